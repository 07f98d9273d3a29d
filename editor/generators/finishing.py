"""What can be done to a maze when it is made: loops closed, dead ends taken away, markers strewn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

import numpy as np

from editor.generators.braid import SHARE as BRAID
from editor.generators.braid import braid
from editor.generators.parameter import Parameter, Share
from editor.generators.sparsify import SHARE as SPARSIFY
from editor.generators.sparsify import sparsify
from editor.generators.strew import COUNTS, strew
from editor.generators.unbraid import SHARE as UNBRAID
from editor.generators.unbraid import unbraid
from editor.maze import Maze
from editor.maze.edits import Edit

_REWORKS: dict[Share, Callable[..., Edit]] = {UNBRAID: unbraid, BRAID: braid, SPARSIFY: sparsify}
FINISHES: tuple[Parameter, ...] = (*(replace(share, default=0.0) for share in _REWORKS), *COUNTS)
"""The parameters; by default nothing is done."""


def finish(maze: Maze, wishes: Mapping[str, object], *, rng: np.random.Generator, level: int = 0) -> None:
    """Do to a level of a maze what is wished, in the order of `FINISHES`; the maze is changed.

    Parameters
    ----------
    maze
        Is changed.
    wishes
        Values for some of `FINISHES`, by name.
    rng
        Gives one number of 64 bits for each that is wished, and for the markers.
    level
        The level.

    Raises
    ------
    GeneratorError
        If a value is out of range, or there is no such level.
    """
    for share, rework in _REWORKS.items():
        if share.name in wishes:
            rework(maze, wishes[share.name], rng=rng, level=level).apply(maze)
    strew(maze, wishes, rng=rng, level=level).apply(maze)
