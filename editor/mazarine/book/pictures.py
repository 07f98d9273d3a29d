"""The pictures at the start and the goal of a puzzle: drawn here, or files of the user."""

from __future__ import annotations

import base64
from dataclasses import dataclass
from math import isfinite
from pathlib import Path
from xml.etree import ElementTree

from mazarine.book.messages import BookMessage
from mazarine.errors import MazeError
from mazarine.files.faults import Fault
from mazarine.files.messages import FileMessage
from mazarine.files.pictures.loading import rgba_of
from mazarine.files.source import Source, opened
from mazarine.messages import quoted
from mazarine.resources_path import resource

_MOST_BYTES = 1 << 24
_PNG, _SVG = b"\x89PNG\r\n\x1a\n", "http://www.w3.org/2000/svg"


@dataclass(frozen=True)
class Picture:
    """A picture as elements of SVG.

    Attributes
    ----------
    elements : in a box of its own
    box : left, top, width and height of that box
    """

    elements: str
    box: tuple[float, float, float, float] = (0.0, 0.0, 100.0, 100.0)

    def placed(self, left: float, top: float, size: float) -> str:
        """Return the element with the picture in a square, as large as it fits."""
        x, y, width, height = self.box
        scale = size / max(width, height)
        right, down = left + (size - width * scale) / 2, top + (size - height * scale) / 2
        return (
            f'<g transform="translate({right:.5f} {down:.5f}) scale({scale:.7f}) translate({-x:g} {-y:g})">'
            f"{self.elements}</g>"
        )


BUILT_IN = ("mouse", "cheese", "rabbit", "carrot", "dog", "bone", "bee", "flower")


def picture_of(name: str) -> Picture:
    """Return a picture by its name, or by its file.

    Raises
    ------
    MazeError
        If there is no such picture, or the file is none.
    """
    path = resource(f"book/{name}.svg") if name in BUILT_IN else Path(name)
    if path.suffix.lower() not in (".png", ".svg"):
        known = ", ".join(BUILT_IN)
        raise MazeError(BookMessage.PICTURE_NAME(known=known, value=quoted(name)))
    with opened(path) as source:
        if source.size > _MOST_BYTES:
            raise source.fault(FileMessage.TOO_MANY_BYTES(size=source.size, most=_MOST_BYTES))
        try:
            return _of_png(source) if source.head.startswith(_PNG) else _of_svg(source.whole())
        except Fault as fault:
            raise source.fault(fault.message) from None


def _of_png(source: Source) -> Picture:
    height, width, _ = rgba_of(source).shape
    href = base64.b64encode(source.whole()).decode()
    image = (
        f'<image xmlns:xlink="http://www.w3.org/1999/xlink" width="{width}" height="{height}"'
        f' xlink:href="data:image/png;base64,{href}"/>'
    )
    return Picture(image, (0.0, 0.0, float(width), float(height)))


def _of_svg(data: bytes) -> Picture:
    ElementTree.register_namespace("", _SVG)
    try:
        root = ElementTree.fromstring(data)
        sides = [root.attrib.pop(it, "").removesuffix("px") for it in ("width", "height")]
        box = [
            float(it)
            for it in root.attrib.pop("viewBox", " ".join(("0", "0", *sides))).replace(",", " ").split()
        ]
        is_picture = root.tag == f"{{{_SVG}}}svg" and all(map(isfinite, box))
        # As a group, it keeps the colors and widths of its root.
        root.tag = f"{{{_SVG}}}g"
        left, top, width, height = box
        elements = ElementTree.tostring(root, encoding="unicode")
    except (ElementTree.ParseError, ValueError, RecursionError):
        is_picture = False
    if not (is_picture and min(width, height) > 0):
        raise Fault(BookMessage.PICTURE_UNREADABLE())
    return Picture(elements, (left, top, width, height))
