"""Unpacking into room of a size that is known: what unpacks to more is seen, and takes no memory."""

from __future__ import annotations

import zlib

import numpy as np
from numpy.typing import NDArray

_PIECE = 1 << 16


class TooMuch(Exception):
    """The data unpack to more than there is room for."""


class Inflated:
    """The data of a zlib or gzip stream, unpacked as they come.

    Parameters
    ----------
    size : of the data, in bytes
    window : as `zlib.decompressobj` has it

    Attributes
    ----------
    bytes : (size,) uint8, of which the first `done` are there
    """

    def __init__(self, size: int, window: int = zlib.MAX_WBITS) -> None:
        self.bytes: NDArray[np.uint8] = np.empty(size, dtype=np.uint8)
        self.done = 0
        self._unpacker = zlib.decompressobj(window)

    def feed(self, packed: bytes) -> None:
        """Unpack what comes next; what follows the end of the stream says nothing.

        Raises
        ------
        TooMuch
            If there is no room for it.
        zlib.error
            If the data are damaged.
        """
        # In small pieces: what is left of a piece is copied each time that some of it is unpacked.
        for start in range(0, len(packed), _PIECE):
            self._unpack(packed[start : start + _PIECE])

    def _unpack(self, packed: bytes) -> None:
        is_full = False
        # Where there was no room for all of it the rest comes without another byte to unpack.
        while (packed or is_full) and not self._unpacker.eof:
            # One more than there is room for, so that what is too long is seen.
            room = min(_PIECE, len(self.bytes) - self.done + 1)
            part = self._unpacker.decompress(packed, room)
            if self.done + len(part) > len(self.bytes):
                raise TooMuch
            self.bytes[self.done : self.done + len(part)] = np.frombuffer(part, dtype=np.uint8)
            self.done += len(part)
            packed, is_full = self._unpacker.unconsumed_tail, len(part) == room
