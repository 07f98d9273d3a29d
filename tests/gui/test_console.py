"""The Python console: statements by real keys, their undo steps, and what must not happen meanwhile."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mazewright.gui.docks.console_dock import ConsolePanel
from mazewright.gui.settings import Settings
from mazewright.maze import Maze
from mazewright.maze.area import Area
from mazewright.maze.edits import SetCells, SetWalls
from tests.gui.conftest import OpenWindow
from tests.gui.hand import CTRL, LEFT, SHIFT, Hand


class Typist:
    """Types into the console."""

    def __init__(self, hand: Hand) -> None:
        self.hand = hand
        hand.act("window.console")
        dock = hand.window.console_dock
        assert isinstance(dock.content, ConsolePanel)
        self.panel = dock.content
        self.runner = hand.window.console

    def type(self, text: str) -> None:
        """Type letters, and press Enter for each end of a line."""
        for number, line in enumerate(text.split("\n")):
            if number:
                self.key(Qt.Key.Key_Return)
            QTest.keyClicks(self.panel.input, line)

    def key(self, key: Qt.Key, keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(self.panel.input, key, keys)

    def start(self, text: str) -> None:
        """Type a statement and run it."""
        self.type(text)
        self.key(Qt.Key.Key_Return)
        assert self.panel.input.toPlainText() == ""

    def run(self, text: str) -> str:
        """Type a statement, wait for its end, and return what was printed."""
        before = len(self.text)
        self.start(text)
        self.wait()
        echo = ">>> " + text.rstrip().replace("\n", "\n... ") + "\n"
        printed = self.text[before:].removeprefix("\n")
        assert printed.startswith(echo) or "\n" in text
        return printed[len(echo) :]

    def wait(self) -> None:
        self.hand.qtbot.waitUntil(lambda: not self.runner.is_running, timeout=60_000)

    def wait_for_text(self, text: str) -> None:
        self.hand.qtbot.waitUntil(lambda: text in self.text, timeout=20_000)

    @property
    def text(self) -> str:
        return self.panel.output.toPlainText()


MakeTypist = Callable[[Maze], Typist]


@pytest.fixture
def typist(open_window: OpenWindow) -> Typist:
    """Return a console over an open maze of 4 × 5 cells."""
    return Typist(open_window(Maze.blank(4, 5)))


def steps(hand: Hand) -> list[str]:
    stack = hand.document.undo_stack
    return [stack.text(index) for index in range(stack.count())]


def test_a_statement_changes_the_maze_as_one_undo_step(typist: Typist) -> None:
    hand, before = typist.hand, typist.hand.maze.copy()
    assert typist.panel.input.hasFocus()
    assert typist.run('x = [maze.set_wall((0, c), "S") for c in range(4)]') == ""
    assert hand.maze.wall_at((0, 3), "S") == 1
    assert steps(hand) == ['console: x = [maze.set_wall((0, c), "S") for c in…']
    hand.check_overlay()
    hand.act("edit.undo")
    assert hand.maze == before
    hand.act("edit.redo")
    assert typist.run("maze.shape, len(x)") == "((1, 4, 5), 4)\n"
    assert len(steps(hand)) == 1
