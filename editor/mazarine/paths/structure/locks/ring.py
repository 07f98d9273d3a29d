"""Keys that are held, and doors that stay open, as the bits of a number; sets of numbers as one of 2^n bits.

A passage is taken by all numbers of a set at once, with a few operations on large integers.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from mazarine.maze import MarkerKind
from mazarine.paths.structure.locks.graph import LockGraph, Passage

BLOCKED = -1
_Door = tuple[int, int, int, int]
"""The bits of: a key that is kept; this door, open; the keys for one door; and the doors that they opened."""
_SHUT: _Door = 0, 0, 0, 0


class Ring:
    """The bits of a maze, or of a part of it.

    A key for one door is as good as one that is kept where it has only one door.

    Attributes
    ----------
    gains : the bits of the keys at each padded place
    is_contested : whether keys can be used up at the wrong door
    """

    def __init__(self, graph: LockGraph, keys_at: Iterable[int], doors: Iterable[int]) -> None:
        self.gains: dict[int, int] = {}
        self.count = 0
        numbers: dict[str, list[int]] = {}
        for door in sorted(doors):
            numbers.setdefault(graph.doors[door].lock, []).append(door)
        kept: dict[str, int] = {}
        once: dict[str, int] = {}
        for place in sorted(keys_at):
            for key in graph.keys[place]:
                lock = key.lock
                if lock not in numbers:
                    continue
                if key.kind is MarkerKind.KEY or len(numbers[lock]) == 1:
                    bit = kept[lock] = kept.get(lock) or self._bit()
                else:
                    bit = self._bit()
                    once[lock] = once.get(lock, 0) | bit
                self.gains[place] = self.gains.get(place, 0) | bit
        self.is_contested = bool(once)
        self._doors: dict[int, _Door] = {}
        self._known: dict[int, tuple[int, int, int]] = {}
        for lock, listed in numbers.items():
            found = once.get(lock, 0)
            opened = [self._bit() if found else 0 for _ in listed]
            for door, bit in zip(listed, opened, strict=True):
                self._doors[door] = kept.get(lock, 0), bit, found, sum(opened)

    def _bit(self) -> int:
        self.count += 1
        return 1 << self.count - 1

    def cross(self, held: int, passage: Passage) -> int:
        """Return what is held after a passage, as keys are found and used; `BLOCKED` if a door stays shut."""
        for door in passage.doors:
            kept, opened, found, used = self._doors.get(door, _SHUT)
            if not held & (kept | opened):
                if (held & found).bit_count() <= (held & used).bit_count():
                    return BLOCKED
                held |= opened
        return held | self.gains.get(passage.to, 0)

    def all_after(self, held: int, passage: Passage) -> int:
        """Return the set of what is held after a passage, from the set of what may be held before."""
        for door in passage.doors:
            passes, opened, opens = self._sets(door)
            held = held & passes | (held & opens) << opened
        for bit in self._bits(passage.to):
            has = self._with(bit)
            held = held & has | (held & ~has) << bit
        return held

    def all_before(self, held: int, passage: Passage) -> int:
        """Return the set of what may be held before a passage, from the set of what is held after it."""
        for bit in self._bits(passage.to):
            found = held & self._with(bit)
            held = found | found >> bit
        for door in reversed(passage.doors):
            passes, opened, opens = self._sets(door)
            held = held & passes | held >> opened & opens
        return held

    def _bits(self, place: int) -> list[int]:
        gains = self.gains.get(place, 0)
        return [1 << at for at in range(gains.bit_length()) if gains >> at & 1]

    def _sets(self, door: int) -> tuple[int, int, int]:
        """Return the sets with which a door is open, or can be opened, and between them its own bit."""
        if door not in self._known:
            kept, opened, found, used = self._doors.get(door, _SHUT)
            passes = self._with(kept) | self._with(opened)
            self._known[door] = passes, opened, self._left(found, used) & ~passes
        return self._known[door]

    def _with(self, bit: int) -> int:
        return _numbers_with(bit, self.count) if bit else 0

    def _left(self, found: int, used: int) -> int:
        """Return the set in which more of some bits are set than of others."""
        by_rest = {0: (1 << (1 << self.count)) - 1}
        for at in range(self.count):
            step = (found >> at & 1) - (used >> at & 1)
            if step:
                has, before, by_rest = self._with(1 << at), by_rest, {}
                for rest, held in before.items():
                    by_rest[rest] = by_rest.get(rest, 0) | held & ~has
                    by_rest[rest + step] = by_rest.get(rest + step, 0) | held & has
        return sum(held for rest, held in by_rest.items() if rest > 0)


@cache
def _numbers_with(bit: int, count: int) -> int:
    """Return the set of the numbers of some bits in which one is set."""
    held, width = ((1 << bit) - 1) << bit, 2 * bit
    while width < 1 << count:
        held |= held << width
        width *= 2
    return held
