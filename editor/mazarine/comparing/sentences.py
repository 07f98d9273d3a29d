"""Sentences about the difference of two mazes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mazarine.comparing.difference import Difference
from mazarine.comparing.messages import DifferenceText as Text
from mazarine.comparing.region_changes import RegionHistory, Renaming
from mazarine.counting import Noun
from mazarine.lattice import Grid
from mazarine.messages import Message, Series
from mazarine.regions import Kind

_MOST = 10
"""The most regions that are named one by one."""


def sentences_of(difference: Difference) -> list[Message]:
    """Return what differs, a sentence each; one where nothing does."""
    found = [*_of_contents(difference), *_of_regions(difference.regions), *_of_paths(difference)]
    return found or [Text.NO_DIFFERENCE()]


def board_text(grid: Grid) -> Message:
    """Return the size of a board, and where it begins if that is not at row and column 0."""
    (levels, rows, cols), (first_row, first_col) = grid.shape, grid.origin
    if grid.origin == (0, 0):
        return Text.BOARD(levels=levels, rows=rows, cols=cols)
    return Text.BOARD_AT(levels=levels, rows=rows, cols=cols, first_row=first_row, first_col=first_col)


def _of_contents(found: Difference) -> Iterator[Message]:
    if found.before != found.after:
        yield Text.SIZES(before=board_text(found.before), after=board_text(found.after))
    yield from _counted((Text.CELLS_DIFFER, len(found.cells)), (Text.WALLS_DIFFER, len(found.walls)))
    yield from _counted(
        (Text.LINKS_GONE, len(found.links_gone)), (Text.LINKS_NEW, len(found.links_new)),
        (Text.MARKERS_GONE, len(found.markers_gone)), (Text.MARKERS_NEW, len(found.markers_new)),
    )  # fmt: skip
    if found.metadata:
        yield Text.METADATA(names=Series(found.metadata))


def _of_regions(found: RegionHistory) -> Iterator[Message]:
    changes = [(it, Text.ROOM_SPLIT, Text.CORRIDOR_SPLIT) for it in found.split]
    changes += [(it, Text.ROOMS_MERGED, Text.CORRIDORS_MERGED) for it in found.merged]
    changes.sort(key=lambda change: change[0].kind is not Kind.ROOM)
    for change, of_room, of_corridor in changes[:_MOST]:
        text = of_room if change.kind is Kind.ROOM else of_corridor
        yield text(number=change.number, parts=_listed(change.parts))
    yield from _counted((Text.MORE_SPLIT_OR_MERGED, max(len(changes) - _MOST, 0)))
    rooms, corridors = found.kinds[Kind.ROOM], found.kinds[Kind.CORRIDOR]
    for text, numbers in (
        (Text.ROOMS_GONE, rooms.gone), (Text.ROOMS_NEW, rooms.new),
        (Text.CORRIDORS_GONE, corridors.gone), (Text.CORRIDORS_NEW, corridors.new),
    ):  # fmt: skip
        if len(numbers):
            yield text(count=len(numbers), numbers=_listed(numbers.tolist()))
    crossroads = found.kinds[Kind.CROSSROAD]
    yield from _counted(
        (Text.CROSSROADS_GONE, len(crossroads.gone)), (Text.CROSSROADS_NEW, len(crossroads.new))
    )
    yield from map(_renamed, found.renamed)


def _of_paths(found: Difference) -> Iterator[Message]:
    before, after = found.solution
    if before is None and after is not None:
        yield Text.REACHED(steps=Noun.STEPS(count=after))
    elif before is not None and after is None:
        yield Text.NOT_REACHED()
    elif before is not None and after is not None:
        yield from _counted((Text.FARTHER, max(after - before, 0)), (Text.NEARER, max(before - after, 0)))
    yield from _counted(
        (Text.DEAD_ENDS_GONE, len(found.dead_ends_gone)), (Text.DEAD_ENDS_NEW, len(found.dead_ends_new))
    )


def _counted(*counts: tuple[Text, int]) -> Iterator[Message]:
    for text, count in counts:
        if count:
            yield text(count=count)


def _listed(numbers: Sequence[int]) -> Series:
    shown = tuple(map(str, numbers[:_MOST]))
    return Series(shown) if len(numbers) <= _MOST else Series((*shown, "…"), ", ")


def _renamed(change: Renaming) -> Message:
    number, before, after = change.number, change.before.name, change.after.name
    if before == after:
        return Text.RECOLORED(number=number)
    if not before:
        return Text.NAMED(number=number, after=after)
    if not after:
        return Text.UNNAMED(number=number, before=before)
    return Text.RENAMED(number=number, before=before, after=after)
