"""Undo steps: commands for the undo stack that only wrap edits."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import Enum, auto
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from PySide6.QtGui import QUndoCommand, QUndoStack

from mazarine.maze.edits import Batch, Change, Edit, Resize, SetCells, SetWalls
from mazarine.messages import Message


class Direction(Enum):
    """Whether a step is made, undone or redone."""

    DO = auto()
    UNDO = auto()
    REDO = auto()


class Step(NamedTuple):
    """The undo step that a change is a part of, by its number."""

    number: int
    direction: Direction


class EditCommand(QUndoCommand):
    """An edit that was already applied; every undo returns the redo, and the other way round."""

    def __init__(
        self, apply: Callable[[Edit, Step], Change], title: Message, inverse: Edit, number: int
    ) -> None:
        super().__init__(str(title))
        self.title = title
        self._apply, self._number = apply, number
        self._opposite = compacted(inverse)
        self._is_made = True

    def redo(self) -> None:
        """Make the edit again; the first call, by the stack's push, finds it made."""
        if not self._is_made:
            self._go()

    def undo(self) -> None:
        self._go()

    def _go(self) -> None:
        step = Step(self._number, Direction.UNDO if self._is_made else Direction.REDO)
        self._opposite = compacted(self._apply(self._opposite, step).inverse)
        self._is_made = not self._is_made


def step_title(stack: QUndoStack | None, index: int) -> Message | None:
    """Return the title of a step of an undo stack, counted from 0; None if there is no such step."""
    command = None if stack is None else stack.command(index)
    return command.title if isinstance(command, EditCommand) else None


def compacted(edit: Edit) -> Edit:
    """Return an equivalent edit in which consecutive edits of walls, or of cells, are one.

    A stroke is hundreds of small edits; one large one is undone within a frame. Only edits that
    `Edit.apply` returned may be joined: they lose no links, so that no state between them matters.
    """
    if not isinstance(edit, Batch):
        return edit
    parts = list(_merged(_resized_once(list(flat_edits(edit)))))
    return parts[0] if len(parts) == 1 else Batch(tuple(parts))


def flat_edits(edit: Edit) -> Iterator[Edit]:
    """Yield the edits of a batch, and of the batches in it, in order."""
    if isinstance(edit, Batch):
        for part in edit.edits:
            yield from flat_edits(part)
    else:
        yield edit


def _resized_once(edits: list[Edit]) -> list[Edit]:
    """Return equivalent edits with one resize, if all resizes grow the board, or all shrink it."""
    sizes = [edit for edit in edits if isinstance(edit, Resize)]
    others = [edit for edit in edits if isinstance(edit, SetWalls | SetCells)]
    if len(sizes) < 2 or len(sizes) + len(others) < len(edits):
        return edits
    if all(later.holds(sooner) for sooner, later in pairwise(sizes)):
        return [sizes[-1], *others]
    if all(sooner.holds(later) for sooner, later in pairwise(sizes)):
        # What lies outside in the end goes whatever was set there before.
        return [*others, sizes[-1]]
    return edits


def _merged(edits: Iterable[Edit]) -> Iterator[Edit]:
    alike: list[Edit] = []
    for edit in edits:
        if alike and type(edit) is not type(alike[0]):
            yield _as_one(alike)
            alike = []
        if isinstance(edit, SetWalls | SetCells):
            alike.append(edit)
        else:
            yield edit
    if alike:
        yield _as_one(alike)


def _as_one(edits: Sequence[Edit]) -> Edit:
    """Join edits that are all of walls or all of cells; the last word on a place counts."""
    if len(edits) == 1:
        return edits[0]
    walls = [edit for edit in edits if isinstance(edit, SetWalls)]
    if walls:
        return SetWalls.of_arrays(
            np.concatenate([edit.cells for edit in walls]),
            np.concatenate([edit.sides for edit in walls]),
            np.concatenate([edit.codes for edit in walls]),
        )
    cells = [edit for edit in edits if isinstance(edit, SetCells)]
    return SetCells.of_arrays(
        np.concatenate([edit.cells for edit in cells]), np.concatenate([edit.codes for edit in cells])
    )
