"""Draws location cards on the table: lying at their tilt, being dealt, being turned."""

from __future__ import annotations

import pygame

from game.render.skins import packed
from game.render.theme import Theme
from game.tables.wild_west.looks import BACK, fineness, tilted


def draw_card(
    surface: pygame.Surface, theme: Theme, name: str, rect: pygame.Rect, angle: float, flip: float = 1.0
) -> None:
    """A card in `rect`; below 1 `flip` turns it from its back."""
    if flip >= 1.0:
        picture = tilted(theme, name, rect.height, angle)
        surface.blit(picture, picture.get_rect(center=rect.center))
        return
    picture = tilted(theme, name if flip > 0.5 else BACK, rect.height, angle)
    width = max(2, round(picture.get_width() * abs(2 * flip - 1)))
    if width != picture.get_width():
        picture = pygame.transform.scale(picture, (width, picture.get_height()))
    surface.blit(picture, picture.get_rect(center=rect.center))


def draw_lifted(
    surface: pygame.Surface, theme: Theme, rect: pygame.Rect, angle: float, lift: float, badge: str
) -> None:
    """The lower left corner of a face-down card held up by `lift` (0 to 1), and whose eye is under it."""
    fold = rect.width * 0.46 * lift
    if fold < theme.px(4):
        return

    def at(x: float, y: float) -> tuple[float, float]:
        turned = pygame.Vector2(x - rect.centerx, y - rect.centery).rotate(-angle)
        return rect.centerx + turned.x, rect.centery + turned.y

    low, side = at(rect.left + fold, rect.bottom), at(rect.left, rect.bottom - fold)
    pygame.draw.polygon(surface, "#3a2a1c", (at(rect.left, rect.bottom), low, side))
    tip = at(rect.left + fold * 0.86, rect.bottom - fold * 0.86)
    pygame.draw.polygon(surface, "#f6eedc", (low, side, tip))
    pygame.draw.polygon(surface, theme.palette.outline, (low, side, tip), theme.px(2.5))
    eye = round(rect.height * 0.2 * lift)
    middle = at(rect.left + fold * 0.2, rect.bottom - fold * 0.2)
    look = theme.assets.image("wild_west/field-token-seen", (eye, eye))
    surface.blit(look, look.get_rect(center=middle))
    seat = theme.assets.image(f"seats/seat-{badge}", (round(eye * 0.62), round(eye * 0.62)))
    surface.blit(seat, seat.get_rect(center=(middle[0] + eye * 0.42, middle[1] + eye * 0.36)))


def draw_ring(
    surface: pygame.Surface, theme: Theme, rect: pygame.Rect, angle: float, colour: str, width: float = 5.0
) -> None:
    """A ring round a card at its tilt, in a colour with an ink edge."""
    key = ("card-ring", rect.size, round(angle, 1), colour, width, theme.unit)

    def make() -> pygame.Surface:
        finer = fineness(rect.height)

        def px(units: float) -> int:
            return round(finer * theme.px(units))

        pad = px(9)
        size = (round(finer * rect.width) + 2 * pad, round(finer * rect.height) + 2 * pad)
        sheet = pygame.Surface(size, pygame.SRCALPHA)
        box = sheet.get_rect().inflate(-px(6), -px(6))
        pygame.draw.rect(sheet, theme.palette.outline, box, px(width + 3), border_radius=px(20))
        inner = box.inflate(-px(3), -px(3))
        pygame.draw.rect(sheet, colour, inner, px(width), border_radius=px(18))
        return packed(pygame.transform.rotozoom(sheet, angle, 1 / finer))

    ring = theme.assets.keep(key, make)
    surface.blit(ring, ring.get_rect(center=rect.center))
