"""The tiles of layers that are changed: which ones cells get that become rock or floor."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
import numpy as np
from numpy.typing import NDArray

from mazarine.files.faults import Fault
from mazarine.files.format import TileChoice
from mazarine.files.splicing import Edit
from mazarine.files.tiled.costs import TileCosts
from mazarine.files.tiled.data import Tiles, rewritten, written
from mazarine.files.tiled.foreign import Meaning
from mazarine.files.tiled.layers import Extent, Part, flattened, parts_of
from mazarine.files.tiled.messages import TiledMessage
from mazarine.files.tiled.places import LayerPlace
from mazarine.files.tiled.records import LayerRecord, MapRecord
from mazarine.files.usual import usual_around
from mazarine.maze.costs import LEAST
from mazarine.messages import quoted

_MOST_OPTIONS = 64
_CHUNK = 16


class Board:
    """The tiles of one layer, as they were and as they are now."""

    def __init__(self, map_: MapRecord, layer: LayerRecord, extent: Extent) -> None:
        self.layer, self._extent = layer, extent
        self._parts = parts_of(map_, layer, extent)
        self._chunk = _chunk_size(map_)
        self._is_covered = np.zeros((extent.rows, extent.cols), dtype=bool)
        self.before = np.zeros((extent.rows, extent.cols), dtype=np.uint32)
        for part in self._parts:
            if part.height and part.width:
                self.before[part.places] = part.tiles(layer)
                self._is_covered[part.places] = True
        self.after = self.before.copy()
        self._added: list[Part] = []

    def put(self, where: NDArray[np.bool_], tiles: Tiles | np.uint32) -> None:
        """Set the tiles of some cells; `Fault` if the layer has no place for one."""
        for row, col in np.argwhere(where & ~self._is_covered).tolist():
            if not self._is_covered[row, col]:
                self._add_chunk(row, col)
        self.after[where] = tiles[where] if isinstance(tiles, np.ndarray) else tiles

    def _add_chunk(self, row: int, col: int) -> None:
        """Add an empty chunk to the layer of an infinite map."""
        height, width = self._chunk
        top, left = self._extent.top, self._extent.left
        chunk = Part(
            msgspec.Raw(b""), (row + top) // height * height - top, (col + left) // width * width - left,
            height, width,
        )  # fmt: skip
        rows, cols = self._is_covered.shape
        is_inside = 0 <= chunk.row <= rows - height and 0 <= chunk.col <= cols - width
        if not is_inside or self._is_covered[chunk.places].any():
            raise Fault(TiledMessage.NO_CHUNK(name=quoted(self.layer.name)))
        self._is_covered[chunk.places] = True
        self._added.append(chunk)

    @property
    def is_changed(self) -> bool:
        """Whether a tile is another one."""
        return not np.array_equal(self.before, self.after)

    def edits(self, data: bytes, place: LayerPlace) -> Iterator[Edit]:
        """Yield the data that are other ones now, without new chunks."""
        if len(self._parts) != len(place.data):
            raise Fault(TiledMessage.NOT_HELD())
        for part, span in zip(self._parts, place.data, strict=True):
            before, after = self.before[part.places].ravel(), self.after[part.places].ravel()
            changed = np.flatnonzero(before != after)
            if len(changed):
                content = data[span.start : span.stop]
                yield span, rewritten(content, after, changed, self.layer.encoding, self.layer.compression)

    def new_chunks(self, like: bytes) -> Iterator[tuple[dict[str, int], bytes]]:
        """Yield the attributes and the data of each new chunk, as XML has them in a chunk like this."""
        for chunk in self._added:
            tiles = self.after[chunk.places]
            place = {
                "x": chunk.col + self._extent.left, "y": chunk.row + self._extent.top,
                "width": chunk.width, "height": chunk.height,
            }  # fmt: skip
            yield place, written(tiles, self.layer.encoding, self.layer.compression, like)


def _chunk_size(map_: MapRecord) -> tuple[int, int]:
    """Return the rows and columns of the chunks of a map, as the first one has them."""
    for layer in flattened(map_.layers):
        for chunk in layer.chunks:
            if chunk.height and chunk.width:
                return chunk.height, chunk.width
    return _CHUNK, _CHUNK


def put_costs(
    boards: Sequence[Board], known: TileCosts, floor: NDArray[np.bool_], costs: NDArray[np.uint8]
) -> None:
    """Put tiles of these costs on floor cells, on the layer whose tile costs something now.

    Raises `Fault` if there is no such tile, or no layer for it.
    """
    now, top = np.ones_like(costs), np.full(costs.shape, -1)
    for number, board in enumerate(boards):
        found = known.of_tiles(board.after)
        now[found > 0], top[found > 0] = found[found > 0], number
    changed = floor & (now != costs)
    top[top < 0] = max(0, top.max(initial=-1))
    for number, cost in np.unique(np.stack((top, costs))[:, changed], axis=1).T.tolist():
        numbers = np.flatnonzero(known.costs == cost)
        if not boards or (not len(numbers) and cost > LEAST):
            raise Fault(TiledMessage.NO_COST_TILE(cost=cost))
        board, where = boards[number], changed & (top == number) & (costs == cost)
        tiles, there = board.after.copy(), known.of_tiles(board.after)
        alike = floor & (there == cost if cost > LEAST else there <= LEAST)
        default = numbers[0] if len(numbers) else 0
        if cost == LEAST and (tiles[alike] == 0).any():
            tiles[where] = 0
        else:
            cells = np.argwhere(where)
            usual = usual_around([np.where(alike, tiles, np.uint32(0))], cells)
            tiles[where] = [default if one is None else one[1] for one in usual]
        board.put(where, tiles)


class WrittenTiles:
    """The tile layers of a map of another program, whose cells become rock or floor."""

    def __init__(self, map_: MapRecord, choice: TileChoice) -> None:
        self._map, self._meaning, self._choice = map_, Meaning.of(map_), choice
        layers = self._meaning.layers
        if self._meaning.wall_layers and not self._meaning.solid.any():
            layers = self._meaning.wall_layers
        self.boards = [Board(map_, layer, self._meaning.extent) for layer in layers]
        self._rock = [self._meaning.is_rock(board.layer, board.before) for board in self.boards]

    def all_boards(self) -> list[Board]:
        """Return the boards of all layers, those that nothing is rock on included."""
        own = {id(board.layer): board for board in self.boards}
        extent = self._meaning.extent
        return [own.get(id(it)) or Board(self._map, it, extent) for it in self._meaning.layers]

    def number_of(self, board: Board) -> int:
        """Return the number of a layer, counted from the lowest."""
        return next(number for number, layer in enumerate(self._meaning.layers) if layer is board.layer)

    def numbers(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return the numbers of tiles for walls and for floor, the most frequent first."""
        walls = [tiles for _, tiles in self._walls()] if self._meaning.has_walls else []
        if walls and not any(tiles.any() for tiles in walls):
            extent = self._meaning.extent  # No wall is there yet: any tile may become one.
            walls = [Board(self._map, layer, extent).before for layer in self._meaning.layers]
        floors = [
            np.where(rock, np.uint32(0), board.before)
            for board, rock in zip(self.boards, self._rock, strict=True)
            if not any(board.layer is wall for wall in self._meaning.wall_layers)
        ]
        return _by_frequency(walls), _by_frequency(floors)

    def give_back(self, first: WrittenTiles, where: NDArray[np.bool_]) -> NDArray[np.bool_]:
        """Restore the tiles that cells have in an earlier state of the same map; return which ones."""
        names = [[board.layer.name for board in tiles.boards] for tiles in (self, first)]
        if names[0] != names[1]:
            return np.zeros_like(where)
        for board, other in zip(self.boards, first.boards, strict=True):
            cells = where & (board.before != other.before)
            board.put(cells, other.before)
        return where

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

    def _walls(self) -> list[tuple[Board, Tiles]]:
        """Return the boards that rock may be put on, with their tiles that are rock."""
        found = [
            (board, np.where(rock, board.before, np.uint32(0)))
            for board, rock in zip(self.boards, self._rock, strict=True)
        ]
        if self._meaning.wall_layers:
            found = [it for it in found if any(it[0].layer is wall for wall in self._meaning.wall_layers)]
        if self._choice.layer is not None:
            found = [it for it in found if self.number_of(it[0]) == self._choice.layer]
        return found

    def _floors(self) -> list[tuple[Board, Tiles]]:
        return [(board, board.before) for board in self.boards]

    def _by_layer(
        self,
        where: NDArray[np.bool_],
        candidates: list[tuple[Board, Tiles]],
        chosen: int | None,
        default: int | None = None,
    ) -> Iterator[tuple[Board, int, NDArray[np.bool_]]]:
        """Yield boards, the number of a tile for each, and the cells of `where` that get it."""
        cells = np.argwhere(where)
        if not len(cells):
            return
        groups: dict[tuple[int, int], list[tuple[int, int]]] = {}
        usual = usual_around([tiles for _, tiles in candidates], cells)
        for (row, col), found in zip(cells.tolist(), usual, strict=True):
            if found is None and ((default is None and chosen is None) or not candidates):
                raise Fault(TiledMessage.NO_TILE_TO_TAKE())
            groups.setdefault(found or (0, default or 0), []).append((row, col))
        for (layer, number), places in groups.items():
            mask = np.zeros_like(where)
            mask[tuple(np.array(places).T)] = True
            yield candidates[layer][0], number if chosen is None else chosen, mask


def _by_frequency(boards: list[Tiles]) -> tuple[int, ...]:
    tiles = np.concatenate([np.empty(0, dtype=np.uint32), *(board.ravel() for board in boards)])
    numbers, counts = np.unique(tiles[tiles != 0], return_counts=True)
    found: list[int] = numbers[np.argsort(-counts, kind="stable")].tolist()
    return tuple(found[:_MOST_OPTIONS])
