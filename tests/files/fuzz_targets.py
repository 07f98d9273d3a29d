"""What `tests.files.fuzzing` calls: each reader, and what lies behind checksums and packing, by name."""

from __future__ import annotations

import contextlib
import io
import struct
import tempfile
import zlib
from functools import partial
from pathlib import Path

from mazarine.errors import MazeFileError
from mazarine.files import ReadOptions, read, read_with_format, tile_art
from mazarine.files.journal import recover
from mazarine.files.png import SIGNATURE, write_chunk
from mazarine.files.png_reading import PngHeader
from mazarine.files.registry import FORMATS
from mazarine.files.script import steps_of
from tests.files.forged import forge
from tests.files.fuzz_stores import StoreTarget, Target, other_targets
from tests.files.repairing import with_frames_of, with_png_checksums
from tests.files.seeds import SEEDS
from tests.files.tile_maps import put_picture, sheet

_HEADER_BYTES = 13
_MOST_ROW_BYTES = 1 << 16
_FOLDER = tempfile.TemporaryDirectory(prefix="mazarine-fuzzing-")
_PATH = Path(_FOLDER.name) / "a"
put_picture(_PATH.with_name("sheet.png"), sheet())  # what maps of tiles name
_PATH.with_suffix(".pgm").write_bytes(b"P5\n3 2\n255\n\0\xcd\xfe\0\xfe\xfe")  # what maps of robots name


def _read(format: str, data: bytes) -> None:
    _PATH.write_bytes(data)
    for named in (None, format):
        with contextlib.suppress(MazeFileError):
            maze, known = read_with_format(_PATH, format=named)
            tile_art(_PATH, known, ReadOptions(), maze, [])


def _read_manifest(data: bytes) -> None:
    forge(_PATH, manifest=data)
    with contextlib.suppress(MazeFileError):
        read(_PATH, format="native")


def _read_array(data: bytes) -> None:
    forge(_PATH, cells=data)
    with contextlib.suppress(MazeFileError):
        read(_PATH, format="native")


def _read_rows(data: bytes) -> None:
    """Read a picture of this header and these rows, of as many bytes as the header asks for."""
    header, rows = data[:_HEADER_BYTES].ljust(_HEADER_BYTES, b"\0"), data[_HEADER_BYTES:]
    with contextlib.suppress(KeyError):
        size = PngHeader(*struct.unpack(">LLBBBBB", header)).size
        rows = rows[:size].ljust(min(size, _MOST_ROW_BYTES), b"\0")
    stream = io.BytesIO()
    stream.write(SIGNATURE)
    write_chunk(stream, b"IHDR", header)
    write_chunk(stream, b"PLTE", bytes(range(48)))
    write_chunk(stream, b"IDAT", zlib.compress(rows, 1))
    write_chunk(stream, b"IEND", b"")
    _read("png", stream.getvalue())


def _recover(data: bytes) -> None:
    for held in (data, with_frames_of(data)):
        _PATH.write_bytes(held)
        with contextlib.suppress(MazeFileError):
            recover(_PATH)


def _read_script(data: bytes) -> None:
    with contextlib.suppress(MazeFileError):
        list(steps_of(io.BytesIO(data), "script"))


def _rows() -> list[bytes]:
    """Return headers with rows, of each kind of color and filter, and interlaced ones."""
    depths = {0: 2, 2: 8, 3: 4, 4: 8, 6: 8}
    rows = [
        struct.pack(">LLBBBBB", 3, 5, depth, kind, 0, 0, 0)
        + b"".join(bytes((filter,)) + bytes(range(100, 100 + width)) for filter in range(5))
        for (kind, depth), width in zip(depths.items(), (1, 9, 2, 6, 12), strict=True)
    ]
    others = [(16, kind, 0) for kind in (0, 2, 4, 6)] + [(depth, kind, 1) for kind, depth in depths.items()]
    rows += [struct.pack(">LLBBBBB", 3, 5, depth, kind, 0, 0, passes) for depth, kind, passes in others]
    return rows


TARGETS: dict[str, Target | StoreTarget] = {
    name: Target(partial(_read, name), SEEDS[name]) for name in FORMATS
} | {
    "manifest": Target(_read_manifest, SEEDS["manifest"]),
    "array": Target(_read_array, SEEDS["connection-list"]),
    "png-chunks": Target(lambda data: _read("png", with_png_checksums(data)), SEEDS["png"]),
    "png-rows": Target(_read_rows, _rows()),
    "journal": Target(_recover, SEEDS["journal"]),
    "script": Target(_read_script, SEEDS["script"]),
    **other_targets(Path(_FOLDER.name)),
}
"""The formats, the parts of `.maze` files and pictures, and the other files that are read."""
