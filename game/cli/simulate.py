"""Lets bots play many games without a window, and prints what came out.

The JSON object (`--json`) repeats what was asked for and adds: `finished` games; `actions`, and `seconds` of
processor time for them (summed over all games, without audits), with `actions_per_second` and `listed_per_second`
(legal actions laid before the bots); `audit_failures` (positions with something impossible in them); `reasons`
(how games ended -> how many); `wins` by seat and `wins_by_bot` by place in the list of bots (a shared win counts as
a fraction) with `wilson_by_bot`, the 95 % interval of each bot's share; `team_wins` (games a co-operative team won,
else 0); `scores_mean` by place in the list; `actions_per_game`; `seconds_per_move_by_bot` (processor time); `met`
(entries of the data that were followed -> in how many games they came up).
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import fields, replace
from typing import Any

from game.bots.registry import levels
from game.cli.progress import Progress
from game.content.catalog import BrokenData, LoadedGame, load_with
from game.content.mods import Mod, find_mods
from game.core.problems import did_you_mean
from game.core.record import Json
from game.core.rng import Rng
from game.core.rules import BadPosition, GameInfo, Options
from game.core.set_up import Preset
from game.persist.places import find_places
from game.roots import program_root
from game.rules.registry import GAME_IDS, get_rules
from game.session.series import Series, play_series, summary
from game.session.set_up import presets
from game.session.varied import varied
from game.session.witness import Follow

HELP = "let bots play many games without a window, and print the results"

MISUSE = 2
BROKEN_DATA = 1


class Misuse(ValueError):
    """An argument that cannot be used; the text says which, and what would be right."""


def configure(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments."""
    configure_series(parser)
    parser.add_argument(
        "--follow", default="", metavar="ID,...", help="cards and the like: tell in how many games they came up"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")


def configure_series(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments that say what is played."""
    parser.add_argument("--game", required=True, metavar="ID", help=f"which game: {', '.join(GAME_IDS)}")
    parser.add_argument("--seats", required=True, type=int, metavar="N", help="number of players")
    parser.add_argument("--bots", required=True, metavar="A,B,...", help="one bot a seat, by level, or one for all")
    parser.add_argument("--games", type=int, default=100, metavar="K", help="how many games (100)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="where all luck comes from (1)")
    parser.add_argument("--preset", metavar="NAME", help="a named set of options of the game")
    parser.add_argument(
        "--set", action="append", default=[], metavar="KEY=VALUE", help="an option of the game; may be repeated"
    )
    parser.add_argument(
        "--vary", action=argparse.BooleanOptionalAction, default=False,
        help="draw for each game who takes part, where that was left open",
    )  # fmt: skip
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes that share the games (1)")
    parser.add_argument("--budget", type=int, metavar="N", help="iterations for every bot, instead of its own number")
    parser.add_argument("--no-rotate", action="store_true", help="everybody keeps the same seat in all games")


def run(args: argparse.Namespace) -> int:
    """Plays and prints. Exit code 0, 1 when the data cannot be used, 2 for bad arguments."""
    try:
        series = series_of(args, loaded_for(args, find_mods((find_places().mods,), args.game)))
        followed = _followed(args.follow, series.config)
    except (Misuse, BrokenData) as error:
        return refuse(error)
    watched = sys.stderr.isatty() and not args.json
    watching = replace(series, witness=Follow(followed)) if followed else series
    games = play_series(watching, args.jobs, Progress(args.games) if watched else lambda done: None)
    figures = summary(series, games)
    figures["met"] = {name: sum(name in game.told for game in games) for name in followed}
    print(json.dumps(figures) if args.json else _table(figures))
    return 0


def refuse(error: Misuse | BrokenData) -> int:
    """Says on stderr why nothing is played; the exit code."""
    print(error, file=sys.stderr)
    return MISUSE if isinstance(error, Misuse) else BROKEN_DATA


def loaded_for(args: argparse.Namespace, mods: Sequence[Mod]) -> LoadedGame[Any]:
    """The data of the game that was asked for, with these mods. Raises Misuse, and BrokenData."""
    if args.game not in GAME_IDS:
        near = did_you_mean(args.game, GAME_IDS)
        raise Misuse(f'There is no game "{args.game}"{near}; there is {", ".join(GAME_IDS)} (--game).')
    return load_with(get_rules(args.game), program_root() / "data", mods)


def series_of(args: argparse.Namespace, loaded: LoadedGame[Any]) -> Series:
    """What the arguments ask for, with this data; tells on stderr which overlays were set aside. Raises Misuse."""
    rules = get_rules(args.game)
    info: GameInfo = rules.info
    if not info.min_seats <= args.seats <= info.max_seats:
        raise Misuse(f"{args.game} is for {info.min_seats} to {info.max_seats} seats, not {args.seats} (--seats).")
    for name in ("games", "jobs", "budget"):
        value = getattr(args, name)
        if value is not None and value < 1:
            raise Misuse(f"--{name} must be at least 1, not {value}.")
    bots = _bots(args.bots, args.seats, levels(args.game))
    options = _options(args.set, info, args.seats, loaded.config)
    options = {**_preset(args.preset, presets(args.game, loaded.config), info, args.seats), **options}
    for problem in loaded.problems:
        print(problem, file=sys.stderr)
    _try_options(rules, loaded.config, args.seats, options, args.vary)
    return Series(
        args.game, loaded.config, bots, args.games, args.seed, tuple(sorted(options.items())), args.budget,
        not args.no_rotate, args.vary,
    )  # fmt: skip


def _bots(text: str, seats: int, known: Sequence[str]) -> tuple[str, ...]:
    named = [name.strip() for name in text.split(",")]
    for name in named:
        if name not in known:
            raise Misuse(f'There is no bot "{name}"{did_you_mean(name, known)}; there are {", ".join(known)} (--bots).')
    if len(named) == 1:
        named *= seats
    if len(named) != seats:
        raise Misuse(f"--bots names {len(named)} bots for {seats} seats; name one for each seat, or one for all.")
    return tuple(named)


def _preset(name: str | None, known: Mapping[str, Preset], info: GameInfo, seats: int) -> Options:
    """The options of a preset, of which a game may have some by name."""
    if name is None:
        return {}
    if not known:
        raise Misuse(f'{info.id} has no preset "{name}"; it has no presets at all. Use --set KEY=VALUE (--preset).')
    if name not in known:
        near = did_you_mean(name, known)
        raise Misuse(f'{info.id} has no preset "{name}"{near}; it has {", ".join(known)} (--preset).')
    preset = known[name]
    if not preset.min_seats <= seats <= preset.max_seats:
        fitting = f"{preset.min_seats} to {preset.max_seats}"
        raise Misuse(f"The preset {name} is for {fitting} seats, not {seats} (--preset).")
    return preset.options


def _followed(text: str, config: Any) -> tuple[str, ...]:
    """Ids of entries that the data has."""
    sections = (getattr(config, field.name) for field in fields(config))
    known = [str(key) for section in sections if isinstance(section, Mapping) for key in section]
    wanted = [name.strip() for name in text.split(",") if name.strip()]
    for name in wanted:
        if name not in known:
            raise Misuse(f'The data has no entry "{name}"{did_you_mean(name, known)} (--follow).')
    return tuple(wanted)


def _options(settings: Sequence[str], info: GameInfo, seats: int, config: Any) -> dict[str, str | int | bool]:
    """The options that are set, each with a value its game and its data know."""
    choices: dict[str, tuple[str | int | bool, ...]] = {
        key: o.offered(config) for o in info.options for key in o.keys
    }
    choices["first_seat"] = tuple(range(seats))
    choices.update({f"colour_{seat}": info.seat_colours for seat in range(seats) if info.seat_colours})
    out: dict[str, str | int | bool] = {}
    for setting in settings:
        key, equals, text = setting.partition("=")
        if not equals:
            raise Misuse(f'"{setting}" is not of the form KEY=VALUE (--set).')
        if key not in choices:
            near = did_you_mean(key, choices)
            raise Misuse(f'{info.id} has no option "{key}"{near}; it has {", ".join(choices)} (--set).')
        fitting = [c for c in choices[key] if _written(c) == text.lower()]
        if not fitting:
            allowed = ", ".join(map(_written, choices[key]))
            raise Misuse(f'{key} cannot be "{text}"; it is one of {allowed} (--set).')
        out[key] = fitting[0]
    return out


def _written(choice: str | int | bool) -> str:
    return str(choice).lower()


def _try_options(rules: Any, config: Any, seats: int, options: Options, vary: bool) -> None:
    try:
        if vary:
            options = varied(rules, config, seats, options, Rng(0))
        rules.new(config, seats, options, 0)
    except BadPosition as error:
        raise Misuse(f"These options do not go together: {error} (--set).") from None


def _table(figures: dict[str, Json]) -> str:
    """The figures for a person."""
    per_game = figures["actions_per_game"]
    lines = [
        f"{figures['game']}, {figures['seats']} seats, {figures['games']} games from seed {figures['seed']}; "
        f"{figures['finished']} finished, {figures['audit_failures']} audit failures",
        f"{figures['actions']} actions in {figures['seconds']:.1f} s: {figures['actions_per_second']:,.0f} actions and "
        f"{figures['listed_per_second']:,.0f} listed actions a second",
        f"actions a game: {per_game['min']} to {per_game['max']}, half of the games up to {per_game['median']:g}",
        "ended by: " + (", ".join(f"{reason} {n}" for reason, n in figures["reasons"].items()) or "nothing"),
        "wins by seat: " + ", ".join(f"{n:g}" for n in figures["wins"]),
        "",
        f"{'bot':<12}{'wins':>8}{'share':>9}  {'95 % interval':<17}{'mean score':>10}{'ms a move':>11}",
    ]
    for place, level in enumerate(figures["bots"]):
        wins, (low, high) = figures["wins_by_bot"][place], figures["wilson_by_bot"][place]
        share = wins / max(1, figures["finished"])
        score = figures["scores_mean"][place]
        lines.append(
            f"{level:<12}{wins:>8g}{share:>9.1%}  {f'{low:.1%} to {high:.1%}':<17}"
            f"{'-' if score is None else f'{score:.2f}':>10}{figures['seconds_per_move_by_bot'][place] * 1000:>11.2f}"
        )
    lines += [f"{name} came up in {met} of {figures['games']} games" for name, met in figures["met"].items()]
    return "\n".join(lines)
