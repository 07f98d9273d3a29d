"""What it costs to enter cells, as users of Tiled say it: by the property `cost` of tiles."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mazarine.files.format import TILE
from mazarine.files.source import Source
from mazarine.files.tiled.data import Tiles
from mazarine.files.tiled.layers import Extent, pieces_of
from mazarine.files.tiled.messages import TiledNote
from mazarine.files.tiled.records import LayerRecord, MapRecord, value_of
from mazarine.messages import quoted

COST, COST_LAYER = "cost", "Costs"
_WHOLE = re.compile(r"[1-9](?:\.0*)?")
_Costs = NDArray[np.uint8]


@dataclass(frozen=True, eq=False)
class TileCosts:
    """The costs of the tiles of a map.

    Attributes
    ----------
    costs : for each tile its cost, 0 if it has none; the last entry stands for all after
    wrong : the values that are none
    """

    costs: _Costs
    wrong: list[object]

    @classmethod
    def of(cls, map_: MapRecord) -> TileCosts:
        """Return the costs of the tiles of a map."""
        found: dict[int, int] = {}
        wrong: list[object] = []
        for tileset in map_.tilesets:
            for tile in tileset.tiles:
                value = value_of(tile.properties, COST)
                number = tileset.firstgid + tile.id
                if value is None or not 0 <= tile.id <= number <= TILE:
                    continue
                if _WHOLE.fullmatch(str(value)):
                    found[number] = int(float(value))
                else:
                    wrong.append(value)
        costs = np.zeros(max(found, default=-1) + 2, dtype=np.uint8)
        costs[[*found]] = [*found.values()]
        return cls(costs, wrong)

    def of_tiles(self, tiles: Tiles) -> _Costs:
        """Return the cost of each tile, 0 if it has none."""
        costs: _Costs = self.costs[np.minimum(tiles & np.uint32(TILE), np.uint32(len(self.costs) - 1))]
        return costs

    def read(
        self, source: Source, map_: MapRecord, levels: Sequence[Sequence[LayerRecord]], extent: Extent
    ) -> _Costs | None:
        """Return the costs of cells by the tile layers of each level; None if no tile has one."""
        if self.wrong:
            source.notes.append(TiledNote.NOT_COSTS(count=len(self.wrong), value=quoted(self.wrong[0])))
        if not self.costs.any():
            return None
        costs = np.ones((len(levels), extent.rows, extent.cols), dtype=np.uint8)
        for level, layers in zip(costs, levels, strict=True):
            for layer in layers:
                for piece in pieces_of(map_, layer, extent):
                    # An infinite layer may have tiles where the board has no cells.
                    up, left = max(0, -piece.row), max(0, -piece.col)
                    here = level[
                        piece.row + up : piece.places[0].stop, piece.col + left : piece.places[1].stop
                    ]
                    rows, cols = here.shape
                    found = self.of_tiles(piece.tiles[up : up + rows, left : left + cols])
                    here[found > 0] = found[found > 0]
        return costs
