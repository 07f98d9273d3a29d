"""A hand at the window in which explorers walk."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mazarine.gui.features.watch.explore_window import ExploreWindow
from mazarine.gui.features.watch.walk import Walk
from tests.gui.conftest import ENGINE_WITHIN_MS
from tests.gui.hand import Hand


class Explorer:
    """Hands and eyes at the Explore window."""

    def __init__(self, qtbot: QtBot, hand: Hand, window: ExploreWindow | None = None) -> None:
        self.qtbot = qtbot
        self.before = hand.maze.copy()
        self.hand = hand
        self.window = window or ExploreWindow(hand.window, hand.maze.copy())
        self.window.show()
        self.wait()

    @property
    def walk(self) -> Walk:
        """The walk that is shown."""
        assert self.window.walk is not None
        return self.window.walk

    @property
    def status(self) -> str:
        """The status line of the window."""
        return self.window.status_label.text()

    @property
    def cell(self) -> tuple[int, int, int]:
        """Where the watched walker stands."""
        assert self.walk.shown is not None
        return self.walk.shown.walker.agent.cell

    def wait(self) -> None:
        """Wait until it is where it was wanted."""
        self.qtbot.waitUntil(lambda: self.window.is_ready, timeout=ENGINE_WITHIN_MS)

    def key(self, key: Qt.Key) -> None:
        """Press a key over the walker's view."""
        QTest.keyClick(self.window.views.known, key)
        self.wait()

    def click(self, row: int, col: int) -> None:
        """Click a cell of what the walker knows."""
        view = self.window.views.known
        at = view.position_of(row, col)
        QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=QPoint(round(at.x()), round(at.y())))

    def choose(self, name: str) -> None:
        """Choose an explorer for the walker of the list that is chosen."""
        box = self.window.form.explorer
        box.setCurrentIndex(box.findData(name))
        self.wait()

    def close(self) -> None:
        """Close the window; the document is as it was."""
        self.window.close()
        assert self.hand.maze == self.before
