"""Leading to cells: their level, their place in the middle of the view, a line around them."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Slot

from mazewright.gui.analysis.outline import box_of
from mazewright.gui.canvas.region_finder import RegionFinder
from mazewright.gui.canvas.scene import MazeScene
from mazewright.gui.canvas.view import MazeView


class CellGuide(QObject):
    """Shows the user where some cells are."""

    def __init__(self, scene: MazeScene, view: MazeView, finder: RegionFinder, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._view = view
        self._finder = finder
        self._has_outline = False
        finder.found.connect(self._forget)
        finder.lost.connect(self._forget)

    def show(self, cells: NDArray[np.int64], *, is_whole: bool = True) -> None:
        """Show the level of the first of some lattice cells, and outline those that are there.

        Parameters
        ----------
        cells : (n, 3) lattice cells; those that are not in the maze are left out
        is_whole : whether they are all; if they are only corners, nothing is outlined
        """
        maze = self._scene.document.maze
        places = maze.grid.array_places(cells)
        is_inside = ((places >= 0) & (places < maze.shape)).all(axis=1)
        cells, places = cells[is_inside], places[is_inside]
        if len(cells) == 0:
            return
        self._finder.clear()
        level = int(cells[0, 0])
        self._scene.set_level(level)
        if is_whole:
            self._scene.outline(cells)
            self._has_outline = True
        here = places[places[:, 0] == level]
        self._view.center_on_rect(box_of(maze.geometry, here[:, 1], here[:, 2]))

    def clear(self) -> None:
        """Remove the outline, if it is still the one that was drawn here."""
        if self._has_outline:
            self._has_outline = False
            self._scene.outline(None)

    @Slot()
    def _forget(self) -> None:
        """Leave the outline to who has drawn another one."""
        self._has_outline = False
