"""Look: the top of a deck is shown to all, and may be put under it."""

from __future__ import annotations

from game.effects.context import Context
from game.effects.model import Look
from game.effects.prose import Clause
from game.effects.speaker import Speaker


def do(ctx: Context, verb: Look) -> None:
    """Shows the cards; the game asks about each."""
    ctx.port.look(verb.deck, verb.amount, ctx.source)


def would_change(ctx: Context, verb: Look) -> bool:
    """Whether there is a card to look at."""
    return ctx.port.can_look(verb.deck)


def tell(verb: Look, speaker: Speaker) -> Clause:
    """Look at the top card of the Flock deck."""
    return Clause("", speaker.say("do.look", n=verb.amount, deck=speaker.say(f"deck.{verb.deck}")))
