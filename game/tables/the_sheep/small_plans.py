"""How a card is laid out where there is little room: as a chip with name and icons, and as a card in the hand."""

from __future__ import annotations

import pygame

from game.platform.fonts import Face as Letters
from game.render.text_layout import TextBlock, layout_text, plain
from game.render.theme import TextStyle, Theme
from game.tables.the_sheep.card_looks import BANDS
from game.tables.the_sheep.card_plan import (
    Plan,
    floor_of,
    in_middle,
    marked,
    name_block,
    plate_shape,
    put_icons,
    row_width,
    sizes,
    smaller_block,
    text_block,
    whole,
)  # fmt: skip
from game.tables.the_sheep.face import Face, Icon

CHIP, CARD = (180, 56), (150, 210)
"""The usual sizes in units."""
_TALLEST = 86
"""How high a picture is at most, in units."""
_LETTERS = 18
_PICTURES = (62, 46, 32, 0)
"""How low the picture may become, in units, before the letters have to give room; at last there is none."""


def card_plan(theme: Theme, face: Face, size: tuple[int, int]) -> Plan:
    """A card with its whole rule text if it can hold it, at last without a picture; else without it, and `short`."""
    for least in _PICTURES:
        plan = _card(theme, face, size, least)
        if plan is not None:
            return plan
    return _short_card(theme, face, size)


def _card(theme: Theme, face: Face, size: tuple[int, int], least: int) -> Plan | None:
    """A card whose picture is at least so many units high; None if the rule text does not fit."""
    px, plan = theme.px, Plan(size)
    icons = face.icons if least or face.corner is None else (*face.icons, face.corner)
    body, foot = _frame(plan, theme, face, icons)
    text = _fitting_text(
        theme, face, pygame.Rect(body.topleft, (body.width, body.height - px(least + 8 if least else 2)))
    )
    if text is None:
        return None
    if least:
        _put_picture(plan, theme, face, body, text.size[1] + px(8) if text.pieces else 0)
    below = pygame.Rect(body.left, plan.plate.bottom or body.top, body.width, 0)
    below.height = body.bottom - below.top
    told = face.rule_text or face.flavour
    if text.pieces:
        plan.add("rule" if face.rules else "flavour", told, text, in_middle(below, text))
    put_icons(plan, theme, icons, foot, px(36), 17, "center")
    return plan


def _short_card(theme: Theme, face: Face, size: tuple[int, int]) -> Plan:
    """A card that says only when it can be used, if there is room for that, with the mark that there is more."""
    px, plan = theme.px, Plan(size, short=True)
    side = px(24)
    body, foot = _frame(plan, theme, face, face.icons)
    block, told = layout_text(theme, "", body.width), "\n".join(face.heads)
    for letters in sizes(theme, _LETTERS) if told else ():
        heads = text_block(theme, plain(told), body.width, letters, "center", "serif-bold")
        if heads.size[1] <= body.height - px(_PICTURES[0] + 8):
            block = heads
            break
    _put_picture(plan, theme, face, body, block.size[1] + px(8) if block.pieces else 0)
    below = pygame.Rect(body.left, plan.plate.bottom, body.width, body.bottom - plan.plate.bottom)
    if block.pieces:
        plan.add("heads", told, block, in_middle(below, block))
    mark = pygame.Rect(body.right - side + px(3), plan.plate.bottom - side + px(3), side, side)
    put_icons(plan, theme, (Icon("ui/info", face.more),), mark, side, 16, "center")
    put_icons(plan, theme, face.icons, foot, px(36), 17, "center")
    return plan


def _frame(plan: Plan, theme: Theme, face: Face, icons: tuple[Icon, ...]) -> tuple[pygame.Rect, pygame.Rect]:
    """Put the name into its band; the room between that and the strip at the foot, and the strip."""
    px, size = theme.px, plan.size
    inner = pygame.Rect(px(8), 0, size[0] - 2 * px(8), size[1])
    name = name_block(theme, face.name, inner.width, "serif-bold", 21, BANDS[face.kind].ink)
    plan.band = max(px(34), name.size[1] + px(8))
    plan.add("name", face.name, name, in_middle(pygame.Rect(inner.left, 0, inner.width, plan.band), name))
    strip = px(44) if any(icon.picture for icon in icons) else px(32) if icons else 0
    foot = pygame.Rect(inner.left, size[1] - strip - px(1), inner.width, strip)
    if strip and face.icons:
        plan.lines.append(foot.top)
    top = plan.band + px(6)
    return pygame.Rect(inner.left, top, inner.width, size[1] - top - (strip or px(8))), foot


_ROOM_FOR_BADGE = 44
"""Units of height of a picture below which what its corner tells would hide it; the enlarged card tells it."""


def _put_picture(plan: Plan, theme: Theme, face: Face, body: pygame.Rect, need: int) -> None:
    """The picture on top of the body, as large as it can be beside `need` pixels of text; lower down without any."""
    shape = plate_shape(theme, face)
    high = max(0, min(round(body.width * shape), theme.px(_TALLEST), body.height - need))
    wide = min(body.width, round(high / shape))
    top = body.top if need else body.top + (body.height - high) // 3
    plan.plate = pygame.Rect(body.centerx - wide // 2, top, wide, high)
    if not face.icons or high >= theme.px(_ROOM_FOR_BADGE):
        corner_badge(plan, theme, face.corner, body.right)


def chip_plan(theme: Theme, face: Face, size: tuple[int, int]) -> Plan:
    """Name and icons in as little room as can be: a level stands before the name, all else below it, or at its end.

    Where there is no room for that the name stands alone.
    """
    px, plan = theme.px, Plan(size)
    room = pygame.Rect(px(14), px(3), size[0] - px(21), size[1] - px(6))
    icons, corner = face.icons, face.corner
    if corner is not None and not corner.picture:
        wide = row_width(theme, (corner,), 0, 19, 0)
        put_icons(plan, theme, (corner,), pygame.Rect(room.left, room.top, wide, room.height), 0, 19, "left")
        room = pygame.Rect(room.left + wide + px(8), room.top, room.width - wide - px(8), room.height)
    elif corner is not None:
        icons = (*icons, corner)
    below = px(23) if icons else 0
    name = _chip_name(theme, face.name, room.width, room.height - below)
    wide = row_width(theme, icons, px(22), 16, px(8)) if icons else 0
    if name.size[1] + below > room.height and wide > room.width // 2:
        plan.short = True
        icons, below = (), 0
        name = _chip_name(theme, face.name, room.width, room.height)
    elif name.size[1] + below > room.height and icons:
        put_icons(plan, theme, icons, pygame.Rect(room.right - wide, room.top, wide, room.height), px(22), 16, "right")
        room.width -= wide + px(6)
        name, below = _chip_name(theme, face.name, room.width, room.height), 0
    top = room.top + (room.height - name.size[1] - below) // 2
    plan.add("name", face.name, name, pygame.Rect(room.left, top, room.width, name.size[1]))
    if below:
        put_icons(plan, theme, icons, pygame.Rect(room.left, top + name.size[1], room.width, below), px(22), 16, "left")
    return plan


def _chip_name(theme: Theme, name: str, width: int, height: int) -> TextBlock:
    """The name in the largest letters that keep it in its room with whole words; in narrower ones if none do."""
    faces: tuple[tuple[Letters, float, float], ...] = (
        ("serif-bold", 20, 0), ("sans-bold", 20, 0), ("drawn", 30, 1.3 * floor_of(theme)),
    )  # fmt: skip
    for face, largest, smallest in faces:
        for letters in sizes(theme, largest, smallest):
            style = TextStyle(face, letters, None, 1.06)
            block = layout_text(theme, plain(name), width, style)
            if block.size[1] <= height and whole(theme, name, width, style):
                return block
    return smaller_block(theme, name, (width, height), "drawn", "left", None)


def corner_badge(plan: Plan, theme: Theme, corner: Icon | None, right: int) -> None:
    """What the upper right corner of the picture, or that of the card beside it, tells: cost or level."""
    if corner is None:
        return
    px = theme.px
    side = px(20)
    wide = row_width(theme, (corner,), side, 18, 0) + px(12)
    badge = pygame.Rect(right - wide + px(3), plan.plate.top - px(3), wide, px(27))
    plan.badges.append(badge)
    put_icons(plan, theme, (corner,), badge.inflate(-px(12), 0), side, 18, "center")


def _fitting_text(theme: Theme, face: Face, room: pygame.Rect) -> TextBlock | None:
    """The rule text in the largest letters that fit; None if none do. Without rules the flavour, if it fits."""
    if not face.rules:
        return _flavour(theme, face, room)
    said = "\n".join(marked(rule) for rule in face.rules)
    for size in sizes(theme, _LETTERS):
        block = text_block(theme, said, room.width, size, "center")
        if block.size[1] <= room.height:
            return block
    return None


def _flavour(theme: Theme, face: Face, room: pygame.Rect) -> TextBlock:
    for size in sizes(theme, 16):
        style = TextStyle("serif-italic", size, theme.palette.soft, 1.12)
        block = layout_text(theme, plain(face.flavour), room.width, style, "center")
        if block.size[1] <= room.height:
            return block
    return layout_text(theme, "", room.width)
