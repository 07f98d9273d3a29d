"""Links and markers after levels are rearranged."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from mazarine.lattice.grid import Cell
from mazarine.maze.codes import Wall
from mazarine.maze.collections import Links, Markers
from mazarine.maze.maze_like import MazeLike
from mazarine.maze.things import Link, LinkKind, Marker, MarkerKind, Port, PortSide

_TELEPORTER_SIDES = (PortSide.PAD, *(side for side in PortSide if side.is_wall))
"""The ports that a teleporter may have in place of stairs; the first that is free is taken."""

NewLevels = Mapping[int, Sequence[int]]
"""For each old level that stays its new numbers: first its own, then those of its copies."""


@dataclass(frozen=True, eq=False)
class LinksAfter:
    """Links after levels are rearranged.

    Attributes
    ----------
    links : the links afterwards
    teleporters : stairs whose levels part, as they were, each with the teleporter that it becomes
    crowded : such stairs that go, because one of their cells has no free port for a teleporter
    gone : links that end on a level that goes
    """

    links: tuple[Link, ...]
    teleporters: tuple[tuple[Link, Link], ...]
    crowded: tuple[Link, ...]
    gone: tuple[Link, ...]


def places_of(order: Sequence[int | None]) -> NewLevels:
    """Return the places of the levels that stay.

    >>> places_of((1, None, 0, 1))
    {1: [0, 3], 0: [2]}
    """
    places: dict[int, list[int]] = {}
    for place, old in enumerate(order):
        if old is not None:
            places.setdefault(int(old), []).append(place)
    return places


def links_after(maze: MazeLike, order: Sequence[int | None]) -> LinksAfter:
    """Return what becomes of the links of a maze when its levels are arranged in an order that fits it."""
    places = places_of(order)
    after, parted, gone = Links(), [], []
    for link in sorted(maze.links, key=_reading_order):
        first, second = (places.get(port.cell[0], ()) for port in link.ports)
        if not first or not second:
            gone.append(link)
        elif link.kind is LinkKind.STAIRS and abs(first[0] - second[0]) != 1:
            parted.append(link)
        else:
            after.add(_moved(link, first[0], second[0]))
            for copy in first[1:] if first is second else ():
                after.add(_moved(link, copy, copy))
    teleporters, crowded = [], []
    # After all others: they keep their ports.
    for link in parted:
        teleporter = _teleporter_for(link, maze, after, places)
        if teleporter is None:
            crowded.append(link)
        else:
            after.add(teleporter)
            teleporters.append((link, teleporter))
    return LinksAfter(tuple(after), tuple(teleporters), tuple(crowded), tuple(gone))


def markers_after(maze: MazeLike, order: Sequence[int | None]) -> Iterable[Marker]:
    """Yield the markers after the levels are rearranged; there is no second start."""
    places = places_of(order)
    for marker in maze.markers:
        numbers = places.get(marker.cell[0], ())
        for number in numbers[:1] if marker.kind is MarkerKind.START else numbers:
            yield replace(marker, cell=_on_level(marker.cell, number))


def collected(links: Iterable[Link], markers: Iterable[Marker]) -> tuple[Links, Markers]:
    """Return links and markers, whose places are known to be free, as those of a maze."""
    own_links, own_markers = Links(), Markers()
    for link in links:
        own_links.add(link)
    for marker in markers:
        own_markers.add(marker)
    return own_links, own_markers


def _reading_order(link: Link) -> tuple[Cell, Cell, str]:
    return link.first.cell, link.second.cell, link.first.side


def _on_level(cell: Cell, level: int) -> Cell:
    return (level, *cell[1:])


def _moved(link: Link, first: int, second: int) -> Link:
    """Return a link with its ends on these levels; stairs that would be upside down are turned round."""
    if (first, second) == (link.first.cell[0], link.second.cell[0]):
        return link
    sides = link.first.side, link.second.side
    if link.kind is LinkKind.STAIRS:
        sides = (PortSide.UP, PortSide.DOWN) if first < second else (PortSide.DOWN, PortSide.UP)
    ends = _on_level(link.first.cell, first), _on_level(link.second.cell, second)
    return replace(link, first=Port(ends[0], sides[0]), second=Port(ends[1], sides[1]))


def _teleporter_for(link: Link, maze: MazeLike, after: Links, places: NewLevels) -> Link | None:
    """Return the teleporter in place of stairs; None if a cell has no port for it."""
    ports = []
    for port in link.ports:
        cell = _on_level(port.cell, places[port.cell[0]][0])
        free = (
            side for side in _TELEPORTER_SIDES
            if after.at(Port(cell, side)) is None and _can_carry(maze, port.cell, side)
        )  # fmt: skip
        ports.append(next((Port(cell, side) for side in free), None))
    first, second = ports
    if first is None or second is None:
        return None
    return replace(link, first=first, second=second, kind=LinkKind.TELEPORTER)


def _can_carry(maze: MazeLike, cell: Cell, side: PortSide) -> bool:
    """Return whether a teleporter may stand there: on the pad, or in a wall without a gap."""
    if not side.is_wall:
        return True
    if not maze.has_side(cell, side) or maze.wall_at(cell, side) != Wall.WALL:
        return False
    return all(marker.side != side for marker in maze.markers.at(cell))
