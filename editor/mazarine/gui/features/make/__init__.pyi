from .book.window import BookWindow as BookWindow
from .design.panel import DesignPanel as DesignPanel
from .generators.generators_panel import GeneratorsPanel as GeneratorsPanel
from .generators.infinite_window import show_infinite as show_infinite
from .shape_dialog import ShapeDialog as ShapeDialog
from .tiling_window import TilingWindow as TilingWindow
