"""An instruction tile in one sentence, made from its data, so that a mod's tiles can be read too."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.sentence import capital
from game.core.texts import Texts
from game.rules.space_sheep.config import Condition, Move, Tile

_PLACES = {"first": 0, "second": 1}


def tile_text(tile: Tile, texts: Texts, colours: Sequence[str] = ()) -> str:
    """What a tile says; `colours` are those of its chits, without them it speaks of its first and second chit."""
    words = [texts(f"colour.{name}") for name in colours] or [texts("tile.first"), texts("tile.second")]
    move = _move(tile.move, texts, words)
    if tile.when is None or tile.otherwise is None:
        return capital(texts("tile.plain", move=move))
    otherwise = _move(tile.otherwise, texts, words)
    condition = _condition(tile.when, texts, words)
    return capital(texts("tile.choice", condition=condition, move=move, otherwise=otherwise))


def _move(move: Move, texts: Texts, words: Sequence[str]) -> str:
    piece = texts(f"tile.piece.{move.piece}", colour=words[_PLACES[move.chit]])
    if not isinstance(move.steps, int):
        return texts(f"tile.{move.way}_count", piece=piece, count=texts(f"tile.count.{move.steps}"))
    if move.steps == 0:
        return texts("tile.to", piece=piece)
    return texts(f"tile.{move.way}", n=move.steps, piece=piece)


def _condition(when: Condition, texts: Texts, words: Sequence[str]) -> str:
    piece = texts(f"tile.piece.{when.piece}", colour=words[_PLACES[when.chit]])
    key = "home" if when.state == "home" else f"united_{when.piece}"
    return texts(f"tile.being.{key}", piece=piece)

