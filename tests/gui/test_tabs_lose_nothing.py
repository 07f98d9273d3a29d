"""What is drawn, copied and opened in one tab is not lost for another."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox

from mazewright.files import read
from mazewright.files.stamps import stamp_from
from mazewright.gui.documents.autosave import POINTER
from mazewright.gui.documents.file_lock import journal_beside
from mazewright.gui.documents.saving import Target
from mazewright.gui.session.clipboard import STAMP_TYPE
from mazewright.maze import Maze
from mazewright.maze.area import Area
from mazewright.maze.stamp import Stamp
from tests.gui.hand import CTRL, MIDDLE
from tests.gui.keeping import left_behind
from tests.gui.tabs import MakeFile, Tabs, is_rock

Button = QMessageBox.StandardButton


def test_what_is_copied_in_one_tab_is_pasted_in_another_although_the_first_is_closed(
    tabs: Tabs, file: MakeFile
) -> None:
    tabs.open(file("a.maze"))
    tabs.open(file("b.maze"))
    tabs.draw()
    page = tabs.window.page
    page.selection.select(Area.block(0, 0, 2, 2))
    tabs.hand.act("edit.copy")
    tabs.qtbot.waitUntil(lambda: page.selecting.clipboard.is_idle)
    page.document.undo_stack.setClean()
    tabs.hand.key("w", CTRL)
    assert len(tabs.window.pages) == 1
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
    assert (len(tabs.window.pages), tabs.current) == (2, 0)
    hand = tabs.hand
    hand.answer(Button.Discard)
    hand.act("file.close")
    assert [page.document.title for page in tabs.window.pages] == ["b.maze"]


def test_leaving_asks_for_each_maze_and_closes_none_before_all_agree(
    tabs: Tabs, file: MakeFile, tmp_path: Path
) -> None:
    for name in "abc":
        tabs.open(file(f"{name}.maze"))
        if name != "b":
            tabs.draw()
    asked: list[str] = []

    def saved_and_cancelled(box: QMessageBox) -> None:
        asked.append(tabs.hand.document.title)
        if len(asked) == 1:
            hand.fill_when_open_as(QMessageBox, saved_and_cancelled)
            box.button(Button.Discard).click()
        else:
            box.button(Button.Cancel).click()

    hand = tabs.hand
    hand.fill_when_open_as(QMessageBox, saved_and_cancelled)
    hand.act("file.quit")
    assert asked == ["a.maze", "c.maze"]
    assert len(tabs.window.pages) == 3
    assert tabs.window.isVisible()

    def saved(box: QMessageBox) -> None:
        if tabs.hand.document.title == "a.maze":
            hand.fill_when_open_as(QMessageBox, saved)
        box.button(Button.Save).click()

    hand.fill_when_open_as(QMessageBox, saved)
    tabs.window.close()
    tabs.qtbot.waitUntil(lambda: not tabs.window.pages)
    assert not tabs.window.isVisible()
    assert is_rock(read(tmp_path / "a.maze"))
    assert is_rock(read(tmp_path / "c.maze"))


def test_unsaved_work_of_two_mazes_comes_back_in_two_tabs(tabs: Tabs, tmp_path: Path) -> None:
    folder = tmp_path / "data" / "journals"
    folder.mkdir(parents=True, exist_ok=True)
    mazes = {}
    for name in ("a.maze", "b.maze"):
        mazes[name] = left_behind(tmp_path / name)
        pointer = folder / f"{name}{POINTER}"
        pointer.write_bytes(str(journal_beside(tmp_path / name)).encode())
    hand, asked = tabs.hand, 0

    def opened(box: QMessageBox) -> None:
        nonlocal asked
        asked += 1
        if asked == 1:
            hand.fill_when_open_as(QMessageBox, opened)
        box.button(Button.Open).click()

    hand.fill_when_open_as(QMessageBox, opened)
    assert tabs.window.page.recovery is not None
    tabs.window.page.recovery.begin()
    tabs.qtbot.waitUntil(lambda: len(tabs.titles) == 2)
    for page in tabs.window.pages:
        assert page.document.is_dirty
        assert page.document.maze == mazes.pop(page.document.title)


def recovered(tabs: Tabs, path: Path) -> Maze:
    """Have a journal beside a file, as a kill leaves it, opened again."""
    maze = left_behind(path)
    tabs.hand.fill_when_open_as(QMessageBox, lambda box: box.button(Button.Open).click())
    recovery = tabs.window.page.recovery
    assert recovery is not None
    recovery.look_beside()
    tabs.qtbot.waitUntil(lambda: any(page.document.is_dirty for page in tabs.window.pages))
    return maze


def test_what_was_left_of_an_open_file_comes_back_in_its_tab(
    tabs: Tabs, file: MakeFile, tmp_path: Path
) -> None:
    tabs.open(file("a.maze"))
    tabs.open(file("b.maze"))
    maze = recovered(tabs, tmp_path / "b.maze")
    assert tabs.titles == ["a.maze", "b.maze *"]
    assert tabs.hand.maze == maze
    assert not tabs.window.page.files.claim.holder


def test_work_that_must_not_be_stopped_keeps_all_tabs(tabs: Tabs, file: MakeFile) -> None:
    tabs.open(file("a.maze"))
    tabs.draw()
    tabs.open(file("b.maze"))
    piece = tabs.window.page.long_work.begin("Exporting…", is_dear=True)
    hand = tabs.hand

    def discard(box: QMessageBox) -> None:
        hand.fill_when_open_as(QMessageBox, lambda box: box.reject())
        box.button(Button.Discard).click()

    hand.fill_when_open_as(QMessageBox, discard)
    hand.act("file.quit")
    assert [page.document.title for page in tabs.window.pages] == ["a.maze", "b.maze"]
    assert tabs.window.pages[0].document.is_dirty
    hand.fill_when_open_as(QMessageBox, lambda box: box.reject())
    hand.act("file.close")
    assert len(tabs.window.pages) == 2
    piece.end()
    hand.act("file.close")
    assert [page.document.title for page in tabs.window.pages] == ["a.maze"]


def test_what_floats_on_an_untouched_maze_is_put_down_before_another_is_opened(
    tabs: Tabs, file: MakeFile
) -> None:
    page = tabs.window.page
    page.selection.select(Area.block(0, 0, 2, 2))
    tabs.hand.act("edit.copy")
    tabs.hand.act("edit.paste_in_place")
    tabs.hand.key(Qt.Key.Key_Right)
    assert page.floating.piece is not None
    tabs.open(file("a.maze"))
    assert page.floating.piece is None
    assert len(tabs.window.pages) == (2 if page.document.undo_stack.count() else 1)


def test_files_that_wait_are_opened_one_after_the_other_also_when_their_tab_is_closed(
    tabs: Tabs, file: MakeFile
) -> None:
    tabs.open(file("a.maze"))
    tabs.open(file("b.maze"))
    page = tabs.window.page
    for name in "cde":
        page.files.open_path(file(f"{name}.maze"))
    page.close()
    tabs.qtbot.waitUntil(lambda: sorted(tabs.titles) == ["a.maze", "c.maze", "d.maze", "e.maze"])


def test_a_file_does_not_arrive_under_a_question_of_another_tab(tabs: Tabs, file: MakeFile) -> None:
    tabs.open(file("a.maze"))
    tabs.open(file("b.maze"))
    tabs.draw()
    tabs.window.pages[0].files.open_path(file("c.maze"))
    seen: list[int] = []

    def cancel(box: QMessageBox) -> None:
        QTest.qWait(300)
        seen.append(len(tabs.window.pages))
        box.button(Button.Cancel).click()

    tabs.hand.fill_when_open_as(QMessageBox, cancel)
    tabs.hand.act("file.close")
    assert seen == [2]
    tabs.qtbot.waitUntil(lambda: len(tabs.window.pages) == 3)


def test_a_file_that_arrives_during_a_stroke_waits_for_its_end(tabs: Tabs, file: MakeFile) -> None:
    tabs.open(file("a.maze"))
    hand = tabs.hand
    hand.key("k")
    hand.press((0.5, 0.5))
    tabs.window.page.files.open_path(file("b.maze"))
    hand.qtbot.wait(300)
    hand.move((2.5, 0.5))
    assert len(tabs.window.pages) == 1
    hand.release((2.5, 0.5))
    tabs.qtbot.waitUntil(lambda: len(tabs.window.pages) == 2)
    assert tabs.window.pages[0].document.undo_stack.count() == 1


def test_a_tab_does_not_replace_the_file_of_another(tabs: Tabs, file: MakeFile, tmp_path: Path) -> None:
    tabs.open(file("a.maze"))
    tabs.open(file("b.maze"))
    tabs.draw()
    tabs.window.page.files._write(Target(tmp_path / "a.maze", "native"), None)
    assert tabs.hand.message == "a.maze is open in another tab; close that first."
    assert not is_rock(read(tmp_path / "a.maze"))


def test_what_was_copied_last_counts_whichever_tab_is_slower(tabs: Tabs, file: MakeFile) -> None:
    tabs.open(file("a.maze"))
    tabs.open(file("b.maze"))
    first, second = (page.selecting.clipboard for page in tabs.window.pages)
    large, small = (Stamp.of(tabs.hand.maze, 0, Area.block(0, 0, *corner)) for corner in ((2, 3), (0, 0)))
    first.copy(large)
    second.copy(small)
    tabs.qtbot.waitUntil(lambda: first.is_idle and second.is_idle)
    QTest.qWait(50)
    assert second.stamp() is small
    data = QGuiApplication.clipboard().mimeData().data(STAMP_TYPE)
    assert stamp_from(bytes(data.data()))[0].mask.shape == (1, 1)
