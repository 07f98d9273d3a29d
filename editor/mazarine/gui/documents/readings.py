"""The readings of a file, each with a small picture."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from mazarine.counting import Noun
from mazarine.errors import MazeFileError
from mazarine.files import FORMATS, Format, format_named, read_with_format, readings_of
from mazarine.files.options import Reading
from mazarine.files.source import Source, opened
from mazarine.gui.background.jobs import IsCurrent
from mazarine.gui.documents.reading import shown_notes
from mazarine.gui.i18n import tr_later
from mazarine.gui.widgets.thumbnail import thumbnail
from mazarine.maze import Maze
from mazarine.maze.codes import Matter
from mazarine.messages import Message, plain
from mazarine.picture import LIGHT, CellColors, Overlay, Plane, raster_for

TEXTS = frozenset((".txt", ".csv", ".map", ".num"))
"""The suffixes of formats that are text without a structure of its own."""
PICTURES = ("png", "picture")
"""The formats in which a maze is found by its colors."""


@dataclass(frozen=True, eq=False)
class Offer:
    """The formats that a file may have: those that its content suggests, and others; and its bytes."""

    likely: tuple[Format, ...]
    others: tuple[Format, ...]
    size: int


@dataclass(frozen=True, eq=False)
class ReadingPreview:
    """What a reading makes of a file.

    Attributes
    ----------
    picture : of the first level, as 0xffRRGGBB words; None if the file cannot be read so
    levels : the names of the mazes in the file, if the format can hold several
    lines : the size and the cells, and the notes; or why it cannot be read
    """

    reading: Reading
    picture: NDArray[np.uint32] | None
    levels: tuple[str, ...]
    lines: tuple[Message, ...]


def offer_of(path: Path) -> Offer:
    """Return the formats that a file may have; `MazeFileError` if there is no file."""
    with opened(path) as source:
        try:
            likely = readings_of(source)
        except MazeFileError:
            likely = []
        is_text, size = bool(source.first_lines), source.size
    suffix = path.suffix.lower()
    others = [
        format
        for format in FORMATS.values()
        if suffix in format.suffixes or (is_text and TEXTS & set(format.suffixes))
    ]
    if any(format.name in PICTURES for format in likely):
        others += [format_named(name) for name in PICTURES if format_named(name) not in others]
    return Offer(tuple(likely), tuple(format for format in others if format not in likely), size)


def preview_of(path: Path, reading: Reading, room: tuple[int, int], is_current: IsCurrent) -> ReadingPreview:
    """Read a file, and draw the maze within a number of pixels."""
    assert reading.format is not None
    notes: list[Message] = []
    levels: tuple[str, ...] = ()
    try:
        with opened(path) as source:
            levels = _levels_in(format_named(reading.format), source)
        maze, _ = read_with_format(
            path, format=reading.format, options=reading.options, notes=notes,
            progress=lambda _: is_current(),
        )  # fmt: skip
    except MazeFileError as error:
        reason = plain(error.cause) if isinstance(error.cause, str) else error.cause
        return ReadingPreview(
            reading, None, levels, (tr_later("It cannot be read so: {reason}.", reason=reason),)
        )
    raster = raster_for(maze.geometry, CellColors(LIGHT, Overlay.NONE), as_points=True)
    picture = thumbnail(raster, Plane.of(maze, 0), maze.geometry, *room)
    return ReadingPreview(
        reading, picture, levels, (_size_of(maze), _cells_of(maze), *_marks_of(maze), *shown_notes(notes))
    )


def _marks_of(maze: Maze) -> list[Message]:
    return [Noun.MARKERS(count=len(maze.markers))] if maze.markers else []


def _levels_in(format: Format, source: Source) -> tuple[str, ...]:
    return () if format.levels is None else tuple(format.levels(source))


def _size_of(maze: Maze) -> Message:
    _, rows, cols = maze.shape
    return tr_later("{rows:,} × {cols:,} cells", rows=rows, cols=cols)


def _cells_of(maze: Maze) -> Message:
    rock = int(np.count_nonzero(maze.cells >> 1 == Matter.ROCK))
    return tr_later("{rock:,} rock, {floor:,} floor", rock=rock, floor=maze.cells.size - rock)
