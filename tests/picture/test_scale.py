"""The numbers at an axis."""

from __future__ import annotations

import pytest

from mazarine.picture.scale import ticks


@pytest.mark.parametrize("most", [0, 1, 7, 99, 100, 101, 12_345, 1_000_000])
@pytest.mark.parametrize("count", [1, 4, 9])
def test_the_numbers_of_an_axis_are_round_and_reach_the_largest_value(most: int, count: int) -> None:
    marks = ticks(most, count)
    step = marks[1]
    assert marks == [*range(0, marks[-1] + 1, step)]
    assert len(marks) - 1 <= count
    assert marks[-1] - step < max(most, 1) <= marks[-1]
    assert str(step).rstrip("0") in ("1", "2", "5")
