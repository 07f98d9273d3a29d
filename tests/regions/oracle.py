"""Rooms, corridors and crossroads, plainly: `docs/explanation/segmentation.md` in sets and dicts.

Slow on purpose, in the order and the words of the page, to be read beside it. Nothing is shared with
the engine; of the lattice it takes which cells lie across the sides and which cells and sides make a
face, and works out for itself which faces share what. Cells and faces (named by their first cell)
are in lattice coordinates.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from mazarine.lattice import Side
from mazarine.maze import Cell, Maze
from mazarine.regions.lookup import RegionNumbers

Face = tuple[int, ...]
"""The first cell of a face; of hexagons also whether the second lies beside it, or below."""
Joint = frozenset[Cell]
"""The side between two cells."""

ROCK, CORRIDOR, CROSSROAD, ROOM = "rock", "corridor", "crossroad", "room"
_KIND_NAMES = ROCK, CORRIDOR, CROSSROAD, ROOM
"""By their codes."""


@dataclass(frozen=True)
class Room:
    """Open faces joined through shared sides; its own cells, and the entries, which are crossroads."""

    faces: frozenset[Face]
    cells: frozenset[Cell]
    entries: frozenset[Cell]


@dataclass(frozen=True)
class Corridor:
    """Cells in walking order; the entries are the cells outside at the other ends of its passages."""

    cells: tuple[Cell, ...]
    is_ring: bool
    entries: frozenset[Cell]


@dataclass(frozen=True)
class Crossroad:
    """One cell."""

    cell: Cell


Region = Room | Corridor | Crossroad


class Board:
    """The section "Space": floor, what is spatially open, what carries links.

    Attributes
    ----------
    cells, floor : every cell, and those that are not rock (secrets count, found or not)
    joints : the spatially open sides
    beside : for each cell of floor, the cells across its spatially open sides
    linked : for each cell of floor, the cells at the other ends of its links, one a port
    """

    def __init__(self, maze: Maze) -> None:
        top, left = maze.origin
        codes = {
            (level, row + top, col + left): int(code)
            for (level, row, col), code in np.ndenumerate(maze.cells)
        }
        self.cells = set(codes)
        self.floor = {cell for cell, code in codes.items() if code >> 1 != 0}
        self.joints: set[Joint] = set()
        for cell in self.floor:
            level, row, col = cell
            stored = int(maze.walls[level, row - top, col - left])
            for number, side in enumerate(maze.lattice.stored):
                wall = stored >> 2 * number & 3
                across = _across(maze, cell, side)
                if across in self.floor and wall != 1:
                    self.joints.add(frozenset((cell, across)))
        self.beside: dict[Cell, set[Cell]] = {cell: set() for cell in self.floor}
        for joint in self.joints:
            for cell in joint:
                self.beside[cell] |= joint - {cell}
        self.linked: dict[Cell, list[Cell]] = {cell: [] for cell in self.floor}
        for link in maze.links:
            self.linked[link.first.cell].append(link.second.cell)
            self.linked[link.second.cell].append(link.first.cell)

    def passages(self, cell: Cell) -> list[Cell]:
        """Return the cell at the other end of each passage, regardless of the direction of links."""
        return [*self.beside[cell], *self.linked[cell]]

    def degree(self, cell: Cell) -> int:
        """Return the number of passages of a cell."""
        return len(self.passages(cell))


class Oracle:
    """The sections "Kinds" and "Regions" for a maze as it is now.

    Attributes
    ----------
    board : floor, open sides and links
    faces : the open faces, each with the sides that lie in it
    inner : the inner sides, each with the open faces that it lies in
    around : for every cell, the open faces around it
    faces_beside : for every open face, those that share a side with it, including itself
    kind : for every cell `rock`, `corridor`, `crossroad` or `room`
    rooms, corridors, crossroads : the regions
    region_of : for every cell of floor its region
    neighbors : for every region, the other regions that it shares a passage with; a room and its
        entries are neighbors
    """

    def __init__(self, maze: Maze) -> None:
        self.board = Board(maze)
        self.faces = self._open_faces(maze)
        self.inner: dict[Joint, set[Face]] = defaultdict(set)
        self.around: dict[Cell, set[Face]] = {cell: set() for cell in self.board.cells}
        for face, joints in self.faces.items():
            for joint in joints:
                self.inner[joint].add(face)
                for cell in joint:
                    self.around[cell].add(face)
        self.faces_beside = {
            face: {other for joint in joints for other in self.inner[joint]}
            for face, joints in self.faces.items()
        }
        self.kind = {cell: self._kind_of(cell) for cell in self.board.cells}
        self.rooms = [self._room(faces) for faces in joined(self.faces, self.faces_beside.__getitem__)]
        self.corridors = [self._corridor(cells) for cells in joined(self.of_kind(CORRIDOR), self.along)]
        self.crossroads = [Crossroad(cell) for cell in self.of_kind(CROSSROAD)]
        self.region_of: dict[Cell, Region] = {}
        for region in self.regions:
            cells = {region.cell} if isinstance(region, Crossroad) else region.cells
            self.region_of |= dict.fromkeys(cells, region)

    @property
    def regions(self) -> list[Region]:
        """Every region."""
        return [*self.rooms, *self.corridors, *self.crossroads]

    def of_kind(self, kind: str) -> list[Cell]:
        """Return the cells of a kind, in reading order."""
        return sorted(cell for cell, found in self.kind.items() if found == kind)

    def is_entry(self, cell: Cell) -> bool:
        """Whether a cell of an open face is an entry, wherever its passages lead."""
        leaves = any(frozenset((cell, other)) not in self.inner for other in self.board.beside[cell])
        return leaves or bool(self.board.linked[cell]) or self._is_pinch(cell)

    @cached_property
    def neighbors(self) -> dict[Region, set[Region]]:
        """See `Oracle`."""
        found: dict[Region, set[Region]] = {region: set() for region in self.regions}
        for cell, region in self.region_of.items():
            found[region] |= {self.region_of[other] for other in self.board.passages(cell)} - {region}
        for room in self.rooms:
            for entry in room.entries:
                found[room].add(self.region_of[entry])
                found[self.region_of[entry]].add(room)
        return found

    def _open_faces(self, maze: Maze) -> dict[Face, frozenset[Joint]]:
        faces = {}
        if maze.lattice.is_staggered:
            return self._open_corners(maze)
        for anchor in self.board.floor:
            cells = {_offset(anchor, step) for step in maze.lattice.face_cells}
            places = [(_offset(anchor, step), side) for step, side in maze.lattice.face_sides]
            joints = frozenset(frozenset((cell, _across(maze, cell, side))) for cell, side in places)
            if cells <= self.board.floor and joints <= self.board.joints:
                faces[anchor] = joints
        return faces

    def _open_corners(self, maze: Maze) -> dict[Face, frozenset[Joint]]:
        """Return the corners of three cells all of whose sides are open, by the first cell."""
        corners = {}
        sides = maze.lattice.sides
        for cell in self.board.floor:
            for side, following in zip(sides, (*sides[1:], sides[0]), strict=True):
                cells = sorted((cell, _across(maze, cell, side), _across(maze, cell, following)))
                joints = {frozenset(pair) for pair in combinations(cells, 2)}
                if joints <= self.board.joints:
                    corners[*cells[0], int(cells[1][1] == cells[0][1])] = frozenset(joints)
        return corners

    def _is_pinch(self, cell: Cell) -> bool:
        around = self.around[cell]
        return len(joined(around, self.faces_beside.__getitem__)) > 1

    def _kind_of(self, cell: Cell) -> str:
        if cell not in self.board.floor:
            return ROCK
        if self.around[cell]:
            return CROSSROAD if self.is_entry(cell) else ROOM
        return CORRIDOR if self.board.degree(cell) in (1, 2) else CROSSROAD

    def _room(self, faces: set[Face]) -> Room:
        cells = {cell for face in faces for joint in self.faces[face] for cell in joint}
        entries = {cell for cell in cells if self.kind[cell] == CROSSROAD}
        return Room(frozenset(faces), frozenset(cells - entries), frozenset(entries))

    def along(self, cell: Cell) -> set[Cell]:
        """Return the corridor cells that continue from a cell, through open sides."""
        return {other for other in self.board.beside[cell] if self.kind[other] == CORRIDOR}

    def _corridor(self, cells: set[Cell]) -> Corridor:
        ends = sorted(cell for cell in cells if len(self.along(cell)) < 2)
        order = [ends[0] if ends else min(cells)]
        while steps := sorted(self.along(order[-1]) - set(order)):
            order.append(steps[0])
        outside = {other for cell in cells for other in self.board.passages(cell)} - cells
        return Corridor(tuple(order), not ends, frozenset(outside))


def joined(things: Iterable[Cell], beside: Callable[[Cell], Iterable[Cell]]) -> list[set[Cell]]:
    """Return the connected components of `things`, in the reading order of their first elements."""
    left = set(things)
    parts = []
    for first in sorted(left):
        part, front = set[Cell](), {first} & left
        while front:
            part |= front
            left -= front
            front = {other for thing in front for other in beside(thing)} & left
        if part:
            parts.append(part)
    return parts


def _across(maze: Maze, cell: Cell, side: Side) -> Cell:
    return _offset(cell, maze.lattice.step(cell[1], side))


def _offset(cell: Cell, step: tuple[int, int]) -> Cell:
    level, row, col = cell
    return level, row + step[0], col + step[1]


def assert_regions_are_true(maze: Maze, kind: NDArray[np.uint8] | None, region: RegionNumbers | None) -> None:
    """Compare kinds and a partition with those of the oracle."""
    assert kind is not None
    assert region is not None
    region = np.asarray(region)
    oracle = Oracle(maze)
    origin = np.array((0, *maze.origin))
    names: dict[int, object] = {}
    for place in np.ndindex(*maze.shape):
        cell = tuple((np.array(place) + origin).tolist())
        assert _KIND_NAMES[kind[place]] == oracle.kind[cell], cell
        expected = oracle.region_of.get(cell)
        assert (expected is None) == (region[place] == 0), cell
        if expected is not None:
            assert names.setdefault(int(region[place]), expected) == expected, cell
    assert len(set(map(id, names.values()))) == len(names)
