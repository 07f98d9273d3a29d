"""Several mazes in tabs of one window, by real clicks and keys."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, QSettings, Qt, QUrl
from PySide6.QtGui import QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDockWidget, QMessageBox, QTabBar
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from editor.files import read, write
from editor.files.stamps import stamp_from
from editor.gui.dialogs.new_maze import NewMazeDialog
from editor.gui.exploring.explore_window import ExploreWindow
from editor.gui.generating.endless_window import EndlessWindow
from editor.gui.generating.watch_window import WatchWindow
from editor.gui.keeping.claim import journal_beside
from editor.gui.keeping.journal_keeper import POINTER
from editor.gui.saving import Target
from editor.gui.selecting.clipboard import STAMP_TYPE
from editor.gui.tabs.tab_window import TabWindow
from editor.gui.window import MainWindow
from editor.gui.worker import Workers
from editor.maze import Maze
from editor.maze.area import Area
from editor.maze.codes import Matter
from editor.maze.edits import SetCells
from editor.maze.stamp import Stamp
from tests.gui.conftest import ENGINE_WITHIN_MS
from tests.gui.hand import CTRL, LEFT, MIDDLE, NO_KEYS, SHIFT, Hand
from tests.gui.test_journal import left_behind

Button = QMessageBox.StandardButton


class Tabs:
    """A window with tabs, and a hand in the page that is seen."""

    def __init__(self, qtbot: QtBot, window: TabWindow) -> None:
        self.qtbot, self.window = qtbot, window

    @property
    def hand(self) -> Hand:
        return Hand(self.qtbot, self.window.page)

    @property
    def titles(self) -> list[str]:
        strip = self.window.page.strip
        return [strip.tabText(index) for index in range(strip.count())]

    @property
    def current(self) -> int:
        return self.window.page.strip.currentIndex()

    def open(self, path: Path) -> None:
        count, page = len(self.window.pages), self.window.page
        page.files.open_path(path)
        self.qtbot.waitUntil(lambda: page.files._reader._order is None)
        assert len(self.window.pages) in (count, count + 1)

    def draw(self) -> None:
        self.hand.document.do(SetCells([(0, 0, 0, "rock")]), "rock")

    def click(self, index: int, button: Qt.MouseButton = LEFT) -> None:
        strip = self.window.page.strip
        QTest.mouseClick(strip, button, NO_KEYS, strip.tabRect(index).center())


@pytest.fixture
def tabs(qtbot: QtBot, store: QSettings, tmp_path: Path) -> Iterator[Tabs]:
    """Open a window with one tab; what is left of it is closed in the end, and nothing saved."""

    def page() -> MainWindow:
        return MainWindow(store, Workers(), journals=tmp_path / "data" / "journals")

    window = TabWindow(page)
    window.resize(900, 700)
    with qtbot.waitExposed(window):
        window.show()
    tabs = Tabs(qtbot, window)
    tabs.hand.settle(ENGINE_WITHIN_MS)
    yield tabs
    for left in list(window.pages):
        left.floating.cancel()
        left.document.undo_stack.setClean()
    window.close()
    assert not window.pages
    assert window.end_threads(600)
    window.deleteLater()
    tabs.window = None  # type: ignore[assignment]


@pytest.fixture
def file(tmp_path: Path) -> Callable[[str], Path]:
    def make(name: str) -> Path:
        path = tmp_path / name
        write(Maze.blank(4, 5), path)
        return path

    return make


def is_rock(maze: Maze) -> bool:
    return int(maze.cells[0, 0, 0]) >> 1 == Matter.ROCK


def test_a_maze_is_opened_in_place_of_an_untouched_one_and_else_in_a_tab_of_its_own(
    tabs: Tabs, file: Callable[[str], Path]
) -> None:
    tabs.open(file("a.maze"))
    assert len(tabs.window.pages) == 1
    assert tabs.window.page.strip.isHidden()
    tabs.open(file("b.maze"))
    assert tabs.titles == ["a.maze", "b.maze"]
    assert tabs.current == 1
    assert tabs.window.page.strip.isVisible()
    assert tabs.window.windowTitle() == "b.maze[*] – Mazewright"
    tabs.draw()
    assert tabs.titles == ["a.maze", "b.maze *"]
    assert tabs.window.isWindowModified()
    tabs.click(0)
    assert tabs.hand.document.title == "a.maze"
    assert tabs.titles == ["a.maze", "b.maze *"]
    assert not tabs.window.isWindowModified()
    tabs.hand.check_overlay()


def test_a_file_that_has_a_tab_is_shown_and_not_opened_twice(
    tabs: Tabs, file: Callable[[str], Path], tmp_path: Path
) -> None:
    tabs.open(file("a.maze"))
    tabs.open(file("b.maze"))
    tabs.open(tmp_path / "." / "a.maze")
    assert (tabs.titles, tabs.current) == (["a.maze", "b.maze"], 0)
    (tmp_path / "link.maze").symlink_to(tmp_path / "b.maze")
    tabs.open(tmp_path / "link.maze")
    assert (tabs.titles, tabs.current) == (["a.maze", "b.maze"], 1)


def test_a_file_that_cannot_be_read_makes_no_tab(tabs: Tabs, tmp_path: Path) -> None:
    tabs.draw()
    (tmp_path / "bad.maze").write_bytes(b"nothing of a maze")
    tabs.open(tmp_path / "bad.maze")
    assert len(tabs.window.pages) == 1
    assert "bad.maze" in tabs.hand.message


def test_a_new_maze_has_a_tab_of_its_own_and_nothing_is_asked(tabs: Tabs) -> None:
    tabs.draw()

    def fill(dialog: NewMazeDialog) -> None:
        assert isinstance(dialog, NewMazeDialog)
        dialog.accept()

    hand = tabs.hand
    hand.fill_in(fill)
    hand.key("n", CTRL)
    assert len(tabs.window.pages) == 2
    assert tabs.window.pages[0].document.is_dirty
    assert tabs.hand.document.is_untouched


def test_keys_and_the_mouse_go_from_tab_to_tab_and_close_them(
    tabs: Tabs, file: Callable[[str], Path]
) -> None:
    for name in "abc":
        tabs.open(file(f"{name}.maze"))
    for expected in (0, 1, 2):
        tabs.hand.key(Qt.Key.Key_Tab, CTRL)
        assert tabs.current == expected
    tabs.hand.key(Qt.Key.Key_Backtab, CTRL | SHIFT)
    assert tabs.current == 1
    tabs.click(0, MIDDLE)
    assert (tabs.titles, tabs.current) == (["b.maze", "c.maze"], 0)
    strip = tabs.window.page.strip
    button = strip.tabButton(1, QTabBar.ButtonPosition.RightSide)
    QTest.mouseClick(button, LEFT)
    assert len(tabs.window.pages) == 1
    assert tabs.window.page.strip.isHidden()
    assert tabs.hand.document.title == "b.maze"


def test_a_tab_that_is_dragged_changes_places_in_all_pages(tabs: Tabs, file: Callable[[str], Path]) -> None:
    for name in "abc":
        tabs.open(file(f"{name}.maze"))
    tabs.window.page.strip.moveTab(2, 0)
    assert (tabs.titles, tabs.current) == (["c.maze", "a.maze", "b.maze"], 0)
    tabs.click(2)
    assert tabs.titles == ["c.maze", "a.maze", "b.maze"]
    assert tabs.hand.document.title == "b.maze"


def test_the_tool_the_layout_and_what_is_shown_go_along(tabs: Tabs, file: Callable[[str], Path]) -> None:
    tabs.open(file("a.maze"))
    tabs.open(file("b.maze"))
    hand = tabs.hand
    hand.key("k")
    hand.act("view.grid")
    hand.act("overlay.regions")
    hand.act("window.history")
    hand.act("window.lock")
    tabs.window.page.history_dock.setFloating(True)
    tabs.click(0)
    page = tabs.window.page
    assert page.toolbox.tool.name == "tool.rock_brush"
    assert page.actions_by_name["view.grid"].isChecked()
    assert page.scene.overlay.value == "regions"
    assert page.history_dock.isVisible()
    assert page.history_dock.isFloating()
    assert not tabs.window.pages[1].history_dock.isVisible()
    assert page.regions_dock.features() == QDockWidget.DockWidgetFeature.DockWidgetClosable
    assert not page.tool_bar.isMovable()
    tabs.hand.key(Qt.Key.Key_Tab)
    assert page.regions_dock.isHidden()
    tabs.hand.key(Qt.Key.Key_Tab, CTRL)
    assert tabs.window.page.regions_dock.isHidden()
    tabs.hand.key(Qt.Key.Key_Tab)
    assert tabs.window.page.regions_dock.isVisible()
    tabs.window.page.history_dock.close()


def test_what_is_copied_in_one_tab_is_pasted_in_another_although_the_first_is_closed(
    tabs: Tabs, file: Callable[[str], Path]
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


def test_a_tab_with_something_to_save_is_asked_for_before_it_closes(
    tabs: Tabs, file: Callable[[str], Path]
) -> None:
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
    tabs: Tabs, file: Callable[[str], Path], tmp_path: Path
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


def test_the_files_of_all_tabs_are_remembered_and_which_was_seen(
    tabs: Tabs, file: Callable[[str], Path], tmp_path: Path
) -> None:
    for name in "abc":
        tabs.open(file(f"{name}.maze"))
    tabs.click(1)
    settings = tabs.window.page.settings
    tabs.window.close()
    assert settings.session == [tmp_path / f"{name}.maze" for name in "abc"]
    assert settings.session_current == tmp_path / "b.maze"


def test_several_files_that_are_dropped_have_a_tab_each(
    tabs: Tabs, file: Callable[[str], Path], tmp_path: Path
) -> None:
    (tmp_path / "bad.maze").write_bytes(b"nothing of a maze")
    paths = [file("a.maze"), tmp_path / "bad.maze", file("b.maze")]
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    event = QDropEvent(QPointF(9, 9), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, NO_KEYS)
    tabs.window.page.dropEvent(event)
    tabs.qtbot.waitUntil(lambda: tabs.titles == ["a.maze", "b.maze"])


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


def test_windows_that_work_on_a_maze_go_with_its_tab(tabs: Tabs, file: Callable[[str], Path]) -> None:
    tabs.open(file("a.maze"))
    tabs.open(file("b.maze"))
    hand = tabs.hand
    hand.act("explore.open")
    hand.act("window.generators")
    panel = hand.window.generators_dock.panel
    assert panel is not None
    QTest.mouseClick(panel.watch_button, LEFT)
    QTest.mouseClick(panel.endless_button, LEFT)
    sorts = (ExploreWindow, WatchWindow, EndlessWindow)
    windows = [it for it in QApplication.topLevelWidgets() if isinstance(it, sorts)]
    assert len(windows) == 3
    hand.qtbot.wait(100)
    hand.act("file.close")
    assert [page.document.title for page in tabs.window.pages] == ["a.maze"]
    hand.qtbot.waitUntil(lambda: not any(isValid(window) for window in windows))
    tabs.hand.check_overlay()


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
    tabs: Tabs, file: Callable[[str], Path], tmp_path: Path
) -> None:
    tabs.open(file("a.maze"))
    tabs.open(file("b.maze"))
    maze = recovered(tabs, tmp_path / "b.maze")
    assert tabs.titles == ["a.maze", "b.maze *"]
    assert tabs.hand.maze == maze
    assert not tabs.window.page.files.claim.holder


def test_work_that_must_not_be_stopped_keeps_all_tabs(tabs: Tabs, file: Callable[[str], Path]) -> None:
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
    tabs: Tabs, file: Callable[[str], Path]
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
    tabs: Tabs, file: Callable[[str], Path]
) -> None:
    tabs.open(file("a.maze"))
    tabs.open(file("b.maze"))
    page = tabs.window.page
    for name in "cde":
        page.files.open_path(file(f"{name}.maze"))
    page.close()
    tabs.qtbot.waitUntil(lambda: sorted(tabs.titles) == ["a.maze", "c.maze", "d.maze", "e.maze"])


def test_a_file_does_not_arrive_under_a_question_of_another_tab(
    tabs: Tabs, file: Callable[[str], Path]
) -> None:
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


def test_a_file_that_arrives_during_a_stroke_waits_for_its_end(
    tabs: Tabs, file: Callable[[str], Path]
) -> None:
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


def test_a_tab_does_not_replace_the_file_of_another(
    tabs: Tabs, file: Callable[[str], Path], tmp_path: Path
) -> None:
    tabs.open(file("a.maze"))
    tabs.open(file("b.maze"))
    tabs.draw()
    tabs.window.page.files._write(Target(tmp_path / "a.maze", "native"), None)
    assert tabs.hand.message == "a.maze is open in another tab; close that first."
    assert not is_rock(read(tmp_path / "a.maze"))


def test_full_screen_is_the_same_for_all_tabs(tabs: Tabs, file: Callable[[str], Path]) -> None:
    tabs.open(file("a.maze"))
    tabs.open(file("b.maze"))
    actions = [page.actions_by_name["window.full_screen"] for page in tabs.window.pages]
    tabs.hand.act("window.full_screen")
    tabs.click(0)
    assert actions[0].isChecked()
    tabs.hand.act("window.full_screen")
    assert not tabs.window.isFullScreen()
    tabs.click(1)
    assert not actions[1].isChecked()


def test_what_was_copied_last_counts_whichever_tab_is_slower(tabs: Tabs, file: Callable[[str], Path]) -> None:
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


def test_of_a_tab_that_was_closed_nothing_is_left(tabs: Tabs, file: Callable[[str], Path]) -> None:
    tabs.open(file("a.maze"))
    tabs.open(file("b.maze"))
    pages = [tabs.window.page]
    workers, document = weakref.ref(pages[0].workers), weakref.ref(pages[0].document)
    tabs.hand.act("file.close")
    assert not pages[0].isVisible()
    tabs.qtbot.waitUntil(lambda: not tabs.window.ending)
    tabs.qtbot.waitUntil(lambda: not isValid(pages[0]))
    pages.clear()
    gc.collect()
    assert workers() is None
    assert document() is None
