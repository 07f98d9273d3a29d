"""The time that a mouse would take in a contest, by a simple model of its motion.

A straight is driven with a trapezoid of speeds: as hard as possible up to the top speed, and braking as late
as possible. Turns on the spot take a time by their angle; rolling turns take none of their own, and are
passed at the turn speed or less. See docs/explanation/mouse-timing.md for the formulas and what is left out.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain, pairwise
from math import sqrt

from mazarine.mouse.board import MouseBoard, Pose
from mazarine.mouse.model import MouseModel

_STAYS = 0, 0
_MOST_ROLLING = 3
"""The greatest rolling turn, in eighths of a full turn."""


@dataclass(frozen=True)
class Straight:
    """A straight, driven as fast as possible.

    The speeds at its ends must be possible: neither is greater than the top speed, nor than what can be
    reached from the other one.

    Attributes
    ----------
    length : in m
    first, last : the speeds at its ends, in m/s
    top : the greatest speed, in m/s
    acceleration, deceleration : in m/s²
    """

    length: float
    first: float
    last: float
    top: float
    acceleration: float
    deceleration: float

    @cached_property
    def _peak(self) -> float:
        """The greatest speed that is reached."""
        up, down = self.acceleration, self.deceleration
        square = (2 * up * down * self.length + down * self.first**2 + up * self.last**2) / (up + down)
        return max(min(self.top, sqrt(square)), self.first, self.last)

    @cached_property
    def _ends(self) -> tuple[tuple[float, float], tuple[float, float], tuple[float, float]]:
        """The seconds and meters at which it stops to accelerate, begins to brake, and is at the end."""
        peak, up, down = self._peak, self.acceleration, self.deceleration
        risen = (peak**2 - self.first**2) / (2 * up)
        kept = max(self.length - risen - (peak**2 - self.last**2) / (2 * down), 0.0)
        rises = (peak - self.first) / up
        keeps = rises + kept / peak
        return (rises, risen), (keeps, risen + kept), (keeps + (peak - self.last) / down, self.length)

    @property
    def seconds(self) -> float:
        """How long it takes."""
        return self._ends[2][0]

    def distance_at(self, seconds: float) -> float:
        """Return how far the mouse is at a time from its beginning, in m."""
        (rises, risen), (keeps, _), (total, _) = self._ends
        if seconds <= rises:
            return self.first * seconds + self.acceleration * seconds**2 / 2
        if seconds <= keeps:
            return risen + self._peak * (seconds - rises)
        left = max(total - seconds, 0.0)
        return self.length - self.last * left - self.deceleration * left**2 / 2

    def seconds_at(self, distance: float) -> float:
        """Return when the mouse is at a distance from its beginning, in m."""
        (rises, risen), (keeps, kept), (total, _) = self._ends
        if distance <= risen:
            return (sqrt(self.first**2 + 2 * self.acceleration * distance) - self.first) / self.acceleration
        if distance <= kept:
            return rises + (distance - risen) / self._peak
        left = max(self.length - distance, 0.0)
        braking = sqrt(self.last**2 + 2 * self.deceleration * left) - self.last
        return max(total - braking / self.deceleration, keeps)


@dataclass
class _Stretch:
    """Movements that are one: a straight in a direction, or a turn to one side.

    Attributes
    ----------
    first : the number of the pose at its beginning
    direction : a half-step in its direction; (0, 0) for a turn
    amounts : from the first pose to each one after it, in half-steps or in eighths of a full turn
    """

    first: int
    direction: tuple[int, int]
    amounts: list[int]


class Ride:
    """The times of a mouse that goes through poses.

    Parameters
    ----------
    cell_m : the size of a cell, in m
    courses : the poses at the ends of moves and turns, at least one in each course; the mouse is at rest at
        the ends of a course, and is put at the beginning of the next one in no time

    Attributes
    ----------
    poses : of all courses
    times : the seconds from the beginning until it is at each of them
    """

    def __init__(self, model: MouseModel, cell_m: float, courses: Sequence[Sequence[Pose]]) -> None:
        self.poses, self._cell_m = list(chain(*courses)), cell_m
        self.times = [0.0]
        self._straights: list[tuple[int, Straight]] = []
        stretches = list(_stretches(courses))
        is_straight = [any(it.direction) for it in stretches]
        turns_rolling = [
            model.turn_speed > 0 and not is_straight[number] and 0 < abs(it.amounts[-1]) <= _MOST_ROLLING
            and 0 < number < len(stretches) - 1 and is_straight[number - 1] and is_straight[number + 1]
            for number, it in enumerate(stretches)
        ]  # fmt: skip
        lengths = [self._meters(it, it.amounts[-1]) for it in stretches]
        tops = [model.diagonal_speed if all(it.direction) else model.top_speed for it in stretches]
        # The speeds before each stretch and after the last one: first as turns allow, then as can be reached.
        speeds = [0.0] * (len(stretches) + 1)
        for number, rolls in enumerate(turns_rolling):
            if rolls:
                most = min(model.turn_speed, tops[number - 1], tops[number + 1])
                reached = sqrt(speeds[number - 1] ** 2 + 2 * model.acceleration * lengths[number - 1])
                speeds[number] = speeds[number + 1] = min(most, reached)
        for number in reversed(range(len(stretches))):
            if is_straight[number]:
                reached = sqrt(speeds[number + 1] ** 2 + 2 * model.deceleration * lengths[number])
                speeds[number] = min(speeds[number], reached)
            else:
                speeds[number] = speeds[number + 1]
        for number, it in enumerate(stretches):
            began = self.times[-1]
            if is_straight[number]:
                straight = Straight(
                    lengths[number], speeds[number], speeds[number + 1], tops[number], model.acceleration,
                    model.deceleration,
                )  # fmt: skip
                self.times += [began + straight.seconds_at(self._meters(it, count)) for count in it.amounts]
                self._straights.append((it.first, straight))
            else:
                whole = 0.0 if turns_rolling[number] else model.turn_seconds(abs(it.amounts[-1]))
                share = whole / max(abs(it.amounts[-1]), 1)
                self.times += [began + share * abs(count) for count in it.amounts]

    @property
    def seconds(self) -> float:
        """How long it takes."""
        return self.times[-1]

    def number_at(self, seconds: float) -> int:
        """Return the number of the last pose where the mouse has been at a time; 0 at the beginning."""
        return max(bisect_right(self.times, seconds) - 1, 0)

    def at(self, seconds: float) -> tuple[float, float, float]:
        """Return where the mouse is at a time: x and y in half-steps, and its heading in eighths, 0 to 8."""
        number = self.number_at(seconds)
        x, y, heading = self.poses[number]
        if number + 1 == len(self.poses):
            return x, y, heading
        to_x, to_y, to_heading = self.poses[number + 1]
        right, up = to_x - x, to_y - y
        began, ends = self.times[number : number + 2]
        if not (right or up):
            share = min(max(seconds - began, 0.0) / (ends - began), 1.0)
            return x, y, (heading + share * _turned(heading, to_heading)) % 8
        index = bisect_right(self._straights, number, key=lambda it: it[0]) - 1
        first, straight = self._straights[index]
        driven = straight.distance_at(max(seconds - self.times[first], 0.0))
        steps = driven / self._step_m(right, up) - _half_steps(self.poses[first], self.poses[number])
        share = min(max(steps / max(abs(right), abs(up)), 0.0), 1.0)
        return x + share * right, y + share * up, heading

    def _step_m(self, right: int, up: int) -> float:
        """Return the length of a half-step in a direction."""
        return self._cell_m / 2 * (sqrt(2) if right and up else 1)

    def _meters(self, stretch: _Stretch, count: int) -> float:
        return self._step_m(*stretch.direction) * count


@dataclass(frozen=True)
class Timing:
    """The times of a mouse in a maze.

    Attributes
    ----------
    runs : the seconds of each run from the start to a goal
    total : the seconds of everything that it has driven
    """

    runs: tuple[float, ...]
    total: float

    @property
    def best(self) -> float | None:
        """The seconds of the best run; None if there is none."""
        return min(self.runs, default=None)


def timing_of(model: MouseModel, board: MouseBoard, courses: Sequence[Sequence[Pose]]) -> Timing:
    """Return the times of a mouse on a board.

    A run begins when the mouse leaves the start, its first cell, for the last time, and ends at the first
    pose in a goal, also if the mouse goes on from there.

    `courses` are those of `Ride`.
    """
    runs, times = [], Ride(model, model.cell_m(board), courses).times
    start, present = _spot(courses[0][0]), iter(times)
    for course in courses:
        began = None
        for (before, left), (after, came) in pairwise(zip(course, present, strict=False)):
            if before[:2] != after[:2] and _spot(before) == start:
                began = left
            if began is not None and _spot(after) in board.goals:
                runs.append(came - began)
                began = None
            elif _spot(after) == start:
                began = None
    return Timing(tuple(runs), times[-1])


def _spot(pose: Pose) -> tuple[int, int]:
    return pose[0] >> 1, pose[1] >> 1


def _turned(before: int, after: int) -> int:
    """Return the turn between two headings, in eighths to the right."""
    return (after - before + 4) % 8 - 4


def _half_steps(before: Pose, after: Pose) -> int:
    return max(abs(after[0] - before[0]), abs(after[1] - before[1]))


def _stretches(courses: Sequence[Sequence[Pose]]) -> Iterator[_Stretch]:
    """Merge moves in one direction, and turns to one side, that follow each other."""
    begins = 0
    for course in courses:
        if begins:
            yield _Stretch(begins - 1, _STAYS, [0])
        present: _Stretch | None = None
        for number, (before, after) in enumerate(pairwise(course), start=begins):
            count, direction = _half_steps(before, after), _STAYS
            if count:
                direction = (after[0] - before[0]) // count, (after[1] - before[1]) // count
            else:
                count = _turned(before[2], after[2])
            if present is not None and present.direction == direction and count * present.amounts[-1] > 0:
                present.amounts.append(present.amounts[-1] + count)
                continue
            if present is not None:
                yield present
            present = _Stretch(number, direction, [count])
        if present is not None:
            yield present
        begins += len(course)
