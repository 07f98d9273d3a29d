"""`mazewright render`: a picture of a maze, on a machine that may have no screen."""

from __future__ import annotations

from collections.abc import Callable
from math import isqrt
from pathlib import Path
from typing import Any, TypeVar

import click

from editor.cli.output import FILE, progress_on_terminal
from editor.errors import MazeError, MazeFileError
from editor.files import read
from editor.files.atomic import replacing
from editor.files.png import write_png
from editor.maze import Maze
from editor.paths import Router
from editor.picture import Overlay, Tints, render_level
from editor.picture.svg import svg_of
from editor.picture.tinting import (
    chokepoint_tints,
    dead_end_tints,
    distance_tints,
    solution_tints,
    start_of,
)
from editor.regions import Segmentation, Space

_USUAL_CELL_PX = 24
_USUAL_SIDE_PX = 4096
_MOST_PIXELS = 1 << 27
_MOST_DRAWN_CELLS = 1_000_000
"""No viewer opens a drawing of more."""

_Picture = TypeVar("_Picture")


@click.command()
@click.argument("file", type=FILE)
@click.argument("out", type=FILE)
@click.option(
    "--overlay", type=click.Choice([overlay.value for overlay in Overlay]), default=Overlay.KINDS.value,
    show_default=True, help="What lies over the floor.",
)  # fmt: skip
@click.option(
    "--cell-size", "cell_size_px", metavar="PX", type=click.IntRange(1, 1024),
    help=f"The size of a cell in pixels; {_USUAL_CELL_PX} if not given, less for large mazes.",
)  # fmt: skip
@click.option("--level", type=int, default=0, show_default=True, help="The level to draw.")
@click.option("--points", "as_points", is_flag=True, help="Draw a honeycomb as points with links.")
def command(
    file: Path, out: Path, overlay: str, cell_size_px: int | None, level: int, as_points: bool
) -> None:
    """Draw a level of a maze into OUT, a PNG picture or an SVG drawing."""
    suffix = out.suffix.lower()
    if suffix not in (".png", ".svg"):
        raise MazeFileError(
            out, "pictures are written as PNG or SVG, so give a name that ends in .png or .svg"
        )
    maze = read(file)
    levels, rows, cols = maze.shape
    if not 0 <= level < levels:
        raise MazeError(f"{file} has no level {level}; its levels are 0 to {levels - 1}.")
    size_px = cell_size_px or max(1, min(_USUAL_CELL_PX, _USUAL_SIDE_PX // max(rows, cols)))
    # Only cells that are named as points are drawn as points.
    how = {"cell_size_px": size_px, "as_points": as_points and maze.lattice.point_at is not None}
    if suffix == ".svg":
        _require_few_cells(maze)
        text = _picture(svg_of, maze, level, overlay, **how)
        with replacing(out) as stream:
            stream.write(text.encode())
    else:
        _require_room(maze, size_px)
        write_png(_picture(render_level, maze, level, overlay, **how), out)


def _require_few_cells(maze: Maze) -> None:
    _, rows, cols = maze.shape
    if rows * cols > _MOST_DRAWN_CELLS:
        raise MazeError(
            f"{rows:,} × {cols:,} cells are too many for an SVG drawing: it may have {_MOST_DRAWN_CELLS:,};"
            " give a name that ends in .png."
        )


def _require_room(maze: Maze, size_px: int) -> None:
    _, rows, cols = maze.shape
    width, height = maze.geometry.extent(rows, cols)
    if rows * cols > _MOST_PIXELS:
        raise MazeError(
            f"{rows:,} × {cols:,} cells are too many for one picture: it may have {_MOST_PIXELS:,} pixels,"
            " and each cell takes one at least."
        )
    if width * height * size_px**2 > _MOST_PIXELS:
        raise MazeError(
            f"The picture would have about {round(height * size_px):,} × {round(width * size_px):,} pixels,"
            f" and {_MOST_PIXELS:,} are the most; choose"
            f" --cell-size {isqrt(int(_MOST_PIXELS // (width * height)))} or less."
        )


def _picture(draw: Callable[..., _Picture], maze: Maze, level: int, overlay: str, **how: Any) -> _Picture:
    if overlay == Overlay.NONE:
        return draw(maze, level, overlay, **how)
    if Overlay(overlay).has_tints:
        tints = _tints(maze, Overlay(overlay))
        if tints.steps is None:
            raise MazeError(f"{tints.words}.")
        return draw(maze, level, overlay, tints=tints.steps, **how)
    segmentation = Segmentation.of(maze, progress_on_terminal("Segmenting"))
    return draw(maze, level, overlay, segmentation.kind, segmentation.region, **how)


def _tints(maze: Maze, overlay: Overlay) -> Tints:
    """Work out what an overlay shows; distances are those from the start marker."""
    if overlay is Overlay.DEAD_ENDS:
        return dead_end_tints(Space.of(maze))
    if overlay is Overlay.CHOKEPOINTS:
        return chokepoint_tints(Space.of(maze))
    if overlay is Overlay.SOLUTION:
        return solution_tints(Space.of(maze), maze.markers)
    segmentation = Segmentation.of(maze, progress_on_terminal("Segmenting"))
    return distance_tints(Router(segmentation), start_of(maze))
