"""Changes of some bytes of a file, where all others stay as they are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

import msgspec
import numpy as np


@dataclass(frozen=True, order=True)
class Span:
    """The bytes from `start` up to `stop`."""

    start: int
    stop: int

    def of(self, data: bytes) -> bytes:
        """Return these bytes of a file."""
        return data[self.start : self.stop]


NOWHERE = Span(0, 0)
"""Of what is not in the file."""
Edit = tuple[Span, bytes]
"""Bytes that others replace."""


class RawSpans:
    """Finds parts of JSON that were left undecoded in the text that they were decoded from."""

    def __init__(self, text: bytes, start: int = 0) -> None:
        self._first = _address(text) - start

    def of(self, raw: msgspec.Raw) -> Span:
        """Return where a part lies; `start` of the text is the place of its first byte."""
        # What is not decoded yet still lies in the text.
        start = _address(raw) - self._first
        return Span(start, start + len(bytes(raw)))


def spliced(data: bytes, edits: Iterable[Edit]) -> bytes:
    """Return the bytes of a file after edits that do not overlap.

    >>> spliced(b"1, 2", [(Span(3, 4), b"30"), (Span(0, 1), b"10")])
    b'10, 30'
    """
    pieces, done = [], 0
    for span, text in sorted(edits, key=lambda edit: edit[0]):
        pieces += [data[done : span.start], text]
        done = span.stop
    return b"".join([*pieces, data[done:]])


def list_edit(
    data: bytes, whole: Span, items: Sequence[Span], texts: Sequence[bytes | None], added: Sequence[bytes],
    around: tuple[bytes, bytes] = (b"", b""),
) -> Edit:  # fmt: skip
    r"""Return the edit of a list in JSON.

    Parameters
    ----------
    whole, items : where the list and its items lie
    texts : the items as they are now; None for those that are removed
    added : more of them
    around : what is to stand after the opening bracket and before the closing one if the list is empty yet

    Examples
    --------
    >>> data = b"[1,\n 2,3 ]"
    >>> items = [Span(1, 2), Span(5, 6), Span(7, 8)]
    >>> spliced(data, [list_edit(data, Span(0, 10), items, [None, b"20", b"3"], [b"4"])])
    b'[20,3,\n 4 ]'
    """
    ends = [Span(whole.start + 1, whole.start + 1), *items, Span(whole.stop - 1, whole.stop - 1)]
    between = [data[one.stop : other.start] for one, other in pairwise(ends)]
    start, end = (between[0], between[-1]) if items else around
    pieces: list[bytes] = []
    for before, text in zip([start, *between[1:]], texts, strict=False):
        if text is not None:
            pieces += [before if pieces else start, text]
    comma = between[1] if len(items) > 1 else b"," + (start or around[0])
    for text in added:
        pieces += [comma if pieces else start, text]
    return whole, b"[" + b"".join([*pieces, end] if pieces else []) + b"]"


def _address(data: bytes | msgspec.Raw) -> int:
    return int(np.frombuffer(data, dtype=np.uint8).ctypes.data)
