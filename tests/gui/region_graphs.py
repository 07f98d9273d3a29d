"""Mazes with region graphs, and how to see and await one."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel

from mazarine.maze import Maze
from mazarine.paths.region_graph import RegionGraph
from mazarine.regions import Segmentation
from tests.drawing import blocks
from tests.gui.conftest import ENGINE_WITHIN_MS
from tests.gui.hand import CTRL, SHIFT, Hand

RING = """
    .....
    .###.
    .....
    #.###
    #.###
"""
"""Crossroad (0, 2, 1), the corridor that comes back to it, and a dead end."""


def pillars(size: int) -> Maze:
    """Corridors of one cell between crossroads, as streets around blocks."""
    drawing = ["".join("#" if row % 2 and col % 2 else "." for col in range(size)) for row in range(size)]
    return blocks("\n".join(drawing))


def switch_on(hand: Hand) -> None:
    """Switch the graph over the maze on and wait for it."""
    hand.key("r", CTRL | SHIFT)
    wait(hand)


def wait(hand: Hand) -> None:
    hand.qtbot.waitUntil(
        lambda: hand.session.graph.value is not None and not hand.session.graph.is_stale,
        timeout=ENGINE_WITHIN_MS,
    )


def legend(hand: Hand) -> str:
    card = hand.window.legend
    labels = [label for label in card.findChildren(QLabel) if label.isVisibleTo(card)]
    return "; ".join(label.text() for label in labels)


def graph_of(maze: Maze) -> RegionGraph:
    return RegionGraph.of(Segmentation.of(maze))
