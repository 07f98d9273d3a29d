"""The tree that a perfect maze is, seen from a root."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mazarine.native.structure import Sweep, subtree_sizes, sweep
from mazarine.paths.structure.space import all_passages, degrees
from mazarine.regions.space import FLOOR, Space
from mazarine.values import ArrayValue


@dataclass(frozen=True, eq=False, repr=False)
class Tree(ArrayValue):
    """A rooted tree of all cells of floor.

    Attributes
    ----------
    cells : (n, 3) lattice cells, the root first, each after its parent
    parents : (n,) for each of them where in `cells` its parent is; 0 for the root
    sizes : (n,) the number of cells of the subtree of each, itself included
    sides : (n,) the bit of the side of each towards its parent; 0 for the root, and where a link leads there
    """

    cells: NDArray[np.int64]
    parents: NDArray[np.int32]
    sizes: NDArray[np.int32]
    sides: NDArray[np.uint8]


def tree(space: Space, root: int) -> Tree | None:
    """Return the tree of a maze; None if it has loops or is in several parts.

    Parameters
    ----------
    space : of the maze; one-way links join their ends like any others
    root : a padded place of floor
    """
    floor = int(np.count_nonzero(space.cells & FLOOR))
    if int(degrees(space).sum(dtype=np.int64)) != 2 * (floor - 1):
        return None
    room = Sweep(space.grid.padded_size, floor)
    count = sweep(all_passages(space), room, 1, root)
    if count < floor:
        return None
    places, parents = room.order[:count].astype(np.int64), room.before[:count]
    sizes = np.empty(count, dtype=np.int32)
    subtree_sizes(room, sizes)
    sides = _sides_towards(space, places, places[parents])
    return Tree(space.grid.cells_at_padded(places), parents, sizes, sides)


def _sides_towards(space: Space, places: NDArray[np.int64], others: NDArray[np.int64]) -> NDArray[np.uint8]:
    """Return the bits of the open sides between places and others; 0 where there is none."""
    bits = np.zeros(len(places), dtype=np.uint8)
    is_open = space.open_sides(places)
    for number, (side, step) in enumerate(zip(space.lattice.sides, space.sides, strict=True)):
        bits[(others - places == step) & (is_open >> number & 1 != 0)] = side.bit
    return bits
