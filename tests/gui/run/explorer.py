"""A hand at the window in which explorers walk."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mazarine.agents.simulation import Plan
from mazarine.gui.features.watch.choice import Choice, Kind
from mazarine.gui.features.watch.pane import Pane
from mazarine.gui.features.watch.shown import Shown
from mazarine.gui.features.watch.walk import Walk
from mazarine.gui.features.watch.walker_form import PERSON
from mazarine.gui.features.watch.watch_window import WatchWindow, order_for
from tests.gui.conftest import ENGINE_WITHIN_MS
from tests.gui.hand import Hand


def exploring(hand: Hand, plan: Plan = PERSON) -> WatchWindow:
    """Return a window with an explorer."""
    maze = hand.maze.copy()
    return WatchWindow(hand.window, maze, order_for(maze, 0), first=plan)


class Explorer:
    """Hands and eyes at a window in which explorers walk."""

    def __init__(self, qtbot: QtBot, hand: Hand, window: WatchWindow | None = None) -> None:
        self.qtbot = qtbot
        self.before = hand.maze.copy()
        self.hand = hand
        self.window = window or exploring(hand)
        self.window.show()
        self.wait()

    @property
    def pane(self) -> Pane:
        """The pane whose walker the settings are of."""
        return self.window.current

    @property
    def walk(self) -> Walk:
        """The walk that is shown."""
        assert self.window.walk is not None
        return self.window.walk

    @property
    def status(self) -> str:
        """The status line of the window."""
        return self.pane.status_label.text()

    @property
    def cell(self) -> tuple[int, int, int]:
        """Where the watched walker stands."""
        return self.shown.walker.agent.cell

    @property
    def shown(self) -> Shown:
        """The map of the watched walker."""
        return self.walk.shown[self.pane.number]

    def wait(self) -> None:
        """Wait until it is where it was wanted."""
        self.qtbot.waitUntil(lambda: self.window.is_ready, timeout=ENGINE_WITHIN_MS)

    def key(self, key: Qt.Key) -> None:
        """Press a key over the walker's view."""
        QTest.keyClick(self.pane.map, key)
        self.wait()

    def click(self, row: int, col: int) -> None:
        """Click a cell of what the walker knows."""
        view = self.pane.map
        at = view.position_of(row, col)
        QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=QPoint(round(at.x()), round(at.y())))

    def choose(self, name: str) -> None:
        """Choose an explorer for the walker of the list that is chosen."""
        self.choose_at_once(name)
        self.wait()

    def choose_at_once(self, name: str) -> None:
        """Choose an explorer for the walker of the list that is chosen, whether it can walk or not."""
        box = self.pane.choice_box
        box.setCurrentIndex(box.findData(Choice(Kind.EXPLORER, name).key))

    def select(self, number: int) -> None:
        """Click the map of a walker."""
        QTest.mouseClick(self.window.grid.walkers[number].map, Qt.MouseButton.LeftButton)
        self.window.select(self.window.grid.walkers[number])

    def close(self) -> None:
        """Close the window; the document is as it was."""
        self.window.close()
        assert self.hand.maze == self.before
