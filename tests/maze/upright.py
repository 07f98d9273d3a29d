"""What holds for every edit, whatever it does."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from mazarine.errors import EditRejected
from mazarine.lattice import SQUARE
from mazarine.maze import Maze
from mazarine.maze.edits import Change, Edit
from mazarine.regions.space import Space
from tests.refusals import refused


def applied(edit: Edit, maze: Maze) -> Change:
    """Apply an edit; require that it tells what is dirty, and that its inverse takes it back and forth."""
    change = apply_checked(edit, maze)
    after = maze.copy()
    before = maze.copy()
    redo = change.inverse.apply(before)
    assert sorted(redo.dirty.tolist()) == sorted(change.dirty.tolist())
    redo.inverse.apply(before)
    assert before == after, "redo after undo"
    return change


def apply_checked(edit: Edit, maze: Maze) -> Change:
    """Apply an edit; require that it tells what is dirty, and that its inverse restores the maze."""
    before = maze.copy()
    change = edit.apply(maze)
    require_dirty(before, maze, change)
    restored = maze.copy()
    change.inverse.apply(restored)
    assert restored == before
    require_accepted(maze)
    return change


def require_accepted(maze: Maze) -> None:
    """Require that a maze keeps the rules that files and scripts must keep."""
    Maze(
        maze.cells,
        maze.walls,
        lattice=maze.lattice,
        origin=maze.origin,
        links=maze.links,
        markers=maze.markers,
    )


def require_dirty(before: Maze, after: Maze, change: Change) -> None:
    """Require that every place which looks or is passed otherwise is dirty."""
    if change.reshaped:
        assert change.dirty.tolist() == []
        return
    assert (before.shape, before.origin) == (after.shape, after.origin)
    assert change.dirty.dtype == np.int64
    assert change.dirty.tolist() == sorted(set(change.dirty.tolist()))
    was, now = looks(before), looks(after)
    changed = {place for place in range(after.cells.size) if was[place] != now[place]}
    assert changed <= set(change.dirty.tolist())


def looks(maze: Maze) -> list[tuple[object, ...]]:
    """Return, for every flat place, what can be seen and passed there."""
    space = Space.of(maze)
    passed = space.grid.view(space.cells).ravel().tolist()
    found = []
    for flat, place in enumerate(np.ndindex(maze.shape)):
        cell = maze.grid.cell_at(place)
        walls = [maze.wall_at(cell, side) for side in SQUARE.sides]
        links = {port: maze.links.at(port) for port in maze.links.ports_of(cell)}
        found.append((int(maze.cells[place]), passed[flat], walls, links, maze.markers.at(cell)))
    return found


def rejected(make: Callable[[], Edit], maze: Maze, code: str, /, **fields: object) -> None:
    """Require that an edit is refused with this code and these fields, and that the maze is as it was."""
    before = maze.copy()
    with refused(EditRejected, code, **fields):
        make().apply(maze)
    assert maze == before
    assert looks(maze) == looks(before)


def shifted(maze: Maze, origin: tuple[int, int]) -> Maze:
    """Return a maze of the same cells and walls with another origin."""
    return Maze(maze.cells, maze.walls, origin=origin)
