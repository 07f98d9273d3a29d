"""The times of a mouse: closed formulas against integration in small steps, and what must always hold."""

from __future__ import annotations

from dataclasses import fields, replace
from itertools import pairwise, takewhile
from math import sqrt
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.errors import MouseError
from mazarine.mouse.board import Pose
from mazarine.mouse.model import PRESETS, MouseModel, read_model
from mazarine.mouse.mouse import STEPS
from mazarine.mouse.timing import Ride, Straight, timing_of
from tests.mouse.boards import board

_STEP_S = 5e-4
_CELL_M = 0.18
_SPEED, _TURN = st.floats(0.2, 5), st.floats(0.05, 1)
MODELS = st.builds(
    MouseModel, st.floats(1, 30), st.floats(1, 30), _SPEED, _SPEED, st.one_of(st.just(0.0), _SPEED),
    _TURN, _TURN, _TURN, _TURN,
)  # fmt: skip
MOVES = st.lists(st.one_of(st.integers(1, 8), st.sampled_from((-2, -1))), max_size=10)
"""Half-steps ahead, or eighths of a turn to the right, as negative numbers."""


def poses_of(moves: list[int]) -> list[Pose]:
    """Return the poses of a mouse on an open floor."""
    poses: list[Pose] = [(101, 101, 0)]
    for move in moves:
        x, y, heading = poses[-1]
        if move < 0:
            poses.append((x, y, (heading - move) % 8))
        else:
            right, up = STEPS[heading]
            poses.append((x + move * right, y + move * up, heading))
    return poses


def driven(model: MouseModel, moves: list[int]) -> float:
    """Return the seconds of moves by integration: all that is known is how speed may change."""
    seconds, speed, moves = 0.0, 0.0, list(moves)
    heading, number = 0, 0
    while number < len(moves):
        if moves[number] < 0:
            turn = _same(moves, number, is_turn=True)
            rolls = 0 < number < len(moves) - len(turn) and model.turn_speed and sum(turn) >= -3
            heading -= sum(turn)
            if not rolls:
                seconds += model.turn_seconds(-sum(turn))
            number += len(turn)
            continue
        straight = _same(moves, number, is_turn=False)
        number += len(straight)
        diagonal = heading % 2
        top = model.diagonal_speed if diagonal else model.top_speed
        left = sum(straight) * _CELL_M / 2 * (sqrt(2) if diagonal else 1)
        last = _turn_limit(model, moves, number, heading)
        while left > 1e-9:
            allowed = sqrt(2 * model.deceleration * left + last**2)
            faster = min(speed + model.acceleration * _STEP_S, allowed, top)
            step = max((speed + faster) / 2 * _STEP_S, 1e-12)
            seconds += _STEP_S * min(left / step, 1)
            left, speed = left - step, faster
    return seconds


def _same(moves: list[int], number: int, *, is_turn: bool) -> list[int]:
    return list(takewhile(lambda move: (move < 0) == is_turn, moves[number:]))


def _turn_limit(model: MouseModel, moves: list[int], number: int, heading: int) -> float:
    """Return the greatest speed at the end of a straight, by all that follows."""
    turn = _same(moves, number, is_turn=True)
    after = _same(moves, number + len(turn), is_turn=False)
    if not turn or not after or sum(turn) < -3 or not model.turn_speed:
        return 0.0
    later = heading - sum(turn)
    tops = [model.diagonal_speed if it % 2 else model.top_speed for it in (heading, later)]
    length = sum(after) * _CELL_M / 2 * (sqrt(2) if later % 2 else 1)
    end = _turn_limit(model, moves, number + len(turn) + len(after), later)
    return min(model.turn_speed, *tops, sqrt(end**2 + 2 * model.deceleration * length))


@given(MODELS, MOVES)
def test_seconds_are_those_of_an_integration(model: MouseModel, moves: list[int]) -> None:
    ride = Ride(model, _CELL_M, [poses_of(moves)])
    assert ride.seconds == pytest.approx(driven(model, moves), abs=5e-3 * (1 + len(moves)))


@given(MODELS, MOVES, st.floats(0, 1))
def test_the_mouse_is_never_faster_than_it_can(model: MouseModel, moves: list[int], share: float) -> None:
    ride = Ride(model, _CELL_M, [poses_of(moves)])
    seconds, step = ride.seconds * share, 1e-4
    places = [ride.at(seconds + number * step) for number in range(3)]
    speeds = [
        sqrt((after[0] - x) ** 2 + (after[1] - y) ** 2) * _CELL_M / 2 / step
        for (x, y, _), after in pairwise(places)
    ]
    assert max(speeds) <= max(model.top_speed, model.diagonal_speed) + 1e-6
    is_straight = len({place[2] for place in places}) == 1
    if is_straight and seconds + 2 * step < ride.seconds:
        change = (speeds[1] - speeds[0]) / step
        assert -model.deceleration - 1e-3 <= change <= model.acceleration + 1e-3


@given(MODELS, st.lists(MOVES, min_size=1, max_size=3))
def test_at_the_end_of_each_move_the_mouse_is_where_the_program_has_it(
    model: MouseModel, lists: list[list[int]]
) -> None:
    courses = [poses_of(moves) for moves in lists]
    ride = Ride(model, _CELL_M, courses)
    assert ride.poses == [pose for course in courses for pose in course]
    assert len(ride.times) == len(ride.poses)
    for number, (pose, seconds) in enumerate(zip(ride.poses, ride.times, strict=True)):
        if number + 1 < len(ride.times) and ride.times[number + 1] == seconds:
            continue  # A rolling turn or a reset takes no time.
        assert ride.number_at(seconds) == number
        x, y, heading = ride.at(seconds)
        assert (x, y) == pytest.approx(pose[:2], abs=1e-6)
        assert (heading - pose[2] + 4) % 8 == pytest.approx(4, abs=1e-6)
    total = sum(Ride(model, _CELL_M, [course]).seconds for course in courses)
    assert ride.seconds == pytest.approx(total, abs=1e-9)


@given(MODELS, MOVES, st.floats(1, 3), st.data())
def test_a_better_mouse_is_never_slower(
    model: MouseModel, moves: list[int], factor: float, data: st.DataObject
) -> None:
    name = data.draw(st.sampled_from([field.name for field in fields(MouseModel)][:-1]))
    value = getattr(model, name)
    better = replace(model, **{name: value / factor if name.startswith("turn_") and name != "turn_speed"
                               else value * factor})  # fmt: skip
    courses = [poses_of(moves)]
    assert Ride(better, _CELL_M, courses).seconds <= Ride(model, _CELL_M, courses).seconds + 1e-9
    assert Ride(model, _CELL_M / 2, courses).seconds <= Ride(model, _CELL_M, courses).seconds + 1e-9


@given(st.integers(1, 30), st.booleans(), st.floats(1, 20))
def test_straights_between_turns_take_what_a_page_on_mice_says(n: int, diagonal: bool, k: float) -> None:
    """P. Harrison, "Time taken to run a straight" (2019): turns at k cells/s, acceleration k² cells/s²."""
    length = n * _CELL_M / sqrt(2) if diagonal else n * _CELL_M
    straight = Straight(length, k * _CELL_M, k * _CELL_M, 1e9, k**2 * _CELL_M, k**2 * _CELL_M)
    cells = n / sqrt(2) if diagonal else n
    assert straight.seconds == pytest.approx(2 / k * (sqrt(cells + 1) - 1))


def test_moves_of_one_direction_are_one_straight() -> None:
    model = read_model("learner")
    assert Ride(model, _CELL_M, [poses_of([2, 2, 2, 2])]).seconds == pytest.approx(
        Ride(model, _CELL_M, [poses_of([8])]).seconds
    )


def test_turns_to_one_side_are_one_turn_and_more_than_a_half_is_two() -> None:
    model = read_model("learner")
    assert Ride(model, _CELL_M, [poses_of([-2, -1])]).seconds == pytest.approx(model.turn_135)
    assert Ride(model, _CELL_M, [poses_of([-2, -2, -2])]).seconds == model.turn_180 + model.turn_90
    there_and_back: list[Pose] = [(1, 1, 0), (1, 1, 2), (1, 1, 0)]
    assert Ride(model, _CELL_M, [there_and_back]).seconds == 2 * model.turn_90


def test_runs_begin_when_the_mouse_leaves_the_start_and_end_in_a_goal() -> None:
    model, small = read_model("learner"), board()
    arrives: list[Pose] = [
        (1, 1, 2), (1, 1, 0), (1, 7, 0), (1, 7, 2), (3, 7, 2), (3, 7, 4), (3, 5, 4), (3, 3, 4),
    ]  # fmt: skip
    turns_back: list[Pose] = [(1, 1, 0), (1, 3, 0), (1, 3, 4), (1, 1, 4)]
    found = timing_of(model, small, [arrives, turns_back, arrives[1:]])
    whole = Ride(model, _CELL_M, [arrives])
    assert found.runs == pytest.approx([whole.times[6] - whole.times[1]] * 2)
    assert found.best == pytest.approx(found.runs[0])
    assert found.total == pytest.approx(
        2 * whole.seconds - whole.times[1] + Ride(model, _CELL_M, [turns_back]).seconds
    )
    assert timing_of(model, small, [turns_back]).best is None


def test_half_size_mazes_have_half_the_cells_unless_the_model_says_so() -> None:
    model = read_model("contest")
    small = board()
    assert model.cell_m(small) == 0.18
    assert model.cell_m(replace(small, width=32, height=32)) == 0.09
    assert replace(model, cell_mm=100.0).cell_m(replace(small, width=32, height=32)) == 0.1


def test_presets_are_faster_from_one_to_the_next() -> None:
    moves = [4, -2, 6, -1, 3, -1, 10, -4, 2]
    seconds = [Ride(read_model(name), _CELL_M, [poses_of(moves)]).seconds for name in PRESETS]
    assert seconds == sorted(seconds, reverse=True)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (("2.5 ", '"fast" '), "`acceleration` must be a number from 0.001 to 1,000, not 'fast'."),
        (("2.5 ", "nan "), "`acceleration` must be a number from 0.001 to 1,000, not nan."),
        (("2.5 ", "true "), "`acceleration` must be a number from 0.001 to 1,000, not True."),
        (("2.5 ", "0 "), "`acceleration` must be a number from 0.001 to 1,000, not 0."),
        (("turn_speed = 0.0", "turn_speed = -1"), "`turn_speed` must be a number from 0 to 1,000, not -1."),
        (("turn_90 =", "cell_mm ="), "`turn_90` is missing."),
        (("turn_90 =", "turn_91 ="), "There is no key 'turn_91'; the keys are acceleration, "),
        (("turn_90 =", "turn_90"), "this is not TOML: "),
    ],
)
def test_a_wrong_file_is_refused_with_one_sentence(
    tmp_path: Path, change: tuple[str, str], sentence: str
) -> None:
    text = Path("resources/mice/learner.toml").read_text(encoding="utf-8")
    assert change[0] in text
    (tmp_path / "mouse.toml").write_text(text.replace(*change, 1), encoding="utf-8")
    with pytest.raises(MouseError) as caught:
        read_model("mouse.toml", tmp_path)
    assert str(caught.value).startswith(f"Mouse model {tmp_path / 'mouse.toml'}: {sentence}")
    assert "\n" not in str(caught.value)


def test_a_file_that_is_missing_is_named_with_the_presets(tmp_path: Path) -> None:
    with pytest.raises(MouseError) as caught:
        read_model("contst", tmp_path)
    assert "No such file" in str(caught.value)
    assert str(caught.value).endswith("Models that need no file are learner, contest, champion.")
