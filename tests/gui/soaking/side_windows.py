"""What the soak does beside the maze: docks, generators, and windows of their own."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, TypeVar

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractSpinBox, QApplication, QComboBox, QDialog, QWidget
from shiboken6 import isValid

from mazarine.gui.features.make.generators.generators_panel import GeneratorsPanel
from mazarine.gui.features.make.generators.infinite_window import InfiniteWindow
from mazarine.gui.features.watch.watch_window import WatchWindow
from mazarine.gui.shell.dock import Dock
from tests.gui.hand import LEFT, Hand

Window = TypeVar("Window", bound=QWidget)
_Content = TypeVar("_Content", bound=QWidget)

_MOST_SIDE = 40
_WALK_KEYS = (
    Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Return,
    Qt.Key.Key_PageUp, Qt.Key.Key_PageDown,
)  # fmt: skip
_FILTERS = ("", "1", ">3", "=1", "<5", "x")


class SideWindows:
    """The docks, and the windows that open beside the main one."""

    def __init__(self, hand: Hand, rng: Random) -> None:
        self._hand, self._rng = hand, rng
        self.table: dict[str, tuple[int, Callable[[], None]]] = {
            "use the regions": (3, self._use_regions),
            "use the statistics": (1, self._use_statistics),
            "use the levels": (2, self._use_levels),
            "generate": (3, self._generate),
            "watch a maze grow": (1, self._watch),
            "wander without end": (1, self._wander),
            "explore": (4, self._explore),
        }

    def close_all(self) -> None:
        """Close the windows beside the main one."""
        for window in self._hand.window.findChildren(QDialog):
            if isinstance(window, WatchWindow | InfiniteWindow):
                window.close()

    # Docks

    def _use_regions(self) -> None:
        rng, dock = self._rng, self._page("analysis", "regions")
        chance = rng.random()
        if chance < 0.3:
            dock.filter_line.setText(rng.choice(_FILTERS))
        elif chance < 0.5:
            _choose(rng, dock.kind_box)
        elif chance < 0.7:
            dock.table.horizontalHeader().sectionClicked.emit(rng.randrange(3))
            dock.table.sortByColumn(rng.randrange(3), rng.choice(list(Qt.SortOrder)))
        else:
            rows = dock.table.model().rowCount()
            if rows:
                index = dock.table.model().index(rng.randrange(rows), 0)
                dock.table.scrollTo(index)
                dock.table.doubleClicked.emit(index)

    def _use_statistics(self) -> None:
        dock = self._page("analysis", "statistics")
        if self._rng.random() < 0.3:
            _press(self._rng.choice([dock.csv_button, dock.json_button]))

    def _use_levels(self) -> None:
        dock = self._shown(self._hand.window.docks["levels"])
        rows = dock.model.rowCount()
        dock.list.setCurrentIndex(dock.model.index(self._rng.randrange(rows)))
        if self._rng.random() < 0.3:
            dock.list.drop(self._rng.randrange(rows), self._spot(dock.list.viewport()))

    # Generators

    def _panel(self) -> GeneratorsPanel:
        return self._page("make", "algorithm")

    def _order(self, panel: GeneratorsPanel, most_side: int) -> None:
        """Ask for any maze; what the fields say may make it impossible."""
        rng, form = self._rng, panel.form
        form.rows_box.setValue(rng.randint(1, most_side))
        form.cols_box.setValue(rng.randint(1, most_side))
        form.lattice_box.setCurrentIndex(rng.randrange(form.lattice_box.count()))
        _choose(rng, form.algorithm_box)
        form.seed_box.dice_button.click()
        if rng.random() < 0.2:
            form.floor_box.click()
        for fields in (form.fields, form.finishes):
            for box in fields.findChildren(QAbstractSpinBox):
                box.stepBy(rng.choice([0, 0, -1, 1, 3]))
        for box in form.fields.findChildren(QComboBox):
            _choose(rng, box)

    def _generate(self) -> None:
        panel = self._panel()
        self._order(panel, _MOST_SIDE)
        _press(panel.make_button)
        if self._rng.random() < 0.2:
            _press(panel.stop_button)
        elif self._rng.random() < 0.8:
            self._hand.settle()

    def _watch(self) -> None:
        panel = self._panel()
        self._order(panel, _MOST_SIDE // 2)
        _press(panel.watch_button)
        self._hand.wait_for_jobs()
        for window in self._open_ones(WatchWindow):
            self._watch_in(window)

    def _watch_in(self, window: WatchWindow) -> None:
        rng = self._rng
        if rng.random() < 0.8:
            self._wait_in(
                window, lambda: all("Calculating" not in it.status_label.text() for it in window.panes)
            )
        for _ in range(rng.randint(1, 6)):
            QTest.keyClick(window, rng.choice([Qt.Key.Key_Space, Qt.Key.Key_Left, Qt.Key.Key_Right]))
            window.bar.place.setValue(rng.randint(0, window.bar.place.maximum()))
            QTest.qWait(rng.choice([1, 20]))
        chance = rng.random()
        if chance < 0.1 and window.player is not None and window.player.count < 500:
            _press(window.options.export_button)
        elif chance < 0.3:
            _press(window.options.take_button)
        _close(window)

    def _wander(self) -> None:
        rng, panel = self._rng, self._panel()
        form = panel.form
        form.algorithm_box.setCurrentIndex(form.algorithm_box.findData("binary-tree"))
        _press(panel.infinite_button)
        for window in self._open_ones(InfiniteWindow):
            self._wait_in(window, window.cut_button.isEnabled)
            for _ in range(rng.randint(1, 5)):
                if isValid(window):
                    self._wander_in(window.view)
            # Where the maze is replaced meanwhile, it closes by itself.
            if isValid(window) and rng.random() < 0.5:
                _press(window.cut_button)
            _close(window)

    def _wander_in(self, view: QWidget) -> None:
        QTest.mousePress(view, LEFT, pos=self._spot(view))
        QTest.mouseMove(view, self._spot(view))
        QTest.mouseRelease(view, LEFT, pos=self._spot(view))
        QTest.keyClick(view, self._rng.choice([Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Plus]))
        _wheel(view, self._spot(view), self._rng.choice([-1, 1]))

    # Exploring

    def _explore(self) -> None:
        windows = self._open_ones(WatchWindow)
        if not windows:
            self._hand.act("explore.open")
            self._hand.wait_for_jobs()
            windows = self._open_ones(WatchWindow)
        for window in windows:
            if self._rng.random() < 0.8:
                self._wait_for_walk(window)
            for _ in range(self._rng.randint(1, 4)):
                self._explore_in(window)
            if self._rng.random() < 0.4:
                _close(window)

    def _explore_in(self, window: WatchWindow) -> None:
        rng = self._rng
        known = window.current.map
        chance = rng.random()
        if chance < 0.2:
            self._change_walkers(window)
        elif chance < 0.4:
            window.bar.set_speed(rng.choice([5, 200, 10_000]))
            QTest.keyClick(window, Qt.Key.Key_Space)
            QTest.qWait(rng.choice([1, 50, 200]))
        elif chance < 0.55:
            for _ in range(rng.randint(1, 8)):
                QTest.keyClick(window, rng.choice([Qt.Key.Key_Period, Qt.Key.Key_Comma]))
        elif chance < 0.65:
            window.bar.place.setValue(rng.randint(0, max(window.bar.place.maximum(), 1)))
        elif chance < 0.75:
            for _ in range(6):
                QTest.keyClick(known, rng.choice(_WALK_KEYS))
            QTest.mouseClick(known, LEFT, pos=self._spot(known))
        elif chance < 0.85:
            _wheel(known, self._spot(known), rng.choice([-1, 1]))
            _choose(rng, window.options.overlay)
        elif chance < 0.9:
            window.select(rng.choice(window.grid.walkers or window.panes))
        elif chance < 0.95:
            _press(window.options.map_button)
        else:
            self._compare(window)

    def _change_walkers(self, window: WatchWindow) -> None:
        rng, form = self._rng, window.form
        _press(rng.choice([window.options.add_button, window.current.close_button]))
        _choose(rng, rng.choice([window.current.choice_box, form.agent, form.memory, form.opponents]))
        window.options.seed_box.setValue(rng.randint(0, 99))
        if rng.random() < 0.7:
            self._wait_for_walk(window)

    def _compare(self, window: WatchWindow) -> None:
        panel = window.compare
        form = panel.form
        _choose(self._rng, form.mazes)
        form.maze_count.setValue(self._rng.randint(1, 3))
        form.count.setValue(self._rng.randint(1, 3))
        form.steps.setValue(300)
        panel.run()
        if self._rng.random() < 0.5:
            QTest.qWait(30)
            panel.stop()
        elif self._rng.random() < 0.7:
            self._hand.qtbot.waitUntil(lambda: not panel.is_busy)

    def _wait_for_walk(self, window: WatchWindow) -> None:
        """Wait until it has begun, or until it is said why it cannot."""
        self._wait_in(
            window,
            lambda: (
                window.is_ready
                or not window.grid.walkers
                or not (window.bar.isEnabled() or "Preparing" in window.current.status_label.text())
            ),
        )

    # Small things

    def _wait_in(self, window: QWidget, is_so: Callable[[], bool]) -> None:
        """Wait until something is so in a window, or until that is closed."""
        self._hand.qtbot.waitUntil(lambda: not isValid(window) or is_so())

    def _open_ones(self, kind: type[Window]) -> list[Window]:
        QApplication.processEvents()
        return [window for window in self._hand.window.findChildren(kind) if window.isVisible()]

    def _shown(self, dock: Dock[_Content]) -> _Content:
        """Show a dock, and return its content."""
        if dock.isHidden():
            self._hand.act(dock.action_name)
        return dock.content

    def _page(self, dock: str, name: str) -> Any:
        """Show a page of a dock, and return its content."""
        pages = self._shown(self._hand.window.docks[dock])
        pages.choose(name)
        return pages.page(name)

    def _spot(self, widget: QWidget) -> QPoint:
        return QPoint(
            self._rng.randrange(max(widget.width(), 1)), self._rng.randrange(max(widget.height(), 1))
        )


def _press(button: QAbstractButton) -> None:
    if button.isVisible() and button.isEnabled():
        QTest.mouseClick(button, LEFT)


def _close(window: QWidget) -> None:
    if isValid(window):
        window.close()


def _choose(rng: Random, box: QComboBox) -> None:
    box.setCurrentIndex(rng.randrange(box.count()))


def _wheel(widget: QWidget, at: QPoint, notches: int) -> None:
    position = QPointF(at)
    event = QWheelEvent(
        position, widget.mapToGlobal(position), QPoint(), QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(widget, event)
