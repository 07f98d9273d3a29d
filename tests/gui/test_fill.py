"""The fill by real clicks and keys: what it takes."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import Qt

from mazarine.gui.canvas.previews import ERASE
from mazarine.lattice import Side
from mazarine.maze import Link, Maze, Port
from mazarine.maze.area import Area
from mazarine.maze.codes import FOG, Matter
from mazarine.maze.edits import PlaceLink, SetCells, SetWalls
from mazarine.maze.transplant import filled
from tests.drawing import blocks, walls
from tests.gui.cell_sets import rock_of
from tests.gui.conftest import OpenWindow
from tests.gui.filling import HOUSE, click, shown, shows, take
from tests.gui.hand import CTRL, RIGHT, SHIFT
from tests.gui.test_honeycomb import COMBS, middle, opened


def test_a_click_on_floor_fills_up_to_walls_and_secret_doors_and_is_one_step(open_window: OpenWindow) -> None:
    maze = walls(HOUSE)
    hand = take(open_window(maze.copy()))
    hand.move((0.5, 1.5))
    west = [(0, 0), (0, 1), (1, 0)]
    shows(hand, "fill 3 cells")
    assert shown(hand, west)
    click(hand, (0.5, 1.5))
    assert rock_of(hand.maze) == set(west)
    assert np.array_equal(hand.maze.walls, maze.walls), "what stood there comes back when it is dug out"
    assert hand.document.undo_stack.undoText() == "fill with rock"
    hand.check_overlay()
    click(hand, (1.5, 1.5))
    found = {(row, col) for row in (0, 1) for col in range(5)} - {(0, 2)}
    assert rock_of(hand.maze) == found, "found doors are open"
    assert hand.document.undo_stack.count() == 2
    hand.check_overlay()
    hand.key("z", CTRL)
    hand.key("z", CTRL)
    assert hand.maze == maze
    hand.key("y", CTRL)
    assert rock_of(hand.maze) == set(west)
    hand.check_overlay()


def test_the_right_button_digs_out_rock_that_hangs_together(open_window: OpenWindow) -> None:
    maze = blocks("""
        ##..#
        .#.##
        #....
    """)
    SetWalls([(0, 0, 0, "E", "wall")]).apply(maze)
    hand = take(open_window(maze.copy()))
    hand.move((0.5, 0.5))
    shows(hand, "right button clears 3 cells")
    assert shown(hand, [(0, 0), (0, 1), (1, 1)], ERASE)
    click(hand, (0.5, 0.5), RIGHT)
    assert rock_of(hand.maze) == {(0, 4), (1, 3), (1, 4), (2, 0)}
    assert hand.maze.wall_at((0, 0, 0), Side.E), "walls in rock stay"
    assert hand.document.undo_stack.undoText() == "dig out rock"
    hand.check_overlay()
    hand.key("z", CTRL)
    assert hand.maze == maze


def test_the_wrong_button_changes_nothing_and_says_so(open_window: OpenWindow) -> None:
    hand = take(open_window(blocks("#.")))
    hand.press((0.5, 0.5))
    assert hand.label == "nothing to fill"
    assert not hand.has_preview
    hand.release((0.5, 0.5))
    assert hand.message == "Cell (row 1, column 1) is already rock. The right button clears it."
    hand.press((0.5, 1.5), RIGHT)
    assert hand.label == "nothing to dig out"
    hand.release((0.5, 1.5))
    assert hand.message == "Cell (row 1, column 2) is not rock. The left button fills it."
    assert hand.document.undo_stack.count() == 0
    hand.move((-0.5, 0.5))
    assert hand.label == ""
    click(hand, (-0.5, 0.5))
    assert hand.document.undo_stack.count() == 0


def test_shift_takes_the_region_alone(open_window: OpenWindow) -> None:
    maze = blocks("""
        ...#...
        .......
        ...#...
    """)
    hand = take(open_window(maze.copy()))
    hand.settle()
    assert hand.analysis.region is not None
    room = [tuple(place) for place in np.argwhere(hand.region[0] == hand.region[0, 0, 0]).tolist()]
    assert len(room) == 8
    hand.press((0.5, 0.5), keys=SHIFT)
    shows(hand, "fill 8 cells")
    assert shown(hand, room)
    hand.release((0.5, 0.5), SHIFT)
    assert rock_of(hand.maze) == {(0, 3), (2, 3), *room}
    hand.check_overlay()
    hand.key("z", CTRL)
    hand.settle()
    click(hand, (1.5, 2.5), keys=SHIFT)
    assert rock_of(hand.maze) == {(0, 3), (2, 3), (1, 2)}, "an entry is a crossroad, and that a region"
    hand.key("z", CTRL)
    click(hand, (0.5, 3.5), RIGHT, SHIFT)
    assert rock_of(hand.maze) == {(2, 3)}, "rock has no regions"
    hand.check_overlay()


def test_ctrl_takes_all_floor_or_all_rock_of_the_level_joined_or_not(open_window: OpenWindow) -> None:
    level = "..#\n##.\n.?!"
    maze = blocks(level, level)
    hand = take(open_window(maze.copy()))
    click(hand, (0.5, 0.5), keys=CTRL)
    assert rock_of(hand.maze) == {(row, col) for row in range(3) for col in range(3)} - {(2, 1)}
    assert (hand.maze.cells[1] == maze.cells[1]).all()
    hand.key("z", CTRL)
    click(hand, (0.5, 2.5), RIGHT, CTRL)
    assert rock_of(hand.maze) == set()
    hand.key("z", CTRL)
    click(hand, (2.5, 1.5), keys=CTRL)
    assert rock_of(hand.maze) == {(0, 2), (1, 0), (1, 1), (2, 1)}
    hand.key("z", CTRL)
    assert hand.maze == maze
    hand.check_overlay()


def test_fog_stays_and_links_that_are_buried_come_back_by_undo(open_window: OpenWindow) -> None:
    maze = blocks("...#\n...#")
    maze.buffers.cells[0, :, 1:] |= FOG
    PlaceLink(Link(Port((0, 0, 0)), Port((0, 1, 2)))).apply(maze)
    hand = take(open_window(maze.copy()))
    click(hand, (0.5, 0.5))
    assert (hand.maze.cells == maze.cells & FOG).all()
    assert not hand.maze.links
    click(hand, (0.5, 0.5), RIGHT)
    assert (hand.maze.cells == maze.cells & FOG | Matter.FLOOR << 1).all()
    hand.check_overlay()
    hand.key("z", CTRL)
    hand.key("z", CTRL)
    assert hand.maze == maze


def test_a_fill_works_on_the_level_that_is_shown(open_window: OpenWindow) -> None:
    maze = Maze.blank(3, 3, levels=2)
    hand = take(open_window(maze))
    hand.move((0.5, 0.5))
    shows(hand, "fill 9 cells")
    hand.key(Qt.Key.Key_PageUp)
    assert not hand.has_preview
    click(hand, (0.5, 0.5))
    assert (rock_of(hand.maze, 0), len(rock_of(hand.maze, 1))) == (set(), 9)


@COMBS
def test_a_fill_on_a_honeycomb_follows_its_sides(open_window: OpenWindow, lattice: object) -> None:
    hand = opened(open_window, lattice)  # type: ignore[arg-type]
    row, col = 3, 4

    def has_east(row: int, col: int) -> bool:
        return hand.maze.has_side(hand.maze.grid.cell_at((0, row, col)), Side.E)

    assert has_east(row, col) != has_east(row, col + 1)
    origin = np.array((0, *hand.maze.origin))
    # A band of rock from edge to edge parts the board; the cells of its row touch in pairs only.
    band = [(0, row, at) for at in range(10)]
    hand.document.do(SetCells([(*(origin + cell).tolist(), "rock") for cell in band]), "band")
    take(hand)
    pair = {(row, at) for at in (3, 4, 5) if at == col or has_east(row, min(at, col))}
    assert len(pair) == 2
    hand.move(middle(hand, row, col))
    shows(hand, "right button clears 2 cells")
    assert shown(hand, sorted(pair), ERASE)
    click(hand, middle(hand, row, col), RIGHT)
    assert rock_of(hand.maze) == {(row, at) for at in range(10)} - pair
    hand.key("z", CTRL)
    click(hand, middle(hand, 1, 1))
    assert rock_of(hand.maze) == {(at, along) for at in range(row + 1) for along in range(10)}
    hand.check_overlay()


def test_escape_between_press_and_release_fills_nothing(open_window: OpenWindow) -> None:
    hand = take(open_window(Maze.blank(4, 4)))
    hand.press((1.5, 1.5))
    shows(hand, "fill 16 cells")
    hand.key(Qt.Key.Key_Escape)
    assert not hand.has_preview
    hand.release((1.5, 1.5))
    assert hand.document.undo_stack.count() == 0
    assert hand.maze == Maze.blank(4, 4)


def test_the_edit_of_an_area_keeps_fog_and_takes_lattice_coordinates() -> None:
    maze = Maze.blank(3, 3)
    shifted = Maze(maze.cells, maze.walls, origin=(-5, 7))
    shifted.buffers.cells[0, 1, 1] |= FOG
    filled(shifted, 0, Area.block(-4, 8, -3, 9), Matter.ROCK).apply(shifted)
    assert shifted.cells[0].tolist() == [[2, 2, 2], [2, 1, 0], [2, 0, 0]]
