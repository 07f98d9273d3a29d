"""Placing and removing teleporters by dragging from port to port."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QPointF, Qt

from mazarine.gui.canvas.items.symbol_paths import path_between
from mazarine.lattice import Side
from mazarine.maze import Link, Maze, Port, PortSide
from mazarine.maze.codes import Wall
from mazarine.maze.edits import PlaceLink, SetCells
from mazarine.picture import LIGHT
from tests.gui.conftest import OpenWindow
from tests.gui.hand import CTRL, RIGHT


def test_a_drag_from_middle_to_middle_joins_two_pads(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(5, 7))
    hand.key("t")
    hand.drag((0.5, 0.5), (2.0, 3.0), (4.5, 6.5))
    assert list(hand.maze.links) == [Link(Port((0, 0, 0)), Port((0, 4, 6)))]
    hand.check_overlay()
    hand.key("z", CTRL)
    assert len(hand.maze.links) == 0
    hand.check_overlay()
    hand.key("y", CTRL)
    assert len(hand.maze.links) == 1
    hand.check_overlay()


def test_near_a_wall_the_port_is_on_that_side(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(5, 7))
    hand.key("t")
    hand.drag((2.5, 0.1), (0.1, 3.5))
    (link,) = hand.maze.links
    assert link.first == Port((0, 2, 0), PortSide.W)
    assert link.second == Port((0, 0, 3), PortSide.N)


def test_an_open_inner_side_is_walled_in_the_same_step(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(5, 7))
    hand.key("t")
    hand.drag((2.5, 2.9), (4.5, 6.5))
    (link,) = hand.maze.links
    assert link.first == Port((0, 2, 2), PortSide.E)
    assert hand.maze.wall_at((0, 2, 2), Side.E) is Wall.WALL
    hand.check_overlay()
    hand.key("z", CTRL)
    assert hand.maze == Maze.blank(5, 7)
    assert not hand.document.undo_stack.canUndo()
    hand.check_overlay()


def test_the_right_button_removes_what_the_cell_carries(open_window: OpenWindow) -> None:
    maze = Maze.blank(5, 7)
    PlaceLink(Link(Port((0, 0, 0), PortSide.W), Port((0, 4, 4)))).apply(maze)
    hand = open_window(maze)
    hand.key("t")
    hand.click((2.5, 2.5), RIGHT)
    assert hand.message == "There is no teleporter on the pad of cell (row 3, column 3)."
    hand.click((0.5, 0.5), RIGHT)
    assert len(hand.maze.links) == 0
    hand.key("z", CTRL)
    assert len(hand.maze.links) == 1


def test_rock_a_taken_port_and_the_same_cell_are_refused_in_a_sentence(open_window: OpenWindow) -> None:
    maze = Maze.blank(5, 7)
    SetCells([(0, 4, 6, "rock")]).apply(maze)
    PlaceLink(Link(Port((0, 0, 0)), Port((0, 0, 6)))).apply(maze)
    before = maze.copy()
    hand = open_window(maze)
    hand.key("t")
    hand.drag((2.5, 2.9), (4.5, 6.5))
    assert hand.message == "Cell (row 5, column 7) is rock; a link needs floor at both ends."
    hand.drag((2.5, 2.5), (0.5, 0.5))
    assert hand.message == "There is already a link at the pad of cell (row 1, column 1)."
    hand.drag((2.5, 2.5), (2.5, 2.9))
    assert hand.message == ("A link must join two different cells, not cell (row 3, column 3) with itself.")
    hand.drag((2.5, 2.5), (-1.0, 2.5))
    assert hand.message == "A teleporter must end in a cell of the maze. Nothing was placed."
    assert hand.maze == before
    assert not hand.document.undo_stack.canUndo()


def test_a_drag_may_change_the_level_on_its_way(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4, levels=2))
    hand.key("t")
    hand.press((0.5, 0.5))
    hand.key(Qt.Key.Key_PageUp)
    assert hand.level == 1
    hand.move((3.5, 3.5))
    hand.release((3.5, 3.5))
    assert list(hand.maze.links) == [Link(Port((0, 0, 0)), Port((1, 3, 3)))]
    hand.check_overlay()


def test_escape_forgets_the_first_port(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    hand.key("t")
    hand.press((0.5, 0.5))
    hand.move((3.5, 3.5))
    hand.key(Qt.Key.Key_Escape)
    hand.release((3.5, 3.5))
    assert len(hand.maze.links) == 0
    assert not hand.has_preview


def test_of_many_links_only_the_one_under_the_pointer_shows_its_way(open_window: OpenWindow) -> None:
    maze = Maze.blank(16, 16)
    for row in range(10):
        for col in range(8):
            PlaceLink(Link(Port((0, row, col)), Port((0, row, 15 - col)))).apply(maze)
    hand = open_window(maze)
    hand.key("0", CTRL)
    hand.move((12.5, 8.5))
    before = hand.picture()
    hand.move((5.5, 0.5))
    assert len(hand.window.scene._things.links_item._pointed) == 1
    assert not np.array_equal(before, hand.picture())
    hand.move((12.5, 8.5))
    assert np.array_equal(before, hand.picture())


def test_from_afar_the_ends_are_dots(open_window: OpenWindow) -> None:
    maze = Maze.blank(200, 200)
    link = Link(Port((0, 20, 30)), Port((0, 150, 160)))
    PlaceLink(link).apply(maze)
    hand = open_window(maze)
    for place in ((20.5, 30.5), (150.5, 160.5)):
        assert hand.color_at(place) == LIGHT.of_link(link)


def test_each_level_shows_the_ends_that_are_on_it(open_window: OpenWindow) -> None:
    maze = Maze.blank(4, 4, levels=2)
    PlaceLink(Link(Port((0, 0, 0)), Port((1, 3, 3)))).apply(maze)
    PlaceLink(Link(Port((1, 0, 0)), Port((1, 2, 2)))).apply(maze)
    hand = open_window(maze)
    assert len(hand.links_drawn) == 1
    hand.key(Qt.Key.Key_PageUp)
    assert len(hand.links_drawn) == 2
    hand.key("k")
    hand.click((2.5, 2.5))
    assert len(hand.links_drawn) == 1
    hand.key("z", CTRL)
    assert len(hand.links_drawn) == 2


def test_the_arc_of_a_link_is_the_same_from_both_ends() -> None:
    for end in (QPointF(7, 3), QPointF(1, 9), QPointF(1, 3), QPointF(4, 1)):
        there, back = path_between(QPointF(1, 5), end), path_between(end, QPointF(1, 5))
        assert there.pointAtPercent(0.5) == back.pointAtPercent(0.5)
        straight = (QPointF(1, 5) + end) / 2
        assert (there.pointAtPercent(0.5) - straight).manhattanLength() > 0.1
