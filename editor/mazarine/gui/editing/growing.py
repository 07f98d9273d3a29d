"""Points that grow: the sentence of each step, and an example that can be stepped through."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from mazarine.gui.editing.document import Document
from mazarine.gui.i18n import tr_later
from mazarine.lattice.directions import DIRECTIONS, directions_of
from mazarine.lattice.triplets import Triplet
from mazarine.maze import Maze
from mazarine.maze.borders import close_borders
from mazarine.maze.codes import Matter
from mazarine.maze.edits import Expand, PlaceFirstPoint
from mazarine.maze.edits.growing import Neighbor
from mazarine.messages import Message, Series

if TYPE_CHECKING:
    from mazarine.generators import GrowthMarks


def replay(document: Document, script: Path) -> None:
    """Grow the points of a maze again, from a board without points: each line of a script is an undo step."""
    from mazarine.files.script import steps_of  # noqa: PLC0415  # not for the start

    document.replace(_without_points(document.maze), name=document.name)
    with script.open("rb") as stream:
        for step in steps_of(stream, script.name):
            if isinstance(step.edit, PlaceFirstPoint | Expand):
                document.do(step.edit, step_message(step.edit, document.maze))
    document.undo_stack.setClean()


def _without_points(maze: Maze) -> Maze:
    bare = maze.copy()
    bare.growth = None
    bare.buffers.cells[:] = Matter.ROCK << 1
    bare.buffers.walls[:] = 0
    close_borders(bare.buffers.walls, bare.lattice, bare.origin)
    return bare


def step_message(step: PlaceFirstPoint | Expand, maze: Maze) -> Message:
    """Return the sentence of a step that a maze is about to make."""
    if isinstance(step, Expand):
        return expansion_message(*step.outcome(maze))
    return tr_later("P1 {point} is new.", point=step.point)


def expansion_message(number: int, neighbors: Sequence[Neighbor], *, has_directions: bool = False) -> Message:
    """Return the message of an expansion: which points are new, and which exist, with or without links.

    >>> from mazarine.maze import Maze
    >>> maze = Maze.blank(1, 1, lattice="honeycomb")
    >>> _ = PlaceFirstPoint((0, 0, 0)).apply(maze), Expand((0, 0, 0)).apply(maze)
    >>> str(expansion_message(*Expand((1, 0, 0)).outcome(maze)))
    'P2: P5 (1, 1, 0) and P6 (1, 0, -1) are new, P1 exists.'
    """

    def name(it: Neighbor, point: Triplet | None = None) -> str:
        return (f"D{it.direction.number} " if has_directions else "") + point_name(it.number, point)

    new = [name(it, it.point) for it in neighbors if it.is_new]
    changes = []
    if len(new) == 1:
        changes.append(tr_later("{point} is new", point=new[0]))
    elif new:
        changes.append(tr_later("{points} are new", points=Series(tuple(new))))
    for it in sorted(neighbors, key=lambda it: it.opens_link):
        if not it.is_new:
            existing = name(it) if it.number else str(it.point)
            changes.append(
                tr_later("{point} exists, only the link is new", point=existing)
                if it.opens_link
                else tr_later("{point} exists", point=existing)
            )
    return tr_later("{point}: {changes}.", point=point_name(number), changes=Series(tuple(changes), ", "))


def generated_step_message(maze: Maze, marks: GrowthMarks, created: int) -> Message | None:
    """Return the sentence of the last step of points that a generator grows; None without one."""
    growth, point_at = maze.growth, maze.lattice.point_at
    if growth is None or point_at is None or marks.current is None:
        return None
    waiting = set(map(tuple, marks.waiting.tolist()))
    row, col = marks.current
    number = growth.number_at((row + maze.origin[0], col + maze.origin[1]))
    point = point_at(row + maze.origin[0], col + maze.origin[1])
    if (row, col) in waiting:
        return tr_later("{point} is new.", point=point_name(number, point))
    neighbors = []
    for direction in (DIRECTIONS[it - 1] for it in directions_of(point, maze.lattice.mirrored)):
        beside = row + direction.down, col + direction.right
        place = beside[0] + maze.origin[0], beside[1] + maze.origin[1]
        other = growth.number_at(place)
        if other:
            is_new = other > len(growth) - created
            neighbors.append(Neighbor(direction, point_at(*place), place, other, is_new, beside in waiting))
    neighbors.sort(key=lambda it: (not it.is_new, it.number if it.is_new else 0))
    return expansion_message(number, neighbors, has_directions=True)


def point_name(number: int, point: Triplet | None = None) -> str:
    """Return the name of a point, with its triplet if that is given."""
    return f"P{number}" if point is None else f"P{number} {point}"
