"""Attributes of a maze whose values are checked when they are set."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mazarine.errors import EditRejected, WrongType
from mazarine.lattice import Lattice
from mazarine.maze import validation
from mazarine.maze.collections import Links, Markers
from mazarine.maze.growth import GrownPoints
from mazarine.maze.maze_like import MazeLike
from mazarine.maze.messages import MazeMessage
from mazarine.maze.numbering import Numbering, RegionName, checked_names
from mazarine.maze.things import text_of
from mazarine.messages import quoted


class Checked:
    """An attribute whose values are checked when they are set.

    It has no `__get__`: Python then reads the attribute from the object, at full speed.
    """

    def __init__(self, check: Callable[[MazeLike, str, Any], Any]) -> None:
        self._check = check

    def __set_name__(self, _owner: type, name: str) -> None:
        self._name = name

    def __set__(self, maze: MazeLike, value: object) -> None:
        vars(maze)[self._name] = self._check(maze, self._name, value)


def checked(check: Callable[[MazeLike, str, Any], Any]) -> Any:
    """Return such an attribute, for a class that says which type it has."""
    return Checked(check)


def text(_maze: MazeLike, name: str, value: object) -> str:
    """Check a text."""
    return text_of(value, MazeMessage.TITLE_NOT_TEXT if name == "title" else MazeMessage.AUTHOR_NOT_TEXT)


def values(_maze: MazeLike, name: str, value: object) -> dict[str, Any]:
    """Check values by name; writing a file refuses values that it cannot hold."""
    if not isinstance(value, dict):
        is_extra = name == "extra"
        refusal = MazeMessage.EXTRA_NOT_DICT if is_extra else MazeMessage.PROPERTIES_NOT_DICT
        raise EditRejected(refusal(value=quoted(value)))
    for key in value:
        if not isinstance(key, str):
            raise EditRejected(MazeMessage.PROPERTY_NAME_NOT_TEXT(value=quoted(key)))
    return value


def lattice(_maze: MazeLike, _name: str, value: object) -> Lattice:
    """Check the lattice."""
    if not isinstance(value, Lattice):
        raise WrongType(MazeMessage.NOT_A_LATTICE(value=quoted(value)))
    return value


def things(_maze: MazeLike, name: str, value: object) -> Links | Markers:
    """Check the links or the markers."""
    is_links = name == "links"
    if not isinstance(value, Links if is_links else Markers):
        refusal = MazeMessage.LINKS_NOT_SET if is_links else MazeMessage.MARKERS_NOT_SET
        raise WrongType(refusal(value=quoted(value)))
    return value


def origin(_maze: MazeLike, _name: str, value: Any) -> tuple[int, int]:
    """Check the lattice row and column of the first cell."""
    return validation.require_origin(value)


def growth(maze: MazeLike, _name: str, value: object) -> GrownPoints | None:
    """Check the growth, which only a maze on a honeycomb has."""
    if value is not None:
        if not isinstance(value, GrownPoints):
            raise EditRejected(MazeMessage.NOT_GROWN_POINTS(value=quoted(value)))
        if maze.lattice.point_at is None:
            raise EditRejected(MazeMessage.GROWTH_NEEDS_HONEYCOMB())
    return value


def names(_maze: MazeLike, _name: str, value: object) -> dict[int, RegionName]:
    """Check the names of regions."""
    return checked_names(value)


def numbering(_maze: MazeLike, _name: str, value: object) -> Numbering | None:
    """Check the numbers of regions."""
    if value is not None and not isinstance(value, Numbering):
        raise WrongType(MazeMessage.NOT_A_NUMBERING(value=quoted(value)))
    return value
