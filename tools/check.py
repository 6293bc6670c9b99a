#!/usr/bin/env python3
"""Checks Sheepfold from a fresh copy: sets up the development tools, then runs everything that CI runs.

    python3 tools/check.py            everything; two to four minutes on two cores
    python3 tools/check.py --fast     without the tests marked slow; about one minute
    python3 tools/check.py --long     with the full counts that an ordinary run samples

Every step runs even if one before it failed. pytest comes last, so its summary is the last thing printed;
the exit code is 0 only if all steps passed. Arguments after `--` go to pytest, for example `-- -k undo`.
"""

from __future__ import print_function

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time

import _setup


def read_arguments(arguments):
    """The options and, apart, what stands after `--`."""
    cut = arguments.index("--") if "--" in arguments else len(arguments)
    parser = argparse.ArgumentParser(
        prog="tools/check.py",
        description="Set up the development tools, then run everything that CI runs.",
        epilog="Arguments after -- go to pytest, for example: tools/check.py --fast -- -k undo",
    )
    length = parser.add_mutually_exclusive_group()
    length.add_argument("--fast", action="store_true", help="leave out the tests marked slow")
    length.add_argument("--long", action="store_true", help="run the full counts (sets SHEEPFOLD_LONG=1)")
    parser.add_argument("--setup", action="store_true", help="only set up the development tools")
    return parser.parse_args(arguments[:cut]), arguments[cut + 1 :]


def steps():
    """Name and command of every step before the tests."""
    python = _setup.venv_python()
    scripts = os.path.dirname(python)
    return [
        ("ruff", [python, "-m", "ruff", "check", "."]),
        ("mypy", [python, "-m", "mypy"]),
        ("import contracts", [os.path.join(scripts, "lint-imports"), "--no-logo"]),
        ("data", [python, "-m", "game", "validate"]),
    ]


def pytest_command(options, extra):
    """The pytest run for these options."""
    command = [_setup.venv_python(), "-m", "pytest", "-q", "-n", "2", "--dist", "worksteal"]
    if options.fast:
        command += ["-m", "not slow"]
    if options.long:
        command += ["-o", "timeout=3600"]
    return command + extra


def environment(options, home):
    """The steps' environment: no real screen, sound or user folders."""
    env = _setup.child_environment()
    env.pop("PYTHONDONTWRITEBYTECODE", None)  # or every worker compiles, and makes asserts talk, all over again
    env.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", SHEEPFOLD_HOME=home, PYTHONUTF8="1")
    if options.long:
        env["SHEEPFOLD_LONG"] = "1"
    return env


def run(name, command, env):
    """Run one step and say how it went; gives True if it passed."""
    print("== %s" % name, flush=True)
    started = time.time()
    passed = subprocess.call(command, cwd=_setup.ROOT, env=env) == 0
    print("   %s in %.1f s\n" % ("passed" if passed else "FAILED", time.time() - started), flush=True)
    return passed


def main(arguments):
    """Run all steps; gives the exit code."""
    options, extra = read_arguments(arguments)
    try:
        _setup.set_up(_setup.DEV_LOCK)
    except _setup.SetupError as error:
        _setup.die(error)
    if options.setup:
        return 0
    home = tempfile.mkdtemp(prefix="sheepfold-check-")
    try:
        env = environment(options, home)
        failed = [name for name, command in steps() if not run(name, command, env)]
        if failed:
            print("== failed before the tests: %s\n" % ", ".join(failed), flush=True)
        print("== tests", flush=True)
        tests = subprocess.call(pytest_command(options, extra), cwd=_setup.ROOT, env=env)
    finally:
        shutil.rmtree(home, ignore_errors=True)
    return 1 if failed else tests


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
