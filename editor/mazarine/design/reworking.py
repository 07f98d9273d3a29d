"""Making a maze a step harder or easier."""

from __future__ import annotations

from collections.abc import Iterable

from mazarine.design.request import Request
from mazarine.design.run import Run, edits_of, slice_of
from mazarine.maze import Maze
from mazarine.maze.edits import Batch
from mazarine.maze.things import CellLike
from mazarine.paths.structure import statistics
from mazarine.rng import Rng, seed_of

STEP = 0.3
"""The change of difficulty: the product behind it doubles, or halves."""
_KEPT = 1000.0
"""The weight of what keeps its number, so that nothing else makes up for it."""
_COOL = 0.001
"""The first temperature: so low that little changes that need not."""


def harder(maze: Maze, selection: Iterable[CellLike] | None = None, *, rng: Rng = None) -> Batch:
    """Return an edit of walls that raises the difficulty of a maze by 0.3, or by as much as is found.

    Components and loops keep their numbers.

    Parameters
    ----------
    maze : with a start, a goal and a path between them; it is not changed
    selection : the lattice cells whose walls may change; None for all
    rng : where chance comes from: a generator, a seed, or None

    Raises
    ------
    DesignError
        If the maze has no start or no goal.

    Examples
    --------
    >>> import mazarine as mz
    >>> maze = mz.find_maze(mz.Request(["loops == 2"], rows=8, cols=8), rng=1).maze
    >>> before = mz.statistics(maze).difficulty
    >>> change = maze.apply(harder(maze, rng=1))
    >>> mz.statistics(maze).difficulty >= before + 0.3
    True
    """
    return _reworked(maze, selection, rng, 1)


def easier(maze: Maze, selection: Iterable[CellLike] | None = None, *, rng: Rng = None) -> Batch:
    """Return an edit of walls that lowers the difficulty of a maze by 0.3, or by as much as is found.

    Components and loops keep their numbers.

    Parameters
    ----------
    maze, selection, rng : see `harder`, whose errors these are
    """
    return _reworked(maze, selection, rng, -1)


def _reworked(maze: Maze, selection: Iterable[CellLike] | None, rng: Rng, sign: int) -> Batch:
    Request(["difficulty max"], maze)  # It refuses a maze without a start or a goal.
    found = statistics(maze, with_longest_path=False)
    target = (found.difficulty or 0.0) + sign * STEP
    texts = [
        f"difficulty {'>=' if sign > 0 else '<='} {max(0.0, target)!r}", f"loops == {found.loops.count}",
        f"components == {found.components.count}",
    ]  # fmt: skip
    request = Request(texts, maze, region=selection, weights={"loops": _KEPT, "components": _KEPT})
    run = Run(request, seed_of(rng), 0, hot=_COOL)
    while not run.is_over and run.judged < edits_of(request, 0):
        run.advance(slice_of(request))
    return run.finish().edit
