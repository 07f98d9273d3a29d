"""The items that paint the maze and the region graph over it: only what is in sight, at every zoom."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from mazarine.gui.analysis import region_graph
from mazarine.gui.analysis.region_graph.marks import Edges, bows_of, draw_edges, draw_nodes, draw_stub
from mazarine.gui.canvas.items.base import CellsItem, Ground, SceneItem
from mazarine.gui.canvas.pyramid_cache import PyramidCache
from mazarine.gui.session.current import CurrentSession
from mazarine.picture import LIGHT, AnyOverlay, Frame, Palette, Plane, Raster, colors_for, raster_for
from mazarine.picture.arrows import draw_arrows
from mazarine.picture.costs import draw_costs
from mazarine.picture.face_outlines import draw_face_outlines

if TYPE_CHECKING:
    from mazarine.lattice import Geometry
    from mazarine.maze import Maze
    from mazarine.picture.player import PlayersMaze


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


_MARGIN_CELLS = 1.0
"""Room for the outer half of the border."""


class MazeItem(CellsItem):
    """Paints one level. The scene has the units of the maze's geometry: a square is one by one."""

    _form = QImage.Format.Format_RGB32

    def __init__(self, current: CurrentSession, pyramids: PyramidCache) -> None:
        super().__init__(0, pyramids)
        self._current = current
        self._look: tuple[Palette, AnyOverlay] | None = None
        self.is_of_points = False
        self.level = 0
        self.has_grid = False
        self.has_faces = False

    def set_look(self, palette: Palette, overlay: AnyOverlay) -> None:
        self._look = palette, overlay
        colors = colors_for(palette, overlay, self._players is not None)
        before = self.raster
        self.raster = raster_for(self.geometry, colors, as_points=self.is_of_points)
        if before is not None:
            self.raster.take_over(before)
        self.update()

    def set_points(self, is_on: bool) -> None:
        """Paint points with links in place of cells, where the lattice can be drawn so."""
        self.is_of_points = is_on
        self.refit()

    @property
    def _players(self) -> PlayersMaze | None:
        return self._current.session.players.value

    @property
    def _maze(self) -> Maze:
        """The painted maze: all of it, or the part that a player sees."""
        return self._current.maze if self._players is None else self._players.maze

    @property
    def plane(self) -> Plane:
        analysis, maze = self._current.analysis, self._maze
        tints = self._current.session.tints.value
        steps = None if tints is None else tints.steps
        if steps is not None and steps.shape != maze.shape:
            steps = None
        if analysis.kind is None or analysis.kind.shape != maze.shape:
            return Plane.of(maze, self.level, tints=steps)
        return Plane.of(maze, self.level, analysis.kind, analysis.region, steps)

    @property
    def geometry(self) -> Geometry:
        return self._current.maze.geometry

    @property
    def _parents(self) -> NDArray[np.uint8] | None:
        """The sides towards parents on the level; None for a player, to whom they would show secrets."""
        tints = self._current.session.tints.value
        parents = None if tints is None or self._players is not None else tints.parents
        return None if parents is None or parents.shape != self._maze.shape else parents[self.level]

    def refit(self) -> None:
        self.prepareGeometryChange()
        if self._look is not None:
            self.set_look(*self._look)

    def maze_rect(self) -> QRectF:
        _, rows, cols = self._current.maze.shape
        return QRectF(0, 0, *self.geometry.extent(rows, cols))

    def boundingRect(self) -> QRectF:
        return self.maze_rect().adjusted(-_MARGIN_CELLS, -_MARGIN_CELLS, _MARGIN_CELLS, _MARGIN_CELLS)

    def _pixels(self, raster: Raster, frame: Frame) -> NDArray[np.uint32]:
        plane, palette = self.plane, raster.colors.palette
        picture = raster.paint(plane, frame, self._pyramid(frame), self.has_grid)
        draw_costs(picture, frame, self._maze, self.level, palette)
        draw_arrows(picture, frame, self._maze, plane, self._parents, palette)
        if self.has_faces:
            draw_face_outlines(picture, frame, plane, self.geometry, palette)
        return picture
