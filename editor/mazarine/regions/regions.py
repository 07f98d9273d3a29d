"""The regions of a segmentation, by number; nothing is kept for each, a view is made on demand."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager
from threading import RLock
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mazarine.counting import Noun
from mazarine.errors import SpaceError
from mazarine.lattice.grid import Places
from mazarine.maze import Cell, Maze
from mazarine.maze.numbering import RegionName
from mazarine.native.calls import List
from mazarine.native.regions import corridor_cells, entries_in, room_runs
from mazarine.regions.codes import CROSSROAD, FACES, FLAGS, KIND_OF_ROW, NEXT_ROW, RING, SIZE
from mazarine.regions.kinds import Kind
from mazarine.regions.messages import RegionMessage
from mazarine.regions.region import Region
from mazarine.regions.space import Space
from mazarine.regions.state import SegmentationState
from mazarine.regions.synchronized import synchronized
from mazarine.regions.tables import CROSSROAD_BASE, Tables

_ROCK, _CORRIDOR, _CROSSROAD, _ROOM = _KINDS = tuple(Kind)
"""By name: Python 3.11 looks up a member of an enum by a function call, and there are millions of regions."""
_NOUNS = {Kind.ROOM: Noun.ROOMS, Kind.CROSSROAD: Noun.CROSSROADS, Kind.CORRIDOR: Noun.CORRIDORS}


class Regions(Mapping[int, Region]):
    """The rooms, corridors and crossroads of a segmentation as they are now.

    Attributes
    ----------
    lock : that of the segmentation, held by each call
    """

    def __init__(
        self, space: Space, tables: Tables, state: SegmentationState, lock: AbstractContextManager[Any],
        maze: Maze | None = None,
    ) -> None:  # fmt: skip
        self.lock = lock
        self._maze = maze
        self._space = space
        self._tables = tables
        self._state = state

    @synchronized
    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (self._space, self._tables, self._state.parts())

    @synchronized
    def __len__(self) -> int:
        return int(self._state.head[Kind.CORRIDOR : Kind.ROOM + 1].sum())

    def __iter__(self) -> Iterator[int]:
        return iter(self.numbers().tolist())

    def __repr__(self) -> str:
        return f"<Regions: {self.summary()}>"

    @synchronized
    def summary(self) -> str:
        """Return the number of regions of each kind as text."""
        return ", ".join(str(noun(count=self.count(kind))) for kind, noun in _NOUNS.items())

    @synchronized
    def __contains__(self, number: object) -> bool:
        return isinstance(number, int | np.integer) and self._kind_of(int(number)) is not _ROCK

    @synchronized
    def __getitem__(self, number: int) -> Region:
        if number not in self:
            raise KeyError(number)
        number = int(number)
        kind = self._kind_of(number)
        if kind is _CROSSROAD:
            return Region(number, kind, 1, 0, self)
        row = self._table()[number].tolist()
        return Region(number, kind, row[SIZE], row[FACES] if kind is _ROOM else 0, self)

    @synchronized
    def name_of(self, number: int) -> RegionName:
        """Return the name and the color that the user has given to a region; empty ones if none."""
        names = {} if self._maze is None else self._maze.named_regions
        return names.get(number, RegionName())

    def size_of(self, number: int) -> int:
        """Return the number of cells of a region, 0 if there is no such region."""
        region = self.get(number)
        return 0 if region is None else region.size

    @synchronized
    def count(self, kind: Kind) -> int:
        """Return the number of regions of a kind."""
        return int(self._state.head[kind])

    @synchronized
    def kinds_and_sizes(
        self, numbers: NDArray[np.int32] | None = None
    ) -> tuple[NDArray[np.uint8], NDArray[np.int32]]:
        """Return the kind and the size of room or corridor n at place n; rock where there is none.

        Or of the rooms and corridors with these numbers only, one after the other.
        """
        rows = self._table() if numbers is None else self._table()[numbers]
        kinds = (rows[:, FLAGS] & KIND_OF_ROW).astype(np.uint8)
        return kinds, np.where(kinds == Kind.ROCK, np.int32(0), rows[:, SIZE])

    @synchronized
    def crossroads(self) -> NDArray[np.int32]:
        """Return the numbers of all crossroads, sorted."""
        numbers = self._state.regions_at(np.flatnonzero(self._state.kind == Kind.CROSSROAD))
        # They count up in reading order, but for a board whose origin is not in a corner of their frame.
        if (numbers[1:] < numbers[:-1]).any():
            numbers.sort()
        return numbers

    @synchronized
    def numbers(self) -> NDArray[np.int32]:
        """Return the numbers of all regions, sorted."""
        return np.concatenate((self.rooms_and_corridors(), self.crossroads()))

    @synchronized
    def rooms_and_corridors(self) -> NDArray[np.int32]:
        """Return the numbers of all rooms and corridors, sorted."""
        return np.flatnonzero(self._table()[:, FLAGS] & KIND_OF_ROW).astype(np.int32)

    @synchronized
    def cells_of(self, number: int) -> NDArray[np.int64]:
        """Return the lattice cells of a region; see `Region.cells`."""
        self._require(number)
        return self._space.grid.cells_at_padded(self._own_places(number))

    @synchronized
    def faces_of(self, number: int) -> NDArray[np.int64]:
        """Return the anchors of a room's faces; see `Region.faces`."""
        self._require(number)
        return self._space.grid.cells_at_padded(self._faces(number) // len(self._tables.face_cells))

    def entries_of(self, number: int) -> tuple[Cell, ...]:
        """Return the entries of a region; see `Region.entries`."""
        return tuple((level, row, col) for level, row, col in self.entry_cells(number).tolist())

    @synchronized
    def entry_cells(self, number: int) -> NDArray[np.int64]:
        """Return the entries of a region as (n, 3) lattice cells."""
        if self._require(number) is _CROSSROAD:
            return np.empty((0, 3), dtype=np.int64)
        return self._space.grid.cells_at_padded(self._entries(number))

    @synchronized
    def ends_of(self, number: int) -> tuple[tuple[Cell, bool], ...]:
        """Return the end cells of a corridor, and whether each is a dead end; nothing for a closed ring."""
        is_corridor = self._require(number) is _CORRIDOR
        if not is_corridor or self._table()[number, FLAGS] & RING:
            return ()
        places = self._own_places(number)
        ends = dict.fromkeys((int(places[0]), int(places[-1])))
        cells = self._space.grid.cells_at_padded(np.array(list(ends))).tolist()
        return tuple(
            ((level, row, col), len(self._across(end)) == 1)
            for end, (level, row, col) in zip(ends, cells, strict=True)
        )

    @synchronized
    def corners_of(self, number: int) -> NDArray[np.int64]:
        """Return the corners of the box around a region, a room's entries with it: (2, 3) lattice cells."""
        if self._kind_of(number) is _ROOM:
            runs = self._runs(number)
            ends = np.concatenate((runs[:, 0], runs[:, 1] - 1))
            cells = self._space.grid.cells_at_padded(self._cells_from(ends).ravel())
        else:
            cells = self.cells_of(number)
        return np.array((cells.min(axis=0), cells.max(axis=0)))

    @synchronized
    def neighbors_of(self, number: int) -> tuple[int, ...]:
        """Return the numbers of the neighbors of a region; see `Region.neighbors`."""
        if self._require(number) is not _CROSSROAD:
            found = set(self._state.regions_at(self._entries(number)).tolist())
        else:
            cell = int(self._own_places(number)[0])
            found = set(self._state.regions_at(np.array(self._across(cell), dtype=np.int64)).tolist())
            around = cell * len(self._tables.face_cells) + self._tables.around
            found |= set(self._state.rooms_of(around).tolist())
        return tuple(sorted(found - {0, number}))

    @synchronized
    def faces_around(self, places: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return the anchors of the open faces that hold any of these cells, which are padded places."""
        anchors = np.unique(places[:, None] * len(self._tables.face_cells) + self._tables.around)
        return anchors[self._state.rooms_of(anchors) > 0]

    def _cells_from(self, anchors: NDArray[np.int64]) -> Places:
        """Return the padded places of the cells of faces, a row for each."""
        places, kinds = np.divmod(anchors, len(self._tables.face_cells))
        cells: Places = places[:, None] + self._tables.face_cells[kinds]
        return cells

    def _require(self, number: int) -> Kind:
        """Return the kind of a region; `SpaceError` if it was removed."""
        kind = self._kind_of(number)
        if kind is _ROCK:
            raise SpaceError(RegionMessage.REGION_REMOVED(number=int(number)))
        return kind

    def _kind_of(self, number: int) -> Kind:
        if number >= CROSSROAD_BASE:
            grid = self._space.grid
            cell = grid.cell_at(self._tables.crossroad_place(number))
            is_there = grid.holds(cell) and self._state.kind[grid.padded_place(cell)] == CROSSROAD
            return _CROSSROAD if is_there else _ROCK
        if not 0 < number < self._state.head[NEXT_ROW]:
            return _ROCK
        return _KINDS[int(self._table()[number, FLAGS]) & KIND_OF_ROW]

    def _table(self) -> NDArray[np.int32]:
        """Return the rows of rooms and corridors, by number."""
        return self._state.engine.rows

    def _own_places(self, number: int) -> NDArray[np.int64]:
        kind = self._kind_of(number)
        if kind is _CROSSROAD:
            cell = self._space.grid.cell_at(self._tables.crossroad_place(number))
            return np.array([self._space.grid.padded_place(cell)])
        if kind is _CORRIDOR:
            return self._gathered(corridor_cells, number)
        places = self._cells_of_faces(number)
        own: Places = places[self._state.kind[places] == Kind.ROOM]
        return own

    def _cells_of_faces(self, number: int) -> Places:
        """Return the padded places of all cells of a room's faces, sorted."""
        runs = self._runs(number)
        kinds = len(self._tables.face_cells)
        rows = [(runs - lead) // kinds + (first, first + more) for lead, first, more in self._tables.spans]
        covered = _united(np.concatenate(rows))
        lengths = covered[:, 1] - covered[:, 0]
        before = np.cumsum(lengths) - lengths
        places: Places = np.arange(int(lengths.sum())) + np.repeat(covered[:, 0] - before, lengths)
        return places

    def _gathered(self, gather: Callable[..., int], value: int | NDArray[np.int64]) -> NDArray[np.int64]:
        """Return what a function of the native core appends to a list."""
        found = List(np.int64)
        gather(self._state.engine, value, found)
        return found.array()

    def _faces(self, number: int) -> NDArray[np.int64]:
        if self._kind_of(number) is not _ROOM:
            return np.empty(0, dtype=np.int64)
        runs = self._runs(number)
        lengths = runs[:, 1] - runs[:, 0]
        before = np.cumsum(lengths) - lengths
        faces: NDArray[np.int64] = np.arange(int(lengths.sum())) + np.repeat(runs[:, 0] - before, lengths)
        return faces

    def _runs(self, number: int) -> NDArray[np.int64]:
        """Return the runs of faces of a room in reading order."""
        runs = self._gathered(room_runs, number).reshape(-1, 2)
        order = np.argsort(runs[:, 0])
        in_order: NDArray[np.int64] = runs[order]
        return in_order

    def _entries(self, number: int) -> NDArray[np.int64]:
        """Return the padded places of the entries of a room or corridor."""
        if self._kind_of(number) is _ROOM:
            return np.unique(self._gathered(entries_in, self._runs(number)))
        places = self._own_places(number)
        ends = dict.fromkeys((int(places[0]), int(places[-1])))
        outside = np.array([other for end in ends for other in self._across(end)], dtype=np.int64)
        outside = outside[self._state.regions_at(outside) != number]
        return np.array(list(dict.fromkeys(outside.tolist())), dtype=np.int64)

    def _across(self, cell: int) -> list[int]:
        """Return the cells at the other end of the passages of a cell: N, E, S, W, then the links."""
        sides = int(self._space.open_sides(np.array([cell]))[0])
        beside = [cell + step for number, step in enumerate(self._space.sides) if sides >> number & 1]
        return beside + [max(place, ~place) for place in self._space.partners.get(cell, ())]


def _united(runs: Places) -> Places:
    """Return runs of places, (n, 2) the first and the one after the last, as runs with gaps between them."""
    runs = runs[np.argsort(runs[:, 0], kind="stable")]
    reached = np.maximum.accumulate(runs[:, 1])
    begins = np.concatenate(([True], runs[1:, 0] > reached[:-1]))
    first = np.flatnonzero(begins)
    return np.stack((runs[first, 0], reached[np.append(first[1:], len(runs)) - 1]), axis=1)


def _restored(space: Space, tables: Tables, parts: tuple[NDArray[Any], ...]) -> Regions:
    """Make the regions of a space of the parts of others."""
    return Regions(space, tables, SegmentationState.of_parts(space.cells, tables, parts), RLock())
