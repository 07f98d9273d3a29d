"""Strokes at random, for as long as one likes: single walls mostly, now and then areas and extents."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import accumulate
from random import Random

import numpy as np
from numpy.typing import NDArray

from mazarine.lattice import Side
from mazarine.maze import Link, Maze, Port, PortSide
from mazarine.maze.codes import Matter, Wall
from mazarine.maze.edits import ArrangeLevels, Batch, Edit, PlaceLink, RemoveLink, Resize, SetCells, SetWalls
from tests.maze.strokes import History, Stroke

_VERBS = {
    "wall": 7000, "line": 500, "walls": 100, "frame": 100, "pattern": 200, "cell": 700, "cells": 100,
    "link": 1500, "stairs": 50, "undo": 500, "area": 10, "resize": 3, "levels": 2,
}  # fmt: skip
_CHANCES = list(accumulate(_VERBS.values()))
_WALLS, _WALL_CHANCES = ("open", "wall", "secret", "found"), (9, 17, 18, 19)
_CELLS, _CELL_CHANCES = ("floor", "rock", "secret", "found"), (14, 17, 18, 19)
_DENSITIES = ((0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (0.45, 0.1), (0.2, 0.02), (0.1, 0.0))
"""Shares of walls and of rock in areas: halls, walls everywhere, rock everywhere, and mixtures."""


@dataclass(frozen=True)
class Made(Stroke):
    """A stroke whose edit is made already."""

    made: Edit | None = None

    def edit(self, maze: Maze) -> Edit | None:  # noqa: ARG002  # it was made for this maze
        """Return the edit."""
        return self.made


@dataclass(frozen=True)
class RandomStrokes:
    """Draws strokes.

    Attributes
    ----------
    rng : where all that is random comes from
    size : rows and columns; the board's vary by a few
    links : how many links there are at most, about; with 0 there are none
    evenly : whether areas and extents are drawn as often as single walls
    """

    rng: Random
    size: int
    links: int
    evenly: bool = False

    def draw(self, history: History) -> Stroke:
        """Draw a stroke for the maze as it is; there may be nothing to do for it."""
        (verb,) = self.rng.choices(tuple(_VERBS), cum_weights=None if self.evenly else _CHANCES)
        if verb == "undo":
            return Stroke("redo" if history.redo and self.rng.random() < 0.4 else "undo")
        make = self._makers.get(verb)
        return self._plain(verb, history.maze) if make is None else Made(verb, made=make(history.maze))

    @property
    def _makers(self) -> dict[str, Callable[[Maze], Edit | None]]:
        return {
            "line": self._line,
            "link": self._link,
            "area": self._area,
            "resize": self._resize,
            "levels": self._levels,
        }

    def _plain(self, verb: str, maze: Maze) -> Stroke:
        rng, place = self.rng, self.rng.randrange(maze.cells.size)
        if verb == "wall":
            return Stroke(verb, (place, rng.randrange(4)), self._state(_WALLS, _WALL_CHANCES))
        if verb == "cell":
            return Stroke(verb, (place,), self._state(_CELLS, _CELL_CHANCES))
        if verb == "stairs":
            return Stroke(verb, (place, rng.randrange(2))) if self.links else Made(verb)
        block = place, rng.randint(1, 6), rng.randint(1, 6)
        if verb == "pattern":
            return Stroke(verb, (*block, rng.getrandbits(16)))
        if verb == "cells":
            return Stroke(verb, block, self._state(_CELLS, _CELL_CHANCES))
        return Stroke(verb, block, self._state(_WALLS, _WALL_CHANCES))

    def _state(self, states: tuple[str, ...], chances: tuple[int, ...]) -> str:
        return self.rng.choices(states, cum_weights=chances)[0]

    def _line(self, maze: Maze) -> Edit | None:
        """Walls, or none, along a piece of a row or a column."""
        level, *extent = maze.shape
        side = self.rng.choice(maze.lattice.stored[:2])
        ends = extent if side is Side.E else extent[::-1]
        if ends[1] == 1:
            return None
        start, across = self.rng.randrange(ends[0]), self.rng.randrange(ends[1] - 1)
        along = np.arange(start, min(start + self.rng.randint(2, 30), ends[0]))
        places = (along, across) if side is Side.E else (across, along)
        cells = _lattice_cells(maze, self.rng.randrange(level), *places)
        code = self.rng.choice((Wall.OPEN, Wall.WALL))
        return SetWalls.of_arrays(cells, np.full(len(cells), side), np.full(len(cells), code))

    def _link(self, maze: Maze) -> Edit | None:
        """Return a link between two ports anywhere, or one less: the rather, the more there are."""
        if self.rng.random() * 2 * self.links < len(maze.links):
            cell = self.rng.choice(list(maze.links.cells()))
            return RemoveLink(self.rng.choice(maze.links.ports_of(cell)))
        if not self.links:
            return None
        return PlaceLink(Link(self._port(maze), self._port(maze), one_way=self.rng.random() < 0.3))

    def _port(self, maze: Maze) -> Port:
        level, row, col = map(self.rng.randrange, maze.shape)
        cell = level, row + maze.origin[0], col + maze.origin[1]
        return Port(cell, self.rng.choice((*[PortSide.PAD] * 3, *(it.name for it in maze.lattice.sides))))

    def _area(self, maze: Maze) -> Edit:
        """Return a hall, lanes, rock, or a mixture of walls and rock, of any extent."""
        levels, rows, cols = maze.shape
        chances = np.random.default_rng(self.rng.getrandbits(32))
        top, bottom = sorted((self.rng.randrange(rows), self.rng.randrange(rows)))
        left, right = sorted((self.rng.randrange(cols), self.rng.randrange(cols)))
        down, along = np.mgrid[top : bottom + 1, left : right + 1]
        cells = _lattice_cells(maze, self.rng.randrange(levels), down, along)
        walled, rocky = self.rng.choice(_DENSITIES)
        has_lanes = self.rng.random() < 0.3
        is_rock = chances.random(down.size) < rocky
        east, south = (along < right).ravel(), (down < bottom).ravel()
        sides = np.repeat(maze.lattice.stored[:2], (east.sum(), south.sum()))
        # On hexagons walls to the south-east and in turns to the south-west; the border stays.
        is_odd = (cells[south][:, 1] % 2 == 1) & maze.lattice.is_staggered
        sides[east.sum() :][is_odd] = Side.SW
        is_wall = chances.random(len(sides)) < np.where((sides != Side.E) & has_lanes, 0.0, walled)
        return Batch(
            (
                SetCells.of_arrays(cells, np.where(is_rock, Matter.ROCK, Matter.FLOOR) << 1),
                SetWalls.of_arrays(
                    np.concatenate((cells[east], cells[south])),
                    sides,
                    np.where(is_wall, Wall.WALL, Wall.OPEN),
                ),
            )
        )

    def _resize(self, maze: Maze) -> Edit:
        """Return an extent that begins and ends up to three rows and columns elsewhere."""
        top, left = (old + self.rng.randint(-3, 3) for old in maze.origin)
        rows, cols = (max(1, self.size + self.rng.randint(-3, 3)) for _ in range(2))
        return Resize((top, left), rows, cols)

    def _levels(self, maze: Maze) -> Edit | None:
        """Return the levels in another order; now and then a new one, or a copy, stands for one of them."""
        order: list[int | None] = list(range(maze.shape[0]))
        if len(order) == 1:
            return None
        self.rng.shuffle(order)
        if self.rng.random() < 0.3:
            order[0] = self.rng.choice((None, order[1]))
        return ArrangeLevels(tuple(order))


def _lattice_cells(
    maze: Maze, level: int, row: NDArray[np.int64] | int, col: NDArray[np.int64] | int
) -> NDArray[np.int64]:
    """Return the (n, 3) lattice cells at array places."""
    parts = np.broadcast_arrays(level, row + np.int64(maze.origin[0]), col + np.int64(maze.origin[1]))
    return np.stack([part.ravel() for part in parts], axis=1)
