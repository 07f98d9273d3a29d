"""The longest shortest path of a maze.

P. Crescenzi, R. Grossi, M. Habib, L. Lanzi, A. Marino, "On computing the diameter of real-world undirected
graphs", Theoretical Computer Science 514 (2013): from a cell in the middle, the farthest cells are
searched from, until no two that are left can be farther apart than the best that was found.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mazarine.maze import Cell
from mazarine.native.structure import Sweep, sweep
from mazarine.paths.structure.components import Components, components
from mazarine.paths.structure.space import degrees, onward_passages
from mazarine.progress import Progress, share_of, tell, watched
from mazarine.regions import Segmentation
from mazarine.regions.segmentation import lock_of
from mazarine.regions.space import Space

_MOST_VISITS = 1 << 27
"""Cells that all searches together may meet: a second or two."""


@dataclass(frozen=True)
class LongestPath:
    """Two cells of maximal distance, of those with a path from one to the other.

    Attributes
    ----------
    start, goal : its ends; None where there is no floor
    length : its steps
    exact : whether no other is longer; where not, it is the longest that was found in a bounded time
    """

    start: Cell | None
    goal: Cell | None
    length: int
    exact: bool


def longest_path(segmentation: Segmentation, progress: Progress | None = None) -> LongestPath:
    """Find the longest of all shortest paths, one-way links respected.

    Raises `Cancelled` if `progress` requested a stop.
    """
    with lock_of(segmentation):
        return longest_path_in(segmentation.space, components(segmentation.space), progress)


def longest_path_in(
    space: Space, found: Components, progress: Progress | None = None, most_visits: int = _MOST_VISITS
) -> LongestPath:
    """Find the longest path in components that are known."""
    search = _Search(space, found, progress, most_visits)
    degree = np.bincount(found.labels.reshape(-1), degrees_in_order(space), len(found.sizes) + 1)
    one_way = set(found.labels.reshape(-1)[space.grid.padded_to_flat(_one_way_ends(space))].tolist())
    for label, (size, first) in enumerate(zip(found.sizes.tolist(), found.firsts.tolist(), strict=True), 1):
        if size - 1 <= search.length and search.start >= 0:
            break
        if label in one_way:
            search.from_every_cell(first, np.flatnonzero(search.padded(found.labels == label)))
        else:
            search.from_the_farthest(first, is_tree=degree[label] == 2 * (size - 1))
    tell(progress, 1.0)
    return search.answer()


def degrees_in_order(space: Space) -> NDArray[np.uint8]:
    """Return the number of passages of every cell in reading order."""
    return space.grid.view(degrees(space)).reshape(-1)


def _one_way_ends(space: Space) -> NDArray[np.int64]:
    places = [place for place, ends in space.partners.items() if min(ends) < 0]
    return np.array(places, dtype=np.int64)


class _Search:
    """The longest path found, and the searches that may still be made."""

    def __init__(self, space: Space, found: Components, progress: Progress | None, most_visits: int) -> None:
        self._space = space
        self._passages = onward_passages(space)
        self._progress, self._most_visits, self._visits = progress, most_visits, 0
        self._room = Sweep(space.grid.padded_size, int(found.sizes.max(initial=0)))
        self._searches = 0
        self.start, self.goal, self.length, self.exact = -1, -1, 0, True

    def answer(self) -> LongestPath:
        """Return what was found."""
        if self.start < 0:
            return LongestPath(None, None, 0, True)
        start, goal = (self._space.grid.cell_at_padded(place) for place in (self.start, self.goal))
        return LongestPath(start, goal, self.length, self.exact)

    def padded(self, array: NDArray[np.bool_]) -> NDArray[np.bool_]:
        """Return the padded array of one of (levels, rows, cols)."""
        padded = np.zeros(self._space.grid.padded_size, dtype=np.bool_)
        self._space.grid.fill(padded, array)
        return padded

    def from_every_cell(self, first: int, cells: NDArray[np.int64]) -> None:
        """Search a part with one-way links: from its far ends, then from all of its cells."""
        for _ in range(4):
            first = self._sweep(first)[0]
        for cell in cells.tolist():
            if self._is_enough():
                return
            self._sweep(cell)

    def from_the_farthest(self, first: int, is_tree: bool) -> None:
        """Search a part without one-way links."""
        self._sweep(self._sweep(first)[0])
        if is_tree:
            return  # In a tree the farthest cell from any is an end of the longest path.
        self._sweep(self._sweep(self._middle())[0])
        far = self._sweep(self._middle())[1]
        levels = self._room.levels[: far + 2].tolist()
        order = self._room.order[: levels[-1]].copy()
        is_done = np.zeros(self._space.grid.padded_size, dtype=np.bool_)
        for level in range(far, 0, -1):
            for cell in order[levels[level] : levels[level + 1]].tolist():
                if 2 * level <= self.length:
                    return  # Two cells up to this level are at most so far apart.
                if is_done[cell]:
                    continue
                if self._is_enough():
                    return
                farthest = self._sweep(cell)[1]
                # From a cell n steps away nothing is more than n steps farther.
                near = min(self.length - farthest, farthest)
                is_done[self._room.order[: self._room.levels[near + 1]]] = True

    def _sweep(self, start: int) -> tuple[int, int]:
        """Search from a cell; return the last cell that was met, and how far it is."""
        share = min(0.99, self._visits / self._most_visits)
        tell(self._progress, share)
        with watched(share_of(self._progress, share, share)):
            count = sweep(self._passages, self._room, self._searches % 255 + 1, start)
        self._searches += 1
        self._visits += count
        last, far = int(self._room.order[count - 1]), self._room.far
        if far > self.length or self.start < 0:
            self.start, self.goal, self.length = start, last, far
        return last, far

    def _middle(self) -> int:
        """Return the cell in the middle of the path to the last cell that was met."""
        index = int(self._room.levels[self._room.far + 1]) - 1
        for _ in range(self._room.far // 2):
            index = int(self._room.before[index])
        return int(self._room.order[index])

    def _is_enough(self) -> bool:
        """Return whether the work has been done that may be; then the answer is not known to be exact."""
        if self._visits < self._most_visits:
            return False
        self.exact = False
        return True
