"""Pictures of mazes: JPEG, GIF, BMP, WebP, PNM, TIFF, and PNG that is not a raster of cells.

See `docs/formats/picture.md`.
"""

from __future__ import annotations

from mazarine.files.format import Format
from mazarine.files.pictures.loading import kind_of
from mazarine.files.pictures.messages import PictureNote, PictureTitle
from mazarine.files.pictures.png_blocks import PNG_BLOCKS
from mazarine.files.source import Source
from mazarine.maze import Maze


def _sniff(source: Source) -> bool:
    kind = kind_of(source.head)
    return not PNG_BLOCKS.sniff(source) if kind == "PNG" else kind is not None


def _read(source: Source) -> Maze:
    from mazarine.files.pictures.picture import read_picture  # noqa: PLC0415  # loads Pillow

    reading = read_picture(source)
    source.notes.extend(reading.notes)
    if reading.notes:
        source.notes.append(PictureNote.CHOICES())
    return reading.maze


PICTURE = Format(
    name="picture",
    title=PictureTitle.PICTURE_FORMAT(),
    suffixes=(".jpg", ".jpeg", ".gif", ".bmp", ".webp", ".pgm", ".ppm", ".pbm", ".pnm", ".tif", ".tiff"),
    sniff=_sniff,
    read=_read,
)
