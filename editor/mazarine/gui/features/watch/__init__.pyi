from .choice import Choice as Choice
from .choice import Kind as Kind
from .program_form import program_plan as program_plan
from .walker_form import MOUSE as MOUSE
from .walker_form import PERSON as PERSON
from .walker_form import PLAYER as PLAYER
from .watch_window import WatchWindow as WatchWindow
from .watch_window import order_for as order_for
