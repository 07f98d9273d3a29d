"""The table of actions and the slots that they call, compared without a window."""

from __future__ import annotations

from typing import get_origin, get_type_hints

import pytest
from PySide6.QtCore import QObject

from mazarine.gui.actions.table import ACTIONS, ActionSpec
from mazarine.gui.shell.handlers import Handlers

_NOT_FOR_ACTIONS = {"levels.move", "selecting.escape", "welcome.take_keys"}
"""Slots of handlers that other parts of the window call."""


def _handlers() -> dict[str, type]:
    """Return the class of each handler."""
    return get_type_hints(Handlers)


@pytest.mark.parametrize("spec", ACTIONS, ids=lambda spec: spec.name)
def test_every_action_calls_a_method_of_a_handler(spec: ActionSpec) -> None:
    first, *path, method = spec.slot.split(".")
    handler = _handlers()[first]
    for part in path:
        held = getattr(handler, part, None)
        hints = get_type_hints(held.fget) if isinstance(held, property) else get_type_hints(handler)
        handler = hints["return" if isinstance(held, property) else part]
    assert callable(getattr(get_origin(handler) or handler, method))


def test_every_handler_has_an_action() -> None:
    assert {spec.slot.partition(".")[0] for spec in ACTIONS} == Handlers.__required_keys__


def _slots(handler: type) -> list[str]:
    """Return the names of the public slots that a class adds to its base: `Slot` leaves a mark on them.

    The class's meta-object cannot be asked: it may be gone when its instances are.
    """
    return [name for name, it in vars(handler).items() if hasattr(it, "_slots") and not name.startswith("_")]


def test_every_slot_of_a_handler_has_an_action() -> None:
    slots = {
        f"{name}.{slot}"
        for name, handler in _handlers().items()
        # The others show the maze, and have slots for more than actions.
        if handler.__module__.startswith(
            ("mazarine.gui.actions", "mazarine.gui.session.document_manager", "mazarine.gui.shell")
        )
        and issubclass(handler, QObject)
        for slot in _slots(handler)
    }
    assert slots - {spec.slot for spec in ACTIONS} == _NOT_FOR_ACTIONS
