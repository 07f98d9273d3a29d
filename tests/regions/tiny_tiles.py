"""Edits on boards of 1 × 1 to 130 × 130 cells, compared with the oracle after each, for any library.

    python -m tests.regions.tiny_tiles {strokes,families,large} [--seconds 10] [--boards N] [--seed 0]

is run from the project's folder. `test_tiny_tiles` gives it a library whose tiles, squares and segments are
so small that these boards have many of each. `strokes` makes random edits on boards of any kind, `families`
walls at the doors of `cutting_boards`; `large` makes these on larger boards, where a fresh segmentation
stands for the oracle. Each board has a seed of its own, which a failure prints, and `--boards 1` repeats it.
"""
# ruff: noqa: T201

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from itertools import count, islice
from random import Random
from time import perf_counter

import numpy as np

from mazarine.lattice import LATTICES
from mazarine.maze import Maze
from mazarine.maze.borders import close_borders
from mazarine.maze.codes import Matter, Wall
from mazarine.maze.edits import Edit
from mazarine.maze.edits.batch import joined
from tests.maze.strokes import History, Stroke
from tests.regions.agreement import Watched
from tests.regions.cutting_boards import FAMILIES
from tests.regions.random_strokes import Made, RandomStrokes
from tests.regions.soak import Soak

_LONGEST = 130
_MOST_CELLS = (1, 60, 250, 250, 600, 1500)
_WALLED, _ROCKY = (0.0, 0.03, 0.1, 0.35, 0.5, 1.0), (0.0, 0.0, 0.02, 0.15)
_SIZES, _LARGE_SIZES = (20, 21, 23, 26), (33, 40, 64, 65, 67, 130)
_EDITS = 16


class Edited:
    """A maze, random strokes for it, and a segmentation that is compared with the oracle after each."""

    def __init__(self, maze: Maze, rng: Random, links: int) -> None:
        self.history = History(maze)
        self.edits = 0
        self._rng = rng
        self._watched = Watched(maze)
        size = round((maze.shape[1] * maze.shape[2]) ** 0.5)
        self._usual, self._evenly = (RandomStrokes(rng, size, links, evenly) for evenly in (False, True))

    def run(self, strokes: int) -> None:
        """Draw strokes and follow them, now and then some as one."""
        for _ in range(strokes):
            self._follow(*(self._stroke() for _ in range(self._rng.choice((1, 1, 1, 1, 3)))))

    def make(self, edit: Edit) -> None:
        """Make an edit and follow it."""
        self._follow(Made("edit", made=edit))

    def _follow(self, *strokes: Stroke) -> None:
        changes = [change for change in map(self.history.do, strokes) if change is not None]
        if changes:
            self.edits += 1
            self._watched.follow(changes[0] if len(changes) == 1 else joined(changes))

    def _stroke(self) -> Stroke:
        draw = self._rng.choices((self._usual.draw, self._evenly.draw, self._paste), (6, 3, 1))[0]
        return draw(self.history)

    def _paste(self, history: History) -> Stroke:
        """Return a block that is copied or moved, of any size, turned, and whole or with holes."""
        rng, (_, rows, cols) = self._rng, history.maze.shape
        place, target = (rng.randrange(history.maze.cells.size) for _ in range(2))
        block = rng.randint(1, rows), rng.randint(1, cols), rng.choice((0xFFFF, rng.getrandbits(16)))
        return Stroke(
            rng.choice(("copy", "move")), (place, *block, rng.randrange(8), target, rng.randrange(3))
        )


def _strokes(seed: int) -> int:
    rng = Random(seed)
    edited = Edited(_board(rng), rng, links=rng.choice((0, 0, 8)))
    edited.run(_EDITS)
    return edited.edits


def _board(rng: Random) -> Maze:
    """Return a board of either lattice, of some levels, with walls and rock at random."""
    levels, most = rng.choice((1, 1, 1, 2, 3)), rng.choice(_MOST_CELLS)
    rows = min(most, round(_LONGEST ** rng.random()))
    shape = levels, rows, min(max(1, most // rows // levels), _LONGEST)
    walled, rocky = rng.choice(_WALLED), rng.choice(_ROCKY)
    chances, lattice = np.random.default_rng(rng.getrandbits(32)), rng.choice(LATTICES)
    cells = np.where(chances.random(shape) < rocky, Matter.ROCK << 1, Matter.FLOOR << 1).astype(np.uint8)
    walls = np.zeros(shape, dtype=np.uint8)
    for shift in map(lattice.shift, lattice.stored):
        walls[chances.random(shape) < walled] |= Wall.WALL << shift
    origin = rng.choice(((0, 0), (-3, 5), (2, -1)))
    close_borders(walls, lattice, origin)
    return Maze(cells, walls, lattice=lattice, origin=origin)


def _families(seed: int) -> int:
    rng = Random(seed)
    board = tuple(FAMILIES.values())[seed % len(FAMILIES)](rng.choice(_SIZES))
    edited = Edited(board.maze, rng, links=0)
    for edit in board.toggles(_EDITS // 2, rng):
        edited.make(edit)
        edited.run(rng.randrange(2))
    return edited.edits


def _large(seed: int) -> int:
    rng = Random(seed)
    size = rng.choice(_LARGE_SIZES)
    board = tuple(FAMILIES.values())[seed % len(FAMILIES)](size)
    soak = Soak(size=size, seed=seed, maze=board.maze)
    for edit in board.toggles(_EDITS, rng):
        change = soak.history.do(Made("edit", made=edit))
        if change is not None:
            soak.follow([change])
        soak.run(rng.randrange(2))
        found = soak.difference()
        assert found is None, found
    return _EDITS + soak.edits


_PARTS: dict[str, Callable[[int], int]] = {"strokes": _strokes, "families": _families, "large": _large}
"""Each takes the seed of a board, and returns how many edits it has made."""


def main(words: Sequence[str] | None = None) -> None:
    """Try boards until the time is over."""
    parser = argparse.ArgumentParser(prog="python -m tests.regions.tiny_tiles")
    parser.add_argument("part", choices=_PARTS)
    parser.add_argument("--seconds", type=float, default=10.0, help="when no more boards are begun")
    parser.add_argument("--boards", type=int, help="how many boards to try at most")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first board")
    options = parser.parse_args(words)
    end = perf_counter() + options.seconds
    edits = boards = 0
    for seed in islice(count(options.seed), options.boards):
        try:
            edits += _PARTS[options.part](seed)
        except Exception:
            print(f"{options.part}, --seed {seed} --boards 1:", file=sys.stderr)
            raise
        boards += 1
        if perf_counter() > end:
            break
    print(f"{edits} edits on {boards} boards")


if __name__ == "__main__":
    main()
