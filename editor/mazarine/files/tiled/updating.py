"""Changes of a maze, written into the Tiled map that it was read from; all else stays byte for byte."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

import msgspec
import numpy as np
from numpy.typing import NDArray

from mazarine.errors import MazeFileError
from mazarine.files.faults import Fault
from mazarine.files.format import TileChoice, TileOptions
from mazarine.files.source import Source
from mazarine.files.tiled.data import Tiles, rewritten
from mazarine.files.tiled.foreign import Meaning, own_objects
from mazarine.files.tiled.layers import Extent, extent_of, flattened, parts_of
from mazarine.files.tiled.messages import TiledLoss, TiledMessage
from mazarine.files.tiled.objects import OBJECT_LAYER, ObjectGrid, objects_in, points_of
from mazarine.files.tiled.places import LayerPlace, MapPlaces, Span, places_in_json, places_in_xml
from mazarine.files.tiled.reading import BLOCK, encoding_of, levels_of, maze_of
from mazarine.files.tiled.records import LayerRecord, MapRecord, map_in_json, text_of, whole_of
from mazarine.files.tiled.writing import has_walls, lost_metadata, open_sides, storable
from mazarine.files.tiled.xml import map_in_xml
from mazarine.files.tiled.xml_writing import xml_of_layer, xml_of_object
from mazarine.maze import Link, Marker, Maze
from mazarine.maze.codes import Matter
from mazarine.messages import Message, Series, quoted

_OWN_TILESET = re.compile(r"\w+ (mask|blocks)$")
_MOST_NAMES, _MOST_OPTIONS = 6, 64
_NEAR = 2
"""How far around a cell the most frequent tile is looked for first."""
_MOST_NEAR = 1 << 14
"""For more cells than this the most frequent tile of the layer is taken: looking around takes time."""


def updated(source: Source, maze: Maze, choice: TileChoice) -> bytes:
    """Return the bytes of a map with the cells, links and markers of a maze like the one that it holds.

    Raises
    ------
    Fault
        If the map cannot hold this maze unless a new one replaces it.
    """
    return _Update(source, maze, choice).result()


def besides(source: Source) -> list[Message]:
    """Return what a map holds besides its maze."""
    map_ = map_of(source)
    is_own = bool(encoding_of(map_))
    layers = list(flattened(map_.layers))
    if is_own:
        levels = levels_of(map_)
        own = {id(layer) for level in levels for layer in (level.tiles, *level.objects)}
        things = objects_in([level.objects for level in levels], _grid_of(map_))
    else:
        own = {id(layer) for layer in own_objects(map_)}
        things = objects_in([own_objects(map_)], _grid_of(map_))
    others = [layer for layer in layers if id(layer) not in own and layer.type != "objectgroup"]
    objects = sum(len(layer.objects) for layer in layers) - sum(len(it) for _, it in things.records)
    tilesets = len(map_.tilesets) - (is_own and any(_OWN_TILESET.match(it.name) for it in map_.tilesets))
    properties = sum(not it.name.startswith("maze") for it in map_.properties)
    names = Series(tuple(quoted(layer.name) for layer in others[:_MOST_NAMES]))
    return [
        entry(count=count, **fields)
        for entry, count, fields in (
            (TiledLoss.LAYERS_LOST, len(others), {"layers": names}),
            (TiledLoss.OBJECTS_LOST, objects, {}),
            (TiledLoss.TILESETS_LOST, tilesets, {}),
            (TiledLoss.PROPERTIES_LOST, properties, {}),
        )
        if count
    ]


def options(source: Source) -> TileOptions | None:
    """Return what may be chosen for a map of another program; None for one of ours."""
    map_ = map_of(source)
    if encoding_of(map_):
        return None
    tiles = _Tiles(map_, TileChoice())
    layers = [(tiles.number_of(board), board.layer.name) for board in tiles.boards]
    return TileOptions(tuple(layers), *tiles.numbers())


class _Update:
    """One update: the map as it is, and the pieces of it that get other bytes."""

    def __init__(self, source: Source, maze: Maze, choice: TileChoice) -> None:
        self._source, self._choice = source, choice
        self._data = text_of(source)
        self._is_json = is_json(source)
        self._map = self._read(self._data)
        self._old, self._new = maze_of(self._source, self._map), maze
        self._encoding = encoding_of(self._map)
        self._edits: list[tuple[Span, bytes]] = []

    def result(self) -> bytes:
        """Return the bytes of the updated map."""
        self._require_same_board()
        changes_things = _keys(self._old) != _keys(self._new)
        boards = list(self._changed_boards())
        if boards or changes_things:
            places = (places_in_json if self._is_json else places_in_xml)(self._data)
            place_of = self._places_by_layer(places)
            for board in boards:
                self._edits += board.edits(self._data, place_of[id(board.layer)])
            if changes_things:
                self._change_things(places, place_of)
        data = self._applied()
        try:
            again = maze_of(self._source, self._read(data))
        except MazeFileError:  # The data hold more than tiles, such as a comment.
            raise Fault(TiledMessage.NOT_HELD()) from None
        if not _is_same(again, self._new, self._encoding):
            raise Fault(TiledMessage.NOT_HELD())
        return data

    def _places_by_layer(self, places: MapPlaces) -> dict[int, LayerPlace]:
        layers = list(flattened(self._map.layers))
        if len(layers) != len(places.layers):
            raise Fault(TiledMessage.NOT_HELD())
        return {id(layer): place for layer, place in zip(layers, places.layers, strict=True)}

    def _read(self, data: bytes) -> MapRecord:
        return map_of(replace(self._source, stream=io.BytesIO(data), size=len(data), head=data[:1]))

    def _require_same_board(self) -> None:
        old, new = self._old, self._new
        if new.lattice != old.lattice:
            raise Fault(TiledMessage.OTHER_LATTICE())
        if new.shape != old.shape or new.origin != old.origin:
            raise Fault(TiledMessage.OTHER_SIZE())
        if (new.title, new.author) != (old.title, old.author) or lost_metadata(new) is not None:
            raise Fault(TiledMessage.OTHER_METADATA())
        if self._encoding in ("", BLOCK) and has_walls(new):
            raise Fault(TiledMessage.THIN_WALLS())
        codes = np.unique(new.cells)
        plain = [Matter.ROCK << 1, Matter.FLOOR << 1]
        if self._encoding != BLOCK and not np.isin(codes, plain).all():
            raise Fault(TiledMessage.SECRETS_OR_FOG())

    # Tiles

    def _changed_boards(self) -> Iterator[_Board]:
        if not self._encoding:
            yield from self._foreign_boards()
            return
        levels = levels_of(self._map)
        extent = extent_of(self._map, [level.tiles for level in levels])
        first = min((tileset.firstgid for tileset in self._map.tilesets), default=1)
        for number, level in enumerate(levels):
            old, new = (_codes(maze, number, self._encoding) for maze in (self._old, self._new))
            if (old != new).any():
                board = _Board(self._map, level.tiles, extent)
                board.put(old != new, np.where(new < 0, 0, new + first).astype(np.uint32))
                yield board

    def _foreign_boards(self) -> Iterator[_Board]:
        rock = self._new.cells[0] >> 1 == Matter.ROCK
        changed = rock != (self._old.cells[0] >> 1 == Matter.ROCK)
        if changed.any():
            tiles = _Tiles(self._map, self._choice)
            tiles.make_rock(changed & rock)
            tiles.make_floor(changed & ~rock)
            yield from (board for board in tiles.boards if board.is_changed)

    # Links and markers

    def _change_things(self, places: MapPlaces, place_of: dict[int, LayerPlace]) -> None:
        zero = (
            whole_of(self._map.properties, "mazeOriginRow"),
            whole_of(self._map.properties, "mazeOriginCol"),
        )
        grid = ObjectGrid(self._map.tilewidth, self._map.tileheight, zero)
        levels = self._object_layers()
        all_layers = [layer for layer in flattened(self._map.layers) if layer.type == "objectgroup"]
        old, new = _keys(self._old), _keys(self._new)
        read = objects_in(levels, grid)
        gone = {id(it) for thing, records in read.records if _key(thing) not in new for it in records}
        number = max((thing.id for layer in all_layers for thing in layer.objects), default=0) + 1
        number = max(number, self._counter(places, "nextobjectid"))
        added: list[list[dict[str, object]]] = [[] for _ in levels]
        for key, thing in new.items():
            if key not in old:
                for level, made in points_of(thing, number, grid):
                    added[level].append(made)
                    number += 1
        for layers, things in zip(levels, added, strict=True):
            for layer in layers:
                is_gone = [id(thing) in gone for thing in layer.objects]
                self._change_layer(place_of[id(layer)], is_gone, things if layer is layers[0] else [])
            if things and not layers:
                self._add_layer(places, things)
        self._count(places, "nextobjectid", number)

    def _object_layers(self) -> list[list[LayerRecord]]:
        """Return the layers of objects of each level that links and markers were read from."""
        if self._encoding:
            return [level.objects for level in levels_of(self._map)]
        return [own_objects(self._map)]

    def _change_layer(self, place: LayerPlace, is_gone: list[bool], added: list[dict[str, object]]) -> None:
        """Remove objects of a layer, with what separates them from their neighbors, and add others."""
        spans = place.objects
        left = [span for span, gone in zip(spans, is_gone, strict=True) if not gone]
        for number, span in enumerate(spans):
            if not is_gone[number]:
                continue
            if self._is_json and not any(not gone for gone in is_gone[:number]) and left:
                # The first of those that stay has no comma before it.
                self._edits.append((Span(span.start, spans[number + 1].start), b""))
            else:
                start = spans[number - 1].stop if number else span.start
                self._edits.append((Span(start, span.stop), b""))
        if added:
            self._insert([self._text_of(thing) for thing in added], place.end, b"objectgroup", bool(left))

    def _insert(self, texts: list[bytes], end: Span, tag: bytes, follows: bool) -> None:
        """Insert texts at the end of a list or an element."""
        if self._is_json:
            joined = b",".join(texts)
            self._edits.append((end, b"," + joined if follows else joined))
        elif end.stop > end.start:  # an element without content: <objectgroup … />
            self._edits.append((end, b">" + b"".join(texts) + b"</" + tag + b">"))
        else:
            self._edits.append((end, b"".join(text + b"\n" for text in texts)))

    def _add_layer(self, places: MapPlaces, things: list[dict[str, object]]) -> None:
        if self._encoding:
            raise Fault(TiledMessage.NO_OBJECT_LAYER())
        number = self._counter(places, "nextlayerid")
        layer = {
            "id": number, "name": OBJECT_LAYER, "type": "objectgroup", "draworder": "topdown",
            "objects": things, "opacity": 1, "visible": True, "x": 0, "y": 0,
        }  # fmt: skip
        text = msgspec.json.encode(layer) if self._is_json else _ascii(xml_of_layer(layer))
        self._insert([text], places.end, b"map", follows=bool(self._map.layers))
        self._count(places, "nextlayerid", number + 1)

    def _text_of(self, thing: dict[str, object]) -> bytes:
        return msgspec.json.encode(thing) if self._is_json else _ascii(xml_of_object(thing))

    def _counter(self, places: MapPlaces, name: str) -> int:
        span = places.counters.get(name)
        return 1 if span is None else int(self._data[span.start : span.stop])

    def _count(self, places: MapPlaces, name: str, number: int) -> None:
        if name in places.counters and number > self._counter(places, name):
            self._edits.append((places.counters[name], b"%d" % number))

    def _applied(self) -> bytes:
        pieces, done = [], 0
        for span, text in sorted(self._edits, key=lambda edit: (edit[0].start, edit[0].stop)):
            pieces += [self._data[done : span.start], text]
            done = span.stop
        return b"".join([*pieces, self._data[done:]])


class _Board:
    """The tiles of one layer, as they were and as they are now."""

    def __init__(self, map_: MapRecord, layer: LayerRecord, extent: Extent) -> None:
        self.layer = layer
        self._parts = parts_of(map_, layer, extent)
        self._is_covered = np.zeros((extent.rows, extent.cols), dtype=bool)
        self.before = np.zeros((extent.rows, extent.cols), dtype=np.uint32)
        for part in self._parts:
            if part.height and part.width:
                self.before[part.places] = part.tiles(layer)
                self._is_covered[part.places] = True
        self.after = self.before.copy()

    def put(self, where: NDArray[np.bool_], tiles: Tiles | np.uint32) -> None:
        """Set the tiles of some cells; `Fault` if the layer has no place for one."""
        if (where & ~self._is_covered).any():
            raise Fault(TiledMessage.NO_CHUNK(name=self.layer.name))
        self.after[where] = tiles[where] if isinstance(tiles, np.ndarray) else tiles

    @property
    def is_changed(self) -> bool:
        """Whether a tile is another one."""
        return not np.array_equal(self.before, self.after)

    def edits(self, data: bytes, place: LayerPlace) -> Iterator[tuple[Span, bytes]]:
        """Yield the data that are other ones now."""
        if len(self._parts) != len(place.data):
            raise Fault(TiledMessage.NOT_HELD())
        for part, span in zip(self._parts, place.data, strict=True):
            before, after = self.before[part.places].ravel(), self.after[part.places].ravel()
            changed = np.flatnonzero(before != after)
            if len(changed):
                content = data[span.start : span.stop]
                yield span, rewritten(content, after, changed, self.layer.encoding, self.layer.compression)


class _Tiles:
    """The tile layers of a map of another program, whose cells become rock or floor."""

    def __init__(self, map_: MapRecord, choice: TileChoice) -> None:
        self._meaning, self._choice = Meaning.of(map_), choice
        layers = self._meaning.layers
        if self._meaning.wall_layers and not self._meaning.solid.any():
            layers = self._meaning.wall_layers
        self.boards = [_Board(map_, layer, self._meaning.extent) for layer in layers]
        self._rock = [self._meaning.is_rock(board.layer, board.before) for board in self.boards]

    def number_of(self, board: _Board) -> int:
        """Return the number of a layer, counted from the lowest."""
        return next(number for number, layer in enumerate(self._meaning.layers) if layer is board.layer)

    def numbers(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return the numbers of tiles for walls and for floor, the most frequent first."""
        walls = [tiles for _, tiles in self._walls()] if self._meaning.has_walls else []
        floors = [
            np.where(rock, np.uint32(0), board.before)
            for board, rock in zip(self.boards, self._rock, strict=True)
            if not any(board.layer is wall for wall in self._meaning.wall_layers)
        ]
        return _by_frequency(walls), _by_frequency(floors)

    def make_rock(self, where: NDArray[np.bool_]) -> None:
        """Make cells rock: by a tile that is rock, or by no tile at all."""
        if not self._meaning.has_walls:
            for board in self.boards:
                board.put(where & (board.before != 0), np.uint32(0))
            return
        for board, number, cells in self._by_layer(where, self._walls(), self._choice.wall):
            board.put(cells, np.uint32(number))

    def make_floor(self, where: NDArray[np.bool_]) -> None:
        """Make cells floor: without tiles that are rock, or with a tile if all tiles are floor."""
        if not self._meaning.has_walls:
            for board, number, cells in self._by_layer(where, self._floors(), self._choice.floor):
                board.put(cells, np.uint32(number))
            return
        for board, rock in zip(self.boards, self._rock, strict=True):
            cells = where & rock
            if any(board.layer is wall for wall in self._meaning.wall_layers):
                board.put(cells, np.uint32(0))
            elif cells.any():
                candidates = [(board, np.where(rock, np.uint32(0), board.before))]
                for _, number, some in self._by_layer(cells, candidates, self._choice.floor, default=0):
                    board.put(some, np.uint32(number))

    def _walls(self) -> list[tuple[_Board, Tiles]]:
        """Return the boards that rock may be put on, with their tiles that are rock."""
        found = [
            (board, np.where(rock, board.before, np.uint32(0)))
            for board, rock in zip(self.boards, self._rock, strict=True)
        ]
        if self._meaning.wall_layers:
            found = [it for it in found if any(it[0].layer is wall for wall in self._meaning.wall_layers)]
        if self._choice.layer is not None:
            chosen = self._meaning.layers[self._choice.layer]
            found = [it for it in found if it[0].layer is chosen]
        return found

    def _floors(self) -> list[tuple[_Board, Tiles]]:
        return [(board, board.before) for board in self.boards]

    def _by_layer(
        self,
        where: NDArray[np.bool_],
        candidates: list[tuple[_Board, Tiles]],
        chosen: int | None,
        default: int | None = None,
    ) -> Iterator[tuple[_Board, int, NDArray[np.bool_]]]:
        """Yield boards, the number of a tile for each, and the cells of `where` that get it."""
        cells = np.argwhere(where)
        if not len(cells):
            return
        groups: dict[tuple[int, int], list[tuple[int, int]]] = {}
        usual = None if len(cells) <= _MOST_NEAR else _most_frequent(candidates, slice(None), slice(None))
        for row, col in cells.tolist():
            found = usual or _around(candidates, row, col)
            if found is None:
                if default is None and chosen is None:
                    raise Fault(TiledMessage.NO_TILE_TO_TAKE())
                found = 0, default or 0
            groups.setdefault(found, []).append((row, col))
        for (layer, number), places in groups.items():
            mask = np.zeros_like(where)
            mask[tuple(np.array(places).T)] = True
            yield candidates[layer][0], number if chosen is None else chosen, mask


def _by_frequency(boards: list[Tiles]) -> tuple[int, ...]:
    tiles = np.concatenate([np.empty(0, dtype=np.uint32), *(board.ravel() for board in boards)])
    numbers, counts = np.unique(tiles[tiles != 0], return_counts=True)
    found: list[int] = numbers[np.argsort(-counts, kind="stable")].tolist()
    return tuple(found[:_MOST_OPTIONS])


def _around(candidates: list[tuple[_Board, Tiles]], row: int, col: int) -> tuple[int, int] | None:
    """Return the layer and the number of the most frequent tile around a cell, None if there is none."""
    rows, cols = candidates[0][1].shape if candidates else (0, 0)
    reach = _NEAR
    while candidates:
        found = _most_frequent(
            candidates,
            slice(max(0, row - reach), row + reach + 1),
            slice(max(0, col - reach), col + reach + 1),
        )
        if found is not None or reach >= max(rows, cols):
            return found
        reach *= 2
    return None


def _most_frequent(
    candidates: list[tuple[_Board, Tiles]], rows: slice, cols: slice
) -> tuple[int, int] | None:
    best, most = None, 0
    for layer, (_, tiles) in enumerate(candidates):
        near = tiles[rows, cols]
        numbers, counts = np.unique(near[near != 0], return_counts=True)
        if len(counts) and counts.max() > most:
            most = int(counts.max())
            best = layer, int(numbers[counts.argmax()])
    return best


def is_json(source: Source) -> bool:
    """Return whether a map is JSON, not XML."""
    return source.head.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"{")


def map_of(source: Source) -> MapRecord:
    """Read a map in either form."""
    return (map_in_json if is_json(source) else map_in_xml)(source)


def _grid_of(map_: MapRecord) -> ObjectGrid:
    zero = whole_of(map_.properties, "mazeOriginRow"), whole_of(map_.properties, "mazeOriginCol")
    return ObjectGrid(map_.tilewidth, map_.tileheight, zero)


def _codes(maze: Maze, level: int, encoding: str) -> NDArray[np.int16]:
    """Return which tile of the maze's tileset each cell has, -1 for none."""
    if encoding == BLOCK:
        return np.asarray(maze.cells[level], dtype=np.int16)
    codes: NDArray[np.int16] = open_sides(maze, level).astype(np.int16)
    codes -= 1
    return codes


def _is_same(read: Maze, maze: Maze, encoding: str) -> bool:
    levels = range(maze.shape[0])
    return _keys(read) == _keys(maze) and all(
        np.array_equal(_codes(read, level, encoding or BLOCK), _codes(maze, level, encoding or BLOCK))
        for level in levels
    )


def _keys(maze: Maze) -> dict[tuple[object, ...], Link | Marker]:
    return {_key(thing): thing for thing in (*maze.links, *maze.markers)}


def _key(thing: Link | Marker) -> tuple[object, ...]:
    if isinstance(thing, Marker):
        return thing.kind, thing.cell, thing.side, thing.label
    return thing.kind, thing.one_way, thing.label, thing.first, thing.second


def _ascii(lines: Iterable[str]) -> bytes:
    return storable("".join(lines)).encode("ascii", errors="xmlcharrefreplace")
