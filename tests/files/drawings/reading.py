"""Reads of texts that hold drawings, for tests."""

from __future__ import annotations

from pathlib import Path

from mazarine.files import read_with_format
from mazarine.files.registry import readings_of
from mazarine.files.source import opened
from mazarine.files.transfer import decided
from mazarine.maze import MarkerKind, Maze
from mazarine.maze.codes import Matter
from tests.files.holding import file_holding


def reading(folder: Path, text: str | bytes, name: str = "a.txt") -> tuple[Maze, str, list[str]]:
    """Read a text; return the maze, the name of the format and the codes of the notes."""
    with opened(file_holding(name, folder, text)) as source:
        maze, format = decided(source, readings_of(source))
        return maze, format.name, [note.code for note in source.notes]


def drawn_cells(maze: Maze, level: int = 0) -> list[str]:
    """Return a level as text: `#` rock, `.` floor, `?` secret, `S` and `G` marks."""
    signs = {Matter.ROCK: "#", Matter.FLOOR: ".", Matter.SECRET: "?", Matter.FOUND: "!"}
    rows = [[signs[Matter(code >> 1)] for code in row] for row in maze.cells[level].tolist()]
    for marker in maze.markers:
        if marker.cell[0] == level and marker.kind is not MarkerKind.NOTE:
            rows[marker.cell[1]][marker.cell[2]] = "S" if marker.kind is MarkerKind.START else "G"
    return ["".join(row) for row in rows]


def format_of_text(folder: Path, text: str) -> str:
    """Return the name of the format as which a text is read."""
    return read_with_format(file_holding("a.txt", folder, text))[1].name
