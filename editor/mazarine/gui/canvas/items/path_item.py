"""The item that draws a path: fluid with hundreds of thousands of cells, on the current level."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from mazarine.gui.canvas.items.base import Ground, SceneItem, draw_picture, frame_of
from mazarine.gui.canvas.items.symbol_paths import draw_symbol, path_between
from mazarine.gui.canvas.many_shapes import paint_runs
from mazarine.gui.canvas.ports import cell_middle
from mazarine.gui.style.painting import keep_width_px
from mazarine.maze import Cell, PortSide
from mazarine.picture import LIGHT, Palette
from mazarine.picture.drawn_path import DrawnPath
from mazarine.picture.palette import WHITE
from mazarine.picture.symbols import TAGS_FROM_PX, LinkEnd

_MARGIN = 1.5
_MOST_STROKES = 1200
"""With more runs in sight pixels are set instead: a pen takes some microseconds a run."""
_MOST_LEAPS = 100
_CASED_FROM_PX = 4.0
_WEAK_ALPHA = 150
_CASING = QColor(255, 255, 255, 215)
_LEAST_DOT_PX = 5.0


class PathItem(SceneItem):
    """Draws the runs of a path strongly on the current level and weakly on others.

    Links are arcs of dashes where both ends are on the level; where one leads to another level, a tag
    names it.
    """

    def __init__(self) -> None:
        super().__init__(15)
        self._ground = Ground.nowhere()
        self._start: Cell | None = None
        self.path: DrawnPath | None = None
        """The path that is drawn."""
        self._runs = _Runs.none()
        self._ink = LIGHT.path

    def set_palette(self, palette: Palette) -> None:
        self._ink = palette.path
        self.update()

    def start_over(self, ground: Ground) -> None:
        """From now on draw on this level."""
        self._set_rect(ground.rect, _MARGIN)
        self._ground = ground
        self.show_path(self._start, self.path)

    def show_path(self, start: Cell | None, route: DrawnPath | None) -> None:
        """Draw a path, or while there is none only where it starts; without a start the ends have no dots."""
        self._start, self.path = start, route
        self._runs = _Runs.none() if route is None else _Runs.of(route, self._ground.level)
        self.setVisible(start is not None or route is not None)
        self.update()

    def _paint(self, painter: QPainter, exposed: QRectF, pixel_ratio: float) -> None:
        cell_px = painter.worldTransform().m11()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        exposed = exposed.translated(self._ground.shift)
        painter.translate(-self._ground.shift)
        weak = QColor.fromRgb(self._ink)
        weak.setAlpha(_WEAK_ALPHA)
        self._paint_runs(painter, self._runs.elsewhere, exposed, pixel_ratio, weak)
        self._paint_leaps(painter, exposed)
        self._paint_runs(painter, self._runs.here, exposed, pixel_ratio, QColor.fromRgb(self._ink))
        self._paint_ends(painter, cell_px)
        if cell_px >= TAGS_FROM_PX:
            self._paint_tags(painter, exposed)

    def _paint_runs(
        self, painter: QPainter, runs: NDArray[np.float64], exposed: QRectF, pixel_ratio: float, ink: QColor
    ) -> None:
        seen = runs[:, _in_sight(runs, exposed)]
        if seen.shape[1] == 0:
            return
        is_strong = ink.alpha() == 255
        if seen.shape[1] > _MOST_STROKES:
            self._set_pixels(painter, seen, exposed, pixel_ratio, ink)
            return
        width_px = min(max(painter.worldTransform().m11() * 0.18, 2.0), 5.0) if is_strong else 2.0
        _stroke(painter, _path_of(seen), ink, width_px, is_cased=is_strong)

    def _set_pixels(
        self, painter: QPainter, runs: NDArray[np.float64], exposed: QRectF, pixel_ratio: float, ink: QColor
    ) -> None:
        """Draw more runs than a pen could within a frame."""
        frame = frame_of(painter, exposed, self._ground.unbound, pixel_ratio)
        if frame is None:
            return
        offset = np.array((frame.origin_x - frame.x, frame.origin_y - frame.y) * 2)[:, None]
        is_cased = ink.alpha() == 255 and painter.worldTransform().m11() >= _CASED_FROM_PX
        color = ink.alpha() << 24
        for shift, part in ((16, ink.red()), (8, ink.green()), (0, ink.blue())):
            color |= part * ink.alpha() // 255 << shift
        pixels = paint_runs(
            runs * frame.cell_px + offset, color, 0xD0D0D0D0 if is_cased else 0,
            frame.width, frame.height, int(is_cased),
        )  # fmt: skip
        draw_picture(painter, pixels, frame, pixel_ratio, QImage.Format.Format_ARGB32_Premultiplied)

    def _paint_leaps(self, painter: QPainter, exposed: QRectF) -> None:
        leaps = self._runs.leaps
        for x0, y0, x1, y1 in leaps[:, _in_sight(leaps, exposed)].T[:_MOST_LEAPS].tolist():
            arc = path_between(QPointF(x0, y0), QPointF(x1, y1))
            _stroke(painter, arc, QColor.fromRgb(self._ink), 2.0, is_cased=True, is_dashed=True)

    def _paint_ends(self, painter: QPainter, cell_px: float) -> None:
        if self._start is None:
            return
        ends = [(self._start, self._ink)]
        if self.path is not None and self.path.length:
            level, row, col = self.path.corners[-1].tolist()
            ends.append(((level, row, col), WHITE))
        radius = max(0.2, _LEAST_DOT_PX / cell_px)
        painter.setPen(Qt.PenStyle.NoPen)
        for cell, fill in ends:
            if cell[0] == self._ground.level:
                middle = cell_middle(self._ground.unbound, cell, (0, 0))
                for share, color in ((1.5, WHITE), (1.2, self._ink), (0.75, fill)):
                    painter.setBrush(QColor.fromRgb(color))
                    painter.drawEllipse(middle, radius * share, radius * share)

    def _paint_tags(self, painter: QPainter, exposed: QRectF) -> None:
        for x, y, level in self._runs.exits[:_MOST_LEAPS]:
            if exposed.adjusted(-1, -1, 1, 1).contains(QPointF(x, y)):
                painter.save()
                painter.translate(x, y)
                end = LinkEnd(PortSide.PAD, (0.0, 0.0), self._ink, True, self._ground.level, level)
                draw_symbol(painter, end.tag())
                painter.restore()


@dataclass(frozen=True, eq=False)
class _Runs:
    """The parts of a path to draw, in units of the scene where lattice cells are.

    Attributes
    ----------
    here, elsewhere : (4, n) x, y, x, y of both ends of straight runs on the level and on others
    leaps : (4, n) both ends of links on the level
    exits : x, y and the other level of each link that leaves the level or comes back
    """

    here: NDArray[np.float64]
    elsewhere: NDArray[np.float64]
    leaps: NDArray[np.float64]
    exits: list[tuple[float, float, int]]

    @classmethod
    def none(cls) -> _Runs:
        """Return nothing to draw."""
        empty = np.empty((4, 0))
        return cls(empty, empty, empty, [])

    @classmethod
    def of(cls, route: DrawnPath, level: int) -> _Runs:
        """Sort the runs and links of a path by what they are on this level."""
        levels = route.corners[:, 0]
        if not route.leaps.any():
            empty = np.empty((4, 0))
            here, elsewhere = (route.runs, empty) if levels[0] == level else (empty, route.runs)
            return cls(here, elsewhere, empty, [])
        starts_here, ends_here = levels[:-1] == level, levels[1:] == level
        leaves = route.leaps & starts_here & ~ends_here
        comes = route.leaps & ~starts_here & ends_here
        exits = [
            *zip(*route.runs[:2, leaves].tolist(), levels[1:][leaves].tolist(), strict=True),
            *zip(*route.runs[2:, comes].tolist(), levels[:-1][comes].tolist(), strict=True),
        ]
        return cls(
            route.runs[:, ~route.leaps & starts_here],
            route.runs[:, ~route.leaps & ~starts_here],
            route.runs[:, route.leaps & starts_here & ends_here],
            exits,
        )


def _in_sight(runs: NDArray[np.float64], exposed: QRectF) -> NDArray[np.bool_]:
    """Return which runs come near what is exposed."""
    x0, y0, x1, y1 = runs
    seen: NDArray[np.bool_] = (
        (np.maximum(x0, x1) >= exposed.left() - _MARGIN)
        & (np.minimum(x0, x1) <= exposed.right() + _MARGIN)
        & (np.maximum(y0, y1) >= exposed.top() - _MARGIN)
        & (np.minimum(y0, y1) <= exposed.bottom() + _MARGIN)
    )
    return seen


def _path_of(runs: NDArray[np.float64]) -> QPainterPath:
    """Return the runs as lines, joined where one begins at the end of the one before."""
    path = QPainterPath()
    last = None
    for x0, y0, x1, y1 in runs.T.tolist():
        if (x0, y0) != last:
            path.moveTo(x0, y0)
        path.lineTo(x1, y1)
        last = (x1, y1)
    return path


def _stroke(
    painter: QPainter, path: QPainterPath, ink: QColor, width_px: float, *, is_cased: bool,
    is_dashed: bool = False,
) -> None:  # fmt: skip
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for color, pen_width_px in ((_CASING, width_px + 2.5), (ink, width_px))[0 if is_cased else 1 :]:
        pen = QPen(
            color, pen_width_px, Qt.PenStyle.SolidLine,
            Qt.PenCapStyle.FlatCap if is_dashed else Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin,
        )  # fmt: skip
        keep_width_px(pen, pen_width_px, painter)
        if is_dashed:
            pen.setDashPattern([6 / pen_width_px, 5 / pen_width_px])
        painter.setPen(pen)
        painter.drawPath(path)
