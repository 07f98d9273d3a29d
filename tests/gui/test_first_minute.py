"""The window while compiled kernels are not ready, as right after an install, and when they come."""

from __future__ import annotations

import numpy as np
import pytest

from mazarine.compiling.mode import MODE
from mazarine.gui.analysis import segmenter
from mazarine.gui.analysis.analysis import AnalysisState
from mazarine.gui.background.engine_state import EngineState
from mazarine.maze import Maze
from mazarine.maze.edits import SetWalls
from mazarine.regions import Segmentation
from tests.benchmarks.mazes import random_walls
from tests.drawing import walls
from tests.gui.conftest import OpenWindow
from tests.gui.hand import CTRL, RIGHT, Hand
from tests.gui.test_last_change_dock import cut_the_hall, dock_of, lines, wait_for
from tests.gui.test_path_probe import HOOK, probe
from tests.regions.oracle import Oracle

_KINDS = ("rock", "corridor", "crossroad", "room")
_LARGE, _SMALL = 50, 2_000
"""Rows and columns of a maze that plain kernels leave alone, and the cells that they do not."""


class ComingEngine(EngineState):
    """Compiled kernels that come when a test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.told = (3, 82)
        self.engine = self.complete = False

    @property
    def has_engine(self) -> bool:
        """Whether mazes of any size can be segmented and updated."""
        return self.engine

    @property
    def is_complete(self) -> bool:
        """Whether every compiled kernel can be used."""
        return self.complete

    @property
    def compiled(self) -> tuple[int, int]:
        """How many kernels have been compiled, of how many."""
        return self.told

    def start(self) -> None:
        """Do nothing: the test says when."""

    def come(self, *, complete: bool) -> None:
        """Be ready from now on."""
        MODE.is_held_back = False
        MODE.compiled = complete
        self.engine, self.complete = True, complete
        self.changed.emit()


@pytest.fixture
def engine(plain_kernels: None, monkeypatch: pytest.MonkeyPatch) -> ComingEngine:
    """Compiled kernels that are held back until the test lets them come."""
    del plain_kernels
    monkeypatch.setattr(MODE, "compiled", False)
    monkeypatch.setattr(segmenter, "SMALL", _SMALL)
    coming = ComingEngine()
    monkeypatch.setattr("mazarine.gui.background.workers.engine_state", lambda: coming)
    return coming


def waits_until_up_to_date(hand: Hand) -> None:
    """Wait until what is shown is that of the maze as it is."""
    analysis = hand.analysis
    hand.qtbot.waitUntil(lambda: analysis.progress is None and not analysis.is_stale)


def require_kinds(hand: Hand) -> None:
    """Require that the kinds that are shown are those of the oracle."""
    waits_until_up_to_date(hand)
    assert hand.analysis.kind is not None
    oracle = Oracle(hand.maze)
    shown = {
        (level, row, col): _KINDS[kind] for (level, row, col), kind in np.ndenumerate(hand.analysis.kind)
    }
    assert shown == oracle.kind


def text(hand: Hand) -> str:
    return hand.work_text


class TestSmallMaze:
    """Everything works without one compiled kernel, for as long as the window is open."""

    def test_strokes_and_undo_have_their_overlay(self, engine: ComingEngine, open_window: OpenWindow) -> None:
        del engine
        hand = open_window(Maze.blank(6, 8))
        hand.check_overlay()
        hand.drag((2.9, 0.5), (2.93, 2.2), (3.1, 4.4), (2.95, 6.5))
        hand.check_overlay()
        hand.key("k")
        hand.drag((0.5, 0.5), (5.5, 5.5))
        hand.check_overlay()
        hand.key("z", CTRL)
        hand.check_overlay()
        count, table = len(Segmentation.of(hand.maze).regions), hand.regions_panel.model
        hand.qtbot.waitUntil(lambda: table.total == count)
        assert text(hand) == "Preparing the engine (first start only): 3 of 82"
        assert hand.window.status.work.progress_bar.maximum() == 82

    def test_paths_statistics_and_problems_are_there(
        self, engine: ComingEngine, open_window: OpenWindow
    ) -> None:
        del engine
        hand = open_window(walls(HOOK))
        hand.key("d")
        probe(hand, (0.5, 0.5), (0.5, 3.5), "3 steps")
        for value in ("statistics", "problems"):
            hand.dock(value).raise_()
            hand.qtbot.waitUntil(lambda value=value: getattr(hand.session, value).value is not None)
        hand.act("overlay.distances")
        hand.qtbot.waitUntil(lambda: hand.session.tints.value is not None)

    def test_what_a_stroke_did_to_the_regions_is_told_also_when_compiled_kernels_come(
        self, engine: ComingEngine, open_window: OpenWindow
    ) -> None:
        hand = open_window(Maze.blank(6, 8))
        panel = dock_of(hand)
        cut_the_hall(hand)
        wait_for(hand, panel, "Open faces lost: 5", "Room 1 was split into rooms 1 and 2")
        engine.come(complete=True)
        hand.key("z", CTRL)
        wait_for(hand, panel, "Open faces gained: 5", "Rooms 1 and 2 were merged into room 1")

    def test_compiled_kernels_take_over_in_the_middle_of_a_stroke(
        self, engine: ComingEngine, open_window: OpenWindow
    ) -> None:
        hand = open_window(walls(HOOK))
        assert hand.analysis.region is not None
        before = hand.analysis.region.copy()
        hand.press((0.98, 0.5), RIGHT)
        engine.come(complete=True)
        hand.move((0.98, 1.5))
        hand.release((0.98, 1.5))
        assert hand.document.undo_stack.count() == 1
        hand.check_overlay()
        hand.key("z", CTRL)
        hand.check_overlay()
        assert hand.analysis.region.tolist() == before.tolist()
        assert text(hand) == ""
        hand.key("d")
        probe(hand, (0.5, 0.5), (0.5, 3.5), "3 steps")


class TestLargeMaze:
    """Kinds are there at once and always; regions come with the compiled engine."""

    @pytest.fixture
    def hand(self, engine: ComingEngine, open_window: OpenWindow) -> Hand:
        """Return a window on a large maze, without compiled kernels."""
        del engine
        hand = open_window(random_walls(_LARGE, _LARGE, 0.3), prepares=False)
        waits_until_up_to_date(hand)
        return hand

    def test_kinds_follow_strokes(self, hand: Hand) -> None:
        assert hand.analysis.state is AnalysisState.PREPARING
        require_kinds(hand)
        hand.document.do(SetWalls([(0, row, 20, "E", "wall") for row in range(0, 40, 2)]), "walls")
        require_kinds(hand)
        hand.document.undo()
        require_kinds(hand)
        assert hand.regions_panel.count_label.text() == "Preparing…"
        assert text(hand) == "Preparing the engine (first start only): 3 of 82"

    def test_what_a_change_did_to_the_regions_is_told_once_they_are_known(
        self, hand: Hand, engine: ComingEngine
    ) -> None:
        panel = dock_of(hand)
        hand.document.do(SetWalls([(0, row, 20, "E", "wall") for row in range(0, 40, 2)]), "walls")
        waits_until_up_to_date(hand)
        assert panel.placeholder.text().startswith("The analysis is not finished.")
        engine.come(complete=True)
        hand.settle()
        hand.qtbot.waitUntil(lambda: panel.placeholder.text().startswith("No change to show."))
        hand.document.undo()
        hand.qtbot.waitUntil(lambda: any("Crossroads" in line for line in lines(panel)))

    def test_regions_come_with_the_engine_after_all_that_was_drawn(
        self, hand: Hand, engine: ComingEngine
    ) -> None:
        hand.document.do(SetWalls([(0, row, 20, "E", "wall") for row in range(0, 40, 2)]), "walls")
        engine.come(complete=False)
        hand.document.do(SetWalls([(0, row, 30, "E", "wall") for row in range(0, 40, 2)]), "walls")
        hand.check_overlay()
        assert hand.regions_panel.count_label.text() != "Preparing…"
        engine.come(complete=True)
        hand.document.undo()
        hand.check_overlay()

    def test_an_engine_that_is_off_is_not_said_to_be_loading(
        self, engine: ComingEngine, open_window: OpenWindow
    ) -> None:
        engine.told = (0, 0)
        hand = open_window(random_walls(_LARGE, _LARGE, 0.3), prepares=False)
        waits_until_up_to_date(hand)
        assert text(hand) == "Analysis engine off: only kinds are shown"

    def test_a_resize_starts_over(self, hand: Hand, engine: ComingEngine) -> None:
        hand.act("levels.add_above")
        require_kinds(hand)
        engine.come(complete=True)
        hand.check_overlay()

    def test_a_question_about_paths_is_answered_when_its_kernels_are_there(
        self, hand: Hand, engine: ComingEngine
    ) -> None:
        hand.act("overlay.distances")
        engine.come(complete=False)
        hand.settle()
        assert hand.session.tints.value is None
        engine.come(complete=True)
        hand.qtbot.waitUntil(lambda: hand.session.tints.value is not None)
