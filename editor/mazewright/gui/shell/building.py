"""The actions themselves, made of their table."""

from __future__ import annotations

from operator import attrgetter

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QWidget

from mazewright.gui.actions.table import ACTIONS
from mazewright.gui.actions.words import tool_tip
from mazewright.gui.i18n import tr
from mazewright.gui.style.icons import icon


def build_actions(window: QWidget, view: QWidget) -> dict[str, QAction]:
    """Make the actions, by name, and tie each to its slot."""
    groups: dict[str, QActionGroup] = {}
    actions: dict[str, QAction] = {}
    for spec in ACTIONS:
        action = actions[spec.name] = QAction(icon(spec.icon), tr(spec.text), window)
        action.setObjectName(spec.name)
        action.setShortcuts([QKeySequence(key) for key in spec.keys])
        action.setToolTip(tool_tip(spec))
        slot = attrgetter(spec.slot)(window)
        if spec.group:
            if spec.group not in groups:
                groups[spec.group] = QActionGroup(window)
                groups[spec.group].triggered.connect(slot)
            groups[spec.group].addAction(action)
            action.setCheckable(True)
            # The name comes back through the group: a lambda would keep the window alive.
            action.setData(spec.name)
        elif spec.is_switch:
            action.setCheckable(True)
            action.toggled.connect(slot)
        else:
            action.triggered.connect(slot)
        if spec.in_view:
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            view.addAction(action)
        else:
            window.addAction(action)
    return actions
