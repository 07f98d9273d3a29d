"""The marker: starts, goals, treasures, characters, opponents, notes, keys, doors and gates."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from mazarine.gui.canvas.items.symbol_paths import path_of
from mazarine.gui.canvas.items.thing_items import SIGNS
from mazarine.gui.canvas.pointer import Pointer
from mazarine.gui.canvas.ports import cell_middle
from mazarine.gui.canvas.previews import ACCENT, ERASE
from mazarine.gui.i18n import tr, tr_later
from mazarine.gui.tools.options import LOCK, NO_LOCK
from mazarine.gui.tools.tool import ClickTool
from mazarine.lattice import Side
from mazarine.maze import Cell, Marker, MarkerKind, PortSide
from mazarine.maze.edits import Batch, Edit, PlaceMarker, RemoveMarker
from mazarine.maze.names import MARKER_KIND_NAMES
from mazarine.picture.symbols import SIGNS_FROM_PX, marker_symbol

_GAPS = (MarkerKind.START, MarkerKind.GOAL)
"""Kinds that are placed on the outer border if it is near: as an entrance, or an exit."""
_NEAR_BORDER = 0.25


class MarkerTool(ClickTool):
    """Places a marker where the button is released; if pressed on one of its kind, it moves that one.

    The right button removes the markers of a cell.
    """

    has_symmetry = True
    actions = tuple(f"marker.{kind}" for kind in MarkerKind)

    name = "tool.marker"
    hint = tr_later(
        "Click a cell to place a marker, or drag one to move it. 1 to 9 and 0: choose the kind. Right-click "
        "removes."
    )

    kind = MarkerKind.START
    _is_placing = False
    _moved: Marker | None = None

    def set_kind(self, kind: MarkerKind) -> None:
        """Place markers of another kind; keys and doors have a color to choose."""
        self.kind = kind
        self.options = (LOCK,) if kind.has_lock else ()

    def opens_menu(self, pointer: Pointer) -> bool:
        """Open the context menu where no marker can be removed."""
        cell = self.cell_at(pointer)
        return cell is None or not self.context.document.maze.markers.at(cell)

    def press(self, pointer: Pointer, erases: bool) -> None:
        cell = self.cell_at(pointer)
        if erases:
            self._remove(cell)
            return
        marker, self._is_placing = self._marker(pointer), True
        self._moved = None if marker is None else self._at(marker)
        self.hover(pointer)

    def release(self, pointer: Pointer) -> None:
        marker, moved, is_placing = self._marker(pointer), self._moved, self._is_placing
        name = MARKER_KIND_NAMES[self.kind]
        self.cancel()
        if not is_placing or marker is None or marker == moved:
            return
        if self._at(marker) not in (None, moved):
            self.context.refuse(
                tr_later("Cell {cell} already has this marker: {marker}.", cell=marker.cell, marker=name)
            )
        elif moved is None:
            title = tr_later("place {marker}", marker=name)
            self.context.do(PlaceMarker(marker), title, with_images=True)
        else:
            edit = Batch((*self._without(moved), PlaceMarker(marker)))
            self.context.do(edit, tr_later("move {marker}", marker=name), with_images=True)

    def cancel(self) -> None:
        self._is_placing, self._moved = False, None
        self.context.scene.clear_previews()

    def hover(self, pointer: Pointer) -> None:
        scene, marker = self.context.scene, self._marker(pointer)
        if marker is None:
            scene.hover.setVisible(False)
            scene.label.show_at("", pointer.point)
            return
        there = self._at(marker)
        is_refused = self._is_placing and there not in (None, self._moved)
        signs = QPainterPath()
        for image in self.context.symmetry.markers_of(marker):
            signs.addPath(self._sign(image))
        scene.hover.show_path(signs, ERASE if is_refused else ACCENT, width_px=2.0)
        name = MARKER_KIND_NAMES[self.kind]
        text = tr(name)
        if not self._is_placing and there is not None:
            text = tr("move {marker}", marker=name)
        elif self.kind is MarkerKind.START and self._moved is None and self._has_start():
            text = tr("another start; press 2 for a goal")
        elif marker.is_gap:
            text = tr("{marker}, a gap in the border", marker=name)
        scene.label.show_at(text, pointer.point)

    def _marker(self, pointer: Pointer) -> Marker | None:
        """Return the marker that a click here would place, None off the maze."""
        cell = self.cell_at(pointer)
        if cell is None:
            return None
        side = self._side(pointer, cell) if self.kind in _GAPS or self.kind.is_barrier else None
        if self._moved is not None:
            return replace(self._moved, cell=cell, side=side)
        lock = self.chosen(LOCK.name)
        return Marker(self.kind, cell, side, "" if lock == NO_LOCK.name else lock)

    def _side(self, pointer: Pointer, cell: Cell) -> PortSide | None:
        """Return the side near the pointer where a gap or a door stands; of a gate, the nearest."""
        maze, near = self.context.document.maze, self.geometry.near(np.array([[pointer.x, pointer.y]]))
        side = Side(int(near.sides[0]))
        is_near = self.kind is MarkerKind.GATE or near.distances[0] < _NEAR_BORDER
        is_right = self.kind.is_barrier or maze.is_border(cell, side)
        return PortSide(side.name) if is_near and is_right and maze.has_side(cell, side) else None

    def _at(self, wanted: Marker) -> Marker | None:
        """Return the marker of the chosen kind on a cell; of doors and gates, the one at the same place."""
        maze = self.context.document.maze
        places = [(wanted.cell, wanted.side)]
        if self.kind.is_barrier and wanted.side is not None:
            side, (level, row, col) = Side[wanted.side], wanted.cell
            down, right = maze.lattice.step(row, side)
            places.append(((level, row + down, col + right), PortSide(side.opposite.name)))
        found = [it for cell, _ in places for it in maze.markers.at(cell) if it.kind is self.kind]
        return next((it for it in found if not self.kind.is_barrier or (it.cell, it.side) in places), None)

    def _has_start(self) -> bool:
        return any(marker.kind is MarkerKind.START for marker in self.context.document.maze.markers)

    def _without(self, marker: Marker) -> list[Edit]:
        """Return the edits that remove one marker of a cell."""
        others = [other for other in self.context.document.maze.markers.at(marker.cell) if other != marker]
        return [RemoveMarker(marker.cell), *map(PlaceMarker, others)]

    def _remove(self, cell: Cell | None) -> None:
        if cell is None:
            return
        markers = self.context.document.maze.markers.at(cell)
        if markers:
            name = MARKER_KIND_NAMES[markers[0].kind]
            is_one = len(markers) == 1
            title = tr_later("remove {marker}", marker=name) if is_one else tr_later("remove markers")
            self.context.do(RemoveMarker(cell), title, with_images=True)
        else:
            self.context.refuse(tr_later("There is no marker in cell {cell}.", cell=cell))

    def _sign(self, marker: Marker) -> QPainterPath:
        """Return the badge of a marker, or the outline of a door or gate on its side."""
        origin, palette = self.context.document.maze.origin, self.context.scene.palette_of_maze
        middle = cell_middle(self.geometry, marker.cell, origin)
        if marker.kind.is_barrier and marker.side is not None:
            plain = replace(marker, label="")
            symbol = marker_symbol(plain, self.geometry, origin, palette, SIGNS_FROM_PX)
            return path_of(symbol).translated(middle)
        path = QPainterPath()
        path.addEllipse(QPointF(0, 0), 0.32, 0.32)
        path.addPath(SIGNS[marker.kind]())
        return path.translated(middle)
