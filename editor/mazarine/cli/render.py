"""`mazarine render`: a picture of a maze, or of parts of one in a Zarr store; needs no screen."""

from __future__ import annotations

from pathlib import Path

import click
from click.core import ParameterSource

import mazarine
from mazarine import extras
from mazarine.cli.arguments import CellName, Decimal, cell_named, read_ends
from mazarine.cli.messages import CliMessage
from mazarine.cli.output import FILE, progress_on_terminal, require_distinct
from mazarine.cli.reading import Wanted, reading_options
from mazarine.cli.stores import is_large, is_segmentation, is_store
from mazarine.errors import MazeError, MazeFileError
from mazarine.files.faults import faults_of, require
from mazarine.files.limits import size_fault
from mazarine.files.messages import FileMessage
from mazarine.files.png import write_strips
from mazarine.maze import Maze
from mazarine.maze.validation import require_level
from mazarine.messages import quoted
from mazarine.picture.export import USUAL_CELL_MM, USUAL_CELL_PX, SolutionStyle
from mazarine.picture.palettes import ColorScheme, Rock, palette_of
from mazarine.picture.plugins import overlay_names
from mazarine.picture.vector import PAPERS, USUAL_OVERLAP_MM
from mazarine.rendering import LEAST_MM, MOST_MM, MOST_PX, ONLY_FOR, RenderMessage, render, require_suffix


def read_window(
    _context: click.Context, _parameter: click.Parameter, value: str | None
) -> tuple[int, int, int, int] | None:
    """Read the first row and column of a window, and its size."""
    if value is None:
        return None
    try:
        row, col, rows, cols = (int(part) for part in value.split(","))
    except ValueError:
        raise click.BadParameter(str(CliMessage.NOT_A_WINDOW(value=quoted(value)))) from None
    return row, col, rows, cols


def read_part(file: Path, level: int, window: tuple[int, int, int, int] | None) -> Maze:
    """Read a part of a maze in a store as a maze of one level."""
    if not is_store(file):
        raise MazeFileError(file, CliMessage.WINDOW_OF_FILE())
    if window is None:
        raise MazeFileError(file, CliMessage.LARGE_NEEDS_WINDOW())
    extras.require("big", extras.Feature.LARGE_MAZE_FEATURE())
    row, col, rows, cols = window
    with faults_of(file):
        require(size_fault(1, rows, cols))
    return mazarine.big.read_rectangle(file, (level, row, col), rows, cols)


def draw_segmentation(
    file: Path,
    out: Path,
    level: int,
    window: tuple[int, int, int, int] | None,
    longest_px: int,
    scheme: ColorScheme,
) -> None:
    """Draw the kinds of a large maze as a PNG picture."""
    if out.suffix.lower() != ".png":
        raise MazeFileError(out, CliMessage.SEGMENTATION_AS_PNG())
    found = mazarine.big.StoredSegmentation(file)
    levels, rows, cols = found.shape
    level = require_level(level, levels)
    box = 0, 0, rows, cols
    if window is not None:
        top, left = window[0] - found.origin[0], window[1] - found.origin[1]
        box = max(top, 0), max(left, 0), min(top + window[2], rows), min(left + window[3], cols)
        if not (box[0] < box[2] and box[1] < box[3]):
            raise MazeFileError(file, CliMessage.NOTHING_TO_DRAW())
    mazarine.big.build_overview(file, progress=progress_on_terminal("Drawing"))
    pixels = mazarine.big.picture_of(found, level, box, longest_px, palette_of(scheme))
    write_strips([pixels], (len(pixels), pixels.shape[1]), out)


# A cell may have negative numbers, which are not options.
@click.command(context_settings={"ignore_unknown_options": True})
@click.argument("file", type=FILE)
@reading_options
@click.argument("out", type=FILE)
@click.option(
    "--overlay", type=click.Choice(overlay_names()),
    help="What the colors of the floor show. Default: kinds; none with --contest-sheets or --rock.",
)  # fmt: skip
@click.option(
    "--cell-size", "cell_size_px", metavar="PX", type=click.IntRange(1, MOST_PX),
    help=f"PNG, SVG: the size of a cell in pixels. Default for PNG: {USUAL_CELL_PX}, less for large mazes.",
)  # fmt: skip
@click.option(
    "--cell-mm", metavar="MM", type=Decimal(),
    help=f"The size of a cell in millimeters. Default: {USUAL_CELL_MM:g} for SVG; for PDF, the largest size"
    " that fits on one page. PNG: at 300 dots per inch.",
)  # fmt: skip
@click.option(
    "--wall-mm", metavar="MM", type=Decimal(0, is_open=True),
    help="The thickness of walls in millimeters. Default: 12% of the cell.",
)  # fmt: skip
@click.option("--round", "rounded", is_flag=True, help="Round the ends of walls that have a thickness.")
@click.option(
    "--rock", type=click.Choice([rock.value for rock in Rock]),
    help="Rock: dark; or for print on white paper tint, or white, which takes no ink. Default: dark.",
)  # fmt: skip
@click.option("--title", default="", help="A text above the maze.")
@click.option("--level", type=int, help="The level to draw. Default: 0; for PDF, all levels.")
@click.option(
    "--palette", type=click.Choice([scheme.value for scheme in ColorScheme]),
    default=ColorScheme.DEFAULT.value,
    show_default=True, help="The colors: default, for color-blind readers, or grayscale.",
)  # fmt: skip
@click.option(
    "--patterns/--no-patterns", "has_patterns", default=None,
    help="Hatch rock and dot rooms where cells are large. Default: in all palettes except default.",
)  # fmt: skip
@click.option("--points", "as_points", is_flag=True, help="Draw a honeycomb as points with links.")
@click.option(
    "--faces", "has_faces", is_flag=True,
    help="Outline the open faces of rooms: squares, or hexagons on a honeycomb.",
)  # fmt: skip
@click.option("--player", "as_player", is_flag=True, help="Hide secrets and cells covered with fog.")
@click.option(
    "--solution", type=click.Choice([choice.value for choice in SolutionStyle]),
    default=SolutionStyle.NONE.value, show_default=True,
    help="Draw the path from the start to the goal. PDF: on separate pages.",
)  # fmt: skip
@click.option(
    "--path",
    "ends",
    metavar="FROM TO",
    nargs=2,
    callback=read_ends,
    help="Draw the shortest path between two cells, given as level,row,col or, on a honeycomb, as triplets"
    ' such as "(2,1,-1)" or "1:(2,1,-1)".',
)
@click.option(
    "--paper", type=click.Choice(list(PAPERS)), default="A4", show_default=True, help="PDF: the paper size."
)
@click.option("--landscape", is_flag=True, help="PDF: landscape orientation.")
@click.option(
    "--margin", "margin_mm", metavar="MM", type=Decimal(0), default=10.0, show_default=True,
    help="PDF: the page margins in millimeters.",
)  # fmt: skip
@click.option(
    "--overlap", "overlap_mm", metavar="MM", type=Decimal(0), default=USUAL_OVERLAP_MM,
    show_default=True, help="PDF: how much of a page is printed on the next page, too, in millimeters.",
)  # fmt: skip
@click.option("--no-crop-marks", is_flag=True, help="PDF: omit crop marks.")
@click.option(
    "--contest-sheets", is_flag=True,
    help="PDF: real size for building a contest maze, with dimensions, an overview and a list of parts. Cells"
    " of 180 mm and walls of 12 mm, 90 and 6 for more than 16 × 16 cells, and no overlay unless given.",
)  # fmt: skip
@click.option(
    "--window", metavar="ROW,COL,ROWS,COLS", callback=read_window,
    help="Zarr stores: the part to draw, from this row and column on.",
)  # fmt: skip
@click.option(
    "--longest", "longest_px", metavar="PX", type=click.IntRange(16), default=4096, show_default=True,
    help="Segmentations in Zarr stores: the longest side of the picture at most.",
)  # fmt: skip
@click.pass_context
def command(
    context: click.Context, file: Path, out: Path, overlay: str | None, cell_size_px: int | None,
    cell_mm: float | None, wall_mm: float | None, rounded: bool, rock: str | None, title: str,
    level: int | None, as_points: bool, as_player: bool, solution: str,
    ends: tuple[CellName, CellName] | None, paper: str, landscape: bool, margin_mm: float, overlap_mm: float,
    no_crop_marks: bool, contest_sheets: bool, palette: str, has_patterns: bool | None, has_faces: bool,
    window: tuple[int, int, int, int] | None, longest_px: int, wanted: Wanted,
) -> None:  # fmt: skip
    """Draw a level of a maze to OUT: a PNG picture, an SVG drawing or PDF pages.

    OUT.html is a web page, on which the maze can be played without a network.

    The segmentation of a large maze, in a Zarr store, is drawn as a PNG picture of its kinds. A part of a
    large maze is drawn like any maze.
    """
    require_suffix(out)
    require_distinct([out], [file])
    _require_options(context, out)
    if is_segmentation(file):
        draw_segmentation(file, out, level or 0, window, longest_px, ColorScheme(palette))
        return
    if window is not None or is_large(file):
        maze, level = read_part(file, level or 0, window), None
    else:
        maze = wanted.maze(file)
    path = None if ends is None else (cell_named(maze, ends[0]), cell_named(maze, ends[1]))
    is_pdf = out.suffix.lower() == ".pdf"
    render(
        maze, out, overlay=overlay, level=level, cell_px=cell_size_px, cell_mm=cell_mm, wall_mm=wall_mm,
        solution=solution, path=path, points=as_points, faces=has_faces, player=as_player, palette=palette,
        patterns=has_patterns, rounded=rounded, rock=rock, title=title,
        progress=progress_on_terminal("Drawing"),
        paper=paper if is_pdf else None, landscape=landscape if is_pdf else None,
        margin_mm=margin_mm if is_pdf else None, overlap_mm=overlap_mm if is_pdf else None,
        crop_marks=not no_crop_marks if is_pdf else None, contest_sheets=contest_sheets or None,
    )  # fmt: skip


_OPTION_OF = {
    "cell_px": "cell_size_px", "crop_marks": "no_crop_marks", "path": "ends", "faces": "has_faces",
    "patterns": "has_patterns",
}  # fmt: skip
"""Options whose names differ from the parameters that they set."""


def _require_options(context: click.Context, out: Path) -> None:
    """Raise errors for options without effect and for missing folders before anything is drawn."""
    others = {name for names in ONLY_FOR.values() for name in names} - ONLY_FOR[out.suffix.lower()]
    special = {_OPTION_OF.get(name, name) for name in others}
    for parameter in context.command.params:
        given = context.get_parameter_source(parameter.name or "") is ParameterSource.COMMANDLINE
        if given and parameter.name in special:
            raise MazeError(
                RenderMessage.OPTION_NOT_FOR_FORMAT(option=parameter.opts[0], suffix=out.suffix.lower())
            )
    if context.params["ends"] is not None and context.params["solution"] != SolutionStyle.NONE:
        raise MazeError(CliMessage.PATH_OPTION_WITH_SOLUTION())
    cell_mm = context.params["cell_mm"]
    if cell_mm is not None and not LEAST_MM <= cell_mm <= MOST_MM:
        raise MazeError(RenderMessage.CELL_SIZE_MM(least=LEAST_MM, most=MOST_MM))
    if not out.absolute().parent.is_dir():
        raise MazeFileError(out, FileMessage.FOLDER_MISSING(folder=out.parent))
