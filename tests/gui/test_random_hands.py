"""Hands that do anything in any order: afterwards the overlay is true, and undo finds the way back."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from mazarine.maze import Maze
from tests.depth import deep
from tests.gui.conftest import OpenWindow
from tests.gui.hand import CTRL, LEFT, NO_KEYS, RIGHT, SHIFT, Hand, Place

ACTIONS = (
    "overlay.kinds", "overlay.regions", "overlay.none", "view.grid", "view.fit", "view.legend",
    "window.hide_docks", "analyze.region", "analyze.recompute", "window.levels",
)  # fmt: skip
LEVELS = (
    "levels.add_above", "levels.add_below", "levels.copy", "levels.remove", "levels.move_up",
    "levels.move_down",
)  # fmt: skip


class RandomHand:
    """Does one thing after another."""

    def __init__(self, hand: Hand, rng: random.Random) -> None:
        self._hand = hand
        self._rng = rng
        self._deeds: list[tuple[int, Callable[[], None]]] = [
            (25, lambda: hand.key(rng.choice("bkeptly"))),
            (40, self._drag),
            (7, lambda: hand.key("z", CTRL)),
            (6, lambda: hand.key("y", CTRL)),
            (4, lambda: hand.key(rng.choice([Qt.Key.Key_PageUp, Qt.Key.Key_PageDown]))),
            (4, lambda: hand.wheel(self._place(), rng.randint(-3, 3), rng.choice([CTRL, NO_KEYS, SHIFT]))),
            (5, lambda: hand.act(rng.choice(ACTIONS))),
            (4, lambda: hand.act(rng.choice(LEVELS))),
            (3, self._escape),
            (3, self._press_both_buttons),
            (3, lambda: None if hand.picture().size else pytest.fail("no picture")),
        ]

    def do_something(self) -> None:
        """Do one thing."""
        weights, deeds = zip(*self._deeds, strict=True)
        self._rng.choices(deeds, weights)[0]()

    def _place(self) -> Place:
        _, rows, cols = self._hand.maze.shape
        return self._rng.uniform(-1, rows + 1), self._rng.uniform(-1, cols + 1)

    def _drag(self) -> None:
        places = [self._place() for _ in range(self._rng.randint(1, 5))]
        button, keys = (
            self._rng.choice([LEFT, LEFT, RIGHT]),
            self._rng.choice([NO_KEYS, NO_KEYS, SHIFT, CTRL]),
        )
        self._hand.drag(*places, button=button, keys=keys)

    def _escape(self) -> None:
        self._hand.press(self._place())
        self._hand.move(self._place())
        self._hand.key(Qt.Key.Key_Escape)
        self._hand.move(self._place())
        self._hand.release(self._place())

    def _press_both_buttons(self) -> None:
        self._hand.press(self._place(), LEFT)
        self._hand.move(self._place())
        self._hand.press(self._place(), RIGHT)
        self._hand.release(self._place())


@pytest.mark.parametrize("seed", [*range(4), *deep(range(4, 8))])
def test_whatever_is_done_the_overlay_is_true_and_everything_can_be_undone(
    open_window: OpenWindow, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mazarine.gui.features.levels.may_change_links", lambda *_: True)
    rng = random.Random(seed)
    shape = rng.randint(1, 12), rng.randint(1, 12), rng.choice([1, 1, 2, 3])
    first = Maze.blank(*shape, walled=rng.random() < 0.5)
    hand = open_window(first.copy())
    random_hand = RandomHand(hand, rng)
    for _ in range(50):
        random_hand.do_something()
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
