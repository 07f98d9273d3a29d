"""Values of properties as a person reads and writes them."""

from __future__ import annotations

import json
from typing import Any

from mazewright import files


def shown_value(value: Any) -> str:
    """Write a value: text as it is, unless it would then be read as something else.

    >>> [shown_value(value) for value in ("a cave", 12, "12", True, ["a", 1])]
    ['a cave', '12', '"12"', 'true', '["a", 1]']
    """
    if isinstance(value, str) and isinstance(_parsed(value), str) and value == _parsed(value):
        return value
    return json.dumps(value, ensure_ascii=False)


def read_value(text: str) -> Any:
    """Read a value: a number, true, false, null, a list or an object as JSON writes them, or else text.

    >>> [read_value(text) for text in ("a cave", "12", '"12"', "NaN", "[1")]
    ['a cave', 12, '12', 'NaN', '[1']
    """
    return _parsed(text)


def value_fault(value: Any) -> str:
    """Say why a value cannot be kept in a file; empty if it can."""
    fault = files.json_fault(value)
    return f"This cannot be kept: {fault}." if fault else ""


def _parsed(text: str) -> Any:
    try:
        return json.loads(text, parse_constant=_refuse)
    except (ValueError, RecursionError):
        return text


def _refuse(word: str) -> Any:
    raise ValueError(word)
