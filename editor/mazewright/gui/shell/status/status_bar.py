"""The status bar: what is under the pointer, what the tool does, how far the analysis is, the zoom."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QProgressBar, QStatusBar, QToolButton, QWidget

from mazewright.compiling import MODE
from mazewright.counting import count_of
from mazewright.gui.analysis.analysis import State
from mazewright.gui.background.long_work import LongWork
from mazewright.gui.background.timers import single_shot
from mazewright.gui.canvas.floating import Floating
from mazewright.gui.canvas.path_probe import Probe
from mazewright.gui.canvas.scene import MazeScene
from mazewright.gui.canvas.view import MazeView
from mazewright.gui.canvas.zoom_view import FULL_SIZE_PX
from mazewright.gui.i18n import tr
from mazewright.gui.session.current import CurrentSession
from mazewright.gui.shell.status.cell_status import CellStatus
from mazewright.gui.style.icons import icon
from mazewright.gui.tools.toolbox import Toolbox
from mazewright.gui.widgets.elided_label import ElidedLabel

_SHOW_WORK_AFTER_MS = 250


class Status(QObject):
    """Fills a status bar.

    Attributes
    ----------
    cell, work : what is under the pointer, and what the background work is doing
    long_work : what the user waits for
    hint_label : what the tool does, while the pointer is off the maze
    selection_label : how much is selected, or floats
    zoom_label : how large cells are
    """

    def __init__(
        self,
        bar: QStatusBar,
        current: CurrentSession,
        scene: MazeScene,
        view: MazeView,
        toolbox: Toolbox,
        floating: Floating,
        probe: Probe,
        work: LongWork,
    ) -> None:
        super().__init__(bar)
        self._current, self._toolbox, self._floating = current, toolbox, floating
        self.cell = CellStatus(current, scene, view, probe, self)
        self.work = WorkStatus(current, bar)
        self.long_work = LongWorkStatus(work, bar)
        self.hint_label = ElidedLabel()
        self.hint_label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.selection_label = QLabel()
        self.zoom_label = QLabel(alignment=Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.zoom_label.setMinimumWidth(self.zoom_label.fontMetrics().horizontalAdvance(_zoom_words(9.99)))
        self.cell.label.hide()
        self.cell.on_maze_changed.connect(self.cell.label.setVisible)
        self.cell.on_maze_changed.connect(self.hint_label.setHidden)
        bar.setSizeGripEnabled(False)
        bar.setContentsMargins(8, 0, 8, 0)
        bar.addWidget(self.cell.label, 1)
        bar.addWidget(self.hint_label, 1)
        permanent: tuple[QWidget, ...] = (
            self.long_work.progress_bar, self.long_work.stop_button,
            self.work.label, self.work.progress_bar, self.work.stop_button, self.selection_label,
            self.zoom_label,
        )  # fmt: skip
        for widget in permanent:
            bar.addPermanentWidget(widget)
        current.selection_changed.connect(self._show_selection)
        floating.changed.connect(self._show_selection)
        view.zoom_changed.connect(self._show_zoom)
        toolbox.tool_changed.connect(self._show_tool)
        self._show_tool()

    @Slot()
    def _show_selection(self) -> None:
        piece = self._floating.piece
        area = self._current.selection.area if piece is None else piece.area
        rows, cols = area.mask.shape
        words = f"{rows} × {cols}, {count_of(area.count, 'cell')} selected" if area else ""
        self.selection_label.setText(tr(words))

    @Slot(float)
    def _show_zoom(self, cell_px: float) -> None:
        self.zoom_label.setText(_zoom_words(cell_px / FULL_SIZE_PX))

    @Slot()
    def _show_tool(self) -> None:
        self.hint_label.setText(tr(self._toolbox.tool.hint))
        self.cell.show_note("")


def _zoom_words(share: float) -> str:
    return tr(f"Zoom {share:.0%}" if share >= 0.1 else f"Zoom {share:.1%}")


class WorkStatus(QObject):
    """Fills a label, a progress bar and a button.

    Attributes
    ----------
    label, progress_bar : how far the work is
    stop_button : stops a long run
    """

    def __init__(self, current: CurrentSession, bar: QWidget) -> None:
        super().__init__(bar)
        self._current = current
        self.label = QLabel()
        self.progress_bar, self.stop_button = _bar_and_button(bar, "Progress of the analysis", "Stop")
        self.stop_button.setToolTip(tr("Stop the calculation of rooms and corridors"))
        self.stop_button.clicked.connect(self._stop)
        self._work_timer = single_shot(self, _SHOW_WORK_AFTER_MS, self._show_work)
        current.state_changed.connect(self._follow_work)
        current.analysis.engine.changed.connect(self._follow_work)
        current.tints_changed.connect(self._follow_work)
        self._show_work()

    @Slot()
    def _stop(self) -> None:
        self._current.analysis.stop()

    @Slot()
    def _follow_work(self) -> None:
        """Show quick work only when it ends, so that the words do not flicker with every stroke."""
        state = self._current.analysis.state
        works = state is State.WORKING or (state is State.IDLE and self._current.session.tints.is_stale)
        if works and self.progress_bar.isHidden():
            if not self._work_timer.isActive():
                self._work_timer.start()
            return
        self._work_timer.stop()
        self._show_work()

    @Slot()
    def _show_work(self) -> None:
        analysis = self._current.analysis
        state = analysis.state
        is_long = state is State.WORKING and analysis.progress is not None
        done, total = self._compiled(state)
        self.progress_bar.setVisible(is_long or total > 0)
        self.stop_button.setVisible(is_long)
        self.progress_bar.setRange(0, total or 1000)
        self.progress_bar.setValue(done if total else round((analysis.progress or 0.0) * 1000))
        self.label.setText(tr(self._work_words(state)))

    def _compiled(self, state: State) -> tuple[int, int]:
        """Return how many kernels are compiled, of how many, while that is the only news; else (0, 0)."""
        engine = self._current.analysis.engine
        is_news = state in (State.PREPARING, State.IDLE) and not engine.is_complete
        return engine.compiled if is_news else (0, 0)

    def _work_words(self, state: State) -> str:
        done, total = self._compiled(state)
        if total:
            return f"Preparing {done} of {total}, first start only"
        if state is State.PREPARING:
            return "Kinds only: the analysis engine is off" if MODE.is_held_back else "Loading the engine…"
        return {
            State.WORKING: "Calculating regions…"
            if self._current.analysis.progress is not None
            else "Updating…",
            State.IDLE: "Updating overlay…" if self._current.session.tints.is_stale else "Up to date",
            State.STOPPED: "Stopped. F5 recalculates regions",
            State.FAILED: "Regions are not available",
        }[state]


class LongWorkStatus(QObject):
    """Says in a status bar what is being done.

    Attributes
    ----------
    progress_bar, stop_button : hidden while nothing is
    """

    def __init__(self, work: LongWork, bar: QStatusBar) -> None:
        super().__init__(bar)
        self._work, self._bar = work, bar
        self.progress_bar, self.stop_button = _bar_and_button(bar, "Progress of the task", "Stop the task")
        self.stop_button.clicked.connect(work.stop)
        work.changed.connect(self._show)
        self._show()

    @Slot()
    def _show(self) -> None:
        piece = self._work.piece
        self.progress_bar.setVisible(piece is not None)
        self.stop_button.setVisible(piece is not None)
        if piece is None:
            self._bar.clearMessage()
            return
        self._bar.showMessage(tr(piece.words))
        self.progress_bar.setValue(round(piece.share * 1000))
        self.stop_button.setToolTip(tr(f"Stop: {piece.words}"))


def _bar_and_button(parent: QWidget, bar_name: str, button_name: str) -> tuple[QProgressBar, QToolButton]:
    """Make what shows how far work is and what stops it; they have thousandths to show."""
    # Without a parent they would be windows of their own for a moment.
    bar, button = QProgressBar(parent), QToolButton(parent)
    bar.setFixedWidth(120)
    bar.setMaximumHeight(14)
    bar.setTextVisible(False)
    bar.setRange(0, 1000)
    bar.setAccessibleName(tr(bar_name))
    button.setIcon(icon("stop"))
    button.setAutoRaise(True)
    button.setAccessibleName(tr(button_name))
    return bar, button
