from .level_links import may_change_links as may_change_links
from .levels_dock import LevelsPanel as LevelsPanel
