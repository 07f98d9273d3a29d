"""Large spaces, links in rock, memory that was used: what small mazes do not reach."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from mazarine.errors import SpaceError
from mazarine.lattice import Side
from mazarine.maze import Maze
from mazarine.maze.edits import SetWalls
from mazarine.regions import Patch, Segmentation, Space
from mazarine.regions.space import LINK_SHIFT
from tests.drawing import blocks
from tests.refusals import refused
from tests.regions.shapes import checkerboard


class TestWhatSmallMazesDoNotReach:
    """Found missing by `tests/mutations.py`."""

    def test_a_contradiction_far_into_a_space_is_told_of_its_own_cell(self):
        space = Space.of(Maze.blank(200, 200))
        space.cells[space.grid.padded_place((0, 150, 77))] &= ~np.uint8(Side.E.bit)
        with refused(SpaceError, "space-contradiction", cell=(0, 150, 77)):
            Segmentation.of_space(space)

    def test_rock_that_carries_links_is_refused(self):
        space = Space.of(blocks("...\n.#.\n..."))
        rock = space.grid.padded_place((0, 1, 1))
        segmentation = Segmentation.of_space(Space.of(blocks("...\n.#.\n...")))
        for links in (1, 2, 3):
            value = np.uint8(links << LINK_SHIFT)
            with refused(SpaceError, "space-contradiction", cell=(0, 1, 1)):
                segmentation.patch(Patch(np.array([rock]), np.array([value]), {}))
            space.cells[rock] = value
            with refused(SpaceError, "space-contradiction", cell=(0, 1, 1)):
                Segmentation.of_space(space)

    def test_memory_that_held_something_else_is_no_region(self, monkeypatch: pytest.MonkeyPatch):
        monkeypatch.setattr(np, "empty", lambda shape, dtype=float: np.full(shape, 3, dtype))
        segmentation = Segmentation.of(Maze.blank(5, 5))
        assert [region.number for region in segmentation.regions.values()] == [1]

    def test_numbers_that_a_fresh_segmentation_leaves_free_are_not_used_again(self):
        """Of 400 rooms the last one stays, and the others become one hall; then the hall is cut."""
        maze = checkerboard(20, 4)
        segmentation = Segmentation.of(maze)
        lines = [
            (0, place, line, "E") if upright else (0, line, place, "S")
            for line, place, upright in product(range(3, 79, 4), range(80), (True, False))
        ]
        doors = [(*line, "open") for line in lines if line[1] < 75 or line[2] < 75]
        assert segmentation.update(SetWalls(doors).apply(maze)).visited >= maze.cells.size
        assert sorted(segmentation.regions) == [1, 400]
        cut = SetWalls((0, row, 39, "E", "wall") for row in range(80)).apply(maze)
        (number,) = segmentation.update(cut).new.tolist()
        assert number == 401
