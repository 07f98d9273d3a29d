"""Windows for tests: real ones, on the offscreen screen, with settings of their own; and files for them."""

from __future__ import annotations

import gc
import os
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from time import monotonic

# Before Qt is loaded; a developer's screen stays free of windows that come and go.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import numpy as np
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSettings, QThread
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import getAllValidWrappers

from mazarine.files import write
from mazarine.generators import generate
from mazarine.gui.analysis import segmenter
from mazarine.gui.analysis.derived import DerivedValue
from mazarine.gui.analysis.tints import OverlayTints
from mazarine.gui.disk.saving import Target
from mazarine.gui.features.analysis_dock import region_orderer
from mazarine.gui.features.levels import level_pictures
from mazarine.gui.features.minimap import minimap_dock
from mazarine.gui.features.properties import region_form
from mazarine.gui.features.watch import watch_window
from mazarine.gui.forms import preview
from mazarine.gui.main_window import MainWindow
from mazarine.gui.recovery import autosave as journal_keeper
from mazarine.gui.session import sessions
from mazarine.gui.settings import Settings
from mazarine.gui.shell.status import cell_status
from mazarine.gui.style.outlines import use_outlines
from mazarine.gui.tools import edit_preview
from mazarine.maze import Marker, MarkerKind, Maze
from mazarine.maze.edits import PlaceMarker
from mazarine.regions import Segmentation
from tests.gui.hand import Hand, drop
from tests.gui.keeping import REST_MS, KeepWindow
from tests.gui.tabs import MakeFile, Tabs

ENGINE_WITHIN_MS = 60_000
"""How long a calculation may take where other tests load the machine."""

_SHORT_REST_MS = 10

OpenWindow = Callable[..., Hand]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave out what the offscreen platform says of every window; other Qt warnings fail a test."""
    here = Path(__file__).parent
    said = ("propagateSizeHints", "support raise", "support grabbing")
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.qt_log_ignore(*said, extend=True))


class QuickBot(QtBot):
    """Looks every millisecond whether what a test waits for has come; its base class looks every 10 ms."""

    def waitUntil(self, callback: Callable[[], bool | None], *, timeout: int = 5000) -> None:
        end = monotonic() + timeout / 1000
        while not callback():
            if monotonic() > end:
                raise TimeoutError(f"waited for {timeout} ms")
            QTest.qWait(1)


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> QtBot:
    """Wait for signals and conditions."""
    del qapp
    return QuickBot(request)


@pytest.fixture
def store(tmp_path: Path) -> QSettings:
    """Return new settings without grid lines, which would disturb tests of colors."""
    settings = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    Settings(settings).set_on("grid", False)
    return settings


@pytest.fixture(autouse=True)
def nothing_is_left(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test that leaves a window or a running thread behind; give back the colors of windows.

    As in the program, garbage is collected in the window's thread only, and what was there before is not
    looked at again, not even when a maze is closed: thousands of tests have made a lot.
    """
    before = qapp.palette()
    use_outlines()
    gc.disable()
    gc.freeze()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sessions, "collect_all_garbage", lambda: None)
        yield
    gc.enable()
    qapp.setPalette(before)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    qapp.processEvents()
    # What is still referred to now is frozen with the next test, and would never be freed.
    request.node.funcargs.clear()
    gc.collect()
    windows = [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, MainWindow)]
    shown = [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()]
    threads = [
        thing.objectName()
        for thing in getAllValidWrappers()
        if isinstance(thing, QThread) and thing.isRunning()
    ]
    assert not windows
    assert not shown
    assert not threads


@pytest.fixture(autouse=True)
def short_rests(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the rests after which values follow the maze: hundreds of tests wait for them."""
    for values in (DerivedValue, OverlayTints):
        monkeypatch.setattr(values, "rests_ms", _SHORT_REST_MS)
    for module, name in (
        (cell_status, "_ASK_AFTER_MS"), (region_form, "_ASK_AFTER_MS"), (region_orderer, "_REFRESH_AFTER_MS"),
        (level_pictures, "_REST_MS"), (minimap_dock, "_REST_MS"), (edit_preview, "_IDLE_MS"),
        (preview, "_REST_MS"), (watch_window, "_REST_MS"),
    ):  # fmt: skip
        monkeypatch.setattr(module, name, _SHORT_REST_MS)


@pytest.fixture
def open_window(qtbot: QtBot, store: QSettings, monkeypatch: pytest.MonkeyPatch) -> Iterator[OpenWindow]:
    """Open windows; each comes with a hand that works in it, and is closed in the end."""
    hands: list[Hand] = []

    def make(
        maze: Maze | None = None,
        *,
        segment: Callable[..., Segmentation] | None = None,
        prepares: bool = True,
        data: Path | None = None,
    ) -> Hand:
        if segment is not None:
            monkeypatch.setattr(segmenter, "segment_space", segment)
        window = MainWindow(store, maze, data)
        window.resize(810, 640)
        hand = Hand(qtbot, window)
        hands.append(hand)
        with qtbot.waitExposed(window):
            window.show()
        if prepares:
            hand.settle(ENGINE_WITHIN_MS)
        return hand

    yield make
    for hand in hands:
        hand.drop()


@pytest.fixture
def tabs(qtbot: QtBot, store: QSettings, tmp_path: Path, quick_journal: None) -> Iterator[Tabs]:
    """Open a window with one tab; what is left of it is closed in the end, and nothing saved."""
    del quick_journal
    window = MainWindow(store, data=tmp_path / "data")
    window.resize(900, 700)
    with qtbot.waitExposed(window):
        window.show()
    tabs = Tabs(qtbot, window)
    tabs.hand.settle(ENGINE_WITHIN_MS)
    yield tabs
    drop(window)


@pytest.fixture
def file(tmp_path: Path) -> MakeFile:
    """Write small mazes into files."""

    def make(name: str) -> Path:
        path = tmp_path / name
        write(Maze.blank(4, 5), path)
        return path

    return make


@pytest.fixture
def quick_journal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the rests of journals, which tests wait for."""
    monkeypatch.setattr(journal_keeper, "_REST_MS", REST_MS)
    monkeypatch.setattr(journal_keeper, "_AGAIN_MS", 5 * REST_MS)


@pytest.fixture
def keep_window(open_window: OpenWindow, tmp_path: Path, quick_journal: None) -> KeepWindow:
    """Open windows that keep a journal."""
    del quick_journal
    return partial(open_window, data=tmp_path)


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """Return a file of a maze with two levels."""
    path = tmp_path / "saved.maze"
    write(Maze.blank(5, 7, levels=2), path)
    return path


@pytest.fixture
def save_as(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Return the file that the user chooses in the dialog of the system."""
    path = tmp_path / "chosen.maze"
    monkeypatch.setattr("mazarine.gui.dialogs.ask_save_target", lambda *_: Target(path))
    return path


@pytest.fixture
def clean_clipboard(qapp: QApplication) -> Iterator[None]:
    """Leave nothing of Python on the clipboard, else Qt crashes when the tests are over."""
    del qapp
    yield
    QGuiApplication.clipboard().setText("")


@pytest.fixture
def tree() -> Maze:
    """Return a tree to explore, with the goal in its last cell."""
    maze = generate("stack", 12, 16, rng=np.random.default_rng(4))
    PlaceMarker(Marker(MarkerKind.GOAL, (0, 11, 15))).apply(maze)
    return maze
