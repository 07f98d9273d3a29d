"""Python loads this first: stand-ins come before a library that the program's own folder has."""

import time

import mlx  # noqa: F401

_SHORT_S, _SHORTENED_S = 0.5, 0.001
_sleep = time.sleep


def _shorter(seconds: float) -> None:
    """Sleep, but hardly between the pictures of an animation, which nobody sees."""
    _sleep(min(seconds, _SHORTENED_S) if seconds <= _SHORT_S else seconds)


time.sleep = _shorter
