"""Watching a maze grow: play, pause, step, back, any place, an animated picture, and taking it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from pathlib import Path
from threading import Event
from time import sleep

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from mazarine.errors import Cancelled, GeneratorError
from mazarine.generators import GENERATORS, generate
from mazarine.generators.growth import Growth
from mazarine.gui.canvas.previews import ACCENT
from mazarine.gui.features.watch import subjects
from mazarine.gui.features.watch.canvas import Canvas
from mazarine.gui.features.watch.choice import Choice, Kind
from mazarine.gui.features.watch.player import Player
from mazarine.gui.features.watch.subjects import GrowthSubject, WatchText
from mazarine.gui.features.watch.watch_window import WatchWindow
from mazarine.gui.forms.order import GeneratorRequest
from mazarine.lattice import HEXAGON, SQUARE, Lattice
from mazarine.maze import Maze
from mazarine.picture.growing import growing_drawing
from mazarine.picture.render import margin_px, picture_of
from tests.files.test_animation import played
from tests.gui.conftest import ENGINE_WITHIN_MS, OpenWindow
from tests.gui.hand import Hand
from tests.gui.making import click, generators

ORDER = GeneratorRequest("stack", 6, 7, 5, {})
_FILM_CELL_PX = 20


def watch(hand: Hand, name: str = "stack", *, fills: bool = False) -> tuple[WatchWindow, Player]:
    """Open the window by the dock's button, paused at the beginning."""
    panel = generators(hand, name)
    panel.form.seed_box.setValue(5)
    panel.form.floor_box.setChecked(fills)
    click(panel.watch_button)
    hand.qtbot.waitUntil(lambda: hand.window.findChild(WatchWindow) is not None, timeout=ENGINE_WITHIN_MS)
    window = hand.window.findChild(WatchWindow)
    assert isinstance(window, WatchWindow)
    return window, paused(hand, window)


def paused(hand: Hand, window: WatchWindow) -> Player:
    """Wait until a window plays, and go to the beginning."""
    hand.qtbot.waitUntil(lambda: all(it.subject for it in window.panes), timeout=ENGINE_WITHIN_MS)
    window.player.pause()
    window.player.seek(0)
    QApplication.processEvents()
    return window.player


def growth_of(player: Player) -> Growth:
    """Return the algorithm that the first pane shows."""
    (subject, *_) = player.subjects
    assert isinstance(subject, GrowthSubject)
    return subject.growth


def grown(order: GeneratorRequest = ORDER) -> GrowthSubject:
    """Return a maze to be watched."""
    return GrowthSubject.make(order, lambda: True)


def test_each_step_is_shown_however_much_was_created_before(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Growth, "created", property(lambda _: 1))
    player, shown = Player([GrowthSubject(ORDER, 3)]), []
    player.changed.connect(lambda: shown.append(player.step))
    player.steps_per_s = 1000 / 16  # One in each frame.
    player.play()
    qtbot.waitUntil(lambda: player.is_done)
    assert shown[:3] == [0, 1, 2]


@pytest.mark.parametrize("name", GENERATORS)
@pytest.mark.parametrize("size", [(1, 1), (1, 7), (5, 5)])
def test_steps_are_counted_of_the_smallest_mazes_too(name: str, size: tuple[int, int]) -> None:
    order = GeneratorRequest(name, *GENERATORS[name].fitting(*size), 5, {})
    growth, count = order.begin(), 0
    while not growth.done:
        growth.advance(1)
        count += 1
    assert grown(order).count == count


def test_counting_stops_when_it_is_not_wanted() -> None:
    with pytest.raises(Cancelled):
        GrowthSubject.make(GeneratorRequest("aldous-broder", 200, 200, 5, {}), lambda: False)


def test_a_far_place_is_reached_though_it_plays_and_the_beginning_is_shown_again(qtbot: QtBot) -> None:
    order = GeneratorRequest("stack", 200, 200, 5, {})
    player = Player([grown(order)])
    player.play()
    player.seek(player.count - 5)
    qtbot.waitUntil(lambda: player.step >= player.count - 5, timeout=ENGINE_WITHIN_MS)
    player.pause()
    with qtbot.waitSignal(player.changed):
        player.seek(0)
    assert player.step == 0


@pytest.mark.parametrize(
    ("name", "lattice"),
    [
        *product(["stack", "kruskal", "eller", "wilson", "recursive-division"], [SQUARE]),
        *product(["stack", "prim", "wilson"], [HEXAGON]),
    ],
)
def test_every_step_is_that_of_the_same_maze_forth_and_back(name: str, lattice: Lattice) -> None:
    order = GeneratorRequest(name, 6, 7, 5, {}, lattice)
    subject = grown(order)
    count = subject.count
    growth, mazes = order.begin(), [order.begin().maze()]
    for _ in range(count):
        assert not growth.done
        growth.advance(1)
        mazes.append(growth.maze())
    assert growth.done
    player = Player([subject])
    for step in (3, count, count - 1, 0, count // 2, 10**9):
        player.seek(step)
        assert player.step == min(step, count)
        assert subject.growth.maze() == mazes[player.step]
    assert mazes[-1] == order.make()[0]


def test_keys_step_and_play_to_the_end(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 7))
    window, player = watch(hand)
    QTest.keyClick(window, Qt.Key.Key_Right)
    QTest.keyClick(window, Qt.Key.Key_Right)
    assert player.step == 2
    QTest.keyClick(window, Qt.Key.Key_Left)
    assert player.step == 1
    assert window.panes[0].status_label.text() == f"Step 1 of {player.count}"
    window.bar.speed.setValue(window.bar.speed.maximum())
    QTest.keyClick(window, Qt.Key.Key_Space)
    assert player.is_playing
    hand.qtbot.waitUntil(lambda: player.is_done and not player.is_playing, timeout=ENGINE_WITHIN_MS)
    assert window.bar.place.value() == player.count
    window.bar.place.setValue(4)
    assert player.step == 4


def test_the_maze_can_be_taken_and_its_film_written(open_window: OpenWindow, tmp_path: Path) -> None:
    hand = open_window(Maze.blank(6, 7))
    window, player = watch(hand)
    window.export(tmp_path / "film.png")
    hand.qtbot.waitUntil(lambda: "Exported “film.png”" in hand.message, timeout=ENGINE_WITHIN_MS)
    shown, _ = played(tmp_path / "film.png")
    assert len(shown) == player.count + 1
    assert not np.array_equal(shown[0], shown[-1])
    click(window.options.take_button)
    hand.qtbot.waitUntil(lambda: hand.document.is_dirty, timeout=ENGINE_WITHIN_MS)
    assert hand.maze == generate("stack", 6, 7, rng=np.random.default_rng(5))
    assert not isValid(window)


def seen_on(canvas: Canvas, picture: NDArray[np.uint32]) -> NDArray[np.uint32]:
    """Return what a canvas shows where it should show this picture."""
    height, width = picture.shape
    left, top = (canvas.width() - width) // 2, (canvas.height() - height) // 2
    image = canvas.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    pixels = np.frombuffer(image.constBits(), dtype=np.uint32).reshape(image.height(), -1)
    return pixels[top : top + height, left : left + width].copy()


def test_a_honeycomb_is_watched_as_points_with_links_as_the_view_shows_it(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 7, lattice="honeycomb"))
    window, player = watch(hand, "points")
    player.seek(player.count // 2)
    growth = growth_of(player)
    maze = growth.maze()
    assert maze.growth is not None
    cell_px = window.panes[0].canvas.cell_px(maze)
    for as_points in (True, False):
        picture = picture_of(growing_drawing(maze, growth.marks(), as_points=as_points), cell_px)
        seen = seen_on(window.panes[0].canvas, picture)
        assert np.array_equal(seen, picture) != as_points
        for row, col, is_spent in maze.growth.table.tolist() if as_points else ():
            x, y = (round(place * cell_px) + margin_px(cell_px) for place in maze.geometry.middle(row, col))
            above_number = int(seen[round(y - 0.2 * cell_px), x])
            assert above_number == (QColor(ACCENT).rgb() if is_spent else 0xFFFFFFFF)
        hand.act("view.points")


def test_a_step_of_points_is_told_with_its_directions(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 7, lattice="honeycomb"))
    window, player = watch(hand, "points")
    told = []
    for step in range(1, 5):
        player.seek(step)
        told.append(window.panes[0].status_label.text())
    assert told[:2] == [
        f"Step 1 of {player.count}. P1 (0, 0, 0) is new.",
        f"Step 2 of {player.count}. P1: D1 P2 (1, 0, 0) and D5 P3 (0, -1, 0) are new.",
    ]
    assert " exists" in told[2]


@pytest.mark.parametrize("as_points", [False, True])
def test_the_film_of_a_honeycomb_shows_points_with_links_too(
    open_window: OpenWindow, tmp_path: Path, as_points: bool
) -> None:
    hand = open_window(Maze.blank(6, 7, lattice="honeycomb"))
    if not as_points:
        hand.act("view.points")
    window, player = watch(hand, "points")
    window.export(tmp_path / "film.png")
    hand.qtbot.waitUntil(lambda: "Exported “film.png”" in hand.message, timeout=ENGINE_WITHIN_MS)
    shown, _ = played(tmp_path / "film.png")
    middle = player.count // 2
    player.seek(middle)
    growth = growth_of(player)
    assert np.array_equal(
        shown[middle],
        picture_of(growing_drawing(growth.maze(), growth.marks(), as_points=as_points), _FILM_CELL_PX),
    )


def test_restarts_of_a_walk_are_counted(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(9, 9))
    window, player = watch(hand, "list-blocks")
    assert "Restarts" not in window.panes[0].status_label.text()
    player.seek(player.count)
    resets = growth_of(player).resets
    assert resets > 0
    assert (
        window.panes[0].status_label.text() == f"Step {player.count} of {player.count}. Restarts: {resets}."
    )


def test_the_main_window_closes_in_the_middle_of_it(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(40, 40))
    _, player = watch(hand)
    player.steps_per_s = 1.0
    player.play()
    hand.window.close()
    assert hand.is_closed


def test_closing_while_steps_are_counted_ends_the_work(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 7))
    order = GeneratorRequest("aldous-broder", 400, 400, 5, {})
    window = WatchWindow(hand.window, Maze.blank(6, 7), order, [Choice(Kind.GENERATOR, order.name)])
    window.show()
    window.close()
    hand.window.close()
    assert hand.workers.close(5.0)


@pytest.mark.parametrize("way", [QDialog.close, QDialog.reject])  # Escape rejects.
def test_closing_gives_up_counting(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch, way: Callable[[QDialog], object]
) -> None:
    hand, given_up = open_window(Maze.blank(6, 7)), Event()

    def count_on(_order: GeneratorRequest, is_current: Callable[[], bool]) -> GrowthSubject:
        while is_current():
            sleep(0.001)
        given_up.set()
        raise Cancelled

    monkeypatch.setattr(GrowthSubject, "make", count_on)
    window = WatchWindow(hand.window, Maze.blank(6, 7), ORDER, [Choice(Kind.GENERATOR, ORDER.name)])
    window.show()
    way(window)
    assert given_up.wait(20)


def test_what_takes_too_many_steps_is_not_counted_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subjects, "_MOST_STEPS", 1000)
    with pytest.raises(GeneratorError) as raised:
        grown(GeneratorRequest("aldous-broder", 1, 500, 5, {}))
    assert raised.value.message == WatchText.TOO_MANY_STEPS(most=1000)


def test_what_is_taken_while_another_is_made_is_refused(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 7))
    window, _ = watch(hand)
    hand.generators_panel.maker.order = ORDER
    click(window.options.take_button)
    assert "Another maze is being generated" in hand.message
    assert window.isVisible()
    hand.generators_panel.maker.order = None


def test_a_maze_is_taken_for_the_tab_in_which_it_was_watched(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 7))
    hand.document.replace(Maze.blank(6, 7))
    window, _ = watch(hand, fills=True)
    first, second = hand.session, hand.window.sessions.add()
    second.document.replace(Maze.blank(3, 3))
    assert first.document.revision == second.document.revision
    click(window.options.take_button)
    hand.qtbot.waitUntil(lambda: hand.generators_panel.maker.order is None, timeout=ENGINE_WITHIN_MS)
    assert second.document.maze == Maze.blank(3, 3)
    assert first.document.undo_stack.count() == 1
