"""Final steps of generating a maze: remove loops or dead ends, scatter markers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from mazarine.generators.hiding import FOGGED, SECRETS, hide, lay_fog
from mazarine.generators.parameter import Parameter, Share, read_all
from mazarine.generators.reworks import BRAID, REMOVE_LOOPS, SPARSIFY, braid, remove_loops, sparsify
from mazarine.generators.scatter_markers import COUNTS, scatter_markers
from mazarine.maze import Maze
from mazarine.maze.edits import Edit
from mazarine.progress import Progress, tell
from mazarine.rng import Rng

_REWORKS: tuple[tuple[Share, Callable[..., Edit]], ...] = (
    (REMOVE_LOOPS, remove_loops), (BRAID, braid), (SPARSIFY, sparsify), (SECRETS, hide), (FOGGED, lay_fog),
)  # fmt: skip
FINISHES: tuple[Parameter, ...] = (*(replace(share, default=0.0) for share, _ in _REWORKS), *COUNTS)
"""The parameters; by default nothing is done."""


def finish(
    maze: Maze,
    values: Mapping[str, object],
    *,
    rng: Rng = None,
    level: int = 0,
    progress: Progress | None = None,
) -> None:
    """Do to a level of a maze what is requested, in the order of `FINISHES`; the maze is changed.

    Parameters
    ----------
    maze : is changed
    values : values for some of `FINISHES`, by name; 0 is as good as none
    rng : one random number of 64 bits for each finish, and for the markers
    level : the level
    progress : is told between one and the next

    Raises
    ------
    GeneratorError
        If a name is not known, a value out of range, or there is no such level.
    Cancelled
        If `progress` requested a stop; the maze is half done then.
    """
    values = read_all(FINISHES, values)
    for done, (share, rework) in enumerate(_REWORKS):
        tell(progress, done / len(_REWORKS))
        if values[share.name]:
            rework(maze, values[share.name], rng=rng, level=level).apply(maze)
    tell(progress, 1.0)
    counts = {count.name: values[count.name] for count in COUNTS}
    scatter_markers(maze, counts, rng=rng, level=level).apply(maze)
