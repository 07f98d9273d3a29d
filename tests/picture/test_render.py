"""Whole levels as pictures: links and markers tell themselves."""

from __future__ import annotations

from dataclasses import replace
from xml.etree.ElementTree import fromstring

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.maze import Link, LinkKind, Marker, MarkerKind, Maze, Port, PortSide
from mazarine.maze.codes import Matter
from mazarine.maze.edits import PlaceLink, PlaceMarker
from mazarine.picture import LIGHT, Overlay, render_level
from mazarine.picture.drawing import Drawing
from mazarine.picture.drawn_path import DrawnPath
from mazarine.picture.render import Strips
from mazarine.picture.vector import Sketch
from mazarine.regions import Segmentation, Space
from tests.strategies import mazes


def test_a_two_way_link_has_two_full_ends_and_a_way_between_them() -> None:
    maze = Maze.blank(3, 9)
    link = Link(Port((0, 1, 1)), Port((0, 1, 7)))
    PlaceLink(link).apply(maze)
    picture = render_level(maze, 0, "none", cell_size_px=20)
    row = picture[10 + 30]
    assert row[10 + 30] == row[10 + 150] == LIGHT.of_link(link)
    assert np.count_nonzero(row == LIGHT.of_link(link)) > 30


def test_the_end_that_cannot_be_entered_is_hollow() -> None:
    maze = Maze.blank(3, 9)
    link = Link(Port((0, 1, 1)), Port((0, 1, 7)), one_way=True)
    PlaceLink(link).apply(maze)
    row = render_level(maze, 0, "none", cell_size_px=20)[10 + 30]
    assert row[10 + 30] == LIGHT.of_link(link)
    assert row[10 + 150] == 0xFFFFFFFF


@pytest.mark.parametrize("cell_size_px", [4, 5, 6, 7, 8, 11, 12, 13, 20, 33])
def test_ways_in_and_ways_out_differ_at_every_size(cell_size_px: int) -> None:
    pictures = []
    for one_way in (False, True):
        maze = Maze.blank(3, 9)
        PlaceLink(Link(Port((0, 1, 1)), Port((0, 1, 7)), one_way=one_way)).apply(maze)
        pictures.append(render_level(maze, 0, "none", cell_size_px=cell_size_px))
    both, one = pictures
    assert np.count_nonzero(both != one) >= 1
    link_px = [np.count_nonzero(np.isin(picture, LIGHT.links)) for picture in pictures]
    assert link_px[0] > link_px[1]


@pytest.mark.parametrize("is_svg", [False, True])
def test_stairs_up_and_down_and_teleporters_differ(is_svg: bool) -> None:
    pictures: set[bytes] = set()
    for side, kind in (
        (PortSide.UP, LinkKind.STAIRS),
        (PortSide.DOWN, LinkKind.STAIRS),
        (PortSide.PAD, LinkKind.TELEPORTER),
    ):
        maze = Maze.blank(3, 3, levels=2)
        # To the same level, and so with the same tag.
        maze.links.add(Link(Port((0, 1, 1), side), Port((1, 1, 1)), kind))
        svg = Sketch(Drawing(maze)).svg().encode()
        pictures.add(svg if is_svg else render_level(maze, 0, "none", cell_size_px=24).tobytes())
    assert len(pictures) == 3


@pytest.mark.parametrize("is_svg", [False, True])
def test_an_end_of_a_link_names_the_level_of_the_other_end(is_svg: bool) -> None:
    pictures: set[bytes] = set()
    for other in range(12):
        maze = Maze.blank(3, 3, levels=12)
        # Of the same color, whatever the level.
        palette = replace(LIGHT, links=LIGHT.links[:1])
        maze.links.add(Link(Port((6, 1, 1)), Port((other, 2, 2))))
        svg = Sketch(Drawing(maze, 6, palette=palette)).svg().encode()
        pixels = render_level(maze, 6, "none", cell_size_px=24, palette=palette).tobytes()
        pictures.add(svg if is_svg else pixels)
    assert len(pictures) == 12


def test_a_portal_is_drawn_on_its_side_and_a_link_to_another_level_has_one_end() -> None:
    maze = Maze.blank(3, 3, levels=2)
    link = Link(Port((0, 1, 0), PortSide.W), Port((1, 1, 1)))
    PlaceLink(link).apply(maze)
    # In such small cells nothing but the end itself.
    below, above = (render_level(maze, level, "none", cell_size_px=16) for level in (0, 1))
    assert np.argwhere(below == LIGHT.of_link(link))[:, 1].max() < 8 + 8
    assert above[8 + 24, 8 + 24] == LIGHT.of_link(link)


@pytest.mark.parametrize("kind", list(MarkerKind))
@pytest.mark.parametrize("cell_size_px", [1, 2, 5, 9, 32])
def test_every_marker_is_drawn_at_every_size(kind: MarkerKind, cell_size_px: int) -> None:
    maze = Maze.blank(3, 3)
    plain = render_level(maze, 0, "none", cell_size_px=cell_size_px)
    PlaceMarker(Marker(kind, (0, 1, 1))).apply(maze)
    picture = render_level(maze, 0, "none", cell_size_px=cell_size_px)
    if cell_size_px >= 5:
        assert LIGHT.marker(kind) in picture
        assert not np.array_equal(plain, picture)


def test_a_marker_with_a_side_opens_a_gap_in_the_border() -> None:
    maze = Maze.blank(3, 3)
    PlaceMarker(Marker(MarkerKind.START, (0, 1, 0), PortSide.W)).apply(maze)
    picture = render_level(maze, 0, "none", cell_size_px=20)
    assert picture[10 + 30, 10] == LIGHT.floor
    assert picture[10 + 10, 10] == LIGHT.wall


def test_lattice_coordinates_are_places_minus_the_origin() -> None:
    maze = Maze(Maze.blank(3, 3).cells, Maze.blank(3, 3).walls, origin=(5, -2))
    PlaceMarker(Marker(MarkerKind.GOAL, (0, 5, -2))).apply(maze)
    picture = render_level(maze, 0, "none", cell_size_px=20)
    assert np.argwhere(picture == LIGHT.marker(MarkerKind.GOAL)).max() < 10 + 20


def test_a_line_has_dots_from_end_to_end_however_long_it_is() -> None:
    maze = Maze.blank(1, 4000)
    link = Link(Port((0, 0, 0)), Port((0, 0, 3999)))
    PlaceLink(link).apply(maze)
    row = render_level(maze, 0, "none", cell_size_px=5)[2 + 2]
    dots = np.flatnonzero(row == LIGHT.of_link(link))
    assert 250 < len(dots) < 400
    assert np.diff(dots).max() <= 2 * 4000 * 5 / 300


@pytest.mark.parametrize(("links", "cell_size_px"), [(1, 3), (2001, 5)])
def test_small_or_crowded_pictures_show_only_the_ends_of_links(links: int, cell_size_px: int) -> None:
    maze = Maze.blank(links, 41)
    for row in range(links):
        maze.links.add(Link(Port((0, row, 0)), Port((0, row, 40))))
    picture = render_level(maze, 0, "none", cell_size_px=cell_size_px)
    cols = (np.argwhere(np.isin(picture, LIGHT.links))[:, 1] - cell_size_px // 2) // cell_size_px
    assert set(cols.tolist()) == {0, 40}


@given(mazes(max_levels=1), st.integers(1, 30), st.integers(1, 40), st.booleans())
def test_strips_are_the_picture_in_pieces(maze: Maze, cell_px: int, rows: int, as_points: bool) -> None:
    is_points = as_points and maze.lattice.point_at is not None
    kind = Segmentation.of(maze).kind
    floor = np.argwhere(maze.cells >> 1 != Matter.ROCK)[::3] + np.array((0, *maze.origin))
    path = DrawnPath.of(floor, Space.of(maze)) if len(floor) else None
    strips = Strips(Drawing(maze, kind=kind, as_points=is_points, path=path), cell_px)
    whole = strips.paint(0, None).copy()
    assert whole.shape == (strips.height, strips.width)
    tops = range(0, strips.height, rows)
    parts = [strips.paint(top, min(rows, strips.height - top)).copy() for top in tops]
    np.testing.assert_array_equal(np.concatenate(parts), whole)


def test_a_way_is_drawn_in_pixels() -> None:
    maze = Maze.blank(2, 5)
    path = DrawnPath.of(np.array([(0, 0, col) for col in range(4)]), Space.of(maze))
    row = Strips(Drawing(maze, overlay=Overlay.NONE, path=path), 20).paint(10 + 10, 1)[0]
    inked = np.flatnonzero(row == LIGHT.path)
    assert (inked.min(), inked.max()) == (pytest.approx(20, abs=2), pytest.approx(80, abs=2))
    assert len(inked) == inked.max() - inked.min() + 1


@pytest.mark.parametrize("label", ["red", "Żółty", "<", "\x01", "ß"])
def test_the_letter_of_a_lock_is_drawn_as_pixels_and_as_text(label: str) -> None:
    maze, plain = Maze.blank(1, 2), Maze.blank(1, 2)
    maze.add_marker("door", (0, 0), "E", label=label)
    plain.add_marker("door", (0, 0), "E")
    assert (
        render_level(maze, 0, "none", cell_size_px=40) != render_level(plain, 0, "none", cell_size_px=40)
    ).any()
    fromstring(Sketch(Drawing(maze, overlay=Overlay.NONE)).svg(None, 40))
