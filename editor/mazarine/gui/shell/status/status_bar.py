"""The status bar: the cell under the pointer, a hint on the tool, progress, the selection and the zoom."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Slot
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QStatusBar, QWidget

from mazarine.counting import Noun
from mazarine.gui.analysis.analysis import AnalysisState
from mazarine.gui.background.tasks import TaskList
from mazarine.gui.background.timers import single_shot
from mazarine.gui.canvas.floating import Floating
from mazarine.gui.canvas.path_probe import Probe
from mazarine.gui.canvas.scene import MazeScene
from mazarine.gui.canvas.view import MazeView
from mazarine.gui.canvas.zoom_view import FULL_SIZE_PX
from mazarine.gui.i18n import show_text, tr, tr_later
from mazarine.gui.session.current import CurrentSession
from mazarine.gui.shell.status.cell_status import CellStatus
from mazarine.gui.tools.toolbox import Toolbox
from mazarine.gui.widgets.labels import ElidedLabel, PlainLabel
from mazarine.gui.widgets.task_status import TaskStatus, bar_and_button
from mazarine.messages import Message

_SHOW_WORK_AFTER_MS = 250


class Status(QObject):
    """Fills a status bar."""

    def __init__(
        self,
        bar: QStatusBar,
        current: CurrentSession,
        scene: MazeScene,
        view: MazeView,
        toolbox: Toolbox,
        floating: Floating,
        probe: Probe,
        tasks: TaskList,
    ) -> None:
        super().__init__(bar)
        self._current, self._toolbox, self._floating = current, toolbox, floating
        self.cell = CellStatus(current, scene, view, probe, self)
        self.work = WorkStatus(current, bar)
        self.tasks = TaskStatus(tasks, bar)
        self.hint_label = ElidedLabel()
        self.hint_label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.selection_label = StatusLabel(bar)
        self.zoom_label = PlainLabel(alignment=Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        widest = tr(_zoom_text(9.99))
        self.zoom_label.setMinimumWidth(self.zoom_label.fontMetrics().horizontalAdvance(widest))
        self.cell.label.hide()
        self.cell.on_maze_changed.connect(self.cell.label.setVisible)
        self.cell.on_maze_changed.connect(self.hint_label.setHidden)
        bar.setSizeGripEnabled(False)
        bar.setContentsMargins(8, 0, 8, 0)
        bar.addWidget(self.cell.label, 1)
        bar.addWidget(self.hint_label, 1)
        add_group(bar, self.tasks.progress_bar, self.tasks.stop_button)
        add_group(bar, self.work.label, self.work.progress_bar, self.work.stop_button)
        add_group(bar, self.selection_label)
        add_group(bar, self.zoom_label)
        current.selection_changed.connect(self._show_selection)
        floating.changed.connect(self._show_selection)
        view.zoom_changed.connect(self._show_zoom)
        toolbox.hint_changed.connect(self._show_tool)
        self._show_tool()

    @Slot()
    def _show_selection(self) -> None:
        piece = self._floating.piece
        area = self._current.selection.area if piece is None else piece.area
        rows, cols = area.mask.shape
        text = Message("")
        if area:
            cells = Noun.CELLS(count=area.count)
            text = tr_later("Selected: {rows:,} × {cols:,}, {cells}", rows=rows, cols=cols, cells=cells)
        show_text(text, self.selection_label.setText)

    @Slot(float)
    def _show_zoom(self, cell_px: float) -> None:
        show_text(_zoom_text(cell_px / FULL_SIZE_PX), self.zoom_label.setText)

    @Slot()
    def _show_tool(self) -> None:
        show_text(self._toolbox.tool.current_hint, self.hint_label.setText)
        self.cell.show_note(None)


def _zoom_text(share: float) -> Message:
    if share < 0.1:
        return tr_later("Zoom {share:.1%}", share=share)
    return tr_later("Zoom {share:.0%}", share=share)


class WorkStatus(QObject):
    """Fills a label, a progress bar and a button."""

    def __init__(self, current: CurrentSession, bar: QWidget) -> None:
        super().__init__(bar)
        self._current = current
        self.label = StatusLabel(bar)
        self.progress_bar, self.stop_button = bar_and_button(
            bar, tr_later("Progress of the analysis"), tr_later("Stop")
        )
        show_text("Stop the calculation", self.stop_button.setToolTip)
        self.stop_button.clicked.connect(self._stop)
        self._work_timer = single_shot(self, _SHOW_WORK_AFTER_MS, self._show_work)
        current.state_changed.connect(self._follow_work)
        current.tints_changed.connect(self._follow_work)
        self._show_work()

    @Slot()
    def _stop(self) -> None:
        if self._has_share:
            self._current.session.tints.stop()
        else:
            self._current.analysis.stop()

    @property
    def _has_share(self) -> bool:
        """Whether an overlay is being calculated, and shows how far that is."""
        state, tints = self._current.analysis.state, self._current.session.tints
        return state is AnalysisState.IDLE and tints.is_stale and tints.share > 0

    @Slot()
    def _follow_work(self) -> None:
        """Show quick work only when it ends, so that the text does not flicker with every stroke."""
        state = self._current.analysis.state
        works = state is AnalysisState.WORKING or (
            state is AnalysisState.IDLE and self._current.session.tints.is_stale
        )
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
        is_long = state is AnalysisState.WORKING and analysis.progress is not None
        share = self._current.session.tints.share if self._has_share else analysis.progress or 0.0
        for widget in (self.progress_bar, self.stop_button):
            widget.setVisible(is_long or self._has_share)
        self.progress_bar.setValue(round(share * 1000))
        if state is AnalysisState.IDLE and self._current.session.tints.is_stale:
            self._work_timer.start()
        show_text(self._state_text(state), self.label.setText)

    def _state_text(self, state: AnalysisState) -> Message:
        if state is AnalysisState.WORKING:
            is_long = self._current.analysis.progress is not None
            return tr_later("Calculating regions…") if is_long else tr_later("Updating…")
        if state is AnalysisState.IDLE:
            is_stale = self._current.session.tints.is_stale
            return tr_later("Updating overlay…") if is_stale else Message("")
        if state is AnalysisState.STOPPED:
            return tr_later("Stopped. Press F5 to recalculate regions.")
        return tr_later("Regions are not available.")


_SEEN = (QEvent.Type.ShowToParent, QEvent.Type.HideToParent)


class Separator(QWidget):
    """A line to the left of a group of widgets, shown while one of them is."""

    def __init__(self, group: tuple[QWidget, ...]) -> None:
        super().__init__()
        self._group = group
        self.setFixedSize(1, self.fontMetrics().height())
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Mid)
        for widget in group:
            widget.installEventFilter(self)
        self._follow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _SEEN:
            self._follow()
        return super().eventFilter(watched, event)

    def _follow(self) -> None:
        self.setHidden(all(widget.isHidden() for widget in self._group))


def add_group(bar: QStatusBar, *group: QWidget) -> None:
    """Add widgets to the right of a status bar, with a line before them."""
    bar.addPermanentWidget(Separator(group))
    for widget in group:
        bar.addPermanentWidget(widget)


class StatusLabel(QLabel):
    """A label that is hidden while it has no text."""

    def __init__(self, bar: QWidget) -> None:
        super().__init__(bar)
        self.hide()

    @Slot(str)
    def setText(self, text: str) -> None:
        super().setText(text)
        self.setHidden(not text)
