from .history_dock import HistoryPanel as HistoryPanel
from .history_dock import StepsPanel as StepsPanel
from .last_change_dock import LastChangePanel as LastChangePanel
