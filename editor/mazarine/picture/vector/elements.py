"""Elements of SVG: symbols, links and markers; and texts and numbers as all elements are written with."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from html import escape

import numpy as np

from mazarine.lattice.geometry import Point
from mazarine.maze import Maze
from mazarine.picture.costs import DIGIT_SIZE, costs_of
from mazarine.picture.drawing import Drawing
from mazarine.picture.palette import Palette, hexed
from mazarine.picture.symbols import Disc, Line, Polygon, Shape, Symbol, Text, link_ends, marker_symbol
from mazarine.picture.things import MOST_LINES
from mazarine.regions.region import middle_of

_NOT_IN_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_REPLACEMENT = "\ufffd"
_AT_ONCE = 1000
"""How many paths share an element: Qt leaves out what follows some ten thousand corners."""


def number(value: float) -> str:
    """Return a number of units as short as it is exact enough.

    >>> [number(value) for value in (3, 0.8660254, 1234.5)]
    ['3', '0.866', '1234.5']
    """
    return f"{round(value, 4):.9g}"


def exact_number(value: float) -> str:
    """Return a size that everything is scaled by, with more digits.

    >>> [exact_number(value) for value in (3, 1.0555555555)]
    ['3', '1.0555556']
    """
    return f"{round(value, 7):.12g}"


def titled(title: str) -> str:
    """Return a title element of any text, nothing for none.

    >>> titled("a < b"), titled("")
    ('<title>a &lt; b</title>', '')
    """
    return f"<title>{in_xml(title)}</title>" if title else ""


def in_xml(text: str) -> str:
    """Return a text as XML has it; characters that it cannot have are replaced."""
    return escape(_NOT_IN_XML.sub(_REPLACEMENT, text))


def line(*places: Point) -> str:
    """Return the path of a line through some places.

    >>> line((0, 0.5), (2, 0.5))
    'M0 0.5L2 0.5'
    """
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in places)


def path_elements(look: str, paths: Sequence[str]) -> list[str]:
    """Return the elements of paths that look alike; many share one.

    >>> path_elements('fill="red"', ["M0 0L1 0", "M2 0L3 0"])
    ['<path fill="red" d="M0 0L1 0M2 0L3 0"/>']
    """
    starts = range(0, len(paths), _AT_ONCE)
    return [f'<path {look} d="{"".join(paths[at : at + _AT_ONCE])}"/>' for at in starts]


def symbol_elements(symbol: Symbol, place: Point) -> str:
    """Return the elements of a symbol that stands at a place."""
    return "".join(_element(shape, place) for shape in symbol)


def _element(shape: Shape, place: Point) -> str:
    x, y = place
    ink = hexed(shape.color)
    match shape:
        case Disc(_, radius, (right, down)):
            center = f'cx="{number(x + right)}" cy="{number(y + down)}"'
            return f'<circle {center} r="{number(radius)}" fill="{ink}"/>'
        case Polygon(_, corners):
            path = "L".join(f"{number(x + right)} {number(y + down)}" for right, down in corners)
            # A path without an outline has one as wide as a cell when Qt paints it on a PDF page.
            return f'<path fill="{ink}" stroke="{ink}" stroke-width="0.01" d="M{path}Z"/>'
        case Line(_, start, end, width, is_flat):
            path = line(*((x + right, y + down) for right, down in (start, end)))
            cap = "" if is_flat else ' stroke-linecap="round"'
            return f'<path fill="none" stroke="{ink}" stroke-width="{number(width)}"{cap} d="{path}"/>'
        case Text(_, text, (right, down), size):
            # Qt has no sizes of fonts below 1, nor baselines in the middle.
            scale, foot = size / 100, y + down + 0.36 * size
            matrix = " ".join(map(number, (scale, 0, 0, scale, x + right, foot)))
            font = 'font-family="sans-serif" font-weight="bold" font-size="100" text-anchor="middle"'
            return f'<text transform="matrix({matrix})" fill="{ink}" {font}>{in_xml(text)}</text>'


_CELL_PX = 32.0
"""Symbols have the proportions of cells of this size, whatever the size of a drawing."""

Box = tuple[float, float, float, float]
"""Left, top, right and bottom of the places of a thing, which stands out from them by less than a unit."""


def things_of(maze: Maze, level: int, palette: Palette) -> Iterator[tuple[Box, str]]:
    """Yield the box and the element of each cost, marker and link of a level, links over markers."""
    geometry, origin = maze.geometry, maze.origin
    if maze.has_costs:
        middles, costs = costs_of(maze, level)
        for (x, y), cost in zip(middles.tolist(), costs.tolist(), strict=True):
            yield (x, y, x, y), symbol_elements((Text(palette.wall, str(cost), (0, 0), DIGIT_SIZE),), (x, y))
    for marker in maze.markers:
        if marker.cell[0] == level:
            x, y = geometry.middle(*maze.grid.array_place(marker.cell)[1:])
            symbol = marker_symbol(marker, geometry, origin, palette, _CELL_PX)
            yield (x, y, x, y), _group(marker.label, symbol_elements(symbol, (x, y)))
    is_lined = len(maze.links) <= MOST_LINES
    for link in maze.links:
        ends = link_ends(link, level, geometry, origin, palette)
        if ends:
            xs, ys = zip(*(place for place, _ in ends), strict=True)
            symbols = [symbol_elements(end.symbol(_CELL_PX), place) for place, end in ends]
            if is_lined and len(ends) == 2:
                symbols.insert(0, _dotted(line(ends[0][0], ends[1][0]), ends[0][1].color))
            yield (min(xs), min(ys), max(xs), max(ys)), _group(link.label, "".join(symbols))


def names_of(drawing: Drawing) -> Iterator[tuple[Box, str]]:
    """Yield the box and the element of each name that the user has given to a region of a level."""
    if drawing.region is None:
        return
    region, ink = np.asarray(drawing.region[drawing.level]), hexed(drawing.palette.wall)
    names = {region_number: it.name for region_number, it in drawing.maze.named_regions.items() if it.name}
    places = np.argwhere(np.isin(region, list(names)))
    places = places[np.argsort(region[*places.T], kind="stable")]
    numbers, starts = np.unique(region[*places.T], return_index=True)
    for region_number, cells in zip(numbers.tolist(), np.split(places, starts[1:]), strict=False):
        x, y = drawing.maze.geometry.middle(*middle_of(cells).tolist())
        place = f'x="{number(x)}" y="{number(y)}" text-anchor="middle" dominant-baseline="central"'
        look = f'font-family="sans-serif" font-weight="bold" font-size="0.7" fill="{ink}"'
        yield (x, y, x, y), f'<text class="name" {place} {look}>{in_xml(names[region_number])}</text>'


def _dotted(path: str, color: int) -> str:
    return (
        f'<path class="link" fill="none" stroke="{hexed(color)}" stroke-width="0.14"'
        f' stroke-linecap="round" stroke-dasharray="0.01 0.32" d="{path}"/>'
    )


def _group(label: str, elements: str) -> str:
    return f"<g>{titled(label)}{elements}</g>"
