"""Rows of equally many values in a text: lines with separators or none, or lists in brackets."""

from __future__ import annotations

import csv
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from mazarine.files.tables.words import EMPTY, OTHER, UNKNOWN, Meanings, SideWords

_SEPARATORS = ",;\t|"
_LOOKED_AT, _FEW_LINES = 200, 20
_COMMENT = re.compile(r"\s*(?://|%|#\s*[A-Za-z]{2}|#!|--\s)")
_INNERMOST = re.compile(r"[\[{(]([^\[\](){}]*)[\])}]")
_OPENING = re.compile(r"[^\n]{0,80}?[\[{]")
_STRINGS = re.compile(r"\"([^\"\n]*)\"|'([^'\n]*)'")
_KEY = re.compile(r"\s*+(?:\"[^\"\n]*+\"|'[^'\n]*+')\s*+:")
_WORD = re.compile(r"\s*+\w*+\s*+")
_MOST_OTHERS = 0.3
_LEAST_UNEVEN = 5
_LEAST_DIGITS = 0.85


@dataclass
class Block:
    """Rows of equally many values, one under the other."""

    rows: list[list[int]] = field(default_factory=list)

    @property
    def shape(self) -> tuple[int, int]:
        """The number of rows, and of values in each."""
        return len(self.rows), len(self.rows[0]) if self.rows else 0

    @property
    def area(self) -> int:
        """The number of values."""
        return self.shape[0] * self.shape[1]


@dataclass
class Rows:
    """What a text has: blocks of rows, and the other lines."""

    blocks: list[Block]
    beside: list[str]
    uneven: int = 0
    """The number of rows that were a little shorter or longer than those above."""


def rows_of(lines: Sequence[str]) -> Rows:
    """Find the rows of a text."""
    if _is_bracketed(lines):
        found = _in_brackets("\n".join(map(_without_comment, lines)))
        if found.blocks:
            return found
    return _in_lines(lines)


def _is_bracketed(lines: Sequence[str]) -> bool:
    return any(_OPENING.match(line) for line in lines[:_LOOKED_AT])


def _without_comment(line: str) -> str:
    quoted = '"' in line or "'" in line
    return line if quoted else line.partition("//")[0].partition("#")[0]


# Lines


def _in_lines(lines: Sequence[str]) -> Rows:
    separator = _separator(lines)
    if separator is None:
        return Rows([], [])
    meanings = _meanings(lines, separator)
    blocks, current, beside, uneven = [Block()], Block(), list[str](), 0
    for line in lines:
        if not line.strip() or _COMMENT.match(line):
            if current.rows:
                blocks.append(current)
                current = Block()
            continue
        row = list(map(meanings.__getitem__, _words(line, separator)))
        if len(row) < 2 or UNKNOWN in row or row.count(OTHER) > _MOST_OTHERS * len(row):
            beside.append(line)
            if current.rows:
                blocks.append(current)
                current = Block()
            continue
        if current.rows and len(row) + 1 == len(current.rows[0]) and current.rows[0][-1] == EMPTY:
            row.append(EMPTY)
        if current.rows and len(row) != len(current.rows[0]):
            if _is_nearly(len(row), len(current.rows[0])):
                uneven += 1
                row = [*row, *current.rows[0][len(row) :]][: len(current.rows[0])]
            else:
                blocks.append(current)
                current = Block()
        current.rows.append(row)
    blocks.append(current)
    return Rows(_joined([block for block in blocks if block.rows]), beside, uneven)


def _is_nearly(width: int, usual: int) -> bool:
    return usual >= _LEAST_UNEVEN and abs(width - usual) <= max(1, usual // 10)


def _separator(lines: Sequence[str]) -> str | None:
    """Return the sign between values, a blank or nothing; None if there are too few digits for nothing."""
    some = [line.strip() for line in lines if line.strip() and not _COMMENT.match(line)][:_LOOKED_AT]
    counts = {sign: sum(sign in line for line in some) for sign in _SEPARATORS}
    best = max(counts, key=lambda sign: counts[sign])
    if 2 * counts[best] >= max(1, len(some)):
        return best
    if 2 * sum(" " in line or "\t" in line for line in some) >= max(1, len(some)):
        return " "
    digits = sum(sum(map(str.isdigit, line)) for line in some)
    return "" if digits >= _LEAST_DIGITS * sum(map(len, some)) else None


def _meanings(lines: Sequence[str], separator: str) -> Meanings | SideWords:
    """Return what words stand for: four binary digits are sides where every word has four."""
    sides = SideWords()
    some = [line for line in lines[:_FEW_LINES] if line.strip()]
    words = [word for line in some if separator for word in _words(line, separator)]
    return sides if words and all(sides[word] != UNKNOWN for word in words) else Meanings()


def _words(line: str, separator: str) -> Sequence[str]:
    if separator == " ":
        return line.split()
    if not separator:
        return line.strip()
    if '"' in line:
        try:
            return next(csv.reader([line], delimiter=separator, skipinitialspace=True), [])
        except csv.Error:
            return ()
    line = line.rstrip("\r\n")
    return (line.strip()[1:-1] if separator == "|" and line.strip()[:1] == "|" else line).split(separator)


def _joined(blocks: list[Block]) -> list[Block]:
    """Join rows that blank lines part one from the other."""
    joined: list[Block] = []
    for is_single, group in groupby(blocks, key=lambda block: (len(block.rows) == 1, len(block.rows[0]))):
        several = list(group)
        if is_single[0] and len(several) > 2:
            joined.append(Block([row for block in several for row in block.rows]))
        else:
            joined.extend(several)
    return joined


# Brackets


def _in_brackets(text: str) -> Rows:
    groups = list(_groups(text))
    meanings = Meanings()
    if len(groups) == 1 or all(_WORD.fullmatch(group) for group, _ in groups[:-1]):
        # A matrix of MATLAB has one pair of brackets: semicolons or line ends part its rows.
        body = groups[-1][0] if groups else ""
        groups = [(line, False) for line in re.split(r"[;\n]", body) if line.strip()]
    blocks, current = list[Block](), Block()
    for group, begins in groups:
        rows = _rows_in_group(group, meanings)
        for number, row in enumerate(rows):
            is_row = len(row) > 1 and UNKNOWN not in row and OTHER not in row
            is_other = not is_row or (begins and number == 0)
            if current.rows and (is_other or len(row) != len(current.rows[0])):
                blocks.append(current)
                current = Block()
            if is_row:
                current.rows.append(row)
    blocks.append(current)
    return Rows([block for block in blocks if len(block.rows) > 1], [])


def _groups(text: str) -> Iterator[tuple[str, bool]]:
    """Yield what is in the innermost brackets, and whether another pair was closed before it."""
    end = 0
    for found in _INNERMOST.finditer(text):
        between = text[end : found.start()]
        yield found[1], any(sign in between for sign in "])}")
        end = found.end()


def _rows_in_group(group: str, meanings: Meanings) -> list[list[int]]:
    """Return the values of a list; of a list of texts, the signs of each as a row; none of an object."""
    if _KEY.match(group):
        return [[]]
    if group[:200].lstrip()[:1] in "\"'":
        texts = [first or second for first, second in _STRINGS.findall(group)]
        lengths = Counter(map(len, texts))
        if texts and max(lengths) > 1 and len(lengths) == 1:
            return [list(map(meanings.__getitem__, map(repr, text))) for text in texts]
        return [list(map(meanings.__getitem__, map(repr, texts)))]
    words = group.split(",") if "," in group else group.split(";") if ";" in group else group.split()
    if words and not words[-1].strip():
        words.pop()
    return [list(map(meanings.__getitem__, words))]
