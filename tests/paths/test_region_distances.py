"""A cell knows how far the rest of its region is, and the entries, by the shortest of all paths."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from mazarine.errors import PathError
from mazarine.maze import Cell, Maze
from mazarine.paths import Router
from mazarine.paths.region_distances import region_distances
from mazarine.regions import Segmentation
from tests.drawing import walls
from tests.paths.moves import Moves
from tests.refusals import refused
from tests.regions.oracle import Crossroad, Oracle
from tests.strategies import halls, mazes


@given(st.one_of(mazes(), halls()), st.data())
def test_every_cell_and_entry_of_the_region_has_its_distance(maze: Maze, data: st.DataObject) -> None:
    oracle, moves = Oracle(maze), Moves(maze)
    if not moves.board.floor:
        return
    cell = data.draw(st.sampled_from(sorted(moves.board.floor)))
    segmentation = Segmentation.of(maze)
    found = region_distances(segmentation, Router(segmentation), cell)
    cells, entries = plain_region(oracle, cell)
    steps = moves.from_cell(cell)
    assert dict(table(found.cells.tolist(), found.steps.tolist())) == {at: steps.get(at, -1) for at in cells}
    told = dict(table(found.entries.tolist(), found.entry_steps.tolist()))
    assert told == {at: steps.get(at, -1) for at in entries}
    assert len(segmentation.regions[found.number].cells) == len(cells)


def table(cells: list[list[int]], steps: list[int]) -> list[tuple[Cell, int]]:
    return [((level, row, col), far) for (level, row, col), far in zip(cells, steps, strict=True)]


def plain_region(oracle: Oracle, cell: Cell) -> tuple[set[Cell], set[Cell]]:
    for region in oracle.regions:
        if isinstance(region, Crossroad):
            if region.cell == cell:
                return {cell}, set()
        elif cell in region.cells:
            return set(region.cells), set(region.entries)
    raise AssertionError(cell)


def test_a_way_that_leaves_the_region_may_be_shorter() -> None:
    segmentation = Segmentation.of(
        walls("""
        +---+---+---+
        |           |
        +   +---+   +
        |   | # |   |
        +   +---+   +
        |           |
        +   +---+---+
        |   | # | # |
        +---+---+---+
    """)
    )
    found = region_distances(segmentation, Router(segmentation), (0, 1, 0))
    steps = dict(table(found.cells.tolist(), found.steps.tolist()))
    assert len(steps) == 7
    assert steps[0, 2, 1] == 2  # Through the crossroad; along the corridor it would be 6.
    assert dict(table(found.entries.tolist(), found.entry_steps.tolist())) == {(0, 2, 0): 1}


def test_rock_and_the_outside_are_refused() -> None:
    segmentation = Segmentation.of(
        walls("""
        +---+---+
        |     # |
        +---+---+
    """)
    )
    router = Router(segmentation)
    for cell, code in (
        ((0, 0, 1), "cell-is-rock"),
        ((0, 0, 2), "cell-outside"),
        ((1, 0, 0), "cell-outside"),
        ((0, -1, 0), "cell-outside"),
    ):
        with refused(PathError, code, cell=cell):
            region_distances(segmentation, router, cell)
