"""Messages as data: a code and fields, from which the sentence is made in one place.

Each package lists what it reports in a `Catalog`, in its module `messages.py`. Calling an entry with its
fields makes a `Message`; `str` of it is the English sentence. A program can act on the code and the fields,
and the window translates the text before it inserts the fields.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import lru_cache
from pathlib import Path
from string import Formatter
from typing import TypeAlias

Field: TypeAlias = "str | int | float | tuple[object, ...] | Path | Message | Series | None"
"""A value in a message: plain data, so that messages can be compared, copied and pickled."""

Show = Callable[["Field", str, str], str]
"""Return a value as text; the other arguments are its format specification and the name of its field."""

CELL_FIELDS = frozenset(("cell", "start", "goal"))
"""The names of fields for cells: tuples of level, row and column."""
INDEX_FIELDS = frozenset(
    (
        "level", "first_level", "second_level", "last_level",
        "row", "first_row", "last_row", "col", "first_col", "last_col",
    )
)  # fmt: skip
"""The names of fields for a level, row or column. The window shows them, and those of cells, from 1."""
_LONGEST_FIELD = 400
_STAND_IN = {chr(code): "\ufffd" for code in range(0xDC80, 0xDD00)}
"""The bytes of names that are not UTF-8, as Python reads them."""
_HUGE = "a number of thousands of digits"
_MOST_TEXTS = 4096


@dataclass(frozen=True)
class Message:
    """A sentence, or a part of one, as data.

    Parameters
    ----------
    text : the English text, with the names of fields in braces, as in `str.format`
    fields : the values by name; `CELL_FIELDS` and `INDEX_FIELDS` are counted from 0
    code : names the message for programs; empty if it has no entry in a catalog
    singular : the text where the field `count` is 1; empty if it is the same
    is_clause : whether it stands after a colon: with a small first letter, without a full stop
    """

    text: str
    fields: Mapping[str, Field] = field(default_factory=dict, hash=False)
    code: str = ""
    singular: str = ""
    is_clause: bool = False

    def __hash__(self) -> int:
        return hash((self.text, self.code))

    def __str__(self) -> str:
        return self.filled(self.english, shown)

    @property
    def english(self) -> str:
        """The English text, for one or for several."""
        return self.singular if self.singular and self.fields["count"] == 1 else self.text

    @property
    def clause(self) -> Message:
        """The same as it stands after a colon.

        >>> str(Message("Cell {cell} is rock.", {"cell": (0, 1, 2)}).clause)
        'cell (0, 1, 2) is rock'
        """
        return replace(self, is_clause=True)

    def filled(self, text: str, show: Show) -> str:
        """Return a text, in any language, with the fields inserted; `show` returns a value as text."""
        sentence = "".join(
            part if name is None else show(self.fields[name], specification, name)
            for part, name, specification in _parts(text)
        )
        if not self.is_clause:
            return sentence
        is_name = sentence[1:2].isupper()
        return (sentence if is_name else sentence[:1].lower() + sentence[1:]).rstrip(".")


@dataclass(frozen=True)
class Series:
    """Several values in one field.

    >>> str(Series(("rock", "fog", "links")))
    'rock, fog and links'
    """

    items: tuple[Field, ...]
    last: str = " and "

    def __str__(self) -> str:
        return joined([shown(item, "") for item in self.items], ", ", self.last)


class Catalog(Enum):
    """The base of the lists of messages.

    The name of an entry in lower case, with hyphens, is its code. The value is the English text, or two
    texts: for one and for several, chosen by the field `count`.

    >>> class Example(Catalog):
    ...     NO_LEVEL = "Level {level} does not exist."
    ...     LINKS_LOST = "{count:,} link is left out.", "{count:,} links are left out."
    >>> Example.NO_LEVEL(level=3).code, Example.NO_LEVEL(level=3).fields
    ('no-level', {'level': 3})
    >>> str(Example.NO_LEVEL(level=3)), str(Example.LINKS_LOST(count=1)), str(Example.LINKS_LOST(count=2000))
    ('Level 3 does not exist.', '1 link is left out.', '2,000 links are left out.')
    """

    def __call__(self, **fields: Field) -> Message:
        """Return the message with these values; `TypeError` if they are not the fields of its text."""
        singular, text = ("", self.value) if isinstance(self.value, str) else self.value
        if fields.keys() != field_names(text):
            raise TypeError(f"{self} has the fields {sorted(field_names(text))}, not {sorted(fields)}")
        return Message(text, fields, self.code, singular)

    @property
    def code(self) -> str:
        """The name of the message for programs."""
        return self.name.lower().replace("_", "-")


def plain(text: str) -> Message:
    """Return a text of others as a message: braces in it are no fields, and it is not translated.

    >>> str(plain("{x}"))
    '{x}'
    """
    return Message("{sentence}", {"sentence": text})


def in_sequence(*messages: Message) -> Message:
    """Return several sentences as one message."""
    fields: dict[str, Field] = {f"sentence_{number}": message for number, message in enumerate(messages)}
    return Message(" ".join(f"{{{name}}}" for name in fields), fields)


def shown(value: Field, specification: str, name: str = "") -> str:
    """Return a value in English: numbers as specified, text in one line and cut where it is very long."""
    del name
    if isinstance(value, str):
        return printable(brief(value))
    if isinstance(value, Path):
        return printable(brief(str(value)))
    if not isinstance(value, int | float):
        return str(value)
    try:
        return format(value, specification)
    except ValueError:  # Python refuses to write integers of thousands of digits.
        return _HUGE


def brief(text: str) -> str:
    """Return a text that fits into a sentence: a word of a file may be as long as the file.

    >>> len(brief("x" * 1_000_000))
    401
    """
    return (
        text
        if len(text) <= _LONGEST_FIELD
        else f"{text[: _LONGEST_FIELD // 2]}…{text[-_LONGEST_FIELD // 2 :]}"
    )


def printable(text: str) -> str:
    r"""Return a text in one line, as a terminal may show it: text of a file may hold control characters.

    A byte of a name that is not UTF-8 becomes a replacement character.

    >>> printable("a\nb\x07"), printable("caf\udce9")
    ('a\\nb\\x07', 'caf�')
    """
    if text.isprintable():
        return text
    return "".join(sign if sign.isprintable() else _STAND_IN.get(sign) or repr(sign)[1:-1] for sign in text)


def escaped(text: str) -> str:
    r"""Return a text in which what a terminal may not show stands as JSON escapes it.

    >>> escaped("a\x9b b\u202e")
    'a\\u009b b\\u202e'
    """
    if text.isprintable():
        return text
    return "".join(sign if sign.isprintable() else json.dumps(sign)[1:-1] for sign in text)


def quoted(value: object) -> str:
    """Return how Python writes a value, in one short line, for the field of a message.

    >>> quoted("level"), quoted([[0, 1],
    ...     [2, 3]])
    ("'level'", '[[0, 1], [2, 3]]')
    """
    try:
        return brief(" ".join(repr(value).split()))
    except ValueError:
        return _HUGE


def joined(items: list[str], separator: str, last: str) -> str:
    """Return items as a list in a sentence.

    >>> joined(["a", "b", "c"], ", ", " and ")
    'a, b and c'
    """
    return last.join([separator.join(items[:-1]), items[-1]]) if len(items) > 1 else "".join(items)


def field_names(text: str) -> set[str]:
    """Return the names of the fields of a text.

    >>> sorted(field_names("{count:,} of {total}"))
    ['count', 'total']
    """
    return {name for _, name, _ in _parts(text) if name is not None}


@lru_cache(_MOST_TEXTS)
def _parts(text: str) -> tuple[tuple[str, str | None, str], ...]:
    """Split a text into literal parts, and names of fields with their format specifications."""
    parts: list[tuple[str, str | None, str]] = []
    for literal, name, specification, _ in Formatter().parse(text):
        parts.append((literal, None, ""))
        if name is not None:
            parts.append(("", name, specification or ""))
    return tuple(parts)
