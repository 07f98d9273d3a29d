"""The maze as a walker can see and walk it: secrets that it has not found, and shut doors, are rock or walls.

A gate is a wall with a one-way link across. Links at the cell of a door are left out, and a gate with a door
on its side stays shut.
"""

from __future__ import annotations

from collections.abc import Collection
from copy import copy
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from mazarine.lattice import Side
from mazarine.maze import Cell, Marker, MarkerKind, Maze
from mazarine.maze.codes import EAST_SHIFT, FOG, SOUTH_SHIFT, Matter, Wall
from mazarine.maze.edits import Batch, SetCells, SetWalls
from mazarine.maze.gates import barriers_of, with_gates
from mazarine.maze.secrets import with_secrets_closed
from mazarine.paths.structure.locks import KEYS
from mazarine.regions import Patch
from mazarine.regions.space import Space


@dataclass(frozen=True)
class Secret:
    """A secret cell, or with a side a secret door in that wall of the cell, in lattice coordinates."""

    cell: Cell
    side: Side | None = None


class Terrain:
    """A maze, of which the secrets that have not been found yet are closed.

    Attributes
    ----------
    maze : what it was made of; never changed
    grid : of the maze
    space : the bytes of what can be seen and walked
    steps : (4,) from a padded place to the one across each side
    has_secrets : whether there were any to be found
    hidden : the secrets still to be found, by the padded places of the cells that they can be found from
    doors : the doors, those of one side or cell together; all shut at first
    keys : the keys, by padded place
    """

    def __init__(self, maze: Maze) -> None:
        barriers = barriers_of(maze)
        self.maze = maze = with_gates(maze, barriers) if barriers else maze
        self.doors = [found for found in barriers if all(it.kind is MarkerKind.DOOR for it in found)]
        self._open = with_secrets_closed(maze)
        self.grid = maze.grid
        self.steps = np.array([down * self.grid.stride + right for down, right in maze.lattice.steps])
        if self.doors:
            _turn(self.doors, is_open=False).apply(self._open)
        self.space = Space.of(self._open)
        self.keys: dict[int, list[Marker]] = {}
        for marker in maze.markers if self.doors else ():
            if marker.kind in KEYS:
                self.keys.setdefault(self.grid.padded_place(marker.cell), []).append(marker)
        self.hidden: dict[int, list[Secret]] = {}
        for level, row, col in self.grid.cells_at(np.argwhere(maze.cells >> 1 == Matter.SECRET)).tolist():
            self._hide(Secret((level, row, col)))
        for side, shift in ((Side.E, EAST_SHIFT), (Side.S, SOUTH_SHIFT)):
            places = np.argwhere(maze.walls >> shift & 3 == Wall.SECRET)
            for level, row, col in self.grid.cells_at(places).tolist():
                self._hide(Secret((level, row, col), side))
        self.has_secrets = bool(self.hidden)

    def twin(self) -> Terrain:
        """Return the same terrain for another walker, who finds secrets and opens doors of its own."""
        if not self.has_secrets and not self.doors:
            return self
        twin = copy(self)
        twin._open = self._open.copy()
        twin.space = replace(self.space, cells=self.space.cells.copy())
        twin.hidden = {place: list(secrets) for place, secrets in self.hidden.items()}
        return twin

    @cached_property
    def clear(self) -> NDArray[np.int64]:
        """The padded places of floor that lies in no fog."""
        cells = self.maze.cells
        is_floor = (cells >> 1 == Matter.FLOOR) | (cells >> 1 == Matter.FOUND)
        return self.grid.flat_to_padded(np.flatnonzero(is_floor & (cells & FOG == 0)))

    def is_floor(self, cell: Cell) -> bool:
        """Return whether a lattice cell is floor, or was secret and has been found."""
        return self._matter(self._open, cell) != Matter.ROCK

    def is_secret(self, cell: Cell) -> bool:
        """Return whether a lattice cell is secret, found or not."""
        return self._matter(self.maze, cell) in (Matter.SECRET, Matter.FOUND)

    def codes_at(self, places: NDArray[np.int64]) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
        """Return the codes of cells and the bytes of walls at flat places, with what was found as found."""
        codes, walls = (array.reshape(-1)[places] for array in (self.maze.cells, self.maze.walls))
        now, walls_now = (array.reshape(-1)[places] for array in (self._open.cells, self._open.walls))
        codes = np.where(now >> 1 == Matter.FOUND, now, codes)
        for shift in (EAST_SHIFT, SOUTH_SHIFT):
            walls |= (walls_now >> shift & 3 == Wall.FOUND).astype(np.uint8) * np.uint8(Wall.FOUND << shift)
        return codes, walls

    def unwalled_sides(self, places: NDArray[np.int64]) -> NDArray[np.bool_]:
        """Return for each side, in the order of `Side`, whether cells at flat places have no wall there."""
        walls, cols = self._open.walls.reshape(-1), self.maze.shape[2]
        # Round the end of a row, a level or the array there is the border, which is walled.
        east, south = walls[places] & 3, walls[places] >> SOUTH_SHIFT
        north = walls.take(places - cols, mode="wrap") >> SOUTH_SHIFT
        west = walls.take(places - 1, mode="wrap") & 3
        unwalled: NDArray[np.bool_] = np.stack((north, east, south, west)) != Wall.WALL
        return unwalled

    def find(self, secrets: list[Secret]) -> NDArray[np.int64]:
        """Open these secrets; return the padded places whose bytes have changed."""
        cells = [(*secret.cell, "found") for secret in secrets if secret.side is None]
        walls = [(*secret.cell, secret.side.name, "found") for secret in secrets if secret.side is not None]
        changed = self._apply(Batch((SetCells(cells), SetWalls(walls))))
        found = set(secrets)
        for place in {place for secret in secrets for place in self._beside(secret)}:
            left = [secret for secret in self.hidden.get(place, ()) if secret not in found]
            if left:
                self.hidden[place] = left
            else:
                self.hidden.pop(place, None)
        return changed

    def turn_doors(self, doors: Collection[tuple[Marker, ...]], *, is_open: bool) -> NDArray[np.int64]:
        """Open or shut doors; return the padded places whose bytes have changed."""
        return self._apply(_turn(doors, is_open=is_open)) if doors else np.empty(0, dtype=np.int64)

    def is_passed(self, door: Marker, before: int, place: int) -> bool:
        """Return whether a step from a padded place to another, or to the same one, leads through a door."""
        here = self.grid.padded_place(door.cell)
        if door.side is None:
            return place == here
        return {before, place} == {here, here + int(self.steps[Side[door.side]])}

    def _apply(self, edit: Batch) -> NDArray[np.int64]:
        patch = Patch.of(self._open, edit.apply(self._open).dirty)
        self.space.apply(patch)
        return patch.places

    def _hide(self, secret: Secret) -> None:
        for beside in self._beside(secret):
            self.hidden.setdefault(beside, []).append(secret)

    def _beside(self, secret: Secret) -> list[int]:
        """Return the padded places from which a secret can be found: no other wall may be between."""
        place = self.grid.padded_place(secret.cell)
        if secret.side is not None:
            return [place, place + int(self.steps[secret.side])]
        return [
            place + int(self.steps[side])
            for side in Side
            if self.maze.wall_at(secret.cell, side) is not Wall.WALL
        ]

    def _matter(self, maze: Maze, cell: Cell) -> int:
        """Return what a lattice cell is made of; rock outside."""
        return int(maze.cells[self.grid.array_place(cell)]) >> 1 if self.grid.holds(cell) else Matter.ROCK


def _turn(places: Collection[tuple[Marker, ...]], *, is_open: bool) -> Batch:
    """Return the edit that opens or shuts doors."""
    doors = [found[0] for found in places]
    matter, wall = ("floor", "open") if is_open else ("rock", "wall")
    cells = [(*door.cell, matter) for door in doors if door.side is None]
    walls = [(*door.cell, door.side.value, wall) for door in doors if door.side is not None]
    return Batch((SetCells(cells), SetWalls(walls)))
