"""The graph that searches run on: the cells of a maze, the moves between them, and what they cost."""

from __future__ import annotations

from collections.abc import Collection
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from mazarine.maze import MarkerKind, Maze
from mazarine.maze.gates import barriers_of, gate_link
from mazarine.regions import Segmentation
from mazarine.regions.space import FLOOR, Space

MOST_PORTS = 64
"""In a maze with more cells from which links lead, every estimate is 0: it takes time for each of them."""
FAR = 1 << 30
"""The estimate where no path can lead to a goal."""


class Graph:
    """The cells of floor and the moves between them; cells are named by padded places.

    Secrets count as floor and open, and doors as open. Gates are passed in their direction. Sides are numbers
    in the order of `Lattice.sides`, clockwise; the opposite of one comes half the number of sides after it.

    Attributes
    ----------
    grid : where each place lies
    size : the number of places, those that are no cells included
    places : (n,) int64, the places of all cells of floor, in reading order
    steps : from a place to the one across each side
    sides : the bits of the sides that can be passed from each place
    own_sides : the bits of the sides that the cell at each place has, open or not
    links : the ends of the links that lead from a place, in reading order
    costs : the cost of entering each place
    has_same_sides : whether all cells have the same sides
    least_cost : the least cost of entering a cell of floor
    """

    def __init__(self, maze: Maze) -> None:
        space = Space.of(maze)
        grid, lattice = space.grid, maze.lattice
        self.grid, self._maze, self.has_same_sides = grid, maze, lattice.has_same_sides
        self.size = grid.padded_size
        self.places = np.flatnonzero(space.cells & FLOOR).astype(np.int64)
        self.steps, count = space.sides, len(lattice.sides)
        sides = space.open_sides()
        for spot, barriers in barriers_of(maze).items():
            if spot.side is not None and any(it.kind is MarkerKind.GATE for it in barriers):
                link, here = gate_link(maze, barriers), grid.padded_place(spot.cell)
                side = lattice.sides.index(spot.side)
                for place, out in ((here, side), (here + self.steps[side], (side + count // 2) % count)):
                    if link is None or grid.padded_place(link.first.cell) != place:
                        sides[place] &= ~np.uint8(1 << out)
        into = np.zeros_like(sides)
        for side, step in enumerate(self.steps):
            # The margins keep what is rolled over the ends off the board.
            back = np.uint8((side + count // 2) % count)
            into |= (np.roll(sides, -step) >> back & 1) << np.uint8(side)
        self.sides, self._sides_in = sides.tobytes(), into.tobytes()
        self._moves = [
            tuple(step for side, step in enumerate(self.steps) if bits >> side & 1)
            for bits in range(1 << count)
        ]
        self.links = {
            place: onward
            for place, ends in space.partners.items()
            if (onward := [end for end in ends if end >= 0])
        }
        self._links_in: dict[int, list[int]] = {}
        for place, ends in sorted(self.links.items()):
            for end in ends:
                self._links_in.setdefault(end, []).append(place)
        costs = np.ones(self.size, dtype=np.uint8)
        grid.fill(costs, maze.costs)
        self.costs = costs.tobytes()
        self.least_cost = int(costs[self.places].min(initial=9))

    @cached_property
    def is_weighted(self) -> bool:
        """Whether some cells cost more than others."""
        costs = np.frombuffer(self.costs, dtype=np.uint8)[self.places]
        return bool((costs != self.least_cost).any())

    def neighbors(self, place: int) -> list[int]:
        """Return the places that one move leads to: across its sides in their order, then by links."""
        ends = [place + step for step in self._moves[self.sides[place]]]
        return ends + self.links[place] if place in self.links else ends

    def sources(self, place: int) -> list[int]:
        """Return the places from which one move leads here, in the same order."""
        ends = [place + step for step in self._moves[self._sides_in[place]]]
        return ends + self._links_in[place] if place in self._links_in else ends

    @cached_property
    def own_sides(self) -> bytes:
        """The bits of the sides that the cell at each place has, open or not."""
        _, rows, cols = self.grid.cells_at_padded(self.places).T
        own = np.zeros(self.size, dtype=np.uint8)
        lacks = self._maze.lattice.lacks(rows, cols)
        for number, side in enumerate(self._maze.lattice.sides):
            own[self.places] |= (~lacks >> np.uint8(side) & 1) << np.uint8(number)
        return own.tobytes()

    @cached_property
    def regions(self) -> list[int]:
        """The number of the region of each place (`mazarine.regions`)."""
        numbers = np.zeros(self.size, dtype=np.int32)
        self.grid.fill(numbers, Segmentation.of(self._maze).region.astype(np.int32))
        return numbers.tolist()

    def estimates(self, goals: Collection[int], *, is_straight: bool = False) -> list[int]:
        """Return a lower bound of the cost from each place to the nearest goal.

        The distance is measured without walls, times the least cost. It is the least of the direct distance,
        and, for each cell from which a link leads, of the distance to it, a step, and the bound at the
        link's end. So it is never too high, and never falls by more than a move costs.

        Parameters
        ----------
        goals : places
        is_straight : measure straight (Euclid), rounded up to whole steps; if not, along the axes
            (Manhattan), as `Lattice.along_axes` has it
        """
        ports = sorted(self.links)
        if len(ports) > MOST_PORTS:
            return [0] * self.size
        points, levels = self._points(is_straight), self.grid.cells_at_padded(self.places)[:, 0]
        index = np.zeros(self.size, dtype=np.int64)
        index[self.places] = np.arange(len(self.places))

        def distances(place: int) -> NDArray[np.float64]:
            at = index[place]
            away = np.abs(points - points[at])
            far = np.sqrt((away**2).sum(axis=1)) if is_straight else away.sum(axis=1)
            return np.where(levels == levels[at], far, np.inf)

        bound = np.full(len(self.places), np.inf)
        for goal in goals:
            np.minimum(bound, distances(goal), out=bound)
        changed = True
        while changed:
            # Each round, paths by one more link are counted.
            changed = False
            for port in ports:
                there = 1 + min(bound[index[end]] for end in self.links[port])
                if there < bound[index[port]]:
                    np.minimum(bound, distances(port) + there, out=bound)
                    changed = True
        steps = np.where(np.isfinite(bound), np.ceil(bound - 1e-9) * self.least_cost, FAR)
        estimates = np.zeros(self.size, dtype=np.int64)
        estimates[self.places] = steps
        found: list[int] = estimates.tolist()
        return found

    def _points(self, is_straight: bool) -> NDArray[np.float64]:
        """Return the (n, 2) or (n, 3) coordinates of all cells of floor; a step is at most 1 long."""
        _, rows, cols = self.grid.flat_to_array(self.grid.padded_to_flat(self.places)).T
        if is_straight:
            return self._maze.geometry.middles(rows, cols)
        top, left = self._maze.origin
        return self._maze.lattice.along_axes(rows + top, cols + left)
