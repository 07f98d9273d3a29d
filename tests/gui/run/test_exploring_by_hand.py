"""Exploring by hand: with keys and clicks, back and on again."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from mazarine.lattice import Side
from mazarine.maze import Maze
from tests.drawing import blocks, stairs, teleporter
from tests.gui.conftest import ENGINE_WITHIN_MS
from tests.gui.run.conftest import Explore


def test_by_hand_arrow_keys_clicks_and_return_walk(explore: Explore) -> None:
    link = teleporter((0, 1, 3), (0, 3, 2))
    maze = blocks("....#\n###.#\n#####\n##..#", links=[link])
    it = explore(maze)
    it.choose("hand")
    it.key(Qt.Key.Key_Right)
    assert it.cell == (0, 0, 1)
    it.key(Qt.Key.Key_Down)
    assert it.cell == (0, 0, 1), "there is rock"
    it.click(0, 3)
    it.qtbot.waitUntil(lambda: it.cell == (0, 0, 3), timeout=ENGINE_WITHIN_MS)
    it.click(1, 3)
    it.qtbot.waitUntil(lambda: it.cell == (0, 1, 3), timeout=ENGINE_WITHIN_MS)
    it.key(Qt.Key.Key_Return)
    assert it.cell == (0, 3, 2)
    it.key(Qt.Key.Key_Return)
    it.click(2, 0)
    assert "knows no path to that cell" in it.status
    it.window.bar.place.setValue(1)
    it.wait()
    assert it.cell == (0, 0, 1), "what was done by hand is walked again"


def test_by_hand_up_and_down_take_the_open_side_of_two_and_lean_to_where_one_went_last(
    explore: Explore,
) -> None:
    maze = Maze.blank(4, 4, lattice="hexagon")
    maze.set_wall((0, 2), Side.SE)
    it = explore(maze)
    it.choose("hand")
    down = Qt.Key.Key_Down
    cells = []
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, down, down, Qt.Key.Key_Left, down, Qt.Key.Key_Up):
        it.key(key)
        cells.append(it.cell[1:])
    assert cells == [(0, 1), (0, 2), (1, 1), (2, 2), (2, 1), (3, 0), (2, 0)]
    it.click(1, 2)
    it.qtbot.waitUntil(lambda: it.cell == (0, 1, 2), timeout=ENGINE_WITHIN_MS)


def test_by_hand_page_up_takes_stairs_and_the_view_goes_along(explore: Explore) -> None:
    it = explore(blocks("..", "..", links=[stairs((0, 0, 0))]))
    it.choose("hand")
    it.key(Qt.Key.Key_PageDown)
    assert "no link here" in it.status
    it.key(Qt.Key.Key_PageUp)
    assert it.cell == (1, 0, 0)
    it.key(Qt.Key.Key_PageDown)
    assert it.cell == (0, 0, 0)


def test_by_hand_with_others_what_was_walked_is_walked_again(explore: Explore, tree: Maze) -> None:
    it = explore(tree)
    QTest.mouseClick(it.window.options.add_button, Qt.MouseButton.LeftButton)
    it.wait()
    it.choose("hand")
    for _ in range(4):
        QTest.keyClick(it.window, Qt.Key.Key_Period)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left):
        it.key(key)
    assert it.walk.simulation is not None
    trails = [list(walker.places) for walker in it.walk.simulation.walkers]
    turn = it.walk.turn
    it.window.bar.place.setValue(2)
    it.wait()
    it.window.bar.place.setValue(turn)
    it.wait()
    assert [walker.places for walker in it.walk.simulation.walkers] == trails


def test_orders_count_after_going_back_and_beyond_what_was_told(explore: Explore) -> None:
    it = explore(Maze.blank(6, 6))
    it.choose("hand")
    for _ in range(4):
        it.key(Qt.Key.Key_Right)
    it.window.bar.place.setValue(1)
    it.wait()
    it.key(Qt.Key.Key_Down)
    it.window.bar.place.setValue(4)
    it.wait()
    assert (it.walk.turn, it.cell) == (4, (0, 1, 1))
    it.key(Qt.Key.Key_Right)
    assert it.cell == (0, 1, 2)
    QTest.keyClick(it.window, Qt.Key.Key_Comma)
    QTest.keyClick(it.window, Qt.Key.Key_Comma)
    it.wait()
    assert it.walk.turn == 3


def test_return_takes_one_link_of_a_cell_after_the_other(explore: Explore) -> None:
    links = [teleporter((0, 0, 0), (0, 0, 2)), teleporter((0, 0, 0, "N"), (0, 0, 4))]
    it = explore(blocks(".#.#.", links=links))
    it.choose("hand")
    cells = []
    for _ in range(4):
        it.key(Qt.Key.Key_Return)
        cells.append(it.cell[2])
    assert {0, 2, 4} == set(cells)


def test_the_maze_as_it_is_can_be_hidden(explore: Explore) -> None:
    it = explore(blocks("..#\n#.."))
    it.choose("hand")
    assert it.pane.map.isVisible()
    assert it.window.grid.true.isVisible()
    QTest.mouseClick(it.window.options.truth_box, Qt.MouseButton.LeftButton)
    assert it.pane.map.isVisible()
    assert not it.window.grid.true.isVisible()
    it.key(Qt.Key.Key_Right)
    assert it.cell == (0, 0, 1)
    QTest.mouseClick(it.window.options.truth_box, Qt.MouseButton.LeftButton)
    assert it.window.grid.true.isVisible()
