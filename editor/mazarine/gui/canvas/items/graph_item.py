"""The one item that draws the region graph over the maze: only what is in sight, of a million regions too."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from mazarine.gui.analysis import region_graph
from mazarine.gui.analysis.region_graph.marks import Edges, bows_of, draw_edges, draw_nodes, draw_stub
from mazarine.gui.canvas.items.base import Ground, SceneItem
from mazarine.picture import LIGHT, Palette

MOST_NODES = 1200
"""With more in sight nothing is drawn: they would hide the maze, and take longer than a frame."""
_REACH_PX = 20.0
"""How far a node, an arc or a loop reaches from its place."""


class GraphItem(SceneItem):
    """Draws nodes at the anchors of regions, and edges straight between them."""

    def __init__(self) -> None:
        super().__init__(12, is_visible=False)
        self._ground = Ground.nowhere()
        self._plan: region_graph.GraphPlan | None = None
        self._palette = LIGHT
        self.is_crowded = False
        """Whether there is too much in sight to draw it."""

    def start_over(self, ground: Ground) -> None:
        """From now on draw on this level."""
        self._set_rect(ground.rect, 1)
        self._ground = ground
        self.update()

    def set_palette(self, palette: Palette) -> None:
        self._palette = palette
        self.update()

    def show_plan(self, plan: region_graph.GraphPlan | None) -> None:
        self._plan = plan
        self.update()

    def find_out_crowd(self, seen: QRectF) -> None:
        """Find out whether there is too much in a part of the scene to draw it."""
        is_crowded = self._plan is not None and self._plan.count(self._sight(seen)) > MOST_NODES
        if is_crowded != self.is_crowded:
            self.is_crowded = is_crowded
            self.update()

    def _paint(self, painter: QPainter, exposed: QRectF, pixel_ratio: float) -> None:
        plan = self._plan
        if plan is None or self.is_crowded:
            return
        transform = painter.worldTransform()
        cell_px = transform.m11()
        sight = self._sight(exposed).grown(_REACH_PX / cell_px)
        nodes, edges, stubs = plan.nodes_in(sight), plan.edges_in(sight), plan.stubs_in(sight)
        before = self._ground.shift * cell_px
        shift = np.array((transform.dx() - before.x(), transform.dy() - before.y()))
        places = plan.points[nodes] * cell_px + shift
        lines = plan.points[plan.edges[edges]] * cell_px + shift
        painter.resetTransform()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_edges(
            painter,
            Edges(
                lines.reshape(-1, 4),
                bows_of(plan.edges[edges]),
                min(max(cell_px * 0.35, 4), 12),
                plan.are_links[edges],
                plan.directed[edges],
            ),
            self._palette,
            min(max(cell_px * 0.06, 1.2), 2.2),
        )
        for (x, y), level in zip(
            (plan.points[stubs[:, 0]] * cell_px + shift).tolist(),
            plan.levels[stubs[:, 1]].tolist(),
            strict=True,
        ):
            draw_stub(painter, QPointF(x, y), level > self._ground.level, self._palette)
        radii = min(max(cell_px * 0.15, 2.5), 5.5) * (1 + 0.15 * np.minimum(plan.ranks[nodes], 10))
        draw_nodes(painter, places, plan.kinds[nodes], radii, self._palette, pixel_ratio)

    def _sight(self, seen: QRectF) -> region_graph.VisiblePart:
        moved = seen.translated(self._ground.shift)
        return region_graph.VisiblePart(
            self._ground.level, moved.left(), moved.top(), moved.right(), moved.bottom()
        )
