"""Wandering over a binary tree maze without end, and cutting a piece out."""

from __future__ import annotations

import numpy as np
import shiboken6 as shiboken
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox

from mazarine.generators import seed_of
from mazarine.generators.infinite import cut_window
from mazarine.gui.features.make.generators.infinite_window import InfiniteWindow
from mazarine.gui.i18n import tr_later
from mazarine.maze import Maze
from mazarine.maze.edits import SetWalls
from tests.gui.conftest import ENGINE_WITHIN_MS, OpenWindow
from tests.gui.hand import Hand
from tests.gui.making import choose_algorithm, click, generators


def wander(hand: Hand) -> InfiniteWindow:
    """Open the window by the dock's button."""
    panel = generators(hand)
    assert not panel.infinite_button.isVisible()
    choose_algorithm(panel, "binary-tree")
    panel.form.seed_box.setValue(5)
    click(panel.infinite_button)
    window = hand.window.findChild(InfiniteWindow)
    assert isinstance(window, InfiniteWindow)
    hand.qtbot.waitUntil(window.cut_button.isEnabled, timeout=ENGINE_WITHIN_MS)
    return window


def seen(window: InfiniteWindow) -> np.ndarray:
    image = window.view.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    return np.frombuffer(image.constBits(), np.uint32).reshape(image.height(), image.width()).copy()


def test_a_drag_moves_what_is_seen_as_far_as_the_pointer_goes(open_window: OpenWindow) -> None:
    window = wander(open_window(Maze.blank(6, 7)))
    window.view.go_to(10**9, -(10**9))
    before = seen(window)
    start, way = QPoint(200, 200), QPoint(-35, 48)
    QTest.mousePress(window.view, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(window.view, start + way)
    QTest.mouseRelease(window.view, Qt.MouseButton.LeftButton, pos=start + way)
    after = seen(window)
    height, width = before.shape
    assert np.array_equal(after[48:, : width - 35], before[: height - 48, 35:])
    assert not np.array_equal(after, before)


def test_what_is_in_sight_is_cut_out_and_opened(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 7))
    window = wander(hand)
    bias = window.fields.findChild(QComboBox, "bias")
    assert isinstance(bias, QComboBox)
    bias.setCurrentIndex(bias.findData("south-east"))
    window.row_box.setValue(-11)
    window.col_box.setValue(10**11 + 1)
    row, col, rows, cols = window.view.window_in_sight
    assert (row, col) == (-12, 10**11)
    click(window.cut_button)
    found = cut_window(seed_of(np.random.default_rng(5)), row, col, rows, cols, bias="south-east")
    assert hand.maze == found.maze
    assert f"Openings closed at the border: {found.openings:,}." in hand.message
    assert hand.message.endswith(f"Connected components: {found.components:,}.")
    assert hand.document.title == "Binary tree at -11, 100000000001"
    assert hand.document.is_dirty, "no file has it"
    assert not shiboken.isValid(window) or not window.isVisible()


def test_it_stays_beside_a_maze_that_was_drawn_on_and_what_is_cut_out_has_a_tab_of_its_own(
    open_window: OpenWindow,
) -> None:
    hand = open_window(Maze.blank(6, 7))
    window = wander(hand)
    hand.document.do(SetWalls([(0, 0, 0, "E", "wall")]), tr_later("draw"))
    click(window.cut_button)
    assert len(hand.sessions) == 2
    assert hand.document.title.startswith("Binary tree at ")
    assert hand.sessions[0].document.maze.shape == (1, 6, 7)
    assert window.isVisible()
