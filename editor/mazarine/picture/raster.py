"""Paints a rectangle of a level, at any zoom, from its arrays."""

from __future__ import annotations

from math import ceil, log2
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from mazarine.picture.blocks import Blocks
from mazarine.picture.colors import CellColors
from mazarine.picture.frame import Frame, Span, wall_thickness_px
from mazarine.picture.patterns import draw_patterns, has_patterns
from mazarine.picture.plane import Plane
from mazarine.picture.pyramid import Pyramid
from mazarine.picture.signs import draw_signs

GRID_FROM_PX = 8.0
SIGNS_FROM_PX = 8.0


class Raster:
    """Paints frames of squares; keeps its buffers, so a picture is good until the next one is asked for.

    Attributes
    ----------
    walls_from_px : from this size of a cell on walls are drawn; below, they darken their cells
    """

    walls_from_px: ClassVar[float] = 2.0

    def __init__(self, colors: CellColors) -> None:
        self.colors = colors
        self._buffers: dict[str, NDArray[np.uint32]] = {}

    def take_over(self, before: Raster) -> None:
        """Paint where another raster has painted, which paints no more: fresh memory costs milliseconds."""
        self._buffers = before._buffers

    def paint(
        self, plane: Plane, frame: Frame, pyramid: Pyramid | None = None, grid: bool = False
    ) -> NDArray[np.uint32]:
        """Return the (height, width) picture of a frame, as 0xffRRGGBB words.

        Parameters
        ----------
        pyramid : averaged colors of this plane, for less than one pixel a cell; without one, cells
            are picked out, which is coarser
        grid : draw a line between cells with nothing between them
        """
        if not (len(frame.down(plane.shape[0])) and len(frame.across(plane.shape[1]))):
            return self._paper(frame)
        if frame.cell_px >= self.walls_from_px:
            return self._paint_walls(plane, frame, grid)
        if frame.cell_px >= 1:
            picture = self._paint_cells(plane, frame)
        elif pyramid is not None:
            picture = self._paint_mip(plane, pyramid, frame)
        else:
            picture = self._paint_picked(plane, frame)
        _draw_border(picture, plane, frame, self.colors.palette.wall)
        return picture

    def _paint_walls(self, plane: Plane, frame: Frame, grid: bool) -> NDArray[np.uint32]:
        down, across = frame.down(plane.shape[0]), frame.across(plane.shape[1])
        palette = self.colors.palette
        part = plane.cut(down.cells, across.cells)
        blocks = Blocks(plane, down, across, self.colors.of(part), palette)
        thickness = wall_thickness_px(frame.cell_px)
        rows, cols = down.block_of_pixels(thickness), across.block_of_pixels(thickness)
        colors = blocks.colors
        if grid and frame.cell_px >= GRID_FROM_PX:
            colors = _with_lines(blocks.colors, blocks.with_grid(palette.grid), rows, cols, down, across)
        picture = self._blown_up(colors, rows, cols)
        if has_patterns(self.colors, frame.cell_px):
            draw_patterns(picture, part, [*blocks.rocks], (down, across), frame, self.colors)
        if frame.cell_px >= SIGNS_FROM_PX:
            draw_signs(picture, plane, blocks, (down, across), frame.cell_px, self.colors)
        return picture

    def _paint_cells(self, plane: Plane, frame: Frame) -> NDArray[np.uint32]:
        down, across = frame.down(plane.shape[0]), frame.across(plane.shape[1])
        part = self.colors.needed(plane).cut(down.cells, across.cells)
        return self._blown_up_cells(self.colors.of(part, shaded=True), down, across)

    def _paint_mip(self, plane: Plane, pyramid: Pyramid, frame: Frame) -> NDArray[np.uint32]:
        # The step whose texels are one to two pixels wide.
        step = min(max(ceil(log2(1 / frame.cell_px) - 1e-9), 1), len(pyramid.steps))
        texels = pyramid.steps[step - 1]
        down, across = frame.down(texels.shape[0], 2**step), frame.across(texels.shape[1], 2**step)
        _trim(down, frame.bottom_of(plane.shape[0]))
        _trim(across, frame.right_of(plane.shape[1]))
        return self._blown_up_cells(texels[down.cells, across.cells], down, across)

    def _paint_picked(self, plane: Plane, frame: Frame) -> NDArray[np.uint32]:
        down, across = frame.down(plane.shape[0]), frame.across(plane.shape[1])
        rows, cols = down.cell_of_pixels(), across.cell_of_pixels()
        seen_rows, seen_cols = _run_of(rows < len(down)), _run_of(cols < len(across))
        picture = self._paper(frame)
        rows, cols = rows[seen_rows], cols[seen_cols]
        if len(rows) and len(cols):
            part = self.colors.needed(plane).picked(rows + down.first, cols + across.first)
            picture[seen_rows, seen_cols] = self.colors.of(part, shaded=True)
        return picture

    def _paper(self, frame: Frame) -> NDArray[np.uint32]:
        picture = self._buffer("picture", (frame.height, frame.width))
        picture.fill(self.colors.palette.paper)
        return picture

    def _blown_up_cells(self, colors: NDArray[np.uint32], down: Span, across: Span) -> NDArray[np.uint32]:
        framed = self._buffer("framed", (colors.shape[0] + 1, colors.shape[1] + 1))
        framed[:-1, :-1] = colors
        framed[-1] = framed[:, -1] = self.colors.palette.paper
        return self._blown_up(framed, down.cell_of_pixels(), across.cell_of_pixels())

    def _blown_up(
        self, blocks: NDArray[np.uint32], rows: NDArray[np.intp], cols: NDArray[np.intp]
    ) -> NDArray[np.uint32]:
        """Return the picture whose pixel (y, x) is block (rows[y], cols[x])."""
        wide = self._buffer("wide", (len(blocks), len(cols)))
        np.take(blocks, cols, axis=1, out=wide, mode="clip")
        return np.take(wide, rows, axis=0, out=self._buffer("picture", (len(rows), len(cols))), mode="clip")

    def _buffer(self, name: str, shape: tuple[int, int]) -> NDArray[np.uint32]:
        size = shape[0] * shape[1]
        buffer = self._buffers.get(name)
        if buffer is None or buffer.size < size:
            buffer = self._buffers[name] = np.empty(size + size // 4, dtype=np.uint32)
        return buffer[:size].reshape(shape)


def _run_of(seen: NDArray[np.bool_]) -> slice:
    """Return the pixels that lie on the maze, which follow each other, as a slice."""
    at = np.flatnonzero(seen)
    return slice(int(at[0]), int(at[-1]) + 1) if len(at) else slice(0)


def _trim(span: Span, end: float) -> None:
    """End the last texel where the maze ends, although it may stand for less than its full size."""
    np.minimum(span.bounds, int(end + 0.5) if end >= 0 else -int(-end + 0.5), out=span.bounds)


def _with_lines(
    blocks: NDArray[np.uint32],
    lined: NDArray[np.uint32],
    rows: NDArray[np.intp],
    cols: NDArray[np.intp],
    down: Span,
    across: Span,
) -> NDArray[np.uint32]:
    """Return more blocks: a row and a column of the lined ones for each line of the grid.

    `rows` and `cols` say for each pixel of a line where that is, from now on.
    """  # fmt: skip
    ys, xs = _lines(down), _lines(across)
    above, beside = lined[rows[ys]], lined[:, cols[xs]]
    corner = above[:, cols[xs]]
    rows[ys] = np.arange(len(blocks), len(blocks) + len(ys))
    cols[xs] = np.arange(blocks.shape[1], blocks.shape[1] + len(xs))
    return np.block([[blocks, beside], [above, corner]])


def _lines(span: Span) -> NDArray[np.int64]:
    """Return the pixels, counted from the frame's first, on which cells begin."""
    at = span.bounds - span.start
    return at[(at >= 0) & (at < span.count)]


def _draw_border(picture: NDArray[np.uint32], plane: Plane, frame: Frame, color: int) -> None:
    """Draw the outer border one pixel wide, for zooms at which no walls are drawn."""
    top, bottom = round(frame.top) - frame.y, round(frame.bottom_of(plane.shape[0])) - 1 - frame.y
    left, right = round(frame.left) - frame.x, round(frame.right_of(plane.shape[1])) - 1 - frame.x
    rows = slice(max(top, 0), max(bottom + 1, 0))
    cols = slice(max(left, 0), max(right + 1, 0))
    for row in (top, bottom):
        if 0 <= row < frame.height:
            picture[row, cols] = color
    for col in (left, right):
        if 0 <= col < frame.width:
            picture[rows, col] = color
