from .history_dock import HistoryPanel as HistoryPanel
from .last_change_dock import LastChangePanel as LastChangePanel
from .steps_panel import StepsPanel as StepsPanel
