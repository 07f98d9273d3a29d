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
    around : returns the (n, 2) middles of the sides of a cell
    maze : returns the maze for which sides are open
    walls : returns the paths of walls in SVG, for which sides are open, without those at some (n, 2) places
    """

    network: Network
    corners: Numbers
    around: Callable[[int], Numbers]
    maze: Callable[[Sides], BookMaze]
    walls: Callable[[Sides, Numbers], list[str]]

    @property
    def extent(self) -> tuple[float, float]:
        """Its width and height."""
        width, height = np.ptp(self.corners, axis=0).tolist()
        return width, height

    def exits_of(self, cell: int) -> Numbers:
        """Return the (n, 2) middles of the sides of a cell that lead out."""
        it = self.network
        found = self.around(cell)
        return found[_are_apart(found, it.crossings[(it.cells == cell).any(axis=1)])]

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
    inner = np.flatnonzero(tiles.cells[:, 1] >= 0)
    maze.set_open(inner.tolist(), is_open=True)
    cells, order = tiles.cells[inner], np.lexsort(tiles.middles.round(6).T)
    ends = maze.ends if tiles.is_round else (int(order[0]), int(order[-1]))
    middles = np.array([tiles.middle_of_side(side) for side in range(len(tiles.ends))])
    network = Network(cells, np.zeros(cells.shape, dtype=np.int64), tiles.middles, middles[inner], *ends)

    def made(is_open: Sides) -> TilingMaze:
        return TilingMaze(tiles, inner[is_open].tolist(), ends)

    def walls(is_open: Sides, openings: Numbers) -> list[str]:
        closed = np.flatnonzero(~made(is_open).is_open)
        return [side_path(maze, side) for side in closed[_are_apart(middles[closed], openings)].tolist()]

    reach = np.hypot(*tiles.points.T).max() * np.array([(-1, 0), (1, 0), (0, -1), (0, 1)])
    corners = reach if tiles.is_round else tiles.points
    return Board(network, corners, lambda cell: middles[tiles.sides_of[cell]], made, walls)


def _on_lattice(board: Maze) -> Board:
    lattice, is_floor = board.lattice, board.cells[0] >> 1 != Matter.ROCK
    places, numbers = np.argwhere(np.ones_like(is_floor)), np.cumsum(is_floor).reshape(is_floor.shape) - 1
    found = []
    for side in lattice.stored:
        across = places + lattice.offsets(places[:, 0], side)
        has = np.asarray(((across >= 0) & (across < is_floor.shape)).all(axis=1))
        has &= lattice.lacks(*places.T) & side.bit == 0
        ranks = [lattice.sides.index(it) for it in (side, side.opposite)]
        found.append(np.column_stack((places[has], across[has], np.tile((side, *ranks), (has.sum(), 1)))))
    every = np.concatenate(found)
    floors = is_floor[tuple(every[:, :2].T)].astype(int) + is_floor[tuple(every[:, 2:4].T)]
    _set_walls(board, every[floors == 1], np.full(np.count_nonzero(floors == 1), Wall.WALL, dtype=np.uint8))
    inner, floor = every[floors == 2], np.argwhere(is_floor)
    cells = np.stack((numbers[tuple(inner[:, :2].T)], numbers[tuple(inner[:, 2:4].T)]), axis=1).astype(
        np.int32
    )
    middles, ends = board.geometry.middles(*floor.T), Endpoints.of(board)
    start, goal = (int(numbers[cell[1:]]) for cell in (ends.starts[0], ends.goals[0]))
    network = Network(cells, inner[:, 5:], middles, middles[cells].mean(axis=1), start, goal)

    def made(is_open: Sides) -> Maze:
        maze = board.copy()
        _set_walls(maze, inner, np.where(is_open, Wall.OPEN, Wall.WALL).astype(np.uint8))
        return maze

    def walls(is_open: Sides, openings: Numbers) -> list[str]:
        lines = side_lines(made(is_open), 0, is_framed=False)[Wall.WALL]
        lines = joined(lines[_are_apart((lines[:, :2] + lines[:, 2:]) / 2, openings)])
        return [line((x0, y0), (x1, y1)) for x0, y0, x1, y1 in lines.tolist()]

    def around(cell: int) -> Numbers:
        corners = np.array(board.geometry.corners(*floor[cell].tolist()))
        middles: Numbers = (corners + np.roll(corners, -1, axis=0)) / 2
        return middles

    corners = board.geometry.outline(*floor.T).reshape(-1, 2)
    return Board(network, corners, around, made, walls)


def _set_walls(maze: Maze, at: NDArray[np.int64], codes: NDArray[np.uint8]) -> None:
    """Set walls at the sides of the cells in the first columns of an array, which are in its fifth one."""
    SetWalls.of_arrays(np.pad(at[:, :2], ((0, 0), (1, 0))), at[:, 4].astype(np.uint8), codes).apply(maze)


def _are_apart(places: Numbers, others: Numbers) -> NDArray[np.bool_]:
    """Return which (n, 2) places are none of some others."""
    apart: NDArray[np.bool_] = (np.hypot(*(places[:, None] - others).T) > _NEAR).all(axis=0)
    return apart
