"""All Shepherds as chips: symbol, name, Lanterns, Essence, corruption, whether they are ready. A click takes one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.core.texts import Texts
from game.render.ink import fitted, put
from game.render.skins import paint, paint_badge, paint_ring
from game.render.text_layout import plain
from game.render.theme import TextStyle, Theme
from game.tables.base import SeatLook
from game.tables.the_sheep.looks import at_hour, icon
from game.widgets.base import Pressable, Widget, key_label


@dataclass(frozen=True, slots=True)
class SeatFacts:
    """What a chip shows of a seat. `name` is the Shepherd's. `asked`: may act now; `shown`: its board lies below;
    `distracts`: the Sheep of its hex strike it tonight; `target`: can be chosen by a click; `coming`: corruption it
    would take as things stand."""

    name: str
    lit: int
    essence: int
    corruption: int
    slots: int
    ready: bool
    asked: bool
    dead: bool
    shown: bool
    distracts: bool = False
    target: bool = False
    coming: int = 0


class SeatChip(Pressable):
    """One Shepherd in a line or two; in tiny windows its badge with a mark."""

    def __init__(self, seat: int, look: SeatLook, texts: Texts, on_press: Callable[[int], None]) -> None:
        super().__init__(lambda: on_press(seat))
        self.seat, self._look, self._texts = seat, look, texts
        self.facts: SeatFacts | None = None
        self.thinking = False
        self.name = f"seat-{seat}"
        self.key = f"shift+{seat + 1}"

    def follow(self, facts: SeatFacts) -> None:
        """Show these."""
        if facts != self.facts:
            self.facts = facts
            self.invalidate()

    def hint(self) -> str:
        """See Widget."""
        facts = self.facts
        if facts is None:
            return ""
        who = f"**{plain(facts.name)}**"
        if self._look.player:
            who += f" ({plain(self._look.player)})"
        who += f"  **{key_label(self.key)}**"
        if facts.dead:
            return f"{who}\n{self._texts('table.dead')}"
        told = self._texts("table.seat_tip", lit=facts.lit, essence=facts.essence, n=facts.corruption, all=facts.slots)
        lines = [who, told, self._status(), self._texts("table.distracts") if facts.distracts else ""]
        if facts.coming:
            lines.append(self._texts("table.seat_coming", n=facts.coming))
        return "\n".join(line for line in lines if line)

    def _status(self) -> str:
        facts = self.facts
        if facts is None or facts.dead:
            return self._texts("table.is_dead") if facts is not None else ""
        if self.thinking:
            return self._texts("table.is_thinking")
        return self._texts("table.is_ready" if facts.ready else "table.is_asked") if facts.asked or facts.ready else ""

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme, facts, rect = self.theme, self.facts, self.rect
        if theme is None or facts is None or not rect.width:
            return
        px = theme.px
        paint(surface, theme, "card" if facts.shown else "label", rect, "hover" if self.hovered else "normal")
        if facts.target or facts.shown:
            paint_ring(surface, theme, rect, theme.palette.gold if facts.target else theme.palette.ink, 10)
        if theme.tiny:
            side = min(rect.width, rect.height) - px(8)
            badge = pygame.Rect(0, 0, side, side)
            badge.center = rect.center
            self._draw_badge(surface, theme, facts, badge)
            return
        two_lines = rect.height >= px(44)
        side = min(px(40), rect.height - px(8))
        badge = pygame.Rect(rect.left + px(6), rect.centery - side // 2, side, side)
        self._draw_badge(surface, theme, facts, badge)
        left = badge.right + px(6)
        upper = rect.top + round(rect.height * (0.3 if two_lines else 0.5))
        room = rect.right - left - px(6) - (px(22) if facts.ready else 0)
        name = facts.name.split()[0] if facts.name else ""
        text, size = fitted(theme, name, room, "serif-bold", 19, 12)
        ink = theme.palette.soft if facts.dead else theme.palette.ink
        put(surface, theme, text, (left, upper), TextStyle("serif-bold", size, ink, 1.0), "midleft")
        if facts.ready:
            tick = theme.icon("ui/check", (px(18), px(18)))
            surface.blit(tick, tick.get_rect(midright=(rect.right - px(6), upper)))
        elif self.thinking:
            dots = theme.icon("ui/thinking", (px(20), px(20)))
            surface.blit(dots, dots.get_rect(midright=(rect.right - px(6), upper)))
        if two_lines:
            lower = pygame.Rect(left, rect.top + round(rect.height * 0.5), rect.right - left - px(4), rect.height // 2)
            self._draw_counts(surface, theme, facts, lower)
        self.draw_focus(surface)

    def _draw_badge(self, surface: pygame.Surface, theme: Theme, facts: SeatFacts, badge: pygame.Rect) -> None:
        paint_badge(surface, theme, self._look.badge, badge)
        side = max(theme.px(18), badge.width // 2)
        if facts.dead:
            cross = theme.assets.image_by_height(at_hour(theme, icon("grave")), badge.height)
            surface.blit(cross, cross.get_rect(center=badge.center))
        elif theme.tiny and (facts.ready or self.thinking):
            sign = theme.icon("ui/check" if facts.ready else "ui/thinking", (side, side))
            at = sign.get_rect(bottomright=(badge.right + theme.px(3), badge.bottom + theme.px(3)))
            pygame.draw.aacircle(surface, theme.palette.paper, at.center, side // 2 + theme.px(1))
            surface.blit(sign, at)

    def _draw_counts(self, surface: pygame.Surface, theme: Theme, facts: SeatFacts, room: pygame.Rect) -> None:
        """Lantern, crystal and drop with a number each."""
        px = theme.px
        if facts.dead:
            put(surface, theme, self._texts("table.is_dead"), (room.left, room.centery),
                TextStyle(size=16, colour=theme.palette.soft, leading=1.0), "midleft")  # fmt: skip
            return
        third = room.width // 3
        drop = "drop-coming" if facts.coming else "drop-full"
        signs = (("lantern-lit", facts.lit), ("essence", facts.essence), (drop, facts.corruption + facts.coming))
        high = min(px(22), room.height, round(third * 0.62))
        style = TextStyle("sans-bold", min(18.0, third / theme.unit * 0.5), leading=1.0)
        for k, (name, count) in enumerate(signs):
            picture = theme.assets.image_by_height(at_hour(theme, icon(name)), high)
            at = picture.get_rect(midleft=(room.left + k * third, room.centery))
            surface.blit(picture, at)
            put(surface, theme, str(count), (at.right + px(2), room.centery), style, "midleft")


class SeatChips(Widget):
    """The chips below each other."""

    def __init__(self, chips: list[SeatChip]) -> None:
        super().__init__()
        self.chips = chips
        self.children = list(chips)

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """See Widget."""
        super().layout(theme, rect)
        gap = theme.px(2 if theme.compact else 4)
        high = min(theme.px(64), (rect.height - gap * (len(self.chips) - 1)) // max(1, len(self.chips)))
        top = rect.top if theme.tiny else rect.bottom - len(self.chips) * high - (len(self.chips) - 1) * gap
        for k, chip in enumerate(self.chips):
            chip.layout(theme, pygame.Rect(rect.left, top + k * (high + gap), rect.width, high))
