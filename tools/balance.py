"""Lets bots play many games and reports on every card, Shepherd, tile and so on: how often it was there, was taken and
was used, and how those games ended.

    python tools/balance.py --game the_sheep --seats 2 --bots easy --games 200 --jobs 2
    python tools/balance.py --game the_sheep --seats 2 --bots easy --games 200 --jobs 2 --overlay mods

Takes the arguments of `simulate`. The data is as it is shipped, without your mods; with `--overlay` the same games are
played before and after the change. For each game is drawn who takes part, unless --set says so (--no-vary: never).
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from game.cli.progress import Progress  # noqa: E402
from game.cli.simulate import BROKEN_DATA, MISUSE, Misuse, configure_series, loaded_for, series_of  # noqa: E402
from game.content.catalog import BrokenData  # noqa: E402
from game.content.mods import Mod, data_files, find_mods  # noqa: E402
from game.session.series import Series, play_series  # noqa: E402
from tools.balance_report.balanced import balanced  # noqa: E402
from tools.balance_report.figures import figures  # noqa: E402
from tools.balance_report.markdown import markdown  # noqa: E402


def main(words: Sequence[str] | None = None) -> int:
    """Plays and reports. Exit code 0, 1 when the data cannot be used, 2 for bad arguments."""
    args = _arguments(words)
    try:
        before = series_of(args, loaded_for(args, ()))
        after = _changed(args) if args.overlay is not None else None
    except Misuse as error:
        print(error, file=sys.stderr)
        return MISUSE
    except BrokenData as broken:
        print(broken, file=sys.stderr)
        return BROKEN_DATA
    report = {
        "command": _command(args), "game": before.game_id, "seats": args.seats, "bots": list(before.levels),
        "seed": before.seed, "options": dict(before.options), "vary": before.vary,
        "figures": _played(before, args.jobs, "games"),
        "after": _played(after, args.jobs, "games with the overlay") if after is not None else None,
    }  # fmt: skip
    text = json.dumps(report) + "\n" if args.json else markdown(report)
    if args.out is None:
        sys.stdout.write(text)
    else:
        args.out.write_text(text, encoding="utf-8", newline="\n")
    return 0


def _arguments(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    configure_series(parser)
    parser.add_argument("--overlay", type=Path, metavar="FOLDER", help="a folder of mods, or a mod: before and after")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of Markdown")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write the report there")
    parser.set_defaults(vary=True)
    return parser.parse_args(words)


def _changed(args: argparse.Namespace) -> Series:
    """The series with the overlay. What would be set aside is an error here: the report would not show the change."""
    loaded = loaded_for(args, _mods(args.overlay, args.game))
    if loaded.problems:
        raise BrokenData(loaded.problems)
    return series_of(args, loaded)


def _mods(folder: Path, game_id: str) -> list[Mod]:
    mods = find_mods((folder,), game_id)
    if files := data_files(folder / game_id):
        mods.append(Mod(folder.resolve().name, files))
    if not mods:
        raise Misuse(f"There is no change of {game_id} in {folder}; it belongs in <mod>/{game_id}/*.yaml (--overlay).")
    return mods


def _played(series: Series, jobs: int, what: str) -> dict[str, Any]:
    counted = balanced(series.game_id)
    told = Progress(series.games, what) if sys.stderr.isatty() else lambda done: None
    games = play_series(replace(series, witness=counted.witness), jobs, told)
    return figures(series, games, counted)


def _command(args: argparse.Namespace) -> str:
    """What makes this report again; how it is shared among processes and where it goes does not matter."""
    words = [f"--game {args.game} --seats {args.seats} --bots {args.bots} --games {args.games} --seed {args.seed}"]
    words += [f"--preset {args.preset}"] if args.preset else []
    words += [f"--set {setting}" for setting in args.set]
    words += [f"--budget {args.budget}"] if args.budget else []
    words += ["--no-rotate"] if args.no_rotate else []
    words += [] if args.vary else ["--no-vary"]
    if args.overlay is not None:
        words.append(f"--overlay {args.overlay.name if args.overlay.is_absolute() else args.overlay.as_posix()}")
    return " ".join(["python tools/balance.py", *words])


if __name__ == "__main__":
    sys.exit(main())
