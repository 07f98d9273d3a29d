"""Mazes as Zarr stores: folders of chunks, written and read block by block (`docs/formats/zarr.md`).

A block is what one task reads or writes: a whole shard, or a chunk where the store has no shards. Two tasks
that wrote into one shard would each lose what the other wrote.
"""

from __future__ import annotations

import contextlib
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import zarr
from numpy.typing import NDArray

from mazarine.errors import MazeFileError
from mazarine.files import manifest
from mazarine.files.faults import Fault, NamesFile
from mazarine.files.folders import take_back
from mazarine.files.guarded_store import RAISED, create_stored, open_stored
from mazarine.files.limits import size_fault
from mazarine.files.messages import FileMessage
from mazarine.files.store_metadata import attribute_of, write_group
from mazarine.higher import Higher
from mazarine.maze import Maze
from mazarine.maze.costs import LEAST
from mazarine.maze.growth import MAX_POINTS, GrownPoints
from mazarine.messages import Message
from mazarine.progress import Progress, tell

MOST_CELLS = 1 << 52
"""The most cells of a store: region numbers, 4 for each cell, fit in 64 bits and in floating point."""
SHARD = 2048
"""The usual rows and columns of a block."""
_CHUNK = 512
_PACKING = {"cname": "lz4", "clevel": 1, "shuffle": "bitshuffle"}
RIM = 2
"""Rows and columns of a rim: as far as the faces of a lattice reach."""
CHECKS = 10
KEY = "maze"
PENDING = "pending.rec"
"""What a writer of a rectangle does is noted here first; the next program that opens it completes that."""
_ARRAYS = ("cells", "walls")
COSTS = "costs"
_CHECKS, _GROWTH = "checks", "growth"
_TYPES = {**dict.fromkeys((*_ARRAYS, COSTS), "uint8"), _CHECKS: "uint32", _GROWTH: "int32"}

Bytes = NDArray[np.uint8]
Block = tuple[int, int, int]
"""Level, block row and block column."""


@dataclass(frozen=True)
class Layout:
    """The blocks of a store.

    Attributes
    ----------
    shape : levels, rows and columns of the maze
    block : the rows and columns of a block; those at the border may be cut
    """

    shape: tuple[int, int, int]
    block: tuple[int, int]

    @property
    def grid(self) -> Block:
        """The numbers of levels, block rows and block columns."""
        levels, rows, cols = self.shape
        return levels, -(-rows // self.block[0]), -(-cols // self.block[1])

    def blocks(self) -> Iterator[Block]:
        """Yield all blocks in reading order."""
        levels, rows, cols = self.grid
        yield from product(range(levels), range(rows), range(cols))

    def box(self, block: Block) -> tuple[int, int, int, int]:
        """Return the first row and column of a block, and those after its last."""
        _, row, col = block
        (high, wide), (_, rows, cols) = self.block, self.shape
        return row * high, col * wide, min((row + 1) * high, rows), min((col + 1) * wide, cols)

    def window(self, block: Block) -> tuple[int, slice, slice]:
        """Return the level, rows and columns of a block, as an index of an array."""
        top, left, bottom, right = self.box(block)
        return block[0], slice(top, bottom), slice(left, right)

    def meeting(self, level: int, box: tuple[int, int, int, int]) -> Iterator[Block]:
        """Yield the blocks that a rectangle of array rows and columns meets."""
        (high, wide), (top, left, bottom, right) = self.block, box
        yield from product(
            (level,), range(top // high, -(-bottom // high)), range(left // wide, -(-right // wide))
        )


def usual_block(rows: int, cols: int, shard: int = SHARD) -> tuple[int, int]:
    """Return the block for a maze of this size: a shard, or less where the maze is smaller."""
    high, wide = (
        min(shard, count if count <= _CHUNK else -(-count // _CHUNK) * _CHUNK) for count in (rows, cols)
    )
    return high, wide


def create_array(folder: Path, name: str, layout: Layout, dtype: str) -> zarr.Array[Any]:
    """Make an array whose blocks are written one by one."""
    high, wide = (_CHUNK if side % _CHUNK == 0 else side for side in layout.block)
    names = "level", "row", "col"
    return create_stored(
        folder, name, dtype, layout.shape, (1, *layout.block), (1, high, wide), names, _PACKING
    )


def open_to_write(folder: Path, name: str, dtype: str = "uint8") -> zarr.Array[Any]:
    """Open an array of a store to write blocks of it; `Fault` if it is none that is read."""
    array = open_stored(folder, name, dtype, write=True)
    if array is None:
        raise Fault(FileMessage.MEMBER_OF_STORE_MISSING(), name)
    return array


def checks_of(cells: Bytes, walls: Bytes) -> tuple[int, ...]:
    """Return the CRC-32 of a block: of its cells, of its walls, and of both in its rims and corners.

    A rim is the first or last two rows, or columns: what a block beside it depends on.
    """
    whole_side, start, stop = slice(None), slice(RIM), slice(-RIM, None)
    rims = (
        (start, whole_side), (stop, whole_side), (whole_side, start), (whole_side, stop),
        (start, start), (start, stop), (stop, start), (stop, stop),
    )  # fmt: skip
    whole = (_crc(part, 0) for part in (cells, walls))
    return (*whole, *(_crc(walls[rim], _crc(cells[rim], 0)) for rim in rims))


def _crc(part: Bytes, before: int) -> int:
    return zlib.crc32(np.ascontiguousarray(part).data, before)


class NewStore:
    """A store that is being written; it is a maze only once `finish` is done.

    Parameters
    ----------
    folder : where to write, an empty folder
    layout : the size of the maze and of its blocks
    has_costs : whether some cells cost more than 1
    """

    def __init__(self, folder: Path, layout: Layout, *, has_costs: bool = False) -> None:
        self.layout, self._folder = layout, folder
        self._cells, self._walls = (create_array(folder, name, layout, "uint8") for name in _ARRAYS)
        self._costs = create_array(folder, COSTS, layout, "uint8") if has_costs else None
        self.checks = np.zeros((*layout.grid, CHECKS), dtype=np.uint32)

    def write(self, block: Block, cells: Bytes, walls: Bytes, costs: Bytes | None = None) -> None:
        """Write a whole block: (rows, cols) of cells and walls, and of costs if it has any."""
        if self._costs is not None and costs is not None:
            self._costs[self.layout.window(block)] = costs
        self.checks[block] = write_block((self._cells, self._walls), self.layout, block, cells, walls)

    def finish(self, value: Mapping[str, Any], growth: GrownPoints | None = None) -> None:
        """Write the manifest, `maze.json` as an object: the last thing that makes a maze of a folder."""
        tables = {_CHECKS: self.checks, _GROWTH: None if growth is None else growth.table}
        for name, table in tables.items():
            if table is not None:
                shape = table.shape
                create_stored(self._folder, name, _TYPES[name], shape, shape, shape, (), _PACKING)[...] = (
                    table
                )
        write_group(self._folder, KEY, dict(value))


def write_block(
    arrays: tuple[zarr.Array[Any], zarr.Array[Any]], layout: Layout, block: Block, cells: Bytes, walls: Bytes
) -> tuple[int, ...]:
    """Write cells and walls of a block, and return their checks."""
    window = layout.window(block)
    for array, part in zip(arrays, (cells, walls), strict=True):
        array[window] = part
    return checks_of(cells, walls)


class MazeStore(NamesFile):
    """A maze in a Zarr store, of any size.

    What a writer of a rectangle that was killed has left is completed first, if `completes`.

    Attributes
    ----------
    path : the folder
    manifest : its size, and everything but the arrays
    value : `maze.json` as it is in the store
    cells, walls : the arrays, (levels, rows, cols)
    costs : what it costs to enter cells, 0 or 1 being the usual cost; None if all cost 1
    layout : its blocks
    checks : (levels, block rows, block columns, 10) uint32, see `checks_of`; None if the store has none
    growth : the points of a grown honeycomb, an array (points, 3), if there are any
    """

    def __init__(self, path: Path, *, completes: bool = True) -> None:
        self.path = path
        take_back(path)
        if completes and (path / PENDING).exists():
            Higher.complete_store(path)
        with self.faults():
            raw = attribute_of(path, KEY)
            if raw is None:
                raise self.fault(FileMessage.NOT_A_MAZE_STORE())
            self.manifest = manifest.parsed(raw, self.fault, MOST_CELLS)
            self.value: dict[str, Any] = msgspec.json.decode(raw)
            cells, walls = (self._array(name, self.shape) for name in _ARRAYS)
            if cells is None or walls is None:
                raise self.fault(FileMessage.NOT_A_MAZE_STORE())
            self.cells, self.walls, self.costs = cells, walls, self._array(COSTS, self.shape)
            shards = cells.shards or cells.chunks
            self.layout = Layout(self.shape, (shards[1], shards[2]))
            self.checks = self._checks()
            self.growth = open_stored(path, _GROWTH, _TYPES[_GROWTH])

    @property
    def shape(self) -> tuple[int, int, int]:
        """Levels, rows and columns."""
        return self.manifest.shape

    @contextlib.contextmanager
    def faults(self, where: Message | str = "") -> Iterator[None]:
        """Turn what Zarr raises into errors of this store."""
        with super().faults(where):
            try:
                yield
            except RAISED as error:
                raise Fault(FileMessage.FILE_DAMAGED_DETAIL(text=str(error))) from error

    def require_four_sides(self) -> None:
        """Raise `MazeFileError` if cells have six sides: such a maze is not taken block by block."""
        if self.manifest.arguments["lattice"].is_staggered:
            raise self.fault(FileMessage.HEXAGONS_ONLY_WHOLE())

    def read_window(self, level: int, top: int, left: int, bottom: int, right: int) -> tuple[Bytes, Bytes]:
        """Read cells and walls of a rectangle inside the maze, as they are."""
        with self.faults(FileMessage.ROW(number=top)):
            window = level, slice(top, bottom), slice(left, right)
            return np.asarray(self.cells[window]), np.asarray(self.walls[window])

    def read_costs(self, level: int, top: int, left: int, bottom: int, right: int) -> Bytes | None:
        """Read what it costs to enter the cells of a rectangle; None if all cells cost 1."""
        if self.costs is None:
            return None
        with self.faults(COSTS):
            costs: Bytes = np.maximum(self.costs[level, top:bottom, left:right], np.uint8(LEAST))
            return costs

    def read_block(self, block: Block) -> tuple[Bytes, Bytes]:
        """Read a block and compare it with its checks."""
        cells, walls = self.read_window(block[0], *self.layout.box(block))
        self.require_sound(block, checks_of(cells, walls))
        return cells, walls

    def require_sound(self, block: Block, checks: tuple[int, ...]) -> None:
        """Raise `MazeFileError` unless a block has the checks that were recorded when it was written."""
        if self.checks is not None and tuple(self.checks[block].tolist()) != checks:
            raise self.damage(block)

    def damage(self, block: Block) -> MazeFileError:
        """Return the error that says that a block is damaged."""
        top, left, _, _ = self.layout.box(block)
        return self.fault(FileMessage.BLOCK_DAMAGED(cell=(block[0], top, left)))

    def read(self, progress: Progress | None = None) -> Maze:
        """Read the maze as a whole, if it is not too large for one.

        Raises `MazeFileError` if it is, or the store is damaged; `Cancelled` if `progress` requested a stop.
        """
        self.require(size_fault(*self.shape))
        cells, walls = np.empty((2, *self.shape), dtype=np.uint8)
        costs = None if self.costs is None else np.empty_like(cells)
        blocks = list(self.layout.blocks())
        for done, block in enumerate(blocks):
            window = self.layout.window(block)
            cells[window], walls[window] = self.read_block(block)
            part = self.read_costs(block[0], *self.layout.box(block))
            if costs is not None and part is not None:
                costs[window] = part
            tell(progress, (done + 1) / len(blocks))
        with self.faults():
            return Maze(cells, walls, **self.manifest.arguments, growth=self.read_growth(), costs=costs)

    def read_growth(self) -> GrownPoints | None:
        """Return the points of a grown honeycomb, if there are any."""
        if self.growth is None:
            return None
        with self.faults(_GROWTH):
            return GrownPoints(np.asarray(self.growth[: MAX_POINTS + 1]))

    def _array(self, name: str, shape: tuple[int, ...]) -> zarr.Array[Any] | None:
        array = open_stored(self.path, name, _TYPES[name])
        if array is not None and array.shape != shape:
            found = array.shape
            raise self.fault(FileMessage.ARRAY_SHAPE(found=found, member=KEY, expected=shape), name)
        return array

    def _checks(self) -> NDArray[np.uint32] | None:
        array = open_stored(self.path, _CHECKS, _TYPES[_CHECKS])
        if array is None or array.shape != (*self.layout.grid, CHECKS):
            return None
        return np.asarray(array[...])


def read_maze(path: Path, progress: Progress | None = None) -> Maze:
    """Read a store as a maze."""
    return MazeStore(path).read(progress)


def write_maze(
    maze: Maze, path: Path, folder: Path, progress: Progress | None = None, shard: int = SHARD
) -> None:
    """Write a maze into an empty folder; `path` is its name for errors."""
    data = manifest.encoded(maze, lambda reason, where: MazeFileError(path, reason, where))
    layout = Layout(maze.shape, usual_block(*maze.shape[1:], shard))
    new = NewStore(folder, layout, has_costs=maze.has_costs)
    blocks = list(new.layout.blocks())
    for done, block in enumerate(blocks):
        window = new.layout.window(block)
        new.write(block, maze.cells[window], maze.walls[window], maze.costs[window])
        tell(progress, (done + 1) / len(blocks))
    new.finish(msgspec.json.decode(data), maze.growth)
