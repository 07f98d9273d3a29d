"""A maze on a tiling as SVG and as JSON."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

from mazarine.files.atomic import replacing
from mazarine.maze import MarkerKind
from mazarine.picture.palette import LIGHT, Palette, hexed
from mazarine.picture.symbols import marker_badge
from mazarine.picture.vector.elements import exact_number, number, path_elements, symbol_elements, titled
from mazarine.regions import Kind
from mazarine.tilings.maze import TilingMaze

MARGIN = 0.5
"""Units of paper around the board."""
WALL = 0.12
"""How wide walls are, as a share of the distance of corners."""
_PATH_WIDTH = 0.2
_SYMBOL_PX = 24.0


def svg_of(
    maze: TilingMaze,
    *,
    cell_size: float = 24,
    unit: str = "",
    wall: float = WALL,
    title: str = "",
    has_kinds: bool = False,
    has_solution: bool = False,
    palette: Palette = LIGHT,
) -> str:
    """Return a drawing of a maze with its start and goal.

    Parameters
    ----------
    cell_size, unit : how long viewers show the distance of corners: 24 pixels, or 6 "mm"
    wall : how wide walls are, in such distances
    has_kinds : whether rooms, corridors and crossroads have colors
    has_solution : whether the path from the start to the goal is drawn
    """
    left, top = (maze.tiling.points.min(axis=0) - MARGIN).tolist()
    width, height = (maze.tiling.points.max(axis=0) + MARGIN - (left, top)).tolist()
    box = " ".join(map(exact_number, (left, top, width, height)))
    size = (
        f'width="{exact_number(width * cell_size)}{unit}" height="{exact_number(height * cell_size)}{unit}"'
    )
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" {size}>', titled(title)]
    if has_kinds:
        parts += _areas(maze, palette)
    walls = [side_path(maze, side) for side in (~maze.is_open).nonzero()[0].tolist()]
    look = f'fill="none" stroke="{hexed(palette.wall)}" stroke-width="{number(wall)}" stroke-linecap="round"'
    parts += path_elements(f'class="walls" {look}', walls)
    start, goal = maze.ends
    if has_solution:
        look = f'fill="none" stroke="{hexed(palette.path)}" stroke-width="{_PATH_WIDTH}"'
        look = f'class="solution" {look} stroke-linecap="round" stroke-linejoin="round"'
        parts += path_elements(look, _path(maze, maze.path(start, goal)))
    for kind, cell in ((MarkerKind.START, start), (MarkerKind.GOAL, goal)):
        x, y = maze.tiling.middles[cell].tolist()
        parts.append(symbol_elements(marker_badge(kind, palette.marker(kind), _SYMBOL_PX), (x, y)))
    return "".join([*parts, "</svg>"])


def write_svg(svg: str, path: Path) -> None:
    """Write a drawing; `MazeFileError` if the file cannot be written."""
    with replacing(path) as stream:
        stream.write(svg.encode())


def as_dict(maze: TilingMaze) -> dict[str, Any]:
    """Return a maze as JSON has it: places, walls, kinds and regions of cells, and the solution."""
    tiling, (start, goal) = maze.tiling, maze.ends
    kinds = [Kind(code).name.lower() for code in maze.regions.kind.tolist()]
    return {
        "lattice": tiling.name,
        "corners": tiling.points.round(6).tolist(),
        "cells": [
            {"corners": outline, "middle": middle, "kind": kind, "region": region}
            for outline, middle, kind, region in zip(
                tiling.outlines, tiling.middles.round(6).tolist(), kinds, maze.regions.region.tolist(),
                strict=True,
            )
        ],
        "sides": [
            {"corners": ends, "cells": cells, "open": is_open}
            for ends, cells, is_open in zip(
                tiling.ends.tolist(), tiling.cells.tolist(), maze.is_open.tolist(), strict=True
            )
        ],
        "start": start, "goal": goal, "solution": maze.path(start, goal),
    }  # fmt: skip


def _areas(maze: TilingMaze, palette: Palette) -> list[str]:
    colors = {Kind.ROOM: palette.room, Kind.CORRIDOR: palette.corridor, Kind.CROSSROAD: palette.crossroad}
    areas: dict[Kind, list[str]] = {kind: [] for kind in colors}
    for cell, kind in enumerate(maze.regions.kind.tolist()):
        areas[Kind(kind)].append(_outline(maze, cell))
    # With an outline of the same color, no ground shows between two cells.
    looks = {kind: f'fill="{hexed(color)}" stroke="{hexed(color)}"' for kind, color in colors.items()}
    return [
        element
        for kind, look in looks.items()
        for element in path_elements(f'{look} stroke-width="0.03"', areas[kind])
    ]


def _outline(maze: TilingMaze, cell: int) -> str:
    outline = maze.tiling.outlines[cell]
    steps = zip(maze.tiling.sides_of[cell], (*outline[1:], outline[0]), strict=True)
    lines = "".join(_to(maze, side, corner) for side, corner in steps)
    return f"M{_place(maze, outline[0])}{lines}Z"


def side_path(maze: TilingMaze, side: int) -> str:
    """Return the path of a side in SVG: a line or an arc."""
    first, second = maze.tiling.ends[side].tolist()
    return f"M{_place(maze, first)}{_to(maze, side, second)}"


def _to(maze: TilingMaze, side: int, corner: int) -> str:
    """Return the line or the arc of a side, toward one of its corners."""
    radius, (one, other) = maze.tiling.radius(side), maze.tiling.ends[side].tolist()
    if not radius:
        return f"L{_place(maze, corner)}"
    (x0, y0), (x1, y1) = maze.tiling.places[one if corner == other else other], maze.tiling.places[corner]
    is_clockwise = x0 * y1 - x1 * y0 > 0
    return f"A{number(radius)} {number(radius)} 0 0 {int(is_clockwise)} {_place(maze, corner)}"


def _place(maze: TilingMaze, corner: int) -> str:
    x, y = maze.tiling.places[corner]
    return f"{number(x)} {number(y)}"


def _path(maze: TilingMaze, cells: list[int]) -> list[str]:
    """Return the pieces of a path through the middles of cells, and of the sides between them."""
    pieces, middles = [], maze.tiling.middles.tolist()
    for here, there in pairwise(cells):
        side = next(
            side for side, cell in maze.tiling.neighbors[here] if cell == there and maze.is_open[side]
        )
        places = middles[here], maze.tiling.middle_of_side(side), middles[there]
        pieces.append("M" + "L".join(f"{number(x)} {number(y)}" for x, y in places))
    return pieces
