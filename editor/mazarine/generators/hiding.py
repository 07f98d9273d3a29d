"""Secrets and fog for any maze: dead ends that are shut by secrets, and cells that a player does not see."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.generators.board import Board
from mazarine.generators.codes import FREE
from mazarine.generators.messages import ParameterText
from mazarine.generators.parameter import Share, in_63_bits
from mazarine.generators.passages import board_of, keep, passages_of, require_level, setting, setting_cells
from mazarine.maze import Maze
from mazarine.maze.borders import close_borders
from mazarine.maze.codes import FOG, Matter, Wall
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
    sides, is_kept = board.open_sides(), board.view() & FREE != 0
    passages = passages_of(sides)
    ends = _drawn(np.flatnonzero((passages == 1) & ~is_kept), threshold, seed)
    # For each end the cell in front of it, and the side from there; all as seen from that cell.
    _, rows, cols = maze.shape
    doors = np.zeros((rows, cols), dtype=np.uint8)
    fronts = np.zeros((rows, cols), dtype=bool)
    count = len(maze.lattice.sides)
    for number, side in enumerate(maze.lattice.sides):
        row, col = np.divmod(ends[sides.reshape(-1)[ends] == 1 << number], cols)
        doors[row, col] |= np.uint8(1 << number)
        down, right = maze.lattice.offsets(row + maze.origin[0], side).T
        doors[row + down, col + right] |= np.uint8(1 << (number + count // 2) % count)
        fronts[row + down, col + right] = True
    if not _is_of_blocks(maze, level):
        return setting(maze, level, doors & _plain_sides(maze, level, board), Wall.SECRET)
    shut = np.argwhere(fronts & (passages == 2) & ~is_kept)
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
    """Return whether nothing stands between any two cells, on the sides that they have."""
    walls = maze.walls[level : level + 1]
    closed = np.zeros_like(walls)
    close_borders(closed, maze.lattice, maze.origin)
    return not (walls & ~closed).any()


def _plain_sides(maze: Maze, level: int, board: Board) -> NDArray[np.uint8]:
    """Return the bits of the sides that cells store and that nothing stands in."""
    walls, bits = maze.walls[level], np.zeros(maze.shape[1:], dtype=np.uint8)
    for shift, (number, _, _) in enumerate(board.own_sides):
        bits |= ((walls >> 2 * shift & 3) == Wall.OPEN) * np.uint8(1 << number)
    return bits
