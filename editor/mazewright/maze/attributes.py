"""Attributes of a maze whose values are checked when they are set."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from mazewright.errors import EditRejected, WrongType
from mazewright.lattice import Lattice
from mazewright.maze import validation
from mazewright.maze.collections import Links, Markers
from mazewright.maze.growth import GrownPoints
from mazewright.maze.things import text_of

if TYPE_CHECKING:
    from mazewright.maze.maze import Maze


class Checked:
    """An attribute whose values are checked when they are set.

    It has no `__get__`: Python then reads the attribute from the object, at full speed.
    """

    def __init__(self, check: Callable[[Maze, str, Any], Any]) -> None:
        self._check = check

    def __set_name__(self, _owner: type, name: str) -> None:
        self._name = name

    def __set__(self, maze: Maze, value: object) -> None:
        vars(maze)[self._name] = self._check(maze, self._name, value)


def checked(check: Callable[[Maze, str, Any], Any]) -> Any:
    """Return such an attribute, for a class that says which type it has."""
    return Checked(check)


def text(_maze: Maze, name: str, value: object) -> str:
    """Check a text."""
    return text_of(value, f"The {name} of a maze")


def values(_maze: Maze, name: str, value: object) -> dict[str, Any]:
    """Check values by name; writing a file refuses values that it cannot hold."""
    if not isinstance(value, dict):
        raise EditRejected(f"The {name} of a maze are values by name, not {value!r}.")
    if not all(isinstance(key, str) for key in value):
        raise EditRejected("The name of a property is text.")
    return value


def lattice(_maze: Maze, _name: str, value: object) -> Lattice:
    """Check the lattice."""
    if not isinstance(value, Lattice):
        raise WrongType(f"The lattice of a maze is one of mazewright.lattice, not {value!r}.")
    return value


def things(_maze: Maze, name: str, value: object) -> Links | Markers:
    """Check the links or the markers."""
    if not isinstance(value, Links if name == "links" else Markers):
        raise WrongType(
            f"The {name} of a maze are changed by its methods and by edits, not set to {value!r}."
        )
    return value


def origin(_maze: Maze, _name: str, value: Any) -> tuple[int, int]:
    """Check the lattice row and column of the first cell."""
    return validation.require_origin(value)


def growth(maze: Maze, _name: str, value: object) -> GrownPoints | None:
    """Check the growth, which only a maze on a honeycomb has."""
    if value is not None:
        if not isinstance(value, GrownPoints):
            raise EditRejected(f"The growth of a maze consists of grown points, not {value!r}.")
        if maze.lattice.point_at is None:
            raise EditRejected("Only a honeycomb grows from points.")
    return value
