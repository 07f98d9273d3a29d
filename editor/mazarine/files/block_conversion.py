"""Thin walls to blocks and back: another maze of the same passages."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import partial

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import EditRejected
from mazarine.files import lossy
from mazarine.files.limits import too_many_cells
from mazarine.files.lossy import doubling
from mazarine.files.messages import ConversionMessage, LossMessage
from mazarine.lattice import SQUARE, Side
from mazarine.maze import MAX_CELLS, Cell, Link, Marker, MarkerKind, Maze, PortSide
from mazarine.maze.blocks import DOORS, codes_of_blocks, inner_walls, lone_posts, thin_walls_of
from mazarine.maze.borders import close_borders, wall_portals
from mazarine.maze.codes import EAST_SHIFT, SOUTH_SHIFT, Matter
from mazarine.maze.costs import LEAST
from mazarine.maze.messages import MazeMessage
from mazarine.maze.wall_positions import WallPositions
from mazarine.messages import Catalog, Message

_ROCK, _FLOOR = np.uint8(Matter.ROCK << 1), np.uint8(Matter.FLOOR << 1)


@dataclass(frozen=True)
class Converted:
    """A maze, and what differs from the one that it was made of."""

    maze: Maze
    changes: list[Message]


def to_blocks(maze: Maze) -> Converted:
    """Make wall positions and posts of every level blocks of their own; secret doors become secret cells.

    Cell (r, c) of the lattice becomes cell (2 r + 1, 2 c + 1), with what is inside it. A marker whose gap
    is drawn in the outer border moves into that gap. Raises `EditRejected` if the lattice is not that of
    squares, or there would be too many cells.
    """
    _require_squares(maze, MazeMessage.NOT_SQUARES)
    levels, rows, cols = maze.shape
    if levels * (2 * rows + 1) * (2 * cols + 1) > MAX_CELLS:
        raise EditRejected(too_many_cells(levels, 2 * rows + 1, 2 * cols + 1))
    cells = np.stack([codes_of_blocks(maze, level) for level in range(levels)])
    markers = [_doubled_marker(maze, cells, marker) for marker in maze.markers]
    doors = lossy.count_doors(maze)
    return Converted(
        _made(
            maze,
            cells,
            np.zeros_like(cells),
            (2 * maze.origin[0], 2 * maze.origin[1]),
            _doubled,
            markers,
            doubled_costs(maze),
        ),
        lossy.present(doubling(maze), LossMessage.SECRET_DOORS_BECOME_CELLS(count=doors) if doors else None),
    )


def to_thin_walls(maze: Maze) -> Converted:
    """Make blocks between cells thin walls: the inverse of `to_blocks`.

    Raises `EditRejected` if the board is not one of cells with walls and posts between, or something stands
    in a wall.
    """
    _require_squares(maze, ConversionMessage.THIN_WALLS_NEED_SQUARES)
    _require_no_walls(maze)
    boards = [_thin_board(maze, level) for level in range(maze.shape[0])]
    cells = np.ascontiguousarray(maze.cells[:, 1::2, 1::2])
    walls = np.concatenate([_walls_with_doors(maze, level, boards[level]) for level in range(len(boards))])
    shrink = partial(_halved, maze)
    markers = [_halved_marker(maze, marker) for marker in maze.markers]
    origin = maze.origin[0] // 2, maze.origin[1] // 2
    taken = {(marker.cell, marker.side) for marker in markers}
    for level, positions in enumerate(boards):
        for (_, row, col), side in positions.gaps():
            cell = (level, row + origin[0], col + origin[1])
            if (cell, PortSide[side.name]) not in taken:
                markers.append(Marker(MarkerKind.NOTE, cell, PortSide[side.name]))
    _, rows, cols = cells.shape
    costs = maze.costs[:, 1::2, 1::2]
    between = np.count_nonzero(maze.costs != LEAST) > np.count_nonzero(costs != LEAST)
    posts = sum(lone_posts(level >> 1 == Matter.ROCK) for level in maze.cells)
    changes = lossy.present(
        LossMessage.BLOCKS_BECOME_THIN_WALLS(
            rows=2 * rows + 1, cols=2 * cols + 1, new_rows=rows, new_cols=cols
        ),
        LossMessage.POSTS_LEFT_OUT(count=posts) if posts else None,
        LossMessage.COSTS_BETWEEN_LEFT_OUT() if between else None,
    )
    return Converted(_made(maze, cells, walls, origin, shrink, markers, costs), changes)


def _made(
    maze: Maze,
    cells: NDArray[np.uint8],
    walls: NDArray[np.uint8],
    origin: tuple[int, int],
    moved: Callable[[Cell], Cell],
    markers: Iterable[Marker],
    costs: NDArray[np.uint8],
) -> Maze:
    """Make a maze with the words and links of another, each link at the cell where its own one is now."""
    close_borders(walls)
    links = [_moved_link(link, moved) for link in maze.links]
    wall_portals(walls, links, origin=origin)
    return Maze(
        cells, walls, origin=origin, links=links, markers=markers, title=maze.title,
        author=maze.author, properties=dict(maze.properties), extra=dict(maze.extra), costs=costs,
    )  # fmt: skip


def _moved_link(link: Link, moved: Callable[[Cell], Cell]) -> Link:
    first, second = (replace(port, cell=moved(port.cell)) for port in link.ports)
    return replace(link, first=first, second=second)


# To blocks


def _doubled(cell: Cell) -> Cell:
    level, row, col = cell
    return level, 2 * row + 1, 2 * col + 1


def _doubled_marker(maze: Maze, cells: NDArray[np.uint8], marker: Marker) -> Marker:
    """Move a marker to its cell, or into its gap where that is open."""
    level, row, col = _doubled(marker.cell)
    if marker.side is None:
        return replace(marker, cell=(level, row, col))
    down, right = maze.lattice.steps[Side[marker.side.name]]
    gap = (level, row + down, col + right)
    is_open = cells[level, gap[1] - 2 * maze.origin[0], gap[2] - 2 * maze.origin[1]] >> 1 != Matter.ROCK
    if not is_open and marker.is_gap:
        return replace(marker, cell=(level, row, col), side=None)
    return replace(marker, cell=gap if is_open else (level, row, col))


def doubled_costs(maze: Maze) -> NDArray[np.uint8]:
    """Return the costs of a doubled maze: what is between cells costs 1."""
    levels, rows, cols = maze.shape
    costs = np.ones((levels, 2 * rows + 1, 2 * cols + 1), dtype=np.uint8)
    costs[:, 1::2, 1::2] = maze.costs
    return costs


# To thin walls


def _require_squares(maze: Maze, fault: Catalog) -> None:
    if not maze.lattice.is_full:
        raise EditRejected(fault())


def _require_no_walls(maze: Maze) -> None:
    """Refuse a maze that has thin walls between floor cells already."""
    east, south = inner_walls(maze.cells, maze.walls)
    for codes, fault in (
        (east, ConversionMessage.HAS_THIN_WALL_EAST), (south, ConversionMessage.HAS_THIN_WALL_SOUTH)
    ):  # fmt: skip
        if codes.any():
            raise EditRejected(fault(cell=maze.grid.cell_at(tuple(np.argwhere(codes)[0].tolist()))))


def _thin_board(maze: Maze, level: int) -> WallPositions:
    try:
        return thin_walls_of(maze.cells[level] >> 1 == Matter.ROCK)[1]
    except EditRejected as error:
        reason = error.message.clause
        if maze.shape[0] == 1:
            raise EditRejected(ConversionMessage.NOT_THIN_WALLS(reason=reason)) from None
        raise EditRejected(ConversionMessage.LEVEL_NOT_THIN_WALLS(level=level, reason=reason)) from None


def _walls_with_doors(maze: Maze, level: int, positions: WallPositions) -> NDArray[np.uint8]:
    """Return the walls of a level, with doors for secret cells between cells."""
    floor = maze.cells[level, 1::2, 1::2] >> 1 != Matter.ROCK
    walls: NDArray[np.uint8] = positions.walls()[0]
    # A wall beside rock says nothing, and would stay if the rock were dug away.
    walls[:, :-1] &= np.where(floor[:, :-1] & floor[:, 1:], np.uint8(0xFF), ~np.uint8(3 << EAST_SHIFT))
    walls[:-1] &= np.where(floor[:-1] & floor[1:], np.uint8(0xFF), ~np.uint8(3 << SOUTH_SHIFT))
    between = maze.cells[level] >> 1
    for door, matter in DOORS:
        walls[:, :-1] |= (between[1::2, 2:-1:2] == matter).astype(np.uint8) * np.uint8(door << EAST_SHIFT)
        walls[:-1] |= (between[2:-1:2, 1::2] == matter).astype(np.uint8) * np.uint8(door << SOUTH_SHIFT)
    return np.expand_dims(walls, 0)


def _halved(maze: Maze, cell: Cell) -> Cell:
    """Return the cell that a cell between walls becomes; a wall or post is refused."""
    level, down, right = maze.grid.array_place(cell)
    if down % 2 == 0 or right % 2 == 0:
        raise EditRejected(ConversionMessage.CELL_BECOMES_WALL(cell=cell))
    return level, down // 2 + maze.origin[0] // 2, right // 2 + maze.origin[1] // 2


def _halved_marker(maze: Maze, marker: Marker) -> Marker:
    """Move a marker to its cell; from a gap in the border, or from between cells, to the side of its cell."""
    level, row, col = marker.cell
    place = maze.grid.array_place(marker.cell)
    is_floor = maze.cells[place] >> 1 != Matter.ROCK
    across = Side.S if place[1] % 2 == 0 else Side.E
    through = across if marker.side is None else Side[marker.side]
    for side in SQUARE.sides if is_floor and (place[1] + place[2]) % 2 else ():
        is_between = marker.kind.is_barrier and side is through and side in (across, across.opposite)
        if is_between or (not marker.kind.is_barrier and maze.is_border(marker.cell, side)):
            down, right = maze.lattice.steps[side]
            inside = _halved(maze, (level, row - down, col - right))
            return replace(marker, cell=inside, side=PortSide[side.name])
    return replace(marker, cell=_halved(maze, marker.cell))
