"""What was drawn and not saved: the question about what was left behind, and no trace of a closed window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLockFile, QSettings
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from mazarine.gui.disk.file_lock import journal_beside, lock_beside
from mazarine.gui.settings import Settings
from mazarine.gui.start import application
from mazarine.maze import Maze
from tests.gui.hand import LEFT, Hand
from tests.gui.keeping import WITHIN_MS, KeepWindow, leave_journal
from tests.gui.tabs import MakeFile

Button = QMessageBox.StandardButton


@pytest.fixture
def saved(file: MakeFile) -> Path:
    """Return a file of the size that `leave_journal` draws on."""
    return file("a.maze")


@pytest.mark.parametrize("answer", ["Restore", "Discard", "Later"])
def test_what_was_left_beside_a_file_is_asked_about_when_it_is_opened(
    keep_window: KeepWindow, saved: Path, answer: str
) -> None:
    drawn = leave_journal(saved)
    hand = keep_window(Maze.blank(8, 8))
    asked: list[str] = []

    def reply(box: QMessageBox) -> None:
        asked.append(box.informativeText())
        next(button for button in box.buttons() if answer in button.text()).click()

    hand.fill_when_open(reply)
    hand.open(saved)
    hand.qtbot.waitUntil(lambda: bool(asked), timeout=WITHIN_MS)
    assert "a.maze" in asked[0]
    assert (hand.maze == drawn) == (answer == "Restore")
    assert hand.document.is_dirty == (answer == "Restore")
    assert journal_beside(saved).exists() == (answer != "Discard")
    assert ("not saved yet" in hand.message) == (answer == "Restore")


@pytest.fixture
def start_after_crash(
    store: QSettings, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, quick_journal: None
) -> Iterator[Callable[[list[Path]], Hand]]:
    """Start the program after a crash with these files open."""
    del quick_journal
    monkeypatch.setattr("mazarine.gui.start.application.program_store", lambda *_: store)
    monkeypatch.setattr("mazarine.gui.start.application._data_folder", lambda: tmp_path / "data")
    monkeypatch.setattr("sys.excepthook", None)
    hands: list[Hand] = []

    def start(paths: list[Path]) -> Hand:
        settings = Settings(store)
        settings.record_session(paths)
        settings.begin_session()
        hands.append(Hand(qtbot, application.open_window()))
        return hands[0]

    yield start
    for hand in hands:
        window = hand.window
        hand.drop()
        window.deleteLater()


def test_after_a_crash_one_question_brings_everything_back(
    start_after_crash: Callable[[list[Path]], Hand], file: MakeFile, tmp_path: Path
) -> None:
    paths = [file(name) for name in ("a.maze", "b.maze", "c.maze", "d.maze")]
    folder = tmp_path / "data" / "journals"
    folder.mkdir(parents=True)
    for path in paths[1:3]:
        leave_journal(path)
        (folder / f"{path.name}.beside").write_bytes(bytes(journal_beside(path)))
    hand = start_after_crash(paths)
    asked: list[str] = []

    def reply(box: QMessageBox) -> None:
        asked.append(box.informativeText())
        next(button for button in box.buttons() if "Restore" in button.text()).click()

    hand.fill_when_open(reply)
    hand.qtbot.waitUntil(lambda: len(hand.sessions) == 4, timeout=WITHIN_MS)
    hand.qtbot.waitUntil(lambda: not hand.is_at_work, timeout=WITHIN_MS)
    assert len(asked) == 1
    assert "b.maze" in asked[0]
    assert "c.maze" in asked[0]
    assert {it.document.title: it.document.is_dirty for it in hand.sessions} == {
        "a.maze": False, "b.maze": True, "c.maze": True, "d.maze": False,
    }  # fmt: skip
    assert "not saved yet" in hand.message
    assert hand.sessions.paths == paths


def test_after_a_crash_without_unsaved_work_a_button_opens_the_files(
    start_after_crash: Callable[[list[Path]], Hand], file: MakeFile, tmp_path: Path
) -> None:
    paths = [file("a.maze"), tmp_path / "gone.maze", file("b.maze")]
    hand = start_after_crash(paths)
    hand.qtbot.waitUntil(lambda: "closed unexpectedly" in hand.message, timeout=WITHIN_MS)
    assert all(it.document.path is None for it in hand.sessions)
    QTest.mouseClick(hand.window.messages.action_button, LEFT)
    hand.qtbot.waitUntil(lambda: len(hand.sessions) == 2, timeout=WITHIN_MS)
    assert hand.sessions.paths == [paths[0], paths[2]]


def test_files_that_another_program_has_open_are_not_taken_for_lost(
    start_after_crash: Callable[[list[Path]], Hand], file: MakeFile
) -> None:
    lock = QLockFile(str(lock_beside(file("a.maze"))))
    assert lock.tryLock(0)
    hand = start_after_crash([file("a.maze")])
    hand.wait_for_jobs()
    assert hand.message == ""
    lock.unlock()


def test_what_is_open_is_recorded_at_once(
    start_after_crash: Callable[[list[Path]], Hand], file: MakeFile, store: QSettings
) -> None:
    hand = start_after_crash([])
    hand.open(file("a.maze"))
    assert Settings(store).session_lost == [file("a.maze")]
