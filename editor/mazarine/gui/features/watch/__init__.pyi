from .explore_window import ExploreWindow as ExploreWindow
from .pane import Choice as Choice
from .pane import Kind as Kind
from .program_form import program_plan as program_plan
from .walkers_form import MOUSE as MOUSE
from .walkers_form import PERSON as PERSON
from .walkers_form import PLAYER as PLAYER
from .watch_window import WatchWindow as WatchWindow
