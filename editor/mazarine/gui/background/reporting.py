"""Errors in event handlers, reported where Qt calls Python."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import wraps
from typing import Any


class Reporting:
    """A base of widgets that reports exceptions in event handlers to `sys.excepthook`; the program continues.

    With Python 3.11, PySide ends the program if the error was raised in C, for instance by an array index.
    """

    def __init_subclass__(cls, **parameters: Any) -> None:
        super().__init_subclass__(**parameters)
        for name, handler in tuple(vars(cls).items()):
            if name == "event" or name.endswith("Event"):
                setattr(cls, name, _reported(handler))


def _reported(handler: Callable[..., bool | None]) -> Callable[..., bool | None]:
    """Return a handler that reports exceptions, and has not handled its event if there was one."""

    @wraps(handler)
    def handle(*handled: object) -> bool | None:
        try:
            return handler(*handled)
        except Exception as error:  # noqa: BLE001  # whatever it is, it must not reach Qt
            sys.excepthook(type(error), error, error.__traceback__)
            return False

    return handle
