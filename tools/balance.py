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
import shlex
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from game.cli.main import INTERRUPTED, greet_nobody  # noqa: E402
from game.cli.progress import Progress  # noqa: E402
from game.cli.simulate import Misuse, configure_series, loaded_for, refuse, series_of  # noqa: E402
from game.content.catalog import BrokenData  # noqa: E402
from game.content.mods import Mod, data_files, find_mods  # noqa: E402
from game.rules.registry import get_rules  # noqa: E402
from game.session.series import Series, play_series  # noqa: E402
from game.session.set_up import presets  # noqa: E402
from game.session.varied import can_vary  # noqa: E402
from tools.balance_report.balanced import balanced  # noqa: E402
from tools.balance_report.compare import differences  # noqa: E402
from tools.balance_report.figures import figures  # noqa: E402
from tools.balance_report.markdown import markdown  # noqa: E402

Pair = tuple[str, Series, Series | None]
"""A preset or "", the series, and the same with the overlay."""


def main(words: Sequence[str] | None = None) -> int:
    """Plays and reports. Exit code 0, 1 when the data cannot be used, 2 for bad arguments."""
    greet_nobody()
    args = _arguments(words)
    try:
        pairs = list(_asked(args))
    except (Misuse, BrokenData) as error:
        return refuse(error)
    try:
        report = _report(args, pairs)
    except KeyboardInterrupt:
        return INTERRUPTED
    text = json.dumps(report) + "\n" if args.json else markdown(report)
    if args.out is None:
        sys.stdout.write(text)
    else:
        args.out.write_text(text, encoding="utf-8", newline="\n")
    return 0


def _report(args: argparse.Namespace, pairs: Sequence[Pair]) -> dict[str, Any]:
    """Everything the report says, as plain values; see `_run` for its parts."""
    first = pairs[0][1]
    return {
        "command": _command(args), "game": first.game_id, "seats": args.seats, "bots": list(first.levels),
        "games": first.games, "seed": first.seed, "vary": first.vary,
        "runs": [_run(preset, before, after, args.jobs) for preset, before, after in pairs],
    }  # fmt: skip


def _arguments(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    configure_series(parser)
    parser.add_argument("--overlay", type=Path, metavar="FOLDER", help="a folder of mods, or a mod: before and after")
    parser.add_argument("--all-presets", action="store_true", help="one report after the other, for all that fit")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of Markdown")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write the report there")
    parser.set_defaults(vary=True)
    return parser.parse_args(words)


def _asked(args: argparse.Namespace) -> Iterator[Pair]:
    """What is to be played: for each preset its name, the series, and the one with the overlay.

    What would be set aside of an overlay is an error here: the report would not show the change.
    """
    if args.out is not None and not args.out.resolve().parent.is_dir():
        raise Misuse(f"There is no folder {args.out.parent} for the report (--out).")
    shipped, changed = loaded_for(args, ()), None
    if args.overlay is not None:
        changed = loaded_for(args, _mods(args.overlay, args.game))
        if changed.problems:
            raise BrokenData(changed.problems)
    for preset in _presets(args, shipped.config):
        asked = _with_usual(argparse.Namespace(**{**vars(args), "preset": preset}))
        yield preset or "", series_of(asked, shipped), series_of(asked, changed) if changed is not None else None


def _presets(args: argparse.Namespace, config: Any) -> list[str | None]:
    if not args.all_presets:
        return [args.preset]
    if args.preset is not None:
        raise Misuse("All presets or one of them: leave out --preset or --all-presets.")
    known = presets(args.game, config).items()
    fitting: list[str | None] = [name for name, p in known if p.min_seats <= args.seats <= p.max_seats]
    if not fitting:
        raise Misuse(f"{args.game} has no presets for {args.seats} seats (--all-presets).")
    return fitting


def _with_usual(args: argparse.Namespace) -> argparse.Namespace:
    """With the options that let everything take part, unless the set-up was chosen."""
    chosen = {setting.partition("=")[0] for setting in args.set}
    usual = balanced(args.game).usual if args.vary and args.preset is None else {}
    args.set = [*args.set, *(f"{key}={value}" for key, value in usual.items() if key not in chosen)]
    args.vary = args.vary and can_vary(get_rules(args.game))
    return args


def _mods(folder: Path, game_id: str) -> list[Mod]:
    mods = find_mods((folder,), game_id)
    if files := data_files(folder / game_id):
        mods.append(Mod(folder.resolve().name, files))
    if not mods:
        raise Misuse(f"There is no change of {game_id} in {folder}; it belongs in <mod>/{game_id}/*.yaml (--overlay).")
    return mods


def _run(preset: str, before: Series, after: Series | None, jobs: int) -> dict[str, Any]:
    """One part of the report."""
    told = f"games of {preset}" if preset else "games"
    first = _played(before, jobs, told)
    second = _played(after, jobs, f"{told} with the overlay") if after is not None else None
    return {
        "preset": preset, "options": dict(before.options), "before": first, "after": second,
        "differences": differences(first, second) if second is not None else None,
    }  # fmt: skip


def _played(series: Series, jobs: int, what: str) -> dict[str, Any]:
    counted = balanced(series.game_id)
    told = Progress(series.games, what) if sys.stderr.isatty() else lambda done: None
    games = play_series(replace(series, witness=counted.witness), jobs, told)
    return figures(series, games, counted)


def _command(args: argparse.Namespace) -> str:
    """What makes this report again; how it is shared among processes and where it goes does not matter."""
    asked = {"game": args.game, "seats": args.seats, "bots": args.bots, "games": args.games, "seed": args.seed}
    asked |= {name: value for name in ("preset", "budget") if (value := getattr(args, name)) is not None}
    if args.overlay is not None:
        asked["overlay"] = args.overlay.name if args.overlay.is_absolute() else args.overlay.as_posix()
    words = [word for name, value in asked.items() for word in (f"--{name}", str(value))]
    words += [word for setting in args.set for word in ("--set", setting)]
    words += ["--all-presets"] if args.all_presets else []
    words += ["--no-rotate"] if args.no_rotate else []
    words += [] if args.vary else ["--no-vary"]
    return shlex.join(["python", "tools/balance.py", *words])


if __name__ == "__main__":
    sys.exit(main())
