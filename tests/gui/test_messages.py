"""The message bar: it takes room from the view, moves nothing, and goes when its reason is gone."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mazarine.gui.widgets.message_bar import Tone
from mazarine.maze import Maze
from mazarine.maze.codes import Wall
from mazarine.messages import Message
from tests.gui.conftest import OpenWindow
from tests.gui.hand import CTRL, LEFT, NO_KEYS, Hand, Place

_NOTE = Message("Something was done.")
_REFUSAL = Message("It cannot be.")
_LONG = Message("This is a sentence that does not end soon. " * 12)


def _on_screen(hand: Hand, place: Place) -> QPoint:
    """Return where a place of the maze is in the window."""
    return hand.viewport.mapTo(hand.window, hand.pixel(place))


def _show(hand: Hand, message: Message, tone: Tone = Tone.NOTE, *, stays: bool = False) -> None:
    hand.window.messages.show_message(message, tone, stays=stays)
    QApplication.processEvents()


def test_a_message_is_beside_the_view_and_not_over_it(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    for message in (_NOTE, _LONG):
        _show(hand, message)
        view = hand.window.view.geometry()
        assert hand.message_rect.bottom() < view.top()
        assert hand.message_rect.width() == view.width()
    assert hand.message_rect.height() > 60, "on several lines"


def test_the_smallest_window_has_room_for_a_message(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    hand.window.resize(60, 40)
    _show(hand, _LONG)
    assert hand.window.centralWidget().rect().contains(hand.message_rect)
    assert hand.viewport.height() >= 100


def test_a_maze_that_is_seen_whole_does_not_move(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(20, 20))
    places: tuple[Place, ...] = ((0, 0), (20, 20))
    before, cell_px = [_on_screen(hand, place) for place in places], hand.cell_px
    _show(hand, _NOTE)
    assert hand.pixel((0, 0)).y() >= 0, "the bar does not cover it"
    assert [_on_screen(hand, place) for place in places] == before
    hand.close_message()
    QApplication.processEvents()
    assert [_on_screen(hand, place) for place in places] == before
    assert hand.cell_px == cell_px
    hand.window.resize(hand.window.width() + 60, hand.window.height() + 60)
    assert hand.cell_px > cell_px, "a larger window still fits it"


@pytest.mark.parametrize(("top_px", "pushed_px"), [(10, True), (-300, False)])
def test_the_first_row_is_pushed_down_and_comes_back(
    open_window: OpenWindow, top_px: int, pushed_px: bool
) -> None:
    hand = open_window(Maze.blank(60, 60))
    hand.zoom_to(40)
    hand.look_at(QPointF(20, (hand.viewport.height() / 2 - top_px) / 40))
    before = _on_screen(hand, (0, 0))
    _show(hand, _NOTE)
    assert (hand.pixel((0, 0)).y() >= 0) is pushed_px
    assert (_on_screen(hand, (0, 0)) != before) is pushed_px
    assert _on_screen(hand, (0, 0)).x() == before.x()
    hand.close_message()
    QApplication.processEvents()
    assert _on_screen(hand, (0, 0)) == before
    assert hand.cell_px == 40


def test_a_stroke_does_not_jump_when_a_message_appears(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(60, 60))
    hand.zoom_to(40)
    hand.look_at(QPointF(5, (hand.viewport.height() / 2 - 10) / 40))
    start, end = _on_screen(hand, (3, 3.5)), _on_screen(hand, (3, 8.5))
    hand.press((3, 3.5))
    _show(hand, _LONG)
    assert _on_screen(hand, (3, 3.5)) == start
    QTest.mouseMove(hand.viewport, hand.viewport.mapFrom(hand.window, end))
    QTest.mouseRelease(hand.viewport, LEFT, NO_KEYS, hand.viewport.mapFrom(hand.window, end))
    drawn = [col for col in range(60) if hand.maze.wall_at((0, 3, col), "N") == Wall.WALL]
    assert drawn == list(range(3, 9))


def test_a_note_goes_by_itself_and_an_error_stays(open_window: OpenWindow) -> None:
    messages = open_window(Maze.blank(4, 4)).window.messages
    messages.fail(Message("It is broken."))
    assert messages.tone is Tone.ERROR
    assert not messages._timer.isActive()
    messages.refuse(_REFUSAL)
    assert messages.tone is Tone.WARNING
    assert messages._timer.isActive()
    messages._timer.timeout.emit()
    assert messages.text == ""


@pytest.mark.parametrize("tone", [Tone.WARNING, Tone.ERROR])
def test_a_problem_is_closed_by_its_button_or_goes_with_the_next_success(
    open_window: OpenWindow, tone: Tone
) -> None:
    hand = open_window(Maze.blank(4, 4))
    _show(hand, _REFUSAL, tone)
    hand.close_message()
    assert hand.message == ""
    _show(hand, _REFUSAL, tone)
    hand.drag((1.0, 0.5), (1.0, 2.5))
    assert hand.message == ""
    _show(hand, _REFUSAL, tone)
    hand.key("z", CTRL)
    assert hand.message == ""


def test_a_file_that_could_not_be_opened_is_forgotten_when_the_user_goes_on(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    hand = open_window(Maze.blank(4, 4))
    (tmp_path / "bad.maze").write_bytes(b"nothing of a maze")
    hand.open(tmp_path / "bad.maze")
    assert "bad.maze" in hand.message
    hand.key("b")
    assert "bad.maze" in hand.message, "nothing was done yet"
    hand.drag((1.0, 0.5), (1.0, 2.5))
    assert hand.message == ""


def test_a_notice_about_the_file_stays_while_it_is_true(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    _show(hand, _REFUSAL, Tone.WARNING, stays=True)
    hand.drag((1.0, 0.5), (1.0, 2.5))
    assert hand.message == str(_REFUSAL)
    QTest.keyClick(hand.window.messages.close_button, Qt.Key.Key_Space)
    assert hand.message == ""


def test_a_message_of_the_action_itself_is_not_closed_by_it(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    hand.window.messages.refuse(_REFUSAL)
    hand.window.current.steps_changed.emit()
    assert hand.message == str(_REFUSAL)
