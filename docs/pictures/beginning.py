"""Pictures of the window itself: what a beginner meets, tabs, languages, keys, messages."""

from __future__ import annotations

import tempfile
from pathlib import Path

from photographer import PATIENCE_S, SIZE_PX, Photographer, opened, tidy
from PySide6.QtCore import QSettings
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QAbstractItemView

from mazarine.files import read
from mazarine.gui.features.help.action_search import ActionSearch
from mazarine.gui.features.help.shortcuts import ShortcutsDialog
from mazarine.gui.features.make.generators.generators_panel import GeneratorsPanel
from mazarine.gui.features.selection.feature import SelectionActions
from mazarine.gui.features.view.preferences import PreferencesDialog
from mazarine.gui.features.welcome.start_page import StartPage
from mazarine.gui.features.welcome.tour import Tour
from mazarine.gui.i18n.languages import Language
from mazarine.gui.main_window import MainWindow
from mazarine.gui.settings import Settings
from mazarine.maze import Marker, MarkerKind, Maze
from mazarine.maze.edits import PlaceMarker
from mazarine.resources_path import resource


def window() -> QPixmap:
    """Show the window as it is at the first start."""
    with opened() as photographer:
        return photographer.take()


def start_page() -> QPixmap:
    """Show what one may begin with."""

    def remember(settings: Settings) -> None:
        for name in ("labyrinth", "castle", "cellar"):
            settings.add_recent_file(Path(f"{name}.maze"))

    with opened(prepare=remember) as photographer:
        photographer.show_docks()
        photographer.act("help.start_page")
        page = photographer.window.findChild(StartPage)
        assert isinstance(page, StartPage)
        bare = {button.icon().cacheKey() for button in page.workspace_buttons.values()}
        photographer.wait(
            lambda: bare.isdisjoint(button.icon().cacheKey() for button in page.workspace_buttons.values())
        )
        return photographer.take()


def tour() -> QPixmap:
    """Show a step of the tour."""
    with opened() as photographer:
        photographer.act("help.tour")
        card = photographer.window.findChild(Tour)
        assert isinstance(card, Tour)
        card.next_button.click()
        return photographer.take()


def french() -> QPixmap:
    """Show the window in French."""
    with opened(name="Bienvenue", language=Language.FRENCH) as photographer:
        photographer.act("overlay.solution")
        photographer.wait(lambda: not photographer.session.tints.is_stale)
        return photographer.take()


def polish() -> QPixmap:
    """Show the window in Polish, with the generators."""
    with opened(name="Witaj", language=Language.POLISH) as photographer:
        dock = photographer.window.docks["make"]
        photographer.act("window.make")
        photographer.show_docks(dock)
        preview = photographer.part(GeneratorsPanel).preview
        photographer.wait(lambda: preview.is_idle and preview.sample is not None)
        return photographer.take()


def message() -> QPixmap:
    """Let a tool say why it did nothing."""
    with opened() as photographer:
        photographer.show_docks()
        photographer.act("tool.stairs")
        photographer.drag((10.5, 17.5), (10.5, 17.5))
        return photographer.take()


def empty_docks() -> QPixmap:
    """Show what docks say that have nothing to show."""
    maze = Maze.blank(12, 12)
    for kind, cell in ((MarkerKind.START, (0, 0, 0)), (MarkerKind.GOAL, (0, 11, 11))):
        PlaceMarker(Marker(kind, cell)).apply(maze)
    with opened(maze, "Untitled") as photographer:
        window = photographer.window
        column = (window.docks["history"], window.docks["problems"], window.docks["stamps"])
        photographer.stack_docks(column, [200, 220, 200])
        photographer.wait(lambda: not photographer.session.problems.is_stale)
        photographer.wait(lambda: photographer.part(SelectionActions).stamps.is_idle)
        return photographer.take()


def preferences() -> QPixmap:
    """Ask for preferences."""
    with opened() as photographer:
        window = photographer.window
        return photographer.take_shown(PreferencesDialog(window.settings, window))


def keys() -> QPixmap:
    """Assign a tool a key that another action has."""
    with opened() as photographer:
        dialog = ShortcutsDialog(photographer.window.keys, photographer.window)
        dialog.resize(520, 460)
        item = dialog.items["tool.wall_brush"]
        dialog.tree.setCurrentItem(item)
        dialog.tree.scrollToItem(item, QAbstractItemView.ScrollHint.PositionAtCenter)
        dialog.key_edit.setKeySequence("O")
        return photographer.take_shown(dialog)


def action_search() -> QPixmap:
    """Find actions by a word."""
    with opened() as photographer:
        dialog = ActionSearch(photographer.window.actions_by_name, photographer.window)
        dialog.line.setText("fog")
        return photographer.take_shown(dialog)


def tabs() -> QPixmap:
    """Show three mazes in tabs, one of which is not saved."""
    with tempfile.TemporaryDirectory() as folder:
        store = QSettings(str(Path(folder) / "settings.ini"), QSettings.Format.IniFormat)
        window = MainWindow(store)
        window.resize(*SIZE_PX)
        window.show()
        for number, name in enumerate(("cave", "dungeon", "welcome")):
            session = window.current.session if number == 0 else window.sessions.add()
            session.document.replace(read(resource(f"mazes/{name}.maze")), name=f"{name}.maze")
            Photographer(window).settle()
        window.sessions.show_tab(1)
        photographer = Photographer(window)
        window.view.fit()
        photographer.drag((2.0, 2.5), (6.0, 2.5))
        photographer.settle()
        picture = photographer.take(window)
        for session in window.sessions:
            session.document.undo_stack.setClean()
        window.close()
        assert window.end_threads(PATIENCE_S)
        window.deleteLater()
        tidy()
    return picture


SCENES = (
    window, start_page, tour, tabs, message, empty_docks, preferences, keys, action_search, french, polish,
)  # fmt: skip
