"""The words of tables as whole numbers: numbers stand for themselves, signs for their code after `SIGN`."""

from __future__ import annotations

import re

SIGN = 1 << 24
EMPTY = SIGN
"""A field without content."""
OTHER = SIGN + ord("…")
"""A short word, such as the name of a place."""
UNKNOWN = -SIGN
"""A word that no table of a maze has."""
LARGEST = 1 << 16
"""The largest number that a table of a maze may have; others are unknown."""
_MOST_KINDS = 1 << 12
_NUMBER = re.compile(r"[+-]?(?:\d{1,40}\.?\d{0,40}|\.\d{1,40})(?:[eE][+-]?\d{1,3})?")
_HEX = re.compile(r"0[xX][0-9a-fA-F]{1,4}")
_NAME = re.compile(r"[A-Za-z][A-Za-z0-9]{1,2}")
_SIDES = re.compile(r"(?:0b)?([01]{4})")
_WORDS = {
    "": EMPTY, "none": EMPTY, "null": EMPTY, "nan": EMPTY,
    "true": 1, "false": 0,
    **dict.fromkeys(("wall", "rock", "block", "blocked", "obstacle"), SIGN + ord("#")),
    **dict.fromkeys(("floor", "path", "open", "empty", "free", "space", "road"), SIGN + ord(".")),
    **dict.fromkeys(("start", "begin", "entrance", "entry", "player"), SIGN + ord("S")),
    **dict.fromkeys(("end", "goal", "exit", "finish", "target"), SIGN + ord("E")),
}  # fmt: skip


def sign(character: str) -> int:
    """Return the number that stands for a sign."""
    return SIGN + ord(character)


def shown(value: int) -> str:
    """Return a value as the file has it.

    >>> shown(7), shown(sign("#"))
    ('7', "'#'")
    """
    return f"'{chr(value - SIGN).strip(chr(0))}'" if value >= SIGN else str(value)


def value_of(word: str) -> int:
    """Return the number that a word stands for; `UNKNOWN` if it stands for none.

    >>> value_of("1"), value_of("1.000e+00"), value_of("'#'") == sign("#"), value_of("0.5") == UNKNOWN
    (1, 1, True, True)
    """
    bare = word.strip()
    if len(bare) > 1 and bare[0] == bare[-1] and bare[0] in "\"'`":
        bare = bare[1:-1]
        if not bare.strip():
            return sign(" ")
        bare = bare.strip()
    if not bare:
        return sign(" ") if word.startswith(" ") else EMPTY
    if _NUMBER.fullmatch(bare):
        number = float(bare)
        return int(number) if number.is_integer() and abs(number) <= LARGEST else UNKNOWN
    if _HEX.fullmatch(bare):
        return int(bare, 16)
    if len(bare) == 1:
        return sign(bare)
    return _WORDS.get(bare.lower(), OTHER if _NAME.fullmatch(bare) else UNKNOWN)


class Meanings(dict[str, int]):
    """The values of words, found once for each."""

    def __missing__(self, word: str) -> int:
        value = value_of(word)
        if len(self) < _MOST_KINDS:
            self[word] = value
        return value


class SideWords(dict[str, int]):
    """The values of words of four binary digits: side masks."""

    def __missing__(self, word: str) -> int:
        found = _SIDES.fullmatch(word.strip())
        return int(found[1], 2) if found else UNKNOWN
