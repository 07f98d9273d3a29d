"""Which number each region must have after an update: "Region numbers are stable", plainly.

An update is removal before addition. In between lies a middle state: the faces, corridor cells and
crossroads that are there before and after, joined as far as what joins them is there before and after.
From the old state to the middle one regions only shrink and split: the largest part keeps the number.
From the middle to the new one they only grow and merge: the largest gives its number.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from mazarine.maze import Cell
from tests.regions.oracle import CORRIDOR, Corridor, Crossroad, Oracle, Region, Room, joined


@dataclass(frozen=True)
class Allowed:
    """The numbers that a region may have: one of these, or (`fresh`) any that nothing else has."""

    numbers: frozenset[int]
    fresh: bool


@dataclass(frozen=True)
class _Part:
    """What is left of a region in the middle; `number` is `None` where it has to take a fresh one."""

    things: frozenset[Cell]
    number: int | None


_FRESH = Allowed(frozenset(), fresh=True)


def allowed_numbers(old: Oracle, numbers: Mapping[Region, int], new: Oracle) -> dict[Region, Allowed]:
    """Return which number each region of `new` may have, given the numbers of the regions of `old`."""
    rooms = _parts(old.rooms, numbers, new.faces, lambda face: _middle_faces_beside(old, new, face))
    corridors = _parts(
        old.corridors, numbers, new.of_kind(CORRIDOR), lambda cell: _middle_cells_along(old, new, cell)
    )
    crossroads = _parts(old.crossroads, numbers, [region.cell for region in new.crossroads], lambda _: ())
    parts = {
        kind: {min(part.things): part for part in found}
        for kind, found in ((Room, rooms), (Corridor, corridors), (Crossroad, crossroads))
    }
    return {region: _merged(region, parts[type(region)]) for region in new.regions}


def things_of(region: Region) -> frozenset[Cell]:
    """Return the elements of a region, which measure it: faces, corridor cells, or a crossroad's one cell."""
    if isinstance(region, Room):
        return region.faces
    return frozenset(region.cells if isinstance(region, Corridor) else [region.cell])


def _middle_faces_beside(old: Oracle, new: Oracle, face: Cell) -> set[Cell]:
    return old.faces_beside[face] & new.faces_beside[face]


def _middle_cells_along(old: Oracle, new: Oracle, cell: Cell) -> set[Cell]:
    return old.along(cell) & new.along(cell)


def _parts(
    regions: Iterable[Region],
    numbers: Mapping[Region, int],
    left: Iterable[Cell],
    beside: Callable[[Cell], Iterable[Cell]],
) -> list[_Part]:
    """Return the parts into which regions split, made of their remaining elements."""
    parts = []
    left = set(left)
    for region in regions:
        # The parts come in the reading order of their first things, and `max` takes the first of equals.
        split = joined(things_of(region) & left, beside)
        heir = max(split, key=len, default=None)
        parts += [_Part(frozenset(part), numbers[region] if part is heir else None) for part in split]
    return parts


def _merged(region: Region, parts: Mapping[Cell, _Part]) -> Allowed:
    """Return what a region may have of the parts inside it, which are given by their first things."""
    things = things_of(region)
    inside = [parts[thing] for thing in things & parts.keys() if parts[thing].things <= things]
    if not inside:
        return _FRESH
    most = max(len(part.things) for part in inside)
    largest = [part.number for part in inside if len(part.things) == most]
    known = [number for number in largest if number is not None]
    # Among equals a number that is known counts, and of those the lower one.
    return Allowed(frozenset([min(known)]), fresh=False) if known else _FRESH


def carried_numbers(
    old: Oracle, numbers: Mapping[Region, int], new: Oracle,
    move: Callable[[Region, Cell], Cell] | None = None,
) -> dict[Region, Allowed]:  # fmt: skip
    """Return which numbers carry over by greatest overlap after a fresh segmentation.

    Only what no reading of "greatest" can dispute is named: two regions each of which overlaps the
    other more than it overlaps anything else.
    """
    region_at = {(type(region), thing): region for region in new.regions for thing in things_of(region)}
    overlap = Counter(
        (before, region_at[place])
        for before in old.regions
        for thing in things_of(before)
        if (place := (type(before), thing if move is None else move(before, thing))) in region_at
    )
    sizes = defaultdict[tuple[str, Region], list[int]](list)
    for (before, after), size in overlap.items():
        sizes["before", before].append(size)
        sizes["after", after].append(size)
    return {
        after: Allowed(frozenset([numbers[before]]), fresh=False)
        for (before, after), size in overlap.items()
        if all(
            max(found) == size and found.count(size) == 1
            for found in (sizes["before", before], sizes["after", after])
        )
    }
