"""The actions that choose colors, patterns, the theme and other preferences."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction, QGuiApplication, QPalette
from PySide6.QtWidgets import QWidget

from mazewright.gui import dialogs
from mazewright.gui.canvas.scene import MazeScene
from mazewright.gui.canvas.view import MazeView
from mazewright.gui.settings import Settings
from mazewright.gui.style.eyes import chosen_palette, eyes_of, has_patterns, set_patterns
from mazewright.gui.style.themes import Theme, apply_theme, theme_of


class AppearanceActions(QObject):
    """Colors the maze as the user has set it, on the ground that the window has."""

    def __init__(
        self,
        scene: MazeScene,
        view: MazeView,
        settings: Settings,
        actions: Mapping[str, QAction],
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._scene, self._view, self._settings = scene, view, settings
        self._actions, self._window = actions, window
        self._set_wheel()
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_system)

    @Slot(QAction)
    def choose_eyes(self, action: QAction) -> None:
        """Color kinds for other eyes."""
        self._settings.eyes = action.data().removeprefix("eyes.")
        self.follow_palette()

    @Slot(bool)
    def set_patterns(self, is_on: bool) -> None:
        """Distinguish kinds by patterns too, or by colors alone."""
        if is_on != has_patterns(self._settings, eyes_of(self._settings)):
            set_patterns(self._settings, eyes_of(self._settings), is_on)
            self.follow_palette()

    @Slot()
    def change_preferences(self) -> None:
        """Ask for preferences."""
        dialog = dialogs.PreferencesDialog(self._settings, self._window)
        if dialog.exec():
            apply_theme(theme_of(self._settings))
            self._set_wheel()
            self.follow_palette()
        dialog.deleteLater()

    def follow_palette(self) -> None:
        """Color the maze for a light or dark window, and check the actions of the colors."""
        is_dark = self._window.palette().color(QPalette.ColorRole.Window).lightness() < 128
        eyes = eyes_of(self._settings)
        self._scene.set_palette(chosen_palette(self._settings, is_dark=is_dark))
        self._actions[f"eyes.{eyes.value}"].setChecked(True)
        self._actions["view.patterns"].setChecked(has_patterns(self._settings, eyes))

    def _set_wheel(self) -> None:
        self._view.wheel_zooms = self._settings.is_on("wheel_zooms", False)

    @Slot()
    def _follow_system(self) -> None:
        """Follow the system from light to dark and back, where no theme is chosen."""
        if theme_of(self._settings) is Theme.SYSTEM:
            apply_theme(Theme.SYSTEM)
