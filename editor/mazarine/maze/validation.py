"""Validation: what a maze accepts from edits, readers and scripts.

Every function raises `EditRejected` and changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeGuard

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import EditRejected
from mazarine.lattice import Grid, Side
from mazarine.lattice.grid import Cell
from mazarine.lattice.messages import LatticeMessage
from mazarine.maze.codes import MAX_CELLS, Matter, Wall, is_whole
from mazarine.maze.maze_like import MazeLike
from mazarine.maze.messages import MazeMessage
from mazarine.maze.things import CellLike, Link, LinkKind, Marker, Port, PortSide, cell_of
from mazarine.messages import Message, quoted

FARTHEST = 1 << 28
"""How far from the lattice's place (0, 0) the origin of a maze may lie."""
_OUTSIDE = 2 * FARTHEST


_SIDES = dict(Side.__members__)


def require_origin(origin: Sequence[Any]) -> tuple[int, int]:
    """Return the row and column where a maze may begin."""
    if not isinstance(origin, tuple | list) or len(origin) != 2 or not all(map(is_whole, origin)):
        raise EditRejected(MazeMessage.NOT_AN_ORIGIN(value=quoted(origin)))
    row, col = map(int, origin)
    if max(abs(row), abs(col)) > FARTHEST:
        raise EditRejected(MazeMessage.ORIGIN_TOO_FAR(origin=(row, col), farthest=FARTHEST))
    return row, col


def is_listing(value: object) -> TypeGuard[Iterable[Any]]:
    """Return whether a value lists others; an array without dimensions only looks as if it did."""
    return isinstance(value, Iterable) and not (isinstance(value, np.ndarray) and value.ndim == 0)


def require_rows(refusal: MazeMessage, rows: Iterable[object], length: int) -> list[Sequence[Any]]:
    """Return the rows as a list in which each has `length` values, or one less without the level.

    The level may be missing: the third value is then the first that is not a number.

    `refusal` says what a row must be, with the field `value`.
    """
    if not is_listing(rows):
        raise EditRejected(refusal(value=quoted(rows)))
    listed = list(rows)
    for row in listed:
        is_whole_row = isinstance(row, (tuple, list)) and len(row) == length
        if not is_whole_row and not _lacks_level(row, length):
            raise EditRejected(refusal(value=quoted(row)))
    return listed


def _lacks_level(row: Any, length: int) -> bool:
    is_short = isinstance(row, tuple | list) and len(row) == length - 1
    return is_short and isinstance(row[2], str | Side)


def require_arrays(refusal: MazeMessage, cells: NDArray[Any], *columns: tuple[NDArray[Any], int]) -> None:
    """Require (n, 3) cells and n numbers from 0 to a maximum; `refusal` says what they must be."""
    if not all(isinstance(array, np.ndarray) for array in (cells, *(column for column, _ in columns))):
        raise EditRejected(refusal())
    is_right = cells.ndim == 2 and cells.shape[1] == 3 and cells.dtype.kind in "iu"
    # Numbers of 64 bits without a sign may have no like with one.
    is_right &= cells.dtype != np.uint64 or int(cells.max(initial=0)) <= _OUTSIDE
    for column, highest in columns:
        is_right &= column.shape == cells.shape[:1] and column.dtype.kind in "iu"
        is_right &= not ((column < 0) | (column > highest)).any()
    if not is_right:
        raise EditRejected(refusal())


def whole_cells(cells: Iterable[Any]) -> NDArray[np.int64]:
    """Return named cells as (n, 3) whole numbers."""
    return np.array(list(map(whole_cell, cells)), dtype=np.int64).reshape(-1, 3)


def whole_cell(cell: Any) -> Cell:
    """Return a named cell as Python's whole numbers; (row, col) is one of the lowest level."""
    level, row, col = named = cell_of(cell)
    if not all(-_OUTSIDE <= part <= _OUTSIDE for part in (level, row, col)):
        raise EditRejected(MazeMessage.CELL_TOO_FAR(cell=named))
    return named


def require_cells(maze: MazeLike, cells: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the array places of lattice cells ((n, 3) of level, row, col), all inside the maze."""
    places = maze.grid.array_places(cells)
    outside = ((places < 0) | (places >= maze.cells.shape)).any(axis=1)
    if outside.any():
        raise EditRejected(cell_outside(maze.grid, cells[outside.argmax()].tolist()))
    return places


def require_side(name: object) -> Side:
    """Return the side that is named by a letter or is one."""
    if isinstance(name, Side):
        return name
    if not isinstance(name, str) or name not in _SIDES:
        raise EditRejected(MazeMessage.NOT_A_SIDE(value=quoted(name)))
    return _SIDES[name]


def require_cell(maze: MazeLike, cell: CellLike) -> Cell:
    """Return the array place of a lattice cell inside the maze."""
    named, grid = full_cell(cell, maze.shape[0]), maze.grid
    if not grid.holds(named):
        raise EditRejected(cell_outside(grid, cell))
    return grid.array_place(named)


def require_size(levels: int, rows: int, cols: int) -> None:
    """Raise `EditRejected` if a maze cannot have this size."""
    if min(levels, rows, cols) < 1:
        raise EditRejected(LatticeMessage.MAZE_WITHOUT_CELLS())
    if levels * rows * cols > MAX_CELLS:
        raise EditRejected(LatticeMessage.TOO_MANY_CELLS(levels=levels, rows=rows, cols=cols, most=MAX_CELLS))


def require_level(level: Any, levels: int) -> int:
    """Return a number from 0 below the number of levels."""
    if not is_whole(level):
        raise EditRejected(MazeMessage.NOT_A_LEVEL(value=quoted(level)))
    if not 0 <= level < levels:
        raise EditRejected(MazeMessage.NO_LEVEL(level=int(level), first_level=0, last_level=levels - 1))
    return int(level)


def require_link(maze: MazeLike, link: Link) -> None:
    """Require that this link may be placed."""
    _require_link(maze, link, needs_walls=True)


def _require_link(maze: MazeLike, link: Link, *, needs_walls: bool) -> None:
    first, second = link.ports
    if first.cell == second.cell:
        raise EditRejected(MazeMessage.LINK_TO_SAME_CELL(cell=first.cell))
    for port in link.ports:
        _require_port(maze, port, needs_walls=needs_walls)
    if link.kind is LinkKind.STAIRS:
        _require_stairs(link)
    elif not all(_is_teleporter_side(port.side) for port in link.ports):
        raise EditRejected(MazeMessage.TELEPORTER_PORT())


def may_stand_with_walls(maze: MazeLike, link: Link) -> bool:
    """Return whether this link may be placed once walls are where its ports need them."""
    try:
        _require_link(maze, link, needs_walls=False)
    except EditRejected:
        return False
    return True


def require_marker(maze: MazeLike, marker: Marker) -> None:
    """Require that this marker may be placed."""
    require_cell(maze, marker.cell)
    if marker.side is None:
        return
    _require_side(maze, marker.cell, marker.side)
    is_right = marker.side.is_wall and (marker.kind.is_barrier or maze.is_border(marker.cell, marker.side))
    if not is_right:
        raise EditRejected(MazeMessage.MARKER_SIDE_NOT_ON_BORDER(side=marker.side.value, cell=marker.cell))
    if maze.links.at(Port(marker.cell, marker.side)):
        raise EditRejected(MazeMessage.GAP_AT_LINK(side=marker.side.value, cell=marker.cell))


def _require_port(maze: MazeLike, port: Port, *, needs_walls: bool) -> None:
    place = require_cell(maze, port.cell)
    if maze.cells[place] >> 1 == Matter.ROCK:
        raise EditRejected(MazeMessage.LINK_END_IN_ROCK(cell=port.cell))
    if maze.links.at(port):
        raise EditRejected(MazeMessage.PORT_IN_USE(port=port.text))
    if not port.side.is_wall:
        return
    _require_side(maze, port.cell, port.side)
    if needs_walls and maze.wall_at(port.cell, port.side) != Wall.WALL:
        raise EditRejected(MazeMessage.PORT_NOT_IN_WALL(side=port.side.value, cell=port.cell))
    if any(marker.side == port.side for marker in maze.markers.at(port.cell)):
        raise EditRejected(MazeMessage.PORT_IN_GAP(side=port.side.value, cell=port.cell))


def _require_side(maze: MazeLike, cell: Cell, side: PortSide) -> None:
    if side.is_wall and not maze.lattice.has_side(cell[1], cell[2], Side[side]):
        raise EditRejected(MazeMessage.SIDE_MISSING(cell=cell, side=side.value))


def _require_stairs(link: Link) -> None:
    ports = {port.side: port.cell for port in link.ports}
    below, above = ports.get(PortSide.UP), ports.get(PortSide.DOWN)
    if below is None or above is None or above != (below[0] + 1, below[1], below[2]):
        raise EditRejected(MazeMessage.STAIRS_PORTS())


def _is_teleporter_side(side: PortSide) -> bool:
    return side.is_wall or side is PortSide.PAD


def full_cell(cell: CellLike, levels: int) -> Cell:
    """Return the lattice cell that level, row and column name, or row and column where there is one level."""
    named = cell_of(cell)
    if len(cell) == 2 and levels > 1:
        raise EditRejected(MazeMessage.LEVEL_MISSING(levels=levels))
    return named


def cell_outside(grid: Grid, cell: CellLike) -> Message:
    """Return that a cell is outside a maze, and where its cells are."""
    top, left, bottom, right = grid.box
    return MazeMessage.CELL_OUTSIDE(
        cell=tuple(map(int, cell)), first_level=0, last_level=grid.levels - 1,
        first_row=top, last_row=bottom - 1, first_col=left, last_col=right - 1,
    )  # fmt: skip
