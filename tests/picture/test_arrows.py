"""Arrows to parents: on every lattice, in pictures and drawings, and legible in every palette."""

from __future__ import annotations

from itertools import product
from math import dist
from xml.etree.ElementTree import fromstring

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.generators import generate
from mazarine.lattice import LATTICES, Lattice, Side
from mazarine.maze import Maze
from mazarine.picture import LIGHT, Overlay, Palette
from mazarine.picture.arrows import REACH, Arrows, arrow_ink
from mazarine.picture.drawing import drawing_of
from mazarine.picture.palettes import ColorScheme, palette_of
from mazarine.picture.render import Strips
from mazarine.picture.tints import WEAKEST, tint_colors
from mazarine.picture.vector import Sketch
from tests.drawing import blocks, teleporter
from tests.picture.seen import contrast
from tests.picture.test_svg import drawn, polylines

PALETTES = [palette_of(scheme, is_dark) for scheme, is_dark in product(ColorScheme, (False, True))]


@given(st.sampled_from(LATTICES), st.integers(2, 6), st.integers(2, 6), st.integers(0, 99))
def test_an_arrow_lies_in_its_cell_and_points_to_the_parent(
    lattice: Lattice, rows: int, cols: int, seed: int
) -> None:
    maze = generate("prim", rows, cols, rng=np.random.default_rng(seed), lattice=lattice)
    drawing = drawing_of(maze, overlay=Overlay.SUBTREES)
    assert drawing.parents is not None
    arrows = Arrows(maze, drawing.plane, drawing.parents[0])
    assert len(arrows.middles) == np.count_nonzero(maze.cells) - 1
    for middle, direction in zip(arrows.middles, arrows.directions, strict=True):
        row, col = maze.geometry.place(*middle)
        side = Side(int(drawing.parents[0, row, col]).bit_length() - 1)
        assert dist(direction, maze.geometry.facing(row, col, side)) < 1e-9
        assert maze.geometry.place(*(middle + direction * REACH)) == (row, col)


def test_the_picture_shows_arrows_where_cells_are_large() -> None:
    drawing = drawing_of(Maze.blank(1, 3), overlay=Overlay.SUBTREES)
    picture, small = Strips(drawing, 40).paint(0, None), Strips(drawing, 15).paint(0, None)
    middle, root, last = 40, 40, 120
    # The arrow to the west has its head there, and nothing as wide in the east.
    assert picture[middle + 3, last - 4] == LIGHT.wall
    assert picture[middle + 3, last + 4] != LIGHT.wall
    assert picture[middle, last + 8] == picture[middle, last - 8] == LIGHT.wall
    assert picture[middle, root] == LIGHT.floor, "the root has a cross"
    assert LIGHT.wall not in small[14, 10:50]


def test_strips_agree_on_arrows() -> None:
    maze = generate("prim", 5, 7, rng=np.random.default_rng(1), lattice="honeycomb")
    strips = Strips(drawing_of(maze, overlay=Overlay.SUBTREES), 23)
    whole = strips.paint(0, None).copy()
    for top in range(0, strips.height, 7):
        height = min(7, strips.height - top)
        assert np.array_equal(strips.paint(top, height), whole[top : top + height])


def test_no_arrow_goes_through_a_link_or_a_wall() -> None:
    maze = blocks("..#..", links=[teleporter((0, 0, 1), (0, 0, 3))])
    drawing = drawing_of(maze, overlay=Overlay.SUBTREES)
    assert drawing.parents is not None
    assert drawing.parents.tolist() == [[[0, Side.W.bit, 0, 0, Side.W.bit]]]


def test_a_drawing_has_a_shaft_and_two_barbs_for_each_arrow() -> None:
    drawing = drawing_of(Maze.blank(1, 3), overlay=Overlay.SUBTREES)
    lines = [line for path in drawn(fromstring(Sketch(drawing).svg()), "parent") for line in polylines(path)]
    assert len(lines) == 6
    assert {end for _, end in lines} == {(1.5 - REACH, 0.5), (2.5 - REACH, 0.5)}


@pytest.mark.parametrize("palette", PALETTES)
def test_arrows_show_on_every_tint(palette: Palette) -> None:
    maze = Maze.blank(1, 254)
    tints = np.arange(WEAKEST, 256, dtype=np.uint8)[None, None]
    parents = np.full((1, 254), Side.W.bit, dtype=np.uint8)
    drawing = drawing_of(maze, overlay=Overlay.NONE)
    plane = drawing.plane.of(maze, 0, tints=tints)
    grounds = tint_colors(palette, Overlay.SUBTREES)[tints[0, 0]]
    are_light = Arrows(maze, plane, parents).are_light
    assert len(are_light) == 254
    for ground, light in zip(grounds.tolist(), are_light.tolist(), strict=True):
        assert contrast(ground, arrow_ink(palette, light)) >= 3
