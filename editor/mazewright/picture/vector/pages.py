"""The layout of a drawing over sheets of paper, in millimeters."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil, floor, isfinite

from mazewright.errors import MazeError
from mazewright.lattice.geometry import Point
from mazewright.messages import quoted
from mazewright.picture.messages import PictureMessage
from mazewright.picture.vector.sketch import SketchWindow

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
_RIM = 0.15
"""Units around the board that its outer walls take."""
_SLACK = 1e-6
"""What rounding may take from a page that fits exactly."""
_MARK_MM, _MARK_GAP_MM = 5.0, 1.0

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

    def largest_cell_mm(self, extent: Point) -> float:
        """Return the size of a unit at which a board of this extent just fits on one page."""
        return min(room / (size + 2 * _RIM) for room, size in zip(self.room_mm, extent, strict=True))


@dataclass(frozen=True)
class Page:
    """One page.

    Attributes
    ----------
    row, col : its place among the pages
    window : what of the drawing is on it, from the upper left corner within the margins on
    """

    row: int
    col: int
    window: SketchWindow

    def crop_marks(self, sheet: Sheet, cell_mm: float) -> Iterator[Segment]:
        """Yield short lines in the margins at the corners of what is on the page, in millimetres."""
        left = top = sheet.margin_mm
        right, bottom = left + self.window.width * cell_mm, top + self.window.height * cell_mm
        reach = min(_MARK_GAP_MM + _MARK_MM, sheet.margin_mm)
        for x, outward in ((left, -1), (right, 1)):
            for y, onward in ((top, -1), (bottom, 1)):
                yield x + outward * _MARK_GAP_MM, y, x + outward * reach, y
                yield x, y + onward * _MARK_GAP_MM, x, y + onward * reach


@dataclass(frozen=True)
class _Cuts:
    """The cuts of a board along one axis: a little beyond sides of cells, so that no wall is cut in two.

    Attributes
    ----------
    extent : the length of the board, in units
    first, others : how much of it is on the first page, and on each other one
    """

    extent: float
    first: float
    others: float

    @classmethod
    def of(cls, extent: float, room: float, pitch: float) -> _Cuts:
        """Cut a board into pages with this much room each."""
        if extent + 2 * _RIM <= room + _SLACK:
            return cls(extent, extent, extent)
        return cls(extent, _rounded_down(room - 2 * _RIM, pitch), _rounded_down(room, pitch))

    @property
    def count(self) -> int:
        """The number of pages."""
        return 1 + max(0, ceil((self.extent - self.first) / self.others - _SLACK))

    def span(self, number: int) -> tuple[float, float]:
        """Return where a page begins, and how long it is."""
        begin = -_RIM if number == 0 else self.first + (number - 1) * self.others + _RIM
        end = self.extent if number == self.count - 1 else self.first + number * self.others
        return begin, end + _RIM - begin


@dataclass(frozen=True)
class Pages:
    """The pages of a board, row by row.

    Attributes
    ----------
    extent : width and height of the board, in units of the maze's geometry
    pitch : what a page is a whole number of units of, so that no wall is cut along its length
    cell_mm : the length of a unit
    """

    extent: Point
    pitch: Point
    sheet: Sheet
    cell_mm: float

    def __post_init__(self) -> None:
        if not (isfinite(self.cell_mm) and self.cell_mm > 0):
            raise MazeError(PictureMessage.CELL_SIZE_NOT_POSITIVE())
        if min(self._across.first, self._down.first) <= 0:
            width, height = self.sheet.room_mm
            raise MazeError(
                PictureMessage.CELL_LARGER_THAN_PAGE(cell=self.cell_mm, width=width, height=height)
            )
        if len(self) > MOST_PAGES:
            raise MazeError(PictureMessage.TOO_MANY_PAGES(pages=len(self), most=MOST_PAGES))

    @property
    def _across(self) -> _Cuts:
        return _Cuts.of(self.extent[0], self.sheet.room_mm[0] / self.cell_mm, self.pitch[0])

    @property
    def _down(self) -> _Cuts:
        return _Cuts.of(self.extent[1], self.sheet.room_mm[1] / self.cell_mm, self.pitch[1])

    @property
    def cols(self) -> int:
        """The number of pages side by side."""
        return self._across.count

    @property
    def rows(self) -> int:
        """The number of pages below each other."""
        return self._down.count

    def __len__(self) -> int:
        return self.rows * self.cols

    def __iter__(self) -> Iterator[Page]:
        """Yield the pages."""
        across, down = self._across, self._down
        for row in range(down.count):
            for col in range(across.count):
                (left, width), (top, height) = across.span(col), down.span(row)
                yield Page(row, col, SketchWindow(left, top, width, height))


def _rounded_down(size: float, pitch: float) -> float:
    return floor(size / pitch + _SLACK) * pitch
