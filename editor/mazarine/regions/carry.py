"""Segmenting everything again: numbers of regions carry over by greatest overlap."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mazarine.lattice import Grid
from mazarine.maze import Cell
from mazarine.maze.numbering import Move
from mazarine.native.calls import List
from mazarine.native.regions import Engine, Overlap, differences, forget, meet, pair_rivals, renumber, rivals
from mazarine.progress import Progress, part_of, share_of, stage, tell
from mazarine.regions.codes import FLAGS, KEEPS_NUMBERS, KIND_OF_ROW, NEXT_ROW
from mazarine.regions.fresh import fresh_state
from mazarine.regions.numbering import MOST_UNUSED, numbering_of, take_numbering
from mazarine.regions.space import Space
from mazarine.regions.state import SegmentationState
from mazarine.regions.tables import Tables

_ALWAYS_UPDATED = 4096
_FRESH_IS_CHEAPER = 16
"""Where more cells are written than the first, and more than one in this many, all are segmented again:
an update takes some 2 to 6 µs for a cell that is written, a fresh segmentation with its numbers carried
over some 150 ns for any cell.
"""
_MOST_COMPARED, _FEW_PLACES = 1 << 22, 4
"""Cells from which on a board that is turned keeps numbers by a few places of each region, not by all."""
_MOST_UPDATED = 1 << 18
"""An update can number 2 ** 24 changes, of which a cell that is written may make up to 61."""
_BYTES_PER_WRITTEN, _BYTES_PER_PLACE = 6000, 8
"""Memory that an update may take: for a cell that is written, and for a place of the board where rooms are
searched. Updates of a few cells go without asking whether there is as much.
"""


def is_much(written: int, size: int) -> bool:
    """Return whether an update of this many cells of a board is slower, or may run out of memory."""
    if written > min(max(_ALWAYS_UPDATED, size // _FRESH_IS_CHEAPER), _MOST_UPDATED):
        return True
    try:
        np.empty(written * _BYTES_PER_WRITTEN + size * _BYTES_PER_PLACE, np.uint8)
    except MemoryError:
        return True
    return False


def segmented_again(
    old: SegmentationState, space: Space, tables: Tables, progress: Progress | None
) -> tuple[SegmentationState, NDArray[np.int64]]:
    """Return the state after an update whose bytes are written, and its answer; may raise `Cancelled`."""
    forget(old.engine, False)
    try:
        new = fresh_state(space, tables, part_of(progress, 0.5))
        carry_numbers(old, space, new, space, share_of(progress, 0.5, 5 / 6))
        with stage(progress, 5 / 6, 1.0):
            return new, new.engine.take_answer(differences(old.engine, new.engine))
    except BaseException:
        forget(old.engine, True)
        raise


@dataclass(frozen=True, eq=False)
class Inheritance:
    """The regions of one segmentation that overlap those of another, and the numbers that pass on.

    Rooms overlap by faces and corridors by cells, at equal lattice coordinates.

    Attributes
    ----------
    heirs : (new,) int32, the number that each new room and corridor takes over, or an unused number
    partner_of_old, partner_of_new : the one that each overlaps; 0 for none, -1 for several
    rivals : (n, 2) the overlaps, old and new numbers, of regions that are not each other's only ones
    """

    heirs: NDArray[np.int32]
    partner_of_old: NDArray[np.int32]
    partner_of_new: NDArray[np.int32]
    rivals: NDArray[np.int64]


def carry(
    old: SegmentationState, old_space: Space, new: SegmentationState, new_space: Space,
    progress: Progress | None, move: Move | None,
) -> None:  # fmt: skip
    """Carry numbers over to a fresh state of a board whose cells may have moved; may raise `Cancelled`."""
    if move is None:
        carry_numbers(old, old_space, new, new_space, progress)
        return
    new.head[KEEPS_NUMBERS] = old.head[KEEPS_NUMBERS]
    most = None if old.cells.size < _MOST_COMPARED else _FEW_PLACES
    numbering = numbering_of(old, old_space.grid, most).moved(new_space.lattice, move)
    take_numbering(new, new_space.grid, numbering)
    tell(progress, 1.0)


def carry_numbers(
    old: SegmentationState, old_space: Space, new: SegmentationState, new_space: Space,
    progress: Progress | None,
) -> None:  # fmt: skip
    """Carry over to the regions of the new state the numbers of the old one; may raise `Cancelled`."""
    found = inheritance(old.engine, old_space, new.engine, new_space, part_of(progress, 0.8))
    new.head[KEEPS_NUMBERS] = old.head[KEEPS_NUMBERS]
    renumber(new.engine, found.heirs)
    tell(progress, 1.0)


def inheritance(
    old: Engine, old_space: Space, new: Engine, new_space: Space, progress: Progress | None = None
) -> Inheritance:
    """Return which regions overlap, and who takes over which number; may raise `Cancelled`.

    Numbers go by greatest overlap; of equal overlaps the lower old number goes first.
    """
    here, there, *shape = common_part(old_space.grid, new_space.grid)
    cuts = np.array((here[1:], there[1:]), dtype=np.int64)
    before, after = (int(engine.arrays["head"][NEXT_ROW]) for engine in (old, new))
    heirs, partner_of_new = np.zeros((2, after), dtype=np.int32)
    partner_of_old = np.zeros(before, dtype=np.int32)
    overlap = Overlap(partner_of_old=partner_of_old, partner_of_new=partner_of_new, heirs=heirs)
    with stage(progress, 0.0, 0.5):
        meet(old, new, overlap, cuts, *shape)
    pairs = List(np.int64)
    with stage(progress, 0.5, 0.9):
        rivals(old, new, overlap, cuts, *shape, pairs)
    found = pairs.array().reshape(-1, 2)
    keys, which = np.unique(found[:, 0], return_inverse=True)
    overlaps = np.bincount(which, weights=found[:, 1], minlength=len(keys))
    pair_rivals(overlap, keys[np.argsort(-overlaps, kind="stable")])
    _fill_in(heirs, old)
    tell(progress, 1.0)
    rivalry = np.stack((keys >> 32, keys & 0xFFFFFFFF), axis=1)
    return Inheritance(heirs, partner_of_old, partner_of_new, rivalry)


def common_part(old: Grid, new: Grid) -> tuple[Cell, Cell, int, int, int]:
    """Return the corners and the shape of the parts of two boards with the same lattice coordinates."""
    here, there, shape = [0], [0], [min(old.levels, new.levels)]
    for axis, (old_first, new_first) in enumerate(zip(old.origin, new.origin, strict=True), 1):
        start = max(old_first, new_first)
        stop = min(old_first + old.shape[axis], new_first + new.shape[axis])
        here.append(start - old_first)
        there.append(start - new_first)
        shape.append(max(0, stop - start))
    return (here[0], here[1], here[2]), (there[0], there[1], there[2]), shape[0], shape[1], shape[2]


def _fill_in(heirs: NDArray[np.int32], old: Engine) -> None:
    """Assign unused numbers to regions that inherit none, if possible never used before."""
    without = np.flatnonzero(heirs[1:] == 0) + 1
    head, before = old.arrays["head"], len(old.rows)
    if head[KEEPS_NUMBERS] and before < MOST_UNUSED:
        heirs[without] = np.arange(before, before + len(without))
        heirs[0] = before - 1  # Numbers from the next on are given to later regions.
        return
    used = np.zeros(before + len(without), dtype=bool)
    used[:before] = old.rows[:, FLAGS] & KIND_OF_ROW != 0
    used[0] = True
    heirs[without] = np.flatnonzero(~used)[: len(without)]
