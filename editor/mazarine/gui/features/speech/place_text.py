"""What a screen reader says about a cell: its region, markers, links, sides and position."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

import numpy as np

from mazarine.counting import Noun
from mazarine.gui.analysis.analysis import Analysis
from mazarine.gui.analysis.answers import RegionDetails
from mazarine.gui.analysis.names import MATTER_NAMES, cell_within
from mazarine.gui.i18n import tr, tr_later
from mazarine.gui.i18n.texts import capitalized
from mazarine.lattice import Side
from mazarine.maze import Cell, Link, Maze, Port, PortSide
from mazarine.maze.codes import Matter, Wall
from mazarine.maze.costs import LEAST
from mazarine.maze.names import LINK_KIND_NAMES, MARKER_KIND_NAMES, SIDE_NAMES
from mazarine.messages import Message, Series
from mazarine.regions import Kind, Patch

_MOST_NAMED = 4
_OPEN = tr_later("open to the {sides}")
_WALL, _ROCK = tr_later("wall to the {sides}"), tr_later("rock to the {sides}")
_SECRET_DOOR = tr_later("secret door to the {sides}")


def sentences(messages: Iterable[Message]) -> str:
    """Return messages as sentences in the language of the window.

    >>> sentences([Message("room 3"), Message("Nothing changed.")])
    'Room 3. Nothing changed.'
    """
    return " ".join(capitalized(tr(message)).rstrip(".") + "." for message in messages)


def first_of(messages: list[Message], most: int) -> list[Message]:
    """Return the first messages, and how many more there are."""
    more = len(messages) - most
    return [*messages[:most], tr_later("{count:,} more", count=more)] if more > 0 else messages


def exits_of(maze: Maze, cell: Cell) -> list[Cell]:
    """Return the cells that the passages of a cell lead to: north, east, south, west, then by links.

    >>> exits_of(Maze.blank(2, 3), (0, 0, 1))
    [(0, 0, 2), (0, 1, 1), (0, 0, 0)]
    """
    level, row, col = cell
    steps = [maze.lattice.step(row, side) for side in _open_sides(maze, cell)]
    ends = [_end_of(maze, port) for port in maze.links.ports_of(cell)]
    return [(level, row + down, col + right) for down, right in steps] + [
        other.cell for other, _, leads in ends if leads
    ]


class PlaceText:
    """What is said about one cell of a maze.

    Parameters
    ----------
    details : details of its room or corridor, None while they are not known
    """

    def __init__(self, maze: Maze, analysis: Analysis, place: Cell, details: RegionDetails | None) -> None:
        self._maze, self._analysis, self._place, self._details = maze, analysis, place, details
        self._cell = maze.grid.cell_at(place)

    def messages(self, shown_level: int | None, *, is_brief: bool) -> list[Message]:
        """Return a message each for region, cost, markers, links, sides and position.

        Parameters
        ----------
        shown_level : the level that is not named
        is_brief : whether the region is only named
        """
        matter = Matter(int(self._maze.cells[self._place]) >> 1)
        position = cell_within(self._cell, self._maze, shown_level)
        if matter is Matter.ROCK:
            return [MATTER_NAMES[matter], *self._markers(), position]
        secret = [MATTER_NAMES[matter]] if matter in MATTER_NAMES else []
        cost = int(self._maze.costs[self._place])
        costs = [tr_later("costs {cost}", cost=cost)] if cost > LEAST else []
        things = *costs, *self._markers(), *self._links()
        return [self._region(is_brief), *secret, *things, self._sides(), position]

    def _region(self, is_brief: bool) -> Message:
        number = self._analysis.number_at(self._place)
        if not number:
            return tr_later("Regions are not available yet")
        kind = self._analysis.regions.kind_of(number)
        exits = Noun.EXITS(count=len(exits_of(self._maze, self._cell)))
        crossroad = tr_later("crossroad with {exits}", exits=exits)
        parts = [crossroad if kind is Kind.CROSSROAD else self._analysis.name_of(number)]
        if not is_brief:
            if kind is not Kind.CROSSROAD:
                parts.append(Noun.CELLS(count=self._analysis.regions.size_of(number)))
            if kind is Kind.ROOM and self._details is not None:
                parts.append(Noun.EXITS(count=len(self._details.entries)))
            ends = first_of(self._ends(kind), _MOST_NAMED)
            parts += [tr_later("leads to {places}", places=_listed(ends, " and "))] if ends else []
        return _listed(parts)

    def _ends(self, kind: Kind) -> list[Message]:
        """Return what the exits of the region lead to; what crossroads and rooms lead to is named once."""
        if kind is Kind.CROSSROAD:
            return list(dict.fromkeys(map(self._beyond, exits_of(self._maze, self._cell))))
        if self._details is None:
            return []
        if kind is Kind.CORRIDOR:
            ends = [self._beyond((level, row, col)) for level, row, col in self._details.entries.tolist()]
            return ends + [tr_later("a dead end") for _, is_dead in self._details.ends if is_dead]
        numbers = dict.fromkeys(number for _, behind in self._details.behind for number in behind)
        return [self._named(number) for number in numbers if number != self._details.number]

    def _named(self, number: int) -> Message:
        return self._analysis.name_of(number).clause

    def _beyond(self, cell: Cell) -> Message:
        """Return what a passage to a cell leads to: the room that is entered there, or the region."""
        grid, regions = self._maze.grid, self._analysis.regions
        around = [self._analysis.number_at(grid.array_place(it)) for it in exits_of(self._maze, cell)]
        rooms = [number for number in around if regions.kind_of(number) is Kind.ROOM]
        here = self._analysis.number_at(grid.array_place(cell))
        if rooms or regions.kind_of(here) is not Kind.CROSSROAD:
            return self._named(rooms[0] if rooms else here)
        return tr_later("a crossroad with {exits}", exits=Noun.EXITS(count=len(exits_of(self._maze, cell))))

    def _markers(self) -> list[Message]:
        return [
            _labeled(MARKER_KIND_NAMES[marker.kind], marker.label)
            for marker in self._maze.markers.at(self._cell)
        ]

    def _links(self) -> Iterator[Message]:
        for port in self._maze.links.ports_of(self._cell):
            other, link, leads = _end_of(self._maze, port)
            name, there = _labeled(LINK_KIND_NAMES[link.kind], link.label), self._position(other.cell)
            if not leads:
                yield tr_later("end of a one-way link: {link} from {position}", link=name, position=there)
            elif port.side.is_wall:
                side = SIDE_NAMES[port.side]
                yield tr_later("{link} to the {side}, to {position}", link=name, side=side, position=there)
            else:
                yield tr_later("{link} to {position}", link=name, position=there)

    def _position(self, cell: Cell) -> Message:
        return cell_within(cell, self._maze, self._cell[0])

    def _sides(self) -> Message:
        """Return the open sides, or the walls and rock if they are fewer; secret doors always."""
        maze, cell = self._maze, self._cell
        at = {side: maze.wall_at(cell, side) for side in maze.lattice.sides if maze.has_side(cell, side)}
        secret = [side for side in at if at[side] in (Wall.SECRET, Wall.FOUND)]
        free = [side for side in _open_sides(maze, cell) if side not in secret]
        walls = [side for side in at if at[side] is Wall.WALL]
        rock = [side for side in at if at[side] is Wall.OPEN and side not in free]
        doors = _sided(_SECRET_DOOR, secret)
        if not free or len(free) == len(at):
            return _listed([tr_later("open on all sides") if free else tr_later("no open side"), *doors])
        closed = _sided(_WALL, walls) + _sided(_ROCK, rock)
        return _listed((_sided(_OPEN, free) if len(free) <= len(walls + rock) else closed) + doors)


def _open_sides(maze: Maze, cell: Cell) -> list[Side]:
    """Return the sides that lead to another cell; secret doors do, as for regions."""
    flat = np.array([np.ravel_multi_index(maze.grid.array_place(cell), maze.shape)])
    sides = int(Patch.of(maze, flat).values[0])
    return [side for side in maze.lattice.sides if sides & side.bit]


def _end_of(maze: Maze, port: Port) -> tuple[Port, Link, bool]:
    """Return the other end of the link that a port carries, the link, and whether it leads there."""
    link = maze.links.at(port)
    assert link is not None
    is_first = link.first == port
    return link.second if is_first else link.first, link, is_first or not link.one_way


def _labeled(name: Message, label: str) -> Message:
    return Message("{name} “{label}”", {"name": name, "label": label}) if label else name


def _sided(text: Message, sides: list[Side]) -> list[Message]:
    """Return a text with the names of sides, if there are any."""
    names = Series(tuple(SIDE_NAMES[PortSide(side.name)] for side in sides))
    return [replace(text, fields={"sides": names})] if sides else []


def _listed(parts: Iterable[Message], last: str = ", ") -> Message:
    return Message("{parts}", {"parts": Series(tuple(parts), last)})
