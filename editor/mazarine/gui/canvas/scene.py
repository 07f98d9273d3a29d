"""The scene: the maze, what stands on it, and what follows the pointer; one level at a time."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, QPointF, QRectF, Signal, Slot
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsScene

from mazarine.gui.analysis.answers import MANY_CELLS, RegionsChange
from mazarine.gui.analysis.outline import box_of, outline_of
from mazarine.gui.background.timers import single_shot
from mazarine.gui.background.workers import Workers
from mazarine.gui.canvas.ghost import Ghost
from mazarine.gui.canvas.items.base import Ground
from mazarine.gui.canvas.items.cells_items import AreaItem
from mazarine.gui.canvas.items.drawing_aids import CompassItem
from mazarine.gui.canvas.items.graph_item import GraphItem
from mazarine.gui.canvas.items.growth_item import GrowthItem
from mazarine.gui.canvas.items.maze_item import MazeItem
from mazarine.gui.canvas.items.path_item import PathItem
from mazarine.gui.canvas.items.tiles_item import TilesItem
from mazarine.gui.canvas.pointer import Pointer
from mazarine.gui.canvas.previews import ACCENT, Label, Preview, scale_of
from mazarine.gui.canvas.pyramid_cache import PyramidCache
from mazarine.gui.canvas.things import EntityItems
from mazarine.gui.editing.document import Document
from mazarine.gui.session.current import CurrentSession
from mazarine.maze import Cell, Maze
from mazarine.maze.area import Area
from mazarine.maze.edits import Change, level_after
from mazarine.picture import LIGHT, AnyOverlay, Overlay, Palette

_FLASH_MS = 700
_FILLED, _FILL_OPACITY = 0xFFC01C28, 120


class MazeScene(QGraphicsScene):
    """The scene with the maze.

    Attributes
    ----------
    hover : shows the object under the pointer
    preview : shows the result of a gesture
    label : the text beside the pointer
    compass : the directions of a point that can be expanded
    growth_item : the points of a board that was grown
    has_players_view : whether the maze is painted as a player sees it, as soon as that is known
    outlined : the outline of cells that are pointed out
    tunnel : the outline of the cells that a fix would dig through
    pointed : the lattice cell that was last under the pointer, None at first
    solution_item : the line of the overlay *Solution*
    path_item, path_label : the path of the path probe, and its length
    """

    level_changed = Signal(int)
    overlay_changed = Signal()
    palette_changed = Signal(object)
    """The `Palette` of the maze."""
    players_view_changed = Signal()
    """What a player sees is shown, or all again."""
    points_changed = Signal()
    """Points with links are drawn in place of cells, or no longer."""
    looks_changed = Signal(object)
    """This `QRectF` has to be repainted; None is all of it."""
    shifted = Signal(QPointF)
    """The board was resized; the same cells have moved by this offset on the scene."""

    def __init__(self, current: CurrentSession, workers: Workers, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # Items come and go one at a time, and the maze is one item: an index would only cost.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.current = current
        current.watch(self, "tints")
        self.overlay: AnyOverlay = Overlay.KINDS
        self.palette_of_maze: Palette = LIGHT
        self.pyramids = PyramidCache(workers, self)
        self.pointed: Cell | None = None
        self._origin = current.maze.origin
        self.has_players_view = self._paints_players = False
        self.maze_item = MazeItem(current, self.pyramids)
        self.tiles = TilesItem(current, workers, self)
        self.ghost = Ghost(current, workers, self)
        self.hover, self.preview, self.label = Preview(30), Preview(31), Label()
        self.compass, self.growth_item = CompassItem(), GrowthItem(current)
        self._is_growing = False
        self.outlined, self._flash, self.tunnel = Preview(20), Preview(20), Preview(21)
        self._filled = AreaItem(workers, _FILLED, 19, self, opacity=_FILL_OPACITY)
        self._flash_timer = single_shot(self, _FLASH_MS, self._end_flash)
        self.graph_item = GraphItem()
        self.solution_item, self.path_item, self.path_label = PathItem(), PathItem(), Label()
        for item in (
            self.maze_item, self.tiles, self.ghost.item, self._filled, self.outlined, self._flash,
            self.tunnel, self.graph_item, self.solution_item, self.path_item, self.path_label,
            self.hover, self.preview, self.label, self.compass, self.growth_item,
        ):  # fmt: skip
            self.addItem(item)
        self._things = EntityItems(self)
        self.pyramids.pyramid_came.connect(self._repaint)
        current.scene_change.connect(self._follow_maze)
        current.path_changed.connect(self.tiles.refit)
        current.scene_start.connect(self._start_over)
        current.regions_changed.connect(self._follow_regions)
        current.regions_replaced.connect(self._repaint_all)
        current.tints_changed.connect(self._follow_tints)
        current.players_changed.connect(self._follow_players)
        self.set_palette(LIGHT)
        self._start_over()

    @property
    def document(self) -> Document:
        return self.current.document

    @property
    def level(self) -> int:
        return self.current.session.level

    @property
    def painted(self) -> Maze:
        """The painted maze: all of it, or the part that a player sees."""
        players = self.current.session.players.value
        return self.document.maze if players is None else players.maze

    @property
    def has_levels(self) -> bool:
        return self.current.maze.shape[0] > 1

    @property
    def maze_rect(self) -> QRectF:
        return self.maze_item.maze_rect()

    def set_palette(self, palette: Palette) -> None:
        palette = self.palette_of_maze = palette.with_own(self.document.maze.named_regions)
        self.setBackgroundBrush(QColor.fromRgb(palette.paper))
        self._things.palette = palette
        self._set_look()
        self.graph_item.set_palette(palette)
        for item in (self.solution_item, self.path_item):
            item.set_palette(palette)
        self._things.show(self.painted, self.level)
        self.palette_changed.emit(palette)

    def set_overlay(self, overlay: AnyOverlay) -> None:
        if overlay != self.overlay:
            self.overlay = overlay
            self.current.session.tints.set_overlay(overlay, self.pointed)
            self._set_look()
            self.overlay_changed.emit()

    @Slot()
    def show_distances_from_here(self) -> None:
        self.current.session.tints.set_here(self.pointed)
        self.set_overlay(Overlay.DISTANCES)

    @Slot(bool)
    def set_grid(self, is_on: bool) -> None:
        self.maze_item.has_grid = is_on
        self.maze_item.update()

    @Slot(bool)
    def set_faces(self, is_on: bool) -> None:
        self.maze_item.has_faces = is_on
        self.maze_item.update()

    @Slot(bool)
    def set_points(self, is_on: bool) -> None:
        """Draw points with links in place of cells, where the lattice can be drawn so, or not."""
        self.maze_item.set_points(is_on)
        self._show_growth()
        self.points_changed.emit()
        self.looks_changed.emit(None)

    def show_growth(self, is_on: bool) -> None:
        """Draw the points that were grown, also where cells are drawn and not points with links."""
        self._is_growing = is_on
        self._show_growth()

    def _show_growth(self) -> None:
        is_on = self._is_growing or self.maze_item.is_of_points
        self.growth_item.setVisible(is_on and self.level == 0 and not self.has_players_view)
        if self.has_players_view:
            self.compass.setVisible(False)

    def show_players_view(self, is_on: bool) -> None:
        self.has_players_view = is_on
        self.current.watch(self, "players", is_on)
        self._show_players()
        self.players_view_changed.emit()

    @Slot(int)
    def set_level(self, level: int) -> None:
        """Show another level, or the nearest existing one."""
        level = min(max(level, 0), self.document.maze.shape[0] - 1)
        if level != self.level:
            self.current.session.level = level
            self._show_level()
            self.level_changed.emit(level)

    def outline(self, cells: NDArray[np.int64] | None, *, fills: bool = False) -> None:
        """Draw a line around these lattice cells on the level that is shown; None draws none.

        `fills` says whether the cells are also filled, so that they are clearly visible.
        """
        self._show_outline(self.outlined, cells)
        area = Area.nothing()
        if fills and cells is not None:
            _, rows, cols = cells[cells[:, 0] == self.level].T
            area = Area.of_places(rows, cols)
        self._filled.show_area(self.document.maze, area)

    def flash(self, cells: NDArray[np.int64]) -> None:
        """Draw a line around these lattice cells for a moment; around too many to do so at once, none."""
        self._show_outline(self._flash, cells if len(cells) <= MANY_CELLS else None)
        self._flash_timer.start()

    def show_tunnel(self, cells: NDArray[np.int64] | None) -> None:
        """Draw a line around the cells that a fix would dig through; None draws none."""
        self._show_outline(self.tunnel, cells)

    def _show_outline(self, item: Preview, cells: NDArray[np.int64] | None) -> None:
        item.setVisible(False)
        if cells is None or len(cells) == 0:
            return
        maze = self.document.maze
        _, row, col = maze.grid.array_places(cells[cells[:, 0] == self.level]).T
        outline = outline_of(maze.geometry, row, col)
        if outline.lines:
            item.show_outline(outline, ACCENT)

    @Slot()
    def _end_flash(self) -> None:
        self._flash.setVisible(False)

    @Slot(object)
    def follow_pointer(self, pointer: Pointer | None) -> None:
        """Show where a link under the pointer leads to, and remember the cell."""
        if pointer is None:
            self._things.point_at(None)
            return
        maze = self.document.maze
        cell = maze.grid.cell_at((self.level, *maze.geometry.place(pointer.x, pointer.y)))
        self._things.point_at(cell)
        if maze.grid.holds(cell):
            self.pointed = cell

    def clear_previews(self) -> None:
        self.hover.setVisible(False)
        self.preview.setVisible(False)
        self.label.clear()
        self.compass.setVisible(False)

    def _show_solution(self) -> None:
        """Draw the line of the overlay, if it has one, but not to a player."""
        tints = self.current.session.tints.value
        is_shown = tints is not None and tints.overlay is self.overlay and not self.has_players_view
        self.solution_item.show_path(None, tints.path if tints is not None and is_shown else None)

    def _set_look(self) -> None:
        self._show_solution()
        self.pyramids.forget()
        self.maze_item.set_look(self.palette_of_maze, self.overlay)
        self.looks_changed.emit(None)

    def _show_level(self) -> None:
        self.pyramids.forget()
        self.maze_item.level = self.level
        self._repaint()
        self.outline(None)
        self.show_tunnel(None)
        self._end_flash()
        self._things.show(self.painted, self.level)
        self._show_ghost()
        self._show_growth()
        ground = Ground.of(self.document.maze, self.level)
        self.graph_item.start_over(ground)
        self.path_item.start_over(ground)
        self.solution_item.start_over(ground)

    @Slot()
    def _start_over(self) -> None:
        session = self.current.session
        if session.tints.overlay is not self.overlay:
            session.tints.set_overlay(self.overlay, None)
        if self.level >= self.document.maze.shape[0]:
            session.level = 0
        self._start_over_at(self.level)
        self.level_changed.emit(self.level)

    def _start_over_at(self, level: int) -> None:
        self.pointed = None
        self._follow_names()
        self._origin = self.document.maze.origin
        changed = level != self.level
        self.current.session.level = level
        self.clear_previews()
        self.maze_item.refit()
        self.growth_item.refit()
        self.tiles.refit()
        self._show_level()
        if changed:
            self.level_changed.emit(level)

    @Slot(object)
    def _follow_maze(self, change: Change) -> None:
        if change.reshaped:
            before = self._origin
            self._start_over_at(level_after(change, self.level, self.document.maze.shape[0]))
            top, left = (old - new for old, new in zip(before, self._origin, strict=True))
            pitch = self.document.maze.geometry.pitch
            self.shifted.emit(QPointF(left * pitch[0], top * pitch[1]))
            return
        if change.metadata_changed:
            self._follow_names()
        self._repaint_places(change.dirty)
        self._things.follow(self.painted, self.level, change.dirty)

    def _follow_names(self) -> None:
        """Paint with the colors that regions have now."""
        if self.palette_of_maze.with_own(self.document.maze.named_regions) is not self.palette_of_maze:
            self.set_palette(self.palette_of_maze)

    @Slot(object)
    def _follow_regions(self, change: RegionsChange) -> None:
        if self.overlay not in (Overlay.KINDS, Overlay.REGIONS):
            return
        if change.delta.count > MANY_CELLS:
            self._repaint_most()
        else:
            self._repaint_places(change.delta.flat)

    @Slot()
    def _follow_tints(self) -> None:
        if not self.current.session.tints.is_stale:
            self._show_solution()
            self._repaint_most()

    @Slot()
    def _follow_players(self) -> None:
        is_known = self.current.session.players.value is not None
        if is_known or self._paints_players or self.has_players_view:
            self._show_players()

    def _show_players(self) -> None:
        self._paints_players = self.current.session.players.value is not None
        self._set_look()
        self._things.show(self.painted, self.level)
        self._show_ghost()
        self._show_growth()

    def _show_ghost(self) -> None:
        """Show the level below or above faintly, and the tiles of a map; a player sees none."""
        self.ghost.show_beside(self.level)
        self.tiles.setVisible(self.level == 0 and not self.has_players_view)
        if self.has_players_view:
            self.ghost.item.show_level(None, is_above=False)

    @Slot()
    def _repaint_all(self) -> None:
        self.pyramids.forget()
        self.outline(None)
        self._repaint()

    def _repaint_most(self) -> None:
        """Repaint everything, after a change of more cells than are worth listing."""
        self.pyramids.rebuild()
        self._repaint()

    @Slot()
    def _repaint(self) -> None:
        self.maze_item.update()
        self.looks_changed.emit(None)

    def _repaint_places(self, places: NDArray[np.int64]) -> None:
        """Repaint the cells of this level among these flat places of the maze."""
        if len(places) > MANY_CELLS:
            self._repaint_most()
            return
        _, rows, cols = self.document.maze.shape
        here = places[places // (rows * cols) == self.level] - self.level * rows * cols
        if len(here) == 0:
            return
        self.pyramids.follow(here)
        row, col = np.divmod(here, cols)
        rect = box_of(self.document.maze.geometry, row, col)
        # Half a wall more: walls stand on the boundary. And a texel, where one stands for many cells.
        margin = 1.0 + 2 / max(self.cell_px, 1e-6) if self.cell_px < 1 else 1.0
        self.maze_item.update(rect.adjusted(-margin, -margin, margin, margin))
        self.looks_changed.emit(rect)

    @property
    def cell_px(self) -> float:
        return scale_of(self.maze_item)
