"""Weave mazes: passages that lead under others, and Kruskal's algorithm between them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from mazarine.generators.board import Board
from mazarine.generators.codes import DONE
from mazarine.generators.generator import Generator
from mazarine.generators.growth import Growth
from mazarine.generators.messages import GeneratorText, ParameterText, ReasonText
from mazarine.generators.parameter import Share, in_63_bits
from mazarine.generators.spanning_trees import forest
from mazarine.lattice import Side
from mazarine.maze import Link, Maze, Port, PortSide
from mazarine.native.generators import lay_crossings

MOST_CROSSINGS = 100_000
"""As many links as files take; larger mazes have fewer crossings."""


def _begin(board: Board, seed: int, values: Mapping[str, Any]) -> Growth:
    grid, _ = board.grid(seed, ordered=False)
    parents = np.arange(len(board.cells), dtype=np.int32)
    crossings = np.empty(board.size // 4, dtype=np.int32)
    share = min(values["crossings"], MOST_CROSSINGS / board.size)
    count = lay_crossings(grid, parents, crossings, in_63_bits(share))
    # Each joins the three cells of one passage, and the two at the ends of the other one.
    grid.head[DONE] = 3 * count
    places = board.rows_and_cols(crossings[:count])
    is_level = board.view()[*places.T] & Side.E.bit != 0
    cells = np.column_stack((places + board.origin, is_level)).tolist()
    links = [_underpass(row, col, bool(level)) for row, col, level in cells]

    def finish(maze: Maze) -> None:
        for link in links:
            maze.links.add(link)

    return forest(board, grid, parents, finish)


def _underpass(row: int, col: int, is_level: bool) -> Link:
    """Return the passage under a cell that is crossed from west to east, or from north to south."""
    if is_level:
        return Link(Port((0, row - 1, col), PortSide.S), Port((0, row + 1, col), PortSide.N))
    return Link(Port((0, row, col - 1), PortSide.E), Port((0, row, col + 1), PortSide.W))


GENERATOR = Generator(
    "weave",
    GeneratorText.ALGORITHM_WEAVE(),
    GeneratorText.ALGORITHM_WEAVE_SUMMARY(),
    _begin,
    (Share("crossings", ParameterText.PARAMETER_CROSSINGS(), ParameterText.PARAMETER_CROSSINGS_HELP(), 0.2),),
    needs_full=True,
    four_sides=ReasonText.RIGHT_ANGLES(),
)
