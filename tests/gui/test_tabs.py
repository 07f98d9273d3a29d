"""Several mazes in tabs of one window: opening them, going from one to the other, closing them."""

from __future__ import annotations

import gc
import weakref
from pathlib import Path

from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDockWidget, QTabBar
from shiboken6 import isValid

from mazewright.gui.dialogs.new_maze import NewMazeDialog
from mazewright.gui.windows.explore.explore_window import ExploreWindow
from mazewright.gui.windows.generators.endless_window import EndlessWindow
from mazewright.gui.windows.generators.watch_window import WatchWindow
from tests.gui.hand import CTRL, LEFT, MIDDLE, NO_KEYS, SHIFT
from tests.gui.tabs import MakeFile, Tabs


def test_a_maze_is_opened_in_place_of_an_untouched_one_and_else_in_a_tab_of_its_own(
    tabs: Tabs, file: MakeFile
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
    tabs: Tabs, file: MakeFile, tmp_path: Path
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


def test_keys_and_the_mouse_go_from_tab_to_tab_and_close_them(tabs: Tabs, file: MakeFile) -> None:
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


def test_a_tab_that_is_dragged_changes_places_in_all_pages(tabs: Tabs, file: MakeFile) -> None:
    for name in "abc":
        tabs.open(file(f"{name}.maze"))
    tabs.window.page.strip.moveTab(2, 0)
    assert (tabs.titles, tabs.current) == (["c.maze", "a.maze", "b.maze"], 0)
    tabs.click(2)
    assert tabs.titles == ["c.maze", "a.maze", "b.maze"]
    assert tabs.hand.document.title == "b.maze"


def test_the_tool_the_layout_and_what_is_shown_go_along(tabs: Tabs, file: MakeFile) -> None:
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


def test_the_files_of_all_tabs_are_remembered_and_which_was_seen(
    tabs: Tabs, file: MakeFile, tmp_path: Path
) -> None:
    for name in "abc":
        tabs.open(file(f"{name}.maze"))
    tabs.click(1)
    settings = tabs.window.page.settings
    tabs.window.close()
    assert settings.session == [tmp_path / f"{name}.maze" for name in "abc"]
    assert settings.session_current == tmp_path / "b.maze"


def test_a_file_waits_for_one_that_is_read_into_the_open_tab(tabs: Tabs, file: MakeFile) -> None:
    first, second = file("a.maze"), file("b.maze")
    page = tabs.window.page
    page.files.read(first, here=True)
    page.files.open_path(second)
    tabs.qtbot.waitUntil(lambda: [it.document.path for it in tabs.window.pages] == [first, second])


def test_several_files_that_are_dropped_have_a_tab_each(tabs: Tabs, file: MakeFile, tmp_path: Path) -> None:
    (tmp_path / "bad.maze").write_bytes(b"nothing of a maze")
    paths = [file("a.maze"), tmp_path / "bad.maze", file("b.maze")]
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    event = QDropEvent(QPointF(9, 9), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, NO_KEYS)
    tabs.window.page.dropEvent(event)
    tabs.qtbot.waitUntil(lambda: tabs.titles == ["a.maze", "b.maze"])


def test_windows_that_work_on_a_maze_go_with_its_tab(tabs: Tabs, file: MakeFile) -> None:
    tabs.open(file("a.maze"))
    tabs.open(file("b.maze"))
    hand = tabs.hand
    hand.act("explore.open")
    hand.act("window.generators")
    panel = hand.window.generators_dock.content.panel
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


def test_full_screen_is_the_same_for_all_tabs(tabs: Tabs, file: MakeFile) -> None:
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


def test_of_a_tab_that_was_closed_nothing_is_left(tabs: Tabs, file: MakeFile) -> None:
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
