"""Everything that a program has sent in a run: enough to see the run again, without the program."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from dataclasses import dataclass

from mazarine.mouse.board import MouseBoard
from mazarine.mouse.protocol import MouseProtocol

MOST_BYTES = 1 << 17
"""Of a compressed record: about 100,000 commands with what is drawn."""
_HEAD_BYTES = _MARK_BYTES = 4


@dataclass(frozen=True)
class Record:
    """A run that can be repeated.

    Attributes
    ----------
    data : what `RecordingProtocol.record` has returned
    end : how the run has ended, as a sentence
    """

    data: bytes
    end: str

    def pieces(self) -> Iterator[bytes]:
        """Yield what the program has sent, as it was received."""
        unpacked = zlib.decompress(self.data[_MARK_BYTES:])
        at = 0
        while at < len(unpacked):
            begin = at + _HEAD_BYTES
            at = begin + int.from_bytes(unpacked[at:begin])
            yield unpacked[begin:at]

    def is_of(self, board: MouseBoard) -> bool:
        """Whether the run was on a board that is the same."""
        return self.data[:_MARK_BYTES] == _mark_of(board)


def _mark_of(board: MouseBoard) -> bytes:
    rest = board.width, board.height, board.start, board.heading, sorted(board.goals)
    return zlib.crc32(bytes(board.walls) + repr(rest).encode()).to_bytes(_MARK_BYTES)


class RecordingProtocol(MouseProtocol):
    """A protocol that keeps what the program sends, compressed, as long as that is not too much."""

    def __init__(self, board: MouseBoard) -> None:
        super().__init__(board)
        self._pack = zlib.compressobj(1)
        self._packed = _mark_of(board)

    @property
    def _is_full(self) -> bool:
        return len(self._packed) > MOST_BYTES

    def take(self, data: bytes) -> None:
        """Take what the program has written."""
        if not self._is_full:
            self._packed += self._pack.compress(len(data).to_bytes(_HEAD_BYTES) + data)
        super().take(data)

    def record(self) -> bytes:
        """Return what was sent; empty if it was too much. Call it once, at the end."""
        return b"" if self._is_full else self._packed + self._pack.flush()
