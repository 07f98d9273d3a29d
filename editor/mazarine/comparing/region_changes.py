"""What happened to the regions between two mazes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.comparing.places import common_slices
from mazarine.maze.numbering import RegionName
from mazarine.progress import Progress
from mazarine.regions import Kind, Segmentation
from mazarine.regions.carry import inheritance
from mazarine.regions.codes import FLAGS, KIND_OF_ROW
from mazarine.values import ArrayValue

Numbers = NDArray[np.int32]


class Split(NamedTuple):
    """A region whose cells belong to several now, or the reverse.

    Attributes
    ----------
    number : the region that was split, or into which others were merged
    parts : the others, which may have that number, too
    kind : of all of them
    """

    number: int
    parts: tuple[int, ...]
    kind: Kind


class Renaming(NamedTuple):
    """A region with another name or color."""

    number: int
    before: RegionName
    after: RegionName


@dataclass(frozen=True, eq=False, repr=False)
class RegionsOfKind(ArrayValue):
    """The numbers of the regions of a kind that are there in one of two mazes only."""

    gone: Numbers
    new: Numbers


@dataclass(frozen=True, eq=False, repr=False)
class RegionHistory(ArrayValue):
    """The changes of regions; the second maze has the numbers of the first, by greatest overlap.

    Rooms are followed by their faces, corridors by their cells, crossroads by their cell.

    Attributes
    ----------
    split, merged : regions with cells in several later ones; regions with cells of several earlier ones
    kinds : by kind, the regions that share nothing with a later one of their kind, or with an earlier one
    renamed : regions with other names
    """

    split: tuple[Split, ...]
    merged: tuple[Split, ...]
    kinds: Mapping[Kind, RegionsOfKind]
    renamed: tuple[Renaming, ...]

    @property
    def gone(self) -> Numbers:
        """The numbers of all regions that are gone, sorted."""
        return np.sort(np.concatenate([them.gone for them in self.kinds.values()]))

    @property
    def new(self) -> Numbers:
        """The numbers of all regions that are new, sorted."""
        return np.sort(np.concatenate([them.new for them in self.kinds.values()]))


def region_history(
    before: Segmentation, after: Segmentation, names_before: Mapping[int, RegionName],
    names_after: Mapping[int, RegionName], progress: Progress | None = None,
) -> RegionHistory:  # fmt: skip
    """Return what happened to the regions from one segmentation to another; it does not change them.

    `names_before` and `names_after` are names by number, each of its own segmentation.
    """
    found = inheritance(before.engine, before.space, after.engine, after.space, progress)
    old, new = found.rivals.T
    new = found.heirs[new]
    kinds_before, kinds_after = (it.engine.rows[:, FLAGS] & KIND_OF_ROW for it in (before, after))
    kinds_now = np.zeros(int(found.heirs.max(initial=0)) + 1, dtype=np.uint8)
    kinds_now[found.heirs] = kinds_after
    now = {int(found.heirs[it]): name for it, name in names_after.items() if it < len(found.heirs)}
    kinds = {
        kind: RegionsOfKind(
            np.flatnonzero((found.partner_of_old == 0) & (kinds_before == kind)).astype(np.int32),
            np.sort(found.heirs[(found.partner_of_new == 0) & (kinds_after == kind)]),
        )
        for kind in (Kind.ROOM, Kind.CORRIDOR)
    }
    kinds[Kind.CROSSROAD] = _crossroads(before, after)
    return RegionHistory(
        _groups(old, new, kinds_before), _groups(new, old, kinds_now), kinds,
        renamings(names_before, now),
    )  # fmt: skip


def _crossroads(before: Segmentation, after: Segmentation) -> RegionsOfKind:
    """Return the crossroads whose cells are one in one segmentation only."""
    parts = common_slices(before.space.grid, after.space.grid)
    differs = before.kind[parts[0]] != after.kind[parts[1]]
    numbers = []
    for segmentation, part in zip((before, after), parts, strict=True):
        mark = segmentation.kind == Kind.CROSSROAD
        mark[part] &= differs
        numbers.append(np.sort(segmentation.lookup().take(np.flatnonzero(mark))))
    return RegionsOfKind(*numbers)


def renamings(before: Mapping[int, RegionName], after: Mapping[int, RegionName]) -> tuple[Renaming, ...]:
    """Return the regions with other names or colors."""
    none = RegionName()
    found = [Renaming(it, before.get(it, none), after.get(it, none)) for it in sorted({**before, **after})]
    return tuple(it for it in found if it.before != it.after)


def _groups(numbers: NDArray[Any], parts: NDArray[Any], kinds: NDArray[Any]) -> tuple[Split, ...]:
    """Return the numbers that are paired with several parts, with those."""
    order = np.lexsort((parts, numbers))
    whole, first, counts = np.unique(numbers[order], return_index=True, return_counts=True)
    rows = np.stack((whole, first, counts, kinds[whole]), axis=1)[counts > 1].tolist()
    listed = parts[order].tolist()
    return tuple(
        Split(number, tuple(listed[start : start + count]), Kind(kind)) for number, start, count, kind in rows
    )
