"""Looks at the window of a large maze, and works in it."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mazarine.generators import generate
from mazarine.gui.features.large import LargeMazeWindow
from mazarine.gui.features.large.large_view import LargeView
from tests.gui.conftest import ENGINE_WITHIN_MS
from tests.gui.hand import LEFT, NO_KEYS, Hand

MAZE = generate("caves", 300, 400, rng=4)


def opened(hand: Hand, path: Path) -> LargeMazeWindow:
    """Open a store, and wait until it is shown sharply."""
    hand.window.documents.opening.open_path(path)
    window = window_of(hand)
    hand.qtbot.waitUntil(lambda: window.view.is_complete, timeout=ENGINE_WITHIN_MS)
    return window


def window_of(hand: Hand) -> LargeMazeWindow:
    window = hand.window.findChild(LargeMazeWindow)
    assert isinstance(window, LargeMazeWindow)
    return window


def seen(view: LargeView) -> np.ndarray:
    image = view.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    return np.frombuffer(image.constBits(), np.uint32).reshape(image.height(), image.width()).copy()


def sharp(hand: Hand, view: LargeView) -> np.ndarray:
    view.repaint()
    hand.qtbot.waitUntil(lambda: view.is_complete, timeout=ENGINE_WITHIN_MS)
    return seen(view)


def color_at(hand: Hand, view: LargeView, row: int, col: int) -> int:
    at = view.position_of(row, col).toPoint()
    return int(sharp(hand, view)[at.y(), at.x()])


def move(view: LargeView, at: QPointF) -> None:
    """Move the pointer; Qt's own helper moves it over the window that seems to be on top."""
    nothing = Qt.MouseButton.NoButton
    event = QMouseEvent(QMouseEvent.Type.MouseMove, at, view.mapToGlobal(at), nothing, nothing, NO_KEYS)
    QApplication.sendEvent(view, event)


def drag(view: LargeView, start: QPoint, end: QPoint, keys: Qt.KeyboardModifier = NO_KEYS) -> None:
    QTest.mousePress(view, LEFT, keys, start)
    QTest.mouseMove(view, (start + end) / 2)
    QTest.mouseMove(view, end)
    QTest.mouseRelease(view, LEFT, keys, end)
