"""The tiles of a map, mixed with the colors of the maze: chunks that are painted in the background."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil, floor
from time import perf_counter
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, QRectF, QSizeF, Qt, Slot
from PySide6.QtGui import QImage, QPainter

from mazarine.files import TileArt
from mazarine.gui.background.jobs import LatestTask
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
_MOST_SCALED_PX, _SCALED_IN_FRAME = 1 << 20, 8
"""The most pixels of a picture that is kept scaled, and of how many in a frame: 0.3 ms each."""

_Shown = NDArray[np.bool_]
_Places = tuple[slice, slice]


class _Chunk(NamedTuple):
    """Some cells at one size in pixels, by the first row and column of the map."""

    size: int
    row: int
    col: int


@dataclass
class _Painted:
    """A picture, its pixels, and which cells it shows, as the maze has them at a revision."""

    image: QImage
    pixels: NDArray[np.uint32]
    shown: _Shown
    revision: int = -1

    def cells(self, chunk: _Chunk) -> QRectF:
        width, height = self.image.width() / chunk.size, self.image.height() / chunk.size
        return QRectF(chunk.col, chunk.row, width, height)


class TilesItem(SceneItem):
    """Draws the tiles over the colors of the maze, less opaque the more of the colors is to be seen.

    Cells that were rock in the file and are not now, or the other way round, have no tile.

    Attributes
    ----------
    tint : the share of the colors of the maze, from 0 to 1
    is_complete : whether nothing was missing when it was last painted
    """

    def __init__(self, current: CurrentSession, workers: Workers, parent: QObject) -> None:
        super().__init__(0.5)
        self._current = current
        self._art: TileArt | None = None
        self._chunks: dict[_Chunk, _Painted] = {}
        self._scaled: dict[_Chunk, QImage] = {}
        """Pictures of chunks at the size that they had on the screen when they were last drawn."""
        self._cell_px, self._left_to_scale, self._most = 0.0, 0, _MOST_CHUNKS
        self._latest = LatestTask(workers.tiles, parent, self._take)
        self.is_on, self.tint, self.is_complete = True, 0.5, True

    @property
    def chunk_count(self) -> int:
        return len(self._chunks)

    @Slot()
    def refit(self) -> None:
        self._set_rect(Ground.of(self._current.maze, 0).rect, 0)
        self.update()

    def set_on(self, is_on: bool) -> None:
        self.is_on = is_on
        self.update()

    def set_tint(self, tint: float) -> None:
        self.tint = tint
        self.update()

    def _paint(self, painter: QPainter, exposed: QRectF, pixel_ratio: float) -> None:
        art, transform = self._current.document.tile_art, painter.worldTransform()
        cell_px = transform.m11() * pixel_ratio
        if art is None or not self.is_on or cell_px < LEAST_PX:
            return
        if art is not self._art:
            self._chunks.clear()
        may_scale = art is self._art and cell_px == self._cell_px  # While zooming, each size is drawn once.
        if not may_scale:
            self._scaled.clear()
        self._art, self._cell_px, self._left_to_scale = art, cell_px, _SCALED_IN_FRAME * may_scale
        size, (top, left) = art.size_for(cell_px), self._offset(art)
        count, device = max(1, _CHUNK_PX // size), painter.device()
        seen_cells = device.width() * device.height() * (pixel_ratio / cell_px) ** 2
        most_seen = ceil(4 * seen_cells / count**2)
        self._most, revision = max(_MOST_CHUNKS, most_seen), self._current.document.revision
        painter.resetTransform()
        painter.setOpacity(1 - self.tint)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, size > cell_px)
        missing = []
        for chunk, (rows, cols) in _chunks_in(art, exposed.translated(-left, -top), size, count):
            painted = self._chunks.pop(chunk, None)
            if painted is None or painted.revision != revision:
                shown = self._shown(art, rows, cols)
                if painted is None or not np.array_equal(painted.shown, shown):
                    missing.append((chunk, (rows, cols), shown))
                else:
                    painted.revision = revision
            cells, pictures = (
                QRectF(cols.start, rows.start, cols.stop - cols.start, rows.stop - rows.start),
                [chunk],
            )
            if painted is None:
                pictures = self._stand_ins(art, cells, size)
            else:
                self._chunks[chunk] = painted  # The last one now: the first are dropped.
            for it in pictures:
                part = cells & self._chunks[it].cells(it)
                seen = _on_pixels(transform.mapRect(part.translated(left, top)), pixel_ratio)
                self._draw(painter, it, part, seen, pixel_ratio if it == chunk else 0)
        for chunk in [*self._scaled][:-most_seen]:
            del self._scaled[chunk]
        self.is_complete = not missing
        if missing and self._latest.is_idle:
            self._request(art, missing)

    def _draw(self, painter: QPainter, chunk: _Chunk, part: QRectF, seen: QRectF, pixel_ratio: float) -> None:
        """Draw some cells of a chunk; all of them, if the pixel ratio is given."""
        scaled = self._scaled_to(seen.size() * pixel_ratio, chunk) if pixel_ratio else None
        if scaled is not None:
            scaled.setDevicePixelRatio(pixel_ratio)
            painter.drawImage(seen.topLeft(), scaled)
            return
        place = part.translated(-chunk.col, -chunk.row)
        source = QRectF(place.topLeft() * chunk.size, place.size() * chunk.size)
        painter.drawImage(seen, self._chunks[chunk].image, source)

    def _scaled_to(self, px: QSizeF, chunk: _Chunk) -> QImage | None:
        """Return the picture of a chunk at a size in pixels, if it is kept or may be made in this frame."""
        size, image, scaled = px.toSize(), self._chunks[chunk].image, self._scaled.pop(chunk, None)
        if scaled is None or scaled.size() != size:
            if not self._left_to_scale or size.width() * size.height() > _MOST_SCALED_PX:
                return None
            self._left_to_scale -= 1
            is_smaller = size.width() < image.width()
            mode = Qt.TransformationMode
            scaled = image.scaled(
                size, mode=mode.SmoothTransformation if is_smaller else mode.FastTransformation
            )
        self._scaled[chunk] = scaled
        return scaled

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
        art, painted = result
        if art is self._art:
            for chunk, pixels, shown in painted:
                image = image_of(pixels, 1.0, QImage.Format.Format_ARGB32_Premultiplied)
                self._chunks[chunk] = _Painted(image, pixels, shown)
                self._scaled.pop(chunk, None)
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
