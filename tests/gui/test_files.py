"""Opening and saving a maze, in files of all formats."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QFileDialog, QLineEdit, QMessageBox

from mazarine.files import identify, write
from mazarine.files.registry import FORMATS
from mazarine.gui.disk.saving import Target
from mazarine.maze import Link, Maze, Port
from mazarine.maze.edits import PlaceLink
from tests.gui.conftest import OpenWindow
from tests.gui.hand import LEFT


@pytest.mark.parametrize("accepts", [True, False])
def test_what_a_format_cannot_hold_is_asked_about_before_it_is_dropped(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, accepts: bool
) -> None:
    path = tmp_path / "plain.txt"
    monkeypatch.setattr("mazarine.gui.dialogs.ask_save_target", lambda *_: Target(path))
    maze = Maze.blank(4, 4)
    PlaceLink(Link(Port((0, 0, 0)), Port((0, 3, 3)))).apply(maze)
    hand = open_window(maze)
    asked: list[str] = []

    def reply(box: QMessageBox) -> None:
        asked.append(box.informativeText())
        roles = {box.buttonRole(button): button for button in box.buttons()}
        role = QMessageBox.ButtonRole.DestructiveRole if accepts else QMessageBox.ButtonRole.RejectRole
        QTest.mouseClick(roles[role], LEFT)

    hand.act("file.save_as")
    hand.fill_when_open(reply, QMessageBox)
    hand.qtbot.waitUntil(lambda: bool(asked))
    if accepts:
        hand.qtbot.waitUntil(lambda: hand.document.path == path)
    assert path.exists() == accepts
    assert not hand.document.is_dirty, "nothing was drawn"
    assert "link" in asked[0] or "teleporter" in asked[0]


def test_save_as_gives_a_name_the_ending_of_the_format_that_is_chosen(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    hand = open_window(Maze.blank(4, 4, walled=True))
    hand.settings.last_folder = tmp_path

    def fill(dialog: QFileDialog) -> None:
        chooser = dialog.findChild(QComboBox, "fileTypeCombo")
        index = next(i for i, text in enumerate(dialog.nameFilters()) if "icromouse" in text)
        chooser.setCurrentIndex(index)
        chooser.activated.emit(index)
        chooser.textActivated.emit(chooser.itemText(index))
        dialog.findChild(QLineEdit, "fileNameEdit").setText("foo")
        dialog.accept()

    hand.fill_in(fill)
    hand.act("file.save_as")
    hand.qtbot.waitUntil(lambda: hand.document.path is not None)
    assert hand.document.path == tmp_path / "foo.txt"
    assert hand.document.format == identify(tmp_path / "foo.txt").name


def test_save_as_begins_with_the_format_that_the_file_has(open_window: OpenWindow, tmp_path: Path) -> None:
    path = tmp_path / "contest.txt"
    write(Maze.blank(4, 4, walled=True), path, format="micromouse-plus")
    hand = open_window()
    hand.open(path)
    seen: list[tuple[str, str]] = []

    def look(dialog: QFileDialog) -> None:
        seen.append((dialog.selectedNameFilter().partition(" (")[0], dialog.defaultSuffix()))
        dialog.reject()

    hand.fill_in(look)
    hand.act("file.save_as")
    assert seen == [(str(FORMATS["micromouse-plus"].title).partition(" (")[0], "txt")]
