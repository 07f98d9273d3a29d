"""A hand on the mouse and the keys: tests say where in the maze it goes, and real events are sent."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPoint, QPointF, Qt, QTimer, SignalInstance
from PySide6.QtGui import QImage, QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from mazarine.gui.analysis.analysis import AnalysisState
from mazarine.gui.main_window import MainWindow
from mazarine.gui.session.selection import Join
from mazarine.maze import Maze
from mazarine.maze.area import Area
from tests.gui.sight import Sight
from tests.regions.oracle import assert_regions_are_true

Place = tuple[float, float]
"""Row and column on the scene, with fractions: (2.5, 3.5) is the middle of array cell (2, 3)."""

LEFT, RIGHT, MIDDLE = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton
NO_KEYS = Qt.KeyboardModifier.NoModifier
SHIFT, CTRL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier


class Hand(Sight):
    """Works in a window as a user does.

    Attributes
    ----------
    place : where it has moved to last
    """

    def __init__(self, qtbot: QtBot, window: MainWindow) -> None:
        super().__init__(window)
        self.qtbot = qtbot
        self._button = LEFT
        self.place: Place = (0.0, 0.0)

    # The mouse

    def pixel(self, place: Place) -> QPoint:
        """Return the pixel of the viewport at a place of the maze."""
        row, col = place
        return self.window.view.viewportTransform().map(QPointF(col, row)).toPoint()

    def press(self, place: Place, button: Qt.MouseButton = LEFT, keys: Qt.KeyboardModifier = NO_KEYS) -> None:
        """Press a button."""
        self._button = button
        QTest.mouseMove(self.viewport, self.pixel(place))
        QTest.mousePress(self.viewport, button, keys, self.pixel(place))

    def move(self, place: Place, keys: Qt.KeyboardModifier = NO_KEYS) -> None:
        """Move with whatever button is down, in one event."""
        self.place = place
        if keys == NO_KEYS:
            QTest.mouseMove(self.viewport, self.pixel(place))
            return
        position = QPointF(self.pixel(place))
        event = QMouseEvent(
            QMouseEvent.Type.MouseMove, position, self.viewport.mapToGlobal(position),
            Qt.MouseButton.NoButton, self._button, keys,
        )  # fmt: skip
        QApplication.sendEvent(self.viewport, event)

    def release(self, place: Place, keys: Qt.KeyboardModifier = NO_KEYS) -> None:
        """Let the button go."""
        QTest.mouseRelease(self.viewport, self._button, keys, self.pixel(place))

    def click(self, place: Place, button: Qt.MouseButton = LEFT) -> None:
        """Press and let go."""
        self.press(place, button)
        self.release(place)

    def drag(
        self, *places: Place, button: Qt.MouseButton = LEFT, keys: Qt.KeyboardModifier = NO_KEYS
    ) -> None:
        """Press at the first place, move to each of the others, let go at the last."""
        self.press(places[0], button, keys)
        for place in places[1:]:
            self.move(place, keys)
        self.release(places[-1], keys)

    def wheel(self, place: Place, notches: int, keys: Qt.KeyboardModifier = NO_KEYS) -> None:
        """Turn the wheel over a place."""
        position = QPointF(self.pixel(place))
        event = QWheelEvent(
            position, self.viewport.mapToGlobal(position), QPoint(), QPoint(0, 120 * notches),
            Qt.MouseButton.NoButton, keys, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(self.viewport, event)

    def zoom_to(self, cell_px: float) -> None:
        """Show cells in this size."""
        self.window.view.zoom_to(cell_px)

    def look_at(self, middle: QPointF) -> None:
        """Show a place of the scene in the middle."""
        self.window.view.look_at(middle)

    def scroll_by(self, step: QPoint) -> None:
        """Scroll by pixels."""
        self.window.view.scroll_by(step)

    def show_level(self, level: int) -> None:
        """Show another level."""
        self.window.scene.set_level(level)

    @property
    def region_outlined(self) -> SignalInstance:
        """Emitted when a region is outlined."""
        return self.window.finder.found

    def outline_region(self, number: int) -> None:
        """Outline a region, and wait for it."""
        with self.qtbot.waitSignal(self.region_outlined):
            self.window.finder.show(number)

    def select(self, area: Area, join: Join = Join.REPLACE) -> None:
        """Select cells, as a selection tool does."""
        self.window.current.selection.select(area, join)

    def close_message(self) -> None:
        """Close the message bar by its button."""
        QTest.mouseClick(self.window.messages.close_button, LEFT)
        QApplication.processEvents()

    # The keys

    def focus(self) -> None:
        """Send keys to the maze."""
        self.window.view.setFocus()

    def key(self, key: str | Qt.Key, keys: Qt.KeyboardModifier = NO_KEYS) -> None:
        """Press a key in the view."""
        QTest.keyClick(self.window.view, key, keys)

    def keys(self, *keys: str | Qt.Key) -> None:
        """Press keys in turn."""
        for key in keys:
            self.key(key)

    def act(self, name: str) -> None:
        """Choose an action by its name."""
        self.window.actions_by_name[name].trigger()

    def choose_option(self, option: str, choice: str) -> None:
        """Click a button of the bar with the options of the tool."""
        QTest.mouseClick(self.window.options_bar.buttons[option, choice], LEFT)

    def option(self, option: str) -> str:
        """Return the choice of an option that the bar shows."""
        buttons = self.window.options_bar.buttons
        (choice,) = [of for (name, of), button in buttons.items() if name == option and button.isChecked()]
        return choice

    def keys_of(self, name: str) -> tuple[str, ...]:
        """Return the keys of an action."""
        return self.window.keys.of(name)

    def turn_keys(self, keys: Qt.KeyboardModifier) -> None:
        """Change the modifiers that are pressed, without an event."""
        self.window.toolbox.turn_keys(keys)

    def answer(self, button: QMessageBox.StandardButton) -> None:
        """Answer the next question with a button, once it is asked."""

        def click() -> None:
            box = QApplication.activeModalWidget()
            assert isinstance(box, QMessageBox)
            QTest.mouseClick(box.button(button), LEFT)

        QTimer.singleShot(0, click)

    def fill_in(self, fill: Callable[..., None]) -> None:
        """Call a function with the next dialog, once it is open."""

        def act() -> None:
            dialog = QApplication.activeModalWidget()
            assert isinstance(dialog, QDialog)
            _fill_or_reject(dialog, fill)

        QTimer.singleShot(0, act)

    def fill_when_open(self, fill: Callable[..., None], sort: type[QDialog] = QDialog) -> None:
        """Call a function with a dialog of this class when it opens, now or later."""

        def act() -> None:
            dialog = QApplication.activeModalWidget()
            if isinstance(dialog, sort):
                _fill_or_reject(dialog, fill)
            else:
                QTimer.singleShot(5, act)

        QTimer.singleShot(5, act)

    # Waiting

    def settle(self, within_ms: int = 20_000) -> None:
        """Wait until the overlay is up to date."""
        while self.analysis.state is AnalysisState.WORKING:
            with self.qtbot.waitSignal(self.analysis.state_changed, timeout=within_ms):
                pass

    def wait_for_jobs(self) -> None:
        """Wait until the jobs that were begun so far are done, and their ends are told."""
        done: list[object] = []
        self.window.workers.jobs.run(lambda: None).done.connect(done.append)
        self.qtbot.waitUntil(lambda: bool(done), timeout=20_000)

    def begin(self, maze: Maze) -> None:
        """Open another maze in place of the one that is shown, whatever is left of that."""
        self.document.replace(maze)
        self.settle()

    def open(self, path: Path) -> None:
        """Open a file and wait for it, or for the sentence that it cannot be opened."""
        with self._file_work():
            self.window.documents.opening.open_path(path)

    def reload(self) -> None:
        """Press Ctrl+R and wait until the file is read."""
        with self._file_work():
            self.key("r", CTRL)

    def save(self) -> None:
        """Press Ctrl+S and wait until the file is written."""
        with self._file_work():
            self.key("s", CTRL)

    def _file_work(self) -> AbstractContextManager[object]:
        """Wait at the end of the block until a file is read or written."""
        return self.qtbot.waitSignal(
            self.window.documents.busy_changed, check_params_cb=lambda what: not what, timeout=20_000
        )

    def picture(self) -> NDArray[np.uint32]:
        """Return the pixels of the viewport."""
        image = self.viewport.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
        pixels = np.frombuffer(image.constBits(), dtype=np.uint32)
        return pixels.reshape(image.height(), image.bytesPerLine() // 4)[:, : image.width()].copy()

    def color_at(self, place: Place) -> int:
        """Return the color of the pixel at a place of the maze."""
        pixel = self.pixel(place)
        return int(self.picture()[pixel.y(), pixel.x()]) | 0xFF000000

    @property
    def region(self) -> NDArray[np.int32]:
        """The regions of all cells that the window knows."""
        assert self.analysis.region is not None
        return np.asarray(self.analysis.region)

    def check_overlay(self) -> None:
        """Compare what the window knows with the oracle: every kind, and the partition into regions."""
        self.settle()
        assert_regions_are_true(self.maze, self.analysis.kind, self.analysis.region)

    def drop(self) -> None:
        """Close the window, give up what is not saved, and wait for its threads."""
        drop(self.window)
        del self.window


def choose(box: QComboBox, value: object) -> None:
    """Choose in a box by keys, as a user does."""
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Home)
    for _ in range(box.findData(value)):
        QTest.keyClick(box, Qt.Key.Key_Down)
    assert box.currentIndex() == box.findData(value)


def drop(window: MainWindow) -> None:
    """Close a window, give up what is not saved, and wait for its threads."""
    window.floating.cancel()
    for session in window.sessions:
        session.document.undo_stack.setClean()
    window.close()
    assert not window.isVisible()
    assert window.end_threads(600)
    window.deleteLater()


def _fill_or_reject(dialog: QWidget, fill: Callable[..., None]) -> None:
    """Fill in a dialog; close it if that fails, so that the test can fail."""
    try:
        fill(dialog)
    except BaseException:
        dialog.close()
        raise
