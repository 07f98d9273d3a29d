"""The edits that mazes offer as methods."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import EditRejected
from mazarine.lattice import Side
from mazarine.maze.codes import FOG, cell_code, is_whole
from mazarine.maze.costs import LEAST, MOST
from mazarine.maze.edits.batch import Batch
from mazarine.maze.edits.cells import SetCells
from mazarine.maze.edits.change import Change, Edit, require_edit
from mazarine.maze.edits.costs import SetCosts
from mazarine.maze.edits.links import PlaceLink, RemoveLink
from mazarine.maze.edits.markers import PlaceMarker, RemoveMarker
from mazarine.maze.edits.metadata import SetMetadata
from mazarine.maze.edits.set_area import SetArea
from mazarine.maze.edits.walls import SetWalls
from mazarine.maze.maze_like import MazeLike
from mazarine.maze.messages import MazeMessage
from mazarine.maze.numbering import RegionName
from mazarine.maze.things import CellLike, Link, LinkKind, Marker, MarkerKind, Port, PortSide
from mazarine.maze.validation import full_cell, is_listing, whole_cells
from mazarine.messages import quoted

_MANY_CELLS = 1 << 14
"""Where more cells are set, whole levels are set as areas: a byte a cell instead of a row of numbers."""


class EditMethods:
    """Methods of `Maze` that apply one edit each."""

    def apply(self: MazeLike, edit: Edit) -> Change:
        """Apply an edit (`mazarine.maze.edits`); the `inverse` of the change is the edit that undoes it.

        Raises
        ------
        EditRejected
            If the maze cannot take the edit; it is then as it was.
        """
        require_edit(edit)
        return edit.apply(self)

    def set_wall(self: MazeLike, cell: CellLike, side: str | Side, state: str | int = "wall") -> Change:
        """Set what stands on a side of a cell: `wall`, `open`, `secret`, `found` or a code 0 to 3.

        Parameters
        ----------
        cell : (level, row, col) of the lattice, or (row, col) where there is one level
        side : `N`, `E`, `S` or `W`
        state : what is to stand there

        Raises
        ------
        EditRejected
            If there is no such position, or it is the outer border and would be opened.

        Examples
        --------
        >>> from mazarine.maze import Maze
        >>> maze = Maze.blank(2, 3)
        >>> change = maze.set_wall((0, 1), "S")
        >>> maze.walls[0].tolist()
        [[0, 4, 1], [4, 4, 5]]
        >>> maze.apply(change.inverse).dirty.tolist()
        [1, 4]
        """
        return SetWalls([(*full_cell(cell, self.shape[0]), side, state)]).apply(self)

    def set_cells(self: MazeLike, cells: Iterable[CellLike] | NDArray[Any], state: str | int) -> Change:
        """Set cells to `rock`, `floor`, `secret` or `found`, or to a code 0 to 7.

        Parameters
        ----------
        cells : lattice cells, or a bool array that marks cells: (levels, rows, cols), or (rows, cols) where
            there is one level
        state : what they become; a word leaves the fog as it is

        Raises
        ------
        EditRejected
            If a cell lies outside the maze, the array has another shape, or there is no such state.

        Examples
        --------
        >>> from mazarine.maze import Maze
        >>> maze = Maze.blank(2, 3)
        >>> _ = maze.set_cells([(0, 0), (1, 2)], "rock")
        >>> maze.cells[0].tolist()
        [[0, 2, 2], [2, 2, 0]]
        """
        if isinstance(cells, np.ndarray) and cells.dtype == np.bool_:
            return _setting(self, cells, state).apply(self)
        return SetCells.to_one_state(_named_cells(self, cells), state).apply(self)

    def set_cost(self: MazeLike, cells: Iterable[CellLike] | NDArray[Any], cost: int) -> Change:
        """Set what it costs to enter cells, which is 1 at first; searches for a path count it.

        Parameters
        ----------
        cells : as in `set_cells`
        cost : 1 to 9

        Raises
        ------
        EditRejected
            If a cell lies outside the maze, the array has another shape, or it is no such cost.

        Examples
        --------
        >>> from mazarine.maze import Maze
        >>> maze = Maze.blank(2, 3)
        >>> change = maze.set_cost([(0, 1)], 5)
        >>> maze.costs[0].tolist(), maze.apply(change.inverse).dirty.tolist(), maze.has_costs
        ([[1, 5, 1], [1, 1, 1]], [1], False)
        """
        if not is_whole(cost) or not LEAST <= cost <= MOST:
            raise EditRejected(MazeMessage.NOT_A_COST(value=quoted(cost)))
        named = _named_cells(self, cells)
        return SetCosts(named, np.full(len(named), cost, dtype=np.uint8)).apply(self)

    def name_region(self: MazeLike, number: int, name: str, color: str = "") -> Change:
        """Set the name of a room or a corridor, and its color such as `#aa3344`; empty for none.

        Raises
        ------
        EditRejected
            If it is no text or color, or no room or corridor can have this number.

        Examples
        --------
        >>> from mazarine import segment
        >>> from mazarine.maze import Maze
        >>> maze = Maze.blank(2, 3)
        >>> _ = maze.name_region(1, "Hall")
        >>> segment(maze).regions[1].name
        'Hall'
        """
        metadata = SetMetadata.of(self)
        names = {**metadata.named_regions, number: RegionName(name, color)}
        return replace(metadata, named_regions=names).apply(self)

    def add_marker(
        self: MazeLike,
        kind: str | MarkerKind,
        cell: CellLike,
        side: str | Side | None = None,
        label: str = "",
    ) -> Change:
        """Put a marker on a cell, of a kind of `MarkerKind`.

        With a side, which must lie on the outer border, a gap is drawn there: an entrance or an exit. Doors
        and gates stand on any side.

        Raises
        ------
        EditRejected
            If there is no such cell or kind, or the side is not on the border.
        """
        place = full_cell(cell, self.shape[0])
        return PlaceMarker(Marker(cast("MarkerKind", kind), place, _name_of(side), label)).apply(self)

    def add_teleporter(
        self: MazeLike, first: CellLike, second: CellLike, *, one_way: bool = False, label: str = ""
    ) -> Change:
        """Join the pads of two cells by a teleporter, which leads both ways or from the first to the second.

        Raises
        ------
        EditRejected
            If a cell is rock or outside, carries a teleporter on its pad already, or both are one.
        """
        start, end = (Port(full_cell(cell, self.shape[0])) for cell in (first, second))
        return PlaceLink(Link(start, end, one_way=one_way, label=label)).apply(self)

    def add_stairs(self: MazeLike, cell: CellLike) -> Change:
        """Join a cell by stairs with the one above it.

        Raises
        ------
        EditRejected
            If one of them is rock or outside, or has such stairs already.
        """
        level, row, col = full_cell(cell, self.shape[0])
        below, above = Port((level, row, col), PortSide.UP), Port((level + 1, row, col), PortSide.DOWN)
        return PlaceLink(Link(below, above, LinkKind.STAIRS)).apply(self)

    def remove_markers(self: MazeLike, cell: CellLike) -> Change:
        """Remove the markers of a cell.

        Raises
        ------
        EditRejected
            If there is no such cell, or it has no marker.
        """
        return RemoveMarker(cell).apply(self)

    def remove_link(self: MazeLike, cell: CellLike, side: str | Side = "pad") -> Change:
        """Remove the link on the pad of a cell, on a side (`N`, `E`, `S`, `W`), or its stairs (`up`, `down`).

        Raises
        ------
        EditRejected
            If there is no such cell or side, or it carries no link.
        """
        port = Port(full_cell(cell, self.shape[0]), cast("PortSide", _name_of(side)))
        return RemoveLink(port).apply(self)


def _named_cells(maze: MazeLike, cells: Iterable[CellLike] | NDArray[Any]) -> NDArray[np.int64]:
    """Return the (n, 3) lattice cells that are listed, or that an array marks."""
    if isinstance(cells, np.ndarray):
        if cells.dtype == np.bool_:
            return maze.grid.cells_at(np.argwhere(_marks(maze, cells)))
        if cells.shape in (maze.shape, maze.shape[1:]):
            raise EditRejected(MazeMessage.MARKS_NOT_BOOLEAN())
    if not is_listing(cells):
        raise EditRejected(MazeMessage.CELLS_NOT_LISTED(value=quoted(cells)))
    return whole_cells([full_cell(cell, maze.shape[0]) for cell in cells])


def _marks(maze: MazeLike, marks: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Return the (levels, rows, cols) marks of cells."""
    if maze.shape not in (marks.shape, (1, *marks.shape)):
        raise EditRejected(MazeMessage.MARKS_SHAPE(found=marks.shape, expected=maze.shape))
    return np.asarray(marks).reshape(maze.shape)


def _setting(maze: MazeLike, marks: NDArray[np.bool_], state: str | int) -> Edit:
    """Return the edit that sets the cells that an array marks."""
    marks = _marks(maze, marks)
    if np.count_nonzero(marks) <= _MANY_CELLS:
        return SetCells.to_one_state(maze.grid.cells_at(np.argwhere(marks)), state)
    code, keeps_fog = cell_code(state)
    top, left = maze.origin
    return Batch(tuple(
        SetArea(
            level, top, left,
            cells=np.uint8(code) | here & FOG if keeps_fog else np.full_like(here, code),
            which=marks[level], walls=np.zeros_like(here), wall_bits=np.zeros_like(here),
        )
        for level, here in enumerate(maze.cells)
    ))  # fmt: skip


def _name_of(side: str | Side | None) -> PortSide | None:
    """Return the name that a marker has for a side."""
    return cast("PortSide", side.name if isinstance(side, Side) else side)
