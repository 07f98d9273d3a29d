"""The fill by real clicks and keys: what it takes, what it shows before, and that the window never waits."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from editor.gui import area_finder
from editor.gui.area_finder import Reach
from editor.gui.scene.outline import Outline, outline_of
from editor.gui.scene.previews import ACCENT, ERASE
from editor.gui.tools.fill import Fill
from editor.gui.tools.pointer import Pointer
from editor.lattice import Side
from editor.maze import Link, Maze, Port
from editor.maze.area import Area
from editor.maze.codes import FOG, Matter
from editor.maze.edits import PlaceLink, SetCells, SetWalls
from editor.maze.transplant import filled
from tests.drawing import blocks, walls
from tests.gui.conftest import ENGINE_WITHIN_MS, OpenWindow
from tests.gui.hand import CTRL, NO_KEYS, RIGHT, SHIFT, Hand, Place
from tests.gui.held_engine import HeldEngine
from tests.gui.test_honeycomb import COMBS, middle, opened

HOUSE = """
    +---+---+---+---+---+
    |       |   |       |
    +   +---+---+   +   +
    |   ?       !   |   |
    +---+---+---+---+---+
"""
"""West four cells behind a secret door, then one walled in, the rest joined through a door that was found."""


def take(hand: Hand) -> Hand:
    """Take the fill into the hand; the first one of a checkout waits for its kernels."""
    hand.key("f")
    assert isinstance(hand.window.toolbox.tool, Fill)
    return hand


def shows(hand: Hand, words: str) -> None:
    """Wait until this is said beside the pointer."""

    def is_said() -> bool:
        # A window that has just been shown may be told late that the pointer, of an earlier test, has left.
        if hand.window.toolbox._last is None:
            row, col = hand.place
            hand.move((row, col + 0.2))
            hand.move((row, col))
        return hand.window.scene.label.words == words

    hand.qtbot.waitUntil(is_said, timeout=ENGINE_WITHIN_MS)


def shown(hand: Hand, places: list[tuple[int, int]], colour: str = ACCENT) -> bool:
    """Whether the line around just these array places is drawn."""
    preview = hand.window.scene.preview
    rows, cols = np.array(places).T
    lines = ends_of(outline_of(hand.maze.geometry, rows, cols))
    return preview.isVisible() and preview._colour.name() == colour and ends_of(preview._outline) == lines


def ends_of(outline: Outline | None) -> set[frozenset[tuple[float, float]]]:
    """Give the ends of the lines of an outline, whichever way they lead."""
    assert outline is not None
    return {frozenset((line.p1().toTuple(), line.p2().toTuple())) for line in outline.lines}


def click(
    hand: Hand,
    place: Place,
    button: Qt.MouseButton = Qt.MouseButton.LeftButton,
    keys: Qt.KeyboardModifier = NO_KEYS,
) -> None:
    """Click, and wait for what the click is to do."""
    hand.drag(place, button=button, keys=keys)
    tool = hand.window.toolbox.tool
    hand.qtbot.waitUntil(lambda: not tool.is_awaited, timeout=ENGINE_WITHIN_MS)


def rock(hand: Hand, level: int = 0) -> set[tuple[int, int]]:
    return {(row, col) for row, col in np.argwhere(hand.maze.cells[level] >> 1 == Matter.ROCK).tolist()}


def held(hand: Hand) -> Event:
    """Hold the thread that finds areas until the gate that is given is opened."""
    gate, entered = Event(), Event()

    def work() -> None:
        entered.set()
        gate.wait(60)

    hand.window.workers.trials.run(work)
    assert entered.wait(60)
    return gate


def test_a_click_on_floor_fills_up_to_walls_and_secret_doors_and_is_one_step(open_window: OpenWindow) -> None:
    maze = walls(HOUSE)
    hand = take(open_window(maze.copy()))
    hand.move((0.5, 1.5))
    west = [(0, 0), (0, 1), (1, 0)]
    shows(hand, "fill 3 cells")
    assert shown(hand, west)
    click(hand, (0.5, 1.5))
    assert rock(hand) == set(west)
    assert np.array_equal(hand.maze.walls, maze.walls), "what stood there comes back when it is dug out"
    assert hand.document.undo_stack.undoText() == "fill with rock"
    hand.check_overlay()
    click(hand, (1.5, 1.5))
    assert rock(hand) == {(row, col) for row in (0, 1) for col in range(5)} - {(0, 2)}, "found doors are open"
    assert hand.document.undo_stack.count() == 2
    hand.check_overlay()
    hand.key("z", CTRL)
    hand.key("z", CTRL)
    assert hand.maze == maze
    hand.key("y", CTRL)
    assert rock(hand) == set(west)
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
    shows(hand, "right digs out 3 cells")
    assert shown(hand, [(0, 0), (0, 1), (1, 1)], ERASE)
    click(hand, (0.5, 0.5), RIGHT)
    assert rock(hand) == {(0, 4), (1, 3), (1, 4), (2, 0)}
    assert hand.maze.wall_at((0, 0, 0), Side.E), "walls in rock stay"
    assert hand.document.undo_stack.undoText() == "dig out rock"
    hand.check_overlay()
    hand.key("z", CTRL)
    assert hand.maze == maze


def test_the_wrong_button_changes_nothing_and_says_so(open_window: OpenWindow) -> None:
    hand = take(open_window(blocks("#.")))
    hand.press((0.5, 0.5))
    assert hand.window.scene.label.words == "nothing to fill"
    assert not hand.window.scene.preview.isVisible()
    hand.release((0.5, 0.5))
    assert hand.message == "Cell (0, 0, 0) is rock already; the right button digs it out."
    hand.press((0.5, 1.5), RIGHT)
    assert hand.window.scene.label.words == "nothing to dig out"
    hand.release((0.5, 1.5))
    assert hand.message == "Cell (0, 0, 1) is no rock that could be dug out; the left button fills it."
    assert hand.document.undo_stack.count() == 0
    hand.move((-0.5, 0.5))
    assert not hand.window.scene.label.isVisible()
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
    room = [
        tuple(place)
        for place in np.argwhere(hand.analysis.region[0] == hand.analysis.region[0, 0, 0]).tolist()
    ]
    assert len(room) == 8
    hand.press((0.5, 0.5), keys=SHIFT)
    shows(hand, "fill 8 cells")
    assert shown(hand, room)
    hand.release((0.5, 0.5), SHIFT)
    assert rock(hand) == {(0, 3), (2, 3), *room}
    hand.check_overlay()
    hand.key("z", CTRL)
    hand.settle()
    click(hand, (1.5, 2.5), keys=SHIFT)
    assert rock(hand) == {(0, 3), (2, 3), (1, 2)}, "an entry is a crossroad, and that a region"
    hand.key("z", CTRL)
    click(hand, (0.5, 3.5), RIGHT, SHIFT)
    assert rock(hand) == {(2, 3)}, "rock has no regions"
    hand.check_overlay()


def test_ctrl_takes_all_floor_or_all_rock_of_the_level_joined_or_not(open_window: OpenWindow) -> None:
    level = "..#\n##.\n.?!"
    maze = blocks(level, level)
    hand = take(open_window(maze.copy()))
    click(hand, (0.5, 0.5), keys=CTRL)
    assert rock(hand) == {(row, col) for row in range(3) for col in range(3)} - {(2, 1)}
    assert (hand.maze.cells[1] == maze.cells[1]).all()
    hand.key("z", CTRL)
    click(hand, (0.5, 2.5), RIGHT, CTRL)
    assert rock(hand) == set()
    hand.key("z", CTRL)
    click(hand, (2.5, 1.5), keys=CTRL)
    assert rock(hand) == {(0, 2), (1, 0), (1, 1), (2, 1)}
    hand.key("z", CTRL)
    assert hand.maze == maze
    hand.check_overlay()


def test_the_preview_follows_keys_that_are_pressed_and_let_go(open_window: OpenWindow) -> None:
    hand = take(open_window(walls(HOUSE)))
    hand.settle()
    view = hand.window.view
    hand.move((0.5, 0.5))
    shows(hand, "fill 3 cells")
    QTest.keyPress(view, Qt.Key.Key_Control)
    shows(hand, "fill 10 cells")
    QTest.keyRelease(view, Qt.Key.Key_Control)
    shows(hand, "fill 3 cells")
    hand.move((0.5, 2.5))
    shows(hand, "fill 1 cell")
    hand.press((0.5, 2.5))
    QTest.keyPress(view, Qt.Key.Key_Control, CTRL)
    shows(hand, "fill 10 cells")
    QTest.keyRelease(view, Qt.Key.Key_Control)
    shows(hand, "fill 1 cell")
    hand.release((0.5, 2.5))
    assert rock(hand) == {(0, 2)}


def test_what_is_known_of_an_area_serves_for_all_its_cells(open_window: OpenWindow) -> None:
    hand = take(open_window(walls(HOUSE)))
    hand.move((0.5, 0.5))
    shows(hand, "fill 3 cells")
    gate = held(hand)
    hand.move((1.5, 0.5))
    assert hand.window.scene.label.words == "fill 3 cells"
    click(hand, (1.5, 0.5))
    assert rock(hand) == {(0, 0), (0, 1), (1, 0)}
    gate.set()


def test_fog_stays_and_links_that_are_buried_come_back_by_undo(open_window: OpenWindow) -> None:
    maze = blocks("...#\n...#")
    maze.cells[0, :, 1:] |= FOG
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
    assert not hand.window.scene.preview.isVisible()
    click(hand, (0.5, 0.5))
    assert (rock(hand, 0), len(rock(hand, 1))) == (set(), 9)


@COMBS
def test_a_fill_on_a_honeycomb_follows_its_sides(open_window: OpenWindow, lattice: object) -> None:
    hand = opened(open_window, lattice)  # type: ignore[arg-type]
    row, col = 3, 4
    assert hand.maze.has_side((0, row, col), Side.E) != hand.maze.has_side((0, row, col + 1), Side.E)
    origin = np.array((0, *hand.maze.origin))
    # A band of rock from edge to edge parts the board; the cells of its row touch in pairs only.
    band = [(0, row, at) for at in range(10)]
    hand.document.do(SetCells([(*(origin + cell).tolist(), "rock") for cell in band]), "band")
    take(hand)
    pair = {(row, at) for at in (3, 4, 5) if at == col or hand.maze.has_side((0, row, min(at, col)), Side.E)}
    assert len(pair) == 2
    hand.move(middle(hand, row, col))
    shows(hand, "right digs out 2 cells")
    assert shown(hand, sorted(pair), ERASE)
    click(hand, middle(hand, row, col), RIGHT)
    assert rock(hand) == {(row, at) for at in range(10)} - pair
    hand.key("z", CTRL)
    click(hand, middle(hand, 1, 1))
    assert rock(hand) == {(at, along) for at in range(row + 1) for along in range(10)}
    hand.check_overlay()


def test_escape_between_press_and_release_fills_nothing(open_window: OpenWindow) -> None:
    hand = take(open_window(Maze.blank(4, 4)))
    hand.press((1.5, 1.5))
    shows(hand, "fill 16 cells")
    hand.key(Qt.Key.Key_Escape)
    assert not hand.window.scene.preview.isVisible()
    hand.release((1.5, 1.5))
    assert hand.document.undo_stack.count() == 0
    assert hand.maze == Maze.blank(4, 4)


def test_a_click_that_comes_before_the_answer_fills_when_it_comes(open_window: OpenWindow) -> None:
    hand = take(open_window(walls(HOUSE)))
    gate = held(hand)
    hand.move((0.5, 0.5))
    shows(hand, "Finding out…")
    hand.click((0.5, 0.5))
    shows(hand, "Filling…")
    hand.move((0.5, 2.5))
    hand.click((0.5, 2.5))
    assert hand.document.undo_stack.count() == 0
    gate.set()
    hand.qtbot.waitUntil(lambda: hand.document.undo_stack.count() == 1)
    assert rock(hand) == {(0, 0), (0, 1), (1, 0)}, "one at a time"
    shows(hand, "fill 1 cell")


@pytest.mark.parametrize("give_up", ["escape", "tool", "level", "leave"])
def test_a_click_that_waits_can_be_given_up(open_window: OpenWindow, give_up: str) -> None:
    hand = take(open_window(Maze.blank(4, 4, levels=2)))
    gate = held(hand)
    tool = hand.window.toolbox.tool
    hand.click((1.5, 1.5))
    assert tool.is_awaited
    if give_up == "escape":
        hand.key(Qt.Key.Key_Escape)
    elif give_up == "tool":
        hand.key("b")
    elif give_up == "level":
        hand.key(Qt.Key.Key_PageUp)
    else:
        hand.document.replace(Maze.blank(4, 4))
    assert not tool.is_awaited
    gate.set()
    hand.qtbot.waitUntil(lambda: hand.window.areas._latest.is_idle)
    assert hand.document.undo_stack.count() == 0
    assert not rock(hand)


def test_a_click_is_not_made_in_a_maze_that_has_changed_meanwhile(open_window: OpenWindow) -> None:
    hand = take(open_window(Maze.blank(4, 4)))
    gate = held(hand)
    hand.click((1.5, 1.5))
    hand.document.do(SetWalls([(0, 1, 1, "E", "wall")]), "wall")
    assert hand.message == "The maze has changed before it was known what to fill; nothing was filled."
    gate.set()
    shows(hand, "fill 16 cells")
    assert hand.document.undo_stack.count() == 1
    assert not rock(hand)


def test_the_preview_of_a_resting_pointer_follows_the_maze(open_window: OpenWindow) -> None:
    hand = take(open_window(Maze.blank(2, 3)))
    hand.move((0.5, 0.5))
    shows(hand, "fill 6 cells")
    hand.document.do(SetWalls([(0, row, 0, "E", "wall") for row in (0, 1)]), "wall")
    shows(hand, "fill 2 cells")
    assert shown(hand, [(0, 0), (1, 0)])
    hand.key("z", CTRL)
    shows(hand, "fill 6 cells")


def test_a_region_is_waited_for_and_one_that_will_not_come_is_told_of(open_window: OpenWindow) -> None:
    engine = HeldEngine()
    hand = take(open_window(Maze.blank(4, 4), segment=engine))
    engine.hold()
    hand.act("analyse.recompute")
    engine.wait_until_held()
    hand.document.do(SetWalls([(0, row, 1, "E", "wall") for row in range(4)]), "wall")
    hand.press((0.5, 0.5), keys=SHIFT)
    shows(hand, "Regions are not known yet")
    hand.release((0.5, 0.5), SHIFT)
    assert hand.window.toolbox.tool.is_awaited
    engine.gate.set()
    hand.qtbot.waitUntil(lambda: not hand.window.toolbox.tool.is_awaited, timeout=ENGINE_WITHIN_MS)
    assert rock(hand) == {(row, col) for row in range(4) for col in (0, 1)}
    hand.check_overlay()
    engine.hold()
    hand.act("analyse.recompute")
    engine.wait_until_held()
    hand.document.do(SetWalls([(0, 2, 2, "E", "wall")]), "wall")
    hand.act("analyse.stop")
    hand.drag((0.5, 3.5), keys=SHIFT)
    assert hand.message == "Regions are not known; nothing was filled."
    assert len(rock(hand)) == 8
    engine.gate.set()
    hand.act("analyse.recompute")
    hand.settle()


def test_what_cannot_be_found_out_is_told_once_and_tried_again_elsewhere(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = take(open_window(walls(HOUSE)))

    def fails(*_: object) -> Area:
        raise MemoryError

    with monkeypatch.context() as patched:
        patched.setattr(area_finder, "flood", fails)
        click(hand, (0.5, 0.5))
        assert hand.message == "That could not be found out; nothing was filled."
        assert hand.document.undo_stack.count() == 0
        assert hand.window.scene.label.words == "That could not be found out"
    click(hand, (0.5, 2.5))
    assert rock(hand) == {(0, 2)}


def test_closing_in_the_middle_of_the_work_leaves_no_thread(open_window: OpenWindow) -> None:
    hand = take(open_window(Maze.blank(2048, 2048), prepares=False))
    hand.click((1000.5, 1000.5))
    assert hand.window.toolbox.tool.is_awaited
    hand.window.close()
    assert not hand.window.isVisible()


def test_a_blank_maze_of_four_million_cells_is_shown_before_it_is_filled(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = take(open_window(Maze.blank(2048, 2048), prepares=False))
    gate = held(hand)
    asked: list[Reach] = []
    finder = hand.window.areas
    look = finder.look
    monkeypatch.setattr(finder, "look", lambda wish: (asked.append(wish.reach), look(wish))[1])
    for at in range(0, 2000, 100):
        hand.move((at + 0.5, at + 0.5))
    assert len(asked) > 3, "every move is heard while the answer is on its way"
    gate.set()
    shows(hand, "fill 4,194,304 cells")
    outline = hand.window.scene.preview._outline
    assert outline is not None
    assert (len(outline.lines), outline.rect.getRect()) == (4, (0, 0, 2048, 2048))
    hand.key(Qt.Key.Key_Escape)
    assert not hand.window.scene.preview.isVisible()
    assert finder._found is None, "the cells are not kept for nothing"


@pytest.mark.parametrize("make", [
    lambda: Maze.blank(64, 400),
    lambda: Maze.blank(64, 400, lattice="honeycomb"),
])  # fmt: skip
def test_outlines_too_long_to_draw_are_boxes(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch, make: Callable[[], Maze]
) -> None:
    maze = make()
    maze.cells[0, 1::4, 1::2] = 0
    monkeypatch.setattr("editor.gui.scene.outline._MAX_LINES", 1000)
    hand = take(open_window(maze, prepares=False))
    y, x = middle(hand, 0, 0)
    hand.move((y, x))
    shows(hand, f"fill {64 * 400 - 16 * 200:,} cells")
    outline = hand.window.scene.preview._outline
    assert outline is not None
    left, top, right, bottom = maze.geometry.box((0, 0), (63, 399))
    assert (len(outline.lines), outline.rect.getRect()) == (4, (left, top, right - left, bottom - top))


def test_the_edit_of_an_area_keeps_fog_and_takes_lattice_coordinates() -> None:
    maze = Maze.blank(3, 3)
    shifted = Maze(maze.cells, maze.walls, origin=(-5, 7))
    shifted.cells[0, 1, 1] |= FOG
    filled(shifted, 0, Area.block(-4, 8, -3, 9), Matter.ROCK).apply(shifted)
    assert shifted.cells[0].tolist() == [[2, 2, 2], [2, 1, 0], [2, 0, 0]]


def test_a_maze_of_fewer_levels_may_come_while_it_is_hovered(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 6, 2))
    hand.act("maze.level_up")
    hand.key("f")
    hand.move((1.5, 1.5))
    tool = hand.window.toolbox.tool
    hand.window.document.maze = Maze.blank(5, 5)
    tool.hover(Pointer(1.5, 1.5))
    assert hand.window.scene.level == 1, "the scene has not followed yet"
    hand.document.replace(Maze.blank(5, 5))
    hand.move((2.5, 2.5))
    shows(hand, "fill 25 cells")
