"""A file that another window has open, or another program writes."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox

from mazewright.files import Format, read, read_with_format, write
from mazewright.gui.documents.file_lock import lock_beside
from mazewright.gui.documents.saving import Target
from mazewright.maze import Maze
from tests.gui.conftest import OpenWindow
from tests.gui.hand import CTRL
from tests.gui.keeping import WITHIN_MS, KeepWindow, journals, left_behind, put_off_or, wait_for_journal
from tests.gui.tabs import MakeFile

Button = QMessageBox.StandardButton


@pytest.fixture
def saved(file: MakeFile) -> Path:
    """A file of the size that `left_behind` draws on."""
    return file("a.maze")


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
    hand.window.documents.save()
    assert read(path) == Maze.blank(5, 5)
    assert hand.document.is_dirty
    hand.fill_when_open(lambda box: next(it for it in box.buttons() if it.text() == "Save over it").click())
    hand.window.documents.save()
    hand.qtbot.waitUntil(lambda: read(path) == hand.maze, timeout=20_000)
    assert not hand.document.is_dirty


def test_the_second_window_on_a_file_is_told(keep_window: KeepWindow, saved: Path) -> None:
    first, second = keep_window(Maze.blank(8, 8)), keep_window(Maze.blank(8, 8))
    first.open(saved)
    assert first.message == ""
    second.open(saved)
    assert second.message.startswith("a.maze is open in another window, too (process ")
    for hand, row in ((first, 1.5), (second, 2.5)):
        hand.click((row, 2.9))
        wait_for_journal(hand, saved.parent)
    assert len(journals(saved.parent)) == 2, "each window keeps what was drawn in it"
    first.act("file.save")
    second.qtbot.waitUntil(lambda: "changed by another program" in second.message, timeout=WITHIN_MS)
    first.document.replace(Maze.blank(2, 2))
    second.document.undo_stack.setClean()
    second.reload()
    assert second.message == ""


def test_a_file_that_changes_while_it_is_read_is_told_of(
    keep_window: KeepWindow, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = keep_window(Maze.blank(8, 8))

    def read_and_change(path: Path, **how: object) -> tuple[Maze, Format]:
        found = read_with_format(path, **how)  # type: ignore[arg-type]
        write(Maze.blank(2, 2), path)
        return found

    monkeypatch.setattr("mazewright.files.read_with_format", read_and_change)
    hand.open(saved)
    hand.qtbot.waitUntil(lambda: "changed by another program" in hand.message, timeout=WITHIN_MS)


def test_a_file_by_two_names_is_one_file(keep_window: KeepWindow, saved: Path) -> None:
    link = saved.with_name("link.maze")
    link.symlink_to(saved)
    first, second = keep_window(Maze.blank(8, 8)), keep_window(Maze.blank(8, 8))
    first.open(saved)
    second.open(link)
    assert second.message.startswith("link.maze is open in another window, too (process ")


def test_saving_over_a_file_that_another_window_has_open_is_asked_about(
    keep_window: KeepWindow, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = keep_window(Maze.blank(8, 8)), keep_window(Maze.blank(8, 8))
    first.open(saved)
    monkeypatch.setattr("mazewright.gui.dialogs.ask_save_target", lambda *_: Target(saved))
    asked = []

    def refuse(box: QMessageBox) -> None:
        asked.append(box.text())
        box.button(Button.Cancel).click()

    second.fill_in(refuse)
    second.act("file.save_as")
    assert "a.maze is open in another window (process " in asked[0]
    assert read(saved) == Maze.blank(4, 5)


@pytest.mark.parametrize("torn", [b"", bytes(30)])
def test_a_lock_that_says_nothing_is_no_window(keep_window: KeepWindow, saved: Path, torn: bytes) -> None:
    lock_beside(saved).write_bytes(torn)
    os.utime(lock_beside(saved), (0, 0))
    drawn = left_behind(saved)
    hand = keep_window(Maze.blank(8, 8))
    asked = put_off_or(hand, Button.Open, lambda: None)
    hand.open(saved)
    hand.qtbot.waitUntil(lambda: bool(asked) and hand.maze == drawn, timeout=WITHIN_MS)
