"""Nothing that was drawn is lost: the journal, and what comes back after a program was killed."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtWidgets import QMessageBox

from mazewright.files import read, write
from mazewright.files.journal import recover
from mazewright.gui.documents.file_lock import journal_beside
from mazewright.gui.documents.journals_left import journals_left
from mazewright.maze import Maze
from mazewright.maze.edits import Expand, PlaceFirstPoint, Resize, SetCells, SetWalls
from tests.gui.hand import CTRL
from tests.gui.keeping import (
    REST_MS,
    WITHIN_MS,
    KeepWindow,
    journals,
    left_behind,
    put_off_or,
    wait_for_journal,
)
from tests.gui.tabs import MakeFile

Button = QMessageBox.StandardButton


@pytest.fixture
def saved(file: MakeFile) -> Path:
    """A file of the size that `left_behind` draws on."""
    return file("a.maze")


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


def test_growth_is_kept_with_and_without_new_points(keep_window: KeepWindow, tmp_path: Path) -> None:
    maze = Maze.blank(8, 8, lattice="honeycomb")
    PlaceFirstPoint((4, 0, -4)).apply(maze)
    hand = keep_window(maze)
    hand.document.do(SetWalls([(0, 0, 0, "S", "wall")]), "draw")
    wait_for_journal(hand, tmp_path)
    # Floor all around: nothing changes but that the point is spent.
    hand.document.do(Expand((4, 0, -4)), "expand P1")
    wait_for_journal(hand, tmp_path)
    hand.key("z", CTRL)
    wait_for_journal(hand, tmp_path)
    hand.document.do(SetCells([(0, 4, 5, "rock")]), "draw")
    hand.document.do(Expand((4, 0, -4)), "expand P1")
    wait_for_journal(hand, tmp_path)
    assert hand.maze.growth is not None
    assert len(hand.maze.growth) == 2


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
from mazewright.gui.shell.main_window import MainWindow
from mazewright.maze import Maze
from mazewright.maze.edits import SetWalls
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
    assert journal == tmp_path / ".~mine.maze.journal"
    hand.window.recovery.begin()
    hand.fill_when_open(lambda box: box.button(QMessageBox.StandardButton.Open).click())
    hand.qtbot.waitUntil(lambda: hand.maze == drawn, timeout=WITHIN_MS)
    assert hand.document.path == tmp_path / "mine.maze"
    assert hand.document.is_dirty
    assert "not saved yet" in hand.message
    wait_for_journal(hand, tmp_path)
    assert journals(tmp_path) == [journal], "it is this window's now"
    assert not (tmp_path / "mine.maze").exists()
    hand.document.undo_stack.setClean()
    hand.qtbot.waitUntil(lambda: journals(tmp_path) == [], timeout=WITHIN_MS)
    hand.qtbot.waitUntil(lambda: not [*(tmp_path / "journals").iterdir()], timeout=WITHIN_MS)


def test_a_journal_lies_beside_its_file_while_that_has_unsaved_changes(
    keep_window: KeepWindow, saved: Path
) -> None:
    hand = keep_window(Maze.blank(8, 8))
    hand.open(saved)
    hand.click((2.5, 2.9))
    wait_for_journal(hand, saved.parent)
    assert journals(saved.parent) == [journal_beside(saved)]
    hand.save()
    hand.qtbot.waitUntil(lambda: journals(saved.parent) == [], timeout=WITHIN_MS)
    hand.document.replace(Maze.blank(3, 3))
    assert not [path for path in saved.parent.iterdir() if path.name.startswith(".~")]


def test_a_journal_follows_to_another_file(keep_window: KeepWindow, saved: Path) -> None:
    hand = keep_window(Maze.blank(8, 8))
    hand.click((2.5, 2.9))
    wait_for_journal(hand, saved.parent)
    (aside,) = journals(saved.parent)
    assert aside.parent.name == "journals"
    hand.document.set_path(saved)
    hand.qtbot.waitUntil(lambda: journals(saved.parent) == [journal_beside(saved)], timeout=WITHIN_MS)
    wait_for_journal(hand, saved.parent)


def test_where_nothing_can_be_written_beside_a_file_the_journal_lies_aside(
    keep_window: KeepWindow, saved: Path
) -> None:
    hand = keep_window(Maze.blank(8, 8))
    hand.open(saved)
    journal_beside(saved).mkdir()
    (journal_beside(saved) / "in the way").touch()
    hand.click((2.5, 2.9))
    wait_for_journal(hand, saved.parent)
    keeper = hand.session.autosave
    assert keeper is not None
    assert keeper.path_there is not None
    assert keeper.path_there.parent.name == "journals"


def test_what_was_left_beside_a_file_is_offered_when_it_is_opened(
    keep_window: KeepWindow, saved: Path
) -> None:
    drawn = left_behind(saved)
    hand = keep_window(Maze.blank(8, 8))
    hand.fill_when_open(lambda box: box.button(QMessageBox.StandardButton.Open).click())
    hand.open(saved)
    hand.qtbot.waitUntil(lambda: hand.maze == drawn, timeout=WITHIN_MS)
    assert hand.document.is_dirty
    wait_for_journal(hand, saved.parent)
    assert journals(saved.parent) == [journal_beside(saved)]


def test_what_was_left_and_put_off_is_not_overwritten(keep_window: KeepWindow, saved: Path) -> None:
    drawn = left_behind(saved)
    hand = keep_window(Maze.blank(8, 8))
    asked = []

    def put_off(box: QMessageBox) -> None:
        asked.append(box.text())
        box.button(QMessageBox.StandardButton.Ignore).click()

    hand.fill_when_open(put_off)
    hand.open(saved)
    hand.qtbot.waitUntil(lambda: bool(asked), timeout=WITHIN_MS)
    hand.click((2.5, 2.9))
    wait_for_journal(hand, saved.parent)
    aside, beside = sorted(journals(saved.parent), key=lambda path: path.parent != saved.parent / "journals")
    assert beside == journal_beside(saved)
    assert recover(aside).maze == drawn
    assert recover(beside).maze == hand.maze != drawn


def test_what_is_discarded_is_gone(keep_window: KeepWindow, saved: Path) -> None:
    left_behind(saved)
    hand = keep_window(Maze.blank(8, 8))
    hand.fill_when_open(lambda box: box.button(QMessageBox.StandardButton.Discard).click())
    hand.open(saved)
    hand.qtbot.waitUntil(lambda: journals(saved.parent) == [], timeout=WITHIN_MS)
    assert hand.maze == Maze.blank(4, 5)


def test_where_no_journal_can_be_kept_it_is_said_once(keep_window: KeepWindow, tmp_path: Path) -> None:
    (tmp_path / "journals").write_text("in the way")
    hand = keep_window(Maze.blank(8, 8))
    hand.click((2.5, 2.9))
    hand.qtbot.waitUntil(lambda: "in memory only" in hand.message, timeout=WITHIN_MS)
    hand.window.messages.dismiss()
    hand.click((3.5, 2.9))
    hand.qtbot.wait(3 * REST_MS)
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


def test_where_the_work_is_is_said_when_it_cannot_be_saved(
    keep_window: KeepWindow, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = keep_window(Maze.blank(8, 8))
    hand.open(saved)
    hand.click((2.5, 2.9))
    wait_for_journal(hand, saved.parent)

    def fail(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as full:
        full.setattr("mazewright.files.atomic.os.fsync", fail)
        hand.save()
    assert hand.message == (
        f"{saved}: the disk is full."
        f" What was drawn is still here, and in the journal {journal_beside(saved)}."
    )
    assert hand.document.is_dirty
    assert recover(journal_beside(saved)).maze == hand.maze
    hand.save()
    assert read(saved) == hand.maze


@pytest.mark.parametrize("answer", [Button.Discard, Button.Open])
def test_an_answer_that_comes_late_takes_nothing_of_what_was_drawn_since(
    keep_window: KeepWindow, saved: Path, answer: QMessageBox.StandardButton
) -> None:
    drawn = left_behind(saved)
    hand = keep_window(Maze.blank(8, 8))

    def draw() -> None:
        hand.document.do(SetWalls([(0, 2, 2, "E", "wall")]), "draw")
        wait_for_journal(hand, saved.parent)

    asked = put_off_or(hand, answer, draw)
    hand.open(saved)
    hand.qtbot.waitUntil(lambda: bool(asked), timeout=WITHIN_MS)
    hand.qtbot.wait(100)
    assert recover(journal_beside(saved)).maze == hand.maze != drawn
    aside = [path for path in journals(saved.parent) if path != journal_beside(saved)]
    assert [recover(path).maze for path in aside] == [drawn], "it is offered again at the next start"


def test_a_journal_that_was_taken_stays_until_another_one_holds_the_maze(
    keep_window: KeepWindow, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = left_behind(saved)
    hand = keep_window(Maze.blank(8, 8))
    asked = put_off_or(hand, Button.Open, lambda: None)

    def fail(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as full:
        full.setattr("mazewright.files.journal.writing.os.fsync", fail)
        hand.open(saved)
        hand.qtbot.waitUntil(lambda: bool(asked) and hand.maze == drawn, timeout=WITHIN_MS)
        hand.document.do(SetWalls([(0, 3, 3, "E", "wall")]), "draw")
        hand.qtbot.waitUntil(lambda: "in memory only" in hand.message, timeout=WITHIN_MS)
        hand.document.do(SetWalls([(0, 2, 3, "E", "wall")]), "draw")
        hand.qtbot.wait(3 * REST_MS)
        assert recover(journal_beside(saved)).maze == drawn
    wait_for_journal(hand, saved.parent)


def test_a_journal_that_has_gone_is_written_again(keep_window: KeepWindow, saved: Path) -> None:
    hand = keep_window(Maze.blank(8, 8))
    hand.open(saved)
    hand.click((2.5, 2.9))
    wait_for_journal(hand, saved.parent)
    journal_beside(saved).unlink()
    assert hand.session.autosave.where_kept().endswith("in memory only.")
    hand.click((1.5, 2.9))
    wait_for_journal(hand, saved.parent)


def test_what_is_drawn_just_before_saving_is_kept_while_it_is_saved(
    keep_window: KeepWindow, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = keep_window(Maze.blank(8, 8))
    hand.open(saved)
    gate, slow = Event(), write
    monkeypatch.setattr("mazewright.files.write", lambda *args, **how: (gate.wait(20), slow(*args, **how)))
    hand.document.do(SetWalls([(0, 2, 2, "E", "wall")]), "draw")
    hand.act("file.save")
    hand.qtbot.waitUntil(journal_beside(saved).exists, timeout=WITHIN_MS)
    hand.qtbot.waitUntil(lambda: recover(journal_beside(saved)).maze == hand.maze, timeout=WITHIN_MS)
    gate.set()
    hand.qtbot.waitUntil(lambda: journals(saved.parent) == [], timeout=WITHIN_MS)
    assert read(saved) == hand.maze


def test_a_torn_pointer_hides_no_other_journal(tmp_path: Path) -> None:
    folder = tmp_path / "journals"
    folder.mkdir()
    for number, torn in enumerate((b"", bytes(100), b"/" + b"x" * 5000, b"\xff")):
        (folder / f"{number}.beside").write_bytes(torn)
    maze = left_behind(tmp_path / "a.maze")
    (folder / "right.beside").write_bytes(bytes(journal_beside(tmp_path / "a.maze")))
    assert [left.found and left.found.maze for left in journals_left(folder)] == [maze]
