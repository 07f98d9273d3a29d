"""Asserts why a file cannot be read, by the code, the fields and the place in the file."""

from __future__ import annotations

from pathlib import Path

from mazarine.errors import MazeFileError
from mazarine.files import read
from mazarine.files.messages import FileMessage
from mazarine.messages import Message
from tests.refusals import refused


def assert_refused(
    path: Path, code: str, where: Message | str = "", *, format: str | None = None, **fields: object
) -> None:
    """Expect that a file is refused at a place, with one sentence."""
    with refused(MazeFileError, code, **fields) as caught:
        read(path, format=format)
    assert caught.value.where == where
    sentence = str(caught.value)
    assert sentence.startswith(str(path))
    assert sentence.endswith(".")
    assert "\n" not in sentence


def at_line(number: int, column: int | None = None) -> Message:
    """Return a place in a text."""
    if column is None:
        return FileMessage.LINE(number=number)
    return FileMessage.LINE_COLUMN(number=number, column=column)
