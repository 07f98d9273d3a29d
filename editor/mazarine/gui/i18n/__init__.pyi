from .texts import localized as localized
from .texts import on_language_change as on_language_change
from .texts import show_text as show_text
from .texts import tr as tr
from .texts import tr_later as tr_later
