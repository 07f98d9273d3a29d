"""Runs of mouse programs that are replayed at the speed of a mouse in a contest."""

from __future__ import annotations

from time import perf_counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from mazarine.gui.features.watch.map_view import WalkerDisc
from mazarine.mouse.explorer import ProgramExplorer
from mazarine.mouse.model import read_model
from tests.gui.run.test_mouse_programs import Begin, Mouse, begin
from tests.mouse.programs import TO_THE_GOAL

__all__ = ["begin"]
_PUT_BACK = """
ask("moveForward 2")
ask("turnRight45"); ask("turnLeft45")
assert ask("ackReset") == "ack"
ask("moveForward")
"""


def disc(it: Mouse) -> WalkerDisc:
    """Return the mouse as it is drawn."""
    picture = it.window.grid.true.picture
    assert picture is not None
    (found,) = picture.discs
    return found


def place(it: Mouse) -> tuple[float, float]:
    """Return where the mouse is drawn, in rows and columns."""
    found = disc(it)
    return found.place[1] + found.offset[1], found.place[2] + found.offset[0]


def choose_pace(it: Mouse, number: int, model: str = "contest") -> None:
    """Choose a pace with the keyboard, and a mouse."""
    it.window.options.pace.setFocus()
    QTest.keyClick(it.window.options.pace, Qt.Key.Key_Home)
    for _ in range(number):
        QTest.keyClick(it.window.options.pace, Qt.Key.Key_Down)
    it.window.options.model.setCurrentIndex(it.window.options.model.findData(model))


def explorer(it: Mouse) -> ProgramExplorer:
    """Return what walks."""
    found = it.shown.walker.explorer
    assert isinstance(found, ProgramExplorer)
    return found


def test_real_time_takes_the_seconds_of_the_model_and_shows_the_mouse_between_cells(begin: Begin) -> None:
    it = begin()
    it.run(TO_THE_GOAL)
    QTest.keyClick(it.window, Qt.Key.Key_Space)
    assert not it.window.player.is_playing
    it.window.player.seek(0)
    it.wait()
    choose_pace(it, 2, "learner")
    assert it.window.options.model.isVisible()
    assert not it.window.bar.speed.isEnabled()
    seen: list[tuple[float, float]] = []
    it.window.player.changed.connect(lambda: seen.append(place(it)))
    QTest.keyClick(it.window, Qt.Key.Key_Space)
    it.until(lambda: it.walk.between is not None)
    began = perf_counter()
    seconds = explorer(it).replay(read_model("learner")).times[-1]
    it.until(lambda: f" s of {seconds:.2f} s." in it.status)
    it.until(lambda: "The program has ended." in it.status)
    assert perf_counter() - began == pytest.approx(seconds, abs=1)
    assert (it.cell, disc(it).offset) == ((0, 1, 1), (0, 0))
    up = [row for row, col in seen if col == 0]
    assert up == sorted(up, reverse=True)
    assert sum(row % 1 != 0 for row in up) > 10


@pytest.mark.parametrize("program", [TO_THE_GOAL, _PUT_BACK])
def test_at_the_end_of_each_step_the_mouse_is_where_the_program_has_it(begin: Begin, program: str) -> None:
    it = begin()
    it.window.bar.set_speed(1000)
    it.run(program)
    it.until(lambda: "The program has ended." in it.status)
    choose_pace(it, 1)
    replay = explorer(it).replay(read_model("contest"))
    for number, seconds in enumerate(replay.times):
        it.window.player.seek(number)
        it.wait()
        if number + 1 < len(replay.times) and replay.times[number + 1] == seconds:
            continue  # A turn that is driven takes no time.
        assert replay.strides_at(seconds) == number
        x, y, heading = replay.at(seconds)
        assert (x, y) == pytest.approx(explorer(it).pose[:2], abs=1e-6)
        assert (heading - explorer(it).pose[2] + 4) % 8 == pytest.approx(4, abs=1e-6)


def test_a_pause_keeps_the_place_and_a_step_ends_it(begin: Begin) -> None:
    it = begin()
    it.run(TO_THE_GOAL)
    QTest.keyClick(it.window, Qt.Key.Key_Space)
    it.window.player.seek(0)
    it.wait()
    choose_pace(it, 1, "learner")
    QTest.keyClick(it.window, Qt.Key.Key_Space)
    it.until(lambda: 0.2 < -disc(it).offset[1] % 1 < 0.8)
    QTest.keyClick(it.window, Qt.Key.Key_Space)
    there = place(it)
    QTest.qWait(100)
    assert place(it) == there
    assert there[0] % 1
    turn = it.walk.turn
    QTest.keyClick(it.window, Qt.Key.Key_Period)
    it.until(lambda: it.walk.turn == turn + 1)
    assert disc(it).offset == (0, 0)
    choose_pace(it, 0)
    assert it.window.bar.speed.isEnabled()
    assert not it.window.options.model.isVisible()


def test_a_program_that_is_slow_does_everything_before_real_time_begins(begin: Begin) -> None:
    it = begin()
    it.run("time.sleep(0.5)" + TO_THE_GOAL)
    choose_pace(it, 4)
    it.until(lambda: "Real time begins when the program has ended." in it.status)
    it.until(lambda: "The program has ended." in it.status)
    it.choose("left-hand")
    assert not it.window.options.pace.isVisible()
