"""Windows with nobody's settings, in which a script works as a hand does, and pictures of them."""

from __future__ import annotations

import gc
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QPointF, QSettings, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDockWidget, QWidget

from mazarine.files import read
from mazarine.gui.analysis.analysis import AnalysisState
from mazarine.gui.canvas.scene import MazeScene
from mazarine.gui.features.analysis_dock.regions_dock import RegionsPanel
from mazarine.gui.features.selection.feature import SelectionActions
from mazarine.gui.i18n.languages import Language, set_language
from mazarine.gui.main_window import MainWindow
from mazarine.gui.session.session import MazeSession
from mazarine.gui.settings import Settings
from mazarine.gui.style.themes import Theme, apply_theme
from mazarine.maze import Maze
from mazarine.resources_path import resource

_Part = TypeVar("_Part", bound=QObject)
SIZE_PX = 1100, 720
PATIENCE_S = 60.0
FADE_S = 0.4


class Photographer:
    """Works in a window and takes pictures of it."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window

    @property
    def scene(self) -> MazeScene:
        """What is drawn."""
        return self.window.scene

    @property
    def session(self) -> MazeSession:
        """The maze that is open, and what is known of it."""
        return self.window.current.session

    def act(self, *names: str) -> None:
        """Do what actions do."""
        for name in names:
            self.window.actions_by_name[name].trigger()

    def wait(self, until: Callable[[], bool] = lambda: True) -> None:
        """Let the window work until something is so."""
        end = monotonic() + PATIENCE_S
        while not until():
            if monotonic() > end:
                raise TimeoutError
            QApplication.processEvents()
        for _ in range(20):
            QApplication.processEvents()

    def part(self, kind: type[_Part]) -> _Part:
        """Return the part of the window of a kind."""
        found = self.window.findChild(kind)
        assert isinstance(found, kind)
        return found

    def settle(self) -> None:
        """Let the worker catch up, and the table of regions."""
        self.wait(lambda: self.window.current.analysis.state is AnalysisState.IDLE)
        panel = self.window.findChild(RegionsPanel)
        if isinstance(panel, RegionsPanel) and panel.isVisible():
            self.wait(lambda: panel.model.rowCount() > 0)

    def show_docks(self, *docks: QDockWidget, width: int = 270) -> None:
        """Show these docks and no others."""
        for dock in self.window.docks.values():
            dock.setVisible(dock in docks)
        if docks:
            self.window.resizeDocks([*docks], [width] * len(docks), Qt.Orientation.Horizontal)
        self.wait()
        self.window.view.fit()

    def stack_docks(self, docks: Sequence[QDockWidget], heights: Sequence[int]) -> None:
        """Show these docks and no others, one below the other."""
        for dock in docks:
            self.window.removeDockWidget(dock)
            self.window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        self.show_docks(*docks, width=300)
        self.window.resizeDocks([*docks], [*heights], Qt.Orientation.Vertical)

    def pixel(self, row: float, col: float) -> QPoint:
        """Return the pixel of the view at a place of the maze."""
        return self.window.view.viewportTransform().map(QPointF(col, row)).toPoint()

    def hover(self, row: float, col: float) -> None:
        """Move the pointer to a place of the maze."""
        QTest.mouseMove(self.window.view.viewport(), self.pixel(row, col))

    def drag(self, *places: tuple[float, float], release: bool = True) -> None:
        """Drag the left button over places of the maze."""
        viewport = self.window.view.viewport()
        QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=self.pixel(*places[0]))
        for place in places[1:]:
            QTest.mouseMove(viewport, self.pixel(*place))
        if release:
            QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=self.pixel(*places[-1]))

    def take(self, widget: QWidget | None = None) -> QPixmap:
        """Take a picture of the window, or of another."""
        self.wait()
        return (widget or self.window).grab()

    def take_shown(self, dialog: QWidget) -> QPixmap:
        """Show a dialog, take a picture of it once buttons in its lines have faded in, and close it."""
        dialog.show()
        faded = monotonic() + FADE_S
        self.wait(lambda: monotonic() > faded)
        picture = self.take(dialog)
        dialog.close()
        return picture


def welcome() -> Maze:
    """Return the maze that is open at the first start."""
    return read(resource("mazes/welcome.maze"))


@contextmanager
def opened(
    maze: Maze | None = None,
    name: str = "Welcome",
    *,
    language: Language = Language.ENGLISH,
    theme: Theme = Theme.LIGHT,
    prepare: Callable[[Settings], None] = lambda _: None,
) -> Iterator[Photographer]:
    """Open a window on a maze for a while, the welcome maze if none is given.

    Parameters
    ----------
    prepare : changes the settings before there is a window
    """
    set_language(language)
    apply_theme(theme)
    with tempfile.TemporaryDirectory() as folder:
        store = QSettings(str(Path(folder) / "settings.ini"), QSettings.Format.IniFormat)
        prepare(Settings(store))
        window = MainWindow(store)
        window.resize(*SIZE_PX)
        window.show()
        window.document.replace(maze or welcome(), name=name)
        photographer = Photographer(window)
        photographer.settle()
        window.view.fit()
        try:
            yield photographer
        finally:
            window.toolbox.cancel()
            window.floating.cancel()
            photographer.part(SelectionActions).clipboard.release()
            window.document.undo_stack.setClean()
            window.close()
            assert window.end_threads(PATIENCE_S)
            window.deleteLater()
            tidy()
    set_language(Language.ENGLISH)
    apply_theme(Theme.LIGHT)


def tidy() -> None:
    """Let windows go that are closed: in this thread, as in the program."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()
    gc.collect()
