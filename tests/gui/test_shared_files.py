"""A file that another program writes."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QMessageBox

from editor.files import read, write
from editor.maze import Maze
from tests.gui.conftest import OpenWindow
from tests.gui.hand import CTRL


def test_a_file_that_another_program_changes_is_told_of_and_can_be_opened_again(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    path = tmp_path / "a.maze"
    write(Maze.blank(4, 4), path)
    hand = open_window(Maze.blank(2, 2))
    hand.open(path)
    write(Maze.blank(5, 5), path)
    hand.qtbot.waitUntil(lambda: "changed by another program" in hand.message, timeout=20_000)
    assert hand.maze == Maze.blank(4, 4)
    hand.key("r", CTRL)
    hand.qtbot.waitUntil(lambda: hand.maze == Maze.blank(5, 5), timeout=20_000)
    hand.click((2.5, 2.9))
    hand.save()
    hand.qtbot.wait(600)
    assert "another program" not in hand.message, "what one has saved oneself is no news"


def test_saving_over_what_another_program_has_written_is_asked_first(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    path = tmp_path / "a.maze"
    write(Maze.blank(4, 4), path)
    hand = open_window(Maze.blank(2, 2))
    hand.open(path)
    hand.click((2.5, 2.9))
    write(Maze.blank(5, 5), path)
    hand.answer(QMessageBox.StandardButton.Cancel)
    hand.window.files.save()
    assert read(path) == Maze.blank(5, 5)
    assert hand.document.is_dirty
    hand.fill_when_open(lambda box: next(it for it in box.buttons() if it.text() == "Save over it").click())
    hand.window.files.save()
    hand.qtbot.waitUntil(lambda: read(path) == hand.maze, timeout=20_000)
    assert not hand.document.is_dirty
