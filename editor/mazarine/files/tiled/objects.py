"""Links and markers as point objects of a Tiled map."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Any

from mazarine.files.faults import Fault
from mazarine.files.limits import MAX_THINGS
from mazarine.files.messages import FileMessage
from mazarine.files.tiled.messages import TiledMessage
from mazarine.files.tiled.records import LayerRecord, ObjectRecord, value_of, whole_of
from mazarine.maze import Cell, Link, LinkKind, Marker, MarkerKind, Maze, Port, PortSide
from mazarine.maze.messages import MazeMessage
from mazarine.maze.wall_positions import WallPositions
from mazarine.messages import Message, Series, quoted

TILE_SIZE = 32
"""The pixels from a cell to the next in maps that are written."""

_Object = dict[str, Any]


@dataclass(frozen=True)
class ObjectGrid:
    """Positions of cells: the pixels from one to the next, and the lattice coordinates of place (0, 0)."""

    width: int
    height: int
    origin: tuple[int, int]

    def cell_at(self, level: int, x: float, y: float) -> Cell:
        """Return the cell of a point; `Fault` if the point or the grid has none."""
        if not (math.isfinite(x) and math.isfinite(y) and self.width and self.height):
            raise Fault(TiledMessage.OBJECT_NOT_ON_CELL(x=x, y=y))
        return (
            level,
            math.floor(y / self.height) + self.origin[0],
            math.floor(x / self.width) + self.origin[1],
        )


@dataclass
class TiledObjects:
    """The links and markers of a map, and the ends of links until both ends are known."""

    links: list[Link] = field(default_factory=list)
    markers: list[Marker] = field(default_factory=list)
    _ends: dict[int, tuple[ObjectRecord, Port]] = field(default_factory=dict)
    _marked_sides: set[tuple[Cell, PortSide | None]] = field(default_factory=set)
    _count: int = 0
    _gaps: int = 0

    def add_layer(self, layer: LayerRecord, level: int, grid: ObjectGrid) -> None:
        """Add the links and markers of a layer; other objects are ignored."""
        for thing in layer.objects:
            kind = thing.type or thing.kind
            if kind not in _KINDS:
                continue
            self._count += 1
            if self._count > 2 * MAX_THINGS:
                raise Fault(TiledMessage.TOO_MANY_MAP_OBJECTS(most=2 * MAX_THINGS))
            try:
                self._add(thing, kind, grid.cell_at(level, thing.x, thing.y))
            except Fault as error:
                raise Fault(error.message, _place_of(thing)) from None

    def _add(self, thing: ObjectRecord, kind: str, cell: Cell) -> None:
        name = value_of(thing.properties, "side")
        if name is not None and name not in tuple(PortSide):
            known = Series(tuple(side.value for side in PortSide))
            raise Fault(MazeMessage.NOT_A_PORT_SIDE(value=quoted(name), known=known).clause)
        side = None if name is None else PortSide(str(name))
        if kind in tuple(MarkerKind):
            self.markers.append(Marker(MarkerKind(kind), cell, side, thing.name))
            self._marked_sides.add((cell, side))
        elif thing.id in self._ends:
            raise Fault(TiledMessage.OBJECT_NUMBER_TWICE())
        else:
            self._ends[thing.id] = thing, Port(cell, side or PortSide.PAD)

    def join_ends(self) -> None:
        """Make links of their ends; `Fault` if an end has no partner."""
        partners = {number: self._partner(number) for number in self._ends}
        named = {partner for partner in partners.values() if partner is not None}
        for number, partner in sorted(partners.items()):
            if partner is None:
                if number not in named:
                    raise self._fault(number, TiledMessage.NO_PARTNER())
                continue
            back = partners[partner]
            if back not in (None, number):
                raise self._fault(number, TiledMessage.PARTNER_NAMES_ANOTHER(partner=partner, named=back))
            if back is None or number < partner:
                self._join(number, partner, one_way=back is None)

    def add_gaps(self, positions: WallPositions, level: int, origin: tuple[int, int]) -> None:
        """Add notes for the gaps in the border of a level that no marker has."""
        self._gaps += positions.count_gaps()
        if self._gaps > MAX_THINGS:
            raise Fault(FileMessage.TOO_MANY_GAPS(most=MAX_THINGS))
        for (_, row, col), side in positions.gaps():
            gap = (level, row + origin[0], col + origin[1]), PortSide[side.name]
            if gap not in self._marked_sides:
                self.markers.append(Marker(MarkerKind.NOTE, *gap))

    def _partner(self, number: int) -> int | None:
        partner = whole_of(self._ends[number][0].properties, "object")
        if not partner:  # Tiled writes 0 for no object
            return None
        if partner not in self._ends or partner == number:
            raise self._fault(number, TiledMessage.UNKNOWN_PARTNER(partner=partner))
        return partner

    def _join(self, number: int, partner: int, one_way: bool) -> None:
        (first, from_port), (second, to_port) = self._ends[number], self._ends[partner]
        kinds = {thing.type or thing.kind for thing in (first, second)}
        if len(kinds) > 1:
            raise self._fault(number, TiledMessage.PARTNER_KIND(partner=partner))
        self.links.append(Link(from_port, to_port, LinkKind(kinds.pop()), one_way, first.name or second.name))

    def _fault(self, number: int, message: Message) -> Fault:
        return Fault(message, _place_of(self._ends[number][0]))


def _place_of(thing: ObjectRecord) -> Message:
    """Return an object as the place in a map."""
    return TiledMessage.TILED_OBJECT(id=thing.id, kind=quoted(thing.type or thing.kind))


_KINDS = frozenset((*LinkKind, *MarkerKind))


def objects_of(maze: Maze) -> list[list[_Object]]:
    """Return the point objects of each level, those of links first.

    A link's ends name each other; the end of a one-way link is named only.
    """
    levels: list[list[_Object]] = [[] for _ in range(maze.shape[0])]
    number = 1
    for link in sorted(maze.links, key=_place_of_link):
        for port, own, partner in ((link.first, number, number + 1), (link.second, number + 1, number)):
            names = [] if link.one_way and own > partner else [_property("object", "object", partner)]
            if port.side is not PortSide.PAD:
                names.append(_property("side", "string", port.side.value))
            thing = _point(maze, own, link.kind.value, link.label if own < partner else "", port.cell, names)
            levels[port.cell[0]].append(thing)
        number += 2
    for marker in sorted(maze.markers, key=lambda marker: marker.cell):
        names = [] if marker.side is None else [_property("side", "string", marker.side.value)]
        levels[marker.cell[0]].append(
            _point(maze, number, marker.kind.value, marker.label, marker.cell, names)
        )
        number += 1
    return levels


def _place_of_link(link: Link) -> tuple[Any, ...]:
    return link.first.cell, link.first.side, link.second.cell, link.second.side


def _property(name: str, kind: str, value: str | int) -> _Object:
    return {"name": name, "type": kind, "value": value}


def _point(maze: Maze, number: int, kind: str, label: str, cell: Cell, properties: list[_Object]) -> _Object:
    _, row, col = cell
    x, y = (col - maze.origin[1] + 0.5) * TILE_SIZE, (row - maze.origin[0] + 0.5) * TILE_SIZE
    thing: _Object = {
        "id": number, "name": label, "type": kind, "x": round(x), "y": round(y), "width": 0, "height": 0,
        "rotation": 0, "visible": True, "point": True,
    }  # fmt: skip
    return {**thing, "properties": properties} if properties else thing
