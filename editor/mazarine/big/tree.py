"""The tree of seams: going up, regions that touch are united; going down, their final numbers are told.

Uniting takes the least number of what is united, and sums, minima and maxima of the rest. So the result
does not depend on the blocks, their order or the shape of the tree.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mazarine.big import records
from mazarine.big.job import FAN, Job, Node
from mazarine.big.messages import BigMessage
from mazarine.big.records import Arrays
from mazarine.big.rims import (
    BOTTOM,
    DOOR,
    ENTRIES,
    IS_RING,
    LAST_DOOR,
    LEFT,
    NUMBER,
    RIGHT,
    ROWS,
    SIZE,
    TOP,
    Ints,
    Rims,
)
from mazarine.errors import MazeFileError
from mazarine.native.big import chain, unite
from mazarine.regions import Kind
from mazarine.regions.codes import KIND_OF_ROW

FINAL_NUMBER, OFFSET, FLIP = range(3)
"""Rows of the final numbers of a node's children: the number of each open region, how many cells of a
corridor come before the piece, and whether the piece is walked from its last end to its first.
"""


@dataclass(frozen=True, eq=False)
class _Children:
    """The children of a node, and where the open regions of each begin among those of all."""

    nodes: list[list[Node]]
    rims: list[list[Rims]]
    bases: list[list[int]]
    columns: Ints
    pairs: Ints
    pinches: Ints

    @classmethod
    def load(cls, job: Job, node: Node) -> _Children:
        nodes = job.children(node)
        seams = [[records.load(job.path("seam", child)) for child in row] for row in nodes]
        bases, base = [], 0
        columns, pairs, pinches = [], [], []
        for row in seams:
            bases.append([0] * len(row))
            for index, seam in enumerate(row):
                bases[-1][index] = base
                columns.append(seam["columns"])
                pairs.append(seam["pairs"] + np.int64(base - 1))
                pinches.append(seam["pinches"])
                base += seam["columns"].shape[1]
        return cls(
            nodes, [[Rims.of(seam) for seam in row] for row in seams], bases,
            np.concatenate(columns, axis=1), np.concatenate(pairs), np.concatenate(pinches),
        )  # fmt: skip

    def among_all(self, row: int, col: int) -> Rims:
        """Return the rims of a child with places among the open regions of all."""
        rims, base = self.rims[row][col], np.int32(self.bases[row][col])
        by = 4 * (base,) + 4 * (2 * base,)
        moved = [np.where(rim > 0, rim + add, 0) for rim, add in zip(rims, by, strict=True)]
        return Rims(*moved)


class _Seams:
    """What happens along the seams between the children of a node."""

    def __init__(self, path: str, partners: int) -> None:
        self.path = path
        self.first: list[Ints] = []
        self.second: list[Ints] = []
        self.partner = np.full(partners, -1, dtype=np.int64)
        self.ends: list[Ints] = []
        self.doors: list[Ints] = []

    def join_faces(self, one: NDArray[np.int32], other: NDArray[np.int32]) -> None:
        """Unite the rooms that share a face; both sides of a seam see the same faces."""
        if ((one > 0) != (other > 0)).any():
            raise MazeFileError(self.path, BigMessage.SEAM_CONTRADICTION())
        both = one > 0
        self.first.append(one[both].astype(np.int64) - 1)
        self.second.append(other[both].astype(np.int64) - 1)

    def join_corridors(
        self, one: NDArray[np.int32], other: NDArray[np.int32], places: Ints, across: int
    ) -> None:
        """Join corridors that cross a seam; `places` are the cells of `other`, those of `one` lie before."""
        both = (one > 0) & (other > 0)
        left, right = one[both].astype(np.int64) - 2, other[both].astype(np.int64) - 2
        self.partner[left], self.partner[right] = right, left
        for ends, beyond, doors in ((one, other, places), (other, one, places - across)):
            leads_out = (ends > 0) & (beyond == 0)
            self.ends.append(ends[leads_out].astype(np.int64) - 2)
            self.doors.append(doors[leads_out])


def do_node(job: Job, node: Node, key: bytes) -> None:
    """Unite the children of a node; keep what is open there, and write a table of what is closed."""
    children = _Children.load(job, node)
    rims = [
        [children.among_all(row, col) for col in range(len(line))] for row, line in enumerate(children.nodes)
    ]
    columns = children.columns.copy()
    count = columns.shape[1]
    seams = _along_seams(job, children.nodes, rims, 2 * count)
    root = np.arange(count)
    unite(root, np.concatenate(seams.first), np.concatenate(seams.second))
    _write_doors(columns, seams)
    final = _chained(columns, seams.partner, root)
    united = _united(columns, root)

    outer = _outer(rims)
    heads, group = np.unique(root, return_inverse=True)
    is_open = np.zeros(len(heads), dtype=np.bool_)
    # Ends of chains are named by pieces at their end; the group of the piece is what is open.
    is_open[group[outer.places() - 1]] = True
    names = np.zeros(len(heads) + 1, dtype=np.int32)
    names[:-1][is_open] = np.arange(1, int(is_open.sum()) + 1)
    by_place = np.concatenate((np.zeros(1, dtype=np.int32), names[group]))
    pairs, pinches = _settle_pinches(united, group, children, is_open)
    outer = outer.renamed(by_place, _ends_by_end(by_place, final))
    closed = united[:, ~is_open]
    closed = closed[:, np.argsort(closed[NUMBER], kind="stable")]
    kinds = np.bincount(closed[NUMBER] & KIND_OF_ROW, minlength=4)
    counts = np.zeros(records.COUNTS, dtype=np.int64)
    counts[4:] = 0, kinds[Kind.CORRIDOR], 0, kinds[Kind.ROOM]
    records.drop(job.path("seam", node))
    records.save(job.path("table", node), key, counts, {"columns": closed})
    final[FINAL_NUMBER] = united[NUMBER][group]
    records.save(
        job.path("seam", node), key, counts,
        {
            "columns": united[:, is_open], "pairs": names[pairs].reshape(-1, 2), "pinches": pinches,
            "inner": final, "names": names[group], "sizes": columns[SIZE],
            "bases": np.array([base for line in children.bases for base in line] + [count], dtype=np.int64),
            **outer._asdict(),
        },
    )  # fmt: skip


def _along_seams(job: Job, nodes: list[list[Node]], rims: list[list[Rims]], partners: int) -> _Seams:
    """Join what touches along the seams between children."""
    seams = _Seams(job.source, partners)
    none = np.zeros(0, dtype=np.int64)
    for part in (seams.first, seams.second, seams.ends, seams.doors):
        part.append(none)
    cols = job.layout.shape[2]
    for row, line in enumerate(nodes):
        for col, child in enumerate(line):
            top, left, bottom, right = job.box(child)
            here = rims[row][col]
            if col + 1 < len(line):
                east = rims[row][col + 1]
                seams.join_faces(here.right_faces, east.left_faces)
                places = job.place(child.level, np.arange(top, bottom), right)
                seams.join_corridors(here.right, east.left, places, 1)
            if row + 1 < len(nodes):
                south = rims[row + 1][col]
                seams.join_faces(here.bottom_faces, south.top_faces)
                places = job.place(child.level, bottom, np.arange(left, right))
                seams.join_corridors(here.bottom, south.top, places, cols)
    return seams


def _write_doors(columns: Ints, seams: _Seams) -> None:
    """Write the cells that ends of corridors lead to across a seam."""
    ends = np.concatenate(seams.ends)
    columns[DOOR + (ends & 1), ends >> 1] = np.concatenate(seams.doors)


def _chained(columns: Ints, partner: Ints, root: Ints) -> Ints:
    """Put the pieces of corridors in order: write their root and the doors of the chain into its first.

    Returns
    -------
    inner : (3, n) int64
        See `FINAL_NUMBER`; the numbers are not known yet.
    """
    count = columns.shape[1]
    head, last = np.empty(count, dtype=np.int64), np.empty(count, dtype=np.int64)
    inner = np.zeros((3, count), dtype=np.int64)
    chain(partner, columns[SIZE].copy(), head, inner[OFFSET], inner[FLIP], last)
    corridors = columns[NUMBER] & KIND_OF_ROW == Kind.CORRIDOR
    root[corridors] = head[corridors]
    inner[1:, ~corridors] = 0
    first = np.flatnonzero(corridors & (head == np.arange(count)))
    end = last[first]
    rings = end < 0
    doors = columns[DOOR : LAST_DOOR + 1].copy()
    start = doors[inner[FLIP, first], first]
    stop = doors[end & 1, np.maximum(end, 0) >> 1]
    columns[DOOR, first], columns[LAST_DOOR, first] = np.where(rings, -1, start), np.where(rings, -1, stop)
    # Where a piece crossed a seam it had no door, so only the ends of the chain count.
    others = np.flatnonzero(corridors & (head != np.arange(count)))
    columns[DOOR, others] = columns[LAST_DOOR, others] = -1
    columns[IS_RING, first] |= rings & (partner[2 * first] >= 0)
    return inner


def _united(columns: Ints, root: Ints) -> Ints:
    """Return the columns of the united regions, one for each root."""
    heads, group = np.unique(root, return_inverse=True)
    united = np.zeros((ROWS, len(heads)), dtype=np.int64)
    order = np.argsort(group, kind="stable")
    starts = np.searchsorted(group[order], np.arange(len(heads)))
    for row in range(SIZE, ENTRIES + 1):
        united[row] = np.add.reduceat(columns[row][order], starts) if len(heads) else 0
    for row in (NUMBER, TOP, LEFT):
        united[row] = np.minimum.reduceat(columns[row][order], starts) if len(heads) else 0
    for row in (BOTTOM, RIGHT, IS_RING):
        united[row] = np.maximum.reduceat(columns[row][order], starts) if len(heads) else 0
    united[DOOR : LAST_DOOR + 1] = columns[DOOR : LAST_DOOR + 1, heads]
    return united


def _settle_pinches(
    united: Ints, group: NDArray[np.intp], children: _Children, is_open: NDArray[np.bool_]
) -> tuple[Ints, Ints]:
    """Subtract the entries that were counted for two rooms that are one; return the pairs that are left."""
    pairs = np.sort(group[children.pairs], axis=1)
    same = pairs[:, 0] == pairs[:, 1]
    np.subtract.at(united[ENTRIES], pairs[same, 0], children.pinches[same])
    left = ~same & is_open[pairs].all(axis=1)
    found, index = np.unique(pairs[left], axis=0, return_inverse=True)
    counts = np.bincount(index.reshape(-1), children.pinches[left], len(found))
    return found.astype(np.int64), counts.astype(np.int64)


def _outer(rims: list[list[Rims]]) -> Rims:
    """Return the outer rims of a grid of pieces; neighbors have the faces at their seam in common."""
    right, down = rims[0][0].left_faces.shape[1], rims[0][0].top_faces.shape[0]

    def row_of(line: list[Rims], name: str) -> NDArray[np.int32]:
        return np.concatenate(
            [getattr(it, name)[:, right if at else 0 :] for at, it in enumerate(line)], axis=1
        )

    def col_of(line: list[Rims], name: str) -> NDArray[np.int32]:
        return np.concatenate([getattr(it, name)[down if at else 0 :] for at, it in enumerate(line)])

    west, east = [line[0] for line in rims], [line[-1] for line in rims]
    return Rims(
        row_of(rims[0], "top_faces"), row_of(rims[-1], "bottom_faces"),
        col_of(west, "left_faces"), col_of(east, "right_faces"),
        np.concatenate([it.top for it in rims[0]]), np.concatenate([it.bottom for it in rims[-1]]),
        np.concatenate([it.left for it in west]), np.concatenate([it.right for it in east]),
    )  # fmt: skip


def _ends_by_end(by_place: NDArray[np.int32], inner: Ints) -> NDArray[np.int32]:
    """Return the names of ends of chains by those of their pieces.

    The end of a chain that has no cells before it is its first; a piece of one chain alone has both.
    """
    count = len(by_place) - 1
    ends = np.zeros(2 * count + 2, dtype=np.int32)
    for end in (0, 1):
        is_last = end != inner[FLIP]
        ends[2 + end :: 2] = 2 * by_place[1:] + is_last
    ends[by_place.repeat(2) == 0] = 0
    return ends


def do_down(job: Job, node: Node) -> None:
    """Write the final numbers of what the children of a node had open, if they are not written already."""
    seam = records.load(job.path("seam", node))
    final = seam["inner"].copy()
    names = seam["names"]
    if node.height < job.top and (names > 0).any():
        above = final_of(job, node)
        size = seam["columns"][SIZE]
        opened = np.flatnonzero(names)
        group = names[opened] - 1
        number, offset, flip = above[:, group]
        inner = final[:, opened]
        mirrored = offset + size[group] - inner[OFFSET] - seam["sizes"][opened]
        final[:, opened] = number, np.where(flip > 0, mirrored, offset + inner[OFFSET]), inner[FLIP] ^ flip
    rooms = final[FINAL_NUMBER] & KIND_OF_ROW == Kind.ROOM
    final[1:, rooms] = 0
    key = records.key_of((final.tobytes(), seam["bases"].tobytes()))
    path = job.path("final", node)
    if records.head_of(path)[0] != key:
        arrays: Arrays = {"final": final, "bases": seam["bases"]}
        records.save(path, key, np.zeros(records.COUNTS, dtype=np.int64), arrays)


def final_of(job: Job, node: Node) -> Ints:
    """Return the final numbers, offsets and directions of what a node has open: (3, n)."""
    parent = node.parent()
    record = records.load(job.path("final", parent))
    width = len(job.children(parent)[0])
    index = (node.row - parent.row * FAN) * width + node.col - parent.col * FAN
    first, last = record["bases"][index : index + 2]
    found: Ints = record["final"][:, first:last]
    return found
