"""The drawing of a level as lines and areas, of which any window can be had as SVG."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from mazarine.lattice import Geometry
from mazarine.lattice.geometry import Numbers
from mazarine.maze.codes import Matter, Wall
from mazarine.picture.arrows import BARB_LENGTH, BARB_WIDTH, REACH, Arrows, arrow_ink
from mazarine.picture.colors import GROUND_SHARE
from mazarine.picture.drawing import Drawing
from mazarine.picture.face_outlines import OUTLINE_WIDTH, FaceOutlines
from mazarine.picture.palette import WHITE, Palette, blended, hexed
from mazarine.picture.patterns import DOT_PLACES, dotted_rooms, shade
from mazarine.picture.signs import RING, cross_ink, crossroads, unreached
from mazarine.picture.symbols import Text
from mazarine.picture.vector.elements import exact_number, line, number, symbol_elements, titled
from mazarine.picture.vector.pens import Pens
from mazarine.picture.vector.sides import joined, side_lines
from mazarine.picture.vector.things import names_of, things_of

MARGIN = 0.5
"""Units of paper around the board."""
_TIE_WIDTH, _DISC, _RIM_WIDTH = 0.14, 0.275, 0.05
_PATH_WIDTH, _CASING_WIDTH = 0.18, 0.28
_TITLE_SHARE, _LETTER_SHARE, _HEAD_SHARE = 0.07, 0.7, 1.8
"""The height of a title in widths of the board, and of its letters and its room in heights of the title."""
_REACH = 1.0
"""How far what is drawn may stand out from its place."""
_SPOT, _DOT_WIDTH, _HATCH_WIDTH, _SIGN_WIDTH = 0.01, 0.08, 0.04, 0.07
_SQUARE_HATCH = (
    (-0.5, -0.25, -0.25, -0.5), (-0.5, 0.25, 0.25, -0.5), (-0.25, 0.5, 0.5, -0.25), (0.25, 0.5, 0.5, 0.25),
)  # fmt: skip
"""Lines across a square, which go on in the next."""
_HEXAGON_HATCH = (-0.0625, 0.54127, 0.4375, -0.32476), (-0.4375, 0.32476, 0.0625, -0.54127)
"""The same of a hexagon: from one side to the opposite one."""
_TRIANGLE_HATCH = ((-0.3, -0.02, -0.02, -0.3), (-0.3, 0.3, 0.3, -0.3), (0.02, 0.3, 0.3, 0.02))
"""Lines about the middle of a triangle, short enough to stay in it."""
_LONGEST_PATH = 4000
"""Lines or areas of one path: Qt's reader of SVG drops what goes on for some tens of thousands."""


class SketchWindow(NamedTuple):
    """A rectangle in units of the maze's geometry."""

    left: float
    top: float
    width: float
    height: float

    def meets(self, lefts: Numbers, tops: Numbers, rights: Numbers, bottoms: Numbers) -> NDArray[np.bool_]:
        """Return which boxes are drawn in the window, or so near that what stands out of them is."""
        meets: NDArray[np.bool_] = (
            (rights >= self.left - _REACH)
            & (lefts <= self.left + self.width + _REACH)
            & (bottoms >= self.top - _REACH)
            & (tops <= self.top + self.height + _REACH)
        )
        return meets


class _Part(Protocol):
    def within(self, window: SketchWindow) -> Iterator[str]:
        """Yield the elements of what is in a window."""


class Sketch:
    """A drawing worked out as parts, in groups: `regions`, `walls` or `points`, `solution`, `labels`.

    Parameters
    ----------
    drawing : a level
    pens : the widths of its lines
    title : a text above it

    Attributes
    ----------
    whole : the window of all of it, with a margin
    """

    def __init__(self, drawing: Drawing, pens: Pens | None = None, title: str = "") -> None:
        pens = pens or Pens()
        maze, palette = drawing.maze, drawing.palette
        self._title, self._paper = maze.title, palette.paper
        width, height = maze.geometry.extent(*maze.shape[1:])
        head = head_of(title, width)
        self.whole = SketchWindow(-MARGIN, -MARGIN - head, width + 2 * MARGIN, height + 2 * MARGIN + head)
        text = Text(palette.wall, title, (0, 0), head / _HEAD_SHARE)
        self._heading = symbol_elements((text,), (width / 2, -pens.rim - head / 2)) if title else ""
        signs = [*_arrows(drawing), *_signs(drawing)]
        self._groups: dict[str, list[_Part]] = {}
        if drawing.as_points:
            self._groups["regions"] = [_grounds(drawing, pens.seam)]
            self._groups["points"] = [*_points(drawing), *_dots(drawing), *signs]
        else:
            colors = drawing.colors.of(drawing.plane)
            areas = _Areas.of(colors, palette.paper, maze.geometry, pens.seam)
            self._groups["regions"] = [areas, *_hatch(drawing), *_dots(drawing), *signs]
            self._groups["walls"] = [*_walls(drawing, pens)]
        self._groups["solution"] = [*_path(drawing)]
        self._groups["labels"] = [_Things(drawing)]

    def svg(self, window: SketchWindow | None = None, cell_size: float = 24, unit: str = "") -> str:
        """Return the part in a window, which is `whole` if not given.

        Parameters
        ----------
        cell_size, unit : how long viewers show a unit of the maze's geometry: 24 pixels, or 6 "mm"
        """
        window = window or self.whole
        box = [exact_number(part) for part in window]
        size = (
            f'width="{exact_number(window.width * cell_size)}{unit}"'
            f' height="{exact_number(window.height * cell_size)}{unit}"'
        )
        left, top, width, height = box
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{" ".join(box)}" {size}>',
            titled(self._title),
            f'<rect x="{left}" y="{top}" width="{width}" height="{height}" fill="{hexed(self._paper)}"/>',
        ]
        for name, group in self._groups.items():
            elements = [element for part in group for element in part.within(window)]
            if elements:
                parts += [f'<g id="{name}">', *elements, "</g>"]
        parts.append(self._heading if window.top < 0 else "")
        return "\n".join(filter(None, (*parts, "</svg>"))) + "\n"


def head_of(title: str, width: float) -> float:
    """Return the height of the room for a title above a board of this width."""
    return _HEAD_SHARE * width * min(_TITLE_SHARE, 1 / (_LETTER_SHARE * len(title))) if title else 0.0


@dataclass(frozen=True, eq=False)
class _Strokes:
    """Lines (n, 4) of one look."""

    name: str
    lines: Numbers
    color: int
    width: float
    cap: str = "butt"
    dashes: str = ""

    def within(self, window: SketchWindow) -> Iterator[str]:
        """Yield paths; nothing for none."""
        x0, y0, x1, y1 = self.lines.T
        is_seen = window.meets(np.minimum(x0, x1), np.minimum(y0, y1), np.maximum(x0, x1), np.maximum(y0, y1))
        seen = [line((x0, y0), (x1, y1)) for x0, y0, x1, y1 in self.lines[is_seen].tolist()]
        dashes = f' stroke-dasharray="{self.dashes}"' if self.dashes else ""
        for path in _paths(seen):
            yield (
                f'<path class="{self.name}" fill="none" stroke="{hexed(self.color)}"'
                f' stroke-width="{number(self.width)}" stroke-linecap="{self.cap}"{dashes} d="{path}"/>'
            )


@dataclass(frozen=True, eq=False)
class _Areas:
    """Runs of cells of one color along rows; the paper is there already."""

    rows: NDArray[np.intp]
    firsts: NDArray[np.intp]
    lasts: NDArray[np.intp]
    colors: NDArray[np.uint32]
    geometry: Geometry
    seam: float

    @classmethod
    def of(cls, colors: NDArray[np.uint32], paper: int, geometry: Geometry, seam: float) -> _Areas:
        """Find the runs of (rows, cols) colors."""
        begins = np.ones(colors.shape, dtype=bool)
        begins[:, 1:] = colors[:, 1:] != colors[:, :-1]
        ends = np.ones(colors.shape, dtype=bool)
        ends[:, :-1] = begins[:, 1:]
        rows, firsts = np.nonzero(begins)
        is_ink = colors[begins] != paper
        return cls(
            rows[is_ink], firsts[is_ink], np.nonzero(ends)[1][is_ink], colors[begins][is_ink], geometry, seam
        )  # fmt: skip

    def within(self, window: SketchWindow) -> Iterator[str]:
        """Yield paths of each color."""
        lefts, tops = self.geometry.middles(self.rows, self.firsts).T
        rights, bottoms = self.geometry.middles(self.rows, self.lasts).T
        is_seen = window.meets(lefts, tops, rights, bottoms)
        runs = zip(
            self.colors[is_seen].tolist(),
            self.rows[is_seen].tolist(),
            self.firsts[is_seen].tolist(),
            self.lasts[is_seen].tolist(),
            strict=True,
        )
        areas = defaultdict(list)
        for color, row, first, last in runs:
            corners = self.geometry.around((row, first), (row, last))
            areas[color].append("M" + "L".join(f"{number(x)} {number(y)}" for x, y in corners) + "Z")
        for color, polygons in areas.items():
            ink = hexed(color)
            for path in _paths(polygons):
                yield (
                    f'<path class="cells" fill="{ink}" stroke="{ink}" stroke-width="{number(self.seam)}"'
                    f' d="{path}"/>'
                )


@dataclass(frozen=True, eq=False)
class _Discs:
    """Points at (n, 2) middles, each with a color."""

    middles: Numbers
    colors: NDArray[np.uint32]
    rim: int

    def within(self, window: SketchWindow) -> Iterator[str]:
        """Yield the points of each color together."""
        x, y = self.middles.T
        is_seen = window.meets(x, y, x, y)
        discs = defaultdict(list)
        for color, (x, y) in zip(self.colors[is_seen].tolist(), self.middles[is_seen].tolist(), strict=True):
            discs[color].append(f'<circle cx="{number(x)}" cy="{number(y)}" r="{_DISC}"/>')
        rim = f'stroke="{hexed(self.rim)}" stroke-width="{_RIM_WIDTH}"'
        for color, circles in discs.items():
            yield f'<g class="point" fill="{hexed(color)}" {rim}>{"".join(circles)}</g>'


@dataclass(frozen=True, eq=False)
class _Rings:
    """The signs of entries at (n, 2) centers."""

    centers: Numbers
    ink: int

    def within(self, window: SketchWindow) -> Iterator[str]:
        """Yield them together; nothing for none."""
        x, y = self.centers.T
        seen = self.centers[window.meets(x, y, x, y)].tolist()
        if seen:
            radius = number(RING - _SIGN_WIDTH / 2)
            rings = "".join(f'<circle cx="{number(x)}" cy="{number(y)}" r="{radius}"/>' for x, y in seen)
            yield (
                f'<g class="entry" fill="none" stroke="{hexed(self.ink)}" stroke-width="{_SIGN_WIDTH}">'
                f"{rings}</g>"
            )


class _Things:
    """The markers and the links of a level."""

    def __init__(self, drawing: Drawing) -> None:
        boxes, self._elements = [], []
        things = things_of(drawing.maze, drawing.level, drawing.palette)
        for box, element in chain(things, names_of(drawing)):
            boxes.append(box)
            self._elements.append(element)
        self._boxes = np.array(boxes, dtype=np.float64).reshape(-1, 4)

    def within(self, window: SketchWindow) -> Iterator[str]:
        """Yield each whole."""
        for index in np.flatnonzero(window.meets(*self._boxes.T)).tolist():
            yield self._elements[index]


def _paths(parts: list[str]) -> Iterator[str]:
    """Join parts of paths, not too many at a time."""
    for start in range(0, len(parts), _LONGEST_PATH):
        yield "".join(parts[start : start + _LONGEST_PATH])


def _walls(drawing: Drawing, pens: Pens) -> Iterator[_Strokes]:
    """Yield what stands on sides, and the leaves of secret doors."""
    palette = drawing.palette
    lines = side_lines(drawing.maze, drawing.level, is_framed=palette.rock != palette.paper)
    is_square = pens.is_real and not pens.is_round and drawing.maze.lattice.is_full
    cap = "square" if is_square else "round"
    yield from _lines("wall", lines, pens.wall, palette, cap)
    doors = np.concatenate([lines[Wall.SECRET], lines[Wall.FOUND]])
    middles, reach = (doors[:, :2] + doors[:, 2:]) / 2, (doors[:, 2:] - doors[:, :2]) / 7
    leaves = np.concatenate((middles - reach, middles + reach), axis=1)
    yield _Strokes("leaf", leaves, palette.floor, pens.wall)


def _grounds(drawing: Drawing, seam: float) -> _Areas:
    """Return the ground around points, faintly in the color of the cell."""
    palette, plane = drawing.palette, drawing.plane
    grounds = blended(drawing.colors.of(plane), palette.paper, GROUND_SHARE)
    inks = np.where(plane.cells >> 1 != Matter.ROCK, grounds, np.uint32(palette.paper))
    return _Areas.of(inks, palette.paper, drawing.maze.geometry, seam)


def _points(drawing: Drawing) -> Iterator[_Part]:
    """Yield cells as points, tied to their neighbors where no wall stands between."""
    maze, plane = drawing.maze, drawing.plane
    yield from _lines("tie", side_lines(maze, drawing.level, as_points=True), _TIE_WIDTH, drawing.palette)
    rows, cols = np.nonzero(plane.cells >> 1 != Matter.ROCK)
    yield _Discs(
        maze.geometry.middles(rows, cols), drawing.colors.of(plane)[rows, cols], drawing.palette.wall
    )


def _lines(
    name: str, lines: dict[Wall, Numbers], width: float, palette: Palette, cap: str = "round"
) -> Iterator[_Strokes]:
    """Yield a path of each sort of lines, plain ones over doors."""
    inks = {Wall.FOUND: palette.found_door, Wall.SECRET: palette.door, Wall.WALL: palette.wall}
    for wall, color in inks.items():
        plain = name if wall is Wall.WALL else f"{name} {wall.name.lower()}"
        if len(lines[wall]):
            yield _Strokes(plain, joined(lines[wall]), color, width, cap)


def _path(drawing: Drawing) -> Iterable[_Strokes]:
    """Return the path that is drawn, on a light ground so that it shows on every color."""
    runs, leaps = drawing.path_lines()
    return (
        _Strokes("path ground", runs, WHITE, _CASING_WIDTH, "round"),
        _Strokes("way", runs, drawing.palette.path, _PATH_WIDTH, "round"),
        _Strokes("path leap", leaps, drawing.palette.path, _PATH_WIDTH / 2, dashes="0.3 0.25"),
    )


def _dots(drawing: Drawing) -> Iterator[_Strokes]:
    """Yield the dots of rooms, where kinds have patterns."""
    plane, geometry = drawing.plane, drawing.maze.geometry
    rooms = dotted_rooms(plane, drawing.overlay) if drawing.palette.has_patterns else None
    if rooms is None:
        return
    places = [(0.0, 0.0)] if drawing.as_points else [(share - 0.5, share - 0.5) for share in DOT_PLACES]
    dots = [(x - _SPOT / 2, y, x + _SPOT / 2, y) for x, y in places]
    for color, rows, cols in _by_color(drawing, rooms):
        ink = int(shade(np.array([color], dtype=np.uint32), drawing.palette.wall)[0])
        yield _Strokes("room", _around(geometry, rows, cols, dots), ink, _DOT_WIDTH, "round")


def _hatch(drawing: Drawing) -> Iterator[_Strokes]:
    """Yield the lines of rock, where kinds have patterns."""
    if not drawing.palette.has_patterns:
        return
    geometry = drawing.maze.geometry
    lattice = drawing.maze.lattice
    others = _TRIANGLE_HATCH if lattice.point_at is not None else _SQUARE_HATCH
    lines = _HEXAGON_HATCH if lattice.is_staggered else others
    for color, rows, cols in _by_color(drawing, drawing.plane.cells >> 1 == Matter.ROCK):
        ink = int(shade(np.array([color], dtype=np.uint32), drawing.palette.floor)[0])
        yield _Strokes("rock", _around(geometry, rows, cols, lines), ink, _HATCH_WIDTH)


def _by_color(
    drawing: Drawing, where: NDArray[np.bool_]
) -> Iterator[tuple[int, NDArray[np.intp], NDArray[np.intp]]]:
    """Yield the rows and columns of these cells, color by color."""
    colors = drawing.colors.of(drawing.plane)
    for color in np.unique(colors[where]).tolist():
        rows, cols = np.nonzero(where & (colors == color))
        yield color, rows, cols


def _around(
    geometry: Geometry, rows: NDArray[np.intp], cols: NDArray[np.intp], lines: Sequence[tuple[float, ...]]
) -> Numbers:
    """Return lines about the middle of each of these cells."""
    middles = np.tile(geometry.middles(rows, cols), 2)
    around: Numbers = (middles[:, None] + np.array(lines)).reshape(-1, 4)
    return around


def _arrows(drawing: Drawing) -> Iterator[_Strokes]:
    """Yield the arrows from cells of a tree to their parents."""
    if drawing.parents is None:
        return
    arrows = Arrows(drawing.maze, drawing.plane, drawing.parents[drawing.level])
    tip, back = (REACH, 0.0), REACH - BARB_LENGTH
    starts = ((-REACH, 0.0), (back, BARB_WIDTH), (back, -BARB_WIDTH))
    for light in (False, True):
        lines = np.concatenate([arrows.lines((start, tip), light) for start in starts])
        yield _Strokes("parent", lines, arrow_ink(drawing.palette, light), _SIGN_WIDTH, "round")


def _signs(drawing: Drawing) -> Iterator[_Part]:
    """Yield crosses on crossroads, rings on entries, slashes where no path leads, and outlines of faces."""
    palette, overlay, plane = drawing.palette, drawing.overlay, drawing.plane
    everywhere, ink = slice(None), cross_ink(palette, overlay)
    found = crossroads(plane, everywhere, everywhere, overlay)
    if found is not None:
        arms = [(-0.12, 0, 0.12, 0), (0, -0.12, 0, 0.12)]
        yield _sign("crossroad", drawing, found.forks, arms, ink)
        yield _Rings(drawing.maze.geometry.middles(*np.nonzero(found.entries)), ink)
    lost = unreached(plane, everywhere, everywhere, overlay)
    if lost is not None:
        yield _sign("unreached", drawing, lost, [(-0.16, 0.16, 0.16, -0.16)], palette.rock)
    if drawing.has_faces:
        kinds = range(len(plane.lattice.faces))
        lines = [FaceOutlines(plane, drawing.maze.geometry, kind=kind).lines() for kind in kinds]
        yield _Strokes("face", np.concatenate(lines), palette.mark, OUTLINE_WIDTH, "round")


def _sign(
    name: str, drawing: Drawing, where: NDArray[np.bool_], strokes: Sequence[tuple[float, ...]], ink: int
) -> _Strokes:
    rows, cols = np.nonzero(where)
    return _Strokes(name, _around(drawing.maze.geometry, rows, cols, strokes), ink, _SIGN_WIDTH)
