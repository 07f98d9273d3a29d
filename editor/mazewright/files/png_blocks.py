"""PNG pictures as mazes of blocks: dark is rock (`docs/formats/png.md`)."""

from __future__ import annotations

import math
import struct

import numpy as np
from numpy.typing import NDArray

from mazewright.files.block_raster import doubled_place, losses_of_marked_raster, raster_of, wants_doubling
from mazewright.files.format import Format
from mazewright.files.limits import MAX_THINGS, size_fault
from mazewright.files.marks import marked_cells, markers_from
from mazewright.files.png import SIGNATURE, compressed, write_chunk
from mazewright.files.png_reading import GREY, LONGEST_SIDE, MOST_BYTES, PALETTE, Picture, read_picture
from mazewright.files.sink import Sink
from mazewright.files.source import Source
from mazewright.maze import MarkerKind, Maze
from mazewright.maze.borders import close_borders
from mazewright.maze.codes import Matter

_CELL_SIZE = "Mazewright cell size"
_STRIP_PIXELS = 1 << 20
_DARK = 128
_FLOOR, _ROCK, _START, _GOAL = range(4)
_PURE = {0x00FF00: _START, 0xFF0000: _GOAL, 0x0000FF: _FLOOR}
"""Colours of maze-dataset's pictures: start, end and the path between."""
_CELLS = np.array([Matter.FLOOR << 1, Matter.ROCK << 1, Matter.FLOOR << 1, Matter.FLOOR << 1], dtype=np.uint8)
"""The cell of each of these codes."""
_KINDS = {_START: MarkerKind.START, _GOAL: MarkerKind.GOAL}
_MARKS = {"S": MarkerKind.START, "E": MarkerKind.GOAL}
_WHITE, _BLACK = 0xFFFFFF, 0x000000
_INKS = {"S": 0x00FF00, "E": 0xFF0000}


def _sniff(source: Source) -> bool:
    """Whether it begins as every PNG picture does."""
    return source.head.startswith(SIGNATURE)


def _read(source: Source) -> Maze:
    try:
        picture = read_picture(source.stream, source.size)
    except ValueError as error:
        raise source.fault(str(error)) from error
    codes, said = _codes(picture), picture.texts.get(_CELL_SIZE, "")
    del picture  # it is as large as the codes
    pitch = _pitch(said, codes)
    codes = codes[::pitch, ::pitch]
    fault = size_fault(1, *codes.shape)
    if fault:
        raise source.fault(fault)
    marked = codes >= _START
    if np.count_nonzero(marked) > MAX_THINGS:
        raise source.fault(f"there are more than {MAX_THINGS:,} starts and goals")
    marks = {(0, int(row), int(col)): _KINDS[int(codes[row, col])] for row, col in np.argwhere(marked)}
    cells = _CELLS[codes][None]
    del codes, marked  # each is as large as the cells
    walls = np.zeros_like(cells)
    close_borders(walls)
    return Maze(cells, walls, markers=markers_from(source, marks))


def _codes(picture: Picture) -> NDArray[np.uint8]:
    """Give what each pixel stands for."""
    codes = np.empty((picture.header.height, picture.header.width), dtype=np.uint8)
    meaning = _table(picture)
    step = _strip_rows(picture.header.width)
    for first in range(0, len(codes), step):
        last = min(first + step, len(codes))
        samples = picture.samples(first, last)
        codes[first:last] = _meant(samples) if meaning is None else meaning[samples[:, :, 0]]
    return codes


def _table(picture: Picture) -> NDArray[np.uint8] | None:
    """Give what each number stands for, in a picture of one number a pixel."""
    if picture.header.kind == GREY:
        return _meant(np.arange(256, dtype=np.uint8)[:, None])
    if picture.header.kind == PALETTE:
        # A number beyond the palette is black, as other readers have it.
        meaning = np.full(256, _ROCK, dtype=np.uint8)
        meaning[: len(picture.palette)] = _meant(picture.palette)
        return meaning
    return None


def _meant(samples: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Give what colours stand for; they are seen before white.

    Parameters
    ----------
    samples : (..., 1 to 4) uint8, grey or red, green and blue, and alpha
    """
    count = samples.shape[-1]
    colours = [samples[..., at if count > 2 else 0].astype(np.uint32) for at in range(3)]
    if count in (2, 4):
        alpha = samples[..., -1].astype(np.uint32)
        colours = [(colour * alpha + 255 * (255 - alpha) + 127) // 255 for colour in colours]
    red, green, blue = colours
    bright = 299 * red + 587 * green + 114 * blue
    codes = np.where(bright < 1000 * _DARK, np.uint8(_ROCK), np.uint8(_FLOOR))
    whole = red << 16 | green << 8 | blue
    for colour, code in _PURE.items():
        codes[whole == colour] = code
    return codes


def _strip_rows(width: int) -> int:
    """Give how many rows of pixels are looked at together: for each pixel this takes many bytes."""
    return max(1, _STRIP_PIXELS // width)


def _pitch(said: str, codes: NDArray[np.uint8]) -> int:
    """Give the pixels from a cell to the next: as the picture says, or as large as all borders allow."""
    height, width = codes.shape
    most = math.gcd(height, width)
    if said.isascii() and said.isdigit() and len(said) < 10 and int(said) and not most % int(said):
        return int(said)
    is_border_below, is_border_right = np.zeros(height - 1, dtype=bool), np.zeros(width - 1, dtype=bool)
    step = _strip_rows(width)
    for first in range(0, height, step):
        strip = codes[first : first + step + 1]
        is_border_below[first : first + step] = (strip[1:] != strip[:-1]).any(axis=1)
        is_border_right |= (strip[:, 1:] != strip[:, :-1]).any(axis=0)
    down, right = np.flatnonzero(is_border_below) + 1, np.flatnonzero(is_border_right) + 1
    return math.gcd(most, *down.tolist(), *right.tolist())


def _write(maze: Maze, sink: Sink) -> None:
    doubled = wants_doubling(maze)
    raster = raster_of(maze) if doubled else maze.cells[0] >> 1 == Matter.ROCK
    height, width = raster.shape
    if height * (3 * width + 1) > MOST_BYTES or max(height, width) > LONGEST_SIDE:
        raise sink.fault(f"a picture of {width} × {height} pixels would be too large to be read again")
    pixels = np.where(raster, np.uint32(_BLACK), np.uint32(_WHITE))
    for (row, col), (letter, marker) in marked_cells(maze, _MARKS).items():
        pixels[doubled_place(maze, row, col, marker) if doubled else (row, col)] = _INKS[letter]
    stream = sink.stream
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
