"""Algorithms for mazes on tilings, by the names that they have on lattices; all make perfect mazes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import GeneratorError
from mazarine.generators.registry import generator_named
from mazarine.rng import Rng, seed_of
from mazarine.tilings.maze import TilingMaze
from mazarine.tilings.messages import TilingMessage
from mazarine.tilings.tiling import Tiling


class Cells(Protocol):
    """Cells and the sides between them, such as those of a tiling."""

    def __len__(self) -> int: ...

    @property
    def cells(self) -> NDArray[np.int32]: ...

    @property
    def neighbors(self) -> list[list[tuple[int, int]]]: ...


def _growing(tiling: Cells, random: Random, choose: Callable[[int], int]) -> Iterator[int]:
    """Let a cell grow, told its place among those that may: a growing tree."""
    start = random.randrange(len(tiling))
    reached, tips = {start}, [start]
    while tips:
        at = choose(len(tips))
        ahead = [(side, cell) for side, cell in tiling.neighbors[tips[at]] if cell not in reached]
        if ahead:
            side, cell = random.choice(ahead)
            reached.add(cell)
            tips.append(cell)
            yield side
        else:
            tips.pop(at)


def _stack(tiling: Cells, random: Random) -> Iterator[int]:
    return _growing(tiling, random, lambda count: count - 1)


def _growing_tree(tiling: Cells, random: Random) -> Iterator[int]:
    return _growing(
        tiling, random, lambda count: random.randrange(count) if random.random() < 0.5 else count - 1
    )


def _prim(tiling: Cells, random: Random) -> Iterator[int]:
    start = random.randrange(len(tiling))
    reached, waiting = {start}, list(tiling.neighbors[start])
    while waiting:
        at = random.randrange(len(waiting))
        waiting[at], waiting[-1] = waiting[-1], waiting[at]
        side, cell = waiting.pop()
        if cell not in reached:
            reached.add(cell)
            waiting += tiling.neighbors[cell]
            yield side


def _kruskal(tiling: Cells, random: Random) -> Iterator[int]:
    leaders = list(range(len(tiling)))

    def leader(cell: int) -> int:
        while leaders[cell] != cell:
            leaders[cell] = cell = leaders[leaders[cell]]
        return cell

    sides = [(side, *cells) for side, cells in enumerate(tiling.cells.tolist()) if cells[1] >= 0]
    random.shuffle(sides)
    for side, one, other in sides:
        if leader(one) != leader(other):
            leaders[leader(one)] = leader(other)
            yield side


def _wilson(tiling: Cells, random: Random) -> Iterator[int]:
    reached = {random.randrange(len(tiling))}
    for start in random.sample(range(len(tiling)), len(tiling)):
        last: dict[int, tuple[int, int]] = {}
        here = start
        while here not in reached:
            last[here] = random.choice(tiling.neighbors[here])
            here = last[here][1]
        here = start
        while here not in reached:
            reached.add(here)
            side, here = last[here]
            yield side


def _aldous_broder(tiling: Cells, random: Random) -> Iterator[int]:
    here = random.randrange(len(tiling))
    reached = {here}
    while len(reached) < len(tiling):
        side, here = random.choice(tiling.neighbors[here])
        if here not in reached:
            reached.add(here)
            yield side


ALGORITHMS: dict[str, Callable[[Cells, Random], Iterator[int]]] = {
    "stack": _stack, "prim": _prim, "kruskal": _kruskal, "growing-tree": _growing_tree, "wilson": _wilson,
    "aldous-broder": _aldous_broder,
}  # fmt: skip
"""What yields the sides to open, by the name of the algorithm."""


def generate(name: str, tiling: Tiling, *, rng: Rng = None) -> TilingMaze:
    """Generate a perfect maze on a tiling.

    Parameters
    ----------
    name : an algorithm of `ALGORITHMS`, or another name of one
    tiling : the cells
    rng : where chance comes from: a generator, a seed, or None for a different maze each time

    Raises
    ------
    GeneratorError
        If there is no such algorithm, or it does not work on tilings.

    Examples
    --------
    >>> from mazarine.tilings import tiling
    >>> maze = generate("prim", tiling("rings", 4), rng=1)
    >>> maze, int(maze.is_open.sum())
    (<TilingMaze rings, 31 cells>, 30)
    """
    algorithm = generator_named(name).name
    if algorithm not in ALGORITHMS:
        raise GeneratorError(TilingMessage.NO_TILING_ALGORITHM(name=algorithm, known=", ".join(ALGORITHMS)))
    return TilingMaze(tiling, ALGORITHMS[algorithm](tiling, Random(seed_of(rng))))
