"""PNG pictures as mazes."""

from __future__ import annotations

import io
import struct
import tempfile
import zlib
from functools import partial
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray
from PIL import Image

from mazarine.errors import MazeFileError
from mazarine.files import identify, losses, read, write
from mazarine.files.messages import LossMessage
from mazarine.files.png import SIGNATURE, image_of, write_chunk
from mazarine.files.png_reading import read_picture, samples_of
from mazarine.maze import Marker, MarkerKind, Maze
from mazarine.maze.blocks import raster_of
from mazarine.maze.edits import PlaceMarker
from tests.drawing import blocks, walls
from tests.files.holding import file_holding
from tests.refusals import refused
from tests.strategies import mazes, square

_SAMPLES = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
_MAZE = "######\n#.##.#\n#....#\n######"
_KINDS = [(0, 8), (2, 8), (3, 8), (4, 8), (6, 8), (0, 1), (0, 2), (0, 4), (3, 1), (3, 2), (3, 4)]
_KINDS += [(0, 16), (2, 16), (4, 16), (6, 16)]
_PASSES = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]


def _chunk(name: bytes, data: bytes) -> bytes:
    stream = io.BytesIO()
    write_chunk(stream, name, data)
    return stream.getvalue()


def _png(
    rows: NDArray[np.uint8], width: int, kind: int, depth: int = 8, filters: bytes = b"", *more: bytes
) -> bytes:
    """Make a picture of rows of bytes, each with one of the filters; `more` are chunks before the data."""
    header = struct.pack(">LLBBBBB", width, len(rows), depth, kind, 0, 0, 0)
    return _file_of(header, _filtered(rows, max(1, depth * _SAMPLES[kind] // 8), filters), *more)


def _interlaced_png(numbers: NDArray[np.int64], kind: int, depth: int, filters: bytes, *more: bytes) -> bytes:
    """Make an interlaced picture of numbers (height, width, numbers a pixel)."""
    height, width, samples = numbers.shape
    header = struct.pack(">LLBBBBB", width, height, depth, kind, 0, 0, 1)
    parts = [numbers[top::down, left::across] for left, top, across, down in _PASSES]
    step = max(1, depth * samples // 8)
    data = b"".join(_filtered(_packed(part, depth), step, filters) for part in parts if part.size)
    return _file_of(header, data, *more)


def _file_of(header: bytes, data: bytes, *more: bytes) -> bytes:
    packed = zlib.compress(data)
    chunks = [_chunk(b"IHDR", header), *more, _chunk(b"IDAT", packed[:7]), _chunk(b"IDAT", packed[7:])]
    return SIGNATURE + b"".join(chunks) + _chunk(b"IEND", b"")


def _packed(numbers: NDArray[np.int64], depth: int) -> NDArray[np.uint8]:
    """Return rows of bytes that hold numbers of so many bits."""
    bits = numbers[..., None] >> np.arange(depth)[::-1] & 1
    return np.packbits(bits.reshape(len(numbers), -1).astype(np.uint8), axis=1)


def _filtered(rows: NDArray[np.uint8], step: int, filters: bytes) -> bytes:
    padded = np.pad(rows.astype(np.int64), ((1, 0), (step, 0)))
    data = bytearray()
    for row in range(len(rows)):
        used = filters[row % len(filters)] if filters else 0
        data.append(used)
        for col in range(step, padded.shape[1]):
            left, up, corner = padded[row + 1, col - step], padded[row, col], padded[row, col - step]
            foreseen = (0, left, up, (left + up) // 2, _paeth(left, up, corner))[used]
            data.append(int(padded[row + 1, col] - foreseen) % 256)
    return bytes(data)


def _paeth(left: int, up: int, corner: int) -> int:
    """Return the neighbor nearest to left + up - corner, as the specification defines it."""
    guess = left + up - corner
    return min((left, up, corner), key=lambda value: abs(guess - value))


def _picture(text: str, dark: tuple[int, ...], light: tuple[int, ...], scale: int = 1) -> NDArray[np.uint8]:
    """Return a drawing of # and . as rows of bytes in two colors."""
    lines = [[dark if sign == "#" else light for sign in line] for line in text.split()]
    grid = np.array(lines, np.uint8).repeat(scale, axis=0).repeat(scale, axis=1)
    return grid.reshape(len(grid), -1)


_file = partial(file_holding, "a.png")


def _samples(data: bytes) -> NDArray[np.uint8]:
    image = read_picture(io.BytesIO(data), len(data), ())
    return samples_of(image, 0, image.height)


@given(
    st.sampled_from(_KINDS), st.integers(1, 9), st.integers(1, 9), st.binary(min_size=1, max_size=4),
    st.integers(0, 2**32 - 1), st.booleans(),
)  # fmt: skip
def test_every_filter_and_kind_of_color_is_read(
    kind: tuple[int, int], height: int, width: int, filters: bytes, seed: int, is_interlaced: bool
) -> None:
    color, depth = kind
    numbers = np.random.default_rng(seed).integers(0, 1 << depth, (height, width, _SAMPLES[color]))
    palette = [_chunk(b"PLTE", bytes(768))] if color == 3 else []
    filters = bytes(byte % 5 for byte in filters)
    if is_interlaced:
        data = _interlaced_png(numbers, color, depth, filters, *palette)
    else:
        data = _png(_packed(numbers, depth), width, color, depth, filters, *palette)
    scale = 1 if color == 3 else 255 // ((1 << min(depth, 8)) - 1)
    expected = (numbers >> max(0, depth - 8)) * scale
    if kind == (4, 16):
        expected = expected[..., [0, 0, 0, 1]]
    assert _samples(data).tolist() == expected.tolist()


@pytest.mark.parametrize(
    ("kind", "dark", "light"),
    [
        (0, (0,), (255,)),
        (0, (127,), (128,)),
        (2, (60, 60, 200), (200, 200, 60)),
        (4, (0, 255), (0, 0)),
        (6, (0, 0, 0, 200), (0, 0, 0, 20)),
    ],
    ids=["black", "grays", "colors", "clear is light", "half clear"],
)
@pytest.mark.parametrize("scale", [1, 7])
def test_dark_is_rock_whatever_the_size_of_a_cell(
    tmp_path: Path, kind: int, dark: tuple[int, ...], light: tuple[int, ...], scale: int
) -> None:
    path = _file(tmp_path, _png(_picture(_MAZE, dark, light, scale), 6 * scale, kind))
    assert identify(path).name == "png"
    assert read(path) == blocks(_MAZE)


def test_a_palette_says_what_is_dark(tmp_path: Path) -> None:
    rows = _picture(_MAZE, (2,), (0,))
    palette = (_chunk(b"PLTE", bytes([9, 9, 9, 1, 1, 1, 0, 0, 0])), _chunk(b"tRNS", bytes([0])))
    assert read(_file(tmp_path, _png(rows, 6, 3, 8, b"", *palette))) == blocks(_MAZE)


def test_start_end_and_path_are_pure_colors(tmp_path: Path) -> None:
    rows = _picture(_MAZE, (0, 0, 0), (255, 255, 255), 2).reshape(8, 12, 3)
    rows[2:4, 2:4], rows[2:4, 8:10], rows[4:6, 2:10] = (0, 255, 0), (255, 0, 0), (0, 0, 255)
    maze = read(_file(tmp_path, _png(rows.reshape(8, -1), 12, 2)))
    assert np.array_equal(maze.cells, blocks(_MAZE).cells)
    assert list(maze.markers) == [Marker(MarkerKind.START, (0, 1, 1)), Marker(MarkerKind.GOAL, (0, 1, 4))]


def test_pictures_of_another_program_are_read(tmp_path: Path) -> None:
    gui = pytest.importorskip("PySide6.QtGui", exc_type=ImportError)
    noise = np.random.default_rng(3).integers(0, 1 << 24, (40, 30), dtype=np.uint32) | np.uint32(0xFF000000)
    image = gui.QImage(noise.tobytes(), 30, 40, 120, gui.QImage.Format.Format_RGB32)
    assert image.save(str(tmp_path / "a.png"))
    data = (tmp_path / "a.png").read_bytes()
    samples = _samples(data).astype(np.uint32)
    assert np.array_equal(samples[:, :, 0] << 16 | samples[:, :, 1] << 8 | samples[:, :, 2], noise & 0xFFFFFF)


@given(mazes(max_levels=1, lattices=square))
def test_blocks_are_read_as_they_were_written(maze: Maze) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path, again = Path(folder) / "a.png", Path(folder) / "b.png"
        write(maze, path)
        held = read(path)
        if not losses(maze, "png"):
            assert held.cells.tolist() == maze.cells.tolist()
        if (held.cells >> 1 == 0).any():
            assert losses(held, "png") == []
            write(held, again)
            assert again.read_bytes() == path.read_bytes()


def test_thin_walls_starts_and_goals_are_drawn(tmp_path: Path) -> None:
    maze = walls("""
        +---+---+
        |   |   |
        +   +   +
        |       |
        +---+---+
    """)
    for marker in (Marker(MarkerKind.START, (0, 0, 0)), Marker(MarkerKind.GOAL, (0, 0, 1))):
        PlaceMarker(marker).apply(maze)
    write(maze, tmp_path / "a.png")
    again = read(tmp_path / "a.png")
    assert np.array_equal(again.cells[0] == 0, raster_of(maze))
    assert list(again.markers) == [Marker(MarkerKind.START, (0, 1, 1)), Marker(MarkerKind.GOAL, (0, 1, 3))]
    assert losses(maze, "png") == [
        LossMessage.THIN_WALLS_BECOME_BLOCKS(rows=2, cols=2, new_rows=5, new_cols=5)
    ]


def test_a_mark_on_rock_is_said_to_stand_on_floor(tmp_path: Path) -> None:
    maze = blocks("#.\n..")
    PlaceMarker(Marker(MarkerKind.START, (0, 0, 0))).apply(maze)
    assert losses(maze, "png") == [LossMessage.MARKS_MOVE_TO_FLOOR(count=1)]
    write(maze, tmp_path / "a.png")
    assert read(tmp_path / "a.png").cells[0].tolist() == [[2, 2], [2, 2]]


_GOOD = _png(_picture(_MAZE, (0,), (255,)), 6, 0)


def _header(*numbers: int) -> bytes:
    return SIGNATURE + _chunk(b"IHDR", struct.pack(">LLBBBBB", *numbers))


@pytest.mark.parametrize(
    ("data", "code", "fields"),
    [
        (b"GIF89a", "not-png", {}),
        (SIGNATURE, "png-cut-short", {}),
        (SIGNATURE + _chunk(b"IDAT", b""), "png-header-missing", {}),
        (_header(0, 4, 8, 0, 0, 0, 0), "png-without-pixels", {}),
        (_header(6, 4, 16, 3, 0, 0, 0), "png-color-type", {"color_type": 3, "depth": 16}),
        (_header(6, 4, 8, 5, 0, 0, 0), "png-color-type", {"color_type": 5, "depth": 8}),
        (_header(6, 4, 8, 0, 0, 0, 2), "png-method", {}),
        (_header(6, 4, 8, 0, 0, 1, 0), "png-method", {}),
        (_header(6, 4, 8, 0, 1, 0, 0), "png-method", {}),
        (_header(30000, 30000, 8, 6, 0, 0, 0), "png-too-large", {"width": 30_000, "height": 30_000}),
        (_header(30000, 30000, 1, 0, 0, 0, 0), "png-too-large", {"width": 30_000, "height": 30_000}),
        (_header(1 << 18, 1, 8, 0, 0, 0, 0), "png-too-large", {"width": 262_144, "height": 1}),
        (_header(1, 1 << 18, 8, 0, 0, 0, 0), "png-too-large", {"width": 1, "height": 262_144}),
        (_GOOD[:33] + _chunk(b"tEXt", b"") * (1 << 18) + _GOOD[33:],
         "png-too-many-chunks", {"most": 262_144}),
        (_header(9000, 9000, 8, 0, 0, 0, 0), "png-size-wrong", {"width": 9000, "height": 9000}),
        (_GOOD[:-12], "png-cut-short", {}),
        (_GOOD[:50], "png-cut-short", {}),
        (_GOOD[:-2], "png-cut-short", {}),
        (_GOOD[:20] + b"\x01" + _GOOD[21:], "png-cut-short", {}),
        (_GOOD[:45] + b"\0" + _GOOD[46:], "png-cut-short", {}),
        (_GOOD[:33] + b"\xff" * 8 + _GOOD[33:], "png-cut-short", {}),
        (_GOOD[:-12] + _chunk(b"ABCD", b"") + _GOOD[-12:], "png-unknown-chunk", {"chunk": "'ABCD'"}),
        (_png(np.zeros((4, 6), np.uint8), 6, 3), "png-palette-missing", {}),
        (_png(np.zeros((4, 6), np.uint8), 6, 3, 8, b"", _chunk(b"PLTE", b"1234")), "png-palette-damaged", {}),
        (_png(np.zeros((4, 6), np.uint8), 6, 3, 8, b"", _chunk(b"PLTE", b"")), "png-palette-damaged", {}),
        (_png(np.zeros((4, 6), np.uint8), 6, 3, 8, b"", _chunk(b"PLTE", bytes(771))), "png-data-damaged", {}),
        (_png(np.zeros((4, 6), np.uint8), 6, 3, 8, b"", _chunk(b"PLTE", b"123"), _chunk(b"tRNS", b"12")),
         "png-data-damaged", {}),
        (_header(6, 4, 8, 0, 0, 0, 1) + _chunk(b"IDAT", zlib.compress(bytes(28))) + _chunk(b"IEND", b""),
         "png-data-cut-short", {}),
        (_header(6, 4, 8, 0, 0, 0, 0) + _chunk(b"IDAT", b"odd") + _chunk(b"IEND", b""),
         "png-data-damaged", {}),
        (_header(6, 4, 8, 0, 0, 0, 0) + _chunk(b"IDAT", zlib.compress(bytes(27))) + _chunk(b"IEND", b""),
         "png-data-cut-short", {}),
        (_header(6, 4, 8, 0, 0, 0, 0) + _chunk(b"IDAT", zlib.compress(bytes(1 << 24))) + _chunk(b"IEND", b""),
         "png-data-too-long", {}),
        (_header(6, 4, 8, 0, 0, 0, 0) + _chunk(b"IDAT", zlib.compress(b"\5" * 28)) + _chunk(b"IEND", b""),
         "png-data-damaged", {}),
    ],
)  # fmt: skip
def test_what_is_no_picture_is_refused(
    tmp_path: Path, data: bytes, code: str, fields: dict[str, object]
) -> None:
    with refused(MazeFileError, code, **fields):
        read(_file(tmp_path, data), format="png")


@pytest.mark.parametrize(
    ("height", "width", "shape"), [(8, 8, (1, 1, 1)), (6, 9, (1, 2, 3)), (5, 3, (1, 5, 3))]
)
def test_in_one_color_cells_are_as_large_as_both_sides_allow(
    tmp_path: Path, height: int, width: int, shape: tuple[int, int, int]
) -> None:
    image_of(np.full((height, width), 0xFFFFFFFF, np.uint32)).save(tmp_path / "a.png")
    assert read(tmp_path / "a.png").shape == shape


def test_chunks_that_may_be_left_out_are(tmp_path: Path) -> None:
    more = _GOOD[:33] + _chunk(b"gAMA", bytes(4)) + _chunk(b"tEXt", b"a\0" + b"b" * 5000) + _GOOD[33:]
    assert read(_file(tmp_path, more)) == blocks(_MAZE)


_BOMB = zlib.compress(bytes(1 << 24))


@pytest.mark.parametrize(
    "chunk",
    [
        (b"zTXt", b"a\0\0" + _BOMB),
        (b"iTXt", b"a\0\1\0\0\0" + _BOMB),
        (b"iCCP", b"a\0\0" + _BOMB),
        (b"iCCP", b""),
        (b"tEXt", b"interlace\01"),
        (b"tEXt", b"bbox\01"),
        (b"tEXt", b"transparency\01"),
        (b"acTL", struct.pack(">LL", 0, 0)),
        (b"acTL", struct.pack(">LL", 3, 0)),
        (b"fcTL", bytes(26)),
        (b"fdAT", b""),
        (b"tRNS", b""),
        (b"tRNS", b"\0\xff"),
        (b"PLTE", bytes(9)),
        (b"pHYs", b""),
        (b"eXIf", b"odd"),
    ],
)
def test_chunks_that_say_nothing_of_pixels_do_no_harm(tmp_path: Path, chunk: tuple[bytes, bytes]) -> None:
    for place in (33, -12):
        data = _GOOD[:place] + _chunk(*chunk) + _GOOD[place:]
        assert read(_file(tmp_path, data)) == blocks(_MAZE)


def test_numbers_beyond_the_palette_are_black(tmp_path: Path) -> None:
    data = _png(_picture(_MAZE, (255,), (0,)), 6, 3, 8, b"", _chunk(b"PLTE", b"\xff\xff\xff"))
    assert read(_file(tmp_path, data)) == blocks(_MAZE)


@pytest.mark.deep
def test_a_picture_of_more_pixels_than_pillow_allows_is_read(tmp_path: Path) -> None:
    Image.new("1", (14_000, 14_000)).save(tmp_path / "a.png")
    assert 2 * (Image.MAX_IMAGE_PIXELS or 0) < 14_000**2
    assert read(tmp_path / "a.png").shape == (1, 1, 1)


def test_what_follows_the_end_of_the_packed_data_says_nothing(tmp_path: Path) -> None:
    more = _GOOD[:-12] + _chunk(b"IDAT", b"more") * 3 + _GOOD[-12:]
    assert read(_file(tmp_path, more)) == blocks(_MAZE)


def test_a_picture_that_could_not_be_read_again_is_not_written(tmp_path: Path) -> None:
    with refused(MazeFileError, "picture-not-readable", width=400_001, height=3):
        write(Maze.blank(1, 200_000), tmp_path / "a.png")


def test_borders_of_cells_are_found_in_every_strip(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = _file(tmp_path, _png(_picture(_MAZE, (0, 0, 0), (255, 255, 255), 3), 18, 2))
    monkeypatch.setattr("mazarine.files.pictures.raster._STRIP_PIXELS", 18)
    assert read(path) == blocks(_MAZE)


def test_a_picture_of_a_hundred_thousand_starts_and_more_is_refused(tmp_path: Path) -> None:
    pixels = np.full((317, 317), 0xFF00FF00, np.uint32)
    pixels[0, 0] = 0xFF000000
    image_of(pixels).save(tmp_path / "a.png")
    with refused(MazeFileError, "too-many-marks", most=100_000):
        read(tmp_path / "a.png")
