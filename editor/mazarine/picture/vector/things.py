"""The links and markers of a level as elements of a drawing."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from mazarine.maze import Maze
from mazarine.picture.costs import DIGIT_SIZE, costs_of
from mazarine.picture.drawing import Drawing
from mazarine.picture.palette import Palette, hexed
from mazarine.picture.symbols import Text, link_ends, marker_symbol
from mazarine.picture.things import MOST_LINES
from mazarine.picture.vector.elements import in_xml, line, number, symbol_elements, titled
from mazarine.regions.region import middle_of

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
