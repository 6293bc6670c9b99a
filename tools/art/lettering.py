"""Letters as outlines: the name of the program in Amatic SC Bold, hopping along a line, and bold numerals."""

from importlib.resources import files

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from art.palette import INK
from art.svg import document, group, path

NAME = "Sheepfold"
HOPS = (0, -9, 4, -6, 5, -7, 2, -5, 5)
SIZE = 210
GAP = 6


def _letters() -> tuple[str, float]:
    """Path data of the whole name with its baseline at 0, and its width in units."""
    font = TTFont(str(files("font_amatic_sc") / "files" / "AmaticSC-Bold.ttf"))
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    scale = SIZE / font["head"].unitsPerEm
    d, x = "", 0.0
    for letter, hop in zip(NAME, HOPS, strict=True):
        glyph = glyphs[names[ord(letter)]]
        pen = SVGPathPen(glyphs, ntos=lambda v: f"{v:.1f}".removesuffix(".0"))
        glyph.draw(TransformPen(pen, (scale, 0, 0, -scale, x, hop)))
        d += pen.getCommands()
        x += glyph.width * scale + GAP
    return d, x - GAP


def numeral(text: str, size: float) -> str:
    """Path data of a number in Source Sans Pro Bold whose middle is at 0,0; its digits are `size` high."""
    font = TTFont(str(files("font_source_sans_pro") / "files" / "SourceSansPro-Bold.ttf"))
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    height = font["OS/2"].sCapHeight
    scale, d = size / height, ""
    x = -scale * sum(glyphs[names[ord(digit)]].width for digit in text) / 2
    for digit in text:
        glyph = glyphs[names[ord(digit)]]
        pen = SVGPathPen(glyphs, ntos=lambda v: f"{v:.1f}".removesuffix(".0"))
        glyph.draw(TransformPen(pen, (scale, 0, 0, -scale, x, size / 2)))
        d += pen.getCommands()
        x += glyph.width * scale
    return d


def lettering() -> str:
    """The name with ink outline and soft shadow; the box is as wide as the letters, 200 high."""
    d, width = _letters()
    wide = round(width) + 40
    body = path(d, "#1f2330", "#1f2330", 16, 'opacity="0.55"')
    body = (
        group(body, 25, 176)
        + group(path(d, INK, INK, 15), 20, 168)
        + group(path(d, "#fbefd2", "#fbefd2", 2.4), 20, 168)
    )
    return document((wide, 200), body)
