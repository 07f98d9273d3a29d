"""The maze as a walker can see and walk it: secrets that it has not found, and shut doors, are rock or walls.

A gate is a wall with a one-way link across, while its side is neither shut nor secret.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from copy import copy
from dataclasses import replace
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from mazarine.agents.moves import Step
from mazarine.maze import Cell, Marker, MarkerKind, Maze
from mazarine.maze.codes import FOG, Matter, Wall
from mazarine.maze.collections import Links, Markers
from mazarine.maze.edits import Batch, Edit, PlaceLink, RemoveLink, SetCells, SetWalls
from mazarine.maze.gates import Spot, barriers_of, gate_link
from mazarine.maze.secrets import with_secrets_closed
from mazarine.paths.structure.locks import KEYS
from mazarine.regions import Patch
from mazarine.regions.space import Space

_WALL = int(Wall.WALL)
"""NumPy takes its time to compare with members of an enumeration."""


class Terrain:
    """A maze, of which the secrets that have not been found yet are closed.

    Attributes
    ----------
    maze : what it was made of; never changed
    grid : of the maze
    space : the bytes of what can be seen and walked
    steps : from a padded place to the one across each side, by `Side`, in the order of `Lattice.sides`
    exits : the steps across sides, by the bits of these (`Space.sides_at`)
    has_secrets : whether there were any to be found
    hidden : the secrets still to be found, by the padded places of the cells that they can be found from
    doors : the doors by the cell or side where they stand; all shut at first
    keys : the keys, by padded place
    """

    def __init__(self, maze: Maze) -> None:
        barriers = barriers_of(maze)
        self.maze = maze
        self.doors = {
            spot: doors
            for spot, found in barriers.items()
            if (doors := [it for it in found if it.kind is MarkerKind.DOOR])
        }
        self._gates = {
            spot: gate_link(maze, found)
            for spot, found in barriers.items()
            if any(it.kind is MarkerKind.GATE for it in found)
        }
        self._links = maze.links.copy()
        for link in self._gates.values():
            if link is not None:
                self._links.add(link)
        self._shut = set(self.doors)
        self._unfound: set[Spot] = set()
        self._open = with_secrets_closed(maze)
        self.grid = maze.grid
        self.steps = {side: self.grid.step(maze.lattice.steps[side]) for side in maze.lattice.sides}
        numbered = [*enumerate(map(Step, maze.lattice.sides))]
        self.exits = [
            [it for number, it in numbered if bits >> number & 1] for bits in range(1 << len(numbered))
        ]
        self.keys: dict[int, list[Marker]] = {}
        for marker in maze.markers if self.doors else ():
            if marker.kind in KEYS:
                self.keys.setdefault(self.grid.padded_place(marker.cell), []).append(marker)
        self.hidden: dict[int, list[Spot]] = {}
        for level, row, col in self.grid.cells_at(np.argwhere(maze.cells >> 1 == Matter.SECRET)).tolist():
            self._hide(Spot((level, row, col)))
        for side in maze.lattice.stored:
            places = np.argwhere(maze.walls >> maze.lattice.shift(side) & 3 == Wall.SECRET)
            for level, row, col in self.grid.cells_at(places).tolist():
                self._hide(Spot((level, row, col), side))
        self.has_secrets = bool(self.hidden)
        if barriers:
            self._open.markers = Markers()  # A link may not stand where a gate is marked.
            self._change(barriers)
        self.space = Space.of(self._open)

    @property
    def links(self) -> Links:
        """Those that can be taken now, gates among them."""
        return self._open.links

    def twin(self) -> Terrain:
        """Return the same terrain for another walker, who finds secrets and opens doors of its own."""
        if not self.has_secrets and not self.doors:
            return self
        twin = copy(self)
        twin._open = self._open.copy()
        twin.space = replace(self.space, cells=self.space.cells.copy(), partners=self.space.partners.copy())
        twin._shut, twin._unfound = self._shut.copy(), self._unfound.copy()
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
        for shift in map(self.maze.lattice.shift, self.maze.lattice.stored):
            walls |= (walls_now >> shift & 3 == Wall.FOUND).astype(np.uint8) * np.uint8(Wall.FOUND << shift)
        return codes, walls

    def unwalled_sides(self, places: NDArray[np.int64]) -> Iterator[tuple[int, NDArray[np.bool_]]]:
        """Yield the step across each side, and whether the cells at flat places have no wall there."""
        walls, lattice, cols = self._open.walls.reshape(-1), self.maze.lattice, self.maze.shape[2]
        for side, step in self.steps.items():
            if side in lattice.stored:
                yield step, walls[places] >> lattice.shift(side) & 3 != _WALL
                continue
            shift, (even, odd) = lattice.shift(side.opposite), (steps[side] for steps in lattice.all_steps)
            if even == odd:
                # Round the end of a row, a level or the array there is the border, which is walled.
                yield (
                    step,
                    walls.take(places + (even[0] * cols + even[1]), mode="wrap") >> shift & 3 != _WALL,
                )
                continue
            there = self.grid.flat_to_padded(places) + step
            inside = self.grid.are_cells(there)
            flat = self.grid.padded_to_flat(np.where(inside, there, self.grid.first))
            yield step, inside & (walls[flat] >> shift & 3 != _WALL)

    def find(self, secrets: list[Spot]) -> NDArray[np.int64]:
        """Open these secrets; return the padded places whose bytes have changed."""
        self._unfound.difference_update(secrets)
        found = set(secrets)
        for place in {place for secret in secrets for place in self._beside(secret)}:
            left = [secret for secret in self.hidden.get(place, ()) if secret not in found]
            if left:
                self.hidden[place] = left
            else:
                self.hidden.pop(place, None)
        return self._renew(secrets)

    def turn_doors(self, spots: Collection[Spot], *, is_open: bool) -> NDArray[np.int64]:
        """Open or shut doors; return the padded places whose bytes have changed."""
        if is_open:
            self._shut.difference_update(spots)
        else:
            self._shut.update(spots)
        return self._renew(spots) if spots else np.empty(0, dtype=np.int64)

    def is_passed(self, spot: Spot, before: int, place: int) -> bool:
        """Return whether a step from a padded place to another, or to the same one, leads through a spot."""
        ends = self.ends_of(spot)
        return place == ends[0] if len(ends) == 1 else {before, place} == set(ends)

    def ends_of(self, spot: Spot) -> list[int]:
        """Return the padded places on both sides of a side, or that of a cell."""
        here = self.grid.padded_place(spot.cell)
        return [here] if spot.side is None else [here, here + self.steps[spot.side]]

    def _renew(self, spots: Collection[Spot]) -> NDArray[np.int64]:
        """Make spots passable or not, as they are now; return the padded places whose bytes have changed."""
        patch = Patch.of(self._open, self._change(spots))
        self.space.apply(patch)
        return patch.places

    def _change(self, spots: Collection[Spot]) -> NDArray[np.int64]:
        """Change what can be seen and walked at spots; return the flat places of the cells in question."""
        cells = [(*spot.cell, self._state(spot)) for spot in spots if spot.side is None]
        walls = [(*spot.cell, spot.side.name, self._state(spot)) for spot in spots if spot.side is not None]
        dirty = Batch((SetCells(cells), SetWalls(walls))).apply(self._open).dirty
        if not self._links:
            return dirty
        return np.union1d(dirty, Batch(tuple(self._link_edits(spots))).apply(self._open).dirty)

    def _state(self, spot: Spot) -> str:
        is_there, side = self._is_passable(spot), spot.side
        if side is None:
            is_secret = self.is_secret(spot.cell)
            return "rock" if not is_there else "found" if is_secret else "floor"
        is_secret = self.maze.wall_at(spot.cell, side) is not Wall.OPEN
        return "wall" if not is_there or spot in self._gates else "found" if is_secret else "open"

    def _is_passable(self, spot: Spot) -> bool:
        return spot not in self._shut and spot not in self._unfound

    def _link_edits(self, spots: Iterable[Spot]) -> Iterator[Edit]:
        """Yield the edits after which the links at spots are there if they can be taken."""
        ports = [port for spot in spots for port in self._links.ports_of(spot.cell)]
        gates = {link.first: spot for spot, link in self._gates.items() if link is not None}
        for link in self._links.at_any(ports):
            gate, is_there = gates.get(link.first), link in self.links
            is_shut = any(Spot(port.cell) in self._shut for port in link.ports)
            if is_shut or (gate is not None and not self._is_passable(gate)):
                if is_there:
                    yield RemoveLink(link.first)
            elif not is_there and all(self.is_floor(port.cell) for port in link.ports):
                yield PlaceLink(link)

    def _hide(self, secret: Spot) -> None:
        self._unfound.add(secret)
        for beside in self._beside(secret):
            self.hidden.setdefault(beside, []).append(secret)

    def _beside(self, secret: Spot) -> list[int]:
        """Return the padded places from which a secret can be found: no other wall may be between."""
        place = self.grid.padded_place(secret.cell)
        if secret.side is not None:
            return [place, place + self.steps[secret.side]]
        return [
            place + step
            for side, step in self.steps.items()
            if self.maze.wall_at(secret.cell, side) is not Wall.WALL
        ]

    def _matter(self, maze: Maze, cell: Cell) -> int:
        """Return what a lattice cell is made of; rock outside."""
        return int(maze.cells[self.grid.array_place(cell)]) >> 1 if self.grid.holds(cell) else Matter.ROCK
