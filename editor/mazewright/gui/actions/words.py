"""What an action is called where it is shown."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtGui import QKeySequence

from mazewright.gui.actions.table import SPECS, ActionSpec
from mazewright.gui.i18n import tr


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
