"""The segmentation of a large maze, as it lies on disk; any part of it is read when it is asked for."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Annotated

import msgspec
import numpy as np
from numpy.typing import NDArray

from mazarine.big import records
from mazarine.big.block import Segmented, segmented
from mazarine.big.dense import numbers_of
from mazarine.big.job import Job, Node
from mazarine.big.messages import BigMessage
from mazarine.big.rims import (
    BOTTOM,
    DOOR,
    ENTRIES,
    FACES,
    IS_RING,
    LAST_DOOR,
    LEFT,
    NUMBER,
    RIGHT,
    SIZE,
    TOP,
    Ints,
    columns_of,
    maze_places,
)
from mazarine.big.seals import require_sound
from mazarine.big.segmenting import KEY
from mazarine.big.tree import FLIP, OFFSET, final_of
from mazarine.errors import MazeError, MazeFileError, SpaceError
from mazarine.files import checked_path
from mazarine.files.faults import Fault
from mazarine.files.store_metadata import attribute_of
from mazarine.files.zarr_store import Layout
from mazarine.lattice import lattice_named
from mazarine.maze import Cell
from mazarine.native.big import write_numbers
from mazarine.regions import Kind
from mazarine.regions.codes import CORRIDOR, ROOM

_MOST_KNOWN = 16


@dataclass(frozen=True)
class StoredRegion:
    """A region of a large maze.

    Attributes
    ----------
    number : 4 times the place of its first face or cell in reading order, and its kind
    kind : `Kind.CORRIDOR`, `Kind.CROSSROAD` or `Kind.ROOM`
    size : the number of its own cells
    face_count : the number of open faces of a room, 0 for others
    box : the first lattice row and column, and those after the last; a room's entries are inside
    entry_count : the number of its entries
    is_ring : whether it is a closed ring
    """

    number: int
    kind: Kind
    size: int
    face_count: int
    level: int
    box: tuple[int, int, int, int]
    entry_count: int
    is_ring: bool


class _Maze(msgspec.Struct):
    levels: Annotated[int, msgspec.Meta(ge=1)]
    rows: Annotated[int, msgspec.Meta(ge=1)]
    cols: Annotated[int, msgspec.Meta(ge=1)]
    lattice: str
    mirrored: bool = False
    origin: tuple[int, int] = (0, 0)


class _Value(msgspec.Struct):
    """What `segment` writes when all is done."""

    maze: _Maze
    source: str
    block: tuple[Annotated[int, msgspec.Meta(ge=1)], Annotated[int, msgspec.Meta(ge=1)]]
    cells: dict[str, int]
    regions: dict[str, int]
    checksum: str


def _read_value(path: Path) -> _Value:
    try:
        value = msgspec.json.decode(attribute_of(path, KEY) or b"", type=_Value)
        lattice_named(value.maze.lattice, value.maze.mirrored)
    except (OSError, ValueError, Fault, MazeError) as error:
        raise MazeFileError(path, BigMessage.NO_STORED_SEGMENTATION()) from error
    return value


class StoredSegmentation:
    """The segmentation that `segment` has written to a folder.

    Attributes
    ----------
    path : the folder
    cells, regions : the numbers of cells and of regions, by kind
    checksum : of the checks of the maze that was segmented
    shape : levels, rows and columns
    origin : the lattice row and column of the first cell
    lattice : the lattice of the maze
    job : where everything lies, for other parts of this package
    """

    def __init__(self, path: str | Path) -> None:
        self.path = checked_path(path)
        value = _read_value(self.path)
        maze = value.maze
        self.cells, self.regions, self.checksum = value.cells, value.regions, value.checksum
        self.shape: tuple[int, int, int] = maze.levels, maze.rows, maze.cols
        self.origin = maze.origin
        layout = Layout(self.shape, value.block)
        self.lattice = lattice_named(maze.lattice, maze.mirrored)
        self._known: dict[Node, Ints] = {}
        self._sound: set[Node] = set()
        names = value.source, str(self.path)
        self.job = Job(*names, layout, maze.lattice, maze.mirrored, False, os.urandom(8).hex())

    def kinds(self, level: int, top: int, left: int, bottom: int, right: int) -> NDArray[np.uint8]:
        """Return the kinds of a rectangle of array places."""
        for node in self._blocks(level, top, left, bottom, right):
            self._require_sound(node)
        return self.job.read("kind", np.s_[level, top:bottom, left:right])

    def numbers(self, level: int, top: int, left: int, bottom: int, right: int) -> Ints:
        """Return the region numbers of a rectangle of array places, 0 for rock."""
        out = np.zeros((bottom - top, right - left), dtype=np.int64)
        for node in self._blocks(level, top, left, bottom, right):
            self._require_sound(node)
            box = self.job.box(node)
            first, last = max(top, box[0]), min(bottom, box[2])
            west, east = max(left, box[1]), min(right, box[3])
            window = level, slice(first, last), slice(west, east)
            kinds = self.job.read("kind", window)
            labels = self.job.read("label", window)
            part = np.empty(kinds.shape, dtype=np.int64)
            place, known = self.job.place(level, first, west), self._numbers_of(node)
            if labels.max() >= len(known):
                raise MazeFileError(self.path, BigMessage.NO_STORED_SEGMENTATION())
            write_numbers(kinds, labels, known, place, self.shape[2], part)
            out[first - top : last - top, west - left : east - left] = part
        return out

    def region(self, number: int) -> StoredRegion:
        """Return a region by its number; `SpaceError` if there is none."""
        kind = Kind(number & 3)
        level, row, col = self._place(number >> 2)
        if number < 0 or level >= self.shape[0] or kind is Kind.ROCK:
            raise SpaceError(BigMessage.NO_REGION(number=number))
        if kind is Kind.CROSSROAD:
            if self.kinds(level, row, col, row + 1, col + 1)[0, 0] != Kind.CROSSROAD:
                raise SpaceError(BigMessage.NO_REGION(number=number))
            return self._region(np.array([number, 1, 0, 0, row, col, row + 1, col + 1, -1, -1, 0]))
        return self._region(self._column(number))

    def each(self) -> Iterator[StoredRegion]:
        """Yield the rooms and corridors: those inside blocks first, those across blocks last."""
        for height in range(self.job.top + 1):
            for node in self.job.nodes(height):
                for column in self._closed(node).T:
                    yield self._region(column)

    def cells_of(self, number: int) -> Ints:
        """Return the lattice cells of a region; a corridor's in walking order, others in reading order."""
        if self.region(number).kind is Kind.CROSSROAD:
            return self._lattice(np.array([number >> 2]))
        places, order = [], []
        for node, work, labels in self._pieces(number):
            region = work.state.regions_at(work.places)
            for label, offset, flip in labels:
                own = np.flatnonzero((region == label) & (work.state.kind != Kind.CROSSROAD))
                at = (
                    work.state.positions_at(own).astype(np.int64)
                    if number & 3 == CORRIDOR
                    else np.arange(len(own))
                )
                places.append(maze_places(self.job, node, own))
                order.append(offset + (len(own) - 1 - at if flip else at))
        found = np.concatenate(places)
        by = np.concatenate(order) if number & 3 == CORRIDOR else found
        return self._lattice(found[np.argsort(by, kind="stable")])

    def entries_of(self, number: int) -> tuple[Cell, ...]:
        """Return the entries of a region as lattice cells in reading order; a crossroad lists none."""
        region = self.region(number)
        if region.kind is Kind.CROSSROAD:
            return ()
        if region.kind is Kind.CORRIDOR:
            places = self._doors(number, self._column(number))
        else:
            found = []
            for node, work, labels in self._pieces(number):
                state = work.state
                rooms = state.rooms_at(work.places)
                anchors = np.flatnonzero(np.isin(rooms, [label for label, _, _ in labels]))
                around = np.unique(anchors[:, None] + work.tables.face_cells)
                start, stride, high, wide, _, _ = work.extent
                rows, cols = np.divmod(around - start, stride)
                inside = (rows >= 0) & (rows < high) & (cols < wide)
                around = around[inside]
                found.append(maze_places(self.job, node, around[state.kind[around] != ROOM]))
            places = np.unique(np.concatenate(found))
        return tuple((level, row, col) for level, row, col in self._lattice(places).tolist())

    # What lies where.

    def _place(self, place: int) -> Cell:
        rest, col = divmod(place, self.shape[2])
        level, row = divmod(rest, self.shape[1])
        return level, row, col

    def _lattice(self, places: Ints) -> Ints:
        rest, cols = np.divmod(places, self.shape[2])
        levels, rows = np.divmod(rest, self.shape[1])
        return np.column_stack((levels, rows + self.origin[0], cols + self.origin[1]))

    def _blocks(self, level: int, top: int, left: int, bottom: int, right: int) -> Iterator[Node]:
        for block in self.job.layout.meeting(level, (top, left, bottom, right)):
            yield Node(0, *block)

    def _require_sound(self, node: Node) -> None:
        if node not in self._sound:
            require_sound(self.job, node)
            self._sound.add(node)

    def _numbers_of(self, node: Node) -> Ints:
        if node not in self._known:
            if len(self._known) >= _MOST_KNOWN:
                self._known.clear()
            self._known[node] = numbers_of(self.job, node)
        return self._known[node]

    def _closed(self, node: Node) -> Ints:
        """Return the columns of the regions that are closed in a node, by number."""
        record = records.load(self.job.path("table", node))
        if node.height > 0:
            return record["columns"]
        labels = np.setdiff1d(np.arange(1, len(record["flags"])), record["open"], assume_unique=True)
        table = np.column_stack((record["first"], record["table"]))
        columns = columns_of(self.job, node, table, record["flags"], labels)
        return columns[:, np.argsort(columns[NUMBER], kind="stable")]

    def _column(self, number: int) -> Ints:
        """Return the column of a room or a corridor: it is closed in its first block, or above that."""
        level, row, col = self._place(number >> 2)
        high, wide = self.job.layout.block
        block = Node(0, level, row // high, col // wide)
        for height in range(self.job.top + 1):
            columns = self._closed(block.parent(height))
            at = int(np.searchsorted(columns[NUMBER], number))
            if at < columns.shape[1] and columns[NUMBER, at] == number:
                return columns[:, at]
        raise SpaceError(BigMessage.NO_REGION(number=number))

    def _region(self, column: Ints) -> StoredRegion:
        values = column.tolist()
        number, kind = values[NUMBER], Kind(values[NUMBER] & 3)
        top, left = self.origin
        box = values[TOP] + top, values[LEFT] + left, values[BOTTOM] + top, values[RIGHT] + left
        count = len(self._doors(number, column)) if kind is Kind.CORRIDOR else values[ENTRIES]
        return StoredRegion(
            number, kind, values[SIZE], values[FACES], self._place(number >> 2)[0], box, count,
            bool(values[IS_RING]),
        )  # fmt: skip

    def _doors(self, number: int, column: Ints) -> Ints:
        """Return the places of the entries of a corridor, those across links too."""
        links = self._links
        first, last = np.searchsorted(links[:, 0], (number, number + 1))
        doors = column[DOOR : LAST_DOOR + 1]
        return np.unique(np.concatenate((doors[doors >= 0], links[first:last, 1])))

    @cached_property
    def _links(self) -> Ints:
        return records.load(self.job.path("links", Node(self.job.top, 0, 0, 0)))["entries"]

    def _pieces(self, number: int) -> Iterator[tuple[Node, Segmented, list[tuple[int, int, int]]]]:
        """Yield the blocks in which a room or corridor lies, segmented, and its labels there.

        With each label come the offset of the piece and whether it is turned round.
        """
        column = self._column(number)
        top, left, bottom, right = column[TOP : RIGHT + 1].tolist()
        for node in self._blocks(self._place(number >> 2)[0], top, left, bottom, right):
            labels = np.flatnonzero(self._numbers_of(node) == number)
            if len(labels):
                opened = records.load(self.job.path("table", node), ("open",))["open"]
                final = final_of(self.job, node)
                at = {int(label): index for index, label in enumerate(opened)}
                turns = [
                    (int(label), *final[OFFSET : FLIP + 1, at[label]].tolist())
                    if label in at
                    else (int(label), 0, 0)
                    for label in labels.tolist()
                ]
                yield node, segmented(self.job, node), turns
