"""The actions themselves, made of their table; what they call, and which are on."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from operator import attrgetter

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QWidget

from mazewright.gui.actions.keys import tool_tip
from mazewright.gui.actions.table import ACTIONS
from mazewright.gui.i18n import tr
from mazewright.gui.settings import Settings
from mazewright.gui.style.icons import icon

_REMEMBERED = {
    "view.grid": ("grid", True), "view.points": ("points", False), "view.faces": ("faces", False),
    "view.graph": ("graph", False), "view.forecast": ("forecast", True), "view.legend": ("legend", True),
    "window.lock": ("locked", False),
}  # fmt: skip
"""What the settings call the switches that are remembered, and whether they are on at first."""


def build_actions(window: QWidget, view: QWidget) -> dict[str, QAction]:
    """Return the actions of a window by name; they do nothing before they are connected."""
    groups: dict[str, QActionGroup] = {}
    actions: dict[str, QAction] = {}
    for spec in ACTIONS:
        action = actions[spec.name] = QAction(icon(spec.icon), tr(spec.text), window)
        action.setObjectName(spec.name)
        action.setShortcuts([QKeySequence(key) for key in spec.keys])
        action.setToolTip(tool_tip(spec))
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
        slot = attrgetter(path)(handlers[handler])
        action = actions[spec.name]
        if spec.is_switch:
            action.toggled.connect(slot)
        elif not spec.group:
            action.triggered.connect(slot)
        elif spec.group not in groups:
            groups.add(spec.group)
            action.actionGroup().triggered.connect(slot)


def restore_switches(actions: Mapping[str, QAction], settings: Settings) -> None:
    """Switch on what the user had on last, and remember what is switched from now on."""
    for name, (word, is_on) in _REMEMBERED.items():
        actions[name].setChecked(settings.is_on(word, is_on))
        actions[name].toggled.connect(partial(settings.set_on, word))
