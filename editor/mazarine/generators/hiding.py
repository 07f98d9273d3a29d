"""Secrets and fog for any maze: dead ends that are shut by secrets, and cells that a player does not see."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.generators.codes import FREE
from mazarine.generators.messages import ParameterText
from mazarine.generators.parameter import Share, in_63_bits
from mazarine.generators.passages import board_of, keep, open_sides, require_level, setting, setting_cells
from mazarine.lattice import SQUARE, Side
from mazarine.maze import Maze
from mazarine.maze.codes import FOG, SOUTH_SHIFT, Matter, Wall
from mazarine.maze.edits import SetCells, SetWalls
from mazarine.native.generators import words_of
from mazarine.rng import Rng, seed_of

SECRETS = Share("secrets", ParameterText.PARAMETER_SECRETS(), ParameterText.PARAMETER_SECRETS_HELP(), 1.0)
FOGGED = Share("fog", ParameterText.PARAMETER_FOG(), ParameterText.PARAMETER_FOG_HELP(), 1.0)


def hide(maze: Maze, share: object = 1.0, *, rng: Rng = None, level: int = 0) -> SetWalls | SetCells:
    """Return the edit that shuts dead ends of a level with secrets, which one must find to get in.

    The open side becomes a secret door. On a level of blocks, without a wall between two cells of floor, the
    cell in front of the dead end becomes a secret cell, if it leads nowhere else. Cells with links or markers
    stay as they are.

    Parameters and errors are those of `mazarine.generators.braid`.
    """
    board, threshold, seed = board_of(maze, level), in_63_bits(SECRETS.read(share)), seed_of(rng)
    keep(board, maze, level, [*maze.links.cells(), *(marker.cell for marker in maze.markers)])
    cells = board.view()
    sides = cells & 0xF
    is_kept = cells & FREE != 0
    ends = _drawn(np.flatnonzero((open_sides(cells) == 1) & ~is_kept), threshold, seed)
    # For each end the cell in front of it, and the side from there; all as seen from that cell.
    _, rows, cols = maze.shape
    doors = np.zeros((rows, cols), dtype=np.uint8)
    fronts = np.zeros((rows, cols), dtype=bool)
    for side in SQUARE.sides:
        down, right = maze.lattice.steps[side]
        row, col = np.divmod(ends[sides.reshape(-1)[ends] == side.bit], cols)
        doors[row, col] |= np.uint8(side.bit)
        doors[row + down, col + right] |= np.uint8(side.opposite.bit)
        fronts[row + down, col + right] = True
    if not _is_of_blocks(maze, level):
        return setting(maze, level, doors & _plain_sides(maze, level), Wall.SECRET)
    shut = np.argwhere(fronts & (open_sides(cells) == 2) & ~is_kept)
    return setting_cells(maze, level, shut, Matter.SECRET << 1, FOG)


def lay_fog(maze: Maze, share: object = 1.0, *, rng: Rng = None, level: int = 0) -> SetCells:
    """Return the edit that lays fog over cells of a level, of whatever they are.

    Parameters and errors are those of `mazarine.generators.braid`.
    """
    require_level(maze, level)
    threshold, seed = in_63_bits(FOGGED.read(share)), seed_of(rng)
    chosen = _drawn(np.arange(maze.cells[level].size), threshold, seed)
    return setting_cells(maze, level, np.stack(np.divmod(chosen, maze.shape[2]), axis=1), FOG, 0xFF)


def _drawn(places: NDArray[np.int64], threshold: np.uint64, seed: int) -> NDArray[np.int64]:
    """Decide on each place on its own; return those that are taken."""
    return places[words_of(places, seed) >> np.uint64(1) < threshold]


def _is_of_blocks(maze: Maze, level: int) -> bool:
    walls = maze.walls[level]
    return not ((walls[:, :-1] & 3).any() or (walls[:-1] >> SOUTH_SHIFT).any())


def _plain_sides(maze: Maze, level: int) -> NDArray[np.uint8]:
    """Return the bits E and S of the sides of cells that nothing stands in."""
    walls = maze.walls[level]
    east, south = walls & 3 == Wall.OPEN, walls >> SOUTH_SHIFT == Wall.OPEN
    bits: NDArray[np.uint8] = east * np.uint8(Side.E.bit) | south * np.uint8(Side.S.bit)
    return bits
