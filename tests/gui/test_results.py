"""What the program has made never replaces what is open, unless the user has asked for that."""

from __future__ import annotations

from pathlib import Path
from threading import Event

import numpy as np
import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox

from mazarine.design import DesignedMaze
from mazarine.files import read, write
from mazarine.generators import generate
from mazarine.gui.features.console.feature import ScriptActions
from mazarine.gui.features.make.design import searcher
from mazarine.gui.features.make.design.panel import DesignPanel
from mazarine.gui.features.make.design.subjects import ExampleRow
from mazarine.gui.features.make.generators.generators_panel import GeneratorsPanel
from mazarine.maze import Maze
from mazarine.maze.area import Area
from mazarine.resources_path import resource
from tests.gui.conftest import ENGINE_WITHIN_MS, OpenWindow
from tests.gui.console.typist import Typist
from tests.gui.hand import CTRL, LEFT, Hand
from tests.gui.making import click, generators, requirements, wait_for_maze, wait_for_search


def click_box(box: QCheckBox) -> None:
    QTest.mouseClick(box, LEFT, pos=QPoint(8, box.height() // 2))
    assert box.isChecked()


def prim(hand: Hand) -> GeneratorsPanel:
    """Ask for a maze of 9 × 11 cells."""
    panel = generators(hand, "prim")
    panel.form.rows_box.setValue(9)
    panel.form.cols_box.setValue(11)
    return panel


def design(hand: Hand) -> DesignPanel:
    """Search a tree in the open window."""
    panel = requirements(hand, ExampleRow("loops.count", "==", 0))
    click(panel.search_button)
    return panel


def open_contest(open_window: OpenWindow, folder: Path) -> tuple[Hand, Path]:
    """Open a file of a contest maze, with nothing to save."""
    path = folder / "contest.maz"
    write(read(resource("mazes/contest.txt")), path, format="micromouse-binary")
    hand = open_window()
    hand.open(path)
    hand.close_message()
    return hand, path


def test_saving_after_a_design_never_writes_into_the_open_file(
    open_window: OpenWindow, tmp_path: Path, save_as: Path
) -> None:
    hand, path = open_contest(open_window, tmp_path)
    before, contest = path.read_bytes(), hand.session
    panel = design(hand)
    wait_for_search(hand, panel)
    assert len(hand.sessions) == 2
    assert hand.message == "A maze was designed."
    assert panel.rows[0].value_label.text() == "✓ 0"
    designed = hand.maze.copy()
    hand.key("s", CTRL)
    hand.qtbot.waitUntil(lambda: not hand.is_at_work and save_as.exists(), timeout=ENGINE_WITHIN_MS)
    assert read(save_as) == designed
    hand.sessions.show(contest)
    assert not hand.window.isWindowModified()
    assert path.read_bytes() == before


def test_a_design_that_ends_in_another_tab_is_announced_there(
    open_window: OpenWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand, _ = open_contest(open_window, tmp_path)
    contest, gate, find = hand.session, Event(), searcher.design.find_maze

    def held(*args: object, **options: object) -> DesignedMaze:
        gate.wait(60)
        return find(*args, **options)  # type: ignore[arg-type]

    monkeypatch.setattr(searcher.design, "find_maze", held)
    panel = design(hand)
    other = hand.sessions.add()
    gate.set()
    wait_for_search(hand, panel)
    assert hand.session is other
    assert hand.message == "A maze was designed. It is in the tab “Untitled 2”."
    assert not contest.document.is_dirty
    assert not panel.rows[0].value_label.isVisible()
    click(hand.window.messages.action_button)
    assert hand.session not in (contest, other)
    assert hand.document.is_dirty


def test_a_generated_maze_has_a_tab_of_its_own_and_only_the_last_one_makes_room(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    hand, _ = open_contest(open_window, tmp_path)
    before = hand.maze.copy()
    panel = prim(hand)
    for _ in range(3):
        click(panel.again_button)
        wait_for_maze(hand)
    contest, made = hand.sessions
    assert contest.document.maze == before
    assert hand.session is made
    assert hand.maze == generate("prim", 9, 11, rng=np.random.default_rng(panel.form.seed_box.value()))
    assert made.document.undo_stack.count() == 2
    assert hand.window.messages.action_button.text() == "Undo"
    click(hand.window.messages.action_button)
    assert made.document.undo_stack.index() == 1
    hand.key("b")
    hand.drag((2.0, 0.5), (2.0, 2.5))
    click(panel.make_button)
    wait_for_maze(hand)
    assert len(hand.sessions) == 3


def test_a_maze_that_was_saved_makes_room_for_none(open_window: OpenWindow, save_as: Path) -> None:
    hand = open_window()
    panel = prim(hand)
    click(panel.make_button)
    wait_for_maze(hand)
    hand.key("s", CTRL)
    hand.qtbot.waitUntil(lambda: not hand.is_at_work and save_as.exists())
    click(panel.again_button)
    wait_for_maze(hand)
    assert len(hand.sessions) == 2


def test_in_this_maze_is_one_step_and_a_banner_undoes_it(open_window: OpenWindow, tmp_path: Path) -> None:
    hand, path = open_contest(open_window, tmp_path)
    before = hand.maze.copy()
    panel = prim(hand)
    click_box(panel.form.replace_box)
    click(panel.make_button)
    wait_for_maze(hand)
    assert len(hand.sessions) == 1
    assert hand.maze.shape == (1, 9, 11)
    assert hand.document.path == path
    assert hand.message == "A maze was generated: Prim."
    click(hand.window.messages.action_button)
    assert hand.maze == before
    assert not hand.window.isWindowModified()
    assert hand.message == ""


def test_a_step_in_a_background_tab_is_announced_and_again_when_it_is_shown(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    hand, _ = open_contest(open_window, tmp_path)
    contest, before, gate = hand.session, hand.maze.copy(), Event()
    panel = prim(hand)
    hand.select(Area.block(2, 2, 7, 7))
    click_box(panel.form.selection_box)
    hand.workers.studies.run(lambda: gate.wait(60))
    click(panel.make_button)
    hand.sessions.add()
    gate.set()
    wait_for_maze(hand)
    assert hand.message == "“contest.maz”: A maze was generated: Prim."
    hand.sessions.show(contest)
    assert hand.maze != before
    assert hand.message == "A maze was generated: Prim."
    click(hand.window.messages.action_button)
    assert hand.maze == before


def test_a_banner_goes_with_the_next_step(open_window: OpenWindow, tmp_path: Path) -> None:
    hand, _ = open_contest(open_window, tmp_path)
    panel = prim(hand)
    click_box(panel.form.replace_box)
    click(panel.make_button)
    wait_for_maze(hand)
    hand.key("b")
    hand.drag((2.0, 0.5), (2.0, 2.5))
    assert hand.message == ""


def test_a_script_that_changes_the_maze_is_announced_and_another_maze_has_a_tab(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    hand, _ = open_contest(open_window, tmp_path)
    contest, before = hand.session, hand.maze.copy()
    typist, path = Typist(hand), tmp_path / "work.py"
    path.write_text("maze.set_cells([(3, 3)], 'rock')\n", encoding="utf-8")
    hand.window.findChild(ScriptActions).run(path)
    typist.wait()
    assert hand.message == "“work.py” has changed the maze."
    click(hand.window.messages.action_button)
    assert hand.maze == before
    path.write_text("maze = mz.generate('prim', 5, 6, rng=1)\n", encoding="utf-8")
    hand.window.findChild(ScriptActions).run(path)
    typist.wait()
    assert hand.maze.shape == (1, 5, 6)
    assert hand.session is not contest
    assert contest.document.maze == before
    assert hand.message == "“work.py” has made a maze."
    assert typist.run("maze.shape") == "(1, 5, 6)\n"
    assert hand.maze != Maze.blank(5, 6)
