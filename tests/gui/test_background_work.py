"""The worker: strokes while it runs, stopping, errors, closing in the middle."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from mazarine.gui.analysis.analysis import AnalysisState
from mazarine.maze import Maze
from mazarine.regions import Segmentation, Space
from tests.gui.conftest import ENGINE_WITHIN_MS, OpenWindow
from tests.gui.session.held_engine import HeldEngine


def test_the_overlay_stays_while_the_worker_works(open_window: OpenWindow) -> None:
    engine = HeldEngine()
    hand = open_window(Maze.blank(8, 8), segment=engine)
    room = hand.color_at((6.5, 6.5))
    assert room == hand.palette.room
    engine.hold()
    hand.act("analyze.recompute")
    engine.wait_until_held()
    hand.click((1.5, 1.95))
    assert hand.color_at((6.5, 6.5)) == room
    engine.gate.set()
    hand.check_overlay()


def test_stop_ends_a_long_run_and_f5_begins_another(open_window: OpenWindow) -> None:
    engine = HeldEngine()
    hand = open_window(Maze.blank(8, 8), segment=engine)
    engine.hold()
    hand.act("analyze.recompute")
    engine.wait_until_held()
    work = hand.window.status.work
    hand.qtbot.waitUntil(lambda: work.stop_button.isVisible() and work.progress_bar.value() == 500)
    work.stop_button.click()
    assert hand.analysis.state is AnalysisState.STOPPED
    hand.qtbot.waitUntil(lambda: engine.cancelled == 1)
    hand.click((1.5, 1.95))
    engine.gate.set()
    hand.act("analyze.recompute")
    hand.check_overlay()
    assert not work.progress_bar.isVisible()
    assert hand.work_text == ""


def test_the_window_can_be_used_and_closed_before_regions_are_known(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(8, 8), prepares=False)
    hand.click((1.5, 1.95))
    assert hand.maze != Maze.blank(8, 8)
    hand.document.undo_stack.setClean()
    hand.window.close()
    assert hand.is_closed


def test_an_error_of_the_engine_is_told_and_drawing_goes_on(
    open_window: OpenWindow, caplog: pytest.LogCaptureFixture
) -> None:
    fails = True

    def segment(space: Space, progress: Callable[[float], bool]) -> Segmentation:
        if fails:
            raise ZeroDivisionError("of all things")
        return Segmentation.of_space(space, progress)

    hand = open_window(Maze.blank(8, 8), segment=segment, prepares=False)
    hand.qtbot.waitUntil(lambda: hand.analysis.state is AnalysisState.FAILED, timeout=ENGINE_WITHIN_MS)
    assert "of all things" in hand.message
    assert "ZeroDivisionError" in caplog.text
    assert hand.analysis.state is AnalysisState.FAILED
    hand.click((1.5, 1.95))
    fails = False
    hand.act("analyze.recompute")
    hand.check_overlay()
