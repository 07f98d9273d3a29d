"""The pointer on the scene, its track, and the interface of what receives its gestures."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import ceil, hypot
from typing import Protocol, Self

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, Qt

_STEP_CELLS = 0.08
_MAX_STEPS = 50_000


@dataclass(frozen=True)
class Pointer:
    """The position of the pointer in cells, and the keys that are down."""

    x: float
    y: float
    shift: bool = False
    ctrl: bool = False
    alt: bool = False

    @classmethod
    def at(cls, point: QPointF, modifiers: Qt.KeyboardModifier) -> Self:
        return cls(point.x(), point.y(), **_keys(modifiers))

    def with_keys(self, modifiers: Qt.KeyboardModifier) -> Pointer:
        return Pointer(self.x, self.y, **_keys(modifiers))

    @property
    def keys(self) -> frozenset[str]:
        return frozenset(name for name in ("shift", "ctrl", "alt") if getattr(self, name))

    def moved(self, by: QPointF) -> Pointer:
        return replace(self, x=self.x + by.x(), y=self.y + by.y())

    @property
    def point(self) -> QPointF:
        return QPointF(self.x, self.y)


def path(start: Pointer, end: Pointer) -> NDArray[np.float64]:
    """Return places (n, 2: x, y) on the straight way from one to the other, close enough to miss no cell.

    Mouse moves are compressed: between two events lie many cells when the hand is fast.
    """
    steps = min(ceil(hypot(end.x - start.x, end.y - start.y) / _STEP_CELLS), _MAX_STEPS)
    shares = np.arange(1, steps + 1) / steps if steps else np.ones(1)
    there = np.array((end.x - start.x, end.y - start.y))
    places: NDArray[np.float64] = np.array((start.x, start.y)) + shares[:, None] * there
    return places


def _keys(modifiers: Qt.KeyboardModifier) -> dict[str, bool]:
    return {
        "shift": bool(modifiers & Qt.KeyboardModifier.ShiftModifier),
        "ctrl": bool(modifiers & Qt.KeyboardModifier.ControlModifier),
        "alt": bool(modifiers & Qt.KeyboardModifier.AltModifier),
    }


class GestureHandler(Protocol):
    """Receives the pointer and the keys; the toolbox is one."""

    def press(self, pointer: Pointer, *, erases: bool) -> None:
        """Begin a gesture."""

    def drag(self, pointer: Pointer) -> None:
        """Continue the gesture."""

    def release(self, pointer: Pointer) -> None:
        """End the gesture."""

    def cancel(self) -> None:
        """Cancel the gesture."""

    def hover(self, pointer: Pointer | None) -> None:
        """Follow the pointer between gestures; None when it has left."""

    def opens_menu(self, pointer: Pointer) -> bool:
        """Return whether a click with the right button opens the context menu, and erases nothing."""

    def turn_keys(self, modifiers: Qt.KeyboardModifier) -> None:
        """Follow the modifier keys."""

    def takes_key(self, key: Qt.Key) -> bool:
        """Return whether a key is for the handler and not a shortcut."""

    def press_key(self, key: Qt.Key, *, shift: bool) -> None:
        """Handle a key that `takes_key` accepts."""
