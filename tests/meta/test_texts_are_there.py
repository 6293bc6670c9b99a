"""Every text that the code asks for by a whole key is in the data.

A game's own modules find it among that game's texts or the program's; modules that serve several games may ask for what
only some of them have.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from game.content.mods import Roots
from game.content.texts import load_texts
from game.roots import program_root
from game.rules.registry import GAME_IDS
from tests.meta.source import Source, calls, game

ASKING = ("texts", "_texts", "Reason")
ROOTS = Roots(program_root() / "data")
FEWEST = 200


def asked(source: Source) -> Iterator[tuple[int, str]]:
    """The line of each call that asks for a text, and the key, where it stands there whole."""
    for line, name, call in calls(source.tree):
        first = call.args[0] if call.args else None
        if name.split(".")[-1] in ASKING and isinstance(first, ast.Constant) and isinstance(first.value, str):
            key = first.value
            yield line, key if name != "Reason" or "." in key else f"reason.{key}"


def games_of(source: Source) -> tuple[str, ...]:
    """The games whose own module it is."""
    own = [part.removesuffix(".py") for part in source.path.split("/")]
    return tuple(game_id for game_id in GAME_IDS if game_id in own)


def test_every_key_in_the_code_is_in_the_data() -> None:
    texts = {game_id: load_texts(ROOTS, game_id).texts for game_id in GAME_IDS}
    missing, found = [], 0
    for source in game():
        games = games_of(source)
        for line, key in asked(source):
            found += 1
            there = [key in texts[game_id] for game_id in games or GAME_IDS]
            if not (all(there) if games else any(there)):
                missing.append(f"{source.path}:{line}: {key}")
    assert not missing, "\n".join(missing)
    assert found > FEWEST
