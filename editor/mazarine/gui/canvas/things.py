"""The links and markers on the level that is shown, kept in step with the maze."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from mazarine.gui.canvas.items.base import Ground
from mazarine.gui.canvas.items.thing_items import LinksItem, MarkerItem
from mazarine.maze import Cell, Link, Marker, Maze
from mazarine.picture import LIGHT, Palette


class EntityItems:
    """Makes and drops the items; after a change only the dirty cells are asked about.

    `parent` is the item that has them as children; None puts them on the scene.
    """

    def __init__(self, scene: QGraphicsScene, parent: QGraphicsItem | None = None) -> None:
        self._scene, self._parent = scene, parent
        self.links_item = LinksItem()
        self._add(self.links_item)
        self._links_of_cell: dict[Cell, set[Link]] = {}
        self._markers: dict[Cell, list[MarkerItem]] = {}
        self.palette: Palette = LIGHT

    def show(self, maze: Maze, level: int) -> None:
        self.links_item.start_over(Ground.of(maze, level), self.palette)
        self._links_of_cell.clear()
        for cell in list(self._markers):
            self._show_markers(maze, cell, ())
        for link in maze.links:
            self._show_link(link, level)
        for cell in {marker.cell for marker in maze.markers if marker.cell[0] == level}:
            self._show_markers(maze, cell, maze.markers.at(cell))

    def follow(self, maze: Maze, level: int, dirty: NDArray[np.int64]) -> None:
        """Follow a change of these flat places."""
        if not (len(maze.links) or len(maze.markers) or self._links_of_cell or self._markers):
            return
        cells: Iterable[Cell] = map(tuple, maze.grid.cells_at_flat(dirty).tolist())
        for cell in cells:
            shown = self._links_of_cell.get(cell, set())
            there = {link for port in maze.links.ports_of(cell) if (link := maze.links.at(port))}
            for link in shown - there:
                self._drop_link(link)
            for link in there - shown:
                self._show_link(link, level)
            if cell[0] == level:
                self._show_markers(maze, cell, maze.markers.at(cell))

    def point_at(self, cell: Cell | None) -> None:
        self.links_item.point_at(frozenset(self._links_of_cell.get(cell, ()) if cell else ()))

    def _show_link(self, link: Link, level: int) -> None:
        if any(port.cell[0] == level for port in link.ports):
            for port in link.ports:
                self._links_of_cell.setdefault(port.cell, set()).add(link)
            self.links_item.add(link)

    def _drop_link(self, link: Link) -> None:
        for port in link.ports:
            links = self._links_of_cell.get(port.cell, set())
            links.discard(link)
            if not links:
                self._links_of_cell.pop(port.cell, None)
        self.links_item.drop(link)

    def _show_markers(self, maze: Maze, cell: Cell, markers: tuple[Marker, ...]) -> None:
        shown = self._markers.pop(cell, [])
        if [item.marker for item in shown] == list(markers):
            if shown:
                self._markers[cell] = shown
            return
        for item in shown:
            self._scene.removeItem(item)
        if markers:
            self._markers[cell] = [MarkerItem(marker, maze, self.palette) for marker in markers]
            for item in self._markers[cell]:
                self._add(item)

    def _add(self, item: QGraphicsItem) -> None:
        if self._parent is None:
            self._scene.addItem(item)
        else:
            item.setParentItem(self._parent)
