"""Kinds without compiled kernels agree with the oracle, computed from scratch and updated by patches."""

from __future__ import annotations

import subprocess
import sys
from unittest.mock import patch

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from mazarine.errors import SpaceError
from mazarine.lattice import LATTICES, Lattice
from mazarine.maze import Maze
from mazarine.maze.borders import close_borders
from mazarine.maze.edits import Change, SetCells
from mazarine.maze.edits.batch import joined
from mazarine.regions import Patch, Segmentation, Space, numpy_kinds, tables
from mazarine.regions.numpy_kinds import KindMap
from mazarine.regions.tables import Tables
from tests.maze.strokes import History, Stroke
from tests.regions.oracle import Oracle
from tests.regions.view import KINDS
from tests.strategies import halls, levels, mazes, resizes, rings, runs, strokes

MAZES = mazes() | halls() | rings()
SMALL_MAZES = mazes(max_rows=6, max_cols=6) | halls(3, 3) | rings(2, 2)
BY_BANDS, BY_LOOKUP = 1 << 30, 0
"""How many places of a band may be computed for one written place: any number, or none."""

each_path = pytest.mark.parametrize("per_lookup", [BY_BANDS, BY_LOOKUP], ids=["bands", "lookup"])


def expected_kinds(maze: Maze) -> NDArray[np.uint8]:
    kind = Oracle(maze).kind
    codes = [KINDS.index(kind[cell]) for cell in sorted(kind)]
    return np.array(codes, dtype=np.uint8).reshape(maze.shape)


def random_maze(shape: tuple[int, int, int], lattice: Lattice, rng: np.random.Generator) -> Maze:
    cells = np.where(rng.random(shape) < 0.1, 0, 2).astype(np.uint8)
    east, south = (rng.random((2, *shape)) < 0.15).astype(np.uint8)
    walls = east | south << 2
    close_borders(walls, lattice)
    return Maze(cells, walls, lattice=lattice)


class Followed:
    """A maze and its kinds, compared with the oracle after each patch."""

    def __init__(self, maze: Maze) -> None:
        self.history = History(maze)
        self.start()

    def start(self) -> None:
        """Compute all kinds."""
        self.kinds = KindMap(Space.of(self.history.maze))
        self.require_right()

    def follow(self, change: Change) -> None:
        """Patch the kinds, or compute all of them if the extent changed."""
        if change.reshaped:
            self.start()
            return
        before = self.kinds.kind.copy()
        places, kinds = self.kinds.update(Patch.of(self.history.maze, change.dirty))
        self.require_right()
        after = self.kinds.kind
        assert sorted(places.tolist()) == np.flatnonzero(before != after).tolist()
        assert kinds.tolist() == after.ravel()[places].tolist()

    def require_right(self) -> None:
        """Compare kinds, margins and space with what the maze has."""
        maze, space = self.history.maze, self.kinds.space
        assert self.kinds.kind.tolist() == expected_kinds(maze).tolist()
        assert not any(margin.any() for margin in space.grid.margins(self.kinds.padded))
        fresh = Space.of(maze)
        assert np.array_equal(space.cells, fresh.cells)
        assert space.partners == fresh.partners


@given(maze=MAZES)
def test_kinds_agree_with_the_oracle(maze: Maze):
    space = Space.of(maze)
    padded = KindMap(space).padded
    assert padded.dtype == np.uint8
    assert padded.shape == space.cells.shape
    assert space.grid.view(padded).tolist() == expected_kinds(maze).tolist()
    assert not any(margin.any() for margin in space.grid.margins(padded))


@pytest.mark.parametrize("lattice", LATTICES)
@pytest.mark.parametrize(
    "shape", [(1, 1, 1), (1, 1, 2), (1, 1, 9), (1, 9, 1), (3, 1, 1), (2, 1, 5), (2, 2, 2)]
)
def test_the_smallest_mazes_have_kinds(shape: tuple[int, int, int], lattice: Lattice):
    walls = np.zeros(shape, dtype=np.uint8)
    close_borders(walls, lattice)
    maze = Maze(np.full(shape, 2, dtype=np.uint8), walls, lattice=lattice)
    assert KindMap(Space.of(maze)).kind.tolist() == expected_kinds(maze).tolist()


@each_path
@given(maze=SMALL_MAZES, drawn=runs(strokes() | resizes() | levels()), band=st.integers(1, 200))
def test_updated_kinds_agree_with_the_oracle(per_lookup: int, maze: Maze, drawn: list[Stroke], band: int):
    with patch.multiple(numpy_kinds, _BAND=band, _CHUNK=3, _BAND_PLACES_PER_LOOKUP=per_lookup):
        followed = Followed(maze)
        for stroke in drawn:
            change = followed.history.do(stroke)
            if change is not None:
                followed.follow(change)


@each_path
@given(maze=SMALL_MAZES, drawn=runs(strokes()))
def test_one_patch_of_many_changes_agrees_with_the_oracle(per_lookup: int, maze: Maze, drawn: list[Stroke]):
    with patch.multiple(numpy_kinds, _BAND_PLACES_PER_LOOKUP=per_lookup):
        followed = Followed(maze)
        changes = [change for change in map(followed.history.do, drawn) if change is not None]
        if changes:
            followed.follow(joined(changes))


@pytest.mark.parametrize("lattice", LATTICES)
def test_kinds_of_many_bands_agree_with_the_kernels(lattice: Lattice):
    rng = np.random.default_rng(5)
    maze, other = (random_maze((2, 311, 479), lattice, rng) for _ in range(2))
    kinds = KindMap(Space.of(maze))
    assert len(kinds.padded) > 2 * numpy_kinds._BAND
    assert np.array_equal(kinds.kind, Segmentation.of(maze).kind)
    kinds.update(Patch.of(other, np.arange(maze.cells.size)))
    assert np.array_equal(kinds.kind, Segmentation.of(other).kind)
    far_apart = SetCells([(0, 0, 0, "rock"), (0, 200, 300, "floor"), (1, 310, 478, "rock")])
    kinds.update(Patch.of(other, far_apart.apply(other).dirty))
    assert np.array_equal(kinds.kind, Segmentation.of(other).kind)
    assert np.array_equal(kinds.padded, KindMap(Space.of(other)).padded)


def test_nothing_to_write_changes_nothing():
    maze = random_maze((1, 5, 5), LATTICES[0], np.random.default_rng(0))
    kinds = KindMap(Space.of(maze))
    for dirty in (np.empty(0, dtype=np.int64), np.arange(25)):
        places, codes = kinds.update(Patch.of(maze, dirty))
        assert (len(places), len(codes)) == (0, 0)


def test_a_space_with_too_many_crossroads_to_number_has_kinds():
    maze = random_maze((5, 9, 9), LATTICES[0], np.random.default_rng(0))
    space = Space.of(maze)
    with patch.object(tables, "_NUMBER_BITS", 8):
        with pytest.raises(SpaceError):
            Tables.of(space.lattice, space.grid)
        kinds = KindMap(space)
    assert kinds.kind.tolist() == expected_kinds(maze).tolist()


def test_kinds_do_not_import_numba():
    code = """
import sys
sys.modules["numba"] = None  # Any import fails.
import numpy as np
from mazarine.maze import Maze
from mazarine.maze.edits import SetCells
from mazarine.regions.numpy_kinds import KindMap
from mazarine.regions.space import Patch, Space
maze = Maze(np.full((1, 2, 2), 2, dtype=np.uint8), np.array([[[0, 1], [4, 5]]], dtype=np.uint8))
kinds = KindMap(Space.of(maze))
kinds.update(Patch.of(maze, SetCells([(0, 0, 0, "rock")]).apply(maze).dirty))
print(kinds.kind.tolist(), [name for name in sys.modules if name.startswith(("numba.", "llvmlite"))])
"""
    printed = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True).stdout
    assert printed == "[[[0, 1], [1, 1]]] []\n"
