from .regions_dock import RegionsPanel as RegionsPanel
from .statistics_dock import StatisticsPanel as StatisticsPanel
