"""What those actions do that concern the window as a whole; the others go to its parts."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction, QGuiApplication

from mazewright import files
from mazewright.errors import MazeError
from mazewright.gui import actions, dialogs
from mazewright.gui.actions.table import ACTIONS
from mazewright.gui.analysis.outline import box_of
from mazewright.gui.canvas.ghost import GhostSide
from mazewright.gui.dialogs.questions import ask_to_convert
from mazewright.gui.style.eyes import eyes_of, has_patterns, set_patterns
from mazewright.gui.style.themes import apply_theme, theme_of
from mazewright.gui.windows import explore
from mazewright.maze import MarkerKind
from mazewright.maze.codes import FOG
from mazewright.maze.edits import Become, SetCells
from mazewright.maze.symmetry import Symmetry
from mazewright.picture import Overlay

if TYPE_CHECKING:
    from mazewright.files.block_conversion import Converted
    from mazewright.gui.shell.main_window import MainWindow
    from mazewright.maze import Maze

_AS_PLAYER = "As a player sees it: what lies in fog is hidden, secrets look like rock and walls. V shows all."
_CURSOR = (
    "Arrows move the cursor, Enter clicks and Backspace erases, Space holds and lets go;"
    " Ctrl and an arrow click a side, Alt and an arrow erase there. C ends it."
)
_MANY_CELLS = 1 << 20
"""A list of more would take hundreds of megabytes; the board is then replaced as a whole."""


class Controls(QObject):
    """The slots of these actions."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window

    @Slot(QAction)
    def choose_tool(self, action: QAction) -> None:
        """Take a tool into the hand; the keys are for the maze then."""
        self._window.toolbox.choose(action.data())
        self._window.welcome.take_keys()

    @Slot(QAction)
    def choose_marker(self, action: QAction) -> None:
        """Take the marker into the hand, of one kind."""
        self._window.toolbox.choose_marker(MarkerKind(action.data().removeprefix("marker.")))

    @Slot(QAction)
    def choose_symmetry(self, action: QAction) -> None:
        """Draw with a symmetry."""
        window = self._window
        window.document.settle()
        reason = window.symmetry.choose(Symmetry(action.data().removeprefix("symmetry.")))
        if reason:
            window.messages.refuse(reason)

    @Slot(QAction)
    def choose_overlay(self, action: QAction) -> None:
        """Lay something else over the floor."""
        self._window.scene.set_overlay(Overlay(action.data().removeprefix("overlay.")))

    @Slot(QAction)
    def choose_ghost(self, action: QAction) -> None:
        """Show the level below or above faintly, or none: also where it is shown already."""
        side = GhostSide(action.data().removeprefix("ghost."))
        if side is self._window.scene.ghost.side:
            side = GhostSide.NONE
        self.set_ghost(side)

    def set_ghost(self, side: GhostSide) -> None:
        """Show the level below or above faintly, or none."""
        self._window.scene.ghost.set_side(side)
        self._window.actions_by_name[f"ghost.{side.value}"].setChecked(True)
        self._window.settings.ghost = side.value

    @Slot(bool)
    def set_points(self, is_on: bool) -> None:
        """Draw a honeycomb as points with links, or as triangles with walls."""
        self._window.scene.set_points(is_on)
        self._window.settings.set_on("points", is_on)

    @Slot(bool)
    def set_players_view(self, is_on: bool) -> None:
        """Show the maze as a player sees it, or all of it."""
        self._window.scene.show_players_view(is_on)
        self._window.messages.tell(_AS_PLAYER if is_on else "All of the maze is shown.")

    @Slot()
    def lay_fog(self) -> None:
        """Let a player see nothing of the level."""
        self._set_fog(FOG, "lay fog")

    @Slot()
    def lift_fog(self) -> None:
        """Let a player see all of the level."""
        self._set_fog(0, "lift fog")

    def _set_fog(self, fog: int, text: str) -> None:
        document, level = self._window.document, self._window.scene.level
        document.settle()
        maze = document.maze
        others = maze.cells[level] & FOG != fog
        count = int(np.count_nonzero(others))
        if count > _MANY_CELLS:
            fogged = maze.copy()
            fogged.buffers.cells[level] = maze.cells[level] & ~np.uint8(FOG) | np.uint8(fog)
            document.do(Become(fogged), text)
        elif count:
            cells = maze.grid.cells_at(np.insert(np.argwhere(others), 0, level, axis=1))
            document.do(SetCells.of_arrays(cells, maze.cells[level][others] ^ np.uint8(FOG)), text)

    @Slot()
    def convert_to_blocks(self) -> None:
        """Make thin walls blocks, once the user has read what changes."""
        self._convert(files.to_blocks, "thin walls to blocks")

    @Slot()
    def convert_to_thin_walls(self) -> None:
        """Make blocks thin walls, once the user has read what changes."""
        self._convert(files.to_thin_walls, "blocks to thin walls")

    @Slot()
    def convert_to_dual(self) -> None:
        """Exchange walls and passages, once the user has read what changes."""
        self._convert(files.dual.dual, "exchange walls and passages")

    def _convert(self, convert: Callable[[Maze], Converted], text: str) -> None:
        document = self._window.document
        document.settle()
        revision = document.revision
        try:
            converted = convert(document.maze)
        except MazeError as error:
            self._window.messages.fail(str(error))
            return
        if ask_to_convert(self._window, text, converted.sentences) and document.revision == revision:
            document.do(Become(converted.maze), text)

    @Slot()
    def explore(self) -> None:
        """Let walkers go through a copy of the maze."""
        window = self._window
        window.document.settle()
        exploring = explore.ExploreWindow(
            window.document.maze.copy(), window.document.name, window.workers,
            window.scene.palette_of_maze, window,
        )  # fmt: skip
        window.current.session.closed.connect(exploring.close)
        exploring.show()

    @Slot(bool)
    def set_grid(self, is_on: bool) -> None:
        """Draw lines between cells, or not."""
        self._window.scene.set_grid(is_on)
        self._window.settings.set_on("grid", is_on)

    @Slot(bool)
    def set_faces(self, is_on: bool) -> None:
        """Outline open faces, or not."""
        self._window.scene.set_faces(is_on)
        self._window.settings.set_on("faces", is_on)

    @Slot(bool)
    def set_graph(self, is_on: bool) -> None:
        """Draw the region graph over the maze, or not."""
        self._window.graph_overlay.set_on(is_on)
        self._window.settings.set_on("graph", is_on)

    @Slot(bool)
    def set_legend(self, is_on: bool) -> None:
        """Explain the colours, or not."""
        self._window.legend.setVisible(is_on)
        self._window.legend.place()
        self._window.settings.set_on("legend", is_on)

    @Slot(QAction)
    def choose_eyes(self, action: QAction) -> None:
        """Take other colours, for other eyes."""
        self._window.settings.eyes = action.data().removeprefix("eyes.")
        self._window.upkeep.follow_palette()

    @Slot(bool)
    def set_patterns(self, is_on: bool) -> None:
        """Tell kinds by patterns too, or by colours alone."""
        settings = self._window.settings
        if is_on != has_patterns(settings, eyes_of(settings)):
            set_patterns(settings, eyes_of(settings), is_on)
            self._window.upkeep.follow_palette()

    @Slot(bool)
    def set_forecast(self, is_on: bool) -> None:
        """Say what a click would change, or not."""
        self._window.forecaster.set_on(is_on)
        self._window.settings.set_on("forecast", is_on)

    @Slot()
    def level_up(self) -> None:
        """Show the level above."""
        self._window.scene.set_level(self._window.scene.level + 1)

    @Slot()
    def level_down(self) -> None:
        """Show the level below."""
        self._window.scene.set_level(self._window.scene.level - 1)

    @Slot()
    def quit(self) -> None:
        """Close all mazes, and the window."""
        self._window.window().close()

    @Slot()
    def show_properties(self) -> None:
        """Show the properties of the object under the pointer."""
        dock = self._window.properties_dock
        if dock.content.show_here():
            dock.show()
            dock.raise_()
            dock.content.ensureWidgetVisible(dock.content.here_form)

    @Slot()
    def remove_stamp(self) -> None:
        """Remove the stamp that is selected in its dock."""
        self._window.stamps_dock.content.remove()

    @Slot()
    def show_keys(self) -> None:
        """Tell what keys and buttons do."""
        dialog = actions.KeysDialog(ACTIONS, self._window.keys, self._window)
        dialog.exec()
        dialog.deleteLater()

    @Slot()
    def search_actions(self) -> None:
        """Find an action by words, and do it."""
        dialog = actions.ActionSearch(self._window.actions_by_name, self._window)
        dialog.exec()
        action = dialog.chosen
        dialog.deleteLater()
        if action is not None:
            action.trigger()

    @Slot()
    def change_keys(self) -> None:
        """Give actions other keys."""
        dialog = actions.ShortcutsDialog(self._window.keys, self._window)
        dialog.exec()
        dialog.deleteLater()

    @Slot()
    def change_preferences(self) -> None:
        """Ask for preferences."""
        dialog = dialogs.PreferencesDialog(self._window.settings, self._window)
        if dialog.exec():
            settings = self._window.settings
            apply_theme(theme_of(settings))
            self._window.view.wheel_zooms = settings.is_on("wheel_zooms", False)
            self._window.upkeep.follow_palette()
        dialog.deleteLater()

    @Slot()
    def go_to(self) -> None:
        """Show a cell by its numbers."""
        window = self._window
        window.document.settle()
        dialog = dialogs.GoToDialog(window.document.maze, window.scene.level, window)
        dialog.exec()
        if dialog.result() and dialog.cell is not None:
            maze, cells = window.document.maze, np.array([dialog.cell])
            window.scene.set_level(dialog.cell[0])
            window.scene.outline(cells)
            _, row, col = maze.grid.array_places(cells).T
            window.view.center_on_rect(box_of(maze.geometry, row, col))
        dialog.deleteLater()

    @Slot(bool)
    def set_cell_cursor(self, is_on: bool) -> None:
        """Let the keys draw, or the pointer alone."""
        self._window.view.cell_cursor.set_on(is_on, self._window.view.aim)
        if is_on:
            self._window.messages.tell(_CURSOR)

    @Slot()
    def copy_place(self) -> None:
        """Put the numbers of the cell under the pointer on the clipboard."""
        cell, maze = self._window.scene.pointed, self._window.document.maze
        if cell is None:
            self._window.messages.refuse("Point at a cell first.")
            return
        level, row, col = cell
        words = f"{row}, {col}" if maze.shape[0] == 1 else f"{level}, {row}, {col}"
        if maze.lattice.point_at is not None and maze.shape[0] == 1:
            words = str(maze.lattice.point_at(row, col))
        QGuiApplication.clipboard().setText(words)
        self._window.messages.tell(f"Copied: {words}")

    @Slot()
    def show_about(self) -> None:
        """Tell what the program is."""
        box = actions.AboutBox(self._window.log_path, self._window)
        box.exec()
        box.deleteLater()
