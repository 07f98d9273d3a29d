"""PNG pictures as mazes of blocks: dark is rock (`docs/formats/png.md`)."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from mazarine.files.array_messages import ArrayTitle, PngMessage
from mazarine.files.faults import Fault
from mazarine.files.format import Format, Sink
from mazarine.files.lossy import losses_of_marked_raster
from mazarine.files.marks import marked_cells
from mazarine.files.pictures.loading import CELL_SIZES, png_of
from mazarine.files.pictures.raster import (
    LOOKED_AT,
    ROCK,
    is_raster,
    maze_of_codes,
    meant,
    pitch_of,
    strip_rows,
)
from mazarine.files.png import SIGNATURE, image_of
from mazarine.files.png_reading import LONGEST_SIDE, MOST_BYTES, samples_of
from mazarine.files.source import Source
from mazarine.maze import MarkerKind, Maze
from mazarine.maze.blocks import doubled_place, raster_of, wants_doubling
from mazarine.maze.codes import Matter

if TYPE_CHECKING:
    from PIL.PngImagePlugin import PngImageFile

_MARKS = {"S": MarkerKind.START, "E": MarkerKind.GOAL}
_WHITE, _BLACK = 0xFFFFFF, 0x000000
_INKS = {"S": 0x00FF00, "E": 0xFF0000}


def _sniff(source: Source) -> bool:
    """Return whether it is a PNG picture that was made from cells, or one that looks so."""
    return source.head.startswith(SIGNATURE) and source.once("is raster", lambda: _is_raster(source))


def _is_raster(source: Source) -> bool:
    if any(keyword.encode() in source.head for keyword in CELL_SIZES):
        return True
    try:
        image = png_of(source)
    except Fault:
        return True  # the reader says what is wrong
    part = image.crop((0, 0, min(image.width, LOOKED_AT), min(image.height, LOOKED_AT)))
    has_palette = part.mode == "P"
    return is_raster(np.asarray(part.convert("RGBA")) if has_palette else samples_of(part, 0, part.height))


def _read(source: Source) -> Maze:
    with source.faults():
        image = png_of(source)
    codes = _codes(image)
    size = next((image.text[keyword] for keyword in CELL_SIZES if image.text.get(keyword)), "")
    del image, source.kept["png"]  # it is as large as the codes
    pitch = _pitch(size, codes)
    return maze_of_codes(source, codes[::pitch, ::pitch])


def _codes(image: PngImageFile) -> NDArray[np.uint8]:
    """Return what each pixel stands for."""
    codes = np.empty((image.height, image.width), dtype=np.uint8)
    meaning = _table(image)
    step = strip_rows(image.width)
    for first in range(0, len(codes), step):
        last = min(first + step, len(codes))
        samples = samples_of(image, first, last)
        codes[first:last] = meant(samples) if meaning is None else meaning[samples[:, :, 0]]
    return codes


def _table(image: PngImageFile) -> NDArray[np.uint8] | None:
    """Return what each number stands for, in a picture of one number a pixel."""
    if image.mode == "P":
        # A number beyond the palette is black, as other readers have it.
        meaning = np.full(256, ROCK, dtype=np.uint8)
        palette = np.array(image.getpalette("RGBA"), dtype=np.uint8).reshape(-1, 4)
        meaning[: len(palette)] = meant(palette)
        return meaning
    if len(image.getbands()) == 1:
        return meant(np.arange(256, dtype=np.uint8)[:, None])
    return None


def _pitch(size: str, codes: NDArray[np.uint8]) -> int:
    """Return the pixels from a cell to the next: the stored value, or the largest that fits all borders."""
    most = math.gcd(*codes.shape)
    if size.isascii() and size.isdigit() and len(size) < 10 and int(size) and not most % int(size):
        return int(size)
    return pitch_of(codes)


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
    info.add_text(CELL_SIZES[0], "1")
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
