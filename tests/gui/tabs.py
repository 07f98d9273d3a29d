"""A window with tabs, for tests of several mazes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mazarine.gui.documents.document_manager import DocumentManager
from mazarine.gui.main_window import MainWindow
from mazarine.gui.session.sessions import Sessions
from mazarine.maze import Maze
from mazarine.maze.codes import Matter
from mazarine.maze.edits import SetCells
from tests.gui.hand import LEFT, NO_KEYS, Hand

MakeFile = Callable[[str], Path]
"""Writes a small maze into a file of this name."""


class Tabs:
    """A window with tabs, and a hand in it."""

    def __init__(self, qtbot: QtBot, window: MainWindow) -> None:
        self.qtbot, self.window = qtbot, window

    @property
    def hand(self) -> Hand:
        """A hand in the window."""
        return Hand(self.qtbot, self.window)

    @property
    def sessions(self) -> Sessions:
        """The mazes that are open."""
        return self.window.sessions

    @property
    def documents(self) -> DocumentManager:
        """What opens and saves them."""
        return self.window.documents

    @property
    def has_strip(self) -> bool:
        """Whether there are tabs to be seen."""
        return self.window.strip.isVisible()

    def move(self, origin: int, goal: int) -> None:
        """Drag a tab to another place."""
        self.window.strip.moveTab(origin, goal)

    @property
    def titles(self) -> list[str]:
        """What stands on the tabs."""
        strip = self.window.strip
        return [strip.tabText(index) for index in range(strip.count())]

    @property
    def current(self) -> int:
        """Which tab is seen."""
        return self.window.strip.currentIndex()

    def open(self, path: Path) -> None:
        """Open a file and wait for it."""
        count, documents = len(self.sessions), self.documents
        documents.opening.open_path(path)
        self.qtbot.waitUntil(lambda: not documents.reader.is_reading)
        assert len(self.sessions) in (count, count + 1)

    def draw(self) -> None:
        """Make the first cell rock, see `is_rock`."""
        self.hand.document.do(SetCells([(0, 0, 0, "rock")]), "rock")

    def click(self, index: int, button: Qt.MouseButton = LEFT) -> None:
        """Click on a tab."""
        strip = self.window.strip
        QTest.mouseClick(strip, button, NO_KEYS, strip.tabRect(index).center())


def is_rock(maze: Maze) -> bool:
    """Whether the first cell is rock."""
    return int(maze.cells[0, 0, 0]) >> 1 == Matter.ROCK
