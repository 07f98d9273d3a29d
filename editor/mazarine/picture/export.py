"""Exports of a maze: a picture of pixels, a drawing, or pages of paper."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import count
from math import isqrt
from pathlib import Path

from mazarine.errors import MazeError
from mazarine.files.atomic import replacing
from mazarine.files.png import write_strips
from mazarine.maze import Cell, Maze
from mazarine.maze.blocks import is_block_maze
from mazarine.messages import Message
from mazarine.picture.contest_sheets import FRONT_PAGES, overview, overview_room, parts_list, with_dimensions
from mazarine.picture.drawing import Drawing, drawing_of, path_between, solution_of
from mazarine.picture.drawn_path import DrawnPath
from mazarine.picture.messages import PageText, PictureMessage
from mazarine.picture.palette import LIGHT, Palette
from mazarine.picture.palettes import Rock
from mazarine.picture.plane import AnyOverlay, Overlay
from mazarine.picture.player import PlayersMaze
from mazarine.picture.render import Strips, picture_size
from mazarine.picture.vector.pages import MOST_PAGES, USUAL_OVERLAP_MM, Leaf, Page, Pages, Sheet
from mazarine.picture.vector.pens import Pens
from mazarine.picture.vector.sketch import Sketch, head_of
from mazarine.picture.wall_parts import WallParts, contest_sizes, require_walls
from mazarine.progress import Progress, part_of, rest_of, tell

MOST_DRAWN_CELLS = 1_000_000
"""No viewer opens a drawing of more."""
MOST_PIXELS = 1 << 32
"""Twice what fits in a picture of 65,000 pixels each way; few programs open more."""
USUAL_CELL_PX, USUAL_CELL_MM = 24, 6.0
_USUAL_SIDE_PX = 4096
_PAPER = 0xFFFFFFFF
_DRAWING_SHARE = 0.3


class SolutionStyle(StrEnum):
    """Whether the path from the start to the goal is drawn."""

    NONE = "none"
    OVER = "over"
    APART = "apart"


@dataclass(frozen=True)
class View:
    """The settings for drawing a level.

    Attributes
    ----------
    solution : drawn over the maze, or over one more copy of it on pages of its own
    ends : two cells between which the shortest path is drawn; None for the solution
    as_player : what lies in fog is hidden, and secrets look like rock and walls
    has_faces : whether open faces are outlined
    rock : how rock is drawn
    """

    overlay: AnyOverlay = Overlay.KINDS
    solution: SolutionStyle = SolutionStyle.NONE
    ends: tuple[Cell, Cell] | None = None
    as_points: bool = False
    as_player: bool = False
    palette: Palette = LIGHT
    has_faces: bool = False
    rock: Rock = Rock.DARK

    def drawing(self, maze: Maze, level: int, progress: Progress | None = None) -> Drawing:
        """Make the drawing of a level; a drawing for a player shows nothing of what is hidden.

        Raises `MazeError` if there is no such level, nothing that the overlay could show, or no such path.
        """
        shown = PlayersMaze(maze).maze if self.as_player else maze
        known = _without_hidden_ends(shown) if self.as_player else maze
        palette = self.rock.palette(self.palette)
        drawing = drawing_of(
            known, level, self.overlay, as_points=self.as_points, palette=palette, progress=progress
        )
        path = self._path(known) or drawing.path
        return replace(drawing, maze=shown, path=path, has_faces=self.has_faces)

    def _path(self, maze: Maze) -> DrawnPath | None:
        if self.ends is not None:
            return path_between(maze, *self.ends)
        return None if self.solution is SolutionStyle.NONE else solution_of(maze)


def _without_hidden_ends(maze: Maze) -> Maze:
    """Return a maze without the links whose other end a player does not see, which is on no level."""
    known = maze.copy()
    for link in [link for link in known.links if any(port.cell[0] < 0 for port in link.ports)]:
        known.links.remove(link)
    return known


@dataclass(frozen=True)
class Layout:
    """The layout of pages.

    Attributes
    ----------
    cell_mm : the length of a unit of the maze's geometry; None for as large as fits on one page
    crop_marks : whether the corners of what is on a page are marked in its margins, where `cell_mm` is given
    wall_mm : the thickness of walls; None for a fixed share of the cell
    overlap_mm : how much of a page is on the next one, too
    contest_sheets : whether pages have dimensions, and come after an overview and a list of parts
    is_round : whether walls of a given thickness end in round posts
    title : a text above the maze
    """

    sheet: Sheet
    cell_mm: float | None = None
    crop_marks: bool = True
    wall_mm: float | None = None
    overlap_mm: float = USUAL_OVERLAP_MM
    contest_sheets: bool = False
    is_round: bool = False
    title: str = ""

    @classmethod
    def contest(cls, maze: Maze, sheet: Sheet, cell_mm: float | None = None) -> Layout:
        """Return the layout of contest sheets: cells and walls of the size that they have in contests.

        Raises `MazeError` if the maze is not built of walls around square cells.
        """
        require_walls(maze)
        cell_mm, wall_mm = contest_sizes(maze, cell_mm)
        return cls(sheet, cell_mm, wall_mm=wall_mm, contest_sheets=True)

    @property
    def front_pages(self) -> int:
        """The number of pages before those of the maze."""
        return FRONT_PAGES if self.contest_sheets else 0

    def pages(self, maze: Maze) -> Pages:
        """Lay out the pages of a level; `MazeError` if they cannot be."""
        extent = maze.geometry.extent(*maze.shape[1:])
        if self.contest_sheets:
            overview_room(self.sheet)
        overlap_mm = 0 if self.cell_mm is None else self.overlap_mm
        head = head_of(self.title, extent[0])
        return Pages(extent, self.sheet, self._cell_mm(maze), overlap_mm, self.pens(maze).rim, head)

    def pens(self, maze: Maze) -> Pens:
        """Return the widths of lines; `MazeError` if walls are too thick."""
        if self.cell_mm is None and self.wall_mm is None:
            return Pens()
        return pens_of(maze, self._cell_mm(maze), self.wall_mm, is_round=self.is_round)

    def _cell_mm(self, maze: Maze) -> float:
        if self.cell_mm is not None:
            return self.cell_mm
        across, down = maze.geometry.extent(*maze.shape[1:])
        return self.sheet.largest_cell_mm((across, down + head_of(self.title, across)), self.wall_mm)


def pens_of(maze: Maze, cell_mm: float, wall_mm: float | None, *, is_round: bool = False) -> Pens:
    """Return the widths of lines for sizes in millimeters; `MazeError` if walls are too thick."""
    return Pens.in_mm(cell_mm, wall_mm, is_blocks=is_block_maze(maze), is_round=is_round)


class Booklet:
    """The pages of some levels, all on sheets of one size.

    Attributes
    ----------
    name : the name of the file
    title : the title of the document: that of the maze, if it has one
    """

    def __init__(self, maze: Maze, name: str, parts: list[tuple[Drawing, Message | None]]) -> None:
        self.name, self.title = name, maze.title or name
        self._maze, self._parts = maze, parts

    @classmethod
    def of(
        cls, maze: Maze, name: str, levels: range, view: View, progress: Progress | None = None
    ) -> Booklet:
        """Draw levels, and again those that the solution passes if it has pages of its own.

        Raises `MazeError` if something of it cannot be drawn, or the levels are too large.
        """
        require_few_cells(maze)
        # What is known of one level is known of all.
        first = view.drawing(maze, levels[0], progress)
        # The paper is there already.
        first = replace(first, palette=replace(first.palette, paper=_PAPER))
        drawings = [replace(first, level=level) for level in levels]
        is_apart, has_levels = view.solution is SolutionStyle.APART, maze.shape[0] > 1
        parts = [
            (
                replace(drawing, path=None) if is_apart else drawing,
                PageText.PAGE_OF_LEVEL(number=drawing.level + 1) if has_levels else None,
            )
            for drawing in drawings
        ]
        if is_apart:
            parts += [
                (
                    drawing,
                    PageText.PAGE_OF_LEVEL_SOLUTION(number=drawing.level + 1)
                    if has_levels
                    else PageText.PAGE_OF_SOLUTION(),
                )
                for drawing in drawings
                if any(map(len, drawing.path_lines()))
            ]
        return cls(maze, name, parts)

    def pages(self, layout: Layout) -> Pages:
        """Lay out the pages of one part; `MazeError` if all parts together have too many."""
        pages = layout.pages(self._maze)
        require_few_pages(len(self._parts) * (layout.front_pages + len(pages)))
        return pages

    def leaves(self, layout: Layout) -> Iterator[Leaf]:
        """Yield the pages, one part after the other."""
        if layout.contest_sheets:
            yield from self._contest_leaves(layout)
            return
        pages, pens, numbers = self.pages(layout), layout.pens(self._maze), count(1)
        total = len(self._parts) * len(pages)
        for drawing, part in self._parts:
            sketch = Sketch(drawing, pens, layout.title)
            for page in pages:
                label = part or ""
                if total > 1:
                    number = PageText.PAGE_NUMBER(page=next(numbers), pages=total)
                    label = PageText.PAGE_AND_PLACE(part=part, place=number) if part else number
                if len(pages) > 1:
                    place = PageText.PAGE_PLACE(page_row=page.row + 1, page_col=page.col + 1)
                    label = PageText.PAGE_AND_PLACE(part=label, place=place)
                yield self._leaf(sketch, label, page, pages, layout)

    def _leaf(self, sketch: Sketch, label: Message | str, page: Page, pages: Pages, layout: Layout) -> Leaf:
        """Return a page of a drawing."""
        sheet, cell_mm = pages.sheet, pages.cell_mm
        title = "" if layout.title else self.title
        leaf = Leaf(sheet, title, label, sketch, page.window, sheet.margin_mm, sheet.margin_mm, cell_mm)
        if layout.cell_mm is None:
            # All of the maze: nothing is put beside it, or to be cut.
            return replace(leaf, left=(sheet.width_mm - page.window.width * cell_mm) / 2)
        return replace(leaf, lines=tuple(page.crop_marks(sheet, cell_mm))) if layout.crop_marks else leaf

    def _contest_leaves(self, layout: Layout) -> Iterator[Leaf]:
        """Yield the contest sheets: the overview, the list of parts, and the sheets of each part."""
        pages, pens = self.pages(layout), layout.pens(self._maze)
        for drawing, part in self._parts:
            # Floor takes no ink.
            drawn = replace(drawing, palette=replace(drawing.palette, floor=_PAPER))
            sketch = Sketch(drawn, pens)
            parts = WallParts.of(self._maze, drawing.level, pages.cell_mm, pens.wall * pages.cell_mm)

            def label(text: Message, part: Message | None = part) -> Message:
                return PageText.PAGE_AND_PLACE(part=part, place=text) if part else text

            front = Leaf(layout.sheet, self.title, label(PageText.OVERVIEW()))
            yield overview(front, sketch, pages, parts)
            yield parts_list(replace(front, label=label(PageText.PARTS_LIST())), parts)
            for number, page in enumerate(pages, 1):
                sheet = PageText.SHEET_NUMBER(page=number, pages=len(pages))
                place = PageText.PAGE_PLACE(page_row=page.row + 1, page_col=page.col + 1)
                text = label(PageText.PAGE_AND_PLACE(part=sheet, place=place))
                yield with_dimensions(self._leaf(sketch, text, page, pages, layout), page, pages)

    def count(self, layout: Layout) -> int:
        """Count the pages."""
        return len(self._parts) * (layout.front_pages + len(self.pages(layout)))


def export_png(
    maze: Maze, level: int, view: View, cell_px: int, path: Path, progress: Progress | None = None
) -> None:
    """Write a picture of a level, with cells of this many pixels.

    Raises `MazeError` if it cannot be drawn or written, or would have too many pixels.
    """
    require_few_pixels(maze, cell_px)
    drawing = view.drawing(maze, level, part_of(progress, _DRAWING_SHARE))
    strips = Strips(drawing, cell_px)
    write_strips(strips, (strips.height, strips.width), path, rest_of(progress, _DRAWING_SHARE))


def export_svg(
    maze: Maze,
    level: int,
    view: View,
    cell_size: float,
    unit: str,
    path: Path,
    progress: Progress | None = None,
    wall_mm: float | None = None,
    *,
    is_round: bool = False,
    title: str = "",
) -> None:
    """Write a drawing of a level, with cells of this many units: "mm", or "" for pixels.

    Walls have a thickness in millimeters only if cells have a size in millimeters. Raises `MazeError` if it
    cannot be drawn or written, or has too many cells.
    """
    pens = pens_of(maze, cell_size, wall_mm, is_round=is_round) if unit else Pens()
    text = sketch_of(maze, level, view, pens, title, progress).svg(None, cell_size, unit)
    tell(progress, 1.0)
    with replacing(path) as stream:
        stream.write(text.encode())


def sketch_of(
    maze: Maze, level: int, view: View, pens: Pens, title: str = "", progress: Progress | None = None
) -> Sketch:
    """Draw a level, with a title above it; `MazeError` if it cannot be drawn, or has too many cells."""
    require_few_cells(maze)
    return Sketch(view.drawing(maze, level, part_of(progress, _DRAWING_SHARE)), pens, title)


def usual_cell_px(maze: Maze) -> int:
    """Return the size of a cell at which the picture is not too large to look at."""
    return max(1, min(USUAL_CELL_PX, _USUAL_SIDE_PX // max(maze.shape[1:])))


def usual_layout(maze: Maze) -> Layout:
    """Return sheets that lie as the maze does, so that it is large on one."""
    across, down = maze.geometry.extent(*maze.shape[1:])
    return Layout(Sheet.of("A4", is_landscape=across > down))


def require_few_pages(count: int, most: int = MOST_PAGES) -> None:
    """Refuse an unreasonable number of pages."""
    if count > most:
        raise MazeError(PictureMessage.TOO_MANY_PAGES(pages=count, most=most))


def require_few_cells(maze: Maze) -> None:
    """Refuse levels that are too large to be drawn as lines."""
    _, rows, cols = maze.shape
    if rows * cols > MOST_DRAWN_CELLS:
        raise MazeError(PictureMessage.TOO_MANY_CELLS_FOR_LINES(rows=rows, cols=cols, most=MOST_DRAWN_CELLS))


def require_few_pixels(maze: Maze, cell_px: int) -> tuple[int, int]:
    """Return the width and the height of a picture; `MazeError` for sizes of cells that make it too large."""
    width, height = picture_size(maze, cell_px)
    if width * height > MOST_PIXELS:
        across, down = maze.geometry.extent(*maze.shape[1:])
        fitting = max(1, isqrt(int(MOST_PIXELS // ((across + 1) * (down + 1)))))
        raise MazeError(
            PictureMessage.TOO_MANY_PIXELS(width=width, height=height, most=MOST_PIXELS, fitting=fitting)
        )
    return width, height
