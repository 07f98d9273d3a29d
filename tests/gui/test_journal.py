"""Nothing that was drawn is lost: the journal, and what comes back after a program was killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from editor.files import read
from editor.files.journal import recover
from editor.gui.window import MainWindow
from editor.gui.worker import Workers
from editor.maze import Maze
from editor.maze.edits import Resize, SetWalls
from tests.gui.conftest import ENGINE_WITHIN_MS
from tests.gui.hand import CTRL, Hand

WITHIN_MS = 20_000
KeepWindow = Callable[[Maze], Hand]


@pytest.fixture
def keep_window(qtbot: QtBot, store: QSettings, tmp_path: Path) -> Iterator[KeepWindow]:
    """Open windows that keep a journal."""
    hands: list[Hand] = []

    def make(maze: Maze) -> Hand:
        window = MainWindow(store, Workers(), maze, journals=tmp_path / "journals")
        window.resize(760, 640)
        hand = Hand(qtbot, window)
        hands.append(hand)
        with qtbot.waitExposed(window):
            window.show()
        hand.settle(ENGINE_WITHIN_MS)
        return hand

    yield make
    for hand in hands:
        hand.drop()


def journals(tmp_path: Path) -> list[Path]:
    return sorted((tmp_path / "journals").glob("*.journal"))


def wait_for_journal(hand: Hand, tmp_path: Path) -> None:
    """Wait until the newest journal holds what the window shows."""

    def is_kept() -> bool:
        keeper = hand.window.keeper
        assert keeper is not None
        return keeper.is_settled and keeper.path.exists() and recover(keeper.path).maze == hand.maze

    hand.qtbot.waitUntil(is_kept, timeout=WITHIN_MS)
    assert journals(tmp_path)


def test_what_is_drawn_is_kept_until_it_is_saved(keep_window: KeepWindow, tmp_path: Path) -> None:
    hand = keep_window(Maze.blank(8, 8))
    assert journals(tmp_path) == []
    hand.click((2.5, 2.9))
    wait_for_journal(hand, tmp_path)
    hand.drag((4.9, 0.5), (4.9, 6.5))
    wait_for_journal(hand, tmp_path)
    hand.document.do(Resize((-1, -1), 10, 10), "resize")
    wait_for_journal(hand, tmp_path)
    hand.document.set_path(tmp_path / "a.maze")
    hand.save()
    hand.qtbot.waitUntil(lambda: journals(tmp_path) == [], timeout=WITHIN_MS)
    assert read(tmp_path / "a.maze") == hand.maze
    hand.click((2.5, 2.9))
    wait_for_journal(hand, tmp_path)
    hand.key("z", CTRL)
    hand.qtbot.waitUntil(lambda: journals(tmp_path) == [], timeout=WITHIN_MS)


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
from editor.gui.window import MainWindow
from editor.gui.worker import Workers
from editor.maze import Maze
from editor.maze.edits import SetWalls
application = QApplication([])
store = QSettings(sys.argv[1] + "/settings.ini", QSettings.Format.IniFormat)
window = MainWindow(store, Workers(), Maze.blank(9, 9), journals=Path(sys.argv[1]) / "journals")
window.document.set_path(Path(sys.argv[1]) / "mine.maze", "native")
window.show()
window.keeper.written.connect(lambda: print("written", flush=True))
for row in range(4):
    window.document.do(SetWalls([(0, row, 4, "E", "wall")]), "draw")
application.exec()
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no such signal here")
def test_after_a_kill_the_next_start_offers_what_was_drawn(keep_window: KeepWindow, tmp_path: Path) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    call = [sys.executable, "-c", _KILLED, str(tmp_path)]
    with subprocess.Popen(call, stdout=subprocess.PIPE, text=True, env=environment) as killed:
        assert killed.stdout is not None
        assert killed.stdout.readline() == "written\n"
        hand = keep_window(Maze.blank(3, 3))
        hand.window.recovery.begin()
        hand.qtbot.wait(500)
        assert hand.maze == Maze.blank(3, 3), "what another program keeps is not offered"
        killed.kill()
    drawn = Maze.blank(9, 9)
    SetWalls([(0, row, 4, "E", "wall") for row in range(4)]).apply(drawn)
    (journal,) = journals(tmp_path)
    hand.window.recovery.begin()
    hand.fill_when_open(lambda box: box.button(QMessageBox.StandardButton.Open).click())
    hand.qtbot.waitUntil(lambda: hand.maze == drawn, timeout=WITHIN_MS)
    assert hand.document.path == tmp_path / "mine.maze"
    assert hand.document.is_dirty
    assert "not saved yet" in hand.message
    hand.qtbot.waitUntil(lambda: journal not in journals(tmp_path), timeout=WITHIN_MS)
    wait_for_journal(hand, tmp_path)
    assert not (tmp_path / "mine.maze").exists()


def test_where_no_journal_can_be_kept_it_is_said_once(keep_window: KeepWindow, tmp_path: Path) -> None:
    (tmp_path / "journals").write_text("in the way")
    hand = keep_window(Maze.blank(8, 8))
    hand.click((2.5, 2.9))
    hand.qtbot.waitUntil(lambda: "in memory only" in hand.message, timeout=WITHIN_MS)
    hand.window.messages.dismiss()
    hand.click((3.5, 2.9))
    hand.qtbot.wait(700)
    assert hand.message == ""
    (tmp_path / "journals").unlink()
    hand.click((4.5, 2.9))
    wait_for_journal(hand, tmp_path)


def test_a_journal_that_is_damaged_is_told_of_and_stays(keep_window: KeepWindow, tmp_path: Path) -> None:
    (tmp_path / "journals").mkdir()
    damaged = tmp_path / "journals" / "0.journal"
    damaged.write_bytes(b"MAZEJRN1 and no more")
    hand = keep_window(Maze.blank(8, 8))
    hand.window.recovery.begin()
    hand.qtbot.waitUntil(lambda: "cannot be read" in hand.message, timeout=WITHIN_MS)
    assert damaged.exists()


def test_an_earlier_version_is_opened_as_a_copy(keep_window: KeepWindow, tmp_path: Path) -> None:
    hand = keep_window(Maze.blank(8, 8))
    hand.act("file.versions")
    assert "no earlier versions" in hand.message
    hand.document.set_path(tmp_path / "a.maze")
    for row in (1, 2):
        hand.click((row + 0.5, 2.9))
        hand.save()
    hand.fill_when_open(lambda dialog: dialog.accept())
    hand.act("file.versions")
    hand.qtbot.waitUntil(lambda: hand.document.path is None, timeout=WITHIN_MS)
    older = Maze.blank(8, 8)
    SetWalls([(0, 1, 2, "E", "wall")]).apply(older)
    assert hand.maze == older
    assert read(tmp_path / "a.maze") != older
