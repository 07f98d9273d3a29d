"""Stamps: kept, shown, renamed, put down and removed."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QInputDialog, QLineEdit, QMessageBox

from mazarine.files.stamps import stamp_from
from mazarine.gui.features.selection.feature import SelectionActions
from mazarine.lattice import HONEYCOMB
from mazarine.maze import Maze
from mazarine.maze.area import Area
from mazarine.maze.edits import SetCells
from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand


def _keep(hand: Hand, name: str) -> None:
    def fill(dialog: QDialog) -> None:
        assert isinstance(dialog, QInputDialog)
        dialog.setTextValue(name)
        dialog.accept()

    hand.fill_in(fill)
    hand.act("select.save_stamp")
    _wait(hand)


def _wait(hand: Hand) -> None:
    hand.qtbot.waitUntil(lambda: hand.window.findChild(SelectionActions).stamps.is_idle)


def _names(hand: Hand) -> list[str]:
    box = hand.stamps_panel.list
    return [box.item(row).text() for row in range(box.count())]


def _click(hand: Hand, row: int) -> None:
    box = hand.stamps_panel.list
    place = box.visualItemRect(box.item(row)).center()
    QTest.mouseClick(box.viewport(), Qt.MouseButton.LeftButton, pos=place)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "stamps"


def _with_corner(hand: Hand) -> None:
    SetCells([(0, 1, 1, "rock")]).apply(hand.maze)
    hand.select(Area.block(1, 1, 2, 3))


def test_a_stamp_is_kept_and_put_down_elsewhere(open_window: OpenWindow, folder: Path) -> None:
    hand = open_window(Maze.blank(9, 9))
    hand.act("window.stamps")
    _wait(hand)
    assert "No stamps yet" in hand.stamps_panel.hint.text()
    assert hand.stamps_panel.hint.isVisible()
    _with_corner(hand)
    _keep(hand, "corner: a/b")
    assert _names(hand) == ["corner: a/b"]
    assert [path.name for path in folder.iterdir()] == ["corner_ a_b.maze"]
    hand.act("select.none")
    _click(hand, 0)
    piece = hand.floating_piece
    assert piece is not None
    assert piece.stamp.mask.shape == (2, 3)
    hand.key(Qt.Key.Key_Return)
    assert hand.document.undo_stack.undoText() == "paste"
    other = open_window(Maze.blank(4, 4))
    other.act("window.stamps")
    _wait(other)
    assert _names(other) == ["corner: a/b"]


def test_stamps_of_one_name_are_both_kept_and_can_be_renamed(open_window: OpenWindow, folder: Path) -> None:
    hand = open_window(Maze.blank(9, 9))
    hand.act("window.stamps")
    _with_corner(hand)
    _keep(hand, "corner")
    hand.act("edit.clear")
    _keep(hand, "corner")
    assert sorted(path.name for path in folder.iterdir()) == ["corner 2.maze", "corner.maze"]
    box = hand.stamps_panel.list
    box.setCurrentRow(1)
    box.editItem(box.item(1))
    editor = box.findChild(QLineEdit)
    editor.clear()
    QTest.keyClicks(editor, "hall")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    hand.qtbot.waitUntil(lambda: _names(hand) == ["corner", "hall"])
    _wait(hand)
    assert sorted(stamp_from(path.read_bytes())[1] for path in folder.iterdir()) == ["corner", "hall"]


def test_a_stamp_is_removed_after_a_question(open_window: OpenWindow, folder: Path) -> None:
    hand = open_window(Maze.blank(9, 9))
    hand.act("window.stamps")
    _with_corner(hand)
    _keep(hand, "corner")
    hand.stamps_panel.list.setCurrentRow(0)
    hand.answer(QMessageBox.StandardButton.Cancel)
    hand.act("stamps.remove")
    _wait(hand)
    assert len(list(folder.iterdir())) == 1

    def remove(dialog: QDialog) -> None:
        assert isinstance(dialog, QMessageBox)
        next(button for button in dialog.buttons() if button.text() == "Remove").click()

    hand.fill_in(remove)
    hand.act("stamps.remove")
    _wait(hand)
    assert list(folder.iterdir()) == []
    assert hand.stamps_panel.hint.isVisible()


def test_what_is_no_stamp_in_the_folder_is_left_alone(open_window: OpenWindow, folder: Path) -> None:
    folder.mkdir()
    (folder / "broken.maze").write_bytes(b"PK nothing")
    (folder / "letter.txt").write_text("hello")
    hand = open_window(Maze.blank(9, 9))
    hand.act("window.stamps")
    _wait(hand)
    assert _names(hand) == []
    assert len(list(folder.iterdir())) == 2


def test_a_folder_that_cannot_be_written_is_told(open_window: OpenWindow, folder: Path) -> None:
    folder.write_text("in the way")
    hand = open_window(Maze.blank(9, 9))
    _with_corner(hand)
    _keep(hand, "corner")
    assert hand.message
    assert "corner" not in _names(hand)


def test_a_stamp_of_another_lattice_is_refused(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(9, 9))
    hand.act("window.stamps")
    _with_corner(hand)
    _keep(hand, "corner")
    hand.document.replace(Maze.blank(6, 6, lattice=HONEYCOMB))
    _click(hand, 0)
    assert hand.message == "Cannot paste: the cells have another lattice (Square) than this maze (Honeycomb)."
    assert hand.floating_piece is None


def test_nobody_asks_for_a_name_where_nothing_is_selected(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(9, 9))
    hand.act("select.save_stamp")
    assert hand.message.startswith("Nothing is selected")


def test_a_stamp_has_a_name(open_window: OpenWindow, folder: Path) -> None:
    del folder
    hand = open_window(Maze.blank(6, 6))
    hand.act("window.stamps")
    hand.select(Area.block(0, 0, 1, 1))

    def fill(dialog: QDialog) -> None:
        assert isinstance(dialog, QInputDialog)
        buttons = dialog.findChild(QDialogButtonBox)
        ok = buttons.button(QDialogButtonBox.StandardButton.Ok)
        assert not ok.isEnabled()
        line = dialog.findChild(QLineEdit)
        QTest.keyClicks(line, "  ")
        assert not ok.isEnabled()
        QTest.keyClicks(line, "corner")
        QTest.mouseClick(ok, Qt.MouseButton.LeftButton)

    hand.fill_in(fill)
    hand.act("select.save_stamp")
    _wait(hand)
    assert _names(hand) == ["corner"]
    hand.stamps_panel.list.item(0).setText(" ")
    assert hand.message == "Enter a name for the stamp."
    assert _names(hand) == ["corner"]
