"""What a program has done and sensed so far: one thread writes it down, others walk it, and walk it again."""

from __future__ import annotations

from dataclasses import dataclass
from threading import Condition, Event
from time import perf_counter

from mazarine.lattice import Side
from mazarine.messages import Message
from mazarine.mouse.board import Pose, Spot
from mazarine.mouse.drawing import Drawing, Marks
from mazarine.mouse.mouse import STEPS
from mazarine.mouse.protocol import Witness

SideOf = tuple[Spot, Side]
"""A side of a cell."""
_DRAWN_EVERY_S = 0.03
_MOST_HELD_S = 0.02
_AHEAD = {(0, 1): Side.N, (1, 0): Side.E, (0, -1): Side.S, (-1, 0): Side.W}


@dataclass(frozen=True)
class Stride:
    """What a mouse does in one turn: a step into the next cell, or a turn or half-step within its own.

    Attributes
    ----------
    side : the side through which it leaves its cell; None if it stays
    pose : the pose to which it leads
    """

    side: Side | None
    pose: Pose


@dataclass(frozen=True)
class Sensed:
    """A side that was found open or walled."""

    side: SideOf
    is_wall: bool


@dataclass(frozen=True)
class Drawn:
    """New marks of some cells."""

    marks: dict[Spot, Marks]


@dataclass(frozen=True)
class PutBack:
    """The mouse is at the start again."""

    pose: Pose


Note = Sensed | Drawn | PutBack


class Script(Witness):
    """The strides of a mouse, and what happened between them.

    Attributes
    ----------
    strides : so far
    courses : the poses at their ends, after one at the start; a new list each time that the mouse is put back
    notes : what happened, each with the number of strides before it
    end : how the program has ended; None while it runs
    """

    def __init__(self, pose: Pose = (1, 1, 0)) -> None:
        self.strides: list[Stride] = []
        self.courses: list[list[Pose]] = [[pose]]
        self.notes: list[tuple[int, Note]] = []
        self.end: Message | None = None
        self._start = self._spot = pose[0] >> 1, pose[1] >> 1
        self._known: dict[SideOf, bool] = {}
        self._allowed = 0
        self._is_stopped = False
        self._drawn_at = 0.0
        self._changed = Condition()
        self._free = Event()
        self._free.set()

    # The thread of the program

    def sense(self, sides: list[tuple[Spot, int]], is_wall: bool) -> None:
        """Note which of the sides are open or walled now."""
        named = [(spot, Side(bit.bit_length() - 1)) for spot, bit in sides]
        if not is_wall:
            for side in named:
                self._find(side, is_wall=False)
            return
        # With several sides the mouse knows only that one of them is a wall.
        closed = [side for side in named if self._known.get(side, True)]
        if len(closed) == 1:
            self._find(closed[0], is_wall=True)

    def go(self, spots: list[Spot], pose: Pose) -> None:
        """Note a stride for each cell that the mouse enters, or one within its cell."""
        entered = [spot for spot in spots if spot != self._spot] or [self._spot]
        before = self.courses[-1][-1]
        for number, spot in enumerate(entered, start=1):
            ahead = _AHEAD.get((spot[0] - self._spot[0], spot[1] - self._spot[1]))
            if ahead is not None:
                self._find((self._spot, ahead), is_wall=False)
            self._spot = spot
            is_last = number == len(entered)
            self._add(Stride(ahead, pose if is_last else _entered(before, pose, spot)))

    def turn(self, pose: Pose) -> None:
        """Note a turn."""
        self._add(Stride(None, pose))

    def reset(self, pose: Pose) -> None:
        """Note that the mouse was put back."""
        self._spot = self._start
        self.courses.append([pose])
        self._note(PutBack(pose))

    def draw(self, drawing: Drawing, *, at_once: bool = False) -> None:
        """Note what was drawn; a flood of drawing only now and then, unless it is to be at once."""
        now = perf_counter()
        if at_once or now - self._drawn_at > _DRAWN_EVERY_S:
            self._drawn_at = now
            marks = drawing.changes()
            if marks:
                self._note(Drawn(marks))

    def finish(self, end: Message) -> None:
        """Note how the program has ended."""
        with self._changed:
            self.end = end
            self._changed.notify_all()

    def rest(self) -> None:
        """Wait while another thread is in a hurry."""
        self._free.wait(_MOST_HELD_S)

    def wait_until_allowed(self) -> bool:
        """Wait until a stride is allowed; return False if the program is to stop."""
        with self._changed:
            self._changed.wait_for(lambda: self._is_stopped or len(self.strides) < self._allowed)
            return not self._is_stopped

    # Other threads

    @property
    def is_stopped(self) -> bool:
        """Whether the program is to stop."""
        return self._is_stopped

    def stop(self) -> None:
        """Let the program stop."""
        with self._changed:
            self._is_stopped = True
            self._changed.notify_all()

    def hold(self, *, is_held: bool) -> None:
        """Let the thread of the program rest for a moment, while this thread is in a hurry."""
        if is_held:
            self._free.clear()
        else:
            self._free.set()

    def allow(self, count: int) -> None:
        """Allow this number of strides in all."""
        if count > self._allowed:
            with self._changed:
                self._allowed = count
                self._changed.notify_all()

    def has_stride(self, number: int) -> bool:
        """Return whether a stride has been made, or will never be made."""
        return number < len(self.strides) or self.end is not None

    def stride(self, number: int) -> Stride | None:
        """Return a stride, the first is 0; wait for it. None if the program has ended before."""
        self.allow(number + 1)
        with self._changed:
            self._changed.wait_for(lambda: self.has_stride(number))
        return self.strides[number] if number < len(self.strides) else None

    def _add(self, stride: Stride) -> None:
        with self._changed:
            self.strides.append(stride)
            self.courses[-1].append(stride.pose)
            self._changed.notify_all()

    def _note(self, note: Note) -> None:
        self.notes.append((len(self.strides), note))

    def _find(self, side: SideOf, *, is_wall: bool) -> None:
        if side not in self._known:
            (x, y), ahead = side
            right, up = _STEPS[ahead]
            self._known[side] = self._known[(x + right, y + up), ahead.opposite] = is_wall
            self._note(Sensed(side, is_wall))


def _entered(before: Pose, after: Pose, spot: Spot) -> Pose:
    """Return the pose at the end of the first half-step in a cell, on the line from one pose to another."""
    (x, y, _), heading = before, after[2]
    right, up = STEPS[heading]
    while ((2 * x + right) >> 2, (2 * y + up) >> 2) != spot:
        x, y = x + right, y + up
    return x + right, y + up, heading


_STEPS = {side: step for step, side in _AHEAD.items()}
