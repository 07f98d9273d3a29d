"""What it costs to cut and to join a corridor of a million cells."""

from __future__ import annotations

import numpy as np
import pytest

from mazarine.maze.edits import SetCells, SetWalls
from mazarine.regions import Kind
from tests.regions.costed import Costed, wall
from tests.regions.shapes import snake


@pytest.fixture(scope="module")
def costed() -> Costed:
    """Return a corridor of a million cells, which every test below leaves unchanged."""
    return Costed(snake(1000, 1000), Kind.CORRIDOR)


class TestCorridor:
    SIZE = 1000

    def test_it_is_a_million_cells_long(self, costed: Costed):
        assert [region.size for region in costed.segmentation.regions.values()] == [self.SIZE**2]

    @pytest.mark.parametrize(
        ("row", "col", "side", "smaller"),
        [
            (0, 1, "E", 2),
            (0, 5, "E", 6),
            (999, 1, "E", 2),
            (999, 5, "E", 6),
            (1, 999, "N", 1000),
            (499, 1, "E", 499_999),
            (499, 0, "S", 500_000),
            (250, 499, "E", 250_500),
        ],
    )
    def test_it_is_cut_and_joined_and_the_shorter_piece_is_told(
        self, costed: Costed, row: int, col: int, side: str, smaller: int
    ):
        cut = costed.falls_off(wall(row, col, side), smaller)
        costed.merges(cut.inverse, smaller)

    @pytest.mark.parametrize("row", [0, 999])
    def test_its_last_cell_is_shut_in_for_the_cost_of_a_cell(self, costed: Costed, row: int):
        cut = costed.stays(wall(row, 0, "E"))
        costed.stays(cut.inverse)

    def test_a_cell_of_it_is_rock_and_floor_again(self, costed: Costed):
        for row, col, smaller in ((0, 3, 3), (499, 0, 499_999), (999, 3, 3)):
            cut = costed.falls_off(SetCells([(0, row, col, "rock")]), smaller)
            costed.merges(cut.inverse, smaller)

    def test_it_is_cut_into_many_pieces_at_once_but_the_longest_stays(self, costed: Costed):
        pieces = [(0, row, 0, "E", "wall") for row in range(0, 20, 2)]
        cut = costed.falls_off(SetWalls(pieces), 18_001)
        costed.merges(cut.inverse, 18_001)

    def test_it_is_right_after_all_that(self, costed: Costed):
        costed.require_right()
        ((number, region),) = costed.segmentation.regions.items()
        places = np.arange(self.SIZE**2).reshape(self.SIZE, self.SIZE)
        places[1::2] = places[1::2, ::-1]
        walked = costed.segmentation.regions.cells_of(number) @ np.array([0, self.SIZE, 1])
        assert region.size == self.SIZE**2
        assert np.array_equal(walked, places.ravel()) or np.array_equal(walked[::-1], places.ravel())
