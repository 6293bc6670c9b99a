"""What all tests share: no screen, no sound, a home of their own, and the rules for slow and window tests."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile

import pytest
from hypothesis import HealthCheck, settings

LONG = os.environ.get("SHEEPFOLD_LONG") == "1"
WINDOW_TOOLS = ("Xvfb", "xdotool")

_homes: list[str] = []


def pytest_configure(config: pytest.Config) -> None:
    """Before any test module is read, and so before anything imports pygame."""
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")
    os.environ.pop("SHEEPFOLD_ROOT", None)
    _homes.append(tempfile.mkdtemp(prefix="sheepfold-tests-"))
    os.environ["SHEEPFOLD_HOME"] = _homes[-1]
    # The same examples in every run: a red check means a change, not bad luck. The long run seeks new ones.
    slow_machine = [HealthCheck.too_slow, HealthCheck.data_too_large]
    settings.register_profile("ci", derandomize=True, deadline=None, suppress_health_check=slow_machine)
    settings.register_profile(
        "long", deadline=None, max_examples=1000, print_blob=True, suppress_health_check=slow_machine
    )
    settings.load_profile("long" if LONG else "ci")


def pytest_unconfigure(config: pytest.Config) -> None:
    """Leave nothing behind."""
    while _homes:
        shutil.rmtree(_homes.pop(), ignore_errors=True)


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Window tests are skipped by name where they cannot run, but never on CI."""
    if item.get_closest_marker("window") is None:
        return
    missing = [tool for tool in WINDOW_TOOLS if shutil.which(tool) is None]
    if not sys.platform.startswith("linux"):
        missing = ["Linux"]
    if missing and os.environ.get("CI") == "true":
        pytest.fail(f"real-window tests must run on CI, but there is no {' and no '.join(missing)}", pytrace=False)
    if missing:
        pytest.skip(f"real-window tests need {' and '.join(missing)}")


@pytest.fixture(scope="session")
def long_run() -> bool:
    """True under `tools/check.py --long`: use the full counts."""
    return LONG
