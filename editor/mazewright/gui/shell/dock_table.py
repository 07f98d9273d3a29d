"""The docks of the window, and what each is made of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from mazewright.gui import docks
from mazewright.gui.actions.level_actions import LevelActions
from mazewright.gui.actions.selection_actions import SelectionActions
from mazewright.gui.background.workers import Workers
from mazewright.gui.canvas.region_finder import RegionFinder
from mazewright.gui.canvas.scene import MazeScene
from mazewright.gui.canvas.view import MazeView
from mazewright.gui.docks.dock import Dock
from mazewright.gui.docks.properties.here_tracker import HereTracker
from mazewright.gui.session.current import CurrentSession
from mazewright.gui.session.document_manager import DocumentManager
from mazewright.gui.widgets.message_bar import MessageBar


class Docks(NamedTuple):
    """The docks, of which each is named as in its action."""

    regions: Dock[docks.RegionsPanel]
    statistics: Dock[docks.StatisticsPanel]
    problems: Dock[docks.ProblemsPanel]
    graph: Dock[docks.GraphPanel]
    generators: Dock[docks.ScrollableGenerators]
    levels: Dock[docks.LevelsPanel]
    stamps: Dock[docks.StampsPanel]
    minimap: Dock[docks.Minimap]
    history: Dock[docks.HistoryPanel]
    last_change: Dock[docks.LastChangePanel]
    properties: Dock[docks.PropertiesPanel]


def make_docks(
    current: CurrentSession,
    scene: MazeScene,
    view: MazeView,
    finder: RegionFinder,
    workers: Workers,
    messages: MessageBar,
    documents: DocumentManager,
    levels: LevelActions,
    selecting: SelectionActions,
    actions: Mapping[str, QAction],
    window: QWidget,
) -> Docks:
    """Return the docks of a window; the content of each is made when it is first shown."""
    here = HereTracker(current, view, window)
    return Docks(
        Dock("regions", "Regions", lambda: docks.RegionsPanel(current, scene, finder, workers), window),
        Dock("statistics", "Statistics", lambda: docks.StatisticsPanel(current, messages), window),
        Dock("problems", "Problems",
             lambda: docks.ProblemsPanel(current, scene, view, finder, messages), window),
        Dock("graph", "Region graph",
             lambda: docks.GraphPanel(current, scene, finder, workers, messages), window),
        Dock("generators", "Generators",
             lambda: docks.ScrollableGenerators(current, scene, workers, documents, messages), window),
        Dock("levels", "Levels", lambda: docks.LevelsPanel(current, scene, workers, levels, actions), window),
        Dock("stamps", "Stamps",
             lambda: docks.StampsPanel(selecting.stamps, selecting, scene, messages, actions), window),
        Dock("minimap", "Minimap", lambda: docks.Minimap(scene, view), window),
        Dock("history", "History", lambda: docks.HistoryPanel(current), window),
        Dock("last_change", "Last change",
             lambda: docks.LastChangePanel(current, scene, view, finder), window),
        Dock("properties", "Properties",
             lambda: docks.PropertiesPanel(current, scene, here, messages), window),
    )  # fmt: skip
