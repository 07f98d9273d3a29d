"""From a space to what the kernels of this package take, and back."""

from __future__ import annotations

from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from mazewright.maze import Cell
from mazewright.paths.structure.kernels.passages import Passages
from mazewright.regions.space import FLOOR, LINK_SHIFT, LINKS, OPEN_SIDES, Space

_Scalar = TypeVar("_Scalar", bound=np.generic)

_DEGREES = np.array(
    [(byte & OPEN_SIDES).bit_count() if byte & FLOOR else 0 for byte in range(256)], dtype=np.uint8
)
_DEGREES_WITH_LINKS = _DEGREES + ((np.arange(256) & LINKS) >> LINK_SHIFT).astype(np.uint8)


def all_passages(space: Space) -> Passages:
    """Return the passages of every cell, whichever way links lead."""
    return _passages(
        space, [(at, max(to, ~to)) for at, ends in sorted(space.partners.items()) for to in ends]
    )


def onward_passages(space: Space) -> Passages:
    """Return the passages of every cell that may be taken from it."""
    return _passages(
        space, [(at, to) for at, ends in sorted(space.partners.items()) for to in ends if to >= 0]
    )


def _passages(space: Space, links: list[tuple[int, int]]) -> Passages:
    at, to = np.array(links, dtype=np.int64).reshape(-1, 2).T
    return Passages(space.cells, *cell_range(space), side_steps(space), at.copy(), to.copy())


def side_steps(space: Space) -> NDArray[np.int64]:
    """Return the step between padded places across each side."""
    return np.array([down * space.layout.stride + right for down, right in space.lattice.steps])


def cell_range(space: Space) -> tuple[int, int]:
    """Return the first padded place that may be a cell, and the one after the last."""
    first = space.layout.padded_place(0, 0, 0)
    return first, first + space.layout.levels * (space.layout.rows + 1) * space.layout.stride


def dead_end_count(cells: NDArray[np.uint8]) -> int:
    """Return how many of these bytes of a space are dead ends."""
    return int(np.count_nonzero(_DEGREES_WITH_LINKS[cells] == 1))


def degrees(space: Space) -> NDArray[np.uint8]:
    """Return the number of passages of every cell, by padded place."""
    found: NDArray[np.uint8] = _DEGREES_WITH_LINKS[space.cells]
    for place, ends in space.partners.items():
        found[place] = _DEGREES[space.cells[place]] + len(ends)  # A byte counts three links at most.
    return found


def array_of(space: Space, padded: NDArray[_Scalar]) -> NDArray[_Scalar]:
    """Return the (levels, rows, cols) array of a padded one."""
    return np.ascontiguousarray(space.layout.view(padded))


def lattice_cell(space: Space, place: int) -> Cell:
    """Return the lattice cell at a padded place."""
    level, row, col = space.layout.array_place(place)
    return level, row + space.origin[0], col + space.origin[1]


def padded_places(space: Space, cells: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return padded places for (n, 3) lattice cells."""
    level, row, col = cells.T
    layout = space.layout
    flat = (level * layout.rows + row - space.origin[0]) * layout.cols + col - space.origin[1]
    return layout.padded_places(flat)
