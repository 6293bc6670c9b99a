"""The few words the first picture needs, read straight from a text file: the strict reader comes up too slowly.

Understands lines `key: text` and `key: "text"` inside the wanted groups, nothing else; whatever it does not
understand is left out and comes a moment later, when `load_texts` has read and checked everything.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from pathlib import Path

from game.core.texts import Pattern

_KEY = re.compile(r"( *)[A-Za-z0-9_]+:")
_LINE = re.compile(r"""( *)([A-Za-z0-9_]+):(?: +(?:"([^"\\{}]*)"|([^\s"'{}\[\]&*!|>%@#][^"{}#]*)))? *$""")


def first_words(path: Path, groups: Collection[str]) -> dict[str, Pattern]:
    """Texts without fields below the top-level keys `groups` (or those keys themselves), by dotted key.

    An unreadable file gives nothing: the full reader will say what is wrong with it.
    """
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        return {}
    found: dict[str, Pattern] = {}
    trail: list[str] = []
    beyond: int | None = None
    wanted = False
    for line in lines:
        if line and not line.startswith((" ", "#")):
            wanted = line.partition(":")[0] in groups
        if not wanted:
            continue
        indent = len(line) - len(line.lstrip(" "))
        if beyond is not None and (indent > beyond or not line.strip()):
            continue
        beyond = None
        match = _LINE.match(line)
        if match is None:
            key = _KEY.match(line)
            beyond = len(key[1]) if key is not None else None
            continue
        depth = len(match[1]) // 2
        trail = [*trail[:depth], match[2]]
        text = match[3] if match[3] is not None else match[4]
        if text is not None and len(trail) == depth + 1:
            found[".".join(trail)] = Pattern(text.strip())
    return found
