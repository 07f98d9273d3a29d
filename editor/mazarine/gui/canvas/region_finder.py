"""Leading to regions and cells: outlining them on the maze and going there."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Signal, Slot

from mazarine.gui.analysis.answers import RegionDetails, RegionGone, RegionsChange
from mazarine.gui.analysis.inbox import Question
from mazarine.gui.analysis.outline import box_of
from mazarine.gui.canvas.pointer import Pointer
from mazarine.gui.canvas.scene import MazeScene
from mazarine.gui.canvas.view import MazeView
from mazarine.gui.session.current import CurrentSession
from mazarine.maze import Cell


class RegionFinder(QObject):
    """Shows a region: asks the worker for its cells, outlines them, brings them into view."""

    found = Signal(int)
    lost = Signal()
    """Nothing is outlined any more."""

    def __init__(self, scene: MazeScene, view: MazeView, current: CurrentSession, parent: QObject) -> None:
        super().__init__(parent)
        self._scene, self._view, self._current = scene, view, current
        self._pointer: Pointer | None = None
        self._goes_there = False
        self.number: int | None = None
        self.cell: Cell | None = None
        view.pointer_moved.connect(self._note_pointer)
        current.details_came.connect(self._take)
        current.regions_changed.connect(self._follow)
        current.regions_replaced.connect(self.clear)

    @Slot(int)
    def show(self, number: int) -> None:
        self.number, self._goes_there = number, True
        self._current.analysis.ask(Question(number, with_cells=True))

    @Slot()
    def show_under_pointer(self) -> None:
        region = self._current.analysis.region
        if self._pointer is None or region is None:
            return
        row, col = self._scene.document.maze.geometry.place(self._pointer.x, self._pointer.y)
        _, rows, cols = region.shape
        if not (0 <= row < rows and 0 <= col < cols):
            return
        if number := region.at((self._scene.level, row, col)):
            self.number, self._goes_there = number, False
            self._current.analysis.ask(Question(self.number, with_cells=True))

    @Slot()
    def clear(self) -> None:
        self.number = None
        self._scene.outline(None)
        self.lost.emit()

    @Slot(object)
    def _note_pointer(self, pointer: Pointer | None) -> None:
        self._pointer = pointer

    @Slot(object)
    def _follow(self, change: RegionsChange) -> None:
        """Keep the outline true when the region changes."""
        if self.number is None:
            return
        delta = change.delta
        if self.number in delta.gone:
            self.clear()
        elif self.number in delta.changed:
            self._goes_there = False
            self._current.analysis.ask(Question(self.number, with_cells=True))

    @Slot(object)
    def _take(self, answer: RegionDetails | RegionGone) -> None:
        if answer.number != self.number:
            return
        if isinstance(answer, RegionGone):
            self.clear()
        elif answer.cells is not None:
            # A room whose every cell is an entry is shown by them.
            cells = answer.cells if len(answer.cells) else answer.entries
            self._show(cells, is_whole=answer.size <= len(cells))
            self.found.emit(answer.number)

    def _show(self, cells: NDArray[np.int64], is_whole: bool) -> None:
        if len(cells) == 0:
            return
        level, row, col = cells[0].tolist()
        self.cell = (level, row, col)
        if self._goes_there:
            self._scene.set_level(int(cells[0, 0]))
        # Of a region too large to outline only the corners are known; it is brought into view.
        self._scene.outline(cells if is_whole else None)
        if self._goes_there:
            maze = self._scene.document.maze
            _, row, col = maze.grid.array_places(cells).T
            self._view.center_on_rect(box_of(maze.geometry, row, col))


class CellGuide(QObject):
    """Shows the user where some cells are.

    `fills` says whether the cells are filled besides.
    """

    def __init__(
        self, scene: MazeScene, view: MazeView, finder: RegionFinder, parent: QObject, *, fills: bool = False
    ) -> None:
        super().__init__(parent)
        self._fills, self._scene, self._view = fills, scene, view
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
            self._scene.outline(cells, fills=self._fills)
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
