#!/usr/bin/env python3
"""Plays Sheepfold from a fresh copy: sets up what it needs the first time, then opens the program.

    python3 tools/play.py                 set up if need be, and play
    python3 tools/play.py --setup         only set up
    python3 tools/play.py validate        anything else goes to `python -m game`, here: check the data
"""

from __future__ import print_function

import os
import subprocess
import sys

import _setup


def main(arguments):
    """Set up, then hand over; gives the program's exit code."""
    try:
        _setup.set_up(_setup.PLAY_LOCK)
    except _setup.SetupError as error:
        _setup.die(error)
    if arguments == ["--setup"]:
        print("Sheepfold is set up. Play it with: python3 tools/play.py")
        return 0
    # -P keeps a folder or file called `game` in the caller's folder from being taken for the program.
    command = [_setup.venv_python(), "-P", "-m", "game"] + arguments
    if os.name == "nt":
        return subprocess.call(command, env=_setup.child_environment())
    sys.stdout.flush()
    return os.execve(command[0], command, _setup.child_environment())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
