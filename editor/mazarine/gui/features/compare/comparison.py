"""The comparison itself, made in the background, and loaded when it is first asked for."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from mazarine import files
from mazarine.comparing import Difference, diff
from mazarine.comparing.picture import drawing_of_difference
from mazarine.comparing.sentences import sentences_of
from mazarine.gui.analysis.names import cell_name
from mazarine.gui.i18n import tr_later
from mazarine.maze import Cell, Maze
from mazarine.messages import Message
from mazarine.picture.drawing import Drawing
from mazarine.progress import Progress

_MOST_LISTED = 1000


class Comparison(NamedTuple):
    """What differs between a file and a maze.

    Attributes
    ----------
    drawing : of the maze, with the places in color that differ
    entries : sentences, then names of places; with the cell to go to, None where there is none
    """

    drawing: Drawing
    entries: tuple[tuple[Message, Cell | None], ...]


def compared(path: Path, maze: Maze, progress: Progress) -> Comparison:
    found = diff(files.read(path), maze, progress)
    places = list(islice(_places(found, maze), _MOST_LISTED + 1))
    more = [(tr_later("… and more"), None)] if len(places) > _MOST_LISTED else []
    entries = (
        *((sentence, None) for sentence in sentences_of(found)),
        *((text, cell if maze.grid.holds(cell) else None) for text, cell in places[:_MOST_LISTED]),
        *more,
    )
    return Comparison(drawing_of_difference(found.cells, found.walls, maze), entries)


def _places(difference: Difference, maze: Maze) -> Iterator[tuple[Message, Cell]]:
    """Yield a name and the cell of each place that differs; what is gone may lie beyond the maze."""
    for link in (*difference.links_gone, *difference.links_new):
        yield tr_later("{place}, link", place=cell_name(link.first.cell, maze)), link.first.cell
    for marker in (*difference.markers_gone, *difference.markers_new):
        yield tr_later("{place}, marker", place=cell_name(marker.cell, maze)), marker.cell
    for level, row, col in difference.cells.cells.tolist():
        yield cell_name((level, row, col), maze), (level, row, col)
    walls = difference.walls
    for (level, row, col), is_south in zip(walls.cells.tolist(), (walls.places % 2).tolist(), strict=True):
        place = cell_name((level, row, col), maze)
        east = tr_later("{place}, wall to the east", place=place)
        yield tr_later("{place}, wall to the south", place=place) if is_south else east, (level, row, col)
