"""Points that grow: the sentence of each step, and an example that can be stepped through."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from mazarine.gui.documents.document import Document
from mazarine.gui.i18n import tr_later
from mazarine.lattice.triplets import Triplet
from mazarine.maze import Maze
from mazarine.maze.borders import close_borders
from mazarine.maze.codes import Matter
from mazarine.maze.edits import Expand, PlaceFirstPoint
from mazarine.maze.edits.growing import Neighbor
from mazarine.messages import Message, Series


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


def expansion_message(number: int, neighbors: Sequence[Neighbor]) -> Message:
    """Return the message of an expansion: which points are new, and which exist, with or without links.

    >>> from mazarine.maze import Maze
    >>> maze = Maze.blank(1, 1, lattice="honeycomb")
    >>> _ = PlaceFirstPoint((0, 0, 0)).apply(maze), Expand((0, 0, 0)).apply(maze)
    >>> str(expansion_message(*Expand((1, 0, 0)).outcome(maze)))
    'P2: P5 (1, 1, 0) and P6 (1, 0, -1) are new, P1 exists.'
    """
    new = [point_name(it.number, it.point) for it in neighbors if it.is_new]
    changes = []
    if len(new) == 1:
        changes.append(tr_later("{point} is new", point=new[0]))
    elif new:
        changes.append(tr_later("{points} are new", points=Series(tuple(new))))
    for it in sorted(neighbors, key=lambda it: it.opens_link):
        if not it.is_new:
            name = point_name(it.number) if it.number else str(it.point)
            changes.append(
                tr_later("{point} exists, only the link is new", point=name)
                if it.opens_link
                else tr_later("{point} exists", point=name)
            )
    return tr_later("{point}: {changes}.", point=point_name(number), changes=Series(tuple(changes), ", "))


def point_name(number: int, point: Triplet | None = None) -> str:
    """Return the name of a point, with its triplet if that is given."""
    return f"P{number}" if point is None else f"P{number} {point}"
