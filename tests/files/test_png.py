"""PNG pictures: what other programs see in them."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from mazarine.errors import Cancelled, MazeFileError
from mazarine.files.png import write_strips
from tests.refusals import refused


def _noise(height: int, width: int) -> NDArray[np.uint32]:
    rng = np.random.default_rng(7)
    return rng.integers(0, 1 << 24, (height, width), dtype=np.uint32) | np.uint32(0xFF000000)


def _pixels_seen_by_qt(path: Path) -> NDArray[np.uint32]:
    gui = pytest.importorskip("PySide6.QtGui", exc_type=ImportError)
    image = gui.QImage(str(path)).convertToFormat(gui.QImage.Format.Format_RGB32)
    words = np.frombuffer(image.constBits(), dtype=np.uint32)
    return words.reshape(image.height(), image.bytesPerLine() // 4)[:, : image.width()].copy()


@pytest.mark.parametrize("size", [(1, 1), (3, 5), (255, 2), (256, 3), (257, 3), (600, 40)])
def test_every_pixel_arrives(tmp_path: Path, size: tuple[int, int]) -> None:
    pixels = _noise(*size)
    write_strips([pixels], size, tmp_path / "a.png")
    assert np.array_equal(_pixels_seen_by_qt(tmp_path / "a.png"), pixels)


def test_the_chunks_are_those_of_a_png(tmp_path: Path) -> None:
    write_strips([_noise(100, 2), _noise(200, 2)], (300, 2), tmp_path / "a.png")
    data = (tmp_path / "a.png").read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    names, at = [], 8
    while at < len(data):
        (length,) = struct.unpack_from(">L", data, at)
        body = data[at + 4 : at + 8 + length]
        assert struct.unpack_from(">L", data, at + 8 + length)[0] == zlib.crc32(body)
        names.append(body[:4])
        at += 12 + length
    assert names[0] == b"IHDR"
    assert names[-1] == b"IEND"
    assert set(names[1:-1]) == {b"IDAT"}


def test_rows_that_are_alike_cost_next_to_nothing(tmp_path: Path) -> None:
    write_strips([np.repeat(_noise(1, 1000), 2000, axis=0)], (2000, 1000), tmp_path / "a.png")
    assert (tmp_path / "a.png").stat().st_size < 20_000


def test_a_picture_that_is_stopped_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    path, shares = tmp_path / "a.png", list[float]()
    path.write_bytes(b"before")

    def goes_on(share: float) -> bool:
        shares.append(share)
        return share < 0.5

    with pytest.raises(Cancelled):
        write_strips([_noise(256, 2)] * 4, (1024, 2), path, goes_on)
    assert shares == [0.25, 0.5]
    assert [file.read_bytes() for file in tmp_path.iterdir()] == [b"before"]


def test_an_empty_picture_is_refused(tmp_path: Path) -> None:
    with refused(MazeFileError, "picture-size", width=0, height=4):
        write_strips([np.zeros((4, 0), np.uint32)], (4, 0), tmp_path / "a.png")
    assert list(tmp_path.iterdir()) == []
