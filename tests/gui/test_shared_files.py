"""A file that another window has open, or another program writes."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox

from mazarine.files import read, write
from mazarine.gui.disk.saving import Target
from mazarine.maze import Maze
from tests.gui.conftest import OpenWindow
from tests.gui.keeping import KeepWindow
from tests.gui.tabs import MakeFile

Button = QMessageBox.StandardButton


@pytest.fixture
def saved(file: MakeFile) -> Path:
    """Return a file of the size that `recover` draws on."""
    return file("a.maze")


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
    hand.documents.saving.save_shown()
    assert read(path) == Maze.blank(5, 5)
    assert hand.document.is_dirty
    hand.fill_when_open(lambda box: next(it for it in box.buttons() if it.text() == "Overwrite").click())
    hand.documents.saving.save_shown()
    hand.qtbot.waitUntil(lambda: not hand.document.is_dirty and not hand.is_at_work, timeout=20_000)
    assert read(path) == hand.maze


def test_saving_over_a_file_that_another_window_has_open_is_asked_about(
    keep_window: KeepWindow, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = keep_window(Maze.blank(8, 8)), keep_window(Maze.blank(8, 8))
    first.open(saved)
    monkeypatch.setattr("mazarine.gui.dialogs.ask_save_target", lambda *_: Target(saved))
    asked = []

    def refuse(box: QMessageBox) -> None:
        asked.append(box.text())
        box.button(Button.Cancel).click()

    second.fill_in(refuse)
    second.act("file.save_as")
    assert "“a.maze” is open in another window (process " in asked[0]
    assert read(saved) == Maze.blank(4, 5)
