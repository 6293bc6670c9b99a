"""Draws the cards of The Sheep: as a chip, in the hand, enlarged, and as a plate in a panel.

Drawn cards are kept by what stands on them and their size, so that drawing one again is a blit. Cards lie on day
paper, toned down at night; plates are made of the paper of the panels.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import pygame

from game.render import svg as s
from game.render.ink import put
from game.render.palette import DAY, mix
from game.render.skins import BLEED, packed, soft_shadow, whole
from game.render.theme import TextStyle, Theme
from game.tables.the_sheep import card_looks as looks
from game.tables.the_sheep.card_plan import Plan
from game.tables.the_sheep.day_scene import draw_day_scene
from game.tables.the_sheep.face import Face
from game.tables.the_sheep.looks import at_hour
from game.tables.the_sheep.small_plans import card_plan, chip_plan
from game.tables.the_sheep.tall_plans import BY_DAY, EVENT, LARGE, MUTATION, tall_plan

Look = Literal["chip", "card", "large", "plate"]
_MARK = 26
"""How large the sign of an exhausted chip is, in units."""
_RADIUS = {"chip": 8.0, "card": 12.0, "large": 16.0, "plate": 14.0}


def draw_chip(surface: pygame.Surface, theme: Theme, face: Face, rect: pygame.Rect, exhausted: bool = False) -> None:
    """Name and icons; about 180 x 56 units."""
    _draw(surface, theme, face, rect, "chip", exhausted)


def draw_card(surface: pygame.Surface, theme: Theme, face: Face, rect: pygame.Rect, exhausted: bool = False) -> None:
    """A card as it lies in a hand; 150 x 210 units or whatever `rect` is."""
    _draw(surface, theme, face, rect, "card", exhausted)


def draw_enlarged(
    surface: pygame.Surface, theme: Theme, face: Face, rect: pygame.Rect, exhausted: bool = False
) -> None:
    """Everything about a card; `rect` has the size that `enlarged_size` gives."""
    _draw(surface, theme, face, rect, "large", exhausted)


def draw_plate(surface: pygame.Surface, theme: Theme, face: Face, rect: pygame.Rect) -> None:
    """An event, or what the Sheep are, as a panel; `rect` has the size that `plate_size` gives."""
    _draw(surface, theme, face, rect, "plate", False)


def enlarged_size(theme: Theme, face: Face) -> tuple[int, int]:
    """How large an enlarged card is: 320 x 448 units, or higher if it has more to say."""
    return _kept(theme, face, ("enlarged",), lambda: tall_plan(theme.by_day(), face, _pixels(theme, LARGE)).size)


def plate_size(theme: Theme, face: Face, size: tuple[int, int] | None = None) -> tuple[int, int]:
    """How large a plate is that is to have at least `size` pixels, or else the usual size of its kind."""
    usual = MUTATION if face.kind == "mutations" else BY_DAY if face.kind == "by_day" else EVENT
    wished = size or _pixels(theme, usual)
    return _kept(theme, face, ("plate", *wished), lambda: tall_plan(theme, face, wished, False).size)


def _kept(
    theme: Theme, face: Face, what: tuple[object, ...], measure: Callable[[], tuple[int, int]]
) -> tuple[int, int]:
    """A size that is asked for with every picture, measured once a theme."""
    key = ("size of card", face, *what)
    known = theme.blocks.get(key)
    if not isinstance(known, tuple):
        known = theme.blocks[key] = measure()
    return known


def plan_of(theme: Theme, face: Face, look: Look, size: tuple[int, int]) -> Plan:
    """How a card is laid out in a size; tests ask it whether anything is cut."""
    if look == "chip":
        return chip_plan(theme, face, size)
    if look == "card":
        return card_plan(theme, face, size)
    return tall_plan(theme, face, size, look == "large")


def _pixels(theme: Theme, size: tuple[int, int]) -> tuple[int, int]:
    return theme.px(size[0]), theme.px(size[1])


def _draw(surface: pygame.Surface, theme: Theme, face: Face, rect: pygame.Rect, look: Look, exhausted: bool) -> None:
    key = ("sheep card", face, look, rect.size, exhausted, theme.unit, theme.night)
    picture = theme.assets.keep(key, lambda: packed(_made(theme, face, rect.size, look, exhausted)))
    bleed = theme.px(BLEED)
    surface.blit(picture, (rect.left - bleed, rect.top - bleed))


def _made(theme: Theme, face: Face, size: tuple[int, int], look: Look, exhausted: bool) -> pygame.Surface:
    paper = theme if look == "plate" else theme.by_day()
    plan = plan_of(
        paper, face, look, (size[0] - theme.px(_MARK + 6), size[1]) if exhausted and look == "chip" else size
    )
    plan.size = (max(plan.size[0], size[0]), plan.size[1])
    sheet = whole(theme, plan.size, _sheet(theme, face, plan, look))
    card = sheet.subsurface(pygame.Rect((theme.px(BLEED),) * 2, plan.size))
    _picture(card, theme, face, plan, look)
    for spot in plan.spots:
        card.blit(paper.icon(at_hour(paper, spot.picture), spot.rect.size), spot.rect)
        if spot.crossed:
            _cross(card, theme, spot.rect)
    for words in plan.words:
        words.block.draw(card, words.room.topleft)
    if exhausted:
        _turn_down(card, theme, face, plan, look)
    return sheet


def _sheet(theme: Theme, face: Face, plan: Plan, look: Look) -> Callable[[float, float], str]:
    """The paper with band, plate, boxes and lines as SVG."""
    units, band, radius = theme.unit, looks.BANDS[face.kind], _RADIUS[look]
    edge = theme.palette.outline if look == "plate" else DAY.ink
    night = theme.night
    paper = theme.palette.paper if look == "plate" else looks.PAPER_AT_NIGHT if night else looks.PAPER
    quiet = (
        theme.palette.shade
        if look == "plate"
        else looks.PLATE_AT_NIGHT
        if night
        else mix(looks.PAPER, looks.PLATE, 0.6)
    )

    def box(rect: pygame.Rect) -> tuple[float, float, float, float]:
        return rect.left / units, rect.top / units, rect.width / units, rect.height / units

    def body(w: float, h: float) -> str:
        out = soft_shadow(w, h, radius, 0.3)
        if look == "chip":
            out += s.rect((1, 1, w - 2, h - 2), radius, mix(band.fill, paper, 0.62), edge, 2.2)
            return out + s.path(f"M2 {radius}Q2 2 {radius} 2V{h - 2:g}Q2 {h - 2:g} 2 {h - radius:g}Z", band.fill)
        out += s.rect((1, 1, w - 2, h - 2), radius, paper, edge, 2.5)
        top = plan.band / units
        if look == "card":
            out += s.path(_round_top(w, top, radius), band.fill, edge, 2)
        else:
            out += s.rect((6, 6, w - 12, top - 6), radius - 5, band.fill, edge, 2)
        for rect in plan.boxes:
            out += s.rect(box(rect), 6, quiet)
        for line in plan.lines:
            out += s.path(
                f"M10 {line / units:g}H{w - 10:g}", stroke=theme.palette.line if look == "plate" else DAY.line, line=1.5
            )
        return out

    return body


def _round_top(w: float, bottom: float, r: float) -> str:
    """The path of the upper end of a card."""
    return f"M1.2 {bottom:g}V{r:g}Q1.2 1.2 {r:g} 1.2H{w - r:g}Q{w - 1.2:g} 1.2 {w - 1.2:g} {r:g}V{bottom:g}Z"


def _picture(card: pygame.Surface, theme: Theme, face: Face, plan: Plan, look: Look) -> None:
    """The large picture, or a general one on a plate; over it the badge of its corner."""
    edge = theme.palette.outline if look == "plate" else DAY.ink
    if plan.plate.height > 0:
        if theme.assets.has(face.picture) and face.kind in looks.UNFRAMED:
            card.blit(_framed(theme, theme.assets.covering(face.picture, plan.plate.size), edge), plan.plate)
        elif theme.assets.has(face.picture):
            card.blit(theme.assets.image(face.picture, plan.plate.size), plan.plate)
        elif face.kind == "by_day":
            draw_day_scene(card, theme, plan.plate, edge)
        else:
            _spare(card, theme, face, plan.plate)
    for badge in plan.badges:
        card.blit(_tag(theme, badge.size, DAY.white), badge)


def _framed(theme: Theme, picture: pygame.Surface, edge: str) -> pygame.Surface:
    """A picture without an edge, with round corners and one."""
    size = picture.get_size()
    wide, high = size[0] / theme.unit, size[1] / theme.unit
    box = (1.0, 1.0, wide - 2, high - 2)
    out = picture.convert_alpha()
    out.blit(
        theme.assets.drawn(s.svg(wide, high, s.rect(box, 6, "#ffffff")), size), (0, 0), None, pygame.BLEND_RGBA_MIN
    )
    out.blit(theme.assets.drawn(s.svg(wide, high, s.rect(box, 6, "none", edge, 2)), size), (0, 0))
    return out


def _tag(theme: Theme, size: tuple[int, int], fill: str) -> pygame.Surface:
    """A small label with an edge of ink."""
    wide, high = size[0] / theme.unit, size[1] / theme.unit
    return theme.assets.drawn(s.svg(wide, high, s.rect((1, 1, wide - 2, high - 2), 7, fill, DAY.ink, 2)), size)


def _spare(card: pygame.Surface, theme: Theme, face: Face, plate: pygame.Rect) -> None:
    """A plate with the general picture of the kind of card."""
    dark = face.kind in ("night_events", "mutations")
    ground = looks.DARK_PLATE if dark else looks.PLATE_AT_NIGHT if theme.night else looks.PLATE
    light = mix(ground, DAY.paper, 0.16) if dark else looks.LIGHT_AT_NIGHT if theme.night else looks.LIGHT

    def body(w: float, h: float) -> str:
        return (
            s.rect((1, 1, w - 2, h - 2), 6, ground, DAY.ink, 2)
            + f'<ellipse cx="{w / 2:g}" cy="{h / 2:g}" rx="{w * 0.4:g}" ry="{h * 0.4:g}" fill="{light}"/>'
        )

    units = theme.unit
    wide, high = plate.width / units, plate.height / units
    card.blit(theme.assets.drawn(s.svg(wide, high, body(wide, high)), plate.size), plate)
    side = round(plate.height * 0.66)
    name = face.spare if theme.assets.has(face.spare) else looks.LAST_SPARE
    icon = theme.assets.image(name, (side, side))
    card.blit(icon, icon.get_rect(center=plate.center))


def _cross(card: pygame.Surface, theme: Theme, rect: pygame.Rect) -> None:
    inner = rect.inflate(-rect.width // 6, -rect.height // 6)
    for colour, line in ((theme.palette.paper, 7), (theme.palette.brick, 4)):
        pygame.draw.line(card, colour, inner.bottomleft, inner.topright, theme.px(line))


def _turn_down(card: pygame.Surface, theme: Theme, face: Face, plan: Plan, look: Look) -> None:
    """Grey the card and put the mark of exhausted ones across its picture; without one, where it hides least."""
    grey = pygame.transform.grayscale(card.copy())
    grey.set_alpha(150)
    card.blit(grey, (0, 0))
    veil = pygame.Surface(card.get_size(), pygame.SRCALPHA)
    pygame.draw.rect(veil, (190, 182, 166, 110), veil.get_rect(), border_radius=theme.px(_RADIUS[look]))
    card.blit(veil, (0, 0))
    if look == "chip":
        side = theme.px(_MARK)
        mark = theme.assets.image(looks.EXHAUSTED, (side, side))
        card.blit(mark, mark.get_rect(midright=(plan.size[0] - theme.px(8), plan.size[1] // 2)))
        return
    style = TextStyle("sans-bold", 24 if look == "large" else 16, DAY.paper)
    width = theme.fonts.width(style.face, theme.text_px(style.size), face.mark)
    label = pygame.Rect(0, 0, width + theme.px(18), round(theme.text_px(style.size) * 1.4))
    if plan.plate.height:
        label.center = plan.plate.center
    else:
        label.midbottom = (plan.size[0] // 2, plan.size[1] - theme.px(8))
    card.blit(_tag(theme, label.size, DAY.soft), label)
    put(card, theme, face.mark, label.center, style, "center")
