"""Several algorithms side by side: one play bar, the same seed, counters, and results at the end."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Event

import numpy as np
import pytest
from PIL import Image
from PIL.GifImagePlugin import GifImageFile
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog
from shiboken6 import delete

from mazarine import generate
from mazarine.agents.explorers import EXPLORERS, ByHand
from mazarine.agents.goals import GoalPlace, mark_goal
from mazarine.agents.simulation import Plan, Simulation
from mazarine.gui.analysis.names import name_cells
from mazarine.gui.dialogs.questions import ask_losses
from mazarine.gui.documents.questions import LossAnswer
from mazarine.gui.features.watch import exporting
from mazarine.gui.features.watch.choice import Choice, Kind
from mazarine.gui.features.watch.exporting import FilmDialog, FilmOptions
from mazarine.gui.features.watch.legend import Legend
from mazarine.gui.features.watch.pane import Pane
from mazarine.gui.features.watch.pane_grid import MOST_PANES
from mazarine.gui.features.watch.subjects import Counters, GrowthSubject, SearchSubject, WalkSubject
from mazarine.gui.features.watch.walk import WalkRequest
from mazarine.gui.features.watch.watch_window import WatchWindow
from mazarine.gui.forms.order import GeneratorRequest
from mazarine.gui.i18n.languages import Language, set_language
from mazarine.gui.widgets.building import accepts
from mazarine.maze import Maze
from mazarine.messages import Message
from mazarine.picture import LIGHT
from mazarine.picture.marks import Mark
from mazarine.picture.messages import MarkText
from mazarine.picture.render import margin_px
from mazarine.picture.tints import PLAIN
from mazarine.searches.registry import SEARCHES
from mazarine.searches.watching import watch
from tests.files.test_animation import played
from tests.gui.conftest import ENGINE_WITHIN_MS, OpenWindow
from tests.gui.hand import Hand
from tests.gui.making import click
from tests.pdf import pages_of

ORDER = GeneratorRequest("stack", 6, 7, 5, {})
GENERATORS_AND_EXPLORER = (
    Choice(Kind.GENERATOR, "stack"), Choice(Kind.GENERATOR, "prim"), Choice(Kind.EXPLORER, "tremaux"),
)  # fmt: skip


def contest(side: int = 8) -> Maze:
    """Return a generated maze with a start and a goal."""
    return generate("stack", side, side, rng=3)


def watching(hand: Hand, choices: Sequence[Choice] = GENERATORS_AND_EXPLORER) -> WatchWindow:
    """Open a window with panes, paused at the beginning."""
    window = WatchWindow(hand.window, hand.maze, ORDER, choices)
    window.show()
    ready(hand, window)
    return window


def ready(hand: Hand, window: WatchWindow) -> None:
    """Wait until all panes are there, and pause at the beginning."""
    hand.qtbot.waitUntil(
        lambda: (
            all(it.subject or it.is_walker for it in window.panes)
            and (window.is_ready or not window.grid.walkers)
        ),
        timeout=10_000,
    )
    window.player.pause()
    window.player.seek(0)


def choose(hand: Hand, window: WatchWindow, pane: int, choice: Choice) -> None:
    """Choose another algorithm in a pane with the keyboard, and wait for it."""
    choose_at_once(window, pane, choice)
    ready(hand, window)


def choose_at_once(window: WatchWindow, pane: int, choice: Choice) -> None:
    """Choose another algorithm in a pane with the keyboard."""
    box = window.panes[pane].choice_box
    box.setFocus()
    steps = box.findData(choice.key) - box.currentIndex()
    for _ in range(abs(steps)):
        QTest.keyClick(box, Qt.Key.Key_Down if steps > 0 else Qt.Key.Key_Up)


def test_all_panes_go_to_the_same_step_and_short_ones_stay_at_their_end(open_window: OpenWindow) -> None:
    hand = open_window(contest())
    window = watching(hand)
    player = window.player
    assert player is not None
    assert player.count == max(pane.subject.count for pane in window.panes if pane.subject)
    for step in (3, player.count, player.count // 2, 0):
        player.seek(step)
        hand.qtbot.waitUntil(lambda: window.is_ready, timeout=10_000)
        *grown, walk = window.panes
        assert window.walk is not None
        assert window.walk.turn == min(step, window.walk.shown[0].walker.steps)
        assert walk.status_label.text().startswith(f"Step {window.walk.turn:,}.")
        for pane in grown:
            assert pane.subject is not None
            assert pane.subject.step == min(step, pane.subject.count)
            assert pane.status_label.text().startswith(f"Step {pane.subject.step} of {pane.subject.count}")


def test_the_menu_opens_two_panes_that_play_to_the_end_and_compare(open_window: OpenWindow) -> None:
    hand = open_window(contest())
    hand.act("watch.open")
    hand.qtbot.waitUntil(lambda: hand.window.findChild(WatchWindow) is not None, timeout=10_000)
    window = hand.window.findChild(WatchWindow)
    assert isinstance(window, WatchWindow)
    ready(hand, window)
    assert len(window.panes) == 2
    assert window.results.isHidden()
    window.bar.speed.setValue(window.bar.speed.maximum())
    QTest.keyClick(window, Qt.Key.Key_Space)
    hand.qtbot.waitUntil(window.results.isVisible, timeout=10_000)
    table = window.results
    assert table.rowCount() == 2
    for row, pane in enumerate(window.panes):
        counters = pane.counters()
        assert counters is not None
        texts = [table.item(row, column).text() for column in range(1, 5)]
        expected = (counters.steps, counters.visited, counters.frontier, counters.length)
        assert texts == [f"{it:,}" for it in expected]
    for column, steps in (
        (column, [int(table.item(row, column).text()) for row in (0, 1)]) for column in (1, 2)
    ):
        bars = [table.item(row, column).data(Qt.ItemDataRole.UserRole) for row in (0, 1)]
        assert bars == pytest.approx([it / max(steps) for it in steps])
    QTest.keyClick(window, Qt.Key.Key_Left)
    assert window.results.isHidden()


def test_a_pane_that_is_ready_later_joins_where_the_others_are(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand, gate = open_window(contest()), Event()
    make = GrowthSubject.make

    def wait(order: GeneratorRequest, is_current: Callable[[], bool]) -> GrowthSubject:
        gate.wait(ENGINE_WITHIN_MS / 1000)
        return make(order, is_current)

    window = watching(hand, [Choice(Kind.GENERATOR, "stack"), Choice(Kind.EXPLORER, "left-hand")])
    player, (first, _) = window.player, window.panes
    monkeypatch.setattr(GrowthSubject, "make", wait)
    player.seek(7)
    choose_at_once(window, 1, Choice(Kind.GENERATOR, "prim"))
    assert [pane.is_busy for pane in window.panes] == [False, True]
    assert first.subject is not None
    player.steps_per_s = 1e6
    player.play()
    hand.qtbot.waitUntil(lambda: player.step == first.subject.count, timeout=10_000)
    assert player.is_playing
    assert window.results.isHidden(), "the other pane is not there yet"
    player.pause()
    player.seek(9)
    steps = list[int]()
    player.changed.connect(lambda: steps.append(player.step))
    gate.set()
    hand.qtbot.waitUntil(lambda: window.panes[1].subject is not None, timeout=10_000)
    hand.qtbot.waitUntil(lambda: [it.step for it in player.subjects] == [9, 9], timeout=10_000)
    assert {*steps} == {9}
    assert not player.is_playing


@pytest.mark.parametrize(
    ("language", "begins"), [(Language.FRENCH, "A* : commence en"), (Language.POLISH, "A*: początek w")]
)
def test_the_sentence_of_a_step_is_in_the_language_of_the_window_and_its_pseudocode_is_not(
    open_window: OpenWindow, language: Language, begins: str
) -> None:
    maze = contest()
    mark_goal(maze, GoalPlace.CORNER)
    maze.add_marker("start", (0, 0))
    hand = open_window(maze)
    window = watching(hand, [Choice(Kind.SEARCH, "a-star")])
    click(window.options.code_box)
    pane = window.panes[0]
    told = {pane.status_label.text()}
    try:
        set_language(language)
        window.player.seek(0)
        assert begins in pane.status_label.text()
        for step in range(window.player.count + 1):
            window.player.seek(step)
            assert " takes " not in pane.status_label.text()
            told.add(pane.status_label.text())
        assert pane.code_label.text().splitlines()[0].endswith(SEARCHES["a-star"].lines[0])
    finally:
        set_language(Language.ENGLISH)
    assert len(told) == window.player.count + 2


def test_panes_are_added_up_to_six_and_closed_down_to_one(open_window: OpenWindow) -> None:
    hand = open_window(contest())
    window = watching(hand, GENERATORS_AND_EXPLORER[:1])
    assert window.panes[0].close_button.isHidden()
    while window.options.add_button.isEnabled():
        click(window.options.add_button)
    assert len({pane.choice for pane in window.panes}) == MOST_PANES
    ready(hand, window)
    while len(window.panes) > 1:
        click(window.panes[0].close_button)
    ready(hand, window)
    assert len(window.player.subjects) == 1
    assert window.panes[0].close_button.isHidden()


def test_the_current_pane_is_one_that_is_there(open_window: OpenWindow) -> None:
    hand = open_window(contest())
    window = watching(hand, [Choice(Kind.GENERATOR, "stack"), Choice(Kind.EXPLORER, "tremaux")])
    ready(hand, window)
    grown, walker = window.panes
    assert window.current is walker
    click(walker.close_button)
    assert window.current is grown
    window.options.seed_box.setValue(7)
    ready(hand, window)


@pytest.mark.parametrize("first", [Choice(Kind.GENERATOR, "stack"), Choice(Kind.EXPLORER, "tremaux")])
def test_space_plays_at_once_and_after_a_click(open_window: OpenWindow, first: Choice) -> None:
    hand = open_window(contest())
    window = watching(hand, [first])
    focused = window.focusWidget()
    assert focused is not None
    is_playing = window.player.is_playing
    QTest.keyClick(focused, Qt.Key.Key_Space)
    assert window.player.is_playing != is_playing
    window.options.seed_box.setFocus()
    (pane,) = window.panes
    view = pane.map if pane.is_walker else pane.canvas
    QTest.mouseClick(view, Qt.MouseButton.LeftButton)
    assert window.focusWidget() is view


@pytest.mark.parametrize("language", Language)
def test_legends_of_six_panes_are_not_cut(open_window: OpenWindow, language: Language) -> None:
    maze = contest()
    maze.add_marker("start", (0, 0))
    maze.add_marker("goal", (5, 5))
    hand = open_window(maze)
    names = "breadth-first", "regions", "a-star"
    choices = [*GENERATORS_AND_EXPLORER[:3], *(Choice(Kind.SEARCH, name) for name in names)]
    window = watching(hand, choices)
    window.options.settings_box.setChecked(True)
    window.resize(1280, 720)
    try:
        set_language(language)
        hand.qtbot.waitUntil(lambda: all(is_whole(pane.legend) for pane in window.panes), timeout=10_000)
    finally:
        set_language(Language.ENGLISH)


def is_whole(legend: Legend) -> bool:
    """Return whether all words are in the widget."""
    places = [*legend.places(legend.width())]
    widths = [x + legend.fontMetrics().horizontalAdvance(text) for x, _, text, _ in places]
    below = max(y for _, y, _, _ in places) + legend.fontMetrics().height()
    return len(places) > 1 and max(widths) < legend.width() and below <= legend.height()


def test_another_algorithm_is_chosen_with_the_keys(open_window: OpenWindow) -> None:
    hand = open_window(contest())
    window = watching(hand, GENERATORS_AND_EXPLORER[:1])
    choose(hand, window, 0, Choice(Kind.EXPLORER, "left-hand"))
    assert window.walk is not None
    assert window.walk.shown[0].walker.explorer.name == "left-hand"
    choose(hand, window, 0, Choice(Kind.GENERATOR, "prim"))
    window.player.seek(window.player.count)
    (subject,) = window.player.subjects
    drawn = subject.drawing(LIGHT, as_points=False).maze
    assert np.array_equal(drawn.walls, generate("prim", 6, 7, rng=np.random.default_rng(5)).walls)


def test_a_seed_is_that_of_all_panes(open_window: OpenWindow) -> None:
    hand = open_window(contest())
    window = watching(hand, GENERATORS_AND_EXPLORER[:2])
    window.options.seed_box.setValue(77)
    ready(hand, window)
    player = window.player
    assert player is not None
    player.seek(player.count)
    for name, subject in zip(("stack", "prim"), player.subjects, strict=True):
        made = generate(name, 6, 7, rng=np.random.default_rng(77))
        assert np.array_equal(subject.drawing(LIGHT, as_points=False).maze.walls, made.walls)


def test_what_cannot_be_watched_says_why_and_the_others_play(open_window: OpenWindow) -> None:
    maze = Maze.blank(1, 1)
    hand = open_window(maze)
    needs_goal = next(name for name, it in EXPLORERS.items() if it.needs_goal)
    choices = [Choice(Kind.GENERATOR, "stack"), Choice(Kind.EXPLORER, needs_goal)]
    window = WatchWindow(hand.window, maze, ORDER, choices)
    window.show()
    hand.qtbot.waitUntil(
        lambda: "goal" in window.panes[1].status_label.text() and window.panes[0].subject is not None,
        timeout=10_000,
    )
    assert len(window.player.subjects) == 1


def test_the_film_shows_all_panes_side_by_side(open_window: OpenWindow, tmp_path: Path) -> None:
    hand = open_window(contest())
    window = watching(hand)
    window.export(tmp_path / "film.png")
    hand.qtbot.waitUntil(lambda: "Exported “film.png”" in hand.message, timeout=10_000)
    shown, _ = played(tmp_path / "film.png")
    assert shown[0].shape[1] > 2.5 * shown[0].shape[0]
    assert len({picture.shape for picture in shown}) == 1
    third = shown[0].shape[1] // 3
    for pane in range(3):
        parts = [picture[:, pane * third : (pane + 1) * third] for picture in shown]
        assert not np.array_equal(parts[0], parts[-1])


@pytest.mark.parametrize("name", [name for name in EXPLORERS if name != ByHand.name])
def test_a_recorded_walk_is_that_of_the_simulation_at_every_step(name: str) -> None:
    maze = contest()
    mark_goal(maze, GoalPlace.CORNER)
    plans = Plan("random"), Plan(name)
    subject = WalkSubject.make(maze, WalkRequest(plans, None, 9), 1, lambda: True)
    simulation = Simulation(maze, plans, seed=9, most_steps=100_000)
    _, walker = simulation.walkers
    seen, visited, most = set[int](), set[int](), 0
    for step in range(subject.count + 1):
        seen |= set(walker.agent.seen.tolist())
        visited.add(walker.agent.place)
        knowledge = walker.agent.knowledge
        most = max(most, len(knowledge.frontier) + len(knowledge.ports))
        subject.go(step)
        counters = subject.counters()
        assert (counters.steps, counters.visited, counters.frontier) == (step, len(visited), most)
        tints = subject.drawing(LIGHT, as_points=False).plane.tints
        assert tints is not None
        assert np.count_nonzero(tints) == len(seen | visited)
        assert tints[walker.agent.cell[1:]] == tints.max()
        if walker.end is None:
            simulation.advance()
    assert walker.end is not None
    assert walker.steps == subject.count


@pytest.mark.parametrize("name", SEARCHES)
def test_a_search_is_that_of_the_library_at_every_step(name: str) -> None:
    maze = contest()
    mark_goal(maze, GoalPlace.CORNER)
    maze.add_marker("start", (0, 0))
    if name == "jump-point":
        maze = Maze.blank(8, 8)
        maze.add_marker("start", (0, 0))
        maze.add_marker("goal", (7, 7))
    subject, run = SearchSubject.make(maze, name, lambda: True), watch(maze, name)[name]
    assert subject.count == len(run)
    visited, marks = set[tuple[int, ...]](), set[int]()
    for step, cell in enumerate(run.order.tolist(), 1):
        visited.add(tuple(cell))
        subject.go(step)
        counters = subject.counters()
        assert counters.visited == len(visited)
        assert counters.frontier == run.frontier[: step + 1].max()
        tints = subject.drawing(LIGHT, as_points=False).plane.tints
        assert tints is not None
        marks |= {*np.unique(tints).tolist()} - {PLAIN}
        assert tints[tuple(cell[1:])] == Mark.HERE
        assert subject.sentence() == name_cells(run.sentence(step), maze)
    legend = {mark for mark in Mark if MarkText[mark.name]() in [it for it, _ in subject.legend]}
    assert marks <= legend
    assert (Mark.FILLED in legend) == (name == "dead-end-filling")
    assert (Mark.SEEN in legend) == (name == "regions")
    assert subject.counters() == Counters(len(run), run.visited, run.largest_frontier, run.length)
    assert run.path is not None
    assert all(tints[row, col] in {Mark.PATH, Mark.HERE} for _, row, col in run.path.tolist())


def test_a_search_goes_back_without_beginning_again(open_window: OpenWindow) -> None:
    maze = contest(30)
    mark_goal(maze, GoalPlace.CORNER)
    maze.add_marker("start", (0, 0))
    hand = open_window(maze)
    window = watching(hand, [Choice(Kind.SEARCH, "breadth-first"), Choice(Kind.SEARCH, "a-star")])
    player = window.player
    assert player is not None
    player.seek(player.count)
    hand.qtbot.waitUntil(lambda: player.is_done, timeout=10_000)
    steps = list[int]()
    player.changed.connect(lambda: steps.append(player.step))
    for _ in range(3):
        player.go_back()
    assert player.step == player.count - 3
    assert min(steps) == player.step
    player.seek(1)
    assert player.step == 1


def test_a_search_asks_for_the_goal_and_shows_its_pseudocode(open_window: OpenWindow) -> None:
    maze = contest()
    maze.add_marker("start", (0, 0))
    hand = open_window(maze)
    window = WatchWindow(hand.window, maze, ORDER, [Choice(Kind.SEARCH, "a-star")])
    window.show()
    label = window.panes[0].status_label
    hand.qtbot.waitUntil(lambda: "goal" in label.text(), timeout=10_000)
    window.close()
    maze.add_marker("goal", (7, 7))
    window = watching(hand, [Choice(Kind.SEARCH, "a-star")])
    code = window.panes[0].code_label
    assert code.isHidden()
    click(window.options.code_box)
    window.player.seek(1)
    assert code.isVisible()
    lines = code.text().splitlines()
    assert [line[2:] for line in lines] == list(SEARCHES["a-star"].lines)
    assert sum(line.startswith("▶") for line in lines) == 1


def test_a_pane_without_a_run_has_no_legend_of_what_was_there_before(open_window: OpenWindow) -> None:
    hand = open_window(generate("prim", 6, 7, rng=2, lattice="hexagon"))
    window = WatchWindow(hand.window, hand.maze, ORDER, [Choice(Kind.EXPLORER, "tremaux")])
    window.show()
    pane = window.panes[0]
    assert any(pane.legend.places(1000))
    pane.choice_box.setCurrentIndex(pane.choice_box.findData(Choice(Kind.SEARCH, "a-star").key))
    hand.qtbot.waitUntil(lambda: "no start" in pane.status_label.text(), timeout=10_000)
    assert not any(pane.legend.places(1000))
    assert not pane.legend.accessibleDescription()


@pytest.mark.parametrize("lattice", ["square", "hexagon"])
def test_start_and_goal_are_chosen_by_clicks(open_window: OpenWindow, lattice: str) -> None:
    hand = open_window(generate("prim", 6, 7, rng=2, lattice=lattice))
    window = WatchWindow(hand.window, hand.maze, ORDER, [Choice(Kind.SEARCH, "a-star")] * 2)
    window.show()
    pane = window.panes[0]
    label = pane.status_label
    hand.qtbot.waitUntil(lambda: "no start" in label.text(), timeout=10_000)
    assert label.text().endswith("Click a cell to start there. Hold Shift and click the goal.")
    canvas, (width, height) = pane.canvas, hand.maze.geometry.extent(6, 7)
    px = canvas.cell_px(hand.maze)
    assert px == 64 or max(px * (width + 2) / canvas.width(), px * (height + 2) / canvas.height()) > 1

    def click_cell(row: int, col: int, *, is_goal: bool, pane: Pane = pane) -> None:
        px = pane.canvas.cell_px(hand.maze)
        x, y = (round(it * px) + margin_px(px) for it in hand.maze.geometry.middle(row, col))
        modifier = Qt.KeyboardModifier.ShiftModifier if is_goal else Qt.KeyboardModifier.NoModifier
        corner = pane.canvas.corner(hand.maze)
        QTest.mouseClick(pane.canvas, Qt.MouseButton.LeftButton, modifier, corner + QPoint(x, y))

    # Where nothing is shown yet, every pane takes clicks.
    click_cell(4, 5, is_goal=False, pane=window.panes[1])
    hand.qtbot.waitUntil(lambda: "no goal" in label.text(), timeout=10_000)
    click_cell(1, 2, is_goal=True)
    ready(hand, window)
    for it in window.panes:
        run = it.subject.run  # type: ignore[union-attr]
        assert [tuple(run.path[at]) for at in (0, -1)] == [(0, 4, 5), (0, 1, 2)]
    assert label.text() == f"Step 0 of {window.player.count}. A* begins at (row 5, column 6)."
    click_cell(0, 0, is_goal=False)
    ready(hand, window)
    assert tuple(pane.subject.run.path[0]) == (0, 0, 0)  # type: ignore[union-attr]
    second = window.panes[1]
    for start in ((0, 0), (2, 4)):  # The first click only makes this pane the current one.
        click_cell(2, 4, is_goal=False, pane=second)
        ready(hand, window)
        assert tuple(pane.subject.run.path[0])[1:] == start  # type: ignore[union-attr]
    assert [it.canvas.is_current for it in window.panes] == [False, True]
    click(second.close_button)
    assert pane.canvas.is_current
    assert not hand.maze.markers  # The maze of the document is another one.


def test_rock_is_no_start(open_window: OpenWindow) -> None:
    maze = Maze.blank(3, 3)
    maze.set_cells([(0, 1)], "rock")
    hand = open_window(maze)
    window = WatchWindow(hand.window, maze, ORDER, [Choice(Kind.SEARCH, "a-star")])
    window.show()
    pane = window.panes[0]
    hand.qtbot.waitUntil(lambda: "no start" in pane.status_label.text(), timeout=10_000)
    pane.canvas.clicked.emit((0, 0, 1), False)
    assert "rock" in pane.status_label.text()
    assert pane.subject is None


def test_a_question_goes_with_its_window(open_window: OpenWindow) -> None:
    hand = open_window(contest())
    window = watching(hand, [Choice(Kind.EXPLORER, "tremaux")])
    label = window.panes[0].status_label
    # As when its tab is closed while the question is open.
    QTimer.singleShot(100, hand.window, lambda: delete(window))
    assert ask_losses(label, "map.csv", [Message("Markers")]) is LossAnswer.CANCEL
    dialog = QDialog(hand.window)
    QTimer.singleShot(100, hand.window, lambda: delete(dialog))
    assert not accepts(dialog)


def test_a_film_is_ordered_in_a_dialog(
    open_window: OpenWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = open_window(contest())
    window = watching(hand)
    path = tmp_path / "film.gif"
    monkeypatch.setattr(exporting, "ask_export_path", lambda *_: path)

    def answer(dialog: FilmDialog) -> bool:
        dialog.pane_box.setCurrentIndex(2)
        dialog.size_box.setCurrentIndex(1)
        dialog.speed_box.setValue(50)
        dialog.pause_box.setValue(1.5)
        return True

    monkeypatch.setattr(exporting, "accepts", answer)
    click(window.options.export_button)
    hand.qtbot.waitUntil(lambda: "Exported “film.gif”" in hand.message, timeout=10_000)
    subject = window.panes[1].subject
    assert subject is not None
    with Image.open(path) as film:
        assert isinstance(film, GifImageFile)
        assert film.size == (1280, 720)
        assert film.n_frames == -(-subject.count // 2) + 1
        assert film.info["duration"] == 40, "25 pictures a second, each two steps further"
        film.seek(film.n_frames - 1)
        assert film.info["duration"] == 1500


def test_a_pane_with_a_search_has_a_worksheet(open_window: OpenWindow, tmp_path: Path) -> None:
    maze = contest()
    mark_goal(maze, GoalPlace.CORNER)
    maze.add_marker("start", (0, 0))
    hand = open_window(maze)
    window = watching(hand, [Choice(Kind.SEARCH, "a-star"), *GENERATORS_AND_EXPLORER[1:]])
    window.export(tmp_path / "all.pdf")
    hand.qtbot.waitUntil(lambda: "choose a pane with a search" in hand.message, timeout=10_000)
    window.export(tmp_path / "sheet.pdf", panes=window.panes[:1])
    hand.qtbot.waitUntil(lambda: "Exported “sheet.pdf”" in hand.message, timeout=10_000)
    assert len(pages_of(tmp_path / "sheet.pdf")) == 4
    assert not (tmp_path / "all.pdf").exists()


def test_a_film_with_too_many_pictures_is_refused(open_window: OpenWindow, tmp_path: Path) -> None:
    hand = open_window(contest(40))
    window = watching(hand, [Choice(Kind.EXPLORER, "random")])
    window.player.pause()
    window.export(tmp_path / "film.png", FilmOptions(steps_per_s=1.0))
    hand.qtbot.waitUntil(lambda: "the maximum is 5,000" in hand.message, timeout=ENGINE_WITHIN_MS)
    assert not (tmp_path / "film.png").exists()


def test_a_web_page_plays_all_panes(open_window: OpenWindow, tmp_path: Path) -> None:
    maze = contest()
    mark_goal(maze, GoalPlace.CORNER)
    maze.add_marker("start", (0, 0))
    hand = open_window(maze)
    window = watching(hand, [Choice(Kind.SEARCH, "a-star"), *GENERATORS_AND_EXPLORER[1:]])
    window.export(tmp_path / "page.html")
    hand.qtbot.waitUntil(lambda: "Exported “page.html”" in hand.message, timeout=10_000)
    text = (tmp_path / "page.html").read_text("utf-8")
    (data,) = re.findall(r'id="data">(.*?)</script>', text, re.DOTALL)
    recordings = json.loads(data)["recordings"]
    window.player.steps_per_s = 1e6
    window.player.play()
    hand.qtbot.waitUntil(lambda: window.player.is_done, timeout=10_000)
    assert [it["title"] for it in recordings] == [str(pane.choice.title) for pane in window.panes]
    for pane, recording in zip(window.panes, recordings, strict=True):
        counters = pane.counters()
        assert counters is not None
        assert len(recording["steps"]) == counters.steps + 1
        expected = {"Steps": counters.steps, "Visited cells": counters.visited}
        if pane.choice.kind is not Kind.GENERATOR:
            assert counters.frontier is not None
            assert counters.length is not None
            expected |= {"Largest frontier": counters.frontier, "Path length": counters.length}
            assert recording["steps"][0][1][3] is None
        assert dict(zip(recording["counters"], recording["steps"][-1][1], strict=True)) == expected
