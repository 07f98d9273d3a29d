"""Workspaces: for each trade the docks, the overlay and the tool that it needs. They change no maze."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction

from mazarine.gui.canvas.scene import MazeScene
from mazarine.gui.documents.document_manager import DocumentManager
from mazarine.gui.editing.document import Document
from mazarine.gui.i18n import tr_later
from mazarine.gui.session.session import MazeSession
from mazarine.gui.settings import Settings
from mazarine.gui.shell.actions import ActionSpec
from mazarine.gui.shell.docking import Docking
from mazarine.gui.tools.toolbox import Toolbox
from mazarine.messages import Message
from mazarine.picture import Overlay


@dataclass(frozen=True)
class Workspace:
    """What a trade needs.

    Attributes
    ----------
    name, title, text, icon : in settings, on the start page, in menus, and its picture
    tip : what it is for, in a sentence
    docks : those that are shown; the first one is in front
    overlay, tool : chosen with the workspace; empty for what is chosen already
    examples : the files of two example mazes
    dialog : the action that opens a window when the workspace is chosen for the first time; empty for none
    suits : whether a maze that was opened chooses it, while none was ever chosen
    """

    name: str
    title: Message
    text: Message
    icon: str
    tip: Message
    docks: tuple[str, ...]
    overlay: Overlay | None = None
    tool: str = ""
    examples: tuple[str, ...] = ()
    dialog: str = ""
    suits: Callable[[Document], bool] = lambda _: False


_MAP_FORMATS = frozenset({"tmx-mask", "tmx-blocks", "tmj-mask", "tmj-blocks", "ldtk"})
ALL = Workspace(
    "all", tr_later("All"), tr_later("&All"), "hide_docks",
    tr_later("Everything, for all that is not one of the others"),
    ("properties", "analysis", "problems", "minimap", "levels"),
)  # fmt: skip
WORKSPACES = (
    Workspace(
        "level", tr_later("Level"), tr_later("&Level"), "levels",
        tr_later("Draw maps and levels: rooms, corridors, and what is wrong"),
        ("analysis", "properties", "problems", "minimap", "levels"), Overlay.KINDS, "tool.rock_brush",
        ("dungeon.maze", "two-levels.maze"),
        suits=lambda document: document.format in _MAP_FORMATS,
    ),
    Workspace(
        "contest", tr_later("Contest"), tr_later("&Contest"), "marker_goal",
        tr_later("Check contest mazes, run micromouse programs in them, and print sheets to build them"),
        ("problems", "properties"), Overlay.DISTANCES, "tool.wall_brush", ("contest.txt", "welcome.maze"),
        suits=lambda document: document.is_contest,
    ),
    Workspace(
        "class", tr_later("Class"), tr_later("Cla&ss"), "overlay_distances",
        tr_later("Show how mazes are generated, measured and searched"),
        ("make", "analysis"), Overlay.DISTANCES, "tool.path_probe", ("honeycomb.maze", "points.maze"),
    ),
    Workspace(
        "puzzle", tr_later("Puzzle"), tr_later("&Puzzle"), "print",
        tr_later("Make mazes to solve with a pencil, print them, and make books of them"),
        ("make", "properties"), Overlay.NONE, "tool.marker", ("welcome.maze", "cave.maze"), "make.book",
    ),
)  # fmt: skip
_BY_NAME = {it.name: it for it in (*WORKSPACES, ALL)}


class Workspaces(QObject):
    """Chooses a workspace, and keeps the user's changes to the layout of each."""

    def __init__(
        self,
        docking: Docking,
        scene: MazeScene,
        toolbox: Toolbox,
        documents: DocumentManager,
        settings: Settings,
        actions: Mapping[str, QAction],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._docking, self._scene, self._toolbox, self._settings = docking, scene, toolbox, settings
        self._documents, self._actions = documents, actions
        self.present = _BY_NAME.get(settings.text_of("workspace"), ALL)
        documents.opening.opened.connect(self._suit_maze)

    def specs(self) -> tuple[ActionSpec, ...]:
        return (
            *(
                ActionSpec(
                    f"workspace.{it.name}", it.text, it.icon, (), it.tip, self._take, group="workspaces"
                )
                for it in (*WORKSPACES, ALL)
            ),
            ActionSpec("window.reset", tr_later("&Reset workspace"), "reset_layout", (),
                       tr_later("Restore the tool bars and docks of this workspace"), self.reset),
        )  # fmt: skip

    @Slot(QAction)
    def _take(self, action: QAction) -> None:
        self.choose(_BY_NAME[action.data().removeprefix("workspace.")])

    def choose(self, workspace: Workspace) -> None:
        """Show the docks of a workspace as they were left, its overlay and tool; at first its window, too."""
        self.keep_layout()
        self.present = workspace
        is_new = self._settings.window_state(self._state).isEmpty()
        self._settings.set_text_of("workspace", workspace.name)
        self._restore()
        if workspace.overlay is not None:
            self._scene.set_overlay(workspace.overlay)
        if workspace.tool:
            self._toolbox.choose(workspace.tool)
        if is_new and workspace.dialog:
            self._actions[workspace.dialog].trigger()

    def keep_layout(self) -> None:
        self._settings.set_window_state(self._state, self._docking.full_layout())

    def begin(self) -> None:
        """Restore the workspace of the last session; the docks are arranged as for all of them."""
        self._restore(is_arranged=self.present is ALL)

    def _restore(self, *, is_arranged: bool = False) -> None:
        """Restore the layout of the present workspace, or show its docks if it has none yet."""
        if not self._docking.lay_out(self._settings.window_state(self._state)) and not is_arranged:
            self.reset()
        self._actions[f"workspace.{self.present.name}"].setChecked(True)

    @Slot()
    def reset(self) -> None:
        """Restore the usual layout of the present workspace."""
        self._docking.reset(self.present.docks)

    @property
    def _state(self) -> str:
        """The name of the layout in the settings; users of the only one there was keep it."""
        return "layout" if self.present is ALL else f"layout_{self.present.name}"

    @Slot(object)
    def _suit_maze(self, session: MazeSession) -> None:
        """Choose the workspace that suits the maze, unless one was chosen before."""
        document = session.document
        suited = next((it for it in WORKSPACES if it.suits(document)), None)
        is_shown, has_chosen = session is self._documents.session, self._settings.text_of("workspace")
        # An example has no path: who opens one is looking around.
        if is_shown and not has_chosen and suited is not None and document.path is not None:
            self.choose(suited)
