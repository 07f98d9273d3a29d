"""Links and markers in a drawing of a level, and the words and numbers of SVG."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from html import escape
from math import dist

from mazewright.lattice import Side
from mazewright.lattice.geometry import Point
from mazewright.maze import Link, Marker, MarkerKind, Maze, Port, PortSide
from mazewright.maze.things import Cell
from mazewright.picture.palette import WHITE, Palette, hexed
from mazewright.picture.things import MOST_LINES

_OUT = 0.38
"""How far from the middle of its cell a gate stands, towards its side."""
_NOT_IN_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_REPLACEMENT = "\ufffd"

_STAIRS: dict[PortSide, tuple[Point, ...]] = {
    PortSide.UP: ((0, -0.14), (0.13, 0.09), (-0.13, 0.09)),
    PortSide.DOWN: ((0, 0.14), (0.13, -0.09), (-0.13, -0.09)),
}
_SIGNS: dict[MarkerKind, tuple[Point, ...]] = {
    MarkerKind.START: ((-0.08, -0.18), (0.14, 0), (-0.08, 0.18)),
    MarkerKind.GOAL: ((-0.12, -0.19), (0.17, -0.09), (-0.07, 0.02), (-0.07, 0.19), (-0.12, 0.19)),
    MarkerKind.TREASURE: ((-0.17, -0.04), (-0.09, -0.14), (0.09, -0.14), (0.17, -0.04), (0, 0.17)),
    MarkerKind.OPPONENT: (
        (0, -0.08), (0.09, -0.17), (0.17, -0.09), (0.08, 0), (0.17, 0.09), (0.09, 0.17),
        (0, 0.08), (-0.09, 0.17), (-0.17, 0.09), (-0.08, 0), (-0.17, -0.09), (-0.09, -0.17),
    ),
    MarkerKind.NOTE: ((-0.14, -0.05), (0.14, -0.05), (0.14, 0.05), (-0.14, 0.05)),
}  # fmt: skip
"""Shapes around the middle of a marker, as in the window; the one that is missing has a disc."""


def number(value: float) -> str:
    """Give a number of units as short as it is exact enough.

    >>> [number(value) for value in (3, 0.8660254, 1234.5)]
    ['3', '0.866', '1234.5']
    """
    return f"{round(value, 4):.9g}"


def titled(words: str) -> str:
    """Give a title element of any words, nothing for none.

    >>> titled("a < b"), titled("")
    ('<title>a &lt; b</title>', '')
    """
    return f"<title>{escape(_NOT_IN_XML.sub(_REPLACEMENT, words))}</title>" if words else ""


Box = tuple[float, float, float, float]
"""Left, top, right and bottom of the places of a thing, which stands out from them by less than a unit."""


def things_of(maze: Maze, level: int, palette: Palette) -> Iterator[tuple[Box, str]]:
    """Give the box and the element of each marker and link of a level, links over markers."""
    for marker in maze.markers:
        if marker.cell[0] == level:
            x, y = maze.geometry.middle(*_place(marker.cell, maze))
            yield (x, y, x, y), _group(marker.label, _marker(marker, maze, palette))
    for link in maze.links:
        places = [_port_place(port, maze) for port in link.ports if port.cell[0] == level]
        if places:
            (left, top), (right, bottom) = (tuple(map(limit, *places, places[0])) for limit in (min, max))
            yield (left, top, right, bottom), _group(link.label, _link(link, maze, level, palette))


def _group(label: str, elements: Iterable[str]) -> str:
    return f"<g>{titled(label)}{''.join(elements)}</g>"


def _marker(marker: Marker, maze: Maze, palette: Palette) -> Iterator[str]:
    x, y = maze.geometry.middle(*_place(marker.cell, maze))
    if marker.side is not None:
        port = Port(marker.cell, marker.side)
        length = dist(*maze.geometry.line(*_place(port.cell, maze), Side[port.side]))
        yield _bar(port, maze, 0.5, length / 2 - 0.14, 0.08, palette.floor)
    yield _disc((x, y), 0.34, WHITE)
    yield _disc((x, y), 0.28, palette.marker(marker.kind))
    if marker.kind not in _SIGNS:
        yield _disc((x, y), 0.12, WHITE)
    else:
        yield _polygon((x, y), _SIGNS[marker.kind], WHITE)


def _link(link: Link, maze: Maze, level: int, palette: Palette) -> Iterator[str]:
    ports = [port for port in link.ports if port.cell[0] == level]
    ink = palette.of_link(link)
    if len(ports) == 2 and len(maze.links) <= MOST_LINES:
        yield (
            f'<path class="link" fill="none" stroke="{hexed(ink)}" stroke-width="0.14"'
            ' stroke-linecap="round" stroke-dasharray="0.01 0.32"'
            f' d="{line(*(_port_place(port, maze) for port in ports))}"/>'
        )
    for port in ports:
        yield from _end(port, maze, ink, enters=not (link.one_way and port == link.second))


def _end(port: Port, maze: Maze, ink: int, *, enters: bool) -> Iterator[str]:
    """Give an end of a link: a gate on a side, a ring on a pad, an arrow on stairs; hollow if closed."""
    if not port.side.is_wall:
        for radius, colour in ((0.29, WHITE), (0.24, ink), (0.15, WHITE)):
            yield _disc(_port_place(port, maze), radius, colour)
        if enters:
            yield _disc(_port_place(port, maze), 0.085, ink)
        if port.side in _STAIRS:
            yield _polygon(_port_place(port, maze), _STAIRS[port.side], ink)
        return
    layers = [(0.05, WHITE), (0.0, ink)]
    if not enters:
        layers.append((-0.035, WHITE))
    for wider, colour in layers:
        yield _bar(port, maze, _OUT, 0.34 + wider, 0.06 + wider, colour)


def line(start: Point, end: Point) -> str:
    """Give the path of a line.

    >>> line((0, 0.5), (2, 0.5))
    'M0 0.5L2 0.5'
    """
    (x0, y0), (x1, y1) = start, end
    return f"M{number(x0)} {number(y0)}L{number(x1)} {number(y1)}"


def _polygon(middle: Point, corners: tuple[Point, ...], colour: int) -> str:
    """Give a shape whose corners are told from its middle."""
    x, y = middle
    path = "L".join(f"{number(x + right)} {number(y + down)}" for right, down in corners)
    # A path without an outline has one as wide as a cell when Qt paints it on a PDF page.
    return f'<path fill="{hexed(colour)}" stroke="{hexed(colour)}" stroke-width="0.01" d="M{path}Z"/>'


def _disc(middle: Point, radius: float, colour: int) -> str:
    x, y = middle
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="{hexed(colour)}"/>'


def _bar(port: Port, maze: Maze, out: float, half_length: float, half_width: float, colour: int) -> str:
    """Give a bar along a side of a cell, so far out from the middle of the cell."""
    right, down = _outward(port, maze)
    x, y = maze.geometry.middle(*_place(port.cell, maze))
    x, y = x + out * right, y + out * down
    ends = [(x - way * half_length * down, y + way * half_length * right) for way in (-1, 1)]
    width = number(2 * half_width)
    return f'<path fill="none" stroke="{hexed(colour)}" stroke-width="{width}" d="{line(*ends)}"/>'


def _port_place(port: Port, maze: Maze) -> Point:
    x, y = maze.geometry.middle(*_place(port.cell, maze))
    if not port.side.is_wall:
        return x, y
    right, down = _outward(port, maze)
    return x + _OUT * right, y + _OUT * down


def _outward(port: Port, maze: Maze) -> Point:
    return maze.geometry.facing(*_place(port.cell, maze), Side[port.side])


def _place(cell: Cell, maze: Maze) -> tuple[int, int]:
    """Give the array row and column of a lattice cell."""
    return maze.grid.array_place(cell)[1:]
