"""Arguments of commands: numbers with decimals, and cells: level,row,col, or the triplet of a point.

Which cell a triplet names depends on the lattice, so it stays a `NamedPoint` until the maze is read.
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from typing import NamedTuple

import click

from mazarine.cli.messages import CliMessage
from mazarine.decimals import decimal_of
from mazarine.errors import LatticeError
from mazarine.lattice import Lattice
from mazarine.lattice.triplets import Triplet, place_of
from mazarine.maze import Cell, Maze
from mazarine.messages import quoted

_POINT = re.compile(r"\s*(?:(\d+)\s*:)?\s*\(([^()]*)\)\s*")


class NamedPoint(NamedTuple):
    """A point of a honeycomb that is named by its triplet; without a level it lies on the first."""

    level: int | None
    triplet: Triplet


CellName = Cell | NamedPoint


def read_point(text: str) -> NamedPoint | None:
    """Return the point that a text names; None if it is not a triplet in parentheses.

    >>> read_point("1:(2,1,-1)"), read_point("0,3,5")
    (NamedPoint(level=1, triplet=(2, 1, -1)), None)
    """
    match = _POINT.fullmatch(text)
    if match is None:
        return None
    try:
        a, b, c = (int(part) for part in match[2].split(","))
        return NamedPoint(None if match[1] is None else int(match[1]), (a, b, c))
    except ValueError:
        return None


def read_cell(_context: click.Context, _parameter: click.Parameter, value: str | None) -> CellName | None:
    """Read a cell in lattice coordinates, or a point."""
    if value is None:
        return None
    point = read_point(value)
    if point is not None:
        return point
    try:
        level, row, col = (int(part) for part in value.split(","))
    except ValueError:
        raise click.BadParameter(str(CliMessage.NOT_A_CELL_NAME(value=quoted(value)))) from None
    return level, row, col


def read_ends(
    context: click.Context, parameter: click.Parameter, value: tuple[str, str] | None
) -> tuple[CellName | None, ...] | None:
    return None if value is None else tuple(read_cell(context, parameter, cell) for cell in value)


def cell_named(maze: Maze, name: CellName) -> Cell:
    """Return the lattice cell with this name; `LatticeError` if it is a point that the maze cannot have."""
    if not isinstance(name, NamedPoint):
        return name
    return (name.level or 0, *place_named(maze.lattice, name))


def place_named(lattice: Lattice, point: NamedPoint) -> tuple[int, int]:
    """Return the lattice row and column of a point; `LatticeError` if the lattice has no such point."""
    if lattice.point_at is None:
        raise LatticeError(CliMessage.LATTICE_WITHOUT_TRIPLETS(lattice=lattice.name, triplet=point.triplet))
    return place_of(point.triplet, lattice.mirrored)


def name_of(maze: Maze, cell: Sequence[int]) -> str:
    """Return the name of a cell for people: level,row,col and, on a honeycomb, its triplet.

    >>> name_of(Maze.blank(2, 2), (0, 1, 0)), name_of(Maze.blank(2, 2, lattice="honeycomb"), (0, 1, 0))
    ('0,1,0', '0,1,0=(0,-1,0)')
    """
    numbers = ",".join(map(str, cell))
    if maze.lattice.point_at is None:
        return numbers
    _, row, col = cell
    return f"{numbers}=({','.join(map(str, maze.lattice.point_at(row, col)))})"


class Decimal(click.ParamType):  # type: ignore[type-arg]  # generic only in newer versions
    """A number with a decimal point or comma.

    Parameters
    ----------
    least : the smallest number that is taken; None if there is none
    is_open : whether only larger numbers are taken
    """

    name = "number"

    def __init__(self, least: float | None = None, *, is_open: bool = False) -> None:
        self._least, self._is_open = least, is_open

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """Return the number that a word stands for."""
        try:
            number = decimal_of(str(value))
        except ValueError:
            number = math.nan
        if math.isnan(number):
            self.fail(str(CliMessage.NOT_A_NUMBER(value=quoted(value))), param, ctx)
        least = self._least
        if least is not None and (number < least or (self._is_open and number == least)):
            text = CliMessage.NOT_ABOVE if self._is_open else CliMessage.LESS_THAN
            self.fail(str(text(value=quoted(value), least=least)), param, ctx)
        return number
