"""What the types cannot say about an ability: names without a meaning, choices nobody uses, things that never happen.

Each finding tells what is wrong and what to do; its path leads from the ability to the value.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.core.problems import Finding
from game.effects.lint_filters import check_among, check_condition
from game.effects.lint_scope import Path, Scope, spoken
from game.effects.lint_verbs import check_modify as check_change
from game.effects.lint_verbs import check_verbs, one_key
from game.effects.model import KINDS, VERBS, Ability, Choice, Cost, Modify, Step
from game.effects.speaker import OWNED, Voice
from game.effects.words import USED

STEPS = (*VERBS, "each", "if_", "either", "choose")


def check_ability(ability: Ability, path: Path, voice: Voice = "equipment") -> list[Finding]:
    """Everything that is wrong with an ability that stands at `path`, on a card of the kind `voice`."""
    scope = Scope(voice)
    _check_when(ability, path, scope)
    if any(finding.path == (*path, "when") for finding in scope.findings):
        return scope.findings
    scope.begin(ability.when)
    _check_where(ability, path, scope)
    _check_cost(ability, path, scope)
    if ability.needs is not None:
        check_condition(ability.needs, (*path, "needs"), scope)
    _check_choices(ability.choose, (*path, "choose"), scope)
    if not ability.do:
        scope.find((*path, "do"), '"do" is empty; write at least one step')
    for at, step in enumerate(ability.do):
        _check_step(step, (*path, "do", at), scope)
    for name, place in scope.unused.items():
        scope.find(place, f'"{name}" is chosen but never used; use ${name} in a step, or take the choice out')
    return scope.findings


def check_modify(modify: Modify, path: Path, voice: Voice = "equipment") -> list[Finding]:
    """Everything that is wrong with a change that holds as long as its card does."""
    scope = Scope(voice)
    scope.begin(())
    check_change(modify, path, scope, lasting=True)
    return scope.findings


def _check_when(ability: Ability, path: Path, scope: Scope) -> None:
    here = (*path, "when")
    times = ability.when
    used = [when for when in times if when in USED]
    if not times:
        scope.find(here, '"when" is empty; name at least one time, such as day or killed')
    elif used and len(used) < len(times):
        mixed = f"{spoken(used)} it is used, at {spoken([w for w in times if w not in USED])} it triggers"
        scope.find(here, f'"when" mixes two things: at {mixed}; make two abilities of it')
    elif len(set(times)) < len(times):
        scope.find(here, '"when" names a time twice; once is enough')
    elif ("board" in times) != (scope.voice == "caravan"):
        scope.find(here, "board is the time of Caravans, and the only one they have")
    elif used and "board" not in times and scope.voice not in OWNED:
        scope.find(
            here, f"nobody holds this card, so it cannot be used at {spoken(used)}; let it trigger, as at reveal"
        )


def _check_where(ability: Ability, path: Path, scope: Scope) -> None:
    if ability.optional and ability.when[0] in USED:
        scope.find((*path, "optional"), '"optional" is for what triggers; nobody has to use this anyway, take it out')
    if ability.optional and scope.voice not in OWNED:
        scope.find((*path, "optional"), "nobody holds this card, so there is nobody to decline; take it out")
    if (ability.where is None) != (not ability.about):
        missing, other = ("about", "where") if ability.where is not None else ("where", "about")
        scope.find(
            (*path, other), f'"{other}" needs "{missing}" beside it: `about: $sheep` with `where: {{sheep: ...}}`'
        )
        return
    if ability.where is None:
        return
    if ability.when[0] in USED:
        scope.find((*path, "where"), '"where" is for what triggers; for what is used write a condition under "needs"')
        return
    kinds = scope.kinds_of(ability.about, (*path, "about"))
    kind = check_among(ability.where, (*path, "where"), scope)
    if kinds and kind and kind not in kinds:
        scope.find((*path, "where"), f"{ability.about} is a {' or '.join(kinds)}, never a {kind}")
    elif kinds and kind:
        scope.bind(ability.about[1:], (kind,))


def _check_cost(ability: Ability, path: Path, scope: Scope) -> None:
    cost, here = ability.cost, (*path, "cost")
    if ability.free and scope.voice not in OWNED:
        scope.find((*path, "free"), '"free" is for cards in a hand; this one is never exhausted, take it out')
    if ability.free and cost.discard:
        scope.find((*path, "free"), "a card that is discarded cannot stay ready; take out free or discard")
    if cost == Cost():
        return
    if scope.voice not in OWNED:
        scope.find(here, "nobody holds this card, so nobody can pay; take the cost out")
    elif ability.when[0] not in USED and not ability.optional:
        scope.find(here, "what triggers by itself cannot ask for a cost; add `optional: true`")
    if cost.discard and scope.voice == "trait":
        scope.find((*here, "discard"), "a Trait cannot be discarded; take it out")


def _check_choices(choose: Mapping[str, Choice], path: Path, scope: Scope) -> None:
    for name, choice in choose.items():
        here = (*path, name)
        given = one_key(choice, KINDS, here, scope, "a choice names exactly one kind")
        kind = check_among(choice, here, scope) if given else None
        scope.check_chooser(choice.by, here)
        scope.choose(name, kind, here)


def _check_step(step: Step, path: Path, scope: Scope) -> None:
    word = one_key(step, STEPS, path, scope, "a step is exactly one thing")
    if word == "choose":
        _check_choices(step.choose, (*path, "choose"), scope)
    elif step.each is not None and word:
        here = (*path, "each")
        kind = check_among(step.each.of, (*here, "of"), scope)
        scope.begin_each(kind)
        check_verbs(step.each.do, (*here, "do"), scope)
        scope.end_each(here)
    elif step.if_ is not None and word:
        here = (*path, "if")
        check_condition(step.if_.test, (*here, "test"), scope)
        check_verbs(step.if_.then, (*here, "then"), scope)
        check_verbs(step.if_.otherwise, (*here, "otherwise"), scope, may_be_empty=True)
    elif step.either is not None and word:
        here = (*path, "either")
        check_verbs(step.either.one, (*here, "one"), scope)
        check_verbs(step.either.other, (*here, "other"), scope, may_be_empty=True)
    elif word:
        check_verbs((step,), path, scope, single=True)
