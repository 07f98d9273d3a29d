"""Text files as grids of characters, or as rows of digits that commas or blanks part."""

from __future__ import annotations

import codecs
import re
from collections.abc import Sequence
from typing import BinaryIO

import numpy as np
from numpy.typing import NDArray

from mazarine.files.format import Sink
from mazarine.files.limits import MAX_LINES, MAX_TEXT_BYTES, size_fault
from mazarine.files.messages import BoardNote, FileMessage
from mazarine.files.source import Source
from mazarine.messages import Message, quoted

BLANK = ord(" ")


def lines_of(source: Source) -> list[str]:
    """Return the lines of a text without their ends; `MazeFileError` if it is no text or too long."""
    if source.size > MAX_TEXT_BYTES:
        raise source.fault(FileMessage.TEXT_TOO_LONG(size=source.size, most=MAX_TEXT_BYTES))
    data = _as_utf8(source, source.stream.read(source.size))
    data = data.replace(b"\r\n", b"\n").replace(b"\r", b"\n")
    count = data.count(b"\n") + (not data.endswith(b"\n"))  # what comes after the last line end is none
    if count > MAX_LINES:
        raise source.fault(FileMessage.TOO_MANY_LINES(count=count, most=MAX_LINES))
    # One by one: as a whole, a text with one sign beyond the usual ones would take four bytes for each.
    return [_decoded(source, number, line) for number, line in enumerate(data.split(b"\n"), start=1)]


def _as_utf8(source: Source, data: bytes) -> bytes:
    encoding = source.encoding
    if encoding in (None, "utf-8", "utf-8-sig"):
        return data.removeprefix(codecs.BOM_UTF8)
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError:
        raise source.fault(FileMessage.NOT_IN_ENCODING(encoding=encoding.upper())) from None
    if encoding in ("cp437", "latin-1"):
        source.notes.append(BoardNote.ENCODING_GUESSED(encoding=encoding.upper()))
    return text.encode(errors="replace")


def _decoded(source: Source, number: int, line: bytes) -> str:
    try:
        return line.decode()
    except UnicodeDecodeError:
        raise source.fault(FileMessage.NOT_UTF8(), FileMessage.LINE(number=number)) from None


def grid_of(
    source: Source, lines: list[str], width: int, meaning: bytes = bytes(range(256))
) -> NDArray[np.uint8]:
    """Return the characters of lines no longer than `width`, blanks where a line ends before.

    A character beyond Latin-1 stands as a question mark.

    `meaning` has the value of each of the 256 characters of Latin-1.
    """
    if len(lines) * width > MAX_TEXT_BYTES:
        raise source.fault(FileMessage.GRID_TOO_LARGE(rows=len(lines), cols=width))
    # Padding takes no text of its own: a few long lines among many short ones are a small file.
    grid = np.full((len(lines), width), meaning[BLANK], dtype=np.uint8)
    for row, line in enumerate(lines):
        data = line.encode("latin-1", errors="replace").translate(meaning)
        grid[row, : len(data)] = np.frombuffer(data, dtype=np.uint8)
    return grid


def size_fault_of_text(rows: int, cols: int) -> Message | None:
    """Return why a text of this many lines and characters could not be read again; None if it could."""
    if rows > MAX_LINES or rows * (cols + 1) > MAX_TEXT_BYTES:
        return FileMessage.TEXT_NOT_READABLE(rows=rows, cols=cols)
    return None


def write_grid(stream: BinaryIO, grid: NDArray[np.uint8]) -> None:
    """Write a grid of characters as lines."""
    ends = np.full((len(grid), 1), ord("\n"), dtype=np.uint8)
    stream.write(np.hstack((grid, ends)).data)


def named_character(line: str, index: int) -> Message | str:
    """Return a character of a line as an error names it.

    >>> named_character("o--o", 3), str(named_character("o--o", 4)), str(named_character(" ", 0))
    ("'o'", 'the end of the line', 'a space')
    """
    if index >= len(line):
        return FileMessage.END_OF_LINE()
    return FileMessage.SPACE() if line[index] == " " else quoted(line[index])


def first_true(wrong: NDArray[np.bool_]) -> tuple[int, int] | None:
    """Return the row and column of the first True in reading order."""
    if not wrong.any():
        return None
    row, col = divmod(int(wrong.argmax()), wrong.shape[1])
    return row, col


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
