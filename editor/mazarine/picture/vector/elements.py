"""Elements of SVG: symbols, and the texts and numbers that all elements are written with."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape

from mazarine.lattice.geometry import Point
from mazarine.picture.palette import hexed
from mazarine.picture.symbols import Disc, Line, Polygon, Shape, Symbol, Text

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
