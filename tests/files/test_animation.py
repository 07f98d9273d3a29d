"""Animated pictures: what is read back, frame upon frame, is what was to be seen."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
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
        assert film.info["loop"] == 0 or film.n_frames == 1  # type: ignore[attr-defined]
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


@given(pictures, st.sampled_from(["a.png", "a.gif", "a.webp"]))
def test_what_is_played_is_what_was_written(
    tmp_path_factory: pytest.TempPathFactory, frames: list[NDArray[np.uint32]], name: str
) -> None:
    path = tmp_path_factory.mktemp("film") / name
    write_animation(frames, len(frames), path, 40, 900)
    shown, times = played(path)
    if name == "a.webp":
        # Its encoder joins frames that are alike.
        pairs = list(zip_longest(frames, frames[1:]))
        frames = [it for it, after in pairs if after is None or not np.array_equal(it, after)]
    else:
        assert times == [40] * (len(frames) - 1) + [900]
    assert all(np.array_equal(one, other) for one, other in zip(shown, frames, strict=True))


def test_a_picture_that_is_painted_on_is_read_before_it_changes(tmp_path: Path) -> None:
    picture = np.full((4, 6), 0xFFFFFFFF, dtype=np.uint32)

    def frames() -> Iterator[NDArray[np.uint32]]:
        for col in range(6):
            picture[1, col] = 0xFF102030
            yield picture

    for name in ("a.png", "a.gif", "a.webp"):
        picture[:] = 0xFFFFFFFF
        write_animation(frames(), 6, tmp_path / name, 40, 40)
        shown, _ = played(tmp_path / name)
        assert [np.count_nonzero(it == 0xFF102030) for it in shown] == [1, 2, 3, 4, 5, 6], name


def test_a_gif_shows_the_nearest_of_too_many_colors(tmp_path: Path) -> None:
    frame = (np.arange(1000, dtype=np.uint32) * 16 + np.uint32(0xFF000000)).reshape(20, 50)
    write_animation([frame, frame[::-1]], 2, tmp_path / "a.gif", 40, 40)
    shown, _ = played(tmp_path / "a.gif")
    for one, other in zip(shown, (frame, frame[::-1]), strict=True):
        assert np.abs((one & 0xFF).astype(int) - (other & 0xFF).astype(int)).mean() < 40


def test_a_series_is_a_picture_for_each_frame(tmp_path: Path) -> None:
    frames = [np.full((2, 3), 0xFF000000 + number, dtype=np.uint32) for number in range(3)]
    tmp_path /= "100%d"
    tmp_path.mkdir()
    write_animation(frames, 3, tmp_path / "film-%03d.png", 40, 40)
    assert sorted(it.name for it in tmp_path.iterdir()) == ["film-001.png", "film-002.png", "film-003.png"]
    with Image.open(tmp_path / "film-003.png") as last:
        assert last.convert("RGB").getpixel((2, 1)) == (0, 0, 2)


def test_no_picture_is_refused_and_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "a.png"
    path.write_bytes(b"before")
    with refused(MazeFileError, "no-frames"):
        write_animation([], 0, path, 40, 40)
    assert path.read_bytes() == b"before"
