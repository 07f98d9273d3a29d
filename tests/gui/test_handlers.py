"""The table of actions and the slots that they call."""

from __future__ import annotations

from operator import attrgetter

from PySide6.QtCore import QObject

from mazarine.gui.actions.table import ACTIONS
from tests.gui.conftest import OpenWindow

_NOT_FOR_ACTIONS = {"levels.move", "selecting.escape", "welcome.take_keys"}
"""Slots of handlers that other parts of the window call."""


def _slots(handler: type) -> list[str]:
    """Return the names of the public slots that a class adds to its base: `Slot` leaves a mark on them.

    The class's meta-object cannot be asked: it may be gone when its instances are.
    """
    return [name for name, it in vars(handler).items() if hasattr(it, "_slots") and not name.startswith("_")]


def test_every_slot_of_a_handler_has_an_action(open_window: OpenWindow) -> None:
    window = open_window().window
    used = {spec.slot for spec in ACTIONS}
    assert all(callable(attrgetter(slot)(window)) for slot in used)
    slots = {
        f"{name}.{slot}"
        for name in {slot.partition(".")[0] for slot in used}
        # The others show the maze, and have slots for more than actions.
        if isinstance(handler := getattr(window, name), QObject)
        and type(handler).__module__.startswith(
            ("mazarine.gui.actions", "mazarine.gui.documents.document_manager", "mazarine.gui.shell")
        )
        for slot in _slots(type(handler))
    }
    assert slots - used == _NOT_FOR_ACTIONS
