"""Parts of mazes in Zarr stores, and pictures of their segmentations, for `mazarine render`."""

from __future__ import annotations

from pathlib import Path

import click

import mazarine
from mazarine import extras
from mazarine.cli.messages import CliMessage
from mazarine.cli.output import progress_on_terminal
from mazarine.cli.stores import is_store
from mazarine.errors import MazeFileError
from mazarine.files.faults import faults_of, require
from mazarine.files.limits import size_fault
from mazarine.files.png import write_strips
from mazarine.maze import Maze
from mazarine.maze.validation import require_level
from mazarine.messages import quoted
from mazarine.picture.palettes import ColorScheme, palette_of


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
