"""Every tool works on a honeycomb, by real clicks at the places that exact geometry gives."""

from __future__ import annotations

import gc
from itertools import pairwise

import numpy as np
import pytest
from PySide6.QtCore import Qt

from mazarine.gui.dialogs.new_maze import NewMazeDialog, fill_loose_corners
from mazarine.lattice import HONEYCOMB, LATTICES, MIRRORED, SQUARE, Lattice, Side
from mazarine.maze import Cell, Marker, MarkerKind, Maze, Port, PortSide
from mazarine.maze.codes import Matter, Wall
from mazarine.maze.edits import PlaceLink, PlaceMarker, SetCells
from mazarine.picture import LIGHT
from mazarine.regions import Kind
from tests.drawing import teleporter, walls
from tests.gui.conftest import OpenWindow
from tests.gui.hand import CTRL, RIGHT, SHIFT, Hand, Place
from tests.gui.test_path_probe import waits_for

COMBS = pytest.mark.parametrize("lattice", [HONEYCOMB, MIRRORED], ids=["honeycomb", "mirrored"])


def opened(open_window: OpenWindow, lattice: Lattice, *, walled: bool = False) -> Hand:
    """Open a board with an odd origin."""
    plain = Maze.blank(8, 10, lattice=MIRRORED if lattice is HONEYCOMB else HONEYCOMB, walled=walled)
    maze = Maze(plain.cells, plain.walls, lattice=lattice, origin=(-3, 4))
    return open_window(maze)


def middle(hand: Hand, row: int, col: int) -> Place:
    """Return the center of the cell at an array place."""
    x, y = hand.maze.geometry.middle(row, col)
    return y, x


def near_side(hand: Hand, row: int, col: int, side: Side) -> Place:
    """Return a place inside a cell near one of its sides."""
    y, x = middle(hand, row, col)
    right, down = hand.maze.geometry.facing(row, col, side)
    return y + 0.42 * down, x + 0.42 * right


def sides_of(maze: Maze, row: int, col: int) -> list[Side]:
    return [side for side in SQUARE.sides if maze.has_side(maze.grid.cell_at((0, row, col)), side)]


@COMBS
def test_a_click_near_a_side_unties_a_link_and_another_ties_it(
    open_window: OpenWindow, lattice: Lattice
) -> None:
    hand = opened(open_window, lattice)
    before = hand.maze.copy()
    for row, col in ((3, 4), (3, 5)):
        for side in sides_of(hand.maze, row, col):
            hand.click(near_side(hand, row, col, side))
            assert hand.maze.wall_at(lattice_cell(hand, row, col), side) is Wall.WALL
            hand.check_overlay()
            hand.click(near_side(hand, row, col, side), RIGHT)
            assert hand.maze == before
    hand.check_overlay()


@COMBS
def test_a_stroke_along_a_zigzag_draws_it_without_stubs(open_window: OpenWindow, lattice: Lattice) -> None:
    hand = opened(open_window, lattice)
    places = [near_side(hand, 3, col, Side.S) for col in range(10)]
    hand.drag(*places)
    expected = {(3, col) for col in range(10)}
    drawn = {
        (row, col) for row, col in np.ndindex(7, 10)
        if hand.maze.wall_at(lattice_cell(hand, row, col), Side.S) is Wall.WALL
    }  # fmt: skip
    assert drawn == expected
    assert hand.document.undo_stack.count() == 1
    hand.check_overlay()


@COMBS
def test_the_rock_brush_removes_points_and_adds_them(open_window: OpenWindow, lattice: Lattice) -> None:
    hand = opened(open_window, lattice)
    hand.key("k")
    hand.drag(middle(hand, 2, 1), middle(hand, 2, 8))
    rock = np.argwhere(hand.maze.cells[0] >> 1 == Matter.ROCK).tolist()
    assert {(2, 1), (2, 8)} <= set(map(tuple, rock))
    assert {row for row, _ in rock} <= {1, 2, 3}
    hand.check_overlay()
    hand.drag(middle(hand, 2, 1), middle(hand, 2, 8), button=RIGHT)
    assert not (hand.maze.cells[0] >> 1 == Matter.ROCK).any()
    hand.check_overlay()


@COMBS
def test_a_rectangle_walls_in_a_block_of_points(open_window: OpenWindow, lattice: Lattice) -> None:
    hand = opened(open_window, lattice)
    before = hand.maze.copy()
    hand.key("p")
    hand.drag(middle(hand, 2, 3), middle(hand, 5, 6))
    inside = {(row, col) for row in range(2, 6) for col in range(3, 7)}
    for row, col in np.ndindex(8, 10):
        for side in sides_of(hand.maze, row, col):
            cell = lattice_cell(hand, row, col)
            if not hand.maze.is_border(cell, side):
                beyond = row + lattice.steps[side][0], col + lattice.steps[side][1]
                stands = hand.maze.wall_at(cell, side) is Wall.WALL
                assert stands == (((row, col) in inside) != (beyond in inside))
    hand.check_overlay()
    hand.drag(middle(hand, 2, 3), middle(hand, 5, 6), button=RIGHT)
    hand.check_overlay()
    assert hand.maze == before


@COMBS
def test_teleporters_stand_on_sides_and_pads_and_brushes_erase_them(
    open_window: OpenWindow, lattice: Lattice
) -> None:
    hand = opened(open_window, lattice)
    before = hand.maze.copy()
    hand.key("t")
    side = sides_of(hand.maze, 2, 2)[1]
    hand.drag(near_side(hand, 2, 2, side), middle(hand, 6, 7), keys=SHIFT)
    (link,) = hand.maze.links
    assert link.ports == (Port(lattice_cell(hand, 2, 2), PortSide[side.name]), Port(lattice_cell(hand, 6, 7)))
    assert link.one_way
    hand.check_overlay()
    hand.keys("k", "e")
    hand.click(middle(hand, 6, 7))
    assert not hand.maze.links
    hand.keys("b", "e")
    hand.click(near_side(hand, 2, 2, side))
    assert hand.maze == before


def lattice_cell(hand: Hand, row: int, col: int) -> Cell:
    """Return the lattice cell at an array place."""
    return hand.maze.grid.cell_at((0, row, col))


@COMBS
def test_the_probe_shows_the_way_over_points_and_the_status_names_them(
    open_window: OpenWindow, lattice: Lattice
) -> None:
    hand = opened(open_window, lattice)
    hand.key("d")
    hand.press(middle(hand, 1, 1))
    waits_for(hand, "0 steps")
    hand.move(middle(hand, 1, 3))
    waits_for(hand, "4 steps")
    path = hand.path_drawn
    assert path is not None
    top, left = hand.maze.origin
    _, row, col = path.corners[2].tolist()
    assert hand.color_at(middle(hand, row - top, col - left)) == LIGHT.path
    hand.release(middle(hand, 1, 3))
    hand.key("b")
    hand.move(middle(hand, 4, 5))
    assert lattice.point_at is not None
    assert f"point {lattice.point_at(4 + top, 5 + left)}" in hand.status_text


@COMBS
def test_it_is_shown_as_points_with_links_and_as_triangles_on_request(
    open_window: OpenWindow, lattice: Lattice
) -> None:
    hand = opened(open_window, lattice, walled=True)
    assert hand.actions["view.points"].isChecked()
    hand.zoom_to(30)
    hand.move((0, 0))
    points = hand.picture()
    hand.key("h", CTRL | SHIFT)
    triangles = hand.picture()
    assert (points != triangles).mean() > 0.2
    hand.act("view.points")
    assert np.array_equal(hand.picture(), points)


def test_a_maze_of_squares_looks_the_same_with_and_without_points(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 5, walled=True))
    hand.settle()
    hand.move((0, 0))
    squares = hand.picture()
    hand.act("view.points")
    assert np.array_equal(hand.picture(), squares)


@pytest.mark.parametrize(
    ("lattice", "rows", "corners"),
    [
        ("Honeycomb", 5, []), ("Honeycomb", 16, [[15, 0], [15, 15]]),
        ("Honeycomb, mirrored", 5, [[0, 0], [0, 15], [4, 0], [4, 15]]),
        ("Honeycomb, mirrored", 16, [[0, 0], [0, 15]]),
    ],
)  # fmt: skip
def test_a_new_open_honeycomb_is_one_room_without_loose_corners(
    open_window: OpenWindow, lattice: str, rows: int, corners: list[list[int]]
) -> None:
    hand = open_window(Maze.blank(3, 3))

    def fill(dialog: NewMazeDialog) -> None:
        dialog.lattice_box.setCurrentIndex(dialog.lattice_box.findText(lattice))
        assert "three neighbors" in dialog.lattice_label.text()
        assert not dialog.lattice_box.itemIcon(dialog.lattice_box.currentIndex()).isNull()
        dialog.rows_box.setValue(rows)
        dialog.levels_box.setValue(2)
        dialog.accept()

    hand.fill_in(fill)
    hand.key("n", CTRL)
    hand.check_overlay()
    kinds = hand.analysis.kind
    assert kinds is not None
    assert set(np.unique(kinds).tolist()) <= {Kind.ROCK, Kind.ROOM}
    assert np.argwhere(hand.maze.cells[0] >> 1 == Matter.ROCK).tolist() == corners
    assert np.array_equal(hand.maze.cells[0], hand.maze.cells[1])


@pytest.mark.parametrize(("rows", "cols"), [(1, 1), (1, 6), (2, 9), (9, 1)])
def test_a_new_honeycomb_without_any_hexagon_is_floor(rows: int, cols: int) -> None:
    maze = Maze.blank(rows, cols, lattice="honeycomb")
    fill_loose_corners(maze)
    assert maze == Maze.blank(rows, cols, lattice="honeycomb")


def test_a_board_grows_where_cells_are_dug_beyond_its_edge_and_stays_where_it_is_seen(
    open_window: OpenWindow, subtests: pytest.Subtests
) -> None:
    hand = open_window()
    for lattice in LATTICES:
        with subtests.test(lattice=lattice):
            maze = Maze.blank(6, 8, lattice=lattice)
            SetCells([(0, 0, 0, "rock")]).apply(maze)
            hand.begin(maze.copy())
            hand.zoom_to(24)
            hand.key("k")
            seen = hand.pixel(middle(hand, 3, 3))
            hand.drag(middle(hand, 1, 1), middle(hand, -2, -3), middle(hand, 0, 2), button=RIGHT)
            assert hand.maze.origin == (-2, -3)
            assert hand.maze.shape == (1, 8, 11)
            cells = hand.maze.cells[0] >> 1 == Matter.FLOOR
            assert cells[2:, 3:].all()
            assert cells[0, 0]
            assert not cells[0, 9]
            assert hand.pixel(middle(hand, 5, 6)) == seen
            hand.check_overlay()
            hand.key("z", CTRL)
            assert hand.maze == maze
            hand.check_overlay()
            hand.key("y", CTRL)
            assert hand.maze.shape == (1, 8, 11)
            hand.check_overlay()
            hand.drag(middle(hand, 5, 9), middle(hand, 9, 12), button=RIGHT)
            assert hand.maze.origin == (-2, -3)
            assert hand.maze.shape == (1, 10, 13)
            hand.check_overlay()


def test_rock_beyond_the_edge_and_a_board_beyond_all_sizes_change_nothing(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = open_window(Maze.blank(6, 8))
    hand.key("k")
    hand.drag((2.5, 2.5), (-3.5, 2.5))
    assert hand.maze.shape == (1, 6, 8)
    monkeypatch.setattr("mazarine.maze.validation.MAX_CELLS", 60)
    hand.drag((3.5, 7.5), (3.5, 12.5), button=RIGHT)
    assert hand.maze.shape == (1, 6, 8)
    assert hand.message.endswith("are too many; a maze has at most 60.")


def test_what_is_grown_can_be_scrolled_to_and_words_keep_to_their_cells(open_window: OpenWindow) -> None:
    maze = Maze.blank(12, 12, levels=2, lattice="honeycomb")
    PlaceMarker(Marker(MarkerKind.START, (0, 0, 3), PortSide.N)).apply(maze)
    PlaceLink(teleporter((0, 5, 5), (1, 6, 6))).apply(maze)
    hand = open_window(maze.copy())
    view = hand.window.view
    view.zoom_to(24)
    hand.key("k")
    reach = view.sceneRect()
    hand.drag(middle(hand, 11, 6), middle(hand, 14, 6), button=RIGHT)
    assert view.sceneRect().bottom() > reach.bottom() + 2
    hand.drag(middle(hand, 0, 6), middle(hand, -2, 6), button=RIGHT)
    assert [(marker.kind, marker.side) for marker in hand.maze.markers] == [(MarkerKind.START, None)]
    assert hand.maze.links == maze.links
    hand.move(middle(hand, 5, 5))
    hand.check_overlay()
    label, words = hand.window.status.cell.label, f"row {6 + hand.maze.origin[0]}, column 6, point"
    assert words in label.text()
    hand.key("z", CTRL)
    assert words in label.text()
    hand.key("z", CTRL)
    assert hand.maze == maze
    hand.check_overlay()


def test_a_hand_that_slips_far_away_makes_no_huge_board(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(900, 900))
    hand.key("k")
    hand.click((-40, -300), button=RIGHT)
    assert hand.maze.shape == (1, 900, 900)
    assert "Zoom in to dig there" in hand.message
    hand.zoom_to(6)
    hand.window.view.centerOn(0, 0)
    hand.click((-4, -3), button=RIGHT)
    # The hand lets go at the same place of the maze, which has moved on by then.
    assert hand.maze.shape == (1, 908, 906)


def test_a_stroke_that_grows_a_board_again_and_again_is_taken_back_at_once(open_window: OpenWindow) -> None:
    maze = Maze.blank(30, 30, lattice="honeycomb")
    hand = open_window(maze.copy())
    hand.zoom_to(12)
    hand.key("k")
    hand.press(middle(hand, 2, 15), RIGHT)
    for _ in range(12):
        hand.move(middle(hand, -1, 15))
    hand.release(middle(hand, -1, 15))
    grown = hand.maze.copy()
    assert grown.shape[1] > 40
    boards = count_boards()
    for _ in range(3):
        hand.key("z", CTRL)
        assert hand.maze == maze
        hand.key("y", CTRL)
        assert hand.maze == grown
    assert count_boards() <= boards + 1
    hand.check_overlay()


def test_what_one_stroke_digs_out_beyond_the_edge_is_open_all_along(open_window: OpenWindow) -> None:
    maze = Maze.blank(3, 4)
    hand = open_window(maze.copy())
    hand.zoom_to(24)
    hand.key("k")
    hand.press((0.5, 1.5), RIGHT)
    for _ in range(2):
        hand.move((-0.5, 1.5))  # The board grows, and what is now under the pointer is its first row.
        hand.move((0.5, 2.5))
    hand.release((0.5, 2.5))
    dug = walls("""
        +---+---+---+---+
        | #           # |
        +   +   +   +   +
        | #           # |
        +---+---+---+---+
        |               |
        +   +   +   +   +
        |               |
        +   +   +   +   +
        |               |
        +---+---+---+---+
    """)
    assert (hand.maze.cells.tolist(), hand.maze.walls.tolist()) == (dug.cells.tolist(), dug.walls.tolist())
    hand.check_overlay()
    hand.key("z", CTRL)
    assert hand.maze == maze


def count_boards() -> int:
    """Count the mazes that are kept."""
    gc.collect()
    return sum(type(thing) is Maze for thing in gc.get_objects())


def test_a_line_joins_two_posts_and_shift_keeps_it_straight(
    open_window: OpenWindow, subtests: pytest.Subtests
) -> None:
    hand = open_window()
    for lattice in [SQUARE, HONEYCOMB, MIRRORED]:
        with subtests.test(lattice=lattice):
            hand.begin(Maze.blank(9, 9, lattice=lattice))
            before, geometry = hand.maze.copy(), hand.maze.geometry
            first, last = geometry.corners(5, 2)[0], geometry.corners(2, 7)[1]
            hand.key("l")
            (x0, y0), (x1, y1) = first, last
            hand.drag((y0 + 0.05, x0 + 0.08), (y1 - 0.1, x1 + 0.02))
            drawn = walls_between_cells(hand.maze)
            ends = sorted(post for line in drawn for post in line)
            odd = sorted(post for post in set(ends) if ends.count(post) % 2)
            assert odd == sorted(rounded(post) for post in (first, last))
            assert len(drawn) <= 2 * np.hypot(x1 - x0, y1 - y0)
            assert hand.document.undo_stack.count() == 1
            hand.check_overlay()
            hand.drag((y0, x0), (y1, x1), button=RIGHT)
            assert hand.maze == before
            step = geometry.post_steps[1]
            hand.drag((y0, x0), (y0 + 3 * step[1] + 0.3, x0 + 3 * step[0] + 0.2), keys=SHIFT)
            straight = [rounded((x0 + at * step[0], y0 + at * step[1])) for at in range(4)]
            assert walls_between_cells(hand.maze) == {frozenset(pair) for pair in pairwise(straight)}
            hand.press((y0, x0))
            hand.move((y1, x1))
            hand.key(Qt.Key.Key_Escape)
            hand.release((y1, x1))
            assert len(walls_between_cells(hand.maze)) == 3


def rounded(post: tuple[float, float]) -> tuple[float, float]:
    return round(post[0], 5), round(post[1], 5)


def walls_between_cells(maze: Maze) -> set[frozenset[tuple[float, float]]]:
    """Return the ends of every wall that is not part of the border."""
    found = set()
    for row, col in np.ndindex(maze.shape[1:]):
        for side in sides_of(maze, row, col):
            cell = maze.grid.cell_at((0, row, col))
            if not maze.is_border(cell, side) and maze.wall_at(cell, side) is Wall.WALL:
                found.add(frozenset(rounded(end) for end in maze.geometry.line(row, col, side)))
    return found
