"""Rows of digits in a text, which commas or blanks part: the numbers of the cells of a level."""

from __future__ import annotations

import re
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from mazarine.files.format import Sink
from mazarine.files.limits import size_fault
from mazarine.files.messages import FileMessage
from mazarine.files.source import Source
from mazarine.files.text import grid_of, size_fault_of_text, write_grid
from mazarine.messages import Message

ZERO = ord("0")
_SEPARATORS = str.maketrans("", "", " \t,;")


def pattern_of(most: int) -> re.Pattern[str]:
    """Return the pattern of a row of digits from 0 to `most`.

    Blanks are taken once: otherwise a line of them would be gone over again and again.
    """
    digit = f"[0-{most}]"
    return re.compile(rf"[ \t]*+{digit}(?:(?:[ \t]*+[,;][ \t]*+|[ \t]++){digit})*+[ \t]*+[,;]?[ \t]*+")


def bare(line: str) -> str:
    """Return a row of digits without what parts them."""
    return line.translate(_SEPARATORS)


def read_digits(
    source: Source, lines: Sequence[str], pattern: re.Pattern[str], expected: Message
) -> NDArray[np.uint8]:
    """Return the digits of rows, equally many in each; `MazeFileError` if they are none: `expected`."""
    rows = []
    for number, line in enumerate(lines, start=1):
        if not pattern.fullmatch(line):
            raise source.fault(expected, FileMessage.ROW(number=number))
        rows.append(bare(line))
    width = len(rows[0]) if rows else 0
    source.require(size_fault(1, len(rows), width) if rows else FileMessage.NO_NUMBERS())
    for number, row in enumerate(rows, start=1):
        if len(row) != width:
            raise source.fault(
                FileMessage.ROW_LENGTH(count=len(row), expected=width), FileMessage.ROW(number=number)
            )
    return grid_of(source, rows, width) - np.uint8(ZERO)


def write_digits(sink: Sink, digits: NDArray[np.uint8], head: str = "", separator: str = ",") -> None:
    """Write rows of digits after a head; `MazeFileError` if they could not be read again."""
    rows, cols = digits.shape
    sink.require(size_fault_of_text(rows + head.count("\n"), 2 * cols - 1))
    grid = np.full((rows, 2 * cols - 1), ord(separator), dtype=np.uint8)
    grid[:, ::2] = digits + np.uint8(ZERO)
    sink.stream.write(head.encode())
    write_grid(sink.stream, grid)
