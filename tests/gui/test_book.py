"""The window that makes books."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QFileDialog, QTabBar
from pytestqt.qtbot import QtBot

from mazarine.book.plan import BookPlan, read_plan
from mazarine.gui.features.make.book.window import BookWindow
from mazarine.maze import Maze
from tests.gui.conftest import OpenWindow
from tests.gui.hand import LEFT, Hand
from tests.pdf import pages_of

_WITHIN_MS = 30_000
_SMALL = BookPlan(count=3, difficulty=(2.0, 3.0), rows=(8, 10), cols=(8, 10), trim="A5", seed=5)


@pytest.fixture
def book(open_window: OpenWindow, qtbot: QtBot) -> Iterator[BookWindow]:
    """Return the window of books, as the menu opens it."""
    hand: Hand = open_window(Maze.blank(4, 4))
    hand.act("make.book")
    (window,) = hand.window.findChildren(BookWindow)
    qtbot.waitUntil(window.make_button.isEnabled, timeout=_WITHIN_MS)
    yield window
    window.close()
    qtbot.waitUntil(lambda: window.continue_button.isEnabled() or not window.stop_button.isEnabled())


def click(button: QAbstractButton) -> None:
    """Click a button where it is."""
    assert button.isEnabled()
    QTest.mouseClick(button, LEFT)


def choose_file(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    """Choose a file whenever one is asked for."""
    for name in ("getSaveFileName", "getOpenFileName"):
        monkeypatch.setattr(QFileDialog, name, lambda *_: (str(path), ""))


def test_a_book_is_filled_in_and_made_by_hand(
    book: BookWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    book.form.show_plan(_SMALL)
    tabs = book.form.findChild(QTabBar)
    QTest.mouseClick(tabs, LEFT, pos=tabs.tabRect(2).center())
    title = book.form.fields["title"].widget
    QTest.keyClicks(title, "For Anna")
    click(book.svg_box)
    choose_file(monkeypatch, tmp_path / "anna.pdf")
    place = book.stop_button.geometry()
    click(book.make_button)
    assert book.stop_button.isEnabled()
    book.layout().activate()
    assert book.stop_button.geometry() == place, "it does not go away from below the pointer"
    assert not book.form.isEnabled()
    qtbot.waitUntil(lambda: "3 mazes on 6 pages" in book.messages.text, timeout=_WITHIN_MS)
    assert len(pages_of(tmp_path / "anna.pdf")) == 6
    assert len(list((tmp_path / "anna").glob("*.svg"))) == 3
    assert b"/Title" in (tmp_path / "anna.pdf").read_bytes()
    assert book.form.isEnabled()


def test_pages_are_shown_before_the_book_is_made(book: BookWindow, qtbot: QtBot) -> None:
    book.form.show_plan(_SMALL)
    qtbot.waitUntil(lambda: book.pages_label.text() == "Page 1 of 6", timeout=_WITHIN_MS)
    front = book.preview.grab().toImage()
    for _ in range(2):
        QTest.keyClick(book.spread_box, Qt.Key.Key_Up)
    qtbot.waitUntil(lambda: book.pages_label.text() == "Pages 4 and 5 of 6", timeout=_WITHIN_MS)
    assert book.preview.grab().toImage() != front
    QTest.keyClick(book.spread_box, Qt.Key.Key_End)
    assert book.spread_box.maximum() == 4


def test_what_cannot_be_is_said_and_not_made(book: BookWindow, qtbot: QtBot) -> None:
    last = book.form.fields["difficulty"].row.itemAt(2).widget()
    last.setFocus()
    last.selectAll()
    QTest.keyClicks(last, "9")
    qtbot.waitUntil(lambda: "not 9.00" in book.pages_label.text(), timeout=_WITHIN_MS)
    assert not book.preview.isVisible(), "the reason stands in the place of the pages"
    assert not book.make_button.isEnabled()
    last.selectAll()
    QTest.keyClicks(last, "4")
    qtbot.waitUntil(book.make_button.isEnabled, timeout=_WITHIN_MS)
    assert book.preview.isVisible()


def test_a_stopped_book_continues(
    book: BookWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    book.form.show_plan(BookPlan(count=40, difficulty=(3.0, 5.5), rows=30, cols=30))
    choose_file(monkeypatch, tmp_path / "long.pdf")
    click(book.make_button)
    folder = tmp_path / "long.unfinished"
    qtbot.waitUntil(lambda: folder.is_dir() and len(list(folder.iterdir())) > 2, timeout=_WITHIN_MS)
    click(book.stop_button)
    qtbot.waitUntil(lambda: "Stopped." in book.messages.text, timeout=_WITHIN_MS)
    assert [it.name for it in tmp_path.glob("long*")] == ["long.unfinished"]
    kept = {it.name: it.stat().st_mtime_ns for it in folder.iterdir() if it.suffix == ".maze"}
    click(book.continue_button)
    qtbot.waitUntil(lambda: len(list(folder.iterdir())) > len(kept), timeout=_WITHIN_MS)
    assert {name: (folder / name).stat().st_mtime_ns for name in kept} == kept, "none is searched again"
    click(book.stop_button)
    qtbot.waitUntil(lambda: "Stopped." in book.messages.text, timeout=_WITHIN_MS)


def test_plans_are_saved_and_opened(
    book: BookWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    book.form.show_plan(_SMALL)
    choose_file(monkeypatch, tmp_path / "plan.toml")
    click(book.save_button)
    saved = read_plan(tmp_path / "plan.toml")
    assert saved == book.form.plan
    book.form.show_plan(BookPlan())
    click(book.open_button)
    assert book.form.plan == saved
    (tmp_path / "plan.toml").write_text("count = 0")
    click(book.open_button)
    qtbot.waitUntil(lambda: "not 0" in book.messages.text)
    assert book.form.plan == saved


def test_own_pictures_are_chosen(book: BookWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    choose_file(monkeypatch, tmp_path / "own.svg")
    buttons = [it for it in book.form.findChildren(QAbstractButton) if it.text() == "File…"]
    click(buttons[1])
    assert book.form.plan.goal_picture == str(tmp_path / "own.svg")
    assert book.form.plan.start_picture == "rabbit"
