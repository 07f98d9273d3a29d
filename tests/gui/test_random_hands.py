"""Hands that do anything in any order: afterwards the overlay is true, and undo finds the way back."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from mazarine.maze import Maze
from tests.depth import deep
from tests.gui.conftest import OpenWindow
from tests.gui.soaking.deeds import Deeds

DEEDS = (
    "choose a tool", "drag", "click", "give a drag up", "press both buttons", "change the level in a drag",
    "turn the wheel", "undo", "redo", "change the view", "choose an overlay", "draw with a symmetry",
    "show a ghost", "go to a level", "arrange levels", "analyze", "hide docks", "look",
)  # fmt: skip


@pytest.mark.parametrize("seed", [*range(4), *deep(range(4, 8))])
def test_whatever_is_done_the_overlay_is_true_and_everything_can_be_undone(
    open_window: OpenWindow, seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mazarine.gui.features.levels.may_change_links", lambda *_: True)
    rng = Random(seed)
    shape = rng.randint(1, 12), rng.randint(1, 12), rng.choice([1, 1, 2, 3])
    first = Maze.blank(*shape, walled=rng.random() < 0.5)
    hand = open_window(first.copy())
    deeds = Deeds(hand, rng, tmp_path, first.cells.size)
    weights = [deeds.table[name][0] for name in DEEDS]
    for name in rng.choices(DEEDS, weights, k=50):
        deeds.do(name)
        if rng.random() < 0.1:
            hand.check_overlay()
    hand.check_overlay()
    while hand.document.undo_stack.canUndo():
        hand.document.undo()
    assert hand.maze == first
    hand.check_overlay()
    while hand.document.undo_stack.canRedo():
        hand.document.redo()
    hand.check_overlay()
