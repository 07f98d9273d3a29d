"""A judge: a maze whose measures follow every edit, and return with it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager
from operator import index
from threading import RLock
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mazarine.design.codes import BRAID, CELL, TALLY_SIZE, WITH_ALL
from mazarine.design.layout import codes_of, floor_bit, rules_of, walled_sides
from mazarine.design.measures import MEASURES
from mazarine.design.moves import moves_of
from mazarine.maze import Maze
from mazarine.maze.edits import Batch, SetCells, SetWalls
from mazarine.maze.symmetry import Symmetry
from mazarine.native import design as native
from mazarine.paths.structure.space import side_steps
from mazarine.regions import Space
from mazarine.regions.space import FLOOR
from mazarine.regions.synchronized import synchronized

_FAST = {it.name: it.number for it in MEASURES.values() if it.number is not None}


class Judge:
    """A copy of a maze that is edited item by item, at some microseconds each.

    An item is a wall position, which opens or closes, or a cell, which becomes rock or floor.

    Attributes
    ----------
    maze : the maze as it was, not changed
    moves : what may be edited
    cells : padded uint16, the codes of the cells of the maze as it is, see `codes_of`
    closed : padded uint8, the sides of each cell on which a wall stands, as bits; also of rock
    tally : the numbers that `mazarine.design.codes` names
    handle : the judge of the native core
    lock : held by each call, so that threads may share it

    Parameters
    ----------
    kept, kept_walls, walls, blocks, symmetry : what may be edited, see `moves_of`
    start : another maze of this size whose walls and cells the items have at first; None for the same
    groups : the groups of measures that are kept up to date
    """

    def __init__(
        self,
        maze: Maze,
        *,
        kept: NDArray[np.bool_] | None = None,
        kept_walls: NDArray[np.bool_] | None = None,
        walls: bool = True,
        blocks: bool = False,
        symmetry: Symmetry = Symmetry.NONE,
        start: Maze | None = None,
        groups: int = WITH_ALL,
    ) -> None:
        self.lock: AbstractContextManager[Any] = RLock()
        self.maze = maze
        kept = np.zeros(maze.shape, dtype=np.bool_) if kept is None else kept
        if kept_walls is None:
            kept_walls = np.zeros((*maze.shape, len(maze.lattice.stored)), dtype=np.bool_)
        space = Space.of(maze)
        self.moves = moves_of(maze, kept, kept_walls, walls=walls, blocks=blocks, symmetry=symmetry)
        self.cells, self.closed = codes_of(space), walled_sides(maze)
        self._cells, self._closed = self.cells.copy(), self.closed.copy()
        self.tally = np.zeros(TALLY_SIZE, dtype=np.int64)
        self._rules, self._moves = rules_of(maze, space), native.Moves(**self.moves._asdict())
        self._begin(maze if start is None else start, side_steps(space))
        self.handle = native.JudgeHandle(
            native.new_judge(self._rules, self._moves, self.cells, self.closed, self.tally, groups)
        )

    def _begin(self, start: Maze, steps: NDArray[np.int64]) -> None:
        """Set the items to the states of a maze; those that change together get the state of the first."""
        places, sides, images, _ = self.moves
        others = Space.of(start).cells & FLOOR, walled_sides(start)
        cells, closed, floor = self.cells, self.closed, np.uint16(floor_bit(self.maze.lattice))
        first = np.where(images < 0, len(places), images).min(axis=1)
        is_cell = sides == CELL
        state = np.where(is_cell, others[0][places] > 0, others[1][places] >> (sides % CELL) & 1 > 0)[first]
        at = places[is_cell]
        cells[at] = cells[at] & ~floor | state[is_cell] * floor
        for side, step in enumerate(steps):
            here, opposite = sides == side, (side + len(steps) // 2) % len(steps)
            for at, number in ((places[here], side), (places[here] + step, opposite)):
                closed[at] = closed[at] & ~np.uint8(1 << number) | state[here] * np.uint8(1 << number)

    def __len__(self) -> int:
        """Return the number of items."""
        return len(self.moves.places)

    @synchronized
    def accept(self) -> None:
        """Keep the last edit."""
        native.accept(self.handle)

    @synchronized
    def flip(self, items: Sequence[int] | NDArray[np.int64]) -> None:
        """Flip items, each with its images, after keeping what was flipped before.

        Raises `IndexError` if there is no item of such a number.
        """
        every = range(len(self))
        numbers = [every[item] for item in items]
        self.accept()
        native.flip(self.handle, np.array(numbers, dtype=np.int64))

    @synchronized
    def undo(self) -> None:
        """Undo the last `flip`."""
        native.undo(self.handle)

    def measures(self) -> dict[str, float]:
        """Return the measures by name; NaN where one has no value."""
        return dict(zip(_FAST, self.values(_FAST.values()), strict=True))

    @synchronized
    def values(self, numbers: Iterable[int]) -> list[float]:
        """Return measures by their numbers; NaN where one has no value.

        Raises `IndexError` if there is no measure of such a number.
        """
        asked = np.array([*map(index, numbers)], dtype=np.int64)
        for number in asked.tolist():
            if not 0 <= number <= BRAID:
                raise IndexError(number)
        found = np.empty(len(asked))
        native.read_measures(self.handle, asked, found)
        return found.tolist()

    @synchronized
    def edit(self) -> Batch:
        """Return the edit that makes the maze what it is here."""
        return self.edit_to(self.cells, self.closed)

    @synchronized
    def edit_to(self, cells: NDArray[np.uint16], closed: NDArray[np.uint8]) -> Batch:
        """Return the edit that makes the maze what copies of `cells` and `closed` say."""
        return _edit_between(self.maze, self._cells, self._closed, cells, closed)


def _edit_between(
    maze: Maze, cells: NDArray[np.uint16], closed: NDArray[np.uint8], new_cells: NDArray[np.uint16],
    new_closed: NDArray[np.uint8],
) -> Batch:  # fmt: skip
    """Return the edit of a maze that was judged, from its bytes and walls before and after."""
    grid, floor_code = maze.grid, floor_bit(maze.lattice)
    edits: list[SetCells | SetWalls] = []
    changed = np.flatnonzero((cells ^ new_cells) & floor_code)
    if len(changed):
        floor = (new_cells[changed] & floor_code != 0).astype(np.uint8) * 2
        fog = maze.cells.reshape(-1)[grid.padded_to_flat(changed)] & 1
        edits.append(SetCells.of_arrays(grid.cells_at_padded(changed), floor | fog))
    for side in maze.lattice.stored:
        bit = 1 << maze.lattice.sides.index(side)
        changed = np.flatnonzero((closed ^ new_closed) & bit)
        if len(changed):
            codes = (new_closed[changed] & bit != 0).astype(np.uint8)
            sides = np.full(len(changed), side, dtype=np.uint8)
            edits.append(SetWalls.of_arrays(grid.cells_at_padded(changed), sides, codes))
    return Batch(tuple(edits))
