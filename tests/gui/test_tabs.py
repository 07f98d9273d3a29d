"""Several mazes in tabs of one window: opening them, going from one to the other, closing them."""

from __future__ import annotations

import gc
import weakref
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QContextMenuEvent, QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDockWidget, QTabBar
from shiboken6 import isValid

from mazarine.gui.dialogs.new_maze import NewMazeDialog
from mazarine.gui.features.make.generators.infinite_window import InfiniteWindow
from mazarine.gui.features.watch.watch_window import WatchWindow
from mazarine.gui.features.welcome.start_page import StartPage
from mazarine.maze import Maze
from mazarine.maze.area import Area
from tests.gui.conftest import ENGINE_WITHIN_MS
from tests.gui.hand import CTRL, LEFT, MIDDLE, NO_KEYS, SHIFT
from tests.gui.tabs import MakeFile, Tabs, is_rock


def test_a_maze_is_opened_in_place_of_an_untouched_one_and_else_in_a_tab_of_its_own(
    tabs: Tabs, file: MakeFile
) -> None:
    tabs.open(file("a.maze"))
    assert len(tabs.sessions) == 1
    assert not tabs.has_strip
    tabs.open(file("b.maze"))
    assert tabs.titles == ["a.maze", "b.maze"]
    assert tabs.current == 1
    assert tabs.has_strip
    assert tabs.window.windowTitle() == "b.maze[*] – Mazarine"
    tabs.draw()
    assert tabs.titles == ["a.maze", "b.maze *"]
    assert tabs.window.isWindowModified()
    tabs.click(0)
    assert tabs.hand.document.title == "a.maze"
    assert tabs.titles == ["a.maze", "b.maze *"]
    assert not tabs.window.isWindowModified()
    tabs.hand.check_overlay()


def test_a_new_maze_has_a_tab_of_its_own_and_nothing_is_asked(tabs: Tabs) -> None:
    tabs.draw()

    def fill(dialog: NewMazeDialog) -> None:
        assert isinstance(dialog, NewMazeDialog)
        dialog.accept()

    hand = tabs.hand
    hand.fill_in(fill)
    hand.key("n", CTRL)
    assert len(tabs.sessions) == 2
    assert tabs.sessions[0].document.is_dirty
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
    strip = tabs.window.strip
    button = strip.tabButton(1, QTabBar.ButtonPosition.RightSide)
    QTest.mouseClick(button, LEFT)
    assert len(tabs.sessions) == 1
    assert not tabs.has_strip
    assert tabs.hand.document.title == "b.maze"


def test_a_tab_that_is_dragged_changes_places(tabs: Tabs, file: MakeFile) -> None:
    for name in "abc":
        tabs.open(file(f"{name}.maze"))
    tabs.move(2, 0)
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
    tabs.hand.dock("history").setFloating(True)
    tabs.click(0)
    page = tabs.window
    assert page.toolbox.tool.name == "tool.rock_brush"
    assert page.actions_by_name["view.grid"].isChecked()
    assert page.scene.overlay.value == "regions"
    assert page.docks["history"].isVisible()
    assert page.docks["history"].isFloating()
    assert page.docks["analysis"].features() == QDockWidget.DockWidgetFeature.DockWidgetClosable
    assert not page.tool_bar.isMovable()
    tabs.hand.key(Qt.Key.Key_Tab)
    assert page.docks["analysis"].isHidden()
    tabs.hand.key(Qt.Key.Key_Tab, CTRL)
    assert tabs.hand.dock("analysis").isHidden()
    tabs.hand.key(Qt.Key.Key_Tab)
    assert tabs.hand.dock("analysis").isVisible()
    tabs.hand.dock("history").close()


def test_the_files_of_all_tabs_are_remembered_and_which_was_seen(
    tabs: Tabs, file: MakeFile, tmp_path: Path
) -> None:
    for name in "abc":
        tabs.open(file(f"{name}.maze"))
    tabs.click(1)
    settings = tabs.window.settings
    tabs.window.close()
    assert settings.session == [tmp_path / f"{name}.maze" for name in "abc"]
    assert settings.session_current == tmp_path / "b.maze"


def test_the_mazes_of_the_last_time_come_back_in_their_order_and_the_one_that_was_shown_first(
    tabs: Tabs, file: MakeFile
) -> None:
    paths = [file(f"{name}.maze") for name in "abcd"]
    shown: list[str] = []
    tabs.window.current.path_changed.connect(lambda: shown.append(tabs.hand.document.title))
    tabs.documents.opening.reopen(paths, paths[2])
    tabs.qtbot.waitUntil(lambda: [it.document.path for it in tabs.sessions] == paths)
    assert shown == ["c.maze"]
    assert tabs.current == 2
    tabs.window.strip.moveTab(0, 3)
    tabs.open(file("e.maze"))
    assert tabs.titles == ["b.maze", "c.maze", "e.maze", "d.maze", "a.maze"]
    tabs.hand.act("file.close")
    tabs.click(3)
    tabs.hand.check_overlay()


def test_several_files_that_are_dropped_have_a_tab_each(tabs: Tabs, file: MakeFile, tmp_path: Path) -> None:
    (tmp_path / "bad.maze").write_bytes(b"nothing of a maze")
    paths = [file("a.maze"), tmp_path / "bad.maze", file("b.maze")]
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    action = Qt.DropAction.CopyAction
    enter = QDragEnterEvent(QPoint(9, 9), action, data, LEFT, NO_KEYS)
    QApplication.sendEvent(tabs.window, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(tabs.window, QDropEvent(QPointF(9, 9), action, data, LEFT, NO_KEYS))
    tabs.qtbot.waitUntil(lambda: tabs.titles == ["a.maze", "b.maze"])


def test_windows_that_work_on_a_maze_go_with_its_tab(tabs: Tabs, file: MakeFile) -> None:
    tabs.open(file("a.maze"))
    tabs.open(file("b.maze"))
    hand = tabs.hand
    hand.act("explore.open")
    hand.wait_for_jobs()
    hand.act("window.make")
    panel = hand.generators_panel
    assert panel is not None
    QTest.mouseClick(panel.watch_button, LEFT)
    QTest.mouseClick(panel.infinite_button, LEFT)
    hand.wait_for_jobs()
    sorts = (WatchWindow, InfiniteWindow)
    windows = [it for it in QApplication.topLevelWidgets() if isinstance(it, sorts)]
    assert len(windows) == 3
    assert "Explore b.maze" in [it.windowTitle() for it in windows]
    hand.wait_for_jobs()
    hand.act("file.close")
    assert [page.document.title for page in tabs.sessions] == ["a.maze"]
    hand.qtbot.waitUntil(lambda: not any(isValid(window) for window in windows))
    tabs.hand.check_overlay()


def test_full_screen_is_the_same_for_all_tabs(tabs: Tabs, file: MakeFile) -> None:
    tabs.open(file("a.maze"))
    tabs.open(file("b.maze"))
    tabs.hand.act("window.full_screen")
    tabs.click(0)
    assert tabs.window.isFullScreen()
    tabs.hand.act("window.full_screen")
    assert not tabs.window.isFullScreen()


def test_of_a_tab_that_was_closed_nothing_is_left(tabs: Tabs, file: MakeFile) -> None:
    tabs.open(file("a.maze"))
    tabs.open(file("b.maze"))
    session = weakref.ref(tabs.hand.session)
    document = weakref.ref(tabs.hand.document)
    by_key = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(), QPoint())
    QApplication.sendEvent(tabs.window.strip, by_key)
    QTest.keyClick(QApplication.activePopupWidget(), Qt.Key.Key_Escape)
    tabs.hand.act("file.close")
    tabs.qtbot.waitUntil(lambda: not tabs.sessions.ending)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert session() is None
    assert document() is None


def test_a_tab_shows_what_was_seen_and_selected_in_it_when_it_is_shown_again(
    tabs: Tabs, file: MakeFile
) -> None:
    large = Maze.blank(60, 60, levels=2)
    tabs.hand.document.replace(large, name="large")
    hand = tabs.hand
    hand.act("maze.level_up")
    hand.act("view.full_size")
    hand.select(Area.block(30, 30, 33, 34))
    hand.look_at(QPointF(31.5, 32.0))
    seen = hand.seen
    tabs.draw()
    tabs.open(file("b.maze"))
    assert hand.level == 0
    assert not hand.selected
    tabs.hand.check_overlay()
    tabs.click(0)
    assert hand.level == 1
    assert hand.selected.count == 20
    assert abs(hand.seen.center().x() - seen.center().x()) < 0.1
    assert abs(hand.seen.center().y() - seen.center().y()) < 0.1
    tabs.hand.check_overlay()


def test_undo_is_of_the_maze_that_is_shown(tabs: Tabs, file: MakeFile) -> None:
    tabs.open(file("a.maze"))
    tabs.draw()
    tabs.open(file("b.maze"))
    actions = tabs.window.actions_by_name
    assert not actions["edit.undo"].isEnabled()
    tabs.click(0)
    assert actions["edit.undo"].isEnabled()
    assert actions["edit.undo"].text() == "&Undo rock"
    tabs.hand.key("z", CTRL)
    assert not is_rock(tabs.hand.maze)


def test_with_the_last_tab_the_start_page_comes(tabs: Tabs, file: MakeFile) -> None:
    tabs.open(file("a.maze"))
    tabs.hand.key("w", CTRL)
    assert tabs.window.isVisible()
    assert tabs.hand.document.is_untouched
    page = tabs.window.findChild(StartPage)
    assert page is not None
    assert page.isVisible()
    tabs.hand.key("w", CTRL)
    assert tabs.window.isVisible()
    page = tabs.window.findChildren(StartPage)[-1]
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert tabs.hand.document.is_untouched
    tabs.hand.check_overlay()


def test_each_overlay_is_of_the_maze_that_is_shown(tabs: Tabs, file: MakeFile) -> None:
    tabs.open(file("a.maze"))
    tabs.hand.act("overlay.dead-ends")
    first = tabs.hand.session.tints
    tabs.qtbot.waitUntil(lambda: first.value is not None, timeout=ENGINE_WITHIN_MS)
    tabs.open(file("b.maze"))
    second = tabs.hand.session.tints
    tabs.qtbot.waitUntil(lambda: second.value is not None, timeout=ENGINE_WITHIN_MS)
    tabs.draw()
    tabs.qtbot.waitUntil(lambda: not second.is_stale, timeout=ENGINE_WITHIN_MS)
    assert first.revision == tabs.sessions[0].document.revision
    tabs.hand.act("overlay.kinds")
    tabs.click(0)
    assert first.overlay.value == "kinds"
    tabs.hand.check_overlay()
