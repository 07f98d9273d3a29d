"""Actions made of their table: what they call, what they are called where they are shown, and their keys."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from html import escape
from operator import attrgetter

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QWidget

from mazewright.gui.actions.table import ACTIONS, SPECS, ActionSpec
from mazewright.gui.i18n import tr
from mazewright.gui.settings import Settings
from mazewright.gui.style.icons import icon

HAND_KEYS: Mapping[str, str] = {
    "Space": "moves the maze by dragging",
    "Esc": "cancels the drawing",
    "Left": "scrolls",
    "Right": "scrolls",
    "Up": "scrolls",
    "Down": "scrolls",
}
"""Keys that mean something to the maze itself, which an action would take away, and what that is."""
_REMEMBERED = {
    "view.grid": ("grid", True), "view.points": ("points", False), "view.faces": ("faces", False),
    "view.graph": ("graph", False), "view.forecast": ("forecast", True), "view.legend": ("legend", True),
    "window.lock": ("locked", False),
}  # fmt: skip
"""What the settings call the switches that are remembered, and whether they are on at first."""


def build_actions(window: QWidget, view: QWidget) -> dict[str, QAction]:
    """Return the actions of a window by name; they have no keys, and do nothing before they are connected."""
    groups: dict[str, QActionGroup] = {}
    actions: dict[str, QAction] = {}
    # Not the window, which looks at each of its children.
    parent = QObject(window)
    for spec in ACTIONS:
        action = actions[spec.name] = QAction(icon(spec.icon), tr(spec.text), parent)
        action.setObjectName(spec.name)
        action.setCheckable(bool(spec.group) or spec.is_switch)
        if spec.group:
            if spec.group not in groups:
                groups[spec.group] = QActionGroup(window)
            groups[spec.group].addAction(action)
            # The name comes back through the group: a lambda would keep the window alive.
            action.setData(spec.name)
        if spec.in_view:
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            view.addAction(action)
        else:
            window.addAction(action)
    return actions


def connect_actions(actions: Mapping[str, QAction], handlers: Mapping[str, object]) -> None:
    """Connect each action to its slot, and each group of actions to the slot that they share."""
    groups = set()
    for spec in ACTIONS:
        handler, _, path = spec.slot.partition(".")
        # Each session has parts of its own: those of the session that is shown when the action is chosen.
        is_late = handler == "current"
        slot = partial(_call, handlers[handler], path) if is_late else attrgetter(path)(handlers[handler])
        action = actions[spec.name]
        if spec.is_switch:
            action.toggled.connect(slot)
        elif not spec.group:
            action.triggered.connect(slot)
        elif spec.group not in groups:
            groups.add(spec.group)
            action.actionGroup().triggered.connect(slot)


def _call(handler: object, path: str, *_: bool) -> None:
    attrgetter(path)(handler)()


def restore_switches(actions: Mapping[str, QAction], settings: Settings) -> None:
    """Switch on what the user had on last, and remember what is switched from now on."""
    for name, (word, is_on) in _REMEMBERED.items():
        actions[name].setChecked(settings.is_on(word, is_on))
        actions[name].toggled.connect(partial(settings.set_on, word))


class Keys(QObject):
    """Assigns keys to actions and stores those that differ from the defaults."""

    def __init__(self, actions: Mapping[str, QAction], settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._actions = actions
        self._settings = settings
        # Before menus and bars have the actions, which would follow each change.
        self._apply(SPECS)

    def of(self, name: str) -> tuple[str, ...]:
        """Return the keys that an action has, as text that reads the same everywhere."""
        own = self._settings.keys_of(name)
        return SPECS[name].keys if own is None else own

    def change(self, changes: Mapping[str, Sequence[str]]) -> None:
        """Assign keys to actions by name; default keys are not stored."""
        for name, keys in changes.items():
            is_usual = tuple(keys) == SPECS[name].keys
            self._settings.set_keys_of(name, None if is_usual else tuple(keys))
        self._apply(changes)

    def _apply(self, names: Iterable[str]) -> None:
        for name in names:
            keys, action = self.of(name), self._actions[name]
            action.setShortcuts([QKeySequence(key) for key in keys])
            action.setToolTip(tool_tip(SPECS[name], keys))


def tool_tip(spec: ActionSpec, keys: Sequence[str] | None = None) -> str:
    """Return a tooltip: the name, the key (the usual one, if none is told), and what it does.

    >>> from mazewright.gui.actions.table import ACTIONS
    >>> tool_tip(ACTIONS[0])
    '<b>New…</b>&nbsp; Ctrl+N<br>Begin another maze'
    """
    name = tr(spec.text).replace("&", "")
    keys = spec.keys if keys is None else keys
    key = f"&nbsp; {escape(native(keys[0]))}" if keys else ""
    return f"<b>{name}</b>{key}<br>{tr(spec.tip)}"


def native(key: str) -> str:
    """Return a key as the keyboard of the user names it."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


def plain(text: str) -> str:
    """Return what a menu says without its marks.

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
