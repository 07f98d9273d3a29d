"""Edits and changes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import Concatenate, ParamSpec, Protocol, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import WrongType
from mazarine.maze.buffers import Buffers
from mazarine.maze.maze_like import MazeLike
from mazarine.maze.messages import MazeMessage
from mazarine.messages import quoted
from mazarine.values import ArrayValue

_Owner = TypeVar("_Owner")
_More = ParamSpec("_More")
_Result = TypeVar("_Result")


def of_maze(
    method: Callable[Concatenate[_Owner, MazeLike, _More], _Result],
) -> Callable[Concatenate[_Owner, MazeLike, _More], _Result]:
    """Let a method refuse what is no maze."""

    @wraps(method)
    def checked(self: _Owner, maze: MazeLike, *args: _More.args, **options: _More.kwargs) -> _Result:
        require_maze(maze)
        return method(self, maze, *args, **options)

    return cast("Callable[Concatenate[_Owner, MazeLike, _More], _Result]", checked)


class Edit(Protocol):
    """One change that a maze can take; a frozen value."""

    def apply(self, maze: MazeLike) -> Change:
        """Check the edit, change the maze and return the change.

        Returns
        -------
        change : Change
            What has changed, and the edit that undoes it.

        Raises
        ------
        EditRejected
            If the maze cannot take the edit; the maze is then as it was.
        """
        ...


@dataclass(frozen=True, eq=False, repr=False)
class Change(ArrayValue):
    """The effect of an edit on a maze.

    Attributes
    ----------
    dirty : (n,) int64, sorted: flat places, which are places in `maze.cells.ravel()`, of the cells that may
        look, or be passed, otherwise; `cells` returns them as lattice cells
    inverse : the edit that undoes the change
    reshaped : the arrays have another shape or origin; everything is dirty and `dirty` is empty
    metadata_changed : the title, the author or the properties are others
    growth_changed : the growth of the points is another
    """

    dirty: NDArray[np.int64]
    inverse: Edit
    reshaped: bool = False
    metadata_changed: bool = False
    growth_changed: bool = False

    @of_maze
    def cells(self, maze: MazeLike) -> NDArray[np.int64]:
        """Return the dirty cells of the maze that has just changed, (n, 3) by level, row and column.

        Examples
        --------
        >>> from mazarine.maze import Maze
        >>> maze = Maze.blank(2, 3)
        >>> maze.set_wall((0, 1), "S").cells(maze).tolist()
        [[0, 0, 1], [0, 1, 1]]
        """
        return maze.grid.cells_at_flat(self.dirty)


def require_maze(value: object) -> None:
    """Raise `WrongType` if this is not a maze."""
    if not isinstance(getattr(value, "buffers", None), Buffers):
        raise WrongType(MazeMessage.NOT_A_MAZE(value=quoted(value)))


def require_edit(edit: object) -> None:
    """Raise `WrongType` if this is not an edit; a maze is none, although it has a method `apply`."""
    if not callable(getattr(edit, "apply", None)) or hasattr(edit, "buffers"):
        raise WrongType(MazeMessage.NOT_AN_EDIT(value=quoted(edit)))


def places_of(maze: MazeLike, cells: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the sorted flat places, each once, of (n, 3) lattice cells."""
    return distinct_places(maze, maze.grid.flat_places(cells))


def distinct_places(maze: MazeLike, flat: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return flat places sorted and each once."""
    if len(flat) * 8 < maze.cells.size:
        return distinct(flat)
    # Marking is many times cheaper than sorting where a good part of the maze is meant.
    marks = np.zeros(maze.cells.size, dtype=bool)
    marks[flat] = True
    return np.flatnonzero(marks)


def distinct(numbers: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return numbers sorted and each once; where they are in runs that are sorted, at once.

    >>> distinct(np.array([3, 5, 3, 4])).tolist()
    [3, 4, 5]
    """
    if len(numbers) < 2 or (numbers[1:] > numbers[:-1]).all():
        return numbers
    ordered = np.sort(numbers, kind="stable")
    kept = np.empty(len(ordered), dtype=bool)
    kept[0] = True
    np.not_equal(ordered[1:], ordered[:-1], out=kept[1:])
    return ordered[kept]
