"""Sentences that say what of a maze a format leaves out; each is empty where nothing is lost."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazewright.counting import count_of
from mazewright.maze import Marker, MarkerKind, Maze
from mazewright.maze.codes import FOG, SOUTH_SHIFT, Matter, Wall

FIRST, ALL = slice(1), slice(None)
"""The levels that are written."""

_MARKS = (MarkerKind.START, MarkerKind.GOAL)


def count_doors(walls: NDArray[np.uint8]) -> int:
    """Count secret doors, found or not."""
    return int(
        np.count_nonzero(walls & 3 >= Wall.SECRET) + np.count_nonzero(walls >> SOUTH_SHIFT >= Wall.SECRET)
    )


def lattice(maze: Maze) -> str:
    """Only squares are written."""
    if maze.lattice.is_full:
        return ""
    if maze.growth is not None:
        return (
            f"The {maze.lattice.name} becomes squares, with walls where its cells have no sides,"
            " and the growth of its points is left out."
        )
    return f"The {maze.lattice.name} becomes squares, with walls where its cells have no sides."


def levels(maze: Maze) -> str:
    """Only level 0 is written."""
    count = maze.shape[0]
    return f"Only level 0 of {count} is written." if count > 1 else ""


def links(maze: Maze) -> str:
    """No links are written."""
    count = len(maze.links)
    return (
        f"{count_of(count, 'link')} between ports {'is' if count == 1 else 'are'} left out." if count else ""
    )


def fog(maze: Maze, written: slice = FIRST) -> str:
    """No fog is written."""
    count = int(np.count_nonzero(maze.cells[written] & FOG))
    return f"The fog on {count_of(count, 'cell')} is left out." if count else ""


def secrets(maze: Maze, written: slice = FIRST) -> str:
    """Secret cells become floor and secret doors open."""
    cells = int(np.count_nonzero(maze.cells[written] >> 1 >= Matter.SECRET))
    doors = count_doors(maze.walls[written])
    parts = [
        f"{count_of(cells, 'secret cell')} {'becomes' if cells == 1 else 'become'} plain floor"
        if cells
        else "",
        f"{count_of(doors, 'secret door')} {'becomes' if doors == 1 else 'become'} open" if doors else "",
    ]
    said = " and ".join(filter(None, parts))
    return f"{said}." if said else ""


def rock(maze: Maze) -> str:
    """Rock becomes cells that are closed on every side."""
    count = int(np.count_nonzero(maze.cells[0] >> 1 == Matter.ROCK))
    if not count:
        return ""
    return (
        f"{count_of(count, 'rock cell')} {'becomes' if count == 1 else 'become'} "
        "floor that is walled on every side."
    )


def marker_kinds(maze: Maze, gaps_stay: bool) -> str:
    """Only starts and goals are written; a bare gap in the border stays if the format draws it."""
    lost = [
        marker for marker in _markers(maze)
        if marker.kind not in _MARKS and not (gaps_stay and _is_bare_gap(marker))
    ]  # fmt: skip
    return (
        f"{count_of(len(lost), 'marker')} other than start and goal "
        f"{'is' if len(lost) == 1 else 'are'} left out."
        if lost
        else ""
    )


def markers(maze: Maze, gaps_stay: bool = False) -> str:
    """No markers are written; a bare gap in the border stays if the format draws it."""
    count = sum(not (gaps_stay and _is_bare_gap(marker)) for marker in _markers(maze))
    return f"{count_of(count, 'marker')} {'is' if count == 1 else 'are'} left out." if count else ""


def marker_words(maze: Maze) -> str:
    """Labels and other words of starts and goals are not written."""
    count = sum(bool(marker.label or marker.extra) for marker in _markers(maze) if marker.kind in _MARKS)
    return (
        f"The words of {count_of(count, 'start or goal', 'starts and goals')} are left out." if count else ""
    )


def crowded_marks(maze: Maze) -> str:
    """A cell holds one mark."""
    cells = [marker.cell for marker in _markers(maze) if marker.kind in _MARKS]
    count = len(cells) - len(set(cells))
    if not count:
        return ""
    what = count_of(count, "start or goal", "starts and goals")
    return f"A cell holds one mark, so {what} {'is' if count == 1 else 'are'} left out."


def buried_marks(maze: Maze) -> str:
    """Starts and goals stand on floor."""
    places = {maze.grid.array_place(marker.cell) for marker in _markers(maze) if marker.kind in _MARKS}
    count = sum(bool(maze.cells[0, row, col] >> 1 == Matter.ROCK) for _, row, col in places)
    return (
        f"{count_of(count, 'start or goal', 'starts and goals')} on rock will be on floor." if count else ""
    )


def gap_sides(maze: Maze) -> str:
    """Gaps in the outer border are not drawn."""
    count = sum(marker.side is not None for marker in _markers(maze))
    return (
        f"{count_of(count, 'gap')} in the outer border {'is' if count == 1 else 'are'} not drawn."
        if count
        else ""
    )


def words(maze: Maze) -> str:
    """Nothing beside the board is written."""
    lost = [
        name for name, value in (
            ("title", maze.title), ("author", maze.author), ("properties", maze.properties),
            ("unknown keys", maze.extra), ("origin", maze.origin != (0, 0)),
        ) if value
    ]  # fmt: skip
    if not lost:
        return ""
    listed = ", ".join(lost[:-1]) + " and " + lost[-1] if len(lost) > 1 else lost[0]
    return f"The {listed} {'are' if len(lost) > 1 or lost[0].endswith('s') else 'is'} left out."


def said(*sentences: str) -> list[str]:
    """Return the sentences that say something."""
    return [sentence for sentence in sentences if sentence]


def _markers(maze: Maze) -> list[Marker]:
    return [marker for marker in maze.markers if marker.cell[0] == 0]


def _is_bare_gap(marker: Marker) -> bool:
    return (
        marker.kind is MarkerKind.NOTE and marker.side is not None and not marker.label and not marker.extra
    )
