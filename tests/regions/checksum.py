"""What a segmentation says as short sums: the same however its regions are numbered."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from hashlib import blake2b
from typing import Self

import numpy as np
from numpy.typing import NDArray

from mazarine.regions import Kind, Segmentation


@dataclass(frozen=True)
class Checksum:
    """Sums of the parts of what a segmentation says.

    Attributes
    ----------
    space : the extent, the bytes of the cells and the links between them
    kinds : the kind of every cell
    partition : which cells are in one region
    rooms : of every room its size, its own cells and its faces
    corridors : of every corridor its cells in order, up to reversal, of a ring also up to rotation
    crossroads : which cells the crossroads are, by their numbers
    counts : how many regions there are of each kind, and how many in all

    Entries and neighbors follow from these and are not kept; `tests.regions.agreement` compares them.
    """

    space: str
    kinds: str
    partition: str
    rooms: str
    corridors: str
    crossroads: str
    counts: str

    @classmethod
    def of(cls, segmentation: Segmentation) -> Self:
        """Sum up a segmentation."""
        regions = segmentation.regions
        kinds, sizes = regions.kinds_and_sizes()
        rooms = [_room(segmentation, int(number)) for number in np.flatnonzero(kinds == Kind.ROOM)]
        corridors = [
            _corridor(segmentation, int(number)) for number in np.flatnonzero(kinds == Kind.CORRIDOR)
        ]
        crossroads = [regions.cells_of(number) for number in regions.crossroads().tolist()]
        counts = [regions.count(kind) for kind in (Kind.CORRIDOR, Kind.CROSSROAD, Kind.ROOM)]
        return cls(
            space=_sum(_space(segmentation)),
            kinds=_sum([segmentation.kind]),
            partition=_sum([_first_of_each(segmentation.region)]),
            rooms=_sum(sorted(rooms)),
            corridors=_sum(sorted(corridors)),
            crossroads=_sum(sorted(cell.tobytes() for cell in crossroads)),
            counts=_sum([np.array([*counts, len(regions), len(regions.numbers()), sizes.sum()])]),
        )

    def __str__(self) -> str:
        return _sum([" ".join(getattr(self, field.name) for field in fields(self)).encode()])

    def parts_unlike(self, other: Checksum) -> list[str]:
        """Return the names of the parts that differ."""
        names = [field.name for field in fields(self)]
        return [name for name in names if getattr(self, name) != getattr(other, name)]


def _sum(parts: Iterable[bytes | NDArray[np.generic]]) -> str:
    total = blake2b(digest_size=8)
    for part in parts:
        content = part if isinstance(part, bytes) else part.tobytes()
        total.update(len(content).to_bytes(8, "little"))
        total.update(content)
    return total.hexdigest()


def _space(segmentation: Segmentation) -> list[bytes | NDArray[np.generic]]:
    space = segmentation.space
    extent = np.array([space.grid.levels, space.grid.rows, space.grid.cols, *space.grid.origin])
    return [extent, space.grid.view(space.cells), repr(sorted(space.partners.items())).encode()]


def _first_of_each(region: NDArray[np.int32]) -> NDArray[np.int64]:
    """Return, for every cell, the first place in reading order of its region."""
    _, first, which = np.unique(region, return_index=True, return_inverse=True)
    places: NDArray[np.int64] = first[which]
    return places


def _room(segmentation: Segmentation, number: int) -> bytes:
    room = segmentation.regions[number]
    sizes = np.array([room.size, room.face_count, len(room.cells)])
    return room.faces.tobytes() + sizes.tobytes() + room.cells.tobytes()


def _corridor(segmentation: Segmentation, number: int) -> bytes:
    corridor = segmentation.regions[number]
    cells = corridor.cells
    return np.array([corridor.size]).tobytes() + in_one_order(cells, _is_ring(segmentation, cells)).tobytes()


def _is_ring(segmentation: Segmentation, cells: NDArray[np.int64]) -> bool:
    """Whether the last cell of a corridor is joined with the first through an open side."""
    if len(cells) <= 2:
        return False
    space = segmentation.space
    first, last = space.grid.padded_places(cells[[0, -1]]).tolist()
    if last - first not in space.sides:
        return False
    return bool(space.open_sides(np.array([first]))[0] >> space.sides.index(last - first) & 1)


def in_one_order(cells: NDArray[np.int64], is_ring: bool) -> NDArray[np.int64]:
    """Return a corridor's cells in the first of all equivalent orders.

    >>> in_one_order(np.array([[0, 0, 2], [0, 0, 1], [0, 0, 0]]), is_ring=False).tolist()
    [[0, 0, 0], [0, 0, 1], [0, 0, 2]]
    """
    if is_ring:
        cells = np.roll(cells, -int(np.lexsort(cells.T[::-1])[0]), axis=0)
        is_forth = cells[1].tolist() < cells[-1].tolist()
        return cells if is_forth else np.concatenate((cells[:1], cells[:0:-1]))
    return cells if cells[0].tolist() <= cells[-1].tolist() else np.ascontiguousarray(cells[::-1])
