"""Where the drawings of a text are: lines of titles, comments and source code around them are left out."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import chain, pairwise

from mazarine.files.drawings.drawn_lines import drawn_lines
from mazarine.files.drawings.messages import DrawingMessage
from mazarine.files.drawings.source_code import (
    FEWEST_ROWS,
    consecutive,
    unquoted,
    within_long_quotes,
    without_prefix,
)
from mazarine.files.messages import FileMessage
from mazarine.files.source import Source
from mazarine.messages import Message, Series

_BLANKS = str.maketrans("\u00a0\u2002\u2003\u2007\u3000\u2800", "      ", "\ufeff\u200b\u200e\ufe0f")
_ODD = re.compile(f"[{''.join(map(chr, _BLANKS))}]")
_CLOSING = 0.6
"""The share of the first and of the last line that is wall where a drawing is closed."""
_MOST_NAMED = 12
"""The most lines that a note names."""
_MOST_CLOSED = 64
"""The most drawings that are looked at for that."""
_MOVES = re.compile(r"[<>^v]{4,}")
"""A line of steps, as puzzles have them below a drawing."""
_FENCE = re.compile(r"\s*(?:```|~~~)")


@dataclass(frozen=True)
class Drawing:
    """Lines of a text that are a drawing.

    Attributes
    ----------
    rows : the lines, blanks in front included
    first : the number of the first line in the file
    indent : how many characters in front of each line are left out
    """

    rows: list[str]
    first: int
    indent: int = 0

    def within_margins(self) -> Drawing:
        """Return the drawing without blank lines above and below, and without the indent of all its lines."""
        filled = [number for number, row in enumerate(self.rows) if row and not row.isspace()]
        rows = self.rows[filled[0] : filled[-1] + 1]
        indent = min(len(row) - len(row.lstrip()) for row in rows if row.strip())
        return Drawing([row[indent:] for row in rows], self.first + filled[0], self.indent + indent)

    def place(self, row: int, col: int) -> Message:
        """Return where in the file a place of the drawing is."""
        return FileMessage.LINE_COLUMN(number=self.first + row, column=self.indent + col + 1)


@dataclass(frozen=True)
class Found:
    """The drawings of a text, and what is said about the rest of it."""

    drawings: list[Drawing]
    notes: list[Message]


def drawings_in(lines: Iterable[str]) -> Found:
    """Find the drawings in the lines of a text: one, or several with blank lines or titles between."""
    notes: list[Message] = []
    rows = [line if line.isascii() and "\t" not in line else _with_blanks(line) for line in lines]
    outside = {number for number, row in enumerate(rows) if _FENCE.match(row)} | _moves(rows)
    rows = without_prefix([("" if number in outside else row) for number, row in enumerate(rows)])
    rows = within_long_quotes(rows)
    quoted = unquoted(rows)
    if quoted is not None:
        notes.append(DrawingMessage.QUOTES_LEFT_OUT())
        rows, others = quoted
        outside |= others
    drawn = drawn_lines(rows)
    pieces = _pieces(rows, drawn)
    kept = set(chain.from_iterable(range(first, last) for first, last in pieces))
    outside |= {number for number, row in enumerate(rows) if number not in kept and row and not row.isspace()}
    if outside and pieces:
        notes.append(_left_out(outside))
    return Found([Drawing(rows[first:last], first + 1) for first, last in pieces], notes)


def _moves(rows: list[str]) -> set[int]:
    """Return the numbers of the last lines of a text if they are steps and a blank line is above them."""
    below = len(rows)
    while below and (not rows[below - 1].strip() or _MOVES.fullmatch(rows[below - 1].strip())):
        below -= 1
    steps = {number for number in range(below, len(rows)) if rows[number].strip()}
    return steps if 0 < below < min(steps, default=0) else set()


def _with_blanks(line: str) -> str:
    """Return a line with blanks for other white space, but for tabs between symbols."""
    line = (line.translate(_BLANKS) if _ODD.search(line) else line).rstrip("\t")
    symbols = line.lstrip(" \t")
    return line[: len(line) - len(symbols)].expandtabs() + symbols


def _pieces(rows: list[str], drawn: list[bool]) -> list[tuple[int, int]]:
    """Return the first line of each drawing, and the one after its last."""
    runs = _runs(rows, drawn)
    large = [run for run in runs if run[1] - run[0] >= FEWEST_ROWS]
    titled = [any(row.strip() for row in rows[above[1] : run[0]]) for above, run in pairwise(large)]
    if len(large) > 1 and (all(titled) or all(_is_closed(rows, *run) for run in large[:_MOST_CLOSED])):
        return large
    if not runs:
        return []
    # Parts between which only blank lines lie are one drawing with rows of floor.
    joined = [runs[0]]
    for above, run in pairwise(runs):
        between = rows[above[1] : run[0]]
        if all(not row or row.isspace() for row in between):
            joined[-1] = joined[-1][0], run[1]
        else:
            joined.append(run)
    sizes = [sum(map(len, rows[first:last])) for first, last in joined]
    return [joined[sizes.index(max(sizes))]]


def _runs(rows: list[str], drawn: list[bool]) -> list[tuple[int, int]]:
    """Return where lines of drawings follow each other without an empty line or another one between."""
    runs: list[tuple[int, int]] = []
    first: int | None = None
    for number, row in enumerate([*rows, ""]):
        if row and drawn[number]:
            first = number if first is None else first
        elif first is not None:
            runs.append((first, number))
            first = None
    return [run for run in runs if any(row and not row.isspace() for row in rows[slice(*run)])]


def _is_closed(rows: list[str], first: int, last: int) -> bool:
    """Return whether the first and the last line are walls for the most part."""
    counts = Counter("".join(rows[first:last]))
    counts.pop(" ", None)
    wall, _ = counts.most_common(1)[0]
    return all(_wall_share(rows[edge], wall) >= _CLOSING for edge in (first, last - 1))


def _wall_share(row: str, wall: str) -> float:
    """Return the share of a line that is drawn; lines of nothing but the wall may have wide gaps."""
    filled = row.replace(" ", "")
    return len(filled) / max(1, len(row.strip())) * (2 if {*filled} == {wall} else 1)


def _left_out(outside: set[int]) -> Message:
    numbers = sorted(outside)
    names = [
        f"{run[0] + 1}" if len(run) == 1 else f"{run[0] + 1}–{run[-1] + 1}" for run in consecutive(numbers)
    ]
    if len(names) > _MOST_NAMED:
        names = [*names[: _MOST_NAMED - 1], "…"]
    if len(numbers) == 1:
        return DrawingMessage.LINE_LEFT_OUT(lines=names[0])
    return DrawingMessage.LINES_LEFT_OUT(lines=Series(tuple(names)))


def drawings_of(source: Source, lines: list[str]) -> list[Drawing]:
    """Return the drawings of a file and note what is left out; `MazeFileError` if there is none."""
    found = drawings_in(lines)
    if not found.drawings:
        raise source.fault(FileMessage.ONLY_SPACES() if any(lines) else FileMessage.FILE_EMPTY())
    source.notes.extend(found.notes)
    return found.drawings
