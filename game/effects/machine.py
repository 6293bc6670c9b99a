"""Runs abilities: a frame is a place inside of one, plain data, so that a game can be saved, undone and played by
bots in the middle of a card.

A used ability: `usable`, `start`, `advance`; then, while a frame comes back, either `question` says what it waits for
and `answer` goes on, or the port was interrupted and `advance` goes on when that is settled. A triggered one likewise;
its `names` say what the event was about.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.effects.context import Context
from game.effects.filters import candidates, holds, matches
from game.effects.lookahead import act_changes, changes
from game.effects.model import Ability, Chooser
from game.effects.port import FAR as FAR
from game.effects.port import Port as Port
from game.effects.program import Accept, Act, Ask, Fork, Gather, Jump, Need, Next, Op, Pay, Program, Test, program_of
from game.effects.values import Names, Source, Value, bound, value_of
from game.effects.verbs.registry import DEEDS
from game.effects.words import USED

CHAIN_LIMIT = 200
TRACE = 8

BLOCKS: tuple[Value, Value] = (("block", 0), ("block", 1))
USE = "use"
EITHER = "either"


class EffectLoop(Exception):
    """Effects that trigger one another without end; the text tells which."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A place inside an ability that runs.

    `pc` is the next operation, `left` what an `each` has still to do, `steps` how much the whole chain has done,
    `after` the abilities whose effects led to this one, the latest last.
    """

    source: Source
    pc: int = 0
    names: Names = ()
    left: tuple[Value, ...] = ()
    steps: int = 0
    after: tuple[str, ...] = ()

    def to_list(self) -> list[Any]:
        """Plain values for a save."""
        names = [[name, list(value)] for name, value in self.names]
        left = [list(value) for value in self.left]
        return [self.source.to_list(), self.pc, names, left, self.steps, list(self.after)]

    @classmethod
    def from_list(cls, plain: Sequence[Any]) -> Frame:
        """The frame that was saved."""
        source, pc, names, left, steps, after = plain
        known = tuple((str(name), value_of(value)) for name, value in names)
        return cls(Source(*source), pc, known, tuple(map(value_of, left)), steps, tuple(after))


@dataclass(frozen=True, slots=True)
class Question:
    """What a frame waits for: one of `values` (sorted, each once), or None where it is `optional`.

    `name` is the name of the choice, `either` for one of two blocks, `use` for whether a triggered ability is used
    (`block` 0: yes, 1: no). `free_to_cancel`: nothing has been paid or shown, so the whole ability may be dropped.
    """

    name: str
    kind: str
    values: tuple[Value, ...]
    by: Chooser
    optional: bool
    free_to_cancel: bool

    @property
    def goes_by_itself(self) -> bool:
        """Whether there is only one answer."""
        return len(self.values) == 1 and not self.optional


def usable(port: Port, source: Source, ability: Ability, names: Names = ()) -> bool:
    """Whether the ability can be used, or triggers: it concerns the event, its needs hold, it can be paid, every
    compulsory choice has a candidate, and something would change.
    """
    ctx = Context(port, source, names)
    if not concerns(port, source, ability, names) or not holds(ctx, ability.needs):
        return False
    return port.can_pay(source, ability.cost) and changes(ctx, program_of(source, ability))


def concerns(port: Port, source: Source, ability: Ability, names: Names) -> bool:
    """Whether what an event is about is what the ability waits for."""
    if ability.where is None:
        return True
    ctx = Context(port, source, names)
    value = ctx.value(ability.about)
    return value is not None and matches(ctx, ability.where, value)


def start(source: Source, names: Names = (), after: Frame | None = None) -> Frame:
    """The frame with which an ability begins; `after` is the frame whose effect triggered it."""
    if after is None:
        return Frame(source, names=names)
    chain = (*after.after, str(after.source))[-TRACE:]
    return Frame(source, names=names, steps=after.steps + 1, after=chain)


def question(port: Port, frame: Frame, ability: Ability) -> Question | None:
    """What the frame asks where it stands; None if nobody has to answer there, and `advance` goes on by itself."""
    asked = _standing(port, frame, ability)
    return None if asked is None or asked.goes_by_itself else asked


def _standing(port: Port, frame: Frame, ability: Ability) -> Question | None:
    program = program_of(frame.source, ability)
    if frame.pc >= len(program):
        return None
    op = program[frame.pc]
    ctx = Context(port, frame.source, frame.names)
    if isinstance(op, Ask):
        return _asked(ctx, program, frame.pc, op, ability)
    if isinstance(op, Fork):
        values = _blocks(ctx, op)
        return Question(EITHER, "block", values, "owner", False, False) if values else None
    if isinstance(op, Accept) and usable(port, frame.source, ability, frame.names):
        return Question(USE, "block", BLOCKS, "owner", False, True)
    return None


def answer(frame: Frame, ability: Ability, value: Value | None) -> Frame:
    """The frame after an answer, ready to be advanced; None declines where the question is optional."""
    program = program_of(frame.source, ability)
    op = program[frame.pc]
    pc = frame.pc + 1
    if isinstance(op, Ask):
        return replace(frame, pc=pc, names=frame.names if value is None else bound(frame.names, op.name, value))
    if isinstance(op, Fork):
        return replace(frame, pc=op.other if value == BLOCKS[1] else pc)
    if isinstance(op, Accept):
        return replace(frame, pc=pc if value == BLOCKS[0] else len(program))
    raise ValueError(f"{frame.source} asks nothing at {frame.pc}")


def advance(port: Port, frame: Frame, ability: Ability) -> Frame | None:
    """Runs on until a question stands, the port is interrupted, or the ability is over (None).

    Raises EffectLoop when the chain it belongs to does not end.
    """
    program = program_of(frame.source, ability)
    while frame.pc < len(program):
        op = program[frame.pc]
        if isinstance(op, Ask | Fork | Accept):
            asked = _standing(port, frame, ability)
            if asked is None:
                frame = replace(frame, pc=_past(program, frame.pc, op))
            elif asked.goes_by_itself:
                frame = answer(frame, ability, asked.values[0])
            else:
                return frame
            continue
        frame = _step(port, frame, op, len(program))
        if isinstance(op, Act | Pay) and port.interrupted and frame.pc < len(program):
            return frame
    return None


def _asked(ctx: Context, program: Program, pc: int, op: Ask, ability: Ability) -> Question | None:
    found = candidates(ctx, op.among)
    useful = [v for v in found if _is_useful(ctx, program, pc, op, v)]
    values = tuple(sorted(set(useful or (found if op.early and not op.choice.optional else ()))))
    if not values:
        return None
    may_cancel = op.early and (ability.optional or ability.when[0] in USED)
    return Question(op.name, op.among.kind, values, op.choice.by, op.choice.optional, may_cancel)


def _is_useful(ctx: Context, program: Program, pc: int, op: Ask, value: Value) -> bool:
    chosen = replace(ctx, names=bound(ctx.names, op.name, value))
    return changes(chosen, program, pc + 1, about=op.name)


def _blocks(ctx: Context, op: Fork) -> tuple[Value, ...]:
    """The blocks that can be done whole; if there are none, those that change something."""
    blocks = list(zip(BLOCKS, (op.one, op.two), strict=True))
    whole = [value for value, acts in blocks if all(act_changes(ctx, act) for act in acts)]
    return tuple(whole or [value for value, acts in blocks if any(act_changes(ctx, act) for act in acts)])


def _past(program: Program, pc: int, op: Op) -> int:
    """Where it goes on when there is nothing to ask."""
    if isinstance(op, Accept):
        return len(program)
    return op.end if isinstance(op, Fork) else pc + 1


def _step(port: Port, frame: Frame, op: Op, end: int) -> Frame:
    """One operation that asks nothing."""
    ctx = Context(port, frame.source, frame.names)
    pc = frame.pc + 1
    match op:
        case Jump(to):
            return replace(frame, pc=to)
        case Need(condition):
            return replace(frame, pc=pc if holds(ctx, condition) else end)
        case Test(condition, otherwise):
            return replace(frame, pc=pc if holds(ctx, condition) else otherwise)
        case Gather(among):
            return replace(frame, pc=pc, left=tuple(candidates(ctx, among)))
        case Next(over):
            return _next(port, frame, over)
        case Pay(cost):
            port.pay(frame.source, cost)
        case Act(word, verb, needs):
            if all(ctx.value(name) is not None for name in needs):
                DEEDS[word].do(ctx, verb)
    return _counted(replace(frame, pc=pc))


def _next(port: Port, frame: Frame, over: int) -> Frame:
    for at, value in enumerate(frame.left):
        if value[0] == "space" or value in port.things(value[0]):
            names = bound(frame.names, "it", value)
            return replace(frame, pc=frame.pc + 1, names=names, left=frame.left[at + 1 :])
    names = tuple(pair for pair in frame.names if pair[0] != "it")
    return replace(frame, pc=over, names=names, left=())


def _counted(frame: Frame) -> Frame:
    if frame.steps >= CHAIN_LIMIT:
        chain = " -> ".join((*frame.after, str(frame.source)))
        raise EffectLoop(f"effects do not end after {CHAIN_LIMIT} steps, the last of them {chain}")
    return replace(frame, steps=frame.steps + 1)
