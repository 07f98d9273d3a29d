"""A puzzle and its solution as drawings: openings, pictures at them, and a path as one line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from mazarine.book.boards import Board
from mazarine.book.network import Sides
from mazarine.book.pictures import Picture
from mazarine.lattice.geometry import Point
from mazarine.picture.vector import SketchWindow
from mazarine.picture.vector.elements import exact_number, line, number, path_elements

_BLACK, _GRAY = "#000", "#9a9a9a"
_PATH_WIDTH, _PATH_MM, _DOT = 0.26, 0.8, 1.2
_SOLUTION_WALL, _SOLUTION_WALL_MM = 0.1, 0.3
_SIZES = 1.0, 0.8, 0.6, 0.45
"""What a picture is scaled by until it stands beside the maze."""
_PICTURE_SHARE = 0.88
"""The rest of its room stays empty around it."""
_INSIDE, _CLEAR = 1.6, 0.9
"""The size of a picture in a cell, and how far others stay off middles, in distances of these from sides."""
_AT_ONCE = 1000
"""Of the places of a path, in a line."""


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
    board: Board, is_open: Sides, cell_mm: float, wall: float, pictures: Sequence[Picture], room_mm: Point
) -> Figure:
    """Draw a maze with openings at its ends, and pictures at these.

    Parameters
    ----------
    is_open : which sides of the network of the board are open
    cell_mm : the length of a unit
    wall : the thickness of walls in units
    pictures : at the start and at the goal
    room_mm : the room for a picture at the left and at the right, above and below; the second is its size
    """
    beside, size = (room / cell_mm for room in room_mm)
    window, parts, openings = _window(board, wall / 2, beside, size), [], []
    ends = board.network.start, board.network.goal
    for cell, picture, down in zip(ends, pictures, (-1, 1), strict=True):
        x, y, side, opening = _place(board, cell, size, window, (0.25 * down, down), wall)
        parts.append(picture.placed(x - side / 2, y - side / 2, side))
        openings += [] if opening is None else [opening]
    walls = board.walls(is_open, np.reshape(openings, (-1, 2)))
    return _figure(window, cell_mm, [*_strokes("wall", walls, _BLACK, wall), *parts])


def solution_figure(board: Board, is_open: Sides, width_mm: float, height_mm: float) -> Figure:
    """Draw a maze in gray with the path as one line, as large as it fits."""
    window = _window(board, _SOLUTION_WALL / 2)
    cell_mm = min(width_mm / window.width, height_mm / window.height)
    path, thin = min(_PATH_WIDTH, _PATH_MM / cell_mm), min(_SOLUTION_WALL, _SOLUTION_WALL_MM / cell_mm)
    places = [(x, y) for x, y in board.network.path(is_open).tolist()]
    steps = range(0, len(places) - 1, _AT_ONCE)
    parts = [
        *_strokes("wall", board.walls(is_open, np.empty((0, 2))), _GRAY, thin),
        *_strokes("solution", [line(*places[at : at + _AT_ONCE + 1]) for at in steps], _BLACK, path),
    ]
    for x, y in (places[0], places[-1]):
        parts.append(f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(path * _DOT)}"/>')
    return _figure(window, cell_mm, parts)


def _window(board: Board, rim: float, beside: float = 0.0, above: float = 0.0) -> SketchWindow:
    left, top = (board.corners.min(axis=0) - rim - (beside, above)).tolist()
    right, bottom = (board.corners.max(axis=0) + rim + (beside, above)).tolist()
    return SketchWindow(left, top, right - left, bottom - top)


def _figure(window: SketchWindow, cell_mm: float, parts: Sequence[str]) -> Figure:
    width, height = window.width * cell_mm, window.height * cell_mm
    box = " ".join(map(exact_number, window))
    size = f'width="{exact_number(width)}mm" height="{exact_number(height)}mm"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" {size}>'
    return Figure("\n".join((head, *parts, "</svg>\n")), width, height)


def _strokes(name: str, paths: Sequence[str], ink: str, width: float) -> list[str]:
    look = f'fill="none" stroke="{ink}" stroke-width="{exact_number(width)}" stroke-linecap="round"'
    look += ' stroke-linejoin="round"'
    return path_elements(f'class="{name}" {look}', paths)


def _place(
    board: Board, cell: int, size: float, window: SketchWindow, toward: Point, wall: float
) -> tuple[float, float, float, Point | None]:
    """Return where a picture stands and how large it is, and the center of the side that is open to it.

    It stands beside the floor, as large as it can, and in its cell if there is no room.

    Parameters
    ----------
    size : of its room
    toward : the direction in which it is better than in others
    """
    net, centers = board.network, board.exits_of(cell)
    floor, middle = net.middles, net.middles[cell]
    reach = float(np.hypot(*(floor[net.cells.T] - net.crossings).T).min())
    outward = (centers - middle) / np.hypot(*(centers - middle).T)[:, None]
    order = np.argsort(-(outward @ np.array(toward)), kind="stable")
    for half in (size * share / 2 for share in _SIZES):
        for center, direction in zip(centers[order], outward[order], strict=True):
            x, y = (center + direction * (half + wall / 2)).tolist()
            x = min(max(x, window.left + half), window.left + window.width - half)
            y = min(max(y, window.top + half), window.top + window.height - half)
            if np.abs(floor - (x, y)).max(axis=1).min() > half * _PICTURE_SHARE + _CLEAR * reach:
                return x, y, 2 * half * _PICTURE_SHARE, (float(center[0]), float(center[1]))
    return float(middle[0]), float(middle[1]), _INSIDE * reach, None
