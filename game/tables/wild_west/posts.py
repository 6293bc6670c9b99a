"""The seats in front: a fence post with a hat, the sheep, the character's card, and what was said."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.core.texts import Texts
from game.render.ink import fitted, put
from game.render.palette import SEAT_COLOURS
from game.render.skins import State, paint, paint_badge, paint_ring
from game.render.text_layout import layout_text, plain
from game.render.theme import TextStyle, Theme
from game.rules.wild_west.ability_text import ability_text
from game.rules.wild_west.config import WildConfig
from game.rules.wild_west.setup import PLACES
from game.tables.base import SeatLook
from game.tables.wild_west.figures import Figures
from game.tables.wild_west.looks import FOLDER, character_picture, face_picture
from game.widgets.base import Pressable

_INK, _BUBBLE = "#2b2118", "#fdf8ec"
_NUMBER, _SMALL_NUMBER = TextStyle("sans-bold", 24, leading=1.0), TextStyle("sans-bold", 18, leading=1.0)


class Post(Pressable):
    """One player. `known` is the character as the seat at the screen knows it in `round`, "" for a face-down card.

    Pressed it asks who shall play the seat, or insures it while it is `legal`.
    """

    def __init__(
        self, seat: int, look: SeatLook, figures: Figures, config: WildConfig, texts: Texts,
        on_press: Callable[[], None],
    ) -> None:  # fmt: skip
        super().__init__(on_press, single=True)
        self.seat, self._look, self._figures, self._config, self._texts = seat, look, figures, config, texts
        self.known = ""
        self.round = 0
        self.thinking = False
        self.legal = self.chosen = self.mine = False
        self.name = f"seat-{seat}"

    def hint(self) -> str:
        """See Widget."""
        figures, texts = self._figures, self._texts
        goal = self._config.sheep.goal
        lines = [texts("table.post_tip", name=plain(self._look.name), n=figures.sheep[self.seat], goal=goal)]
        if self._role():
            ability = ability_text(self._config, self._role(), texts)
            lines.append(f"**{texts(f'character.{self._role()}.name')}** {ability}")
        if self.seat in figures.contracts:
            lines.append(texts("table.has_contract"))
        claim = figures.claims[self.seat] if figures.claims else None
        if claim is not None:
            lines.append(said(texts, claim))
        return "\n".join(lines)

    def sheep_at(self) -> tuple[int, int]:
        """Where sheep come from and go to."""
        return self.rect.left + self.rect.width // 4, self.rect.centery

    def meeple_at(self) -> tuple[int, int]:
        """Where its meeple stands at home, by its bottom."""
        return self.rect.centerx, self.rect.top

    # ---------------------------------------------------------------- drawing

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme = self.theme
        if theme is None or not self._figures.sheep:
            return
        if theme.tiny:
            self._draw_chip(surface, theme)
        else:
            self._draw_post(surface, theme)
        self.draw_focus(surface)

    def _active(self) -> bool:
        return self._figures.turn == self.seat and not self._figures.showing

    def _frame(self, surface: pygame.Surface, theme: Theme) -> None:
        paint(surface, theme, "panel" if self._active() else "panel-shade", self.rect, self._state())
        if self._active() or self.legal or self.chosen:
            paint_ring(surface, theme, self.rect, theme.palette.gold, 12)

    def _state(self) -> State:
        return "hover" if self.hovered and self.legal else "normal"

    def _draw_chip(self, surface: pygame.Surface, theme: Theme) -> None:
        """Badge, sheep and card, for tiny windows; badge and number stand below each other where it is narrow."""
        self._frame(surface, theme)
        px, rect = theme.px, self.rect
        number, left = str(self._figures.sheep[self.seat]), rect.left + px(5)
        card = None
        if self._known():
            card = theme.assets.image_by_height(self._card(), rect.height - px(10))
            surface.blit(card, card.get_rect(midright=(rect.right - px(4), rect.centery)))
        room = rect.right - left - (card.get_width() + px(6) if card is not None else px(4))
        side, wide = min(px(32), rect.height - px(6)), theme.fonts.width("sans-bold", theme.text_px(24), "00")
        if side + px(4) + wide <= room:
            badge = pygame.Rect(left, rect.centery - side // 2, side, side)
            put(surface, theme, number, (badge.right + px(4), rect.centery), _NUMBER, "midleft")
        else:
            side = min(px(19), room)
            badge = pygame.Rect(left + (room - side) // 2, rect.top + px(3), side, side)
            put(surface, theme, number, (left + room // 2, rect.bottom - px(11)), _SMALL_NUMBER, "center")
        paint_badge(surface, theme, self._look.badge, badge)

    def _known(self) -> bool:
        return self._figures.characters[self.seat] is not None

    def _role(self) -> str:
        """The character that can be seen here, "" for a face-down card."""
        known = self.known if self.round == self._figures.round else ""
        shown = self._figures.characters[self.seat] or known
        return "wild_head" if shown == "headman" and self._figures.wild_head else shown

    def _card(self) -> str:
        return character_picture(self._role())

    def _draw_post(self, surface: pygame.Surface, theme: Theme) -> None:
        px, rect = theme.px, self.rect
        tall = rect.height > px(150)
        hat = theme.assets.image_by_height(f"{FOLDER}hat-{self._look.badge}", px(56 if tall else 38))
        post = pygame.Rect(0, 0, px(24), px(40 if tall else 24))
        post.midbottom = (rect.left + px(44), rect.top + px(4))
        picture = theme.assets.image(FOLDER + "prairie-post", post.size)
        surface.blit(picture, post)
        surface.blit(hat, hat.get_rect(midbottom=(post.centerx, post.top + px(16 if tall else 10))))
        if self.seat in self._figures.contracts:
            paper = theme.assets.image_by_height(FOLDER + "contract", px(64 if tall else 44))
            surface.blit(paper, paper.get_rect(midbottom=(rect.right - px(46), rect.top + px(6))))
        self._frame(surface, theme)
        band = pygame.Rect(rect.left + px(6), rect.top + px(5), rect.width - px(12), px(6))
        pygame.draw.rect(surface, SEAT_COLOURS[self._look.badge], band, border_radius=px(2))
        self._draw_name(surface, theme, tall)
        self._draw_where(surface, theme, tall)
        self._draw_count(surface, theme, tall)

    def _draw_name(self, surface: pygame.Surface, theme: Theme, tall: bool) -> None:
        px, rect = theme.px, self.rect
        badge = pygame.Rect(rect.left + px(10), rect.top + px(14), px(34 if tall else 28), px(34 if tall else 28))
        paint_badge(surface, theme, self._look.badge, badge)
        room = rect.width - px(60) - (px(86) if tall and not self._slim(theme) else 0)
        text, size = fitted(theme, self._look.name, room, "serif-bold", 22.0 if tall else 20.0)
        put(surface, theme, text, (badge.right + px(8), badge.centery), TextStyle("serif-bold", size), "midleft")

    def _slim(self, theme: Theme) -> bool:
        """Too narrow for name and count beside a whole card: the card is small and below the name."""
        return self.rect.width < theme.px(180)

    def _draw_count(self, surface: pygame.Surface, theme: Theme, tall: bool) -> None:
        px, rect = theme.px, self.rect
        large = tall and not self._slim(theme)
        low = px(46 if tall else 34)
        middle = rect.top + px(52 if tall else 42) + (rect.height - px(52 if tall else 42) - low) // 2
        side = px(54 if large else 38)
        token = theme.assets.image(FOLDER + "sheep-token-1", (side, side))
        surface.blit(token, token.get_rect(midleft=(rect.left + px(10), middle)))
        number = str(self._figures.sheep[self.seat])
        at = (rect.left + side + px(16), middle)
        box = put(surface, theme, number, at, TextStyle("sans-bold", 42 if large else 32, leading=1.0), "midleft")
        if rect.width >= px(236):
            of = self._texts("table.of_goal", goal=self._config.sheep.goal)
            put(surface, theme, of, (box.right + px(6), middle + px(6)), TextStyle("serif", 18, theme.palette.soft),
                "midleft")  # fmt: skip
        if self._known():
            self._draw_card(surface, theme, tall)

    def _draw_card(self, surface: pygame.Surface, theme: Theme, tall: bool) -> None:
        """The character's card, or its face where there is little room."""
        px, rect, role = theme.px, self.rect, self._role()
        slim = self._slim(theme)
        if tall:
            height = px(68) if slim else min(rect.height - px(28), px(112))
            top = rect.top + px(54 if slim else 16)
        else:
            height, top = rect.height - px(48), rect.top + px(42)
        card = theme.assets.image_by_height(self._card(), height)
        face = bool(role) and (slim or (not tall and rect.width < px(200)))
        if face:
            card = theme.assets.image(face_picture(role), (card.get_width(), card.get_width()))
        place = card.get_rect(topright=(rect.right - px(9), top))
        surface.blit(card, place)
        if role and (tall or not face):
            self._draw_role(surface, theme, place.move(0, px(26)) if face else place)
        if self.mine and role and self.seat not in self._figures.shown:
            eye = theme.assets.image("ui/eye", (px(22), px(22)))
            surface.blit(eye, eye.get_rect(topright=(place.right - px(2), top + px(2))))

    def _draw_role(self, surface: pygame.Surface, theme: Theme, card: pygame.Rect) -> None:
        """The character's short name across the lower edge of its card."""
        px, words = theme.px, self._texts(f"character.{self._role()}.short")
        style = TextStyle("sans-bold", 18, leading=1.0)
        wide = theme.fonts.width(style.face, theme.text_px(style.size), words) + px(12)
        tag = pygame.Rect(0, 0, max(wide, card.width), px(26))
        tag.midbottom = (card.centerx, card.bottom + px(2))
        tag.right = min(tag.right, self.rect.right - px(5))
        paint(surface, theme, "label", tag)
        put(surface, theme, words, tag.center, style, "center")

    def _draw_where(self, surface: pygame.Surface, theme: Theme, tall: bool) -> None:
        """Where the meeple is, or what the seat is doing."""
        px, rect = theme.px, self.rect
        line = pygame.Rect(rect.left + px(8), 0, rect.width - px(16), px(34 if tall else 26))
        line.bottom = rect.bottom - px(8 if tall else 6)
        if not tall:
            line.width -= px(58)
        paint(surface, theme, "chip", line)
        figures, texts = self._figures, self._texts
        if self.seat in figures.meeples:
            text = texts(f"place_title.{PLACES[figures.meeples[self.seat][0]]}")
        elif self.thinking and not figures.showing:
            text = texts("table.thinks")
        elif self._active():
            text = texts("table.acts")
        else:
            text = texts("table.headman_here") if figures.headman == self.seat else ""
        style = TextStyle("serif", 18, leading=1.0)
        block = layout_text(theme, text, line.width - px(44 if tall else 33), style)
        picture = theme.assets.image_by_height(f"{FOLDER}meeple-{self._look.badge}", line.height - px(4))
        surface.blit(picture, picture.get_rect(midleft=(line.left + px(6), line.centery)))
        if block.size[1] <= line.height + px(4):
            block.draw(surface, (line.left + px(34 if tall else 30), line.centery - block.size[1] // 2))
        if not self._look.human:
            thinks = self.thinking and not figures.showing
            icon = theme.assets.image("ui/thinking" if thinks else "ui/bot", (px(24), px(24)))
            at = (line.right - px(5), line.centery) if tall else (line.right + px(2), line.top - px(18))
            surface.blit(icon, icon.get_rect(midright=at))


def said(texts: Texts, claim: tuple[str, str]) -> str:
    """A claim in the words of whoever made it."""
    about, says = claim
    if not says:
        return texts("table.says_nothing")
    return texts("table.says", place=texts(f"place_title.{about}"), kind=texts(f"location_type.{says}"))


def draw_bubble(surface: pygame.Surface, theme: Theme, text: str, post: pygame.Rect, area: pygame.Rect) -> None:
    """What somebody said, over its post; dark on light by night, too."""
    px = theme.px
    style = TextStyle("serif-bold", 18, _INK, leading=1.05)
    room = post.width - px(96)
    block = layout_text(theme, text, max(px(60), room), style, "center")
    box = pygame.Rect(0, 0, block.size[0] + px(20), block.size[1] + px(12))
    box.bottomright = (post.right + px(4), post.top - px(10))
    box.clamp_ip(area)
    foot, middle = box.bottom - 2, box.centerx
    tip = [(middle - px(10), foot), (middle - px(26), post.top + px(2)), (middle + px(6), foot)]
    pygame.draw.polygon(surface, _BUBBLE, tip)
    pygame.draw.lines(surface, _INK, False, tip, px(2.5))
    pygame.draw.rect(surface, _BUBBLE, box, border_radius=px(10))
    pygame.draw.rect(surface, _INK, box, px(2.5), border_radius=px(10))
    pygame.draw.line(surface, _BUBBLE, (tip[0][0] + px(2), foot), (tip[2][0] - px(2), foot), px(3))
    block.draw(surface, (box.left + px(10), box.top + px(6)))
