"""`python -m game` and the command `sheepfold`: hands over to the command line."""

import sys

from game.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
