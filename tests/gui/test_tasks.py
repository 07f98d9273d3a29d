"""Tasks are shown while they last, and can be stopped."""

from __future__ import annotations

from pathlib import Path
from threading import Event

import pytest
from PySide6.QtTest import QTest

from mazarine.gui.background.tasks import Task
from mazarine.maze import Maze
from tests.gui.conftest import OpenWindow
from tests.gui.hand import LEFT, Hand


def _stop_after_the_first_share(hand: Hand, monkeypatch: pytest.MonkeyPatch, shares: list[float]) -> None:
    """Press the button that stops work while the work waits in its first share."""
    gate, report = Event(), Task.report

    def wait(task: Task, share: float) -> bool:
        shares.append(share)
        gate.wait(20)
        return report(task, share)

    def press() -> None:
        stop = hand.stop_button
        if shares and stop.isVisible() and not gate.is_set():
            QTest.mouseClick(stop, LEFT)
            gate.set()

    monkeypatch.setattr(Task, "report", wait)
    hand.window.tasks.changed.connect(press)


def test_opening_can_be_stopped(
    open_window: OpenWindow, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand, shares = open_window(Maze.blank(3, 3)), list[float]()
    _stop_after_the_first_share(hand, monkeypatch, shares)
    hand.open(saved)
    assert shares == [0.5], "the second array is not read"
    assert hand.message == "Opening stopped. The open maze was not changed."
    assert hand.maze == Maze.blank(3, 3)


def test_saving_can_be_stopped(open_window: OpenWindow, saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hand, shares = open_window(), list[float]()
    hand.open(saved)
    before = saved.read_bytes()
    hand.click((2.5, 2.9))
    _stop_after_the_first_share(hand, monkeypatch, shares)
    hand.save()
    assert shares == [0.5], "the second array is not written"
    assert hand.message.startswith("Saving stopped. “saved.maze” is unchanged.")
    assert saved.read_bytes() == before
    assert hand.document.is_dirty
    assert [path.name for path in saved.parent.iterdir() if path.suffix == ".tmp"] == []


def test_work_is_said_while_it_lasts(open_window: OpenWindow, saved: Path) -> None:
    hand = open_window()
    said: list[tuple[str, bool]] = []
    bar, work = hand.window.statusBar(), hand.window.status.tasks
    hand.window.tasks.changed.connect(
        lambda: said.append((bar.currentMessage(), work.progress_bar.isVisible()))
    )
    hand.open(saved)
    assert ("Opening saved.maze…", True) in said
    assert said[-1] == ("", False)
