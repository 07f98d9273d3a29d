"""A way to read a file."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from mazarine.files.options import ReadOptions
from mazarine.files.pictures.messages import PictureNote
from mazarine.messages import Message


@dataclass(frozen=True)
class Reading:
    """A way to read a file.

    Attributes
    ----------
    format : the name of the format; None to find it
    options : what the file does not say itself
    """

    format: str | None = None
    options: ReadOptions = field(default_factory=ReadOptions)


AS_FOUND = Reading()
"""The reading that the content suggests."""


def shown_notes(notes: Iterable[Message]) -> tuple[Message, ...]:
    """Return notes without the one on options of the command line: a window has a button for them."""
    return tuple(note for note in notes if note.code != PictureNote.CHOICES.code)
