"""Counts the sequences of choices from fixed positions, to see at a glance whether the rules have changed.

    python tools/perft.py [NAME ...] [--depth N] [--divide]

Positions and the counts they should have stand in `tests/reference/perft.toml`. `--divide` shows how many
sequences begin with each choice, which leads to the choice where two versions of the rules part. Exit code 1
when a count differs from the file.
"""

from __future__ import annotations

import argparse
import sys
import time
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from game.content.catalog import load_game  # noqa: E402
from game.content.mods import Roots  # noqa: E402
from game.core.rules import AnyRules  # noqa: E402
from game.roots import program_root  # noqa: E402
from game.rules.registry import get_rules  # noqa: E402

FILE = ROOT / "tests" / "reference" / "perft.toml"


def entries() -> dict[str, dict[str, Any]]:
    """What the file says: `game`, `position`, `options`, `counts` and `about` by name; seats are numbers."""
    found = tomllib.loads(FILE.read_text("utf-8"))
    for entry in found.values():
        position = entry["position"]
        if "free" in position:
            position["free"] = {int(seat): boxes for seat, boxes in position["free"].items()}
    return found


def start(rules: AnyRules, entry: dict[str, Any]) -> Any:
    """The state an entry describes, with the shipped data."""
    config = load_game(rules, Roots(program_root() / "data")).config
    return rules.position(config, entry.get("options", {}), entry["position"])


def perft(rules: AnyRules, state: Any, depth: int) -> int:
    """Sequences of `depth` choices from the state; a game that is over has none."""
    decision = rules.decision(state)
    if decision is None:
        return 0
    choices = rules.legal(state, decision.seats[0])
    if depth == 1:
        return len(choices)
    return sum(perft(rules, rules.apply(state, choice, True).state, depth - 1) for choice in choices)


def divide(rules: AnyRules, state: Any, depth: int) -> dict[str, int]:
    """The same by first choice; 1 each at depth 1."""
    decision = rules.decision(state)
    if decision is None:
        return {}
    choices = rules.legal(state, decision.seats[0])
    if depth == 1:
        return {str(choice): 1 for choice in choices}
    return {str(choice): perft(rules, rules.apply(state, choice, True).state, depth - 1) for choice in choices}


def report(name: str, entry: dict[str, Any], depth: int, divided: bool) -> bool:
    """Print an entry's counts; gives True if they are as written."""
    rules = get_rules(entry["game"])
    state = start(rules, entry)
    print(f"{name}: {entry['about']}")
    equal = True
    for plies in range(1, depth + 1):
        began = time.perf_counter()
        count = perft(rules, state, plies)
        seconds = time.perf_counter() - began
        wanted = dict(enumerate(entry["counts"], 1)).get(plies)
        verdict = "not in the file" if wanted is None else "as written" if wanted == count else f"not {wanted}"
        equal = equal and wanted in (None, count)
        print(f"  depth {plies}: {count:>12,}  {verdict}  ({seconds:.2f} s)")
    if divided:
        for choice, count in divide(rules, state, depth).items():
            print(f"    {count:>10,}  {choice}")
    return equal


def main() -> int:
    """The exit code: 0 when all counts are as written."""
    parser = argparse.ArgumentParser(description="Count sequences of choices from fixed positions.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="positions (default: all)")
    parser.add_argument("--depth", type=int, default=3, help="choices in a row (default: 3)")
    parser.add_argument("--divide", action="store_true", help="also by first choice")
    arguments = parser.parse_args()
    known = entries()
    if strange := [name for name in arguments.names if name not in known]:
        parser.error(f"there is no position {strange[0]!r}; there are {', '.join(known)}")
    names = arguments.names or list(known)
    results = [report(name, known[name], max(1, arguments.depth), arguments.divide) for name in names]
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
