"""Workspaces: the docks of a trade, what users change there, and docks that hide while they are idle."""

from __future__ import annotations

from base64 import b85decode
from pathlib import Path
from zlib import decompress

import pytest
from PySide6.QtCore import QByteArray, QSettings, Qt
from PySide6.QtTest import QTest

from mazarine.files import write
from mazarine.gui.documents.examples import EXAMPLES
from mazarine.gui.features.make.book.window import BookWindow
from mazarine.gui.features.welcome.start_page import StartPage
from mazarine.gui.shell.workspaces import ALL, WORKSPACES, Workspace
from mazarine.maze import Maze
from tests.gui.conftest import OpenWindow
from tests.gui.hand import LEFT, Hand

_OLD_LAYOUT = (
    "c-n<iJ5Iwu6r8mwLPr%D3X2MH1}Y>P4nT=ynGg|+*haR6gv0?56~{o7oPv(4Knq4@X4ei0`PkCiXYbC;`|LA-2Eg_Y7a#U9C$!hv"
    ")9W{v5H~20a~;!HNa#yMxa8gl*M^XDG3d|GG?L?<IR(6DtKv%~KuTstOA%9R#)sqMk#;P;&_hfa<(4*G73+ZhUD%o*543x3yzq4Q"
    "OL7W2a6t=7Trp_Q(Eo(QSF%rC(2$6V$*IKBuA_CFosP5DHs``7oc7{FW;13kYNaCO^yOkRmN-M6s^tl}SufVrkTS16-2jueQe|=1"
    "gWhL_u|-G3O!%JJTGq4NNcl(fAGPVmDInI}Ms9ny(67T5|K|ASvmLCh)&{!W`fpY>X$+<cq!#fWVif*dCf(!Bz?#3rHqwI425>N^"
    "tRJB2CTWTE3zR{<g#"
)
"""A layout of twelve docks: the properties at the left, the console shown, the minimap hidden."""
EVERY = pytest.mark.parametrize("workspace", [*WORKSPACES, ALL], ids=lambda it: it.name)


def shown(hand: Hand) -> set[str]:
    """Return the docks that are shown, in front or behind others."""
    return {name for name, dock in hand.window.docks.items() if not dock.isHidden()}


@EVERY
def test_a_workspace_shows_its_docks_its_overlay_and_its_tool(
    open_window: OpenWindow, workspace: Workspace
) -> None:
    hand = open_window(Maze.blank(6, 6))
    before = hand.maze.copy()
    hand.act("workspace.puzzle" if workspace is ALL else "workspace.all")
    hand.act(f"workspace.{workspace.name}")
    assert shown(hand) == set(workspace.docks) - {"minimap", "levels"}, "those would show nothing"
    hand.qtbot.waitUntil(lambda: not hand.dock(workspace.docks[0]).is_covered)
    assert hand.actions[f"workspace.{workspace.name}"].isChecked()
    assert workspace.overlay in (None, hand.overlay)
    assert workspace.tool in ("", hand.tool.name)
    assert hand.maze == before
    assert not hand.document.is_dirty


@EVERY
def test_no_place_has_more_than_five_tabs(open_window: OpenWindow, workspace: Workspace) -> None:
    hand = open_window(Maze.blank(6, 6, levels=2))
    hand.act(f"workspace.{workspace.name}")
    for name, dock in hand.window.docks.items():
        if dock.isHidden():
            hand.act(f"window.{name}")
    for dock in hand.window.docks.values():
        assert len(hand.window.tabifiedDockWidgets(dock)) < 5


def test_what_the_user_changes_in_each_is_kept_until_it_is_reset(open_window: OpenWindow) -> None:
    first = open_window(Maze.blank(6, 6))
    first.act("workspace.contest")
    first.act("window.console")
    first.act("workspace.level")
    assert "console" not in shown(first)
    first.window.close()

    hand = open_window(Maze.blank(6, 6))
    assert hand.actions["workspace.level"].isChecked()
    hand.act("workspace.contest")
    assert "console" in shown(hand)
    hand.act("window.reset")
    assert shown(hand) == {"problems", "properties"}


def test_the_book_is_the_first_window_for_puzzles(open_window: OpenWindow) -> None:
    first = open_window(Maze.blank(6, 6))
    first.act("workspace.level")
    assert not first.window.findChildren(BookWindow)
    first.act("workspace.puzzle")
    (book,) = first.window.findChildren(BookWindow)
    assert book.isVisible()
    book.close()
    first.act("workspace.level")
    first.act("workspace.puzzle")
    assert not book.isVisible(), "later it opens from the menu"
    first.window.close()

    hand = open_window(Maze.blank(6, 6))
    hand.act("workspace.puzzle")
    assert not hand.window.findChildren(BookWindow)


def test_a_layout_of_the_time_before_workspaces_is_kept(open_window: OpenWindow, store: QSettings) -> None:
    store.setValue("window/layout", QByteArray(decompress(b85decode(_OLD_LAYOUT))))
    hand = open_window(Maze.blank(6, 6, levels=2))
    left = Qt.DockWidgetArea.LeftDockWidgetArea
    assert hand.window.dockWidgetArea(hand.dock("properties")) == left
    assert shown(hand) == {"properties", "analysis", "problems", "levels", "console"}


@pytest.mark.parametrize("chosen", [None, "puzzle", "all"])
def test_a_format_chooses_its_workspace_unless_one_was_chosen(
    open_window: OpenWindow, tmp_path: Path, chosen: str | None
) -> None:
    path = tmp_path / "contest.maz"
    write(Maze.blank(16, 16), path)
    hand = open_window(Maze.blank(6, 6))
    if chosen is not None:
        hand.act(f"workspace.{chosen}")
    hand.open(path)
    assert hand.window.workspaces.present.name == (chosen or "contest")


def test_a_file_that_opens_in_the_background_chooses_no_workspace(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    path = tmp_path / "contest.maz"
    write(Maze.blank(16, 16), path)
    hand = open_window(Maze.blank(6, 6))
    hand.drag((2.95, 0.5), (2.95, 3.5))
    with hand.qtbot.waitSignal(hand.documents.opening.opened):
        hand.documents.opening.open_beside([path])
    assert hand.window.workspaces.present is ALL
    hand.act("edit.undo")


@pytest.mark.parametrize("workspace", WORKSPACES, ids=lambda it: it.name)
def test_the_start_page_leads_into_each_with_its_example(
    open_window: OpenWindow, workspace: Workspace
) -> None:
    hand = open_window()
    hand.act("help.start_page")
    page = hand.window.findChild(StartPage)
    with hand.qtbot.waitSignal(hand.documents.opening.opened):
        QTest.mouseClick(page.workspace_buttons[workspace.name], LEFT)
    assert hand.window.workspaces.present is workspace
    assert hand.window.findChild(StartPage) is None or not page.isVisible()
    assert workspace.docks[0] in shown(hand)


def test_every_example_is_on_a_card() -> None:
    assert {file for it in WORKSPACES for file in it.examples} == {example.file for example in EXAMPLES}


def test_the_overview_comes_when_a_part_is_out_of_sight(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(20, 20))
    minimap = hand.dock("minimap")
    assert minimap.isHidden()
    for _ in range(8):
        hand.act("view.zoom_in")
    hand.qtbot.waitUntil(minimap.isVisible)
    hand.act("view.fit")
    hand.qtbot.waitUntil(minimap.isHidden)
    hand.act("window.minimap")
    hand.act("view.zoom_out")
    hand.qtbot.wait(400)
    assert minimap.isVisible(), "the user has shown it"
    hand.act("window.reset")
    assert minimap.isHidden()


def test_the_overview_that_hides_returns_the_keys_to_the_maze(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(20, 20))
    minimap = hand.dock("minimap")
    hand.zoom_to(80)
    hand.qtbot.waitUntil(minimap.isVisible)
    minimap.content.setFocus()
    QTest.keyClick(minimap.content, Qt.Key.Key_Home)
    hand.qtbot.waitUntil(minimap.isHidden)
    assert hand.window.view.hasFocus()


def test_no_dock_comes_while_docks_are_hidden(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 6))
    levels = hand.dock("levels")
    for dock in hand.window.docks.values():
        dock.hide()
    hand.key(Qt.Key.Key_Tab)
    hand.act("levels.add_above")
    assert levels.isHidden()
    hand.key(Qt.Key.Key_Tab)
    assert levels.isVisible()


def test_the_levels_come_with_the_second_one(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 6))
    levels = hand.dock("levels")
    assert levels.isHidden()
    hand.act("levels.add_above")
    assert levels.isVisible()
    hand.act("edit.undo")
    assert levels.isHidden()
    hand.window.close()
