"""The looks of panels, buttons, labels and rings: drawn as SVG, kept as surfaces by kind, size and state.

Every skin is asked for with the rectangle it stands for. The surface may be larger (shadow, ring): `paint`
puts it in the right place. Flat skins are drawn once as a small piece and stretched by their middle, so that
a panel as large as the window costs no more than a small one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import pygame

from game.render import svg as s
from game.render.palette import DAY, mix
from game.render.theme import Theme

Kind = Literal[
    "panel", "panel-shade", "card", "card-shade", "note", "inset", "label", "wood", "wood-main", "chip",
    "tab", "plate", "row", "groove", "knob", "scroll-knob",
]  # fmt: skip
State = Literal["normal", "hover", "pressed", "disabled", "chosen"]

BLEED = 8
TAB_OVERLAP = 3
_NIGHT_PROOF = ("ui", "seats", "sheep", "dice", "cast")
_RADIUS = {"card": 14, "card-shade": 14, "chip": 6, "row": 6, "inset": 8, "label": 8, "plate": 8, "tab": 10}


def paint(surface: pygame.Surface, theme: Theme, kind: Kind, rect: pygame.Rect, state: State = "normal") -> None:
    """Draw the skin `kind` for `rect`; shadow and outline may lie up to BLEED units outside."""
    if rect.width <= 0 or rect.height <= 0:
        return
    picture = theme.assets.keep(
        ("skin", kind, rect.size, state, theme.unit, theme.night), lambda: packed(_make(theme, kind, rect.size, state))
    )
    bleed = theme.px(BLEED)
    surface.blit(picture, (rect.left - bleed, rect.top - bleed))


def paint_ring(
    surface: pygame.Surface,
    theme: Theme,
    rect: pygame.Rect,
    colour: str | None = None,
    radius: float = 12,
    dashed: bool = False,
) -> None:
    """A ring round `rect` (gold unless told otherwise) with an ink edge on both sides: legal, focus, chosen."""
    tint = colour or theme.palette.gold
    picture = theme.assets.keep(
        ("ring", rect.size, tint, radius, dashed, theme.unit, theme.night),
        lambda: packed(_ring(theme, rect.size, tint, radius, dashed)),
    )
    bleed = theme.px(BLEED)
    surface.blit(picture, (rect.left - bleed, rect.top - bleed))


def paint_focus(surface: pygame.Surface, theme: Theme, rect: pygame.Rect) -> None:
    """The mark of the widget that has the keyboard."""
    paint_ring(surface, theme, rect.inflate(theme.px(6), theme.px(6)), theme.palette.gold, 12)


def paint_badge(surface: pygame.Surface, theme: Theme, seat_colour: str, rect: pygame.Rect) -> None:
    """A seat's colour and symbol as a round badge."""
    surface.blit(theme.assets.image(f"seats/seat-{seat_colour}", rect.size), rect)


def paint_icon(surface: pygame.Surface, theme: Theme, name: str, rect: pygame.Rect) -> None:
    """A small picture fitted into `rect`. At night signs take light ink; other drawings in ink lie on a scrap of
    day paper, so that the ink can be seen."""
    if theme.night and theme.group_of(name) not in _NIGHT_PROOF:
        scrap = rect.inflate(max(2, rect.width // 6), max(2, rect.height // 6))
        pygame.draw.rect(surface, DAY.shade, scrap, border_radius=max(2, scrap.height // 5))
    surface.blit(theme.icon(name, rect.size), rect)


def packed(picture: pygame.Surface) -> pygame.Surface:
    """A copy that is drawn three times as fast, because most of it is either opaque or empty.

    Only for what is drawn and nothing else: reading or cutting up such a picture unpacks it every time.
    """
    copy = picture.copy()
    copy.set_alpha(255, pygame.RLEACCEL)
    return copy


def dimmed(picture: pygame.Surface, strength: float = 0.5) -> pygame.Surface:
    """A darker copy of a whole screen, to stand behind a dialog."""
    copy = picture.copy()
    veil = round(255 * (1 - strength))
    copy.fill((veil, veil, veil), special_flags=pygame.BLEND_RGB_MULT)
    return copy


def _make(theme: Theme, kind: Kind, size: tuple[int, int], state: State) -> pygame.Surface:
    if kind in ("wood", "wood-main"):
        return whole(theme, size, lambda w, h: _wood(theme, kind, w, h, state))
    if kind == "knob":
        return whole(theme, size, lambda w, h: _knob(theme, w, h, state))
    return _stretched(theme, size, ("skin piece", kind, state), lambda w, h: _flat(theme, kind, w, h, state))


def whole(theme: Theme, size: tuple[int, int], body: Callable[[float, float], str]) -> pygame.Surface:
    """A drawing for `size` pixels with BLEED units round it; `body` writes its SVG for a width and height in units."""
    bleed = theme.px(BLEED)
    pixels = (size[0] + 2 * bleed, size[1] + 2 * bleed)
    width, height = size[0] / theme.unit, size[1] / theme.unit
    margin = bleed / theme.unit
    group = f'<g transform="translate({margin:g} {margin:g})">{body(width, height)}</g>'
    return theme.assets.drawn(s.svg(pixels[0] / theme.unit, pixels[1] / theme.unit, group), pixels)


def _stretched(
    theme: Theme, size: tuple[int, int], name: tuple[object, ...], body: Callable[[float, float], str]
) -> pygame.Surface:
    """A flat skin: its small version (kept under `name`) cut into nine, the middle strips pulled to the wanted size."""
    corner = theme.px(22)
    small = (min(size[0], 2 * corner + 4), min(size[1], 2 * corner + 4))
    piece = theme.assets.keep((*name, small, theme.unit, theme.night), lambda: whole(theme, small, body))
    if small == size:
        return piece
    bleed = theme.px(BLEED)
    full = (size[0] + 2 * bleed, size[1] + 2 * bleed)
    out = pygame.Surface(full, pygame.SRCALPHA)
    columns = _cuts(piece.get_width(), full[0], corner + bleed)
    rows = _cuts(piece.get_height(), full[1], corner + bleed)
    for from_y, from_h, to_y, to_h in rows:
        for from_x, from_w, to_x, to_w in columns:
            part = piece.subsurface((from_x, from_y, from_w, from_h))
            if (from_w, from_h) != (to_w, to_h):
                part = pygame.transform.scale(part, (to_w, to_h))
            out.blit(part, (to_x, to_y), special_flags=pygame.BLEND_RGBA_MAX)
    return out


def _cuts(small: int, full: int, corner: int) -> list[tuple[int, int, int, int]]:
    """(from, length, to, length) of the strips along one side; one strip when nothing is stretched.

    A drawing may come out a pixel smaller than it was asked for; then it is stretched whole.
    """
    middle = small - 2 * corner
    if small == full or middle <= 0:
        return [(0, small, 0, full)]
    return [
        (0, corner, 0, corner),
        (corner, middle, corner, full - 2 * corner),
        (small - corner, corner, full - corner, corner),
    ]


def soft_shadow(w: float, h: float, radius: float, strength: float = 0.26) -> str:
    """The one soft shadow: four layers, darkest in the middle, 3 units below."""
    weight = f'fill-opacity="{strength / 4:g}"'
    layers = [
        s.rect((0.5 - grow, 3 - grow, w + 2 * grow - 1, h + 2 * grow), radius + grow, "#2b2118", extra=weight)
        for grow in (3.0, 2.0, 1.0, 0.0)
    ]
    return "".join(layers)


def _flat(theme: Theme, kind: Kind, w: float, h: float, state: State) -> str:
    p = theme.palette
    radius = float(_RADIUS.get(kind, 10))
    if kind in ("panel", "panel-shade"):
        fill = p.paper if kind == "panel" else p.shade
        inner = s.rect((5, 5, w - 10, h - 10), max(radius - 4, 2), "none", p.line, 1.5)
        return soft_shadow(w, h, radius) + s.rect((1, 1, w - 2, h - 2), radius, fill, p.outline, 2.5) + inner
    if kind == "row":
        if state in ("normal", "disabled"):
            return s.rect((0, 0, w, h), radius, p.paper, extra='fill-opacity="0"')
        fill = {"hover": p.white, "chosen": mix(p.gold, p.white, 0.94 if theme.night else 0.72)}.get(state, p.shade)
        edge = (p.gold if theme.night else p.outline) if state == "chosen" else p.line
        return s.rect((1, 1, w - 2, h - 2), radius, fill, edge, 2 if state == "chosen" else 1.5)
    if kind == "groove":
        return s.rect((1, 1, w - 2, h - 2), min(h, w) / 2, mix(p.shade, p.line, 0.35), p.outline, 1.8)
    if kind == "scroll-knob":
        fill = {"hover": p.gold, "pressed": p.gold}.get(state, p.line)
        return s.rect((1, 1, w - 2, h - 2), min(h, w) / 2, fill, p.outline, 1.8)
    if kind == "tab":
        return _tab(theme, w, h, state)
    return _paper(theme, kind, w, h, state)


def _paper(theme: Theme, kind: Kind, w: float, h: float, state: State) -> str:
    """Labels, cards, chips, notes, plates, fields: one sheet each, told apart by tone and corner."""
    p = theme.palette
    radius = float(_RADIUS.get(kind, 10))
    fill = {
        "card": p.white, "card-shade": p.shade, "note": mix(p.white, p.gold, 0.16), "inset": p.white,
        "label": p.white, "chip": p.white, "plate": p.shade,
    }.get(kind, p.paper)  # fmt: skip
    edge, line, lift = p.outline, 2.2, 0.0
    if state == "hover":
        fill = mix(fill, p.gold, 0.2)
    elif state == "pressed":
        fill, lift = mix(fill, p.shade, 0.8), 2
    elif state == "chosen":
        fill, line = mix(p.white, p.gold, 0.3), 3
    elif state == "disabled":
        fill, edge = p.shade, p.line
    shadow = ""
    if kind in ("label", "card", "note") and state in ("normal", "hover", "chosen"):
        shadow = soft_shadow(w, h, radius, 0.34 if kind == "note" else 0.2)
    sheet = s.rect((1, 1 + lift, w - 2, h - 2), radius, fill, edge, line)
    if kind == "inset":
        sheet += s.path(f"M{radius} 3.4H{w - radius:g}", stroke=p.line, line=1.6)
    return shadow + sheet


def _tab(theme: Theme, w: float, h: float, state: State) -> str:
    """A tab that stands on a panel; the chosen one is open below and hides the panel's edge."""
    p = theme.palette
    chosen = state == "chosen"
    fill = p.paper if chosen else mix(p.shade, p.gold, 0.18) if state == "hover" else p.shade
    sheet = h - TAB_OVERLAP
    legs, hair = (sheet + 1, sheet + 5) if chosen else (h, h)
    outline = _arch(1, w - 1, 1, legs, 10)
    inner = s.path(_arch(5, w - 5, 5, hair, 7), stroke=p.line, line=1.5)
    opening = s.rect((4.4, sheet - 2, w - 8.8, 8), 0, fill) if chosen else ""
    body = s.path(_arch(1, w - 1, 1, legs + 1.4, 10) + "Z", fill)
    return body + opening + s.path(outline, stroke=p.outline, line=2.5) + inner


def _arch(left: float, right: float, top: float, bottom: float, r: float) -> str:
    """The path of a sheet with two round upper corners, open below."""
    return (
        f"M{left:g} {bottom:g}V{top + r:g}C{left:g} {top + r / 2:g} {left + r / 2:g} {top:g} {left + r:g} {top:g}"
        f"H{right - r:g}C{right - r / 2:g} {top:g} {right:g} {top + r / 2:g} {right:g} {top + r:g}V{bottom:g}"
    )


def _wood(theme: Theme, kind: Kind, w: float, h: float, state: State) -> str:
    p = theme.palette
    tones = p.wood_main if kind == "wood-main" else p.wood
    drop = 3.0 if state == "pressed" else 0.0
    edge, grain, shine = p.wood_ink, "#8a5a2a", mix(tones[0], "#ffffff", 0.35)
    if state == "hover":
        tones = (mix(tones[0], "#ffffff", 0.3), mix(tones[1], "#ffffff", 0.22), mix(tones[2], "#ffffff", 0.14))
    elif state == "disabled":
        tones = (mix(p.shade, p.paper, 0.4), p.shade, mix(p.shade, p.line, 0.35))
        edge, grain, shine = mix(p.line, p.soft, 0.5), p.line, p.paper
    y, height = 1.4 + drop, h - 2.8
    body = "" if state == "disabled" else s.rect((0, 4, w, h), 11, "#2b2118", extra='fill-opacity="0.33"')
    body += s.down_gradient("b", y, y + height, tones)
    body += s.rect((1.4, y, w - 2.8, height), 10, "url(#b)", edge, 2.8)
    body += s.path(f"M12 {y + 4.5:g}H{w - 12:g}", stroke=shine, line=2.2, extra='stroke-opacity="0.9"')
    for share in (0.36, 0.68):
        line_y = y + height * share
        body += s.path(
            f"M9 {line_y:g}C{w * 0.3:g} {line_y - 4:g} {w * 0.6:g} {line_y + 5:g} {w - 9:g} {line_y - 1:g}",
            stroke=grain, line=1.4, extra='stroke-opacity="0.42"',
        )  # fmt: skip
    if w > 90:
        for x in (12.0, w - 12):
            body += s.circle(x, y + height / 2, 2.6, mix(tones[2], "#2b2118", 0.55))
    return body


def _knob(theme: Theme, w: float, h: float, state: State) -> str:
    p = theme.palette
    r = min(w, h) / 2 - 1.5
    tones = p.wood_main if state in ("hover", "pressed", "chosen") else p.wood
    if state == "disabled":
        tones = (p.paper, p.shade, p.shade)
    body = s.circle(w / 2, h / 2 + 2.5, r, "#2b2118", extra='fill-opacity="0.3"')
    body += s.down_gradient("k", h / 2 - r, h / 2 + r, tones)
    body += s.circle(w / 2, h / 2, r, "url(#k)", p.line if state == "disabled" else p.wood_ink, 2.5)
    return body


def _ring(theme: Theme, size: tuple[int, int], colour: str, radius: float, dashed: bool) -> pygame.Surface:
    dashes = 'stroke-dasharray="9 7"' if dashed else ""
    edge = theme.palette.ink

    def body(w: float, h: float) -> str:
        box = (2.0, 2.0, w - 4, h - 4)
        return s.rect(box, radius, "none", edge, 6, dashes) + s.rect(box, radius, "none", colour, 3.2, dashes)

    return whole(theme, size, body)
