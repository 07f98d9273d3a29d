"""Keys and doors of one walker. Each walker has keys and doors of its own: none takes them from another."""

from __future__ import annotations

from collections import Counter

import numpy as np

from mazarine.agents.terrain import Terrain
from mazarine.lattice.grid import Places
from mazarine.maze import Marker, MarkerKind


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
    keys : those that it has found
    """

    def __init__(self, terrain: Terrain, start: int) -> None:
        self._terrain = terrain
        self.keys: set[Marker] = set()
        self._first = {doors for doors in terrain.doors if terrain.is_passed(doors[0], start, start)}
        self._opened: set[Marker] = set()
        self._passable: set[tuple[Marker, ...]] = set()

    def enter(self, before: int, place: int) -> Places:
        """Pass doors on a step to a place, and find its keys; return the padded places that have changed."""
        terrain = self._terrain
        if place != before:
            self._first = set()
        for doors in self._passable:
            if terrain.is_passed(doors[0], before, place):
                self._opened.update(door for door in doors if not self._has_kept_key(door))
        self.keys.update(terrain.keys.get(place, ()))
        now = {doors for doors in terrain.doors if doors in self._first or self._can_pass(doors)}
        come, gone = now - self._passable, self._passable - now
        self._passable = now
        return np.concatenate(
            (terrain.turn_doors(come, is_open=True), terrain.turn_doors(gone, is_open=False))
        )

    def _can_pass(self, doors: tuple[Marker, ...]) -> bool:
        shut = [door for door in doors if door not in self._opened and not self._has_kept_key(door)]
        wanted = Counter(door.lock for door in shut)
        return wanted <= Counter(it.lock for it in self.keys) - Counter(it.lock for it in self._opened)

    def _has_kept_key(self, door: Marker) -> bool:
        return any(key.kind is MarkerKind.KEY and key.lock == door.lock for key in self.keys)
