"""Actions made from their table: their slots, their texts and their keys."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from html import escape
from operator import attrgetter

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QWidget

from mazarine.gui.actions.table import ACTIONS, SPECS, WITHOUT_MAZE, ActionSpec
from mazarine.gui.i18n import on_language_change, show_text, tr, tr_later
from mazarine.gui.settings import Settings
from mazarine.gui.style.icons import icon
from mazarine.messages import Message

_SCROLLS = tr_later("scrolls")
VIEW_KEYS: Mapping[str, Message] = {
    "Space": tr_later("moves the maze by dragging"), "Esc": tr_later("cancels the drawing"),
    "Left": _SCROLLS, "Right": _SCROLLS, "Up": _SCROLLS, "Down": _SCROLLS,
}  # fmt: skip
"""Keys with a meaning in the maze view, which an action with the same key would replace."""
_REMEMBERED = {
    "view.grid": ("grid", True), "view.points": ("points", True), "view.faces": ("faces", False),
    "view.graph": ("graph", False), "view.forecast": ("forecast", True), "view.legend": ("legend", True),
    "window.lock": ("locked", False),
}  # fmt: skip
"""The names in the settings of the switches that are remembered, and whether they are on at first."""


class WindowAction(QAction):
    """An action that is enabled while it can be done, and the maze that it is about is not covered."""

    _can_be_done = True
    _is_covered = False

    def setEnabled(self, can_be_done: bool) -> None:
        """Enable the action, now or once the maze is shown again."""
        self._can_be_done = can_be_done
        super().setEnabled(can_be_done and not self._is_covered)

    def set_covered(self, is_covered: bool) -> None:
        """Disable the action while the maze is covered."""
        self._is_covered = is_covered
        self.setEnabled(self._can_be_done)


def build_actions(window: QWidget, view: QWidget) -> dict[str, QAction]:
    """Return the actions of a window by name; they have no keys and no slots yet."""
    groups: dict[str, QActionGroup] = {}
    actions: dict[str, QAction] = {}
    # Not the window, which handles an event for each of its children.
    parent = QObject(window)
    for spec in ACTIONS:
        action = actions[spec.name] = WindowAction(icon(spec.icon), "", parent)
        show_text(spec.text, action.setText)
        action.setObjectName(spec.name)
        action.setCheckable(bool(spec.group) or spec.is_switch)
        if spec.group:
            if spec.group not in groups:
                groups[spec.group] = QActionGroup(window)
            groups[spec.group].addAction(action)
            # The group's slot reads the name: a lambda would keep the window alive.
            action.setData(spec.name)
        if spec.in_view:
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            view.addAction(action)
        else:
            window.addAction(action)
    return actions


def cover_maze(actions: Mapping[str, QAction], is_covered: bool) -> None:
    """Disable the actions on the maze while the start page covers it, or enable them again."""
    for name, action in actions.items():
        if isinstance(action, WindowAction) and not name.startswith(WITHOUT_MAZE):
            action.set_covered(is_covered)


def connect_actions(actions: Mapping[str, QAction], window: QWidget) -> None:
    """Connect each action to its slot, and each group of actions to the slot that they share."""
    groups = set()
    for spec in ACTIONS:
        # The parts of the session that is shown when the action is triggered.
        is_late = spec.slot.startswith("current.")
        slot = partial(_call, window, spec.slot) if is_late else attrgetter(spec.slot)(window)
        action = actions[spec.name]
        if spec.is_switch:
            action.toggled.connect(slot)
        elif not spec.group:
            action.triggered.connect(slot)
        elif spec.group not in groups:
            groups.add(spec.group)
            action.actionGroup().triggered.connect(slot)


def _call(window: QWidget, slot: str, *_: bool) -> None:
    attrgetter(slot)(window)()


def restore_switches(actions: Mapping[str, QAction], settings: Settings) -> None:
    """Restore the switches of the last session, and remember changes from now on."""
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
        on_language_change(self._show_tips)

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

    @Slot()
    def _show_tips(self) -> None:
        for name, action in self._actions.items():
            action.setToolTip(tool_tip(SPECS[name], self.of(name)))


def tool_tip(spec: ActionSpec, keys: Sequence[str] | None = None) -> str:
    """Return a tooltip: the name, the key (by default the default key), and the description.

    >>> from mazarine.gui.actions.table import ACTIONS
    >>> tool_tip(ACTIONS[0])
    '<b>New…</b>&nbsp; Ctrl+N<br>Create a new maze'
    """
    name = tr(spec.text).replace("&", "")
    keys = spec.keys if keys is None else keys
    key = f"&nbsp; {escape(native(keys[0]))}" if keys else ""
    return f"<b>{name}</b>{key}<br>{tr(spec.tip)}"


def native(key: str) -> str:
    """Return the name of a key on the user's keyboard."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


def plain(text: str) -> str:
    """Return the text of a menu entry, translated, without mnemonic and ellipsis.

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
