"""Drawings as arrays of symbols."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mazarine.files.drawings.messages import DrawingMessage
from mazarine.files.limits import MAX_TEXT_BYTES
from mazarine.files.messages import FileMessage
from mazarine.files.source import Source
from mazarine.files.text import BLANK, grid_of
from mazarine.messages import Message, Series, quoted

LATIN = "".join(map(chr, range(256)))
_MOST_SYMBOLS = 255
_AT_ONCE = 1 << 20


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

    def counted(self, where: NDArray[np.bool_] | None = None) -> dict[str, int]:
        """Return how often each symbol stands there, blanks too."""
        codes = (self.codes if where is None else self.codes[where]).ravel()
        counts = np.zeros(len(self.symbols), dtype=np.int64)
        for first in range(0, len(codes), _AT_ONCE):  # NumPy counts copies of eight bytes each
            counts += np.bincount(codes[first : first + _AT_ONCE], minlength=len(self.symbols))
        return {self.symbols[code]: int(counts[code]) for code in np.flatnonzero(counts)}

    def mask(self, symbols: str) -> NDArray[np.bool_]:
        """Return where one of these symbols stands."""
        return self.values(dict.fromkeys(symbols, 1)).view(np.bool_)

    def values(self, of: dict[str, int]) -> NDArray[np.uint8]:
        """Return the value of each symbol at its places, 0 for those without one."""
        table = np.array([of.get(symbol, 0) for symbol in self.symbols], dtype=np.uint8)
        return table[self.codes]

    def only(self, where: NDArray[np.bool_]) -> SymbolGrid:
        """Return the symbols that stand there, with blanks elsewhere."""
        return SymbolGrid(np.where(where, self.codes, np.uint8(BLANK)), self.symbols)

    def __getitem__(self, place: tuple[slice, slice]) -> SymbolGrid:
        return SymbolGrid(self.codes[place], self.symbols)


def symbol_grid(source: Source, rows: list[str]) -> SymbolGrid:
    """Return rows as an array, padded with blanks; `MazeFileError` if they are too many symbols or places."""
    width = max(map(len, rows), default=0)
    if len(rows) * width > MAX_TEXT_BYTES:
        raise source.fault(FileMessage.GRID_TOO_LARGE(rows=len(rows), cols=width))
    present = set().union(*rows)
    if max(present, default=" ") < "\u0100":
        return SymbolGrid(grid_of(source, rows, width), LATIN)
    if len(present) > _MOST_SYMBOLS:
        raise source.fault(DrawingMessage.TOO_MANY_SYMBOLS(count=len(present)))
    # A blank stays what it is, because short rows are padded with it.
    free = [code for code in range(256) if code != BLANK]
    codes = {ord(symbol): free[at] for at, symbol in enumerate(sorted(present - {" "}))}
    symbols = [" "] * 256
    for symbol, code in codes.items():
        symbols[code] = chr(symbol)
    return SymbolGrid(grid_of(source, [row.translate(codes) for row in rows], width), "".join(symbols))


def counted_symbols(counts: dict[str, int]) -> Series:
    """Return symbols with their numbers as a note names them, the most frequent first."""
    several = sorted(counts.items(), key=lambda item: -item[1])
    return Series(tuple(DrawingMessage.SYMBOL_COUNT(symbol=named(symbol), count=count) for symbol, count in several))


def named(symbol: str) -> Message | str:
    """Return a symbol as a note names it."""
    return DrawingMessage.A_SPACE() if symbol == " " else quoted(symbol)
