"""The link, marker or region at a place, found again after edits; and the last place that was pointed at."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, Slot

from mazarine.gui.canvas.pointer import Pointer
from mazarine.gui.canvas.ports import port_side_at
from mazarine.gui.canvas.view import MazeView
from mazarine.gui.editing.commands import flat_edits
from mazarine.gui.session.current import CurrentSession
from mazarine.maze import Cell, Link, Marker, Maze, Port
from mazarine.maze.codes import Matter
from mazarine.maze.edits import Change, RemoveLink, places_after
from mazarine.maze.edits.markers import marker_placed

_MANY = 64
"""Edits of one change up to which it is looked for what they placed."""


@dataclass(frozen=True)
class LinkHere:
    """The link that a port carries."""

    port: Port

    def find(self, maze: Maze) -> Link | None:
        return maze.links.at(self.port)


@dataclass(frozen=True)
class MarkerHere:
    """A marker, and its index among those of its cell, by which it is found after a change."""

    marker: Marker
    index: int

    @classmethod
    def of(cls, maze: Maze, marker: Marker) -> MarkerHere:
        return cls(marker, maze.markers.at(marker.cell).index(marker))

    def find(self, maze: Maze) -> Marker | None:
        markers = maze.markers.at(self.marker.cell)
        if self.marker in markers:
            return self.marker
        return markers[self.index] if self.index < len(markers) else None


@dataclass(frozen=True)
class RegionHere:
    """The region of a lattice cell."""

    cell: Cell


Here = LinkHere | MarkerHere | RegionHere


def things_at(maze: Maze, level: int, pointer: Pointer) -> list[Here]:
    """Return the elements under the pointer, the nearest first; none outside the maze."""
    row, col = maze.geometry.place(pointer.x, pointer.y)
    cell = maze.grid.cell_at((level, row, col))
    if not maze.grid.holds(cell):
        return []
    near = Port(cell, port_side_at(maze.geometry, pointer.x, pointer.y))
    ports = maze.links.ports_of(cell)
    found: list[Here] = [LinkHere(near)] if near in ports else []
    found += [MarkerHere(marker, index) for index, marker in enumerate(maze.markers.at(cell))]
    found += [LinkHere(port) for port in ports if port != near]
    if maze.cells[level, row, col] >> 1 != Matter.ROCK:
        found.append(RegionHere(cell))
    return found


def placed_by(maze: Maze, change: Change) -> Here | None:
    """Return the link or marker that a change placed last, None if it placed none."""
    found: Here | None = None
    # The inverse begins with the last edit.
    for count, edit in enumerate(flat_edits(change.inverse)):
        if count >= _MANY or found is not None:
            break
        if isinstance(edit, RemoveLink) and maze.links.at(edit.port) is not None:
            found = LinkHere(edit.port)
        marker = marker_placed(maze, edit)
        if marker is not None:
            found = MarkerHere.of(maze, marker)
    return found


class HereTracker(QObject):
    """Keeps the last place of the pointer in the maze, and the link or marker that was placed last.

    Attributes
    ----------
    pointer : None before the pointer was in the maze
    placed : None if nothing was placed, or cells have moved since
    """

    def __init__(self, current: CurrentSession, view: MazeView, parent: QObject) -> None:
        super().__init__(parent)
        self._current = current
        self.pointer: Pointer | None = None
        self.placed: Here | None = None
        view.pointer_moved.connect(self._note_pointer)
        current.maze_changed.connect(self._follow)
        current.maze_replaced.connect(self._forget)

    @Slot(object)
    def _note_pointer(self, pointer: Pointer | None) -> None:
        # When the pointer goes to the menu, its last place in the maze counts.
        if pointer is not None:
            self.pointer = pointer

    @Slot(object)
    def _follow(self, change: Change) -> None:
        if change.reshaped:
            if places_after(change) is not None:
                self.placed = None
        else:
            self.placed = placed_by(self._current.maze, change) or self.placed

    @Slot()
    def _forget(self) -> None:
        self.placed = None
