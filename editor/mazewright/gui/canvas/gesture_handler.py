"""The interface of the object that receives the gestures made on the canvas."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import Qt

from mazewright.gui.canvas.pointer import Pointer


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

    def turn_keys(self, modifiers: Qt.KeyboardModifier) -> None:
        """Follow the modifier keys."""

    def takes_key(self, key: Qt.Key) -> bool:
        """Return whether a key is for the handler and not a shortcut."""

    def press_key(self, key: Qt.Key, *, shift: bool) -> None:
        """Handle a key that `takes_key` accepts."""
