"""Edits taken one after the other, with undo, redo and the segmentation kept up."""

from __future__ import annotations

import time
from dataclasses import dataclass

from editor.cli.agreement import disagreement
from editor.errors import EditRejected, MazeError
from editor.files.script import Step
from editor.maze import Maze
from editor.maze.edits import Change, Edit, SetWalls
from editor.regions import Segmentation


@dataclass(frozen=True)
class Stepped:
    """What a step took.

    Attributes
    ----------
    step : the step
    microseconds : what the update of the segmentation took, 0 where none is kept
    visited : cells and faces that the update looked at or wrote
    """

    step: Step
    microseconds: float = 0.0
    visited: int = 0


class Session:
    """A maze under edit.

    Parameters
    ----------
    maze : what is edited
    follow : whether a segmentation is kept up
    check : whether it is compared with a fresh one after every step
    """

    def __init__(self, maze: Maze, *, follow: bool = False, check: bool = False) -> None:
        self._maze = maze
        self._check = check
        self._undo: list[Edit] = []
        self._redo: list[Edit] = []
        self._segmentation = _warm_segmentation(maze) if follow or check else None

    @property
    def segmentation(self) -> Segmentation:
        """The segmentation of the maze as it is now; made on the spot if none is kept up."""
        return self._segmentation or Segmentation.of(self._maze)

    def take(self, step: Step) -> Stepped:
        """Take a step.

        Raises
        ------
        EditRejected
            If the maze cannot take it, or there is nothing to undo or redo; all is as it was.
        MazeError
            If the segmentation that is kept up differs from a fresh one.
        """
        change = self._apply(step)
        if self._segmentation is None:
            return Stepped(step)
        start = time.perf_counter_ns()
        delta = self._segmentation.update(change)
        microseconds = (time.perf_counter_ns() - start) / 1000
        if self._check:
            self._compare()
        return Stepped(step, round(microseconds, 1), delta.visited)

    def _apply(self, step: Step) -> Change:
        if step.edit is not None:
            change = step.edit.apply(self._maze)
            self._undo.append(change.inverse)
            self._redo.clear()
            return change
        ways = {"undo": (self._undo, self._redo), "redo": (self._redo, self._undo)}
        edits, back = ways[step.word]
        if not edits:
            raise EditRejected(f"There is nothing to {step.word}.")
        change = edits[-1].apply(self._maze)
        edits.pop()
        back.append(change.inverse)
        return change

    def _compare(self) -> None:
        wrong = disagreement(self.segmentation, Segmentation.of(self._maze), self._maze)
        if wrong:
            raise MazeError(f"The segmentation that was kept up is wrong: {wrong}.")


def _warm_segmentation(maze: Maze) -> Segmentation:
    """Segment a maze, and load all that an update needs, so that the first one is timed like the rest."""
    sample = Maze.blank(2, 2)
    small = Segmentation.of(sample)
    small.update(SetWalls([(0, 0, 0, "E", "wall")]).apply(sample))
    return Segmentation.of(maze)
