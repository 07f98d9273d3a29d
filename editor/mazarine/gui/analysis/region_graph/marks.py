"""Drawing of nodes and edges of a region graph over the maze, in pixels."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import atan2, ceil, degrees, hypot

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from mazarine.picture import Palette
from mazarine.regions import Kind

_RING_PX, _CASING_PX = 1.0, 1.2
_CONTACT_ALPHA = 0xE0
_CASING = 0xB4FFFFFF
"""Lies around everything, so that it shows on every ground."""
_HEAD = QPolygonF([QPointF(6, 0), QPointF(-4, 4.5), QPointF(-4, -4.5)])


@dataclass(frozen=True, eq=False)
class Edges:
    """Edges as they lie on the screen.

    Attributes
    ----------
    lines : (m, 4) x, y, x, y of both ends
    bows : (m,) how far each bends sideways, see `bows_of`
    bow_px : by how much the arcs of two that run beside each other are apart; also the size of loops
    are_links, directed : (m,) bool
    """

    lines: NDArray[np.float64]
    bows: NDArray[np.float64]
    bow_px: float
    are_links: NDArray[np.bool_]
    directed: NDArray[np.bool_]


def bows_of(edges: NDArray[np.int32]) -> NDArray[np.float64]:
    """Return how far each edge bends sideways, so that parallel edges do not overlap.

    >>> bows_of(np.array([[0, 1], [1, 2], [2, 1]], dtype=np.int32)).tolist()
    [0.0, -0.5, -0.5]
    """
    low, high = edges.min(axis=1), edges.max(axis=1)
    _, group, counts = np.unique(low.astype(np.int64) << 32 | high, return_inverse=True, return_counts=True)
    order = np.argsort(group, kind="stable")
    ranks = np.empty(len(edges))
    ranks[order] = np.arange(len(edges)) - (np.cumsum(counts) - counts)[group[order]]
    bows: NDArray[np.float64] = ranks - (counts[group] - 1) / 2
    # Seen from its own first end, an edge the other way round bends to the other hand.
    bows[edges[:, 0] > edges[:, 1]] *= -1
    return bows


def draw_edges(painter: QPainter, edges: Edges, palette: Palette, width_px: float) -> None:
    """Draw edges: straight ones as lines, others as arcs; loops as rings beside their node."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    contact = palette.contact & 0xFFFFFF | _CONTACT_ALPHA << 24
    lengths = np.hypot(*(edges.lines[:, :2] - edges.lines[:, 2:]).T)
    are_bent = (lengths < 0.5) | (edges.bows != 0)
    for are_links, color in ((False, contact), (True, palette.link)):
        some = edges.are_links == are_links
        straight = [QLineF(*line) for line in edges.lines[some & ~are_bent].tolist()]
        bent = QPainterPath()
        for line, bow in zip(
            edges.lines[some & are_bent].tolist(), edges.bows[some & are_bent].tolist(), strict=True
        ):
            bent.addPath(_arc(line, bow, edges.bow_px))
        for ink, ink_width_px in ((_CASING, width_px + 2), (color, width_px)):
            painter.setPen(QPen(QColor.fromRgba(ink), ink_width_px))
            painter.drawLines(straight)
            painter.drawPath(bent)
    for line, bow in zip(
        edges.lines[edges.directed].tolist(), edges.bows[edges.directed].tolist(), strict=True
    ):
        _draw_head(painter, _arc(line, bow, edges.bow_px), palette)


def draw_nodes(
    painter: QPainter, points: NDArray[np.float64], kinds: NDArray[np.uint8], radii: NDArray[np.float64],
    palette: Palette, pixel_ratio: float,
) -> None:  # fmt: skip
    """Draw nodes as dots in the colors of their kinds, the largest first."""
    order = np.argsort(-radii, kind="stable")
    fills = {Kind.CORRIDOR: palette.corridor, Kind.CROSSROAD: palette.crossroad, Kind.ROOM: palette.room}
    halves = np.rint(radii[order] * 2).astype(np.int64).tolist()
    for (x, y), kind, half_px in zip(points[order].tolist(), kinds[order].tolist(), halves, strict=True):
        dot = _dot(fills[Kind(kind)], palette.wall, half_px, pixel_ratio)
        reach = dot.width() / pixel_ratio / 2
        painter.drawPixmap(QPointF(x - reach, y - reach), dot)


def draw_stub(painter: QPainter, point: QPointF, is_up: bool, palette: Palette) -> None:
    """Draw that an edge leads to another level."""
    end = point + QPointF(13, -13 if is_up else 13)
    path = QPainterPath(point)
    path.lineTo(end)
    for ink, width_px in ((_CASING, 3.5), (palette.link, 1.5)):
        painter.setPen(QPen(QColor.fromRgba(ink), width_px))
        painter.drawPath(path)
    _draw_head(painter, path, palette, 1.0)


def _arc(line: list[float], bow: float, bow_px: float) -> QPainterPath:
    x0, y0, x1, y1 = line
    path = QPainterPath(QPointF(x0, y0))
    length = hypot(x1 - x0, y1 - y0)
    if length < 0.5:
        radius = bow_px * (1 + abs(bow) / 2)
        path.addEllipse(QPointF(x0 + radius * 0.8, y0 - radius * 0.8), radius, radius)
        return path
    # The middle of the arc bends half as far as its control point.
    aside = 2 * bow * min(bow_px, length / 3) / length
    path.quadTo((x0 + x1) / 2 - (y1 - y0) * aside, (y0 + y1) / 2 + (x1 - x0) * aside, x1, y1)
    return path


def _draw_head(painter: QPainter, path: QPainterPath, palette: Palette, share: float = 0.55) -> None:
    here, before = path.pointAtPercent(share), path.pointAtPercent(share - 0.02)
    painter.save()
    painter.translate(here)
    painter.rotate(degrees(atan2(here.y() - before.y(), here.x() - before.x())))
    painter.setPen(QPen(QColor.fromRgba(_CASING), 1.5))
    painter.setBrush(QColor.fromRgba(palette.link))
    painter.drawPolygon(_HEAD)
    painter.restore()


@lru_cache(maxsize=512)
def _dot(fill: int, ring: int, half_px: int, pixel_ratio: float) -> QPixmap:
    """Return a picture of a dot with twice its radius: a pixmap is drawn faster than an ellipse."""
    radius = half_px / 2
    reach = ceil(radius + _RING_PX + _CASING_PX) + 1
    pixmap = QPixmap(ceil(2 * reach * pixel_ratio), ceil(2 * reach * pixel_ratio))
    pixmap.setDevicePixelRatio(pixel_ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    for color, extra in ((_CASING, _RING_PX + _CASING_PX), (ring, _RING_PX), (fill, 0.0)):
        painter.setBrush(QColor.fromRgba(color))
        box = QRectF(reach, reach, 0, 0)
        painter.drawEllipse(box.adjusted(-radius - extra, -radius - extra, radius + extra, radius + extra))
    painter.end()
    return pixmap
