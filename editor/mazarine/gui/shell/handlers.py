"""The objects that the actions of the window call."""

from __future__ import annotations

from typing import TypedDict

from PySide6.QtWidgets import QMainWindow

from mazarine.gui.actions.board_actions import BoardActions
from mazarine.gui.actions.design_actions import DesignActions
from mazarine.gui.actions.explore_actions import ExploreActions
from mazarine.gui.actions.help_actions import HelpActions
from mazarine.gui.actions.large_actions import LargeActions
from mazarine.gui.actions.level_actions import LevelActions
from mazarine.gui.actions.maze_actions import MazeActions
from mazarine.gui.actions.plugin_actions import PluginActions
from mazarine.gui.actions.script_actions import ScriptActions
from mazarine.gui.actions.selection_actions import SelectionActions
from mazarine.gui.actions.tool_actions import ToolActions
from mazarine.gui.actions.view_actions import AppearanceActions, ViewActions
from mazarine.gui.canvas.graph_overlay import GraphOverlay
from mazarine.gui.canvas.region_finder import RegionFinder
from mazarine.gui.canvas.scene import MazeScene
from mazarine.gui.canvas.view import MazeView
from mazarine.gui.docks.legend import Legend
from mazarine.gui.session.current import CurrentSession
from mazarine.gui.session.document_manager import DocumentManager
from mazarine.gui.shell.dock_layout import Docking, Docks
from mazarine.gui.shell.exporter import Exporter
from mazarine.gui.shell.start.welcome import Welcome
from mazarine.gui.shell.tab_strip import TabStrip
from mazarine.gui.tools.edit_preview import PreviewModel


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
