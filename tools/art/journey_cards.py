"""The picture plates of The Sheep's cards: Equipment, Curses and traits, by the ids of the game's data."""

from art.journey_arms import ARMS
from art.journey_curses import FIRST
from art.journey_emblems import emblem
from art.journey_flock_traits import LATE
from art.journey_gear import GEAR
from art.journey_more_curses import SECOND
from art.journey_plates import plate
from art.journey_traits import EARLY

_PAPER, _PLUM = "#e4d5b2", "#7d5c96"
_METAL, _FIRE, _SHOCK, _RUNIC, _PLAIN = "#8fa3ae", "#dd8a56", "#dfbd4a", "#a98bc4", "#9fae7e"
_WASHES = (
    (_METAL, "shears service_sabre doctors_lancet long_crook wire_snare hobnail_boots cold_chisel iron_hobbles"),
    (_FIRE, "flockbuster spirit_flask tar_brush camphor_lamp fowling_piece powder_keg theatre_limelight"),
    (_SHOCK, "galvanic_crook lightning_prod storm_glass stuffed_lamb"),
    (_RUNIC, "parish_censer pocket_catechism shepherds_spear saints_knuckle martyrs_lamp"),
    (_PLAIN, "smelling_salts canvas_litter leech_jar turnpike_pass"),
)
"""Colour of a kind of damage -> the Equipment known for it."""


def equipment() -> dict[str, str]:
    """Equipment on warm paper, washed with the colour of the damage it is known for."""
    bodies, out = ARMS | GEAR, {}
    for wash, names in _WASHES:
        for k, name in enumerate(names.split()):
            out[f"equipment-{name}"] = plate(bodies[name](), _PAPER, wash, k + len(name))
    return out


def curses() -> dict[str, str]:
    """Curses on plum, with the light of a sickroom behind them."""
    bodies, light = FIRST | SECOND, ("#e6d7ea", 0.97)
    return {f"curse-{name}": plate(body(), _PLUM, "#38244f", len(name), light) for name, body in bodies.items()}


def traits() -> dict[str, str]:
    """Traits in the frame of their Shepherd: two of each level, in the order of the data."""
    out = {}
    for shepherd, bodies in (EARLY | LATE).items():
        for k, (name, body) in enumerate(bodies.items()):
            out[f"trait-{name}"] = emblem(body(), shepherd, 1 + k // 2, k + len(name))
    return out


def pieces() -> dict[str, str]:
    """Every plate by its name below the game's pictures."""
    return equipment() | curses() | traits()
