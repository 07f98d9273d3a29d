"""The end of a log, which one thread writes while another one reads it."""

from __future__ import annotations

import os
from collections import deque
from contextlib import suppress
from threading import Lock

_MOST_BYTES = 1 << 20
_CHUNK_BYTES = 1 << 16


class LogTail:
    """Keeps the last megabyte of what is written."""

    def __init__(self) -> None:
        self._chunks: deque[bytes] = deque()
        self._kept = 0
        self._count = 0
        self._lock = Lock()

    def add(self, chunk: bytes) -> None:
        """Write a chunk."""
        with self._lock:
            self._chunks.append(chunk)
            self._count += len(chunk)
            self._kept += len(chunk)
            while self._kept - len(self._chunks[0]) >= _MOST_BYTES:
                self._kept -= len(self._chunks.popleft())

    def take_all(self, stream: int) -> None:
        """Write everything that comes from an open file."""
        with suppress(OSError):
            while chunk := os.read(stream, _CHUNK_BYTES):
                self.add(chunk)

    def since(self, count: int) -> tuple[bytes, int]:
        """Return what was written after this number of bytes, as far as it is kept, and the number now."""
        with self._lock:
            new = self._count - count
            return (b"".join(self._chunks)[-new:] if new else b""), self._count

    @property
    def text(self) -> str:
        """All that is kept."""
        return self.since(0)[0].decode("utf-8", "replace")
