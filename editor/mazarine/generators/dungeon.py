"""Rooms and corridors: a dungeon of rooms with doors, and winding corridors in all that is left."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mazarine.generators.board import Board
from mazarine.generators.codes import CURRENT, FLOOR, PIECE, WAITING
from mazarine.generators.generator import Generator
from mazarine.generators.growth import NOTHING, Growth
from mazarine.generators.messages import GeneratorText, ParameterText
from mazarine.generators.parameter import Share, in_63_bits
from mazarine.generators.stages import Advance, Stages
from mazarine.native.generators import GeneratorGrid, advance_doors, advance_site, advance_stack


class _Dungeon:
    """A dungeon that is being built: its rooms, then corridors, then doors."""

    def __init__(self, board: Board, grid: GeneratorGrid, values: Mapping[str, Any]) -> None:
        self._board, self._grid, self._values = board, grid, values
        self._areas = np.zeros(len(board.cells), dtype=np.int32)
        self._shown: NDArray[np.integer] = NOTHING

    def waiting(self) -> NDArray[np.integer]:
        """Return the places that wait: the stack."""
        return self._shown[: self._grid.head[WAITING]]

    def begin_rooms(self) -> Advance:
        """Begin to place the rooms."""
        size = self._board.size
        return partial(advance_site, self._grid, self._areas, int(self._values["rooms"] * size), size)

    def begin_corridors(self) -> Advance:
        """Begin a tree in each part that the rooms have left."""
        order, roots, sizes = self._board.pieces(self._grid.rng)
        stack = np.empty(len(order), dtype=np.int32)
        self._areas[order] = np.repeat(roots, sizes)
        self._grid.head[CURRENT], self._grid.head[PIECE] = -1, 0
        self._shown = stack
        grid = self._board.grid_from(self._grid.rng, roots, sizes, self._grid.head)
        return partial(advance_stack, grid, stack)

    def begin_doors(self) -> Advance:
        """Begin to open walls between areas."""
        walls = np.concatenate([self._walls(*side) for side in self._board.own_sides])
        leaders = np.arange(len(self._areas), dtype=np.int32)
        self._grid.head[WAITING], self._shown = len(walls), NOTHING
        share = in_63_bits(self._values["doors"])
        return partial(advance_doors, self._grid, self._areas, leaders, walls, share)

    def _walls(self, side: int, step: int, block: int) -> NDArray[np.uint32]:
        """Return the walls on a side of cells that another area is behind, but not those that must stay."""
        here, beside = self._board.cells[:-step], self._board.cells[step:]
        is_between = (self._areas[:-step] != self._areas[step:]) & (here & beside & FLOOR != 0)
        places = np.flatnonzero(is_between & (here & block == 0))
        return (places << self._board.wall_shift | side).astype(np.uint32)


def _begin(board: Board, seed: int, values: Mapping[str, Any]) -> Growth:
    grid, _ = board.grid(seed, ordered=False)
    grid.head[CURRENT] = -1
    dungeon = _Dungeon(board, grid, values)
    stages = Stages(grid.head, dungeon.begin_rooms, dungeon.begin_corridors, dungeon.begin_doors)
    return Growth(board, grid, stages, waiting=dungeon.waiting)


GENERATOR = Generator(
    "rooms-and-corridors",
    GeneratorText.ALGORITHM_ROOMS_AND_CORRIDORS(),
    GeneratorText.ALGORITHM_ROOMS_AND_CORRIDORS_SUMMARY(),
    _begin,
    (
        Share("rooms", ParameterText.PARAMETER_ROOMS(), ParameterText.PARAMETER_ROOMS_HELP(), 0.4),
        Share("doors", ParameterText.PARAMETER_DOORS(), ParameterText.PARAMETER_DOORS_HELP(), 0.04),
    ),
    needs_full=True,
)
