"""Sentences for what a maze loses in formats of blocks."""

from __future__ import annotations

from mazewright.files import lossy
from mazewright.maze import Maze
from mazewright.maze.blocks import has_thin_walls, wants_doubling


def doubling_sentence(maze: Maze) -> str:
    """Return what becomes of level 0 when it is doubled."""
    _, rows, cols = maze.shape
    why = "Thin walls become blocks" if has_thin_walls(maze) else "The outer border becomes blocks"
    return f"{why}: {rows} × {cols} cells become {2 * rows + 1} × {2 * cols + 1}, which doubles lengths."


def losses_of_blocks(maze: Maze) -> list[str]:
    """Return the sentences for what `blocks_of` leaves out of a maze."""
    doubled = has_thin_walls(maze)
    return lossy.said(
        lossy.lattice(maze), lossy.levels(maze), doubling_sentence(maze) if doubled else "",
        lossy.secrets(maze), lossy.links(maze), lossy.markers(maze, gaps_stay=doubled), lossy.fog(maze),
        lossy.words(maze),
    )  # fmt: skip


def losses_of_marked_raster(maze: Maze) -> list[str]:
    """Return what of a maze is left out by a raster of blocks that has starts and goals."""
    doubled = wants_doubling(maze)
    return lossy.said(
        lossy.lattice(maze), lossy.levels(maze),
        doubling_sentence(maze) if doubled else lossy.gap_sides(maze),
        lossy.secrets(maze), lossy.links(maze), lossy.marker_kinds(maze, gaps_stay=doubled),
        lossy.crowded_marks(maze), lossy.buried_marks(maze), lossy.marker_words(maze), lossy.fog(maze),
        lossy.words(maze),
    )  # fmt: skip
