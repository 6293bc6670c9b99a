"""Whether an ability, from some place on, would change anything at all: nobody should be offered an empty gesture.

It looks at the table as it is now: what earlier steps of the same ability would bring about is not foreseen, since
then something changes anyway.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.effects.context import Context
from game.effects.filters import candidates, holds
from game.effects.program import Act, Ask, Fork, Gather, Jump, Next, Op, Program, Test
from game.effects.values import Names, bound
from game.effects.verbs.registry import DEEDS

LOOKS = 500
"""So many ways are looked at; what is not settled by then counts as a change."""


def changes(ctx: Context, program: Program, pc: int = 0, about: str = "") -> bool:
    """Whether a verb from `pc` on would change something, for some choice; with `about`, one that hangs on this name.

    False too when a compulsory choice before the cost has no candidate.
    """
    return _Look(ctx, program, about).changes(pc, ctx.names)


def act_changes(ctx: Context, act: Act) -> bool:
    """Whether this verb would change something."""
    return all(ctx.value(name) is not None for name in act.needs) and DEEDS[act.word].would_change(ctx, act.verb)


@dataclass(slots=True)
class _Look:
    ctx: Context
    program: Program
    about: str
    looks: int = 0

    def changes(self, pc: int, names: Names) -> bool:
        self.looks += 1
        if self.looks > LOOKS:
            return True
        while pc < len(self.program):
            op = self.program[pc]
            if isinstance(op, Ask):
                return self._ask(op, pc, names)
            if isinstance(op, Act) and self._act(op, names):
                return True
            if isinstance(op, Fork) and self.changes(op.other, names):
                return True
            if isinstance(op, Gather) and self._each(op, pc, names):
                return True
            pc = self._after(op, pc, names)
        return False

    def _after(self, op: Op, pc: int, names: Names) -> int:
        match op:
            case Jump(to):
                return to
            case Gather():
                following = self.program[pc + 1]
                assert isinstance(following, Next)
                return following.end
            case Test(condition, otherwise):
                return pc + 1 if holds(self._with(names), condition) else otherwise
            case _:
                return pc + 1

    def _with(self, names: Names) -> Context:
        return Context(self.ctx.port, self.ctx.source, names)

    def _act(self, act: Act, names: Names) -> bool:
        return self._counts(act) and act_changes(self._with(names), act)

    def _counts(self, act: Act) -> bool:
        return not self.about or self.about in act.hangs_on

    def _matters(self, name: str, pc: int) -> bool:
        """Whether it makes any difference what is chosen there."""
        later = self.program[pc + 1 :]
        return any(isinstance(op, Act) and name in op.hangs_on and self._counts(op) for op in later)

    def _ask(self, op: Ask, pc: int, names: Names) -> bool:
        found = candidates(self._with(names), op.among)
        if found and not self._matters(op.name, pc):
            found = found[:1]
        if any(self.changes(pc + 1, bound(names, op.name, value)) for value in found):
            return True
        may_be_open = op.choice.optional or (not op.early and not found)
        return may_be_open and self.changes(pc + 1, names)

    def _each(self, op: Gather, pc: int, names: Names) -> bool:
        end = self._after(op, pc, names)
        acts = [act for act in self.program[pc + 2 : end] if isinstance(act, Act)]
        found = candidates(self._with(names), op.among)
        return any(self._act(act, bound(names, "it", value)) for value in found for act in acts)
