"""What actions are called where they are shown, and the keys that they have, usual or given by the user."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence

from mazewright.gui.actions.table import SPECS, ActionSpec
from mazewright.gui.i18n import tr
from mazewright.gui.settings import Settings

HAND_KEYS: Mapping[str, str] = {
    "Space": "moves the maze with a drag",
    "Esc": "gives up what is being drawn",
    "Left": "scrolls",
    "Right": "scrolls",
    "Up": "scrolls",
    "Down": "scrolls",
}
"""Keys that mean something to the maze itself, which an action would take away, and what that is."""


class Keys(QObject):
    """Gives actions their keys when they are applied, and remembers those that differ from the usual ones."""

    def __init__(self, actions: Mapping[str, QAction], settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._actions = actions
        self._settings = settings

    def of(self, name: str) -> tuple[str, ...]:
        """Give the keys that an action has, as text that reads the same everywhere."""
        own = self._settings.keys_of(name)
        return SPECS[name].keys if own is None else own

    def change(self, changes: Mapping[str, Sequence[str]]) -> None:
        """Give actions other keys, by name; the usual ones are not remembered."""
        for name, keys in changes.items():
            is_usual = tuple(keys) == SPECS[name].keys
            self._settings.set_keys_of(name, None if is_usual else tuple(keys))
        self.apply()

    def apply(self) -> None:
        """Let actions have their keys, and tell them in the tooltips."""
        for name, action in self._actions.items():
            keys = self.of(name)
            sequences = [QKeySequence(key) for key in keys]
            if sequences != action.shortcuts():
                action.setShortcuts(sequences)
                action.setToolTip(tool_tip(SPECS[name], keys))


def tool_tip(spec: ActionSpec, keys: Sequence[str] | None = None) -> str:
    """Give a tooltip: the name, the key (the usual one, if none is told), and what it does.

    >>> from mazewright.gui.actions.table import ACTIONS
    >>> tool_tip(ACTIONS[0])
    '<b>New…</b>&nbsp; Ctrl+N<br>Begin another maze'
    """
    name = tr(spec.text).replace("&", "")
    keys = spec.keys if keys is None else keys
    key = f"&nbsp; {escape(native(keys[0]))}" if keys else ""
    return f"<b>{name}</b>{key}<br>{tr(spec.tip)}"


def native(key: str) -> str:
    """Give a key as the keyboard of the user names it."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


def plain(text: str) -> str:
    """Give what a menu says without its marks.

    >>> plain("&Save as…")
    'Save as'
    """
    return tr(text).replace("&", "").rstrip("…")


def title_of(name: str) -> str:
    """Return the title of the action of a name.

    >>> title_of("tool.wall_brush")
    'Wall brush'
    """
    return plain(SPECS[name].text)
