"""Perfect mazes of cells with six sides: spanning trees, made cell by cell."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import numpy as np

from mazarine.errors import GeneratorError
from mazarine.generators.messages import GeneratorMessage
from mazarine.lattice import Lattice
from mazarine.maze import Maze
from mazarine.maze.edits import SetWalls
from mazarine.progress import Progress, tell

_BETWEEN_LOOKS = 1 << 14

Neighbors = list[list[int]]
"""For each cell, by flat place, the cells across its sides."""
Passage = tuple[int, int]


def grow_six_sided(
    name: str, rows: int, cols: int, lattice: Lattice, seed: int, progress: Progress | None = None
) -> Maze:
    """Make a perfect maze by an algorithm of `TREES`.

    Raises
    ------
    GeneratorError
        If the algorithm is none of these.
    Cancelled
        If `progress` requested a stop.
    """
    if name not in TREES:
        known = ", ".join(TREES)
        raise GeneratorError(GeneratorMessage.NO_HEXAGONS(generator=name, known=known))
    maze = Maze.blank(rows, cols, lattice=lattice, walled=True)
    beside, sides = _neighbors(maze)
    passages: list[Passage] = []
    for passage in TREES[name](beside, Random(seed)):
        passages.append(passage)
        if len(passages) % _BETWEEN_LOOKS == 0:
            tell(progress, len(passages) / len(beside))
    if passages:
        here, there = np.array(passages, dtype=np.int64).T
        named = np.array([sides[at][beside[at].index(to)] for at, to in passages], dtype=np.uint8)
        cells = maze.grid.cells_at_flat(here)
        SetWalls.of_arrays(cells, named, np.zeros(len(there), dtype=np.uint8)).apply(maze)
    tell(progress, 1.0)
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


def _stack(beside: Neighbors, rng: Random) -> Iterator[Passage]:
    """Walk on to a new cell beside the last one; go back where there is none."""
    stack = [rng.randrange(len(beside))]
    is_new = [True] * len(beside)
    is_new[stack[0]] = False
    while stack:
        onward = [cell for cell in beside[stack[-1]] if is_new[cell]]
        if not onward:
            stack.pop()
            continue
        cell = rng.choice(onward)
        yield stack[-1], cell
        is_new[cell] = False
        stack.append(cell)


def _prim(beside: Neighbors, rng: Random) -> Iterator[Passage]:
    """Open any of the walls around what is there to a new cell."""
    first = rng.randrange(len(beside))
    is_new = [True] * len(beside)
    is_new[first] = False
    walls = [(first, cell) for cell in beside[first]]
    while walls:
        at = rng.randrange(len(walls))
        walls[at], walls[-1] = walls[-1], walls[at]
        here, cell = walls.pop()
        if is_new[cell]:
            yield here, cell
            is_new[cell] = False
            walls += [(cell, other) for other in beside[cell] if is_new[other]]


def _kruskal(beside: Neighbors, rng: Random) -> Iterator[Passage]:
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


def _hunt_and_kill(beside: Neighbors, rng: Random) -> Iterator[Passage]:
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


def _wilson(beside: Neighbors, rng: Random) -> Iterator[Passage]:
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


def _aldous_broder(beside: Neighbors, rng: Random) -> Iterator[Passage]:
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


TREES: dict[str, Callable[[Neighbors, Random], Iterator[Passage]]] = {
    "stack": _stack, "prim": _prim, "kruskal": _kruskal, "hunt-and-kill": _hunt_and_kill,
    "wilson": _wilson, "aldous-broder": _aldous_broder,
}  # fmt: skip
"""The algorithms, by the names of `GENERATORS`."""
