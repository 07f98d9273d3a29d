"""The maze: what a file holds and an editor changes; no analysis, no files, no window."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import deepcopy
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Literal, Self, overload

import numpy as np
from numpy.typing import ArrayLike, NDArray

from mazarine.counting import Noun
from mazarine.errors import EditRejected, WrongType
from mazarine.higher import ShownAsPicture
from mazarine.lattice import SQUARE, Geometry, Grid, Lattice, Side, lattice_named
from mazarine.lattice.grid import Cell
from mazarine.maze import attributes, validation
from mazarine.maze.blocks import blocks_of, cells_of_array, code_blocks_of
from mazarine.maze.borders import close_borders, lacking_walls, outer_walls, stored_at
from mazarine.maze.buffers import Buffers, checked_buffers, read_only
from mazarine.maze.codes import Matter, Wall, Whole, is_whole
from mazarine.maze.collections import Links, Markers
from mazarine.maze.convenience import EditMethods
from mazarine.maze.costs import checked_costs, have_same_costs, usual_costs
from mazarine.maze.growth import GrownPoints
from mazarine.maze.messages import MazeMessage
from mazarine.maze.numbering import Numbering, RegionName
from mazarine.maze.things import CellLike, Link, Marker
from mazarine.maze.validation import require_level
from mazarine.messages import quoted


class Maze(EditMethods, ShownAsPicture):
    """Levels of rows and columns of cells on a lattice.

    The arrays are taken over, not copied: copy them first if you go on writing to them. Most mazes are made
    by `Maze.blank`, `Maze.from_blocks`, `read` or `generate`.

    Attributes
    ----------
    cells : (levels, rows, cols) uint8, `matter << 1 | fog` (see `mazarine.maze.codes`), read-only
    walls : (levels, rows, cols) uint8, bits 0-1 the wall to the east, bits 2-3 to the south (of hexagons
        bits 2-3 to the south-east, bits 4-5 to the south-west), read-only
    lattice : the lattice of every level
    origin : the lattice row and column of array place (0, 0)
    links, markers : what stands in the cells
    costs : (levels, rows, cols) uint8, what it costs to enter each cell, 1 to 9, read-only
    title, author, properties : metadata that the author sets
    extra : unknown fields of a file, which are written back
    growth : the points of a honeycomb that was grown, by number; None if it was not
    named_regions : the names of rooms and corridors, by number
    numbering : the numbers that regions had when the maze was saved; None if none were saved

    Edits change a maze (`mazarine.maze.edits`): what is written past them, no segmentation sees. Methods
    raise `EditRejected` for a cell or a side that the maze does not have.
    """

    lattice: Lattice = attributes.checked(attributes.lattice)
    origin: tuple[int, int] = attributes.checked(attributes.origin)
    links: Links = attributes.checked(attributes.things)
    markers: Markers = attributes.checked(attributes.things)
    title: str = attributes.checked(attributes.text)
    author: str = attributes.checked(attributes.text)
    properties: dict[str, Any] = attributes.checked(attributes.values)
    extra: dict[str, Any] = attributes.checked(attributes.values)
    growth: GrownPoints | None = attributes.checked(attributes.growth)
    named_regions: dict[int, RegionName] = attributes.checked(attributes.names)
    numbering: Numbering | None = attributes.checked(attributes.numbering)
    cost_buffer: tuple[NDArray[np.uint8], int] | None
    """The array of costs itself, for `put_costs`, and how many of them are not 1; None if all are 1."""

    def __init__(
        self,
        cells: NDArray[np.uint8],
        walls: NDArray[np.uint8],
        *,
        lattice: Lattice = SQUARE,
        origin: tuple[int, int] = (0, 0),
        links: Iterable[Link] = (),
        markers: Iterable[Marker] = (),
        title: str = "",
        author: str = "",
        properties: dict[str, Any] | None = None,
        extra: dict[str, Any] | None = None,
        growth: GrownPoints | None = None,
        named_regions: Mapping[int, RegionName] = MappingProxyType({}),
        numbering: Numbering | None = None,
        costs: NDArray[np.uint8] | None = None,
    ) -> None:
        self.buffers = checked_buffers(cells, walls)
        self.costs = usual_costs(self.shape) if costs is None else costs
        self.lattice = lattice
        self.origin = origin
        self.links = Links()
        self.markers = Markers()
        self.title = title
        self.author = author
        self.properties = {} if properties is None else properties
        self.extra = {} if extra is None else extra
        self.growth = growth
        self.named_regions, self.numbering = dict(named_regions), numbering
        self._require_codes()
        for marker in markers:
            validation.require_marker(self, marker)
            self.markers.add(marker)
        for link in links:
            validation.require_link(self, link)
            self.links.add(link)

    @classmethod
    def blank(
        cls,
        rows: Whole,
        cols: Whole,
        levels: Whole = 1,
        lattice: str | Lattice = "square",
        walled: bool = False,
    ) -> Maze:
        """Make a maze of floor.

        Parameters
        ----------
        rows, cols, levels : its size
        lattice : `square`, `honeycomb`, `hexagon`, or a lattice of `mazarine.lattice`
        walled : whether a wall stands on every side; if not, all is open inside the border

        Raises
        ------
        EditRejected
            If the size is no size, or larger than a maze may be.

        Examples
        --------
        >>> Maze.blank(2, 3).walls[0].tolist()
        [[0, 0, 1], [4, 4, 5]]
        """
        if not all(map(is_whole, (levels, rows, cols))):
            raise EditRejected(
                MazeMessage.SIZE_NOT_INTEGER(levels=quoted(levels), rows=quoted(rows), cols=quoted(cols))
            )
        levels, rows, cols = int(levels), int(rows), int(cols)  # NumPy's own may overflow.
        validation.require_size(levels, rows, cols)
        cells = np.full((levels, rows, cols), Matter.FLOOR << 1, dtype=np.uint8)
        inner = Wall.WALL if walled else Wall.OPEN
        lattice = lattice if isinstance(lattice, Lattice) else lattice_named(lattice)
        walls = np.full((levels, rows, cols), lattice.wall_bits // 3 * inner, dtype=np.uint8)
        close_borders(walls, lattice)
        return cls(cells, walls, lattice=lattice)

    @classmethod
    def from_blocks(cls, blocks: ArrayLike, *, codes: bool = False) -> Self:
        """Make a maze of squares in which every element of an array is a cell, without thin walls.

        Parameters
        ----------
        blocks : (rows, cols) or (levels, rows, cols) booleans or whole numbers: 0 is floor, the rest is wall
        codes : the elements are codes of cells instead: 0 rock, 2 floor, 4 an undiscovered secret, 6 a found
            one, each plus 1 in fog

        Raises
        ------
        WrongType
            If it is no array of booleans or whole numbers.
        EditRejected
            If it has another number of dimensions, no element, too many, or a number that is no code.

        Examples
        --------
        >>> Maze.from_blocks([[1, 1, 1], [0, 0, 1], [1, 0, 1]])
        <Maze 1 × 3 × 3 square, 0 links>
        """
        cells = cells_of_array(blocks, codes=codes)
        walls = np.zeros_like(cells)
        close_borders(walls)
        return cls(cells, walls)

    @overload
    def to_blocks(self, level: int = 0, *, codes: Literal[False] = False) -> NDArray[np.bool_]: ...

    @overload
    def to_blocks(self, level: int = 0, *, codes: Literal[True]) -> NDArray[np.uint8]: ...

    def to_blocks(self, level: int = 0, *, codes: bool = False) -> NDArray[np.bool_] | NDArray[np.uint8]:
        """Return a level as a new array of walls and floor: the inverse of `from_blocks`.

        If walls stand between floor cells, the array is doubled: the cell in row r, column c of the array
        of cells is at (2 r + 1, 2 c + 1), with walls around and between the cells.

        Parameters
        ----------
        level : the level
        codes : return the codes of cells, in which secret doors become secret cells

        Returns
        -------
        blocks : (rows, cols) or (2 rows + 1, 2 cols + 1) bool, True is wall; uint8 with `codes`

        Raises
        ------
        EditRejected
            If the maze is not one of squares, or there is no such level.

        Examples
        --------
        >>> Maze.from_blocks([[1, 0], [0, 0]]).to_blocks()
        array([[ True, False],
               [False, False]])
        >>> Maze.blank(1, 2, walled=True).to_blocks(codes=True)
        array([[0, 0, 0, 0, 0],
               [0, 2, 0, 2, 0],
               [0, 0, 0, 0, 0]], dtype=uint8)
        """
        if not self.lattice.is_full:
            raise EditRejected(MazeMessage.NOT_SQUARES())
        level = require_level(level, self.shape[0])
        return code_blocks_of(self, level) if codes else blocks_of(self, level)

    @property
    def cells(self) -> NDArray[np.uint8]:
        """(levels, rows, cols) uint8: what each cell is made of, `matter << 1 | fog`; read-only."""
        return self._cells

    @property
    def walls(self) -> NDArray[np.uint8]:
        """(levels, rows, cols) uint8: the walls to the east and to the south of each cell; read-only."""
        return self._walls

    @property
    def costs(self) -> NDArray[np.uint8]:
        """(levels, rows, cols) uint8: what it costs to enter each cell, 1 to 9; read-only."""
        return usual_costs(self.shape) if self.cost_buffer is None else read_only(self.cost_buffer[0])

    @costs.setter
    def costs(self, costs: NDArray[np.uint8]) -> None:
        self.cost_buffer = checked_costs(costs, self.shape)

    @property
    def buffers(self) -> Buffers:
        """The arrays themselves, for edits, and for filling a maze before it is segmented."""
        return self._buffers

    @buffers.setter
    def buffers(self, buffers: Buffers) -> None:
        self._buffers = buffers
        self._cells, self._walls = map(read_only, buffers)

    @property
    def shape(self) -> tuple[int, int, int]:
        """Levels, rows and columns."""
        levels, rows, cols = self.cells.shape
        return levels, rows, cols

    @property
    def grid(self) -> Grid:
        """The grid of cells, and their places in arrays."""
        return _grid(*self.shape, self.origin, self.lattice.is_staggered)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Maze)
            and self._attributes() == other._attributes()
            and np.array_equal(self.cells, other.cells)
            and np.array_equal(self.walls, other.walls)
            and have_same_costs(self, other)
        )

    __hash__ = None  # type: ignore[assignment]

    @property
    def has_costs(self) -> bool:
        """Whether some cell costs more than 1."""
        return self.cost_buffer is not None

    def __repr__(self) -> str:
        levels, rows, cols = self.shape
        return f"<Maze {levels} × {rows} × {cols} {self.lattice.name}, {Noun.LINKS(count=len(self.links))}>"

    def copy(self) -> Maze:
        """Make a maze of its own with the same content."""
        return self.with_buffers(Buffers(*(array.copy() for array in self._buffers)))

    def with_buffers(self, buffers: Buffers) -> Maze:
        """Make a maze that is like this one but for its arrays, which have the same shape."""
        if not isinstance(buffers, Buffers):
            raise WrongType(MazeMessage.NOT_ARRAYS(value=quoted(buffers)))
        twin = Maze.__new__(Maze)
        twin.__dict__.update(self.__dict__)
        if self.cost_buffer is not None:
            twin.cost_buffer = self.cost_buffer[0].copy(), self.cost_buffer[1]
        twin.buffers = buffers
        twin.links, twin.markers = self.links.copy(), self.markers.copy()
        twin.properties, twin.extra = deepcopy(self.properties), dict(self.extra)
        twin.named_regions = dict(self.named_regions)
        return twin

    __copy__ = copy

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in ("_cells", "_walls")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self.buffers = self._buffers

    def is_border(self, cell: CellLike, side: str | Side) -> bool:
        """Return whether a side of a cell is part of the outer border."""
        return self._is_border(validation.require_cell(self, cell), validation.require_side(side))

    @property
    def geometry(self) -> Geometry:
        """The geometry of the drawing."""
        return self.lattice.geometry(self.origin)

    def has_side(self, cell: CellLike, side: str | Side) -> bool:
        """Return whether a cell has a side; on a honeycomb each cell lacks one."""
        _, row, col = self.grid.cell_at(validation.require_cell(self, cell))
        return self.lattice.has_side(row, col, validation.require_side(side))

    def wall_at(self, cell: CellLike, side: str | Side) -> Wall:
        """Return what stands on a side of a cell: `OPEN`, `WALL`, `SECRET` or `FOUND`.

        Examples
        --------
        >>> maze = Maze.blank(2, 3)
        >>> _ = maze.set_wall((0, 1), "S", "secret")
        >>> maze.wall_at((1, 1), "N").name
        'SECRET'
        """
        place, named = validation.require_cell(self, cell), validation.require_side(side)
        if named not in self.lattice.sides or self._is_border(place, named):
            return Wall.WALL
        stored, shift = stored_at(self.lattice, place, named, self.origin[0])
        return Wall(int(self.walls[stored]) >> shift & 3)

    def _is_border(self, place: Cell, side: Side) -> bool:
        _, row, col = place
        down, right = self.lattice.step(row + self.origin[0], side)
        _, rows, cols = self.shape
        return not (0 <= row + down < rows and 0 <= col + right < cols)

    def _attributes(self) -> tuple[object, ...]:
        return (
            self.lattice, self.origin, self.links, self.markers,
            self.title, self.author, self.properties, self.extra, self.growth, self.named_regions,
        )  # fmt: skip

    def _require_codes(self) -> None:
        lattice = self.lattice
        _require_none(self, MazeMessage.CELL_CODE_INVALID, self.cells > 7)
        _require_none(self, MazeMessage.WALL_CODE_INVALID, self.walls > lattice.wall_bits)
        for refusal, parts in (
            (MazeMessage.BORDER_CODE_INVALID, outer_walls(lattice, self.origin)),
            (MazeMessage.WALL_CODE_INVALID, lacking_walls(lattice, self.origin)),
        ):
            for shift, places in parts:
                part = self.walls[places] >> shift & 3 != Wall.WALL
                if part.any():
                    wrong = np.zeros(self.walls.shape, dtype=bool)
                    wrong[places] = part
                    _require_none(self, refusal, wrong)


_grid = lru_cache(Grid)  # Grids are asked for often, and differ seldom.


def _require_none(maze: Maze, refusal: MazeMessage, wrong: NDArray[np.bool_]) -> None:
    """Raise `EditRejected` for the first marked cell."""
    if wrong.any():
        level, row, col = map(int, np.unravel_index(int(wrong.argmax()), wrong.shape))
        raise EditRejected(refusal(cell=maze.grid.cell_at((level, row, col))))
