"""The form for an algorithm, which can also fill the floor or the selection of the open maze."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QCheckBox

from mazarine.gui.canvas.scene import MazeScene
from mazarine.gui.forms.controls import check_box
from mazarine.gui.forms.maze_form import MazeForm
from mazarine.gui.forms.order import FillTarget, GeneratorRequest
from mazarine.gui.i18n import tr_later
from mazarine.gui.session.current import CurrentSession
from mazarine.maze.transplant import board_of


class GeneratorForm(MazeForm):
    """Asks for a maze; its size and lattice follow the open one."""

    def __init__(self, current: CurrentSession, scene: MazeScene) -> None:
        _, rows, cols = current.maze.shape
        super().__init__(rows, cols, current.maze.lattice)
        self._current = current
        self._scene = scene
        self.replace_box = check_box(
            tr_later("&In this maze"),
            tr_later("Replace the open maze, as one undo step. Otherwise the new one is opened in a tab of "
                     "its own."),
        )  # fmt: skip
        self.floor_box = check_box(
            tr_later("Only the &floor of this level"),
            tr_later("Keep the size, rock, links and markers of the open maze. Every connected area of floor"
                     " becomes a maze."),
        )  # fmt: skip
        self.selection_box = check_box(
            tr_later("Only the &selection"),
            tr_later("Fill the selection; everything else stays unchanged"),
        )  # fmt: skip
        for box in self._targets:
            self.rows_of_form.addRow(box)
        self._tie()
        self._follow_selection()

    @property
    def sort(self) -> GeneratorRequest:
        """The requested maze, without the floor that it is to fill."""
        request = replace(super().sort, replaces=self.replace_box.isChecked())
        if not self._fills:
            return request
        maze, area = self._current.maze, self._current.selection.area
        rows, cols = area.mask.shape if self.selection_box.isChecked() else maze.shape[1:]
        return replace(request, rows=rows, cols=cols, lattice=maze.lattice)

    @property
    def order(self) -> GeneratorRequest:
        """The requested maze."""
        if not self._fills:
            return self.sort
        document = self._current.document
        if self.selection_box.isChecked():
            area = self._current.selection.area
            board = board_of(document.maze, area)
            return replace(
                self.sort, ground=FillTarget(lambda: board, self._scene.level, document.revision, area)
            )
        ground = FillTarget(document.snapshot().maze, self._scene.level, document.revision)
        return replace(self.sort, ground=ground)

    def _tie(self) -> None:
        for box in self._targets:
            box.toggled.connect(partial(self._follow_target, box))
        self._current.selection_changed.connect(self._follow_selection)
        self._current.shape_changed.connect(self._follow_maze)

    @Slot()
    def _follow_maze(self) -> None:
        """Ask for a maze like the open one."""
        maze = self._current.maze
        self.show_board(*maze.shape[1:], maze.lattice)

    @property
    def _targets(self) -> tuple[QCheckBox, ...]:
        """The parts of the open maze that can be filled instead of a new one."""
        return self.replace_box, self.floor_box, self.selection_box

    @property
    def _fills(self) -> bool:
        return self.floor_box.isChecked() or self.selection_box.isChecked()

    def _follow_target(self, chosen: QCheckBox, is_on: bool) -> None:
        """Uncheck the others, and show whether the open maze decides the size."""
        for box in self._targets:
            if is_on and box is not chosen:
                box.setChecked(False)
        self._show_size()

    @Slot()
    def _follow_selection(self) -> None:
        """Enable the box for the selection while there is one."""
        has_selection = bool(self._current.selection.area)
        self.selection_box.setEnabled(has_selection)
        if not has_selection:
            self.selection_box.setChecked(False)
        if self.selection_box.isChecked():
            self.changed.emit()

    def _show_size(self) -> None:
        """Enable the size and the lattice, unless the open maze decides them."""
        for box in (self.rows_box, self.cols_box, self.lattice_box):
            box.setEnabled(not self._fills)
        self.changed.emit()
