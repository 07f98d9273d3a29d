"""Errors in event handlers, reported where Qt calls Python."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import wraps
from typing import TypeVar

_Widget = TypeVar("_Widget")
_Event = TypeVar("_Event")


def reported(handler: Callable[[_Widget, _Event], None]) -> Callable[[_Widget, _Event], None]:
    """Report what an event handler raises to `sys.excepthook`, and let the program go on.

    With Python 3.11, PySide ends the program where the error was raised in C, as by the index of an array.
    """

    @wraps(handler)
    def handle(widget: _Widget, event: _Event, /) -> None:
        try:
            handler(widget, event)
        except Exception as error:  # noqa: BLE001  # whatever it is, it must not reach Qt
            sys.excepthook(type(error), error, error.__traceback__)

    return handle
