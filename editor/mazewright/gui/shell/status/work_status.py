"""The status bar on work: the analysis and whether the overlay is up to date, and what the user waits for."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QLabel, QProgressBar, QStatusBar, QToolButton, QWidget

from mazewright.compiling import MODE
from mazewright.gui.analysis.analysis import State
from mazewright.gui.background.long_work import LongWork
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
        self.progress_bar, self.stop_button = _bar_and_button(bar, "Progress of the analysis", "Stop")
        self.stop_button.setToolTip(tr("Stop working out rooms and corridors"))
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


class LongWorkStatus(QObject):
    """Says in a status bar what is being done.

    Attributes
    ----------
    progress_bar, stop_button : hidden while nothing is
    """

    def __init__(self, work: LongWork, bar: QStatusBar) -> None:
        super().__init__(bar)
        self._work, self._bar = work, bar
        self.progress_bar, self.stop_button = _bar_and_button(bar, "Progress of the work", "Stop the work")
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
