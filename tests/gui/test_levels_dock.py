"""Adding, copying, moving and removing levels, and the dock that lists them."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton

from mazarine.gui.features.levels.feature import LevelActions
from mazarine.gui.features.levels.level_links import LevelLinksDialog
from mazarine.gui.features.levels.levels_dock import LevelsPanel
from mazarine.gui.widgets.thumbnail import thumbnail
from mazarine.lattice.messages import LatticeMessage
from mazarine.maze import Maze
from mazarine.maze.edits import ArrangeLevels, PlaceLink, ReplaceMaze, SetCells, SetWalls
from mazarine.picture import LIGHT, CellColors, Overlay, Plane, raster_for
from tests.drawing import stairs, teleporter
from tests.gui.conftest import OpenWindow
from tests.gui.hand import CTRL, LEFT, RIGHT, SHIFT, Hand


def marked(levels: int, rows: int = 4, cols: int = 5) -> Maze:
    """Make a maze whose level n has rock in column n of its first row."""
    maze = Maze.blank(rows, cols, levels=levels)
    SetCells([(level, 0, level, "rock") for level in range(levels)]).apply(maze)
    return maze


def order_of(maze: Maze) -> str:
    """Return the marks of the levels, the lowest first; a dot for a level without."""
    return "".join(str(row.argmax()) if row.any() else "." for row in maze.cells[:, 0] == 0)


def dock_of(hand: Hand) -> LevelsPanel:
    """Open the dock, with room for three levels, and wait for the pictures."""
    dock = hand.dock("levels")
    for other in hand.window.docks.values():
        if other is not dock:
            other.hide()
    if dock.isHidden():
        hand.key(Qt.Key.Key_F7)
        hand.focus()
    hand.qtbot.waitUntil(lambda: dock.content.pictures.is_idle and bool(dock.content.pictures.painted))
    return dock.content


def middle_of(dock: LevelsPanel, level: int) -> QPoint:
    index = dock.model.index(dock.model.level_of(level))
    return dock.list.visualRect(index).center()


def test_a_level_is_added_above_or_below_and_shown(open_window: OpenWindow) -> None:
    hand = open_window(marked(2))
    hand.key(Qt.Key.Key_PageUp, CTRL | SHIFT)
    assert (order_of(hand.maze), hand.level) == ("0.1", 1)
    hand.key(Qt.Key.Key_PageUp)
    hand.act("levels.add_below")
    assert (order_of(hand.maze), hand.level) == ("0..1", 2)
    hand.check_overlay()
    hand.key("z", CTRL)
    assert (order_of(hand.maze), hand.level) == ("0.1", 1)
    hand.key("z", CTRL)
    assert (order_of(hand.maze), hand.level) == ("01", 0)
    hand.check_overlay()
    hand.key("y", CTRL)
    assert (order_of(hand.maze), hand.level) == ("0.1", 1)
    hand.check_overlay()


def test_a_level_is_moved_up_and_down_and_stays_in_sight(open_window: OpenWindow) -> None:
    hand = open_window(marked(3))
    hand.act("levels.move_up")
    assert (order_of(hand.maze), hand.level) == ("102", 1)
    hand.key(Qt.Key.Key_PageUp, CTRL)
    assert (order_of(hand.maze), hand.level) == ("120", 2)
    hand.check_overlay()
    assert not hand.actions["levels.move_up"].isEnabled()
    hand.act("levels.move_down")
    assert (order_of(hand.maze), hand.level) == ("102", 1)
    assert hand.document.undo_stack.undoText() == "move level"
    hand.key("z", CTRL)
    assert (order_of(hand.maze), hand.level) == ("120", 2)
    hand.check_overlay()


def test_a_level_is_copied_and_removed_and_undo_shows_it_again(open_window: OpenWindow) -> None:
    hand = open_window(marked(2))
    hand.act("levels.copy")
    assert (order_of(hand.maze), hand.level) == ("001", 1)
    hand.check_overlay()
    hand.act("levels.remove")
    assert (order_of(hand.maze), hand.level) == ("01", 0)
    hand.act("levels.remove")
    assert (order_of(hand.maze), hand.level) == ("1", 0)
    assert not hand.actions["levels.remove"].isEnabled()
    hand.check_overlay()
    hand.key("z", CTRL)
    hand.key("z", CTRL)
    assert (order_of(hand.maze), hand.level) == ("001", 1)
    hand.check_overlay()


def test_the_level_box_follows(open_window: OpenWindow) -> None:
    hand = open_window(marked(1))
    box = hand.level_box
    hand.act("levels.add_above")
    hand.act("levels.add_above")
    assert (box.text(), box.maximum()) == ("3 of 3", 3)
    hand.act("levels.remove")
    assert (box.text(), box.maximum(), hand.level) == ("2 of 2", 2, 1)


def test_stairs_that_part_and_links_that_go_are_listed_before_it_is_done(open_window: OpenWindow) -> None:
    maze = marked(3)
    for link in (stairs((0, 2, 2)), teleporter((0, 1, 1), (2, 3, 3), one_way=True)):
        PlaceLink(link).apply(maze)
    before = maze.copy()
    hand = open_window(maze)
    seen: list[str] = []

    def refuse(dialog: LevelLinksDialog) -> None:
        items = [dialog.table.topLevelItem(row) for row in range(dialog.table.topLevelItemCount())]
        seen.extend(f"{item.text(0)} | {item.text(1)}" for item in items)
        dialog.reject()

    hand.key(Qt.Key.Key_PageUp)
    hand.fill_in(refuse)
    hand.act("levels.move_up")
    assert seen == [
        "stairs level 1, row 3, column 3 ↔ level 2, row 3, column 3 | "
        "teleporter level 1, row 3, column 3, pad ↔ level 3, row 3, column 3, pad"
    ]
    assert hand.maze == before
    seen.clear()
    hand.act("maze.level_down")
    hand.fill_in(refuse)
    hand.act("levels.remove")
    assert seen == [
        "teleporter level 1, row 2, column 2, pad → level 3, row 4, column 4, pad | removed with its level",
        "stairs level 1, row 3, column 3 ↔ level 2, row 3, column 3 | removed with its level",
    ]
    assert hand.maze == before
    assert not hand.document.undo_stack.canUndo()
    hand.fill_in(lambda dialog: QTest.mouseClick(dialog.go_button, LEFT))
    hand.act("levels.remove")
    assert len(hand.maze.links) == 0
    hand.check_overlay()
    hand.act("edit.undo")
    assert hand.maze == before


def test_of_thousands_of_links_some_hundred_are_listed(open_window: OpenWindow) -> None:
    maze = Maze.blank(30, 30, levels=2)
    for row in range(30):
        for col in range(30):
            PlaceLink(stairs((0, row, col))).apply(maze)
    hand = open_window(maze)
    seen: list[str] = []

    def look(dialog: LevelLinksDialog) -> None:
        seen.append(dialog.label.text())
        seen.append(dialog.table.topLevelItem(dialog.table.topLevelItemCount() - 1).text(0))
        dialog.reject()

    hand.fill_in(look)
    hand.act("levels.remove")
    assert "900 links will be removed." in seen[0]
    assert seen[1] == "and 400 more"


def test_what_cannot_be_is_refused_in_a_sentence(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = open_window(Maze.blank(4, 5, levels=2))
    monkeypatch.setattr("mazarine.maze.validation.MAX_CELLS", 50)
    hand.act("levels.add_above")
    assert hand.message == str(LatticeMessage.TOO_MANY_CELLS(levels=3, rows=4, cols=5, most=50))
    assert not hand.document.undo_stack.canUndo()


def test_a_stroke_that_is_being_made_ends_before_levels_change(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 5))
    hand.key("k")
    hand.press((1.5, 1.5))
    hand.act("levels.add_above")
    hand.release((2.5, 2.5))
    assert hand.maze.cells[0, 1, 1] == 0
    hand.key("z", CTRL)
    hand.key("z", CTRL)
    assert hand.maze == Maze.blank(4, 5)


def test_the_dock_lists_the_topmost_level_first_and_marks_the_one_shown(open_window: OpenWindow) -> None:
    hand = open_window(marked(3))
    dock = dock_of(hand)
    assert [dock.model.index(row).data() for row in range(3)] == ["Level 3", "Level 2", "Level 1"]
    assert dock.list.currentIndex().data() == "Level 1"
    hand.key(Qt.Key.Key_PageUp)
    assert dock.list.currentIndex().data() == "Level 2"
    QTest.mouseClick(dock.list.viewport(), LEFT, pos=middle_of(dock, 2))
    assert hand.level == 2
    QTest.keyClick(dock.list, Qt.Key.Key_Down)
    assert hand.level == 1
    hand.document.replace(marked(2))
    assert dock.model.rowCount() == 2
    assert dock.list.currentIndex().data() == "Level 2"


def test_buttons_and_the_context_menu_act_on_the_level_that_is_shown(open_window: OpenWindow) -> None:
    hand = open_window(marked(2))
    dock = dock_of(hand)
    button = dock.bar.widgetForAction(hand.actions["levels.copy"])
    assert isinstance(button, QToolButton)
    QTest.mouseClick(button, LEFT)
    assert (order_of(hand.maze), dock.list.currentIndex().data()) == ("001", "Level 2")
    QTest.mouseClick(dock.list.viewport(), RIGHT, pos=middle_of(dock, 2))
    assert hand.level == 2
    assert hand.actions["levels.remove"] in dock._menu.actions()


@pytest.mark.parametrize(
    ("level", "onto", "below", "expected"),
    [(0, 2, False, "120"), (0, 2, True, "102"), (2, 0, True, "201"), (2, 0, False, "021"),
     (1, 1, True, "012"), (1, 0, True, "102"), (1, 2, True, "012")],
)  # fmt: skip
def test_a_level_is_dragged_to_the_gap_that_is_nearest(
    open_window: OpenWindow, level: int, onto: int, below: bool, expected: str
) -> None:
    hand = open_window(marked(3))
    dock = dock_of(hand)
    place = middle_of(dock, onto) + QPoint(0, 20 if below else -20)
    dock.list.drop(dock.model.level_of(level), place)
    hand.qtbot.waitUntil(lambda: order_of(hand.maze) == expected)
    hand.check_overlay()
    assert hand.document.undo_stack.canUndo() == (expected != "012")


def test_a_drop_below_the_list_makes_a_level_the_lowest(open_window: OpenWindow) -> None:
    hand = open_window(marked(3))
    dock = dock_of(hand)
    dock.list.drop(0, QPoint(10, dock.list.viewport().height() - 2))
    hand.qtbot.waitUntil(lambda: order_of(hand.maze) == "201")


def picture_of(dock: LevelsPanel, level: int) -> bytes:
    return bytes(dock.pictures.painted[level].toImage().constBits())


def test_pictures_follow_edits_of_their_level_only(open_window: OpenWindow) -> None:
    hand = open_window(marked(3))
    dock = dock_of(hand)
    hand.qtbot.waitUntil(lambda: len(dock.pictures.fresh) == 3 and dock.pictures.is_idle)
    before = [picture_of(dock, level) for level in range(3)]
    assert len(set(before)) == 3
    hand.document.do(SetCells([(1, 2, 2, "rock")]), "rock")
    assert 0 in dock.pictures.fresh
    assert 1 not in dock.pictures.fresh
    hand.settle()
    hand.qtbot.waitUntil(lambda: len(dock.pictures.fresh) == 3 and dock.pictures.is_idle)
    after = [picture_of(dock, level) for level in range(3)]
    assert [was == now for was, now in zip(before, after, strict=True)] == [True, False, True]


def test_pictures_of_a_honeycomb_follow_the_view_of_points(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(5, 6, levels=2, lattice="honeycomb"))
    dock = dock_of(hand)
    hand.settle()
    hand.qtbot.waitUntil(lambda: len(dock.pictures.fresh) == 2 and dock.pictures.is_idle)
    points = picture_of(dock, 0)
    hand.act("view.points")
    hand.qtbot.waitUntil(lambda: len(dock.pictures.fresh) == 2 and dock.pictures.is_idle)
    assert picture_of(dock, 0) != points
    hand.act("view.points")
    hand.qtbot.waitUntil(lambda: len(dock.pictures.fresh) == 2 and dock.pictures.is_idle)
    assert picture_of(dock, 0) == points


def test_pictures_go_with_their_level(open_window: OpenWindow) -> None:
    hand = open_window(marked(3))
    dock = dock_of(hand)
    hand.qtbot.waitUntil(lambda: len(dock.pictures.fresh) == 3 and dock.pictures.is_idle)
    before = [picture_of(dock, level) for level in range(3)]
    hand.window.findChild(LevelActions).move(0, 2)
    assert [picture_of(dock, level) for level in range(3)] == [before[1], before[2], before[0]]
    hand.settle()
    hand.qtbot.waitUntil(lambda: len(dock.pictures.fresh) == 3 and dock.pictures.is_idle)
    assert [picture_of(dock, level) for level in range(3)] == [before[1], before[2], before[0]]


def test_pictures_go_when_another_maze_takes_their_place(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4, levels=3))
    hand.act("window.levels")
    pictures = hand.levels_panel.pictures
    hand.qtbot.waitUntil(lambda: pictures.is_idle and pictures.picture(2) is not None)
    hand.document.do(ReplaceMaze(Maze.blank(5, 5)), "generate")
    assert pictures.picture(1) is None


def test_a_hidden_dock_has_nothing_painted(open_window: OpenWindow) -> None:
    hand = open_window(marked(3))
    hand.dock("levels").hide()
    hand.begin(marked(3))
    hand.document.do(SetCells([(1, 2, 2, "rock")]), "rock")
    hand.settle()
    pictures = hand.levels_panel.pictures
    assert not pictures.awaited
    assert not pictures.painted


def test_of_a_thousand_levels_those_in_sight_are_painted(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(3, 3, levels=1000))
    dock = dock_of(hand)
    hand.qtbot.waitUntil(lambda: dock.pictures.is_idle and not dock.pictures.awaited)
    assert 0 in dock.pictures.painted
    assert len(dock.pictures.painted) < 30


@pytest.mark.parametrize("lattice", ["square", "honeycomb", "hexagon"])
@pytest.mark.parametrize(("rows", "cols"), [(1, 1), (3, 4), (30, 20), (900, 1400), (2, 5000), (5000, 2)])
def test_a_thumbnail_fills_its_room_whatever_the_size_of_the_level(
    lattice: str, rows: int, cols: int
) -> None:
    maze = Maze.blank(rows, cols, lattice=lattice, walled=True)
    colors = CellColors(LIGHT, Overlay.KINDS)
    raster = raster_for(maze.geometry, colors)
    picture = thumbnail(raster, Plane.of(maze, 0), maze.geometry, 96, 64)
    height, width = picture.shape
    assert height <= 64
    assert width <= 96
    assert height >= 63 or width >= 95
    assert (picture >> 24 == 0xFF).all()
    assert len(np.unique(picture)) > 1


def test_a_thumbnail_shows_walls_and_rock_where_they_are() -> None:
    maze = Maze.blank(4, 4)
    SetCells([(0, 0, 3, "rock")]).apply(maze)
    SetWalls([(0, row, 1, "E", "wall") for row in range(4)]).apply(maze)
    raster = raster_for(maze.geometry, CellColors(LIGHT, Overlay.NONE))
    picture = thumbnail(raster, Plane.of(maze, 0), maze.geometry, 66, 66) & 0xFFFFFF
    assert picture.shape == (66, 66)
    assert picture[9, 9] == picture[57, 57] == LIGHT.floor & 0xFFFFFF
    assert picture[9, 57] == LIGHT.rock & 0xFFFFFF
    assert picture[40, 33] == LIGHT.wall & 0xFFFFFF


@pytest.mark.parametrize(
    ("action", "order"),
    [("add_above", "01.2"), ("add_below", "0.12"), ("copy", "0112"), ("remove", "02"), ("move_up", "021")],
)
def test_what_is_still_being_undone_is_undone_before_levels_change(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch, action: str, order: str
) -> None:
    hand = open_window(marked(3))
    for _ in range(3):
        hand.document.do(ArrangeLevels.adding(hand.maze, 0), "add level")
    hand.show_level(4)
    monkeypatch.setattr("mazarine.gui.editing.document._SLICE_S", 0)
    hand.document.go_to(0)
    assert hand.document.goal == 0
    hand.act(f"levels.{action}")
    assert order_of(hand.maze) == order


def test_two_levels_are_in_sight_and_a_single_one_leaves_no_empty_space(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 6))
    hand.window.resize(900, 600)
    assert hand.dock("levels").isHidden(), "one level needs no list"
    hand.act("window.levels")
    panel = hand.dock("levels").content
    hand.qtbot.waitUntil(lambda: panel.list.viewport().height() == panel.list.sizeHintForRow(0))
    hand.act("levels.add_above")
    hand.qtbot.waitUntil(lambda: panel.list.viewport().height() >= 2 * panel.list.sizeHintForRow(0))
    hand.act("edit.undo")
    hand.qtbot.waitUntil(lambda: hand.dock("levels").isHidden())
