"""A picture with the walls that are found in it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw

from mazarine.errors import MazeFileError
from mazarine.files import ReadOptions
from mazarine.files.faults import Fault
from mazarine.files.pictures.loading import Pixels, load
from mazarine.files.pictures.picture import PictureReading, read_picture
from mazarine.files.pictures.walls_in import Points, corners_of, walls_in
from mazarine.files.source import opened
from mazarine.gui.background.latest import IsCurrent
from mazarine.messages import Message, plain

_LINE = (230, 0, 120)
_FADED = 0.45
"""How much of the picture remains below the walls."""


@dataclass(frozen=True, eq=False)
class PicturePreview:
    """What is found in a picture.

    Attributes
    ----------
    picture : with the walls over it, 0xffRRGGBB
    scale : how many pixels of it one of the file is
    pixels : the decoded picture
    options : how it was read
    reading : what was found; None if nothing
    corners : of the maze, or of the middle of the picture, in pixels of the file
    lines : the notes, or why nothing was found
    """

    picture: NDArray[np.uint32]
    scale: float
    pixels: Pixels
    options: ReadOptions
    reading: PictureReading | None
    corners: Points
    lines: tuple[Message, ...]


def preview_of(
    path: Path, options: ReadOptions, room: tuple[int, int], pixels: Pixels | None, is_current: IsCurrent
) -> PicturePreview:
    """Read a picture and draw what is found; `MazeFileError` if it is no picture."""
    with opened(path, options=options, progress=lambda _: is_current()) as source:
        try:
            pixels = pixels or load(source)
        except Fault as fault:
            raise source.fault(fault.message) from fault
        reading: PictureReading | None = None
        lines: tuple[Message, ...] = ()
        try:
            reading = read_picture(source, pixels)
        except MazeFileError as error:
            lines = (plain(error.cause) if isinstance(error.cause, str) else error.cause,)
    height, width = pixels.colors.shape[:2]
    scale = min(room[0] / width, room[1] / height) / pixels.reduced
    image = _shown(pixels, scale * pixels.reduced, faded=reading is not None)
    if reading is None:
        sides = np.array([[0.1, 0.1], [0.9, 0.1], [0.9, 0.9], [0.1, 0.9]])
        corners = sides * np.array([width, height]) * pixels.reduced
    else:
        _draw(image, walls_in(reading) * scale)
        corners, lines = corners_of(reading), reading.notes
    return PicturePreview(_words(image), scale, pixels, options, reading, corners, lines)


def _shown(pixels: Pixels, scale: float, *, faded: bool) -> Image.Image:
    height, width = pixels.colors.shape[:2]
    size = (max(1, round(width * scale)), max(1, round(height * scale)))
    how = Image.Resampling.BOX if scale < 1 else Image.Resampling.NEAREST
    image = Image.fromarray(pixels.colors).resize(size, how)
    return Image.blend(Image.new("RGB", size, (255, 255, 255)), image, _FADED) if faded else image


def _draw(image: Image.Image, walls: Points) -> None:
    pen = ImageDraw.Draw(image)
    for ends in walls.reshape(-1, 4).tolist():
        pen.line(ends, fill=_LINE, width=2)


def _words(image: Image.Image) -> NDArray[np.uint32]:
    red, green, blue = (np.asarray(band).astype(np.uint32) for band in image.split())
    return (0xFF000000 | red << 16 | green << 8 | blue).astype(np.uint32)
