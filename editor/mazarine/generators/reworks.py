"""Edits that rework the passages of a level: fewer dead ends, fewer loops, space between passages."""

from __future__ import annotations

import numpy as np

from mazarine.generators.codes import FLOOR
from mazarine.generators.messages import ParameterText
from mazarine.generators.parameter import Share, in_63_bits
from mazarine.generators.passages import board_of, keep, setting, setting_cells
from mazarine.maze import Maze
from mazarine.maze.codes import FOG, Matter, Wall
from mazarine.maze.edits import SetCells, SetWalls
from mazarine.native.generators import close_loops, fill_dead_ends, open_dead_ends
from mazarine.rng import Rng, seed_of

BRAID = Share("braid", ParameterText.PARAMETER_BRAID(), ParameterText.PARAMETER_BRAID_HELP(), 1.0)
REMOVE_LOOPS = Share(
    "remove_loops", ParameterText.PARAMETER_REMOVE_LOOPS(), ParameterText.PARAMETER_REMOVE_LOOPS_HELP(), 1.0
)
SPARSIFY = Share("sparsify", ParameterText.PARAMETER_SPARSIFY(), ParameterText.PARAMETER_SPARSIFY_HELP(), 1.0)


def braid(maze: Maze, share: object = 1.0, *, rng: Rng = None, level: int = 0) -> SetWalls:
    """Return the edit that opens a second side of dead ends of a level.

    Two dead ends beside each other are joined where that is possible. A cell that carries a link is not a
    dead end, walls that carry links stay, and so does a dead end beside which there are only closed cells
    and rock.

    Parameters
    ----------
    maze : not changed
    share : how many of the dead ends, 0 to 1; each is decided on its own
    rng : where chance comes from: a generator, a seed, or None
    level : the level

    Raises
    ------
    GeneratorError
        If the share is out of range, or there is no such level.
    """
    board, threshold = board_of(maze, level), in_63_bits(BRAID.read(share))
    keep(board, maze, level, maze.links.cells())
    before = board.open_sides()
    open_dead_ends(board.grid(seed_of(rng), ordered=False)[0], threshold)
    return setting(maze, level, board.open_sides() & ~before, Wall.OPEN)


def remove_loops(maze: Maze, share: object = 1.0, *, rng: Rng = None, level: int = 0) -> SetWalls:
    """Return the edit that puts walls into loops of a level; with a share of 1 each part becomes a tree.

    Secret doors are passages like others. Links are not looked at, and stay; a room is full of loops.
    Connected cells stay connected.

    Parameters
    ----------
    maze, share, rng, level : see `braid`, whose errors these are
    """
    board, threshold = board_of(maze, level), in_63_bits(REMOVE_LOOPS.read(share))
    before = board.open_sides()
    passages = np.concatenate([
        np.flatnonzero(board.cells & 1 << side) << board.wall_shift | side for side, _, _ in board.own_sides
    ]).astype(np.uint32)  # fmt: skip
    leaders = np.arange(len(board.cells), dtype=np.int32)
    close_loops(board.grid(seed_of(rng), ordered=False)[0], passages, leaders, threshold)
    return setting(maze, level, before & ~board.open_sides(), Wall.WALL)


def sparsify(maze: Maze, share: object = 1.0, *, rng: Rng = None, level: int = 0) -> SetCells:
    """Return the edit that makes dead ends of a level rock, back to the last junction.

    What is connected stays connected. Cells that carry links or markers stay, and so does the last cell of a
    part. Where all passages from a junction were dead ends, it becomes one.

    Parameters
    ----------
    maze, share, rng, level : see `braid`, whose errors these are
    """
    board, threshold = board_of(maze, level), in_63_bits(SPARSIFY.read(share))
    keep(board, maze, level, [*maze.links.cells(), *(marker.cell for marker in maze.markers)])
    before = board.view() & FLOOR
    fill_dead_ends(board.grid(seed_of(rng), ordered=False)[0], threshold)
    filled = np.argwhere(before & ~board.view())
    return setting_cells(maze, level, filled, Matter.ROCK << 1, FOG)
