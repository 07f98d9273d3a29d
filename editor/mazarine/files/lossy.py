"""Losses in formats: a message for each loss, None where nothing is lost."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from mazarine.counting import Noun
from mazarine.files.messages import LossMessage
from mazarine.maze import Marker, MarkerKind, Maze
from mazarine.maze.blocks import has_thin_walls, wants_doubling
from mazarine.maze.codes import FOG, Matter, Wall
from mazarine.messages import Catalog, Message, Series

FIRST, ALL = slice(1), slice(None)
"""The levels that are written."""

_MARKS = (MarkerKind.START, MarkerKind.GOAL)


def count_doors(maze: Maze, written: slice = ALL) -> int:
    """Count secret doors, found or not, of the levels that are written."""
    walls, shifts = maze.walls[written], map(maze.lattice.shift, maze.lattice.stored)
    return sum(int(np.count_nonzero(walls >> shift & 3 >= Wall.SECRET)) for shift in shifts)


def lattice(maze: Maze) -> Message | None:
    """Return the loss of a format that writes only squares."""
    if maze.lattice.is_full:
        return None
    loss = LossMessage.LATTICE_LEFT_OUT if maze.growth is None else LossMessage.GROWN_LATTICE_LEFT_OUT
    return loss()


def levels(maze: Maze) -> Message | None:
    """Return the loss of a format that writes only level 0."""
    count = maze.shape[0]
    return LossMessage.LEVELS_LEFT_OUT(level=0, levels=count) if count > 1 else None


def links(maze: Maze) -> Message | None:
    """Return the loss of a format without links."""
    return _counted(LossMessage.LINKS_LEFT_OUT, len(maze.links))


def fog(maze: Maze, written: slice = FIRST) -> Message | None:
    """Return the loss of a format without fog."""
    count = int(np.count_nonzero(maze.cells[written] & FOG))
    return LossMessage.FOG_LEFT_OUT(cells=Noun.CELLS(count=count)) if count else None


def secret_cells(maze: Maze, written: slice = FIRST) -> Message | None:
    """Return the loss of a format that writes secret cells as floor."""
    count = int(np.count_nonzero(maze.cells[written] >> 1 >= Matter.SECRET))
    return _counted(LossMessage.SECRET_CELLS_BECOME_FLOOR, count)


def secret_doors(maze: Maze, written: slice = FIRST) -> Message | None:
    """Return the loss of a format that writes secret doors as openings."""
    return _counted(LossMessage.SECRET_DOORS_OPEN, count_doors(maze, written))


def rock(maze: Maze) -> Message | None:
    """Return the loss of a format that writes rock as cells that are closed on every side."""
    return _counted(LossMessage.ROCK_BECOMES_FLOOR, int(np.count_nonzero(maze.cells[0] >> 1 == Matter.ROCK)))


def marker_kinds(maze: Maze, gaps_stay: bool) -> Message | None:
    """Return the loss of a format of starts and goals; `gaps_stay` if it draws gaps in the border."""
    lost = [
        marker for marker in _markers(maze)
        if marker.kind not in _MARKS and not (gaps_stay and _is_bare_gap(marker))
    ]  # fmt: skip
    return _counted(LossMessage.OTHER_MARKERS_LEFT_OUT, len(lost))


def markers(maze: Maze, gaps_stay: bool = False, kept: int = 0) -> Message | None:
    """Return the loss of a format without markers.

    Parameters
    ----------
    gaps_stay : whether it draws gaps in the border
    kept : how many others it draws
    """
    count = sum(not (gaps_stay and _is_bare_gap(marker)) for marker in _markers(maze))
    return _counted(LossMessage.MARKERS_LEFT_OUT, count - kept)


def but_walls(maze: Maze, gaps_stay: bool = False) -> list[Message]:
    """Return the losses of a format that has nothing but the walls of one level."""
    return present(
        lattice(maze), levels(maze), rock(maze), secret_cells(maze), secret_doors(maze),
        links(maze), markers(maze, gaps_stay), fog(maze), metadata(maze),
    )  # fmt: skip


def marker_texts(maze: Maze) -> Message | None:
    """Return the loss of a format without labels and unknown keys of starts and goals."""
    count = sum(bool(marker.label or marker.extra) for marker in _markers(maze) if marker.kind in _MARKS)
    return _counted(LossMessage.MARKER_TEXTS_LEFT_OUT, count)


def crowded_marks(maze: Maze) -> Message | None:
    """Return the loss of a format with one start or goal in a cell."""
    cells = [marker.cell for marker in _markers(maze) if marker.kind in _MARKS]
    return _counted(LossMessage.SECOND_MARKS_LEFT_OUT, len(cells) - len(set(cells)))


def buried_marks(maze: Maze) -> Message | None:
    """Return the loss of a format with starts and goals only on floor."""
    places = {maze.grid.array_place(marker.cell) for marker in _markers(maze) if marker.kind in _MARKS}
    count = sum(bool(maze.cells[0, row, col] >> 1 == Matter.ROCK) for _, row, col in places)
    return _counted(LossMessage.MARKS_MOVE_TO_FLOOR, count)


def gap_sides(maze: Maze) -> Message | None:
    """Return the loss of a format without gaps in the outer border."""
    return _counted(LossMessage.GAPS_NOT_DRAWN, sum(marker.is_gap for marker in _markers(maze)))


def metadata(maze: Maze, kept: frozenset[str] = frozenset(), keeps_costs: bool = False) -> Message | None:
    """Return the loss of a format that writes only the board, and the properties of these names."""
    lost = (
        (LossMessage.TITLE_ITEM, maze.title), (LossMessage.AUTHOR_ITEM, maze.author),
        (LossMessage.PROPERTIES_ITEM, maze.properties.keys() - kept),
        (LossMessage.UNKNOWN_KEYS_ITEM, maze.extra),
        (LossMessage.ORIGIN_ITEM, maze.origin != (0, 0)),
        (LossMessage.NAMES_ITEM, maze.named_regions),
        (LossMessage.COSTS_ITEM, maze.has_costs and not keeps_costs),
    )  # fmt: skip
    return metadata_left_out(item for item, value in lost if value)


def metadata_left_out(items: Iterable[LossMessage]) -> Message | None:
    """Return that these items are left out; None if there are none."""
    listed = tuple(item() for item in items)
    return LossMessage.METADATA_LEFT_OUT(items=Series(listed)) if listed else None


def present(*messages: Message | None) -> list[Message]:
    """Return the messages without None."""
    return [message for message in messages if message is not None]


def _counted(entry: Catalog, count: int) -> Message | None:
    """Return the message about a number of things; None if there are none."""
    return entry(count=count) if count else None


def _markers(maze: Maze) -> list[Marker]:
    return [marker for marker in maze.markers if marker.cell[0] == 0]


def _is_bare_gap(marker: Marker) -> bool:
    return (
        marker.kind is MarkerKind.NOTE and marker.side is not None and not marker.label and not marker.extra
    )


def doubling(maze: Maze) -> Message:
    """Return what becomes of level 0 when it is doubled."""
    _, rows, cols = maze.shape
    what = LossMessage.THIN_WALLS_BECOME_BLOCKS if has_thin_walls(maze) else LossMessage.BORDER_BECOMES_BLOCKS
    return what(rows=rows, cols=cols, new_rows=2 * rows + 1, new_cols=2 * cols + 1)


def losses_of_blocks(maze: Maze, kept: frozenset[str] = frozenset()) -> list[Message]:
    """Return what `blocks_of` leaves out of a maze, and of its properties all but those of these names."""
    doubled = has_thin_walls(maze)
    return present(
        lattice(maze), levels(maze), doubling(maze) if doubled else None,
        secret_cells(maze), secret_doors(maze), links(maze),
        markers(maze, gaps_stay=doubled), fog(maze),
        metadata(maze, kept),
    )  # fmt: skip


def losses_of_marked_raster(maze: Maze, keeps_costs: bool = False) -> list[Message]:
    """Return what a raster of blocks with starts and goals leaves out of a maze."""
    doubled = wants_doubling(maze)
    return present(
        lattice(maze), levels(maze),
        doubling(maze) if doubled else gap_sides(maze),
        secret_cells(maze), secret_doors(maze), links(maze),
        marker_kinds(maze, gaps_stay=doubled),
        crowded_marks(maze), buried_marks(maze), marker_texts(maze), fog(maze),
        metadata(maze, keeps_costs=keeps_costs),
    )  # fmt: skip
