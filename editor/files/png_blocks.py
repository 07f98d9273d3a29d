"""PNG pictures as mazes of blocks: dark is rock (`docs/file-formats.md`)."""

from __future__ import annotations

import math
import struct
from pathlib import Path
from typing import BinaryIO

import numpy as np
from numpy.typing import NDArray

from editor.errors import MazeFileError
from editor.files.block_raster import doubled_place, losses_of_marked_raster, raster_of, wants_doubling
from editor.files.format import Format
from editor.files.limits import MAX_THINGS, size_fault
from editor.files.marks import marked_cells, markers_from
from editor.files.png import SIGNATURE, compressed, write_chunk
from editor.files.png_reading import Picture, read_picture
from editor.files.source import Source
from editor.maze import MarkerKind, Maze
from editor.maze.borders import close_borders
from editor.maze.codes import Matter

_CELL_SIZE = "Mazewright cell size"
_STRIP_ROWS = 256
_DARK = 128
_FLOOR, _ROCK, _START, _GOAL = range(4)
_PURE = {(0, 255, 0): _START, (255, 0, 0): _GOAL, (0, 0, 255): _FLOOR}
"""Colours of maze-dataset's pictures: start, end and the path between."""
_KINDS = {_START: MarkerKind.START, _GOAL: MarkerKind.GOAL}
_MARKS = {"S": MarkerKind.START, "E": MarkerKind.GOAL}
_WHITE, _BLACK = 0xFFFFFF, 0x000000
_INKS = {"S": 0x00FF00, "E": 0xFF0000}
_MOST_BYTES = 1 << 28


def _sniff(source: Source) -> bool:
    """Whether it begins as every PNG picture does."""
    return source.head.startswith(SIGNATURE)


def _read(source: Source) -> Maze:
    try:
        picture = read_picture(source.stream, source.size)
    except ValueError as error:
        raise source.fault(str(error)) from error
    codes = _codes(picture)
    pitch = _pitch(picture, codes)
    codes = codes[::pitch, ::pitch]
    fault = size_fault(1, *codes.shape)
    if fault:
        raise source.fault(fault)
    marked = codes >= _START
    if np.count_nonzero(marked) > MAX_THINGS:
        raise source.fault(f"there are more than {MAX_THINGS:,} starts and goals")
    marks = {(0, int(row), int(col)): _KINDS[int(codes[row, col])] for row, col in np.argwhere(marked)}
    cells = np.where(codes == _ROCK, np.uint8(Matter.ROCK << 1), np.uint8(Matter.FLOOR << 1))[None]
    walls = np.zeros_like(cells)
    close_borders(walls)
    return Maze(cells, walls, markers=markers_from(source, marks, []))


def _codes(picture: Picture) -> NDArray[np.uint8]:
    """Give what each pixel stands for."""
    codes = np.empty((picture.header.height, picture.header.width), dtype=np.uint8)
    for first in range(0, len(codes), _STRIP_ROWS):
        last = min(first + _STRIP_ROWS, len(codes))
        samples = picture.samples(first, last)
        if len(picture.palette) and picture.header.kind == 3:
            # A number beyond the palette is black, as other readers have it.
            meaning = np.full(256, _ROCK, dtype=np.uint8)
            meaning[: len(picture.palette)] = _meant(picture.palette)
            codes[first:last] = meaning[samples[:, :, 0]]
        else:
            codes[first:last] = _meant(samples)
    return codes


def _meant(samples: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Give what colours stand for; they are seen before white."""
    count = samples.shape[-1]
    colours = samples[..., :3] if count > 2 else np.repeat(samples[..., :1], 3, axis=-1)
    if count in (2, 4):
        alpha = samples[..., -1:].astype(np.uint16)
        colours = ((colours * alpha + 255 * (255 - alpha) + 127) // 255).astype(np.uint8)
    bright = (colours * np.array([299, 587, 114], dtype=np.uint32)).sum(axis=-1, dtype=np.uint32)
    codes = np.where(bright < 1000 * _DARK, np.uint8(_ROCK), np.uint8(_FLOOR))
    for colour, code in _PURE.items():
        codes[(colours == np.array(colour, dtype=np.uint8)).all(axis=-1)] = code
    return codes


def _pitch(picture: Picture, codes: NDArray[np.uint8]) -> int:
    """Give the pixels from a cell to the next: as the picture says, or as large as all borders allow."""
    height, width = codes.shape
    said = picture.texts.get(_CELL_SIZE, "")
    if (
        said.isascii()
        and said.isdigit()
        and len(said) < 10
        and int(said)
        and not math.gcd(height, width) % int(said)
    ):
        return int(said)
    down = np.flatnonzero((codes[1:] != codes[:-1]).any(axis=1)) + 1
    right = np.flatnonzero((codes[:, 1:] != codes[:, :-1]).any(axis=0)) + 1
    return math.gcd(height, width, *down.tolist(), *right.tolist())


def _write(maze: Maze, stream: BinaryIO, path: Path) -> None:
    doubled = wants_doubling(maze)
    raster = raster_of(maze) if doubled else maze.cells[0] >> 1 == Matter.ROCK
    height, width = raster.shape
    if height * (3 * width + 1) > _MOST_BYTES:
        raise MazeFileError(
            path, f"a picture of {width} × {height} pixels would be too large to be read again"
        )
    pixels = np.where(raster, np.uint32(_BLACK), np.uint32(_WHITE))
    for (row, col), (letter, marker) in marked_cells(maze, _MARKS).items():
        pixels[doubled_place(maze, row, col, marker) if doubled else (row, col)] = _INKS[letter]
    stream.write(SIGNATURE)
    write_chunk(stream, b"IHDR", struct.pack(">LLBBBBB", width, height, 8, 2, 0, 0, 0))
    write_chunk(stream, b"tEXt", f"{_CELL_SIZE}\0".encode() + b"1")
    write_chunk(stream, b"IDAT", compressed(pixels))
    write_chunk(stream, b"IEND", b"")


PNG_BLOCKS = Format(
    name="png",
    title="PNG picture, a pixel a cell",
    suffixes=(".png",),
    sniff=_sniff,
    read=_read,
    write=_write,
    losses=losses_of_marked_raster,
)
