"""Kruskal's algorithm with equal weights."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import numpy as np

from mazarine.generators.board import Board
from mazarine.generators.codes import CURRENT, FREE
from mazarine.generators.generator import Generator
from mazarine.generators.growth import Growth
from mazarine.generators.messages import GeneratorText
from mazarine.native.generators import advance_forest, find_walls

_GROUP_BITS = 12
"""Groups of walls have some thousand each: 16 to 32 KB."""


def _begin(board: Board, seed: int, values: Mapping[str, Any]) -> Growth:  # noqa: ARG001  # has no parameters
    grid, _ = board.grid(seed, ordered=False)
    grid.head[CURRENT] = -1
    # A piece of one cell is never joined: it is in the maze from the beginning.
    board.cells[grid.roots] &= ~np.uint8(FREE)
    walls = np.empty(2 * board.size, dtype=np.uint32)
    ends = np.zeros(1 << min(12, max(0, board.size.bit_length() - _GROUP_BITS)), dtype=np.int64)
    find_walls(grid, walls, ends)
    parents = np.arange(len(board.cells), dtype=np.int32)
    joints = board.size - len(grid.roots)
    return Growth(board, grid, partial(advance_forest, grid, walls, ends, parents, joints), work=joints)


GENERATOR = Generator(
    "kruskal", GeneratorText.ALGORITHM_KRUSKAL(), GeneratorText.ALGORITHM_KRUSKAL_SUMMARY(), _begin
)
