"""Every window that there is, with something in it: for what must be true of all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from tempfile import mkdtemp
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from mazarine.files import write
from mazarine.files.backups import Version
from mazarine.gui.dialogs.new_maze import NewMazeDialog
from mazarine.gui.dialogs.versions import VersionsDialog
from mazarine.gui.features.export.export_dialog import ExportDialog
from mazarine.gui.features.export.order import ExportFormat, ExportRequest
from mazarine.gui.features.help.about import AboutBox, KeysDialog
from mazarine.gui.features.help.action_search import ActionSearch
from mazarine.gui.features.help.shortcuts import ShortcutsDialog
from mazarine.gui.features.large import LargeMazeWindow
from mazarine.gui.features.league.dialogs import MadeDialog, ProgramDialog
from mazarine.gui.features.league.draft import MICE
from mazarine.gui.features.league.league_window import LeagueWindow
from mazarine.gui.features.levels.level_links import LevelLinksDialog
from mazarine.gui.features.make.book.window import BookWindow
from mazarine.gui.features.make.generators.infinite_window import InfiniteWindow
from mazarine.gui.features.make.shape_dialog import ShapeDialog
from mazarine.gui.features.make.tiling_window import TilingWindow
from mazarine.gui.features.view.go_to import GoToDialog
from mazarine.gui.features.view.preferences import PreferencesDialog
from mazarine.gui.features.watch.choice import Choice, Kind
from mazarine.gui.features.watch.watch_window import WatchWindow
from mazarine.gui.forms.order import GeneratorRequest
from mazarine.gui.i18n import tr_later
from mazarine.gui.widgets.message_bar import Tone
from mazarine.maze import Link, LinkKind, Marker, MarkerKind, Maze, Port
from mazarine.maze.edits import PlaceLink, PlaceMarker
from mazarine.maze.edits.level_things import LinksAfter
from mazarine.picture import LIGHT
from mazarine.resources_path import resource
from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tests.gui.run.explorer import exploring

Make = Callable[[Hand], QWidget]

_STAIRS = Link(Port((0, 0, 0), "up"), Port((1, 0, 0), "down"), LinkKind.STAIRS)

_VERSION = Version(resource("mazes/welcome.maze"), datetime(2025, 1, 2, tzinfo=UTC), 300)


def furnished(open_window: OpenWindow) -> Hand:
    """Open a maze of two levels with links and markers, with every dock and a message shown."""
    maze = Maze.blank(12, 12, levels=2, walled=True)
    PlaceLink(_STAIRS).apply(maze)
    PlaceMarker(Marker(MarkerKind.START, (0, 3, 3), label="Here")).apply(maze)
    hand = open_window(maze)
    window = hand.window
    # All of the maze stays in sight, so that the Minimap does not hide a moment after it went out of sight.
    hand.act("view.full_size")
    hand.window.resize(1500, 1300)
    for dock in window.docks.values():
        dock.show()
    hand.move((3.5, 3.5))
    hand.act("edit.properties")
    window.messages.show_message(tr_later("Point at a cell, then try again."), Tone.WARNING, stays=True)
    QApplication.processEvents()
    return hand


def _watched(hand: Hand) -> QWidget:
    order = GeneratorRequest("stack", 6, 7, 5, {})
    choices = [Choice(Kind.GENERATOR, "stack"), Choice(Kind.EXPLORER, "tremaux")]
    return WatchWindow(hand.window, hand.maze, order, choices, lambda: True)


def _large(hand: Hand) -> QWidget:
    path = Path(mkdtemp()) / "a.zarr"
    write(hand.maze, path)
    window = LargeMazeWindow(hand.window, path)
    hand.qtbot.waitUntil(lambda: window.view.source is not None)
    return window


DIALOGS: dict[str, Make] = {
    "new": lambda hand: NewMazeDialog(hand.window),
    "shape": lambda hand: ShapeDialog(hand.window, hand.window),
    "go to": lambda hand: GoToDialog(hand.maze, 0, hand.window),
    "preferences": lambda hand: PreferencesDialog(hand.settings, hand.window),
    "shortcuts": lambda hand: ShortcutsDialog(hand.window.keys, hand.window),
    "search": lambda hand: ActionSearch(hand.actions, hand.window),
    "keys": lambda hand: KeysDialog(hand.window.keys, hand.window),
    "about": lambda hand: AboutBox(Path("log"), hand.window),
    "links": lambda hand: LevelLinksDialog(
        LinksAfter((), ((_STAIRS, _STAIRS),), (), (_STAIRS,)),
        tr_later("remove level"),
        hand.maze,
        hand.window,
    ),
    "picture": lambda hand: ExportDialog(
        hand.maze, "a.maze", ExportRequest(), hand.window.workers.jobs, hand.window
    ),
    "pages": lambda hand: ExportDialog(
        hand.maze, "a.maze", ExportRequest(ExportFormat.PDF), hand.window.workers.jobs, hand.window
    ),
    "print": lambda hand: ExportDialog(
        hand.maze, "a.maze", ExportRequest(ExportFormat.PAPER), hand.window.workers.jobs, hand.window
    ),
    "book": lambda hand: BookWindow(hand.window),
    "explore": exploring,
    "infinite": lambda hand: InfiniteWindow(GeneratorRequest("binary-tree", 8, 8, 5, {}), LIGHT, hand.window),
    "large": _large,
    "league": lambda hand: LeagueWindow(hand.window),
    "made mazes": lambda hand: MadeDialog(None, hand.window),
    "program": lambda hand: ProgramDialog(MICE, {}, Path(), hand.window),
    "watch": _watched,
    "rings": lambda hand: TilingWindow(hand.window),
    "versions": lambda hand: VersionsDialog("a.maze", [_VERSION], hand.workers, hand.window),
}


@contextmanager
def shown(hand: Hand, make: Make) -> Iterator[QWidget]:
    """Show a dialog for a while."""
    dialog = make(hand)
    dialog.show()
    dialog.activateWindow()
    assert QTest.qWaitForWindowActive(dialog)
    QApplication.processEvents()
    try:
        yield dialog
    finally:
        dialog.close()
        if not dialog.testAttribute(Qt.WidgetAttribute.WA_DeleteOnClose):
            dialog.deleteLater()


Found = TypeVar("Found")


def in_dialogs(hand: Hand, find: Callable[[QWidget], Found]) -> dict[str, Found]:
    """Return what is found in each dialog, without those where nothing is."""
    found = {}
    for name, make in DIALOGS.items():
        with shown(hand, make) as dialog:
            found[name] = find(dialog)
    return {name: it for name, it in found.items() if it}


def in_places(hand: Hand, find: Callable[[QWidget], Found]) -> dict[str, Found]:
    """Return what is found in each visible part of the main window, without those where nothing is."""
    return {name: found for name, place in places_of(hand) if (found := find(place))}


def places_of(hand: Hand) -> Iterator[tuple[str, QWidget]]:
    """Yield the visible parts of the main window: the window, and every dock after raising it."""
    yield "window", hand.window
    for dock in hand.window.docks.values():
        dock.raise_()
        hand.qtbot.waitUntil(lambda dock=dock: not dock.is_covered)
        yield dock.windowTitle(), dock


def widgets_of(window: QWidget) -> list[QWidget]:
    """Return the visible widgets of a window or a part of it, without those of other windows."""
    return [
        widget
        for widget in window.findChildren(QWidget)
        if widget.isVisible() and widget.window() is window.window()
    ]
