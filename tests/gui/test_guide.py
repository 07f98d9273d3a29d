"""The first maze of `docs/how-to/start.md` comes out as the page says."""

from __future__ import annotations

from PySide6.QtCore import Qt

from mazarine.counting import Noun
from mazarine.maze import MarkerKind, Maze
from mazarine.picture.messages import LegendText
from mazarine.regions import Kind, Segmentation
from tests.gui.conftest import ENGINE_WITHIN_MS, OpenWindow
from tests.gui.hand import CTRL, RIGHT


def test_the_first_maze(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(10, 16))
    hand.key("p")
    hand.drag((2.5, 2.5), (5.5, 5.5))
    hand.drag((2.5, 9.5), (5.5, 12.5))
    hand.key("b")
    for col in (4.5, 11.5):
        hand.drag((5.98, col), (5.98, col + 0.1), button=RIGHT)
    hand.key("t")
    hand.drag((3.5, 3.5), (3.5, 8.0), (3.5, 11.5))
    hand.key("m")
    hand.key("1")
    hand.click((4.5, 3.5))
    hand.key("2")
    hand.click((4.5, 11.5))
    assert Segmentation.of(hand.maze).regions.count(Kind.ROOM) == 3
    assert len(hand.maze.links) == 1
    assert {marker.kind: marker.cell for marker in hand.maze.markers} == {
        MarkerKind.START: (0, 4, 3), MarkerKind.GOAL: (0, 4, 11),
    }  # fmt: skip
    hand.key("7", CTRL)
    tints = hand.session.tints
    hand.qtbot.waitUntil(lambda: not tints.is_stale, timeout=ENGINE_WITHIN_MS)
    assert tints.value is not None
    assert tints.value.message == LegendText.SOLUTION_LENGTH(steps=Noun.STEPS(count=3))
    before = hand.maze.copy()
    hand.key("a", CTRL)
    hand.key(Qt.Key.Key_Backspace, CTRL)
    assert not hand.maze.cells.any()
    hand.key("z", CTRL)
    assert hand.maze == before
