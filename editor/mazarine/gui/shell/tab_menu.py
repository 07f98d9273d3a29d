"""The context menu of a tab."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QMimeData, QObject, QPoint, Slot
from PySide6.QtGui import QAction, QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QWidget

from mazarine.gui.documents.leaving import Leaving
from mazarine.gui.file_names import shown, url_of
from mazarine.gui.i18n import show_text, tr_later
from mazarine.gui.session.session import MazeSession
from mazarine.gui.session.sessions import Sessions
from mazarine.gui.shell.bars import Menu
from mazarine.gui.style.icons import icon
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
