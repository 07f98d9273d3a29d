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

from mazewright.errors import MazeFileError
from mazewright.files import identify, losses, png_filters, read, write
from mazewright.files.block_raster import raster_of
from mazewright.files.png import SIGNATURE, write_chunk, write_png
from mazewright.files.png_reading import read_picture
from mazewright.maze import Marker, MarkerKind, Maze
from mazewright.maze.edits import PlaceMarker
from tests.drawing import blocks, walls
from tests.files.holding import file_holding
from tests.strategies import mazes, square

_SAMPLES = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
_MAZE = "######\n#.##.#\n#....#\n######"
_KINDS = [(0, 8), (2, 8), (3, 8), (4, 8), (6, 8), (0, 1), (0, 2), (0, 4), (3, 1), (3, 2), (3, 4)]


def _chunk(name: bytes, data: bytes) -> bytes:
    stream = io.BytesIO()
    write_chunk(stream, name, data)
    return stream.getvalue()


def _png(
    rows: NDArray[np.uint8], width: int, kind: int, depth: int = 8, filters: bytes = b"", *more: bytes
) -> bytes:
    """Make a picture of rows of bytes, each with one of the filters; `more` are chunks before the data."""
    step = max(1, depth * _SAMPLES[kind] // 8)
    padded = np.pad(rows.astype(np.int64), ((1, 0), (step, 0)))
    data = bytearray()
    for row in range(len(rows)):
        used = filters[row % len(filters)] if filters else 0
        data.append(used)
        for col in range(step, padded.shape[1]):
            left, up, corner = padded[row + 1, col - step], padded[row, col], padded[row, col - step]
            foreseen = (0, left, up, (left + up) // 2, _paeth(left, up, corner))[used]
            data.append(int(padded[row + 1, col] - foreseen) % 256)
    header = struct.pack(">LLBBBBB", width, len(rows), depth, kind, 0, 0, 0)
    packed = zlib.compress(bytes(data))
    chunks = [_chunk(b"IHDR", header), *more, _chunk(b"IDAT", packed[:7]), _chunk(b"IDAT", packed[7:])]
    return SIGNATURE + b"".join(chunks) + _chunk(b"IEND", b"")


def _paeth(left: int, up: int, corner: int) -> int:
    """Give the neighbour that is nearest to left + up - corner, as the specification has it."""
    guess = left + up - corner
    return min((left, up, corner), key=lambda value: abs(guess - value))


def _picture(text: str, dark: tuple[int, ...], light: tuple[int, ...], scale: int = 1) -> NDArray[np.uint8]:
    """Give rows of bytes of a drawing with # and . in colours."""
    lines = [[dark if sign == "#" else light for sign in line] for line in text.split()]
    grid = np.array(lines, np.uint8).repeat(scale, axis=0).repeat(scale, axis=1)
    return grid.reshape(len(grid), -1)


_file = partial(file_holding, "a.png")


@given(
    st.sampled_from(_KINDS), st.integers(1, 6), st.integers(1, 6), st.binary(min_size=1, max_size=4),
    st.integers(0, 2**32 - 1), st.sampled_from([1, 2, 3, 4096]),
)  # fmt: skip
def test_every_filter_and_kind_of_colour_is_read(
    kind: tuple[int, int], height: int, width: int, filters: bytes, seed: int, band_rows: int
) -> None:
    colour, depth = kind
    numbers = np.random.default_rng(seed).integers(0, 1 << depth, (height, width * _SAMPLES[colour]))
    bits = np.unpackbits(numbers.astype(np.uint8)[:, :, None], axis=2)[:, :, 8 - depth :]
    rows = np.packbits(bits.reshape(height, -1), axis=1)
    palette = [_chunk(b"PLTE", bytes(768))] if colour == 3 else []
    data = _png(rows, width, colour, depth, bytes(byte % 5 for byte in filters), *palette)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(png_filters, "_BAND_ROWS", band_rows)
        samples = read_picture(io.BytesIO(data), len(data)).samples(0, height)
    scale = 1 if colour == 3 else 255 // ((1 << depth) - 1)
    assert samples.reshape(height, -1).tolist() == (numbers * scale).tolist()


@pytest.mark.parametrize(
    ("kind", "dark", "light"),
    [
        (0, (0,), (255,)),
        (0, (127,), (128,)),
        (2, (60, 60, 200), (200, 200, 60)),
        (4, (0, 255), (0, 0)),
        (6, (0, 0, 0, 200), (0, 0, 0, 20)),
    ],
    ids=["black", "greys", "colours", "clear is light", "half clear"],
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


def test_start_end_and_path_are_pure_colours(tmp_path: Path) -> None:
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
    samples = read_picture(io.BytesIO(data), len(data)).samples(0, 40).astype(np.uint32)
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
        "Thin walls become blocks: 2 × 2 cells become 5 × 5, which doubles lengths."
    ]


def test_a_mark_on_rock_is_said_to_stand_on_floor(tmp_path: Path) -> None:
    maze = blocks("#.\n..")
    PlaceMarker(Marker(MarkerKind.START, (0, 0, 0))).apply(maze)
    assert losses(maze, "png") == ["1 start or goal on rock will stand on floor."]
    write(maze, tmp_path / "a.png")
    assert read(tmp_path / "a.png").cells[0].tolist() == [[2, 2], [2, 2]]


_GOOD = _png(_picture(_MAZE, (0,), (255,)), 6, 0)


def _header(*numbers: int) -> bytes:
    return SIGNATURE + _chunk(b"IHDR", struct.pack(">LLBBBBB", *numbers))


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"GIF89a", "it is not a PNG picture"),
        (SIGNATURE, "the PNG picture is cut short"),
        (SIGNATURE + _chunk(b"IDAT", b""), "the PNG picture does not begin with its header"),
        (_header(0, 4, 8, 0, 0, 0, 0), "the PNG picture has no pixels"),
        (_header(6, 4, 16, 0, 0, 0, 0), "PNG pictures of kind 0 with 16 bits are not read"),
        (_header(6, 4, 8, 5, 0, 0, 0), "PNG pictures of kind 5 with 8 bits are not read"),
        (_header(6, 4, 8, 0, 0, 0, 1), "PNG pictures that are interlaced"),
        (_header(30000, 30000, 8, 6, 0, 0, 0), "30000 × 30000 pixels are more than are read"),
        (_header(30000, 30000, 1, 0, 0, 0, 0), "30000 × 30000 pixels are more than are read"),
        (_header(1 << 18, 1, 8, 0, 0, 0, 0), "262144 × 1 pixels are more than are read"),
        (_header(1, 1 << 18, 8, 0, 0, 0, 0), "1 × 262144 pixels are more than are read"),
        (_GOOD[:33] + _chunk(b"tEXt", b"") * (1 << 18) + _GOOD[33:], "made of more than 262,144 chunks"),
        (_header(9000, 9000, 8, 0, 0, 0, 0), "9000 × 9000 pixels are more than a file of this size can hold"),
        (_GOOD[:-12], "the PNG picture is cut short"),
        (_GOOD[:50], "the PNG picture is cut short"),
        (_GOOD[:20] + b"\x01" + _GOOD[21:], "the checksum of the chunk 'IHDR' of the PNG picture is wrong"),
        (_GOOD[:-12] + _chunk(b"ABCD", b"") + _GOOD[-12:], "the chunk 'ABCD' .* is not known"),
        (_png(np.zeros((4, 6), np.uint8), 6, 3), "the palette of the PNG picture is missing"),
        (_png(np.zeros((4, 6), np.uint8), 6, 3, 8, b"", _chunk(b"PLTE", b"1234")), "palette .* is damaged"),
        (_header(6, 4, 8, 0, 0, 0, 0) + _chunk(b"IDAT", b"odd") + _chunk(b"IEND", b""), "are damaged"),
        (_header(6, 4, 8, 0, 0, 0, 0) + _chunk(b"IDAT", zlib.compress(bytes(27))) + _chunk(b"IEND", b""),
         "the data of the PNG picture are cut short"),
        (_header(6, 4, 8, 0, 0, 0, 0) + _chunk(b"IDAT", zlib.compress(bytes(1 << 24))) + _chunk(b"IEND", b""),
         "the PNG picture has more data than pixels"),
        (_header(6, 4, 8, 0, 0, 0, 0) + _chunk(b"IDAT", zlib.compress(b"\5" * 28)) + _chunk(b"IEND", b""),
         "a row of the PNG picture has an unknown filter"),
    ],
)  # fmt: skip
def test_what_is_no_picture_is_refused(tmp_path: Path, data: bytes, sentence: str) -> None:
    with pytest.raises(MazeFileError, match=sentence):
        read(_file(tmp_path, data), format="png")


@pytest.mark.parametrize(
    ("height", "width", "shape"), [(8, 8, (1, 1, 1)), (6, 9, (1, 2, 3)), (5, 3, (1, 5, 3))]
)
def test_in_one_colour_cells_are_as_large_as_both_sides_allow(
    tmp_path: Path, height: int, width: int, shape: tuple[int, int, int]
) -> None:
    write_png(np.full((height, width), 0xFFFFFFFF, np.uint32), tmp_path / "a.png")
    assert read(tmp_path / "a.png").shape == shape


def test_chunks_that_may_be_left_out_are(tmp_path: Path) -> None:
    more = _GOOD[:33] + _chunk(b"gAMA", bytes(4)) + _chunk(b"tEXt", b"a\0" + b"b" * 5000) + _GOOD[33:]
    assert read(_file(tmp_path, more)) == blocks(_MAZE)


def test_what_follows_the_end_of_the_packed_data_says_nothing(tmp_path: Path) -> None:
    more = _GOOD[:-12] + _chunk(b"IDAT", b"more") * 3 + _GOOD[-12:]
    assert read(_file(tmp_path, more)) == blocks(_MAZE)


def test_a_picture_that_could_not_be_read_again_is_not_written(tmp_path: Path) -> None:
    with pytest.raises(MazeFileError, match="400001 × 3 pixels would be too large to be read again"):
        write(Maze.blank(1, 200_000), tmp_path / "a.png")


def test_borders_of_cells_are_found_in_every_strip(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = _file(tmp_path, _png(_picture(_MAZE, (0, 0, 0), (255, 255, 255), 3), 18, 2))
    monkeypatch.setattr("mazewright.files.png_blocks._STRIP_PIXELS", 18)
    assert read(path) == blocks(_MAZE)


def test_a_picture_of_a_hundred_thousand_starts_and_more_is_refused(tmp_path: Path) -> None:
    pixels = np.full((317, 317), 0xFF00FF00, np.uint32)
    pixels[0, 0] = 0xFF000000
    write_png(pixels, tmp_path / "a.png")
    with pytest.raises(MazeFileError, match="there are more than 100,000 starts and goals"):
        read(tmp_path / "a.png")
