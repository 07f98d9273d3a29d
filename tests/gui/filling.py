"""The fill in the hand: what it shows, and clicks that wait for what they are to do."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import Qt

from mazarine.gui.analysis.outline import Outline, outline_of
from mazarine.gui.canvas.previews import ACCENT
from mazarine.gui.tools.fill import Fill
from tests.gui.conftest import ENGINE_WITHIN_MS
from tests.gui.hand import NO_KEYS, Hand, Place

HOUSE = """
    +---+---+---+---+---+
    |       |   |       |
    +   +---+---+   +   +
    |   ?       !   |   |
    +---+---+---+---+---+
"""
"""West four cells behind a secret door, then one walled in, the rest joined through a door that was found."""


def take(hand: Hand) -> Hand:
    """Take the fill into the hand."""
    hand.key("f")
    assert isinstance(hand.tool, Fill)
    return hand


def shows(hand: Hand, words: str) -> None:
    """Wait until this is said beside the pointer."""

    def is_said() -> bool:
        # A window that has just been shown may be told late that the pointer, of an earlier test, has left.
        if hand.window.toolbox._last is None:
            row, col = hand.place
            hand.move((row, col + 0.2))
            hand.move((row, col))
        return hand.label == words

    hand.qtbot.waitUntil(is_said, timeout=ENGINE_WITHIN_MS)


def shown(hand: Hand, places: list[tuple[int, int]], color: str = ACCENT) -> bool:
    """Whether the line around just these array places is drawn."""
    preview = hand.preview
    rows, cols = np.array(places).T
    lines = ends_of(outline_of(hand.maze.geometry, rows, cols))
    return hand.has_preview and preview.color == color and ends_of(preview.outline) == lines


def ends_of(outline: Outline | None) -> set[frozenset[tuple[float, float]]]:
    """Return the ends of the lines of an outline, regardless of their direction."""
    assert outline is not None
    return {frozenset((line.p1().toTuple(), line.p2().toTuple())) for line in outline.lines}


def click(
    hand: Hand,
    place: Place,
    button: Qt.MouseButton = Qt.MouseButton.LeftButton,
    keys: Qt.KeyboardModifier = NO_KEYS,
) -> None:
    """Click, and wait for what the click is to do."""
    hand.drag(place, button=button, keys=keys)
    tool = hand.tool
    hand.qtbot.waitUntil(lambda: not tool.is_awaited, timeout=ENGINE_WITHIN_MS)
