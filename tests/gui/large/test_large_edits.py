"""Rectangles of a maze in a store: edited in a tab, written back, and what may come between."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Event
from time import sleep

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from mazarine import big
from mazarine.errors import Cancelled, MazeFileError
from mazarine.files import read
from mazarine.files.messages import FileMessage
from mazarine.gui.dialogs.questions import WindowQuestions
from mazarine.gui.features.large import Block, LargeMazeWindow, large_window
from mazarine.gui.i18n import tr_later
from mazarine.maze.edits import ResizeTo, SetCells
from mazarine.picture import LIGHT
from mazarine.regions import Segmentation
from tests.gui.conftest import ENGINE_WITHIN_MS
from tests.gui.hand import CTRL, LEFT, SHIFT, Hand
from tests.gui.large.looking import MAZE, color_at, drag, opened


def edited(hand: Hand, window: LargeMazeWindow, block: tuple[int, int, int, int]) -> None:
    """Select a rectangle by the mouse, and open it by its button."""
    row, col, rows, cols = block
    view = window.view
    view.go_to(row + rows // 2, col + cols // 2)
    end = view.position_of(row + rows - 1, col + cols - 1).toPoint()
    drag(view, view.position_of(row, col).toPoint(), end, SHIFT)
    assert view.selected == block
    with hand.qtbot.waitSignal(hand.window.documents.opening.opened):
        QTest.mouseClick(window.edit_button, LEFT)


def stroke(hand: Hand) -> None:
    """Draw rock in the tab."""
    hand.key(Qt.Key.Key_K)
    hand.drag((2.5, 2.5), (2.5, 7.5))


def saved(hand: Hand) -> None:
    """Save by the key, and wait until the file is written."""
    with hand.qtbot.waitSignal(hand.window.documents.busy_changed, check_params_cb=lambda it: not it):
        hand.key(Qt.Key.Key_S, CTRL)
    hand.qtbot.waitUntil(lambda: hand.window.tasks.task is None, timeout=ENGINE_WITHIN_MS)


def test_a_rectangle_is_edited_and_written_back(hand: Hand, segmented: Path) -> None:
    window = opened(hand, segmented)
    edited(hand, window, (140, 190, 12, 14))
    assert hand.window.document.title == "a.maze.zarr, rows 141–152, columns 191–204"
    assert hand.maze.shape == (1, 12, 14)
    assert np.array_equal(hand.maze.cells[0], MAZE.cells[0, 140:152, 190:204])
    stroke(hand)
    assert hand.window.document.is_dirty
    saved(hand)
    assert not hand.window.document.is_dirty
    expected = MAZE.cells[0].copy()
    expected[140:152, 190:204] = hand.maze.cells[0]
    now = read(segmented)
    assert np.array_equal(now.cells[0], expected)
    assert not np.array_equal(now.cells, MAZE.cells)
    hand.qtbot.waitUntil(lambda: window.view.is_complete, timeout=ENGINE_WITHIN_MS)
    found = big.StoredSegmentation(segmented.with_name("a.regions.zarr"))
    assert np.array_equal(found.kinds(0, 0, 0, 300, 400), Segmentation.of(now).kind[0])
    assert window.messages.text == ""
    window.view.select(None)
    assert color_at(hand, window.view, 142, 195) == LIGHT.rock


def test_a_rectangle_that_was_changed_meanwhile_is_asked_about(
    hand: Hand, large: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opened(hand, large)
    edited(hand, window, (140, 190, 12, 14))
    stroke(hand)
    other = big.read_rectangle(large, (0, 150, 200), 3, 3)
    SetCells([(0, 151, 201, "rock"), (0, 150, 201, "floor")]).apply(other)
    big.write_rectangle(large, 0, other)
    before = read(large)
    answers = [False, True]
    asked: list[str] = []

    def answer(_questions: WindowQuestions, name: str, _owner: object, **_more: object) -> bool:
        asked.append(name)
        return answers.pop(0)

    monkeypatch.setattr(WindowQuestions, "replace", answer)
    saved(hand)
    assert asked == ["a.maze.zarr, rows 141–152, columns 191–204"]
    assert hand.window.document.is_dirty
    assert read(large) == before
    saved(hand)
    hand.qtbot.waitUntil(lambda: not hand.window.document.is_dirty)
    assert read(large) != before


def test_a_rectangle_that_does_not_fit_any_more_is_refused(hand: Hand, large: Path) -> None:
    window = opened(hand, large)
    edited(hand, window, (140, 190, 12, 14))
    hand.window.document.do(ResizeTo(10, 14), tr_later("resize"))
    saved(hand)
    assert "must keep its size of 12 × 14 cells" in hand.window.messages.text
    assert hand.window.document.is_dirty
    assert read(large) == MAZE
    hand.window.document.undo()


def test_a_store_that_cannot_be_written_keeps_the_edits(
    hand: Hand, large: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opened(hand, large)
    edited(hand, window, (140, 190, 12, 14))
    stroke(hand)

    def fail(*_: object) -> None:
        raise MazeFileError(large, FileMessage.DISK_FULL())

    monkeypatch.setattr(big, "write_rectangle", fail)
    saved(hand)
    assert "Cannot save “a.maze.zarr”" in hand.window.messages.text
    assert hand.window.document.is_dirty


def test_an_update_that_is_stopped_goes_on_later(
    hand: Hand, large: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opened(hand, large)
    real = big.segment
    monkeypatch.setattr(big, "segment", lambda *_, progress, **__: wait_for_stop(progress))
    QTest.mouseClick(window.messages.action_button, LEFT)
    hand.qtbot.waitUntil(lambda: hand.window.tasks.task is not None)
    QTest.mouseClick(window.task_status.stop_button, LEFT)
    hand.qtbot.waitUntil(lambda: hand.window.tasks.task is None)
    hand.qtbot.waitUntil(lambda: "mazarine segment" in window.messages.text)
    monkeypatch.setattr(big, "segment", real)
    QTest.mouseClick(window.messages.action_button, LEFT)
    hand.qtbot.waitUntil(
        lambda: window.view.source is not None and window.view.source.has_overview, timeout=ENGINE_WITHIN_MS
    )
    assert window.messages.text == ""
    assert large.with_name("a.regions.zarr").is_dir()


def wait_for_stop(progress: Callable[[float], bool]) -> None:
    while progress(0.5):
        sleep(0.001)
    raise Cancelled


def test_a_rectangle_above_the_limit_is_refused(
    hand: Hand, large: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(large_window, "MAX_CELLS", 100)
    window = opened(hand, large)
    window.view.select(Block(3, 4, 20, 30))
    assert window.size_label.text() == "20 × 30 cells: at most 100 cells can be edited at once"
    assert not window.edit_button.isEnabled()
    assert not window.whole_button.isEnabled()


def test_a_change_by_another_program_is_shown(hand: Hand, segmented: Path) -> None:
    window = opened(hand, segmented)
    part = big.read_rectangle(segmented, (0, 150, 200), 3, 3)
    SetCells([(0, row, col, "rock") for row in range(150, 153) for col in range(200, 203)]).apply(part)
    big.write_rectangle(segmented, 0, part)
    hand.qtbot.waitUntil(lambda: "changed after" in window.messages.text, timeout=ENGINE_WITHIN_MS)
    QTest.mouseClick(window.messages.action_button, LEFT)
    hand.qtbot.waitUntil(lambda: hand.window.tasks.task is None, timeout=ENGINE_WITHIN_MS)
    hand.qtbot.waitUntil(lambda: window.messages.text == "")
    window.view.go_to(151, 201)
    assert color_at(hand, window.view, 151, 201) == LIGHT.rock


def test_kinds_stay_while_they_are_updated(
    hand: Hand, segmented: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opened(hand, segmented)
    edited(hand, window, (140, 190, 12, 14))
    stroke(hand)
    may_end, real = Event(), big.segment

    def late(*where: Path, progress: Callable[[float], bool], **more: bool) -> object:
        (segmented.with_name("a.regions.zarr") / "zarr.json").unlink()
        while not may_end.is_set() and progress(0.5):
            sleep(0.001)
        return real(*where, progress=progress, **more)

    monkeypatch.setattr(big, "segment", late)
    source = window.view.source
    with hand.qtbot.waitSignal(hand.window.documents.saving.part_saved):
        hand.key(Qt.Key.Key_S, CTRL)
    hand.qtbot.waitUntil(lambda: window.view.source is not source)
    assert window.is_updating
    assert window.view.source is not None
    assert window.view.source.has_kinds
    may_end.set()
    hand.qtbot.waitUntil(lambda: hand.window.tasks.task is None, timeout=ENGINE_WITHIN_MS)
    hand.qtbot.waitUntil(lambda: window.view.is_complete)
    assert window.view.source.has_overview
