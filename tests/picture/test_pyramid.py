"""The pyramid: patched it is what it would be if it were rebuilt."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.maze import Maze
from mazarine.picture import LIGHT, CellColors, Frame, Overlay, Plane, Pyramid, Raster


def plane_of(rows: int, cols: int, seed: int) -> Plane:
    rng = np.random.default_rng(seed)
    return Plane(
        rng.integers(0, 8, (rows, cols)).astype(np.uint8),
        rng.integers(0, 16, (rows, cols)).astype(np.uint8),
        rng.integers(0, 4, (rows, cols)).astype(np.uint8),
        rng.integers(0, 99, (rows, cols)).astype(np.int32),
    )


@given(
    rows=st.integers(1, 40),
    cols=st.integers(1, 40),
    overlay=st.sampled_from(list(Overlay)),
    seed=st.integers(0, 1000),
    strokes=st.lists(st.lists(st.tuples(st.integers(0, 39), st.integers(0, 39)), min_size=1), max_size=5),
)
def test_a_patched_pyramid_equals_a_rebuilt_one(
    rows: int, cols: int, overlay: Overlay, seed: int, strokes: list[list[tuple[int, int]]]
) -> None:
    plane, news = plane_of(rows, cols, seed), plane_of(rows, cols, seed + 1)
    colors = CellColors(LIGHT, overlay)
    pyramid = Pyramid.of(plane, colors)
    assert pyramid is not None
    for stroke in strokes:
        row, col = np.array([(row % rows, col % cols) for row, col in stroke], dtype=np.intp).T
        for name in ("cells", "walls", "kind", "region"):
            getattr(plane, name)[row, col] = getattr(news, name)[row, col]
        pyramid.patch(plane, row, col)
    rebuilt = Pyramid.of(plane, colors)
    assert rebuilt is not None
    assert len(pyramid.steps) == len(rebuilt.steps)
    for patched, fresh in zip(pyramid.steps, rebuilt.steps, strict=True):
        assert np.array_equal(patched, fresh)


def test_an_even_plane_of_one_color_has_that_color_at_every_step() -> None:
    maze = Maze.blank(300, 200)
    maze.buffers.cells[:] = 0
    maze.buffers.walls[:] = 0
    pyramid = Pyramid.of(Plane.of(maze, 0), CellColors(LIGHT, Overlay.KINDS))
    assert pyramid is not None
    assert [step.shape for step in pyramid.steps][:3] == [(150, 100), (75, 50), (38, 25)]
    assert all((step == LIGHT.rock).all() for step in pyramid.steps)


@pytest.mark.parametrize("cell_px", [0.02, 0.11, 0.26, 0.5, 0.77, 0.999])
def test_from_afar_the_maze_ends_where_it_ends(cell_px: float) -> None:
    maze = Maze.blank(997, 1201)
    colors = CellColors(LIGHT, Overlay.NONE)
    plane = Plane.of(maze, 0)
    frame = Frame(0, 0, 1300, 1100, 10, 10, cell_px)
    picture = Raster(colors).paint(plane, frame, Pyramid.of(plane, colors))
    seen = np.argwhere(picture != LIGHT.paper)
    assert seen.min(axis=0).tolist() == [10, 10]
    assert abs(seen.max(axis=0) + 1 - 10 - np.array([997, 1201]) * cell_px).max() <= 0.5


def test_building_stops_when_it_is_told_to() -> None:
    plane = plane_of(1000, 10, 1)
    assert Pyramid.of(plane, CellColors(LIGHT, Overlay.KINDS), lambda: False) is None
