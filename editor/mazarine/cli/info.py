"""`mazarine info`: the size, cells and regions of a maze."""

from __future__ import annotations

from pathlib import Path

import click
import numpy as np

from mazarine.cli.messages import CliText
from mazarine.cli.output import (
    FILE,
    json_option,
    print_json,
    print_lines,
    print_notes,
    progress_on_terminal,
    shown_path,
    shown_text,
)
from mazarine.cli.reading import Wanted, reading_options
from mazarine.cli.stores import is_large, is_segmentation, print_large_info, print_segmentation
from mazarine.cli.summary import cells_listed, counts_of, extent_of, regions_listed, things_of
from mazarine.counting import Noun
from mazarine.files import Format
from mazarine.maze import MarkerKind, Maze
from mazarine.maze.edits.growing import present_points
from mazarine.maze.endpoints import marked
from mazarine.messages import Message
from mazarine.regions import Segmentation


@click.command()
@click.argument("file", type=FILE)
@reading_options
@json_option
def command(file: Path, as_json: bool, wanted: Wanted) -> None:
    """Show the size, cells and regions of a maze."""
    if is_segmentation(file):
        print_segmentation(file, as_json)
        return
    if is_large(file):
        print_large_info(file, as_json)
        return
    maze, format, notes = wanted.read(file)
    points = _points_of(maze)
    segmentation = Segmentation.of(maze, progress_on_terminal("Segmenting"))
    if as_json:
        print_json({
            "file": shown_path(file), "format": format.name, "title": maze.title, "author": maze.author,
            **extent_of(maze), **counts_of(segmentation),
            "links": len(maze.links), "markers": len(maze.markers),
            "starts": marked(maze, MarkerKind.START), "goals": marked(maze, MarkerKind.GOAL),
            **({"points": points} if points else {}),
            "notes": [{"code": note.code, "text": str(note)} for note in notes],
        })  # fmt: skip
    else:
        print_lines(_lines(file, format, maze, segmentation))
        print_notes(notes)


def _lines(
    file: Path, format: Format, maze: Maze, segmentation: Segmentation
) -> list[tuple[str, Message | str]]:
    levels, rows, cols = maze.shape
    points = _points_of(maze)
    lattice = str(maze.lattice.title).lower()
    size = CliText.SIZE_OF_LEVELS(rows=rows, cols=cols, levels=Noun.LEVELS(count=levels), lattice=lattice)
    counts = counts_of(segmentation)
    links, markers = things_of(maze)
    return [
        ("File", f"{shown_text(shown_path(file))} ({format.title})"),
        ("Title", shown_text(maze.title)),
        ("Author", shown_text(maze.author)),
        ("Size", size),
        ("Origin", maze.lattice.position(*maze.origin) if maze.origin != (0, 0) else ""),
        ("Cells", cells_listed(counts["cells"])),
        ("Regions", regions_listed(counts["regions"])),
        ("Links", links),
        ("Markers", markers),
        ("Points", CliText.POINTS_GROWN(**points) if points else ""),
    ]


def _points_of(maze: Maze) -> dict[str, int]:
    """Return the numbers of grown points in the maze and of the free ones; empty if nothing was grown."""
    if maze.growth is None:
        return {}
    present = present_points(maze)
    return {"grown": len(present), "free": int(np.count_nonzero(maze.growth.table[present - 1, 2] == 0))}
