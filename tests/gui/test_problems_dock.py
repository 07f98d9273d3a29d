"""The Problems dock lists what is wrong, goes there at a click, and fixes in one step."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication
from PySide6.QtTest import QTest

from mazarine.errors import EditRejected
from mazarine.gui.background.jobs import JobQueue
from mazarine.maze import Cell, Maze
from mazarine.maze.edits import SetCells, SetWalls
from mazarine.problems import ProblemKind
from tests.drawing import blocks, stairs, teleporter
from tests.gui.conftest import ENGINE_WITHIN_MS, OpenWindow
from tests.gui.hand import LEFT, SHIFT, Hand, Place
from tests.problems.marking import marked

MAZE = """
    ..#..
    ..#..
    #####
    .....
"""
START, GOAL = (0, 0, 0), (0, 0, 1)


def maze() -> Maze:
    """Return a maze with two unreachable areas."""
    return marked(blocks(MAZE), (START,), (GOAL,))


def open_dock(open_window: OpenWindow, maze: Maze) -> Hand:
    """Open the dock by its key, and wait for the list."""
    hand = open_window(maze)
    hand.dock("problems").hide()
    hand.key(Qt.Key.Key_F8, SHIFT)
    wait(hand)
    return hand


def wait(hand: Hand) -> None:
    """Wait until the list is up to date."""
    hand.qtbot.waitUntil(lambda: not hand.session.problems.is_stale, timeout=ENGINE_WITHIN_MS)


def rows(hand: Hand) -> list[str]:
    """Return the texts in the table."""
    model = hand.problems_panel.table.model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def click_row(hand: Hand, row: int) -> None:
    """Click a row of the table."""
    table = hand.problems_panel.table
    QTest.mouseClick(table.viewport(), LEFT, pos=table.visualRect(table.model().index(row, 0)).center())


def click_fix(hand: Hand, index: int = 0) -> None:
    """Click a button that fixes."""
    QTest.mouseClick(hand.problems_panel.fix_buttons[index], LEFT)


def outlined(hand: Hand) -> Any:
    """Return the rectangle of the outline in the scene; None if there is no outline."""
    return None if hand.outlined is None else hand.outlined.rect.getRect()


def is_seen(hand: Hand, cell: Cell) -> bool:
    """Whether the middle of a cell lies in the view."""
    return hand.viewport.rect().contains(hand.pixel((cell[1] + 0.5, cell[2] + 0.5)))


def test_the_list_appears_with_counts_and_follows_edits(open_window: OpenWindow) -> None:
    hand = open_dock(open_window, maze())
    assert rows(hand) == [
        "5 cells around cell (row 4, column 3) cannot be reached from any start.",
        "4 cells around cell (row 1, column 4) cannot be reached from any start.",
    ]
    assert hand.problems_panel.table.model().index(0, 1).data() == "5"
    assert hand.actions["window.problems"].isChecked()
    hand.document.do(SetCells([(0, 0, 2, "floor")]), "dig")
    assert hand.problems_panel.state_label.text() == "Checking again…"
    assert len(rows(hand)) == 2
    wait(hand)
    assert rows(hand) == ["5 cells around cell (row 4, column 3) cannot be reached from any start."]
    assert hand.problems_panel.state_label.isHidden()


def test_a_click_goes_there_and_outlines_the_cells(open_window: OpenWindow) -> None:
    hand = open_dock(open_window, maze())
    hand.zoom_to(200)
    hand.window.view.centerOn(0.5, 0.5)
    assert not is_seen(hand, (0, 0, 4))
    click_row(hand, 1)
    assert is_seen(hand, (0, 0, 4))
    assert outlined(hand) == (3.0, 0.0, 2.0, 2.0)
    hand.key(Qt.Key.Key_Escape)
    assert outlined(hand) is None


def test_the_cells_of_a_problem_are_filled_until_another_thing_is_shown(open_window: OpenWindow) -> None:
    hand = open_dock(open_window, maze())
    inside, outside = (0.5, 4.25), (3.5, 2.25)

    def redness(place: Place) -> int:
        color = QColor(hand.viewport.grab().toImage().pixel(hand.pixel(place)))
        return color.red() - color.green()

    before = redness(inside), redness(outside)
    click_row(hand, 1)
    hand.qtbot.waitUntil(lambda: redness(inside) > before[0] + 60)
    assert redness(outside) == before[1]
    click_row(hand, 0)
    hand.qtbot.waitUntil(lambda: redness(outside) > before[1] + 60)
    assert redness(inside) == before[0]
    hand.key(Qt.Key.Key_Escape)
    hand.qtbot.waitUntil(lambda: redness(outside) == before[1])


def test_enter_goes_to_another_level(open_window: OpenWindow) -> None:
    hand = open_dock(open_window, marked(blocks("...", "##.", "#.."), (START,), (GOAL,)))
    assert len(rows(hand)) == 2
    table = hand.problems_panel.table
    table.setFocus()
    table.selectRow(0)
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert hand.level == 2
    assert outlined(hand) == (1.0, 0.0, 2.0, 1.0)
    QTest.keyClick(table, Qt.Key.Key_Down)
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert hand.level == 1


def test_a_way_over_levels_counts(open_window: OpenWindow) -> None:
    two = marked(blocks("..", "..", links=[stairs((0, 0, 1))]), (START,), ((1, 0, 0),))
    hand = open_dock(open_window, two)
    assert rows(hand) == []
    assert hand.problems_panel.placeholder.text().startswith("No problems found.")
    assert hand.problems_panel.placeholder.isVisible()


def test_a_fix_is_one_step_that_can_be_undone(open_window: OpenWindow) -> None:
    hand = open_dock(open_window, maze())
    before = hand.maze.copy()
    click_row(hand, 1)
    dock = hand.problems_panel
    assert [button.text() for button in dock.fix_buttons] == ["Dig through 1 cell of rock", "Fill with rock"]
    click_fix(hand)
    assert hand.document.undo_stack.undoText() == "dig through 1 cell of rock"
    wait(hand)
    assert rows(hand) == ["5 cells around cell (row 4, column 3) cannot be reached from any start."]
    assert outlined(hand) is None
    # The next problem is selected: fixing all is a click each.
    click_fix(hand, 1)
    wait(hand)
    assert rows(hand) == []
    hand.act("edit.undo")
    hand.act("edit.undo")
    assert hand.maze == before
    wait(hand)
    assert len(rows(hand)) == 2


def test_a_long_tunnel_is_shown_before_it_is_dug(open_window: OpenWindow) -> None:
    hand = open_dock(open_window, marked(blocks("..#####.\n..######"), (START,), (GOAL,)))
    tunnel = hand.window.scene.tunnel

    def color(place: Place) -> str:
        return QColor(hand.viewport.grab().toImage().pixel(hand.pixel(place))).name()

    edge = (1.0, 4.5)
    before = color(edge)
    assert not tunnel.isVisible()
    click_row(hand, 0)
    assert hand.problems_panel.fix_buttons[0].text() == "Dig through 5 cells of rock"
    assert tunnel.isVisible()
    assert tunnel.outline is not None
    assert tunnel.outline.rect.getRect() == (2.0, 0.0, 5.0, 1.0)
    hand.qtbot.waitUntil(lambda: color(edge) != before)
    click_fix(hand)
    assert hand.maze.cells[0, 0].tolist() == [2] * 8
    assert not tunnel.isVisible()
    wait(hand)
    hand.act("edit.undo")
    wait(hand)
    click_row(hand, 0)
    assert tunnel.isVisible()
    hand.key(Qt.Key.Key_Escape)
    assert not tunnel.isVisible()


def test_a_problem_may_be_ignored_and_shown_again(open_window: OpenWindow) -> None:
    hand = open_dock(open_window, maze())
    dock, all_rows = hand.problems_panel, rows(hand)
    assert dock.ignored_button.isHidden()
    assert not dock.ignore_button.isEnabled()
    click_row(hand, 0)
    QTest.mouseClick(dock.ignore_button, LEFT)
    assert rows(hand) == all_rows[1:]
    assert dock.ignored_button.text() == "Show ignored (1)"
    hand.document.do(SetWalls([(0, 0, 0, "S", "wall")]), "wall")
    wait(hand)
    assert rows(hand) == all_rows[1:], "also when the maze is checked again"
    click_row(hand, 0)
    QTest.mouseClick(dock.ignore_button, LEFT)
    assert dock.placeholder.text() == "All problems are ignored."
    QTest.mouseClick(dock.ignored_button, LEFT)
    assert rows(hand) == all_rows
    assert dock.ignored_button.isHidden()
    click_row(hand, 0)
    QTest.mouseClick(dock.ignore_button, LEFT)
    hand.document.replace(maze())
    wait(hand)
    assert rows(hand) == all_rows, "of another maze nothing is ignored"


def test_a_fix_for_a_maze_that_has_changed_is_refused_in_words(open_window: OpenWindow) -> None:
    hand = open_dock(open_window, maze())
    click_row(hand, 0)
    hand.document.do(SetWalls([(0, 3, 0, "E", "wall")]), "wall")
    before = hand.maze.copy()
    click_fix(hand)
    assert "changed meanwhile" in hand.message
    assert hand.maze == before
    with pytest.raises(EditRejected):
        hand.session.problems.fix(hand.session.problems.value[0].fixes[0])


def test_without_a_fix_the_button_is_off(open_window: OpenWindow) -> None:
    hand = open_dock(open_window, Maze.blank(2, 2))
    assert len(rows(hand)) == 2
    click_row(hand, 0)
    first, second = hand.problems_panel.fix_buttons
    assert not first.isEnabled()
    assert second.isHidden()


def test_the_menu_of_a_row_has_what_the_buttons_do(open_window: OpenWindow) -> None:
    links = [teleporter((0, 0, 1), (0, 0, 3), one_way=True)]
    hand = open_dock(open_window, marked(blocks("..#..", links=links), (START,), (GOAL,)))
    click_row(hand, 0)
    actions = [action for action in hand.problems_panel.table.actions() if action.isVisible()]
    texts = [action.text() for action in actions]
    assert texts == [
        "&Go there", "Make the link two-way", "Dig through 1 cell of rock", "Ignore", "&Copy"
    ]  # fmt: skip
    actions[4].trigger()
    assert QGuiApplication.clipboard().text() == rows(hand)[0]
    actions[1].trigger()
    assert [link.one_way for link in hand.maze.links] == [False]


def test_the_rules_are_chosen_by_the_user_for_one_maze(open_window: OpenWindow) -> None:
    hand = open_dock(open_window, Maze.blank(16, 16))
    box = hand.problems_panel.profile_box
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Down)
    wait(hand)
    assert ProblemKind.CONTEST_POSTS in [problem.kind for problem in hand.session.problems.value]
    assert any("224 posts touch no wall" in words for words in rows(hand))
    first = hand.session
    hand.sessions.add()
    assert box.currentText() == "Any maze"
    hand.sessions.show(first)
    assert box.currentText() == "Micromouse contest"
    hand.window.close()
    again = open_window(Maze.blank(16, 16))
    assert again.problems_panel.profile_box.currentText() == "Any maze"


def test_a_smaller_maze_is_never_left(open_window: OpenWindow) -> None:
    """A click on a problem of before the board became smaller goes nowhere outside it."""
    hand = open_dock(open_window, maze())
    far = hand.session.problems.value[0]
    hand.document.replace(Maze.blank(2, 2))
    hand.problems_panel._guide.show(far.cells)
    assert outlined(hand) is None
    wait(hand)
    assert all("start" in words or "goal" in words for words in rows(hand))


def test_nothing_is_checked_while_nobody_looks(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = open_dock(open_window, maze())
    hand.key(Qt.Key.Key_F8, SHIFT)
    assert hand.dock("problems").isHidden()
    for other in ("levels", "minimap", "analysis"):
        hand.dock(other).hide()
    begun = []
    run = JobQueue.run

    def count(self: JobQueue, work: Any) -> Any:
        begun.append(work)
        return run(self, work)

    hand.session.statistics.watch("test")
    hand.qtbot.waitUntil(lambda: not hand.session.statistics.is_stale)
    monkeypatch.setattr(JobQueue, "run", count)
    hand.document.do(SetCells([(0, 0, 2, "floor")]), "dig")
    hand.settle()
    hand.qtbot.waitUntil(lambda: not hand.session.statistics.is_stale)
    assert hand.session.problems.is_stale
    assert len(begun) == 1
    hand.key(Qt.Key.Key_F8, SHIFT)
    wait(hand)
    assert len(rows(hand)) == 1


def test_each_tab_has_problems_and_rules_of_its_own(open_window: OpenWindow) -> None:
    hand = open_dock(open_window, maze())
    first = hand.session
    second = hand.window.sessions.add()
    second.document.replace(Maze.blank(16, 16))
    first.document.replace(maze())
    assert first.document.revision == second.document.revision
    wait(hand)
    without_ends = rows(hand)
    hand.window.sessions.show(first)
    wait(hand)
    unreachable = rows(hand)
    assert len(unreachable) == 2
    hand.window.sessions.show(second)
    assert rows(hand) == without_ends != unreachable
    hand.window.sessions.show(first)
    assert rows(hand) == unreachable
    box = hand.problems_panel.profile_box
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Down)
    wait(hand)
    assert rows(hand) != unreachable
    hand.window.sessions.show(second)
    assert rows(hand) == without_ends


def test_the_walk_into_a_soft_lock_is_shown(open_window: OpenWindow) -> None:
    locked = marked(blocks("....."), ((0, 0, 2),), ((0, 0, 4),))
    locked.add_marker("key", (0, 0), label="a")
    locked.add_marker("door", (0, 4), label="a")
    locked.add_marker("gate", (0, 2), "E")
    hand = open_dock(open_window, locked)
    click_row(hand, 0)
    tunnel = hand.window.scene.tunnel
    assert tunnel.isVisible()
    assert tunnel.outline is not None
    assert tunnel.outline.rect.getRect() == (2.0, 0.0, 2.0, 1.0)
