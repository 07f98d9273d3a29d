"""PNG pictures as mazes of blocks: dark is rock (`docs/formats/png.md`)."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from mazarine.files.array_messages import ArrayTitle, PngMessage
from mazarine.files.block_losses import losses_of_marked_raster
from mazarine.files.faults import Fault
from mazarine.files.format import Format
from mazarine.files.limits import MAX_THINGS, size_fault
from mazarine.files.marks import marked_cells, markers_from
from mazarine.files.messages import FileMessage
from mazarine.files.png import SIGNATURE, image_of
from mazarine.files.png_reading import LONGEST_SIDE, MOST_BYTES, read_picture, samples_of
from mazarine.files.sink import Sink
from mazarine.files.source import Source
from mazarine.former_name import FORMER_TITLE
from mazarine.maze import MarkerKind, Maze
from mazarine.maze.blocks import doubled_place, raster_of, wants_doubling
from mazarine.maze.borders import close_borders
from mazarine.maze.codes import Matter

if TYPE_CHECKING:
    from PIL.PngImagePlugin import PngImageFile

_CELL_SIZE, _FORMER_CELL_SIZE = "Mazarine cell size", f"{FORMER_TITLE} cell size"
_STRIP_PIXELS = 1 << 20
_DARK = 128
_FLOOR, _ROCK, _START, _GOAL = range(4)
_PURE = {0x00FF00: _START, 0xFF0000: _GOAL, 0x0000FF: _FLOOR}
"""Colors of maze-dataset's pictures: start, end and the path between."""
_CELLS = np.array([Matter.FLOOR << 1, Matter.ROCK << 1, Matter.FLOOR << 1, Matter.FLOOR << 1], dtype=np.uint8)
"""The cell of each of these codes."""
_KINDS = {_START: MarkerKind.START, _GOAL: MarkerKind.GOAL}
_MARKS = {"S": MarkerKind.START, "E": MarkerKind.GOAL}
_WHITE, _BLACK = 0xFFFFFF, 0x000000
_INKS = {"S": 0x00FF00, "E": 0xFF0000}


def _sniff(source: Source) -> bool:
    """Return whether it begins as every PNG picture does."""
    return source.head.startswith(SIGNATURE)


def _read(source: Source) -> Maze:
    try:
        image = read_picture(source.stream, source.size, (_CELL_SIZE, _FORMER_CELL_SIZE))
    except Fault as error:
        raise source.fault(error.message) from error
    codes, size = _codes(image), image.text.get(_CELL_SIZE) or image.text.get(_FORMER_CELL_SIZE, "")
    del image  # it is as large as the codes
    pitch = _pitch(size, codes)
    codes = codes[::pitch, ::pitch]
    fault = size_fault(1, *codes.shape)
    if fault:
        raise source.fault(fault)
    marked = codes >= _START
    if np.count_nonzero(marked) > MAX_THINGS:
        raise source.fault(FileMessage.TOO_MANY_MARKS(most=MAX_THINGS))
    marks = {(0, int(row), int(col)): _KINDS[int(codes[row, col])] for row, col in np.argwhere(marked)}
    cells = _CELLS[codes][None]
    del codes, marked  # each is as large as the cells
    walls = np.zeros_like(cells)
    close_borders(walls)
    return Maze(cells, walls, markers=markers_from(source, marks))


def _codes(image: PngImageFile) -> NDArray[np.uint8]:
    """Return what each pixel stands for."""
    codes = np.empty((image.height, image.width), dtype=np.uint8)
    meaning = _table(image)
    step = _strip_rows(image.width)
    for first in range(0, len(codes), step):
        last = min(first + step, len(codes))
        samples = samples_of(image, first, last)
        codes[first:last] = _meant(samples) if meaning is None else meaning[samples[:, :, 0]]
    return codes


def _table(image: PngImageFile) -> NDArray[np.uint8] | None:
    """Return what each number stands for, in a picture of one number a pixel."""
    if image.mode == "P":
        # A number beyond the palette is black, as other readers have it.
        meaning = np.full(256, _ROCK, dtype=np.uint8)
        palette = np.array(image.getpalette("RGBA"), dtype=np.uint8).reshape(-1, 4)
        meaning[: len(palette)] = _meant(palette)
        return meaning
    if len(image.getbands()) == 1:
        return _meant(np.arange(256, dtype=np.uint8)[:, None])
    return None


def _meant(samples: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return what colors stand for; they are seen before white.

    Parameters
    ----------
    samples : (..., 1 to 4) uint8, gray or red, green and blue, and alpha
    """
    count = samples.shape[-1]
    colors = [samples[..., at if count > 2 else 0].astype(np.uint32) for at in range(3)]
    if count in (2, 4):
        alpha = samples[..., -1].astype(np.uint32)
        colors = [(color * alpha + 255 * (255 - alpha) + 127) // 255 for color in colors]
    red, green, blue = colors
    bright = 299 * red + 587 * green + 114 * blue
    codes = np.where(bright < 1000 * _DARK, np.uint8(_ROCK), np.uint8(_FLOOR))
    whole = red << 16 | green << 8 | blue
    for color, code in _PURE.items():
        codes[whole == color] = code
    return codes


def _strip_rows(width: int) -> int:
    """Return how many rows of pixels are looked at together: for each pixel this takes many bytes."""
    return max(1, _STRIP_PIXELS // width)


def _pitch(size: str, codes: NDArray[np.uint8]) -> int:
    """Return the pixels from a cell to the next: the stored value, or the largest that fits all borders."""
    height, width = codes.shape
    most = math.gcd(height, width)
    if size.isascii() and size.isdigit() and len(size) < 10 and int(size) and not most % int(size):
        return int(size)
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
        raise sink.fault(PngMessage.PICTURE_NOT_READABLE(width=width, height=height))
    pixels = np.where(raster, np.uint32(_BLACK), np.uint32(_WHITE))
    for (row, col), (letter, marker) in marked_cells(maze, _MARKS).items():
        pixels[doubled_place(maze, row, col, marker) if doubled else (row, col)] = _INKS[letter]
    from PIL.PngImagePlugin import PngInfo  # noqa: PLC0415  # seldom needed

    info = PngInfo()
    info.add_text(_CELL_SIZE, "1")
    image_of(pixels).save(sink.stream, "PNG", pnginfo=info)


PNG_BLOCKS = Format(
    name="png",
    title=ArrayTitle.PNG_FORMAT(),
    suffixes=(".png",),
    sniff=_sniff,
    read=_read,
    write=_write,
    losses=losses_of_marked_raster,
)
