"""A new maze of the size that is asked for."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolTip

from mazarine.gui.dialogs.new_maze import NewMazeDialog
from mazarine.maze import Maze
from tests.gui.conftest import OpenWindow


def test_new_makes_a_maze_of_the_size_that_was_asked_for(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))

    def fill(dialog: NewMazeDialog) -> None:
        dialog.rows_box.setValue(9)
        dialog.cols_box.setValue(12)
        dialog.levels_box.setValue(3)
        dialog.walled_button.click()
        dialog.accept()

    hand.fill_in(fill)
    hand.act("file.new")
    assert hand.maze == Maze.blank(9, 12, 3, walled=True)
    assert not hand.document.is_dirty
    hand.check_overlay()


def test_new_refuses_more_cells_than_a_maze_may_have(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))

    def fill(dialog: NewMazeDialog) -> None:
        dialog.rows_box.setValue(60_000)
        dialog.cols_box.setValue(60_000)
        assert not dialog.buttons.button(dialog.buttons.StandardButton.Ok).isEnabled()
        assert "too many" in dialog.size_label.text()
        dialog.reject()

    hand.fill_in(fill)
    hand.act("file.new")
    assert hand.maze == Maze.blank(4, 4)


def test_what_is_no_size_is_refused_beside_the_field(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))

    def fill(dialog: NewMazeDialog) -> None:
        ok = dialog.buttons.button(dialog.buttons.StandardButton.Ok)
        line = dialog.rows_box.lineEdit()
        assert dialog.focusWidget() is dialog.rows_box
        QTest.keyClicks(line, "0")
        assert not ok.isEnabled()
        assert QToolTip.text() == "Enter a number from 1 to 268,435,456."
        QTest.keyClick(line, Qt.Key.Key_Return)
        assert dialog.isVisible()
        line.selectAll()
        QToolTip.hideText()
        QTest.keyClicks(line, "999999999")
        assert QToolTip.text() == "Enter a number from 1 to 268,435,456."
        line.selectAll()
        QTest.keyClicks(line, "7")
        assert ok.isEnabled()
        dialog.accept()

    hand.fill_in(fill)
    hand.act("file.new")
    assert hand.maze.shape == (1, 7, 16)
