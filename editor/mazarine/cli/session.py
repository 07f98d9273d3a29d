"""Edits applied one after the other, with undo, redo and an updated segmentation."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

import numpy as np

from mazarine.cli.messages import CliMessage
from mazarine.errors import EditRejected, MazeError
from mazarine.files.script import ScriptStep
from mazarine.lattice.grid import Places
from mazarine.maze import Maze
from mazarine.maze.edits import Change, Edit
from mazarine.messages import Message
from mazarine.regions import Delta, Kind, Segmentation
from mazarine.regions.summary import FaceChanges, UpdateRecorder, UpdateSummary, watch_faces


@dataclass(frozen=True)
class Stepped:
    """A step that was applied.

    Attributes
    ----------
    microseconds : the duration of the update of the segmentation, 0 without one
    visited : cells and faces that the update read or wrote
    changes : the changes of the regions; None if they are not requested, or the extent has changed
    """

    step: ScriptStep
    microseconds: float = 0.0
    visited: int = 0
    changes: dict[str, Any] | None = None


class Session:
    """A maze that is edited.

    Parameters
    ----------
    follow : whether a segmentation is updated with it
    check : whether it is compared with a new one after every step
    summarize : whether the changes of the regions are returned for each step
    """

    def __init__(
        self, maze: Maze, *, follow: bool = False, check: bool = False, summarize: bool = False
    ) -> None:
        self._maze = maze
        self._check = check
        self._undo: list[Edit] = []
        self._redo: list[Edit] = []
        self._segmentation = Segmentation.of(maze) if follow or check or summarize else None
        is_summarized = summarize and self._segmentation is not None
        self._summarizer = _Summarizer(self.segmentation) if is_summarized else None

    @property
    def segmentation(self) -> Segmentation:
        """The segmentation of the maze in its present state; a new one if none is updated."""
        return self._segmentation or Segmentation.of(self._maze)

    def take(self, step: ScriptStep) -> Stepped:
        """Apply a step.

        Raises
        ------
        EditRejected
            If the maze does not accept it, or there is nothing to undo or redo; nothing has changed.
        MazeError
            If the updated segmentation differs from a new one.
        """
        change = self._apply(step)
        if self._segmentation is None:
            return Stepped(step)
        if self._summarizer is None:
            microseconds, delta = _timed_update(self._segmentation, change)
            changes = None
        else:
            microseconds, delta, summary = self._summarizer.update(change)
            changes = None if summary is None else changes_of(summary, self._maze)
        if self._check:
            self._compare()
        return Stepped(step, round(microseconds, 1), delta.visited, changes)

    def _apply(self, step: ScriptStep) -> Change:
        if step.edit is not None:
            change = step.edit.apply(self._maze)
            self._undo.append(change.inverse)
            self._redo.clear()
            return change
        edits, inverses, refusal = (
            (self._undo, self._redo, CliMessage.NOTHING_TO_UNDO)
            if step.word == "undo"
            else (self._redo, self._undo, CliMessage.NOTHING_TO_REDO)
        )
        if not edits:
            raise EditRejected(refusal())
        change = edits[-1].apply(self._maze)
        edits.pop()
        inverses.append(change.inverse)
        return change

    def _compare(self) -> None:
        found = difference(self.segmentation, Segmentation.of(self._maze), self._maze)
        if found is not None:
            raise MazeError(CliMessage.SEGMENTATION_WRONG(difference=found))


class _Summarizer:
    """Updates a segmentation, and summarizes each update.

    It keeps a copy of the arrays, which the deltas bring up to date.
    """

    def __init__(self, segmentation: Segmentation) -> None:
        self._segmentation = segmentation
        self._copy()

    def _copy(self) -> None:
        self._kind, self._region = np.array(self._segmentation.kind), np.array(self._segmentation.region)

    def update(self, change: Change) -> tuple[float, Delta, UpdateSummary | None]:
        """Update; return the duration in microseconds, the delta and the summary."""
        segmentation, microseconds = self._segmentation, 0.0

        def update() -> Delta:
            nonlocal microseconds
            microseconds, delta = _timed_update(segmentation, change)
            return delta

        if change.reshaped:
            delta = update()
            self._copy()
            return microseconds, delta, None
        places = segmentation.space.grid.flat_to_padded(change.dirty)
        delta, faces = watch_faces(segmentation, places, update)
        return microseconds, delta, self._summary(delta, faces)

    def _summary(self, delta: Delta, faces: FaceChanges) -> UpdateSummary:
        recorder = UpdateRecorder()
        recorder.record(delta, faces, self._kind, self._region)
        delta.write(self._kind, self._region)
        return recorder.summary(self._kind, self._region, self._segmentation.regions.size_of)


def _timed_update(segmentation: Segmentation, change: Change) -> tuple[float, Delta]:
    """Update; return the duration in microseconds, and the delta."""
    start = time.perf_counter_ns()
    delta = segmentation.update(change)
    return (time.perf_counter_ns() - start) / 1000, delta


def changes_of(summary: UpdateSummary, maze: Maze) -> dict[str, Any]:
    """Return what an update did: first what was removed, then what was added.

    Parameters
    ----------
    summary : of the update
    maze : as it is after the update, for the lattice coordinates
    """

    def cells(places: Places) -> list[list[int]]:
        listed: list[list[int]] = maze.grid.cells_at_flat(places).tolist()
        return listed

    rooms, corridors = summary.rooms, summary.corridors
    return {
        "faces_lost": cells(summary.faces_lost),
        "rooms_split": [{"room": old, "into": list(parts)} for old, parts in rooms.split.items()],
        "rooms_gone": list(rooms.gone),
        "cells_left_rooms": cells(rooms.left),
        "cells_left_corridors": cells(corridors.left),
        "corridors_cut": [{"corridor": old, "into": list(parts)} for old, parts in corridors.split.items()],
        "corridors_gone": list(corridors.gone),
        "crossroads_gone": cells(summary.crossroads_gone),
        "faces_gained": cells(summary.faces_gained),
        "rooms_merged": [{"from": list(parts), "room": new} for new, parts in rooms.merged.items()],
        "rooms_new": list(rooms.new),
        "cells_joined_rooms": cells(rooms.joined),
        "cells_joined_corridors": cells(corridors.joined),
        "corridors_joined": [
            {"from": list(parts), "corridor": new} for new, parts in corridors.merged.items()
        ],
        "corridors_new": list(corridors.new),
        "crossroads_new": cells(summary.crossroads_new),
    }


def difference(updated: Segmentation, new: Segmentation, maze: Maze) -> Message | None:
    """Return the first difference of an updated segmentation from a new one; None if they are the same."""
    if updated.kind.shape != new.kind.shape:
        return CliMessage.SHAPE_DIFFERS(found=updated.kind.shape, expected=new.kind.shape)
    differs = updated.kind != new.kind
    if differs.any():
        first = int(differs.argmax())
        found, expected = (Kind(int(it.kind.flat[first])).name.lower() for it in (updated, new))
        return CliMessage.KIND_DIFFERS(cell=_cell(maze, first), found=found, expected=expected)
    return _region_difference(updated, new, maze) or _room_difference(updated, new)


def _region_difference(updated: Segmentation, new: Segmentation, maze: Maze) -> Message | None:
    """Compare which cells share a region: each number must correspond to one number of the other."""
    ours, theirs = updated.region.reshape(-1).astype(np.int64), new.region.reshape(-1)
    pairs, firsts = np.unique(ours << 32 | theirs, return_index=True)
    for numbers in (pairs >> 32, pairs & 0xFFFFFFFF):
        _, places, counts = np.unique(numbers, return_index=True, return_counts=True)
        if (counts > 1).any():
            first = int(firsts[places[counts > 1]].min())
            return CliMessage.REGION_DIFFERS(cell=_cell(maze, first))
    return None


def _room_difference(updated: Segmentation, new: Segmentation) -> Message | None:
    """Compare rooms by their faces; a room all of whose cells are entries has no cells of its own."""
    differing = _rooms(new) ^ _rooms(updated)
    if not differing:
        return None
    return CliMessage.ROOM_DIFFERS(cell=min(min(room) for room in differing))


def _rooms(segmentation: Segmentation) -> set[tuple[tuple[int, ...], ...]]:
    return {
        tuple(sorted(map(tuple, region.faces.tolist())))  # Two kinds of faces may have one anchor.
        for region in segmentation.regions.values()
        if region.kind is Kind.ROOM
    }


def _cell(maze: Maze, flat: int) -> tuple[int, ...]:
    (cell,) = maze.grid.cells_at_flat(np.array([flat])).tolist()
    return tuple(cell)
