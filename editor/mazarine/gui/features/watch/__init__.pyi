from .pane import Choice as Choice
from .pane import Kind as Kind
from .watch_window import WatchWindow as WatchWindow
