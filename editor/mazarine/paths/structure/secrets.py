"""Secrets: how many there are, what lies behind them, and how many a path needs.

With all secrets that are not found closed, a maze falls into pieces. Pieces, secret cells and secret doors
are the nodes of a graph, in which a search counts the secrets on paths to each piece.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mazarine.lattice.grid import Places
from mazarine.maze import Marker, Maze
from mazarine.maze.codes import Matter, Wall
from mazarine.maze.secrets import without_secrets
from mazarine.native.structure import fewest_secrets
from mazarine.paths.structure.components import labeled
from mazarine.paths.structure.measures import LinedCorridor, SecretCounts
from mazarine.paths.structure.solution import marked_ends, path_to_nearest
from mazarine.paths.structure.space import passages
from mazarine.regions import Kind, Segmentation
from mazarine.regions.space import FLOOR, Space


def secret_counts(maze: Maze, space: Space, markers: Iterable[Marker]) -> SecretCounts | None:
    """Measure the secrets of a maze, whose space this is; None if it has none, found or not."""
    cells, found_cells = (int((maze.cells >> 1 == it).sum()) for it in (Matter.SECRET, Matter.FOUND))
    doors, found_doors = (_count_doors(maze, space, it) for it in (Wall.SECRET, Wall.FOUND))
    if not cells + found_cells + doors + found_doors:
        return None
    segmentation = Segmentation.of(without_secrets(maze))
    graph = _Graph.of(maze, space, segmentation.space)
    behind = needed = length = None
    start, goals = marked_ends(space, markers)
    if start is not None:
        costs = graph.costs_from(start)
        behind = int(graph.sizes[costs > 0].sum())
        needed = _least(costs[graph.nodes[goals]])
        path = path_to_nearest(segmentation.space, start, goals) if needed == 0 else None
        length = None if path is None else len(path) - 1
    return SecretCounts(
        cells=cells + found_cells,
        found_cells=found_cells,
        doors=doors + found_doors,
        found_doors=found_doors,
        cells_behind=behind,
        needed=needed,
        length_without=length,
        lined_corridor=graph.longest_lined_corridor(segmentation),
    )


def secrets_needed(maze: Maze, space: Space, closed: Space, markers: Iterable[Marker]) -> int | None:
    """Return the fewest secrets on a path from the first start to a goal; None if there is no such path.

    `space` and `closed` are those of the maze, with secrets open and closed.
    """
    start, goals = marked_ends(space, markers)
    if start is None:
        return None
    graph = _Graph.of(maze, space, closed)
    return _least(graph.costs_from(start)[graph.nodes[goals]])


def _least(costs: NDArray[np.int32]) -> int | None:
    reached = costs[costs >= 0]
    return int(reached.min()) if len(reached) else None


def _count_doors(maze: Maze, space: Space, wall: Wall) -> int:
    """Count the doors between two cells of floor; beside rock they mean nothing."""
    inside = space.grid.view(space.cells)
    return sum(
        int(np.count_nonzero((maze.walls >> shift & 3 == wall) & (inside >> number & 1 != 0)))
        for number, shift in _stored(space)
    )


def _stored(space: Space) -> list[tuple[int, int]]:
    """Return the number of each stored side among all, which a byte of the space has, and its shift."""
    lattice = space.lattice
    return [(lattice.sides.index(side), lattice.shift(side)) for side in lattice.stored]


@dataclass(frozen=True, eq=False)
class _Graph:
    """The pieces, secret cells and secret doors of a maze; nodes above `pieces` are secrets.

    Attributes
    ----------
    space : of the maze
    nodes : padded int64, the node of each cell of floor; 0 for rock
    sizes : (count,) the number of cells of each node
    pieces : the number of pieces
    first, second : (n,) padded places, the side between which only secrets open
    doors : (n,) the node of the secret door on that side; 0 for none
    """

    space: Space
    nodes: Places
    sizes: Places
    pieces: int
    first: Places
    second: Places
    doors: Places

    @classmethod
    def of(cls, maze: Maze, space: Space, closed: Space) -> _Graph:
        """Return the graph of a maze, of which these are the spaces with secrets open and closed."""
        no_links = np.empty(0, dtype=np.int64)
        labels, firsts_of_pieces, _ = labeled(passages(closed, no_links, no_links))
        pieces, nodes = len(firsts_of_pieces), labels.astype(np.int64)
        secret = space.grid.flat_to_padded(np.flatnonzero(maze.cells >> 1 == Matter.SECRET))
        nodes[secret] = np.arange(pieces + 1, pieces + 1 + len(secret))
        stored = _stored(space)
        firsts = [np.flatnonzero(space.cells & ~closed.cells & 1 << number) for number, _ in stored]
        seconds = [here + space.sides[number] for here, (number, _) in zip(firsts, stored, strict=True)]
        walls = [
            maze.walls.reshape(-1)[space.grid.padded_to_flat(here)] >> shift & 3
            for here, (_, shift) in zip(firsts, stored, strict=True)
        ]
        are_doors = np.concatenate(walls) == Wall.SECRET
        doors = (pieces + len(secret) + np.cumsum(are_doors)) * are_doors
        count = pieces + len(secret) + int(np.count_nonzero(are_doors)) + 1
        sizes = np.bincount(nodes[space.cells & FLOOR != 0], minlength=count)
        return cls(space, nodes, sizes, pieces, np.concatenate(firsts), np.concatenate(seconds), doors)

    def costs_from(self, start: int) -> NDArray[np.int32]:
        """Return the fewest secrets on a path from a padded place to each node; -1 where no path leads."""
        costs = np.empty(len(self.sizes), dtype=np.int32)
        fewest_secrets(*self._edges(), self.pieces, int(self.nodes[start]), costs)
        return costs

    def _edges(self) -> tuple[Places, Places]:
        """Return the heads of all edges sorted by their tails, and where those of each tail begin."""
        first, second, is_door = self.nodes[self.first], self.nodes[self.second], self.doors > 0
        links = [(at, to) for at, ends in self.space.partners.items() for to in ends if to >= 0]
        at, to = self.nodes[np.array(links, dtype=np.int64).reshape(-1, 2)].T
        into = np.where(is_door, self.doors, second)
        tails = np.concatenate((first, into, self.doors[is_door], second[is_door], at))
        heads = np.concatenate((into, first, second[is_door], self.doors[is_door], to))
        bounds = np.searchsorted(np.sort(tails), np.arange(len(self.sizes) + 1))
        return heads[np.argsort(tails)], bounds

    def longest_lined_corridor(self, closed: Segmentation) -> LinedCorridor | None:
        """Return the longest corridor beside which secrets lie, of those as long the one with the most."""
        here, there = np.concatenate(((self.first, self.second), (self.second, self.first)), axis=1)
        at, doors = self.space.grid.padded_to_flat(here), np.tile(self.doors, 2)
        secrets = np.where(doors > 0, doors, self.nodes[there])
        is_corridor = closed.kind.reshape(-1)[at] == Kind.CORRIDOR
        numbers = closed.region.reshape(-1)[at][is_corridor].astype(np.int64)
        pairs = np.unique(np.stack((numbers, secrets[is_corridor])), axis=1)
        corridors, counts = np.unique(pairs[0], return_counts=True)
        if not len(corridors):
            return None
        sizes = closed.regions.kinds_and_sizes(corridors.astype(np.int32))[1]
        best = int(np.lexsort((counts, sizes))[-1])
        return LinedCorridor(int(sizes[best]), int(counts[best]))
