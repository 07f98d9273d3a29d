"""Which of several readings of a file is meant: each is tried, and the most likely board is taken."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from mazarine.errors import MazeFileError
from mazarine.files.evidence import evidence
from mazarine.files.format import Format
from mazarine.files.messages import BoardNote
from mazarine.files.source import Source
from mazarine.maze import Maze
from mazarine.messages import Message, Series

_MOST_BYTES = 1 << 23
"""The largest file of which every reading is compared; of a larger one the first is taken."""
_POSSIBLE = 0.7
"""The share of the best reading's evidence that another needs to be named."""


def decided(source: Source, formats: Sequence[Format]) -> tuple[Maze, Format]:
    """Read a file as each of the formats, which are not none, and return the most likely maze.

    The notes of its reading, and one that names the others, are those of the source.

    Raises
    ------
    MazeFileError
        If it cannot be read as any of them; the reason is that of the first.
    """
    if len(formats) == 1:
        return formats[0].read(source), formats[0]
    readings: list[tuple[float, Format, Maze, list[Message]]] = []
    faults: list[MazeFileError] = []
    for format in formats:
        source.stream.seek(0)
        trial = replace(source, notes=[])
        try:
            maze = format.read(trial)
        except MazeFileError as fault:
            faults.append(fault)
        else:
            readings.append((evidence(maze), format, maze, trial.notes))
            if source.size > _MOST_BYTES:
                break
    if not readings:
        raise faults[0]
    best, chosen, maze, notes = max(readings, key=lambda reading: reading[0])
    others = [
        format
        for likely, format, other, _ in readings
        if likely >= _POSSIBLE * best and not _is_same(other, maze)
    ]
    source.notes.extend(notes)
    if others:
        titles = Series(tuple(format.title for format in others), ", ")
        source.notes.append(
            BoardNote.OTHER_READINGS(title=chosen.title, others=titles, format=others[0].name)
        )
    return maze, chosen


def _is_same(first: Maze, second: Maze) -> bool:
    return np.array_equal(first.cells, second.cells) and np.array_equal(first.walls, second.walls)
