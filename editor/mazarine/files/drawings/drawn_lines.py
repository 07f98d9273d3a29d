"""Which lines of a text are drawn: those of the frequent symbols, without words; and rows in source code."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from itertools import chain, islice
from textwrap import dedent

FEWEST_ROWS = 3
_MOST_CHARACTERS = 1 << 14
"""A longer row is no literal of a program."""
_QUOTED = re.compile(
    r"""(?:\s*+- )?[\s\[({+]*+(?:[\w.]{1,40}+\s*+(?:[=(]|\+=|:|<<)\s*+)?[\s\[({+@$]*+[rbfuL]?"""
    r"""(["'`])(.*)\1[\s\])},;+\\.]*+(?:(?://|/\*|\#).*)?"""
)
"""A row of a list of texts, with a name or a comment beside it."""
_TOKENS = re.compile(r"""["'](.)["']""")
_TAGGED = re.compile(r"\s*+<(\w{1,9})>([^<]*)</\1>\s*+")
_LONG_QUOTE = re.compile("\"\"\"|'''")
_COMMENT = re.compile(r"\s*+((?://+!?|\*|>|;+|--|#)(?= |$)|[A-Z]:(?=\S)) ?")
"""The sign of a comment, or the letter of a line of a level in a list of levels."""
_WALL_SIGNS = "#*;-"
"""Signs of comments that may be walls."""


def without_prefix(rows: list[str]) -> list[str]:
    """Return rows without the sign of a comment that begins most of them; all, if it may be a wall."""
    filled = [row for row in rows if row and not row.isspace()]
    signs = Counter(match[1] for match in map(_COMMENT.match, filled) if match)
    if not signs:
        return rows
    [(sign, count)] = signs.most_common(1)
    if count < FEWEST_ROWS or 2 * count < len(filled):
        return rows
    bare = [_COMMENT.sub("", row, count=1) if row.lstrip().startswith(sign) else row for row in rows]
    if sign[0] in _WALL_SIGNS:
        # A wall that begins each line stands in other places too, or the rest is floor.
        written = sum(1 for row in bare if len(row.replace(" ", "")) >= FEWEST_ROWS)
        if count < len(filled) or written < FEWEST_ROWS or any(sign[0] in row for row in bare):
            return rows
    return bare


def within_long_quotes(rows: list[str]) -> list[str]:
    """Return what stands within triple quotes of the lines that have one; the others are as they were."""
    found: list[str] = []
    is_open, first = False, None
    for row in rows:
        parts = _LONG_QUOTE.split(row) if '"""' in row or "'''" in row else [row]
        found.append(parts[0 if is_open or len(parts) == 1 else 1])
        is_open ^= len(parts) % 2 == 0
        if len(parts) == 2 and is_open:
            first = len(found) - 1 if parts[1].strip() else None
        elif len(parts) == 2 and first is not None:
            found[first + 1 :] = dedent("\n".join(found[first + 1 :])).split("\n")
    return found


def unquoted(rows: list[str]) -> tuple[list[str], set[int]] | None:
    """Return rows that stand in quotes or tags without these, and the numbers of others; None if none do."""
    contents: dict[int, str] = {}
    for number, row in enumerate(rows):
        if len(row) <= _MOST_CHARACTERS and ("'" in row or '"' in row or "`" in row or "</" in row):
            content = _content(row)
            if content is not None:
                contents[number] = content
    runs = consecutive(contents)
    kept = set(chain.from_iterable(run for run in runs if len(run) >= FEWEST_ROWS))
    if not kept:
        return None
    others = {number for number, row in enumerate(rows) if number not in kept and row.strip()}
    return [contents[number] if number in kept else "" for number in range(len(rows))], others


def consecutive(numbers: Iterable[int]) -> list[list[int]]:
    """Return rising numbers in parts of those that follow each other."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return runs


def _content(row: str) -> str | None:
    tokens = _TOKENS.findall(row)
    if len(tokens) > 1 and len(_TOKENS.sub("", row).strip(" \t[](){},;")) == 0:
        return "".join(tokens)
    found = _QUOTED.fullmatch(row) or _TAGGED.fullmatch(row)
    if not found:
        return None
    content: str = found[2].removesuffix("\\n")
    return content.replace("\\\\", "\\")


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
