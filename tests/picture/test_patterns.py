"""Patterns: kinds are told apart without color, on every lattice, in pictures and in drawings."""

from __future__ import annotations

import re
from dataclasses import replace

import numpy as np
import pytest
from numpy.typing import NDArray

from mazarine.maze import Maze
from mazarine.maze.codes import Matter
from mazarine.picture import (
    LIGHT,
    CellColors,
    ColorScheme,
    Frame,
    Overlay,
    Palette,
    Plane,
    palette_of,
    raster_for,
)
from mazarine.picture.drawing import drawing_of
from mazarine.picture.patterns import shade
from mazarine.picture.vector import Sketch
from mazarine.regions import Kind

PLAIN = replace(LIGHT, has_patterns=False)
PATTERNED = replace(LIGHT, has_patterns=True)
LATTICES = pytest.mark.parametrize("lattice", ["square", "honeycomb", "hexagon"])


def board(lattice: str) -> tuple[Maze, Plane]:
    """Return a board of rock, corridor, crossroad and room in bands of four rows."""
    maze = Maze.blank(16, 12, lattice=lattice)
    kind = np.repeat(np.arange(4, dtype=np.uint8), 4)[:, None] + np.zeros((16, 12), dtype=np.uint8)
    maze.buffers.cells[0, :4] = Matter.ROCK << 1
    return maze, Plane.of(maze, 0, kind[None])


def painted(
    maze: Maze,
    plane: Plane,
    cell_px: float,
    *,
    palette: Palette = PATTERNED,
    overlay: Overlay = Overlay.KINDS,
    at: tuple[int, int, int, int] = (0, 0, 300, 330),
    origin: tuple[float, float] = (3.0, 5.0),
) -> NDArray[np.uint32]:
    """Paint x, y, width and height with the maze at an origin."""
    geometry = maze.geometry
    raster = raster_for(geometry, CellColors(palette, overlay))
    return raster.paint(plane, Frame(*at, *origin, cell_px, geometry.pitch, geometry.lead)).copy()


def inks(maze: Maze, plane: Plane, row: int, cell_px: float) -> NDArray[np.uint32]:
    """Return the pixels of a cell's middle half."""
    picture = painted(maze, plane, cell_px, at=(0, 0, 1200, 1200))
    x, y = maze.geometry.middle(row, 4)
    reach = cell_px * 0.36
    top, left = int(y * cell_px + 5), int(x * cell_px + 3)
    return picture[top - int(reach) : top + int(reach), left - int(reach) : left + int(reach)]


@LATTICES
def test_rock_is_hatched_rooms_are_dotted_and_corridors_plain(lattice: str) -> None:
    maze, plane = board(lattice)
    shares = {}
    for kind, row in ((Kind.ROCK, 1), (Kind.CORRIDOR, 5), (Kind.ROOM, 13)):
        cell = inks(maze, plane, row, 40)
        own, counts = np.unique(cell, return_counts=True)
        shares[kind] = 1 - counts.max() / cell.size
        assert len(own) == (1 if kind is Kind.CORRIDOR else 2)
    assert shares[Kind.CORRIDOR] == 0
    assert 0.08 < shares[Kind.ROCK] < 0.4
    assert 0.005 < shares[Kind.ROOM] < 0.12


@LATTICES
@pytest.mark.parametrize("overlay", [Overlay.KINDS, Overlay.NONE, Overlay.REGIONS])
def test_below_the_zoom_of_patterns_nothing_is_different(lattice: str, overlay: Overlay) -> None:
    maze, plane = board(lattice)
    for cell_px, differs in ((6, False), (13.9, False), (14, True), (40, True)):
        with_them, without = (
            painted(maze, plane, cell_px, palette=palette, overlay=overlay) for palette in (PATTERNED, PLAIN)
        )
        assert bool((with_them != without).any()) is differs, cell_px


@LATTICES
@pytest.mark.parametrize("cell_px", [14.0, 17.3, 33.0])
def test_a_picture_in_pieces_is_the_picture_at_once(lattice: str, cell_px: float) -> None:
    maze, plane = board(lattice)
    whole = painted(maze, plane, cell_px, at=(-7, -9, 260, 250), origin=(11.0, 2.0))
    for x, y, width, height in ((0, 0, 100, 90), (33, 41, 57, 122), (-7, 60, 200, 1), (13, -9, 1, 200)):
        part = painted(maze, plane, cell_px, at=(x, y, width, height), origin=(11.0, 2.0))
        assert np.array_equal(part, whole[y + 9 : y + 9 + height, x + 7 : x + 7 + width])


@LATTICES
def test_patterns_move_with_the_maze(lattice: str) -> None:
    maze, plane = board(lattice)
    before = painted(maze, plane, 20, at=(0, 0, 200, 200), origin=(0.0, 0.0))
    after = painted(maze, plane, 20, at=(0, 0, 200, 200), origin=(-13.0, -29.0))
    assert np.array_equal(after[:-29, :-13], before[29:, 13:])


def test_walls_doors_and_signs_lie_over_patterns() -> None:
    maze, plane = board("square")
    with_them, without = (painted(maze, plane, 24, palette=palette) for palette in (PATTERNED, PLAIN))
    for ink in (LIGHT.wall, LIGHT.mark):
        assert np.array_equal(with_them == ink, without == ink)
        assert (with_them == ink).any()


def test_a_shade_is_a_quarter_of_the_way() -> None:
    shades = shade(np.array([0xFF000000, 0xFFFFFFFF], dtype=np.uint32), 0xFFFFFFFF)
    assert [int(word) & 0xFF for word in shades] == [63, 255]


def test_drawings_have_the_patterns_that_pictures_have() -> None:
    for lattice in ("square", "honeycomb", "hexagon"):
        maze = Maze.blank(6, 6, lattice=lattice)
        maze.buffers.cells[0, 0, 0] = Matter.ROCK << 1
        drawn = {
            scheme: Sketch(drawing_of(maze, palette=palette_of(scheme))).svg()
            for scheme in (ColorScheme.DEFAULT, ColorScheme.GRAY)
        }
        for name in ('class="room"', 'class="rock"'):
            assert name not in drawn[ColorScheme.DEFAULT]
            assert name in drawn[ColorScheme.GRAY]


@pytest.mark.parametrize("lattice", ["square", "hexagon"])
def test_lines_in_drawn_rock_go_on_from_cell_to_cell(lattice: str) -> None:
    maze = Maze.blank(6, 6, lattice=lattice)
    maze.buffers.cells[:] = Matter.ROCK << 1
    svg = Sketch(drawing_of(maze, palette=palette_of(ColorScheme.GRAY))).svg()
    ((path,),) = [re.findall(r' d="([^"]+)"', it) for it in svg.splitlines() if 'class="rock"' in it]
    ends = np.array(re.findall(r"[ML](\S+?) ([^ML]+)", path), dtype=float)
    width, height = maze.geometry.extent(6, 6)
    inside = ends[(ends > 1.1).all(axis=1) & (ends < (width - 1.1, height - 1.1)).all(axis=1)]
    assert len(inside)
    for end in inside:
        assert (np.abs(ends - end).max(axis=1) < 0.01).sum() == 2
