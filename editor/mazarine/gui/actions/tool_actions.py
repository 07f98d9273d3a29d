"""The actions that choose tools, kinds of markers and symmetries."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction

from mazarine.gui.canvas.symmetry import SymmetryChoice
from mazarine.gui.session.current import CurrentSession
from mazarine.gui.tools.toolbox import Toolbox
from mazarine.gui.widgets.message_bar import MessageBar
from mazarine.maze import MarkerKind
from mazarine.maze.symmetry import Symmetry


class ToolActions(QObject):
    """Chooses tools, kinds of markers and symmetries, and checks the actions of the present ones.

    Parameters
    ----------
    take_keys : moves the keyboard focus to the maze
    """

    def __init__(
        self,
        current: CurrentSession,
        toolbox: Toolbox,
        symmetry: SymmetryChoice,
        messages: MessageBar,
        actions: Mapping[str, QAction],
        take_keys: Callable[[], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._current, self._toolbox, self._symmetry = current, toolbox, symmetry
        self._messages, self._actions, self._take_keys = messages, actions, take_keys
        toolbox.tool_changed.connect(self._show_tool)
        symmetry.changed.connect(self._show_symmetry)
        current.maze_replaced.connect(self._offer_turns)
        current.maze_replaced.connect(self._suit_map)
        actions["marker.start"].setChecked(True)
        self._show_tool()
        self._show_symmetry()
        self._offer_turns()

    @Slot(QAction)
    def choose_tool(self, action: QAction) -> None:
        """Choose a tool, and move the keyboard focus to the maze."""
        self._toolbox.choose(action.data())
        self._take_keys()

    @Slot(QAction)
    def choose_marker(self, action: QAction) -> None:
        """Choose the marker tool with a kind of marker."""
        self._toolbox.choose_marker(MarkerKind(action.data().removeprefix("marker.")))

    @Slot(QAction)
    def choose_symmetry(self, action: QAction) -> None:
        """Choose a symmetry."""
        self._current.document.commit_gesture()
        obstacle = self._symmetry.choose(Symmetry(action.data().removeprefix("symmetry.")))
        if obstacle is not None:
            self._messages.refuse(obstacle)

    @Slot()
    def _suit_map(self) -> None:
        """Take the rock brush for a map of tiles that was just opened: it has no thin walls."""
        document = self._current.document
        is_new = document.tile_options is not None and document.undo_stack.count() == 0
        if is_new and self._toolbox.tool.name == "tool.wall_brush":
            self._toolbox.choose("tool.rock_brush")

    @Slot()
    def _show_tool(self) -> None:
        self._actions[self._toolbox.tool.name].setChecked(True)

    @Slot()
    def _show_symmetry(self) -> None:
        self._actions[f"symmetry.{self._symmetry.symmetry.value}"].setChecked(True)

    @Slot()
    def _offer_turns(self) -> None:
        """Enable quarter turns if the lattice has them: they would exchange the points of a honeycomb."""
        self._actions["symmetry.quarter-turns"].setEnabled(self._current.maze.lattice.is_full)
