"""The objects that the actions of the window call."""

from __future__ import annotations

from typing import TypedDict

from PySide6.QtWidgets import QMainWindow

from mazewright.gui.actions.board_actions import BoardActions
from mazewright.gui.actions.design_actions import DesignActions
from mazewright.gui.actions.explore_actions import ExploreActions
from mazewright.gui.actions.help_actions import HelpActions
from mazewright.gui.actions.large_actions import LargeActions
from mazewright.gui.actions.level_actions import LevelActions
from mazewright.gui.actions.maze_actions import MazeActions
from mazewright.gui.actions.plugin_actions import PluginActions
from mazewright.gui.actions.script_actions import ScriptActions
from mazewright.gui.actions.selection_actions import SelectionActions
from mazewright.gui.actions.tool_actions import ToolActions
from mazewright.gui.actions.view_actions import AppearanceActions, ViewActions
from mazewright.gui.canvas.graph_overlay import GraphOverlay
from mazewright.gui.canvas.region_finder import RegionFinder
from mazewright.gui.canvas.scene import MazeScene
from mazewright.gui.canvas.view import MazeView
from mazewright.gui.docks.legend import Legend
from mazewright.gui.session.current import CurrentSession
from mazewright.gui.session.document_manager import DocumentManager
from mazewright.gui.shell.dock_layout import Docking, Docks
from mazewright.gui.shell.exporter import Exporter
from mazewright.gui.shell.start.welcome import Welcome
from mazewright.gui.shell.tab_strip import TabStrip
from mazewright.gui.tools.edit_preview import PreviewModel


class Handlers(TypedDict):
    """The objects that have the slots of actions, by the first part of `ActionSpec.slot`."""

    appearance: AppearanceActions
    board: BoardActions
    current: CurrentSession
    design: DesignActions
    docking: Docking
    docks: Docks
    documents: DocumentManager
    exploring: ExploreActions
    exporter: Exporter
    finder: RegionFinder
    edit_preview: PreviewModel
    graph_overlay: GraphOverlay
    help: HelpActions
    large: LargeActions
    legend: Legend
    levels: LevelActions
    maze: MazeActions
    plugins: PluginActions
    scene: MazeScene
    scripts: ScriptActions
    selecting: SelectionActions
    strip: TabStrip
    tools: ToolActions
    view: MazeView
    view_actions: ViewActions
    welcome: Welcome
    window: QMainWindow
