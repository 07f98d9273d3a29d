"""Where the drawings of a text are: lines of titles, comments and source code around them are left out."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import chain, pairwise

from mazarine.files.drawings.messages import DrawingMessage
from mazarine.files.messages import FileMessage
from mazarine.files.source import Source
from mazarine.messages import Message, Series

_BLANKS = str.maketrans("\u00a0\u2002\u2003\u2007\u3000\u2800", "      ", "\ufeff\u200b\u200e\ufe0f")
_COMMON = 0.08
"""The share of the most frequent symbol that makes another one a symbol of the drawing."""
_DRAWN = 0.5
"""The share of such symbols that makes a line one of the drawing."""
_CLOSING = 0.6
_FEWEST_ROWS = 3
_MOST_NAMED = 12
_FENCE = re.compile(r"\s*(?:```|~~~)")
_SIZE = re.compile(r"\s*(?:[A-Za-z]{1,9}\s*[=:]\s*)?[0-9]{1,6}(?:\s*[ ,;xX×*]\s*(?:[A-Za-z]{1,9}\s*[=:]\s*)?[0-9]{1,6}){0,3}\s*")
_QUOTED = re.compile(r"""[\s\[({+]*(?:[\w.]{1,40}\s*(?:[=(]|\+=|:|<<)\s*)?[\s\[({+]*[rbfuL]?(["'`])(.*)\1[\s\])},;+\\.]*(?:(?://|/\*|#).*)?""")
_TOKENS = re.compile(r"""["'](.)["']""")
_TAGGED = re.compile(r"\s*<(\w{1,9})>([^<]*)</\1>\s*")
_COMMENT = re.compile(r"\s*(//+!?|\*|>|;+|--|#)(?: |$)")
_WALL_SIGNS = "#*;--"


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
    outside = {number for number, row in enumerate(rows) if _FENCE.match(row)}
    rows = _without_prefix([("" if number in outside else row) for number, row in enumerate(rows)])
    quoted = _unquoted(rows)
    if quoted is not None:
        notes.append(DrawingMessage.QUOTES_LEFT_OUT())
        rows, others = quoted
        outside |= others
    drawn = _drawn(rows)
    pieces = _pieces(rows, drawn)
    kept = set(chain.from_iterable(range(first, last) for first, last in pieces))
    outside |= {number for number, row in enumerate(rows) if number not in kept and row and not row.isspace()}
    if outside and pieces:
        notes.append(_left_out(outside))
    return Found([Drawing(rows[first:last], first + 1) for first, last in pieces], notes)


def _with_blanks(line: str) -> str:
    """Return a line with blanks for other white space, but for tabs between symbols."""
    line = line.translate(_BLANKS).rstrip("\t")
    symbols = line.lstrip(" \t")
    return line[: len(line) - len(symbols)].expandtabs() + symbols


def _without_prefix(rows: list[str]) -> list[str]:
    """Return rows without the sign of a comment that begins most of them, or all if it may be a wall."""
    filled = [row for row in rows if row and not row.isspace()]
    signs = Counter(match[1] for match in map(_COMMENT.match, filled) if match)
    if not signs:
        return rows
    [(sign, count)] = signs.most_common(1)
    if count < _FEWEST_ROWS or count < (len(filled) if sign in _WALL_SIGNS else len(filled) / 2):
        return rows
    return [_COMMENT.sub("", row, count=1) if row.lstrip().startswith(sign) else row for row in rows]


def _unquoted(rows: list[str]) -> tuple[list[str], set[int]] | None:
    """Return rows that stand in quotes or tags without these, and the numbers of the others; None if few do."""
    contents: dict[int, str] = {}
    for number, row in enumerate(rows):
        if "'" in row or '"' in row or "`" in row or "</" in row:
            content = _content(row)
            if content is not None:
                contents[number] = content
    filled = sum(1 for row in rows if row and not row.isspace())
    if len(contents) < _FEWEST_ROWS or 2 * len(contents) < filled:
        return None
    others = {number for number, row in enumerate(rows) if number not in contents and row.strip()}
    return [contents.get(number, "") for number in range(len(rows))], others


def _content(row: str) -> str | None:
    tokens = _TOKENS.findall(row)
    if len(tokens) > 1 and len(_TOKENS.sub("", row).strip(" \t[](){},;")) == 0:
        return "".join(tokens)
    found = _QUOTED.fullmatch(row) or _TAGGED.fullmatch(row)
    if not found:
        return None
    content: str = found[2].removesuffix("\\n")
    return content.replace("\\\\", "\\")


def _drawn(rows: list[str]) -> list[bool]:
    """Return which lines are made of the symbols that are frequent in the text."""
    counts, lines = Counter("".join(rows)), Counter(chain.from_iterable(map(set, rows)))
    for blank in " \t":
        counts.pop(blank, None)
    most = max(counts.values(), default=0)
    filled = sum(1 for row in rows if row and not row.isspace())
    common = [
        symbol
        for symbol, count in counts.items()
        if count >= _COMMON * most
        and (lines[symbol] >= 0.25 * filled or not symbol.isalnum() and (lines[symbol] > 1 or 2 * count >= most))
    ]
    drawn = [_share(row, common) >= _DRAWN for row in rows]
    for number in range(1, len(rows) - 1):
        row, above, below = rows[number], rows[number - 1], rows[number + 1]
        # A line that is full of other symbols is still one of the drawing if it fits between two others.
        if row and not drawn[number] and drawn[number - 1] and above and below:
            drawn[number] = len(row) == len(above) and (len(row) == len(below))
    for number, row in enumerate(rows):
        if row and not row.isspace():
            if _SIZE.fullmatch(row) and not _is_like(row, rows[number + 1 : number + 4]):
                drawn[number] = False
                continue
            break
    return drawn


def _share(row: str, symbols: list[str]) -> float:
    """Return the share of these symbols in a line, 1 for blank ones."""
    filled = len(row) - row.count(" ") - row.count("\t")
    return sum(map(row.count, symbols)) / filled if filled else 1.0


def _is_like(row: str, below: list[str]) -> bool:
    """Return whether a line of numbers is as long as those below it."""
    return any(len(row.strip()) == len(other.strip()) for other in below)


def _pieces(rows: list[str], drawn: list[bool]) -> list[tuple[int, int]]:
    """Return the first line of each drawing, and the one after its last."""
    runs = _runs(rows, drawn)
    large = [run for run in runs if run[1] - run[0] >= _FEWEST_ROWS]
    titled = [any(row.strip() for row in rows[above[1] : run[0]]) for above, run in pairwise(large)]
    if len(large) > 1 and (all(titled) or all(_is_closed(rows, *run) for run in large)):
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
    spans: list[list[int]] = []
    for number in numbers:
        if spans and spans[-1][1] == number - 1:
            spans[-1][1] = number
        else:
            spans.append([number, number])
    names = [f"{a + 1}" if a == b else f"{a + 1}–{b + 1}" for a, b in spans]
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
