"""Unpacking into room of a size that is known."""

from __future__ import annotations

import gzip
import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.files.inflating import Inflated, TooMuch

_GZIP = 31


@given(st.binary(max_size=300), st.integers(1, 50), st.booleans(), st.binary(max_size=50))
def test_what_was_packed_comes_back_whatever_the_pieces_and_whatever_follows(
    data: bytes, size: int, is_gzip: bool, after: bytes
) -> None:
    packed = (gzip.compress(data) if is_gzip else zlib.compress(data)) + after
    room = Inflated(len(data), _GZIP if is_gzip else zlib.MAX_WBITS)
    for start in range(0, len(packed), size):
        room.feed(packed[start : start + size])
    assert room.done == len(data)
    assert room.bytes.tobytes() == data


@pytest.mark.parametrize("room", [0, 1, 999_999])
def test_one_byte_more_than_there_is_room_for_is_too_much(room: int) -> None:
    with pytest.raises(TooMuch):
        Inflated(room).feed(zlib.compress(bytes(1_000_000)))


def test_what_is_cut_short_leaves_room_and_what_is_damaged_is_said_to_be() -> None:
    packed = zlib.compress(bytes(range(256)))
    room = Inflated(256)
    room.feed(packed[:-20])
    assert room.done < 256
    with pytest.raises(zlib.error):
        Inflated(256).feed(packed[:2] + b"\xff" * 20)
