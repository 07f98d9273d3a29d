"""The map that a walker has made is saved."""

from __future__ import annotations

from pathlib import Path
from threading import Event

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox
from shiboken6 import isValid

from mazarine.files import losses, read
from mazarine.generators import generate
from mazarine.maze import Maze
from mazarine.maze.codes import FOG
from tests.gui.conftest import ENGINE_WITHIN_MS
from tests.gui.run.conftest import Explore


def test_a_saved_map_is_gone_on_with(explore: Explore, tree: Maze, tmp_path: Path) -> None:
    tree.buffers.cells[0, 1:] |= FOG
    it = explore(tree)
    known = it.shown.walker.agent.knowledge.count
    assert known >= tree.shape[2]
    it.window.save_map(tmp_path / "map.maze")
    it.qtbot.waitUntil(lambda: it.status == "Saved the map as “map.maze”.", timeout=ENGINE_WITHIN_MS)
    assert int((read(tmp_path / "map.maze").cells & FOG == 0).sum()) == known


def test_the_fog_that_a_text_cannot_hold_is_told_before_the_map_is_saved(
    explore: Explore, tmp_path: Path
) -> None:
    maze = generate("stack", 12, 16, rng=np.random.default_rng(4))
    it = explore(maze)
    assert losses(maze, tmp_path / "map.txt") == []
    told = []

    def read_and_cancel(box: QMessageBox) -> None:
        told.append(box.informativeText())
        QTest.mouseClick(box.button(QMessageBox.StandardButton.Cancel), Qt.MouseButton.LeftButton)

    it.hand.fill_when_open(read_and_cancel, QMessageBox)
    it.window.save_map(tmp_path / "map.txt")
    it.qtbot.waitUntil(lambda: bool(told), timeout=ENGINE_WITHIN_MS)
    unknown = maze.cells.size - it.shown.walker.agent.knowledge.count
    assert told == [f"• The fog on {unknown:,} cells is left out."]
    assert not (tmp_path / "map.txt").exists()


def test_a_map_is_made_in_another_thread_and_no_step_before(explore: Explore, tmp_path: Path) -> None:
    it, gate = explore(generate("stack", 12, 16, rng=np.random.default_rng(4))), Event()
    shown = it.shown
    known, steps = shown.walker.agent.knowledge.count, shown.walker.steps
    it.hand.workers.jobs.run(gate.wait)
    it.window.save_map(tmp_path / "map.maze")
    for _ in range(3):
        it.window.player.go_on()
    assert shown.walker.steps == steps
    gate.set()
    it.qtbot.waitUntil(lambda: it.status == "Saved the map as “map.maze”.", timeout=ENGINE_WITHIN_MS)
    assert int((read(tmp_path / "map.maze").cells & FOG == 0).sum()) == known
    it.window.player.go_on()
    it.qtbot.waitUntil(lambda: shown.walker.steps > steps, timeout=ENGINE_WITHIN_MS)


def test_a_map_whose_losses_are_accepted_is_written(explore: Explore, tmp_path: Path) -> None:
    it = explore(generate("stack", 12, 16, rng=np.random.default_rng(4)))

    def write(box: QMessageBox) -> None:
        (button,) = (it for it in box.buttons() if it.text() == "&Write a new file")
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    it.hand.fill_when_open(write, QMessageBox)
    it.window.save_map(tmp_path / "map.txt")
    it.qtbot.waitUntil(lambda: it.status == "Saved the map as “map.txt”.", timeout=ENGINE_WITHIN_MS)
    assert (tmp_path / "map.txt").exists()


def test_a_window_that_is_closed_while_its_map_is_written_is_told_nothing(
    explore: Explore, tree: Maze, tmp_path: Path
) -> None:
    it = explore(tree)
    jobs, gate, done = it.hand.workers.jobs, Event(), []
    jobs.run(gate.wait)
    it.window.save_map(tmp_path / "map.maze")
    it.close()
    it.qtbot.waitUntil(lambda: not isValid(it.window), timeout=ENGINE_WITHIN_MS)
    gate.set()
    jobs.run(lambda: None).done.connect(done.append)
    it.qtbot.waitUntil(lambda: bool(done), timeout=ENGINE_WITHIN_MS)
    assert (tmp_path / "map.maze").exists()
