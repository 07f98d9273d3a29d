"""The grow tool: a click lets a free point of a honeycomb create its neighbors."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt

from mazewright.errors import EditRejected
from mazewright.gui.canvas.items.drawing_aids import heading
from mazewright.gui.canvas.pointer import Pointer
from mazewright.gui.canvas.ports import cell_middle, cell_path
from mazewright.gui.canvas.previews import ACCENT
from mazewright.gui.i18n import tr
from mazewright.gui.tools.tool import Tool
from mazewright.lattice.triplets import Triplet
from mazewright.maze import Cell
from mazewright.maze.edits import Edit, Expand, PlaceFirstPoint
from mazewright.maze.edits.growing import Neighbor, directions_at, has_points
from mazewright.maze.growth import point_number

_KEYS = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_5, Qt.Key.Key_6)
_NO_HONEYCOMB = "Only a honeycomb can grow from points. Choose that lattice in File › New."
_ANOTHER_LEVEL = "Points grow on the lowest level."
_UNSEEN = "The player's view hides points. Press V to show everything."
_IN_SIGHT_PX = 40


class Grow(Tool):
    """Lets the free point under the pointer create its neighbors, from the direction of the pointer on.

    Where no point was grown yet, a click makes one the first.
    """

    name = "tool.grow"
    hint = (
        "Click a free point to create its neighbors, first toward the pointer. 1 to 6: choose the direction."
    )

    _cell: Cell | None = None
    """The free point that the compass is around."""
    _chosen = 0
    """The direction that a key chose for it."""

    def press(self, pointer: Pointer, erases: bool) -> None:
        """Expand the point, place the first one, or say why neither can be."""
        cell = self.cell_at(pointer)
        if erases or cell is None:
            return
        if self._is_unseen:
            self.bench.refuse(_UNSEEN)
            return
        maze = self.bench.document.maze
        if maze.lattice.point_at is None or cell[0] != 0:
            self.bench.refuse(_NO_HONEYCOMB if maze.lattice.point_at is None else _ANOTHER_LEVEL)
            return
        point = maze.lattice.point_at(*cell[1:])
        if not has_points(maze):
            self._do(PlaceFirstPoint(point), "place first point", f"P1 {point} {tr('is new')}.")
            return
        self._aim(cell)
        expand = Expand(point, self._direction(pointer, cell) if self._cell == cell else None)
        try:
            number, neighbors = expand.outcome(maze)
        except EditRejected as rejection:
            self.bench.refuse(str(rejection))
            return
        self._do(expand, f"expand P{number}", expansion_words(number, neighbors))
        self._bring_in_sight([it.place for it in neighbors])

    def release(self, pointer: Pointer) -> None:
        """Show the compass of the point under the pointer."""
        self.hover(pointer)

    def hover(self, pointer: Pointer) -> None:
        """Show the compass of a free point, or where a click places the first."""
        scene, maze, cell = self.bench.scene, self.bench.document.maze, self.cell_at(pointer)
        scene.clear_previews()
        if cell is None or cell[0] != 0 or maze.lattice.point_at is None or self._is_unseen:
            self.leave()
            return
        if not has_points(maze):
            scene.hover.show_cells(cell_path(self.geometry, *self.place_at(pointer)), ACCENT, filled=False)
            scene.label.show_text(f"P1 {maze.lattice.point_at(*cell[1:])}", pointer.point)
            return
        self._aim(cell)
        if self._cell is not None:
            directions = self._directions(cell)
            scene.compass.show_around(self._middle(cell), directions, self._direction(pointer, cell))

    def leave(self) -> None:
        """Forget the point and the direction."""
        self._cell, self._chosen = None, 0

    def cancel(self) -> None:
        """Show nothing."""
        self.leave()
        self.bench.scene.clear_previews()

    def takes_key(self, key: Qt.Key) -> bool:
        """Return whether a key names a direction of the point under the pointer."""
        return self._cell is not None and key in _KEYS and not self._is_unseen

    def press_key(self, key: Qt.Key, *, shift: bool) -> None:
        """Choose a direction of the point under the pointer."""
        del shift
        direction = _KEYS.index(key) + 1
        if self._cell is not None and direction in self._directions(self._cell):
            self._chosen = direction
            compass = self.bench.scene.compass
            compass.show_around(compass.pos(), compass.directions, direction)

    @property
    def _is_unseen(self) -> bool:
        """Whether the maze is shown as a player sees it, which is without points."""
        return self.bench.scene.has_players_view

    def _aim(self, cell: Cell) -> None:
        """Notice which free point is under the pointer; what a key chose is for one point only."""
        maze = self.bench.document.maze
        number = point_number(maze, cell[1:])
        is_free = maze.growth is not None and number > 0 and maze.growth.is_free(number)
        before, self._cell = self._cell, cell if is_free else None
        if self._cell != before:
            self._chosen = 0

    def _direction(self, pointer: Pointer, cell: Cell) -> int:
        """Return the direction that a key chose, or else the one nearest to the pointer."""
        if self._chosen:
            return self._chosen
        towards = pointer.point - self._middle(cell)

        def nearness(direction: int) -> float:
            return QPointF.dotProduct(heading(direction), towards)

        return max(self._directions(cell), key=nearness)

    def _directions(self, cell: Cell) -> Sequence[int]:
        maze = self.bench.document.maze
        point_at = maze.lattice.point_at
        return () if point_at is None else sorted(directions_at(maze, point_at(*cell[1:])))

    def _middle(self, cell: Cell) -> QPointF:
        return cell_middle(self.geometry, cell, self.bench.document.maze.origin)

    def _do(self, edit: Edit, text: str, words: str) -> None:
        """Make an edit as one undo step, a stroke: a board that it makes larger stays where it is."""
        stroke = self.bench.document.begin_stroke(text)
        try:
            stroke.apply(edit)
        except EditRejected as rejection:
            stroke.finish()
            self.bench.refuse(str(rejection))
            return
        stroke.finish()
        self.leave()
        self.bench.say(words)

    def _bring_in_sight(self, places: Sequence[tuple[int, int]]) -> None:
        """Scroll to new points beyond the edge of the view."""
        rect = QRectF()
        for row, col in places:
            middle = self._middle((0, row, col))
            rect |= QRectF(middle, middle).adjusted(-0.5, -0.5, 0.5, 0.5)
        for view in self.bench.scene.views():
            view.ensureVisible(rect, _IN_SIGHT_PX, _IN_SIGHT_PX)


def expansion_words(number: int, neighbors: Sequence[Neighbor]) -> str:
    """Return the sentence of an expansion: which points are new, and which exist, with or without links.

    >>> from mazewright.maze import Maze
    >>> maze = Maze.blank(1, 1, lattice="honeycomb")
    >>> _ = PlaceFirstPoint((0, 0, 0)).apply(maze), Expand((0, 0, 0)).apply(maze)
    >>> expansion_words(*Expand((1, 0, 0)).outcome(maze))
    'P2: P5 (1, 1, 0) and P6 (1, 0, -1) are new, P1 exists.'
    """
    new = [f"P{it.number} {it.point}" for it in neighbors if it.is_new]
    clauses = [f"{_listed(new)} {tr('is new' if len(new) == 1 else 'are new')}"] if new else []
    for it in sorted(neighbors, key=lambda it: it.opens_link):
        if not it.is_new:
            words = tr("exists, only the link is new" if it.opens_link else "exists")
            clauses.append(f"{_name(it.number, it.point)} {words}")
    return f"P{number}: {', '.join(clauses)}."


def _listed(names: Sequence[str]) -> str:
    """Return names in a row, with “and” before the last.

    >>> _listed(["P2", "P3", "P4"])
    'P2, P3 and P4'
    """
    *others, last = names
    return f"{', '.join(others)}{tr(' and ')}{last}" if others else last


def _name(number: int, point: Triplet) -> str:
    return f"P{number}" if number else str(point)
