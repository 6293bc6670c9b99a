"""Write the reference of the card language, from the language itself, and the texts of all cards, to be read.

    python tools/make_effect_docs.py            writes data/the_sheep/REFERENCE.md and tests/effects/all_cards.txt
    python tools/make_effect_docs.py --check    only says whether they are as they should be

The dataclasses, their docstrings and descriptions are the reference; its worked examples stand with the text that the
program puts on them.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import MISSING, dataclass, fields
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from game.content import shapes  # noqa: E402
from game.content.catalog import load_game  # noqa: E402
from game.content.decode import decode  # noqa: E402
from game.content.mods import Roots  # noqa: E402
from game.content.texts import load_texts  # noqa: E402
from game.content.yaml_source import parse_yaml  # noqa: E402
from game.core.texts import Texts  # noqa: E402
from game.effects import words  # noqa: E402
from game.effects.lint_filters import FITTING  # noqa: E402
from game.effects.lint_verbs import ABOUT  # noqa: E402
from game.effects.model import (  # noqa: E402
    VERBS,
    Ability,
    Choice,
    Condition,
    Cost,
    Count,
    Each,
    Either,
    Filter,
    If,
    Modify,
    Within,
)
from game.effects.stats import STATS  # noqa: E402
from game.effects.text import ability_text, modify_text  # noqa: E402
from game.rules.registry import get_rules  # noqa: E402
from game.rules.the_sheep.card_text import ROWS, card_text  # noqa: E402
from game.rules.the_sheep.config import Equipment, SheepConfig  # noqa: E402

REFERENCE = ROOT / "data" / "the_sheep" / "REFERENCE.md"
ALL_CARDS = ROOT / "tests" / "effects" / "all_cards.txt"

INTRODUCTION = """\
# The card language of The Sheep

This page is made by `tools/make_effect_docs.py` out of the language itself; do not write into it.

Three ways to say what a card does; take the lowest that works:

1. **Numbers**: icons, costs, Health. The cards in the files beside this page show which there are.
2. **Changes** (`modify`): a number of the rules is another one as long as the card is there.
3. **Abilities** (`abilities`): something is done, when somebody uses the card or when something happens.

The text on the card is made from this, so it is always true. To try a card, put it into a file in your mods folder and
run `python -m game validate`: it tells what is wrong, where, and what was probably meant.

## Four worked examples

A card of numbers only, whole, as it stands in a file. Equipment needs a Caravan that sells it (its `inventory`):

```yaml
"""
CARD = """\
equipment:
  two_handed_saw:
    name: Two-Handed Saw
    flavour: The other hand has been promised for Thursday.
    cost: 2
    damage: {metal: 3}
    origin: house
"""

NAMES = """\
## Names

A `$name` is something on the table. `$owner` is the Shepherd who has the card, `$here` their hex, `$self` the card; on
a Caravan `$self` is the Caravan and `$here` its hex. Cards that nobody has (mutations, events, tiles) have none of
these. Inside of an `each`, `$it` is the one it is about. What happened gives names of its own (see `when`). All others
are chosen under `choose`, where they are written without the `$`. In the lists below `?` marks what may be left out.
"""

EXAMPLES = [
    (
        "A change, here of a Trait; it stands in the card under `modify`",
        "modify",
        "trait",
        """\
modify:
- {stat: boost_shock, by: 1}
- {stat: lanterns, by: 1}
""",
    ),
    (
        "A prod for small Sheep, an ability that is used; it stands in the card under `abilities`, by a name",
        "ability",
        "equipment",
        """\
when: [day, combat]
cost: {essence: 1}
choose:
  beast: {sheep: {at: $here, tier: [lesser, standard]}}
  there: {space: {next_to: $beast}}
do:
- move: {what: $beast, to: $there}
""",
    ),
    (
        "A mutation that burns, an ability that triggers by itself",
        "ability",
        "mutation",
        """\
when: [killed]
where: {sheep: {tier: [greater]}}
about: $sheep
do:
- each: {of: {shepherd: {at: $sheep}}, do: [{corrupt: {who: $it, amount: 2}}]}
""",
    ),
]


@dataclass(frozen=True)
class _Shelf:
    equipment: dict[str, Equipment]


@dataclass(frozen=True)
class _Passive:
    modify: tuple[Modify, ...]


def reference() -> str:
    """The text of the page."""
    parts = [INTRODUCTION + _card() + "```\n", *_examples(), NAMES, *_grammar(), *_verbs(), *_stats()]
    return "\n".join(parts)


def all_cards() -> str:
    """The texts of all cards in the data, a paragraph a card."""
    texts = _texts()
    config: SheepConfig = load_game(get_rules("the_sheep"), Roots(ROOT / "data")).config
    paragraphs = []
    for row in ROWS:
        for name, card in getattr(config, row).items():
            paragraphs.append("\n".join((f"# {row} {name}: {card.name}", *card_text(config, row, name, texts))))
    return "\n\n".join(paragraphs) + "\n"


def _texts() -> Texts:
    return load_texts(Roots(ROOT / "data"), "the_sheep").texts


def _card() -> str:
    """The example of a whole card, which must be a sound one."""
    found, problems = decode(parse_yaml(CARD, "example").root, _Shelf)
    assert found is not None, [str(problem) for problem in problems]
    return CARD


def _examples() -> Iterator[str]:
    texts = _texts()
    for title, kind, voice, written in EXAMPLES:
        source = parse_yaml(written, title)
        record: Any = _Passive if kind == "modify" else Ability
        found, problems = decode(source.root, record)
        assert found is not None, [str(problem) for problem in problems]
        told = modify_text(found.modify, texts, voice) if kind == "modify" else ability_text(found, texts, voice)
        yield f"{title}:\n\n```yaml\n{written}```\n\n> {told}\n"


def _grammar() -> Iterator[str]:
    yield f"## An ability\n\n{_about(Ability)}\n"
    yield from _table(Ability)
    yield f"### `when`\n\n{(_docstring('When'))}\n"
    yield f"### `cost`: {_about(Cost)}\n"
    yield from _table(Cost)
    yield f"### `choose`: {_about(Choice)}\n"
    yield from _table(Choice)
    yield f"## Filters\n\n{_about(Filter)} Behind each key stands what it fits.\n"
    yield from _table(Filter, {key: [kind for kind, keys in FITTING.items() if key in keys] for key in _keys(Filter)})
    yield f"`within`: {_about(Within)} `{{of: $owner, steps: 2}}`\n"
    yield f"## Amounts and conditions\n\nAn amount is a whole number, or: {_about(Count)}\n"
    yield from _table(Count)
    yield f"A condition (`needs`, `test`): {_about(Condition)}\n"
    yield from _table(Condition)
    yield "## Steps\n\nA step is one verb, as in `- heal: {who: $owner}`, one of these, or a later `choose`.\n"
    for word, record in (("each", Each), ("if", If), ("either", Either)):
        yield f"### `{word}`: {_about(record)}\n"
        yield from _table(record)


def _verbs() -> Iterator[str]:
    yield "## Verbs\n"
    for word, record in VERBS.items():
        yield f"### `{word}`: {_about(record)}\n"
        yield from _table(record, ABOUT.get(word, {}))


def _stats() -> Iterator[str]:
    yield "## Numbers that can be changed\n\nSwitches are set to 1 for yes or 0 for no.\n"
    for kind in ("sheep", "shepherd", "caravan", ""):
        yield f"**{kind.capitalize() or 'The table'}**\n"
        rows = [(stat, info) for stat, info in STATS.items() if (kind in info.of if kind else not info.of)]
        yield "\n".join(f"- `{stat}`: {info.meaning}" + (" (switch)" * info.switch) for stat, info in rows) + "\n"


def _docstring(name: str) -> str:
    """What stands under a list of words in `words.py`."""
    text = Path(words.__file__).read_text(encoding="utf-8")
    return text.split(f"{name} = Literal[", 1)[1].split('"""', 2)[1].strip()


def _about(record: type) -> str:
    return " ".join((record.__doc__ or "").split())


def _keys(record: type) -> list[str]:
    return [field.name for field in fields(record)]


def _table(record: Any, fitting: Any = None) -> Iterator[str]:
    types = shapes.field_types(record)
    rows = []
    for field in fields(record):
        needed = field.default is MISSING and field.default_factory is MISSING
        kinds = (fitting or {}).get(field.name)
        said = str(field.metadata.get("description", "")).rstrip(".")
        said += f" ({', '.join(kinds)})" if kinds else ""
        name = field.metadata.get("alias", field.name)
        rows.append(f"- `{name}`{'' if needed else '?'}: {said}." + _words(types[field.name]))
    yield "\n".join(rows) + "\n"


def _words(kind: Any) -> str:
    """The words that are allowed, where there are few enough to be told."""
    kind = shapes.bare(kind)
    allowed = shapes.words_of(kind.__args__[0]) if shapes.is_list(kind) else shapes.words_of(kind)
    return f" One of {', '.join(allowed)}." if allowed and len(allowed) < 10 else ""


def main() -> int:
    """Writes, or compares, the page; the exit code."""
    parser = argparse.ArgumentParser(description="Write the reference of the card language and the texts of all cards.")
    parser.add_argument("--check", action="store_true", help="write nothing; say whether it differs")
    check = parser.parse_args().check
    differing = {
        path: text for path, text in ((REFERENCE, reference()), (ALL_CARDS, all_cards()))
        if not path.is_file() or path.read_text(encoding="utf-8") != text
    }  # fmt: skip
    for path, text in differing.items():
        print(f"{path.relative_to(ROOT)} {'differs' if check else 'is written'}")
        if not check:
            path.write_text(text, encoding="utf-8", newline="\n")
    return 1 if check and differing else 0


if __name__ == "__main__":
    sys.exit(main())
