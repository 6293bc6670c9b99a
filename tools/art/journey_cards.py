"""The picture plates of The Sheep's cards: Equipment, Curses and traits, by the ids of the game's data."""

from art.journey_arms import ARMS
from art.journey_gear import GEAR
from art.journey_plates import plate

_PAPER = "#e4d5b2"
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


def pieces() -> dict[str, str]:
    """Every plate by its name below the game's pictures."""
    return equipment()
