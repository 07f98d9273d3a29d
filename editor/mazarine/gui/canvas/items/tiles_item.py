"""The tiles of a map, mixed with the colors of the maze: chunks that are painted in the background."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil, floor
from time import perf_counter
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, QRectF, Slot
from PySide6.QtGui import QImage, QPainter

from mazarine.files import TileArt
from mazarine.gui.background.latest import LatestTask
from mazarine.gui.background.workers import Workers
from mazarine.gui.canvas.items.base import Ground, SceneItem
from mazarine.gui.session.current import CurrentSession
from mazarine.gui.style.painting import image_of
from mazarine.maze.codes import Matter

LEAST_PX = 2.0
"""The pixels of a cell from which on tiles are drawn."""
_CHUNK_PX = 256
_BATCH_S = 0.02
"""How long chunks are painted before the window shows them."""
_MOST_CHUNKS = 256

_Shown = NDArray[np.bool_]
_Places = tuple[slice, slice]


class _Chunk(NamedTuple):
    """Some cells at one size in pixels, by the first row and column of the map."""

    size: int
    row: int
    col: int


class _Painted(NamedTuple):
    """A picture, its pixels, and which cells it shows."""

    image: QImage
    pixels: NDArray[np.uint32]
    shown: _Shown


class TilesItem(SceneItem):
    """Draws the tiles over the colors of the maze, less opaque the more of the colors is to be seen.

    Cells that were rock in the file and are not now, or the other way round, have no tile.

    Attributes
    ----------
    is_on : whether tiles are drawn
    tint : the share of the colors of the maze, from 0 to 1
    is_complete : whether nothing was missing when it was last painted
    """

    def __init__(self, current: CurrentSession, workers: Workers, parent: QObject) -> None:
        super().__init__(0.5)
        self._current = current
        self._art: TileArt | None = None
        self._chunks: dict[_Chunk, _Painted] = {}
        self._most = _MOST_CHUNKS
        self._latest = LatestTask(workers.tiles, parent, self._take)
        self.is_on, self.tint, self.is_complete = True, 0.5, True

    @property
    def chunk_count(self) -> int:
        """How many chunks are kept."""
        return len(self._chunks)

    @Slot()
    def refit(self) -> None:
        """Follow another maze, another extent of it, or other tiles."""
        self._set_rect(Ground.of(self._current.maze, 0).rect, 0)
        self.update()

    def set_on(self, is_on: bool) -> None:
        """Draw tiles, or none."""
        self.is_on = is_on
        self.update()

    def set_tint(self, tint: float) -> None:
        """Draw tiles with this share of the colors of the maze."""
        self.tint = tint
        self.update()

    def _paint(self, painter: QPainter, exposed: QRectF, pixel_ratio: float) -> None:
        art, transform = self._current.document.tile_art, painter.worldTransform()
        cell_px = transform.m11() * pixel_ratio
        if art is None or not self.is_on or cell_px < LEAST_PX:
            return
        if art is not self._art:
            self._art = art
            self._chunks.clear()
        size, (top, left) = art.size_for(cell_px), self._offset(art)
        count, device = max(1, _CHUNK_PX // size), painter.device()
        seen_cells = device.width() * device.height() * (pixel_ratio / cell_px) ** 2
        self._most = max(_MOST_CHUNKS, round(4 * seen_cells / count**2))
        painter.resetTransform()
        painter.setOpacity(1 - self.tint)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, size > cell_px)
        missing = []
        for chunk, places in _chunks_in(art, exposed.translated(-left, -top), size, count):
            shown, painted = self._shown(art, *places), self._chunks.pop(chunk, None)
            if painted is None or not np.array_equal(painted.shown, shown):
                missing.append((chunk, places, shown))
            cells, pictures = QRectF(chunk.col, chunk.row, *shown.shape[::-1]), [chunk]
            if painted is None:
                pictures = self._stand_ins(art, cells, size)
            else:
                self._chunks[chunk] = painted  # The last one now: the first are dropped.
            for it in pictures:
                image, px = self._chunks[it].image, it.size
                part = cells & QRectF(it.col, it.row, image.width() / px, image.height() / px)
                place = part.translated(-it.col, -it.row)
                source = QRectF(place.topLeft() * px, place.size() * px)
                seen = transform.mapRect(part.translated(left, top))
                painter.drawImage(_on_pixels(seen, pixel_ratio), image, source)
        self.is_complete = not missing
        if missing and self._latest.is_idle:
            self._request(art, missing)

    def _offset(self, art: TileArt) -> tuple[int, int]:
        """Return the row and column of the maze that the first cell of the map has."""
        origin = self._current.maze.origin
        return art.origin[0] - origin[0], art.origin[1] - origin[1]

    def _shown(self, art: TileArt, rows: slice, cols: slice) -> _Shown:
        """Return which cells of the map are in the maze, and are rock or floor as in the file."""
        cells, (top, left) = self._current.maze.cells[0], self._offset(art)
        first_row, first_col = max(rows.start, -top), max(cols.start, -left)
        last_row = max(min(rows.stop, cells.shape[0] - top), first_row)
        last_col = max(min(cols.stop, cells.shape[1] - left), first_col)
        shown = np.zeros((rows.stop - rows.start, cols.stop - cols.start), dtype=bool)
        now = cells[first_row + top : last_row + top, first_col + left : last_col + left]
        shown[
            first_row - rows.start : last_row - rows.start, first_col - cols.start : last_col - cols.start
        ] = (now >> 1 == Matter.ROCK) == art.rock[first_row:last_row, first_col:last_col]
        return shown

    def _stand_ins(self, art: TileArt, cells: QRectF, size: int) -> list[_Chunk]:
        """Return the chunks at half or twice a size that are there for some cells, while theirs is not."""
        for other in (max(1, size // 2), size * 2):
            chunks = _chunks_in(art, cells, other, max(1, _CHUNK_PX // other))
            found = [chunk for chunk, _ in chunks if chunk in self._chunks]
            if found:
                return found
        return []

    def _request(self, art: TileArt, missing: list[tuple[_Chunk, _Places, _Shown]]) -> None:
        """Paint chunks in the background."""

        def work(_: object) -> tuple[TileArt, list[tuple[_Chunk, NDArray[np.uint32], _Shown]]]:
            begun, painted = perf_counter(), []
            for chunk, places, shown in missing:
                painted.append((chunk, art.paint(chunk.size, *places, shown), shown))
                if perf_counter() - begun > _BATCH_S:
                    break
            return art, painted

        self._latest.submit(lambda: work)

    @Slot(object)
    def _take(self, result: tuple[TileArt, list[tuple[_Chunk, NDArray[np.uint32], _Shown]]]) -> None:
        """Keep chunks that were painted, and show them."""
        art, painted = result
        if art is self._art:
            for chunk, pixels, shown in painted:
                image = image_of(pixels, 1.0, QImage.Format.Format_ARGB32_Premultiplied)
                self._chunks[chunk] = _Painted(image, pixels, shown)
        for chunk in [*self._chunks][: -self._most]:
            del self._chunks[chunk]
        self.update()


def _chunks_in(art: TileArt, area: QRectF, size: int, count: int) -> Iterator[tuple[_Chunk, _Places]]:
    """Yield the chunks of `count` by `count` cells in a part of a map, and their rows and columns."""
    rows, cols = art.rock.shape
    area &= QRectF(0, 0, cols, rows)
    for row in range(floor(area.top()) // count * count, ceil(area.bottom()), count):
        for col in range(floor(area.left()) // count * count, ceil(area.right()), count):
            within = slice(row, min(row + count, rows)), slice(col, min(col + count, cols))
            yield _Chunk(size, row, col), within


def _on_pixels(rect: QRectF, pixel_ratio: float) -> QRectF:
    """Return a rectangle with its edges on pixels: between two of them nothing shines through."""
    left, top, right, bottom = (
        round(edge * pixel_ratio) / pixel_ratio
        for edge in (rect.left(), rect.top(), rect.right(), rect.bottom())
    )
    return QRectF(left, top, right - left, bottom - top)
