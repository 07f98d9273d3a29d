"""A new maze of the size that is asked for."""

from __future__ import annotations

from editor.gui.dialogs.new_maze import NewMazeDialog
from editor.maze import Maze
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
