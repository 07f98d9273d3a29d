"""The marker: starts, goals, treasures, characters, opponents and notes on cells."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from mazewright.gui.canvas.items.thing_items import SIGNS
from mazewright.gui.canvas.pointer import Pointer
from mazewright.gui.canvas.ports import cell_middle
from mazewright.gui.canvas.previews import ACCENT, ERASE
from mazewright.gui.tools.tool import ClickTool
from mazewright.lattice import Side
from mazewright.maze import Cell, Marker, MarkerKind, PortSide
from mazewright.maze.edits import Batch, Edit, PlaceMarker, RemoveMarker

WORDS = {
    MarkerKind.START: "start",
    MarkerKind.GOAL: "goal",
    MarkerKind.TREASURE: "treasure",
    MarkerKind.NPC: "character",
    MarkerKind.OPPONENT: "opponent",
    MarkerKind.NOTE: "note",
}
_GAPS = (MarkerKind.START, MarkerKind.GOAL)
"""They are put on the outer border where that is near: as an entrance, or an exit."""
_NEAR_BORDER = 0.25


class MarkerTool(ClickTool):
    """Places a marker where the button is let go; pressed on one of its kind, it moves that one.

    The right button takes the markers of a cell away.

    Attributes
    ----------
    kind : what is placed
    """

    name = "tool.marker"
    hint = (
        "Click a cell to place a marker, or drag one to move it. 1 to 6: choose the kind. Right-click "
        "removes."
    )

    kind = MarkerKind.START
    _is_placing = False
    _moved: Marker | None = None

    def press(self, pointer: Pointer, erases: bool) -> None:
        """Begin to place or move, or remove what is there."""
        cell = self.cell_at(pointer)
        if erases:
            self._remove(cell)
            return
        self._is_placing = True
        self._moved = None if cell is None else self._at(cell)
        self.hover(pointer)

    def release(self, pointer: Pointer) -> None:
        """Place the marker."""
        marker, moved, is_placing = self._marker(pointer), self._moved, self._is_placing
        self.cancel()
        if not is_placing or marker is None or marker == moved:
            return
        if self._at(marker.cell) not in (None, moved):
            self.bench.refuse(f"There is a {WORDS[self.kind]} in cell {marker.cell} already.")
        elif moved is None:
            self.bench.do(PlaceMarker(marker), f"place {WORDS[self.kind]}")
        else:
            self.bench.do(Batch((*self._without(moved), PlaceMarker(marker))), f"move {WORDS[self.kind]}")

    def cancel(self) -> None:
        """Place nothing."""
        self._is_placing, self._moved = False, None
        self.bench.scene.clear_previews()

    def hover(self, pointer: Pointer) -> None:
        """Show the marker that would be placed, or the one that would be moved."""
        scene, marker = self.bench.scene, self._marker(pointer)
        if marker is None:
            scene.hover.setVisible(False)
            scene.label.show_text("", pointer.point)
            return
        there = self._at(marker.cell)
        is_refused = self._is_placing and there not in (None, self._moved)
        scene.hover.show_path(self._sign(marker), ERASE if is_refused else ACCENT, width_px=2.0)
        words = WORDS[self.kind]
        if not self._is_placing and there is not None:
            words = f"move {words}"
        elif self.kind is MarkerKind.START and self._moved is None and self._has_start():
            words = "another start; 2 for a goal"
        elif marker.side is not None:
            words = f"{words}, a gap in the border"
        scene.label.show_text(words, pointer.point)

    def _marker(self, pointer: Pointer) -> Marker | None:
        """Return the marker that is meant, None off the maze."""
        cell = self.cell_at(pointer)
        if cell is None:
            return None
        side = self._border_side(pointer, cell) if self.kind in _GAPS else None
        if self._moved is not None:
            return replace(self._moved, cell=cell, side=side)
        return Marker(self.kind, cell, side)

    def _border_side(self, pointer: Pointer, cell: Cell) -> PortSide | None:
        """Return the side of the outer border that the pointer is near to."""
        maze, near = self.bench.document.maze, self.geometry.near(np.array([[pointer.x, pointer.y]]))
        side = Side(int(near.sides[0]))
        is_near = near.distances[0] < _NEAR_BORDER and maze.has_side(cell, side)
        return PortSide(side.name) if is_near and maze.is_border(cell, side) else None

    def _at(self, cell: Cell) -> Marker | None:
        """Return the marker of the chosen kind on a cell."""
        markers = self.bench.document.maze.markers.at(cell)
        return next((marker for marker in markers if marker.kind is self.kind), None)

    def _has_start(self) -> bool:
        return any(marker.kind is MarkerKind.START for marker in self.bench.document.maze.markers)

    def _without(self, marker: Marker) -> list[Edit]:
        """Return the edits that take one marker of a cell away."""
        others = [other for other in self.bench.document.maze.markers.at(marker.cell) if other != marker]
        return [RemoveMarker(marker.cell), *map(PlaceMarker, others)]

    def _remove(self, cell: Cell | None) -> None:
        if cell is None:
            return
        markers = self.bench.document.maze.markers.at(cell)
        if markers:
            what = WORDS[markers[0].kind] if len(markers) == 1 else "markers"
            self.bench.do(RemoveMarker(cell), f"remove {what}")
        else:
            self.bench.refuse(f"There is no marker in cell {cell}.")

    def _sign(self, marker: Marker) -> QPainterPath:
        """Return the badge of a marker."""
        middle = cell_middle(self.geometry, marker.cell, self.bench.document.maze.origin)
        path = QPainterPath()
        path.addEllipse(QPointF(0, 0), 0.32, 0.32)
        path.addPath(SIGNS[marker.kind]())
        return path.translated(middle)
