"""Edits of the whole board: another size about an anchor, a crop, a border, rotations and flips."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import EditRejected
from mazarine.maze.borders import close_borders, codes_on
from mazarine.maze.buffers import checked_buffers
from mazarine.maze.codes import Matter, Wall, is_whole
from mazarine.maze.collections import Links, Markers
from mazarine.maze.edits.change import Change, of_maze
from mazarine.maze.edits.replace_maze import become
from mazarine.maze.edits.resize import BoardMatter, Resize
from mazarine.maze.maze_like import MazeLike
from mazarine.maze.messages import MazeMessage
from mazarine.maze.symmetry import Image
from mazarine.maze.things import Port
from mazarine.messages import quoted


class Anchor(StrEnum):
    """The part of a board that stays where it is when the board gets another size."""

    NORTH_WEST = "north-west"
    NORTH = "north"
    NORTH_EAST = "north-east"
    WEST = "west"
    CENTER = "center"
    EAST = "east"
    SOUTH_WEST = "south-west"
    SOUTH = "south"
    SOUTH_EAST = "south-east"


@dataclass(frozen=True)
class ResizeTo:
    """Change the size of the board; cells are added and removed away from the anchor.

    Attributes
    ----------
    rows, cols : the new size
    anchor : the part that stays, one of `Anchor`
    matter : what new cells are: `rock` or `floor`; see `Resize`
    """

    rows: int
    cols: int
    anchor: Anchor | str = Anchor.CENTER
    matter: BoardMatter | str = BoardMatter.ROCK

    def __post_init__(self) -> None:
        try:
            object.__setattr__(self, "anchor", Anchor(self.anchor))
        except ValueError:
            known = ", ".join(Anchor)
            raise EditRejected(MazeMessage.UNKNOWN_ANCHOR(anchor=quoted(self.anchor), known=known)) from None

    @of_maze
    def extent(self, maze: MazeLike) -> Resize:
        """Return the edit that gives this maze its new extent."""
        probe = Resize(maze.origin, self.rows, self.cols, self.matter)
        (row, col), (_, rows, cols), anchor = maze.origin, maze.shape, str(self.anchor)
        row += _shift(rows - probe.rows, starts="north" in anchor, ends="south" in anchor)
        col += _shift(cols - probe.cols, starts="west" in anchor, ends="east" in anchor)
        return replace(probe, origin=(row, col))

    @of_maze
    def apply(self, maze: MazeLike) -> Change:
        """Resize the board; see `Edit.apply`."""
        return self.extent(maze).apply(maze)


@dataclass(frozen=True)
class Crop:
    """Crop the board to its content, or to a block of cells.

    Content is what differs from the matter along most of the edge: floor in rock, or rock, walls, secrets,
    links and markers on floor.

    Attributes
    ----------
    block : lattice coordinates of the first row and column, and of the last; None for the content
    """

    block: tuple[int, int, int, int] | None = None

    @of_maze
    def extent(self, maze: MazeLike) -> Resize:
        """Return the edit that crops this maze.

        Raises
        ------
        EditRejected
            If there is no content, or the block has no cell of the board.
        """
        block = content_of(maze) if self.block is None else self.block
        if block is None:
            raise EditRejected(MazeMessage.NO_CONTENT())
        top, left, last_row, last_col = map(int, block)
        (row, col), (_, rows, cols) = maze.origin, maze.shape
        top, left = max(top, row), max(left, col)
        bottom, right = min(last_row + 1, row + rows), min(last_col + 1, col + cols)
        if top >= bottom or left >= right:
            raise EditRejected(MazeMessage.AREA_OUTSIDE())
        return Resize((top, left), bottom - top, right - left)

    @of_maze
    def apply(self, maze: MazeLike) -> Change:
        """Crop the board; see `Edit.apply`."""
        return self.extent(maze).apply(maze)


@dataclass(frozen=True)
class AddBorder:
    """Add rows and columns on all sides.

    Attributes
    ----------
    cells : how many
    matter : what they are: `rock` or `floor`; see `Resize`
    """

    cells: int = 1
    matter: BoardMatter | str = BoardMatter.ROCK

    @of_maze
    def apply(self, maze: MazeLike) -> Change:
        """Enlarge the board; see `Edit.apply`."""
        if not (is_whole(self.cells) and self.cells >= 1):
            raise EditRejected(MazeMessage.BORDER_NOT_POSITIVE(cells=quoted(self.cells)))
        (row, col), (_, rows, cols), width = maze.origin, maze.shape, int(self.cells)
        origin = row - width, col - width
        return Resize(origin, rows + 2 * width, cols + 2 * width, self.matter).apply(maze)


@dataclass(frozen=True)
class Rotate:
    """Rotate the board clockwise, with its links and markers.

    A honeycomb, and a board of hexagons, can only be rotated by 180°; the numbers of a honeycomb that was
    grown from points are lost.

    Attributes
    ----------
    degrees : 90, 180 or 270
    """

    degrees: int = 90

    def __post_init__(self) -> None:
        if not is_whole(self.degrees) or self.degrees not in (90, 180, 270):
            raise EditRejected(MazeMessage.NOT_A_ROTATION(degrees=quoted(self.degrees)))

    @of_maze
    def apply(self, maze: MazeLike) -> Change:
        """Rotate the board; see `Edit.apply`."""
        if self.degrees != 180 and not maze.lattice.is_full:
            raise EditRejected(MazeMessage.HONEYCOMB_QUARTER_TURNS())
        return _turned(maze, image_of(self), opposite(self))


class Axis(StrEnum):
    """What a flip exchanges: left and right, or above and below."""

    HORIZONTAL = "horizontal"
    VERTICAL = "vertical"


@dataclass(frozen=True)
class Flip:
    """Flip the board, with its links and markers; the numbers of a grown honeycomb are lost.

    Attributes
    ----------
    axis : `horizontal` exchanges left and right, `vertical` above and below
    """

    axis: Axis | str = Axis.HORIZONTAL

    def __post_init__(self) -> None:
        try:
            object.__setattr__(self, "axis", Axis(self.axis))
        except ValueError:
            raise EditRejected(
                MazeMessage.UNKNOWN_AXIS(axis=quoted(self.axis), known=", ".join(Axis))
            ) from None

    @of_maze
    def apply(self, maze: MazeLike) -> Change:
        """Flip the board; see `Edit.apply`."""
        return _turned(maze, image_of(self), self)


def opposite(edit: Rotate | Flip) -> Rotate | Flip:
    """Return the edit that undoes a rotation or a flip."""
    return Rotate(360 - edit.degrees) if isinstance(edit, Rotate) else edit


def image_of(edit: Rotate | Flip) -> Image:
    """Return the image that a rotation or a flip makes of the board."""
    if isinstance(edit, Rotate):
        return Image(True, True, 0) if edit.degrees == 180 else Image(False, False, edit.degrees // 90)
    return Image(edit.axis is Axis.HORIZONTAL, edit.axis is Axis.VERTICAL, 0)


def is_framed_by_rock(maze: MazeLike) -> bool:
    """Return whether most cells at the edge of the board are rock."""
    edge = [maze.cells[:, 0], maze.cells[:, -1], maze.cells[:, :, 0], maze.cells[:, :, -1]]
    return bool((np.concatenate(edge, axis=1) >> 1 == Matter.ROCK).mean() > 0.5)


def content_of(maze: MazeLike) -> tuple[int, int, int, int] | None:
    """Return the block of the content of a maze, as `Crop` has it; None if there is none."""
    is_rock = maze.cells >> 1 == Matter.ROCK
    if is_framed_by_rock(maze):
        content = np.logical_not(is_rock.all(axis=0))
    else:
        content = np.logical_not((maze.cells >> 1 == Matter.FLOOR).all(axis=0))
        content |= _beside_inner_walls(maze)
    top, left = maze.origin
    for cell in (*maze.links.cells(), *(marker.cell for marker in maze.markers)):
        content[cell[1] - top, cell[2] - left] = True
    rows, cols = np.flatnonzero(content.any(axis=1)), np.flatnonzero(content.any(axis=0))
    if not len(rows):
        return None
    return top + int(rows[0]), left + int(cols[0]), top + int(rows[-1]), left + int(cols[-1])


def _beside_inner_walls(maze: MazeLike) -> NDArray[np.bool_]:
    """Return which cells have something on a side that is not the border, on any level."""
    closed = np.zeros_like(maze.walls)
    close_borders(closed, maze.lattice, maze.origin)
    drawn, beside = maze.walls & ~closed, np.zeros(maze.shape[1:], dtype=bool)
    for side in maze.lattice.sides:
        for level in drawn:
            codes = codes_on(level[None], maze.lattice, maze.origin, side, Wall.OPEN)
            beside |= codes[0] != Wall.OPEN
    return beside


def _shift(less: int, *, starts: bool, ends: bool) -> int:
    """Return by how much the first row or column moves."""
    if starts:
        return 0
    return less if ends else less // 2


def _turned(maze: MazeLike, image: Image, inverse: Rotate | Flip) -> Change:
    is_grown = maze.growth is not None
    change = become(maze, _image_of(maze, image))
    # The numbers of grown points are only in the maze before; else no second board is kept for undo.
    return change if is_grown else Change(change.dirty, inverse, reshaped=True)


def _image_of(maze: MazeLike, image: Image) -> MazeLike:
    """Return the image of a board."""
    lattice, origin = maze.lattice, maze.origin
    cells, walls = image.array(maze.cells), image.walls(maze.walls, lattice, origin)
    if image.exchanges(lattice, maze.shape[1:]):
        # Where the board begins says which rows are shifted, and of which sort cells are.
        back_and_forth = -1 if lattice.sort(*origin) else 1
        down, right = (back_and_forth, 0) if lattice.is_staggered else (0, back_and_forth)
        origin = origin[0] + down, origin[1] + right
    close_borders(walls, lattice, origin)
    turned = maze.with_buffers(checked_buffers(np.ascontiguousarray(cells), walls))
    turned.costs = image.array(maze.costs)
    turned.origin, turned.links, turned.markers, turned.growth = origin, Links(), Markers(), None
    move = image.mover(maze.grid, turned.grid)
    turned.numbering = maze.numbering and maze.numbering.moved(maze.lattice, move)

    def moved(cell: tuple[int, int, int]) -> tuple[int, int, int]:
        level, row, col = move(np.array([cell]))[0].tolist()
        return level, row, col

    for marker in maze.markers:
        port = None if marker.side is None else image.port_side(marker.side)
        turned.markers.add(replace(marker, cell=moved(marker.cell), side=port))
    for link in maze.links:
        first, second = (Port(moved(port.cell), image.port_side(port.side)) for port in link.ports)
        turned.links.add(replace(link, first=first, second=second))
    return turned
