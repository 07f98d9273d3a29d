"""Keys and doors of one walker. Each walker has keys and doors of its own: none takes them from another."""

from __future__ import annotations

from collections import Counter

import numpy as np

from mazarine.agents.terrain import Terrain
from mazarine.lattice.grid import Places
from mazarine.maze import MarkerKind
from mazarine.maze.gates import Spot


class Doors:
    """The doors that a walker can pass.

    With a key for one door it can pass each door with its label. Once it has passed one of them, that door
    stays open and the others are shut.

    Parameters
    ----------
    terrain : its own; all doors are shut
    start : the padded place where it stands; a door there is open until it leaves

    Attributes
    ----------
    emptied : the padded places where it has taken the keys
    """

    def __init__(self, terrain: Terrain, start: int) -> None:
        self._terrain = terrain
        self.emptied: set[int] = set()
        self._start: int | None = start
        self._kept: set[str] = set()
        self._left = Counter[str]()
        """How many unused keys for one door it has."""
        self._opened: set[Spot] = set()
        self._passable: set[Spot] = set()
        self._in_cell = {terrain.ends_of(spot)[0]: spot for spot in terrain.doors if spot.side is None}

    def enter(self, before: int, place: int) -> Places:
        """Pass doors on a step to a place, and find its keys; return the padded places that have changed."""
        terrain = self._terrain
        if place != before:
            self._start = None
            passed = {spot for spot in self._passable if terrain.is_passed(spot, before, place)}
            self._left -= self._wanted(passed)
            self._opened |= passed
        if place not in self.emptied:
            self.emptied.add(place)
            for key in terrain.keys.get(place, ()):
                if key.kind is MarkerKind.KEY:
                    self._kept.add(key.lock)
                else:
                    self._left[key.lock] += 1
        now = {spot for spot in terrain.doors if self._can_pass(spot, place)}
        come, gone = now - self._passable, self._passable - now
        self._passable = now
        return np.concatenate(
            (terrain.turn_doors(come, is_open=True), terrain.turn_doors(gone, is_open=False))
        )

    def _can_pass(self, spot: Spot, here: int) -> bool:
        """Return whether it can pass a door, and with a door in a side those in the cells ahead."""
        ends = self._terrain.ends_of(spot)
        if ends == [self._start]:
            return True
        ahead = {self._in_cell[end] for end in ends if end in self._in_cell and end != here}
        return self._wanted({spot, *ahead}) <= self._left

    def _wanted(self, spots: set[Spot]) -> Counter[str]:
        """Return the keys for one door that must be used up to pass all of some doors."""
        doors = [door for spot in spots - self._opened for door in self._terrain.doors[spot]]
        return Counter(door.lock for door in doors if door.lock not in self._kept)
