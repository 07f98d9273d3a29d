"""A piece of a maze that was cut out or copied, to be turned about and put down elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import EditRejected
from mazarine.lattice import Lattice
from mazarine.lattice.grid import Cell
from mazarine.maze.area import Area, Mask
from mazarine.maze.borders import close_borders
from mazarine.maze.codes import EAST_SHIFT, SOUTH_SHIFT
from mazarine.maze.costs import LEAST
from mazarine.maze.edits import ReplaceThings
from mazarine.maze.maze import Maze
from mazarine.maze.messages import MazeMessage
from mazarine.maze.things import Link, Marker, Port, PortSide

Bytes = NDArray[np.uint8]
Place = Callable[[int, int], tuple[int, int]]
"""Where a row and column come to."""

_MIRRORED = {PortSide.E: PortSide.W, PortSide.W: PortSide.E}
_FLIPPED = {PortSide.N: PortSide.S, PortSide.S: PortSide.N}
_TURNED = {
    PortSide.N: PortSide.E, PortSide.E: PortSide.S, PortSide.S: PortSide.W, PortSide.W: PortSide.N,
}  # fmt: skip


@dataclass(frozen=True)
class Loose:
    """A link with one end in a stamp.

    Attributes
    ----------
    end : that end, counted from the first cell of the stamp
    link : as it is in the maze
    is_first : whether it is the first of its ports
    """

    end: Port
    link: Link
    is_first: bool

    def at(self, place: Cell) -> Link:
        """Return the link that ends in the stamp laid down here instead."""
        end = Port(moved(self.end.cell, place), self.end.side)
        return replace(self.link, first=end) if self.is_first else replace(self.link, second=end)

    @property
    def outer(self) -> Port:
        """The end that is not in the stamp."""
        return self.link.second if self.is_first else self.link.first


@dataclass(frozen=True, eq=False)
class Stamp:
    """Cells of one level with the walls inside and around them, and what stands in them.

    Attributes
    ----------
    sort : whether the first cell is of the even (0) or the odd (1) sort
    cells : (rows, cols) codes 0 to 7
    costs : (rows, cols) what it costs to enter each cell
    mask : (rows, cols) which cells belong to it
    upright : (rows, cols + 1) `Wall` codes of the positions left and right of cells
    level : (rows + 1, cols) `Wall` codes of the positions above and below cells
    links : both ends inside, on level 0 and counted from the first cell
    markers : counted like links
    loose : links of which one end alone is inside
    place : the lattice row and column that the first cell was copied from
    """

    lattice: Lattice
    sort: int
    cells: Bytes
    costs: Bytes
    mask: Mask
    upright: Bytes
    level: Bytes
    links: tuple[Link, ...] = ()
    markers: tuple[Marker, ...] = ()
    loose: tuple[Loose, ...] = ()
    place: tuple[int, int] = (0, 0)

    @classmethod
    def of(cls, maze: Maze, level: int, area: Area) -> Stamp:
        """Copy the cells of an area, which lies in the maze, with all that is in them.

        Raises `EditRejected` if it is outside the maze, or the maze has hexagons.
        """
        if maze.lattice.is_staggered:
            raise EditRejected(MazeMessage.HEXAGONS_NOT_COPIED())
        rows, cols = area.mask.shape
        top, left = area.row - maze.origin[0], area.col - maze.origin[1]
        levels, height, width = maze.shape
        is_inside = 0 <= level < levels and 0 <= top <= height - rows and 0 <= left <= width - cols
        if area.mask.size and not is_inside:
            raise EditRejected(MazeMessage.AREA_OUTSIDE())
        # A margin of walls above and to the left of the board: its border.
        walls = np.full((rows + 1, cols + 1), 5, dtype=np.uint8)
        first = max(top - 1, 0), max(left - 1, 0)
        walls[first[0] - top + 1 :, first[1] - left + 1 :] = maze.walls[
            level, first[0] : top + rows, first[1] : left + cols
        ]

        back = -level, -area.row, -area.col
        links = links_among(maze, level, area)
        whole = {link: None for link in links if all(lies_in(port, level, area) for port in link.ports)}
        return cls(
            lattice=maze.lattice,
            sort=(area.row + area.col) % 2,
            cells=maze.cells[level, top : top + rows, left : left + cols].copy(),
            costs=maze.costs[level, top : top + rows, left : left + cols].copy(),
            mask=area.mask,
            upright=walls[1:] >> np.uint8(EAST_SHIFT) & np.uint8(3),
            level=walls[:, 1:] >> np.uint8(SOUTH_SHIFT) & np.uint8(3),
            links=tuple(moved_link(link, back) for link in whole),
            markers=tuple(moved_marker(marker, back) for marker in markers_among(maze, level, area)),
            loose=tuple(
                Loose(Port(moved(port.cell, back), port.side), link, port == link.first)
                for link in links
                for port in link.ports
                if link not in whole and lies_in(port, level, area)
            ),
            place=(area.row, area.col),
        )

    @property
    def area(self) -> Area:
        """The cells that belong to it, with the first one at row and column 0."""
        return Area(0, 0, self.mask)

    @property
    def can_turn(self) -> bool:
        """Whether the lattice has quarter turns; half a turn it always has."""
        return self.lattice.is_full

    def mirrored(self) -> Stamp:
        """Return it with left and right exchanged."""
        last = self.cells.shape[1] - 1
        return self._about(
            np.fliplr,
            self.upright[:, ::-1],
            self.level[:, ::-1],
            lambda row, col: (row, last - col),
            _MIRRORED,
        )

    def flipped(self) -> Stamp:
        """Return it with above and below exchanged."""
        last = self.cells.shape[0] - 1
        return self._about(
            np.flipud, self.upright[::-1], self.level[::-1], lambda row, col: (last - row, col), _FLIPPED
        )

    def turned(self) -> Stamp:
        """Return it after a quarter turn clockwise, or half a turn where there are none (`can_turn`)."""
        if not self.can_turn:
            return self.mirrored().flipped()
        last = self.cells.shape[0] - 1
        return self._about(
            lambda array: np.rot90(array, -1),
            np.rot90(self.level, -1), np.rot90(self.upright, -1),
            lambda row, col: (col, last - row), _TURNED,
        )  # fmt: skip

    def fitted(self, row: int, col: int) -> tuple[int, int]:
        """Return the lattice place nearest to this one at which its cells have the sides that they had."""
        if self.lattice.is_full or (row + col) % 2 == self.sort:
            return row, col
        return row, col + 1

    def to_maze(self) -> Maze:
        """Make a board of it: what does not belong to it is rock."""
        # Rock is nought; Numpy multiplies bytes ten times as fast as it shifts them, or chooses between two.
        cells = self.cells * self.mask
        walls = self.upright[:, 1:] * np.uint8(1 << EAST_SHIFT) | self.level[1:] * np.uint8(1 << SOUTH_SHIFT)
        walls = np.ascontiguousarray(walls)[None]
        close_borders(walls, self.lattice, (0, self.sort))
        maze = Maze(
            np.ascontiguousarray(cells)[None], walls, lattice=self.lattice, origin=(0, self.sort),
            costs=np.where(self.mask, self.costs, np.uint8(LEAST))[None],
        )  # fmt: skip
        things = ReplaceThings(
            (), by_cell(replace(moved_marker(it, (0, 0, self.sort)), side=None) for it in self.markers),
            tuple(moved_link(link, (0, 0, self.sort)) for link in self.links),
        )  # fmt: skip
        things.apply(maze)
        return maze

    def _about(
        self,
        turn: Callable[[NDArray[np.generic]], NDArray[np.generic]],
        upright: Bytes,
        level: Bytes,
        place: Place,
        sides: dict[PortSide, PortSide],
    ) -> Stamp:
        def cell(old: Cell) -> Cell:
            return 0, *place(old[1], old[2])

        def port(old: Port) -> Port:
            return Port(cell(old.cell), sides.get(old.side, old.side))

        row, col = place(0, 0)
        # Mirrors of a lattice of two sorts may exchange them; the place that the first cell came to tells.
        keeps = 0 if sides is _FLIPPED else 1
        return Stamp(
            lattice=self.lattice,
            sort=(self.sort + row + col + keeps) % 2,
            cells=np.ascontiguousarray(turn(self.cells)).view(np.uint8),
            costs=np.ascontiguousarray(turn(self.costs)).view(np.uint8),
            mask=np.ascontiguousarray(turn(self.mask)).view(bool),
            upright=np.ascontiguousarray(upright),
            level=np.ascontiguousarray(level),
            links=tuple(
                replace(link, first=port(link.first), second=port(link.second)) for link in self.links
            ),
            markers=tuple(
                replace(it, cell=cell(it.cell), side=it.side and sides.get(it.side, it.side))
                for it in self.markers
            ),
            loose=tuple(replace(it, end=port(it.end)) for it in self.loose),
            place=self.place,
        )


def moved(cell: Cell, by: Cell) -> Cell:
    """Return the cell moved by these levels, rows and columns."""
    return cell[0] + by[0], cell[1] + by[1], cell[2] + by[2]


def moved_link(link: Link, by: Cell) -> Link:
    """Return the link with both ends moved by this offset."""
    first, second = (Port(moved(port.cell, by), port.side) for port in link.ports)
    return replace(link, first=first, second=second)


def moved_marker(marker: Marker, by: Cell) -> Marker:
    """Return the marker moved by this offset."""
    return replace(marker, cell=moved(marker.cell, by))


def by_cell(markers: Iterable[Marker]) -> tuple[tuple[Cell, tuple[Marker, ...]], ...]:
    """Return each cell that has some of these markers, with them."""
    cells: dict[Cell, list[Marker]] = {}
    for marker in markers:
        cells.setdefault(marker.cell, []).append(marker)
    return tuple((cell, tuple(there)) for cell, there in cells.items())


def links_among(maze: Maze, level: int, area: Area) -> list[Link]:
    """Return the links with an end in an area."""
    cells = [cell for cell in maze.links.cells() if cell[0] == level and area.has(cell[1], cell[2])]
    return maze.links.at_any(port for cell in cells for port in maze.links.ports_of(cell))


def markers_among(maze: Maze, level: int, area: Area) -> list[Marker]:
    """Return the markers in an area."""
    return [it for it in maze.markers if it.cell[0] == level and area.has(it.cell[1], it.cell[2])]


def lies_in(port: Port, level: int, area: Area) -> bool:
    """Return whether a port is on a cell of an area of a level."""
    return port.cell[0] == level and area.has(port.cell[1], port.cell[2])
