"""Motion comes to its end: by time, by a click, at once when it is off, and gently when little is wished."""

from __future__ import annotations

from game.render.animate import Animator, Call, Chain, Tween, Wait, ease_out, linear


def recorded() -> tuple[list[float], Tween]:
    values: list[float] = []
    return values, Tween(1.0, values.append, linear)


def test_a_tween_goes_from_0_to_1_in_its_time() -> None:
    values, tween = recorded()
    animator = Animator()
    animator.play(tween)
    for _ in range(4):
        animator.update(0.25)
    assert values == [0.25, 0.5, 0.75, 1.0]
    assert not animator.busy


def test_parts_of_a_chain_follow_each_other_without_losing_time() -> None:
    seen: list[str] = []
    chain = Chain([Wait(0.3), Call(lambda: seen.append("a")), Wait(0.3), Call(lambda: seen.append("b"))])
    animator = Animator()
    animator.play(chain)
    animator.update(0.35)
    assert seen == ["a"]
    animator.update(0.3)
    assert seen == ["a", "b"]


def test_a_click_ends_everything_in_order() -> None:
    values, tween = recorded()
    seen: list[str] = []
    animator = Animator()
    animator.play(Chain([tween, Call(lambda: seen.append("first"))]))
    animator.play(Call(lambda: seen.append("second")))
    animator.update(0.1)
    animator.finish()
    assert values[-1] == 1.0
    assert seen == ["first", "second"]
    assert not animator.busy
    assert not animator.update(1.0)


def test_with_speed_off_everything_is_at_its_end_at_once() -> None:
    values, tween = recorded()
    animator = Animator(speed=0)
    animator.play(tween)
    assert values == [1.0]
    assert not animator.busy


def test_speed_is_a_factor() -> None:
    values, tween = recorded()
    animator = Animator(speed=2.0)
    animator.play(tween)
    animator.update(0.25)
    assert values == [0.5]


def test_reduced_motion_leaves_only_short_fades() -> None:
    moved, move = recorded()
    faded: list[float] = []
    animator = Animator(reduced=True)
    animator.play(Chain([Wait(5.0), move, Tween(1.0, faded.append, linear, fade=True)]))
    animator.update(0.06)
    assert moved == [1.0]
    assert faded == [0.5]
    animator.update(0.06)
    assert faded[-1] == 1.0
    assert not animator.busy


def test_a_callback_may_play_more() -> None:
    seen: list[str] = []
    animator = Animator()
    animator.play(Call(lambda: animator.play(Call(lambda: seen.append("more")))))
    animator.update(0.01)
    animator.update(0.01)
    assert seen == ["more"]


def test_finish_ends_what_a_callback_adds() -> None:
    seen: list[str] = []
    animator = Animator()
    animator.play(Call(lambda: animator.play(Chain([Wait(9), Call(lambda: seen.append("more"))]))))
    animator.finish()
    assert seen == ["more"]


def test_ease_out_starts_quickly_and_ends_at_one() -> None:
    assert ease_out(0) == 0
    assert ease_out(1) == 1
    assert ease_out(0.5) > 0.8


def test_what_has_to_be_read_takes_its_time_also_when_motion_is_off() -> None:
    """FC10: nothing moves, but the words stay as long as they need."""
    seen: list[float] = []
    animator = Animator(speed=0)
    animator.play(Chain([Tween(0.5, seen.append), Wait(1.0, always=True), Call(lambda: seen.append(2.0))]), read=True)
    animator.update(0.1)
    assert seen == [1.0]
    animator.update(0.5)
    assert animator.busy
    animator.update(0.5)
    assert seen == [1.0, 2.0]
    assert not animator.busy


def test_motion_that_is_switched_off_under_way_comes_to_its_end() -> None:
    animator = Animator()
    animator.play(Tween(5.0, lambda share: None))
    animator.update(0.1)
    animator.speed = 0
    animator.update(0.1)
    assert not animator.busy
