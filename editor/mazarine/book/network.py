"""Cells of any tiling and the sides between them: how hard a maze on them is, and the search of one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import Cancelled
from mazarine.native import network as native

Numbers = NDArray[np.float64]
Sides = NDArray[np.bool_]
_STRAIGHT = float(np.cos(np.deg2rad(40)))
"""A path goes straight through a cell if it bends by less: on squares, hexagons and honeycombs by nothing."""
_HOT = 0.002
_SLICE_CELLS = 4_000_000
"""Cells that are measured between two looks whether to go on."""


@dataclass(frozen=True, eq=False)
class Network:
    """Cells and the sides between them; a maze is which of these are open.

    Attributes
    ----------
    cells : (sides, 2) int32, the cells at both sides
    ranks : (sides, 2), the order in which a search looks through each side from each of its cells
    middles : (cells, 2), places inside of cells
    crossings : (sides, 2), where a path crosses each side
    start, goal : two cells
    """

    cells: NDArray[np.int32]
    ranks: NDArray[np.int64]
    middles: Numbers
    crossings: Numbers
    start: int
    goal: int

    def __len__(self) -> int:
        return len(self.middles)

    @cached_property
    def neighbors(self) -> list[list[tuple[int, int]]]:
        """The neighbors of each cell, as (side, cell)."""
        found: list[list[tuple[int, int]]] = [[] for _ in self.middles]
        for side, (one, other) in enumerate(self.cells.tolist()):
            found[one].append((side, other))
            found[other].append((side, one))
        return found

    @cached_property
    def _arcs(self) -> dict[str, NDArray[Any]]:
        """The steps from cell to cell: where those of each begin, where each leads, and how."""
        here, there, ranks = self.cells.T.ravel(), self.cells[:, ::-1].T.ravel(), self.ranks.T.ravel()
        order = np.lexsort((ranks, here)).astype(np.int32)
        side, to, of = (order % len(self.cells)).astype(np.int32), there[order], here[order]
        first = np.searchsorted(of, np.arange(len(self) + 1)).astype(np.int32)
        inward = _unit(self.middles[to] - self.crossings[side])
        outward = _unit(self.crossings[side] - self.middles[of])
        return {"first": first, "to": to, "side": side, "inward": inward, "outward": outward}

    @cached_property
    def shortest(self) -> int:
        """The length of the path where all sides are open."""
        search = self._search(np.ones(len(self.cells), dtype=bool), 0.0, 0.0, 0, 0)
        native.measure(search)
        return int(search.values["counts"][0])

    def difficulty(self, is_open: Sides) -> float | None:
        """Return the difficulty of a maze, as statistics have it; None if not all cells are connected.

        Parameters
        ----------
        is_open : (sides,) bool
        """
        value = float(native.measure(self._search(is_open.copy(), 0.0, 0.0, 0, 0)))
        return None if np.isnan(value) else value

    def path(self, is_open: Sides) -> Numbers:
        """Return the (n, 2) places of a shortest path: middles of cells, and crossings between them."""
        search = self._search(is_open.copy(), 0.0, 0.0, 0, 0)
        native.measure(search)
        cells = search.values["path"][0, : search.values["counts"][0] + 1]
        across = {frozenset(pair): side for side, pair in enumerate(self.cells.tolist()) if is_open[side]}
        crossings = self.crossings[[across[frozenset(pair)] for pair in pairwise(cells.tolist())]]
        places = np.empty((2 * len(cells) - 1, 2))
        places[::2], places[1::2] = self.middles[cells], crossings
        return places

    def search(
        self,
        is_open: Sides,
        low: float,
        high: float,
        seed: int,
        edits: int,
        loops: int,
        goes_on: Callable[[], bool],
    ) -> float:
        """Change a maze until its difficulty is in a range; return its difficulty, which may be near only.

        Parameters
        ----------
        is_open : (sides,) bool, a maze in which all cells are connected; changed
        low, high : the range
        edits : after which the search is given up
        loops : how many the maze may have at most, as when it is given

        Raises
        ------
        Cancelled
            If `goes_on` says so.
        """
        search = self._search(is_open, low, high, edits, seed, len(self) - 1 + loops)
        value, at_once = float(native.measure(search)), max(1, _SLICE_CELLS // len(self))
        while search.structure.cost > 0 and search.structure.done < edits:
            if not goes_on():
                raise Cancelled
            native.search(search, at_once)
            value = float(native.measure(search))
        return value

    def _search(
        self, is_open: Sides, low: float, high: float, edits: int, seed: int, most_open: int = 0
    ) -> native.NetworkSearch:
        of_cells = {name: np.zeros(len(self), dtype=np.int32) for name in ("degree", "order", "left", "held")}
        twice = {
            name: np.zeros((2, len(self)), dtype=np.int32) for name in ("before", "number", "path", "leaves")
        }
        return native.NetworkSearch(
            **of_cells, **twice, **self._arcs, ends=self.cells, is_open=is_open, straight=_STRAIGHT,
            counts=np.zeros(5, dtype=np.int64), start=self.start, goal=self.goal, low=low, high=high,
            cost=0.0, hot=_HOT, total=edits, done=0, which=0, open=0, most_open=most_open, rng=seed,
        )  # fmt: skip


def _unit(steps: Numbers) -> Numbers:
    unit: Numbers = steps / np.hypot(*steps.T)[:, None]
    return unit
