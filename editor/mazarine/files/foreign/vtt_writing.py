"""Writing mazes as maps of virtual tabletops."""

from __future__ import annotations

import base64
import io
from functools import partial
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from mazarine.files import lossy
from mazarine.files.foreign.messages import ForeignLoss, ForeignMessage
from mazarine.files.format import Sink
from mazarine.files.limits import MAX_PARTS
from mazarine.files.png import image_of
from mazarine.lattice import Side
from mazarine.maze import MarkerKind, Maze
from mazarine.maze.blocks import inner_walls
from mazarine.maze.codes import Matter, Wall
from mazarine.maze.gates import Spot, barriers_of
from mazarine.maze.wall_positions import WallPositions
from mazarine.messages import Message

_MOST_PIXELS = 1 << 24
_LARGEST_SQUARE, _SMALLEST_SQUARE = 70, 4
_FLOOR, _ROCK, _WALL = 0xF4EFE6, 0x3A3A3A, 0x000000


def _write(maze: Maze, sink: Sink, *, for_players: bool) -> None:
    positions = WallPositions.of(maze)
    _close_secret_doors(maze, positions)
    east, south = inner_walls(maze.cells[0], maze.walls[0])
    lines = [*_runs(positions.flat, is_upright=False), *_runs(positions.upright.T, is_upright=True)]
    shown = (Wall.FOUND,) if for_players else (Wall.FOUND, Wall.SECRET)
    is_door = {Side.S: np.isin(south, shown), Side.E: np.isin(east, shown)}
    for spot in _locked_sides(maze):
        assert spot.side is not None
        is_door[spot.side][maze.grid.array_place(spot.cell)[1:]] = True
    portals = [
        *_portals(np.argwhere(is_door[Side.S]), is_upright=False),
        *_portals(np.argwhere(is_door[Side.E]), is_upright=True),
    ]
    if 2 * len(lines) + 4 * len(portals) > MAX_PARTS // 2:
        raise sink.fault(ForeignMessage.TOO_MANY_WALLS(count=len(lines) + len(portals)))
    square = _square(*maze.shape[1:])
    map_ = {
        "format": 0.3,
        "resolution": {
            "map_origin": _point(0, 0),
            "map_size": _point(maze.shape[2], maze.shape[1]),
            "pixels_per_grid": square,
        },
        "line_of_sight": lines,
        "objects_line_of_sight": [],
        "portals": portals,
        "environment": {"baked_lighting": False, "ambient_light": "ffffffff"},
        "lights": [],
        "image": _picture(maze, positions, square),
    }
    sink.stream.write(msgspec.json.encode(map_))


write, write_for_players = partial(_write, for_players=False), partial(_write, for_players=True)


def _locked_sides(maze: Maze) -> dict[Spot, int]:
    """Return the open sides on the lowest level with doors that need keys, and how many doors each has."""
    level, found = maze.grid.cell_at((0, 0, 0))[0], {}
    for spot, barriers in barriers_of(maze).items():
        if (
            spot.side is not None
            and spot.cell[0] == level
            and maze.wall_at(spot.cell, spot.side) == Wall.OPEN
        ):
            found[spot] = sum(it.kind is MarkerKind.DOOR for it in barriers)
    return {spot: count for spot, count in found.items() if count}


def _close_secret_doors(maze: Maze, positions: WallPositions) -> None:
    east, south = inner_walls(maze.cells[0], maze.walls[0])
    positions.flat[1:-1] |= south == Wall.SECRET
    positions.upright[:, 1:-1] |= east == Wall.SECRET


def _point(x: float, y: float) -> dict[str, float]:
    return {"x": x, "y": y}


def _runs(sides: NDArray[np.bool_], *, is_upright: bool) -> list[list[dict[str, float]]]:
    """Return a line for each run of closed sides in a row; turned rows are columns."""
    edges = np.diff(sides.astype(np.int8), axis=1, prepend=0, append=0)
    starts, stops = np.argwhere(edges == 1).tolist(), np.argwhere(edges == -1).tolist()
    lines = []
    for (row, start), (_, stop) in zip(starts, stops, strict=True):
        ends = ((row, start), (row, stop)) if is_upright else ((start, row), (stop, row))
        lines.append([_point(*end) for end in ends])
    return lines


def _portals(places: NDArray[np.int64], *, is_upright: bool) -> list[dict[str, Any]]:
    """Return closed doors to the east of cells, or to the south."""
    found = []
    for row, col in places.tolist():
        x, y = (col + 1, row) if is_upright else (col, row + 1)
        across, down = (0, 1) if is_upright else (1, 0)
        found.append({
            "position": _point(x + across / 2, y + down / 2),
            "bounds": [_point(x, y), _point(x + across, y + down)],
            "rotation": 1.5707963267948966 if is_upright else 0.0,
            "closed": True,
            "freestanding": False,
        })  # fmt: skip
    return found


def _square(rows: int, cols: int) -> int:
    """Return the pixels of a cell: as many as the limit of the picture allows."""
    return int(np.clip((_MOST_PIXELS / (rows * cols)) ** 0.5, _SMALLEST_SQUARE, _LARGEST_SQUARE))


def _picture(maze: Maze, positions: WallPositions, square: int) -> str:
    """Return a picture of the board as PNG in base64; an empty text if it would be too large."""
    _, rows, cols = maze.shape
    if rows * cols * square * square > _MOST_PIXELS:
        return ""
    is_rock = maze.cells[0] >> 1 == Matter.ROCK
    pixels = np.where(is_rock, np.uint32(_ROCK), np.uint32(_FLOOR)).repeat(square, 0).repeat(square, 1)
    half = max(1, square // 20)
    flat, upright = positions.flat.repeat(square, 1), positions.upright.repeat(square, 0)
    for shift in range(-half, half):
        rows_of = np.clip(np.arange(rows + 1) * square + shift, 0, rows * square - 1)
        cols_of = np.clip(np.arange(cols + 1) * square + shift, 0, cols * square - 1)
        pixels[rows_of] = np.where(flat, np.uint32(_WALL), pixels[rows_of])
        pixels[:, cols_of] = np.where(upright, np.uint32(_WALL), pixels[:, cols_of])
    held = io.BytesIO()
    image_of(pixels).save(held, "PNG")
    return base64.b64encode(held.getvalue()).decode("ascii")


def losses(maze: Maze, for_players: bool = False) -> list[Message]:
    """Return what a map leaves out of a maze."""
    secret = _secret_doors(maze) if for_players else 0
    locked = sum(_locked_sides(maze).values())
    is_closed = _closed_cells(maze, for_players)
    all_closed = bool(is_closed.all())  # Such a board is read as floor.
    closed = 0 if all_closed else int(np.count_nonzero(is_closed & (maze.cells[0] >> 1 != Matter.ROCK)))
    return lossy.present(
        lossy.lattice(maze), lossy.levels(maze),
        lossy.rock(maze) if all_closed else None,
        ForeignLoss.SECRET_DOORS_ARE_WALLS(count=secret) if secret else None,
        ForeignLoss.CLOSED_CELLS_ARE_ROCK(count=closed) if closed else None,
        lossy.secret_cells(maze), lossy.links(maze),
        ForeignLoss.LOCKED_DOORS_ARE_CLOSED(count=locked) if locked else None,
        lossy.markers(maze, kept=locked), lossy.fog(maze), lossy.metadata(maze),
    )  # fmt: skip


losses_for_players = partial(losses, for_players=True)


def _secret_doors(maze: Maze) -> int:
    doors = inner_walls(maze.cells[0], maze.walls[0])
    return sum(int(np.count_nonzero(codes == Wall.SECRET)) for codes in doors)


def _closed_cells(maze: Maze, for_players: bool) -> NDArray[np.bool_]:
    """Return which cells will have a wall on every side."""
    positions = WallPositions.of(maze)
    if for_players:
        _close_secret_doors(maze, positions)
    flat, upright = positions.flat, positions.upright
    closed: NDArray[np.bool_] = flat[:-1] & flat[1:] & upright[:, :-1] & upright[:, 1:]
    return closed
