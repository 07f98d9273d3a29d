"""The fewest secrets on paths: a breadth-first search in which only secrets cost something."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.compiling import int64, kernel


@kernel
def fewest_secrets(
    heads: NDArray[np.int64], bounds: NDArray[np.int64], pieces: int, start: int
) -> NDArray[np.int32]:
    """Return the fewest secrets on a path to each node, both ends included; -1 where no path leads.

    Parameters
    ----------
    heads, bounds
        Where the edges of each node lead, and where they begin among `heads`.
    pieces
        Nodes above this number are secrets.
    start
        The first node.
    """
    count = len(bounds) - 1
    costs = np.full(count, -1, dtype=np.int32)
    nodes, later = np.empty(count, dtype=np.int64), np.empty(count, dtype=np.int64)
    costs[start] = start > pieces
    nodes[0], left = start, int64(1)
    # In each round all nodes cost the same, so the first cost of a node is its lowest.
    while left:
        found = int64(0)
        while left:
            left -= 1
            node = int64(nodes[left])
            for index in range(bounds[node], bounds[node + 1]):
                other = int64(heads[index])
                if costs[other] >= 0:
                    continue
                costs[other] = costs[node]
                if other > pieces:
                    costs[other] += 1
                    later[found] = other
                    found += 1
                else:
                    nodes[left] = other
                    left += 1
        nodes, later, left = later, nodes, found
    return costs
