"""What code has printed, on its way to the window: as much as can be read."""

from __future__ import annotations

from collections import deque
from threading import Lock
from typing import NamedTuple

MOST_CHARACTERS = 1 << 16
"""How much is kept until the window takes it; of more, the end."""
MOST_LINES = 1000
"""The number of lines that the window takes at once: they fit in a frame."""


class Printed(NamedTuple):
    """Text that was printed."""

    text: str
    is_error: bool


class Output:
    """Takes text from the thread that runs code, and gives it to the window's thread."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._parts: deque[Printed] = deque()
        self._size = self._skipped = 0
        self._is_at_line_start = True

    def write(self, text: str) -> None:
        """Add text; what is too much is dropped from the front."""
        self._add(text, is_error=False)

    def write_error(self, text: str) -> None:
        """Add text to the stream of errors."""
        self._add(text, is_error=True)

    def report(self, text: str) -> None:
        """Add lines about an error, after the end of a line that was begun."""
        self.begin_line()
        self.write_error(text)

    def begin_line(self) -> None:
        """End a line that was begun."""
        if not self._is_at_line_start:
            self.write("\n")

    def _add(self, text: str, *, is_error: bool) -> None:
        kept = text[-MOST_CHARACTERS:]
        if not kept:
            return
        with self._lock:
            self._is_at_line_start = kept.endswith("\n")
            self._skipped += len(text) - len(kept)
            self._parts.append(Printed(kept, is_error))
            self._size += len(kept)
            # Seldom, for it takes long with a long text in front.
            if self._size > 2 * MOST_CHARACTERS:
                self._drop(self._size - MOST_CHARACTERS)

    def _drop(self, count: int) -> None:
        """Drop this number of characters."""
        self._size -= count
        self._skipped += count
        # An interrupt may have come between two lines of `_add`.
        while count and self._parts:
            first = self._parts.popleft()
            if len(first.text) > count:
                self._parts.appendleft(first._replace(text=first.text[count:]))
            count -= min(count, len(first.text))

    def take(self) -> tuple[int, list[Printed]]:
        """Return how many characters were dropped before the text, and the text; nothing is left."""
        with self._lock:
            lines = "".join(part.text for part in self._parts).rsplit("\n", MOST_LINES)
            if len(lines) > MOST_LINES and lines[0]:
                self._drop(len(lines[0]) + 1)
            taken = self._skipped, list(self._parts)
            self._parts.clear()
            self._size = self._skipped = 0
        return taken
