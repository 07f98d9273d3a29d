"""Braid: a maze with fewer dead ends and more loops, by a second exit from dead ends."""

from __future__ import annotations

from mazarine.generators.messages import ParameterText
from mazarine.generators.parameter import Share, in_63_bits
from mazarine.generators.passages import board_of, keep, setting
from mazarine.maze import Maze
from mazarine.maze.codes import Wall
from mazarine.maze.edits import SetWalls
from mazarine.native.generators import open_dead_ends
from mazarine.rng import Rng, seed_of

SHARE = Share("braid", ParameterText.PARAMETER_BRAID(), ParameterText.PARAMETER_BRAID_HELP(), 1.0)


def braid(maze: Maze, share: object = 1.0, *, rng: Rng = None, level: int = 0) -> SetWalls:
    """Return the edit that opens a second side of dead ends of a level.

    Two dead ends beside each other are joined where that is possible. A cell that carries a link is not a
    dead end, walls that carry links stay, and so does a dead end beside which there are only closed cells
    and rock.

    Parameters
    ----------
    maze
        Is not changed.
    share
        How many of the dead ends, 0 to 1; each is decided on its own.
    rng
        A random number of 64 bits.
    level
        The level.

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
    keep(board, maze, level, maze.links.cells())
    before = board.view().copy()
    open_dead_ends(board.grid(seed_of(rng), ordered=False)[0], threshold)
    return setting(maze, level, board.view() & ~before, Wall.OPEN)
