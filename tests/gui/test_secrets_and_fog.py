"""Secrets and fog by real clicks, and the maze as a player sees it."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from mazarine.gui.features.watch.watch_window import WatchWindow
from mazarine.lattice import Side
from mazarine.maze import Maze
from mazarine.maze.codes import Matter, Wall
from mazarine.picture import LIGHT
from tests.drawing import blocks, teleporter, walls
from tests.gui.conftest import ENGINE_WITHIN_MS, OpenWindow
from tests.gui.hand import CTRL, RIGHT, SHIFT, Hand


def see_as_player(hand: Hand) -> None:
    """Switch to the player's view, and wait for it."""
    hand.key("v")
    hand.qtbot.waitUntil(lambda: hand.session.players.value is not None, timeout=ENGINE_WITHIN_MS)


def test_a_stroke_that_begins_near_a_side_makes_secret_doors(open_window: OpenWindow) -> None:
    maze = walls("""
        +---+---+---+
        |   |       |
        +   +   +   +
        |   |       |
        +---+---+---+
    """)
    hand = open_window(maze.copy())
    hand.key("s")
    hand.drag((0.5, 0.95), (1.5, 0.95))
    assert [hand.maze.wall_at((0, row, 0), Side.E) for row in (0, 1)] == [Wall.SECRET] * 2
    hand.check_overlay()
    hand.click((0.5, 0.95), RIGHT)
    assert hand.maze.wall_at((0, 0, 0), Side.E) is Wall.WALL
    hand.key("z", CTRL)
    hand.key("z", CTRL)
    assert hand.maze == maze
    hand.drag((0.5, 1.95), (0.5, 1.9), keys=SHIFT)
    assert hand.maze.wall_at((0, 0, 1), Side.E) is Wall.FOUND
    hand.check_overlay()


def test_a_stroke_that_begins_in_the_middle_makes_secret_cells(open_window: OpenWindow) -> None:
    hand = open_window(blocks("...\n.#."))
    hand.key("s")
    hand.drag((0.5, 0.5), (0.5, 2.5))
    assert (hand.maze.cells[0, 0] >> 1 == Matter.SECRET).all()
    hand.click((1.5, 1.5))
    assert hand.maze.cells[0, 1, 1] >> 1 == Matter.SECRET, "rock that can be found out to be none"
    hand.drag((0.5, 0.5), (0.5, 2.5), button=RIGHT)
    assert (hand.maze.cells[0, 0] >> 1 == Matter.FLOOR).all()
    assert hand.document.undo_stack.count() == 3
    hand.check_overlay()


@pytest.mark.parametrize("lattice", ["square", "honeycomb", "hexagon"])
def test_fog_is_laid_and_lifted(open_window: OpenWindow, lattice: str) -> None:
    hand = open_window(Maze.blank(4, 6, lattice=lattice))
    hand.key("o")
    geometry = hand.maze.geometry
    (x, y), (far, _) = geometry.middle(1, 1), geometry.middle(1, 4)
    hand.drag((y, x), (y, far))
    assert hand.maze.cells[0, 1, 1:5].tolist() == [3] * 4
    hand.click((y, x), RIGHT)
    assert hand.maze.cells[0, 1, 1:5].tolist() == [2, 3, 3, 3]
    hand.key("z", CTRL)
    hand.key("z", CTRL)
    assert hand.maze == Maze.blank(4, 6, lattice=lattice)
    hand.act("fog.lay")
    hand.wait_for_jobs()
    assert (hand.maze.cells == 3).all()
    hand.act("fog.lift")
    hand.wait_for_jobs()
    assert (hand.maze.cells == 2).all()


def test_a_player_sees_nothing_through_fog_and_no_secret(open_window: OpenWindow) -> None:
    maze = blocks("....?\n.....", links=[teleporter((0, 1, 1), (0, 1, 2))])
    hand = open_window(maze)
    hand.key("3", CTRL)
    hand.key("o")
    hand.drag((0.5, 0.5), (0.5, 1.5))
    tinted = hand.color_at((0.25, 0.25))
    assert tinted not in (LIGHT.fog, LIGHT.floor)
    see_as_player(hand)
    assert "player's view" in hand.message.lower()
    assert hand.color_at((0.25, 0.25)) == LIGHT.fog
    assert hand.color_at((0.25, 4.25)) == LIGHT.rock
    assert len(hand.links_drawn) == 1
    hand.drag((1.5, 1.5), (1.5, 2.5))
    assert hand.color_at((1.25, 1.25)) == LIGHT.fog
    assert len(hand.links_drawn) == 0
    hand.key("z", CTRL)
    assert hand.color_at((1.25, 1.25)) == LIGHT.floor
    assert len(hand.links_drawn) == 1
    hand.key("v")
    assert hand.color_at((0.25, 0.25)) == tinted


def test_the_players_view_follows_another_maze_and_another_extent(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 6))
    hand.key("3", CTRL)
    see_as_player(hand)
    hand.zoom_to(24)
    hand.key("k")
    hand.drag((0.5, 0.5), (-1.5, 0.5), button=RIGHT)
    hand.qtbot.waitUntil(lambda: hand.session.players.value is not None, timeout=ENGINE_WITHIN_MS)
    assert hand.window.scene.painted.shape == hand.maze.shape
    foggy = Maze.blank(3, 3)
    foggy.buffers.cells[:] |= 1
    hand.document.replace(foggy)
    hand.qtbot.waitUntil(lambda: hand.session.players.value is not None, timeout=ENGINE_WITHIN_MS)
    assert hand.color_at((1.3, 1.3)) == LIGHT.fog


def test_the_menu_lets_one_explore_a_copy(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(5, 5))
    hand.act("explore.open")
    hand.wait_for_jobs()
    windows = [it for it in QApplication.topLevelWidgets() if isinstance(it, WatchWindow) and it.isVisible()]
    assert len(windows) == 1
    (window,) = windows
    hand.qtbot.waitUntil(lambda: window.walk is not None and window.walk.is_ready, timeout=ENGINE_WITHIN_MS)
    assert "Explore Untitled" in window.windowTitle()
    hand.click((2.5, 2.9))
    assert window.walk is not None
    assert window.walk.simulation is not None
    assert window.walk.simulation.maze == Maze.blank(5, 5)
    window.close()
