from .file_dialogs import ask_open_path as ask_open_path
from .file_dialogs import ask_save_target as ask_save_target
from .go_to import GoToDialog as GoToDialog
from .level_links import may_change_links as may_change_links
from .new_maze import NewMazeDialog as NewMazeDialog
from .preferences import PreferencesDialog as PreferencesDialog
from .versions import VersionsDialog as VersionsDialog
