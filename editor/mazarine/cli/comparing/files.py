"""Reading several mazes for one command."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from mazarine.cli.output import print_notes
from mazarine.cli.reading import Wanted
from mazarine.files import Format
from mazarine.maze import Maze


def read_all(wanted: Wanted, *files: Path) -> list[tuple[Maze, Format]]:
    """Return the mazes of files and their formats, read at the same time; print the notes on the reading."""
    with ThreadPoolExecutor(len(files)) as pool:
        found = list(pool.map(wanted.read, files))
    for _, _, notes in found:
        print_notes(notes)
    return [(maze, format) for maze, format, _ in found]
