"""Animated pictures: what is read back, frame upon frame, is what was to be seen."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays
from numpy.typing import NDArray
from PIL import Image, ImageSequence

from mazarine.errors import MazeFileError
from mazarine.files.animation import write_animation
from tests.refusals import refused


def played(path: Path) -> tuple[list[NDArray[np.uint32]], list[int]]:
    """Return the frames as Pillow shows them, and the time for which each is shown, in milliseconds."""
    shown: list[NDArray[np.uint32]] = []
    times: list[int] = []
    with Image.open(path) as film:
        assert film.info["loop"] == 0
        for frame in ImageSequence.Iterator(film):
            red, green, blue = np.moveaxis(np.asarray(frame.convert("RGB"), dtype=np.uint32), 2, 0)
            shown.append(red << 16 | green << 8 | blue | np.uint32(0xFF000000))
            times.append(round(frame.info["duration"]))
    return shown, times


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
    with refused(MazeFileError, "no-frames"):
        write_animation([], 0, path, 40, 40)
    assert path.read_bytes() == b"before"
