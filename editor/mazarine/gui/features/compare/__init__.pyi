from .comparison import compared as compared
from .comparison import merged as merged
from .merge_dialog import MergeDialog as MergeDialog
from .merge_window import MergeWindow as MergeWindow
from .places_window import CompareWindow as CompareWindow
