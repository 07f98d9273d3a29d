"""The actions of the view: overlays, places, colors and the theme."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction, QGuiApplication, QPalette
from PySide6.QtWidgets import QWidget

from mazarine.gui.analysis.cell_names import cell_within
from mazarine.gui.canvas.ghost import GhostSide
from mazarine.gui.canvas.region_finder import CellGuide, RegionFinder
from mazarine.gui.canvas.scene import MazeScene
from mazarine.gui.canvas.view import MazeView
from mazarine.gui.features import view as view_feature
from mazarine.gui.i18n import tr, tr_later
from mazarine.gui.i18n.languages import Language, set_language
from mazarine.gui.session.current import CurrentSession
from mazarine.gui.settings import Settings, known
from mazarine.gui.style.themes import (
    Theme,
    apply_theme,
    chosen_palette,
    color_scheme_of,
    has_patterns,
    set_patterns,
    theme_of,
)
from mazarine.gui.widgets.building import accepts
from mazarine.gui.widgets.message_bar import MessageBar
from mazarine.picture import Overlay
from mazarine.picture.plugins import overlay_named

_PLAYERS_VIEW = tr_later("Player's view: fogged cells and secrets are hidden. Press V to show everything.")
_WHOLE_MAZE = tr_later("The whole maze is shown.")
_CURSOR = tr_later(
    "Arrows: move. Enter: click. Backspace: erase. Space: hold. Ctrl+arrow: click a side. Alt+arrow: "
    "erase a side. C: done."
)


class ViewActions(QObject):
    """Chooses overlays, and shows places."""

    def __init__(
        self,
        current: CurrentSession,
        scene: MazeScene,
        view: MazeView,
        finder: RegionFinder,
        settings: Settings,
        messages: MessageBar,
        actions: Mapping[str, QAction],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._current, self._scene, self._view = current, scene, view
        self._settings, self._messages, self._actions = settings, messages, actions
        self._guide = CellGuide(scene, view, finder, self)
        scene.overlay_changed.connect(self._show_overlay)

    def restore(self) -> None:
        """Restore the overlay and the ghost from the settings."""
        self._scene.set_overlay(known(self._settings.overlay, Overlay.KINDS))
        self._show_overlay()
        self._set_ghost(known(self._settings.ghost, GhostSide.NONE))

    @Slot(QAction)
    def choose_overlay(self, action: QAction) -> None:
        """Show another overlay."""
        self._scene.set_overlay(overlay_named(action.data().removeprefix("overlay.")))

    @Slot()
    def _show_overlay(self) -> None:
        overlay = self._scene.overlay.value
        for action in self._actions["overlay.kinds"].actionGroup().actions():
            action.setChecked(action.data() == f"overlay.{overlay}")
        self._settings.overlay = overlay

    @Slot(QAction)
    def choose_ghost(self, action: QAction) -> None:
        """Show the level below or above faintly, or hide it if it is shown already."""
        side = GhostSide(action.data().removeprefix("ghost."))
        self._set_ghost(GhostSide.NONE if side is self._scene.ghost.side else side)

    def _set_ghost(self, side: GhostSide) -> None:
        self._scene.ghost.set_side(side)
        self._actions[f"ghost.{side.value}"].setChecked(True)
        self._settings.ghost = side.value

    @Slot(bool)
    def set_players_view(self, is_on: bool) -> None:
        """Show the maze as a player sees it, or all of it."""
        self._scene.show_players_view(is_on)
        self._messages.show_message(_PLAYERS_VIEW if is_on else _WHOLE_MAZE)

    @Slot(bool)
    def set_cell_cursor(self, is_on: bool) -> None:
        """Turn drawing with the keyboard on or off."""
        self._view.cell_cursor.set_on(is_on, self._view.aim)
        if is_on:
            self._messages.show_message(_CURSOR)

    @Slot()
    def go_to(self) -> None:
        """Ask for the coordinates of a cell and show it."""
        self._current.document.commit_gesture()
        dialog = view_feature.GoToDialog(self._current.maze, self._scene.level, self._view.window())
        if accepts(dialog) and dialog.cell is not None:
            self._guide.show(np.array([dialog.cell]))

    @Slot()
    def copy_place(self) -> None:
        """Copy the coordinates of the cell under the pointer to the clipboard."""
        cell, maze = self._scene.pointed, self._current.maze
        if cell is None:
            self._messages.refuse(tr_later("Point at a cell, then try again."))
            return
        text = tr(cell_within(cell, maze))
        if maze.lattice.point_at is not None and maze.shape[0] == 1:
            text = str(maze.lattice.point_at(*cell[1:]))
        QGuiApplication.clipboard().setText(text)
        self._messages.show_message(tr_later("Copied: {coordinates}", coordinates=text))


class AppearanceActions(QObject):
    """Applies the preferred colors to the maze, and the preferred theme to the window."""

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
    def choose_colors(self, action: QAction) -> None:
        """Choose a color scheme for kinds."""
        self._settings.color_scheme = action.data().removeprefix("colors.")
        self.follow_palette()

    @Slot(bool)
    def set_patterns(self, is_on: bool) -> None:
        """Turn patterns on kinds on or off."""
        if is_on != has_patterns(self._settings, color_scheme_of(self._settings)):
            set_patterns(self._settings, color_scheme_of(self._settings), is_on)
            self.follow_palette()

    @Slot()
    def change_preferences(self) -> None:
        """Ask for preferences, and apply them."""
        language = self._settings.language
        if accepts(view_feature.PreferencesDialog(self._settings, self._window)):
            if self._settings.language != language:
                set_language(Language.of(self._settings.language))
            apply_theme(theme_of(self._settings))
            self._set_wheel()
            self.follow_palette()

    def follow_palette(self) -> None:
        """Color the maze for a light or dark window, and check the actions of the colors."""
        is_dark = self._window.palette().color(QPalette.ColorRole.Window).lightness() < 128
        scheme = color_scheme_of(self._settings)
        self._scene.set_palette(chosen_palette(self._settings, is_dark=is_dark))
        self._actions[f"colors.{scheme.value}"].setChecked(True)
        self._actions["view.patterns"].setChecked(has_patterns(self._settings, scheme))

    def _set_wheel(self) -> None:
        self._view.wheel_zooms = self._settings.is_on("wheel_zooms", False)

    @Slot()
    def _follow_system(self) -> None:
        """Follow the system from light to dark and back, if no theme is preferred."""
        if theme_of(self._settings) is Theme.SYSTEM:
            apply_theme(Theme.SYSTEM)
