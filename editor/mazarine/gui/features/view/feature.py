"""The actions of the view: overlays, places, colors and the theme."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction, QGuiApplication, QPalette

from mazarine.gui.analysis.names import cell_within
from mazarine.gui.canvas.ghost import GhostSide
from mazarine.gui.canvas.region_finder import CellGuide
from mazarine.gui.features import view as view_feature
from mazarine.gui.i18n import tr, tr_later
from mazarine.gui.i18n.languages import Language, set_language
from mazarine.gui.settings import known
from mazarine.gui.shell.actions import ActionSpec, exclusive
from mazarine.gui.shell.shell import Shell
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
from mazarine.gui.widgets.pan_zoom import PanZoom
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

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._current, self._scene, self._view = shell.current, shell.scene, shell.view
        self._settings, self._messages = shell.settings, shell.messages
        self._actions = shell.actions_by_name
        self._guide = CellGuide(shell.scene, shell.view, shell.finder, self)
        shell.add(
            ActionSpec("view.go_to", tr_later("&Go to cell…"), "go_to", ("Ctrl+Shift+G",),
                       tr_later("Go to a cell by row and column"), self.go_to),
            ActionSpec("view.copy_place", tr_later("&Copy coordinates"), "copy_place", ("Alt+C",),
                       tr_later("Copy the coordinates of the cell under the pointer"),
                       self.copy_place, in_view=True),
            ActionSpec("view.cell_cursor", tr_later("Cell c&ursor"), "cell_cursor", ("C",),
                       tr_later("Draw with the keyboard. Arrows: move. Enter: click. Space: hold. "
                                "Ctrl+arrow: click a side."),
                       self.set_cell_cursor, is_switch=True, in_view=True),
            ActionSpec("view.player", tr_later("Pla&yer's view"), "player_view", ("V",),
                       tr_later("Hide fogged cells and undiscovered secrets"),
                       self.set_players_view, is_switch=True, in_view=True),
            *exclusive("ghosts", self.choose_ghost, (
                ("ghost.none", tr_later("&None"), "", tr_later("Show no other level")),
                ("ghost.below", tr_later("Level &below"), "G",
                 tr_later("Show or hide the walls of the level below, in pale blue")),
                ("ghost.above", tr_later("Level &above"), "Shift+G",
                 tr_later("Show or hide the walls of the level above, in pale red")),
            )),
            *exclusive("overlays", self.choose_overlay, (
                ("overlay.kinds", tr_later("&Kinds"), "Ctrl+1",
                 tr_later("Color rooms, corridors and crossroads")),
                ("overlay.regions", tr_later("&Regions"), "Ctrl+2",
                 tr_later("Color each region differently")),
                ("overlay.none", tr_later("&None"), "Ctrl+3", tr_later("Show no overlay")),
                ("overlay.distances", tr_later("&Distances"), "Ctrl+4",
                 tr_later("Color cells by the steps from the start, or from a chosen cell")),
                ("overlay.dead-ends", tr_later("Dead &ends"), "Ctrl+5",
                 tr_later("Color the cells that lead only to dead ends")),
                ("overlay.chokepoints", tr_later("&Chokepoints"), "Ctrl+6",
                 tr_later("Color the cells that disconnect the maze when they are closed")),
                ("overlay.solution", tr_later("&Solution"), "Ctrl+7",
                 tr_later("Color the shortest path from the start to the nearest goal")),
                ("overlay.subtrees", tr_later("Su&btrees"), "Ctrl+8",
                 tr_later("Color each cell of a perfect maze by the number of cells behind it")),
            )),
        )  # fmt: skip
        shell.scene.overlay_changed.connect(self._show_overlay)
        shell.current.maze_replaced.connect(self._suit_lattice)
        self._suit_lattice()
        shell.restoring.connect(self.restore)

    def restore(self) -> None:
        self._scene.set_overlay(known(self._settings.overlay, Overlay.KINDS))
        self._show_overlay()
        self._set_ghost(known(self._settings.ghost, GhostSide.NONE))

    @Slot()
    def _suit_lattice(self) -> None:
        """Show what only a honeycomb or a map of tiles needs only there."""
        self._actions["view.points"].setVisible(self._current.maze.lattice.point_at is not None)
        self._actions["view.tiles"].setVisible(self._current.document.has_tiles)

    @Slot(QAction)
    def choose_overlay(self, action: QAction) -> None:
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
        self._scene.show_players_view(is_on)
        self._messages.show_message(_PLAYERS_VIEW if is_on else _WHOLE_MAZE)

    @Slot(bool)
    def set_cell_cursor(self, is_on: bool) -> None:
        self._view.cell_cursor.set_on(is_on, self._view.aim)
        if is_on:
            self._messages.show_message(_CURSOR)

    @Slot()
    def go_to(self) -> None:
        self._current.document.commit_gesture()
        dialog = view_feature.GoToDialog(self._current.maze, self._scene.level, self._view.window())
        if accepts(dialog) and dialog.cell is not None:
            self._guide.show(np.array([dialog.cell]))

    @Slot()
    def copy_place(self) -> None:
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

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._scene, self._settings = shell.scene, shell.settings
        self._actions, self._window = shell.actions_by_name, shell
        self._set_wheel()
        self._set_tint()
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_system)
        shell.add(
            ActionSpec("edit.preferences", tr_later("Pre&ferences…"), "preferences", ("Ctrl+,",),
                       tr_later("Set colors, the mouse wheel and what opens at startup"),
                       self.change_preferences, needs_maze=False),
            *exclusive("scheme", self.choose_colors, (
                ("colors.default", tr_later("De&fault"), "", tr_later("Default colors")),
                ("colors.red-green", tr_later("For &red-green blindness"), "",
                 tr_later("Colors that are distinct with deuteranopia and protanopia")),
                ("colors.blue-yellow", tr_later("For &blue-yellow blindness"), "",
                 tr_later("Colors that are distinct with tritanopia")),
                ("colors.gray", tr_later("Shades of &gray"), "",
                 tr_later("Shades of gray, for printers and screens without color")),
            ), needs_maze=False),
            ActionSpec("view.patterns", tr_later("Pa&tterns on kinds"), "patterns", ("Ctrl+Shift+L",),
                       tr_later("Mark kinds with patterns where cells are large: rock hatched, rooms "
                                "dotted, crossroads crossed"),
                       self.set_patterns, is_switch=True),
        )  # fmt: skip
        shell.palette_followed.connect(self.follow_palette)

    @Slot(QAction)
    def choose_colors(self, action: QAction) -> None:
        self._settings.color_scheme = action.data().removeprefix("colors.")
        self.follow_palette()

    @Slot(bool)
    def set_patterns(self, is_on: bool) -> None:
        if is_on != has_patterns(self._settings, color_scheme_of(self._settings)):
            set_patterns(self._settings, color_scheme_of(self._settings), is_on)
            self.follow_palette()

    @Slot()
    def change_preferences(self) -> None:
        if accepts(view_feature.PreferencesDialog(self._settings, self._window)):
            self._set_wheel()
            # Texts that name the wheel are shown again, too.
            set_language(Language.of(self._settings.language))
            apply_theme(theme_of(self._settings))
            self._set_tint()
            self.follow_palette()

    def follow_palette(self) -> None:
        """Color the maze for a light or dark window, and check the actions of the colors."""
        is_dark = self._window.palette().color(QPalette.ColorRole.Window).lightness() < 128
        scheme = color_scheme_of(self._settings)
        self._scene.set_palette(chosen_palette(self._settings, is_dark=is_dark))
        self._actions[f"colors.{scheme.value}"].setChecked(True)
        self._actions["view.patterns"].setChecked(has_patterns(self._settings, scheme))

    def _set_wheel(self) -> None:
        PanZoom.wheel_zooms = self._settings.is_on("wheel_zooms", False)

    def _set_tint(self) -> None:
        self._scene.tiles.set_tint(self._settings.tint / 100)

    @Slot()
    def _follow_system(self) -> None:
        if theme_of(self._settings) is Theme.SYSTEM:
            apply_theme(Theme.SYSTEM)


def install(shell: Shell) -> None:
    view, scene = shell.view, shell.scene
    shell.add(
        ActionSpec("view.zoom_in", tr_later("Zoom &in"), "zoom_in", ("Ctrl++", "Ctrl+="),
                   tr_later("Zoom in"), view.zoom_in),
        ActionSpec("view.zoom_out", tr_later("Zoom &out"), "zoom_out", ("Ctrl+-",),
                   tr_later("Zoom out"), view.zoom_out),
        ActionSpec("view.full_size", tr_later("&100%"), "zoom_full", ("Ctrl+0",),
                   tr_later("Zoom to the default size"), view.zoom_to_full_size),
        ActionSpec("view.fit", tr_later("&Fit"), "zoom_fit", ("Ctrl+/",),
                   tr_later("Show the whole maze"), view.fit),
        ActionSpec("view.grid", tr_later("G&rid"), "grid", ("Ctrl+G",),
                   tr_later("Show grid lines between cells"),
                   scene.set_grid, is_switch=True, remembered=("grid", True)),
        ActionSpec("view.points", tr_later("&Points and links"), "points", ("Ctrl+Shift+H",),
                   tr_later("Show a honeycomb as points with links instead of triangles with walls"),
                   scene.set_points, is_switch=True, remembered=("points", True)),
        ActionSpec("view.faces", tr_later("Open face&s"), "open_faces", ("Ctrl+Shift+Q",),
                   tr_later("Outline the open faces that make up rooms"),
                   scene.set_faces, is_switch=True, remembered=("faces", False)),
        ActionSpec("view.tiles", tr_later("&Tiles of the map"), "map_tiles", ("Ctrl+Shift+M",),
                   tr_later("Show the tiles of a map of Tiled or LDtk under the colors"),
                   scene.tiles.set_on, is_switch=True, remembered=("map_tiles", True)),
        ActionSpec("view.legend", tr_later("&Legend"), "legend", ("Ctrl+L",),
                   tr_later("Show the legend"),
                   shell.legend.set_shown, is_switch=True, remembered=("legend", True)),
        ActionSpec("view.forecast", tr_later("Preview chang&es"), "forecast", ("Ctrl+Shift+F",),
                   tr_later("Show beside the idle pointer how a click would change regions, dead ends and "
                            "the solution"),
                   shell.edit_preview.set_on, is_switch=True, remembered=("forecast", True)),
    )  # fmt: skip
    ViewActions(shell)
    AppearanceActions(shell)
