"""A piece of a maze that was cut out or copied, to be turned about and put down elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import EditRejected
from mazarine.lattice import Lattice, Side
from mazarine.lattice.grid import Cell
from mazarine.lattice.lattice import Offset
from mazarine.maze.area import Area, Mask
from mazarine.maze.borders import close_borders, codes_on
from mazarine.maze.costs import LEAST
from mazarine.maze.edits import ReplaceThings
from mazarine.maze.maze import Maze
from mazarine.maze.messages import MazeMessage
from mazarine.maze.symmetry import Image
from mazarine.maze.things import Link, Marker, Port, PortSide

Bytes = NDArray[np.uint8]
_Scalar = TypeVar("_Scalar", bound=np.generic)
Place = Callable[[Any, Any], tuple[Any, Any]]
"""Where a row and a column, or many, come to."""


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
    sort : the sort of the first cell (`Lattice.sort`)
    cells : (rows, cols) codes 0 to 7
    costs : (rows, cols) what it costs to enter each cell
    mask : (rows, cols) which cells belong to it
    walls : (rows + 2, cols + 2) bytes of walls as a maze has them, of the cells and of those around
    links : both ends inside, on level 0 and counted from the first cell
    markers : counted like links
    loose : links of which one end alone is inside
    place : the lattice row and column that the first cell was copied from
    pivot : the cell about which it was turned before, counted from the first one; None for the middle
    """

    lattice: Lattice
    sort: int
    cells: Bytes
    costs: Bytes
    mask: Mask
    walls: Bytes
    links: tuple[Link, ...] = ()
    markers: tuple[Marker, ...] = ()
    loose: tuple[Loose, ...] = ()
    place: Offset = (0, 0)
    pivot: Offset | None = None

    @classmethod
    def of(cls, maze: Maze, level: int, area: Area) -> Stamp:
        """Copy the cells of an area, which lies in the maze, with all that is in them.

        Raises `EditRejected` if it is outside the maze.
        """
        rows, cols = area.mask.shape
        top, left = area.row - maze.origin[0], area.col - maze.origin[1]
        levels, height, width = maze.shape
        is_inside = 0 <= level < levels and 0 <= top <= height - rows and 0 <= left <= width - cols
        if area.mask.size and not is_inside:
            raise EditRejected(MazeMessage.AREA_OUTSIDE())
        # Beyond the board there are only walls: its border.
        walls = np.full((rows + 2, cols + 2), maze.lattice.wall_bits // 3, dtype=np.uint8)
        first = max(top - 1, 0), max(left - 1, 0)
        here = maze.walls[level, first[0] : top + rows + 1, first[1] : left + cols + 1]
        shift = first[0] - top + 1, first[1] - left + 1
        walls[shift[0] : shift[0] + here.shape[0], shift[1] : shift[1] + here.shape[1]] = here

        back = -level, -area.row, -area.col
        links = links_among(maze, level, area)
        whole = {link: None for link in links if all(lies_in(port, level, area) for port in link.ports)}
        return cls(
            lattice=maze.lattice,
            sort=maze.lattice.sort(area.row, area.col),
            cells=maze.cells[level, top : top + rows, left : left + cols].copy(),
            costs=maze.costs[level, top : top + rows, left : left + cols].copy(),
            mask=area.mask,
            walls=walls,
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
    def middle(self) -> Offset:
        """The cell about which it is turned where rows are shifted, counted from the first one."""
        rows, cols = self.mask.shape
        return self.pivot or (rows // 2, cols // 2)

    @property
    def turns(self) -> int:
        """After how many of its turns it is as before: 4 quarters of a circle, 6 sixths, or 2 halves."""
        return 2 if not (self.lattice.is_full or self.lattice.is_staggered) else len(self.lattice.sides)

    def mirrored(self) -> Stamp:
        """Return it with left and right exchanged."""
        return self._imaged(Image(True, False, 0))

    def flipped(self) -> Stamp:
        """Return it with above and below exchanged."""
        return self._imaged(Image(False, True, 0))

    def turned(self) -> Stamp:
        """Return it turned clockwise, such that each side comes to the next; or by a half if none does."""
        if self.turns == 2:
            return self._imaged(Image(True, True, 0))
        if not self.lattice.is_staggered:
            return self._imaged(Image(False, False, 1))
        sides = self.lattice.sides
        return self._carried(self.lattice.turned, dict(zip(sides, sides[1:] + sides[:1], strict=True)))[0]

    def fitted(self, row: int, col: int) -> Offset:
        """Return the lattice place nearest to this one at which its cells can have the sides they had."""
        if self.turns != 2 or (row + col) % 2 == self.sort:
            return row, col
        return row, col + 1

    def laid(self, row: int, col: int) -> tuple[Stamp, Offset]:
        """Return it as it lies with its first place at a fitting one, and where its first place is then.

        It differs where other rows are shifted there than are in it: its cells keep their form.
        """
        if not self.lattice.is_staggered or self.sort == row % 2:
            return self, (row, col)
        start = self.sort, 0
        return self._carried(lambda rows, cols: self.lattice.carried(rows, cols, start, (row, col)))

    def laid_about(self, row: int, col: int) -> tuple[Stamp, Offset]:
        """Return it as it lies with its middle at a lattice place, and where its first place is then."""
        start, (down, right) = (self.sort, 0), self.middle
        middle = self.sort + down, right
        return self.laid(*self.fitted(*self.lattice.carried(*start, middle, (row, col))))

    def to_maze(self) -> Maze:
        """Make a board of it: what does not belong to it is rock."""
        # Rock is nought; Numpy multiplies bytes ten times as fast as it chooses between two.
        cells, origin = self.cells * self.mask, (self.sort, 0)
        walls = np.ascontiguousarray(self.walls[1:-1, 1:-1])[None].copy()
        close_borders(walls, self.lattice, origin)
        maze = Maze(
            np.ascontiguousarray(cells)[None], walls, lattice=self.lattice, origin=origin,
            costs=np.where(self.mask, self.costs, np.uint8(LEAST))[None],
        )  # fmt: skip
        things = ReplaceThings(
            (), by_cell(replace(moved_marker(it, (0, *origin)), side=None) for it in self.markers),
            tuple(moved_link(link, (0, *origin)) for link in self.links),
        )  # fmt: skip
        things.apply(maze)
        return maze

    def _imaged(self, image: Image) -> Stamp:
        def turned(array: NDArray[_Scalar]) -> NDArray[_Scalar]:
            return np.ascontiguousarray(image.array(array[None])[0])

        shape = self.mask.shape
        return replace(
            self._with_things(lambda row, col: image.place(row, col, shape), image.port_side),
            sort=(self.sort + image.exchanges(self.lattice, shape)) % 2,
            cells=turned(self.cells),
            costs=turned(self.costs),
            mask=turned(self.mask),
            walls=image.walls(self.walls[None], self.lattice, (self.sort - 1, 0))[0],
        )

    def _carried(
        self, place: Place, sides: Mapping[Side, Side] = MappingProxyType({})
    ) -> tuple[Stamp, Offset]:
        """Return it with each cell at another place, and where the first place is then.

        Parameters
        ----------
        place : says where cells go, with the first one in row 0 or 1 by its sort
        sides : where their sides go; one after the other if it is empty
        """
        if not self.area:
            return self, (0, 0)
        here, lattice = np.nonzero(self.mask), self.lattice
        rows, cols = place(here[0] + self.sort, here[1])
        top, left = int(rows.min()), int(cols.min())
        there, shape = (rows - top, cols - left), (int(rows.max()) - top + 1, int(cols.max()) - left + 1)

        def put(array: NDArray[_Scalar], other: int = 0) -> NDArray[_Scalar]:
            new = np.full(shape, other, dtype=array.dtype)
            new[there] = array[here]
            return new

        walls = np.zeros((shape[0] + 2, shape[1] + 2), dtype=np.uint8)
        for side in lattice.sides:
            to = sides.get(side, side)
            codes = codes_on(self.walls[None], lattice, (self.sort - 1, 0), side)[0, 1:-1, 1:-1][here]
            down, right = (0, 0) if to in lattice.stored else lattice.offsets(rows, to).T
            stored = to if to in lattice.stored else to.opposite
            walls[there[0] + 1 + down, there[1] + 1 + right] |= codes << np.uint8(lattice.shift(stored))

        def placed(row: int, col: int) -> Offset:
            row, col = place(row + self.sort, col)
            return row - top, col - left

        def port_side(old: PortSide) -> PortSide:
            return PortSide(sides.get(Side[old], Side[old]).name) if old.is_wall else old

        return replace(
            self._with_things(placed, port_side),
            sort=lattice.sort(top, left),
            cells=put(self.cells),
            costs=put(self.costs, LEAST),
            mask=put(self.mask),
            walls=walls,
        ), (top, left)

    def _with_things(
        self, place: Callable[[int, int], Offset], side: Callable[[PortSide], PortSide]
    ) -> Stamp:
        """Return it with its links, its markers and its middle elsewhere."""

        def port(old: Port) -> Port:
            return Port((0, *place(*old.cell[1:])), side(old.side))

        return replace(
            self,
            links=tuple(replace(it, first=port(it.first), second=port(it.second)) for it in self.links),
            markers=tuple(
                replace(it, cell=(0, *place(*it.cell[1:])), side=it.side and side(it.side))
                for it in self.markers
            ),
            loose=tuple(replace(it, end=port(it.end)) for it in self.loose),
            pivot=place(*self.middle) if self.lattice.is_staggered else None,
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
