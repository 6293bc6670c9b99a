"""The list of all drawings: file (below assets/images) -> SVG text."""

from art import (
    actions,
    cast,
    dusk,
    flock,
    gates,
    ground,
    journey_busts,
    journey_cards,
    journey_flock,
    journey_ground,
    journey_people,
    journey_pictures,
    journey_signs,
    journey_things,
    journey_wagons,
    lettering,
    night_flock,
    night_scenes,
    prairie,
    scenery,
    space_cards,
    space_flock,
    space_signs,
    space_things,
    space_timer,
    tokens,
    ui_controls,
    ui_things,
    wild_cards,
    wild_people,
    wild_signs,
    wild_tokens,
)
from art.palette import SEATS, WOOL
from art.svg import document, linear, radial


def _flock() -> dict[str, str]:
    out = {f"sheep/sheep-{tint}-{facing}": flock.sheep(tint, facing) for tint in WOOL for facing in "nesw"}
    out["sheep/empty-place"] = flock.empty_place()
    for seat in SEATS:
        out[f"seats/seat-{seat}"] = flock.seat_disc(seat)
        out[f"seats/mutton-{seat}"] = flock.mutton_button(seat)
    return out


def _tokens() -> dict[str, str]:
    out = {f"dice/die-{face}": tokens.die(face) for face in tokens.DIE_FACES}
    out["dice/die-blank"] = tokens.die(None)
    out |= {f"track/plank-{kind}": tokens.plank(kind) for kind in tokens.PLANKS}
    out |= {f"track/mark-{kind}": tokens.mark(kind) for kind in ("die", "horns", "blades")}
    out |= {"track/post": tokens.post(), "track/rail": tokens.rail(), "track/bend": tokens.bend()}
    out |= {"track/marker": tokens.marker(), "track/truck": cast.truck(), "track/shed": cast.shed()}
    for way in tokens.COMPASS:
        out[f"handles/handle-{way}"] = tokens.handle(way)
        out[f"handles/handle-hot-{way}"] = tokens.handle(way, hot=True)
    out |= {f"handles/points-{kind}": tokens.points_disc(kind) for kind in ("won", "lost", "none")}
    return out


def _cast() -> dict[str, str]:
    return {
        "cast/roger": cast.roger(),
        "cast/shearer": cast.person("shearer"),
        "cast/shepherd": cast.person("shepherd"),
        "cast/wolf": cast.wolf(),
        "cast/wagon": cast.wagon(),
        "cast/hand": cast.hand(),
    }


def _scenery() -> dict[str, str]:
    out = {f"scenery/tree-{tone}": scenery.tree(tone) for tone in scenery.TREES}
    out |= {f"scenery/flower-{kind}": scenery.tuft(kind) for kind in scenery.FLOWERS}
    out |= {f"scenery/cloud-{tone}": scenery.cloud(tone) for tone in ("day", "dusk")}
    out |= {"scenery/tuft": scenery.tuft(), "scenery/pond": scenery.pond(), "scenery/hedge": scenery.hedge()}
    out |= {"scenery/lantern": scenery.lantern(), "scenery/moon": scenery.moon()}
    return out | {"scenery/meadow-tile": scenery.meadow_tile()}


def _ui() -> dict[str, str]:
    bodies = ui_controls.controls() | ui_things.things() | space_signs.signs()
    out = {f"ui/{name}": document((48, 48), body) for name, body in bodies.items()}
    out["ui/ribbon"] = document((160, 56), ui_things.ribbon())
    defs = linear("dusk", (0, 8, 0, 100), (0, "#4d4a76", 1), (0.55, "#dd8f78", 1), (1, "#fbe3ae", 1))
    defs += radial("wool", (54, 48, 58), (0, "#fffdf6", 1), (0.6, "#f3e6cc", 1), (1, "#d8c3a0", 1))
    defs += linear("post", (0, 46, 0, 124), (0, "#b5824a", 1), (1, "#7d5228", 1))
    return out | {"icon": document((128, 128), ui_things.program_icon(), defs)}


def _title() -> dict[str, str]:
    out = {f"title/gate-scene-{game}": scene() for game, scene in gates.SCENES.items()}
    out |= {f"title/gate-leaf-{side}": gates.leaf(side) for side in ("left", "right")}
    out |= {
        "title/gate-frame": gates.frame(),
        "title/gate-tag": gates.tag(),
        "title/gate-ring": gates.focus_ring(),
    }
    out["title/gate-board"] = gates.board()
    out |= {"title/lamp-post": gates.lamp_post(), "title/lettering": lettering.lettering()}
    out |= {
        "title/path": dusk.path_piece(),
        "title/hills": dusk.hills(),
        "title/wall-strip": dusk.wall_strip(),
    }
    return out | {"title/backdrop": dusk.backdrop()}


def _wild_west() -> dict[str, str]:
    found = wild_cards.cards() | wild_signs.type_signs() | wild_people.people() | wild_tokens.tokens()
    return {f"wild_west/{name}": text for name, text in (found | prairie.pieces()).items()}


def _the_sheep() -> dict[str, str]:
    found: dict[str, str] = {}
    for drawn in (
        journey_busts.portraits(),
        journey_cards.pieces(),
        journey_flock.day_sheep(),
        journey_ground.pieces(),
        journey_people.figures(),
        journey_pictures.pieces(),
        journey_signs.signs(),
        journey_things.things(),
        journey_wagons.caravans(),
        night_flock.night_sheep(),
        night_scenes.scenes(),
    ):
        found |= {f"the_sheep/{name}": text for name, text in drawn.items()}
    return found


def _space_sheep() -> dict[str, str]:
    found = space_flock.pieces() | space_cards.cards() | space_things.pieces() | space_timer.pieces()
    return {f"space_sheep/{name}": text for name, text in found.items()}


def drawings() -> dict[str, str]:
    """Every drawing by its path below assets/images, without the ending."""
    acts = {f"actions/act-{name}": actions.action(name) for name in actions.ACTIONS}
    grounds = {"table/meadow": ground.meadow(), "curtain/door": ground.barn_door()}
    games = _wild_west() | _space_sheep() | _the_sheep()
    return _flock() | _tokens() | _cast() | _scenery() | acts | _ui() | _title() | grounds | games
