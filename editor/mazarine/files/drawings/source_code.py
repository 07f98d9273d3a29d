"""Drawings in source code and comments: what stands around their rows."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from itertools import chain
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
