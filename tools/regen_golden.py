"""Writes the golden playthroughs anew: whole games in text, one for each way a game can end.

    python tools/regen_golden.py [--check]

Each is played with a fixed seed and choices made at random from a second one, and written to
`tests/golden/<game>/<name>.txt`: who was asked what, what they chose, what happened, how the table looked then.
Where time runs, some of it passes before every choice.
A file that changes shows exactly what a change of the rules does to whole games: read the difference before
committing it. `--check` writes nothing and ends with 1 when a file differs.
"""

from __future__ import annotations

import argparse
import difflib
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from game.content.catalog import load_game  # noqa: E402
from game.content.mods import Roots  # noqa: E402
from game.core.action import Action, Tick  # noqa: E402
from game.core.decision import Ask, Decision  # noqa: E402
from game.core.event import Event  # noqa: E402
from game.core.record import state_hash  # noqa: E402
from game.core.rng import Rng  # noqa: E402
from game.core.rules import AnyRules  # noqa: E402
from game.roots import program_root  # noqa: E402
from game.rules.registry import get_rules  # noqa: E402

FOLDER = ROOT / "tests" / "golden"
LONGEST_THOUGHT = 9000
"""Milliseconds before a choice, at most."""


@dataclass(frozen=True, slots=True)
class Playthrough:
    """One game: dealt from `seed`, or begun at `position`; `choices` seeds the players, `end` is how it ends."""

    name: str
    end: str
    seats: int
    seed: int
    choices: int
    options: Mapping[str, Any] = field(default_factory=dict)
    position: Mapping[str, Any] | None = None


PLAYTHROUGHS: dict[str, tuple[Playthrough, ...]] = {
    "shear_panic": (
        Playthrough("last_space", "last_space", 4, 1291, 1291),
        Playthrough("last_space_chosen_colours", "last_space", 3, 5, 5, {"first_seat": 2, "colour_1": "green"}),
        Playthrough("mats_empty", "mats_empty", 2, 3369, 3369),
        Playthrough("one_colour", "one_colour", 4, 2046, 2046),
        Playthrough(
            "empty_flock", "empty_flock", 3, 3, 1,
            position={
                "turn": 1, "flock": ["BRY"], "facing": "north", "marker": 44, "scores": [20, 22, 25],
                "free": {
                    0: {"lamb_slam": [3], "ewe_turn": [1, 2]},
                    1: {"line_push": [1, 2], "ewe_turn": [1]},
                    2: {"wool_rule": [2, 3], "boing": [3]},
                },
            },
        ),
    ),
    "wild_west": (
        Playthrough("most_sheep", "goal", 4, 50, 50, {"characters": "advanced"}),
        Playthrough("contract_decides", "goal", 5, 36, 36, {"characters": "advanced"}),
        Playthrough("shared_victory", "goal", 4, 35, 35),
    ),
    "space_sheep": (
        Playthrough("family_won", "home", 3, 1758, 1758),
        Playthrough("cards_run_out", "no_cards", 2, 1064, 1064),
        Playthrough("wolf_in_real_time", "wolf", 3, 2921, 2921, {"pace": "normal"}),
        Playthrough("defenders_doubt", "parity", 5, 3767, 3767, {"infiltrators": 2, "cards": 6}),
        Playthrough("traitor_found", "home", 5, 1085, 1085, {"infiltrators": 1, "cards": 6, "pace": "normal"}),
    ),
    "the_sheep": (
        Playthrough("a_caravan_is_lost", "caravan", 3, 79, 79),
        Playthrough("four_on_the_levels", "caravan", 4, 57, 57, {"map": "levels", "caravans": 3}),
        Playthrough(
            "all_home", "safe", 2, 1, 1, {"caravans": 2},
            position={
                "day": 9, "stage": "by_day", "at": {0: [16, 4], 1: [15, 4]}, "essence": {0: 4},
                "caravans": {"apothecary": [16, 4], "tinker": [17, 5]},
                "sheep": [{"tier": "lesser", "at": [16, 4]}, {"tier": "standard", "at": [15, 4]}],
            },
        ),
        Playthrough(
            "foul_water", "pollution", 2, 1, 1,
            position={
                "stage": "avert", "event": "the_hush", "slot": 2, "lit": {0: 2, 1: 1},
                "tiles": [{"tile": t, "side": "major"} for t in ("the_seep", "fire_damp", "violet_well")],
            },
        ),
    ),
}  # fmt: skip


def told(rules: AnyRules, config: Any, play: Playthrough) -> Iterator[str]:
    """The lines of a playthrough."""
    events: tuple[Event, ...] = ()
    if play.position is None:
        step = rules.new(config, play.seats, play.options, play.seed)
        state, events = step.state, step.events
        opening = "dealt"
    else:
        described = {"seats": play.seats, "seed": play.seed, **play.position}
        state, opening = rules.position(config, play.options, described), "begun in the middle"
    options = ", ".join(f"{key} {value}" for key, value in play.options.items()) or "no options"
    yield f"{rules.info.id}, {play.seats} seats, {options}, {opening} with seed {play.seed}, choices {play.choices}"
    yield ""
    yield from _moment(rules, state, events)
    rng, number = Rng(play.choices), 0
    while (decision := rules.decision(state)) is not None:
        number += 1
        action: Action
        if decision.sand is not None and number % 2:
            action = Tick(None, 1 + rng.below(LONGEST_THOUGHT))
            yield f"{number}. time passes"
        else:
            ask = _ask(decision, rng)
            legal = rules.legal(state, ask.seat)
            action = rng.choice(legal)
            yield f"{number}. seat {ask.seat}, {ask.prompt}, {len(legal)} choices"
        step = rules.apply(state, action)
        state = step.state
        yield f"   > {action}"
        yield from _moment(rules, state, step.events)
    yield from _end(rules, state)


def _ask(decision: Decision, rng: Rng) -> Ask:
    """Who acts: more often than not whoever the game waits for."""
    first = next(ask for ask in decision.asks if not ask.optional)
    return first if len(decision.asks) == 1 or rng.below(3) else rng.choice(decision.asks)


def _moment(rules: AnyRules, state: Any, events: tuple[Event, ...]) -> Iterator[str]:
    """What happened, and the table after it."""
    for event in events:
        yield f"   {event}"
    yield from (line.rstrip() for line in _DRAWN[rules.info.id](rules.describe_position(state)))  # type: ignore[attr-defined]
    yield ""


def _shear_panic(at: Mapping[str, Any]) -> Iterator[str]:
    """The flock as letters, and what is beside it."""
    scores = " ".join(map(str, at["scores"]))
    beside = [f"facing {at['facing']}", f"marker {at['marker']}, {at['field']}", f"scores {scores}"]
    if any(at["buttons"]):
        beside.append("buttons " + " / ".join(" ".join(map(str, row)) or "none" for row in at["buttons"]))
    rows = [" ".join(row) for row in at["flock"]] or ["(nobody)"]
    width = max(map(len, rows))
    for n in range(max(len(rows), len(beside))):
        row, note = (part[n] if n < len(part) else "" for part in (rows, beside))
        yield f"       {row:<{width}}    {note}"


def _wild_west(at: Mapping[str, Any]) -> Iterator[str]:
    """A line a place: its card (in brackets while it lies face down), sheep beside it, meeples; then the seats."""
    for number, card in enumerate(at["locations"]):
        place = _PLACES[number]
        there = " ".join(str(seat) for seat, where in sorted(at["placed"].items()) if where == place)
        shown = card if place in at["turned"] else f"({card})"
        beside = f"    sheep {at['tokens'][number]}    meeples {there or 'none'}"
        yield f"       {place:<8} {shown:<15}{beside}"
    people = " ".join(f"{seat}:{name}" for seat, name in sorted(at["characters"].items()))
    yield f"       {at['stage']}, Headman {at['headman']}{', wild' if at['wild_head'] else ''}    {people}"
    lying = f"    beside {' '.join(map(str, at['tokens']))}" if not at["locations"] else ""
    contracts = f"    contracts {' '.join(map(str, at['contracts']))}" if at["contracts"] else ""
    yield f"       sheep {' '.join(map(str, at['sheep']))}{contracts}{lying}"


def _space_sheep(at: Mapping[str, Any]) -> Iterator[str]:
    """The ring with its pieces as columns, the Wolf and the sand, the cards; who is ousted and who points at whom."""
    width = max(map(len, at["ring"])) + 2
    for name, row in (("systems", at["ring"]), ("shepherds", at["shepherds"]), ("sheep", at["sheep"])):
        yield f"       {name:<10}" + "".join(f"{colour:<{width}}" for colour in row)
    wolf = f"Wolf {'stands' if at['standing'] else 'lies'} at {at['wolf']}"
    turn = f", seat {at['turn']}{' has acted' if at['acted'] else ''}" if at["stage"] != "over" else ""
    asked = f"{at['stage']}{turn}, Commander {at['commander']}"
    yield f"       {asked}    {wolf}, sand {at['sand']}{', owed ' + str(at['owed']) if at['owed'] else ''}"
    console = " ".join(f"{card}:{seat}" for card, seat in at["console"]) or "empty"
    piles = f"pile {len(at['deck'])}, played {len(at['face_up'])}, down {len(at['face_down'])}"
    yield f"       {piles}    console {console}"
    yield "       hands " + " / ".join(" ".join(cards) or "none" for _, cards in sorted(at["hands"].items()))
    pointing = " ".join(f"{seat}>{other}" for seat, other in sorted(at["points"].items()))
    if at["infiltrators"]:
        traitors, ousted = (" ".join(map(str, at[key])) or "none" for key in ("infiltrators", "ousted"))
        yield f"       Infiltrators {traitors}, ousted {ousted}, pointing {pointing or 'nobody'}"


def _the_sheep(at: Mapping[str, Any]) -> Iterator[str]:
    """The moment; the Shepherds; the Caravans; the Sheep hex by hex as tiers with their damage."""
    force = " ".join(filter(None, (at["sign"], at["event"], at["mutation"]))) or "nothing"
    tiles = " ".join(f"{t['tile']}:{t['side']}" for t in at["tiles"]) or "none"
    pending = f"    pending {' '.join(at['pending'])}" if at["pending"] else ""
    when = f"{at['half']} {at['day']}, {at['stage']}"
    yield f"       {when}    in force {force}    slot {at['slot']}, tiles {tiles}{pending}"
    for seat, place in sorted(at["at"].items()):
        marks = f"lit {at['lit'][seat]} essence {at['essence'][seat]} corruption {at['corruption'][seat]}"
        cards = " ".join((*at["traits"][seat], *at["cards"][seat]))
        yield f"       {seat} at {place}    {marks} experience {at['experience'][seat]}    {cards}"
    caravans = (f"{name} {row['at']} bears {row['corruption']}" for name, row in at["caravans"].items())
    yield "       " + ", ".join(caravans)
    flock: dict[str, list[str]] = {}
    for sheep in at["sheep"]:
        hurt = str(sheep["damage"]) if sheep["damage"] else ""
        flock.setdefault(str(sheep["at"]), []).append(sheep["tier"][0].upper() + hurt)
    yield "       " + ("; ".join(f"{place} {' '.join(sheep)}" for place, sheep in flock.items()) or "no Sheep")


_PLACES = ("field_1", "field_2", "field_3", "wild")
_DRAWN: dict[str, Callable[[Mapping[str, Any]], Iterator[str]]] = {
    "shear_panic": _shear_panic, "wild_west": _wild_west, "space_sheep": _space_sheep,
    "the_sheep": _the_sheep,
}  # fmt: skip


def _end(rules: AnyRules, state: Any) -> Iterator[str]:
    outcome = rules.outcome(state)
    assert outcome is not None
    winners = f"won by seat {', '.join(map(str, outcome.winners))}" if outcome.winners else "won by nobody"
    yield f"ended by {outcome.reason}; {winners}"
    if rules.info.real_time:
        yield f"hash {state_hash(state.to_dict())}"
    for seat, score in enumerate(outcome.scores):
        parts = [f"{line.source} {line.points}" for line in outcome.breakdown if line.seat == seat]
        yield f"   seat {seat}: {score} = {', '.join(parts)}"


def texts() -> dict[Path, str]:
    """Every golden file with the text it should have."""
    out = {}
    for game_id, plays in PLAYTHROUGHS.items():
        rules = get_rules(game_id)
        config = load_game(rules, Roots(program_root() / "data")).config
        for play in plays:
            out[FOLDER / game_id / f"{play.name}.txt"] = "\n".join(told(rules, config, play)) + "\n"
    return out


def differences(wanted: Mapping[Path, str]) -> list[str]:
    """For every file that is missing, needless or different, where it first differs."""
    out = []
    for path, text in wanted.items():
        name = path.relative_to(ROOT).as_posix()
        if not path.is_file():
            out.append(f"{name} is missing")
        elif (old := path.read_text("utf-8")) != text:
            lines = difflib.unified_diff(old.splitlines(), text.splitlines(), name, "as it is now", lineterm="", n=3)
            out.append("\n".join(list(lines)[:20]))
    extra = sorted(set(FOLDER.glob("*/*.txt")) - set(wanted))
    return out + [f"{path.relative_to(ROOT).as_posix()} belongs to no playthrough" for path in extra]


def main() -> int:
    """The exit code: 1 when --check finds a difference."""
    parser = argparse.ArgumentParser(description="Write the golden playthroughs into tests/golden.")
    parser.add_argument("--check", action="store_true", help="write nothing; show what differs")
    check = parser.parse_args().check
    wanted = texts()
    found = differences(wanted)
    if check:
        print("\n".join(found) if found else f"{len(wanted)} playthroughs, all as written")
        return 1 if found else 0
    for path in set(FOLDER.glob("*/*.txt")) - set(wanted):
        path.unlink()
    for path, text in wanted.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8", newline="\n")
    print(f"{len(wanted)} playthroughs written, {len(found)} of them changed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
