"""The worker: strokes while it runs, stopping, errors, closing in the middle."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

import numpy as np
import pytest

from mazewright.errors import SpaceError
from mazewright.generators import generate
from mazewright.gui.analysis.analysis import Analysis, State
from mazewright.gui.analysis.answers import Answer, Failure, RegionsChange
from mazewright.gui.analysis.inbox import Inbox, Question, merged
from mazewright.gui.analysis.region_list import Facts
from mazewright.maze import Link, Maze, Port
from mazewright.maze.edits import PlaceLink
from mazewright.regions import Delta, Patch, Segmentation, Space
from tests.gui.conftest import ENGINE_WITHIN_MS, OpenWindow
from tests.gui.hand import CTRL
from tests.gui.held_engine import HeldEngine


def test_strokes_during_a_recompute_are_followed_when_it_is_done(open_window: OpenWindow) -> None:
    engine = HeldEngine()
    hand = open_window(Maze.blank(8, 8), segment=engine)
    engine.hold()
    hand.act("analyse.recompute")
    engine.wait_until_held()
    hand.drag((2.95, 0.5), (2.95, 6.5))
    hand.key("k")
    hand.drag((5.5, 1.5), (5.5, 4.5))
    hand.key("z", CTRL)
    assert hand.analysis.is_stale
    engine.gate.set()
    hand.check_overlay()


def test_the_overlay_stays_while_the_worker_works(open_window: OpenWindow) -> None:
    engine = HeldEngine()
    hand = open_window(Maze.blank(8, 8), segment=engine)
    room = hand.colour_at((6.5, 6.5))
    assert room == hand.window.scene.palette_of_maze.room
    engine.hold()
    hand.act("analyse.recompute")
    engine.wait_until_held()
    hand.click((1.5, 1.95))
    assert hand.colour_at((6.5, 6.5)) == room
    engine.gate.set()
    hand.check_overlay()


def test_what_piles_up_is_drained_into_one_update(open_window: OpenWindow) -> None:
    engine = HeldEngine()
    hand = open_window(Maze.blank(8, 8), segment=engine)
    changes: list[RegionsChange] = []
    hand.analysis.regions_changed.connect(changes.append)
    engine.hold()
    hand.act("analyse.recompute")
    engine.wait_until_held()
    for row in range(5):
        hand.click((row + 0.95, 2.5))
    engine.gate.set()
    hand.settle()
    assert [change.revision for change in changes] == [hand.document.revision]
    hand.check_overlay()


def test_answers_come_in_the_order_of_the_revisions(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(20, 20))
    changes: list[RegionsChange] = []
    hand.analysis.regions_changed.connect(changes.append)
    for row in range(1, 15):
        hand.drag((row + 0.95, 1.5), (row + 0.95, 17.5))
    hand.settle()
    revisions = [change.revision for change in changes]
    assert revisions == sorted(set(revisions))
    assert revisions[-1] == hand.document.revision


def test_another_maze_abandons_the_work_on_the_one_before(open_window: OpenWindow) -> None:
    engine = HeldEngine()
    hand = open_window(Maze.blank(8, 8), segment=engine)
    engine.hold()
    hand.act("analyse.recompute")
    engine.wait_until_held()
    hand.document.replace(Maze.blank(3, 5, walled=True))
    assert hand.analysis.region is None
    hand.qtbot.waitUntil(lambda: engine.cancelled == 1)
    engine.gate.set()
    hand.check_overlay()


def test_kinds_of_another_maze_are_shown_before_the_engine_has_begun(open_window: OpenWindow) -> None:
    engine = HeldEngine()
    hand = open_window(Maze.blank(8, 8), segment=engine)
    engine.hold()
    maze = generate("stack-blocks", 21, 31, rng=np.random.default_rng(7))
    hand.document.replace(maze)
    expected = Segmentation.of(maze).kind
    assert np.array_equal(hand.analysis.kind, expected)
    assert hand.analysis.state is State.WORKING
    engine.gate.set()
    hand.check_overlay()


def test_stop_ends_a_long_run_and_f5_begins_another(open_window: OpenWindow) -> None:
    engine = HeldEngine()
    hand = open_window(Maze.blank(8, 8), segment=engine)
    engine.hold()
    hand.act("analyse.recompute")
    engine.wait_until_held()
    hand.qtbot.waitUntil(hand.window.status.work.stop_button.isVisible)
    hand.window.status.work.stop_button.click()
    assert hand.analysis.state is State.STOPPED
    hand.qtbot.waitUntil(lambda: engine.cancelled == 1)
    hand.click((1.5, 1.95))
    engine.gate.set()
    hand.act("analyse.recompute")
    hand.check_overlay()


def test_progress_is_shown_while_a_run_is_long(open_window: OpenWindow) -> None:
    engine = HeldEngine()
    hand = open_window(Maze.blank(8, 8), segment=engine)
    engine.hold()
    hand.act("analyse.recompute")
    bar = hand.window.status.work.progress_bar
    hand.qtbot.waitUntil(lambda: bar.isVisible() and bar.value() == 500)
    engine.gate.set()
    hand.settle()
    assert not bar.isVisible()
    assert hand.window.status.work.label.text() == "Up to date"


def test_closing_the_window_in_the_middle_of_the_work_ends_it(open_window: OpenWindow) -> None:
    engine = HeldEngine()
    hand = open_window(Maze.blank(8, 8), segment=engine)
    engine.hold()
    hand.act("analyse.recompute")
    engine.wait_until_held()
    hand.window.close()
    assert hand.is_closed
    hand.qtbot.waitUntil(lambda: engine.cancelled == 1)


def test_the_window_can_be_used_and_closed_before_the_engine_is_loaded(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(8, 8), prepares=False)
    hand.click((1.5, 1.95))
    assert hand.maze != Maze.blank(8, 8)
    hand.window.document.undo_stack.setClean()
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
    hand.qtbot.waitUntil(lambda: hand.analysis.state is State.FAILED, timeout=ENGINE_WITHIN_MS)
    assert "of all things" in hand.message
    assert "ZeroDivisionError" in caplog.text
    assert hand.analysis.state is State.FAILED
    hand.click((1.5, 1.95))
    fails = False
    hand.act("analyse.recompute")
    hand.check_overlay()


def test_a_space_that_the_engine_refuses_is_told_in_its_own_words(open_window: OpenWindow) -> None:
    def segment(_space: Space, _progress: Callable[[float], bool]) -> Segmentation:
        raise SpaceError("This is too large.")

    hand = open_window(Maze.blank(8, 8), segment=segment, prepares=False)
    hand.qtbot.waitUntil(lambda: hand.analysis.state is State.FAILED, timeout=ENGINE_WITHIN_MS)
    assert hand.message == "This is too large."


def test_merged_patches_keep_the_last_word_on_every_cell() -> None:
    maze = Maze.blank(4, 4)
    link = Link(Port((0, 0, 0)), Port((0, 3, 3)))
    space = Space.of(maze)
    everything = np.arange(16, dtype=np.int64)
    with_link = PlaceLink(link).apply(maze)
    first = Patch.of(maze, everything)
    with_link.inverse.apply(maze)
    second = Patch.of(maze, np.array([0, 15], dtype=np.int64))
    both = merged([first, second])
    plain = Space.of(maze)
    space.apply(both)
    assert np.array_equal(space.cells, plain.cells)
    assert space.partners == plain.partners == {}


def test_the_inbox_gives_everything_once_and_forgets_what_a_new_maze_makes_void() -> None:
    inbox = Inbox()
    patch = Patch(np.array([5]), np.array([16], dtype=np.uint8), {})
    inbox.put_change(3, patch)
    inbox.put_question(Question(1, with_cells=False))
    inbox.put_maze(4, Maze.blank(2, 2))
    inbox.put_change(5, patch)
    inbox.put_question(Question(1, with_cells=False))
    inbox.put_question(Question(2, with_cells=False))
    work = inbox.take()
    assert work is not None
    assert (work.maze_revision, work.revision, work.patch()) == (4, 5, patch)
    assert work.questions == (Question(2, with_cells=False),)
    assert inbox.take() is None
    assert inbox.wants(4)
    inbox.stop()
    assert not inbox.wants(4)


def test_an_update_of_the_segmentation_before_is_not_mixed_into_what_is_known(
    open_window: OpenWindow,
) -> None:
    engine = HeldEngine()
    hand = open_window(Maze.blank(8, 8), segment=engine)
    engine.hold()
    hand.act("analyse.recompute")
    engine.wait_until_held()
    known = hand.analysis.kind.copy()
    none = np.empty(0, dtype=np.int32)
    late = Delta.of_numbers(np.array([999], dtype=np.int32), none, none)
    facts = Facts(none, none.astype(np.uint8), none)
    hand.session.segmentation.answered.emit(RegionsChange(hand.document.revision, late, facts))
    assert np.array_equal(hand.analysis.kind, known)
    engine.gate.set()
    hand.check_overlay()


def test_every_answer_is_taken() -> None:
    assert Analysis._TAKE.keys() == {*get_args(Answer)} - {Failure}
