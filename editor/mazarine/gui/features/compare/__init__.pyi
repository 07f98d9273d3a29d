from .compare_window import CompareWindow as CompareWindow
from .comparison import compared as compared
