"""Decoding pictures: the kind is known by the first bytes, and the size is checked before pixels are made."""

from __future__ import annotations

import importlib
import math
import re
import struct
import warnings
import zlib
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeVar

import numpy as np
from numpy.typing import NDArray

from mazarine.files.faults import Fault
from mazarine.files.pictures.messages import PictureMessage
from mazarine.files.png import SIGNATURE
from mazarine.files.png_reading import LONGEST_SIDE, read_picture
from mazarine.files.source import Source
from mazarine.former_name import FORMER_TITLE

if TYPE_CHECKING:
    from PIL.Image import Image
    from PIL.PngImagePlugin import PngImageFile

_Made = TypeVar("_Made")

MOST_PIXELS = 1 << 25
"""Of a picture that is decoded."""
_MOST_JPEG_PIXELS = 1 << 28
"""Of a photograph, which is decoded at a part of its size."""
_MOST_FRAME_PIXELS = 1 << 27
"""Of all frames up to the last one; of more, the first is read."""
USUAL_PIXELS = 3_000_000
"""A larger picture is reduced first."""
_KINDS = {
    "PNG": (re.escape(SIGNATURE), "Png"),
    "JPEG": (rb"\xff\xd8\xff", "Jpeg"),
    "GIF": (rb"GIF8[79]a", "Gif"),
    "BMP": (rb"BM.{4}\0{4}", "Bmp"),
    "WebP": (rb"RIFF.{4}WEBP", "WebP"),
    "PNM": (rb"P[1-6]\s", "Ppm"),
    "TIFF": (rb"II\*\0|MM\0\*", "Tiff"),
}
"""The first bytes of each kind of picture, and the name of Pillow's reader."""
_PATTERNS = {kind: re.compile(pattern, re.DOTALL) for kind, (pattern, _) in _KINDS.items()}
_DAMAGES = (
    OSError, SyntaxError, ValueError, LookupError, TypeError, AttributeError, ArithmeticError, EOFError,
    RuntimeError, struct.error, zlib.error,
)  # fmt: skip
"""What Pillow raises for damaged pictures."""
CELL_SIZES = ("Mazarine cell size", f"{FORMER_TITLE} cell size")
"""The keywords of the text that says how many pixels of a PNG picture are a cell, today's first."""
_ORIENTATION = 0x0112
_GRAY_MODES = ("I;16", "I;16B", "I;16L", "I", "F")


@dataclass(frozen=True, eq=False)
class Pixels:
    """A decoded picture.

    Attributes
    ----------
    colors : (height, width, 3) uint8
    reduced : how many pixels of the file are one of these, along a side
    frames : how many pictures the file has
    """

    colors: NDArray[np.uint8]
    reduced: float = 1.0
    frames: int = 1


def kind_of(head: bytes) -> str | None:
    """Return the kind of picture that begins with these bytes; None if it is none that is read.

    >>> kind_of(b"GIF89a"), kind_of(b"%PDF-1.7")
    ('GIF', None)
    """
    return next((kind for kind, pattern in _PATTERNS.items() if pattern.match(head)), None)


def png_of(source: Source) -> PngImageFile:
    """Decode a PNG picture, once for a source; `Fault` if it cannot be read."""
    source.stream.seek(0)
    return source.once("png", lambda: read_picture(source.stream, source.size, CELL_SIZES))


def load(source: Source, most_pixels: int = USUAL_PIXELS) -> Pixels:
    """Decode a picture, turned as its camera says, and reduced to about this number of pixels.

    With `MOST_PIXELS` it is not reduced. `Fault` if it is none, is damaged or too large.
    """

    def make(image: Image, reduced: float, frames: int) -> Pixels:
        return replace(_pixels_of(image, reduced, most_pixels), frames=frames)

    return _made_of(source, most_pixels, MOST_PIXELS, make)


def rgba_of(source: Source) -> NDArray[np.uint8]:
    """Decode a picture with its opacities: (height, width, 4); `Fault` as in `load`."""
    return _made_of(source, MOST_PIXELS, MOST_PIXELS, lambda image, *_: np.asarray(image.convert("RGBA")))


def _made_of(
    source: Source, most_pixels: int, most: int, make: Callable[[Image, float, int], _Made]
) -> _Made:
    """Return what is made of a decoded picture, by how much it is reduced, and its number of frames."""
    kind = kind_of(source.head)
    if kind is None:
        raise Fault(PictureMessage.UNKNOWN_PICTURE())
    if kind == "PNG":
        image: Image = png_of(source)
        _require_size(image, most)
        return make(image, 1.0, 1)
    source.stream.seek(0)
    from PIL.Image import DecompressionBombError  # noqa: PLC0415  # seldom needed

    name = _KINDS[kind][1]
    reader = getattr(importlib.import_module(f"PIL.{name}ImagePlugin"), f"{name}ImageFile")
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            image = reader(source.stream)
            may_shrink = kind == "JPEG" and most_pixels < MOST_PIXELS
            _require_size(image, _MOST_JPEG_PIXELS if may_shrink else most)
            wide, step = max(image.size), _step(image, most_pixels)
            if step > 1:
                image.draft(None, (image.width // step, image.height // step))
            frames = getattr(image, "n_frames", 1)
            if 1 < frames * image.width * image.height <= _MOST_FRAME_PIXELS:
                image.seek(frames - 1)  # where an animation that makes a maze is done
            image.load()
            _require_size(image, most)
            return make(_upright(image), wide / max(image.size), frames)
    except (DecompressionBombError, *_DAMAGES):
        raise Fault(PictureMessage.PICTURE_DAMAGED(kind=kind)) from None


def _require_size(image: Image, most: int) -> None:
    width, height = image.size
    if min(width, height) < 1 or width * height > most or max(width, height) > LONGEST_SIDE:
        raise Fault(PictureMessage.PICTURE_TOO_LARGE(width=width, height=height, most=most // 1_000_000))


def _step(image: Image, most_pixels: int) -> int:
    """Return how many pixels along a side become one."""
    return max(1, math.floor(math.sqrt(image.width * image.height / most_pixels)))


def _upright(image: Image) -> Image:
    from PIL import ImageOps  # noqa: PLC0415  # seldom needed

    if image.getexif().get(_ORIENTATION, 1) == 1:
        return image
    return ImageOps.exif_transpose(image)


def _pixels_of(image: Image, reduced: float, most_pixels: int) -> Pixels:
    """Return the colors of a picture that was decoded at such a part of its size."""
    step = _step(image, most_pixels)
    if image.mode in _GRAY_MODES:
        image = _eight_bits(image)
        image = image.reduce(step)
    elif "A" in image.mode or "transparency" in image.info:
        image = _flattened(image.convert("RGBA").reduce(step))
    else:
        image = image.convert("RGB").reduce(step)
    return Pixels(np.asarray(image.convert("RGB")), reduced * step)


def _eight_bits(image: Image) -> Image:
    from PIL import Image as images  # noqa: N813, PLC0415  # seldom needed

    values = np.nan_to_num(np.asarray(image).astype(np.float32), copy=False, posinf=0.0, neginf=0.0)
    low, high = float(values.min()), float(values.max())
    return images.fromarray(((values - low) * (255.0 / ((high - low) or 1.0))).astype(np.uint8))


def _flattened(image: Image) -> Image:
    """Put a picture on white, or on black if it is light lines on nothing."""
    from PIL import Image as images  # noqa: N813, PLC0415  # seldom needed

    pixels = np.asarray(image)
    solid = pixels[..., 3] > 127
    bright = pixels[..., :3].max(axis=2)[solid] > 127
    on_black = not solid.all() and solid.any() and bright.mean() > 0.97
    ground = images.new("RGBA", image.size, (0, 0, 0, 255) if on_black else (255, 255, 255, 255))
    return images.alpha_composite(ground, image).convert("RGB")
