"""Copies of a maze as it is at one moment, made in other threads while it is edited."""

from __future__ import annotations

from threading import Lock
from weakref import WeakSet, ref

from mazarine.maze.buffers import Buffers
from mazarine.maze.edits import Change, Edit
from mazarine.maze.maze import Maze


class Snapshots:
    """Makes every edit of a maze from now on, and takes snapshots of it.

    A snapshot costs nothing when it is taken, and an edit costs what it changes, however large the maze is:
    the thread that asks for the copy makes it, and undoes there what was edited meanwhile.

    Attributes
    ----------
    maze : the maze that is edited
    lock, upheavals, uncopied : for its snapshots: held while an edit is made; how often all of the arrays
        may have changed; the snapshots that have no copy yet
    """

    def __init__(self, maze: Maze) -> None:
        self.maze = maze
        self.lock = Lock()
        self.upheavals = 0
        self.uncopied: WeakSet[Snapshot] = WeakSet()
        self._newest: ref[Snapshot] | None = None

    def apply(self, edit: Edit) -> Change:
        """Apply an edit; `EditRejected` if the maze cannot take the edit; it is then as it was."""
        with self.lock:
            # An edit of several parts that is rejected was made in part, and undone.
            self.upheavals += 1
            change = edit.apply(self.maze)
            if not change.reshaped:
                self.upheavals -= 1
            for snapshot in self.uncopied:
                snapshot.changes.append(change)
        self._newest = None
        return change

    def take(self) -> Snapshot:
        """Return the snapshot of the maze as it is now: one and the same until the next edit."""
        snapshot = None if self._newest is None else self._newest()
        if snapshot is None:
            snapshot = Snapshot(self)
            self._newest = ref(snapshot)
        return snapshot


class Snapshot:
    """A maze as it was when this was taken.

    Attributes
    ----------
    changes : what has been edited since, until there is a copy; for `Snapshots` only
    """

    def __init__(self, source: Snapshots) -> None:
        self.changes: list[Change] = []
        self._source = source
        self._copying = Lock()
        self._copy: Maze | None = None
        source.uncopied.add(self)

    def maze(self) -> Maze:
        """Return the maze, which is copied on the first call; from any thread, to be read only."""
        with self._copying:
            while self._copy is None:
                self._copy = self._copied()
            return self._copy

    def _copied(self) -> Maze | None:
        """Copy the maze and undo what was edited since; None if all has changed meanwhile."""
        source = self._source
        with source.lock:
            live, upheavals, begun = source.maze.buffers, source.upheavals, len(self.changes)
        copies = Buffers(*(array.copy() for array in live))
        with source.lock:
            if source.upheavals != upheavals:
                return None
            for change in self.changes[begun:]:
                for copy, array in zip(copies, live, strict=True):
                    copy.reshape(-1)[change.dirty] = array.reshape(-1)[change.dirty]
            maze = source.maze.with_buffers(copies)
            source.uncopied.discard(self)
        for change in reversed(self.changes):
            change.inverse.apply(maze)
        self.changes.clear()
        return maze
