"""Says what the background work is doing, and whether the overlay is up to date."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QLabel, QProgressBar, QToolButton, QWidget

from mazewright.compiling import MODE
from mazewright.gui.analysis.analysis import State
from mazewright.gui.background.timers import single_shot
from mazewright.gui.i18n import tr
from mazewright.gui.session.current import CurrentSession
from mazewright.gui.style.icons import icon

_SHOW_WORK_AFTER_MS = 250


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
        # Without a parent they would be windows of their own for a moment.
        self.progress_bar = QProgressBar(bar)
        self.progress_bar.setFixedWidth(120)
        self.progress_bar.setMaximumHeight(14)
        self.progress_bar.setTextVisible(False)
        self.progress_bar.setRange(0, 1000)
        self.progress_bar.setAccessibleName(tr("Progress of the analysis"))
        self.stop_button = QToolButton(bar)
        self.stop_button.setIcon(icon("stop"))
        self.stop_button.setAutoRaise(True)
        self.stop_button.setToolTip(tr("Stop working out rooms and corridors"))
        self.stop_button.setAccessibleName(tr("Stop"))
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
            return "Kinds only: the engine is off" if MODE.is_held_back else "Loading the engine…"
        return {
            State.WORKING: "Working out regions…"
            if self._current.analysis.progress is not None
            else "Updating…",
            State.IDLE: "The overlay is behind" if self._current.session.tints.is_stale else "Up to date",
            State.STOPPED: "Stopped; F5 works out regions",
            State.FAILED: "Regions are not available",
        }[state]
