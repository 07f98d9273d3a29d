"""The tabs of the open mazes, and the context menu of a tab."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QMimeData, QObject, QPoint, QSignalBlocker, QSize, Qt, Slot
from PySide6.QtGui import QAction, QContextMenuEvent, QDesktopServices, QGuiApplication, QMouseEvent
from PySide6.QtWidgets import QTabBar, QToolButton, QWidget

from mazarine.gui.background.reporting import Reporting
from mazarine.gui.documents.leaving import Leaving
from mazarine.gui.file_names import shown, url_of
from mazarine.gui.i18n import on_language_change, show_text, tr, tr_later
from mazarine.gui.session.session import MazeSession
from mazarine.gui.session.sessions import Sessions
from mazarine.gui.shell.actions import ActionSpec
from mazarine.gui.shell.bars import Menu
from mazarine.gui.style.icons import icon
from mazarine.gui.widgets.building import row_of
from mazarine.gui.widgets.labels import literal
from mazarine.messages import Message


class TabMenu(QObject):
    """Closes tabs, and shows where the file of a tab is."""

    def __init__(self, sessions: Sessions, leaving: Leaving, parent: QWidget) -> None:
        super().__init__(parent)
        self._sessions, self._leaving = sessions, leaving
        self._session = sessions.current.session
        self.menu = Menu("Open mazes", parent)
        self._add(tr_later("&Close"), self._close, "close")
        self._others = self._add(tr_later("Close &others"), self._close_others)
        self._right = self._add(tr_later("Close to the &right"), self._close_right)
        self.menu.addSeparator()
        self._copy = self._add(tr_later("Copy &path"), self._copy_path, "copy")
        self._folder = self._add(tr_later("Show in &folder"), self._show_folder, "open")
        sessions.changed.connect(self._forget_closed)

    @Slot()
    def _forget_closed(self) -> None:
        if self._session.is_closed:
            self._session = self._sessions.current.session

    def open(self, session: MazeSession, place: QPoint) -> None:
        """Open the menu for the tab of a session, at a place of the screen."""
        self._session = session
        self._others.setEnabled(len(self._sessions) > 1)
        self._right.setEnabled(session is not self._sessions[len(self._sessions) - 1])
        for action in (self._copy, self._folder):
            action.setEnabled(self._path is not None)
        self.menu.popup(place)

    def _add(self, text: Message, act: Callable[[], None], drawing: str = "") -> QAction:
        action = QAction(self.menu)
        if drawing:
            action.setIcon(icon(drawing))
        show_text(text, action.setText)
        action.triggered.connect(act)
        self.menu.addAction(action)
        return action

    @property
    def _path(self) -> Path | None:
        return self._session.document.path

    @Slot()
    def _close(self) -> None:
        self._leaving.close(self._session)

    @Slot()
    def _close_others(self) -> None:
        self._leaving.close_several([it for it in self._sessions if it is not self._session])

    @Slot()
    def _close_right(self) -> None:
        self._leaving.close_several(list(self._sessions)[self._sessions.index(self._session) + 1 :])

    @Slot()
    def _copy_path(self) -> None:
        if self._path is not None:
            copied = QMimeData()
            copied.setText(shown(self._path))
            copied.setUrls([url_of(self._path)])
            QGuiApplication.clipboard().setMimeData(copied)

    @Slot()
    def _show_folder(self) -> None:
        if self._path is not None:
            QDesktopServices.openUrl(url_of(self._path.parent))


_WIDTHS_PX = 120, 240
"""The least and the greatest width of a tab."""
_NARROW_PX = 160
"""The width down to which tabs shrink before the strip scrolls."""
_CLOSE_PX = 12
_SIDE = QTabBar.ButtonPosition.RightSide


class TabStrip(Reporting, QTabBar):
    """Shows a tab for each open maze; hidden while there is only one."""

    def __init__(self, sessions: Sessions, leaving: Leaving) -> None:
        super().__init__()
        self._sessions, self._leaving = sessions, leaving
        self.setDocumentMode(True)
        self.setDrawBase(False)
        self.setExpanding(False)
        self.setMovable(True)
        self.setUsesScrollButtons(True)
        self.setElideMode(Qt.TextElideMode.ElideRight)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        show_text("Open mazes", self.setAccessibleName)
        self.list_button = QToolButton(autoRaise=True, arrowType=Qt.ArrowType.DownArrow)
        show_text("List all tabs", self.list_button.setToolTip, self.list_button.setAccessibleName)
        self._list = Menu("Open mazes", self)
        self._list.triggered.connect(self._show_listed)
        self.list_button.clicked.connect(self._open_list)
        self._menu = TabMenu(sessions, leaving, self)
        self.currentChanged.connect(sessions.show_tab)
        self.tabMoved.connect(sessions.move)
        sessions.changed.connect(self._show_titles)
        on_language_change(self._show_titles)
        self._show_titles()

    def specs(self) -> tuple[ActionSpec, ...]:
        return (
            ActionSpec("window.next_tab", tr_later("Ne&xt maze"), "next_tab", ("Ctrl+Tab",),
                       tr_later("Go to the next tab"), self.choose_next, needs_maze=False),
            ActionSpec("window.previous_tab", tr_later("Pre&vious maze"), "previous_tab", ("Ctrl+Shift+Tab",),
                       tr_later("Go to the previous tab"), self.choose_previous, needs_maze=False),
        )  # fmt: skip

    def row(self) -> QWidget:
        row = QWidget()
        row.setLayout(row_of((self, 1), self.list_button, margins=(0, 0, 0, 0), spacing=0))
        return row

    def tabSizeHint(self, index: int) -> QSize:
        """Return the size of a tab: wide enough for its title, within limits."""
        size = super().tabSizeHint(index)
        least, most = _WIDTHS_PX
        return QSize(min(max(size.width(), least), most), size.height())

    def minimumTabSizeHint(self, index: int) -> QSize:
        """Return the least size of a tab; where tabs do not fit, the strip scrolls."""
        size = self.tabSizeHint(index)
        return QSize(min(size.width(), _NARROW_PX), size.height())

    @Slot()
    def _show_titles(self) -> None:
        count = len(self._sessions)
        with QSignalBlocker(self):
            while self.count() > count:
                self.removeTab(self.count() - 1)
            while self.count() < count:
                self.setTabButton(self.addTab(""), _SIDE, self._close_button())
            for index, session in enumerate(self._sessions):
                title = session.document.title.replace("&", "&&")
                title += " *" if session.document.is_dirty else ""
                if title != self.tabText(index):
                    self.setTabText(index, title)
                self.setTabToolTip(index, literal(shown(session.document.path or tr("Not saved yet"))))
                name = tr("Close {name}", name=session.document.title)
                self.tabButton(index, _SIDE).setAccessibleName(name)
            self.setCurrentIndex(self._sessions.index_shown)
        self._fill_list()
        self.setVisible(count > 1)
        self.list_button.setVisible(count > 1)

    def _close_button(self) -> QToolButton:
        button = QToolButton(autoRaise=True)
        button.setIcon(icon("close"))
        button.setIconSize(QSize(_CLOSE_PX, _CLOSE_PX))
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        show_text("Close the maze", button.setToolTip)
        button.clicked.connect(self._close_clicked)
        return button

    @Slot()
    def _close_clicked(self) -> None:
        button = self.sender()
        self._close(next(at for at in range(self.count()) if self.tabButton(at, _SIDE) is button))

    def _close(self, index: int) -> None:
        self._leaving.close(self._sessions[index])

    @Slot()
    def _open_list(self) -> None:
        self._list.popup(self.list_button.mapToGlobal(self.list_button.rect().bottomLeft()))

    def _fill_list(self) -> None:
        self._list.clear()
        for index, session in enumerate(self._sessions):
            entry = self._list.addAction(self.tabText(index))
            entry.setToolTip(self.tabToolTip(index))
            entry.setCheckable(True)
            entry.setChecked(session is self._sessions.current.session)
            entry.setData(index)

    @Slot(QAction)
    def _show_listed(self, entry: QAction) -> None:
        self._sessions.show_tab(entry.data())

    @Slot()
    def choose_next(self) -> None:
        """Show the next maze; after the last one the first."""
        self.setCurrentIndex((self.currentIndex() + 1) % self.count())

    @Slot()
    def choose_previous(self) -> None:
        """Show the previous maze; before the first one the last."""
        self.setCurrentIndex((self.currentIndex() - 1) % self.count())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        index = self.tabAt(event.position().toPoint())
        if event.button() == Qt.MouseButton.MiddleButton and index >= 0:
            self._close(index)
            return
        super().mouseReleaseEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Open the menu of the tab under the pointer; by the keyboard, of the tab that is shown."""
        place = event.pos()
        index = self.tabAt(place)
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            index = self.currentIndex()
            place = self.tabRect(index).center()
        if index >= 0:
            self._menu.open(self._sessions[index], self.mapToGlobal(place))
