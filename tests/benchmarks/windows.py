"""The real window, off screen, for measuring."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

from mazarine.gui.features.selection.feature import SelectionActions
from mazarine.maze import Maze

if TYPE_CHECKING:
    from mazarine.gui.main_window import MainWindow

FRAME_S = 1 / 60
VIEW_SIZE = (1280, 800)
_PULSE_S = 1e-3


@contextmanager
def open_window(maze: Maze) -> Iterator[MainWindow]:
    """Open a window whose view has `VIEW_SIZE` pixels, with settings of its own."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QEvent, QSettings, Qt  # noqa: PLC0415  # the platform is chosen first
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    from mazarine.gui.background.timers import GarbageTimer  # noqa: PLC0415
    from mazarine.gui.main_window import MainWindow  # noqa: PLC0415

    application = QApplication.instance() or QApplication([])
    with tempfile.TemporaryDirectory() as folder:
        store = QSettings(str(Path(folder) / "settings.ini"), QSettings.Format.IniFormat)
        window = MainWindow(store, maze)
        window.show()
        # As the program does.
        GarbageTimer(window)
        # A scroll bar would take its room from the pixels that are painted.
        window.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        window.view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        window.view.setFixedSize(*VIEW_SIZE)
        application.processEvents()
        viewport = window.view.viewport()
        if (viewport.width(), viewport.height()) != VIEW_SIZE:
            raise SystemExit(f"The viewport is {viewport.width()} × {viewport.height()} pixels.")
        window.view.fit()
        yield window
        window.document.undo_stack.setClean()
        window.findChild(SelectionActions).clipboard.release()
        window.close()
        window.end_threads(600)
        # Left to Python, its parts would go one by one, and signal to others that are no more.
        window.deleteLater()
        application.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def process_events(wait_ms: int = 0) -> None:
    """Do what waits in the event loop; with a time, do what comes until then, and sleep in between."""
    from PySide6.QtCore import QEventLoop, QTimer  # noqa: PLC0415
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    if not wait_ms:
        QApplication.processEvents()
        return
    # Asking again and again would keep the interpreter lock from the threads that are waited for.
    loop = QEventLoop()
    QTimer.singleShot(wait_ms, loop.quit)
    loop.exec()


def process_until(is_done: Callable[[], bool], for_s: float = 0.0) -> None:
    """Let the window work until something has been so for some seconds."""
    since = perf_counter()
    while not is_done() or perf_counter() - since < for_s:
        if not is_done():
            since = perf_counter()
        process_events(wait_ms=5)


def settle(window: MainWindow) -> None:
    """Let the background work come to rest: the regions, and the overview that is built of them."""
    from mazarine.gui.analysis.analysis import AnalysisState  # noqa: PLC0415

    process_until(lambda: window.current.analysis.state is AnalysisState.IDLE, for_s=1.0)


@contextmanager
def pulse(lateness: list[float]) -> Iterator[None]:
    """Note how late a timer of a millisecond is, every time."""
    from PySide6.QtCore import Qt, QTimer  # noqa: PLC0415

    last = perf_counter()

    def beat() -> None:
        nonlocal last
        now = perf_counter()
        lateness.append(max(0.0, now - last - _PULSE_S))
        last = now

    timer = QTimer()
    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.setInterval(int(_PULSE_S * 1e3))
    timer.timeout.connect(beat)
    timer.start()
    yield
    timer.stop()
