"""Asserts which error is raised, by its code and fields."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar

import pytest

from mazarine.errors import MazeError

_Error = TypeVar("_Error", bound=MazeError)


@contextmanager
def refused(kind: type[_Error], code: str, /, **fields: object) -> Iterator[pytest.ExceptionInfo[_Error]]:
    """Expect an error with a code, and with these fields among its own."""
    with pytest.raises(kind) as caught:
        yield caught
    assert caught.value.code == code
    assert fields.items() <= caught.value.fields.items()
