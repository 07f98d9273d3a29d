"""What is drawn, asked and begun while a file is read or written waits for its turn, and is not lost."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox

from mazewright.files import read, write
from mazewright.gui.documents.saving import Target
from mazewright.maze import Maze
from tests.gui.conftest import OpenWindow
from tests.gui.hand import LEFT, Hand

Button = QMessageBox.StandardButton


@pytest.fixture
def held_jobs() -> Iterator[Callable[[Hand], Event]]:
    """Holds the jobs thread of a window until the event is set."""
    gates: list[Event] = []

    def hold(hand: Hand) -> Event:
        gates.append(Event())
        hand.window.workers.jobs.run(gates[-1].wait)
        return gates[-1]

    yield hold
    for gate in gates:
        gate.set()


def test_what_is_drawn_while_saving_counts_as_unsaved(open_window: OpenWindow, save_as: Path) -> None:
    hand = open_window(Maze.blank(4, 4))
    hand.click((1.5, 1.95))
    before = hand.maze.copy()
    with hand.qtbot.waitSignal(hand.window.documents.busy_changed, check_params_cb=lambda what: not what):
        hand.act("file.save")
        hand.click((2.5, 1.95))
    assert hand.document.is_dirty
    assert read(save_as) == before


def test_a_window_that_is_closed_while_saving_closes_when_the_file_is_written(
    open_window: OpenWindow, save_as: Path, held_jobs: Callable[[Hand], Event]
) -> None:
    hand = open_window(Maze.blank(4, 4))
    hand.click((1.5, 1.95))
    gate = held_jobs(hand)
    hand.act("file.save")
    hand.window.close()
    assert not hand.is_closed
    gate.set()
    hand.qtbot.waitUntil(lambda: hand.is_closed)
    assert read(save_as) == hand.maze


def test_what_is_drawn_while_a_file_is_read_is_asked_about(
    open_window: OpenWindow, saved: Path, held_jobs: Callable[[Hand], Event]
) -> None:
    hand = open_window(Maze.blank(4, 4))
    hand.open(saved)
    gate = held_jobs(hand)
    hand.act("file.reload")
    hand.click((1.5, 1.95))
    drawn = hand.maze.copy()
    asked: list[str] = []

    def keep(box: QMessageBox) -> None:
        asked.append(box.text())
        QTest.mouseClick(box.button(Button.Cancel), LEFT)

    with hand.qtbot.waitSignal(hand.window.documents.busy_changed, check_params_cb=lambda what: not what):
        gate.set()
        hand.fill_when_open(keep)
    assert len(asked) == 1
    assert hand.maze == drawn
    assert hand.document.is_dirty


def test_what_is_drawn_while_another_file_is_read_stays_in_its_tab(
    open_window: OpenWindow, saved: Path, held_jobs: Callable[[Hand], Event]
) -> None:
    hand = open_window(Maze.blank(4, 4))
    gate = held_jobs(hand)
    hand.window.documents.open_path(saved)
    hand.click((1.5, 1.95))
    drawn = hand.maze.copy()
    with hand.qtbot.waitSignal(hand.window.documents.opened):
        gate.set()
    assert [it.document.path for it in hand.window.sessions] == [None, saved]
    assert hand.window.sessions[0].document.maze == drawn


@pytest.mark.parametrize("answer", [Button.Discard, Button.Cancel])
def test_a_file_that_arrives_in_the_middle_of_a_stroke_asks_and_stays_as_it_was_written(
    open_window: OpenWindow, saved: Path, held_jobs: Callable[[Hand], Event], answer: Button
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
    asked: list[str] = []

    def reply(box: QMessageBox) -> None:
        asked.append(box.text())
        QTest.mouseClick(box.button(answer), LEFT)

    gate.set()
    hand.fill_when_open(reply)
    hand.qtbot.wait(100)
    assert not asked, "nothing arrives under a button that is held down"
    hand.release((2.95, 5.5))
    hand.qtbot.waitUntil(lambda: bool(asked))
    hand.qtbot.waitUntil(lambda: not hand.window.documents.reader.is_reading)
    assert hand.maze == (walled if answer is Button.Discard else drawn)
    assert hand.document.undo_stack.count() == (0 if answer is Button.Discard else 1)
    hand.check_overlay()


def choose_in_turn(monkeypatch: pytest.MonkeyPatch, *paths: Path) -> None:
    targets = iter(map(Target, paths))
    monkeypatch.setattr("mazewright.gui.dialogs.ask_save_target", lambda *_: next(targets))


def test_what_waits_for_a_file_to_be_written_is_done_in_order_and_leaving_comes_last(
    open_window: OpenWindow,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    held_jobs: Callable[[Hand], Event],
) -> None:
    paths = [tmp_path / f"{name}.maze" for name in "abc"]
    choose_in_turn(monkeypatch, *paths)
    hand = open_window(Maze.blank(4, 4))
    hand.click((1.5, 1.95))
    gate = held_jobs(hand)
    hand.act("file.save")
    hand.act("file.save_as")
    hand.window.close()
    hand.act("file.save_as")
    assert not hand.is_closed
    gate.set()
    hand.qtbot.waitUntil(lambda: hand.is_closed)
    assert [read(path) for path in paths] == [hand.maze] * 3


def test_a_failed_save_does_not_drop_the_one_that_waits_for_it(
    open_window: OpenWindow,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    held_jobs: Callable[[Hand], Event],
) -> None:
    kept = tmp_path / "kept.maze"
    choose_in_turn(monkeypatch, tmp_path / "missing" / "x.maze", kept)
    hand = open_window(Maze.blank(4, 4))
    hand.click((1.5, 1.95))
    gate = held_jobs(hand)
    hand.act("file.save")
    hand.act("file.save_as")
    gate.set()
    hand.qtbot.waitUntil(lambda: hand.document.path == kept)
    assert read(kept) == hand.maze
    assert not hand.document.is_dirty


@pytest.mark.parametrize("answer", [Button.Discard, Button.Cancel])
def test_a_file_that_arrives_while_a_question_is_open_waits_for_the_answer(
    open_window: OpenWindow, saved: Path, held_jobs: Callable[[Hand], Event], answer: Button
) -> None:
    hand = open_window(Maze.blank(4, 4))
    gate = held_jobs(hand)
    hand.window.documents.open_path(saved)
    hand.click((1.5, 1.95))
    asked: list[int] = []

    def reply(box: QMessageBox) -> None:
        if not asked:
            read_it = hand.window.workers.jobs.run(lambda: None)
            gate.set()
            with hand.qtbot.waitSignal(read_it.done):
                pass
        asked.append(len([w for w in QApplication.topLevelWidgets() if isinstance(w, QMessageBox)]))
        QTest.mouseClick(box.button(answer), LEFT)

    hand.fill_in(reply)
    hand.window.close()
    assert hand.is_closed == (answer is not Button.Cancel)
    if answer is Button.Cancel:
        hand.qtbot.waitUntil(lambda: len(hand.window.sessions) == 2)
    assert hand.window.sessions[0].document.maze.shape == (1, 4, 4)
    assert asked == [1]


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
    hand.window.documents.open_path(saved)
    hand.qtbot.waitUntil(lambda: hand.document.path == saved)
    drawn = hand.window.sessions[0].document
    assert drawn.undo_stack.count() == 1, "what was drawn is one step"
    hand.check_overlay()
