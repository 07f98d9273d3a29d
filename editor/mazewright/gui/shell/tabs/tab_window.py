"""The window on the screen: a page for each maze that is open, one of which is seen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import perf_counter

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt, Slot
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QStackedLayout, QWidget

from mazewright.gui.background.garbage import collect_all_garbage
from mazewright.gui.background.timers import single_shot
from mazewright.gui.shell.main_window import MainWindow
from mazewright.gui.shell.recovery import Recovery
from mazewright.gui.shell.tabs.carrying import carry
from mazewright.gui.shell.tabs.opening import Opening
from mazewright.gui.shell.tabs.tab_strip import Title
from mazewright.gui.style.icons import icon

_LOOK_AFTER_MS = 50
_FRAME_PX = QSize(8, 40)
"""About what the title and the borders of a window take of the screen."""


class TabWindow(QWidget):
    """Holds the pages, and closes when all of them may be left.

    Each page has menus, docks and threads of its own; how the user has set them up goes along from one to
    the other. A maze that has a tab already is not opened twice.

    Attributes
    ----------
    pages : in the order of their tabs; none when all are closed
    ending : pages that were closed, until their threads have ended

    Parameters
    ----------
    make : gives a page
    """

    def __init__(self, make: Callable[[], MainWindow]) -> None:
        super().__init__()
        self._make = make
        self.pages: list[MainWindow] = []
        self.ending: list[MainWindow] = []
        self._openings: dict[MainWindow, Opening] = {}
        self._agreed: dict[MainWindow, int] = {}
        self._timer = single_shot(self, _LOOK_AFTER_MS, self._look_at_ending)
        self._stack = QStackedLayout(self)
        self._stack.setContentsMargins(0, 0, 0, 0)
        self.setWindowIcon(icon("mazewright"))
        first = self.add()
        self.resize(first.size().boundedTo(self.screen().availableSize() - _FRAME_PX))
        self.restoreGeometry(first.settings.window_state("geometry"))

    @property
    def page(self) -> MainWindow:
        """The page that is seen."""
        page = self._stack.currentWidget()
        assert isinstance(page, MainWindow)
        return page

    def add(self) -> MainWindow:
        """Give a new page, which is seen."""
        at = self.pages.index(self.page) + 1 if self.pages else 0
        page = self._make()
        self.pages.insert(at, page)
        self._openings[page] = Opening(page, self)
        if page.recovery is not None:
            page.recovery.elsewhere = self._recovery_for
        page.strip.chosen.connect(self.show_tab)
        page.strip.close_wanted.connect(self.close_tab)
        page.strip.moved.connect(self._move)
        page.document.path_changed.connect(self._show_titles)
        page.document.dirty_changed.connect(self._show_titles)
        page.closed.connect(self._drop)
        self._stack.addWidget(page)
        self.show_tab(at)
        return page

    def _recovery_for(self, path: Path | None) -> Recovery:
        """Give what brings a maze back: in the tab of its file if nothing was drawn there, or a new one."""
        page = None if path is None else self.page_of(path)
        if page is None or page.document.is_dirty:
            page = self.add()
        self.show_tab(self.pages.index(page))
        recovery = page.recovery
        assert recovery is not None
        return recovery

    def page_of(self, path: Path) -> MainWindow | None:
        """Give the page that has a file open, None if none has."""
        for page in self.pages:
            there = page.document.path
            if there is not None and (there == path.absolute() or _is_same(there, path)):
                return page
        return None

    def show_file(self, path: Path) -> bool:
        """Show the maze of a file, if that is open."""
        page = self.page_of(path)
        if page is not None:
            self.show_tab(self.pages.index(page))
        return page is not None

    @Slot(int)
    def show_tab(self, index: int) -> None:
        """Show a page."""
        page, before = self.pages[index], self._stack.currentWidget()
        if before is not page:
            if isinstance(before, MainWindow):
                before.document.settle()
                carry(before, page)
            self._stack.setCurrentWidget(page)
            with QSignalBlocker(page.actions_by_name["window.full_screen"]):
                page.actions_by_name["window.full_screen"].setChecked(self.isFullScreen())
        page.view.setFocus()
        self._show_titles()

    @Slot(int)
    def close_tab(self, index: int) -> None:
        """Close a page, once nothing of it is lost."""
        page = self.pages[index]
        if page.document.is_dirty or page.long_work.dear is not None:
            self.show_tab(index)
        page.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close all pages, once nothing is lost; those that are not saved are asked for one by one."""
        if self.pages:
            self._agreed.clear()
            self._close_all()
        event.setAccepted(not self.pages)

    def changeEvent(self, event: QEvent) -> None:
        """Tell the page what only a window of its own is told."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange and self.pages:
            is_full = bool(self.windowState() & Qt.WindowState.WindowFullScreen)
            self.page.actions_by_name["window.full_screen"].setChecked(is_full)

    def _close_all(self) -> None:
        """Ask for each page in turn, and close all when all agree as they are."""
        for page in self.pages:
            # What floats is put down, and makes another revision.
            page.document.settle()
            if self._agreed.get(page) != page.document.revision:
                if page.document.is_dirty or page.long_work.dear is not None:
                    self.show_tab(self.pages.index(page))
                page.files.leave(lambda page=page: self._agree(page))  # type: ignore[misc]
                return
        settings = self.page.settings
        paths = [page.document.path for page in self.pages]
        current = self.page.document.path
        # The one that is seen comes last: its layout is the one to remember.
        for page in sorted(self.pages, key=lambda page: page is self.page):
            page.close_as_agreed()
        if not self.pages:
            settings.end_session([path for path in paths if path is not None], current)
            settings.sync()

    def _agree(self, page: MainWindow) -> None:
        if page.may_stop():
            self._agreed[page] = page.document.revision
            self._close_all()

    @Slot()
    def _drop(self) -> None:
        """Take the page out that has closed; the window closes with the last one."""
        page = self.sender()
        assert isinstance(page, MainWindow)
        index = self.pages.index(page)
        self.pages.remove(page)
        self._agreed.pop(page, None)
        if not self.pages:
            page.selecting.clipboard.release()
            path = page.document.path
            page.settings.end_session([] if path is None else [path], path)
            page.settings.sync()
            self.close()
        elif page is self._stack.currentWidget():
            self.show_tab(min(index, len(self.pages) - 1))
        else:
            self._show_titles()
        for window in page.findChildren(QWidget):
            if window.isWindow():
                window.close()
        self._stack.removeWidget(page)
        self.ending.append(page)
        self._timer.start()
        left = self._openings.pop(page).left()
        if left and self.pages:
            self.page.files.open_paths(left)

    def end_threads(self, within_s: float) -> bool:
        """End what closed pages were busy with; False if something cannot be stopped in time."""
        deadline = perf_counter() + within_s
        pages = (*self.pages, *self.ending)
        threads = [thread for page in pages for thread in (page.workers, page.session.segmentation)]
        for thread in threads:
            thread.close(0)
        return all(thread.close(max(0.0, deadline - perf_counter())) for thread in threads)

    @Slot()
    def _look_at_ending(self) -> None:
        """Let pages go whose threads have ended."""
        for page in [
            page for page in self.ending if page.workers.close(0) and page.session.segmentation.close(0)
        ]:
            self.ending.remove(page)
            page.deleteLater()
            collect_all_garbage()
        if self.ending:
            self._timer.start()

    @Slot(int, int)
    def _move(self, origin: int, goal: int) -> None:
        self.pages.insert(goal, self.pages.pop(origin))
        self._show_titles()

    @Slot()
    def _show_titles(self) -> None:
        page = self._stack.currentWidget()
        if not isinstance(page, MainWindow) or page not in self.pages:
            return
        self.setWindowTitle(page.windowTitle())
        self.setWindowModified(page.document.is_dirty)
        self.setWindowFilePath(str(page.document.path or ""))
        titles = [
            Title(
                it.document.shown_title,
                it.document.is_dirty,
                str(it.document.path or ""),
            )
            for it in self.pages
        ]
        page.strip.show_titles(titles, self.pages.index(page))
        page.controls.note_tabs(len(self.pages))


def _is_same(one: Path, other: Path) -> bool:
    try:
        return one.samefile(other)
    except OSError:
        return False
