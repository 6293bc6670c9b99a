"""Reads the XML of Tiled into a tree with places, or says why not.

Nothing of a document is trusted: size and depth are limited, entities and document types are refused, and no other
file is opened from here.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from xml.parsers import expat

from game.content.nodes import quoted, shown_path
from game.core.problems import Place, Problem

SIZE_LIMIT = 1024 * 1024
DEPTH_LIMIT = 16
_SAVE_AGAIN = "save it again from Tiled"


@dataclass(slots=True)
class Element:
    """One element: its tag, attributes, children and text, and where its `<` stands.

    `lines` are the pieces of its text with the line and column at which each begins.
    """

    tag: str
    attributes: dict[str, str]
    place: Place
    children: list[Element] = field(default_factory=list)
    lines: list[tuple[int, int, str]] = field(default_factory=list)

    def get(self, name: str, default: str = "") -> str:
        """An attribute, or `default` when it is not there."""
        return self.attributes.get(name, default)

    def all(self, tag: str) -> Iterator[Element]:
        """The children with a tag, in order."""
        return (child for child in self.children if child.tag == tag)

    @property
    def text(self) -> str:
        """All text directly inside."""
        return "".join(piece for _, _, piece in self.lines)


class _Refused(Exception):
    """Reading stops at a problem."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.message)
        self.problem = problem


def read_xml(path: Path) -> tuple[Element | None, list[Problem]]:
    """The root element of a file, or None and what is wrong with it. Never raises."""
    file = shown_path(path)
    try:
        size = path.stat().st_size
        if size > SIZE_LIMIT:
            text = f"this file has {size / SIZE_LIMIT:.1f} MB; a map may have at most 1 MB"
            return None, [Problem(Place(file), text)]
        raw = path.read_bytes()
    except OSError as error:
        return None, [Problem(Place(file), f"this file cannot be read: {error.strerror or 'unknown reason'}")]
    return parse_xml(raw, file)


def parse_xml(raw: bytes, file: str) -> tuple[Element | None, list[Problem]]:
    """The root element of a document; `file` names it in messages."""
    builder = _Builder(file)
    try:
        builder.parser.Parse(raw, True)
    except _Refused as refused:
        return None, [refused.problem]
    except expat.ExpatError as error:
        what = expat.ErrorString(error.code)
        text = f"this is no sound XML ({what}); {_SAVE_AGAIN}"
        return None, [Problem(Place(file, error.lineno, error.offset + 1), text)]
    except (LookupError, ValueError):
        return None, [Problem(Place(file), f"this file is written in an unknown way; {_SAVE_AGAIN}")]
    return builder.root, []


class _Builder:
    """Puts the tree together from the parser's calls."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.root: Element | None = None
        self.stack: list[Element] = []
        self.parser = expat.ParserCreate()
        self.parser.XmlDeclHandler = self._declared
        self.parser.StartDoctypeDeclHandler = self._doctype
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._characters

    def here(self) -> Place:
        """Where the parser is."""
        return Place(self.file, self.parser.CurrentLineNumber, self.parser.CurrentColumnNumber + 1)

    def _refusal(self, text: str) -> _Refused:
        return _Refused(Problem(self.here(), text))

    def _declared(self, _version: str, encoding: str | None, _standalone: int) -> None:
        if encoding is not None and encoding.lower() not in ("utf-8", "us-ascii"):
            raise self._refusal(f"the encoding is {quoted(encoding)}; it must be UTF-8, {_SAVE_AGAIN}")

    def _doctype(self, *_: object) -> None:
        raise self._refusal("a map has no DOCTYPE and no entities; delete it")

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        element = Element(tag, attributes, self.here())
        if len(self.stack) == DEPTH_LIMIT:
            raise self._refusal(f"this file is nested more than {DEPTH_LIMIT} levels deep")
        if self.stack:
            self.stack[-1].children.append(element)
        else:
            self.root = element
        self.stack.append(element)

    def _end(self, _tag: str) -> None:
        self.stack.pop()

    def _characters(self, text: str) -> None:
        place = self.here()
        self.stack[-1].lines.append((place.line, place.column, text))
