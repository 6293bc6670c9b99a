"""From the bytes of a data file to clean text: size, encoding, control characters and tabs.

YAML programs disagree about these or answer with riddles, so they are settled before YAML is read at all.
"""

from __future__ import annotations

import re
from pathlib import Path

from game.core.problems import Place, Problem

SIZE_LIMIT = 1024 * 1024

_CONTROL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]")
_TAB_INDENT = re.compile(r"^ *(\t)[ \t]*[^ \t#\n]", re.MULTILINE)
_UTF16 = (b"\xff\xfe", b"\xfe\xff")


def read_text(path: Path, file: str) -> tuple[str | None, list[Problem]]:
    """The text of a file with `\\n` line ends, or None and what is wrong with it. Never raises."""
    try:
        size = path.stat().st_size
        if size > SIZE_LIMIT:
            text = f"this file has {size / SIZE_LIMIT:.1f} MB; a data file may have at most 1 MB"
            return None, [Problem(Place(file), text)]
        raw = path.read_bytes()
    except OSError as error:
        return None, [Problem(Place(file), f"this file cannot be read: {error.strerror or 'unknown reason'}")]
    return clean_text(raw, file)


def clean_text(raw: bytes, file: str) -> tuple[str | None, list[Problem]]:
    """The text in `raw`, or None and what is wrong with it: encoding, control characters, tabs as indent."""
    if raw.startswith(_UTF16) or (len(raw) > 3 and 0 in raw[:2] and raw[:4].count(0) == 2):
        return None, [Problem(Place(file), "this file is saved as UTF-16; save it as UTF-8")]
    try:
        text = raw.decode("utf-8").removeprefix("\ufeff")
    except UnicodeDecodeError as error:
        before = _unix_lines(raw[: error.start].decode("utf-8").removeprefix("\ufeff"))
        message = f"the byte 0x{raw[error.start]:02X} is not UTF-8; save the file as UTF-8"
        return None, [Problem(_place(file, before, len(before)), message)]
    text = _unix_lines(text)
    problems = _control_characters(text, file) + _tabs(text, file)
    return (None if problems else text), problems


def _unix_lines(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _place(file: str, text: str, offset: int) -> Place:
    return Place(file, text.count("\n", 0, offset) + 1, offset - text.rfind("\n", 0, offset))


def _control_characters(text: str, file: str) -> list[Problem]:
    return [
        Problem(_place(file, text, m.start()), f"the invisible character U+{ord(m[0]):04X} is not allowed; delete it")
        for m in _CONTROL.finditer(text)
    ]


def _tabs(text: str, file: str) -> list[Problem]:
    found = [m.start(1) for m in _TAB_INDENT.finditer(text)]
    if not found:
        return []
    more = f" (also in {len(found) - 1} more line{'s' if len(found) > 2 else ''})" if len(found) > 1 else ""
    return [Problem(_place(file, text, found[0]), f"the indent has a tab{more}; use two blanks for each step")]
