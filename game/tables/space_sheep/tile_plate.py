"""The instruction under a planet, in words and chits: as long as there is room for, at last in signs.

A form is a text with line breaks in which pieces stand as `<sheep-red>`: a chit and the piece's name, or in signs the
piece's picture. The first form that fits the plate is taken; the whole sentence is told by the tooltip.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pygame

from game.core.texts import Texts
from game.render import svg
from game.render.theme import TextStyle, Theme
from game.rules.space_sheep.config import Condition, Move
from game.rules.space_sheep.ring import SHEEP, Instruction
from game.tables.space_sheep.looks import INK, PAPER, sheep_picture, shepherd_picture
from game.tables.space_sheep.ring_plan import text_height

_PIECE = re.compile(r"<(\w+)-(\w+)>")
_FACE = TextStyle("serif-bold", 20, INK).face


def lines_of(instruction: Instruction) -> int:
    """How many lines an instruction has when nothing is shortened."""
    tile = instruction.tile
    return 3 if tile.when is not None else 1 if isinstance(tile.move.steps, int) else 2


def forms(instruction: Instruction, ring: Sequence[str], texts: Texts) -> Iterator[tuple[str, bool]]:
    """The instruction from its longest form to its shortest, and whether pieces are shown as pictures."""
    tile, colours = instruction.tile, [ring[chit] for chit in instruction.chits]
    if tile.when is None or tile.otherwise is None:
        for length in ("long", "short"):
            yield _move(tile.move, colours, texts, length), False
        yield _move(tile.move, colours, texts, "short"), True
        return
    move, otherwise = (_move(part, colours, texts, "short") for part in (tile.move, tile.otherwise))
    for length, signs in (("long", False), ("short", False), ("short", True), ("tight", True), ("tightest", True)):
        condition = _condition(tile.when, colours, texts, "long" if length == "long" else "short")
        yield texts(f"plate.choice.{length}", condition=condition, move=move, otherwise=otherwise), signs


def _piece(part: Move | Condition, colours: Sequence[str]) -> str:
    return f"<{part.piece}-{colours[1 if part.chit == 'second' else 0]}>"


def _move(move: Move, colours: Sequence[str], texts: Texts, length: str) -> str:
    piece = _piece(move, colours)
    if not isinstance(move.steps, int):
        count = texts(f"plate.count.{move.steps}")
        return texts(f"plate.{length}.{move.way}_count", piece=piece, count=count)
    if not move.steps:
        return texts(f"plate.{length}.to", piece=piece)
    return texts(f"plate.{length}.{move.way}", n=move.steps, piece=piece)


def _condition(when: Condition, colours: Sequence[str], texts: Texts, length: str) -> str:
    return texts(f"plate.when.{length}_{when.state}", piece=_piece(when, colours))


@dataclass(frozen=True, slots=True)
class _Set:
    """A form set in a size: for every line its pieces (picture or word, x), all in pixels."""

    size: tuple[int, int]
    px: int
    line: int
    lines: tuple[tuple[tuple[str, bool, int, int], ...], ...]


def set_form(theme: Theme, form: str, signs: bool, px: int, texts: Texts) -> _Set:
    """Words and pictures of a form in their places, every line from 0."""
    lines, widest = [], 0
    space = theme.fonts.width(_FACE, px, " ")
    for text in form.split("\n"):
        x, parts = 0, []
        for name, picture in _tokens(text.strip(), signs, texts):
            wide = _picture_side(px, signs) if picture else theme.fonts.width(_FACE, px, name)
            parts.append((name, picture, x, wide))
            x += wide + space
        widest = max(widest, x - space)
        lines.append(tuple(parts))
    line = round(px * (1.42 if signs else 1.3))
    return _Set((widest, line * len(lines)), px, line, tuple(lines))


def _picture_side(px: int, signs: bool) -> int:
    return round(px * (1.62 if signs else 1.3))


def _tokens(text: str, signs: bool, texts: Texts) -> Iterator[tuple[str, bool]]:
    for word in text.split():
        found = _PIECE.match(word)
        if found is None:
            yield word, False
            continue
        kind, colour = found.groups()
        rest = word[found.end() :]
        if signs:
            yield sheep_picture(colour) if kind == SHEEP else shepherd_picture(colour), True
            if rest not in ("", ","):
                yield rest, False
        else:
            yield f"seats/seat-{colour}", True
            yield texts(f"plate.piece.{kind}") + rest, False


def fitting(theme: Theme, instruction: Instruction, ring: Sequence[str], texts: Texts, room: tuple[int, int]) -> _Set:
    """The longest form that fits, a little smaller if that helps; the last one if none does."""
    full, least = text_height(theme), theme.text_px(12)
    form: _Set | None = None
    for text, signs in forms(instruction, ring, texts):
        for px in sorted({full, max(least, round(full * 0.9))}, reverse=True):
            form = set_form(theme, text, signs, px, texts)
            if form.size[0] <= room[0] and form.size[1] <= room[1]:
                return form
    assert form is not None
    while form.px > 8 and (form.size[0] > room[0] or form.size[1] > room[1]):
        form = set_form(theme, text, signs, form.px - 1, texts)
    return form


def plate_picture(
    theme: Theme, instruction: Instruction, ring: Sequence[str], texts: Texts, room: tuple[int, int]
) -> pygame.Surface:
    """The plate with its instruction, no larger than it needs to be; its upper edge is that of the room."""
    key = ("space-plate", instruction.tile, instruction.chits, tuple(ring), room, theme.unit)
    return theme.assets.keep(key, lambda: _plate(theme, instruction, ring, texts, room))


def _plate(
    theme: Theme, instruction: Instruction, ring: Sequence[str], texts: Texts, room: tuple[int, int]
) -> pygame.Surface:
    pad = theme.px(6 if theme.compact else 10), theme.px(3 if theme.compact else 5)
    form = fitting(theme, instruction, ring, texts, (room[0] - 2 * pad[0], room[1] - 2 * pad[1]))
    wide, high = form.size[0] + 2 * pad[0], form.size[1] + 2 * pad[1]
    unit = theme.unit
    w, h, shadow = wide / unit, high / unit, 4.0
    body = svg.rect((1, shadow, w - 2, h - 1), 8, "#0b0e1a", extra='fill-opacity="0.5"')
    body += svg.rect((1.3, 1.3, w - 2.6, h - 2.6), 8, PAPER, INK, 2.5)
    size = wide, high + theme.px(shadow)
    out = theme.assets.drawn(svg.svg(w, size[1] / unit, body), size)
    for number, line in enumerate(form.lines):
        middle = pad[1] + number * form.line + form.line // 2
        free = (form.size[0] - (line[-1][2] + line[-1][3])) // 2 if line else 0
        for name, picture, x, side in line:
            if picture:
                image = theme.assets.image(name, (side, side))
            else:
                image = theme.fonts.word(_FACE, form.px, name, INK)
            out.blit(image, image.get_rect(midleft=(pad[0] + free + x, middle)))
    return out
