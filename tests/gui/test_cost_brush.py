"""The cost brush: strokes, blocks, the right button, symmetry, undo, digits on the map, and picking."""

from __future__ import annotations

import numpy as np
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from mazarine.gui.tools.cell_brush import CostBrush
from mazarine.maze import Maze
from mazarine.picture import LIGHT, render_level
from tests.gui.conftest import OpenWindow
from tests.gui.hand import CTRL, LEFT, RIGHT, SHIFT, Hand


def choose(hand: Hand, cost: int) -> None:
    """Choose the brush by its key, and a cost in the bar."""
    hand.key("x")
    button = hand.window.options_bar.buttons["cost", str(cost)]
    QTest.mouseClick(button, LEFT)


def costs(hand: Hand) -> list[list[int]]:
    """Return the costs of the lowest level."""
    rows: list[list[int]] = hand.maze.costs[0].tolist()
    return rows


def test_a_stroke_sets_costs_and_the_right_button_clears_them(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(2, 4))
    choose(hand, 7)
    hand.drag((0.5, 0.5), (0.5, 2.5))
    assert costs(hand) == [[7, 7, 7, 1], [1, 1, 1, 1]]
    hand.click((0.5, 1.5), RIGHT)
    assert costs(hand) == [[7, 1, 7, 1], [1, 1, 1, 1]]
    assert hand.document.undo_stack.count() == 2
    hand.key("z", CTRL)
    hand.key("z", CTRL)
    assert hand.maze == Maze.blank(2, 4)
    hand.check_overlay()


def test_keys_make_a_block_and_symmetry_repeats_it(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(3, 6))
    hand.act("symmetry.mirror")
    choose(hand, 3)
    hand.drag((0.5, 0.5), (1.5, 1.5), keys=CTRL | SHIFT)
    assert costs(hand) == [[3, 3, 1, 1, 3, 3], [3, 3, 1, 1, 3, 3], [1] * 6]


def test_digits_are_on_the_map_and_in_pictures_and_rock_has_none(open_window: OpenWindow) -> None:
    maze = Maze.blank(2, 2)
    maze.set_cells([(1, 1)], "rock")
    plain = render_level(maze, 0, "none", cell_size_px=32)
    maze.set_cost([(0, 0), (1, 1)], 9)
    costly = render_level(maze, 0, "none", cell_size_px=32)
    changed = np.argwhere(costly[:48, :48] != plain[:48, :48])
    assert len(changed) > 20
    assert set(costly[tuple(changed.T)].tolist()) == {LIGHT.wall}
    assert abs(changed.mean(axis=0) - 32).max() < 2, "the digit stands in the middle of its cell"
    maze.set_cost([(1, 1)], 1)
    assert np.array_equal(costly, render_level(maze, 0, "none", cell_size_px=32))
    hand = open_window(maze)
    hand.window.view.zoom_to(40.0)

    def seen() -> bytes:
        hand.qtbot.wait(20)
        image = hand.window.view.viewport().grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
        return bytes(image.constBits())

    before = seen()
    choose(hand, 2)
    hand.click((0.5, 1.5))
    hand.move((40, 40))
    assert seen() != before


def test_a_cost_is_picked_with_its_brush(open_window: OpenWindow) -> None:
    maze = Maze.blank(1, 3)
    maze.set_cost([(0, 1)], 4)
    hand = open_window(maze)
    hand.key("i")
    hand.click((0.5, 1.5))
    assert isinstance(hand.window.toolbox.tool, CostBrush)
