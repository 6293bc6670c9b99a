"""How a card is laid out where there is little room: as a chip with name and icons, and as a card in the hand."""

from __future__ import annotations

import pygame

from game.render.text_layout import TextBlock, layout_text, plain
from game.render.theme import TextStyle, Theme
from game.tables.the_sheep.card_looks import BANDS
from game.tables.the_sheep.card_plan import (
    Plan,
    in_middle,
    marked,
    name_block,
    plate_shape,
    put_icons,
    row_width,
    sizes,
    text_block,
    whole,
)  # fmt: skip
from game.tables.the_sheep.face import Face, Icon

CHIP, CARD = (180, 56), (150, 210)
"""The usual sizes in units."""
_TALLEST = 86
"""How high a picture is at most, in units."""
_LETTERS = 18
_LEAST_PICTURES = (62, 46, 32)
"""How low the picture may become, in units, before the letters, then the picture, have to give more room."""


def card_plan(theme: Theme, face: Face, size: tuple[int, int]) -> Plan:
    """A card with its whole rule text if it can hold it; else without, and `short`."""
    px, plan = theme.px, Plan(size)
    inner = pygame.Rect(px(8), 0, size[0] - 2 * px(8), size[1])
    name = name_block(theme, face.name, inner.width, "serif-bold", 21, BANDS[face.kind].ink)
    plan.band = max(px(34), name.size[1] + px(8))
    plan.add("name", face.name, name, in_middle(pygame.Rect(inner.left, 0, inner.width, plan.band), name))
    body = pygame.Rect(inner.left, plan.band + px(6), inner.width, 0)
    strip = px(44) if any(icon.picture for icon in face.icons) else px(34) if face.icons else 0
    body.height = size[1] - body.top - (strip or px(8))
    text = _fitting_text(theme, face, body)
    if text is None:
        plan.short = True
        text = _short_text(theme, face, body)
    _picture_and_text(plan, theme, face, body, text)
    foot = pygame.Rect(inner.left, size[1] - (strip or px(34)) - px(1), inner.width, strip or px(30))
    if strip:
        plan.lines.append(foot.top)
    _foot(plan, theme, face, foot)
    return plan


def chip_plan(theme: Theme, face: Face, size: tuple[int, int]) -> Plan:
    """Name and icons in as little room as can be: a level stands before the name, all else below it, or at its end."""
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
    if name.size[1] + below > room.height and icons:
        wide = min(row_width(theme, icons, px(22), 16, px(8)), room.width // 2)
        put_icons(plan, theme, icons, pygame.Rect(room.right - wide, room.top, wide, room.height), px(22), 16, "right")
        room.width -= wide + px(6)
        name, below = _chip_name(theme, face.name, room.width, room.height), 0
    top = room.top + (room.height - name.size[1] - below) // 2
    plan.add("name", face.name, name, pygame.Rect(room.left, top, room.width, name.size[1]))
    if below:
        put_icons(plan, theme, icons, pygame.Rect(room.left, top + name.size[1], room.width, below), px(22), 16, "left")
    return plan


def _chip_name(theme: Theme, name: str, width: int, height: int) -> TextBlock:
    """The name in the largest letters that keep it in its room, with whole words; in the smallest if none do."""
    for letters in sizes(theme, 20):
        style = TextStyle("serif-bold", letters, None, 1.06)
        block = layout_text(theme, plain(name), width, style)
        if block.size[1] <= height and whole(theme, name, width, style):
            break
    return block


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


def _fitting_text(theme: Theme, face: Face, body: pygame.Rect) -> TextBlock | None:
    """The rule text, else the flavour, in the largest letters that leave room for a picture; None if it cannot be."""
    if not face.rules:
        return _flavour(theme, face, body)
    said = "\n".join(marked(rule) for rule in face.rules)
    for least in _LEAST_PICTURES:
        for size in sizes(theme, _LETTERS):
            block = text_block(theme, said, body.width, size, "center")
            if block.size[1] + theme.px(least + 8) <= body.height:
                return block
    return None


def _flavour(theme: Theme, face: Face, body: pygame.Rect) -> TextBlock:
    room = body.height - min(round(body.width * plate_shape(theme, face)), theme.px(_TALLEST)) - theme.px(10)
    for size in sizes(theme, 16):
        style = TextStyle("serif-italic", size, theme.palette.soft, 1.12)
        block = layout_text(theme, plain(face.flavour), body.width, style, "center")
        if block.size[1] <= room:
            return block
    return layout_text(theme, "", body.width)


def _short_text(theme: Theme, face: Face, body: pygame.Rect) -> TextBlock:
    """When it can be used, if there is room for that."""
    room = body.height - theme.px(_LEAST_PICTURES[0] + 8)
    for said in ("\n".join(plain(head) for head in face.heads), ""):
        for size in sizes(theme, _LETTERS):
            block = text_block(theme, said, body.width, size, "center", "serif-bold")
            if block.size[1] <= room:
                return block
    return block


def _picture_and_text(plan: Plan, theme: Theme, face: Face, body: pygame.Rect, text: TextBlock) -> None:
    px, said = theme.px, bool(text.pieces)
    need = text.size[1] + px(8) if said else 0
    shape = plate_shape(theme, face)
    high = min(round(body.width * shape), px(_TALLEST), body.height - need)
    wide = min(body.width, round(high / shape))
    plan.plate = pygame.Rect(body.centerx - wide // 2, body.top, wide, high)
    corner_badge(plan, theme, face.corner, body.right)
    if not said:
        plan.plate.top += (body.height - high) // 3
        return
    below = in_middle(pygame.Rect(body.left, plan.plate.bottom, body.width, body.bottom - plan.plate.bottom), text)
    if plan.short:
        plan.add("heads", "\n".join(face.heads), text, below)
    elif face.rules:
        plan.add("rule", face.rule_text, text, below)
    else:
        plan.add("flavour", face.flavour, text, below)


def _foot(plan: Plan, theme: Theme, face: Face, foot: pygame.Rect) -> None:
    side = theme.px(24)
    if plan.short:
        mark = pygame.Rect(foot.right - side, foot.centery - side // 2, side, side)
        put_icons(plan, theme, (Icon("ui/info", face.more),), mark, side, 16, "center")
    if face.icons:
        room = foot.inflate(-2 * side, 0) if plan.short else foot
        put_icons(plan, theme, face.icons, room, theme.px(36), 17, "center")
