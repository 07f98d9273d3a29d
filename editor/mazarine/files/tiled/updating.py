"""Changes of a maze, written into the Tiled map that it was read from; all else stays byte for byte."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import TypeVar

import msgspec
import numpy as np
from numpy.typing import NDArray

from mazarine.errors import MazeFileError
from mazarine.files.faults import Fault, require
from mazarine.files.format import TileChoice, TileOptions, Update
from mazarine.files.limits import json_fault
from mazarine.files.source import Source
from mazarine.files.splicing import Edit, Span, spliced
from mazarine.files.tiled.boards import Board, WrittenTiles, put_costs
from mazarine.files.tiled.costs import COST_LAYER, TileCosts
from mazarine.files.tiled.foreign import Meaning, own_objects
from mazarine.files.tiled.grids import grid_of
from mazarine.files.tiled.layers import extent_of, flattened
from mazarine.files.tiled.messages import TiledLoss, TiledMessage
from mazarine.files.tiled.objects import OBJECT_LAYER, objects_in, points_of
from mazarine.files.tiled.places import LayerPlace, MapPlaces, places_in_json, places_in_xml
from mazarine.files.tiled.reading import BLOCK, Level, encoding_of, levels_of, maze_of
from mazarine.files.tiled.records import LayerRecord, MapRecord, map_in_json, text_of
from mazarine.files.tiled.writing import has_walls, lost_metadata, open_sides, storable
from mazarine.files.tiled.xml import map_in_xml
from mazarine.files.tiled.xml_writing import xml_of_layer, xml_of_object
from mazarine.maze import Link, Marker, Maze
from mazarine.maze.codes import Matter
from mazarine.maze.costs import have_same_costs
from mazarine.messages import Message, Series, quoted

_Code = TypeVar("_Code", bound=np.generic)
_OWN_TILESET = re.compile(r"\w+ (mask|blocks|costs)$")
_MOST_NAMES = 6
_HEAD = 1 << 10


def updated(source: Source, maze: Maze, choice: TileChoice, before: Source | None) -> Update:
    """Return a map with the cells, links and markers of a maze like the one that it holds.

    Raises `Fault` if the map cannot hold this maze unless a new one replaces it.

    Parameters
    ----------
    before : the map before it was first saved here; a cell that is as it was there gets its tiles back
    """
    if any(tile is not None and not 0 < tile < 1 << 32 for tile in (choice.wall, choice.floor)):
        raise Fault(TiledMessage.NO_TILE_TO_TAKE())
    return Update(source.path, _Updating(source, maze, choice, before).result())


def besides(source: Source) -> list[Message]:
    """Return what a map holds besides its maze."""
    map_ = map_of(source)
    is_own = bool(encoding_of(map_))
    layers = list(flattened(map_.layers))
    own = {id(it) for level in levels_of(map_) for it in _own_boards(level)} if is_own else set()
    others = [layer for layer in layers if id(layer) not in own and layer.type != "objectgroup"]
    kept = objects_in(_object_layers(map_), grid_of(map_)).records
    objects = sum(len(layer.objects) for layer in layers) - sum(len(records) for _, records in kept)
    tilesets = sum(not (is_own and _OWN_TILESET.match(it.name)) for it in map_.tilesets)
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
    tiles = WrittenTiles(map_, TileChoice())
    layers = [(tiles.number_of(board), board.layer.name) for board in tiles.boards]
    return TileOptions(tuple(layers), *tiles.numbers())


class _Updating:
    """One update: the map as it is, and the pieces of it that get other bytes."""

    def __init__(self, source: Source, maze: Maze, choice: TileChoice, before: Source | None) -> None:
        self._source, self._choice, self._before = source, choice, before
        self._data = text_of(source)
        self._is_json = is_json(source)
        self._map = self._read(self._data)
        self._old, self._new = maze_of(self._source, self._map), maze
        self._encoding = encoding_of(self._map)
        self._costs, self._grid = TileCosts.of(self._map), grid_of(self._map)
        boards = (
            [level.tiles for level in levels_of(self._map)]
            if self._encoding
            else Meaning.of(self._map).layers
        )
        self._extent = extent_of(self._map, boards)
        self._edits: list[Edit] = []
        self._gone: set[int] = set()

    def result(self) -> bytes:
        """Return the bytes of the updated map."""
        require_same_board(self._old, self._new)
        self._require_codes()
        changes_things = _keys(self._old) != _keys(self._new)
        boards = list(self._changed_boards())
        if boards or changes_things:
            places = (places_in_json if self._is_json else places_in_xml)(self._data)
            place_of = self._places_by_layer(places)
            for board in boards:
                self._edits += board.edits(self._data, place_of[id(board.layer)])
                self._add_chunks(board, place_of[id(board.layer)])
            if changes_things:
                self._change_things(places, place_of)
        data = spliced(self._data, self._edits)
        try:
            map_ = self._read(data)
            again = maze_of(self._source, map_)
        except MazeFileError:  # The data hold more than tiles, such as a comment.
            raise Fault(TiledMessage.NOT_HELD()) from None
        if not _is_same(again, self._new, self._encoding) or not self._keeps_others(map_):
            raise Fault(TiledMessage.NOT_HELD())
        return data

    def _keeps_others(self, map_: MapRecord) -> bool:
        """Return whether a map has all layers and objects of the one before but those that were removed."""
        layers = list(flattened(map_.layers))
        return (
            all(
                (new.type, new.name, new.properties) == (old.type, old.name, old.properties)
                and [it for it in old.objects if id(it) not in self._gone]
                == new.objects[: len(old.objects) - sum(id(it) in self._gone for it in old.objects)]
                for old, new in zip(flattened(self._map.layers), layers, strict=False)
            )
            and map_.properties == self._map.properties
        )

    def _places_by_layer(self, places: MapPlaces) -> dict[int, LayerPlace]:
        layers = list(flattened(self._map.layers))
        if len(layers) != len(places.layers):
            raise Fault(TiledMessage.NOT_HELD())
        return {id(layer): place for layer, place in zip(layers, places.layers, strict=True)}

    def _read(self, data: bytes) -> MapRecord:
        return map_of(replace(self._source, stream=io.BytesIO(data), size=len(data), head=data[:_HEAD]))

    def _require_codes(self) -> None:
        old, new = self._old, self._new
        if (new.title, new.author) != (old.title, old.author) or lost_metadata(new) is not None:
            raise Fault(TiledMessage.OTHER_METADATA())
        if self._encoding in ("", BLOCK) and has_walls(new):
            raise Fault(TiledMessage.THIN_WALLS())
        codes = np.unique(new.cells)
        plain = [Matter.ROCK << 1, Matter.FLOOR << 1]
        if self._encoding != BLOCK and not np.isin(codes, plain).all():
            raise Fault(TiledMessage.SECRETS_OR_FOG())

    # Tiles

    def _tiles(self, board: NDArray[_Code]) -> NDArray[_Code]:
        """Return what cells have, by the places of their tiles."""
        return self._grid.tiles(board, self._extent)

    def _changed_boards(self) -> Iterator[Board]:
        if not self._encoding:
            yield from self._foreign_boards()
            return
        levels = levels_of(self._map)
        first = min((tileset.firstgid for tileset in self._map.tilesets), default=1)
        for number, level in enumerate(levels):
            mazes = self._old, self._new
            old, new = (self._tiles(_codes(maze, number, self._encoding)) for maze in mazes)
            if (old != new).any():
                board = Board(self._map, level.tiles, self._extent)
                board.put(old != new, np.where(new < 0, 0, new + first).astype(np.uint32))
                yield board
            if not have_same_costs(self._old, self._new):
                yield from self._with_costs(
                    [Board(self._map, it, self._extent) for it in level.boards[1:]], number
                )

    def _foreign_boards(self) -> Iterator[Board]:
        old, new = (self._tiles(maze.cells[0]) for maze in (self._old, self._new))
        rock = new >> 1 == Matter.ROCK
        changed = rock != (old >> 1 == Matter.ROCK)
        if not changed.any() and have_same_costs(self._old, self._new):
            return
        tiles = WrittenTiles(self._map, self._choice)
        left = changed & ~self._given_back(tiles, changed, rock)
        tiles.make_rock(left & rock)
        tiles.make_floor(left & ~rock)
        yield from self._with_costs(tiles.all_boards(), 0)

    def _with_costs(self, boards: list[Board], level: int) -> Iterator[Board]:
        """Yield the boards of a level that are changed, once its cells have their costs."""
        if self._new.has_costs or self._costs.costs.any():
            floor = self._tiles(self._new.cells[level]) >> 1 != Matter.ROCK
            put_costs(boards, self._costs, floor, self._tiles(self._new.costs[level]))
        yield from (board for board in boards if board.is_changed)

    def _given_back(
        self, tiles: WrittenTiles, changed: NDArray[np.bool_], rock: NDArray[np.bool_]
    ) -> NDArray[np.bool_]:
        """Restore the tiles of cells that are as they were before the first save; return which ones."""
        nowhere = np.zeros_like(changed)
        if self._before is None or self._choice != TileChoice():
            return nowhere
        try:
            map_ = map_of(self._before)
            before = maze_of(self._before, map_).cells[0]
            first, extent = WrittenTiles(map_, self._choice), Meaning.of(map_).extent
        except (Fault, MazeFileError):
            return nowhere
        if extent != self._extent:
            return nowhere
        was_rock = self._tiles(before) >> 1 == Matter.ROCK
        return tiles.give_back(first, changed & (rock == was_rock))

    def _add_chunks(self, board: Board, place: LayerPlace) -> None:
        texts = []
        like = self._data[place.data[0].start : place.data[0].stop] if place.data else b""
        for attributes, data in board.new_chunks(like):
            if self._is_json:
                is_list = board.layer.encoding == "csv"
                value = f"[{data.decode().strip()}]".encode() if is_list else b'"' + data + b'"'
                texts.append(msgspec.json.encode({**attributes, "data": msgspec.Raw(value)}))
            else:
                names = " ".join(f'{name}="{value}"' for name, value in attributes.items())
                texts.append(f"<chunk {names}>{data.decode()}</chunk>".encode())
        if texts:
            self._insert(texts, place.end, b"data", follows=bool(place.data))

    # Links and markers

    def _change_things(self, places: MapPlaces, place_of: dict[int, LayerPlace]) -> None:
        levels = _object_layers(self._map)
        all_layers = [layer for layer in flattened(self._map.layers) if layer.type == "objectgroup"]
        old, new = _keys(self._old), _keys(self._new)
        read = objects_in(levels, self._grid)
        gone = self._gone = {
            id(it) for thing, records in read.records if _key(thing) not in new for it in records
        }
        number = max((thing.id for layer in all_layers for thing in layer.objects), default=0) + 1
        number = max(number, self._counter(places, "nextobjectid"))
        added: list[list[dict[str, object]]] = [[] for _ in levels]
        for key, thing in new.items():
            if key not in old:
                for level, made in points_of(thing, number, self._grid):
                    added[level].append(made)
                    number += 1
        for layers, things in zip(levels, added, strict=True):
            own = next((it for it in layers if it.name == OBJECT_LAYER), layers[0] if layers else None)
            for layer in layers:
                is_gone = [id(thing) in gone for thing in layer.objects]
                self._change_layer(place_of[id(layer)], is_gone, things if layer is own else [])
            if things and not layers:
                self._add_layer(places, things)
        self._count(places, "nextobjectid", number)

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
                start = span.start
                if self._is_json:
                    start = spans[number - 1].stop if number else start
                else:
                    start = len(self._data[:start].rstrip())
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
        if self._is_json:
            objects = b",".join(map(self._text_of, things))
            text = msgspec.json.encode({**layer, "objects": msgspec.Raw(b"[" + objects + b"]")})
        else:
            text = _ascii(xml_of_layer(layer))
        self._insert([text], places.end, b"map", follows=bool(self._map.layers))
        self._count(places, "nextlayerid", number + 1)

    def _text_of(self, thing: dict[str, object]) -> bytes:
        if not self._is_json:
            return _ascii(xml_of_object(thing))
        require(json_fault(thing))
        return msgspec.json.encode(thing)

    def _counter(self, places: MapPlaces, name: str) -> int:
        span = places.counters.get(name)
        return 1 if span is None else int(self._data[span.start : span.stop])

    def _count(self, places: MapPlaces, name: str, number: int) -> None:
        if name in places.counters and number > self._counter(places, name):
            self._edits.append((places.counters[name], b"%d" % number))


def require_same_board(old: Maze, new: Maze) -> None:
    """Require that a maze has the board of the one in a map."""
    if not new.lattice.is_same(old.lattice):
        raise Fault(TiledMessage.OTHER_LATTICE())
    if new.shape != old.shape or new.origin != old.origin:
        raise Fault(TiledMessage.OTHER_SIZE())


def is_json(source: Source) -> bool:
    """Return whether a map is JSON, not XML."""
    return source.head.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"{")


def map_of(source: Source) -> MapRecord:
    """Read a map in either form."""
    return map_in_json(source, MapRecord) if is_json(source) else map_in_xml(source, MapRecord)


def _object_layers(map_: MapRecord) -> list[list[LayerRecord]]:
    """Return the layers of objects of each level that links and markers are read from."""
    if encoding_of(map_):
        return [level.objects for level in levels_of(map_)]
    return [own_objects(map_)]


def _own_boards(level: Level) -> list[LayerRecord]:
    """Return the layers of tiles that Mazarine writes for a level."""
    return [level.tiles, *(layer for layer in level.boards[1:] if layer.name == COST_LAYER)]


def _codes(maze: Maze, level: int, encoding: str) -> NDArray[np.int16]:
    """Return which tile of the maze's tileset each cell has, -1 for none."""
    if encoding == BLOCK:
        return np.asarray(maze.cells[level], dtype=np.int16)
    codes: NDArray[np.int16] = open_sides(maze, level).astype(np.int16)
    codes -= 1
    return codes


def _is_same(read: Maze, maze: Maze, encoding: str) -> bool:
    levels = range(maze.shape[0])
    costs = ((read.costs == maze.costs) | (maze.cells >> 1 == Matter.ROCK)).all()
    return (
        bool(costs)
        and _keys(read) == _keys(maze)
        and all(
            np.array_equal(_codes(read, level, encoding or BLOCK), _codes(maze, level, encoding or BLOCK))
            for level in levels
        )
    )


def _keys(maze: Maze) -> dict[tuple[object, ...], Link | Marker]:
    return {_key(thing): thing for thing in (*maze.links, *maze.markers)}


def _key(thing: Link | Marker) -> tuple[object, ...]:
    if isinstance(thing, Marker):
        return thing.kind, thing.cell, thing.side, thing.label
    return thing.kind, thing.one_way, thing.label, thing.first, thing.second


def _ascii(lines: Iterable[str]) -> bytes:
    return storable("".join(lines)).encode("ascii", errors="xmlcharrefreplace")
