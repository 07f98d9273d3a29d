"""Entries and outlines of open faces, against the segmentation."""

from __future__ import annotations

import re

import numpy as np
import pytest
from hypothesis import given
from numpy.typing import NDArray

from mazarine.lattice import LATTICES, Lattice
from mazarine.maze import Maze
from mazarine.picture import LIGHT, Overlay
from mazarine.picture.drawing import Drawing, drawing_of
from mazarine.picture.export import View
from mazarine.picture.face_outlines import FaceOutlines
from mazarine.picture.open_faces import open_faces
from mazarine.picture.plane import Plane
from mazarine.picture.render import Strips
from mazarine.picture.signs import crossroads
from mazarine.picture.vector import Sketch
from mazarine.regions import Kind, Segmentation
from tests.drawing import walls
from tests.strategies import halls, mazes

ALL = slice(None)
HALL = """
    +---+---+---+---+
    |       |       |
    +   +   +---+   +
    |               |
    +---+---+---+   +
    |               |
    +---+---+---+---+
"""
"""A room of four cells, one of them an entry, a fork and dead ends."""


@given(mazes(max_levels=1) | halls())
def test_faces_and_entries_are_those_of_the_segmentation(maze: Maze) -> None:
    segmentation = Segmentation.of(maze)
    plane = Plane.of(maze, 0, segmentation.kind, segmentation.region)
    top, left = maze.origin
    regions = segmentation.regions
    rooms = [regions[number] for number in regions if regions[number].kind is Kind.ROOM]
    anchors = sorted((row - top, col - left) for room in rooms for _, row, col in room.faces.tolist())
    doors = {(row - top, col - left) for room in rooms for _, row, col in room.entries}
    faces = (_places(open_faces(plane, ALL, ALL, kind)) for kind in range(len(maze.lattice.faces)))
    assert sorted(anchor for of_kind in faces for anchor in of_kind) == anchors
    marks = crossroads(plane, ALL, ALL, Overlay.KINDS)
    assert marks is not None
    assert _places(marks.entries) == doors
    assert not (marks.forks & marks.entries).any()
    assert ((marks.forks | marks.entries) == (segmentation.kind[0] == Kind.CROSSROAD)).all()


@given(mazes(max_levels=1) | halls())
def test_each_face_has_one_outline_around_its_corner(maze: Maze) -> None:
    plane, lattice, (top, _) = Plane.of(maze, 0, Segmentation.of(maze).kind), maze.lattice, maze.origin
    for kind, face in enumerate(lattice.faces):
        faces = open_faces(plane, ALL, ALL, kind)
        lines = FaceOutlines(plane, maze.geometry, kind=kind).lines()
        assert lines.shape == (faces.sum() * len(face), 4)
        by_face = lines.reshape(-1, len(face), 4)
        assert np.allclose(by_face[:, :, 2:], np.roll(by_face[:, :, :2], -1, axis=1)), "closed outlines"
        for (row, col), outline in zip(np.argwhere(faces).tolist(), by_face, strict=True):
            carried = [lattice.carried(*cell, (0, 0), (row + top, col)) for cell in face]
            cells = np.array(carried) - (top, 0)
            middle = maze.geometry.middles(cells[:, 0], cells[:, 1]).mean(axis=0)
            assert np.allclose(outline[:, :2].mean(axis=0), middle)
            assert {maze.geometry.place(x, y) for x, y in outline[:, :2]} == {*map(tuple, cells.tolist())}


def test_a_fork_has_a_cross_and_an_entry_a_ring() -> None:
    maze = walls(HALL)
    drawing = drawing_of(maze)
    picture = Strips(drawing, 40).paint(0, None)
    margin = 20

    def at(row: int, col: int, down: int, right: int) -> int:
        return int(picture[margin + 40 * row + 20 + down, margin + 40 * col + 20 + right])

    assert drawing.kind is not None
    assert drawing.kind[0, 1, 1] == drawing.kind[0, 1, 3] == Kind.CROSSROAD
    assert at(1, 3, 0, 0) == LIGHT.mark
    assert at(1, 3, 0, 5) == at(1, 1, 0, 5) == LIGHT.mark
    assert at(1, 1, 0, 0) == LIGHT.crossroad
    svg = Sketch(drawing).svg()
    (rings,) = re.findall(r'<g class="entry".*?</g>', svg)
    assert rings.count("<circle") == 1
    assert 'cx="1.5" cy="1.5"' in rings


def test_open_squares_are_outlined_on_request() -> None:
    maze = walls(HALL)
    plain, outlined = (View(Overlay.NONE, has_faces=on).drawing(maze, 0) for on in (False, True))
    pictures = [Strips(drawing, 40).paint(0, None).copy() for drawing in (plain, outlined)]
    changed = np.argwhere(pictures[0] != pictures[1])
    assert changed.min(axis=0).tolist() == pytest.approx([20 + 28, 20 + 28], abs=2)
    assert changed.max(axis=0).tolist() == pytest.approx([20 + 52, 20 + 52], abs=2)
    assert 'class="face"' not in Sketch(plain).svg()
    assert Sketch(outlined).svg().count('class="face"') == 1
    small = [Strips(drawing, 6).paint(0, None).copy() for drawing in (plain, outlined)]
    assert (small[0] == small[1]).all(), "outlines would hide small cells"


@pytest.mark.parametrize("lattice", LATTICES)
def test_strips_agree_on_outlines(lattice: Lattice) -> None:
    maze = Maze.blank(9, 9, lattice=lattice)
    strips = Strips(View(Overlay.NONE, has_faces=True).drawing(maze, 0), 23)
    whole = strips.paint(0, None).copy()
    assert (whole == LIGHT.mark).any()
    parts = [strips.paint(top, min(7, len(whole) - top)).copy() for top in range(0, len(whole), 7)]
    assert (np.concatenate(parts) == whole).all()


def test_a_room_whose_cells_are_all_entries_is_seen() -> None:
    maze = walls("""
        +---+---+---+---+
        |   |   |   |   |
        +---+   +   +---+
        |               |
        +---+   +   +---+
        |               |
        +---+   +   +---+
        |   |   |   |   |
        +---+---+---+---+
    """)
    drawing: Drawing = drawing_of(maze)
    assert drawing.kind is not None
    assert not (drawing.kind == Kind.ROOM).any()
    assert len(FaceOutlines(drawing.plane, maze.geometry).lines()) == 4


def _places(where: NDArray[np.bool_]) -> set[tuple[int, int]]:
    return {(int(row), int(col)) for row, col in np.argwhere(where)}
