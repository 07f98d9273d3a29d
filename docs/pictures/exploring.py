"""Pictures of walkers."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from photographer import Photographer, opened
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QTabWidget

from mazewright.agents.map_codes import KnowledgeMap
from mazewright.gui.windows.explore.explore_window import ExploreWindow
from mazewright.gui.windows.explore.walk import Walk
from mazewright.maze import Maze


def exploring() -> QPixmap:
    """Show a walker on its way, and what it knows."""
    with opened() as photographer, _walking(photographer) as window:
        _walk_of(photographer, window).seek(80)
        photographer.wait(lambda: window.is_ready)
        return photographer.take(window)


def comparing() -> QPixmap:
    """Show how three explorers did over twenty seeds."""
    with opened() as photographer, _walking(photographer) as window:
        window.form.add_button.click()
        window.form.add_button.click()
        for row, name in enumerate(("right-hand", "tremaux", "random")):
            window.form.list.setCurrentRow(row)
            window.form.explorer.setCurrentIndex(window.form.explorer.findData(name))
        photographer.wait(lambda: window.is_ready)
        window.findChildren(QTabWidget)[0].setCurrentWidget(window.compare)
        window.compare.run_button.click()
        photographer.wait(lambda: bool(window.compare.outcomes) and not window.compare.is_busy)
        return photographer.take(window)


def known_maze() -> Maze:
    """Give what a walker knows of the welcome maze after a while."""
    with opened() as photographer, _walking(photographer) as window:
        walk = _walk_of(photographer, window)
        walk.seek(80)
        photographer.wait(lambda: window.is_ready)
        assert walk.shown is not None
        return KnowledgeMap(walk.shown.walker.agent).maze


@contextmanager
def _walking(photographer: Photographer) -> Iterator[ExploreWindow]:
    photographer.act("explore.open")
    photographer.wait(lambda: photographer.window.findChild(ExploreWindow) is not None)
    window = photographer.window.findChild(ExploreWindow)
    assert isinstance(window, ExploreWindow)
    window.resize(1160, 720)
    photographer.wait(lambda: window.is_ready)
    yield window
    window.close()


def _walk_of(photographer: Photographer, window: ExploreWindow) -> Walk:
    photographer.wait(lambda: window.is_ready)
    assert window.walk is not None
    return window.walk


SCENES = (exploring, comparing)
