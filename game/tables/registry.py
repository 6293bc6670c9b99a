"""Which game has which table and which cards. They are imported when they are first asked for."""

from __future__ import annotations

from importlib import import_module

from game.tables.base import CardMaker, OfferMaker, TableMaker, TellsEnd

_CLASSES = {
    "shear_panic": ("game.tables.shear_panic.table", "ShearTable"),
    "wild_west": ("game.tables.wild_west.table", "WildTable"),
    "space_sheep": ("game.tables.space_sheep.table", "SpaceTable"),
    "the_sheep": ("game.tables.the_sheep.table", "SheepTable"),
}

_CARDS = {"wild_west": "game.tables.wild_west.card_list", "the_sheep": "game.tables.the_sheep.card_list"}
_OFFERS = {"the_sheep": "game.tables.the_sheep.offers"}
_ENDS = {"space_sheep": "game.tables.space_sheep.end", "the_sheep": "game.tables.the_sheep.end"}


def table_class(game_id: str) -> TableMaker:
    """The class of a game's table. Raises KeyError for an unknown id."""
    module, name = _CLASSES[game_id]
    maker: TableMaker = getattr(import_module(module), name)
    return maker


def has_cards(game_id: str) -> bool:
    """Whether a game has cards that can be looked up."""
    return game_id in _CARDS


def card_maker(game_id: str) -> CardMaker:
    """What lists a game's cards. Raises KeyError for a game that has none."""
    maker: CardMaker = import_module(_CARDS[game_id]).cards
    return maker


def offer_maker(game_id: str) -> OfferMaker | None:
    """What shows the values of a game's options; None for a game whose options are words and numbers."""
    if game_id not in _OFFERS:
        return None
    maker: OfferMaker = import_module(_OFFERS[game_id]).offered
    return maker


def end_teller(game_id: str) -> TellsEnd | None:
    """What tells the end of a game without points; None for a game that is won by points."""
    if game_id not in _ENDS:
        return None
    teller: TellsEnd = import_module(_ENDS[game_id]).TELLER
    return teller
