"""The list of regions with kinds and sizes: arrays that follow deltas, without Qt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from mazarine.regions import Delta, Kind, Segmentation
from mazarine.regions.tables import CROSSROAD_BASE

_Number = TypeVar("_Number", bound=np.generic)


@dataclass(frozen=True, eq=False)
class RegionRows:
    """The numbers, kinds and sizes of some regions."""

    numbers: NDArray[np.int32]
    kinds: NDArray[np.uint8]
    sizes: NDArray[np.int32]


@dataclass(frozen=True, eq=False)
class CrossroadRows:
    """Sorted numbers, and those added and removed since: arrays that are never written to, for any thread."""

    numbers: NDArray[np.int32]
    news: tuple[tuple[bool, NDArray[np.int32]], ...]

    def merged(self) -> NDArray[np.int32]:
        """Return the sorted numbers as they are now; of millions it takes a tenth of a second."""
        if not self.news:
            return self.numbers
        numbers = np.concatenate([named for _, named in self.news])
        came = np.repeat([is_new for is_new, _ in self.news], [len(named) for _, named in self.news])
        distinct, from_the_end = np.unique(numbers[::-1], return_index=True)
        return _with_news(self.numbers, distinct, came[::-1][from_the_end])


class RegionList:
    """The regions of a segmentation.

    Rooms and corridors have small numbers, which index arrays. A crossroad is one cell and has a
    large number; of crossroads only the sorted numbers are kept.

    Attributes
    ----------
    kinds : (n,) uint8 `Kind` of room or corridor number i, `Kind.ROCK` where there is none
    sizes : (n,) int32
    crossroads : sorted int32
    """

    def __init__(
        self, kinds: NDArray[np.uint8], sizes: NDArray[np.int32], crossroads: NDArray[np.int32]
    ) -> None:
        self.kinds, self.sizes, self._crossroads = kinds, sizes, crossroads
        self._news: list[tuple[bool, NDArray[np.int32]]] = []

    @classmethod
    def empty(cls) -> RegionList:
        return cls(np.zeros(1, np.uint8), np.zeros(1, np.int32), np.empty(0, np.int32))

    @classmethod
    def of(cls, segmentation: Segmentation) -> RegionList:
        """List the regions of a segmentation, with room for more: to make it takes a tenth of a second."""
        kinds, sizes = segmentation.regions.kinds_and_sizes()
        size = _roomy(len(kinds))
        return cls(_grown(kinds, size), _grown(sizes, size), segmentation.regions.crossroads())

    @property
    def crossroads(self) -> NDArray[np.int32]:
        """The numbers of the crossroads, sorted."""
        unmerged = self.unmerged_crossroads
        self.take_merged(unmerged, unmerged.merged())
        return self._crossroads

    @property
    def unmerged_crossroads(self) -> CrossroadRows:
        """The crossroads as they are kept, to be merged in another thread."""
        return CrossroadRows(self._crossroads, tuple(self._news))

    def take_merged(self, unmerged: CrossroadRows, merged: NDArray[np.int32]) -> None:
        """Keep the merged numbers; changes since then stay for the next time."""
        if self._crossroads is unmerged.numbers:
            self._crossroads = merged
            del self._news[: len(unmerged.news)]

    def follow(self, delta: Delta, facts: RegionRows) -> None:
        """Follow a delta, with the facts on its new and changed rooms and corridors."""
        gone, new = delta.gone, delta.new
        are_crossroads = gone >= CROSSROAD_BASE
        highest = int(facts.numbers.max(initial=0))
        if highest >= len(self.kinds):
            size = _roomy(highest + 1)
            self.kinds, self.sizes = _grown(self.kinds, size), _grown(self.sizes, size)
        gone_others = gone[~are_crossroads]
        self.kinds[gone_others] = Kind.ROCK
        self.sizes[gone_others] = 0
        self.kinds[facts.numbers] = facts.kinds
        self.sizes[facts.numbers] = facts.sizes
        self._news.append((False, gone[are_crossroads]))
        self._news.append((True, new[new >= CROSSROAD_BASE]))

    def kind_of(self, number: int) -> Kind:
        """Return the kind of a region; `Kind.ROCK` if there is no room or corridor of this number.

        A crossroad's number tells its kind, whether or not it is still there.
        """
        if number >= CROSSROAD_BASE:
            return Kind.CROSSROAD
        return Kind(int(self.kinds[number])) if number < len(self.kinds) else Kind.ROCK

    def size_of(self, number: int) -> int:
        return 1 if number >= CROSSROAD_BASE else int(self.sizes[number])


def facts_of(segmentation: Segmentation, delta: Delta) -> RegionRows:
    """Look up the rooms and corridors that a delta names as new or changed."""
    numbers = np.concatenate((delta.new, delta.changed))
    numbers = numbers[numbers < CROSSROAD_BASE]
    return RegionRows(numbers, *segmentation.regions.kinds_and_sizes(numbers))


def _roomy(count: int) -> int:
    """Return how many entries to allocate for the number that is needed."""
    return count + count // 4 + 16


def _grown(array: NDArray[_Number], size: int) -> NDArray[_Number]:
    """Return a longer array that begins like this one, and has zeros after it."""
    grown = np.zeros(size, dtype=array.dtype)
    grown[: len(array)] = array
    return grown


def _with_news(
    numbers: NDArray[np.int32], named: NDArray[np.int32], are_there: NDArray[np.bool_]
) -> NDArray[np.int32]:
    """Return sorted numbers in which each of the sorted `named` is or is not; two copies, and no sorting."""
    places = np.searchsorted(numbers, named)
    known = numbers[np.minimum(places, len(numbers) - 1)] == named if len(numbers) else are_there & False
    kept = np.delete(numbers, places[known & ~are_there])
    added = named[are_there & ~known]
    return np.insert(kept, np.searchsorted(kept, added), added)
