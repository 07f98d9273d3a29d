"""What can be done to a maze when it is made: loops closed, dead ends shut or taken away, markers strewn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from mazewright.chance import Rng
from mazewright.generators.braid import SHARE as BRAID
from mazewright.generators.braid import braid
from mazewright.generators.hiding import FOGGED, SECRETS, hide, lay_fog
from mazewright.generators.parameter import Parameter, Share, read_all
from mazewright.generators.sparsify import SHARE as SPARSIFY
from mazewright.generators.sparsify import sparsify
from mazewright.generators.strew import COUNTS, strew
from mazewright.generators.unbraid import SHARE as UNBRAID
from mazewright.generators.unbraid import unbraid
from mazewright.maze import Maze
from mazewright.maze.edits import Edit
from mazewright.progress import Progress, tell

_REWORKS: dict[Share, Callable[..., Edit]] = {
    UNBRAID: unbraid, BRAID: braid, SPARSIFY: sparsify, SECRETS: hide, FOGGED: lay_fog,
}  # fmt: skip
FINISHES: tuple[Parameter, ...] = (*(replace(share, default=0.0) for share in _REWORKS), *COUNTS)
"""The parameters; by default nothing is done."""


def finish(
    maze: Maze,
    wishes: Mapping[str, object],
    *,
    rng: Rng = None,
    level: int = 0,
    progress: Progress | None = None,
) -> None:
    """Do to a level of a maze what is wished, in the order of `FINISHES`; the maze is changed.

    Parameters
    ----------
    maze
        Is changed.
    wishes
        Values for some of `FINISHES`, by name; 0 is as good as none.
    rng
        Gives one number of 64 bits for each that is wished, and for the markers.
    level
        The level.
    progress
        Is told between one and the next.

    Raises
    ------
    GeneratorError
        If a name is not known, a value out of range, or there is no such level.
    Cancelled
        If `progress` said to stop; the maze is half done then.
    """
    values = read_all(FINISHES, wishes)
    for done, (share, rework) in enumerate(_REWORKS.items()):
        tell(progress, done / len(_REWORKS))
        if values[share.name]:
            rework(maze, values[share.name], rng=rng, level=level).apply(maze)
    tell(progress, 1.0)
    strew(maze, {count.name: values[count.name] for count in COUNTS}, rng=rng, level=level).apply(maze)
