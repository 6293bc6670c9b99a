"""Plays a saved game again in words: who did what, what came of it, and the hash of the position at the end.

The text goes to stdout; remarks about the save go to stderr. With `--verify` the exit code tells whether every
action and every hash in the save agrees with the rules.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from game.content.catalog import BrokenData
from game.content.mods import Roots
from game.content.texts import load_texts
from game.core.event import Event, events_for
from game.persist.files import SaveTrouble
from game.persist.journal import Contents
from game.persist.places import find_places
from game.persist.saves import Saves
from game.roots import program_root
from game.rules.registry import GAME_IDS
from game.session.games import load_data, look_at, open_saves
from game.session.history import Entry
from game.session.loading import LoadedSave
from game.session.replay import Replay

HELP = "print a saved game move by move"

DISAGREES = 1
UNUSABLE = 2

Teller = Callable[[Event], str | None]


def configure(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments."""
    parser.add_argument("file", metavar="FILE", help="a save file, or the name of a save")
    parser.add_argument("--to", type=int, metavar="N", help="stop after action N (0: the deal)")
    parser.add_argument("--verify", action="store_true", help="fail when the save does not agree with the rules")


def run(args: argparse.Namespace) -> int:
    """Prints the game. Exit code 0, 1 when `--verify` finds a disagreement, 2 when the save cannot be used."""
    places = find_places()
    contents = _contents(open_saves(places), args.file)
    if isinstance(contents, SaveTrouble):
        return _refuse(contents.sentence)
    roots = Roots(program_root() / "data", (places.mods,))
    game = _game(contents, roots)
    if isinstance(game, SaveTrouble):
        return _refuse(game.sentence)
    if game.note:
        print(game.note, file=sys.stderr)
    replay = Replay(game.session)
    first = replay.entry.number
    replay.end()
    last = replay.entry.number
    if args.to is not None and not replay.jump_action(args.to):
        return _refuse(f"There is no action {args.to} in this game; it has {first} to {last}.")
    for line in _lines(replay, _teller(game, roots)):
        print(line)
    return DISAGREES if args.verify and (not game.verified or contents.damage) else 0


def _contents(saves: Saves, name: str) -> Contents | SaveTrouble:
    path = Path(name)
    if not path.is_file():
        found = saves.find(name)
        if found is None:
            return SaveTrouble(f'There is no file and no save of the name "{name}".')
        path = found.path
    return saves.read(path)


def _game(contents: Contents, roots: Roots) -> LoadedSave | SaveTrouble:
    game_id = contents.header.game
    if game_id not in GAME_IDS:
        return SaveTrouble(f'It is for a game that this copy does not have: "{game_id}".')
    try:
        return look_at(contents, load_data(game_id, roots))
    except BrokenData as error:
        return SaveTrouble(f"The program's data cannot be used:\n{error}")


def _lines(replay: Replay, teller: Teller) -> Iterator[str]:
    for entry in replay.entries:
        yield _heading(entry, replay)
        told = (teller(event) for event in events_for(entry.events, replay.eyes))
        yield from (f"      {text}" for text in told if text)
    yield f"position after action {replay.entry.number}, turn {replay.turn}"
    if (outcome := replay.outcome()) is not None:
        winners = ", ".join(replay.seats[s].name for s in outcome.winners) or "nobody"
        scores = " ".join(map(str, outcome.scores))
        yield f"the end: {outcome.reason}; won by {winners}" + (f"; points {scores}" if scores else "")
    yield f"hash {replay.state_hash()}"


def _heading(entry: Entry, replay: Replay) -> str:
    if entry.action is None:
        return f"{entry.number:4}  the deal" if entry.number == 0 else f"{entry.number:4}  the kept position"
    who = "" if entry.action.seat is None else f"{replay.seats[entry.action.seat].name}: "
    # While others may still be deceived, what was chosen in secret stays out of the text.
    shown = entry.action.verb if replay.secret else str(entry.action)
    return f"{entry.number:4}  {who}{shown}"


def _teller(game: LoadedSave, roots: Roots) -> Teller:
    """Tells an event in the game's own words, or as it is written where the game has none."""
    game_id = game.session.rules.info.id
    module = f"game.rules.{game_id}.describe"
    if find_spec(module) is None:
        return str
    describe = import_module(module).describe_event
    texts = load_texts(roots, game_id).texts
    seats = game.session.seats

    def tell(event: Event) -> str | None:
        sentence = describe(event, texts, lambda seat: seats[seat].name)
        return None if sentence is None else str(sentence.text)

    return tell


def _refuse(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return UNUSABLE
