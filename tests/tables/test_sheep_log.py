"""The log of The Sheep, read as a player does: what belongs together is said once, with who, where and how much."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from game.core.action import Action
from game.core.event import Event
from game.core.rng import Rng
from game.core.texts import Texts
from game.rules.the_sheep import events as happened
from game.rules.the_sheep.actions import Attack, Avert, Buy, EnterCaravan, Purify
from game.rules.the_sheep.map import JourneyMap
from game.session.session import Session
from game.tables.base import Desk, SeatLook
from game.tables.the_sheep.log import Log
from game.tables.the_sheep.showing import with_names
from game.widgets.log_panel import LogEntry
from tests.helpers import LONG, random_action
from tests.helpers_ui import texts_of
from tests.journey_hand import journey, journey_at

History = Sequence[tuple[int, Sequence[Event]]]
GAMES = 4 if LONG else 1
ROAD = [8, 4]
"""A hex of the road on the Downs."""


def log_of(session: Session, texts: Texts | None = None) -> Log:
    view: Any = session.view(None)
    badges = view.setup.colours
    seats = tuple(SeatLook(s.name, badges[s.index], s.human) for s in session.seats)
    desk = Desk(
        texts or texts_of("the_sheep"), seats, lambda: view, lambda: (), lambda action: "", lambda actions: (),
        lambda action: None, lambda name, seat: None,
    )  # fmt: skip
    return Log(with_names(desk, view))


def day_of(session: Session) -> int:
    view: Any = session.view(None)
    return int(view.day)


def map_of_downs() -> JourneyMap:
    view: Any = journey_at({"seats": 2}).view(None)
    downs: JourneyMap = view.setup.map
    return downs


def history_of(session: Session) -> History:
    return [(e.number, e.events) for e in session.history]


def after(description: dict[str, Any], *actions: Action, **options: Any) -> list[LogEntry]:
    """What is told of these actions."""
    options = {"shepherd_0": "miles", "shepherd_1": "agatha", **options}
    session = journey_at({"seats": 2, **description}, **options)
    for action in actions:
        session.submit(action)
    return log_of(session).entries(history_of(session))


def told(*events: Event) -> list[LogEntry]:
    """What is told of these events of one step."""
    session = journey_at({"seats": 2}, shepherd_0="miles", shepherd_1="agatha")
    return log_of(session).entries([(1, events)])


def lines(entries: Sequence[LogEntry], heading: str) -> tuple[str, ...]:
    """The lines below the first heading that begins so."""
    return next(e for e in entries if e.heading.startswith(heading)).lines


def headings(entries: Sequence[LogEntry]) -> list[str]:
    return [entry.heading for entry in entries]


def hex_of(column: int, row: int) -> int:
    return map_of_downs().hexes.index((column, row))


# ------------------------------------------------------------------ whole games


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 4])
def test_everything_that_happens_has_words(seats: int) -> None:
    for seed in range(GAMES):
        texts = Texts(texts_of("the_sheep").patterns)
        session, rng = journey(seats, seed + 1), Rng(seed)
        while not session.finished:
            session.submit(random_action(session.rules, session.now.state, rng))
        entries = log_of(session, texts).entries(history_of(session))
        words = [text for entry in entries for text in (entry.heading, *entry.lines)]
        assert all(word and word[:1].upper() == word[:1] for word in words)
        assert not any(set("{}[]") & set(word) for word in words)
        assert not any("_" in word for word in words), "a card is told by its id"
        assert texts.missing == set()


@pytest.mark.slow
def test_a_log_that_grew_step_by_step_reads_as_one_that_was_told_at_once() -> None:
    session, rng = journey(3, 5), Rng(5)
    kept = log_of(session)
    while not session.finished:
        session.submit(random_action(session.rules, session.now.state, rng))
        grown = kept.entries(history_of(session))
    assert grown == log_of(session).entries(history_of(session))


def test_what_is_taken_back_is_not_told_any_more() -> None:
    session, rng = journey(2, 3), Rng(3)
    log = log_of(session)
    while day_of(session) < 3:
        session.submit(random_action(session.rules, session.now.state, rng))
    whole = history_of(session)
    log.entries(whole)
    for less in (len(whole) - 1, len(whole) // 2, 1):
        assert log.entries(whole[:less]) == log_of(session).entries(whole[:less])
    assert log.entries(whole) == log_of(session).entries(whole)


def test_it_begins_with_who_sets_out() -> None:
    session = journey(2, 1, shepherd_0="miles", shepherd_1="agatha", caravans=2)
    first, day = log_of(session).entries(history_of(session))[:2]
    assert first.strong
    assert first.lines[0].startswith("Miles and Agatha Thorne set out to see the ")
    assert (day.heading, day.strong) == ("Day 1", True)


# ------------------------------------------------------------------ Shepherds


def test_an_attack_names_the_sheep_and_what_becomes_of_it() -> None:
    entries = after({"at": {0: ROAD}, "sheep": [{"tier": "standard", "at": ROAD}]}, Attack(0, "flockbuster", 0, False))
    (entry,) = [e for e in entries if "attacks" in e.heading]
    assert entry.heading == "Miles attacks a Standard Sheep with Flockbuster"
    assert entry.lines == ("It takes 2 damage and dies.",)
    assert entry.seat_colour == "red"


def test_a_card_that_attacks_is_not_said_to_be_turned() -> None:
    entries = told(
        happened.SheepAdded(4, "greater", 9), happened.SheepAttacked(0, "shears", 4, True),
        happened.LanternsSpent(0, 1, "boost"), happened.CardExhausted(0, "shears"), happened.SheepDamaged(4, 2, 2),
    )  # fmt: skip
    assert headings(entries)[-1] == "Miles attacks a Greater Sheep with Shears and a Lantern"
    assert entries[-1].lines == ("It takes 2 damage and lives.",)


def test_an_attack_without_effect_says_so() -> None:
    entries = told(happened.SheepAttacked(0, "shears", 4, False), happened.CardExhausted(0, "shears"))
    assert entries[-1].heading == "Miles attacks a Sheep with Shears"
    assert entries[-1].lines == ("It takes no damage.",)


def test_what_is_left_over_falls_on_another_one_by_name() -> None:
    """T8: by day 2 damage of the Flockbuster kill a Lesser Sheep and 1 is left over."""
    start = map_of_downs().start
    entries = told(
        happened.SheepAdded(1, "lesser", start), happened.SheepAdded(2, "standard", start),
        happened.SheepAttacked(0, "flockbuster", 1, False), happened.SheepDamaged(1, 2, 2),
        happened.SheepKilled(1, "lesser", start), happened.SheepDamaged(2, 1, 1),
    )  # fmt: skip
    assert entries[-1].lines == ("It takes 2 damage and dies. A Standard Sheep at the Start takes 1 damage.",)


def test_purifying_several_times_is_one_entry() -> None:
    entries = after({"essence": {0: 3}}, Purify(0), Purify(0), Purify(0))
    assert headings(entries) == ["Miles purifies 3 Essence, each with a Lantern"]
    assert entries[0].lines == ("Miles gains 3 experience.",)


def test_the_price_is_said_once() -> None:
    position = {"at": {0: [16, 4]}, "essence": {0: 4}, "caravans": {"apothecary": [16, 4]}}
    entries = after(position, Buy(0, "canvas_litter"))
    assert headings(entries) == ["Miles buys Canvas Litter from the Apothecary’s Van for 2 Essence"]
    assert not any("pays" in line for line in entries[0].lines)


def test_steps_by_lantern_are_one_way() -> None:
    first, second = hex_of(4, 6), hex_of(5, 5)
    entries = told(
        happened.LanternsSpent(0, 1, "step"), happened.ShepherdMoved(0, (hex_of(3, 6), first), "lantern"),
        happened.LanternsSpent(0, 1, "step"), happened.ShepherdMoved(0, (first, second), "lantern"),
    )  # fmt: skip
    assert headings(entries) == ["Miles spends 2 Lanterns to go to the road at 5, 5"]


def test_a_shepherd_walks_to_a_caravan_by_name() -> None:
    road = hex_of(*ROAD)
    entries = told(
        happened.CaravanEntered("tinker"), happened.CaravanMoved("tinker", (road - 1, road)),
        happened.ShepherdMoved(1, (road - 1, road), "walk"),
    )  # fmt: skip
    assert entries[-1].heading == "Agatha Thorne walks one hex, to the Tinker’s Cart"
    assert entries[-1].seat_colour == "sky"


def test_an_ability_without_a_visible_effect_tells_what_it_does() -> None:
    entries = told(happened.AbilityUsed(0, "second_voice", "lull"), happened.EssencePaid(0, 1),
                   happened.CardExhausted(0, "second_voice"))  # fmt: skip
    assert headings(entries) == ["Miles uses The Second Voice"]
    assert entries[0].lines == ("Miles pays 1 Essence.", "Sheep within 2 hexes do not move tonight.")


def test_an_ability_with_an_effect_tells_that() -> None:
    entries = told(happened.AbilityUsed(0, "trimmed_wick", "trim"), happened.CardExhausted(0, "trimmed_wick"),
                   happened.LanternsLit(0, 1))  # fmt: skip
    assert headings(entries) == ["Miles uses Trimmed Wick"]
    assert entries[0].lines == ("Miles relights a Lantern.",)


def test_the_same_for_several_is_one_sentence() -> None:
    entries = told(
        happened.CardDrawn("day_events", "weak_sun"), happened.AbilityUsed(-1, "weak_sun", "dim"),
        happened.LanternsSpent(0, 1, "ability"), happened.LanternsSpent(1, 1, "ability"),
        happened.EssenceGained(0, 1), happened.EssenceGained(1, 2),
    )  # fmt: skip
    assert lines(entries, "The day brings: Weak Sun")[1:] == (
        "Miles and Agatha Thorne put out a Lantern each. Miles gains 1 Essence. Agatha Thorne gains 2 Essence.",
    )


# ------------------------------------------------------------------ Days and Nights


def test_a_card_that_comes_out_is_told_with_what_it_says() -> None:
    entries = told(happened.CardDrawn("mutations", "void"))
    assert entries[0].heading == "Tonight they are Void Sheep"
    assert entries[0].lines[0].startswith("Weak to Runic. Immune to Metal. ")
    assert "Lantern" in entries[0].lines[0]


def test_a_flock_is_told_by_name_and_wave() -> None:
    assert headings(told(happened.CardDrawn("flock", "lone_ram"))) == ["The flock comes: Lone ram, Wave I"]


def test_sheep_that_come_are_told_together() -> None:
    white, blue = map_of_downs().spawns["white"], map_of_downs().spawns["blue"]
    entries = told(
        happened.CardDrawn("flock", "lone_ram"), happened.SheepAdded(1, "lesser", white),
        happened.SheepAdded(2, "greater", white), happened.SheepAdded(3, "lesser", white),
        happened.SheepAdded(4, "standard", blue),
    )  # fmt: skip
    assert entries[0].lines == (
        "A Greater Sheep and 2 Lesser Sheep appear at the white Spawn. A Standard Sheep appears at the blue Spawn.",
    )


def test_sheep_that_set_out_are_told_by_whom_they_reach() -> None:
    road, meadow = hex_of(*ROAD), hex_of(7, 2)
    entries = told(
        happened.CaravanEntered("tinker"), happened.CaravanMoved("tinker", (road,)),
        happened.CardDrawn("flock", "lone_ram"), happened.SheepAdded(1, "lesser", 5),
        happened.SheepAdded(2, "greater", 6), happened.SheepAdded(3, "standard", 7),
        happened.SheepMoved((1,), (5, road)), happened.SheepMoved((3,), (7, meadow)),
        happened.SheepMoved((2,), (6, road)),
    )  # fmt: skip
    assert lines(entries, "The Sheep set out") == (
        "A Greater Sheep and a Lesser Sheep reach the Tinker’s Cart.",
        "Still on the way: a Standard Sheep at the hill at 7, 2.",
    )


def test_caravans_roll_under_one_heading_and_say_how_far_it_is() -> None:
    """T2, T5: on the Downs the second hex of the road is fourteen steps from the Finish."""
    entries = after({"stage": "enter", "day": 2, "caravans": {"tinker": [3, 6]}}, EnterCaravan(0, "apothecary"))
    (roll,) = [e for e in entries if e.heading == "The Caravans roll on"]
    assert [line.split(" goes ")[0] for line in roll.lines] == ["The Tinker’s Cart", "The Apothecary’s Van"]
    assert all(line.endswith(" to go).") for line in roll.lines)


def test_strikes_at_one_are_one_entry_with_where_the_meter_stands() -> None:
    """T19: four points overflow the meter at once; the last Sheep's point comes after the Curse."""
    entries = told(
        *(happened.SheepAdded(n, tier, 5) for n, tier in ((1, "greater"), (2, "lesser"), (3, "lesser"))),
        happened.SheepStruck(1, "shepherd", 0, 3), *(happened.ShepherdCorrupted(0, slot) for slot in (1, 2, 3)),
        happened.SheepStruck(2, "shepherd", 0, 1), happened.ShepherdCorrupted(0, 0),
        happened.CurseDrawn(0, "early_shadow"), happened.SheepStruck(3, "shepherd", 0, 1),
        happened.ShepherdCorrupted(0, 1),
    )  # fmt: skip
    struck = [e for e in entries if "strike" in e.heading]
    assert headings(struck) == [
        "A Greater Sheep and a Lesser Sheep strike Miles for 4", "A Lesser Sheep strikes Miles for 1",
    ]  # fmt: skip
    assert struck[0].lines == ("Corruption overflows. Miles is cursed: The Early Shadow.",)
    assert struck[1].lines == ("Corruption stands at 1.",)
    assert struck[0].seat_colour == "red"


def test_strikes_at_a_caravan_go_together_too() -> None:
    view: Any = journey_at({"seats": 2}).view(None)
    tinker = view.setup.caravans.index("tinker")
    entries = told(
        happened.SheepStruck(8, "caravan", tinker, 1), happened.CaravanCorrupted("tinker", 1),
        happened.SheepStruck(9, "caravan", tinker, 1), happened.CaravanCorrupted("tinker", 2),
    )  # fmt: skip
    assert headings(entries) == ["2 Sheep strike the Tinker’s Cart for 2"]
    assert entries[0].lines == ("It bears 2 corruption now.",)


def test_averting_says_who_gave_how_much_below_its_heading() -> None:
    entries = after({"stage": "avert", "event": "the_hush", "slot": 2}, Avert(0, (1, 1)))
    at = headings(entries).index("The pollution is averted")
    assert entries[at].lines[0] == "Miles gives 1 Lantern. Agatha Thorne gives 1 Lantern."


def test_tiles_are_told_by_name_and_what_they_do() -> None:
    entries = told(
        happened.TilePlaced("violet_well"), happened.AbilityUsed(-1, "fire_damp", "minor"),
        happened.LanternsSpent(1, 1, "ability"), happened.AbilityUsed(-1, "violet_well", "minor"),
        happened.SheepAdded(1, "standard", map_of_downs().spawns["violet"]),
    )  # fmt: skip
    assert entries[0].heading == "It is not averted. A new pollution tile: The Violet Well"
    assert entries[0].lines[1:] == (
        "**Fire Damp:** Agatha Thorne puts out a Lantern.",
        "**The Violet Well:** A Standard Sheep appears at the Violet Well.",
    )


def test_a_step_has_a_heading_only_if_something_is_told_of_it() -> None:
    steps = (happened.StepBegan("by_night"), happened.StepBegan("combat"))
    quiet = told(happened.NightBegan(2), *steps, happened.DayBegan(3))
    assert headings(quiet) == ["Night 2", "Day 3"]
    busy = told(happened.NightBegan(2), *steps, happened.Distracted(1))
    assert headings(busy) == ["Night 2", "The Sheep are upon you", "Agatha Thorne waves a Lantern at the Sheep"]


def test_what_counts_most_stands_out() -> None:
    entries = told(
        happened.DayBegan(4), happened.CaravanSafe("tinker"), happened.NightBegan(4), happened.ShepherdDied(0),
        happened.CaravanLost("apothecary"), happened.GameEnded("caravan"),
    )  # fmt: skip
    assert all(entry.strong for entry in entries)
    assert headings(entries)[1::2] == ["The Tinker’s Cart is safe", "Miles is dead", headings(entries)[-1]]
