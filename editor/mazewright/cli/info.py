"""`mazewright info`: what a maze is made of."""

from __future__ import annotations

from pathlib import Path

import click
import numpy as np

from mazewright.cli.output import (
    FILE,
    json_option,
    print_json,
    print_lines,
    progress_on_terminal,
    shown_path,
    shown_text,
)
from mazewright.cli.summary import cells_listed, counts_of, extent_of, kinds_of, listed
from mazewright.files import Format, read_with_format
from mazewright.maze import Maze
from mazewright.maze.growth import present_points
from mazewright.regions import Segmentation


@click.command()
@click.argument("file", type=FILE)
@json_option
def command(file: Path, as_json: bool) -> None:
    """Show the size, cells and regions of a maze."""
    maze, format = read_with_format(file)
    points = _points_of(maze)
    segmentation = Segmentation.of(maze, progress_on_terminal("Segmenting"))
    if as_json:
        print_json({
            "file": shown_path(file), "format": format.name, "title": maze.title, "author": maze.author,
            **extent_of(maze), **counts_of(segmentation),
            "links": len(maze.links), "markers": len(maze.markers),
            **({"points": points} if points else {}),
        })  # fmt: skip
    else:
        print_lines(_lines(file, format, maze, segmentation))


def _lines(file: Path, format: Format, maze: Maze, segmentation: Segmentation) -> list[tuple[str, str]]:
    levels, rows, cols = maze.shape
    points = _points_of(maze)
    across = f"{rows:,} × {cols:,} cells on {levels:,} level{'s' if levels > 1 else ''}"
    counts = counts_of(segmentation)
    links, markers = kinds_of(maze)
    return [
        ("File", f"{shown_text(shown_path(file))} ({format.title})"),
        ("Title", shown_text(maze.title)),
        ("Author", shown_text(maze.author)),
        ("Size", f"{across}, {maze.lattice.title.lower()} lattice"),
        ("Origin", maze.lattice.words(*maze.origin) if maze.origin != (0, 0) else ""),
        ("Cells", cells_listed(counts["cells"])),
        ("Regions", listed(counts["regions"])),
        ("Links", listed(links)),
        ("Markers", listed(markers)),
        ("Points", f"{points['grown']:,} grown, {points['free']:,} free" if points else ""),
    ]


def _points_of(maze: Maze) -> dict[str, int]:
    """Count the grown points that are there, and the free ones of them; empty if nothing was grown."""
    if maze.growth is None:
        return {}
    present = present_points(maze)
    return {"grown": len(present), "free": int(np.count_nonzero(maze.growth.table[present - 1, 2] == 0))}
