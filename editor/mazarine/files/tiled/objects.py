"""Links and markers as point objects of a Tiled map."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from mazarine.files.faults import Fault
from mazarine.files.limits import MAX_THINGS
from mazarine.files.messages import FileMessage
from mazarine.files.source import Source
from mazarine.files.tiled.grids import MapGrid, grid_at, written_map
from mazarine.files.tiled.layers import flattened
from mazarine.files.tiled.messages import TiledMessage, TiledNote
from mazarine.files.tiled.records import LayerRecord, MapRecord, ObjectRecord, value_of, whole_of
from mazarine.lattice import Lattice
from mazarine.maze import Cell, Link, LinkKind, Marker, MarkerKind, Maze, Port, PortSide
from mazarine.maze.closed_sides import Bits, open_borders
from mazarine.maze.messages import MazeMessage
from mazarine.messages import Message, Series, quoted

_MOST_NOTES = 8
OBJECT_LAYER = "Links and markers"
"""The name of the layers of objects that are written."""

_Object = dict[str, Any]


@dataclass
class TiledObjects:
    """The links and markers of a map, and the ends of links until both ends are known.

    Attributes
    ----------
    links, markers : those that were read
    records : the objects that each of them was read from
    """

    links: list[Link] = field(default_factory=list)
    markers: list[Marker] = field(default_factory=list)
    records: list[tuple[Link | Marker, tuple[ObjectRecord, ...]]] = field(default_factory=list)
    _ends: dict[int, tuple[ObjectRecord, Port]] = field(default_factory=dict)
    _marked_sides: set[tuple[Cell, PortSide | None]] = field(default_factory=set)
    _count: int = 0
    _gaps: int = 0

    def add_layer(self, layer: LayerRecord, level: int, grid: MapGrid) -> None:
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
            marker = Marker(MarkerKind(kind), cell, side, thing.name)
            self.markers.append(marker)
            self.records.append((marker, (thing,)))
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

    def add_gaps(self, closed: Bits, lattice: Lattice, level: int, origin: tuple[int, int]) -> None:
        """Add notes for the gaps in the border of a level that no marker has."""
        found = list(open_borders(closed, lattice, origin[0]))
        self._gaps += sum(int(np.count_nonzero(places)) for _, places in found)
        if self._gaps > MAX_THINGS:
            raise Fault(FileMessage.TOO_MANY_GAPS(most=MAX_THINGS))
        for side, places in found:
            for row, col in np.argwhere(places).tolist():
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
        link = Link(from_port, to_port, LinkKind(kinds.pop()), one_way, first.name or second.name)
        self.links.append(link)
        self.records.append((link, (first, second)))

    def _fault(self, number: int, message: Message) -> Fault:
        return Fault(message, _place_of(self._ends[number][0]))


def _place_of(thing: ObjectRecord) -> Message:
    """Return an object as the place in a map."""
    return TiledMessage.TILED_OBJECT(id=thing.id, kind=quoted(thing.type or thing.kind))


_KINDS = frozenset((*LinkKind, *MarkerKind))


def objects_in(levels: list[list[LayerRecord]], grid: MapGrid) -> TiledObjects:
    """Return the links and markers in the layers of objects of each level."""
    objects = TiledObjects()
    for number, layers in enumerate(levels):
        for layer in layers:
            objects.add_layer(layer, number, grid)
    objects.join_ends()
    return objects


def note_objects_left_out(
    source: Source, map_: MapRecord, objects: TiledObjects, walls: Set[int] = frozenset()
) -> None:
    """Note how many objects of each layer were not read; those with the identities `walls` were."""
    used = walls | {id(record) for _, records in objects.records for record in records}
    layers = [layer for layer in flattened(map_.layers) if layer.type == "objectgroup"]
    counts = [(layer, sum(id(thing) not in used for thing in layer.objects)) for layer in layers]
    counts = [(layer, count) for layer, count in counts if count]
    for layer, count in counts[:_MOST_NOTES]:
        source.notes.append(TiledNote.OBJECTS_LEFT_OUT(count=count, layer=quoted(layer.name)))
    if len(counts) > _MOST_NOTES:
        source.notes.append(TiledNote.LAYERS_LEFT_OUT(count=len(counts) - _MOST_NOTES))


def objects_of(maze: Maze) -> list[list[_Object]]:
    """Return the point objects of each level of a map that is written."""
    levels: list[list[_Object]] = [[] for _ in range(maze.shape[0])]
    grid = grid_at(written_map(maze.lattice, maze.origin), maze.origin)
    number = 1
    links = sorted(maze.links, key=_place_of_link)
    markers = sorted(maze.markers, key=lambda marker: marker.cell)
    things: tuple[Link | Marker, ...] = (*links, *markers)
    for thing in things:
        for level, made in points_of(thing, number, grid):
            levels[level].append(made)
            number += 1
    return levels


def points_of(thing: Link | Marker, number: int, grid: MapGrid) -> list[tuple[int, _Object]]:
    """Return the level and the point object of a marker or of each end of a link, numbered from `number`.

    A link's ends name each other; the end of a one-way link is named only.
    """
    if isinstance(thing, Marker):
        properties = _side_property(thing.side)
        return [(thing.cell[0], _point(grid, number, thing.kind.value, thing.label, thing.cell, properties))]
    made = []
    for port, own, partner in ((thing.first, number, number + 1), (thing.second, number + 1, number)):
        names = [] if thing.one_way and own > partner else [_property("object", "object", partner)]
        names += _side_property(None if port.side is PortSide.PAD else port.side)
        label = thing.label if own < partner else ""
        made.append((port.cell[0], _point(grid, own, thing.kind.value, label, port.cell, names)))
    return made


def _place_of_link(link: Link) -> tuple[Any, ...]:
    return link.first.cell, link.first.side, link.second.cell, link.second.side


def _side_property(side: PortSide | None) -> list[_Object]:
    return [] if side is None else [_property("side", "string", side.value)]


def _property(name: str, kind: str, value: str | int) -> _Object:
    return {"name": name, "type": kind, "value": value}


def _point(
    grid: MapGrid, number: int, kind: str, label: str, cell: Cell, properties: list[_Object]
) -> _Object:
    x, y = grid.middle(cell)
    thing: _Object = {
        "id": number, "name": label, "type": kind, "x": int(x) if x == int(x) else x,
        "y": int(y) if y == int(y) else y, "width": 0, "height": 0, "rotation": 0, "visible": True,
        "point": True,
    }  # fmt: skip
    return {**thing, "properties": properties} if properties else thing
