"""The symbols of markers and of the ends of links, as shapes that pixels, SVG and the window draw alike.

Coordinates are in units of a cell, x to the right and y down, from where the symbol stands.
"""

from __future__ import annotations

from functools import lru_cache
from math import dist
from typing import NamedTuple

from mazarine.lattice import Geometry, Side
from mazarine.lattice.geometry import Place, Point
from mazarine.maze import Cell, Link, Marker, MarkerKind, PortSide
from mazarine.picture.frame import wall_thickness_px
from mazarine.picture.palette import WHITE, Palette

SIGNS_FROM_PX = 7.0
"""Markers in smaller cells are dots."""
TAGS_FROM_PX = 18.0
"""Ends of links in smaller cells have no tags."""
_GAPS_FROM_PX = 2.0
_GAP_MARGIN_PX = 2
_POST = 0.14
"""How much of each end of a wall stays where there is a gap in it."""
_PORT_OUT = 0.4
"""How far from the middle of its cell a port on a side is drawn: its cell is plain, and its side shows."""
_TUNNEL_HALF = 0.4
_MOUTH = (1.0, 1.0), (1.25, 0.8), (1.4, 0.4), (1.4, -0.4), (1.25, -0.8), (1.0, -1.0)
"""Half the width of a tunnel under a cell, and its mouth, in halves of the distance of two cells."""
_STRAIGHT = 0.01
"""How far the middle of a tunnel may lie from halfway."""
_CASING, _CASING_PX = 0.045, 1.5
"""How wide the light rim around the end of a link is: in cells, and in pixels at most."""


class Disc(NamedTuple):
    """A filled circle."""

    color: int
    radius: float
    center: Point = (0.0, 0.0)


class Polygon(NamedTuple):
    """A filled polygon."""

    color: int
    corners: tuple[Point, ...]


class Line(NamedTuple):
    """A line with round ends, or with flat ones."""

    color: int
    start: Point
    end: Point
    width: float
    is_flat: bool = False


class Text(NamedTuple):
    """A bold number, a letter or a question mark, on a line of this size."""

    color: int
    text: str
    center: Point
    size: float


Shape = Disc | Polygon | Line | Text
Symbol = tuple[Shape, ...]
"""Shapes, later ones over earlier ones."""


def _person() -> Polygon:
    """Return the shoulders of a person: a curve over a straight line."""
    shares = [step / 12 for step in range(13)]
    return Polygon(
        WHITE, tuple((-0.15 + 0.3 * t * t * (3 - 2 * t), 0.17 - 0.57 * t * (1 - t)) for t in shares)
    )


MARKER_SIGNS: dict[MarkerKind, Symbol] = {
    MarkerKind.START: (Polygon(WHITE, ((-0.09, -0.15), (0.17, 0.0), (-0.09, 0.15))),),
    MarkerKind.GOAL: (
        Polygon(WHITE, ((-0.12, -0.19), (0.17, -0.09), (-0.07, 0.02), (-0.07, 0.19), (-0.12, 0.19))),
    ),
    MarkerKind.TREASURE: (
        Polygon(WHITE, ((-0.17, -0.04), (-0.09, -0.14), (0.09, -0.14), (0.17, -0.04), (0.0, 0.17))),
    ),
    MarkerKind.NPC: (Disc(WHITE, 0.085, (0.0, -0.08)), _person()),
    MarkerKind.OPPONENT: (
        Polygon(WHITE, (
            (-0.17, -0.11), (-0.11, -0.17), (0.0, -0.06), (0.11, -0.17), (0.17, -0.11), (0.06, 0.0),
            (0.17, 0.11), (0.11, 0.17), (0.0, 0.06), (-0.11, 0.17), (-0.17, 0.11), (-0.06, 0.0),
        )),
    ),
    MarkerKind.NOTE: tuple(
        Line(WHITE, (-0.115, y), (right, y), 0.05)
        for y, right in ((-0.105, 0.115), (0.005, 0.115), (0.115, 0.015))
    ),
    MarkerKind.KEY: (
        Disc(WHITE, 0.085, (-0.09, 0.0)), Line(WHITE, (-0.05, 0.0), (0.17, 0.0), 0.05),
        Line(WHITE, (0.08, 0.0), (0.08, 0.09), 0.05), Line(WHITE, (0.16, 0.0), (0.16, 0.09), 0.05),
    ),
    MarkerKind.KEY_ONCE: (
        Disc(WHITE, 0.085, (0.0, -0.09)), Line(WHITE, (0.0, -0.05), (0.0, 0.17), 0.05),
        Line(WHITE, (0.0, 0.16), (0.09, 0.16), 0.05),
    ),
    MarkerKind.DOOR: (Polygon(WHITE, ((-0.1, -0.17), (0.1, -0.17), (0.1, 0.17), (-0.1, 0.17))),),
    MarkerKind.GATE: (
        Line(WHITE, (-0.14, -0.14), (-0.14, 0.14), 0.05),
        Polygon(WHITE, ((-0.05, -0.14), (0.18, 0.0), (-0.05, 0.14))),
    ),
}  # fmt: skip
"""What the badges of markers show."""
_STAIRS: dict[PortSide, tuple[Point, ...]] = {
    PortSide.UP: ((0.0, -0.14), (0.13, 0.09), (-0.13, 0.09)),
    PortSide.DOWN: ((0.0, 0.14), (0.13, -0.09), (-0.13, -0.09)),
}


@lru_cache(maxsize=256)
def marker_badge(kind: MarkerKind, color: int, cell_px: float) -> Symbol:
    """Return the badge of a marker: a disc with the sign of its kind, without where cells are small."""
    if cell_px < SIGNS_FROM_PX:
        return (Disc(color, 0.35),)
    return Disc(WHITE, 0.35), Disc(color, 0.29), *MARKER_SIGNS[kind]


def marker_symbol(
    marker: Marker, geometry: Geometry, origin: Place, palette: Palette, cell_px: float
) -> Symbol:
    """Return the badge of a marker and its gap in the border, from the middle of its cell.

    A door on a side is a bar there, and a gate an arrow, without a badge. Keys and doors have a plate with
    the first letter of their label where cells are large.
    """
    color = palette.marker(marker.kind, marker.lock)
    badge = marker_badge(marker.kind, color, cell_px)
    letter = marker.lock[:1].upper() if cell_px >= TAGS_FROM_PX else ""
    if letter:
        badge = *badge, *_plate(letter, color, (0.0, 0.36))
    if marker.side is None or cell_px < _GAPS_FROM_PX:
        return badge
    if not marker.kind.is_barrier:
        return *_gap(marker, geometry, origin, palette.floor, cell_px), *badge
    (bar,) = _gap(marker, geometry, origin, color, cell_px)
    x, y = ((a + b) / 2 for a, b in zip(bar.start, bar.end, strict=True))
    if marker.kind is MarkerKind.DOOR:
        plate = _plate(letter, color, (x, y)) if letter else ()
        return bar._replace(color=WHITE, width=bar.width + 0.08), bar, *plate
    right, down = geometry.facing(*_place(marker.cell, origin), Side[str(marker.side)])
    tip = (x + 0.2 * right, y + 0.2 * down)
    corners = [(x - 0.2 * right - turn * down, y - 0.2 * down + turn * right) for turn in (0.2, -0.2)]
    return bar, Polygon(color, (tip, *corners))


def _plate(letter: str, color: int, middle: Point) -> Symbol:
    x, y = middle
    return Line(color, (x - 0.02, y), (x + 0.02, y), 0.26), Text(WHITE, letter, middle, 0.2)


def _gap(marker: Marker, geometry: Geometry, origin: Place, color: int, cell_px: float) -> tuple[Line]:
    place = _place(marker.cell, origin)
    x, y = geometry.middle(*place)
    (x0, y0), (x1, y1) = geometry.line(*place, Side[str(marker.side)])
    width = (wall_thickness_px(cell_px) + _GAP_MARGIN_PX) / cell_px
    share = max(_POST, width / 2) / dist((x0, y0), (x1, y1))
    right, down = (x1 - x0) * share, (y1 - y0) * share
    return (
        Line(color, (x0 + right - x, y0 + down - y), (x1 - right - x, y1 - down - y), width, is_flat=True),
    )


class LinkEnd(NamedTuple):
    """The symbol at the end of a link.

    Attributes
    ----------
    facing : the direction in which it faces; (0, 0) on a pad and on stairs
    color : the link's
    is_way_in : whether it can be entered
    level : the one that is shown
    other : the level of the other end, below 0 where that has not been seen
    """

    side: PortSide
    facing: Point
    color: int
    is_way_in: bool
    level: int
    other: int

    def symbol(self, cell_px: float, is_coarse: bool = False) -> Symbol:
        """Return a gate on a side, a ring on a pad, an arrow on stairs; hollow if it is exit only.

        Beside it is a tag if the other end is on another level, where cells are large.

        `is_coarse` is whether what is in a ring would run together with it.
        """
        tag = self.tag() if cell_px >= TAGS_FROM_PX and self.other != self.level else ()
        casing = min(_CASING, _CASING_PX / cell_px)
        if self.side.is_wall:
            right, down = self.facing
            lines = [(WHITE, 0.15 + 2 * casing), (self.color, 0.15)]
            if not self.is_way_in:
                lines.append((WHITE, 0.05))
            start, end = (-0.3 * down, 0.3 * right), (0.3 * down, -0.3 * right)
            return *(Line(color, start, end, width) for color, width in lines), *tag
        ring = Disc(WHITE, 0.26 + casing), Disc(self.color, 0.26)
        if is_coarse:
            return ring if self.is_way_in else (*ring, Disc(WHITE, 0.18))
        dot = (Disc(self.color, 0.09),) if self.is_way_in else ()
        arrow = (Polygon(self.color, _STAIRS[self.side]),) if self.side in _STAIRS else ()
        return *ring, Disc(WHITE, 0.16), *dot, *arrow, *tag

    def tag(self) -> Symbol:
        """Return a plate beside the end with an arrow to the other level and its number from 1, or "?"."""
        right, down = self.facing
        x, y = -0.34 * right, -0.34 * down + (0.0 if self.side.is_wall else 0.36)
        plate = Line(self.color, (x - 0.17, y), (x + 0.17, y), 0.3)
        if self.other < 0:
            return plate, Text(WHITE, "?", (x, y), 0.2)
        text = str(self.other + 1)
        half = 0.06 * len(text) + 0.08
        up = 0.065 if self.other > self.level else -0.065
        middle, left = x - half + 0.06, x + 0.08
        arrow = Polygon(WHITE, ((middle - 0.07, y + up), (middle, y - up), (middle + 0.07, y + up)))
        return plate, arrow, Text(WHITE, text, (left, y), 0.2)


class Underpass(NamedTuple):
    """The symbol of a link that passes under a cell: the mouths of a tunnel, and its dashed sides.

    Attributes
    ----------
    ahead : from the middle of the cell to the second mouth
    color : the link's
    one_way : whether it leads only to that mouth
    """

    ahead: Point
    color: int
    one_way: bool

    def symbol(self, cell_px: float, is_coarse: bool = False) -> Symbol:
        """Return the tunnel, with an arrow if it is one-way."""
        del cell_px, is_coarse

        def place(along: float, aside: float) -> Point:
            right, down = self.ahead
            return along * right - aside * down, along * down + aside * right

        dashes = [
            Line(self.color, place(start, aside), place(start + 0.3, aside), 0.07, is_flat=True)
            for aside in (-_TUNNEL_HALF, _TUNNEL_HALF)
            for start in (-0.75, -0.15, 0.45)
        ]
        mouths = [
            Polygon(self.color, tuple(place(end * along, aside * _TUNNEL_HALF) for along, aside in _MOUTH))
            for end in (-1, 1)
        ]
        arrow = Polygon(self.color, (place(0.4, 0.0), place(-0.3, 0.3), place(-0.3, -0.3)))
        return *dashes, *mouths, *([arrow] if self.one_way else [])


def link_ends(
    link: Link, level: int, geometry: Geometry, origin: Place, palette: Palette
) -> list[tuple[Point, LinkEnd | Underpass]]:
    """Return the ends of a link on a level, the first one first, and where they stand.

    A link that passes straight under a cell has one symbol there instead.
    """
    if link.underpass and link.first.cell[0] == level:
        back, (x, y), (right, down) = (
            geometry.middle(*_place(cell, origin))
            for cell in (link.first.cell, link.underpass, link.second.cell)
        )
        ahead = (right - x) / 2, (down - y) / 2
        if dist((x, y), ((back[0] + right) / 2, (back[1] + down) / 2)) < _STRAIGHT:
            return [((x, y), Underpass(ahead, palette.wall, link.one_way))]
    color = palette.of_link(link)
    ends: list[tuple[Point, LinkEnd | Underpass]] = []
    for port in link.ports:
        if port.cell[0] == level:
            place = _place(port.cell, origin)
            x, y = geometry.middle(*place)
            right, down = geometry.facing(*place, Side[port.side]) if port.side.is_wall else (0.0, 0.0)
            is_way_in = not (link.one_way and port == link.second)
            other = link.other_end(port).cell[0]
            end = LinkEnd(port.side, (right, down), color, is_way_in, level, other)
            ends.append(((x + _PORT_OUT * right, y + _PORT_OUT * down), end))
    return ends


def reach_of(symbol: Symbol) -> float:
    """Return how far a symbol reaches to the sides, up and down."""
    reaches = [0.0]
    for shape in symbol:
        match shape:
            case Disc(_, radius, center):
                reaches.append(max(map(abs, center)) + radius)
            case Polygon(_, corners):
                reaches += [abs(part) for corner in corners for part in corner]
            case Line(_, start, end, width):
                reaches += [abs(part) + width / 2 for part in (*start, *end)]
            case Text(_, text, center, size):
                reaches.append(max(map(abs, center)) + len(text) * size / 2)
    return max(reaches)


def _place(cell: Cell, origin: Place) -> Place:
    """Return the array row and column of a lattice cell."""
    return cell[1] - origin[0], cell[2] - origin[1]
