"""Exploring in the window: play, step, back, several walkers, and the fields of an agent."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mazarine.agents.simulation import Simulation
from mazarine.files import read
from mazarine.gui.features.watch.watch_window import WatchWindow
from mazarine.maze import Marker, MarkerKind, Maze
from mazarine.maze.edits import PlaceMarker
from mazarine.resources_path import resource
from tests.gui.conftest import ENGINE_WITHIN_MS, OpenWindow
from tests.gui.hand import choose
from tests.gui.run.conftest import Explore


def test_a_walk_is_played_to_the_goal_and_walked_back(explore: Explore, tree: Maze) -> None:
    it = explore(tree)
    it.window.bar.set_speed(10_000)
    QTest.keyClick(it.window, Qt.Key.Key_Space)
    it.qtbot.waitUntil(lambda: "reached the goal" in it.status, timeout=ENGINE_WITHIN_MS)
    end, steps = it.cell, it.walk.turn
    assert end == (0, 11, 15)
    trail = list(it.shown.walker.places)
    it.window.bar.place.setValue(3)
    it.wait()
    assert it.walk.turn == 3
    assert it.shown.walker.places == trail[:4]
    QTest.keyClick(it.window, Qt.Key.Key_Period)
    assert (it.walk.turn, it.shown.walker.places) == (4, trail[:5])
    QTest.keyClick(it.window, Qt.Key.Key_Comma)
    it.wait()
    assert it.walk.turn == 3
    it.window.bar.place.setValue(steps)
    it.wait()
    assert it.cell == end
    assert it.pane.counters_label.text().endswith(f"to the goal: {steps:,}")


def test_the_slider_reaches_steps_that_were_not_made_yet(explore: Explore, tree: Maze) -> None:
    it = explore(tree)
    simulation = Simulation(tree, it.window.request.plans)
    while not simulation.is_over:
        simulation.advance()
    place = it.window.bar.place
    it.qtbot.waitUntil(lambda: place.maximum() == simulation.turns, timeout=ENGINE_WITHIN_MS)
    assert it.walk.turn == 0
    place.setValue(simulation.turns - 1)
    it.wait()
    assert it.shown.walker.places == simulation.walkers[0].places[:-1]
    it.choose("hand")
    assert place.maximum() == 1, "nobody knows what the user will do"


def test_what_the_last_step_gained_and_lost_is_shown(explore: Explore) -> None:
    it = explore(Maze.blank(1, 40))
    it.window.form.radius.setValue(2)
    it.window.form.memory.setCurrentIndex(it.window.form.memory.findData("none"))
    it.wait()
    assert it.pane.counters_label.text().endswith("last step: +3")
    QTest.keyClick(it.window, Qt.Key.Key_Period)
    it.wait()
    assert it.pane.counters_label.text().endswith("last step: +1")
    for _ in range(3):
        QTest.keyClick(it.window, Qt.Key.Key_Period)
    it.wait()
    assert it.pane.counters_label.text().endswith("last step: +1 −1")
    assert "Regions: 0 added, 0 removed, 1 changed." in it.status


def test_several_walkers_and_opponents_are_on_their_way_at_once(explore: Explore, tree: Maze) -> None:
    PlaceMarker(Marker(MarkerKind.OPPONENT, (0, 11, 0))).apply(tree)
    it = explore(tree)
    form = it.window.form
    QTest.mouseClick(it.window.options.add_button, Qt.MouseButton.LeftButton)
    it.wait()
    it.choose("random")
    form.opponents.setCurrentIndex(1)
    it.wait()
    for _ in range(5):
        QTest.keyClick(it.window, Qt.Key.Key_Period)
    simulation = it.walk.simulation
    assert simulation is not None
    assert [walker.explorer.name for walker in simulation.walkers] == ["nearest-unknown", "random"]
    assert len(simulation.opponents) == 1
    assert len(it.window.panes) == 2
    for row, name in ((0, "nearest-unknown"), (1, "random")):
        it.select(row)
        it.wait()
        assert it.walk.turn == 5
        assert it.shown.walker.explorer.name == name
    QTest.mouseClick(it.pane.close_button, Qt.MouseButton.LeftButton)
    it.wait()
    assert len(it.window.panes) == 1


def test_fields_make_a_agent_and_an_agent_fills_the_fields(explore: Explore, tree: Maze) -> None:
    it = explore(tree)
    form = it.window.form
    form.agent.setCurrentIndex(form.agent.findData("forgetful"))
    assert (form.radius.value(), form.memory.currentData(), form.number.value()) == (8, "age", 60)
    form.memory.setCurrentIndex(form.memory.findData("distance"))
    assert str(it.window.request.plans[0].agent.memory) == "distance:15"
    form.unlimited.setChecked(True)
    form.chance.setValue(25)
    it.window.options.seed_box.setValue(7)
    agent = it.window.request.plans[0].agent
    assert (agent.radius, agent.chance, it.window.request.seed) == (None, 0.25, 7)
    assert form.agent.currentText() == "Custom"
    it.wait()


def test_what_cannot_be_walked_is_said_and_the_next_choice_counts(explore: Explore) -> None:
    it = explore(Maze.blank(4, 4))
    it.choose_at_once("greedy")
    it.qtbot.waitUntil(lambda: "greedy needs a goal" in it.status, timeout=ENGINE_WITHIN_MS)
    it.choose("random")
    it.qtbot.waitUntil(it.window.bar.isEnabled, timeout=ENGINE_WITHIN_MS)


def test_another_walker_is_chosen_before_it_has_set_out(explore: Explore, tree: Maze) -> None:
    it = explore(tree)
    QTest.mouseClick(it.window.options.add_button, Qt.MouseButton.LeftButton)
    it.select(0)
    it.select(1)
    assert not it.window.is_ready
    it.wait()
    assert it.pane.number == it.walk.watched == 1
    assert "range" not in it.status


def test_it_is_closed_in_the_middle_of_everything(explore: Explore, tree: Maze) -> None:
    it = explore(tree)
    it.window.bar.set_speed(10_000)
    it.window.player.play()
    it.window.compare.form.count.setValue(10_000)
    it.window.compare.run()
    it.close()
    it.hand.window.close()


def test_a_micromouse_floods_to_the_goal_of_a_contest_maze(explore: Explore) -> None:
    it = explore(read(resource("mazes/contest.txt")))
    form = it.window.form
    it.choose("flood-fill")
    choose(form.agent, "micromouse")
    it.wait()
    assert (it.pane.choice_box.currentText(), form.agent.currentText()) == (
        "Explorer: Flood fill",
        "Micromouse",
    )
    assert (form.radius.value(), form.memory.currentData()) == (0, "all")
    shown = it.shown
    assert shown.walker.known == [1], "it sees its own cell only"
    assert len(shown.places(0, 0)[0]) - 1 == 7 + 7, "everything unknown counts as open"
    it.window.bar.set_speed(10_000)
    QTest.keyClick(it.window, Qt.Key.Key_Space)
    it.qtbot.waitUntil(lambda: "reached the goal" in it.status, timeout=ENGINE_WITHIN_MS)
    assert it.cell in {(0, row, col) for row in (7, 8) for col in (7, 8)}


def test_the_explore_window_names_the_file(open_window: OpenWindow, qtbot: QtBot, tmp_path: Path) -> None:
    hand = open_window(Maze.blank(4, 4))
    for path, title in ((None, "Explore Untitled"), (tmp_path / "AAMC18Maze.txt", "Explore AAMC18Maze.txt")):
        hand.document.set_path(path)
        hand.act("explore.open")
        qtbot.waitUntil(lambda: hand.window.findChild(WatchWindow) is not None)
        window = hand.window.findChild(WatchWindow)
        assert isinstance(window, WatchWindow)
        assert window.windowTitle() == title
        window.close()
        qtbot.waitUntil(lambda: hand.window.findChild(WatchWindow) is None)
    hand.document.set_path(None)
