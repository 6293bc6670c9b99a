"""Every game is whole: who knows where one game keeps its things knows it for all of them."""

from __future__ import annotations

import pytest

from game.rules.registry import GAME_IDS, get_rules
from tests.meta.source import ROOT

RULES = ("config", "state", "actions", "events", "legal", "apply", "view", "rules")
FOLDERS = ("tests/rules/{id}", "tests/scenarios/{id}", "tests/golden/{id}", "game/tables/{id}")
FILES = (
    "data/{id}/game.yaml", "data/{id}/text/en.yaml", "data/schema/{id}.json", "tools/balance_report/{id}.py",
)  # fmt: skip


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_registered_game_is_whole(game_id: str) -> None:
    files = [f"game/rules/{game_id}/{name}.py" for name in RULES] + [name.format(id=game_id) for name in FILES]
    missing = [name for name in files if not (ROOT / name).is_file()]
    folders = [name.format(id=game_id) for name in FOLDERS]
    missing += [f"{name}/" for name in folders if not any(path.is_file() for path in (ROOT / name).rglob("*"))]
    if not ((ROOT / f"game/bots/{game_id}.py").is_file() or (ROOT / f"game/bots/{game_id}").is_dir()):
        missing.append(f"game/bots/{game_id}.py")
    assert missing == [], f"{game_id} lacks {', '.join(missing)}"


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_registered_game_knows_itself(game_id: str) -> None:
    info = get_rules(game_id).info
    assert info.id == game_id
    assert 1 <= info.min_seats <= info.max_seats
    assert all(option.default in option.choices for option in info.options)
