"""What was drawn and not saved: the question about what was left behind, and no trace of a closed window."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox

from mazarine.gui.documents.file_lock import journal_beside
from mazarine.maze import Maze
from tests.gui.keeping import WITHIN_MS, KeepWindow, journals, leave_journal, wait_for_journal
from tests.gui.tabs import MakeFile

Button = QMessageBox.StandardButton


@pytest.fixture
def saved(file: MakeFile) -> Path:
    """Return a file of the size that `leave_journal` draws on."""
    return file("a.maze")


def test_a_window_that_is_closed_leaves_nothing(keep_window: KeepWindow, tmp_path: Path) -> None:
    hand = keep_window(Maze.blank(8, 8))
    hand.click((2.5, 2.9))
    wait_for_journal(hand, tmp_path)
    hand.answer(QMessageBox.StandardButton.Discard)
    hand.window.close()
    assert list((tmp_path / "journals").iterdir()) == []


_KILLED = """
import sys
from pathlib import Path
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from mazarine.gui.shell.main_window import MainWindow
from mazarine.maze import Maze
from mazarine.maze.edits import SetWalls
application = QApplication([])
store = QSettings(sys.argv[1] + "/settings.ini", QSettings.Format.IniFormat)
window = MainWindow(store, Maze.blank(9, 9), Path(sys.argv[1]))
window.document.set_path(Path(sys.argv[1]) / "mine.maze", "native")
window.show()
window.current.session.autosave.written.connect(lambda: print("written", flush=True))
for row in range(4):
    window.document.do(SetWalls([(0, row, 4, "E", "wall")]), "draw")
application.exec()
"""


@pytest.mark.parametrize("answer", ["Restore", "Discard", "Later"])
def test_what_was_left_beside_a_file_is_asked_about_when_it_is_opened(
    keep_window: KeepWindow, saved: Path, answer: str
) -> None:
    drawn = leave_journal(saved)
    hand = keep_window(Maze.blank(8, 8))
    asked: list[str] = []

    def reply(box: QMessageBox) -> None:
        asked.append(box.text())
        next(button for button in box.buttons() if answer in button.text()).click()

    hand.fill_when_open(reply)
    hand.open(saved)
    hand.qtbot.waitUntil(lambda: bool(asked), timeout=WITHIN_MS)
    assert "a.maze" in asked[0]
    assert (hand.maze == drawn) == (answer == "Restore")
    assert hand.document.is_dirty == (answer == "Restore")
    assert journal_beside(saved).exists() == (answer != "Discard")
    assert ("not saved yet" in hand.message) == (answer == "Restore")


def test_where_no_journal_can_be_kept_the_window_says_so(keep_window: KeepWindow, tmp_path: Path) -> None:
    (tmp_path / "journals").write_text("in the way")
    hand = keep_window(Maze.blank(8, 8))
    hand.click((2.5, 2.9))
    hand.qtbot.waitUntil(lambda: "in memory only" in hand.message, timeout=WITHIN_MS)
    assert journals(tmp_path) == []
