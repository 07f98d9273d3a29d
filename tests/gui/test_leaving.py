"""Leaving a maze with changes, and the question on the way."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox

from mazewright.files import read, write
from mazewright.gui.dialogs.questions import Unsaved
from mazewright.gui.documents.saving import Target
from mazewright.maze import Maze
from mazewright.maze.edits import SetWalls
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


def test_a_failed_save_keeps_the_window_and_says_why(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    hand = open_window(Maze.blank(4, 4))
    hand.click((1.5, 1.95))
    nowhere = tmp_path / "missing" / "x.maze"
    monkeypatch.setattr("mazewright.gui.dialogs.ask_save_target", lambda *_: Target(nowhere))
    hand.answer(Button.Save)
    with hand.qtbot.waitSignal(hand.window.documents.busy_changed, check_params_cb=lambda what: not what):
        hand.window.close()
    assert "x.maze" in hand.message
    assert not hand.is_closed
    assert hand.document.is_dirty


def test_what_was_given_up_when_a_file_is_reloaded_is_not_asked_for_again(
    open_window: OpenWindow, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = Maze.blank(5, 4, walled=True)
    write(other, saved)
    hand, asked = open_window(Maze.blank(8, 8)), []

    def discard(*_args: object) -> Unsaved:
        asked.append(hand.document.revision)
        return Unsaved.DISCARD

    monkeypatch.setattr("mazewright.gui.dialogs.questions.ask_unsaved", discard)
    hand.open(saved)
    hand.document.do(SetWalls([(0, 1, 1, "E", "open")]), "Open")
    hand.act("file.reload")
    hand.qtbot.waitUntil(lambda: hand.maze == other)
    assert len(asked) == 1
    hand.document.do(SetWalls([(0, 1, 1, "E", "open")]), "Open")
    hand.act("file.reload")
    hand.document.do(SetWalls([(0, 1, 2, "E", "open")]), "Open")
    hand.qtbot.waitUntil(lambda: not hand.document.is_dirty)
    assert len(asked) == 3
