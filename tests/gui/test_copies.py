"""Nothing that grows with the maze is copied in the window's thread, whatever is shown of it."""

from __future__ import annotations

from threading import current_thread, main_thread

import pytest

from mazarine.maze import Maze
from mazarine.maze.buffers import Buffers
from tests.gui.conftest import ENGINE_WITHIN_MS, KeepWindow

_DOCKS = (
    "window.analysis", "analyze.statistics", "window.problems", "window.make", "window.levels",
    "window.minimap", "window.history", "window.properties", "window.stamps",
)  # fmt: skip


@pytest.mark.parametrize("overlay", ["dead-ends", "chokepoints", "solution", "distances"])
def test_a_stroke_copies_the_maze_in_other_threads_only(
    keep_window: KeepWindow, monkeypatch: pytest.MonkeyPatch, overlay: str
) -> None:
    hand = keep_window(Maze.blank(40, 40, levels=2))
    copied: list[bool] = []
    with_buffers = Maze.with_buffers

    def noted(maze: Maze, buffers: Buffers) -> Maze:
        copied.append(current_thread() is main_thread())
        return with_buffers(maze, buffers)

    for dock in _DOCKS:
        hand.act(dock)
    for action in (f"overlay.{overlay}", "view.graph", "view.player", "view.forecast"):
        hand.act(action)
    monkeypatch.setattr(Maze, "with_buffers", noted)
    session = hand.session
    values = (session.statistics, session.problems, session.graph, session.tints)
    for value in values:
        value.watch("test")
    for row in (10.95, 12.95):
        hand.drag((row, 3.5), (row, 30.5))
        hand.qtbot.waitUntil(lambda: not any(it.is_stale for it in values), timeout=ENGINE_WITHIN_MS)
    hand.key("f")
    hand.move((20.5, 20.5))
    hand.qtbot.waitUntil(lambda: not hand.awaits_forecast, timeout=ENGINE_WITHIN_MS)
    assert copied
    assert not any(copied)
