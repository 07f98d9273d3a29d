"""What a change did to the regions, in sentences: first what was removed, then what was added."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from functools import partial

import numpy as np

from mazewright.lattice import Lattice
from mazewright.regions.summary import Places, UpdateSummary

_MOST_LINES = 8
"""Regions of which each has a line; of more only the count is shown."""
_MOST_NUMBERS = 6


@dataclass(frozen=True, eq=False)
class ChangeLine:
    """A sentence, and the flat places of the cells that it is about."""

    sentence: str
    cells: Callable[[], Places]


def change_lines(summary: UpdateSummary, lattice: Lattice, cols: int) -> list[ChangeLine]:
    """Return sentences on a change of a maze with `cols` columns, in the order of the steps of an update."""
    rooms, corridors = summary.rooms, summary.corridors
    cut, joined = corridors.split, corridors.merged
    steps = np.array([down * cols + right for down, right in lattice.face_cells])

    def faces(sentence: str, anchors: Places) -> list[ChangeLine]:
        return _counted(sentence, anchors, lambda: np.unique(anchors[:, None] + steps))

    def old(numbers: Collection[int], sentence_of: Callable[[int], str], many: str) -> list[ChangeLine]:
        return _each(numbers, sentence_of, many, lambda some: _left(summary, some))

    def new(numbers: Collection[int], sentence_of: Callable[[int], str], many: str) -> list[ChangeLine]:
        return _each(numbers, sentence_of, many, lambda some: _arrived(summary, some))

    return [
        *faces(f"Open faces lost: {len(summary.faces_lost):,}", summary.faces_lost),
        *old(rooms.split, lambda room: f"Room {room} was split into rooms {_listed(rooms.split[room])}",
             f"Rooms split: {len(rooms.split):,}"),
        *old(rooms.gone, lambda room: f"Room {room} was removed", f"Rooms removed: {len(rooms.gone):,}"),
        *_counted(f"Cells that left rooms: {len(rooms.left):,}", rooms.left),
        *_counted(f"Cells that left corridors: {len(corridors.left):,}", corridors.left),
        *old(cut, lambda corridor: f"Corridor {corridor} was cut into corridors {_listed(cut[corridor])}",
             f"Corridors cut: {len(cut):,}"),
        *old(corridors.gone, lambda corridor: f"Corridor {corridor} was removed",
             f"Corridors removed: {len(corridors.gone):,}"),
        *_counted(f"Crossroads removed: {len(summary.crossroads_gone):,}", summary.crossroads_gone),
        *faces(f"Open faces gained: {len(summary.faces_gained):,}", summary.faces_gained),
        *new(rooms.merged, lambda room: f"Rooms {_listed(rooms.merged[room])} were merged into room {room}",
             f"Rooms made of several: {len(rooms.merged):,}"),
        *new(rooms.new, lambda room: f"Room {room} was added", f"Rooms added: {len(rooms.new):,}"),
        *_counted(f"Cells that joined rooms: {len(rooms.joined):,}", rooms.joined),
        *_counted(f"Cells that joined corridors: {len(corridors.joined):,}", corridors.joined),
        *new(joined, lambda number: f"Corridors {_listed(joined[number])} were joined into corridor {number}",
             f"Corridors made of several: {len(joined):,}"),
        *new(corridors.new, lambda corridor: f"Corridor {corridor} was added",
             f"Corridors added: {len(corridors.new):,}"),
        *_counted(f"Crossroads added: {len(summary.crossroads_new):,}", summary.crossroads_new),
    ]  # fmt: skip


def _counted(sentence: str, places: Places, cells: Callable[[], Places] | None = None) -> list[ChangeLine]:
    return [ChangeLine(sentence, cells or (lambda: places))] if len(places) else []


def _each(
    numbers: Collection[int], sentence_of: Callable[[int], str], many: str,
    cells_of: Callable[[Collection[int]], Places],
) -> list[ChangeLine]:  # fmt: skip
    """Return a line for each region, or one for all if they are many."""
    if len(numbers) > _MOST_LINES:
        return [ChangeLine(many, lambda: cells_of(numbers))]
    return [ChangeLine(sentence_of(number), partial(cells_of, [number])) for number in numbers]


def _left(summary: UpdateSummary, numbers: Iterable[int]) -> Places:
    """Return the cells that belonged to some regions and do not any more."""
    cells: Places = summary.cells[(summary.before != summary.after) & np.isin(summary.before, list(numbers))]
    return cells


def _arrived(summary: UpdateSummary, numbers: Iterable[int]) -> Places:
    """Return the cells that belong to some regions and did not before."""
    cells: Places = summary.cells[(summary.before != summary.after) & np.isin(summary.after, list(numbers))]
    return cells


def _listed(numbers: tuple[int, ...]) -> str:
    some = ", ".join(map(str, numbers[:_MOST_NUMBERS]))
    return f"{some}, …" if len(numbers) > _MOST_NUMBERS else some
