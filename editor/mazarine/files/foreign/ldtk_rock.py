"""Which cells of an LDtk level are rock: by the names of values and layers, or else by the board."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from mazarine.files.evidence import evidence
from mazarine.files.faults import Fault
from mazarine.files.foreign.ldtk_records import LayerRecord, is_floor, is_wall
from mazarine.files.foreign.messages import ForeignMessage, ForeignNote
from mazarine.files.source import Source
from mazarine.files.tiled.data import tiles_of
from mazarine.maze import Maze
from mazarine.messages import Series, quoted

_Rock = NDArray[np.bool_]
_MOST_VALUES = 8
"""The most values of which each alone may be rock."""
_MOST_CELLS = 1 << 20
"""The largest board that is made in several ways to compare them."""


@dataclass(frozen=True, eq=False)
class Ground:
    """The rock of a level, and what it was found by.

    Attributes
    ----------
    rock : shape (rows, cols)
    size : the pixels of a cell
    layer : the layer of numbers that decides; None if tiles do
    numbers : its values, of the same shape
    names : the names of the values that it can have
    """

    rock: _Rock
    size: int
    layer: LayerRecord | None = None
    numbers: NDArray[np.uint32] | None = None
    names: Mapping[int, str] = field(default_factory=dict)

    def cell_at(self, grid: tuple[int, int], size: int) -> tuple[int, int]:
        """Return the row and column at the center of a column and row of another layer with this size."""
        col, row = ((2 * at + 1) * max(size, 1) // (2 * self.size) for at in grid)
        return row, col


def ground_of(
    source: Source,
    layers: list[LayerRecord],
    names: Mapping[int | str, dict[int, str]],
    like: _Rock | None = None,
) -> Ground | None:
    """Return the rock of a level; None if no layer has cells.

    Parameters
    ----------
    names : the names of the values of each layer, by its number
    like : the rock that values without names make most of; None for the most likely board
    """
    numbered = [
        (layer, _numbers(layer), names.get(layer.definition or 0, {}))
        for layer in layers
        if layer.kind == "IntGrid"
    ]
    held = [it for it in numbered if it[1].any()]
    # Tiles that rules have drawn beside numbers tell no more than those.
    tiled = [
        layer
        for layer in layers
        if layer.kind != "Entities" and (layer.tiles or (layer.auto_tiles and layer.kind != "IntGrid"))
    ]
    if tiled and not held:
        return _by_tiles(source, tiled)
    if not numbered:
        return None
    layer, grid, words = max(held or numbered, key=_likelihood)
    # An empty level is all floor.
    rock = _by_values(source, layer, grid, words, like) if held else np.zeros(grid.shape, dtype=bool)
    return Ground(rock, max(layer.size, 1), layer, grid, words)


def _likelihood(held: tuple[LayerRecord, NDArray[np.uint32], dict[int, str]]) -> tuple[int, int]:
    """Return how likely a layer has the walls: by its own name, by those of its values, by its cells."""
    layer, grid, words = held
    return 2 * is_wall(layer.identifier) + any(map(is_wall, words.values())), int(np.count_nonzero(grid))


def _numbers(layer: LayerRecord) -> NDArray[np.uint32]:
    shape = layer.rows, layer.cols
    if bytes(layer.numbers) not in (b"null", b"[]"):
        try:
            return tiles_of(layer.numbers, "csv", "", layer.rows * layer.cols).reshape(shape)
        except Fault as fault:
            where = ForeignMessage.LAYER_OF_LDTK(name=quoted(layer.identifier))
            raise Fault(fault.message, where) from None
    numbers = np.zeros(layer.rows * layer.cols, dtype=np.uint32)
    for cell in layer.old_numbers or []:
        if cell.place < len(numbers) and 0 <= cell.value < 1 << 31:
            numbers[cell.place] = cell.value + 1
    return numbers.reshape(shape)


def _by_values(
    source: Source, layer: LayerRecord, grid: NDArray[np.uint32], words: dict[int, str], like: _Rock | None
) -> _Rock:
    values = [int(value) for value in np.unique(grid) if value]
    walls = [value for value in values if is_wall(words.get(value, ""))]
    if not walls and is_wall(layer.identifier):
        walls = [value for value in values if not is_floor(words.get(value, ""))]
    if walls:
        note = ForeignNote.ROCK_BY_VALUES(layer=quoted(layer.identifier), values=_named(walls, words))
        source.notes.append(note)
    else:
        walls = _most_likely(grid, values, like)
        source.notes.append(
            ForeignNote.ROCK_BY_EVIDENCE(layer=quoted(layer.identifier), values=_named(walls, words))
        )
    others = [value for value in values if value not in walls]
    if others:
        source.notes.append(ForeignNote.VALUES_OF_FLOOR(values=_named(others, words)))
    return np.isin(grid, walls)


def _named(values: list[int], words: Mapping[int, str]) -> Series:
    return Series(
        tuple(f"{value} ({words[value]})" if words.get(value) else str(value) for value in values[:20]), ", "
    )


def _most_likely(grid: NDArray[np.uint32], values: list[int], like: _Rock | None) -> list[int]:
    """Return the values that make the most likely board if they are rock, or the one most like another."""
    ways = [values, [0]]
    if 1 < len(values) <= _MOST_VALUES:
        ways += [[value] for value in values]
    if like is not None and like.shape == grid.shape:
        return min(ways, key=lambda walls: int(np.count_nonzero(np.isin(grid, walls) != like)))
    if grid.size > _MOST_CELLS:
        return values
    return max(ways, key=lambda walls: evidence(Maze.from_blocks(np.isin(grid, walls))))


def _by_tiles(source: Source, layers: list[LayerRecord]) -> Ground:
    walls = [layer for layer in layers if is_wall(layer.identifier)]
    used = walls or layers
    size = max(used[0].size, 1)
    has_tile = np.zeros((used[0].rows, used[0].cols), dtype=bool)
    for layer in used:
        cols, rows = np.array([tile.px for tile in [*layer.tiles, *layer.auto_tiles]]).T // size
        inside = (cols >= 0) & (cols < has_tile.shape[1]) & (rows >= 0) & (rows < has_tile.shape[0])
        has_tile[rows[inside], cols[inside]] = True
    if walls:
        layer_names = Series(tuple(quoted(layer.identifier) for layer in walls[:20]), ", ")
        source.notes.append(ForeignNote.ROCK_BY_TILES(layer=layer_names))
        return Ground(has_tile, size)
    source.notes.append(ForeignNote.FLOOR_BY_TILES())
    return Ground(~has_tile, size)
