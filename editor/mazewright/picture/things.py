"""Links and markers in a rendered picture: discs, gates and lines, drawn with NumPy."""

from __future__ import annotations

from collections.abc import Callable
from math import dist

import numpy as np
from numpy.typing import NDArray

from mazewright.lattice import Side
from mazewright.maze import Cell, Link, Marker, MarkerKind, Maze, Port, PortSide
from mazewright.picture.frame import Frame
from mazewright.picture.palette import WHITE, Palette
from mazewright.picture.signs import stamp

_LINE_SHARE = 0.07
_DOTS_PER_CELL = 3
_MOST_DOTS = 300
"""The most dots of a line: longer ones are sparser."""
_LINES_FROM_PX = 4
_RINGS_FROM_PX = 12
"""Ends on pads are discs where cells are smaller: a ring and what is in it would run together."""
MOST_LINES = 2000
"""From more links on only their ends are drawn: the lines would cover the maze."""

Distance = Callable[[NDArray[np.float64], NDArray[np.float64]], NDArray[np.float64]]
"""Gives for places (y, x), in cells, how far outside a shape they are; below 0 inside."""


class Things:
    """Draws the links and markers of one level into a picture of it."""

    def __init__(self, picture: NDArray[np.uint32], frame: Frame, maze: Maze, palette: Palette) -> None:
        self._picture = picture
        self._frame = frame
        self._maze = maze
        self._palette = palette
        self._dot = disc_offsets(frame.cell_px * _LINE_SHARE)
        _, rows, cols = maze.shape
        down, across = frame.down(rows), frame.across(cols)
        self._rows, self._cols = (
            range(down.first - 1, down.last + 1),
            range(across.first - 1, across.last + 1),
        )

    def draw(self, level: int) -> None:
        """Draw those that are in the frame, links over markers; a line that may cross it is drawn too."""
        for marker in self._maze.markers:
            if self._is_seen(marker.cell, level):
                self._draw_marker(marker)
        lined = self._frame.cell_px >= _LINES_FROM_PX and len(self._maze.links) <= MOST_LINES
        for link in self._maze.links:
            if self._may_cross(link, level):
                self._draw_link(link, level, lined=lined)

    def _may_cross(self, link: Link, level: int) -> bool:
        """Whether the box around the ends of a link on a level meets the frame, or comes near it."""
        places = [self._place(port.cell) for port in link.ports if port.cell[0] == level]
        rows, cols = [row for row, _ in places], [col for _, col in places]
        return bool(places) and all(
            max(numbers) >= seen.start and min(numbers) < seen.stop
            for numbers, seen in ((rows, self._rows), (cols, self._cols))
        )

    def _is_seen(self, cell: Cell, level: int) -> bool:
        """Whether a cell is on a level, and in the frame or next to it."""
        row, col = self._place(cell)
        return cell[0] == level and row in self._rows and col in self._cols

    def _draw_marker(self, marker: Marker) -> None:
        y, x = self._middle(marker.cell)
        if marker.side is not None:
            down, right = _outward(Port(marker.cell, marker.side), self._maze)
            half = (
                dist(*self._maze.geometry.line(*self._place(marker.cell), Side[marker.side])) / 2
                - _LINE_SHARE * 2
            )
            gap = _bar(y + down / 2, x + right / 2, (down, right), half, 0.08)
            self._fill(gap, (y, x), self._palette.floor)
        self._fill(_disc(y, x, 0.34), (y, x), WHITE)
        self._fill(_disc(y, x, 0.28), (y, x), self._palette.marker(marker.kind))
        self._fill(_SIGNS[marker.kind](y, x), (y, x), WHITE)

    def _draw_link(self, link: Link, level: int, *, lined: bool) -> None:
        ends = [(port, *self._port_place(port)) for port in link.ports if port.cell[0] == level]
        colour = self._palette.of_link(link)
        if lined and len(ends) == 2:
            (_, y0, x0), (_, y1, x1) = ends
            self._draw_line((y0, x0), (y1, x1), colour)
        for port, y, x in ends:
            self._draw_end(port, y, x, colour, enters=not (link.one_way and port == link.second))

    def _draw_end(self, port: Port, y: float, x: float, colour: int, *, enters: bool) -> None:
        """Draw an end of a link: a gate on a side, a ring on a pad, an arrow on stairs; hollow if closed."""
        inside = colour if enters else WHITE
        if port.side.is_wall:
            facing = _outward(port, self._maze)
            for wider, ink in ((0.05, WHITE), (0.0, colour), (-0.035, inside)):
                self._fill(_bar(y, x, facing, 0.34 + wider, 0.06 + wider), (y, x), ink)
        else:
            is_small = self._frame.cell_px < _RINGS_FROM_PX
            pad = ((0.18, inside),) if is_small else ((0.15, WHITE), (0.085, inside))
            for radius, ink in ((0.29, WHITE), (0.24, colour), *pad):
                self._fill(_disc(y, x, radius), (y, x), ink)
            if port.side in _DOWNWARD and not is_small:
                self._fill(_stairs(y, x, _DOWNWARD[port.side]), (y, x), colour)

    def _draw_line(self, start: tuple[float, float], end: tuple[float, float], colour: int) -> None:
        """Draw a dotted line from one end to the other."""
        (y0, x0), (y1, x1) = start, end
        dots = min(max(int(np.hypot(y1 - y0, x1 - x0) * _DOTS_PER_CELL), 1), _MOST_DOTS)
        share = np.arange(1, dots) / dots
        frame = self._frame
        ys = np.floor((y0 + (y1 - y0) * share) * frame.cell_px + frame.origin_y).astype(np.int64) - frame.y
        xs = np.floor((x0 + (x1 - x0) * share) * frame.cell_px + frame.origin_x).astype(np.int64) - frame.x
        stamp(self._picture, ys, xs, self._dot, colour)

    def _fill(self, shape: Distance, around: tuple[float, float], colour: int) -> None:
        """Colour the pixels inside a shape that reaches less than a cell from a place."""
        frame = self._frame
        rows, ys = _pixels(around[0], frame.y, frame.origin_y, frame.cell_px, frame.height)
        cols, xs = _pixels(around[1], frame.x, frame.origin_x, frame.cell_px, frame.width)
        inside = shape(ys[:, None], xs[None, :]) <= 0
        self._picture[rows, cols][inside] = colour

    def _middle(self, cell: tuple[int, int, int]) -> tuple[float, float]:
        x, y = self._maze.geometry.middle(*self._place(cell))
        return y, x

    def _place(self, cell: tuple[int, int, int]) -> tuple[int, int]:
        """Give the array row and column of a lattice cell."""
        return self._maze.grid.array_place(cell)[1:]

    def _port_place(self, port: Port) -> tuple[float, float]:
        y, x = self._middle(port.cell)
        if not port.side.is_wall:
            return y, x
        down, right = _outward(port, self._maze)
        return y + 0.38 * down, x + 0.38 * right


def _outward(port: Port, maze: Maze) -> tuple[float, float]:
    """Give how far down and to the right a side of a cell faces."""
    _, row, col = maze.grid.array_place(port.cell)
    right, down = maze.geometry.facing(row, col, Side[port.side])
    return down, right


def disc_offsets(radius_px: float) -> NDArray[np.int64]:
    """Give the pixels of a disc, as offsets from the one in its middle."""
    reach = int(radius_px)
    down, right = np.mgrid[-reach : reach + 1, -reach : reach + 1]
    inside = np.hypot(down, right) <= radius_px
    offsets: NDArray[np.int64] = np.stack((down[inside], right[inside]), axis=-1)
    return offsets


def _disc(y: float, x: float, radius: float) -> Distance:
    return lambda ys, xs: np.hypot(ys - y, xs - x) - radius


def _box(y: float, x: float, half_height: float, half_width: float) -> Distance:
    return lambda ys, xs: np.maximum(abs(ys - y) - half_height, abs(xs - x) - half_width)


def _bar(y: float, x: float, facing: tuple[float, float], half_length: float, half_width: float) -> Distance:
    """Give a bar that lies across a direction."""
    down, right = facing
    return lambda ys, xs: np.maximum(
        abs((ys - y) * right - (xs - x) * down) - half_length,
        abs((ys - y) * down + (xs - x) * right) - half_width,
    )


def _diamond(y: float, x: float) -> Distance:
    return lambda ys, xs: abs(ys - y) + abs(xs - x) - 0.17


def _arrow_head(y: float, x: float) -> Distance:
    return lambda ys, xs: np.maximum(x - 0.08 - xs, abs(ys - y) * 1.2 + xs - x - 0.14)


def _cross(y: float, x: float) -> Distance:
    return lambda ys, xs: np.maximum(
        np.minimum(abs(ys - y - xs + x), abs(ys - y + xs - x)) - 0.06, np.hypot(ys - y, xs - x) - 0.18
    )


def _stairs(y: float, x: float, downward: int) -> Distance:
    """Give a triangle that points up or down."""
    return lambda ys, xs: np.maximum(
        -0.09 - (ys - y) * downward, abs(xs - x) - (0.14 - (ys - y) * downward) * (0.13 / 0.23)
    )


_DOWNWARD = {PortSide.UP: -1, PortSide.DOWN: 1}
_SIGNS: dict[MarkerKind, Callable[[float, float], Distance]] = {
    MarkerKind.START: _arrow_head,
    MarkerKind.GOAL: lambda y, x: _box(y, x, 0.11, 0.11),
    MarkerKind.TREASURE: _diamond,
    MarkerKind.NPC: lambda y, x: _disc(y, x, 0.12),
    MarkerKind.OPPONENT: _cross,
    MarkerKind.NOTE: lambda y, x: _box(y, x, 0.05, 0.14),
}


def _pixels(
    middle: float, start: int, origin: float, cell_px: float, count: int
) -> tuple[slice, NDArray[np.float64]]:
    """Give the pixels within a cell's length of a place, and where their middles are, in cells."""
    first = min(max(int((middle - 1) * cell_px + origin) - start, 0), count)
    last = min(max(int((middle + 1) * cell_px + origin) - start + 1, first), count)
    pixels = np.arange(first, last, dtype=np.float64)
    return slice(first, last), (pixels + (start + 0.5 - origin)) / cell_px
