"""Which lines of a text are drawn: those of the symbols that are frequent, without words."""

from __future__ import annotations

import re
from collections import Counter
from itertools import chain, islice

_COMMON, _COMMON_LETTER = 0.08, 0.2
"""The share of the most frequent symbol that makes another one a symbol of the drawing."""
_DRAWN = 0.5
"""The share of such symbols that makes a line one of the drawing."""
_MANY_LINES = 0.25
"""The share of the lines in which a letter of the drawing stands."""
_MOST_COMMON = 64
_MOST_SIZES = 3
"""How many lines with sizes may stand above a drawing."""
_MOST_COUNTED = 1 << 16
"""The part of a text, in characters, that is looked at for frequent symbols."""
_MOST_SIZE, _MOST_PROSE = 80, 400
"""How long a line with a size, and one with words, can be."""
_OWN = {*"#+SE"}
"""Symbols that are written here, and so are those of the drawing."""
_WORD = re.compile(r"[^\W\d_]{3,}")
_NUMBER = r"(?:[A-Za-z]{1,9}\s*+[=:]\s*+)?[0-9]{1,6}"
_SIZE = re.compile(rf"\s*+{_NUMBER}(?:\s*[ ,;xX×*]\s*{_NUMBER}){{0,3}}\s*+")


def drawn_lines(rows: list[str]) -> list[bool]:
    """Return which lines are made of the symbols that are frequent in the text."""
    common = _common(rows)
    drawn = [_share(row, common) >= _DRAWN and not _is_prose(row, common) for row in rows]
    for number in range(1, len(rows) - 1):
        row, above, below = rows[number], rows[number - 1], rows[number + 1]
        # A line that is full of other symbols is still one of the drawing if it fits between two others.
        if row and above and below and drawn[number - 1] and not drawn[number] and drawn[number + 1]:
            drawn[number] = len(row) <= max(len(above), len(below)) and not _is_prose(row, common)
    for number in _first_filled(rows):
        drawn[number] &= not _is_size(rows[number], rows[number + 1 : number + 4])
    return drawn


def _common(rows: list[str]) -> list[str]:
    """Return the symbols that are frequent: those that are letters have to stand in many lines."""
    if sum(map(len, rows)) > _MOST_COUNTED:
        rows = _sample(rows)
    counts, lines = Counter("".join(rows)), Counter(chain.from_iterable(map(set, rows)))
    for blank in " \t":
        counts.pop(blank, None)
    frequent = counts.most_common(_MOST_COMMON)
    if counts.keys() <= _OWN:
        return [*counts]
    most = frequent[0][1] if frequent else 0
    filled = sum(1 for row in rows if row and not row.isspace())
    return [symbol for symbol, count in frequent if _is_common(symbol, count / most, lines[symbol], filled)]


def _is_common(symbol: str, share: float, lines: int, filled: int) -> bool:
    """Return whether a symbol that stands in this number of lines is one of the drawing."""
    if 2 * lines >= filled or share == 1:
        return True
    if symbol.isalnum():
        return share >= _COMMON_LETTER and lines >= _MANY_LINES * filled
    return share >= _COMMON and lines >= min(2, filled - 2)


def _sample(rows: list[str]) -> list[str]:
    """Return the first part of a long text."""
    sample: list[str] = []
    left = _MOST_COUNTED
    for row in rows:
        if left <= 0:
            break
        sample.append(row[:left])
        left -= len(row) + 1
    return sample


def _share(row: str, symbols: list[str]) -> float:
    """Return the share of these symbols in a line, 1 for blank ones."""
    filled = len(row) - row.count(" ") - row.count("\t")
    return sum(map(row.count, symbols)) / filled if filled else 1.0


def _is_prose(row: str, symbols: list[str]) -> bool:
    """Return whether a line has words, of more symbols than those of drawings, and no wall around them."""
    ends = row.strip()[:1] + row.strip()[-1:]
    if len(row) > _MOST_PROSE or {*ends} <= {*symbols}:
        return False
    kinds = [len({*word}) for word in _WORD.findall(row)]
    return sum(count > 2 for count in kinds) > 1 or any(count > 4 for count in kinds)


def _first_filled(rows: list[str]) -> list[int]:
    """Return the numbers of the first lines that are not blank, as many as sizes could be."""
    filled = (number for number, row in enumerate(rows) if row and not row.isspace())
    return list(islice(filled, _MOST_SIZES))


def _is_size(row: str, below: list[str]) -> bool:
    """Return whether a line is of numbers and not as long as those below it."""
    if len(row) > _MOST_SIZE or not _SIZE.fullmatch(row):
        return False
    return all(len(row.strip()) != len(other.strip()) for other in below)
