"""How a card is laid out large: enlarged with everything it has to say, and as a plate in a panel beside the map."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import ceil

import pygame

from game.render.text_layout import layout_text, plain
from game.render.theme import TextStyle, Theme
from game.tables.the_sheep.card_looks import BANDS, UNFRAMED
from game.tables.the_sheep.card_plan import (
    Plan,
    Spot,
    floor_of,
    in_middle,
    marked,
    name_block,
    plate_shape,
    put_icons,
    row_width,
)  # fmt: skip
from game.tables.the_sheep.face import Face
from game.tables.the_sheep.small_plans import corner_badge

LARGE, MUTATION, BY_DAY, EVENT = (320, 448), (296, 500), (296, 372), (208, 336)
"""The usual sizes in units; cards with much to say are higher."""

_LETTERS = 20
_LEAST_PICTURES = ((110, 0), (84, 2), (64, 3), (64, 99))
"""What gives room, one after the other: how low the picture may be, and how much smaller the letters, in units."""
_LEAST_UNFRAMED = (124, 150)
"""A picture that is cut above and below must not be lower, in units: on a plate, on an enlarged card."""
_GROWS_FROM = 2
"""An enlarged card rather grows than have its letters still smaller."""


@dataclass(frozen=True, slots=True)
class _Choice:
    """How a plan is tried: with line and facts, with flavour, with letters so much smaller, with so high a picture."""

    everything: bool
    flavour: bool
    smaller: float
    picture: int


@dataclass(slots=True)
class _Stack:
    """Puts parts below each other on a plan. `smaller` is how much smaller than usual the letters are, in units."""

    plan: Plan
    theme: Theme
    room: pygame.Rect
    smaller: float
    y: int

    def letters(self, usual: float) -> float:
        """A size of letters here."""
        return max(floor_of(self.theme), usual - self.smaller)

    def take(self, height: int, gap: float = 0) -> pygame.Rect:
        """The next so many pixels, and units of air below."""
        rect = pygame.Rect(self.room.left, self.y, self.room.width, height)
        self.y += height + self.theme.px(gap)
        return rect


def tall_plan(theme: Theme, face: Face, size: tuple[int, int], everything: bool = True) -> Plan:
    """A card in at least this size, and as much higher as it must be, with all it says.

    `everything`: with what kind of card it is, its facts and its flavour; else with what counts at the table, and the
    flavour if there is room for it.
    """
    most = round((size[0] - 2 * theme.px(14)) * plate_shape(theme, face))
    for low, smallest in _LEAST_PICTURES[: _GROWS_FROM if everything else None]:
        unframed = _LEAST_UNFRAMED[everything] if face.kind in UNFRAMED else 0
        least = min(most, theme.px(max(low, unframed)))
        for smaller in range(1 + max(0, min(smallest, ceil(_LETTERS - floor_of(theme))))):
            for flavour in (True,) if everything else (True, False) if not smaller else (False,):
                bare = _built(theme, face, (size[0], 0), _Choice(everything, flavour, smaller, 0)).size[1]
                if bare + least <= size[1]:
                    return _built(theme, face, size, _Choice(everything, flavour, smaller, min(most, size[1] - bare)))
    return _built(theme, face, size, _Choice(everything, everything, smaller, least))


def _built(theme: Theme, face: Face, size: tuple[int, int], how: _Choice) -> Plan:
    """The plan under a choice; it is at least as high as what is on it."""
    px, plan = theme.px, Plan(size)
    inner = pygame.Rect(px(14), 0, size[0] - 2 * px(14), size[1])
    name = name_block(theme, face.name, inner.width - px(8), "drawn", 40, BANDS[face.kind].ink)
    plan.band = max(px(52), name.size[1] + px(6))
    plan.add("name", face.name, name, in_middle(pygame.Rect(inner.left, 0, inner.width, plan.band), name))
    stack = _Stack(plan, theme, inner, how.smaller, plan.band + px(10))
    if how.everything:
        _line(stack, face)
    shape = plate_shape(theme, face)
    wide = inner.width if face.kind in UNFRAMED else min(inner.width, round(how.picture / shape))
    plate = stack.take(how.picture, 10)
    plan.plate = pygame.Rect(plate.centerx - wide // 2, plate.top, wide, how.picture)
    corner_badge(plan, theme, face.corner, inner.right)
    _strikes(stack, face)
    _rules(stack, face)
    _rows(stack, face)
    bottom = _Stack(Plan(size), theme, inner, how.smaller, 0)
    _ending(bottom, face, how)
    _join(stack, bottom, size[1])
    return plan


def _join(stack: _Stack, bottom: _Stack, height: int) -> None:
    """Put what stands at the foot there, or below all else where that needs more room."""
    plan, end = stack.plan, stack.theme.px(12)
    top = max(stack.y, height - end - bottom.y) if bottom.y else stack.y
    for words in bottom.plan.words:
        words.room.move_ip(0, top)
    for rect in [*(spot.rect for spot in bottom.plan.spots), *bottom.plan.boxes]:
        rect.move_ip(0, top)
    plan.words += bottom.plan.words
    plan.spots += bottom.plan.spots
    plan.boxes += bottom.plan.boxes
    plan.lines += [line + top for line in bottom.plan.lines]
    plan.size = (plan.size[0], max(height, top + bottom.y + end))


def _line(stack: _Stack, face: Face) -> None:
    style = TextStyle("sans", stack.letters(18), stack.theme.palette.soft, 1.2)
    block = layout_text(stack.theme, plain(face.line), stack.room.width, style, "center")
    stack.plan.add("line", face.line, block, stack.take(block.size[1], 8))


def _strikes(stack: _Stack, face: Face) -> None:
    """Weaknesses and immunities, side by side while there is room, with what they are above the type."""
    if not face.strikes:
        return
    theme, px = stack.theme, stack.theme.px
    side, high = px(40), px(46)
    columns = 2 if len(face.strikes) > 1 else 1
    for first in range(0, len(face.strikes), columns):
        row = stack.take(high, 4)
        for k, icon in enumerate(face.strikes[first : first + columns]):
            cell = pygame.Rect(row.left + k * row.width // 2, row.top, row.width // columns, high)
            stack.plan.spots.append(
                Spot(icon.picture, pygame.Rect(cell.left, cell.top + px(3), side, side), icon.crossed)
            )
            left = cell.left + side + px(8)
            for text, style, top in (
                (icon.head, TextStyle("sans", stack.letters(17), theme.palette.soft, 1.2), cell.top),
                (icon.text, TextStyle("serif-bold", stack.letters(20), None, 1.2), cell.centery - px(1)),
            ):
                block = layout_text(theme, plain(text), None, style)
                stack.plan.add("strike", text, block, pygame.Rect(left, top, cell.right - left, block.size[1]))
    stack.y += px(4)


def _rules(stack: _Stack, face: Face) -> None:
    theme, px = stack.theme, stack.theme.px
    boxed = face.kind == "mutations"
    for rule in face.rules:
        width = stack.room.width - (px(20) if boxed else 0)
        style = TextStyle("serif-bold" if boxed else "serif", stack.letters(_LETTERS), None, 1.18)
        block = layout_text(theme, marked(rule), width, style)
        room = stack.take(block.size[1] + (px(14) if boxed else 0), 7)
        if boxed:
            stack.plan.boxes.append(room)
            room = room.inflate(-px(20), -px(14))
        stack.plan.add("rule", rule.text, block, room)
    stack.y += px(2) if face.rules else 0


def _rows(stack: _Stack, face: Face) -> None:
    """A table: names on the left, icons with numbers in columns."""
    theme, px = stack.theme, stack.theme.px
    for at, row in enumerate(face.rows):
        line = stack.take(px(34), 3)
        if at % 2 == 0:
            stack.plan.boxes.append(line)
        style = TextStyle("serif-bold", stack.letters(20), None, 1.1)
        block = layout_text(theme, plain(row.name), None, style)
        name = pygame.Rect(line.left + px(10), line.top, round(line.width * 0.4) - px(10), line.height)
        stack.plan.add("row", row.name, block, in_middle(name, block))
        width = (line.right - name.right) // max(1, len(row.icons))
        for k, icon in enumerate(row.icons):
            cell = pygame.Rect(name.right + k * width, line.top, width, line.height)
            put_icons(stack.plan, theme, (icon,), cell, px(24), 21, "left")
    stack.y += px(6) if face.rows else 0


def _ending(stack: _Stack, face: Face, how: _Choice) -> None:
    """What stands at the foot: facts, flavour and the icons with their words."""
    theme, px = stack.theme, stack.theme.px
    for text in face.facts if how.everything else ():
        block = layout_text(theme, plain(text), stack.room.width, TextStyle("serif", stack.letters(18), None, 1.18))
        stack.plan.add("fact", text, block, stack.take(block.size[1], 5))
    if how.flavour and face.flavour:
        style = TextStyle("serif-italic", stack.letters(18), theme.palette.soft, 1.2)
        block = layout_text(theme, plain(face.flavour), stack.room.width, style, "center")
        stack.plan.add("flavour", face.flavour, block, stack.take(block.size[1], 8))
    if not face.icons:
        return
    stack.plan.lines.append(stack.y)
    stack.y += px(7)
    told = face.icons
    if how.everything:
        told = tuple(replace(icon, text=icon.word) for icon in dict.fromkeys(face.icons))
    lines = [told] if row_width(theme, told, px(36), 18, px(8)) <= stack.room.width else [(icon,) for icon in told]
    for icons in lines:
        put_icons(stack.plan, theme, icons, stack.take(px(38)), px(36), 18, "center")
