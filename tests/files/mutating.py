"""Mutations of files, for Hypothesis: of their bytes, and of the numbers, lines and tags that they hold."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable
from typing import Any

from hypothesis import strategies as st

from tests.files.seeds import SEEDS

Draw = st.DrawFn

_ODD_NUMBERS = (
    b"0", b"-1", b"1", b"2", b"-0", b"007", b"1.5", b"1e400", b"NaN", b"true", b"", b"65536", b"2147483647",
    b"-2147483649", b"4294967296", b"9223372036854775808", b"99999999999999999999999999", b"1" * 5000,
)  # fmt: skip
_ODD_VALUES: tuple[Any, ...] = (
    None, True, -1, 0, 1.5, 1 << 31, -(1 << 63), 1 << 70, "", "x", "E", "pad", "\0", "\ud800", [], {}, [[]],
    [0, 0, 0], {"cell": [0, 0, 0]}, "9" * 5000,
)  # fmt: skip
_MOST_COPIES = 50


@st.composite
def mutated_bytes(draw: Draw, kind: str) -> bytes:
    """Take one of the `SEEDS` of a kind and mutate it, once to four times."""
    return draw(mutations_of(draw(st.sampled_from(SEEDS[kind]))))


@st.composite
def mutations_of(draw: Draw, data: bytes) -> bytes:
    """Mutate bytes, once to four times."""
    for mutate in draw(st.lists(st.sampled_from(_WAYS), min_size=1, max_size=4)):
        data = mutate(draw, data)
    return data


@st.composite
def mutated_json(draw: Draw, kind: str) -> bytes:
    """Take one of the `SEEDS` that are JSON and put something else in some places, or mutate it as bytes."""
    if draw(st.booleans()):
        return draw(mutated_bytes(kind))
    return draw(json_mutations_of(draw(st.sampled_from(SEEDS[kind]))))


@st.composite
def json_mutations_of(draw: Draw, data: bytes) -> bytes:
    """Put something else in some places of JSON."""
    value = json.loads(data)
    for _ in range(draw(st.integers(1, 3))):
        _change(draw, value)
    return json.dumps(value).encode()


def _change(draw: Draw, value: Any) -> None:
    """Change something in an object or a list, or below it."""
    while isinstance(value, dict | list) and value:
        key = draw(st.sampled_from(sorted(value) if isinstance(value, dict) else range(len(value))))
        if not isinstance(value[key], dict | list) or draw(st.booleans()):
            break
        value = value[key]
    else:
        return
    match draw(st.sampled_from(("other", "gone", "again"))):
        case "other":
            value[key] = copy.deepcopy(draw(st.sampled_from(_ODD_VALUES)))
        case "gone":
            del value[key]
        case "again" if isinstance(value, list):
            value[key:key] = [copy.deepcopy(value[key])] * draw(st.integers(1, _MOST_COPIES))


def _cut(draw: Draw, data: bytes) -> bytes:
    """Put other bytes in the place of some."""
    start = draw(st.integers(0, len(data)))
    new = draw(st.binary(max_size=12))
    return data[:start] + new + data[start + draw(st.one_of(st.integers(0, 12), st.just(len(data)))) :]


def _flip(draw: Draw, data: bytes) -> bytes:
    """Change one byte, by which lengths and codes become others."""
    if not data:
        return data
    place = draw(st.integers(0, len(data) - 1))
    return data[:place] + bytes((draw(st.sampled_from((0, 1, 127, 128, 255))),)) + data[place + 1 :]


def _replace(pattern: bytes, new: st.SearchStrategy[bytes]) -> Callable[[Draw, bytes], bytes]:
    def mutate(draw: Draw, data: bytes) -> bytes:
        found = list(re.finditer(pattern, data, re.DOTALL))
        if not found:
            return data
        match = draw(st.sampled_from(found))
        return data[: match.start()] + draw(new) + data[match.end() :]

    return mutate


def _repeat(pattern: bytes) -> Callable[[Draw, bytes], bytes]:
    def mutate(draw: Draw, data: bytes) -> bytes:
        found = list(re.finditer(pattern, data, re.DOTALL))
        if not found:
            return data
        match, other = draw(st.sampled_from(found)), draw(st.sampled_from(found))
        return data[: match.start()] + other[0] * draw(st.integers(0, _MOST_COPIES)) + data[match.end() :]

    return mutate


_WAYS = (
    _cut,
    _flip,
    _replace(rb"-?\d+", st.sampled_from(_ODD_NUMBERS)),
    _repeat(rb"[^\n]*\n"),
    _repeat(rb'\s[\w-]+\s*=\s*"[^"<>]*"'),  # attributes of XML
    _repeat(rb"<[^<>]*>"),
    _repeat(rb'"[^"]*"'),
    _repeat(rb"[{}\[\],:]"),
)
"""What is done to a file; where it has no number, line, attribute and so on, nothing."""
