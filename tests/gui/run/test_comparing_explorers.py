"""Explorers are compared in the background, in one maze and in many, and the results are exported."""

from __future__ import annotations

import csv
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDoubleSpinBox, QFileDialog

from mazarine.agents.comparison import compare, summaries
from mazarine.agents.goals import GoalPlace, mark_goal
from mazarine.agents.simulation import End
from mazarine.generators import braid, generate
from mazarine.gui.features.watch.compare_panel import ComparePanel
from mazarine.gui.widgets.plots import BoxPlot
from mazarine.maze import Maze
from tests.gui.conftest import ENGINE_WITHIN_MS, OpenWindow
from tests.gui.hand import LEFT
from tests.gui.run.conftest import Explore
from tests.gui.run.explorer import Explorer


def opened(it: Explorer, *explorers: str) -> ComparePanel:
    """Choose explorers, and open the tab for comparisons by its key."""
    it.choose(explorers[0])
    for name in explorers[1:]:
        QTest.mouseClick(it.window.options.add_button, LEFT)
        it.wait()
        it.choose(name)
    QTest.keyClick(it.window, Qt.Key.Key_C, Qt.KeyboardModifier.AltModifier)
    assert it.window.compare.isVisible()
    return it.window.compare


def run(it: Explorer) -> None:
    """Click Compare, and wait for the results."""
    panel = it.window.compare
    QTest.mouseClick(panel.run_button, LEFT)
    it.qtbot.waitUntil(lambda: not panel.is_busy, timeout=ENGINE_WITHIN_MS)


def rows(panel: ComparePanel) -> list[list[str]]:
    """Return the texts of the table."""
    table = panel.results.table
    texts = []
    for row in range(table.rowCount()):
        items = [table.item(row, column) for column in range(table.columnCount())]
        texts.append([item.text() for item in items if item is not None])
    return texts


def ink(plot: BoxPlot) -> int:
    """Count the pixels of a plot that are not its background."""
    image = plot.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    words = np.frombuffer(image.constBits(), dtype=np.uint32)
    return int(np.count_nonzero(words != words[0]))


def test_explorers_are_compared_in_the_background(explore: Explore, tree: Maze) -> None:
    it = explore(tree)
    panel = opened(it, "tremaux", "random")
    assert not panel.results.table.isVisible()
    assert ink(panel.results.plot) == 0
    panel.form.count.setValue(3)
    QTest.mouseClick(panel.run_button, LEFT)
    assert panel.is_busy
    assert panel.results.status_label.text().startswith("Running…")
    it.qtbot.waitUntil(lambda: not panel.is_busy, timeout=ENGINE_WITHIN_MS)
    assert [outcome.explorer for outcome in panel.outcomes] == ["tremaux"] * 3 + ["random"] * 3
    first, second = summaries(panel.outcomes)
    assert [row[0] for row in rows(panel)] == ["1. Trémaux", "2. Random mouse"]
    for row, found in zip(rows(panel), (first, second), strict=True):
        assert found.mean is not None
        assert row[1:3] == ["3 of 3", f"{round(found.mean):,}"]
        assert row[5] == f"{found.least:,}–{found.most:,}"
    assert panel.results.chance_label.isHidden()
    assert ink(panel.results.plot) > 500


def test_an_explorer_without_chance_walks_once_and_the_window_says_so(explore: Explore, tree: Maze) -> None:
    it = explore(tree)
    panel = opened(it, "left-hand", "random")
    panel.form.count.setValue(4)
    run(it)
    assert [row[1] for row in rows(panel)] == ["1 of 1", "4 of 4"]
    note = panel.results.chance_label
    assert note.isVisible()
    assert note.text().startswith("1 explorer uses no chance: 1. Left hand on the wall. It always takes")
    it.choose("nearest-unknown")
    run(it)
    assert note.text().startswith(
        "2 explorers use no chance: 1. Left hand on the wall and 2. Nearest unknown. They always take"
    )


@pytest.mark.parametrize("goal", GoalPlace)
def test_explorers_are_compared_in_generated_mazes_by_seed(
    explore: Explore, tree: Maze, goal: GoalPlace
) -> None:
    it = explore(tree)
    panel = opened(it, "left-hand", "random")
    form = panel.form
    assert form.generated.isHidden()
    form.mazes.setFocus()
    QTest.keyClick(form.mazes, Qt.Key.Key_Down)
    assert form.generated.isVisible()
    maze_form = form.maze_form
    assert (maze_form.rows_box.value(), maze_form.cols_box.value()) == (12, 16)
    maze_form.algorithm_box.setCurrentIndex(maze_form.algorithm_box.findData("prim"))
    maze_form.rows_box.setValue(8)
    maze_form.cols_box.setValue(9)
    maze_form.seed_box.setValue(5)
    box = maze_form.finishes.findChild(QDoubleSpinBox, "braid")
    assert isinstance(box, QDoubleSpinBox)
    box.setValue(50)
    form.maze_count.setValue(3)
    form.count.setValue(2)
    form.goal.setCurrentIndex([*GoalPlace].index(goal))
    run(it)
    expected = []
    assert it.window.request.seed == 0
    for seed in (5, 6, 7):
        rng = np.random.default_rng(seed)
        maze = generate("prim", 8, 9, rng=rng)
        braid(maze, 0.5, rng=rng).apply(maze)
        mark_goal(maze, goal)
        walks = compare(maze, it.window.request.plans, range(2), once=True)
        expected += [(seed, walk.explorer, walk.seed, walk.end, walk.steps) for walk in walks]
    found = [(walk.maze_seed, walk.explorer, walk.seed, walk.end, walk.steps) for walk in panel.outcomes]
    assert found == expected
    assert len(found) == 3 * (1 + 2)
    assert [row[1].split()[-1] for row in rows(panel)] == ["3", "6"]
    run(it)
    assert [walk.steps for walk in panel.outcomes] == [walk[-1] for walk in expected]


def test_generated_mazes_have_six_sides_where_the_maze_has(explore: Explore) -> None:
    it = explore(generate("prim", 6, 7, lattice="hexagon", rng=np.random.default_rng(1)))
    panel = opened(it, "left-hand", "tremaux")
    panel.form.mazes.setCurrentIndex(1)
    panel.form.maze_count.setValue(2)
    panel.form.count.setValue(1)
    panel.form.maze_form.seed_box.setValue(5)
    run(it)
    expected = []
    for seed in (5, 6):
        maze = generate("stack", 6, 7, lattice="hexagon", rng=np.random.default_rng(seed))
        mark_goal(maze, GoalPlace.CORNER)
        expected += [walk.steps for walk in compare(maze, it.window.request.plans, [0])]
    assert [walk.steps for walk in panel.outcomes] == expected
    assert {walk.end for walk in panel.outcomes} == {End.GOAL}


def test_a_maze_that_cannot_be_generated_is_reported(explore: Explore, tree: Maze) -> None:
    it = explore(tree)
    panel = opened(it, "greedy")
    panel.form.mazes.setCurrentIndex(1)
    panel.form.goal.setCurrentIndex(panel.form.goal.findData(GoalPlace.NONE))
    run(it)
    assert "greedy needs a goal" in panel.results.status_label.text()
    assert rows(panel) == []


def test_walks_and_the_plot_are_exported(explore: Explore, tree: Maze, tmp_path: Path) -> None:
    it = explore(tree)
    panel = opened(it, "random")
    panel.form.count.setValue(3)
    run(it)
    panel.export(tmp_path / "walks.csv")
    table = [*csv.DictReader((tmp_path / "walks.csv").read_text().splitlines())]
    assert [int(row["steps"]) for row in table] == [walk.steps for walk in panel.outcomes]
    panel.export(tmp_path / "plot.png")
    image = QImage(str(tmp_path / "plot.png"))
    assert image.size() == panel.results.plot.size() * 2
    panel.export(tmp_path / "nowhere" / "walks.csv")
    assert "nowhere" in panel.results.status_label.text()


def test_the_dialog_for_an_export_starts_next_to_the_maze_and_then_where_it_was_used(
    open_window: OpenWindow, explore: Explore, tree: Maze, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []
    names = ["a.b", "c.png", "a.b"]

    def ask(_parent: object, _title: str, start: str, filters: str) -> tuple[str, str]:
        asked.append(Path(start))
        return str(tmp_path / "other" / names.pop(0)), filters.rsplit(";;", maxsplit=1)[-1]

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    (tmp_path / "other").mkdir()
    hand = open_window(tree)
    hand.document.set_path(tmp_path / "mazes" / "first.maze")
    it = explore(hand)
    panel = opened(it, "random")
    panel.form.count.setValue(1)
    run(it)
    QTest.mouseClick(panel.export_button, LEFT)
    QTest.mouseClick(panel.export_button, LEFT)
    assert asked == [tmp_path / "mazes" / "comparison.csv", tmp_path / "other" / "comparison.csv"]
    assert (tmp_path / "other" / "a.b.png").is_file()
    hand.act("analyze.statistics")
    it.qtbot.waitUntil(hand.statistics_panel.csv_button.isEnabled, timeout=ENGINE_WITHIN_MS)
    QTest.mouseClick(hand.statistics_panel.csv_button, LEFT)
    assert asked[-1] == tmp_path / "other" / "statistics.csv"
    assert (tmp_path / "other" / "a.b.csv").is_file()
    hand.document.set_path(None)


def test_a_file_that_the_added_suffix_names_is_replaced_only_after_a_question(
    explore: Explore, tree: Maze, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    def ask(_parent: object, _title: str, start: str, filters: str) -> tuple[str, str]:
        asked.append(Path(start))
        return str(tmp_path / "other") if len(asked) == 1 else "", filters.partition(";;")[0]

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    (tmp_path / "other.csv").write_text("kept")
    it = explore(tree)
    panel = opened(it, "random")
    panel.form.count.setValue(1)
    run(it)
    QTest.mouseClick(panel.export_button, LEFT)
    assert asked[1:] == [tmp_path / "other.csv"], "where Qt asks"
    assert (tmp_path / "other.csv").read_text() == "kept"


def test_manual_explorers_are_not_compared(explore: Explore, tree: Maze) -> None:
    it = explore(tree)
    panel = opened(it, "hand")
    run(it)
    assert "Manual explorers cannot be compared" in panel.results.status_label.text()


def test_both_directions_are_compared(explore: Explore, tree: Maze) -> None:
    it = explore(tree)
    panel = opened(it, "nearest-unknown")
    back = panel.form.back
    QTest.mouseClick(back, LEFT, pos=QPoint(8, back.height() // 2))
    run(it)
    assert [outcome.direction for outcome in panel.outcomes] == ["there", "back"]
    assert [row[0] for row in rows(panel)] == ["1. Nearest unknown", "1. Nearest unknown, back"]


def test_a_comparison_is_stopped(explore: Explore, tree: Maze) -> None:
    it = explore(tree)
    panel = opened(it, "random")
    panel.form.count.setValue(10_000)
    QTest.mouseClick(panel.run_button, LEFT)
    it.qtbot.waitUntil(panel.results.table.isVisible, timeout=ENGINE_WITHIN_MS)
    assert panel.is_busy, "the results so far are shown"
    QTest.mouseClick(panel.stop_button, LEFT)
    it.qtbot.waitUntil(lambda: not panel.is_busy, timeout=ENGINE_WITHIN_MS)
    assert panel.results.status_label.text().startswith("Stopped after")
    assert 0 < len(panel.outcomes) < 10_000
    assert panel.export_button.isEnabled()


def test_add_offers_another_explorer_and_a_comparison_begins_with_several(explore: Explore) -> None:
    it = explore(Maze.blank(5, 5))
    it.window.show_comparison()
    it.wait()
    assert [plan.explorer for plan in it.window.request.plans] == ["nearest-unknown", "left-hand", "tremaux"]
    run(it)
    assert len(rows(it.window.compare)) == 3
