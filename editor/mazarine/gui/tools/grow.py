"""The grow tool: a click on a free point of a honeycomb creates its neighbors."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt

from mazarine.errors import EditRejected
from mazarine.gui.canvas.items.drawing_aids import heading
from mazarine.gui.canvas.pointer import Pointer
from mazarine.gui.canvas.ports import cell_middle
from mazarine.gui.editing.growing import point_name, step_message
from mazarine.gui.i18n import tr_later
from mazarine.gui.tools.tool import Tool
from mazarine.maze import Cell
from mazarine.maze.edits import Edit, Expand, PlaceFirstPoint
from mazarine.maze.edits.growing import directions_at, has_points, point_number
from mazarine.messages import Message

_KEYS = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_5, Qt.Key.Key_6)
_NO_HONEYCOMB = tr_later("Only a honeycomb can grow from points. Choose that lattice in File › New.")
_ANOTHER_LEVEL = tr_later("Points grow only on the lowest level. Go to that level first.")
_HIDDEN = tr_later("The player's view hides points. Press V to show everything.")
_MARGIN_PX = 40


class Grow(Tool):
    """Creates the neighbors of the free point under the pointer, first in the direction of the pointer.

    While there are no points, a click places the first one.
    """

    name = "tool.grow"
    manual = "how-to/draw.md#grow-points"
    hint = tr_later(
        "Click a free point to create its neighbors, first toward the pointer. 1 to 6: choose the direction."
    )

    _cell: Cell | None = None
    """The free point under the pointer."""
    _chosen = 0
    """The direction that was chosen by a key."""

    def press(self, pointer: Pointer, erases: bool) -> None:
        """Expand the point, place the first one, or show why neither is possible."""
        cell = self.cell_at(pointer)
        if erases or cell is None:
            return
        if self._is_hidden:
            self.context.refuse(_HIDDEN)
            return
        maze = self.context.document.maze
        if maze.lattice.point_at is None or cell[0] != 0:
            self.context.refuse(_NO_HONEYCOMB if maze.lattice.point_at is None else _ANOTHER_LEVEL)
            return
        point = maze.lattice.point_at(*cell[1:])
        if not has_points(maze):
            first = PlaceFirstPoint(point)
            self._do(first, tr_later("place first point"), step_message(first, maze))
            return
        self._aim(cell)
        expand = Expand(point, self._direction(pointer, cell) if self._cell == cell else None)
        try:
            number, neighbors = expand.outcome(maze)
        except EditRejected as rejection:
            self.context.refuse(rejection.message)
            return
        note = step_message(expand, maze)
        self._do(expand, tr_later("expand {point}", point=point_name(number)), note)
        self._scroll_to([it.place for it in neighbors])

    def release(self, pointer: Pointer) -> None:
        self.hover(pointer)

    def hover(self, pointer: Pointer) -> None:
        """Show the compass of a free point, or where a click places the first."""
        scene, maze, cell = self.context.scene, self.context.document.maze, self.cell_at(pointer)
        scene.clear_previews()
        if cell is None or cell[0] != 0 or maze.lattice.point_at is None or self._is_hidden:
            self.leave()
            return
        if not has_points(maze):
            self.show_cell(pointer, filled=False)
            scene.label.show_at(point_name(1, maze.lattice.point_at(*cell[1:])), pointer.point)
            return
        self._aim(cell)
        if self._cell is not None:
            directions = self._directions(cell)
            scene.compass.show_around(self._middle(cell), directions, self._direction(pointer, cell))

    def leave(self) -> None:
        """Forget the point and the direction."""
        self._cell, self._chosen = None, 0

    def cancel(self) -> None:
        self.leave()
        self.context.scene.clear_previews()

    def takes_key(self, key: Qt.Key) -> bool:
        return self._cell is not None and key in _KEYS and not self._is_hidden

    def press_key(self, key: Qt.Key, *, shift: bool) -> None:
        del shift
        direction = _KEYS.index(key) + 1
        if self._cell is not None and direction in self._directions(self._cell):
            self._chosen = direction
            compass = self.context.scene.compass
            compass.show_around(compass.pos(), compass.directions, direction)

    @property
    def _is_hidden(self) -> bool:
        """Whether the maze is shown as a player sees it, without points."""
        return self.context.scene.has_players_view

    def _aim(self, cell: Cell) -> None:
        """Notice which free point is under the pointer; the direction of a key is for one point only."""
        maze = self.context.document.maze
        number = point_number(maze, cell[1:])
        is_free = maze.growth is not None and number > 0 and maze.growth.is_free(number)
        before, self._cell = self._cell, cell if is_free else None
        if self._cell != before:
            self._chosen = 0

    def _direction(self, pointer: Pointer, cell: Cell) -> int:
        """Return the direction that was chosen by a key, or else the one nearest to the pointer."""
        if self._chosen:
            return self._chosen
        towards = pointer.point - self._middle(cell)

        def nearness(direction: int) -> float:
            return QPointF.dotProduct(heading(direction), towards)

        return max(self._directions(cell), key=nearness)

    def _directions(self, cell: Cell) -> Sequence[int]:
        maze = self.context.document.maze
        point_at = maze.lattice.point_at
        return () if point_at is None else sorted(directions_at(maze, point_at(*cell[1:])))

    def _middle(self, cell: Cell) -> QPointF:
        return cell_middle(self.geometry, cell, self.context.document.maze.origin)

    def _do(self, edit: Edit, title: Message, note: Message) -> None:
        """Make an edit as one undo step, as a stroke so that a growing board stays in place; show a note."""
        stroke = self.context.document.begin_stroke(title)
        try:
            stroke.apply(edit)
        except EditRejected as rejection:
            stroke.finish()
            self.context.refuse(rejection.message)
            return
        stroke.finish()
        self.leave()
        self.context.show_note(note)

    def _scroll_to(self, places: Sequence[tuple[int, int]]) -> None:
        rect = QRectF()
        for row, col in places:
            middle = self._middle((0, row, col))
            rect |= QRectF(middle, middle).adjusted(-0.5, -0.5, 0.5, 0.5)
        for view in self.context.scene.views():
            view.ensureVisible(rect, _MARGIN_PX, _MARGIN_PX)
