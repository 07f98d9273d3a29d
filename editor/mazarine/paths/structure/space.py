"""From a space to what the native core takes, and back."""

from __future__ import annotations

from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from mazarine.lattice.grid import Places
from mazarine.native.structure import Passages
from mazarine.regions.space import LINK_SHIFT, LINKS, Space

_Scalar = TypeVar("_Scalar", bound=np.generic)

_COUNTS = np.array([sides.bit_count() for sides in range(256)], dtype=np.uint8)


def all_passages(space: Space) -> Passages:
    """Return the passages of every cell, whichever way links lead."""
    return _with_links(
        space, [(at, max(to, ~to)) for at, ends in sorted(space.partners.items()) for to in ends]
    )


def onward_passages(space: Space) -> Passages:
    """Return the passages of every cell that may be taken from it."""
    return _with_links(
        space, [(at, to) for at, ends in sorted(space.partners.items()) for to in ends if to >= 0]
    )


def _with_links(space: Space, links: list[tuple[int, int]]) -> Passages:
    at, to = np.array(links, dtype=np.int64).reshape(-1, 2).T
    return passages(space, at.copy(), to.copy())


def passages(space: Space, at: Places, to: Places) -> Passages:
    """Return the sides of all cells, and links by the padded places of their ends, sorted by the first."""
    space.require_sound()
    first, last = cell_range(space)
    return Passages(cells=space.cells, sides=side_steps(space), at=at, to=to, first=first, last=last)


def cell_range(space: Space) -> tuple[int, int]:
    """Return the first padded place that may be a cell, and the one after the last."""
    grid = space.grid
    return grid.first, grid.first + grid.row_start(grid.levels * grid.level_rows)


def side_steps(space: Space) -> NDArray[np.int64]:
    """Return the step between padded places across each side."""
    return np.array(space.sides, dtype=np.int64)


def are_dead_ends(space: Space, places: Places | None = None) -> NDArray[np.bool_]:
    """Return which cells at padded places, or of all, are dead ends."""
    cells = space.cells if places is None else space.cells[places]
    passages = _COUNTS[space.open_sides(places)] + ((cells & LINKS) >> LINK_SHIFT)
    is_end: NDArray[np.bool_] = passages == 1
    return is_end


def degrees(space: Space) -> NDArray[np.uint8]:
    """Return the number of passages of every cell, by padded place."""
    found: NDArray[np.uint8] = _COUNTS[space.open_sides()]
    for place, ends in space.partners.items():
        found[place] += len(ends)
    return found


def array_of(space: Space, padded: NDArray[_Scalar]) -> NDArray[_Scalar]:
    """Return the (levels, rows, cols) array of a padded one."""
    return np.ascontiguousarray(space.grid.view(padded))
