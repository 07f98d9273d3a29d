"""Leading to a problem: its level, its place in the middle of the view, a line around its cells."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QObject, Slot

from editor.gui.finder import RegionFinder
from editor.gui.scene.maze_scene import MazeScene
from editor.gui.scene.outline import box_of
from editor.gui.scene.view import MazeView

if TYPE_CHECKING:
    from editor.problems import Problem


class ProblemGuide(QObject):
    """Goes where a problem is."""

    def __init__(self, scene: MazeScene, view: MazeView, finder: RegionFinder, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._view = view
        self._finder = finder
        self._has_outline = False
        finder.found.connect(self._forget)
        finder.lost.connect(self._forget)

    def show(self, problem: Problem) -> None:
        """Show the level of the first cell of a problem, and outline its cells there."""
        maze = self._scene.document.maze
        places = problem.cells - np.array((0, *maze.origin))
        # The maze may have become smaller since it was checked.
        is_inside = ((places >= 0) & (places < maze.shape)).all(axis=1)
        cells, places = problem.cells[is_inside], places[is_inside]
        if len(cells) == 0:
            return
        self._finder.clear()
        level = int(cells[0, 0])
        self._scene.set_level(level)
        if problem.is_whole:
            self._scene.outline(cells)
            self._has_outline = True
        here = places[places[:, 0] == level]
        self._view.center_on_rect(box_of(maze.geometry, here[:, 1], here[:, 2]))

    def clear(self) -> None:
        """Outline nothing, where a problem is outlined."""
        if self._has_outline:
            self._has_outline = False
            self._scene.outline(None)

    @Slot()
    def _forget(self) -> None:
        """Leave the outline to who has drawn another one."""
        self._has_outline = False
