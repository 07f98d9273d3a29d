"""A hand for a window that no test has opened: it waits by itself."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from PySide6.QtTest import QTest

from mazarine.gui.analysis.analysis import AnalysisState
from mazarine.gui.features.console.runner import ConsoleRunner
from mazarine.gui.features.make.generators.generators_panel import GeneratorsPanel
from mazarine.gui.features.selection.feature import SelectionActions
from mazarine.gui.main_window import MainWindow
from tests.gui.hand import Hand

_TURN_MS = 5


class Waiter:
    """Waits like the bot of pytest-qt, which only tests have."""

    def waitUntil(self, is_so: Callable[[], bool], timeout: int = 60_000) -> None:
        """Let the window work until something is so; `TimeoutError` if it does not come about."""
        end = monotonic() + timeout / 1000
        while not is_so():
            if monotonic() > end:
                raise TimeoutError(f"not so after {timeout / 1000:.0f} s")
            QTest.qWait(_TURN_MS)


class SoakHand(Hand):
    """Works in a window, and knows when it rests."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(Waiter(), window)
        self._is_busy_with = ""
        window.documents.busy_changed.connect(self._note_busy)

    @property
    def panel(self) -> GeneratorsPanel | None:
        """The generators of the Generate dock, None before it is shown."""
        dock = self.window.docks["make"]
        return None if dock.widget() is None else dock.content.page("algorithm")

    @property
    def unrest(self) -> list[str]:
        """What is being read, written, made or worked out."""
        works = {
            "working out regions": any(
                session.analysis.state is AnalysisState.WORKING for session in self.window.sessions
            ),
            "making a maze": self.panel is not None and self.panel.maker.order is not None,
            self._is_busy_with: bool(self._is_busy_with),
            "long work": self.window.tasks.task is not None,
            "a statement": self.window.findChild(ConsoleRunner).is_running,
            "a question": self.window.documents.queue.is_waiting,
            "saving": any(session.file.is_saving for session in self.window.sessions),
        }
        return [what for what, is_so in works.items() if is_so]

    def settle(self, within_ms: int = 120_000) -> None:
        """Wait until the window rests; what was stopped is worked out again."""
        for session in self.window.sessions:
            if session.analysis.state is AnalysisState.STOPPED:
                session.analysis.recompute()
        try:
            self.qtbot.waitUntil(lambda: not self.unrest, timeout=within_ms)
        except TimeoutError as error:
            raise TimeoutError(f"{error}: {', '.join(self.unrest)}") from error

    def drop(self) -> None:
        """Close the window, give up what is not saved, and wait for its threads."""
        self.window.findChild(SelectionActions).clipboard.release()
        super().drop()

    def _note_busy(self, what: str) -> None:
        self._is_busy_with = what
