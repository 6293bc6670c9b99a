"""What is asked at this moment, for people to read: which card asks, of whom, and what its answers mean."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.texts import Texts
from game.effects.machine import Frame
from game.effects.program import Accept, Fork, program_of
from game.effects.speaker import Voice
from game.effects.text import ability_text, block_texts
from game.rules.the_sheep import pending
from game.rules.the_sheep.card_text import HALF_OF, VOICES
from game.rules.the_sheep.sources import ability_of
from game.rules.the_sheep.view import SheepView


@dataclass(frozen=True, slots=True)
class Asked:
    """kind: of what is pending (see `pending`). card: the id of the card that asks, or of the card that was looked at;
    "" for none. owner: the seat whose card it is, -1 for nobody's. text: what the ability does. blocks: the words of
    the answers 0 and 1, if it is about that; `use`: whether the ability is used at all."""

    kind: str
    card: str = ""
    owner: int = -1
    text: str = ""
    blocks: tuple[str, ...] = ()
    use: bool = False


def asked_now(view: SheepView, texts: Texts) -> Asked | None:
    """What is pending; None when a step itself asks."""
    if not view.pending:
        return None
    row = view.pending[-1]
    if row[0] == pending.LOOK:
        return Asked(pending.LOOK, str(row[5]) if len(row) > 5 else "", int(row[4]))
    if row[0] != pending.ABILITY:
        return Asked(row[0])
    frame = Frame.from_list(row[1:])
    source = frame.source
    ability = ability_of(view.setup.config, source)
    voice: Voice = VOICES[source.kind]
    half = HALF_OF.get(source.kind, view.half)
    text = ability_text(ability, texts, voice, half)
    program = program_of(source, ability)
    op = program[frame.pc] if frame.pc < len(program) else None
    blocks = block_texts(ability, (op.one, op.two), texts, voice, half) if isinstance(op, Fork) else ()
    return Asked(pending.ABILITY, source.id, source.owner, text, tuple(blocks), isinstance(op, Accept))
