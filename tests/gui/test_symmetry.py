"""Drawing with a symmetry."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPathStroker
from PySide6.QtWidgets import QApplication

from mazarine.lattice import HONEYCOMB, Side
from mazarine.maze import Link, Maze, Port, PortSide
from mazarine.maze.codes import FOG, Matter, Wall
from mazarine.maze.edits import PlaceLink, SetCells, SetWalls
from mazarine.maze.images import positions_with_images
from mazarine.maze.messages import MazeMessage
from mazarine.maze.symmetry import IMAGES, Symmetry, find_obstacle
from tests.gui.cell_sets import rock_of
from tests.gui.conftest import OpenWindow
from tests.gui.hand import CTRL, LEFT, NO_KEYS, RIGHT, SHIFT


def test_a_stroke_comes_with_its_images_as_one_step(
    open_window: OpenWindow, subtests: pytest.Subtests
) -> None:
    hand = open_window()
    for name, others in [
        ("mirror", {(1, 5)}),
        ("flip", {(5, 1)}),
        ("both", {(1, 5), (5, 1), (5, 5)}),
        ("half-turn", {(5, 5)}),
        ("quarter-turns", {(1, 5), (5, 5), (5, 1)}),
        ("none", set()),
    ]:
        with subtests.test(name=name, others=others):
            hand.begin(Maze.blank(7, 7))
            hand.act(f"symmetry.{name}")
            hand.key("k")
            hand.click((1.5, 1.5))
            assert rock_of(hand.maze) == {(1, 1)} | others
            hand.check_overlay()
            hand.drag((1.5, 1.5), (1.5, 1.5), button=RIGHT)
            assert rock_of(hand.maze) == set()
            hand.key("z", CTRL)
            hand.key("z", CTRL)
            assert hand.maze == Maze.blank(7, 7)


def test_what_the_board_cannot_have_is_said_and_not_chosen(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 6))
    hand.act("symmetry.quarter-turns")
    assert hand.message == str(MazeMessage.QUARTER_TURNS_NOT_SQUARE())
    assert hand.actions["symmetry.none"].isChecked()
    hand.document.replace(Maze.blank(6, 6))
    hand.act("symmetry.quarter-turns")
    hand.document.replace(Maze.blank(4, 6))
    assert hand.actions["symmetry.none"].isChecked()
    hand.key("k")
    hand.click((1.5, 1.5))
    assert rock_of(hand.maze) == {(1, 1)}


def test_a_board_does_not_grow_while_it_is_drawn_on_with_symmetry(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 6))
    hand.act("symmetry.mirror")
    hand.key("k")
    hand.drag((2.5, 4.5), (2.5, 5.5), (2.5, 6.5), button=RIGHT)
    assert hand.maze.shape == (1, 6, 6)
    assert hand.message == "The board cannot grow while symmetry is on. Turn symmetry off first."


def test_a_shape_is_shown_with_its_images_before_it_is_drawn(
    open_window: OpenWindow, subtests: pytest.Subtests
) -> None:
    hand = open_window()
    for tool, (lattice, shape, name) in product(
        ["l", "p"],
        [
            *(("square", (7, 7), name) for name in ("mirror", "flip", "both", "half-turn", "quarter-turns")),
            ("square", (4, 7), "half-turn"),
            ("honeycomb", (7, 8), "mirror"),
            ("honeycomb", (7, 8), "flip"),
            ("honeycomb", (8, 7), "half-turn"),
        ],
    ):
        with subtests.test(tool=tool, lattice=lattice, shape=shape, name=name):
            hand.begin(Maze.blank(*shape, lattice=lattice))
            hand.act(f"symmetry.{name}")
            assert hand.message == ""
            hand.key(tool)
            (x, y), (to_x, to_y) = (hand.maze.geometry.middle(row, col) for row, col in ((1, 1), (2, 2)))
            # Not from the very middle, which is as near to one post as to another.
            hand.press((y - 0.1, x - 0.1))
            hand.move((to_y - 0.1, to_x - 0.1))
            stroker = QPainterPathStroker()
            stroker.setWidth(0.1)
            shown = stroker.createStroke(hand.preview.path)
            hand.release((to_y - 0.1, to_x - 0.1))
            walls = 0
            for row, col in np.ndindex(*shape):
                for side in (Side.E, Side.S):
                    cell = hand.maze.grid.cell_at((0, row, col))
                    if hand.maze.has_side(cell, side) and not hand.maze.is_border(cell, side):
                        (x, y), (to_x, to_y) = hand.maze.geometry.line(row, col, side)
                        stands = hand.maze.wall_at(cell, side) is Wall.WALL
                        assert stands == shown.contains(QPointF((x + to_x) / 2, (y + to_y) / 2)), (cell, side)
                        walls += stands
            assert walls


def test_a_honeycomb_is_offered_no_quarter_turns(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 6, lattice=HONEYCOMB))
    action = hand.actions["symmetry.quarter-turns"]
    assert not action.isEnabled()
    hand.document.replace(Maze.blank(6, 6))
    assert action.isEnabled()


def test_fills_markers_teleporters_and_stairs_have_images(open_window: OpenWindow) -> None:
    maze = Maze.blank(5, 7, levels=2)
    for row in range(5):
        maze.set_wall((0, row, 2), Side.E)
        maze.set_wall((0, row, 3), Side.E)
    hand = open_window(maze)
    hand.act("symmetry.mirror")
    hand.key("m")
    hand.click((1.5, 1.5))
    assert {marker.cell for marker in hand.maze.markers} == {(0, 1, 1), (0, 1, 5)}
    hand.drag((1.5, 1.5), (3.5, 0.5))
    assert {marker.cell for marker in hand.maze.markers} == {(0, 3, 0), (0, 3, 6)}
    hand.click((3.5, 0.5), RIGHT)
    assert not len(hand.maze.markers)
    hand.key("t")
    hand.drag((0.5, 0.5), (2.5, 1.5))
    ends = {frozenset(port.cell[1:] for port in link.ports) for link in hand.maze.links}
    assert ends == {frozenset({(0, 0), (2, 1)}), frozenset({(0, 6), (2, 5)})}
    hand.key("y")
    hand.click((4.5, 0.5))
    assert len(hand.maze.links) == 4
    hand.click((4.5, 6.5), RIGHT)
    assert len(hand.maze.links) == 2
    hand.key("f")
    hand.move((3.5, 1.5))
    hand.click((3.5, 1.5))
    hand.qtbot.waitUntil(lambda: len(rock_of(hand.maze)) == 30)
    for _ in range(6):
        hand.key("z", CTRL)
    assert not rock_of(hand.maze)
    hand.check_overlay()


def test_the_axis_is_shown_for_tools_that_draw_with_it(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(5, 7))
    hand.act("symmetry.mirror")
    with_axis = hand.picture()
    hand.key("r")
    assert not hand.window.symmetry.is_axis_shown
    assert (hand.picture() != with_axis).any()
    hand.key("f")
    assert hand.window.symmetry.is_axis_shown


def _coded(maze: Maze, codes: dict[tuple[int, int], str]) -> Maze:
    SetCells([(0, *place, state) for place, state in codes.items()]).apply(maze)
    return maze


def test_brushes_do_to_images_what_they_do_to_the_cell_itself(open_window: OpenWindow) -> None:
    hand = open_window(_coded(Maze.blank(4, 8), {(0, 0): "rock", (0, 7): "floor", (1, 7): "secret"}))
    hand.act("symmetry.mirror")
    hand.key("k")
    hand.drag((0.5, 0.5), (1.5, 0.5))
    assert rock_of(hand.maze) == {(0, 0), (1, 0), (0, 7), (1, 7)}, "over rock, too"
    hand.key("z", CTRL)
    hand.key("o")
    hand.click((0.5, 7.5))
    hand.click((0.5, 0.5), RIGHT)
    assert not (hand.maze.cells & FOG).any()
    hand.click((2.5, 0.5))
    hand.click((2.5, 7.5), RIGHT)
    hand.document.do(SetCells([(0, 2, 7, 5)]), "found in fog")
    hand.key("k")
    hand.click((2.5, 0.5))
    assert hand.maze.cells[0, 2, [0, 7]].tolist() == [Matter.ROCK << 1, Matter.ROCK << 1 | FOG]
    hand.document.do(SetCells([(0, 3, 0, "rock"), (0, 3, 7, "secret")]), "different")
    hand.click((3.5, 0.5), RIGHT)
    assert hand.maze.cells[0, 3, 7] >> 1 == Matter.SECRET, "digging leaves secrets"
    hand.check_overlay()


def test_secrets_that_are_removed_leave_no_walls_on_the_other_side(open_window: OpenWindow) -> None:
    maze = Maze.blank(4, 8)
    SetWalls([(0, 1, 1, "E", "secret"), (0, 2, 1, "S", "wall")]).apply(maze)
    hand = open_window(maze)
    hand.act("symmetry.mirror")
    hand.key("s")
    hand.click((1.5, 1.95), RIGHT)
    assert hand.maze.wall_at((0, 1, 1), Side.E) is Wall.WALL
    assert hand.maze.wall_at((0, 1, 6), Side.W) is Wall.OPEN
    hand.click((2.95, 1.5))
    assert hand.maze.wall_at((0, 2, 1), Side.S) is hand.maze.wall_at((0, 2, 6), Side.S) is Wall.SECRET
    hand.key("z", CTRL)
    assert hand.maze.wall_at((0, 2, 6), Side.S) is Wall.OPEN


@pytest.mark.parametrize("symmetry", ["none", "mirror", "both"])
@pytest.mark.parametrize("cols", [7, 8])
def test_brushes_erase_pads_portals_and_their_images(
    open_window: OpenWindow, symmetry: str, cols: int
) -> None:
    maze = _coded(Maze.blank(4, cols), {(3, 1): "rock", (3, cols - 2): "rock"})
    SetWalls([(0, 1, 2, "E", "wall"), (0, 1, cols - 3, "W", "wall")]).apply(maze)
    for first, second in (
        (Port((0, 1, 0)), Port((0, 1, 2), PortSide.E)),
        (Port((0, 1, cols - 1)), Port((0, 1, cols - 3), PortSide.W)),
    ):
        PlaceLink(Link(first, second)).apply(maze)
    hand = open_window(maze)
    hand.act(f"symmetry.{symmetry}")
    hand.keys("k", "e")
    hand.drag((1.5, 0.5), (1.5, 1.5))
    assert hand.message == ""
    assert len(hand.maze.links) == (symmetry == "none")
    hand.drag((3.5, 0.5), (3.5, 2.5))
    assert rock_of(hand.maze) == (set() if symmetry != "none" else {(3, cols - 2)})
    hand.keys("b", "e")
    hand.drag((1.5, 2.95), (1.5, 2.95))
    if symmetry == "none":
        hand.drag((1.5, cols - 2.95), (1.5, cols - 2.95))
    assert not len(hand.maze.links)
    assert np.array_equal(hand.maze.walls, Maze.blank(4, cols).walls)
    hand.check_overlay()


def test_the_image_of_a_portal_comes_whole_or_not_at_all(open_window: OpenWindow) -> None:
    maze = Maze.blank(5, 8)
    SetWalls([(0, 0, 7, "S", "secret"), (0, 4, 7, "N", "secret"), (0, 0, 1, "S", "wall")]).apply(maze)
    hand = open_window(_coded(maze, {(2, 6): "rock"}))
    hand.act("symmetry.mirror")
    hand.key("t")
    hand.drag((0.95, 1.5), (4.05, 1.5))
    ends = {frozenset((port.cell[1:], port.side) for port in link.ports) for link in hand.maze.links}
    assert ends == {
        frozenset({((0, 1), PortSide.S), ((4, 1), PortSide.N)}),
        frozenset({((0, 6), PortSide.S), ((4, 6), PortSide.N)}),
    }
    hand.drag((0.95, 0.5), (2.5, 1.5))
    assert len(hand.maze.links) == 3, "the image would end in rock"
    assert hand.maze.wall_at((0, 0, 7), Side.S) is Wall.SECRET
    hand.drag((4.05, 0.5), (3.5, 0.5))
    assert len(hand.maze.links) == 5
    assert hand.maze.wall_at((0, 4, 7), Side.N) is Wall.WALL
    hand.check_overlay()


@pytest.mark.parametrize("seed", range(8))
def test_whatever_is_drawn_on_a_symmetrical_board_leaves_it_symmetrical(
    open_window: OpenWindow, seed: int
) -> None:
    rng = np.random.default_rng(seed)
    shape, lattice = ((8, 8), "square") if seed % 2 else ((7, 8), "honeycomb")
    blank = Maze.blank(*shape, lattice=lattice)
    hand = open_window(blank.copy())
    possible = [it for it in Symmetry if it is not Symmetry.NONE and find_obstacle(blank, it) is None]
    symmetry = possible[rng.integers(len(possible))]
    hand.act(f"symmetry.{symmetry}")
    for _ in range(25):
        hand.key(str(rng.choice(list("bkelptmso"))))
        held = [NO_KEYS, SHIFT, SHIFT | CTRL][rng.integers(3)]
        middles = [blank.geometry.middle(*rng.integers(shape).tolist()) for _ in range(rng.integers(1, 4))]
        places = [(y + rng.uniform(-0.45, 0.45), x + rng.uniform(-0.45, 0.45)) for x, y in middles]
        hand.drag(*places, button=LEFT if rng.random() < 0.7 else RIGHT, keys=held)
        menu = QApplication.activePopupWidget()
        if menu is not None:
            menu.close()
        for image in IMAGES[symmetry]:
            assert np.array_equal(image.mask(hand.maze.cells[0]), hand.maze.cells[0])
        walls = np.argwhere(walls_of(hand.maze))
        there = positions_with_images(hand.maze, walls[:, :2], walls[:, 2].astype(np.uint8), symmetry)
        assert len(there[0]) == len(walls)
    hand.check_overlay()
    while hand.actions["edit.undo"].isEnabled():
        hand.key("z", CTRL)
    assert hand.maze == blank


def walls_of(maze: Maze) -> np.ndarray:
    """Return, for each cell and side (E, S), whether a wall or a secret door stands there, off the border."""
    stands = np.zeros((*maze.shape[1:], 4), dtype=bool)
    for row, col in np.ndindex(*maze.shape[1:]):
        cell = maze.grid.cell_at((0, row, col))
        for side in (Side.E, Side.S):
            if maze.has_side(cell, side) and not maze.is_border(cell, side):
                stands[row, col, side] = maze.wall_at(cell, side) is not Wall.OPEN
    return stands
