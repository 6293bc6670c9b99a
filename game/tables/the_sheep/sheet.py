"""The board of the Shepherd that was taken: who it is, its meters, and its traits."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import pygame

from game.core.texts import Texts
from game.platform.fonts import Face
from game.render.ink import fitted, put
from game.render.palette import SEAT_COLOURS
from game.render.skins import paint, paint_badge, paint_ring
from game.render.text_layout import layout_text
from game.render.theme import TextStyle, Theme
from game.tables.the_sheep.looks import FOLDER, LEVELS, at_hour, icon, portrait_picture
from game.widgets.base import Pressable, Widget

_LEAST_LETTERS = 10


@dataclass(frozen=True, slots=True)
class TraitFacts:
    """A trait on the board: its number, id, name, level, text, whether it is exhausted, can be used, is chosen."""

    number: int
    id: str
    name: str
    level: int
    text: str
    exhausted: bool = False
    legal: bool = False
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class SheetFacts:
    """What the board shows. lit of lanterns, essence of slots, experience of needed (0: grown up), corruption of
    slots; `coming`: corruption it would take as things stand; `traits`, then `next_level` is still to be learned, in
    words."""

    shepherd: str
    name: str
    was: str
    player: str
    badge: str
    dead: bool
    lit: int
    lanterns: int
    essence: int
    essence_slots: int
    experience: int
    needed: int
    corruption: int
    corruption_slots: int
    coming: int
    traits: tuple[TraitFacts, ...]
    next_level: str


class TraitButton(Pressable):
    """One trait: emblem, level and name; lying turned when exhausted."""

    def __init__(self, on_press: Callable[[int], None]) -> None:
        super().__init__(lambda: on_press(self.facts.number) if self.facts is not None else None)
        self.facts: TraitFacts | None = None
        self.empty = ""

    def follow(self, facts: TraitFacts | None, level: int, empty: str) -> None:
        """Show a trait, or the empty place of a level with what is said there."""
        self.facts, self.empty = facts, empty
        self.level = facts.level if facts is not None else level
        self.name = f"trait-{facts.id}" if facts is not None else f"trait-place-{level}"

    def hint(self) -> str:
        """See Widget."""
        return (
            f"**{self.facts.name}** ({LEVELS[self.level]})\n{self.facts.text}" if self.facts is not None else self.empty
        )

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme, facts, rect = self.theme, self.facts, self.rect
        if theme is None or not rect.width:
            return
        px = theme.px
        if facts is None:
            pygame.draw.rect(surface, theme.palette.line, rect, px(1.5), border_radius=px(8))
        else:
            paint(surface, theme, "card-shade" if facts.exhausted else "card", rect, self.look())
        ink = theme.palette.soft if facts is None or facts.exhausted else theme.palette.ink
        level = put(surface, theme, LEVELS[self.level], (rect.left + px(10), rect.centery),
                    TextStyle("serif-bold", 18, ink, 1.0), "midleft")  # fmt: skip
        left = max(level.right, rect.left + px(28)) + px(6)
        if facts is not None:
            left = self._draw_emblem(surface, theme, facts, left)
        words = facts.name if facts is not None else self.empty
        face: Face = "serif-bold" if facts is not None else "serif"
        room = pygame.Rect(left, rect.top, rect.right - px(6) - left, rect.height)
        _draw_whole(surface, theme, words, room, TextStyle(face, 18, ink, 1.05))
        if facts is not None and facts.exhausted:
            mark = theme.assets.image_by_height(at_hour(theme, icon("exhausted")), px(18))
            surface.blit(mark, mark.get_rect(topright=(rect.right - px(4), rect.top + px(3))))
        if facts is not None and (facts.legal or facts.chosen):
            paint_ring(surface, theme, rect, theme.palette.ink if facts.chosen else theme.palette.gold, 10)
        self.draw_focus(surface)

    def _draw_emblem(self, surface: pygame.Surface, theme: Theme, facts: TraitFacts, left: int) -> int:
        name = f"{FOLDER}trait-{facts.id}"
        if theme.assets.file(name) is None:
            return left
        high = self.rect.height - theme.px(8)
        picture = theme.assets.image_by_height(name, high)
        if picture.get_width() > self.rect.width // 3:
            return left
        surface.blit(picture, picture.get_rect(midleft=(left, self.rect.centery)))
        return left + picture.get_width() + theme.px(6)


class ShepherdSheet(Widget):
    """Portrait, meters, traits; in compact windows closer together, in tiny ones portrait and numbers."""

    def __init__(self, texts: Texts, on_trait: Callable[[int], None]) -> None:
        super().__init__()
        self._texts = texts
        self._facts: SheetFacts | None = None
        self._traits = [TraitButton(on_trait) for _ in range(3)]
        self._on_trait = on_trait
        self.name = "sheet"

    def follow(self, facts: SheetFacts) -> None:
        """Show these."""
        if facts == self._facts:
            return
        self._facts = facts
        while len(self._traits) < len(facts.traits):
            self._traits.append(TraitButton(self._on_trait))
        for k, button in enumerate(self._traits):
            trait = facts.traits[k] if k < len(facts.traits) else None
            empty = facts.next_level if k == len(facts.traits) else self._texts("table.trait_later")
            button.follow(trait, k + 1, empty)
        if self.theme is not None:
            self._arrange(self.theme)
        self.invalidate()

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """See Widget."""
        super().layout(theme, rect)
        self._arrange(theme)

    def hint(self) -> str:
        """See Widget: the meters in words, for where there are pictures only."""
        facts = self._facts
        if facts is None:
            return ""
        values = {
            "lit": facts.lit, "lanterns": facts.lanterns, "essence": facts.essence, "slots": facts.essence_slots,
            "corruption": facts.corruption, "most": facts.corruption_slots,
        }  # fmt: skip
        lines = [f"**{facts.name}**, {facts.was}", self._texts("table.sheet_tip", **values)]
        if facts.needed:
            lines.append(self._texts("table.sheet_growth", n=facts.experience, all=facts.needed))
        return "\n".join(lines)

    def _arrange(self, theme: Theme) -> None:
        px, rect = theme.px, self.rect
        count = max(3, len(self._facts.traits) if self._facts is not None else 0)
        if theme.tiny:
            self.children = []
            return
        wide = px(150 if not theme.compact else 122)
        top = rect.top + px(34 if not theme.compact else 8)
        gap = px(5)
        high = min(px(56), (rect.bottom - px(10) - top - gap * (count - 1)) // count)
        self.children = list(self._traits[:count])
        for k, button in enumerate(self._traits[:count]):
            button.layout(theme, pygame.Rect(rect.right - wide - px(10), top + k * (high + gap), wide, high))
        if self.ui is not None:
            self.attach(self.ui, self.parent)

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme, facts, rect = self.theme, self._facts, self.rect
        if theme is None or facts is None or not rect.width:
            return
        px = theme.px
        paint(surface, theme, "panel", rect)
        if theme.tiny:
            self._draw_tiny(surface, theme, facts)
            return
        side = px(118 if not theme.compact else 84)
        face = pygame.Rect(rect.left + px(10), rect.top + px(10), side, side)
        self._draw_face(surface, theme, facts, face)
        middle = face.centerx
        name, size = fitted(theme, facts.name, side + px(14), "drawn", 32 if not theme.compact else 26, 14)
        at = put(surface, theme, name, (middle, face.bottom + px(2)), TextStyle("drawn", size, leading=1.0), "midtop")
        self._draw_who(surface, theme, facts, pygame.Rect(rect.left + px(6), at.bottom, face.right - rect.left, 0))
        self._draw_meters(surface, theme, facts, face.right + px(14))
        if not theme.compact:
            title, left = self._texts("table.traits"), self._traits[0].rect.left
            quiet = TextStyle(size=17, colour=theme.palette.soft, leading=1.0)
            put(surface, theme, title, (left, rect.top + px(10)), quiet)
        super().draw(surface)

    def _draw_who(self, surface: pygame.Surface, theme: Theme, facts: SheetFacts, room: pygame.Rect) -> None:
        """What the Shepherd was, and who leads it, as far as there is room."""
        colour = theme.palette.soft
        for words in (facts.was if not facts.dead else self._texts("table.is_dead"), facts.player):
            block = layout_text(theme, words, room.width, TextStyle(size=16, leading=1.05), "center", colour)
            if words and room.top + block.size[1] <= self.rect.bottom - theme.px(6):
                block.draw(surface, room.topleft)
                room.top += block.size[1]

    def _draw_face(self, surface: pygame.Surface, theme: Theme, facts: SheetFacts, face: pygame.Rect) -> None:
        """The portrait in a ring of the seat's colour, with the seat's symbol."""
        px = theme.px
        pygame.draw.aacircle(surface, theme.palette.outline, face.center, face.width // 2)
        pygame.draw.aacircle(surface, SEAT_COLOURS[facts.badge], face.center, face.width // 2 - px(2))
        inner = face.inflate(-px(12), -px(12))
        picture = portrait_picture(facts.shepherd)
        name = picture if theme.assets.file(picture) is not None else "cast/shepherd"
        drawn = theme.assets.image_by_height(name, inner.height)
        surface.blit(drawn, drawn.get_rect(center=inner.center))
        side = face.width // 3
        badge = pygame.Rect(face.right - side + px(4), face.top - px(2), side, side)
        paint_badge(surface, theme, facts.badge, badge)
        if facts.dead:
            cross = theme.assets.image_by_height(at_hour(theme, icon("grave")), face.height // 2)
            surface.blit(cross, cross.get_rect(center=face.center))

    def _draw_meters(self, surface: pygame.Surface, theme: Theme, facts: SheetFacts, left: int) -> None:
        """Lanterns, Essence, experience, corruption: a row of signs each, with its word where it is wide."""
        px, rect = theme.px, self.rect
        right = self._traits[0].rect.left - px(10)
        rows = self._rows(facts)
        high = (rect.height - px(16)) / len(rows)
        for k, (word, signs) in enumerate(rows):
            row = pygame.Rect(left, round(rect.top + px(8) + high * k), right - left, round(high))
            if not theme.compact:
                text, size = fitted(theme, self._texts(f"table.{word}"), px(80), "serif", 17, 11)
                quiet = TextStyle(size=size, colour=theme.palette.soft, leading=1.0)
                put(surface, theme, text, row.midleft, quiet, "midleft")
                row = pygame.Rect(row.left + px(86), row.top, row.width - px(86), row.height)
            self._draw_signs(surface, theme, row, signs)

    def _rows(self, facts: SheetFacts) -> tuple[tuple[str, list[str]], ...]:
        lit = ["lantern-lit"] * facts.lit + ["lantern-out"] * max(0, facts.lanterns - facts.lit)
        essence = ["essence"] * facts.essence + ["essence-slot"] * max(0, facts.essence_slots - facts.essence)
        grown = ["experience-full"] * facts.experience + ["experience-slot"] * max(0, facts.needed - facts.experience)
        coming = min(facts.coming, max(0, facts.corruption_slots - facts.corruption))
        free = max(0, facts.corruption_slots - facts.corruption - coming)
        drops = ["drop-full"] * facts.corruption + ["drop-coming"] * coming + ["drop-empty"] * free + ["curse-mark"]
        return ("lanterns", lit), ("essence", essence), ("experience", grown), ("corruption", drops)

    @staticmethod
    def _draw_signs(surface: pygame.Surface, theme: Theme, room: pygame.Rect, signs: list[str]) -> None:
        """As many signs as there are, closer together where the room is narrow."""
        if not signs:
            return
        high = min(room.height, theme.px(30))
        step = min(theme.px(30), room.width // len(signs))
        for k, name in enumerate(signs):
            picture = theme.assets.image_by_height(at_hour(theme, icon(name)), min(high, round(step * 1.25)))
            surface.blit(picture, picture.get_rect(midleft=(room.left + k * step, room.centery)))

    def _draw_tiny(self, surface: pygame.Surface, theme: Theme, facts: SheetFacts) -> None:
        px, rect = theme.px, self.rect
        side = min(rect.height - px(8), round(rect.width * 0.42))
        face = pygame.Rect(rect.left + px(4), rect.centery - side // 2, side, side)
        self._draw_face(surface, theme, facts, face)
        left, room = face.right + px(8), rect.right - face.right - px(12)
        name, size = fitted(theme, facts.name.split()[0], room, "serif-bold", 20, 12)
        put(surface, theme, name, (left, rect.top + px(4)), TextStyle("serif-bold", size, leading=1.0))
        signs = (("lantern-lit", facts.lit), ("essence", facts.essence), ("drop-full", facts.corruption),
                 ("experience-full", facts.experience))  # fmt: skip
        top = rect.top + px(26)
        high = (rect.bottom - px(4) - top) // 2
        for k, (name, count) in enumerate(signs):
            at = pygame.Rect(left + (k % 2) * room // 2, top + (k // 2) * high, room // 2, high)
            picture = theme.assets.image_by_height(at_hour(theme, icon(name)), min(px(17), high))
            place = picture.get_rect(midleft=at.midleft)
            surface.blit(picture, place)
            style = TextStyle("sans-bold", 17, leading=1.0)
            put(surface, theme, str(count), (place.right + px(2), at.centery), style, "midleft")


def _draw_whole(surface: pygame.Surface, theme: Theme, words: str, room: pygame.Rect, style: TextStyle) -> None:
    """Words in one line or two, as large as they are seen whole in a room, in its middle from the left."""
    size = style.size
    while size > _LEAST_LETTERS:
        block = layout_text(theme, words, room.width, replace(style, size=size))
        widest = max(theme.fonts.width(style.face, theme.text_px(size), word) for word in words.split() or [""])
        if block.size[1] <= room.height and widest <= room.width:
            break
        size -= 1
    block = layout_text(theme, words, room.width, replace(style, size=size))
    block.draw(surface, (room.left, room.centery - block.size[1] // 2))
