"""The effects of an update of the regions as lines of text."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from functools import partial

import numpy as np

from mazarine.gui.i18n import tr_later
from mazarine.lattice import Lattice
from mazarine.lattice.grid import Places
from mazarine.messages import Message, Series
from mazarine.regions.summary import UpdateSummary

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


def change_lines(summary: UpdateSummary, lattice: Lattice, cols: int) -> list[ChangeLine]:
    """Return the effects of a change of a maze with `cols` columns, in the order of an update."""
    rooms, corridors = summary.rooms, summary.corridors
    cut, joined = corridors.split, corridors.merged
    steps = np.array([down * cols + right for down, right in lattice.face_cells])

    def faces(message: Message, anchors: Places) -> list[ChangeLine]:
        return _counted(message, anchors, lambda: np.unique(anchors[:, None] + steps))

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
