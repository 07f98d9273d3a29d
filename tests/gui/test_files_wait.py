"""What is drawn, asked and begun while a file is read or written waits for its turn, and is not lost."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox

from mazarine.files import write
from mazarine.maze import Maze
from tests.gui.conftest import OpenWindow
from tests.gui.hand import LEFT, Hand

Button = QMessageBox.StandardButton


@pytest.fixture
def held_jobs() -> Iterator[Callable[[Hand], Event]]:
    """Hold the jobs thread of a window until the event is set."""
    gates: list[Event] = []

    def hold(hand: Hand) -> Event:
        gates.append(Event())
        hand.workers.jobs.run(gates[-1].wait)
        return gates[-1]

    yield hold
    for gate in gates:
        gate.set()


def test_a_file_that_arrives_in_the_middle_of_a_stroke_asks_and_stays_as_it_was_written(
    open_window: OpenWindow, saved: Path, held_jobs: Callable[[Hand], Event]
) -> None:
    walled = Maze.blank(8, 8, walled=True)
    write(Maze.blank(8, 8), saved)
    hand = open_window(Maze.blank(4, 4))
    hand.open(saved)
    write(walled, saved)
    gate = held_jobs(hand)
    hand.act("file.reload")
    hand.press((2.95, 1.5))
    hand.move((2.95, 5.5))
    drawn = hand.maze.copy()
    gate.set()
    hand.wait_for_jobs()
    assert QApplication.activeModalWidget() is None
    assert hand.maze == drawn, "nothing arrives under a button that is held down"
    asked: list[list[str]] = []

    def reload(box: QMessageBox) -> None:
        asked.append([button.text() for button in box.buttons()])
        QTest.mouseClick(next(it for it in box.buttons() if it.text() == "Discard and reload"), LEFT)

    hand.fill_when_open(reload)
    hand.release((2.95, 5.5))
    hand.qtbot.waitUntil(lambda: hand.maze == walled)
    assert hand.document.undo_stack.count() == 0
    assert asked == [["Discard and reload", "Cancel"]], "nothing writes over the file"
    hand.check_overlay()


def test_a_file_that_is_chosen_in_the_middle_of_a_stroke_is_opened(
    open_window: OpenWindow, saved: Path
) -> None:
    hand = open_window(Maze.blank(8, 8))
    hand.key("k")
    hand.press((2.5, 1.5))
    hand.move((2.5, 5.5))
    # The dialog has got the release.
    QApplication.sendEvent(
        hand.window.view.viewport(), QEvent(QEvent.Type.Leave)
    )  # fmt: skip
    QTest.mouseRelease(hand.window.statusBar(), LEFT)
    hand.window.documents.opening.open_path(saved)
    hand.qtbot.waitUntil(lambda: hand.document.path == saved)
    drawn = hand.window.sessions[0].document
    assert drawn.undo_stack.count() == 1, "what was drawn is one step"
    hand.check_overlay()
