"""Positions along corridors that move: offsets that would leave 16 bits, positions that run far, rings."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from mazarine.maze import Maze
from mazarine.maze.edits import Change, SetCells, SetWalls
from mazarine.native.calls import i64
from mazarine.regions import Kind, Segmentation
from tests.drawing import blocks
from tests.regions.agreement import Watched
from tests.regions.checksum import Checksum
from tests.regions.costed import wall
from tests.regions.shapes import ring_corridor

_BASE, _PART_WIDTH = 2, 9
"""The column of a row with the base of a segment, and those of a part (`editor/native/regions/engine.h`)."""


class _Fields(ctypes.Structure):
    """The fields of `mz_engine` up to the parts of corridors."""

    _fields_ = [
        *((f"list_{number}", i64) for number in range(5)),
        *((f"array_{number}", ctypes.c_void_p) for number in range(6)),
        ("size", i64), ("parts", ctypes.c_void_p), ("next", i64),
    ]  # fmt: skip


def move_positions(segmentation: Segmentation, corridor: int, distance: int) -> None:
    """Do to a corridor what many cells gained at one end and lost at the other would."""
    rows, fields = segmentation.engine.rows, _Fields.from_address(segmentation.engine.pointer)
    is_in_parts = bool(rows[corridor, 0] & 8)
    if not is_in_parts:
        rows[corridor, _BASE] += distance
        return
    block = (ctypes.c_int32 * (_PART_WIDTH * fields.next)).from_address(fields.parts)
    parts = np.frombuffer(block, np.int32).reshape(-1, _PART_WIDTH)
    of_corridor = (parts[:, 1] == corridor) & (np.arange(len(parts)) > 0)
    assert of_corridor.any()
    parts[of_corridor, _BASE] += distance


@pytest.mark.parametrize("distance", [0, 1 << 30, -(1 << 30) - 5])
def test_positions_that_run_far_are_counted_anew(distance: int) -> None:
    """They are 32-bit numbers; the next change at an end brings them back."""
    maze = blocks("......#\n.####.#\n.......")
    watched = Watched(maze)
    (row,) = [number for number, region in watched.segmentation.regions.items() if region.size > 1]
    move_positions(watched.segmentation, row, distance)
    for edit in (wall(0, 3, "E"), SetCells([(0, 0, 6, "floor")]), SetCells([(0, 1, 6, "floor")])):
        change = edit.apply(maze)
        watched.follow(change)
        watched.follow(change.inverse.apply(maze))


@pytest.mark.parametrize("distance", [0, 1 << 30, -(1 << 30) - 5])
def test_positions_of_a_corridor_in_parts_that_run_far_are_counted_anew(distance: int) -> None:
    loop = Loop(900, 3000)
    (row,) = loop.segmentation.regions
    move_positions(loop.segmentation, row, distance)
    loop.move(3, 0)
    loop.require_right()
    assert np.abs(loop.positions()).max() < (1 << 30) - 1000
    loop.move(0, 3)
    loop.require_right()


class Loop:
    """A corridor that moves round a block of rock, cell by cell."""

    def __init__(self, size: int, length: int) -> None:
        self.round = np.array(list(_around(size)))
        self.maze = Maze.blank(size, size)
        self.maze.buffers.cells[:] = 0
        self.tail, self.length = 0, length
        self._floor = Maze.blank(1, 1).cells[0, 0, 0]
        self.maze.buffers.cells.ravel()[self.cells()] = self._floor
        self.segmentation = Segmentation.of(self.maze)

    def cells(self) -> np.ndarray:
        """Return the flat places of the corridor from its tail to its head."""
        return self.round[np.arange(self.tail, self.tail + self.length) % len(self.round)]

    def move(self, gained: int, lost: int) -> None:
        """Let its head gain and its tail lose cells; numbers below 0 the other way about."""
        before = self.cells()
        self.tail += lost
        self.length += gained - lost
        now = self.cells()
        cells = self.maze.buffers.cells.ravel()
        cells[before] = 0
        cells[now] = self._floor
        dirty = np.setxor1d(before, now)
        assert len(dirty) == abs(gained) + abs(lost)
        self.segmentation.update(Change(dirty, None))

    def positions(self) -> np.ndarray:
        """Return the positions of these cells."""
        places = map(self.segmentation.space.grid.flat_to_padded, self.cells().tolist())
        return self.segmentation._state.positions_at(np.array(list(places)))

    def require_right(self) -> None:
        """Require that positions rise or fall by one from cell to cell, as the walk along it does."""
        steps = np.diff(self.positions())
        assert (steps == steps[0]).all(), np.unique(steps)
        assert abs(steps[0]) == 1
        ((number, region),) = self.segmentation.regions.items()
        assert (region.kind, region.size) == (Kind.CORRIDOR, self.length)
        walked = self.segmentation.space.grid.flat_places(self.segmentation.regions.cells_of(number))
        assert walked.tolist() in (self.cells().tolist(), self.cells()[::-1].tolist())


def _around(size: int) -> Iterator[int]:
    last = size - 1
    yield from (col for col in range(last))
    yield from (row * size + last for row in range(last))
    yield from (last * size + col for col in range(last, 0, -1))
    yield from (row * size for row in range(last, 0, -1))


@pytest.mark.parametrize("most", [1, 40])
@pytest.mark.parametrize("forward", [True, False])
def test_a_corridor_that_moves_forty_thousand_cells_stays_right(forward: bool, most: int) -> None:
    """Its offsets, of 16 bits, are moved back to the middle before they run out."""
    loop, rng, moved, sign = Loop(101, 150), Random(4), 0, 1 if forward else -1
    while moved < 45_000:
        # A cell at a time only where offsets run out, and not long before.
        step = 1 if most == 1 and moved % 33_000 > 32_000 else rng.randint(20, 40)
        loop.move(sign * step, sign * step) if rng.random() < 0.5 else _in_two(loop, sign * step)
        moved += step
        if step == 1 or rng.random() < 0.1:
            loop.require_right()
    loop.require_right()
    assert Checksum.of(loop.segmentation) == Checksum.of(Segmentation.of(loop.maze))


def test_positions_of_one_segment_do_not_grow_for_ever() -> None:
    loop = Loop(101, 150)
    (row,) = loop.segmentation.regions
    move_positions(loop.segmentation, row, (1 << 31) - 40_000)
    for _ in range(900):
        loop.move(50, 50)
    loop.require_right()
    positions = loop.positions().astype(np.int64)
    # With smaller segments it has parts, and all positions were moved back.
    assert np.abs(positions - (1 << 31) + 40_000).max() < 1 << 16 or np.abs(positions).max() < 1 << 16


def _in_two(loop: Loop, step: int) -> None:
    loop.move(step, 0)
    loop.move(0, step)


def test_a_corridor_in_parts_that_moves_stays_right() -> None:
    loop, rng = Loop(901, 2900), Random(6)
    for turn in range(300):
        step = rng.choice((1, 2, 50, 400, -1, -300))
        loop.move(step, step) if turn % 2 else _in_two(loop, step)
        if turn % 20 == 0:
            loop.require_right()
    loop.require_right()


def doors_of(size: int) -> list[SetWalls]:
    """Return the walls between the cells of a ring and those before them."""
    cells = list(_around(size))
    walls = []
    for cell, following in zip(cells, cells[1:] + cells[:1], strict=True):
        row, col = divmod(min(cell, following), size)
        walls.append(wall(row, col, "E" if abs(cell - following) == 1 else "S"))
    return walls


def require_agreement(segmentation: Segmentation, maze: Maze) -> None:
    assert Checksum.of(segmentation) == Checksum.of(Segmentation.of(maze))


@pytest.mark.parametrize("size", [3, 4, 9, 129])
def test_a_ring_of_one_segment_is_opened_and_closed_at_many_places(size: int) -> None:
    maze, rng = ring_corridor(size), Random(size)
    segmentation = Segmentation.of(maze)
    doors = doors_of(size)
    for turn, door in enumerate(doors if size < 20 else rng.sample(doors, 60)):
        opened = door.apply(maze)
        segmentation.update(opened)
        assert [len(region.ends) for region in segmentation.regions.values()] == [2]
        if turn % 3 < 2:
            require_agreement(segmentation, maze)
        segmentation.update(opened.inverse.apply(maze))
        if turn % 3:
            require_agreement(segmentation, maze)


@pytest.mark.parametrize("size", [257, 258, 400, 700])
def test_a_ring_of_many_parts_is_opened_and_closed_at_many_places(size: int) -> None:
    maze, rng = ring_corridor(size), Random(size)
    segmentation = Segmentation.of(maze)
    doors = doors_of(size)
    edges = [at for cut in (1024, 2048, 512) for at in range(cut - 2, cut + 3) if at < len(doors)]
    places = [0, 1, len(doors) - 1, len(doors) - 2, *edges, *rng.sample(range(len(doors)), 40)]
    for turn, place in enumerate(places):
        opened = doors[place].apply(maze)
        segmentation.update(opened)
        assert [len(region.ends) for region in segmentation.regions.values()] == [2]
        if turn % 8 < 2:
            require_agreement(segmentation, maze)
        segmentation.update(opened.inverse.apply(maze))
        if turn % 8 == 1:
            require_agreement(segmentation, maze)
    require_agreement(segmentation, maze)


@pytest.mark.parametrize("size", [5, 30, 300])
def test_a_ring_is_cut_into_pieces_and_closed_in_any_order(size: int) -> None:
    maze, rng = ring_corridor(size), Random(size)
    segmentation = Segmentation.of(maze)
    doors = doors_of(size)
    for turn in range(20):
        cuts = [door.apply(maze) for door in rng.sample(doors, rng.randint(1, min(9, len(doors))))]
        for cut in cuts:
            segmentation.update(cut)
        if turn % 4 == 0:
            require_agreement(segmentation, maze)
        rng.shuffle(cuts)
        for cut in cuts:
            segmentation.update(cut.inverse.apply(maze))
        ((_, region),) = segmentation.regions.items()
        assert (region.size, region.ends) == (len(doors), ())
    require_agreement(segmentation, maze)
