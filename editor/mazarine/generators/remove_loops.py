"""Remove loops: a maze with fewer loops, in which connected cells stay connected."""

from __future__ import annotations

import numpy as np

from mazarine.generators.messages import ParameterText
from mazarine.generators.parameter import Share, in_63_bits
from mazarine.generators.passages import board_of, setting
from mazarine.lattice import Side
from mazarine.maze import Maze
from mazarine.maze.codes import Wall
from mazarine.maze.edits import SetWalls
from mazarine.native.generators import close_loops
from mazarine.rng import Rng, seed_of

SHARE = Share(
    "remove_loops", ParameterText.PARAMETER_REMOVE_LOOPS(), ParameterText.PARAMETER_REMOVE_LOOPS_HELP(), 1.0
)


def remove_loops(maze: Maze, share: object = 1.0, *, rng: Rng = None, level: int = 0) -> SetWalls:
    """Return the edit that puts walls into loops of a level; with a share of 1 each part becomes a tree.

    Secret doors are passages like others. Links are not looked at, and stay; a room is full of loops.

    Parameters
    ----------
    maze : not changed
    share : how many of the loops, 0 to 1; each is decided on its own
    rng : where chance comes from: a generator, a seed, or None
    level : the level

    Returns
    -------
    edit : SetWalls
        It changes nothing until it is applied.

    Raises
    ------
    GeneratorError
        If the share is out of range, or there is no such level.
    """
    board, threshold = board_of(maze, level), in_63_bits(SHARE.read(share))
    if board is None:
        return SetWalls([])
    before = board.view().copy()
    passages = np.concatenate([
        np.flatnonzero(board.cells & side.bit) << 2 | side for side in (Side.E, Side.S)
    ]).astype(np.uint32)  # fmt: skip
    leaders = np.arange(len(board.cells), dtype=np.int32)
    close_loops(board.grid(seed_of(rng), ordered=False)[0], passages, leaders, threshold)
    return setting(maze, level, before & ~board.view(), Wall.WALL)
