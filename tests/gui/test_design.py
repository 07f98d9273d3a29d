"""The Design dock: requirements in, a maze out, as one undo step; and mazes made harder or easier."""

from __future__ import annotations

from threading import Event

import numpy as np
import pytest

import mazarine as mz
from mazarine.design import Requirement
from mazarine.gui.features.make.design.subjects import EXAMPLES, SUBJECTS, ExampleRow
from mazarine.gui.i18n import tr_later
from mazarine.maze import Maze
from mazarine.maze.area import Area
from mazarine.maze.edits import SetWalls
from tests.gui.conftest import ENGINE_WITHIN_MS, OpenWindow
from tests.gui.making import click, requirements, wait_for_search

TREE = (ExampleRow("loops.count", "==", 0), ExampleRow("dead_ends.count", ">=", 5))


def maze_with_ends() -> Maze:
    maze = mz.generate("prim", 9, 9, rng=1)
    maze.add_marker("start", (0, 0))
    maze.add_marker("goal", (8, 8))
    return maze


def test_a_maze_is_found_and_is_one_undo_step(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(7, 8))
    panel = requirements(hand, *TREE)
    assert (panel.rows_box.value(), panel.cols_box.value()) == (7, 8)
    click(panel.search_button)
    assert not panel.search_button.isEnabled()
    wait_for_search(hand, panel)
    found = mz.statistics(hand.maze)
    assert found.loops.count == 0
    assert found.dead_ends.count >= 5
    assert [row.value_label.text() for row in panel.rows] == ["✓ 0", f"✓ {found.dead_ends.count}"]
    assert all(row.bar.value() == row.bar.maximum() for row in panel.rows)
    assert "edits judged" in panel.progress_label.text()
    assert hand.session.document.undo_stack.undoText() == "design maze"
    hand.act("edit.undo")
    assert hand.maze == Maze.blank(7, 8)
    assert not any(row.value_label.isVisible() for row in panel.rows)


def test_the_board_follows_the_maze_in_front(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(7, 8))
    panel = requirements(hand, *TREE)
    hand.sessions.add().document.replace(Maze.blank(28, 40, lattice="honeycomb"))
    board = panel.order.board
    assert board is not None
    assert (board.rows, board.cols, board.lattice.name) == (28, 40, "honeycomb")


def test_only_the_selection_changes_or_stays(open_window: OpenWindow) -> None:
    maze = maze_with_ends()
    hand = open_window(maze)
    before = hand.maze.copy()
    panel = requirements(hand, ExampleRow("loops.count", ">=", 3))
    panel.start_box.setCurrentIndex(panel.start_box.findData(False))
    area = Area.block(2, 2, 6, 6)
    hand.select(area)
    for changes in (True, False):
        panel.selection_box.setCurrentIndex(panel.selection_box.findData(changes))
        click(panel.search_button)
        wait_for_search(hand, panel)
        assert mz.statistics(hand.maze).loops.count >= 3
        rows, cols = np.nonzero(hand.maze.walls[0] != before.walls[0])
        inside = (rows >= 1) & (rows <= 6) & (cols >= 1) & (cols <= 6)
        if changes:
            assert inside.all()
        else:
            assert not ((rows >= 2) & (rows <= 6) & (cols >= 2) & (cols <= 6)).any()
        hand.act("edit.undo")
        assert hand.maze == before


def test_a_search_is_stopped_and_says_what_is_not_met(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 6))
    panel = requirements(hand, ExampleRow("dead_ends.count", ">=", 14), ExampleRow("loops.count", ">=", 12))
    panel.seconds_box.setValue(3000)
    click(panel.search_button)
    hand.qtbot.waitUntil(panel.stop_button.isEnabled, timeout=ENGINE_WITHIN_MS)
    hand.qtbot.waitUntil(lambda: panel.rows[0].value_label.text() != "")
    click(panel.stop_button)
    assert not panel.stop_button.isEnabled()
    wait_for_search(hand, panel)
    assert panel.search_button.isVisible()
    assert hand.maze != Maze.blank(6, 6)
    assert "Not met: " in hand.window.messages.text


def test_a_search_is_stopped_without_a_result_while_it_is_prepared(open_window: OpenWindow) -> None:
    hand, gate = open_window(Maze.blank(6, 6)), Event()
    panel = requirements(hand, *TREE)
    hand.workers.studies.run(lambda: gate.wait(60))
    click(panel.search_button)
    assert panel.progress_label.text() == "Preparing…"
    assert not panel.stop_button.isEnabled(), "there is no maze yet"
    click(panel.cancel_button)
    assert panel.search_button.isVisible()
    assert not panel.cancel_button.isVisible()
    assert not panel.progress_label.isVisible()
    click(panel.search_button)
    gate.set()
    wait_for_search(hand, panel)
    assert hand.document.undo_stack.count() == 1, "the first search has no result"


@pytest.mark.parametrize(
    ("rows", "part"),
    [
        ([ExampleRow("dead_ends.count", ">=", 900)], "impossible"),
        ([ExampleRow("loops.count", ">=", 3), ExampleRow("loops.count", "<=", 0, 2)], "exclude each other"),
        ([], "no requirement"),
    ],
)
def test_what_is_impossible_is_one_sentence(
    open_window: OpenWindow, rows: list[ExampleRow], part: str
) -> None:
    hand = open_window(Maze.blank(5, 5))
    panel = requirements(hand, *rows)
    click(panel.search_button)
    wait_for_search(hand, panel)
    assert part in hand.window.messages.text
    assert hand.maze == Maze.blank(5, 5)


def test_walls_that_a_rule_prescribes_are_part_of_the_step(open_window: OpenWindow) -> None:
    maze = mz.generate("stack", 16, 16, rng=3)
    maze.add_marker("start", (15, 0))
    for cell in ((7, 7), (7, 8), (8, 7), (8, 8)):
        maze.add_marker("goal", cell)
    hand = open_window(maze)
    before = hand.maze.copy()
    panel = requirements(hand, ExampleRow("rule micromouse"))
    panel.start_box.setCurrentIndex(panel.start_box.findData(False))
    click(panel.search_button)
    wait_for_search(hand, panel)
    assert panel.rows[0].value_label.text() == "✓ 0"
    assert not [it for it in mz.check(hand.maze, "micromouse") if it.severity != "note"]
    hand.act("edit.undo")
    assert hand.maze == before


def test_a_selection_that_changes_must_be_there(open_window: OpenWindow) -> None:
    hand = open_window(maze_with_ends())
    before = hand.maze.copy()
    panel = requirements(hand, ExampleRow("loops.count", ">=", 3))
    panel.start_box.setCurrentIndex(panel.start_box.findData(False))
    panel.selection_box.setCurrentIndex(panel.selection_box.findData(True))
    click(panel.search_button)
    assert "Nothing is selected" in hand.window.messages.text
    assert not panel.searcher.is_busy
    assert hand.maze == before


def test_a_maze_that_is_changed_meanwhile_stays(open_window: OpenWindow) -> None:
    hand = open_window(maze_with_ends())
    panel = requirements(hand, ExampleRow("difficulty", "max"))
    panel.start_box.setCurrentIndex(panel.start_box.findData(False))
    panel.seconds_box.setValue(3000)
    click(panel.search_button)
    hand.qtbot.waitUntil(panel.stop_button.isEnabled, timeout=ENGINE_WITHIN_MS)
    hand.session.document.do(SetWalls([(0, 4, 4, "E", "secret")]), tr_later("set walls"))
    changed = hand.maze.copy()
    click(panel.stop_button)
    wait_for_search(hand, panel)
    assert hand.maze == changed
    assert "changed meanwhile" in hand.window.messages.text
    assert not panel.rows[0].value_label.isVisible()


@pytest.mark.parametrize("name", ["harder", "easier"])
def test_a_maze_is_made_harder_or_easier(open_window: OpenWindow, name: str) -> None:
    hand = open_window(maze_with_ends())
    before, difficulty = hand.maze.copy(), mz.statistics(hand.maze).difficulty
    hand.act(f"design.{name}")
    hand.wait_for_jobs()
    after = mz.statistics(hand.maze).difficulty
    assert after is not None
    assert difficulty is not None
    assert (after > difficulty) is (name == "harder")
    assert "The difficulty was" in hand.window.messages.text
    click(hand.window.messages.action_button)
    assert hand.maze == before


def test_a_maze_without_ends_is_made_no_harder(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(5, 5))
    hand.act("design.harder")
    hand.wait_for_jobs()
    assert "start" in hand.window.messages.text


def test_the_window_closes_during_a_search(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(20, 20))
    panel = requirements(hand, ExampleRow("difficulty", "max"))
    panel.seconds_box.setValue(3000)
    click(panel.search_button)
    hand.qtbot.waitUntil(panel.stop_button.isEnabled, timeout=ENGINE_WITHIN_MS)
    hand.window.close()
    assert not hand.window.isVisible()


def test_every_requirement_of_the_dock_can_be_read(open_window: OpenWindow) -> None:
    panel = requirements(open_window(Maze.blank(4, 4)), ExampleRow("loops.count"))
    (row,) = panel.rows
    texts = set()
    for subject in SUBJECTS:
        row.subject_box.setCurrentIndex(row.subject_box.findData(subject))
        boxes = [box for box in (row.range_box, row.answer_box, row.symmetry_box) if box.isVisibleTo(row)]
        for box in boxes:
            for index in range(box.count()):
                box.setCurrentIndex(index)
                texts.add(row.text)
        texts.add(row.text)
    assert len(texts) > len(SUBJECTS)
    for text in texts:
        Requirement.parse(text)


def test_requirements_are_added_removed_and_filled_in(open_window: OpenWindow) -> None:
    panel = requirements(open_window(Maze.blank(4, 4)))
    assert panel.order.requirements == ()
    click(panel.add_button)
    click(panel.add_button)
    assert panel.order.requirements[0] == "solution.length >= 20"
    assert panel.rows[1].subject_box.currentData() == "difficulty"
    click(panel.rows[0].remove_button)
    assert len(panel.rows) == 1
    for action, (_, rows) in zip(panel._menu_of_examples().actions(), EXAMPLES, strict=True):
        action.trigger()
        assert len(panel.rows) == len(rows)
