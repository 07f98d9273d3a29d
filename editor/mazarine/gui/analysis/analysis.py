"""The window's copy of the segmentation, updated by deltas in order."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Signal, Slot

from mazarine.errors import SpaceError
from mazarine.gui.analysis.answers import (
    Answer,
    EntriesAnswer,
    Failure,
    FreshRegions,
    GraphAnswer,
    PathAnswer,
    PlacesAnswer,
    ProgressAnswer,
    RegionDetails,
    RegionGone,
    RegionsChange,
    Stopped,
    TintsAnswer,
)
from mazarine.gui.analysis.inbox import AnyQuestion, changed_cells
from mazarine.gui.analysis.names import region_name
from mazarine.gui.analysis.region_list import RegionList
from mazarine.gui.analysis.segmenter import SegmentationThread
from mazarine.gui.editing.document import Document
from mazarine.maze import Cell
from mazarine.maze.edits import Change
from mazarine.maze.edits.moving import move_of
from mazarine.maze.numbering import Move
from mazarine.messages import Message
from mazarine.regions.lookup import RegionLookup
from mazarine.regions.mirror import RegionMirror

_WAIT_S, _SHORT_WAIT_S = 0.5, 0.03
"""How long the window waits for the regions of a maze that is opened, to show them in its first frame, and of
one that has another size now."""
_MOST_AWAITED = 1 << 24
"""Cells of a maze up to which that may be long enough."""


class AnalysisState(Enum):
    """The state of the background work."""

    WORKING = "working"
    IDLE = "idle"
    STOPPED = "stopped"
    FAILED = "failed"


class Analysis(QObject):
    """The known kinds and regions of the document's maze, and whether they are stale.

    Attributes
    ----------
    regions : which regions there are
    revision : the document's revision that kinds and regions are up to
    progress : the share done of a fresh segmentation, None where none is under way
    """

    regions_replaced = Signal()
    """Everything may have changed: what is known was replaced or removed."""
    regions_changing = Signal(object)
    """A `RegionsChange`, before kinds and regions follow it."""
    regions_changed = Signal(object)
    """A `RegionsChange`, after they have followed it."""
    details_came = Signal(object)
    """`RegionDetails`, or `RegionGone`."""
    entries_came = Signal(object)
    """An `EntriesAnswer`."""
    path_came = Signal(object)
    """A `PathAnswer`."""
    tints_came = Signal(object)
    """A `TintsAnswer`."""
    graph_came = Signal(object)
    """A `GraphAnswer`."""
    places_came = Signal(object)
    """A `PlacesAnswer`."""
    state_changed = Signal()
    failed = Signal(object)
    """A `Message`: why the regions could not be calculated."""

    def __init__(self, document: Document, thread: SegmentationThread, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document, self._thread = document, thread
        self._base_revision = 0
        self._awaits_fresh = True
        self._is_followed = False
        self._has_forgotten, self._wait_s = False, 0.0
        self._failure: Message | None = None
        self._thread_state = AnalysisState.IDLE
        self._mirror: RegionMirror | None = None
        self.regions = RegionList.empty()
        self.revision = -1
        self.progress: float | None = None
        thread.answered.connect(self._take)
        self._begin(None, _WAIT_S)
        self.deliver()

    @property
    def kind(self) -> NDArray[np.uint8] | None:
        """The (levels, rows, cols) kinds of all cells, once they are known."""
        return None if self._mirror is None else self._mirror.kind

    @property
    def region(self) -> RegionLookup | None:
        """The regions of all cells, once they are known."""
        return None if self._mirror is None else self._mirror.region

    @property
    def true_region(self) -> RegionLookup | None:
        """The regions of all cells of the maze as it is now, None while they are not known."""
        is_fit = self.region is not None and self.region.shape == self._document.maze.shape
        return self.region if is_fit and not self.is_stale else None

    def number_at(self, place: Cell) -> int:
        """Return the number of the region at an array place; 0 for rock, and while it is not known."""
        region = self.region
        return 0 if region is None or region.shape != self._document.maze.shape else region.at(place)

    def name_of(self, number: int) -> Message:
        """Return the name of a region, that of the user first."""
        return region_name(
            number, self.regions.kind_of(number), self._document.maze.named_regions.get(number)
        )

    @property
    def state(self) -> AnalysisState:
        if self._thread_state in (AnalysisState.STOPPED, AnalysisState.FAILED):
            return self._thread_state
        return AnalysisState.WORKING if self.is_stale or self.progress is not None else AnalysisState.IDLE

    @property
    def is_stale(self) -> bool:
        """Whether the maze has changed since."""
        return self.revision != self._document.revision

    @Slot()
    def recompute(self) -> None:
        """Segment the maze from scratch; the present regions stay until then, if they still fit."""
        self._begin(())
        self.deliver()

    def _begin(self, moves: tuple[Move, ...] | None, wait_s: float = _SHORT_WAIT_S) -> None:
        """Request the regions of the maze; what is known of another one is forgotten.

        Numbers carry over if `moves` says how the cells have moved since the maze before.

        `deliver` then waits for them, at most `wait_s`, if the maze is small enough.
        """
        maze = self._document.maze
        self._base_revision = self._document.revision
        self._grid, self._path = maze.grid, self._document.path
        self._awaits_fresh = True
        is_another = self.kind is None or self.kind.shape != maze.shape
        if is_another:
            self._forget()
        self.progress, self._thread_state = 0.0, AnalysisState.IDLE
        try:
            maze.grid.require_padding()  # Patches are laid out in this thread.
        except SpaceError as error:
            self._fail_later(error.message)
            self.state_changed.emit()
            return
        self._is_followed = True
        self._thread.inbox.put_maze(self._base_revision, self._document.snapshot(), moves)
        self._thread.wake()
        if is_another and maze.cells.size <= _MOST_AWAITED:
            self._wait_s = wait_s
        self.state_changed.emit()

    def deliver(self) -> None:
        """Emit the signals that `follow` and `start_over` hold back, once all else has followed the maze.

        Until then the signals would reach parts of the window that do not know the maze yet.
        """
        has_forgotten, wait_s, failure = self._has_forgotten, self._wait_s, self._failure
        self._has_forgotten, self._wait_s, self._failure = False, 0.0, None
        if has_forgotten:
            self.regions_replaced.emit()
        if failure is not None:
            self.failed.emit(failure)
        if wait_s:
            self._thread.wait_for_regions(wait_s)

    @Slot()
    def stop(self) -> None:
        """Stop a fresh segmentation that is under way."""
        if self.progress is not None and self.state is not AnalysisState.FAILED:
            self._thread.inbox.stop()
            self._is_followed, self.progress, self._thread_state = False, None, AnalysisState.STOPPED
            self.state_changed.emit()

    def ask(self, question: AnyQuestion) -> None:
        """Ask something; only the last question of each sort is sure to be answered.

        Requests that wait when the maze is segmented from scratch are dropped: repeat them then.
        """
        if self._is_followed:
            self._thread.inbox.put_question(question)
            self._thread.wake()

    def start_over(self) -> None:
        """Drop everything about the maze that was open before; `deliver` must follow.

        Numbers carry over if its file was read again.
        """
        self._mirror = None
        is_same = self._path is not None and self._path == self._document.path
        self._begin(() if is_same else None, _WAIT_S)

    def follow(self, change: Change) -> None:
        """Request an update after a change of the maze; `deliver` must follow."""
        if change.reshaped:
            move = move_of(change, self._grid, self._document.maze.grid)
            self._begin(() if move is None else (move,))
        elif self._is_followed:
            changed = changed_cells(self._document.maze, change.dirty)
            self._thread.inbox.put_change(self._document.revision, changed, self._document.step)
            self._thread.wake()
            self.state_changed.emit()

    @Slot(object)
    def _take(self, answer: Answer) -> None:
        if isinstance(answer, Failure) and (answer.revision >= self._base_revision or not answer.revision):
            self._fail(answer.message)
        elif answer.revision >= self._base_revision and self._thread_state is AnalysisState.IDLE:
            self._TAKE[type(answer)](self, answer)

    def _take_progress(self, progress: ProgressAnswer) -> None:
        self.progress = progress.share
        self.state_changed.emit()

    def _take_stop(self, _stopped: Stopped) -> None:
        self.progress = None
        self.state_changed.emit()

    def _take_regions(self, fresh: FreshRegions) -> None:
        self._mirror, self.regions = fresh.mirror, fresh.regions
        self._awaits_fresh = False
        self.revision, self.progress = fresh.revision, None
        self.regions_replaced.emit()
        self.state_changed.emit()

    def _apply(self, change: RegionsChange) -> None:
        # Updates of the segmentation before may still be on their way; some of them were never made.
        if self._awaits_fresh or self._mirror is None:
            return
        self.regions_changing.emit(change)
        if change.mirror is None:
            try:
                self._mirror.follow(change.delta)
            except MemoryError:
                self.recompute()
                return
        else:
            self._mirror = change.mirror
        self.regions.follow(change.delta, change.facts)
        if change.is_last:
            self.revision = change.revision
        self.regions_changed.emit(change)
        self.state_changed.emit()

    _TAKE: ClassVar[Mapping[type[Answer], Callable[..., None]]] = {
        ProgressAnswer: _take_progress,
        Stopped: _take_stop,
        FreshRegions: _take_regions,
        RegionsChange: _apply,
        RegionDetails: lambda self, answer: self.details_came.emit(answer),
        RegionGone: lambda self, answer: self.details_came.emit(answer),
        EntriesAnswer: lambda self, answer: self.entries_came.emit(answer),
        PathAnswer: lambda self, answer: self.path_came.emit(answer),
        TintsAnswer: lambda self, answer: self.tints_came.emit(answer),
        GraphAnswer: lambda self, answer: self.graph_came.emit(answer),
        PlacesAnswer: lambda self, answer: self.places_came.emit(answer),
    }

    def _fail(self, message: Message) -> None:
        self._fail_later(message)
        self.deliver()
        self.state_changed.emit()

    def _fail_later(self, message: Message) -> None:
        """Stop following the maze; `deliver` emits why."""
        self._is_followed, self.progress, self._thread_state = False, None, AnalysisState.FAILED
        self._failure = message

    def _forget(self) -> None:
        self._mirror, self.regions, self.revision = None, RegionList.empty(), -1
        self._has_forgotten = True
