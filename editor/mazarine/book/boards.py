"""The boards of a book: what is not known before a search is only which sides are open."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

import numpy as np
from numpy.typing import NDArray

from mazarine.book.network import Network, Numbers, Sides
from mazarine.lattice import lattice_named
from mazarine.maze import Maze
from mazarine.maze.codes import Matter, Wall
from mazarine.maze.edits import SetWalls
from mazarine.maze.endpoints import Endpoints
from mazarine.picture.vector.elements import line
from mazarine.picture.vector.sides import joined, side_lines
from mazarine.shapes import mark_ends, mask
from mazarine.shapes.masks import floor_of
from mazarine.tilings import ALGORITHMS, TILINGS, TilingMaze, tiling
from mazarine.tilings.drawing import side_path

BookMaze = Maze | TilingMaze
GENERATORS = ("stack", "prim", "kruskal", "growing-tree", "wilson")
"""What a search begins with: they take turns, as mazes of one look alike."""


_NEAR = 1e-4


@dataclass(frozen=True, eq=False)
class Board:
    """A board with a start and a goal.

    Attributes
    ----------
    network : its cells, and the sides that may be open
    corners : (n, 2), of which the outermost are as far out as it reaches
    exits : (n, 2), the middles of the sides around it
    maze : returns the maze for which sides are open
    walls : returns the paths of walls in SVG, for which sides are open, without those at some (n, 2) places
    """

    network: Network
    corners: Numbers
    exits: Numbers
    maze: Callable[[Sides], BookMaze]
    walls: Callable[[Sides, Numbers], list[str]]

    @property
    def extent(self) -> tuple[float, float]:
        """Its width and height."""
        width, height = np.ptp(self.corners, axis=0).tolist()
        return width, height

    def exits_of(self, cell: int) -> Numbers:
        """Return the (n, 2) middles of the sides of a cell that lead out."""
        middles = self.network.middles
        away = np.hypot(*(self.exits - middles[cell]).T)
        near = self.exits[away < away.min() + _NEAR]
        is_own = [np.hypot(*(middles - place).T).argmin() == cell for place in near]
        own: Numbers = near[np.array(is_own)]
        return own

    def generated(self, generator: str, seed: int) -> Sides:
        """Return the open sides of a perfect maze."""
        is_open = np.zeros(len(self.network.cells), dtype=bool)
        is_open[list(ALGORITHMS[generator](self.network, Random(seed)))] = True
        return is_open


def board_of(lattice: str, rows: int, cols: int, shape: str = "") -> Board:
    """Return a board; what is not in its shape is rock.

    Raises
    ------
    MazeError
        If there is no such lattice or shape, or a board of this size cannot have it.
    """
    if lattice in TILINGS:
        return _on_tiling(TilingMaze(tiling(lattice, rows, cols)))
    cells = lattice_named(lattice)
    inside = mask(shape, rows, cols, cells) if shape else np.ones((rows, cols), dtype=bool)
    board = floor_of(inside, cells)
    mark_ends(board, None if shape else ((0, 0, 0), (0, rows - 1, cols - 1)))
    return _on_lattice(board)


def _on_tiling(maze: TilingMaze) -> Board:
    tiles = maze.tiling
    is_inner = tiles.cells[:, 1] >= 0
    inner = np.flatnonzero(is_inner)
    maze.set_open(inner.tolist(), is_open=True)
    ends, cells = maze.ends, tiles.cells[inner]
    middles = np.array([tiles.middle_of_side(side) for side in range(len(is_inner))])
    network = Network(cells, np.zeros(cells.shape, dtype=np.int64), tiles.middles, middles[inner], *ends)

    def made(is_open: Sides) -> TilingMaze:
        return TilingMaze(tiles, inner[is_open].tolist(), ends)

    def walls(is_open: Sides, openings: Numbers) -> list[str]:
        closed = np.flatnonzero(~made(is_open).is_open)
        return [side_path(maze, side) for side in closed[_are_apart(middles[closed], openings)].tolist()]

    reach = np.hypot(*tiles.points.T).max() * np.array([(-1, 0), (1, 0), (0, -1), (0, 1)])
    corners = reach if tiles.is_round else tiles.points
    return Board(network, corners, middles[~is_inner], made, walls)


def _on_lattice(board: Maze) -> Board:
    lattice, (_, rows, cols) = board.lattice, board.shape
    floor = np.argwhere(board.cells[0] >> 1 != Matter.ROCK)
    numbers = np.full((rows, cols), -1, dtype=np.int32)
    numbers[tuple(floor.T)] = np.arange(len(floor))
    pairs, ranks, stored = [], [], []
    for side in lattice.stored:
        across = floor + lattice.offsets(floor[:, 0], side)
        has = np.asarray(((across >= 0) & (across < (rows, cols))).all(axis=1))
        has[has] = numbers[tuple(across[has].T)] >= 0
        has &= lattice.lacks(*floor.T) & side.bit == 0
        pairs.append(np.stack((np.flatnonzero(has), numbers[tuple(across[has].T)]), axis=1))
        ranks.append(np.tile([lattice.sides.index(it) for it in (side, side.opposite)], (len(pairs[-1]), 1)))
        stored.append(np.full(len(pairs[-1]), side, dtype=np.uint8))
    cells, middles = np.concatenate(pairs).astype(np.int32), board.geometry.middles(*floor.T)
    start, goal = (int(numbers[cell[1:]]) for cell in _ends(board))
    network = Network(cells, np.concatenate(ranks), middles, middles[cells].mean(axis=1), start, goal)
    at, sides = np.pad(floor[cells[:, 0]], ((0, 0), (1, 0))), np.concatenate(stored)

    def made(is_open: Sides) -> Maze:
        maze, codes = board.copy(), np.where(is_open, Wall.OPEN, Wall.WALL).astype(np.uint8)
        SetWalls.of_arrays(at, sides, codes).apply(maze)
        return maze

    def walls(is_open: Sides, openings: Numbers) -> list[str]:
        lines = side_lines(made(is_open), 0, is_framed=False)[Wall.WALL]
        lines = joined(lines[_are_apart((lines[:, :2] + lines[:, 2:]) / 2, openings)])
        return [line((x0, y0), (x1, y1)) for x0, y0, x1, y1 in lines.tolist()]

    outline = board.geometry.outline(*floor.T)
    return Board(network, outline.reshape(-1, 2), outline.reshape(-1, 2, 2).mean(axis=1), made, walls)


def _ends(board: Maze) -> tuple[tuple[int, int, int], tuple[int, int, int]]:
    ends = Endpoints.of(board)
    return ends.starts[0], ends.goals[0]


def _are_apart(places: Numbers, others: Numbers) -> NDArray[np.bool_]:
    """Return which (n, 2) places are none of some others."""
    apart: NDArray[np.bool_] = (np.hypot(*(places[:, None] - others).T) > _NEAR).all(axis=0)
    return apart
