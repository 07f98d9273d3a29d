"""Perfect mazes of cells with six sides: spanning trees, made cell by cell."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from threading import RLock

import numpy as np

from mazarine.errors import GeneratorError
from mazarine.generators.growth import NOTHING, Growth, GrowthMarks
from mazarine.generators.messages import GeneratorMessage
from mazarine.lattice import Lattice
from mazarine.maze import Maze
from mazarine.maze.edits import SetWalls
from mazarine.regions.synchronized import synchronized

Neighbors = list[list[int]]
"""For each cell, by flat place, the cells across its sides."""
Passage = tuple[int, int]


class TreeGrowth(Growth):
    """An algorithm of `TREES` at work; each step opens a passage.

    Raises `GeneratorError` if the algorithm is none of these.
    """

    def __init__(self, name: str, rows: int, cols: int, lattice: Lattice, seed: int) -> None:
        if name not in TREES:
            known = ", ".join(TREES)
            raise GeneratorError(GeneratorMessage.NO_HEXAGONS(generator=name, known=known))
        self.lock, self.done, self.components = RLock(), False, 1
        self._maze = Maze.blank(rows, cols, lattice=lattice, walled=True)
        self._beside, self._sides = _neighbors(self._maze)
        self._queue: list[Passage] = []
        self._passages = TREES[name](self._beside, Random(seed), self._queue)
        self._opened: list[Passage] = []
        self._drawn = 0
        self._advance, self._finish = self._open, lambda _: None

    def _open(self, steps: int) -> bool:
        """Open at most `steps` passages; return whether these were the last."""
        self._opened += islice(self._passages, steps)
        return len(self._opened) == len(self._beside) - 1

    @property
    def share(self) -> float:
        """The share that is done, 0 to 1."""
        return self.created / len(self._beside)

    @property
    def created(self) -> int:
        """The number of cells that belong to the maze so far."""
        return len(self._opened) + 1

    @property
    def resets(self) -> int:
        """None of these algorithms begins again."""
        return 0

    @synchronized
    def marks(self) -> GrowthMarks:
        """Return what to show now."""
        if self.done or not self._opened:
            return GrowthMarks(None, None, NOTHING.reshape(0, 2))
        places = np.array([self._opened[-1][1], *(there for _, there in self._queue)])
        current, *_ = cells = np.stack(np.divmod(places, self._maze.shape[2]), axis=1)
        return GrowthMarks((int(current[0]), int(current[1])), None, cells[1:])

    @synchronized
    def maze(self) -> Maze:
        """Return the maze as far as it has grown."""
        if passages := self._opened[self._drawn :]:
            sides = [self._sides[at][self._beside[at].index(to)] for at, to in passages]
            cells = self._maze.grid.cells_at_flat(np.array(passages)[:, 0])
            states = np.zeros(len(passages), dtype=np.uint8)
            SetWalls.of_arrays(cells, np.array(sides, dtype=np.uint8), states).apply(self._maze)
            self._drawn += len(passages)
        maze = self._maze.copy()
        self._finish(maze)
        return maze


def _neighbors(maze: Maze) -> tuple[Neighbors, Neighbors]:
    """Return the cells across the sides of each cell, and these sides."""
    flat = np.arange(maze.cells.size)
    cells = maze.grid.cells_at_flat(flat)
    beside: Neighbors = [[] for _ in flat]
    sides: Neighbors = [[] for _ in flat]
    for side in maze.lattice.sides:
        across = cells.copy()
        across[:, 1:] += maze.lattice.offsets(cells[:, 1], side)
        is_inside = ((across >= 0) & (across < np.array(maze.shape))).all(axis=1)
        places = maze.grid.flat_places(across[is_inside]).tolist()
        for here, there in zip(flat[is_inside].tolist(), places, strict=True):
            beside[here].append(there)
            sides[here].append(int(side))
    return beside, sides


def _stack(beside: Neighbors, rng: Random, stack: list[Passage]) -> Iterator[Passage]:
    """Walk on to a new cell beside the last one; go back where there is none."""
    first = rng.randrange(len(beside))
    stack.append((first, first))
    is_new = [True] * len(beside)
    is_new[first] = False
    while stack:
        here = stack[-1][1]
        onward = [cell for cell in beside[here] if is_new[cell]]
        if not onward:
            stack.pop()
            continue
        cell = rng.choice(onward)
        is_new[cell] = False
        stack.append((here, cell))
        yield here, cell


def _prim(beside: Neighbors, rng: Random, walls: list[Passage]) -> Iterator[Passage]:
    """Open any of the walls around what is there to a new cell."""
    first = rng.randrange(len(beside))
    is_new = [True] * len(beside)
    is_new[first] = False
    walls += [(first, cell) for cell in beside[first]]
    while walls:
        at = rng.randrange(len(walls))
        walls[at], walls[-1] = walls[-1], walls[at]
        here, cell = walls.pop()
        if is_new[cell]:
            is_new[cell] = False
            walls += [(cell, other) for other in beside[cell] if is_new[other]]
            yield here, cell


def _kruskal(beside: Neighbors, rng: Random, _: list[Passage]) -> Iterator[Passage]:
    """Open walls in any order between parts that are not connected yet."""
    walls = [(here, there) for here, others in enumerate(beside) for there in others if here < there]
    rng.shuffle(walls)
    leaders = list(range(len(beside)))

    def leader(cell: int) -> int:
        while leaders[cell] != cell:
            leaders[cell] = leaders[leaders[cell]]
            cell = leaders[cell]
        return cell

    for here, there in walls:
        one, other = leader(here), leader(there)
        if one != other:
            leaders[one] = other
            yield here, there


def _hunt_and_kill(beside: Neighbors, rng: Random, _: list[Passage]) -> Iterator[Passage]:
    """Walk at random until there is no new cell beside; begin again at the first one beside the maze."""
    is_new, cell, first = [True] * len(beside), rng.randrange(len(beside)), 0
    while True:
        is_new[cell] = False
        onward = [other for other in beside[cell] if is_new[other]]
        if onward:
            following = rng.choice(onward)
            yield cell, following
            cell = following
            continue
        while first < len(beside) and not is_new[first]:
            first += 1
        for at in range(first, len(beside)):
            ends = [other for other in beside[at] if is_new[at] and not is_new[other]]
            if ends:
                cell = at
                yield rng.choice(ends), cell
                break
        else:
            return


def _wilson(beside: Neighbors, rng: Random, _: list[Passage]) -> Iterator[Passage]:
    """Walk at random from each cell to the maze, and add the walk without its loops."""
    is_new = [True] * len(beside)
    is_new[rng.randrange(len(beside))] = False
    onward = [0] * len(beside)
    for first in range(len(beside)):
        cell = first
        while is_new[cell]:
            onward[cell] = rng.choice(beside[cell])
            cell = onward[cell]
        cell = first
        while is_new[cell]:
            yield cell, onward[cell]
            is_new[cell] = False
            cell = onward[cell]


def _aldous_broder(beside: Neighbors, rng: Random, _: list[Passage]) -> Iterator[Passage]:
    """Walk at random, and open the way to each cell when it is met first."""
    cell = rng.randrange(len(beside))
    is_new, left = [True] * len(beside), len(beside) - 1
    is_new[cell] = False
    while left:
        following = rng.choice(beside[cell])
        if is_new[following]:
            yield cell, following
            is_new[following] = False
            left -= 1
        cell = following


TREES: dict[str, Callable[[Neighbors, Random, list[Passage]], Iterator[Passage]]] = {
    "stack": _stack, "prim": _prim, "kruskal": _kruskal, "hunt-and-kill": _hunt_and_kill,
    "wilson": _wilson, "aldous-broder": _aldous_broder,
}  # fmt: skip
"""The algorithms, by the names of `GENERATORS`; the list holds what waits: passages to cells."""
