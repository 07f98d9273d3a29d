"""The layout of a drawing over sheets of paper, in millimeters."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil, isfinite
from typing import NamedTuple

from mazarine.errors import MazeError
from mazarine.lattice.geometry import Point
from mazarine.messages import Message, quoted
from mazarine.picture.messages import PictureMessage
from mazarine.picture.vector.pens import Pens
from mazarine.picture.vector.sketch import Sketch, SketchWindow

PAPERS = {
    "A5": (148.0, 210.0),
    "A4": (210.0, 297.0),
    "A3": (297.0, 420.0),
    "A2": (420.0, 594.0),
    "Letter": (215.9, 279.4),
    "Legal": (215.9, 355.6),
    "Tabloid": (279.4, 431.8),
}
"""Width and height of papers in millimetres, standing upright."""
MOST_PAGES = 1000
_SLACK = 1e-6
"""What rounding may take from a page that fits exactly."""
_MARK_MM, _MARK_GAP_MM = 5.0, 1.0
_JOIN_MARK_MM = 2.5
USUAL_OVERLAP_MM = 5.0

Segment = tuple[float, float, float, float]


@dataclass(frozen=True)
class Sheet:
    """A sheet of paper.

    Attributes
    ----------
    width_mm, height_mm : its size as it lies
    margin_mm : the width that stays empty on each side, except for marks and labels
    """

    width_mm: float
    height_mm: float
    margin_mm: float = 10.0

    def __post_init__(self) -> None:
        if not (isfinite(self.margin_mm) and self.margin_mm >= 0):
            raise MazeError(PictureMessage.MARGIN_NEGATIVE())
        if min(self.room_mm) <= 0:
            raise MazeError(
                PictureMessage.MARGINS_TOO_WIDE(
                    margin=self.margin_mm, width=self.width_mm, height=self.height_mm
                )
            )

    @classmethod
    def of(cls, paper: str, margin_mm: float = 10.0, *, is_landscape: bool = False) -> Sheet:
        """Return a sheet of a paper of `PAPERS`; `MazeError` if there is none of this name."""
        try:
            size = PAPERS[paper]
        except KeyError:
            known = ", ".join(PAPERS)
            raise MazeError(PictureMessage.UNKNOWN_PAPER(value=quoted(paper), known=known)) from None
        width, height = size[::-1] if is_landscape else size
        return cls(width, height, margin_mm)

    @property
    def paper(self) -> str:
        """The name of the paper, empty if it has none."""
        size = tuple(sorted((self.width_mm, self.height_mm)))
        return next((name for name, paper in PAPERS.items() if paper == size), "")

    @property
    def room_mm(self) -> Point:
        """The width and the height within the margins."""
        return self.width_mm - 2 * self.margin_mm, self.height_mm - 2 * self.margin_mm

    def largest_cell_mm(self, extent: Point, wall_mm: float | None = None) -> float:
        """Return the size of a unit at which a board of this extent just fits on one page."""
        rim, wall_mm = (Pens().rim, 0.0) if wall_mm is None else (0.0, wall_mm)
        rooms = zip(self.room_mm, extent, strict=True)
        return min((room - wall_mm) / (size + 2 * rim) for room, size in rooms)


@dataclass(frozen=True)
class Page:
    """One page.

    Attributes
    ----------
    row, col : its place among the pages
    window : what of the drawing is on it, from the upper left corner within the margins on
    joins : units from the left and from the top at which the next page to the right, and the one below,
        begin; None where there is none
    """

    row: int
    col: int
    window: SketchWindow
    joins: tuple[float | None, float | None] = (None, None)

    def crop_marks(self, sheet: Sheet, cell_mm: float) -> Iterator[Segment]:
        """Yield short lines in the margins at the corners of what is on the page, in millimetres.

        Shorter ones mark where the next page begins, which is laid over what overlaps.
        """
        left = top = sheet.margin_mm
        right, bottom = left + self.window.width * cell_mm, top + self.window.height * cell_mm
        gap = min(_MARK_GAP_MM, sheet.margin_mm)
        reach, short = (min(gap + length, sheet.margin_mm) for length in (_MARK_MM, _JOIN_MARK_MM))
        for x, outward in ((left, -1), (right, 1)):
            for y, onward in ((top, -1), (bottom, 1)):
                yield x + outward * gap, y, x + outward * reach, y
                yield x, y + onward * gap, x, y + onward * reach
        across, down = (None if join is None else left + join * cell_mm for join in self.joins)
        if across is not None:
            yield across, top - gap, across, top - short
            yield across, bottom + gap, across, bottom + short
        if down is not None:
            yield left - gap, down, left - short, down
            yield right + gap, down, right + short, down


@dataclass(frozen=True)
class _Cuts:
    """The cuts of a board along one axis, anywhere in its cells, in units.

    Attributes
    ----------
    lead, rim : what stands out from the board at both ends
    extent : the length of the board
    room : how much fits on a page
    overlap : how much of it is on the next page, too
    """

    lead: float
    rim: float
    extent: float
    room: float
    overlap: float

    @property
    def count(self) -> int:
        """The number of pages."""
        more = self.lead + self.extent + self.rim - self.room
        return 1 + max(0, ceil(more / (self.room - self.overlap) - _SLACK))

    def span(self, number: int) -> tuple[float, float, float | None]:
        """Return where a page begins, how long it is, and how far along it the next one begins."""
        step = self.room - self.overlap
        begin, end = number * step - self.lead, self.extent + self.rim
        if number == self.count - 1:
            return begin, end - begin, None
        return begin, self.room, step


@dataclass(frozen=True)
class Pages:
    """The pages of a board, row by row. It is cut anywhere, so that cells of every size fit on them.

    Attributes
    ----------
    extent : width and height of the board, in units of the maze's geometry
    sheet : the paper
    cell_mm : the length of a unit
    overlap_mm : how much of a page is on the next one, too
    rim : units around the board that its outer walls take
    head : units above that for a title
    """

    extent: Point
    sheet: Sheet
    cell_mm: float
    overlap_mm: float = USUAL_OVERLAP_MM
    rim: float = Pens().rim
    head: float = 0.0

    def __post_init__(self) -> None:
        if not (isfinite(self.cell_mm) and self.cell_mm > 0):
            raise MazeError(PictureMessage.CELL_SIZE_NOT_POSITIVE())
        most = min(self.sheet.room_mm) / 2
        if not (isfinite(self.overlap_mm) and 0 <= self.overlap_mm <= most):
            raise MazeError(PictureMessage.OVERLAP_OUT_OF_RANGE(overlap=self.overlap_mm, most=most))
        if len(self) > MOST_PAGES:
            raise MazeError(PictureMessage.TOO_MANY_PAGES(pages=len(self), most=MOST_PAGES))

    def _cuts(self, axis: int) -> _Cuts:
        room, overlap = self.sheet.room_mm[axis] / self.cell_mm, self.overlap_mm / self.cell_mm
        return _Cuts(self.rim + axis * self.head, self.rim, self.extent[axis], room, overlap)

    @property
    def cols(self) -> int:
        """The number of pages side by side."""
        return self._cuts(0).count

    @property
    def rows(self) -> int:
        """The number of pages below each other."""
        return self._cuts(1).count

    def __len__(self) -> int:
        return self.rows * self.cols

    def __iter__(self) -> Iterator[Page]:
        """Yield the pages."""
        across, down = self._cuts(0), self._cuts(1)
        for row in range(down.count):
            top, height, below = down.span(row)
            for col in range(across.count):
                left, width, beside = across.span(col)
                yield Page(row, col, SketchWindow(left, top, width, height), (beside, below))


WORDS_FROM_MM = 6.0
"""Smaller margins have no room for text."""


class Note(NamedTuple):
    """A line of text on a page.

    Attributes
    ----------
    x, y : its middle, or the middle of its left end
    size_mm : the height of its letters
    is_left : whether `x` is its left end
    is_upright : whether it is read from the right
    """

    x: float
    y: float
    text: Message | str
    size_mm: float = 2.6
    is_left: bool = False
    is_upright: bool = False


@dataclass(frozen=True, eq=False)
class Leaf:
    """A page and what is on it.

    Attributes
    ----------
    sheet : the paper
    title : the title of the document
    label : the part of the maze and the place of the page in it; empty if there is one page
    sketch, window : the drawing and the part of it that is on the page; None for none
    left, top, cell_mm : the upper left corner of this part, and the length of a unit
    lines : fine lines around it
    notes : texts around it
    """

    sheet: Sheet
    title: str
    label: Message | str
    sketch: Sketch | None = None
    window: SketchWindow | None = None
    left: float = 0.0
    top: float = 0.0
    cell_mm: float = 1.0
    lines: tuple[Segment, ...] = ()
    notes: tuple[Note, ...] = ()
