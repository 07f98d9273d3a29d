"""Drawings as arrays of symbols."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mazarine.files.drawings.messages import DrawingMessage
from mazarine.files.drawings.symbols import CERTAIN_MARKS
from mazarine.files.limits import MAX_TEXT_BYTES
from mazarine.files.messages import FileMessage
from mazarine.files.source import Source
from mazarine.files.text import BLANK, grid_of
from mazarine.maze import MarkerKind
from mazarine.messages import Message, Series, quoted

Mask = NDArray[np.bool_]

_FRAMED = 2 / 3
_SMALLEST = 3


def box_of(mask: Mask) -> tuple[slice, slice]:
    """Return the rows and columns between which True stands."""
    rows, cols = np.flatnonzero(mask.any(axis=1)), np.flatnonzero(mask.any(axis=0))
    if not len(rows):
        return slice(0, 0), slice(0, 0)
    return slice(int(rows[0]), int(rows[-1]) + 1), slice(int(cols[0]), int(cols[-1]) + 1)


def is_framed(wall: Mask) -> bool:
    """Return whether most of each side is wall, and not all inside."""
    if min(wall.shape) < _SMALLEST or wall[1:-1, 1:-1].all():
        return False
    return bool(min(side.mean() for side in (wall[0], wall[-1], wall[:, 0], wall[:, -1])) >= _FRAMED)


def outline_share(wall: Mask, drawn: Mask) -> float:
    """Return the share of walls among what is drawn first and last in each row and column."""
    if not drawn.any():
        return 0.0
    shares = []
    for wall_lines, drawn_lines in ((wall, drawn), (wall.T, drawn.T)):
        filled = np.flatnonzero(drawn_lines.any(axis=1))
        first = drawn_lines[filled].argmax(axis=1)
        last = drawn_lines.shape[1] - 1 - drawn_lines[filled, ::-1].argmax(axis=1)
        shares += [wall_lines[filled, first], wall_lines[filled, last]]
    # Four corners belong to two sides, which does no harm.
    return float(np.concatenate(shares).mean())


def touches(a: Mask, b: Mask) -> int:
    """Count the pairs of neighbors of which one is in the first and one in the second mask."""
    return sum(
        int(np.count_nonzero(first[near] & second[far]))
        for first, second in ((a, b), (b, a))
        for near, far in (
            ((slice(1, None),), (slice(-1),)),
            ((slice(None), slice(1, None)), (slice(None), slice(-1))),
        )
    )


LATIN = "".join(map(chr, range(256)))
_MOST_SYMBOLS = 255
_MOST_PADDED, _MOST_PADDING = 1 << 22, 16
"""A small text of one long line and many short ones is no drawing."""
_AT_ONCE = 1 << 16


@dataclass(frozen=True, eq=False)
class SymbolGrid:
    """A drawing as an array.

    Attributes
    ----------
    codes : (rows, cols) uint8, places in `symbols`
    symbols : the characters
    """

    codes: NDArray[np.uint8]
    symbols: str

    @property
    def drawn(self) -> Mask:
        """Where anything but a blank stands."""
        drawn: Mask = self.codes != BLANK
        return drawn

    def counted(self, where: Mask | None = None) -> dict[str, int]:
        """Return how often each symbol stands there, blanks too."""
        codes = (self.codes if where is None else self.codes[where]).ravel()
        counts = np.zeros(len(self.symbols), dtype=np.int64)
        for first in range(0, len(codes), _AT_ONCE):  # NumPy counts copies of eight bytes each
            counts += np.bincount(codes[first : first + _AT_ONCE], minlength=len(self.symbols))
        return {self.symbols[code]: int(counts[code]) for code in np.flatnonzero(counts)}

    def mask(self, symbols: str) -> Mask:
        """Return where one of these symbols stands."""
        return self.values(dict.fromkeys(symbols, 1)).view(np.bool_)

    def values(self, of: dict[str, int]) -> NDArray[np.uint8]:
        """Return the value of each symbol at its places, 0 for those without one."""
        table = np.array([of.get(symbol, 0) for symbol in self.symbols], dtype=np.uint8)
        return table[self.codes]

    def only(self, where: Mask) -> SymbolGrid:
        """Return the symbols that stand there, with blanks elsewhere."""
        return SymbolGrid(np.where(where, self.codes, np.uint8(BLANK)), self.symbols)

    def __getitem__(self, place: tuple[slice, slice]) -> SymbolGrid:
        return SymbolGrid(self.codes[place], self.symbols)


def symbol_grid(source: Source, rows: list[str]) -> SymbolGrid:
    """Return rows as an array, padded with blanks; `MazeFileError` if they are too many symbols or places."""
    width = max(map(len, rows), default=0)
    most = min(MAX_TEXT_BYTES, max(_MOST_PADDED, _MOST_PADDING * sum(map(len, rows))))
    if len(rows) * width > most:
        raise source.fault(FileMessage.GRID_TOO_LARGE(rows=len(rows), cols=width))
    present = set().union(*rows)
    if max(present, default=" ") < "\u0100":
        return SymbolGrid(grid_of(source, rows, width), LATIN)
    if len(present) > _MOST_SYMBOLS:
        raise source.fault(DrawingMessage.TOO_MANY_SYMBOLS(count=len(present)))
    # A blank stays what it is, because short rows are padded with it.
    free = [code for code in range(256) if code != BLANK]
    symbols = [" "] * 256
    table = np.full(ord(max(present)) + 1, BLANK, dtype=np.uint8)
    for code, symbol in zip(free, sorted(present - {" "}), strict=False):
        symbols[code], table[ord(symbol)] = symbol, code
    codes = np.full((len(rows), width), BLANK, dtype=np.uint8)
    for number, row in enumerate(rows):
        codes[number, : len(row)] = table[np.frombuffer(row.encode("utf-32-le"), dtype="<u4")]
    return SymbolGrid(codes, "".join(symbols))


def counted_symbols(counts: dict[str, int]) -> Series:
    """Return symbols with their numbers as a note names them, the most frequent first."""
    several = sorted(counts.items(), key=lambda item: -item[1])
    return Series(
        tuple(DrawingMessage.SYMBOL_COUNT(symbol=named(symbol), count=count) for symbol, count in several)
    )


def mark_notes(meaning: dict[str, MarkerKind]) -> list[Message]:
    """Return what is said of starts and goals that could be something else."""
    said = {MarkerKind.START: DrawingMessage.STARTS_ARE, MarkerKind.GOAL: DrawingMessage.GOALS_ARE}
    return [
        said[kind](symbol=quoted(symbol)) for symbol, kind in meaning.items() if symbol not in CERTAIN_MARKS
    ]


def named(symbol: str) -> Message | str:
    """Return a symbol as a note names it."""
    return DrawingMessage.A_SPACE() if symbol == " " else quoted(symbol)
