from .compare_window import CompareWindow as CompareWindow
from .compared import compared as compared
