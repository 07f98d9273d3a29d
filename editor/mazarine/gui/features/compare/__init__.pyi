from .comparison import compared as compared
from .merge_dialog import MergeDialog as MergeDialog
from .merge_window import MergeWindow as MergeWindow
from .merging import merged as merged
from .places_window import CompareWindow as CompareWindow
