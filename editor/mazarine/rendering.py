"""Pictures of mazes in files: pixels, lines, pages or a web page, as the suffix says."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from enum import StrEnum
from numbers import Real
from pathlib import Path
from typing import TypeVar

from mazarine import extras
from mazarine.errors import MazeError, MazeFileError
from mazarine.maze import Maze
from mazarine.maze.codes import is_whole
from mazarine.maze.edits.change import require_maze
from mazarine.maze.things import CellLike
from mazarine.maze.validation import full_cell, require_level
from mazarine.messages import Catalog, Message, Series, quoted
from mazarine.picture.export import (
    USUAL_CELL_MM,
    Booklet,
    Layout,
    SolutionStyle,
    View,
    export_png,
    export_svg,
    pens_of,
    sketch_of,
    usual_cell_px,
)
from mazarine.picture.messages import PictureMessage
from mazarine.picture.palettes import ColorScheme, Rock, palette_of
from mazarine.picture.plane import AnyOverlay
from mazarine.picture.plugins import overlay_named, overlay_names
from mazarine.picture.vector import USUAL_OVERLAP_MM, Pens, Sheet, Sketch
from mazarine.picture.wall_parts import contest_sizes, require_walls
from mazarine.picture.webpage import export_web_page
from mazarine.progress import Progress

_Choice = TypeVar("_Choice", bound=StrEnum)

LEAST_MM, MOST_MM = 0.1, 1000
MOST_PX = 1024
SUFFIXES = (".png", ".svg", ".pdf", ".html")
_PICTURES = {"overlay", "level", "solution", "path", "faces", "patterns", "rock", "rounded"}
_SIZES = {"cell_mm", "wall_mm"}
_PICTURE_DPI = 300
ONLY_FOR = {
    ".png": _PICTURES | {"cell_px", *_SIZES},
    ".svg": _PICTURES | {"cell_px", *_SIZES},
    ".pdf": _PICTURES
    | {*_SIZES, "paper", "landscape", "margin_mm", "overlap_mm", "crop_marks", "contest_sheets"},
    ".html": set[str](),
}
"""The options that count for some kinds of files and not for all."""


class RenderMessage(Catalog):
    """Errors of rendering."""

    NOT_A_PICTURE = (
        "pictures are written as PNG, SVG, PDF or HTML; choose a name that ends in .png, .svg, .pdf or .html"
    )
    OPTION_NOT_FOR_FORMAT = "{option} is not for {suffix} files."
    PATH_WITH_SOLUTION = "A path and the solution cannot be drawn together."
    CELL_SIZE_MM = "The size of a cell must be from {least:g} to {most:,} mm."
    CELL_SIZE_PX = "The size of a cell must be from 1 to {most:,} pixels, not {value}."
    CELL_SIZE_TWICE = "The size of a cell must be set by cell_px or by cell_mm, not by both."
    NOT_PATH_ENDS = "A path must lead between two cells, not {value}."
    UNKNOWN_OVERLAY = "Unknown overlay {value}; choose one of {known}."
    UNKNOWN_SOLUTION = "Unknown solution {value}; choose one of {known}."
    UNKNOWN_ROCK = "Unknown rock {value}; choose one of {known}."
    UNKNOWN_PALETTE = "Unknown palette {value}; choose one of {known}."
    QT_NOT_LOADED = "This drawing needs Qt, which cannot be loaded: “{reason}”."


def render(
    maze: Maze,
    out: str | Path,
    *,
    overlay: str | None = None,
    level: int | None = None,
    cell_px: int | None = None,
    cell_mm: float | None = None,
    wall_mm: float | None = None,
    solution: str = "none",
    path: tuple[CellLike, CellLike] | None = None,
    points: bool = False,
    faces: bool = False,
    player: bool = False,
    palette: str = "default",
    patterns: bool | None = None,
    paper: str | None = None,
    landscape: bool | None = None,
    margin_mm: float | None = None,
    overlap_mm: float | None = None,
    crop_marks: bool | None = None,
    contest_sheets: bool | None = None,
    rock: str | None = None,
    rounded: bool = False,
    title: str = "",
    progress: Progress | None = None,
) -> None:
    """Draw a maze into a file: a PNG picture, an SVG drawing, PDF pages or a web page, as its suffix says.

    The web page plays the maze in a browser, and needs no network (`mazarine.picture.webpage`).

    Parameters
    ----------
    maze : the maze
    out : the file; one that is there is replaced
    overlay : what lies over the floor: `kinds`, `regions`, `distances`, `none` and others (`Overlay`); None
        for `kinds`, and for `none` with `contest_sheets` or `rock`
    level : the level; None for the lowest, and for all of them in a PDF
    cell_px : PNG, SVG: the size of a cell in pixels; None for one that suits the maze
    cell_mm : the size of a cell in millimeters; None for 6, and in a PDF for one page. A PNG has 300 dots
        per inch then
    wall_mm : the thickness of walls, which are centered on the sides of cells; None for a fixed share of the
        cell
    solution : `none`, `over` the maze, or in a PDF `apart`, on pages of its own
    path : two lattice cells between which the shortest path is drawn
    points : draw a honeycomb as points with links
    faces : outline the open faces that rooms are made of
    player : hide what lies in fog, and secrets; HTML: show only what the player has seen, at first
    palette : `default`, `red-green`, `blue-yellow` or `gray`, for people who see fewer colors
    patterns : hatch rock and dot rooms; None for all palettes except the default
    paper, landscape, margin_mm, crop_marks : PDF: the sheets, A4 unless another is named
    overlap_mm : PDF: how much of a page is printed on the next one, too, for gluing; None for 5
    contest_sheets : PDF: for building a contest maze. Cells are 180 mm and walls 12 mm, or 90 and 6 for more
        than 16 × 16 cells, unless `cell_mm` and `wall_mm` are given. Sheets have dimensions, and come after
        an overview and a list of parts
    rock : `dark`; or for print on white paper `tint` or `white`, which takes no ink
    rounded : round the ends of walls that have a thickness
    title : a text above the maze, and what a page in the web is called if the maze has no title
    progress : called with the share that is done

    Raises
    ------
    MissingExtra
        If pages are asked for and PySide6 is not installed.
    MazeError
        If it cannot be drawn or written, or an option has no meaning for that kind of file.
    Cancelled
        If `progress` requested a stop.

    Examples
    --------
    >>> import mazarine as mz
    >>> mz.render(mz.Maze.blank(8, 8), "maze.png", cell_px=16)  # doctest: +SKIP
    """
    require_maze(maze)
    out = Path(out)
    suffix = out.suffix.lower()
    require_suffix(out)
    given = {"cell_px": cell_px, "cell_mm": cell_mm, "wall_mm": wall_mm, "paper": paper,
             "landscape": landscape, "margin_mm": margin_mm, "overlap_mm": overlap_mm,
             "crop_marks": crop_marks, "contest_sheets": contest_sheets or None,
             "level": level, "path": path, "patterns": patterns,
             "overlay": overlay, "faces": faces or None, "rock": rock, "rounded": rounded or None,
             "solution": None if solution == SolutionStyle.NONE else solution}  # fmt: skip
    _require_options(given, suffix)
    if path is not None and solution != SolutionStyle.NONE:
        raise MazeError(RenderMessage.PATH_WITH_SOLUTION())
    cell_mm, wall_mm = _sizes_mm(maze, cell_mm, wall_mm, for_contest=contest_sheets)
    if wall_mm is not None and suffix != ".pdf":
        cell_mm = _cell_mm_of_walls(cell_mm, cell_px)
    if cell_px is not None and cell_mm is not None:
        raise MazeError(RenderMessage.CELL_SIZE_TWICE())
    if cell_px is not None and not (is_whole(cell_px) and 1 <= cell_px <= MOST_PX):
        raise MazeError(RenderMessage.CELL_SIZE_PX(most=MOST_PX, value=quoted(cell_px)))
    if level is not None:
        level = require_level(level, maze.shape[0])
    if path is not None and not (isinstance(path, tuple | list) and len(path) == 2):
        raise MazeError(RenderMessage.NOT_PATH_ENDS(value=quoted(path)))
    ends = None if path is None else (full_cell(path[0], maze.shape[0]), full_cell(path[1], maze.shape[0]))
    scheme = _choice(palette, ColorScheme, RenderMessage.UNKNOWN_PALETTE)
    if suffix == ".html":
        export_web_page(maze, out, title=title or out.stem, as_points=points, has_fog=player, scheme=scheme)
        return
    title = " ".join(title.split())
    overlay = overlay or ("none" if contest_sheets or rock else "kinds")
    view = View(
        _overlay(overlay),
        _choice(solution, SolutionStyle, RenderMessage.UNKNOWN_SOLUTION), ends, points, player,
        palette_of(scheme, has_patterns=patterns),
        faces, _choice(rock or Rock.DARK, Rock, RenderMessage.UNKNOWN_ROCK),
    )  # fmt: skip
    if suffix == ".pdf":
        sheet = Sheet.of(
            paper or "A4", 10.0 if margin_mm is None else margin_mm, is_landscape=bool(landscape)
        )
        overlap = USUAL_OVERLAP_MM if overlap_mm is None else overlap_mm
        layout = Layout(
            sheet, cell_mm, crop_marks is not False, wall_mm, overlap, bool(contest_sheets), rounded,
            "" if contest_sheets else title,
        )  # fmt: skip
        layout.pages(maze)  # Before anything is drawn.
        levels = range(maze.shape[0]) if level is None else range(level, level + 1)
        booklet = Booklet.of(maze, title or out.stem, levels, view)
        with taking_qt(extras.Feature.PDF_FEATURE()):
            from mazarine.pages.document import write_pdf  # noqa: PLC0415  # takes Qt
        write_pdf(booklet, layout, out, progress)
    elif suffix == ".svg":
        size, unit = (cell_mm or USUAL_CELL_MM, "mm") if cell_px is None else (int(cell_px), "")
        export_svg(
            maze, level or 0, view, size, unit, out, progress, wall_mm, is_round=rounded, title=title
        )  # fmt: skip
    elif title or rock or rounded or cell_mm is not None:
        pens = Pens() if cell_mm is None else pens_of(maze, cell_mm, wall_mm, is_round=rounded)
        sketch = sketch_of(maze, level or 0, view, pens, title, progress)
        _print_png(sketch, cell_px or usual_cell_px(maze), cell_mm, out)
    else:
        export_png(maze, level or 0, view, int(cell_px or usual_cell_px(maze)), out, progress)


def _print_png(sketch: Sketch, cell_px: int, cell_mm: float | None, out: Path) -> None:
    """Write a drawing as a picture, whose cells have a size in pixels if they have none in millimeters."""
    with taking_qt(extras.Feature.PRINT_FEATURE()):
        from mazarine.pages.document import MM_PER_INCH, write_png  # noqa: PLC0415  # takes Qt
    if cell_mm is None:
        write_png(sketch, cell_px, out)
    else:
        write_png(sketch, cell_mm * _PICTURE_DPI / MM_PER_INCH, out, _PICTURE_DPI)


def _cell_mm_of_walls(cell_mm: float | None, cell_px: int | None) -> float:
    """Return the size of cells whose walls have a thickness in millimeters."""
    if cell_px is not None:
        raise MazeError(PictureMessage.WALL_WITHOUT_CELL())
    return USUAL_CELL_MM if cell_mm is None else cell_mm


def _sizes_mm(
    maze: Maze, cell_mm: float | None, wall_mm: float | None, *, for_contest: bool | None
) -> tuple[float | None, float | None]:
    """Return the size of cells and the thickness of walls, in contest sheets the usual ones."""
    if cell_mm is not None and not (isinstance(cell_mm, Real) and LEAST_MM <= cell_mm <= MOST_MM):
        raise MazeError(RenderMessage.CELL_SIZE_MM(least=LEAST_MM, most=MOST_MM))
    if for_contest:
        require_walls(maze)
        return contest_sizes(maze, cell_mm, wall_mm)
    return cell_mm, wall_mm


def require_suffix(out: Path) -> None:
    """Raise `MazeFileError` if a file is not a picture by its name."""
    if out.suffix.lower() not in SUFFIXES:
        raise MazeFileError(out, RenderMessage.NOT_A_PICTURE())


def _require_options(given: Mapping[str, object], suffix: str) -> None:
    """Raise `MazeError` for an option that has a value, but no meaning for files with a suffix."""
    for name, value in given.items():
        if value is not None and name not in ONLY_FOR[suffix]:
            raise MazeError(RenderMessage.OPTION_NOT_FOR_FORMAT(option=name, suffix=suffix))


def _choice(value: str, choices: type[_Choice], refusal: RenderMessage) -> _Choice:
    try:
        return choices(value)
    except ValueError:
        known = Series(tuple(choice.value for choice in choices))
        raise MazeError(refusal(value=quoted(value), known=known)) from None


def _overlay(name: str) -> AnyOverlay:
    try:
        return overlay_named(name)
    except ValueError:
        known = Series(tuple(overlay_names()))
        raise MazeError(RenderMessage.UNKNOWN_OVERLAY(value=quoted(name), known=known)) from None


@contextmanager
def taking_qt(purpose: Message) -> Iterator[None]:
    """Import what takes Qt, for an entry of `extras.Feature`; `MazeError` if it cannot be loaded."""
    extras.require("gui", purpose)
    try:
        yield
    except ImportError as error:
        raise MazeError(RenderMessage.QT_NOT_LOADED(reason=str(error))) from error
