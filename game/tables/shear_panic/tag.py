"""The card beside a foreseen move: what it pays, to whom, and where the marker stops."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.core.texts import Texts
from game.render.ink import put
from game.render.palette import BRICK
from game.render.skins import paint
from game.render.text_layout import layout_text
from game.render.theme import TextStyle, Theme
from game.rules.shear_panic.view import ShearView
from game.tables.base import SeatLook
from game.tables.shear_panic.ghost import Ghost, landing

_STRIPS = {"red": BRICK, "roger": "#54331d", "shear": "#54331d", "last": "#54331d", "": "#7d6a45"}


@dataclass(frozen=True, slots=True)
class TagText:
    """What the card says: the acting seat's points, a heading, others' points by seat, the strip below.

    `points` is None while something else must be settled before anybody scores.
    """

    points: int | None
    heading: str
    others: tuple[tuple[int, int], ...]
    strip: str
    tone: str


def tag_text(view: ShearView, ghost: Ghost, texts: Texts) -> TagText:
    """The card's words."""
    own = ghost.points.get(view.turn, 0)
    others = tuple((seat, n) for seat, n in sorted(ghost.points.items()) if seat != view.turn and n)
    kind = landing(view, ghost) if ghost.moves_marker else ""
    if ghost.strays:
        heading = texts("preview.strays")
    elif ghost.button_first:
        heading = texts("preview.button_first")
    elif ghost.nothing_moves:
        heading = texts("preview.same")
    elif kind in ("roger", "shear", "last"):
        heading = texts("preview.rows_all")
    elif own:
        heading = texts(f"field.{view.setup.field_at[ghost.end]}")
    else:
        heading = texts("preview.nothing")
    words = {"red": "lands_red", "roger": "lands_brown", "shear": "lands_shear", "last": "lands_last"}
    strip = texts(f"preview.{words[kind]}", space=ghost.end) if kind else ""
    if ghost.moves_marker and not kind:
        strip = texts("log.marker", end=ghost.end).rstrip(".")
    if ghost.lost:
        strip += ", " + texts("preview.lost", n=ghost.lost)
    known = not ghost.button_first and not (ghost.strays and ghost.moves_marker)
    return TagText(own if known else None, heading, others, strip, _STRIPS[kind])


def draw_tag(
    surface: pygame.Surface, theme: Theme, text: TagText, seats: tuple[SeatLook, ...], beside: pygame.Rect,
    flock: pygame.Rect, area: pygame.Rect,
) -> pygame.Rect:  # fmt: skip
    """Draw the card in `area`, near `beside` and where it hides as little as can be of it and of the `flock`."""
    rect = _place(_size(theme, text), theme.px(30), beside, flock, area)
    right = rect.left > beside.right
    if 0 < (rect.left - beside.right if right else beside.left - rect.right) < theme.px(140):
        y = min(max(beside.centery, rect.top + 20), rect.bottom - 20)
        start, end = (beside.right, rect.left) if right else (beside.left, rect.right)
        pygame.draw.line(surface, theme.palette.outline, (start, y), (end, y), theme.px(2.5))
    paint(surface, theme, "card", rect)
    _draw_content(surface, theme, text, seats, rect)
    return rect


def _place(size: tuple[int, int], gap: int, beside: pygame.Rect, flock: pygame.Rect, area: pygame.Rect) -> pygame.Rect:
    """Right or left of what moves, else right, left, below or above of the whole flock, else the emptiest corner."""
    middle = beside.centery - size[1] // 2
    across = beside.centerx - size[0] // 2
    both = beside.union(flock)
    spots = [
        (beside.right + gap, middle), (beside.left - gap - size[0], middle),
        (both.right + gap, middle), (both.left - gap - size[0], middle),
        (across, both.bottom + gap), (across, both.top - gap - size[1]),
        (area.right, area.bottom), (area.left, area.bottom), (area.right, area.top), (area.left, area.top),
    ]  # fmt: skip

    def hidden(rect: pygame.Rect) -> int:
        mine, others = rect.clip(beside), rect.clip(flock)
        return 3 * mine.width * mine.height + others.width * others.height

    return min((pygame.Rect(spot, size).clamp(area) for spot in spots), key=hidden)


def _size(theme: Theme, text: TagText) -> tuple[int, int]:
    heading = layout_text(theme, text.heading, theme.px(230), "card").size
    strip = layout_text(theme, text.strip, None, "label-bold").size[0] if text.strip else 0
    others = len(text.others) * theme.px(84)
    width = max(theme.px(96) + max(heading[0], others) + theme.px(20), strip + theme.px(48), theme.px(232))
    height = theme.px(16) + heading[1] + (theme.px(36) if text.others else 0)
    return width, max(height, theme.px(80)) + (theme.px(36) if text.strip else theme.px(4))


def _draw_content(
    surface: pygame.Surface, theme: Theme, text: TagText, seats: tuple[SeatLook, ...], rect: pygame.Rect
) -> None:
    px = theme.px
    strip_height = px(34) if text.strip else 0
    middle = rect.top + (rect.height - strip_height) // 2
    radius = px(32)
    points = text.points or 0
    name = "handles/points-won" if points > 0 else "handles/points-lost" if points < 0 else "handles/points-none"
    disc = theme.assets.image(name, (2 * radius, 2 * radius))
    at = (rect.left + px(48), middle)
    surface.blit(disc, disc.get_rect(center=at))
    words = "?" if text.points is None else f"{points:+d}" if points else "0"
    style = TextStyle("sans-bold", 34, "#fffdf5" if points else "#6b5b4b")
    put(surface, theme, words, (at[0], at[1] - px(1)), style, "center")
    block = layout_text(theme, text.heading, rect.right - px(16) - (rect.left + px(94)), "card")
    total = block.size[1] + (px(34) if text.others else 0)
    top = middle - total // 2
    block.draw(surface, (rect.left + px(94), top))
    x = rect.left + px(94)
    for seat, points in text.others:
        badge = theme.assets.image(f"seats/seat-{seats[seat].badge}", (px(28), px(28)))
        surface.blit(badge, (x, top + block.size[1] + px(4)))
        put(
            surface,
            theme,
            f"{points:+d}",
            (x + px(34), top + block.size[1] + px(18)),
            TextStyle("sans-bold", 21),
            "midleft",
        )
        x += px(84)
    if text.strip:
        bar = pygame.Rect(rect.left + px(10), rect.bottom - px(36), rect.width - px(20), px(26))
        pygame.draw.rect(surface, text.tone, bar, border_radius=px(6))
        put(surface, theme, text.strip, bar.center, TextStyle("sans-bold", 18, "#fff3dc"), "center")
