"""Pictures of hexagons: the cell under each pixel, walls, and the cells at open corners."""

from __future__ import annotations

from itertools import permutations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from mazarine.lattice import HEXAGON
from mazarine.lattice.hexagon_cells import EDGE
from mazarine.maze import Maze
from mazarine.maze.codes import Wall
from mazarine.picture.colors import CellColors
from mazarine.picture.face_outlines import FaceOutlines
from mazarine.picture.open_faces import cells_in_faces
from mazarine.picture.palette import LIGHT
from mazarine.picture.plane import Overlay, Plane
from mazarine.picture.render import margin_px, render_level
from mazarine.picture.vector.sides import side_lines
from mazarine.regions import Segmentation
from tests.regions.oracle import Oracle
from tests.strategies import mazes

_PX = 40
hexagons = mazes(max_rows=5, max_cols=5, max_levels=1, lattices=st.just(HEXAGON))


def pixel(picture: np.ndarray, x: float, y: float) -> int:
    """Return the color of a point, in units of the geometry."""
    margin = margin_px(_PX)
    return int(picture[int(y * _PX) + margin, int(x * _PX) + margin])


@given(hexagons)
def test_cells_have_their_colors_and_sides_their_walls(maze: Maze) -> None:
    kind = Segmentation.of(maze).kind
    picture = render_level(maze, 0, Overlay.KINDS, kind, cell_size_px=_PX)
    colors = LIGHT.rock, LIGHT.corridor, LIGHT.crossroad, LIGHT.room
    inks = {Wall.WALL: LIGHT.wall, Wall.SECRET: LIGHT.door, Wall.FOUND: LIGHT.found_door}
    is_plain = maze.cells[0] == 2
    for row, col in np.argwhere(is_plain | (maze.cells[0] == 0)).tolist():
        x, y = maze.geometry.middle(row, col)
        if not maze.links:
            assert pixel(picture, x, y + 0.3) == colors[int(kind[0, row, col])]
        cell = maze.grid.cell_at((0, row, col))
        for side in HEXAGON.sides if is_plain[row, col] else ():
            right, down = maze.geometry.facing(row, col, side)
            code = maze.wall_at(cell, side)
            if code is not Wall.OPEN and not maze.links:
                beside = x + 0.49 * right - 0.17 * down, y + 0.49 * down + 0.17 * right
                assert pixel(picture, *beside) == inks[code]
                leaf = inks[code] if code is Wall.WALL else LIGHT.floor
                assert pixel(picture, x + 0.49 * right, y + 0.49 * down) == leaf


@given(hexagons)
def test_every_wall_is_one_line(maze: Maze) -> None:
    lines = side_lines(maze, 0)[Wall.WALL]
    rock = maze.cells[0] < 2
    expected = set()
    for row, col in np.ndindex(rock.shape):
        cell = maze.grid.cell_at((0, row, col))
        for side in HEXAGON.sides:
            down, right = HEXAGON.step(cell[1], side)
            there = row + down, col + right
            is_off = not (0 <= there[0] < rock.shape[0] and 0 <= there[1] < rock.shape[1])
            is_hidden = rock[row, col] and (is_off or rock[there])
            if maze.wall_at(cell, side) is Wall.WALL and not (is_hidden and not is_off):
                ends = maze.geometry.line(row, col, side)
                expected.add(tuple(sorted((round(x, 3), round(y, 3)) for x, y in ends)))
    found = [tuple(sorted(((round(a, 3), round(b, 3)), (round(c, 3), round(d, 3))))) for a, b, c, d in lines]
    assert len(found) == len(set(found))
    assert set(found) == expected


@given(hexagons)
def test_cells_at_open_corners_are_those_of_faces(maze: Maze) -> None:
    around = Oracle(maze).around
    found = cells_in_faces(Plane.of(maze, 0), slice(None), slice(None))
    assert {maze.grid.cell_at((0, *map(int, at))) for at in np.argwhere(found)} == {
        cell for cell, faces in around.items() if faces
    }


@given(hexagons)
def test_each_open_corner_has_an_outline_around_it(maze: Maze) -> None:
    plane, corners = Plane.of(maze, 0), set()
    for kind in (0, 1):
        outlines = FaceOutlines(plane, maze.geometry, kind=kind)
        corners |= {(round(x, 3), round(y, 3)) for x, y in outlines.centers}
        ends = outlines.lines().reshape(-1, 3, 4)
        for center, lines in zip(outlines.centers, ends, strict=True):
            assert np.allclose(np.hypot(*(lines[:, :2] - center).T), 0.6 * EDGE)
    faces = {face for around in Oracle(maze).around.values() for face in around}
    assert len(corners) == len(faces)
    for row, col in np.argwhere(cells_in_faces(plane, slice(None), slice(None))).tolist():
        assert corners & {(round(x, 3), round(y, 3)) for x, y in maze.geometry.corners(row, col)}


def test_from_afar_a_cell_is_darker_with_each_wall_that_it_stores() -> None:
    for overlay in Overlay:
        colors = CellColors(LIGHT, overlay)
        for sides in permutations(HEXAGON.stored):
            maze = Maze.blank(3, 3, lattice=HEXAGON)
            shades = [colors.of(Plane.of(maze, 0), shaded=True)[1, 1]]
            for side in sides:
                maze.set_wall((0, 1, 1), side, "wall")
                shades.append(colors.of(Plane.of(maze, 0), shaded=True)[1, 1])
            assert shades == sorted(set(shades), reverse=True)
