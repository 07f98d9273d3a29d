"""What the pages of a PDF file draw, in millimeters: read from its content streams."""

from __future__ import annotations

import re
import zlib
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from itertools import pairwise
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

MM_PER_POINT = 25.4 / 72
_NUMBER = re.compile(r"[-+]?\d*\.?\d+")
_Color = tuple[float, ...]
_TOKEN = re.compile(rb"/\S+|\[[^\]]*\]|<[^>]*>|[^\s\[\]<>]+")


@dataclass
class Strokes:
    """Straight lines (n, 4: x, y, x, y) of one color and width, from the upper left corner of a page."""

    color: _Color
    width: float
    cap: int
    lines: NDArray[np.float64]


@dataclass
class PdfPage:
    """The lines and the filled areas of a page.

    Attributes
    ----------
    width, height : its size
    fills : the color and the corners of the outline of each filled area
    seams : the widths of the lines around these
    clip : left, top, right and bottom of the first clip
    """

    width: float
    height: float
    strokes: list[Strokes] = field(default_factory=list)
    fills: list[tuple[_Color, list[NDArray[np.float64]]]] = field(default_factory=list)
    seams: list[float] = field(default_factory=list)
    clip: tuple[float, float, float, float] | None = None


def pages_of(path: Path) -> list[PdfPage]:
    """Read the pages of a file that Qt has written."""
    data = path.read_bytes()
    objects = {int(number): body for number, body in re.findall(rb"(\d+) 0 obj(.*?)endobj", data, re.DOTALL)}
    pages = []
    for body in objects.values():
        if re.search(rb"/Type /Page\s", body):
            box = [float(number) for number in _found(rb"/MediaBox \[([^\]]*)\]", body).split()]
            stream = objects[int(_found(rb"/Contents (\d+)", body))]
            content = zlib.decompressobj().decompress(_found(rb"stream\r?\n(.*?)\r?\nendstream", stream))
            pages.append(_read(content, PdfPage(box[2] * MM_PER_POINT, box[3] * MM_PER_POINT)))
    return pages


def _found(pattern: bytes, text: bytes) -> bytes:
    match = re.search(pattern, text, re.DOTALL)
    assert match is not None
    return match[1]


@dataclass(frozen=True)
class _Pen:
    """The state that q saves and Q restores."""

    matrix: NDArray[np.float64]
    width: float = 1.0
    cap: int = 0
    ink: _Color = (0.0,)
    fill: _Color = (0.0,)

    @property
    def width_mm(self) -> float:
        return float(self.width * np.sqrt(abs(np.linalg.det(self.matrix[:2, :2]))) * MM_PER_POINT)


def _read(content: bytes, page: PdfPage) -> PdfPage:
    """Interpret the operators for matrices, paths, pens and colors; others are skipped."""
    pen, saved = _Pen(np.eye(3)), list[_Pen]()
    numbers, paths = list[float](), list[list[tuple[float, float]]]()
    for token in map(bytes.decode, _TOKEN.findall(content)):
        if _NUMBER.fullmatch(token):
            numbers.append(float(token))
            continue
        if token == "q":
            saved.append(pen)
        elif token == "Q":
            pen = saved.pop()
        elif token in _PEN_OPERATORS:
            pen = _PEN_OPERATORS[token](pen, numbers)
        elif token in _PATH_OPERATORS:
            _PATH_OPERATORS[token](paths, *numbers)
        elif token in ("W", "W*", *_PAINTERS):
            _paint(token, page, pen, [_placed(path, pen.matrix, page) for path in paths])
            paths = [] if token in _PAINTERS else paths
        numbers = []
    return page


_PAINTERS = ("S", "B", "B*", "f", "f*", "n")


def _paint(token: str, page: PdfPage, pen: _Pen, paths: list[NDArray[np.float64]]) -> None:
    if token in ("W", "W*") and page.clip is None:
        points = np.concatenate(paths)
        page.clip = *points.min(axis=0).tolist(), *points.max(axis=0).tolist()
    if token in ("B", "B*", "f", "f*"):
        page.fills.append((pen.fill, paths))
    if token in ("B", "B*"):
        page.seams.append(pen.width_mm)
    if token == "S":
        lines = [(*start, *end) for path in paths for start, end in pairwise(path)]
        strokes = np.array(lines, dtype=np.float64).reshape(-1, 4)
        page.strokes.append(Strokes(pen.ink, pen.width_mm, pen.cap, strokes))


def _moved(pen: _Pen, numbers: list[float]) -> _Pen:
    a, b, c, d, e, f = numbers
    return replace(pen, matrix=np.array([[a, b, 0], [c, d, 0], [e, f, 1]]) @ pen.matrix)


_PEN_OPERATORS: dict[str, Callable[[_Pen, list[float]], _Pen]] = {
    "cm": _moved,
    "w": lambda pen, numbers: replace(pen, width=numbers[0]),
    "J": lambda pen, numbers: replace(pen, cap=int(numbers[0])),
    "SCN": lambda pen, numbers: replace(pen, ink=tuple(numbers)),
    "scn": lambda pen, numbers: replace(pen, fill=tuple(numbers)),
}
_PATH_OPERATORS: dict[str, Callable[..., None]] = {
    "m": lambda paths, x, y: paths.append([(x, y)]),
    "l": lambda paths, x, y: paths[-1].append((x, y)),
    "re": lambda paths, x, y, w, h: paths.append([(x, y), (x + w, y), (x + w, y + h), (x, y + h)]),
}


def _placed(
    path: list[tuple[float, float]], matrix: NDArray[np.float64], page: PdfPage
) -> NDArray[np.float64]:
    """Return the points of a path on the page, with y downwards."""
    points = np.array([(x, y, 1.0) for x, y in path]) @ matrix * MM_PER_POINT
    return np.stack((points[:, 0], page.height - points[:, 1]), axis=1)
