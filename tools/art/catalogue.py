"""The list of all drawings: file (below assets/images) -> SVG text."""

from art import actions, cast, flock, scenery, tokens
from art.palette import SEATS, WOOL


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


def drawings() -> dict[str, str]:
    """Every drawing by its path below assets/images, without the ending."""
    acts = {f"actions/act-{name}": actions.action(name) for name in actions.ACTIONS}
    return _flock() | _tokens() | _cast() | _scenery() | acts
