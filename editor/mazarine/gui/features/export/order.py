"""The choices for an export, and how it is made."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from math import ceil
from pathlib import Path
from typing import Self

from PySide6.QtCore import QLocale

from mazarine.counting import Noun
from mazarine.gui.i18n import tr, tr_later
from mazarine.maze import Maze
from mazarine.messages import Catalog, Message
from mazarine.pages.document import write_pdf, write_png
from mazarine.picture import ColorScheme, Overlay
from mazarine.picture.export import (
    USUAL_CELL_MM,
    USUAL_CELL_PX,
    Booklet,
    Layout,
    SolutionStyle,
    View,
    export_png,
    export_svg,
    pens_of,
    require_few_cells,
    require_few_pages,
    require_few_pixels,
    sketch_of,
    usual_cell_px,
    usual_layout,
)
from mazarine.picture.page_data import require_playable
from mazarine.picture.palettes import Rock
from mazarine.picture.vector import MARGIN, Pens, Sheet
from mazarine.picture.vector.pages import MOST_PAGES
from mazarine.picture.vector.sketch import head_of
from mazarine.picture.wall_parts import HALF_SIZE_MM
from mazarine.picture.webpage import export_web_page
from mazarine.progress import Progress, part_of, rest_of

_BOOKLET_SHARE = 0.5
_MOST_PRINTED = 400
"""A preview paints all pages at once; more are for a PDF."""


class ExportFormat(Enum):
    """The format of an export, with the suffix of the file; a printer takes no file."""

    PNG = ".png"
    SVG = ".svg"
    PDF = ".pdf"
    HTML = ".html"
    PAPER = ""

    @property
    def title(self) -> Message:
        """The name in dialogs."""
        return _FORMAT_NAMES[self]

    @property
    def suffix(self) -> str:
        """The suffix of the file."""
        return self.value

    @property
    def has_pages(self) -> bool:
        """Whether it is made of pages."""
        return self in (ExportFormat.PDF, ExportFormat.PAPER)


_FORMAT_NAMES = {
    ExportFormat.PNG: tr_later("PNG image"), ExportFormat.SVG: tr_later("SVG image"),
    ExportFormat.PDF: tr_later("PDF document"), ExportFormat.HTML: tr_later("Web page to play"),
    ExportFormat.PAPER: tr_later("Paper"),
}  # fmt: skip


class SizeText(Catalog):
    """Numbers of pages."""

    UP_TO_PAGES = "up to {count:,} page", "up to {count:,} pages"


@dataclass(frozen=True)
class ExportRequest:
    """A request to export or print a maze.

    Attributes
    ----------
    level : None for all of them, on pages
    cell_px : the size of a cell in a picture
    cell_mm : that in a drawing
    layout : that of pages
    wall_mm : the thickness of walls in a drawing; None for a fixed share of the cell
    scheme : the colors of a web page, which follow the light or dark style of the browser
    """

    format: ExportFormat = ExportFormat.PNG
    level: int | None = 0
    view: View = field(default_factory=View)
    cell_px: int = USUAL_CELL_PX
    cell_mm: float = USUAL_CELL_MM
    layout: Layout = field(default_factory=lambda: Layout(Sheet.of("A4")))
    wall_mm: float | None = None
    scheme: ColorScheme = ColorScheme.DEFAULT

    @classmethod
    def usual(cls, maze: Maze, format: ExportFormat = ExportFormat.PNG) -> Self:
        """Return the proposal for a maze."""
        view = View(Overlay.NONE) if format.has_pages else View()
        return cls(format, view=view, cell_px=usual_cell_px(maze), layout=usual_layout(maze))

    @classmethod
    def contest(cls, maze: Maze, *, is_half_size: bool) -> Self:
        """Return the proposal for contest sheets; `MazeError` if the maze is not built of walls."""
        cell_mm = HALF_SIZE_MM[0] if is_half_size else None
        layout = Layout.contest(maze, usual_layout(maze).sheet, cell_mm)
        return cls(ExportFormat.PDF, view=View(Overlay.NONE), layout=layout)

    def levels(self, maze: Maze) -> range:
        """Return the levels that are drawn."""
        return range(maze.shape[0]) if self.level is None else range(self.level, self.level + 1)

    def size(self, maze: Maze) -> Message:
        """Return the size of the result; `MazeError` if it cannot be made."""
        if self.format is ExportFormat.PNG:
            width, height = require_few_pixels(maze, self.cell_px)
            height += ceil(
                head_of(self.layout.title, maze.geometry.extent(*maze.shape[1:])[0]) * self.cell_px
            )
            return tr_later("{width:,} × {height:,} pixels", width=width, height=height)
        if self.format is ExportFormat.HTML:
            require_playable(maze)
            return tr_later(
                "{levels}, {cells}",
                levels=Noun.LEVELS(count=maze.shape[0]),
                cells=Noun.CELLS(count=maze.cells.size),
            )
        require_few_cells(maze)
        if self.format is ExportFormat.SVG:
            pens_of(maze, self.cell_mm, self.wall_mm)
            across, down = maze.geometry.extent(*maze.shape[1:])
            down += head_of(self.layout.title, across)
            width_mm, height_mm = ((size + 2 * MARGIN) * self.cell_mm for size in (across, down))
            return tr_later("{width:,.0f} × {height:,.0f} mm", width=width_mm, height=height_mm)
        pages = self.layout.pages(maze)
        parts = len(self.levels(maze)) * (1 + (self.view.solution is SolutionStyle.APART))
        number = parts * (self.layout.front_pages + len(pages))
        require_few_pages(number, _MOST_PRINTED if self.format is ExportFormat.PAPER else MOST_PAGES)
        # Only levels that the solution passes have pages of it.
        is_maximum = parts > 2 and self.view.solution is SolutionStyle.APART
        count = (SizeText.UP_TO_PAGES if is_maximum else Noun.PAGES)(count=number)
        cells = tr_later("cells of {size:.1f} mm", size=pages.cell_mm)
        if len(pages) == 1:
            return tr_later("{pages}; {cells}", pages=count, cells=cells)
        if parts > 1:
            order = tr_later("{cols} across, {rows} down for each part", cols=pages.cols, rows=pages.rows)
        else:
            order = tr_later("{cols} across, {rows} down", cols=pages.cols, rows=pages.rows)
        return tr_later("{pages}; {order}; {cells}", pages=count, order=order, cells=cells)

    def booklet(self, maze: Maze, name: str, progress: Progress | None = None) -> Booklet:
        """Draw the pages."""
        return Booklet.of(maze, name, self.levels(maze), self.view, progress)

    def carry_out(self, maze: Maze, name: str, path: Path, progress: Progress | None = None) -> None:
        """Write the file; `MazeError` if it cannot be drawn or written, or was stopped."""
        title, level, view = self.layout.title, self.level or 0, self.view
        if self.format is ExportFormat.PNG and (title or view.rock is not Rock.DARK):
            write_png(sketch_of(maze, level, view, Pens(), title, progress), self.cell_px, path)
        elif self.format is ExportFormat.PNG:
            export_png(maze, level, view, self.cell_px, path, progress)
        elif self.format is ExportFormat.SVG:
            export_svg(
                maze, level, view, self.cell_mm, "mm", path, progress, self.wall_mm,
                is_round=self.layout.is_round, title=title,
            )  # fmt: skip
        elif self.format is ExportFormat.HTML:
            language = QLocale().name().partition("_")[0]
            export_web_page(
                maze, path, title=name, as_points=view.as_points, has_fog=view.as_player,
                scheme=self.scheme, language=language, translate=tr,
            )  # fmt: skip
        else:
            booklet = self.booklet(maze, name, part_of(progress, _BOOKLET_SHARE))
            write_pdf(booklet, self.layout, path, rest_of(progress, _BOOKLET_SHARE), tr)
