"""The docks, and the contents of docks: a content's module is loaded when its name is first used."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mazewright.gui.docks.generators_dock import ScrollableGenerators as ScrollableGenerators
    from mazewright.gui.docks.graph_dock import GraphPanel as GraphPanel
    from mazewright.gui.docks.history_dock import HistoryPanel as HistoryPanel
    from mazewright.gui.docks.last_change_dock import LastChangePanel as LastChangePanel
    from mazewright.gui.docks.levels_dock import LevelsPanel as LevelsPanel
    from mazewright.gui.docks.minimap_dock import Minimap as Minimap
    from mazewright.gui.docks.problems_dock import ProblemsPanel as ProblemsPanel
    from mazewright.gui.docks.properties_dock import PropertiesPanel as PropertiesPanel
    from mazewright.gui.docks.regions_dock import RegionsPanel as RegionsPanel
    from mazewright.gui.docks.stamps_dock import StampsPanel as StampsPanel
    from mazewright.gui.docks.statistics_dock import StatisticsPanel as StatisticsPanel

_CONTENTS = (
    "generators_dock.ScrollableGenerators",
    "graph_dock.GraphPanel",
    "history_dock.HistoryPanel",
    "last_change_dock.LastChangePanel",
    "levels_dock.LevelsPanel",
    "minimap_dock.Minimap",
    "problems_dock.ProblemsPanel",
    "properties_dock.PropertiesPanel",
    "regions_dock.RegionsPanel",
    "stamps_dock.StampsPanel",
    "statistics_dock.StatisticsPanel",
)
_MODULES = {name: module for module, _, name in (content.partition(".") for content in _CONTENTS)}


def __getattr__(name: str) -> object:
    if name not in _MODULES:
        raise AttributeError(name)
    return getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)
