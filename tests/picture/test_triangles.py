"""Triangles and points are painted where exact geometry has them."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from mazarine.generators import generate
from mazarine.lattice import HONEYCOMB, MIRRORED, SQUARE, Geometry, Side
from mazarine.maze import Maze
from mazarine.maze.codes import Matter, Wall
from mazarine.picture import (
    LIGHT,
    CellColors,
    Frame,
    Overlay,
    Plane,
    Pyramid,
    render_level,
    wall_thickness_px,
)
from mazarine.picture.triangles import raster_for
from mazarine.regions import Segmentation
from tests.strategies import mazes

combs = st.sampled_from([HONEYCOMB, MIRRORED])


def frame_of(geometry: Geometry, x: int, y: int, cell_px: float) -> Frame:
    return Frame(x, y, 90, 70, 13.25, 7.5, cell_px, geometry.pitch, geometry.lead)


def middles_of(frame: Frame) -> NDArray[np.float64]:
    """Return the centers of all pixels, in reading order."""
    y, x = np.mgrid[: frame.height, : frame.width]
    xs, ys = (x + frame.x + 0.5 - frame.origin_x), (y + frame.y + 0.5 - frame.origin_y)
    return np.stack((xs.ravel(), ys.ravel()), axis=1) / frame.cell_px


@given(mazes(max_levels=1, lattices=combs), st.integers(-20, 60), st.integers(-20, 60), st.floats(5, 40))
def test_every_pixel_has_the_color_of_its_cell_or_of_the_wall_that_it_is_near(
    maze: Maze, x: int, y: int, cell_px: float
) -> None:
    plane, geometry = Plane.of(maze, 0), maze.geometry
    frame = frame_of(geometry, x, y, cell_px)
    colors = CellColors(LIGHT, Overlay.NONE)
    picture = raster_for(geometry, colors).paint(plane, frame).reshape(-1)
    near, cell_colors = geometry.near(middles_of(frame)), colors.of(plane)
    half, nearly = wall_thickness_px(cell_px) / 2 / cell_px, 0.15 / cell_px + 1e-3
    doors = {Wall.WALL: LIGHT.wall, Wall.SECRET: LIGHT.door, Wall.FOUND: LIGHT.found_door}
    _, rows, cols = maze.shape
    for at in range(0, len(picture), 7):
        row, col, side = int(near.rows[at]), int(near.cols[at]), Side(int(near.sides[at]))
        if not (0 <= row < rows and 0 <= col < cols):
            assert picture[at] in (LIGHT.paper, LIGHT.wall)
            assert picture[at] == LIGHT.paper or near.distances[at] < half + 0.1
        elif near.distances[at] > half + nearly and not near.at_posts[at]:
            assert picture[at] == cell_colors[row, col]
        elif near.distances[at] < half - nearly and not near.at_posts[at]:
            cell = maze.grid.cell_at((0, row, col))
            wall = maze.wall_at(cell, side)
            is_inside_rock = not maze.is_border(cell, side) and _is_rock(maze, row, col, side)
            if wall is Wall.OPEN or is_inside_rock:
                assert picture[at] == cell_colors[row, col] or near.distances[at] < nearly
            else:
                assert picture[at] in (doors[wall], LIGHT.floor if wall is not Wall.WALL else doors[wall])


def _is_rock(maze: Maze, row: int, col: int, side: Side) -> bool:
    """Whether both cells at a side are rock."""
    down, right = maze.lattice.steps[side]
    return bool(((maze.cells[0, [row, row + down], [col, col + right]] >> 1) == Matter.ROCK).all())


@given(mazes(max_levels=1, lattices=combs), st.floats(8, 40))
def test_points_are_discs_and_their_links_lines(maze: Maze, cell_px: float) -> None:
    plane, geometry = Plane.of(maze, 0), maze.geometry
    frame = frame_of(geometry, 0, 0, cell_px)
    colors = CellColors(LIGHT, Overlay.NONE)
    picture = raster_for(geometry, colors, as_points=True).paint(plane, frame)
    cell_colors = colors.of(plane)

    def pixel(point: tuple[float, float]) -> int | None:
        at = [
            int(np.floor(part * cell_px + origin)) for part, origin in zip(point, (13.25, 7.5), strict=True)
        ]
        inside = 0 <= at[0] < frame.width and 0 <= at[1] < frame.height
        return int(picture[at[1], at[0]]) if inside else None

    for row, col in np.ndindex(*maze.shape[1:]):
        is_rock = maze.cells[0, row, col] >> 1 == Matter.ROCK
        x, y = geometry.middle(row, col)
        assert pixel((x, y)) in (None, LIGHT.paper if is_rock else int(cell_colors[row, col]))
        cell = maze.grid.cell_at((0, row, col))
        for side in SQUARE.sides:
            if is_rock or not maze.has_side(cell, side) or maze.is_border(cell, side):
                continue
            right, down = geometry.facing(row, col, side)
            wall = maze.wall_at(cell, side)
            row_beside, col_beside = row + maze.lattice.steps[side][0], col + maze.lattice.steps[side][1]
            is_tied = wall is not Wall.WALL and maze.cells[0, row_beside, col_beside] >> 1 != Matter.ROCK
            ties = {Wall.OPEN: LIGHT.wall, Wall.SECRET: LIGHT.door, Wall.FOUND: LIGHT.found_door}
            found = pixel((x + 0.42 * right, y + 0.42 * down))
            if found is not None and cell_px > 16:
                assert (found == ties.get(wall)) == is_tied


@pytest.mark.parametrize("cell_px", [6, 8, 10, 12, 24, 40, 7.3])
def test_every_upright_wall_is_as_thick_as_all_others(cell_px: float) -> None:
    maze = Maze.blank(6, 9, lattice="honeycomb", walled=True)
    geometry, colors = maze.geometry, CellColors(LIGHT, Overlay.NONE)
    width, height = (int(size * cell_px) + 20 for size in geometry.extent(6, 9))
    frame = Frame(0, 0, width, height, 10, 10, cell_px, geometry.pitch, geometry.lead)
    picture = raster_for(geometry, colors).paint(Plane.of(maze, 0), frame)
    thickness = wall_thickness_px(cell_px)
    for row, col in np.ndindex(6, 9):
        for side in (Side.E, Side.W):
            if maze.has_side((0, row, col), side):
                (x, y0), (_, y1) = geometry.line(row, col, side)
                at_y, at_x = (int((part) * cell_px + 10) for part in ((y0 + y1) / 2, x))
                dark = picture[at_y, at_x - 6 : at_x + 7] == LIGHT.wall
                assert dark.sum() == thickness


def test_cells_are_of_one_color_from_afar_too() -> None:
    maze = Maze.blank(40, 40, lattice="honeycomb")
    for cell_px in (1, 2, 3):
        picture = render_level(maze, 0, Overlay.NONE, cell_size_px=cell_px)
        height, width = picture.shape
        inside = picture[height // 4 : -height // 4, width // 4 : -width // 4]
        assert set(np.unique(inside).tolist()) == {LIGHT.floor}
    pyramid = Pyramid.of(Plane.of(maze, 0), CellColors(LIGHT, Overlay.NONE))
    assert pyramid is not None
    assert (pyramid.steps[0][2:-2, 2:-2] == LIGHT.floor).all()


@pytest.mark.parametrize("as_points", [False, True])
def test_crossroads_have_crosses_and_far_views_boxes(as_points: bool) -> None:
    maze = generate("prim", 9, 12, rng=np.random.default_rng(1), lattice="honeycomb")
    segmentation = Segmentation.of(maze)
    with_marks, without = (
        render_level(maze, 0, Overlay.KINDS, kind, segmentation.region, 24, as_points=as_points)
        for kind in (segmentation.kind, None)
    )
    assert (with_marks == LIGHT.mark).any()
    assert not (without == LIGHT.mark).any()
    small = render_level(maze, 0, Overlay.KINDS, segmentation.kind, segmentation.region, 2)
    assert (small == LIGHT.wall).any()
    assert small.shape == (2 * 1 + int(np.ceil(2 * maze.geometry.extent(9, 12)[1])), 2 + 36)


def test_a_picture_in_pieces_is_the_picture_at_once() -> None:
    rng = np.random.default_rng(3)
    maze = Maze.blank(30, 30, lattice="honeycomb", walled=True)
    maze.buffers.cells[0] = np.where(rng.random((30, 30)) < 0.2, 0, 2)
    plane, geometry = Plane.of(maze, 0), maze.geometry
    raster = raster_for(geometry, CellColors(LIGHT, Overlay.NONE))
    for cell_px in (3.3, 9.7, 21.0):
        whole = raster.paint(plane, frame_of(geometry, 0, 0, cell_px)).copy()
        for x, y in ((0, 0), (31, 0), (0, 44), (31, 44)):
            frame = Frame(x, y, 20, 20, 13.25, 7.5, cell_px, geometry.pitch, geometry.lead)
            assert np.array_equal(raster.paint(plane, frame), whole[y : y + 20, x : x + 20])


def test_no_point_is_drawn_beyond_the_board() -> None:
    maze = Maze.blank(5, 5, lattice="honeycomb")
    geometry, colors = maze.geometry, CellColors(LIGHT, Overlay.NONE)
    width, height = (int(size * 20) + 200 for size in geometry.extent(5, 5))
    frame = Frame(0, 0, width, height, 100, 100, 20, geometry.pitch, geometry.lead)
    picture = raster_for(geometry, colors, as_points=True).paint(Plane.of(maze, 0), frame)
    for strip in (picture[:98], picture[-98:], picture[:, :98], picture[:, -98:]):
        assert (strip == LIGHT.paper).all()
