from .go_to import GoToDialog as GoToDialog
from .preferences import PreferencesDialog as PreferencesDialog
