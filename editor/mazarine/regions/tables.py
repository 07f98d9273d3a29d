"""A lattice as flat arrays for one layout: what the engine knows of geometry."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import SpaceError
from mazarine.lattice import Grid, Lattice
from mazarine.lattice.lattice import Offset
from mazarine.native import regions as native
from mazarine.regions.kinds import Kind
from mazarine.regions.messages import RegionMessage
from mazarine.regions.space import FLOOR, LINK_SHIFT

_NUMBER_BITS = 30
_USUAL_FRAME = (13, 13)
"""Bits for the row and the column of a crossroad in mazes up to 16 x 8192 x 8192."""

CROSSROAD_BASE = 1 << _NUMBER_BITS
"""Numbers from here on belong to crossroads and tell their place; rooms and corridors lie below."""


class Tables(NamedTuple):
    """The constant data of an engine; offsets are in padded places.

    Attributes
    ----------
    sides : (4,) the place across each side
    face_cells : (k,) the cells of a face from its anchor
    spans : (m, 2) the same cells row by row: where a row begins, and how many follow its first
    inner_sides : (k,) the bits of the sides inside the face that each of these cells has
    pinches : the sets of faces around a cell (bits as in `kinds`) that make it a pinch
    check_places, check_bits : where a face looks, and which open sides it must find there
    face_steps : the faces that share a side with a face
    cross_steps : those of them in other rows, or all where the lattice joins none along a row
    runs : whether faces that follow each other in a row share sides
    ring, ring_direct : the faces around a face in a circle; whether each shares a side with it
    kinds : (128 << k,) `Kind` by cell byte (`byte << k`) and the bits of the open faces around it
    stride, levels, rows, cols, first : the layout; `first` is the place of the first cell
    top, left, row_mask, col_mask : how places become crossroad numbers, see `crossroad_number`
    """

    sides: NDArray[np.int64]
    face_cells: NDArray[np.int64]
    spans: NDArray[np.int64]
    inner_sides: NDArray[np.uint8]
    pinches: NDArray[np.int64]
    check_places: NDArray[np.int64]
    check_bits: NDArray[np.uint8]
    face_steps: NDArray[np.int64]
    cross_steps: NDArray[np.int64]
    runs: bool
    ring: NDArray[np.int64]
    ring_direct: NDArray[np.bool_]
    kinds: NDArray[np.uint8]
    stride: int
    levels: int
    rows: int
    cols: int
    first: int
    top: int
    left: int
    row_mask: int
    col_mask: int

    @classmethod
    def of(cls, lattice: Lattice, grid: Grid, before: Tables | None = None) -> Tables:
        """Lay a lattice out; crossroads are numbered as `before`, if that can be.

        Raises `SpaceError` if the crossroads would not fit in 32-bit numbers.
        """

        def flat(offsets: tuple[Offset, ...]) -> NDArray[np.int64]:
            return np.array([down * grid.stride + right for down, right in offsets], dtype=np.int64)

        checks, runs = _checks(lattice), (0, 1) in lattice.face_steps
        row_bits, col_bits = _frame(grid, before)
        return cls(
            sides=flat(lattice.steps),
            face_cells=flat(lattice.face_cells),
            spans=_spans(lattice, grid.stride),
            inner_sides=np.array(
                [lattice.inner_sides(cell) for cell in range(len(lattice.face_cells))], dtype=np.uint8
            ),
            pinches=_pinches(lattice),
            check_places=flat(tuple(checks)),
            check_bits=np.array(list(checks.values()), dtype=np.uint8),
            face_steps=flat(lattice.face_steps),
            cross_steps=flat(tuple(step for step in lattice.face_steps if step[0] != 0 or not runs)),
            runs=runs,
            ring=flat(lattice.face_ring),
            ring_direct=np.array([offset in lattice.face_steps for offset in lattice.face_ring]),
            kinds=_kind_table(lattice),
            stride=grid.stride,
            levels=grid.levels,
            rows=grid.rows,
            cols=grid.cols,
            first=grid.first,
            top=grid.origin[0],
            left=grid.origin[1],
            row_mask=(1 << row_bits) - 1,
            col_mask=(1 << col_bits) - 1,
        )

    def native(self) -> native.Tables:
        """Return them as C reads them."""
        fields = self._asdict()
        return native.Tables(height=fields.pop("rows"), width=fields.pop("cols"), **fields)

    def crossroad_number(self, level: int, row: int, col: int) -> int:
        """Return the number of the crossroad at an array place.

        It is a function of the lattice coordinates, modulo a frame of powers of two: so a board may grow
        on any side, as long as it fits in the frame, while its crossroads keep their numbers.
        """
        frame_row = (row + self.top) & self.row_mask
        frame_col = (col + self.left) & self.col_mask
        place = (level * (self.row_mask + 1) + frame_row) * (self.col_mask + 1) + frame_col
        return CROSSROAD_BASE + place

    def crossroad_place(self, number: int) -> tuple[int, int, int]:
        """Return the array place that `crossroad_number` gives this number; it may lie outside the board."""
        rest, frame_col = divmod(number - CROSSROAD_BASE, self.col_mask + 1)
        level, frame_row = divmod(rest, self.row_mask + 1)
        return level, (frame_row - self.top) & self.row_mask, (frame_col - self.left) & self.col_mask


def _frame(grid: Grid, before: Tables | None) -> tuple[int, int]:
    """Return the bits for the row and for the column of a crossroad; what is left is the level."""
    level_bits, row_bits, col_bits = ((size - 1).bit_length() for size in grid.shape)
    spare = _NUMBER_BITS - level_bits - row_bits - col_bits
    if spare < 0:
        raise SpaceError(
            RegionMessage.TOO_MANY_CELLS_TO_NUMBER(levels=grid.levels, rows=grid.rows, cols=grid.cols)
        )
    frames = [_USUAL_FRAME, (row_bits + spare // 2, col_bits + spare // 2)]
    if before is not None:
        frames.insert(0, (before.row_mask.bit_length(), before.col_mask.bit_length()))
    return next(
        frame
        for frame in frames
        if frame[0] >= row_bits and frame[1] >= col_bits and sum(frame) + level_bits <= _NUMBER_BITS
    )


def _checks(lattice: Lattice) -> dict[Offset, int]:
    """Return, for each place that a face must look at, the bits of the sides that must be open there."""
    checks: dict[Offset, int] = {}
    for place, side in lattice.face_sides:
        checks[place] = checks.get(place, 0) | side.bit
    return checks


@lru_cache
def _kind_table(lattice: Lattice) -> NDArray[np.uint8]:
    """Return the kind of a cell for every byte and every set of open faces around it.

    Written from `docs/explanation/segmentation.md`, kinds 3 to 5.
    Sets of faces that no maze can show have entries too.
    """
    count = len(lattice.face_cells)
    table = np.zeros((128, 1 << count), dtype=np.uint8)
    inner = [lattice.inner_sides(cell) for cell in range(count)]
    for faces in range(1 << count):
        around = [cell for cell in range(count) if faces >> cell & 1]
        inner_sides = 0
        for cell in around:
            inner_sides |= inner[cell]
        pinched = _is_pinch(lattice, around)
        for sides, links in product(range(16), range(4)):
            degree = sides.bit_count() + links
            is_entry = bool(sides & ~inner_sides) or links > 0 or pinched
            if around and not is_entry:
                kind = Kind.ROOM
            elif not around and degree in (1, 2):
                kind = Kind.CORRIDOR
            else:
                kind = Kind.CROSSROAD
            table[FLOOR | links << LINK_SHIFT | sides, faces] = kind
    return table.reshape(-1)


def _spans(lattice: Lattice, stride: int) -> NDArray[np.int64]:
    """Return the cells of a face row by row; in each row they follow each other."""
    rows: dict[int, list[int]] = {}
    for down, right in lattice.face_cells:
        rows.setdefault(down, []).append(right)
    spans = [(down * stride + min(rights), len(rights) - 1) for down, rights in rows.items()]
    return np.array(spans, dtype=np.int64)


def _pinches(lattice: Lattice) -> NDArray[np.int64]:
    """Return the sets of faces around a cell that fall into groups which share no side."""
    count = len(lattice.face_cells)
    sets = [[cell for cell in range(count) if faces >> cell & 1] for faces in range(1 << count)]
    return np.array(
        [faces for faces, around in enumerate(sets) if _is_pinch(lattice, around)], dtype=np.int64
    )


def _is_pinch(lattice: Lattice, around: list[int]) -> bool:
    """Return whether the faces in which a cell is number `around` fall into groups that share no side."""
    if not around:
        return False
    reached, waiting = {around[0]}, [around[0]]
    while waiting:
        here = lattice.face_cells[waiting.pop()]
        for other in set(around) - reached:
            there = lattice.face_cells[other]
            # Anchors lie at minus these offsets from the cell, so the step between them is here - there.
            if (here[0] - there[0], here[1] - there[1]) in lattice.face_steps:
                reached.add(other)
                waiting.append(other)
    return len(reached) < len(around)
