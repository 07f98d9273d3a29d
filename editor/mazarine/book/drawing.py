"""A puzzle and its solution as drawings: openings, pictures at them, and a path as one line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.book.pictures import Picture
from mazarine.lattice.geometry import Numbers, Point
from mazarine.maze import Cell, Maze
from mazarine.maze.codes import Matter, Wall
from mazarine.maze.endpoints import Endpoints
from mazarine.picture.drawing import Drawing, solution_of
from mazarine.picture.vector import SketchWindow
from mazarine.picture.vector.elements import exact_number, line, number
from mazarine.picture.vector.sides import joined, side_lines

_BLACK, _GRAY = "#000", "#9a9a9a"
_PATH_WIDTH, _PATH_MM, _DOT = 0.26, 0.8, 1.2
_SOLUTION_WALL, _SOLUTION_WALL_MM = 0.1, 0.3
_SIZES = 1.0, 0.8, 0.6, 0.45
"""What a picture is scaled by until it stands beside the maze."""
_PICTURE_SHARE = 0.88
"""The rest of its room stays empty around it."""
_BEYOND, _NEAR, _INSIDE, _CLEAR = 0.1, 1e-4, 0.8, 0.45


class Figure(NamedTuple):
    """A drawing.

    Attributes
    ----------
    svg : the text of a file
    width_mm, height_mm : its size
    """

    svg: str
    width_mm: float
    height_mm: float


def puzzle_figure(
    maze: Maze, cell_mm: float, wall: float, pictures: Sequence[Picture], room_mm: Point
) -> Figure:
    """Draw a maze with openings at its ends, and pictures at these.

    Parameters
    ----------
    cell_mm : the length of a unit
    wall : the thickness of walls in units
    pictures : at the start and at the goal
    room_mm : the room for a picture at the left and at the right, above and below; the second is its size
    """
    beside, size = (room / cell_mm for room in room_mm)
    window, ends, parts, openings = _window(maze, wall / 2, beside, size), Endpoints.of(maze), [], []
    for cells, picture, down in zip((ends.starts, ends.goals), pictures, (-1, 1), strict=True):
        for cell in cells[:1]:
            x, y, side, opening = _place(maze, cell, size, window, (0.25 * down, down), wall)
            parts.append(picture.placed(x - side / 2, y - side / 2, side))
            openings += [] if opening is None else [opening]
    walls = _walls(maze, openings)
    return _figure(window, cell_mm, [_stroke("wall", walls, _BLACK, wall), *parts])


def solution_figure(maze: Maze, width_mm: float, height_mm: float) -> Figure:
    """Draw a maze in gray with the path as one line, as large as it fits."""
    window = _window(maze, _SOLUTION_WALL / 2)
    cell_mm = min(width_mm / window.width, height_mm / window.height)
    path, thin = min(_PATH_WIDTH, _PATH_MM / cell_mm), min(_SOLUTION_WALL, _SOLUTION_WALL_MM / cell_mm)
    lines = np.concatenate(Drawing(maze, path=solution_of(maze)).path_lines())
    parts = [_stroke("wall", _walls(maze, ()), _GRAY, thin), _stroke("solution", lines, _BLACK, path)]
    for x, y in (lines[0, :2].tolist(), lines[-1, 2:].tolist()):
        parts.append(f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(path * _DOT)}"/>')
    return _figure(window, cell_mm, parts)


def extent_of(maze: Maze) -> Point:
    """Return the width and the height of the floor of a maze in units of its geometry."""
    window = _window(maze, 0)
    return window.width, window.height


def _window(maze: Maze, rim: float, beside: float = 0.0, above: float = 0.0) -> SketchWindow:
    ends = maze.geometry.outline(*_floor(maze)).reshape(-1, 2)
    left, top = (ends.min(axis=0) - rim - (beside, above)).tolist()
    right, bottom = (ends.max(axis=0) + rim + (beside, above)).tolist()
    return SketchWindow(left, top, right - left, bottom - top)


def _figure(window: SketchWindow, cell_mm: float, parts: Sequence[str]) -> Figure:
    width, height = window.width * cell_mm, window.height * cell_mm
    box = " ".join(map(exact_number, window))
    size = f'width="{exact_number(width)}mm" height="{exact_number(height)}mm"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" {size}>'
    return Figure("\n".join((head, *parts, "</svg>\n")), width, height)


def _stroke(name: str, lines: Numbers, ink: str, width: float) -> str:
    path = "".join(line((x0, y0), (x1, y1)) for x0, y0, x1, y1 in lines.tolist())
    return (
        f'<path class="{name}" fill="none" stroke="{ink}" stroke-width="{exact_number(width)}"'
        f' stroke-linecap="round" d="{path}"/>'
    )


def _walls(maze: Maze, openings: Sequence[Point]) -> Numbers:
    """Return the (n, 4) walls without those whose centers are openings; rock has none around it."""
    lines = side_lines(maze, 0, is_framed=False)[Wall.WALL]
    centers = (lines[:, :2] + lines[:, 2:]) / 2
    for opening in openings:
        is_kept = np.hypot(*(centers - opening).T) > _NEAR
        lines, centers = lines[is_kept], centers[is_kept]
    return joined(lines)


def _place(
    maze: Maze, cell: Cell, size: float, window: SketchWindow, toward: Point, wall: float
) -> tuple[float, float, float, Point | None]:
    """Return where a picture stands and how large it is, and the center of the side that is open to it.

    It stands beside the floor, as large as it can, and in its cell if there is no room.

    Parameters
    ----------
    size : of its room
    toward : the direction in which it is better than in others
    """
    _, row, col = maze.grid.array_place(cell)
    middle = np.array(maze.geometry.middle(row, col))
    floor = maze.geometry.middles(*_floor(maze))
    corners = np.array(maze.geometry.corners(row, col))
    centers = (corners + np.roll(corners, -1, axis=0)) / 2
    outward = centers - middle
    centers = centers[~_is_floor_at(maze, centers + _BEYOND * outward)]
    outward = (centers - middle) / np.hypot(*(centers - middle).T)[:, None]
    order = np.argsort(-(outward @ np.array(toward)), kind="stable")
    for half in (size * share / 2 for share in _SIZES):
        for center, direction in zip(centers[order], outward[order], strict=True):
            x, y = (center + direction * (half + wall / 2)).tolist()
            x = min(max(x, window.left + half), window.left + window.width - half)
            y = min(max(y, window.top + half), window.top + window.height - half)
            if np.abs(floor - (x, y)).max(axis=1).min() > half * _PICTURE_SHARE + _CLEAR:
                return x, y, 2 * half * _PICTURE_SHARE, (float(center[0]), float(center[1]))
    return float(middle[0]), float(middle[1]), _INSIDE, None


def _floor(maze: Maze) -> tuple[NDArray[np.int64], ...]:
    return np.nonzero(maze.cells[0] >> 1 != Matter.ROCK)


def _is_floor_at(maze: Maze, points: Numbers) -> NDArray[np.bool_]:
    """Return whether floor is under (n, 2) points."""
    places = maze.geometry.places(points)
    found = np.asarray(((places >= 0) & (places < maze.shape[1:])).all(axis=1))
    found[found] = maze.cells[0][*places[found].T] >> 1 != Matter.ROCK
    return found
