"""The bar with the options of the active tool."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from html import escape

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QButtonGroup, QLabel, QMainWindow, QToolBar, QToolButton, QWidget

from mazarine.gui.dialogs.manual import help_button
from mazarine.gui.i18n import on_language_change, show_text, tr_later
from mazarine.gui.shell.menus import SYMMETRIES
from mazarine.gui.tools.options import Choice, Option, ToolOptions
from mazarine.gui.tools.toolbox import Toolbox
from mazarine.gui.widgets.building import label_of
from mazarine.gui.widgets.labels import PlainLabel

_ICON_PX = 20
_HEIGHT_PX = 38


class ToolOptionsBar(QToolBar):
    """Shows the options of the active tool as rows of buttons; those that held keys choose are checked.

    `buttons` has the button of each choice, by the names of the option and the choice.
    """

    def __init__(
        self, window: QMainWindow, toolbox: Toolbox, options: ToolOptions, actions: Mapping[str, QAction]
    ) -> None:
        super().__init__()
        self._toolbox, self._options, self._actions = toolbox, options, actions
        self.buttons: dict[tuple[str, str], QToolButton] = {}
        show_text("Tool options", self.setWindowTitle)
        self.setObjectName("tool_options")
        self.setIconSize(QSize(_ICON_PX, _ICON_PX))
        # As high for tools without buttons: the maze must not move when the tool changes.
        self.setMinimumHeight(_HEIGHT_PX)
        window.addToolBarBreak(Qt.ToolBarArea.TopToolBarArea)
        window.addToolBar(Qt.ToolBarArea.TopToolBarArea, self)
        toolbox.tool_changed.connect(self._show_tool)
        toolbox.keys_changed.connect(self._show_values)
        options.changed.connect(self._show_values)
        on_language_change(self._show_title)
        self._show_tool()

    @Slot()
    def _show_tool(self) -> None:
        tool = self._toolbox.tool
        for action in self.actions():
            self.removeAction(action)
            if action.objectName() not in self._actions:
                action.deleteLater()
        self.buttons = {}
        self._sign, self._title = PlainLabel(), QLabel(textFormat=Qt.TextFormat.RichText)
        self._sign.setPixmap(self._actions[tool.name].icon().pixmap(_ICON_PX, _ICON_PX))
        self._add(self._sign)
        self._add(self._title)
        self._show_title()
        for option in tool.options:
            self.addSeparator()
            self._add_option(option)
        if tool.actions:
            self.addSeparator()
            self._add_actions(tool.actions, with_text=not (tool.is_selector or tool.options))
        if tool.has_symmetry:
            self.addSeparator()
            self._add(label_of(tr_later("Symmetry:")))
            self._add_actions(SYMMETRIES, with_text=False)
        if tool.manual:
            self.addSeparator()
            self.addWidget(help_button(tool.manual))
        self._show_values()

    @Slot()
    def _show_title(self) -> None:
        title = self._actions[self._toolbox.tool.name].text().replace("&", "")
        self._sign.setAccessibleName(title)
        self._title.setText(f"<b>{escape(title)}</b>")

    def _add(self, widget: QWidget) -> None:
        widget.setContentsMargins(4, 0, 4, 0)
        self.addWidget(widget)

    def _add_option(self, option: Option) -> None:
        label = label_of(option.title)
        self._add(label)
        # It goes with the label when another tool is chosen.
        group = QButtonGroup(label)
        for choice in option.choices:
            button = QToolButton()
            button.setCheckable(True)
            name = tr_later("{option} {choice}", option=option.title, choice=choice.title)
            show_text(choice.title, button.setText)
            show_text(choice.tip, button.setToolTip)
            show_text(name, button.setAccessibleName)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(partial(self._choose, option, choice))
            group.addButton(button)
            self.addWidget(button)
            self.buttons[option.name, choice.name] = button

    def _add_actions(self, names: Iterable[str], *, with_text: bool) -> None:
        for name in names:
            self.addAction(self._actions[name])
            button = self.widgetForAction(self._actions[name])
            if with_text and isinstance(button, QToolButton):
                button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)

    def _choose(self, option: Option, choice: Choice) -> None:
        self._options.choose(self._toolbox.tool.name, option, choice)

    @Slot()
    def _show_values(self) -> None:
        tool = self._toolbox.tool
        for option in tool.options:
            chosen = self._options.chosen(tool.name, option)
            shown = option.effective(chosen, self._toolbox.keys)
            self.buttons[option.name, shown.name].setChecked(True)
