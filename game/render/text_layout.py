"""Text set into lines: wrapped, never cut, with bold parts, small pictures and words that can be clicked.

Marks in a text: `**bold**`, `~~in quiet ink~~`, `{icon:name}` (a picture of the assets, as high as the line),
`[[term]]` or `[[term|words]]` (a link to `term`), a line break. `plain` protects text that people typed. In the
YAML texts braces are doubled (`{{icon:die}}`), because single ones are fields.

Words are drawn once and kept, so that setting a text again costs little.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, NamedTuple

import pygame

from game.platform.fonts import Face
from game.render.skins import paint_icon
from game.render.theme import StyleName, TextStyle, Theme

_BLOCKS_KEPT = 3000
Align = Literal["left", "center", "right"]
_MARKS = re.compile(r"\\(.)|(\*\*)|(~~)|\{icon:([^}]+)\}|\[\[([^\]|]+)(?:\|([^\]]+))?\]\]|(\n)|([ \t]+)", re.DOTALL)
_BOLD: dict[Face, Face] = {"serif": "serif-bold", "serif-italic": "serif-bold", "sans": "sans-bold"}


class _Token(NamedTuple):
    """A piece of text before it has a place. `kind`: word, space, icon, break."""

    kind: str
    text: str = ""
    bold: bool = False
    link: str = ""
    soft: bool = False


class Piece(NamedTuple):
    """A word or picture in its place, relative to the block's corner."""

    rect: pygame.Rect
    text: str
    face: Face
    colour: str
    icon: bool = False
    link: str = ""


def plain(text: str) -> str:
    """`text` with everything protected that would be read as a mark."""
    return re.sub(r"([\\*~{\[])", r"\\\1", text)


@dataclass(frozen=True, slots=True)
class TextBlock:
    """A text in its place: width and height in pixels, pieces line by line."""

    theme: Theme
    px: int
    size: tuple[int, int]
    pieces: tuple[Piece, ...]
    lines: int

    def draw(self, surface: pygame.Surface, pos: tuple[int, int], hot_link: str = "") -> None:
        """Draw with the upper left corner at `pos`; the link `hot_link` is underlined strongly."""
        clip = surface.get_clip()
        left, top = pos
        for piece in self.pieces:
            rect = piece.rect.move(left, top)
            if rect.bottom < clip.top or rect.top > clip.bottom:
                continue
            if piece.icon:
                paint_icon(surface, self.theme, piece.text, rect)
                continue
            surface.blit(self.theme.fonts.word(piece.face, self.px, piece.text, piece.colour), rect)
            if piece.link:
                thick = self.theme.px(3 if piece.link == hot_link else 1.5)
                surface.fill(piece.colour, (rect.left, rect.bottom - round(self.px * 0.22), rect.width, thick))

    def link_at(self, pos: tuple[int, int]) -> str:
        """The link under a point relative to the block's corner, or an empty text."""
        return next((p.link for p in self.pieces if p.link and p.rect.collidepoint(pos)), "")

    @property
    def links(self) -> tuple[str, ...]:
        """All links, in reading order, each once."""
        return tuple(dict.fromkeys(p.link for p in self.pieces if p.link))


def layout_text(
    theme: Theme,
    text: str,
    width: int | None = None,
    style: StyleName | TextStyle = "text",
    align: Align = "left",
    colour: str | None = None,
) -> TextBlock:
    """Set `text` into lines at most `width` pixels wide (None: only its own breaks).

    A word wider than that is broken between characters. The block is as wide as its longest line, or as
    `width` when it is centred or set to the right.
    """
    chosen = theme.style(style)
    key = (text, width, chosen, align, colour)
    block = theme.blocks.get(key)
    if not isinstance(block, TextBlock):
        if len(theme.blocks) > _BLOCKS_KEPT:
            theme.blocks.clear()
        setter = _Setter(theme, chosen, colour or theme.colour_of(chosen), width)
        for token in _tokens(text):
            setter.add(token)
        block = theme.blocks[key] = setter.block(align)
    return block


def text_width(theme: Theme, text: str, style: StyleName | TextStyle = "text") -> int:
    """The width in pixels of a text in one line, its marks included."""
    return layout_text(theme, text, None, style).size[0]


def _tokens(text: str) -> Iterator[_Token]:
    bold, soft, word, at = False, False, "", 0
    for found in _MARKS.finditer(text):
        word += text[at : found.start()]
        at = found.end()
        escaped, star, tilde, icon, term, label, newline, _ = found.groups()
        if escaped is not None:
            word += escaped
            continue
        if word:
            yield _Token("word", word, bold, soft=soft)
            word = ""
        if star is not None:
            bold = not bold
        elif tilde is not None:
            soft = not soft
        elif icon is not None:
            yield _Token("icon", icon)
        elif term is not None:
            yield from _link_tokens(label or term, term, bold)
        else:
            yield _Token("break" if newline is not None else "space", bold=bold)
    word += text[at:]
    if word:
        yield _Token("word", word, bold, soft=soft)


def _link_tokens(words: str, link: str, bold: bool) -> Iterator[_Token]:
    for index, word in enumerate(words.split()):
        if index:
            yield _Token("space", bold=bold)
        yield _Token("word", word, bold, link)


class _Setter:
    """Puts tokens into lines. Tokens without a space between them stay on one line."""

    def __init__(self, theme: Theme, style: TextStyle, colour: str, width: int | None) -> None:
        self.theme, self.style, self.colour = theme, style, colour
        self.width = None if width is None else max(1, width)
        self.px = theme.text_px(style.size)
        self.line_height = max(1, round(self.px * style.leading))
        self.lines: list[list[Piece]] = [[]]
        self.x = 0
        self.space = 0
        self.run: list[tuple[_Token, int]] = []

    def add(self, token: _Token) -> None:
        """Take the next token."""
        if token.kind in ("word", "icon"):
            self.run.append((token, self._width_of(token)))
            return
        self._flush()
        if token.kind == "break":
            self.lines.append([])
            self.x = self.space = 0
        elif self.x:
            self.space += self.theme.fonts.width(self._face(token.bold), self.px, " ")

    def block(self, align: Align) -> TextBlock:
        """The finished text."""
        self._flush()
        height = self.line_height
        longest = max((line[-1].rect.right for line in self.lines if line), default=0)
        full = longest if align == "left" or self.width is None else self.width
        pieces: list[Piece] = []
        for number, line in enumerate(self.lines):
            free = full - (line[-1].rect.right if line else 0)
            shift = 0 if align == "left" else free // 2 if align == "center" else free
            for piece in line:
                piece.rect.move_ip(shift, number * height + (height - piece.rect.height) // 2)
                pieces.append(piece)
        return TextBlock(self.theme, self.px, (full, height * len(self.lines)), tuple(pieces), len(self.lines))

    def _flush(self) -> None:
        run, self.run = self.run, []
        total = sum(width for _, width in run)
        if not run:
            return
        if self.width is not None and self.x and self.x + self.space + total > self.width:
            self.lines.append([])
            self.x = self.space = 0
        self.x += self.space
        self.space = 0
        for token, width in run:
            if self.width is not None and token.kind == "word" and self.x + width > self.width:
                self._break_word(token)
            else:
                self._place(token, width)

    def _break_word(self, token: _Token) -> None:
        assert self.width is not None
        rest = token.text
        while rest:
            count = len(rest)
            room = self.width - self.x
            while count > 1 and self._width_of(token._replace(text=rest[:count])) > room:
                count -= 1
            part = token._replace(text=rest[:count])
            width = self._width_of(part)
            if self.x and width > room:
                self.lines.append([])
                self.x = 0
                continue
            self._place(part, width)
            rest = rest[count:]
            if rest:
                self.lines.append([])
                self.x = 0

    def _place(self, token: _Token, width: int) -> None:
        icon = token.kind == "icon"
        height = width if icon else self.theme.fonts.get(self._face(token.bold), self.px).get_height()
        palette = self.theme.palette
        colour = palette.link if token.link else palette.soft if token.soft else self.colour
        rect = pygame.Rect(self.x, 0, width, height)
        self.lines[-1].append(Piece(rect, token.text, self._face(token.bold), colour, icon, token.link))
        self.x += width

    def _width_of(self, token: _Token) -> int:
        if token.kind == "icon":
            return round(self.px * 1.25)
        return self.theme.fonts.width(self._face(token.bold), self.px, token.text)

    def _face(self, bold: bool) -> Face:
        return _BOLD.get(self.style.face, self.style.face) if bold else self.style.face
