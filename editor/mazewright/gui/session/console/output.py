"""What code has printed, on its way to the window: as much as can be read."""

from __future__ import annotations

from collections import deque
from threading import Lock
from typing import NamedTuple

MOST_CHARACTERS = 1 << 16
"""How much is kept until the window takes it; of more, the end."""


class Printed(NamedTuple):
    """Text that was printed.

    Attributes
    ----------
    text : the text
    is_error : whether it was printed to the stream of errors
    """

    text: str
    is_error: bool


class Output:
    """Takes text from the thread that runs code, and gives it to the window's thread."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._parts: deque[Printed] = deque()
        self._size = self._skipped = 0

    def write(self, text: str, *, is_error: bool = False) -> None:
        """Add text; what is too much drops from the front."""
        if not text:
            return
        kept = text[-MOST_CHARACTERS:]
        with self._lock:
            self._skipped += len(text) - len(kept)
            self._parts.append(Printed(kept, is_error))
            self._size += len(kept)
            while self._size > MOST_CHARACTERS:
                dropped = len(self._parts.popleft().text)
                self._size -= dropped
                self._skipped += dropped

    def take(self) -> tuple[int, list[Printed]]:
        """Return how many characters were dropped before the text, and the text; nothing is left."""
        with self._lock:
            taken = self._skipped, list(self._parts)
            self._parts.clear()
            self._size = self._skipped = 0
        return taken
