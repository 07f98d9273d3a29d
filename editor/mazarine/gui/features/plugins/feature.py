"""What plugins add to the menus, and the dialog about plugins."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from mazarine.gui.background.messages import MessageAction, Tone
from mazarine.gui.background.plugin_watch import plugin_watch
from mazarine.gui.features import plugins
from mazarine.gui.i18n import tr, tr_later
from mazarine.gui.shell.actions import ActionSpec
from mazarine.gui.shell.shell import Shell
from mazarine.gui.widgets.building import accepts
from mazarine.picture import Overlay
from mazarine.picture.plane import AddedOverlay
from mazarine.picture.plugins import ADDED_OVERLAYS


class PluginActions(QObject):
    """Follows the plugins: their overlays are in the menu, and what depends on them is calculated again."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._sessions, self._scene, self._window = shell.sessions, shell.scene, shell
        self._messages, self._actions = shell.messages, shell.actions_by_name
        self._last_overlay = shell.settings.overlay
        self._added: list[QAction] = []
        plugin_watch().changed.connect(self._follow)
        plugin_watch().failed.connect(shell.messages.refuse)
        shell.add(
            ActionSpec("plugins.show", tr_later("Pl&ugins…"), "plugins", (),
                       tr_later("List the plugins, and open their folder"),
                       self.show_plugins, needs_maze=False),
        )  # fmt: skip

    @Slot()
    def show_plugins(self) -> None:
        accepts(plugins.PluginsDialog(plugin_watch(), self._window))

    @Slot()
    def _follow(self) -> None:
        self._list_overlays()
        for session in self._sessions:
            for value in (session.problems, session.statistics):
                value.start_over()

    def _list_overlays(self) -> None:
        for action in self._added:
            action.deleteLater()
        self._added = [self._action_for(overlay) for overlay in ADDED_OVERLAYS.values()]
        shown = self._scene.overlay
        if isinstance(shown, AddedOverlay):
            # It may have gone, or the file may have changed.
            self._scene.set_overlay(ADDED_OVERLAYS.get(shown.name, Overlay.KINDS))
        elif self._last_overlay in ADDED_OVERLAYS:
            self._scene.set_overlay(ADDED_OVERLAYS[self._last_overlay])
        self._last_overlay = ""

    def _action_for(self, overlay: AddedOverlay) -> QAction:
        action = QAction(tr(overlay.title), self, checkable=True)
        action.setToolTip(tr(overlay.summary))
        action.setData(f"overlay.{overlay.name}")
        action.setChecked(self._scene.overlay == overlay)
        usual = self._actions["overlay.none"]
        usual.actionGroup().addAction(action)
        for menu in usual.associatedObjects():
            if isinstance(menu, QMenu):
                menu.insertAction(usual, action)
        return action


def install(shell: Shell) -> None:
    PluginActions(shell)


def report_off(shell: Shell) -> None:
    """Report that plugins are off because the last start did not succeed."""

    def turn_on() -> None:
        plugin_watch().switch(True)

    shell.messages.show_message(
        tr_later("Mazarine was closed while it started, so plugins are off."),
        Tone.WARNING, stays=True, action=MessageAction(tr_later("Turn plugins on"), turn_on),
    )  # fmt: skip
