"""Images of shapes: gray, 255 inside, cut to what is inside."""

from __future__ import annotations

from pathlib import Path
from typing import TypeGuard

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from mazarine.errors import GeneratorError, MazeFileError
from mazarine.files.faults import Fault
from mazarine.files.pictures.loading import rgba_of
from mazarine.files.pictures.tones import otsu
from mazarine.files.source import opened
from mazarine.messages import quoted
from mazarine.shapes.gallery import GALLERY, Figure
from mazarine.shapes.messages import ShapeMessage

TEXT = "text:"
_SIDE_PX = 2048
MOST_LETTERS = 100
_LETTER_PX = 400
_BOLD_SHARE = 0.05
_NO_LETTER = "\uffff"
_OTHER_FONTS = ("DejaVuSans.ttf", "NotoSans-Regular.ttf", "arial.ttf", "Arial.ttf")
"""Where the font of Pillow lacks a letter, such as one with an accent."""
_MOST_PIXELS = 4_000_000
_LEAST_CONTRAST = 24
"""Of 255, between what is inside of a picture and its border."""


def is_text(shape: object) -> TypeGuard[str]:
    """Return whether a shape is a text."""
    return isinstance(shape, str) and shape.startswith(TEXT)


def image_of(shape: object, font: str = "", *, is_bold: bool = False) -> Image.Image:
    """Return the image of a shape, see `mazarine.shapes.mask`."""
    if is_text(shape):
        return _cut(_written(shape.removeprefix(TEXT), font, is_bold))
    if isinstance(shape, np.ndarray) and shape.ndim == 2 and shape.size:
        return _cut(Image.fromarray((shape != 0).astype(np.uint8) * np.uint8(255)))
    if isinstance(shape, str) and shape in GALLERY:
        return _cut(_drawn(GALLERY[shape]))
    if isinstance(shape, Path) or (isinstance(shape, str) and Path(shape).suffix):
        return _cut(_of_picture(shape))
    raise GeneratorError(ShapeMessage.UNKNOWN_SHAPE(value=quoted(shape), known=", ".join(GALLERY)))


def _cut(image: Image.Image) -> Image.Image:
    """Cut off what is empty, and make a small image large enough to be laid over a board exactly."""
    box = image.getbbox()
    if box is None:
        raise GeneratorError(ShapeMessage.PICTURE_WITHOUT_SHAPE(pixels=image.width * image.height))
    image = image.crop(box)
    times = max(1, _SIDE_PX // max(image.size))
    return image.resize((image.width * times, image.height * times), Image.Resampling.NEAREST)


def _drawn(figure: Figure) -> Image.Image:
    image = Image.new("L", (_SIDE_PX, _SIDE_PX))
    draw, half = ImageDraw.Draw(image), _SIDE_PX / 2
    for outlines, ink in ((figure.outlines, 255), (figure.cuts, 0)):
        for outline in outlines:
            draw.polygon([(half + x * half, half + y * half) for x, y in outline], fill=ink)
    return image


def _written(text: str, font: str, is_bold: bool) -> Image.Image:
    if len(text) > MOST_LETTERS:
        raise GeneratorError(ShapeMessage.TOO_MANY_LETTERS(count=len(text), most=MOST_LETTERS))
    letters = _font_with(text, font)
    stroke = round(_BOLD_SHARE * _LETTER_PX) if is_bold else 0
    draw = ImageDraw.Draw(Image.new("L", (1, 1)))
    left, top, right, bottom = draw.textbbox((0, 0), text, letters, stroke_width=stroke)
    image = Image.new("L", (max(1, round(right - left)), max(1, round(bottom - top))))
    ImageDraw.Draw(image).text((-left, -top), text, 255, letters, stroke_width=stroke)
    if image.getbbox() is None:
        raise GeneratorError(ShapeMessage.TEXT_WITHOUT_INK())
    return image


def _font_with(text: str, font: str) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    """Return the font of a name or, without one, the first of the usual fonts that has all letters."""
    lacking = ""
    for name in (font,) if font else ("", *_OTHER_FONTS):
        try:
            found = ImageFont.truetype(name, _LETTER_PX) if name else ImageFont.load_default(_LETTER_PX)
        except (OSError, ValueError):
            continue
        empty = bytes(found.getmask(_NO_LETTER))
        lacks = [letter for letter in text if letter > " " and bytes(found.getmask(letter)) == empty]
        if not lacks:
            return found
        lacking = lacking or lacks[0]
    if lacking:
        raise GeneratorError(ShapeMessage.LETTER_WITHOUT_FONT(letter=quoted(lacking)))
    raise GeneratorError(ShapeMessage.UNKNOWN_FONT(font=quoted(font)))


def _of_picture(path: str | Path) -> Image.Image:
    """Return where a picture is opaque or, without transparent pixels, has not the color of its border."""
    try:
        with opened(path) as source:
            pixels = Image.fromarray(rgba_of(source))
    except Fault as fault:
        raise MazeFileError(path, fault.message) from None
    colors = np.asarray(pixels.reduce(1 + int((pixels.width * pixels.height / _MOST_PIXELS) ** 0.5)))
    solid = colors[..., 3]
    if solid.min() < 128:
        return Image.fromarray(solid)
    plain = colors[..., :3].astype(np.int16)
    border = np.concatenate((plain[0], plain[-1], plain[:, 0], plain[:, -1]))
    apart = np.abs(plain - np.median(border, axis=0)).max(axis=2).astype(np.uint8)
    if apart.max() < _LEAST_CONTRAST:
        raise GeneratorError(ShapeMessage.PICTURE_WITHOUT_SHAPE(pixels=pixels.width * pixels.height))
    return Image.fromarray((apart >= otsu(apart)).astype(np.uint8) * np.uint8(255))
