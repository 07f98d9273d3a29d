"""Actions: what they are called, what they call, and their keys."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from html import escape

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QWidget

from mazarine.gui.i18n import on_language_change, show_text, tr, tr_later
from mazarine.gui.settings import Settings
from mazarine.gui.style.icons import icon
from mazarine.messages import Message

_SCROLLS, _ZOOMS = tr_later("scrolls"), tr_later("zooms")
VIEW_KEYS: Mapping[str, Message] = {
    "Space": tr_later("moves the maze by dragging"), "Esc": tr_later("cancels the drawing"),
    "Home": tr_later("shows all of the maze"), "+": _ZOOMS, "=": _ZOOMS, "-": _ZOOMS,
    "Left": _SCROLLS, "Right": _SCROLLS, "Up": _SCROLLS, "Down": _SCROLLS,
}  # fmt: skip
"""Keys with a meaning in the maze view, which an action with the same key would replace."""


_FORMER_NAMES = {
    "stroke.line": "tool.line", "stroke.rectangle": "tool.rectangle", "mode.erase": "tool.eraser",
    "window.analysis": "window.regions", "analyze.statistics": "window.statistics",
    "window.make": "window.generators", "make.requirements": "window.design",
}  # fmt: skip
"""What actions were called in settings: keys that a user has chosen stay."""


@dataclass(frozen=True)
class ActionSpec:
    """What an action is like.

    Attributes
    ----------
    keys : shortcuts, as `QKeySequence` reads them; the first one is shown
    group : the actions of one group are exclusive; they share the slot, which gets the action
    is_switch : whether it is on or off, which the slot gets
    in_view : whether its keys work in the maze view only, so that tables and text fields keep theirs
    needs_maze : whether it is disabled while the start page covers the maze
    remembered : the name in the settings of a switch that is remembered, and whether it is on at first
    """

    name: str
    text: Message
    icon: str
    keys: tuple[str, ...]
    tip: Message
    slot: Callable[..., object]
    group: str = ""
    is_switch: bool = False
    in_view: bool = False
    needs_maze: bool = True
    remembered: tuple[str, bool] | None = None


def exclusive(
    group: str, slot: Callable[[QAction], object], rows: Iterable[tuple[str, Message, str, Message]],
    *, in_view: bool = False, needs_maze: bool = True,
) -> Iterator[ActionSpec]:  # fmt: skip
    """Yield the actions of a group of which one is chosen: each row has a name, a text, a key and a tip.

    An empty key is none; the icons have the names of the actions.
    """
    for name, text, key, tip in rows:
        icon = name.removeprefix("tool.").replace(".", "_").replace("-", "_")
        yield ActionSpec(
            name, text, icon, (key,) if key else (), tip, slot, group, in_view=in_view, needs_maze=needs_maze
        )


class WindowAction(QAction):
    """An action that is enabled while it can be done, and the maze that it is about is not covered."""

    _can_be_done = True
    _is_covered = False
    _obstacle: Message | None = None
    _keys: Sequence[str] = ()

    def __init__(self, spec: ActionSpec, parent: QObject) -> None:
        super().__init__(icon(spec.icon), "", parent)
        self.spec = spec
        show_text(spec.text, self.setText)
        self.setObjectName(spec.name)
        self.setCheckable(bool(spec.group) or spec.is_switch)
        self.setData(spec.name)

    @property
    def title(self) -> str:
        """The text without mnemonic and ellipsis, translated."""
        return plain(self.spec.text)

    def setEnabled(self, can_be_done: bool) -> None:
        """Enable the action, now or once the maze is shown again."""
        self._can_be_done = can_be_done
        super().setEnabled(can_be_done and not self._is_covered)

    def set_obstacle(self, reason: Message | None) -> None:
        """Disable the action for a reason, which the tooltip says; None enables it."""
        self._obstacle = reason
        self.setEnabled(reason is None)
        self.show_tip(self._keys)

    def show_tip(self, keys: Sequence[str]) -> None:
        """Show the name, the first of the keys, and the description or why the action cannot be done."""
        self._keys = keys
        spec = self.spec if self._obstacle is None else replace(self.spec, tip=self._obstacle)
        self.setToolTip(tool_tip(spec, keys))

    def set_covered(self, is_covered: bool) -> None:
        """Disable an action on the maze while the maze is covered."""
        self._is_covered = is_covered and self.spec.needs_maze
        self.setEnabled(self._can_be_done)


class Actions(QObject):
    """The actions of a window: each feature adds its own."""

    def __init__(self, window: QWidget, view: QWidget) -> None:
        super().__init__(window)
        self._window, self._view = window, view
        self._groups: dict[str, QActionGroup] = {}
        self.by_name: dict[str, WindowAction] = {}

    def add(self, spec: ActionSpec) -> None:
        # The parent is not the window, which handles an event for each of its children.
        action = self.by_name[spec.name] = WindowAction(spec, self)
        if spec.in_view:
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            self._view.addAction(action)
        else:
            self._window.addAction(action)
        if spec.is_switch:
            action.toggled.connect(spec.slot)
        elif not spec.group:
            action.triggered.connect(spec.slot)
        else:
            if spec.group not in self._groups:
                self._groups[spec.group] = QActionGroup(self)
                self._groups[spec.group].triggered.connect(spec.slot)
            self._groups[spec.group].addAction(action)

    def cover(self, is_covered: bool) -> None:
        """Disable the actions on the maze while the start page covers it, or enable them again."""
        for action in self.by_name.values():
            action.set_covered(is_covered)

    def restore(self, settings: Settings) -> None:
        """Restore the switches of the last session, and remember changes from now on."""
        for action in self.by_name.values():
            if action.spec.remembered is not None:
                word, is_on = action.spec.remembered
                action.setChecked(settings.is_on(word, is_on))
                action.toggled.connect(partial(settings.set_on, word))


class Keys(QObject):
    """Assigns keys to actions and stores those that differ from the defaults."""

    def __init__(self, actions: Mapping[str, WindowAction], settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self.actions, self._settings = actions, settings
        self._taken: set[str] = set()
        """The keys that the user has given to actions: others have them no more by default."""
        # Before menus and bars have the actions, which would follow each change.
        self._apply(actions)
        on_language_change(self._show_tips)

    def of(self, name: str) -> tuple[str, ...]:
        """Return the keys that an action has, as text that reads the same everywhere."""
        own, usual = self._own(name), self.actions[name].spec.keys
        return tuple(key for key in usual if key not in self._taken) if own is None else own

    def _own(self, name: str) -> tuple[str, ...] | None:
        own = self._settings.keys_of(name)
        if own is None and name in _FORMER_NAMES:
            own = self._settings.keys_of(_FORMER_NAMES[name])
        return own

    def change(self, changes: Mapping[str, Sequence[str]]) -> None:
        """Assign keys to actions by name; default keys are not stored."""
        for name, keys in changes.items():
            is_usual = tuple(keys) == self.actions[name].spec.keys
            self._settings.set_keys_of(name, None if is_usual else tuple(keys))
            if name in _FORMER_NAMES:
                self._settings.set_keys_of(_FORMER_NAMES[name], None)
        self._apply(changes)

    def _apply(self, names: Iterable[str]) -> None:
        self._taken = {key for name in self.actions for key in self._own(name) or ()}
        for name in names:
            keys, action = self.of(name), self.actions[name]
            action.setShortcuts([QKeySequence(key) for key in keys])
            action.show_tip(keys)

    @Slot()
    def _show_tips(self) -> None:
        for name, action in self.actions.items():
            action.show_tip(self.of(name))


def tool_tip(spec: ActionSpec, keys: Sequence[str] | None = None) -> str:
    """Return a tooltip: the name, the key (by default the default key), and the description.

    >>> new = ActionSpec("new", tr_later("&New…"), "new", ("Ctrl+N",), tr_later("Create a new maze"), print)
    >>> tool_tip(new)
    '<b>New…</b>&nbsp; Ctrl+N<br>Create a new maze'
    """
    name = tr(spec.text).replace("&", "")
    keys = spec.keys if keys is None else keys
    key = f"&nbsp; {escape(native(keys[0]))}" if keys else ""
    return f"<b>{name}</b>{key}<br>{tr(spec.tip)}"


def native(key: str) -> str:
    """Return the name of a key on the user's keyboard."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


def plain(text: str | Message) -> str:
    """Return the text of a menu entry, translated, without mnemonic and ellipsis.

    >>> plain("&Save as…")
    'Save as'
    """
    return tr(text).replace("&", "").rstrip("…")
