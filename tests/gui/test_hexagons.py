"""Mazes of hexagons in the window: every tool by real clicks, and every action."""

from __future__ import annotations

import logging
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog

from mazarine.files import write
from mazarine.generators import generate
from mazarine.gui.dialogs import file_dialogs
from mazarine.gui.dialogs.new_maze import NewMazeDialog
from mazarine.lattice import HEXAGON, SQUARE, Side
from mazarine.maze import Cell, Marker, MarkerKind, Maze, Port, PortSide
from mazarine.maze.area import Area
from mazarine.maze.borders import close_borders
from mazarine.maze.codes import Matter, Wall
from mazarine.maze.edits import SetCells, SetWalls
from mazarine.picture import LIGHT
from mazarine.regions import Kind
from tests.gui.conftest import OpenWindow
from tests.gui.hand import CTRL, RIGHT, SHIFT, Hand, Place
from tests.gui.making import click, generators, wait_for_maze
from tests.gui.test_path_probe import waits_for

_CLOSING = {"file.quit", "file.close", "file.open_large"}
"""Actions after which another tab, or none, is shown."""
_TAKEN = (
    "edit.",
    "select.",
    "board.",
    "stamps.",
    "marker.",
    "stroke.",
    "file.compare",
    "file.merge",
    "design.",
)
"""Actions that no maze of hexagons is refused."""


def opened(open_window: OpenWindow, *, walled: bool = False) -> Hand:
    """Open a board with an even origin."""
    plain = Maze.blank(8, 10, lattice=HEXAGON, walled=walled)
    return open_window(Maze(plain.cells, plain.walls, lattice=HEXAGON, origin=(-4, 4)))


def middle(hand: Hand, row: int, col: int) -> Place:
    """Return the center of the cell at an array place."""
    x, y = hand.maze.geometry.middle(row, col)
    return y, x


def near_side(hand: Hand, row: int, col: int, side: Side) -> Place:
    """Return a place inside a cell near one of its sides."""
    y, x = middle(hand, row, col)
    right, down = hand.maze.geometry.facing(row, col, side)
    return y + 0.42 * down, x + 0.42 * right


def lattice_cell(hand: Hand, row: int, col: int) -> Cell:
    return hand.maze.grid.cell_at((0, row, col))


def walls_between_cells(maze: Maze) -> set[tuple[tuple[int, int], Side]]:
    """Return the array places and sides of all walls that are not part of the border."""
    found = set()
    for row, col in np.ndindex(maze.shape[1:]):
        cell = maze.grid.cell_at((0, row, col))
        for side in HEXAGON.sides:
            if not maze.is_border(cell, side) and maze.wall_at(cell, side) is Wall.WALL:
                found.add(((row, col), side))
    return found


def test_a_file_of_hexagons_is_opened_and_saved(open_window: OpenWindow, tmp_path: Path) -> None:
    maze = generate("prim", 6, 7, rng=3, lattice="hexagon")
    write(maze, tmp_path / "six.maze")
    hand = open_window(Maze.blank(3, 3))
    hand.open(tmp_path / "six.maze")
    assert hand.maze == maze
    hand.check_overlay()
    hand.zoom_to(30)
    hand.move((0, 0))
    y, x = middle(hand, 2, 2)
    assert hand.color_at((y + 0.25, x)) in (LIGHT.corridor, LIGHT.crossroad)


@pytest.mark.parametrize("origin", [(-4, 4), (1, 0)])
def test_a_click_near_a_side_sets_a_wall_and_another_removes_it(
    open_window: OpenWindow, origin: tuple[int, int]
) -> None:
    plain = Maze.blank(8, 10, lattice=HEXAGON)
    close_borders(walls := np.zeros_like(plain.walls), HEXAGON, origin)
    hand = open_window(Maze(plain.cells, walls, lattice=HEXAGON, origin=origin))
    before = hand.maze.copy()
    for row, col in ((3, 4), (4, 4)):
        for side in HEXAGON.sides:
            hand.click(near_side(hand, row, col, side))
            assert hand.maze.wall_at(lattice_cell(hand, row, col), side) is Wall.WALL
            hand.check_overlay()
            hand.click(near_side(hand, row, col, side), RIGHT)
            assert hand.maze == before
    hand.check_overlay()


def test_a_stroke_along_a_zigzag_draws_it_without_stubs(open_window: OpenWindow) -> None:
    hand = opened(open_window)
    sides = [(col, side) for col in range(2, 7) for side in (Side.SW, Side.SE)]
    hand.drag(*(near_side(hand, 3, col, side) for col, side in sides))
    drawn = {at for at in walls_between_cells(hand.maze) if at[0][0] == 3}
    assert drawn == {((3, col), side) for col, side in sides}
    assert hand.document.undo_stack.count() == 1
    hand.check_overlay()
    hand.key("z", CTRL)
    assert walls_between_cells(hand.maze) == set()


def test_a_line_of_walls_follows_sides_and_a_rectangle_walls_in_a_block(open_window: OpenWindow) -> None:
    hand = opened(open_window)
    before, geometry = hand.maze.copy(), hand.maze.geometry
    first, last = geometry.corners(5, 2)[0], geometry.corners(2, 7)[1]
    hand.key("l")
    hand.drag(first[::-1], last[::-1])
    count = len(walls_between_cells(hand.maze)) // 2
    assert count == len(geometry.posts_between(first, last)) - 1
    hand.check_overlay()
    hand.key("z", CTRL)
    hand.key("p")
    hand.drag(middle(hand, 2, 3), middle(hand, 5, 6))
    inside = {(row, col) for row in range(2, 6) for col in range(3, 7)}
    expected = set()
    for row, col in np.ndindex(8, 10):
        for side in HEXAGON.sides:
            down, right = HEXAGON.step(row + hand.maze.origin[0], side)
            beyond = row + down, col + right
            if ((row, col) in inside) != (beyond in inside):
                expected.add(((row, col), side))
    assert walls_between_cells(hand.maze) == expected
    hand.check_overlay()
    hand.drag(middle(hand, 2, 3), middle(hand, 5, 6), button=RIGHT)
    assert hand.maze == before


@pytest.mark.parametrize("keys", [SHIFT, CTRL, SHIFT | CTRL])
def test_keys_keep_a_line_of_walls_straight_and_draw_it_from_its_middle(
    open_window: OpenWindow, keys: Qt.KeyboardModifier
) -> None:
    hand = opened(open_window)
    hand.key("l")
    x0, y0 = hand.maze.geometry.corners(4, 5)[0]
    for over, under in [(3.1, 0.1), (1.4, 2.6), (-1.4, 2.6), (-0.2, -1.9), (0.9, 0.4)]:
        hand.drag((y0, x0), (y0 + under, x0 + over), keys=keys)
        sides = [
            tuple((round(x, 5), round(y, 5)) for x, y in hand.maze.geometry.line(*place, side))
            for place, side in walls_between_cells(hand.maze)
        ]
        ends = [end for side in set(sides) for end in side]
        # One line, that does not branch.
        assert sorted(ends.count(end) for end in set(ends)) == [1, 1, *[2] * (len(set(ends)) - 2)]
        first, last = (np.array(end) for end in set(ends) if ends.count(end) == 1)
        if keys & SHIFT:
            across, down = last - first
            assert any(abs(value) < 1e-4 for value in (down, across * 3**0.5 - down, across * 3**0.5 + down))
        if keys & CTRL:
            assert np.hypot(*((first + last) / 2 - (x0, y0))) < 0.6
        hand.check_overlay()
        hand.key("z", CTRL)


def test_a_line_of_rock_has_no_gap(open_window: OpenWindow) -> None:
    hand = opened(open_window)
    hand.key("k")
    first, last = (1, 2), (6, 7)
    hand.drag(middle(hand, *first), middle(hand, *last), keys=SHIFT)
    rock = set(map(tuple, np.argwhere(hand.maze.cells[0] == Matter.ROCK << 1).tolist()))
    reached = {first}
    while (
        grown := {
            (row + down, col + right)
            for row, col in reached
            for down, right in (HEXAGON.step(row + hand.maze.origin[0], side) for side in HEXAGON.sides)
        }
        & rock - reached
    ):
        reached |= grown
    assert last in reached
    assert reached == rock
    # As many as on the shortest way.
    assert len(rock) == 8


def test_the_rock_brush_fills_cells_digs_them_out_and_enlarges_the_board(open_window: OpenWindow) -> None:
    hand = opened(open_window)
    hand.zoom_to(24)
    hand.key("k")
    hand.drag(middle(hand, 2, 1), middle(hand, 2, 8))
    rock = np.argwhere(hand.maze.cells[0] >> 1 == Matter.ROCK).tolist()
    assert rock == [[2, col] for col in range(1, 9)]
    hand.check_overlay()
    hand.drag(middle(hand, 2, 1), middle(hand, 2, 8), button=RIGHT)
    assert not (hand.maze.cells[0] >> 1 == Matter.ROCK).any()
    seen = hand.pixel(middle(hand, 3, 3))
    hand.drag(middle(hand, 1, 1), middle(hand, -1, 1), middle(hand, 1, 1), button=RIGHT)
    assert hand.maze.shape[1] > 8
    grown = hand.maze.shape[1] - 8
    assert hand.pixel(middle(hand, 3 + grown, 3)) == seen
    hand.check_overlay()


def test_fill_and_selections_follow_the_six_sides(open_window: OpenWindow) -> None:
    hand = opened(open_window)
    hand.key("p")
    hand.drag(middle(hand, 2, 3), middle(hand, 4, 5))
    hand.settle()
    hand.act("tool.fill")
    hand.click(middle(hand, 3, 4))
    hand.qtbot.waitUntil(lambda: (hand.maze.cells[0] >> 1 == Matter.ROCK).sum() == 9)
    hand.check_overlay()
    hand.select(Area.block(0, 8, 0, 8))
    hand.act("select.grow")
    assert hand.selected.count == 7
    hand.act("select.none")
    hand.act("tool.wand")
    hand.click(middle(hand, 0, 0))
    assert hand.selected.count == 71


def flower(row: int, col: int) -> Area:
    """Return a cell with its neighbors."""
    steps = np.array([(0, 0), *(HEXAGON.step(row, side) for side in HEXAGON.sides)])
    return Area.of_places(*np.add(steps, (row, col)).T)


def begin_with_flower(hand: Hand) -> Maze:
    """Draw two walls of cell (4, 4), and rock to the west of it; return the maze."""
    maze = Maze.blank(12, 14, lattice=HEXAGON)
    SetWalls([(0, 4, 4, side, "wall") for side in (Side.E, Side.SE)]).apply(maze)
    SetCells([(0, 4, 3, "rock")]).apply(maze)
    hand.begin(maze.copy())
    hand.zoom_to(30)
    return maze


def rocks(maze: Maze) -> set[tuple[int, int]]:
    return {(row, col) for row, col in np.argwhere(maze.cells[0] >> 1 == Matter.ROCK).tolist()}


def test_a_part_keeps_its_form_when_it_is_dragged_by_one_row(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(3, 3))
    before = begin_with_flower(hand)
    hand.select(flower(4, 4))
    hand.key("r")
    hand.drag(middle(hand, 4, 4), middle(hand, 5, 5), middle(hand, 6, 6), middle(hand, 7, 8))
    hand.key(Qt.Key.Key_Return)
    assert rocks(hand.maze) == {(7, 7)}
    drawn = {(at, side) for at, side in walls_between_cells(hand.maze) if at == (7, 8)}
    assert drawn == {((7, 8), Side.E), ((7, 8), Side.SE)}
    assert hand.selected == flower(7, 8)
    hand.check_overlay()
    hand.key("z", CTRL)
    assert hand.maze == before


def test_a_part_is_turned_by_sixths_about_its_middle(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(3, 3))
    before = begin_with_flower(hand)
    hand.select(flower(4, 4))
    hand.act("select.turn")
    for side, walled in zip(
        (Side.NW, Side.NE, Side.E, Side.SE, Side.SW), np.roll(np.array(HEXAGON.sides), -1), strict=False
    ):
        hand.key(Qt.Key.Key_Return)
        assert rocks(hand.maze) == {tuple(np.add((4, 4), HEXAGON.step(4, side)).tolist())}
        assert hand.maze.wall_at((4, 4), Side(walled)) is Wall.WALL
        assert hand.selected == flower(4, 4)
        hand.check_overlay()
        hand.act("select.turn")
    hand.key(Qt.Key.Key_Return)
    assert hand.maze == before
    hand.act("select.mirror")
    hand.key("y")
    hand.key(Qt.Key.Key_Return)
    assert rocks(hand.maze) == {(4, 5)}
    assert hand.selected == flower(4, 4)
    hand.check_overlay()


def test_a_copied_part_follows_the_pointer_into_another_maze(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(3, 3))
    begin_with_flower(hand)
    hand.select(flower(4, 4))
    hand.act("edit.copy")
    hand.begin(Maze.blank(9, 9, lattice=HEXAGON))
    hand.zoom_to(30)
    hand.act("edit.paste")
    for row, col in ((3, 3), (4, 4), (5, 4), (6, 3), (5, 5)):
        hand.move(middle(hand, row, col))
        piece = hand.floating_piece
        assert piece is not None
        assert piece.middle == (row, col)
    hand.click(middle(hand, 5, 5))
    assert rocks(hand.maze) == {(5, 4)}
    assert hand.maze.wall_at((5, 5), Side.SE) is Wall.WALL
    hand.check_overlay()


def test_secret_doors_markers_and_teleporters_stand_on_slanting_sides(open_window: OpenWindow) -> None:
    hand = opened(open_window)
    hand.act("tool.secret_brush")
    hand.click(near_side(hand, 3, 4, Side.SW))
    assert hand.maze.wall_at(lattice_cell(hand, 3, 4), Side.SW) is Wall.SECRET
    hand.key("t")
    hand.drag(near_side(hand, 2, 2, Side.NE), middle(hand, 6, 7), keys=SHIFT)
    (link,) = hand.maze.links
    assert link.ports == (Port(lattice_cell(hand, 2, 2), PortSide.NE), Port(lattice_cell(hand, 6, 7)))
    hand.check_overlay()
    hand.act("marker.start")
    hand.click(middle(hand, 1, 1))
    assert hand.maze.markers.at(lattice_cell(hand, 1, 1)) == (
        Marker(MarkerKind.START, lattice_cell(hand, 1, 1)),
    )


def test_the_probe_shows_the_way_and_the_status_names_cells(open_window: OpenWindow) -> None:
    hand = opened(open_window)
    hand.key("d")
    hand.press(middle(hand, 1, 1))
    waits_for(hand, "0 steps")
    hand.move(middle(hand, 3, 2))
    waits_for(hand, "2 steps")
    hand.release(middle(hand, 3, 2))
    hand.key("b")
    hand.move(middle(hand, 4, 5))
    assert "Row 1, column 10" in hand.status_text


def test_arrows_go_from_row_to_row_and_lean_to_where_they_went_last(open_window: OpenWindow) -> None:
    hand = opened(open_window)
    up, left, right = Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Right
    hand.keys("b", "c", right, left)
    row, col = hand.cursor
    hand.key(up)
    assert hand.cursor == (row - 1, col)
    cell = lattice_cell(hand, *hand.cursor)
    hand.key(up, CTRL)
    assert hand.maze.wall_at(cell, Side.NW) is Wall.WALL
    hand.key(right, CTRL)
    assert hand.maze.wall_at(cell, Side.E) is Wall.WALL
    hand.key(Qt.Key.Key_Down, CTRL)
    assert hand.maze.wall_at(cell, Side.SE) is Wall.WALL
    hand.check_overlay()


@pytest.mark.parametrize(
    ("start", "kinds"), [("open_button", {Kind.ROOM}), ("walled_button", {Kind.CROSSROAD})]
)
def test_new_offers_hexagons(open_window: OpenWindow, start: str, kinds: set[Kind]) -> None:
    hand = open_window(Maze.blank(3, 3))

    def fill(dialog: NewMazeDialog) -> None:
        dialog.lattice_box.setCurrentIndex(dialog.lattice_box.findText("Hexagon"))
        assert "six neighbors" in dialog.lattice_label.text()
        assert not dialog.lattice_box.itemIcon(dialog.lattice_box.currentIndex()).isNull()
        assert not dialog.point_button.isEnabled()
        getattr(dialog, start).click()
        dialog.accept()

    hand.fill_in(fill)
    hand.key("n", CTRL)
    hand.check_overlay()
    assert hand.maze.lattice is HEXAGON
    assert hand.analysis.kind is not None
    assert set(np.unique(hand.analysis.kind[hand.maze.cells != 0]).tolist()) == kinds


def test_the_algorithms_that_can_do_hexagons_offer_them(open_window: OpenWindow) -> None:
    hand = opened(open_window)
    panel = generators(hand, "prim")
    assert panel.form.lattice_box.currentData() is HEXAGON
    panel.form.seed_box.setValue(5)
    panel.form.replace_box.click()
    click(panel.make_button)
    wait_for_maze(hand)
    assert hand.maze == generate("prim", 8, 10, rng=np.random.default_rng(5), lattice="hexagon")
    hand.check_overlay()
    hand.key("z", CTRL)
    hand.check_overlay()


def test_every_action_works_or_is_refused(open_window: OpenWindow, caplog: pytest.LogCaptureFixture) -> None:
    maze = generate("stack", 10, 12, rng=1, lattice="hexagon")
    SetCells([(0, 3, 3, "rock"), (0, 5, 5, "secret")]).apply(maze)
    SetWalls([(0, 6, 6, side, "open") for side in HEXAGON.sides]).apply(maze)
    hand = open_window(maze.copy())
    hand.zoom_to(30)

    def close() -> None:
        for window in (QApplication.activeModalWidget(), QApplication.activePopupWidget()):
            if isinstance(window, QDialog):
                window.reject()
            elif window is not None:
                window.close()

    timer = QTimer()
    timer.timeout.connect(close)
    timer.start(20)
    for name, action in hand.actions.items():
        if name in _CLOSING or not action.isEnabled():
            continue
        hand.select(Area.block(5, 5, 7, 7))
        hand.move(middle(hand, 5, 6))
        hand.act(name)
        hand.settle()
        assert not (name.startswith(_TAKEN) and "hexagon" in hand.message), (name, hand.message)
        hand.drag(middle(hand, 4, 4), middle(hand, 5, 7))
        hand.picture()
        hand.check_overlay()
        hand.document.undo_stack.setIndex(0)
        for window in QApplication.topLevelWidgets():
            if window.isVisible() and window is not hand.window:
                window.close()
        if not hand.actions["tool.select"].isEnabled():
            hand.begin(maze.copy())
    timer.stop()
    assert [it for it in caplog.records if it.levelno >= logging.ERROR] == []
    assert hand.maze == maze


def test_save_as_offers_what_holds_hexagons(
    open_window: OpenWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    offered: dict[str, list[str]] = {}

    def cancel(dialog: QFileDialog) -> bool:
        offered[dialog.directory().path()] = dialog.nameFilters()
        return False

    monkeypatch.setattr(file_dialogs, "accepts", cancel)
    window = open_window().window
    for lattice in (SQUARE, HEXAGON):
        (tmp_path / lattice.name).mkdir()
        proposal = tmp_path / lattice.name / "a.maze"
        assert file_dialogs.ask_save_target(window, proposal, "native", lattice) is None
    square, hexagon = (offered[str(tmp_path / it)] for it in ("square", "hexagon"))
    assert set(hexagon) < set(square)
    assert [it.rpartition("(")[2] for it in hexagon] == [
        "*.maze *.npz)", "*.tmx)", "*.tmx)", "*.tmj)", "*.tmj)", "*)",
    ]  # fmt: skip
