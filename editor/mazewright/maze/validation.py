"""Validation: what a maze accepts from edits, readers and scripts.

Every function raises `EditRejected` with the sentence that the user reads, and changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, TypeGuard

import numpy as np
from numpy.typing import NDArray

from mazewright.errors import EditRejected
from mazewright.lattice import Side
from mazewright.maze.codes import Matter, Wall, is_whole
from mazewright.maze.things import Cell, CellLike, Link, LinkKind, Marker, Port, PortSide, cell_of

if TYPE_CHECKING:
    from mazewright.maze.maze import Maze

FARTHEST = 1 << 28
"""How far from the lattice's place (0, 0) the origin of a maze may lie."""
_OUTSIDE = 2 * FARTHEST


_SIDES = dict(Side.__members__)


def require_origin(origin: Sequence[Any]) -> tuple[int, int]:
    """Return the row and column where a maze may begin."""
    if not isinstance(origin, tuple | list) or len(origin) != 2 or not all(map(is_whole, origin)):
        raise EditRejected(f"An origin must be an integer row and column, not {origin!r}.")
    row, col = map(int, origin)
    if max(abs(row), abs(col)) > FARTHEST:
        raise EditRejected(f"The origin {(row, col)} is too far out; the farthest is {FARTHEST:,}.")
    return row, col


def is_listing(value: object) -> TypeGuard[Iterable[Any]]:
    """Return whether a value lists others; an array without dimensions only looks as if it did."""
    return isinstance(value, Iterable) and not (isinstance(value, np.ndarray) and value.ndim == 0)


def require_words(rule: str, things: Iterable[object], count: int) -> list[Sequence[Any]]:
    """Return the things as a list in which each has `count` words; `rule` says which.

    The first, the level, may be missing: the third is then the first that is not a number.
    """
    if not is_listing(things):
        raise EditRejected(f"{rule}, not {things!r}.")
    words = list(things)
    for thing in words:
        is_whole_row = isinstance(thing, (tuple, list)) and len(thing) == count
        if not is_whole_row and not _lacks_level(thing, count):
            raise EditRejected(f"{rule}, not {thing!r}.")
    return words


def _lacks_level(thing: Any, count: int) -> bool:
    is_short = isinstance(thing, tuple | list) and len(thing) == count - 1
    return is_short and isinstance(thing[2], str | Side)


def require_arrays(rule: str, cells: NDArray[Any], *columns: tuple[NDArray[Any], int]) -> None:
    """Require (n, 3) cells and n numbers from 0 to a maximum; `rule` describes them."""
    if not all(isinstance(array, np.ndarray) for array in (cells, *(column for column, _ in columns))):
        raise EditRejected(f"{rule}.")
    is_right = cells.ndim == 2 and cells.shape[1] == 3 and cells.dtype.kind in "iu"
    # Numbers of 64 bits without a sign may have no like with one.
    is_right &= cells.dtype != np.uint64 or int(cells.max(initial=0)) <= _OUTSIDE
    for column, highest in columns:
        is_right &= column.shape == cells.shape[:1] and column.dtype.kind in "iu"
        is_right &= not ((column < 0) | (column > highest)).any()
    if not is_right:
        raise EditRejected(f"{rule}.")


def whole_cells(cells: Iterable[Any]) -> NDArray[np.int64]:
    """Return named cells as (n, 3) whole numbers."""
    return np.array(list(map(whole_cell, cells)), dtype=np.int64).reshape(-1, 3)


def whole_cell(cell: Any) -> Cell:
    """Return a named cell as Python's whole numbers; (row, col) is one of the lowest level."""
    level, row, col = named = cell_of(cell)
    if not all(-_OUTSIDE <= part <= _OUTSIDE for part in (level, row, col)):
        raise EditRejected(f"Cell {named} is outside any maze.")
    return named


def require_cells(maze: Maze, cells: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the array places of lattice cells ((n, 3) of level, row, col), all inside the maze."""
    places = maze.grid.array_places(cells)
    outside = ((places < 0) | (places >= maze.cells.shape)).any(axis=1)
    if outside.any():
        raise _outside(maze, tuple(cells[outside.argmax()].tolist()))
    return places


def require_side(name: object) -> Side:
    """Return the side that is named by a letter or is one."""
    if isinstance(name, Side):
        return name
    if not isinstance(name, str) or name not in _SIDES:
        raise EditRejected(f"A wall must be on side N, E, S or W of a cell, not {name!r}.")
    return _SIDES[name]


def require_cell(maze: Maze, cell: CellLike) -> Cell:
    """Return the array place of a lattice cell inside the maze."""
    named, grid = full_cell(cell, maze.shape[0]), maze.grid
    if not grid.holds(named):
        raise _outside(maze, cell)
    return grid.array_place(named)


def require_link(maze: Maze, link: Link) -> None:
    """Require that this link may be placed."""
    first, second = link.ports
    if first.cell == second.cell:
        raise EditRejected(f"A link joins two different cells, not cell {first.cell} with itself.")
    for port in link.ports:
        _require_port(maze, port)
    if link.kind is LinkKind.STAIRS:
        _require_stairs(link)
    elif not all(_is_teleporter_side(port.side) for port in link.ports):
        raise EditRejected(
            "A teleporter must be on a side or on the pad of a cell; up and down are for stairs."
        )


def require_marker(maze: Maze, marker: Marker) -> None:
    """Require that this marker may be placed."""
    require_cell(maze, marker.cell)
    if marker.side is None:
        return
    _require_side(maze, marker.cell, marker.side)
    if not marker.side.is_wall or not maze.is_border(marker.cell, marker.side):
        raise EditRejected(
            "The side of a marker must be on the outer border;"
            f" the {marker.side} side of cell {marker.cell} is not."
        )
    if maze.links.at(Port(marker.cell, marker.side)):
        raise EditRejected(
            f"The {marker.side} side of cell {marker.cell} carries a link; no gap can be drawn there."
        )


def _require_port(maze: Maze, port: Port) -> None:
    place = require_cell(maze, port.cell)
    if maze.cells[place] >> 1 == Matter.ROCK:
        raise EditRejected(f"Cell {port.cell} is rock; a link needs floor at both ends.")
    if maze.links.at(port):
        raise EditRejected(f"The {port} carries a link already.")
    if not port.side.is_wall:
        return
    _require_side(maze, port.cell, port.side)
    if maze.wall_at(port.cell, port.side) != Wall.WALL:
        raise EditRejected(f"The {port} is not a wall; a link on a side is a portal in a wall.")
    if any(marker.side == port.side for marker in maze.markers.at(port.cell)):
        raise EditRejected(f"The {port} is an entrance or exit. A link cannot be placed in its gap.")


def lacks_side(cell: tuple[int, ...], side: Side) -> str:
    """Return that a cell does not have a side."""
    return f"Cell {cell} has no side {side.name} on this lattice."


def _require_side(maze: Maze, cell: Cell, side: PortSide) -> None:
    if side.is_wall and not maze.lattice.has_side(cell[1], cell[2], Side[side]):
        raise EditRejected(lacks_side(cell, Side[side]))


def _require_stairs(link: Link) -> None:
    ports = {port.side: port.cell for port in link.ports}
    below, above = ports.get(PortSide.UP), ports.get(PortSide.DOWN)
    if below is None or above is None or above != (below[0] + 1, below[1], below[2]):
        raise EditRejected("Stairs join the up port of a cell with the down port of the cell right above it.")


def _is_teleporter_side(side: PortSide) -> bool:
    return side.is_wall or side is PortSide.PAD


def full_cell(cell: CellLike, levels: int) -> Cell:
    """Return the lattice cell that level, row and column name, or row and column where there is one level."""
    named = cell_of(cell)
    if len(cell) == 2 and levels > 1:
        raise EditRejected(f"There are {levels} levels; name a cell by level, row and column.")
    return named


def _outside(maze: Maze, cell: CellLike) -> EditRejected:
    levels, rows, cols = maze.cells.shape
    top, left = maze.origin
    return EditRejected(
        f"Cell {tuple(cell)} is outside the maze"
        f" (levels 0 to {levels - 1}, rows {top} to {top + rows - 1}, columns {left} to {left + cols - 1})."
    )
