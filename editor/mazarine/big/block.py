"""The work for one block: its kinds and labels, the table of its regions, and its rims."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from mazarine.big import records
from mazarine.big.job import Job, Node
from mazarine.big.messages import BigMessage
from mazarine.big.rims import Ints, Rims, columns_of, window_of
from mazarine.big.seals import seal
from mazarine.files.zarr_store import MazeStore, checks_of
from mazarine.lattice import Side
from mazarine.maze.messages import MazeMessage
from mazarine.maze.things import Link
from mazarine.native import big as native
from mazarine.native.calls import List
from mazarine.regions.codes import CORRIDOR, SIZE
from mazarine.regions.fresh import fresh_state
from mazarine.regions.space import LINK_SHIFT, MAX_LINKS, Space
from mazarine.regions.state import SegmentationState
from mazarine.regions.tables import Tables

_Scalar = TypeVar("_Scalar", bound=np.generic)


@dataclass(frozen=True, eq=False)
class Segmented:
    """A block and its halo, segmented by the engine.

    Attributes
    ----------
    state : the engine's arrays for the window: the block with its halo
    tables : the lattice for the window
    rows : the engine's rows of rooms and corridors; their places are the labels of the block
    extent : place of the block's first cell, stride, rows, columns, halo rows and columns
    """

    state: SegmentationState
    tables: Tables
    rows: NDArray[np.int32]
    extent: tuple[int, int, int, int, int, int]

    @property
    def places(self) -> Ints:
        """All places of the window."""
        return np.arange(len(self.state.cells), dtype=np.int64)

    def grid(self, padded: NDArray[_Scalar]) -> NDArray[_Scalar]:
        """Return the (rows, columns) view of a padded array of the window."""
        _, stride, high, wide, down, right = self.extent
        first = self.tables.first
        lines = padded[first : first + (high + 2 * down) * stride].reshape(-1, stride)
        return lines[:, : wide + 2 * right]


class Window(NamedTuple):
    """A block with its halo, as it is in the store.

    Attributes
    ----------
    cells, walls : (rows, cols) uint8; beyond the border of the maze is rock
    own : the rows and columns of the block itself
    space : their bytes, in which floor of the halo has links, and cells of the block have none
    corner : the row and column of the maze where the window begins; may be negative
    """

    cells: NDArray[np.uint8]
    walls: NDArray[np.uint8]
    own: tuple[slice, slice]
    space: Space
    corner: tuple[int, int]


def padded_window(job: Job, node: Node) -> Window:
    """Read a block with its halo; `MazeFileError` if the store is damaged there, or was changed by others."""
    top, left, bottom, right = job.box(node)
    (down, beside), (_, rows, cols), store = job.halo, job.layout.shape, job.store
    grid, corner = window_of(job, node)
    box = max(top - down, 0), max(left - beside, 0), min(bottom + down, rows), min(right + beside, cols)
    cells, walls = store.read_window(node.level, *box)
    own = slice(top - box[0], bottom - box[0]), slice(left - box[1], right - box[1])
    if store.layout == job.layout:
        store.require_sound((node.level, node.row, node.col), checks_of(cells[own], walls[own]))
    elif store.checks is not None:
        for block in store.layout.meeting(node.level, job.box(node)):
            store.read_block(block)
    if cells.shape != grid.shape[1:]:
        margins = [
            (box[0] - corner[0], corner[0] + grid.rows - box[2]),
            (box[1] - corner[1], corner[1] + grid.cols - box[3]),
        ]
        cells, walls = np.pad(cells, margins), np.pad(walls, margins)
    space = Space(grid, job.lattice, np.zeros(grid.padded_size, dtype=np.uint8))
    bad = native.write_bytes(cells, walls, space.cells, grid.first, grid.stride, down, beside)
    if bad >= 0:
        row, col = divmod(bad, grid.cols)
        cell = _lattice_cell(job, node.level, row + corner[0], col + corner[1])
        raise store.fault(BigMessage.CELL_CODE(cell=cell))
    own = slice(down, grid.rows - down), slice(beside, grid.cols - beside)
    return Window(cells, walls, own, space, corner)


def segmented(job: Job, node: Node) -> Segmented:
    """Read a block with its halo and segment it; errors as for `padded_window`, and of links."""
    window = padded_window(job, node)
    space = window.space
    _add_links(job, space, node, window.corner)
    tables = Tables.of(job.lattice, space.grid)
    state = fresh_state(space, tables, threads=1)
    (down, beside), stride = job.halo, space.grid.stride
    start = space.grid.first + down * stride + beside
    extent = start, stride, space.grid.rows - 2 * down, space.grid.cols - 2 * beside, down, beside
    table = state.engine.rows
    return Segmented(state, tables, table, extent)


def _lattice_cell(job: Job, level: int, row: int, col: int) -> tuple[int, int, int]:
    top, left = job.store.manifest.arguments["origin"]
    return level, row + top, col + left


def do_block(job: Job, node: Node, key: bytes) -> None:
    """Segment a block and write everything that is known of it; the seam comes last."""
    work = segmented(job, node)
    state, extent = work.state, work.extent
    start, stride, high, wide, *halo = extent
    kinds, labels = np.empty((high, wide), dtype=np.uint8), np.empty((high, wide), dtype=np.uint32)
    counts = np.zeros(records.COUNTS, dtype=np.int64)
    native.copy_labels(state.engine, start, stride, kinds, labels, counts[:4])
    window = job.layout.window((node.level, node.row, node.col))
    for sort in ("seam", "seal"):
        records.drop(job.path(sort, node))
    with job.writing():
        job.array("kind")[window] = kinds
        job.array("label")[window] = labels
    seal(job, node, key)

    rims = _rims(work)
    opened = rims.places()
    is_open = np.zeros(len(work.rows), dtype=np.bool_)
    is_open[opened] = True
    table = np.zeros((len(work.rows), native.TABLE_WIDTH), dtype=np.int32)
    flags = np.zeros(len(work.rows), dtype=np.uint8)
    closed, pairs = np.empty(2, dtype=np.int64), List(np.int64)
    native.describe(state.engine, table, flags, is_open, closed, start, stride, high, wide)
    native.count_regions(state.engine, table, is_open, pairs, start, stride, high, wide, *halo)
    counts[4:] = 0, closed[0], counts[2], closed[1]
    couples, pinches = _counted(np.searchsorted(opened, pairs.array().reshape(-1, 2)) + 1)
    rims = rims.numbered(opened)
    # First places are all that numbers need: apart, they are read without the rest.
    first = np.ascontiguousarray(table[:, native.FIRST])
    arrays: records.Arrays = {"first": first, "flags": flags, "open": opened.astype(np.int32)}
    arrays["table"] = table[:, native.SIZE :]
    records.save(job.path("table", node), key, counts, arrays)
    columns = columns_of(job, node, table, flags, opened)
    ports = _ports(job, node, labels, kinds)
    records.save(
        job.path("seam", node), key, counts,
        {"columns": columns, "pairs": couples, "pinches": pinches, "ports": ports, **rims._asdict()},
    )  # fmt: skip


def _rims(work: Segmented) -> Rims:
    _, _, high, wide, down, right = work.extent
    state = work.state
    kind, cells = work.grid(state.kind), work.grid(state.cells)
    face, region, position = (
        work.grid(look(work.places)) for look in (state.rooms_at, state.regions_at, state.positions_at)
    )
    ones = np.array([bits.bit_count() for bits in range(16)], dtype=np.uint8)

    def crossing(side: Side, rows: slice | int, cols: slice | int) -> NDArray[np.int32]:
        at = rows, cols
        bits = cells[at]
        label = np.where((kind[at] == CORRIDOR) & (bits >> side & 1 > 0), region[at], 0)
        # The passages of a single cell are its ends in order of sides; others end where they begin, or last.
        end = np.where(work.rows[label, SIZE] == 1, ones[bits & side.bit - 1], position[at] > 0)
        return np.where(label > 0, 2 * label + end, 0).astype(np.int32)

    rows, cols = slice(down, down + high), slice(right, right + wide)
    return Rims(
        face[:down, : wide + right], face[high : high + down, : wide + right],
        face[: high + down, :right], face[: high + down, wide : wide + right],
        crossing(Side.N, down, cols), crossing(Side.S, down + high - 1, cols),
        crossing(Side.W, rows, right), crossing(Side.E, rows, right + wide - 1),
    )  # fmt: skip


def _counted(pairs: Ints) -> tuple[Ints, Ints]:
    """Return pairs that differ, and how often each is there."""
    found, counts = np.unique(pairs, axis=0, return_counts=True)
    return found.astype(np.int64), counts.astype(np.int64)


# Links.


@dataclass(frozen=True, eq=False)
class Ports:
    """The ports that carry links: array places (n, 3), sides (-1 if in no wall), and the other ends."""

    cells: Ints
    sides: Ints
    others: Ints


@lru_cache(maxsize=2)
def ports_of(store: MazeStore) -> Ports:
    """Return the ports of a store, both ends of every link."""
    links: list[Link] = store.manifest.arguments["links"]
    pairs = [(port, link.other_end(port)) for link in links for port in link.ports]
    origin = np.array((0, *store.manifest.arguments["origin"]))
    own, others = (
        np.array([pair[end].cell for pair in pairs], dtype=np.int64).reshape(-1, 3) - origin for end in (0, 1)
    )
    shape = np.array(store.shape)
    outside = ((own < 0) | (own >= shape)).any(axis=1)
    if outside.any():  # Each end is checked as the own one of a pair.
        cell = pairs[int(outside.argmax())][0].cell
        raise store.fault(BigMessage.LINK_OUTSIDE(cell=cell))
    sides = np.array([Side[port.side.name] if port.side.is_wall else -1 for port, _ in pairs], dtype=np.int64)
    return Ports(own, sides, others)


def _ports_in(job: Job, node: Node) -> Iterator[tuple[int, int, int]]:
    """Yield row, column and side of the ports in a block."""
    ports = ports_of(job.store)
    if len(ports.cells):
        top, left, bottom, right = job.box(node)
        level, row, col = ports.cells.T
        inside = (level == node.level) & (row >= top) & (row < bottom) & (col >= left) & (col < right)
        found = np.stack((row[inside], col[inside], ports.sides[inside]))
        yield from zip(*found.tolist(), strict=True)


def _add_links(job: Job, space: Space, node: Node, corner: tuple[int, int]) -> None:
    """Write the number of links of each cell of a block into the bytes of its window."""
    counts: dict[int, int] = {}
    for row, col, side in _ports_in(job, node):
        place = space.grid.first + (row - corner[0]) * space.grid.stride + col - corner[1]
        counts[place] = counts.get(place, 0) + 1
        cell = _lattice_cell(job, node.level, row, col)
        if not space.cells[place]:
            raise job.store.fault(MazeMessage.LINK_END_IN_ROCK(cell=cell).clause)
        if side >= 0 and space.cells[place] >> side & 1:
            raise job.store.fault(MazeMessage.PORT_NOT_IN_WALL(side=Side(side).name, cell=cell).clause)
    for place, count in counts.items():
        space.cells[place] |= min(count, MAX_LINKS) << LINK_SHIFT


def _ports(job: Job, node: Node, labels: NDArray[np.uint32], kinds: NDArray[np.uint8]) -> Ints:
    """Return the place in the maze, the kind and the label of each cell of a block that carries links."""
    top, left, _, _ = job.box(node)
    cells = sorted({(row, col) for row, col, _ in _ports_in(job, node)})
    found = [
        (job.place(node.level, row, col), kinds[row - top, col - left], labels[row - top, col - left])
        for row, col in cells
    ]
    return np.array(found, dtype=np.int64).reshape(-1, 3)
