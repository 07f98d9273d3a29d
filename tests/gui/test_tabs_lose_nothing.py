"""What is drawn, copied and opened in one tab is not lost for another."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox

from mazarine.files import read
from mazarine.gui.features.selection.feature import SelectionActions
from mazarine.gui.i18n import tr_later
from mazarine.maze.area import Area
from tests.gui.hand import CTRL, MIDDLE
from tests.gui.tabs import MakeFile, Tabs, is_rock

Button = QMessageBox.StandardButton


def test_what_is_copied_in_one_tab_is_pasted_in_another_although_the_first_is_closed(
    tabs: Tabs, file: MakeFile
) -> None:
    tabs.open(file("a.maze"))
    tabs.open(file("b.maze"))
    tabs.draw()
    page = tabs.window
    page.current.selection.select(Area.block(0, 0, 2, 2))
    tabs.hand.act("edit.copy")
    tabs.qtbot.waitUntil(lambda: page.findChild(SelectionActions).clipboard.is_idle)
    page.document.undo_stack.setClean()
    tabs.hand.key("w", CTRL)
    assert len(tabs.sessions) == 1
    tabs.hand.act("edit.paste_in_place")
    tabs.hand.key(Qt.Key.Key_Return)
    assert is_rock(tabs.hand.maze)
    assert tabs.hand.document.undo_stack.undoText() == "paste"


def test_a_tab_with_something_to_save_is_asked_for_before_it_closes(tabs: Tabs, file: MakeFile) -> None:
    tabs.open(file("a.maze"))
    tabs.draw()
    tabs.open(file("b.maze"))
    hand = tabs.hand
    hand.answer(Button.Cancel)
    tabs.click(0, MIDDLE)
    assert (len(tabs.sessions), tabs.current) == (2, 0)
    hand = tabs.hand
    hand.answer(Button.Discard)
    hand.act("file.close")
    assert [session.document.title for session in tabs.sessions] == ["b.maze"]


def three_mazes_two_of_them_unsaved(tabs: Tabs, file: MakeFile) -> None:
    for name in "abc":
        tabs.open(file(f"{name}.maze"))
        if name != "b":
            tabs.draw()


def answer_all(tabs: Tabs, words: str) -> None:
    """Answer the question about several mazes by the button with these words."""

    def press(box: QMessageBox) -> None:
        asked = box.informativeText()
        assert "a.maze" in asked
        assert "b.maze" not in asked
        assert "c.maze" in asked
        button = next(it for it in box.buttons() if it.text().replace("&", "") == words)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    tabs.hand.fill_when_open(press, QMessageBox)


def test_all_are_saved_by_one_answer(tabs: Tabs, file: MakeFile, tmp_path: Path) -> None:
    three_mazes_two_of_them_unsaved(tabs, file)
    answer_all(tabs, "Save all")
    tabs.window.close()
    tabs.qtbot.waitUntil(lambda: not tabs.window.isVisible())
    assert is_rock(read(tmp_path / "a.maze"))
    assert is_rock(read(tmp_path / "c.maze"))


def test_they_are_reviewed_one_by_one_and_none_is_closed_before_all_agree(tabs: Tabs, file: MakeFile) -> None:
    three_mazes_two_of_them_unsaved(tabs, file)
    hand, asked = tabs.hand, []

    def review(box: QMessageBox) -> None:
        asked.append(tabs.hand.document.title)
        hand.fill_when_open(cancel if len(asked) == 2 else review, QMessageBox)
        button = next(it for it in box.buttons() if it.text() == "&Review…") if len(asked) == 1 else None
        (button or box.button(Button.Discard)).click()

    def cancel(box: QMessageBox) -> None:
        asked.append(tabs.hand.document.title)
        box.button(Button.Cancel).click()

    hand.fill_when_open(review, QMessageBox)
    hand.act("file.quit")
    assert asked[1:] == ["a.maze", "c.maze"]
    assert tabs.titles == ["a.maze *", "b.maze", "c.maze *"]
    answer_all(tabs, "Discard all")
    tabs.window.close()


def test_work_that_must_not_be_stopped_keeps_the_window_but_not_a_tab(tabs: Tabs, file: MakeFile) -> None:
    tabs.open(file("a.maze"))
    tabs.draw()
    tabs.open(file("b.maze"))
    task = tabs.window.tasks.begin(tr_later("Exporting…"), confirm_before_cancel=True)
    hand = tabs.hand

    def discard(box: QMessageBox) -> None:
        hand.fill_when_open(lambda box: box.reject(), QMessageBox)
        box.button(Button.Discard).click()

    hand.fill_when_open(discard, QMessageBox)
    hand.act("file.quit")
    assert tabs.titles == ["a.maze *", "b.maze"]
    assert tabs.window.isVisible()
    tabs.click(1)
    hand.act("file.close")
    assert len(tabs.sessions) == 1, "what is exported was taken from it already"
    task.end()


def test_what_floats_on_an_untouched_maze_is_put_down_before_another_is_opened(
    tabs: Tabs, file: MakeFile
) -> None:
    page = tabs.window
    page.current.selection.select(Area.block(0, 0, 2, 2))
    tabs.hand.act("edit.copy")
    tabs.hand.act("edit.paste_in_place")
    tabs.hand.key(Qt.Key.Key_Right)
    assert page.floating.piece is not None
    first = tabs.hand.document
    tabs.open(file("a.maze"))
    assert page.floating.piece is None
    assert len(tabs.sessions) == (2 if first.undo_stack.count() else 1)
