"""Mazes as values for JSON, as web pages read them.

Cells are flat places, sides are numbers in the order of `Side`, and ports are sides, 8 for a pad and 9 and 10
for stairs.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from mazarine.agents.simulation import start_of
from mazarine.errors import MazeError
from mazarine.lattice import Side
from mazarine.maze import Link, Marker, MarkerKind, Maze, PortSide
from mazarine.maze.endpoints import Endpoints
from mazarine.maze.gates import barriers_of, gate_link
from mazarine.picture.messages import WebPageMessage
from mazarine.picture.palette import LIGHT, Palette, hexed
from mazarine.picture.symbols import Disc, Line, Polygon, Symbol, Text, link_ends, marker_symbol

MOST_PAGE_CELLS = 250_000
"""A browser needs about a second to show more."""
_SYMBOL_PX = 32.0
"""Symbols have the proportions of cells of this size."""
_DIGITS = 4
_PORT_NUMBERS = {side: number for number, side in enumerate(PortSide)}


def require_playable(maze: Maze) -> None:
    """Raise `MazeError` if a maze is too large for a page, or has no floor to start on."""
    require_page_size(maze)
    start_of(maze)


def require_page_size(maze: Maze) -> None:
    """Raise `MazeError` if a maze is too large for a page."""
    if maze.cells.size > MOST_PAGE_CELLS:
        raise MazeError(WebPageMessage.TOO_MANY_CELLS_FOR_PAGE(cells=maze.cells.size, most=MOST_PAGE_CELLS))


def played_as_json(maze: Maze, palette: Palette = LIGHT, *, as_points: bool = False) -> dict[str, Any]:
    """Return a maze that can be played as values for JSON.

    `doors` are `[place, side, locks, gate]`: the side is -1 for the cell, and the gate lets pass from 1 its
    cell, 2 the cell across, 3 neither.
    """
    require_playable(maze)
    return maze_as_json(maze, palette, as_points=as_points) | {
        "start": _place(maze, start_of(maze)),
        "goals": [_place(maze, cell) for cell in Endpoints.of(maze).goals],
        "doors": _doors(maze),
    }


def maze_as_json(maze: Maze, palette: Palette = LIGHT, *, as_points: bool = False) -> dict[str, Any]:
    """Return a maze that is shown as values for JSON; symbols have the colors of a palette.

    `cells` and `walls` have a sign for each cell: its code, and its walls counted from the sign 0 on.
    """
    symbols: dict[Symbol, int] = {}
    markers = [_marker(maze, it, palette, symbols) for it in sorted(set(maze.markers), key=_in_order)]
    links = [_link(maze, link, palette, symbols) for link in maze.links]
    levels, rows, cols = maze.shape
    return {
        "levels": levels, "rows": rows, "cols": cols, "origin": maze.origin,
        "cells": "".join(map(str, maze.cells.ravel().tolist())),
        "walls": (maze.walls + ord("0")).tobytes().decode("ascii"),
        "lattice": _lattice(maze), "points": as_points and maze.lattice.point_at is not None,
        "markers": markers, "links": links,
        "symbols": [[_shape(shape) for shape in symbol] for symbol in symbols],
    }  # fmt: skip


def _in_order(marker: Marker) -> tuple[Any, ...]:
    return marker.cell, marker.kind, marker.side or "", marker.label


def _marker(maze: Maze, marker: Marker, palette: Palette, symbols: dict[Symbol, int]) -> dict[str, Any]:
    symbol = marker_symbol(marker, maze.geometry, maze.origin, palette, _SYMBOL_PX)
    return {
        "kind": marker.kind.value, "place": _place(maze, marker.cell), "label": marker.label,
        "side": -1 if marker.side is None else Side[marker.side].value, "lock": marker.lock,
        "symbol": symbols.setdefault(symbol, len(symbols)),
    }  # fmt: skip


def _link(maze: Maze, link: Link, palette: Palette, symbols: dict[Symbol, int]) -> dict[str, Any]:
    ends = []
    for port in link.ports:
        found = link_ends(link, port.cell[0], maze.geometry, maze.origin, palette)
        # On one level there are both ends.
        (x, y), end = found[-1 if port is link.second else 0]
        symbol = end.symbol(_SYMBOL_PX)
        number = symbols.setdefault(symbol, len(symbols))
        at = _place(maze, port.cell)
        ends.append([at, _PORT_NUMBERS[port.side], round(x, _DIGITS), round(y, _DIGITS), number])
    return {"ends": ends, "oneWay": link.one_way}


def _doors(maze: Maze) -> list[list[Any]]:
    doors = []
    for spot, barriers in barriers_of(maze).items():
        locks = [it.lock for it in barriers if it.kind is MarkerKind.DOOR]
        gate = 0
        if any(it.kind is MarkerKind.GATE for it in barriers):
            link = gate_link(maze, barriers)
            gate = 3 if link is None else 1 if link.first.cell == spot.cell else 2
        doors.append([_place(maze, spot.cell), -1 if spot.side is None else spot.side.value, locks, gate])
    return doors


def _place(maze: Maze, cell: tuple[int, int, int]) -> int:
    place: int = maze.grid.flat_places(np.array([cell]))[0].item()
    return place


def _lattice(maze: Maze) -> dict[str, Any]:
    """Return the shapes of the first two rows and columns; those of all others are the same, but moved."""
    geometry, lattice, origin = maze.geometry, maze.lattice, maze.origin

    def cell(row: int, col: int) -> dict[str, Any]:
        sides = [side for side in lattice.sides if lattice.has_side(row + origin[0], col + origin[1], side)]
        return {
            "middle": geometry.middle(row, col), "corners": geometry.corners(row, col),
            "sides": {side.value: geometry.line(row, col, side) for side in sides},
            "facing": {side.value: geometry.facing(row, col, side) for side in sides},
            "steps": {side.value: lattice.step(row + origin[0], side) for side in sides},
        }  # fmt: skip

    first, below, beside = (np.array(geometry.middle(*place)) for place in ((0, 0), (2, 0), (0, 2)))
    return {
        "extent": geometry.extent(*maze.shape[1:]), "stored": lattice.stored,
        "perTwoRows": (below - first).tolist(), "perTwoCols": (beside - first).tolist(),
        "cells": [cell(row, col) for row in (0, 1) for col in (0, 1)],
    }  # fmt: skip


def _shape(shape: Disc | Polygon | Line | Text) -> list[Any]:
    """Return a shape as its first letter, its color and its numbers."""
    match shape:
        case Disc(color, radius, center):
            return ["d", hexed(color), *_rounded(*center, radius)]
        case Polygon(color, corners):
            return ["p", hexed(color), *_rounded(*(part for corner in corners for part in corner))]
        case Line(color, start, end, width, is_flat):
            return ["l", hexed(color), *_rounded(*start, *end, width), int(is_flat)]
        case Text(color, text, center, size):
            return ["t", hexed(color), text, *_rounded(*center, size)]


def _rounded(*numbers: float) -> list[float]:
    return [round(number, _DIGITS) for number in numbers]
