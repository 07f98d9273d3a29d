"""The ghost of the level below or above, over the one that is drawn on."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import Qt

from mazarine.gui.canvas.ghost import GhostSide
from mazarine.maze import Maze
from mazarine.maze.edits import SetCells, SetWalls
from tests.gui.conftest import OpenWindow
from tests.gui.hand import CTRL, SHIFT, Hand


def two_walls(side: int = 8) -> Maze:
    """Make a maze with a wall in column 1 of level 0, and in column 5 of level 2; level 1 is open."""
    maze = Maze.blank(side, side, levels=3)
    SetWalls([(0, row, 1, "E", "wall") for row in range(side)]).apply(maze)
    SetWalls([(2, row, 5, "E", "wall") for row in range(side)]).apply(maze)
    return maze


def color(hand: Hand, place: tuple[float, float]) -> NDArray[np.int64]:
    """Return the red, green and blue of a place."""
    word = hand.color_at(place)
    return np.array([word >> 16 & 0xFF, word >> 8 & 0xFF, word & 0xFF])


def differences(hand: Hand, before: NDArray[np.uint32]) -> int:
    return int((hand.picture() != before).sum())


def test_the_level_below_is_blue_and_the_one_above_red(open_window: OpenWindow) -> None:
    hand = open_window(two_walls())
    hand.act("overlay.none")
    hand.act("maze.level_up")
    bare = hand.picture()
    floor, left, right = color(hand, (3.5, 3.5)), (3.5, 2.0), (3.5, 6.0)
    hand.key("g")
    assert differences(hand, bare) > 100
    red, _, blue = color(hand, left) - floor
    assert red < -50 < -10 < blue
    assert color(hand, right).tolist() == color(hand, (3.5, 3.5)).tolist() == floor.tolist()
    hand.key("g", SHIFT)
    red, green, _ = color(hand, right) - floor
    assert green < -50 < -10 < red
    assert color(hand, left).tolist() == floor.tolist()
    hand.key("g", SHIFT)
    assert hand.actions["ghost.none"].isChecked()
    assert differences(hand, bare) == 0


def test_walls_that_both_levels_have_stay_dark(open_window: OpenWindow) -> None:
    maze = two_walls()
    SetWalls([(1, row, 1, "E", "wall") for row in range(8)]).apply(maze)
    hand = open_window(maze)
    hand.act("maze.level_up")
    hand.act("ghost.below")
    assert (color(hand, (3.5, 2.0)) < 64).all()


def test_fog_and_secret_cells_have_no_ghost(open_window: OpenWindow) -> None:
    maze = Maze.blank(8, 8, levels=2)
    SetCells([(0, 2, col, code) for col, code in enumerate((3, 4, 5, 6, 7))]).apply(maze)
    hand = open_window(maze)
    hand.act("maze.level_up")
    bare = hand.picture()
    hand.act("ghost.below")
    # The border of the ghost lies on that of the level.
    changed = np.argwhere(hand.picture() != bare)
    first, last = hand.pixel((0.2, 0.2)), hand.pixel((7.8, 7.8))
    inside = (changed > (first.y(), first.x())) & (changed < (last.y(), last.x()))
    assert len(changed) > 0
    assert not inside.all(axis=1).any()


def test_there_is_no_ghost_below_the_lowest_level_and_above_the_topmost(open_window: OpenWindow) -> None:
    hand = open_window(two_walls())
    hand.act("overlay.none")
    bare = hand.picture()
    hand.act("ghost.below")
    assert differences(hand, bare) == 0
    hand.act("maze.level_up")
    assert hand.ghost_level == 0
    hand.act("maze.level_up")
    assert hand.ghost_level == 1
    hand.act("ghost.above")
    assert hand.ghost_level is None
    hand.document.replace(Maze.blank(3, 3))
    assert hand.ghost_level is None


def test_the_ghost_follows_edits_of_its_level_and_arranged_levels(open_window: OpenWindow) -> None:
    hand = open_window(two_walls())
    hand.act("overlay.none")
    hand.act("maze.level_up")
    hand.act("ghost.below")
    before, floor = hand.picture(), color(hand, (3.5, 5.5))
    hand.document.do(SetCells([(0, 3, 5, "rock")]), "rock")
    hand.settle()
    assert color(hand, (3.5, 5.5)).tolist() != floor.tolist()
    hand.key("z", CTRL)
    hand.settle()
    assert differences(hand, before) == 0
    hand.act("levels.move_down")
    assert (hand.level, hand.ghost_level) == (0, None)
    hand.act("ghost.above")
    assert color(hand, (3.5, 2.0)).tolist() != floor.tolist()


def test_a_part_is_painted_as_the_whole(open_window: OpenWindow) -> None:
    hand = open_window(two_walls())
    hand.act("overlay.none")
    hand.act("maze.level_up")
    hand.act("ghost.below")
    whole = hand.picture()
    hand.window.scene.maze_item.update(1.5, 1.5, 1.3, 1.3)
    assert differences(hand, whole) == 0


@cache
def large(lattice: str) -> Maze:
    """Return a large board of two levels, with walls below most of the middle of the lower one."""
    maze = Maze.blank(300, 300, levels=2, lattice=lattice)
    side = maze.lattice.stored[-1]
    SetWalls((0, row, col, side, "wall") for row in range(100, 280) for col in range(100, 200)).apply(maze)
    return maze


@pytest.mark.parametrize("lattice", ["square", "honeycomb", "hexagon"])
@pytest.mark.parametrize("cell_px", [0.3, 1.5, 3.0, 24.0])
def test_a_ghost_is_seen_at_every_zoom_and_on_every_lattice(
    open_window: OpenWindow, lattice: str, cell_px: float
) -> None:
    hand = open_window(large(lattice).copy())
    scene = hand.window.scene
    hand.act("overlay.none")
    hand.act("maze.level_up")
    hand.zoom_to(cell_px)
    hand.picture()
    hand.qtbot.waitUntil(lambda: cell_px >= 1 or scene.pyramids._pyramid is not None)
    bare = hand.picture()
    hand.act("ghost.below")
    hand.picture()
    hand.qtbot.waitUntil(lambda: cell_px >= 1 or scene.ghost._pyramids._pyramid is not None)
    assert differences(hand, bare) > 20
    hand.act("ghost.none")
    assert differences(hand, bare) == 0


def test_the_pyramid_of_a_ghost_follows_edits(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(300, 300, levels=2))
    hand.act("overlay.none")
    hand.act("maze.level_up")
    hand.act("ghost.below")
    hand.zoom_to(0.4)
    pyramids = hand.window.scene.ghost._pyramids
    hand.picture()
    hand.qtbot.waitUntil(lambda: pyramids._pyramid is not None)
    before = hand.picture()
    for size in (10, 100):
        block = [(0, row, col, "rock") for row in range(100, 100 + size) for col in range(100, 100 + size)]
        hand.document.do(SetCells(block), "rock")
        hand.settle()
        hand.picture()
        hand.qtbot.waitUntil(lambda: not pyramids._is_stale and not pyramids._is_ordered)
        assert differences(hand, before) > size
        hand.document.undo()
        hand.settle()
        hand.picture()
        hand.qtbot.waitUntil(lambda: not pyramids._is_stale and not pyramids._is_ordered)
        assert differences(hand, before) == 0


def test_the_ghost_is_remembered(open_window: OpenWindow) -> None:
    first = open_window(two_walls())
    first.act("ghost.above")
    first.window.close()
    hand = open_window(two_walls())
    assert hand.ghost_side is GhostSide.ABOVE
    assert hand.actions["ghost.above"].isChecked()
    assert hand.ghost_level == 1
    hand.key(Qt.Key.Key_G)
    assert hand.ghost_side is GhostSide.BELOW
