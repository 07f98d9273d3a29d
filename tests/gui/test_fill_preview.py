"""What a fill would take is shown before; clicks wait until it is found out, and the window never does."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from mazarine.gui.analysis import areas as area_finder
from mazarine.gui.analysis.areas import Reach
from mazarine.maze import Maze
from mazarine.maze.area import Area
from mazarine.maze.codes import Matter
from mazarine.maze.edits import SetCells, SetWalls
from tests.drawing import walls
from tests.gui.cell_sets import rock_of
from tests.gui.conftest import ENGINE_WITHIN_MS, OpenWindow
from tests.gui.filling import HOUSE, click, shown, shows, take
from tests.gui.hand import CTRL, RIGHT, SHIFT, Hand
from tests.gui.session.held_engine import HeldEngine
from tests.gui.test_honeycomb import middle


def held(hand: Hand) -> Event:
    """Hold the thread that finds areas until the gate that is given is opened."""
    gate, entered = Event(), Event()

    def work() -> None:
        entered.set()
        gate.wait(60)

    hand.workers.trials.run(work)
    assert entered.wait(60)
    return gate


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
    assert rock_of(hand.maze) == {(0, 2)}


def test_the_preview_counts_what_symmetry_fills_besides(open_window: OpenWindow) -> None:
    hand = take(open_window(walls(HOUSE)))
    hand.document.do(SetCells([(0, 0, 4, "rock"), (0, 1, 4, "secret")]), "different")
    hand.settle()
    hand.move((0.5, 0.5))
    shows(hand, "fill 3 cells")
    hand.act("symmetry.mirror")
    shows(hand, "fill 5 cells")
    hand.move((0.5, 0.6))
    shows(hand, "fill 5 cells")
    click(hand, (0.5, 0.5))
    assert rock_of(hand.maze) == {(0, 0), (0, 1), (1, 0), (0, 3), (0, 4), (1, 4)}
    hand.key("z", CTRL)
    hand.move((0.5, 4.5))
    shows(hand, "right button clears 1 cell")
    hand.document.do(SetCells([(0, 0, 0, "rock"), (0, 0, 4, "secret")]), "different")
    hand.move((0.5, 0.5))
    shows(hand, "right button clears 1 cell")
    click(hand, (0.5, 0.5), RIGHT)
    assert hand.maze.cells[0, 0, [0, 4]].tolist() == [Matter.FLOOR << 1, Matter.SECRET << 1]
    hand.act("symmetry.none")
    hand.move((0.5, 0.6))
    shows(hand, "fill 3 cells")


def test_what_is_known_of_an_area_serves_for_all_its_cells(open_window: OpenWindow) -> None:
    hand = take(open_window(walls(HOUSE)))
    hand.move((0.5, 0.5))
    shows(hand, "fill 3 cells")
    gate = held(hand)
    hand.move((1.5, 0.5))
    assert hand.label == "fill 3 cells"
    click(hand, (1.5, 0.5))
    assert rock_of(hand.maze) == {(0, 0), (0, 1), (1, 0)}
    gate.set()


def test_a_click_that_comes_before_the_answer_fills_when_it_comes(open_window: OpenWindow) -> None:
    hand = take(open_window(walls(HOUSE)))
    gate = held(hand)
    hand.move((0.5, 0.5))
    shows(hand, "Searching…")
    hand.click((0.5, 0.5))
    shows(hand, "Filling…")
    hand.move((0.5, 2.5))
    hand.click((0.5, 2.5))
    assert hand.document.undo_stack.count() == 0
    gate.set()
    hand.qtbot.waitUntil(lambda: hand.document.undo_stack.count() == 1)
    assert rock_of(hand.maze) == {(0, 0), (0, 1), (1, 0)}, "one at a time"
    shows(hand, "fill 1 cell")


@pytest.mark.parametrize("give_up", ["escape", "tool", "level", "leave"])
def test_a_click_that_waits_can_be_given_up(open_window: OpenWindow, give_up: str) -> None:
    hand = take(open_window(Maze.blank(4, 4, levels=2)))
    gate = held(hand)
    tool = hand.tool
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
    hand.qtbot.waitUntil(lambda: hand.session.areas._latest.is_idle)
    assert hand.document.undo_stack.count() == 0
    assert not rock_of(hand.maze)


def test_a_click_is_not_made_in_a_maze_that_has_changed_meanwhile(open_window: OpenWindow) -> None:
    hand = take(open_window(Maze.blank(4, 4)))
    gate = held(hand)
    hand.click((1.5, 1.5))
    hand.document.do(SetWalls([(0, 1, 1, "E", "wall")]), "wall")
    assert hand.message == "The maze was changed meanwhile. Nothing was filled."
    gate.set()
    shows(hand, "fill 16 cells")
    assert hand.document.undo_stack.count() == 1
    assert not rock_of(hand.maze)


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
    hand.act("analyze.recompute")
    engine.wait_until_held()
    hand.document.do(SetWalls([(0, row, 1, "E", "wall") for row in range(4)]), "wall")
    hand.press((0.5, 0.5), keys=SHIFT)
    shows(hand, "Regions are not available yet")
    hand.release((0.5, 0.5), SHIFT)
    assert hand.tool.is_awaited
    engine.gate.set()
    hand.qtbot.waitUntil(lambda: not hand.tool.is_awaited, timeout=ENGINE_WITHIN_MS)
    assert rock_of(hand.maze) == {(row, col) for row in range(4) for col in (0, 1)}
    hand.check_overlay()
    engine.hold()
    hand.act("analyze.recompute")
    engine.wait_until_held()
    hand.document.do(SetWalls([(0, 2, 2, "E", "wall")]), "wall")
    hand.act("analyze.stop")
    hand.drag((0.5, 3.5), keys=SHIFT)
    assert hand.message == "Regions are not available. Nothing was filled."
    assert len(rock_of(hand.maze)) == 8
    engine.gate.set()
    hand.act("analyze.recompute")
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
        assert hand.message == "The search failed. Nothing was filled."
        assert hand.document.undo_stack.count() == 0
        assert hand.label == "The search failed"
    click(hand, (0.5, 2.5))
    assert rock_of(hand.maze) == {(0, 2)}


def test_closing_in_the_middle_of_the_work_leaves_no_thread(open_window: OpenWindow) -> None:
    hand = take(open_window(Maze.blank(2048, 2048), prepares=False))
    hand.click((1000.5, 1000.5))
    assert hand.tool.is_awaited
    hand.window.close()
    assert hand.is_closed


def test_a_blank_maze_of_four_million_cells_is_shown_before_it_is_filled(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = take(open_window(Maze.blank(2048, 2048), prepares=False))
    gate = held(hand)
    asked: list[Reach] = []
    finder = hand.session.areas
    look = finder.look
    monkeypatch.setattr(finder, "look", lambda wish: (asked.append(wish.reach), look(wish))[1])
    for at in range(0, 2000, 100):
        hand.move((at + 0.5, at + 0.5))
    assert len(asked) > 3, "every move is heard while the answer is on its way"
    gate.set()
    shows(hand, "fill 4,194,304 cells")
    outline = hand.preview.outline
    assert outline is not None
    assert (len(outline.lines), outline.rect.getRect()) == (4, (0, 0, 2048, 2048))
    hand.key(Qt.Key.Key_Escape)
    assert not hand.has_preview
    assert finder._found is None, "the cells are not kept for nothing"


@pytest.mark.parametrize("make", [
    lambda: Maze.blank(64, 400),
    lambda: Maze.blank(64, 400, lattice="honeycomb"),
])  # fmt: skip
def test_outlines_too_long_to_draw_are_boxes(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch, make: Callable[[], Maze]
) -> None:
    maze = make()
    maze.buffers.cells[0, 1::4, 1::2] = 0
    monkeypatch.setattr("mazarine.gui.analysis.outline._MAX_LINES", 1000)
    hand = take(open_window(maze, prepares=False))
    y, x = middle(hand, 0, 0)
    hand.move((y, x))
    shows(hand, f"fill {64 * 400 - 16 * 200:,} cells")
    outline = hand.preview.outline
    assert outline is not None
    left, top, right, bottom = maze.geometry.box((0, 0), (63, 399))
    assert (len(outline.lines), outline.rect.getRect()) == (4, (left, top, right - left, bottom - top))


def test_a_maze_of_fewer_levels_may_come_while_it_is_hovered(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 6, 2))
    hand.act("maze.level_up")
    hand.key("f")
    hand.move((1.5, 1.5))
    hand.document.replace(Maze.blank(5, 5))
    hand.move((2.5, 2.5))
    shows(hand, "fill 25 cells")
