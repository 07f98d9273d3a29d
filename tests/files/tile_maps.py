"""Maps of tiles with the pictures of their tilesets."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image

SIZE = 8
"""Pixels of a cell."""
SHEET = f'<tileset firstgid="1" name="s" tilewidth="{SIZE}" tileheight="{SIZE}" columns="2">{{}}</tileset>'
PICTURE = '<image source="sheet.png" width="16" height="16"/>'


def sheet() -> NDArray[np.uint8]:
    """Return four tiles in two rows: red, a different blue at each pixel, half clear green, and nothing."""
    picture = np.zeros((2 * SIZE, 2 * SIZE, 4), dtype=np.uint8)
    picture[:SIZE, :SIZE] = 255, 0, 0, 255
    picture[:SIZE, SIZE:, 2] = np.arange(SIZE * SIZE).reshape(SIZE, SIZE) + 100
    picture[:SIZE, SIZE:, 3] = 255
    picture[SIZE:, :SIZE] = 0, 255, 0, 128
    return picture


def put_picture(path: Path, pixels: NDArray[np.uint8]) -> Path:
    """Write a picture."""
    path.parent.mkdir(parents=True, exist_ok=True)
    Image.fromarray(pixels).save(path)
    return path


def layer(numbers: NDArray[np.uint32], name: str = "Ground", looks: str = "") -> str:
    """Return a layer of tiles."""
    rows, cols = numbers.shape
    text = ",".join(map(str, numbers.ravel().tolist()))
    size = f'width="{cols}" height="{rows}"'
    return f'<layer name="{name}" {size} {looks}><data encoding="csv">{text}</data></layer>'


def tmx(
    shape: tuple[int, int],
    *layers: str,
    tilesets: str = SHEET.format(PICTURE),
    looks: str = "",
    size: int = SIZE,
) -> bytes:
    """Return a map of Tiled."""
    head = f'width="{shape[1]}" height="{shape[0]}" tilewidth="{size}" tileheight="{size}"'
    orientation = "" if "orientation" in looks else 'orientation="orthogonal"'
    return f'<map version="1.10" {orientation} {head} {looks}>{tilesets}{"".join(layers)}</map>'.encode()


def drawn_maps() -> list[bytes]:
    """Return maps of Tiled with all looks that layers and tiles have."""
    numbers = np.array([[1, 2, 3], [4, 1 | 1 << 29, 2 | 1 << 31]], dtype=np.uint32)
    above = layer(numbers, "walls", 'opacity="0.5" offsetx="3" offsety="-1.5" visible="1"')
    tilesets = SHEET.format(f'<tileoffset x="4" y="-2"/>{PICTURE}<tile id="1">{PICTURE}</tile>')
    group = f'<group name="g" opacity="0.7" offsetx="2">{above}</group>'
    return [tmx((2, 3), layer(numbers), group, tilesets=tilesets)]
