"""What the user wants exported, and how it is made."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from typing import Self

from mazewright.counting import count_of
from mazewright.gui.dialogs import printing
from mazewright.maze import Maze
from mazewright.picture.export import (
    USUAL_CELL_MM,
    USUAL_CELL_PX,
    Booklet,
    Layout,
    Solution,
    View,
    export_png,
    export_svg,
    require_few_cells,
    require_few_pages,
    require_few_pixels,
    usual_cell_px,
    usual_layout,
)
from mazewright.picture.vector import MARGIN, Sheet
from mazewright.picture.vector.pages import MOST_PAGES
from mazewright.progress import Progress, part_of, rest_of

_BOOKLET_SHARE = 0.5
_MOST_PRINTED = 60
"""A preview paints all pages at once; more are for a PDF."""


class Format(Enum):
    """What is made: the words in dialogs, and the ending of the file; a printer takes no file."""

    PNG = "PNG image", ".png"
    SVG = "SVG image", ".svg"
    PDF = "PDF document", ".pdf"
    PAPER = "Paper", ""

    @property
    def words(self) -> str:
        """What the user reads."""
        return self.value[0]

    @property
    def suffix(self) -> str:
        """The ending of the file's name."""
        return self.value[1]

    @property
    def has_pages(self) -> bool:
        """Whether it is made of pages."""
        return self in (Format.PDF, Format.PAPER)


@dataclass(frozen=True)
class Order:
    """What is wanted.

    Attributes
    ----------
    level : None for all of them, on pages
    cell_px : the size of a cell in a picture
    cell_mm : that in a drawing
    layout : that of pages
    """

    format: Format = Format.PNG
    level: int | None = 0
    view: View = field(default_factory=View)
    cell_px: int = USUAL_CELL_PX
    cell_mm: float = USUAL_CELL_MM
    layout: Layout = field(default_factory=lambda: Layout(Sheet.of("A4")))

    @classmethod
    def usual(cls, maze: Maze, format: Format = Format.PNG) -> Self:
        """Return what is proposed for a maze at first."""
        return cls(format, cell_px=usual_cell_px(maze), layout=usual_layout(maze))

    def levels(self, maze: Maze) -> range:
        """The levels that are drawn."""
        return range(maze.shape[0]) if self.level is None else range(self.level, self.level + 1)

    def words(self, maze: Maze) -> str:
        """Return how large what is made will be; `MazeError` if it cannot be made."""
        if self.format is Format.PNG:
            width, height = require_few_pixels(maze, self.cell_px)
            return f"{width:,} × {height:,} pixels"
        require_few_cells(maze)
        if self.format is Format.SVG:
            across, down = maze.geometry.extent(*maze.shape[1:])
            width_mm, height_mm = ((size + 2 * MARGIN) * self.cell_mm for size in (across, down))
            return f"{width_mm:,.0f} × {height_mm:,.0f} mm"
        pages = self.layout.pages(maze)
        parts = len(self.levels(maze)) * (1 + (self.view.solution is Solution.APART))
        require_few_pages(parts * len(pages), _MOST_PRINTED if self.format is Format.PAPER else MOST_PAGES)
        words = count_of(parts * len(pages), "page")
        if parts > 2:
            # Only levels that the solution passes have pages of it.
            words = f"up to {words}" if self.view.solution is Solution.APART else words
        said = [words]
        if len(pages) > 1:
            said.append(f"{pages.cols} across, {pages.rows} down{' for each part' if parts > 1 else ''}")
        return "; ".join((*said, f"cells of {pages.cell_mm:.1f} mm"))

    def booklet(self, maze: Maze, name: str, progress: Progress | None = None) -> Booklet:
        """Draw the pages."""
        return Booklet.of(maze, name, self.levels(maze), self.view, progress)

    def carry_out(self, maze: Maze, name: str, path: Path, progress: Progress | None = None) -> None:
        """Write the file.

        Raises
        ------
        MazeError
            If it cannot be drawn or written, or is to stop.
        """
        if self.format is Format.PNG:
            export_png(maze, self.level or 0, self.view, self.cell_px, path, progress)
        elif self.format is Format.SVG:
            export_svg(maze, self.level or 0, self.view, self.cell_mm, "mm", path, progress)
        else:
            booklet = self.booklet(maze, name, part_of(progress, _BOOKLET_SHARE))
            printing.write_pdf(booklet, self.layout, path, rest_of(progress, _BOOKLET_SHARE))
