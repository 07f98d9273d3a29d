"""Building and removing stairs by clicking cells."""

from __future__ import annotations

from PySide6.QtCore import Qt

from mazarine.gui.canvas.previews import ACCENT, ERASE
from mazarine.gui.i18n import tr
from mazarine.maze import Link, LinkKind, Maze, Port, PortSide
from mazarine.maze.edits import PlaceLink, SetCells
from mazarine.maze.messages import MazeMessage
from tests.drawing import stairs
from tests.gui.conftest import OpenWindow
from tests.gui.hand import CTRL, RIGHT, SHIFT
from tests.gui.test_forecast import load, waits_for


def test_a_click_links_a_cell_with_the_one_above(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 5, levels=2))
    hand.key("y")
    hand.click((1.5, 2.2))
    assert list(hand.maze.links) == [stairs((0, 1, 2))]
    hand.check_overlay()
    assert hand.document.undo_stack.undoText() == "place stairs up"
    hand.key("z", CTRL)
    assert hand.maze == Maze.blank(4, 5, levels=2)
    hand.key("y", CTRL)
    hand.check_overlay()


def test_with_shift_it_links_with_the_one_below_and_with_ctrl_one_way(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 5, levels=2))
    hand.key("y")
    hand.key(Qt.Key.Key_PageUp)
    hand.drag((1.5, 2.5), keys=SHIFT)
    hand.drag((2.5, 2.5), keys=SHIFT | CTRL)
    down = [(Port((1, row, 2), PortSide.DOWN), Port((0, row, 2), PortSide.UP)) for row in (1, 2)]
    assert set(hand.maze.links) == {
        Link(*down[0], LinkKind.STAIRS), Link(*down[1], LinkKind.STAIRS, one_way=True),
    }  # fmt: skip
    assert hand.document.undo_stack.undoText() == "place one-way stairs down"
    hand.check_overlay()


def test_the_right_button_takes_the_stairs_of_a_cell_away_and_leaves_its_teleporters(
    open_window: OpenWindow,
) -> None:
    maze = Maze.blank(4, 5, levels=3)
    other = Link(Port((1, 1, 2)), Port((1, 3, 3)))
    for link in (stairs((0, 1, 2)), stairs((1, 1, 2)), other):
        PlaceLink(link).apply(maze)
    hand = open_window(maze.copy())
    hand.key("y")
    hand.key(Qt.Key.Key_PageUp)
    hand.click((0.5, 0.5), RIGHT)
    assert hand.message == "There are no stairs in cell (level 2, row 1, column 1)."
    hand.click((1.5, 2.5), RIGHT)
    assert list(hand.maze.links) == [other]
    hand.check_overlay()
    hand.key("z", CTRL)
    assert hand.maze == maze


def test_what_cannot_be_built_is_refused_in_a_sentence(open_window: OpenWindow) -> None:
    maze = Maze.blank(4, 5, levels=2)
    SetCells([(0, 0, 0, "rock"), (1, 0, 1, "rock")]).apply(maze)
    PlaceLink(stairs((0, 1, 2))).apply(maze)
    before = maze.copy()
    hand = open_window(maze)
    hand.key("y")
    hand.click((0.5, 0.5))
    assert hand.message == tr(MazeMessage.LINK_END_IN_ROCK(cell=(0, 0, 0)))
    hand.click((0.5, 1.5))
    assert hand.message == tr(MazeMessage.LINK_END_IN_ROCK(cell=(1, 0, 1)))
    hand.click((1.5, 2.5))
    assert hand.message == tr(MazeMessage.PORT_IN_USE(port=Port((0, 1, 2), PortSide.UP).text))
    hand.drag((2.5, 2.5), keys=SHIFT)
    assert hand.message == "There is no level below this one. Add one first."
    hand.key(Qt.Key.Key_PageUp)
    hand.click((2.5, 2.5))
    assert hand.message == "There is no level above this one. Add one first."
    assert hand.maze == before
    assert not hand.document.undo_stack.canUndo()


def test_the_pointer_shows_where_the_stairs_would_lead(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 5, levels=2))
    hand.key("y")
    hover, label = hand.window.scene.hover, hand.window.scene.label
    hand.move((1.5, 2.5))
    assert (label.text.split("\n")[0], hover.color) == ("up to level 2", ACCENT)
    hand.turn_keys(SHIFT)
    assert (label.text, hover.color) == ("no level below", ERASE)
    hand.turn_keys(CTRL)
    assert label.text == "up to level 2, one-way"
    hand.move((-1.0, 2.5))
    assert not hover.isVisible()
    assert label.text == ""


def test_escape_and_a_press_that_ends_beside_the_maze_build_nothing(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 5, levels=2))
    hand.key("y")
    hand.press((1.5, 1.5))
    hand.key(Qt.Key.Key_Escape)
    hand.release((1.5, 1.5))
    hand.drag((1.5, 1.5), (-1.0, 1.5))
    assert len(hand.maze.links) == 0
    hand.drag((1.5, 1.5), (1.5, 3.5))
    assert list(hand.maze.links) == [stairs((0, 1, 3))]


def test_a_resting_pointer_says_what_stairs_would_change(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(1, 5, levels=2))
    load(hand)
    hand.key("y")
    hand.move((0.5, 2.5))
    waits_for(hand, "Corridors +2")
    assert hand.label.startswith("up to level 2\n")
    hand.move((0.5, 1.5))
    assert hand.label == "up to level 2"
