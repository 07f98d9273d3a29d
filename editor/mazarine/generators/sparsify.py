"""Sparsify: fill dead ends of a maze with rock, which leaves space between its passages."""

from __future__ import annotations

import numpy as np

from mazarine.generators.codes import FLOOR
from mazarine.generators.messages import ParameterText
from mazarine.generators.parameter import Share, in_63_bits
from mazarine.generators.passages import board_of, keep, setting_cells
from mazarine.maze import Maze
from mazarine.maze.codes import FOG, Matter
from mazarine.maze.edits import SetCells
from mazarine.native.generators import fill_dead_ends
from mazarine.rng import Rng, seed_of

SHARE = Share("sparsify", ParameterText.PARAMETER_SPARSIFY(), ParameterText.PARAMETER_SPARSIFY_HELP(), 1.0)


def sparsify(maze: Maze, share: object = 1.0, *, rng: Rng = None, level: int = 0) -> SetCells:
    """Return the edit that makes dead ends of a level rock, back to the last junction.

    What is connected stays connected. Cells that carry links or markers stay, and so does the last cell of a
    part. Where all passages from a junction were dead ends, it becomes one.

    Parameters
    ----------
    maze : not changed
    share : how many of the dead ends, 0 to 1; each is decided on its own
    rng : where chance comes from: a generator, a seed, or None
    level : the level

    Returns
    -------
    edit : SetCells
        It changes nothing until it is applied.

    Raises
    ------
    GeneratorError
        If the share is out of range, or there is no such level.
    """
    board, threshold = board_of(maze, level), in_63_bits(SHARE.read(share))
    if board is None:
        return SetCells([])
    keep(board, maze, level, [*maze.links.cells(), *(marker.cell for marker in maze.markers)])
    before = board.view() & FLOOR
    fill_dead_ends(board.grid(seed_of(rng), ordered=False)[0], threshold)
    filled = np.argwhere(before & ~board.view())
    return setting_cells(maze, level, filled, Matter.ROCK << 1, FOG)
