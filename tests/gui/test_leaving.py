"""Leaving a maze with changes, and the question on the way."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QMessageBox

from mazarine.files import read
from mazarine.maze import Maze
from tests.gui.conftest import OpenWindow

Button = QMessageBox.StandardButton


def test_cancel_keeps_the_window_and_the_changes(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    hand.click((1.5, 1.95))
    hand.answer(Button.Cancel)
    hand.window.close()
    assert not hand.is_closed
    assert hand.document.is_dirty


def test_discard_closes_the_window_without_a_file(open_window: OpenWindow, save_as: Path) -> None:
    hand = open_window(Maze.blank(4, 4))
    hand.click((1.5, 1.95))
    hand.answer(Button.Discard)
    hand.window.close()
    assert hand.is_closed
    assert not save_as.exists()


def test_save_writes_the_file_and_then_closes_the_window(open_window: OpenWindow, save_as: Path) -> None:
    hand = open_window(Maze.blank(4, 4))
    hand.click((1.5, 1.95))
    hand.answer(Button.Save)
    hand.window.close()
    hand.qtbot.waitUntil(lambda: hand.is_closed)
    assert read(save_as) == hand.maze
