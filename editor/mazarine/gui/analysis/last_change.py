"""What the last step has changed, and the lines that say it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from functools import partial

import numpy as np
from PySide6.QtCore import QObject, Signal, Slot

from mazarine.gui.analysis.analysis import Analysis
from mazarine.gui.analysis.answers import RegionsChange
from mazarine.gui.analysis.inbox import Inbox
from mazarine.gui.editing.document import Document, Stroke
from mazarine.gui.i18n import tr_later
from mazarine.lattice import Lattice
from mazarine.lattice.grid import Grid, Places
from mazarine.messages import Message, Series
from mazarine.regions.summary import UpdateRecorder, UpdateSummary

_MOST_LINES = 8
"""Up to this many regions have a line each; of more only the count is shown."""
_MOST_NUMBERS = 6


@dataclass(frozen=True, eq=False)
class ChangeLine:
    """An effect of a change.

    Attributes
    ----------
    cells : returns the flat places of the cells that it concerns
    is_region : whether it is about whole rooms or corridors, not about single cells
    """

    message: Message
    cells: Callable[[], Places]
    is_region: bool = False


def change_lines(summary: UpdateSummary, lattice: Lattice, grid: Grid) -> list[ChangeLine]:
    """Return the effects of a change of a maze with this grid, in the order of an update."""
    rooms, corridors = summary.rooms, summary.corridors
    cut, joined = corridors.split, corridors.merged

    def faces(message: Message, anchors: Places) -> list[ChangeLine]:
        return _counted(message, anchors, lambda: _cells_of_faces(anchors, lattice, grid))

    def old(numbers: Collection[int], message_of: _MessageOf, many: Message) -> list[ChangeLine]:
        return _each(numbers, message_of, many, lambda some: _left(summary, some))

    def new(numbers: Collection[int], message_of: _MessageOf, many: Message) -> list[ChangeLine]:
        return _each(numbers, message_of, many, lambda some: _arrived(summary, some))

    return [
        *faces(tr_later("Open faces lost: {count:,}", count=len(summary.faces_lost)), summary.faces_lost),
        *old(rooms.split, lambda it: tr_later("Room {room} was split into rooms {parts}",
                                              room=it, parts=_listed(rooms.split[it])),
             tr_later("Rooms split: {count:,}", count=len(rooms.split))),
        *old(rooms.gone, lambda it: tr_later("Room {room} was removed", room=it),
             tr_later("Rooms removed: {count:,}", count=len(rooms.gone))),
        *_counted(tr_later("Cells removed from rooms: {count:,}", count=len(rooms.left)), rooms.left),
        *_counted(tr_later("Cells that left corridors: {count:,}", count=len(corridors.left)),
                  corridors.left),
        *old(cut, lambda it: tr_later("Corridor {corridor} was split into corridors {parts}",
                                      corridor=it, parts=_listed(cut[it])),
             tr_later("Corridors split: {count:,}", count=len(cut))),
        *old(corridors.gone, lambda it: tr_later("Corridor {corridor} was removed", corridor=it),
             tr_later("Corridors removed: {count:,}", count=len(corridors.gone))),
        *_counted(tr_later("Crossroads removed: {count:,}", count=len(summary.crossroads_gone)),
                  summary.crossroads_gone),
        *faces(tr_later("Open faces gained: {count:,}", count=len(summary.faces_gained)),
               summary.faces_gained),
        *new(rooms.merged, lambda it: tr_later("Rooms {parts} were merged into room {room}",
                                               room=it, parts=_listed(rooms.merged[it])),
             tr_later("Merged rooms: {count:,}", count=len(rooms.merged))),
        *new(rooms.new, lambda it: tr_later("Room {room} was added", room=it),
             tr_later("Rooms added: {count:,}", count=len(rooms.new))),
        *_counted(tr_later("Cells added to rooms: {count:,}", count=len(rooms.joined)), rooms.joined),
        *_counted(tr_later("Cells that joined corridors: {count:,}", count=len(corridors.joined)),
                  corridors.joined),
        *new(joined, lambda it: tr_later("Corridors {parts} were merged into corridor {corridor}",
                                         corridor=it, parts=_listed(joined[it])),
             tr_later("Merged corridors: {count:,}", count=len(joined))),
        *new(corridors.new, lambda it: tr_later("Corridor {corridor} was added", corridor=it),
             tr_later("Corridors added: {count:,}", count=len(corridors.new))),
        *_counted(tr_later("Crossroads added: {count:,}", count=len(summary.crossroads_new)),
                  summary.crossroads_new),
    ]  # fmt: skip


_MessageOf = Callable[[int], Message]
"""Returns the message about one region."""


def _cells_of_faces(anchors: Places, lattice: Lattice, grid: Grid) -> Places:
    """Return the flat places of the cells of faces, whose anchors are as in `FaceChanges`."""
    places, kinds = np.divmod(anchors, len(lattice.faces))
    found = []
    for kind, face in enumerate(lattice.faces):
        here = grid.cells_at_flat(places[kinds == kind])
        for down, right in face:
            cells = np.add(here, (0, down, right))
            if lattice.is_staggered:
                cells[:, 2] += here[:, 1] & down & 1
            found.append(grid.flat_places(cells))
    return np.unique(np.concatenate(found))


def _counted(message: Message, places: Places, cells: Callable[[], Places] | None = None) -> list[ChangeLine]:
    return [ChangeLine(message, cells or (lambda: places))] if len(places) else []


def _each(
    numbers: Collection[int], message_of: _MessageOf, many: Message,
    cells_of: Callable[[Collection[int]], Places],
) -> list[ChangeLine]:  # fmt: skip
    """Return a line for each region, or one for all if they are many."""
    if len(numbers) > _MOST_LINES:
        return [ChangeLine(many, lambda: cells_of(numbers), is_region=True)]
    return [ChangeLine(message_of(number), partial(cells_of, [number]), is_region=True) for number in numbers]


def _left(summary: UpdateSummary, numbers: Iterable[int]) -> Places:
    """Return the cells that belonged to some regions and do not any more."""
    cells: Places = summary.cells[(summary.before != summary.after) & np.isin(summary.before, list(numbers))]
    return cells


def _arrived(summary: UpdateSummary, numbers: Iterable[int]) -> Places:
    """Return the cells that belong to some regions and did not before."""
    cells: Places = summary.cells[(summary.before != summary.after) & np.isin(summary.after, list(numbers))]
    return cells


def _listed(numbers: tuple[int, ...]) -> Series:
    if len(numbers) > _MOST_NUMBERS:
        return Series((*numbers[:_MOST_NUMBERS], "…"), last=", ")
    return Series(numbers)


class LastChange(QObject):
    """Records the updates of the regions that belong to the last step."""

    changed = Signal()
    """The last change, or its known effect, is different."""

    def __init__(
        self, document: Document, analysis: Analysis, inbox: Inbox, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._document, self._analysis = document, analysis
        self._recorder: UpdateRecorder | None = None
        self._stroke: Stroke | None = None
        self._begins: list[int] = []
        self._inbox = inbox
        analysis.regions_changing.connect(self._record)
        analysis.regions_changed.connect(self._tell)
        analysis.regions_replaced.connect(self._start_over)

    @property
    def is_known(self) -> bool:
        return self._analysis.region is not None

    def summarizer(self) -> Callable[[], UpdateSummary] | None:
        """Return a function that summarizes the last step in any thread; None if there was no step."""
        kind, region = self._analysis.kind, self._analysis.region
        if self._recorder is None or kind is None or region is None:
            return None
        sizes = self._analysis.regions.sizes
        return self._recorder.summarizer(kind, region, lambda number: int(sizes[number]))

    def record(self) -> None:
        """Record from now on, also which open faces change: a listener needs them."""
        self._inbox.watches_faces = True

    def follow(self) -> None:
        """Remember the revision before a step; all edits of a stroke are one step."""
        if not self._inbox.watches_faces:
            return
        stroke = self._document.stroke
        if stroke is None or stroke is not self._stroke:
            self._begins.append(self._document.revision - 1)
        self._stroke = stroke

    @Slot(object)
    def _record(self, change: RegionsChange) -> None:
        kind, region = self._analysis.kind, self._analysis.region
        # An update that began before the listener came does not say what it needs.
        if kind is None or region is None or change.faces is None:
            return
        later = [begin for begin in self._begins if begin >= change.revision]
        if self._recorder is None or len(later) < len(self._begins):
            self._recorder = UpdateRecorder()
        self._begins = later
        self._recorder.record(change.delta, change.faces, kind, region)

    @Slot()
    def _tell(self) -> None:
        self.changed.emit()

    @Slot()
    def _start_over(self) -> None:
        self._recorder = None
        self._begins.clear()
        self.changed.emit()
