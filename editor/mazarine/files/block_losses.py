"""Losses of a maze in formats of blocks."""

from __future__ import annotations

from mazarine.files import lossy
from mazarine.files.messages import LossMessage
from mazarine.maze import Maze
from mazarine.maze.blocks import has_thin_walls, wants_doubling
from mazarine.messages import Message


def doubling(maze: Maze) -> Message:
    """Return what becomes of level 0 when it is doubled."""
    _, rows, cols = maze.shape
    what = LossMessage.THIN_WALLS_BECOME_BLOCKS if has_thin_walls(maze) else LossMessage.BORDER_BECOMES_BLOCKS
    return what(rows=rows, cols=cols, new_rows=2 * rows + 1, new_cols=2 * cols + 1)


def losses_of_blocks(maze: Maze, kept: frozenset[str] = frozenset()) -> list[Message]:
    """Return what `blocks_of` leaves out of a maze, and of its properties all but those of these names."""
    doubled = has_thin_walls(maze)
    return lossy.present(
        lossy.lattice(maze), lossy.levels(maze), doubling(maze) if doubled else None,
        lossy.secret_cells(maze), lossy.secret_doors(maze), lossy.links(maze),
        lossy.markers(maze, gaps_stay=doubled), lossy.fog(maze),
        lossy.metadata(maze, kept),
    )  # fmt: skip


def losses_of_marked_raster(maze: Maze, keeps_costs: bool = False) -> list[Message]:
    """Return what a raster of blocks with starts and goals leaves out of a maze."""
    doubled = wants_doubling(maze)
    return lossy.present(
        lossy.lattice(maze), lossy.levels(maze),
        doubling(maze) if doubled else lossy.gap_sides(maze),
        lossy.secret_cells(maze), lossy.secret_doors(maze), lossy.links(maze),
        lossy.marker_kinds(maze, gaps_stay=doubled),
        lossy.crowded_marks(maze), lossy.buried_marks(maze), lossy.marker_texts(maze), lossy.fog(maze),
        lossy.metadata(maze, keeps_costs=keeps_costs),
    )  # fmt: skip
