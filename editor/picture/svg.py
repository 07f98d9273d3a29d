"""The drawing of a whole level as SVG: areas and lines, sharp at every size."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from editor.lattice import Geometry
from editor.lattice.geometry import Numbers
from editor.maze import Maze
from editor.maze.codes import Matter, Wall
from editor.picture.colours import CellColours
from editor.picture.palette import LIGHT, Palette, blended
from editor.picture.plane import Overlay, Plane
from editor.picture.signs import marked_crossroads, unreached
from editor.picture.svg_sides import joined, side_lines
from editor.picture.svg_things import hexed, line, number, things, titled

MARGIN = 0.5
"""Units of paper around the board."""
_WALL_WIDTH = 0.12
_SEAM_WIDTH = 0.02
"""Areas overlap their neighbours by half of this, so that no hairline shows between them."""
_TIE_WIDTH, _DISC, _RIM_WIDTH = 0.14, 0.275, 0.05
_GROUND_SHARE = 0.8
"""How much of the paper shows around points, the rest being the colour of the cell."""


def svg_of(
    maze: Maze,
    level: int,
    overlay: Overlay | str = Overlay.KINDS,
    kind: NDArray[np.uint8] | None = None,
    region: NDArray[np.int32] | None = None,
    cell_size_px: int = 24,
    palette: Palette = LIGHT,
    tints: NDArray[np.uint8] | None = None,
    as_points: bool = False,
) -> str:
    """Give the drawing of a level, in units of the maze's geometry, with a margin of half a unit.

    Parameters
    ----------
    kind, region, tints : (levels, rows, cols), what is known about the maze, see `Plane`
    cell_size_px : the size of a unit, as wide as viewers show it at first
    as_points : draw cells as points with links, not as areas with walls
    """
    plane = Plane.of(maze, level, kind, region, tints)
    colours = CellColours(palette, Overlay(overlay))
    width, height = (size + 2 * MARGIN for size in maze.geometry.extent(*plane.shape))
    box = " ".join(map(number, (-MARGIN, -MARGIN, width, height)))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}"'
        f' width="{number(width * cell_size_px)}" height="{number(height * cell_size_px)}">',
        titled(maze.title),
        f'<rect x="{-MARGIN}" y="{-MARGIN}" width="{number(width)}" height="{number(height)}"'
        f' fill="{hexed(palette.paper)}"/>',
        *(_points if as_points else _cells)(maze, level, plane, colours),
        *_signs(maze.geometry, plane, colours),
        *things(maze, level, palette),
        "</svg>",
    ]
    return "\n".join(filter(None, parts)) + "\n"


def _cells(maze: Maze, level: int, plane: Plane, colours: CellColours) -> Iterator[str]:
    """Give cells as areas, and the walls around them."""
    palette = colours.palette
    yield from _areas(maze.geometry, colours.of(plane), palette.paper)
    lines = side_lines(maze, level)
    yield from _lines("wall", lines, _WALL_WIDTH, palette)
    doors = np.concatenate([lines[Wall.SECRET], lines[Wall.FOUND]])
    middles, reach = (doors[:, :2] + doors[:, 2:]) / 2, (doors[:, 2:] - doors[:, :2]) / 7
    leaves = np.concatenate((middles - reach, middles + reach), axis=1)
    yield from _strokes("leaf", leaves, palette.floor, _WALL_WIDTH)


def _points(maze: Maze, level: int, plane: Plane, colours: CellColours) -> Iterator[str]:
    """Give cells as points, tied to their neighbours where no wall stands between."""
    palette, cell_colours = colours.palette, colours.of(plane)
    is_floor = plane.cells >> 1 != Matter.ROCK
    grounds = blended(cell_colours, palette.paper, _GROUND_SHARE)
    yield from _areas(maze.geometry, np.where(is_floor, grounds, np.uint32(palette.paper)), palette.paper)
    yield from _lines("tie", side_lines(maze, level, as_points=True), _TIE_WIDTH, palette)
    rows, cols = np.nonzero(is_floor)
    discs = defaultdict(list)
    middles = maze.geometry.middles(rows, cols).tolist()
    for colour, (x, y) in zip(cell_colours[rows, cols].tolist(), middles, strict=True):
        discs[colour].append(f'<circle cx="{number(x)}" cy="{number(y)}" r="{_DISC}"/>')
    rim = f'stroke="{hexed(palette.wall)}" stroke-width="{_RIM_WIDTH}"'
    for colour, circles in discs.items():
        yield f'<g class="point" fill="{hexed(colour)}" {rim}>{"".join(circles)}</g>'


def _areas(geometry: Geometry, colours: NDArray[np.uint32], paper: int) -> Iterator[str]:
    """Give a path of each colour: runs of cells along rows; the paper is there already."""
    begins = np.ones(colours.shape, dtype=bool)
    begins[:, 1:] = colours[:, 1:] != colours[:, :-1]
    ends = np.ones(colours.shape, dtype=bool)
    ends[:, :-1] = begins[:, 1:]
    rows, firsts = np.nonzero(begins)
    runs = zip(rows.tolist(), firsts.tolist(), np.nonzero(ends)[1].tolist(), strict=True)
    areas = defaultdict(list)
    for colour, (row, first, last) in zip(colours[begins].tolist(), runs, strict=True):
        if colour != paper:
            corners = geometry.around((row, first), (row, last))
            areas[colour].append("M" + "L".join(f"{number(x)} {number(y)}" for x, y in corners) + "Z")
    for colour, polygons in areas.items():
        ink = hexed(colour)
        yield (
            f'<path class="cells" fill="{ink}" stroke="{ink}" stroke-width="{_SEAM_WIDTH}"'
            f' d="{"".join(polygons)}"/>'
        )


def _lines(name: str, lines: dict[Wall, Numbers], width: float, palette: Palette) -> Iterator[str]:
    """Give a path of each sort of lines, plain ones over doors."""
    inks = {Wall.FOUND: palette.found_door, Wall.SECRET: palette.door, Wall.WALL: palette.wall}
    for wall, colour in inks.items():
        plain = name if wall is Wall.WALL else f"{name} {wall.name.lower()}"
        if len(lines[wall]):
            yield from _strokes(plain, joined(lines[wall]), colour, width, "round")


def _strokes(name: str, lines: Numbers, colour: int, width: float, cap: str = "butt") -> Iterator[str]:
    """Give lines (n, 4) as a path, nothing for none."""
    if len(lines):
        path = "".join(line((x0, y0), (x1, y1)) for x0, y0, x1, y1 in lines.tolist())
        yield (
            f'<path class="{name}" fill="none" stroke="{hexed(colour)}" stroke-width="{width}"'
            f' stroke-linecap="{cap}" d="{path}"/>'
        )


def _signs(geometry: Geometry, plane: Plane, colours: CellColours) -> Iterator[str]:
    """Give upright crosses on crossroads, and slashes where no way leads to."""
    palette, overlay = colours.palette, colours.overlay
    ink = palette.mark if overlay is Overlay.KINDS else palette.rock
    for name, where, strokes, colour in (
        ("crossroad", marked_crossroads, [(-0.12, 0, 0.12, 0), (0, -0.12, 0, 0.12)], ink),
        ("unreached", unreached, [(-0.16, 0.16, 0.16, -0.16)], palette.rock),
    ):
        found = where(plane, overlay)
        if found is not None:
            middles = np.tile(geometry.middles(*np.nonzero(found)), 2)
            lines = (middles[:, None] + np.array(strokes)).reshape(-1, 4)
            yield from _strokes(name, lines, colour, 0.07)
