from .about import AboutBox as AboutBox
from .about import KeysDialog as KeysDialog
from .action_search import ActionSearch as ActionSearch
from .shortcuts import ShortcutsDialog as ShortcutsDialog
