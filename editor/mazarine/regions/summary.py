"""Effects of updates of a segmentation: faces, rooms, corridors and crossroads, lost and gained.

It is worked out from deltas, when it is asked for, at a cost that follows the cells that changed.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.lattice.grid import Places
from mazarine.regions.delta import Delta
from mazarine.regions.kinds import Kind
from mazarine.regions.lookup import RegionNumbers
from mazarine.regions.segmentation import Segmentation
from mazarine.regions.tables import CROSSROAD_BASE

_NONE: Places = np.empty(0, dtype=np.int64)


@dataclass(frozen=True, eq=False)
class RegionChanges:
    """Changes of the rooms, or of the corridors.

    A region is followed by the cells that belong to a region of its kind before and after.

    Attributes
    ----------
    left, joined : cells that belong to no region of this kind any more; that belong to one now
    split : the numbers of the regions that have cells of an old one now, for each that was split
    merged : the numbers of the regions whose cells a new one has now, for each that was merged
    gone, new : numbers of regions that were removed, and of which no cell is in another one; that were
        added, and have no cell of another one
    """

    left: Places
    joined: Places
    split: dict[int, tuple[int, ...]]
    merged: dict[int, tuple[int, ...]]
    gone: tuple[int, ...]
    new: tuple[int, ...]


@dataclass(frozen=True, eq=False)
class UpdateSummary:
    """The difference between two states of a segmentation of the same extent.

    Attributes
    ----------
    faces_lost, faces_gained : the first cells of open faces
    crossroads_gone, crossroads_new : cells
    cells, before, after : the cells of the updates, and the numbers of their regions, 0 for rock; those
        that are the same again are among them
    """

    faces_lost: Places
    faces_gained: Places
    rooms: RegionChanges
    corridors: RegionChanges
    crossroads_gone: Places
    crossroads_new: Places
    cells: Places
    before: NDArray[np.int32]
    after: NDArray[np.int32]


@dataclass(frozen=True, eq=False)
class FaceChanges:
    """The first cells of the open faces that an update lost and gained."""

    lost: Places = field(default_factory=_NONE.copy)
    gained: Places = field(default_factory=_NONE.copy)


def watch_faces(
    segmentation: Segmentation, places: Places, update: Callable[[], Delta]
) -> tuple[Delta, FaceChanges]:
    """Update a segmentation, and return which open faces that changed.

    Parameters
    ----------
    places : the padded places of the cells that the update writes
    update : makes the update

    Returns
    -------
    delta : the result of `update`
    faces : the open faces that were lost and gained; none if the delta is `fresh`
    """
    with segmentation.lock:
        before = segmentation.regions.faces_around(places)
        delta = update()
        if delta.fresh:
            return delta, FaceChanges()
        after = segmentation.regions.faces_around(places)
    grid, kinds = segmentation.space.grid, len(segmentation.space.lattice.faces)

    def flat(anchors: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return flat places; where each has anchors of two kinds, times two and plus the kind."""
        places, kind = np.divmod(anchors, kinds)
        return grid.padded_to_flat(places) * kinds + kind

    return delta, FaceChanges(
        flat(np.setdiff1d(before, after, assume_unique=True)),
        flat(np.setdiff1d(after, before, assume_unique=True)),
    )


class UpdateRecorder:
    """Records updates that follow each other, and summarizes what they did together."""

    def __init__(self) -> None:
        self._updates: list[_Update] = []

    def record(
        self, delta: Delta, faces: FaceChanges, kind: NDArray[np.uint8], region: RegionNumbers
    ) -> None:
        """Record an update.

        Parameters
        ----------
        delta : of the update; not `fresh`
        faces : the open faces that it changed
        kind, region : (levels, rows, cols) kinds and regions as they were before the update
        """
        cells = delta.flat
        self._updates.append(_Update(delta, faces, kind.take(cells), region.take(cells)))

    def summary(
        self, kind: NDArray[np.uint8], region: RegionNumbers, size_of: Callable[[int], int]
    ) -> UpdateSummary:
        """Return what the recorded updates did; see `summarizer`."""
        return self.summarizer(kind, region, size_of)()

    def summarizer(
        self, kind: NDArray[np.uint8], region: RegionNumbers, size_of: Callable[[int], int]
    ) -> Callable[[], UpdateSummary]:
        """Return a function that returns what the updates recorded so far did; any thread may call it.

        Parameters
        ----------
        kind, region : (levels, rows, cols) arrays as they are after the last update; they may change later
        size_of : returns the number of cells of a room or corridor, 0 if there is no such region now
        """
        updates = tuple(self._updates)
        cells = np.concatenate([_NONE, *(update.delta.flat for update in updates)])
        return partial(_summarize, updates, cells, kind.take(cells), region.take(cells), size_of)


class _Update(NamedTuple):
    """An update, and the kinds and regions that its cells had before."""

    delta: Delta
    faces: FaceChanges
    kinds: NDArray[np.uint8]
    regions: NDArray[np.int32]


def _summarize(
    updates: tuple[_Update, ...], cells: Places, kinds_after: NDArray[np.uint8],
    regions_after: NDArray[np.int32], size_of: Callable[[int], int],
) -> UpdateSummary:  # fmt: skip
    rooms = _Existence()
    for delta, _, kinds, regions in updates:
        gone_corridors = regions[kinds == Kind.CORRIDOR]
        new_corridors = delta.region[delta.kind == Kind.CORRIDOR]
        rooms.note(
            gone=np.setdiff1d(delta.gone[delta.gone < CROSSROAD_BASE], gone_corridors),
            new=np.setdiff1d(delta.new[delta.new < CROSSROAD_BASE], new_corridors),
        )
    # The first record of a cell has the state before all updates.
    cells, first = np.unique(cells, return_index=True)
    kinds = np.concatenate([np.empty(0, np.uint8), *(update.kinds for update in updates)])[first]
    regions = np.concatenate([np.empty(0, np.int32), *(update.regions for update in updates)])[first]
    cells_changed = _Cells(cells, kinds, regions, kinds_after[first], regions_after[first])
    lost, gained = _net([update.faces for update in updates])
    crossroads_gone, crossroads_new = cells_changed.moves(Kind.CROSSROAD)
    return UpdateSummary(
        lost, gained,
        cells_changed.regions(Kind.ROOM, size_of, rooms),
        cells_changed.regions(Kind.CORRIDOR, size_of, None),
        crossroads_gone, crossroads_new,
        cells, regions, cells_changed.after,
    )  # fmt: skip


class _Existence:
    """The rooms that updates removed and added, by number: a room may have no cell of its own."""

    def __init__(self) -> None:
        self._was: dict[int, bool] = {}
        self._is: dict[int, bool] = {}

    def note(self, gone: NDArray[np.int32], new: NDArray[np.int32]) -> None:
        """Note the rooms that an update removed and added."""
        for numbers, is_new in ((gone, False), (new, True)):
            for number in numbers.tolist():
                self._was.setdefault(number, not is_new)
                self._is[number] = is_new

    @property
    def gone(self) -> set[int]:
        """The rooms that existed before all updates, and were removed."""
        return {number for number, was in self._was.items() if was}

    @property
    def new(self) -> set[int]:
        """The rooms that were added, and exist after all updates."""
        return {number for number, is_there in self._is.items() if is_there}


@dataclass(eq=False)
class _Cells:
    """Cells, and their kinds and regions before and after."""

    places: Places
    kinds_before: NDArray[np.uint8]
    before: NDArray[np.int32]
    kinds_after: NDArray[np.uint8]
    after: NDArray[np.int32]

    def moves(self, kind: Kind) -> tuple[Places, Places]:
        """Return the cells that were of a kind and are not, and those that are and were not."""
        was, is_now = self.kinds_before == kind, self.kinds_after == kind
        return self.places[was & ~is_now], self.places[is_now & ~was]

    @cached_property
    def _counts_after(self) -> dict[int, int]:
        """The number of these cells in each region after."""
        numbers, counts = np.unique(self.after, return_counts=True)
        return dict(zip(numbers.tolist(), counts.tolist(), strict=True))

    def regions(self, kind: Kind, size_of: Callable[[int], int], rooms: _Existence | None) -> RegionChanges:
        """Return what happened to the rooms, which also are known by number, or to the corridors."""
        was, is_now = self.kinds_before == kind, self.kinds_after == kind
        stays = was & is_now
        before, after = set(self.before[was].tolist()), set(self.after[is_now].tolist())
        pairs = _pairs(self.before[stays], self.after[stays])
        # The cells of a region that were not recorded have not left it.
        recorded = self._counts_after
        pairs |= {(number, number) for number in before | after if size_of(number) > recorded.get(number, 0)}
        into, out_of = _grouped(pairs), _grouped({(new, old) for old, new in pairs})
        gone = before if rooms is None else rooms.gone
        new = after if rooms is None else rooms.new
        return RegionChanges(
            *self.moves(kind),
            {number: parts for number, parts in into.items() if len(parts) > 1},
            {number: parts for number, parts in out_of.items() if len(parts) > 1},
            tuple(sorted(gone - into.keys())),
            tuple(sorted(new - out_of.keys())),
        )


def _pairs(before: NDArray[np.int32], after: NDArray[np.int32]) -> set[tuple[int, int]]:
    packed = np.unique(before.astype(np.int64) << 32 | after)
    return set(zip((packed >> 32).tolist(), (packed & 0xFFFFFFFF).tolist(), strict=True))


def _grouped(pairs: set[tuple[int, int]]) -> dict[int, tuple[int, ...]]:
    grouped: dict[int, list[int]] = {}
    for key, value in sorted(pairs):
        grouped.setdefault(key, []).append(value)
    return {key: tuple(values) for key, values in grouped.items()}


def _net(changes: list[FaceChanges]) -> tuple[Places, Places]:
    """Return the faces lost and gained by all changes together: one lost and gained again is neither."""
    places = np.concatenate([_NONE, *(part for change in changes for part in (change.lost, change.gained))])
    lengths = [len(part) for change in changes for part in (change.lost, change.gained)]
    signs = np.repeat([sign for _ in changes for sign in (-1, 1)], lengths) if lengths else _NONE
    distinct, which = np.unique(places, return_inverse=True)
    net = np.bincount(which, weights=signs, minlength=len(distinct))
    return distinct[net < 0], distinct[net > 0]
