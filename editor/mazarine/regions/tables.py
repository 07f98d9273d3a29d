"""A lattice as flat arrays for one layout: what the engine knows of geometry."""

from __future__ import annotations

from copy import copy
from functools import lru_cache
from itertools import product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import SpaceError
from mazarine.lattice import Grid, Lattice
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
    """The constant data of an engine; offsets are in padded places, those of faces in anchors.

    There are one or two kinds of faces, and as many anchors at each place (`editor/native/regions/engine.h`).

    Attributes
    ----------
    sides : the place across each side, in the order of `Lattice.sides`
    face_cells : (kinds, k) the cells of a face from the place of its anchor
    around : (n,) the anchors around a cell, from its first one
    spans : (m, 3) the cells of a run of faces row by row: how far before its ends they are, where the row
        begins, and how many more they are
    inner_sides : (n,) the bits of the sides inside each of these faces that the cell has
    pinches : the sets of faces around a cell (bits as in `kinds`) that make it a pinch
    check_places, check_bits : (kinds, c) where a face looks, and which open sides it must find there
    face_steps : (kinds, s) the faces that share a side with a face
    cross_steps, cross_kinds : those of them in other rows, or all where the lattice joins none along a row
    runs : whether faces that follow each other in a row share sides
    ring, ring_direct : (kinds, r) the faces around a face in a circle; whether each shares a side with it
    kinds : `Kind` by floor and links, the open sides, and the bits of the open faces around a cell
    halves : whether bytes have half of the sides
    face_shift : bits of an anchor below those of its place
    two_rows, bias, level_rows, levels, rows, cols, first : the layout, as in `Grid`
    top, left, row_mask, col_mask : how places become crossroad numbers, see `crossroad_number`
    """

    sides: NDArray[np.int64]
    face_cells: NDArray[np.int64]
    around: NDArray[np.int64]
    spans: NDArray[np.int64]
    inner_sides: NDArray[np.uint8]
    pinches: NDArray[np.int64]
    check_places: NDArray[np.int64]
    check_bits: NDArray[np.uint8]
    face_steps: NDArray[np.int64]
    cross_steps: NDArray[np.int64]
    cross_kinds: NDArray[np.int64]
    runs: bool
    ring: NDArray[np.int64]
    ring_direct: NDArray[np.bool_]
    kinds: NDArray[np.uint8]
    halves: bool
    face_shift: int
    two_rows: int
    bias: int
    level_rows: int
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
        row_bits, col_bits = _frame(grid, before)
        faces, runs = _faces(lattice, grid), lattice.is_staggered or (0, 1) in lattice.face_steps
        cross = [
            (step, kind)
            for kind, steps in enumerate(faces.steps)
            for step in steps
            if not runs or abs(step) > 1
        ]
        return cls(
            sides=np.array(faces.sides, dtype=np.int64),
            face_cells=np.array(faces.cells, dtype=np.int64),
            around=np.array(faces.around, dtype=np.int64),
            spans=_spans(lattice, grid),
            inner_sides=np.array(faces.inner, dtype=np.uint8),
            pinches=np.flatnonzero(_pinches(lattice)),
            check_places=np.array([list(checks) for checks in faces.checks], dtype=np.int64),
            check_bits=np.array([list(checks.values()) for checks in faces.checks], dtype=np.uint8),
            face_steps=np.array(faces.steps, dtype=np.int64),
            cross_steps=np.array([step for step, _ in cross], dtype=np.int64),
            cross_kinds=np.array([kind for _, kind in cross], dtype=np.int64),
            runs=runs,
            ring=np.array(faces.rings, dtype=np.int64),
            ring_direct=np.array(
                [
                    [step in steps for step in ring]
                    for ring, steps in zip(faces.rings, faces.steps, strict=True)
                ]
            ),
            kinds=_kind_table(lattice),
            halves=lattice.is_staggered,
            face_shift=len(faces.cells) - 1,
            two_rows=grid.two_rows,
            bias=grid.bias,
            level_rows=grid.level_rows,
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


class Faces:
    """The faces of a lattice in one layout.

    Attributes
    ----------
    sides : the step across each side
    cells : of each kind of faces, from the place of the anchor
    around, inner : the anchors of the faces around a cell, and the sides of the cell inside each, as bits
    checks : of each kind, where it looks, with the bits of the open sides that it must find
    steps, rings : of each kind, the faces that share a side with a face; those that share a cell, in a circle
    """

    def __init__(self, lattice: Lattice, grid: Grid) -> None:
        self.sides = [grid.step(lattice.steps[side]) for side in lattice.sides]
        self.cells = [[grid.step(cell) for cell in face] for face in lattice.faces]
        kinds = range(len(self.cells))
        self.around = [-cell * len(kinds) + kind for kind in kinds for cell in self.cells[kind]]
        joints = [self._joints(kind, lattice, grid) for kind in kinds]
        self.checks: list[dict[int, int]] = [{} for _ in kinds]
        for checks, inside in zip(self.checks, joints, strict=True):
            for place, side in inside:
                checks[place] = checks.get(place, 0) | 1 << side
        self.inner = [self._inner(joints[kind], cell) for kind in kinds for cell in self.cells[kind]]
        if lattice.second_face:
            self.steps = [sorted(at - kind for at in self._beside(kind)) for kind in kinds]
            self.rings = [[at - kind for at in self._ring(kind)] for kind in kinds]
        else:
            self.steps = [[grid.step(step) for step in lattice.face_steps]]
            self.rings = [[grid.step(step) for step in lattice.face_ring]]

    def _joints(self, kind: int, lattice: Lattice, grid: Grid) -> list[tuple[int, int]]:
        """Return the sides inside a face: the place of a cell that stores it, and its number."""
        numbers = [lattice.sides.index(side) for side in lattice.stored]
        if not lattice.second_face:
            return [(grid.step(at), lattice.sides.index(side)) for at, side in lattice.face_sides]
        cells = self.cells[kind]
        return [(at, side) for at in cells for side in numbers if at + self.sides[side] in cells]

    def _inner(self, joints: list[tuple[int, int]], cell: int) -> int:
        """Return the bits of the sides inside a face that a cell of it has."""
        half, bits = len(self.sides) // 2, 0
        for place, side in joints:
            if place == cell:
                bits |= 1 << side
            if place + self.sides[side] == cell:
                bits |= 1 << (side + half) % len(self.sides)
        return bits

    def _cells_of(self, anchor: int) -> set[int]:
        place, kind = divmod(anchor, len(self.cells))
        return {place + cell for cell in self.cells[kind]}

    def _near(self, anchor: int) -> set[int]:
        """Return the anchors of the other faces that share a cell with one."""
        cells = self._cells_of(anchor)
        return {cell * len(self.cells) + at for cell in cells for at in self.around} - {anchor}

    def _beside(self, anchor: int) -> set[int]:
        """Return those that share a side with it."""
        return {at for at in self._near(anchor) if len(self._cells_of(at) & self._cells_of(anchor)) == 2}

    def _ring(self, anchor: int) -> list[int]:
        """Return those that share a cell with it, each beside the next."""
        near = self._near(anchor)
        ring = [min(near)]
        while onward := self._beside(ring[-1]) & near - {*ring}:
            ring.append(min(onward))
        return ring


@lru_cache
def _wide_faces(lattice: Lattice) -> Faces:
    """Return the faces of a board that is so wide that different steps have different lengths."""
    return Faces(lattice, Grid(1, 8, 64, is_staggered=lattice.is_staggered))


def _faces(lattice: Lattice, grid: Grid) -> Faces:
    """Return the faces of a board; those of two kinds are worked out on a wide one."""
    if not lattice.second_face:
        return Faces(lattice, grid)
    faces = copy(_wide_faces(lattice))
    wide, narrow, kinds = faces.sides[2], grid.step(lattice.steps[lattice.sides[2]]), len(faces.cells)

    def moved(place: int) -> int:
        rows = (place + wide // 2) // wide
        return place + rows * (narrow - wide)

    def anchors(steps: list[int], kind: int) -> list[int]:
        return [moved((kind + at) // kinds) * kinds + (kind + at) % kinds - kind for at in steps]

    faces.sides = [moved(side) for side in faces.sides]
    faces.cells = [[moved(cell) for cell in cells] for cells in faces.cells]
    faces.around = anchors(faces.around, 0)
    faces.checks = [{moved(at): bits for at, bits in checks.items()} for checks in faces.checks]
    faces.steps = [anchors(steps, kind) for kind, steps in enumerate(faces.steps)]
    faces.rings = [anchors(ring, kind) for kind, ring in enumerate(faces.rings)]
    return faces


@lru_cache
def _kind_table(lattice: Lattice) -> NDArray[np.uint8]:
    """Return the kind of a cell for every byte and every set of open faces around it.

    Written from `docs/explanation/segmentation.md`, kinds 3 to 5.
    Sets of faces that no maze can show have entries too.
    """
    found = _wide_faces(lattice)
    count, sets, pinches = len(found.around), 1 << len(lattice.sides), _pinches(lattice)
    table = np.zeros((8, sets, 1 << count), dtype=np.uint8)
    for faces in range(1 << count):
        inner_sides = 0
        for number in range(count):
            inner_sides |= found.inner[number] if faces >> number & 1 else 0
        for sides, links in product(range(sets), range(4)):
            degree = sides.bit_count() + links
            is_entry = bool(sides & ~inner_sides) or links > 0 or bool(pinches[faces])
            if faces and not is_entry:
                kind = Kind.ROOM
            elif not faces and degree in (1, 2):
                kind = Kind.CORRIDOR
            else:
                kind = Kind.CROSSROAD
            table[(FLOOR | links << LINK_SHIFT) // FLOOR, sides, faces] = kind
    return table.reshape(-1)


def _spans(lattice: Lattice, grid: Grid) -> NDArray[np.int64]:
    """Return the cells of a run of faces row by row; in each row they follow each other."""
    if lattice.second_face:
        # Faces above and below a row of sides follow each other in turns.
        return np.array([(0, 0, 1), (1, grid.step((1, 0)), 1)], dtype=np.int64)
    rows: dict[int, list[int]] = {}
    for down, right in lattice.face_cells:
        rows.setdefault(down, []).append(right)
    spans = [(0, grid.step((down, min(rights))), len(rights) - 1) for down, rights in rows.items()]
    return np.array(spans, dtype=np.int64)


@lru_cache
def _pinches(lattice: Lattice) -> NDArray[np.bool_]:
    """Return which sets of faces around a cell fall into groups that share no side."""
    found = _wide_faces(lattice)
    count, kinds = len(found.around), len(found.cells)
    beside = [
        {
            other
            for other in range(count)
            if found.around[other] - found.around[number] in found.steps[found.around[number] % kinds]
        }
        for number in range(count)
    ]
    sets = [{number for number in range(count) if faces >> number & 1} for faces in range(1 << count)]
    return np.array([_is_apart(around, beside) for around in sets])


def _is_apart(around: set[int], beside: list[set[int]]) -> bool:
    """Return whether some of these numbers cannot be reached from the others."""
    if not around:
        return False
    reached = waiting = {min(around)}
    while waiting := {other for number in waiting for other in beside[number] & around} - reached:
        reached = reached | waiting
    return reached != around
