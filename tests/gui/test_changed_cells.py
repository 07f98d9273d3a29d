"""Changed cells that are copied, and compiled elsewhere."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.gui.analysis import inbox as module
from mazarine.gui.analysis.inbox import ChangedCells, changed_cells
from mazarine.maze import Maze
from mazarine.maze.area import Area
from mazarine.maze.edits import SetCells
from mazarine.maze.transplant import filled
from mazarine.regions import Patch, Space
from tests.strategies import mazes


@given(mazes(), st.data())
def test_a_copy_gives_the_patch_of_the_moment_of_copying(maze: Maze, data: st.DataObject) -> None:
    count = maze.cells.size
    drawn = data.draw(st.sets(st.integers(0, count - 1), min_size=1))
    dirty = np.array(sorted(drawn), dtype=np.int64)
    with pytest.MonkeyPatch.context() as patching:
        patching.setattr(module, "_FEW", 0)
        patching.setattr(module, "_MOST_COPIED", count)
        patching.setattr(module, "_AT_ONCE", 3)
        copied = changed_cells(maze, dirty)
        assert isinstance(copied, ChangedCells)
        expected = Patch.of(maze, dirty)
        maze.buffers.cells[:] ^= 2
        for link in list(maze.links):
            maze.links.remove(link)
        patch = copied.patch()
    assert np.array_equal(patch.places, expected.places)
    assert np.array_equal(patch.values, expected.values)
    assert patch.partners == expected.partners


@pytest.mark.parametrize("scattered", [False, True])
def test_very_many_cells_make_the_space_that_the_maze_makes(scattered: bool) -> None:
    maze = Maze.blank(300, 300, levels=2)
    space = Space.of(maze)
    if scattered:
        change = SetCells([(place % 2, place // 150, place % 150 * 2, "rock") for place in range(45000)])
        dirty = change.apply(maze).dirty
    else:
        dirty = filled(maze, 1, Area.block(20, 30, 219, 229)).apply(maze).dirty
    copied = changed_cells(maze, dirty)
    space.apply(copied.patch() if isinstance(copied, ChangedCells) else copied)
    assert isinstance(copied, ChangedCells)
    assert np.array_equal(space.cells, Space.of(maze).cells)


def test_few_cells_are_compiled_at_once_and_so_are_those_that_lie_far_apart() -> None:
    maze = Maze.blank(400, 400)
    assert isinstance(changed_cells(maze, np.array([5, 700])), Patch)
    assert isinstance(changed_cells(maze, np.arange(0, 160000)), ChangedCells)
    with pytest.MonkeyPatch.context() as patching:
        patching.setattr(module, "_FEW", 0)
        assert isinstance(changed_cells(maze, np.array([5, 100700])), Patch)
