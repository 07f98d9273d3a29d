"""Animated pictures: what is read back, frame upon frame, is what was to be seen."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays
from numpy.typing import NDArray

from mazewright.errors import MazeFileError
from mazewright.files.animation import write_animation


def played(path: Path) -> tuple[list[NDArray[np.uint32]], list[int]]:
    """Give the frames as a player shows them, and how long each is shown, in milliseconds."""
    data, at = path.read_bytes(), 8
    shown: list[NDArray[np.uint32]] = []
    times: list[int] = []
    canvas = np.zeros((0, 0), dtype=np.uint32)
    place, sequence, count = (0, 0, 0, 0), 0, 0
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    while at < len(data):
        (length,) = struct.unpack(">L", data[at : at + 4])
        name, body = data[at + 4 : at + 8], data[at + 8 : at + 8 + length]
        assert struct.unpack(">L", data[at + 8 + length : at + 12 + length]) == (zlib.crc32(name + body),)
        at += 12 + length
        if name == b"IHDR":
            width, height = struct.unpack(">LL", body[:8])
            canvas = np.zeros((height, width), dtype=np.uint32)
        elif name == b"acTL":
            count, _ = struct.unpack(">LL", body)
        elif name == b"fcTL":
            number, *place_and_time = struct.unpack(">LLLLLHHBB", body)
            assert number == sequence
            sequence += 1
            place = tuple(place_and_time[:4])
            times.append(place_and_time[4] * 1000 // place_and_time[5])
        elif name in (b"IDAT", b"fdAT"):
            if name == b"fdAT":
                assert struct.unpack(">L", body[:4]) == (sequence,)
                sequence += 1
                body = body[4:]
            wide, high, left, top = place
            canvas[top : top + high, left : left + wide] = unfiltered(zlib.decompress(body), high, wide)
            shown.append(canvas.copy())
    assert len(shown) == count
    return shown, times


def unfiltered(data: bytes, height: int, width: int) -> NDArray[np.uint32]:
    rows = np.frombuffer(data, dtype=np.uint8).reshape(height, 3 * width + 1)
    assert (rows[:, 0] == 2).all()
    bytes_up = np.cumsum(rows[:, 1:], axis=0, dtype=np.uint8).reshape(height, width, 3).astype(np.uint32)
    return bytes_up[..., 0] << 16 | bytes_up[..., 1] << 8 | bytes_up[..., 2] | np.uint32(0xFF000000)


pictures = st.tuples(st.integers(1, 5), st.integers(1, 5)).flatmap(
    lambda shape: st.lists(
        arrays(np.uint32, shape, elements=st.sampled_from([0xFF000000, 0xFFFFFFFF, 0xFF123456])),
        min_size=1, max_size=5,
    )
)  # fmt: skip


@given(pictures)
def test_what_is_played_is_what_was_written(
    tmp_path_factory: pytest.TempPathFactory, frames: list[NDArray[np.uint32]]
) -> None:
    path = tmp_path_factory.mktemp("film") / "a.png"
    write_animation(frames, len(frames), path, 40, 900)
    shown, times = played(path)
    assert all(np.array_equal(one, other) for one, other in zip(shown, frames, strict=True))
    assert times == [40] * (len(frames) - 1) + [900]


def test_no_picture_is_refused_and_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "a.png"
    path.write_bytes(b"before")
    with pytest.raises(MazeFileError):
        write_animation([], 0, path, 40, 40)
    assert path.read_bytes() == b"before"
