"""The tables of a lattice agree with each other, whatever the lattice."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from mazarine.errors import MazeError
from mazarine.lattice import HONEYCOMB, LATTICES, MIRRORED, SQUARE, Lattice, Side, lattice_named
from mazarine.lattice.lattice import Offset
from mazarine.messages import Series
from tests.refusals import refused

Joint = frozenset[Offset]


def plus(place: Offset, step: Offset) -> Offset:
    return place[0] + step[0], place[1] + step[1]


def across(lattice: Lattice, place: Offset, side: Side) -> Offset:
    return plus(place, lattice.step(place[0], side))


def cells_of(lattice: Lattice, face: Offset = (0, 0), kind: int = 0) -> set[Offset]:
    return {lattice.carried(*place, (0, 0), face) for place in lattice.faces[kind]}


def joints_of(lattice: Lattice, face: Offset = (0, 0), kind: int = 0) -> set[Joint]:
    """Return the sides inside a face, each as the pair of its cells."""
    return {
        frozenset(lattice.carried(*cell, (0, 0), face) for cell in (place, across(lattice, place, side)))
        for place, side in lattice.sides_of_faces[kind]
    }


def can_begin_a_face(lattice: Lattice, place: Offset) -> bool:
    """Whether all sides that a face needs are there, if its first cell is at this place."""
    return all(lattice.has_side(*plus(place, step), side) for step, side in lattice.face_sides)


def near(lattice: Lattice) -> list[Offset]:
    """Return the anchors of all other faces that can touch a face, as offsets from it."""
    first = (0, 0) if can_begin_a_face(lattice, (0, 0)) else (0, 1)
    assert can_begin_a_face(lattice, first)
    steps = [(row, col) for row in range(-6, 7) for col in range(-6, 7) if (row, col) != (0, 0)]
    return [step for step in steps if can_begin_a_face(lattice, plus(first, step))]


def test_sides_have_the_bits_of_the_space():
    assert [side.bit for side in Side] == [1 << bit for bit in range(8)]
    assert [side.name for side in Side] == ["N", "E", "S", "W", "NE", "SE", "SW", "NW"]


def test_opposite_sides_are_each_others_opposite():
    assert {side: side.opposite for side in Side} == {
        Side.N: Side.S,
        Side.S: Side.N,
        Side.E: Side.W,
        Side.W: Side.E,
        Side.NE: Side.SW,
        Side.SW: Side.NE,
        Side.SE: Side.NW,
        Side.NW: Side.SE,
    }


@pytest.mark.parametrize("lattice", LATTICES)
class TestTables:
    def test_a_step_and_the_step_of_the_opposite_side_lead_back(self, lattice: Lattice):
        for row, side in product((0, 1), lattice.sides):
            assert across(lattice, across(lattice, (row, 0), side), side.opposite) == (row, 0)

    def test_what_a_cell_lacks_the_cell_across_lacks_too(self, lattice: Lattice):
        for row, col, side in product((0, 1, 2), (-1, 0, 1), lattice.sides):
            beyond = across(lattice, (row, col), side)
            assert lattice.has_side(row, col, side) == lattice.has_side(*beyond, side.opposite)
            bits = lattice.lacks(np.array([row]), np.array([col]))[0]
            assert lattice.has_side(row, col, side) != bool(bits >> side & 1)

    def test_the_sides_lead_to_as_many_cells(self, lattice: Lattice):
        for row in (0, 1):
            assert len({lattice.step(row, side) for side in lattice.sides}) == len(lattice.sides)

    def test_half_of_the_sides_are_stored_and_none_from_both_its_cells(self, lattice: Lattice):
        assert {*lattice.stored, *(side.opposite for side in lattice.stored)} == {*lattice.sides}
        assert 2 * len(lattice.stored) == len(lattice.sides)

    def test_the_first_cell_of_a_face_is_its_anchor_and_the_first_in_reading_order(self, lattice: Lattice):
        for face in lattice.faces:
            assert face[0] == (0, 0) == min(face)
            assert len(set(face)) == len(face)

    def test_the_sides_inside_a_face_lie_between_cells_of_the_face(self, lattice: Lattice):
        for kind, sides in enumerate(lattice.sides_of_faces):
            assert len(joints_of(lattice, kind=kind)) == len(sides), "each is named once"
            for joint in joints_of(lattice, kind=kind):
                assert joint <= cells_of(lattice, kind=kind)

    def test_the_sides_inside_a_face_are_named_from_the_cell_that_stores_them(self, lattice: Lattice):
        for sides in lattice.sides_of_faces:
            assert {side for _, side in sides} <= {*lattice.stored}

    def test_the_cells_of_a_face_are_a_ring(self, lattice: Lattice):
        """Around one lattice vertex: each cell of a face meets two others of it, and all hang together."""
        for kind in range(len(lattice.faces)):
            joints = joints_of(lattice, kind=kind)
            beside = {
                cell: {other for joint in joints if cell in joint for other in joint - {cell}}
                for cell in cells_of(lattice, kind=kind)
            }
            assert {len(others) for others in beside.values()} == {2}
            met, front = set[Offset](), {(0, 0)}
            while front:
                met |= front
                front = {other for cell in front for other in beside[cell]} - met
            assert met == cells_of(lattice, kind=kind)

    def test_the_faces_beside_a_face_are_those_that_share_a_side_with_it(self, lattice: Lattice):
        """They are of the other kind, if there are two kinds."""
        last, anchors = len(lattice.faces) - 1, [*near(lattice), *[(0, 0)] * len(lattice.second_face)]
        sharing = {face for face in anchors if joints_of(lattice) & joints_of(lattice, face, last)}
        assert set(lattice.face_steps) == sharing
        assert len(lattice.face_steps) == len(sharing)


@pytest.mark.parametrize("lattice", [it for it in LATTICES if not it.second_face])
class TestFacesOfOneKind:
    def test_faces_are_beside_each_other(self, lattice: Lattice):
        assert {(-row, -col) for row, col in lattice.face_steps} == set(lattice.face_steps)

    def test_neighbors_in_the_ring_around_a_face_share_a_side(self, lattice: Lattice):
        ring = lattice.face_ring
        assert len(set(ring)) == len(ring)
        for face, following in zip(ring, (*ring[1:], ring[0]), strict=True):
            assert joints_of(lattice, face) & joints_of(lattice, following)

    def test_the_ring_holds_every_face_that_touches_the_face_and_no_other(self, lattice: Lattice):
        touching = {face for face in near(lattice) if cells_of(lattice) & cells_of(lattice, face)}
        assert set(lattice.face_ring) == touching
        assert set(lattice.face_steps) <= touching


def test_points_of_a_honeycomb_have_three_sides_and_their_sort_tells_which():
    names = {True: {Side.N, Side.S, Side.E}, False: {Side.N, Side.S, Side.W}}
    for lattice in (HONEYCOMB, MIRRORED):
        for row, col in product(range(-2, 3), repeat=2):
            is_first = ((row + col) % 2 == 0) != lattice.mirrored
            assert {side for side in Side if lattice.has_side(row, col, side)} == names[is_first]


def test_a_lattice_is_found_by_its_name():
    assert lattice_named("square") is SQUARE
    assert lattice_named("honeycomb") is HONEYCOMB
    assert lattice_named("honeycomb", mirrored=True) is MIRRORED
    with refused(MazeError, "lattice-not-mirrored", name="square"):
        lattice_named("square", mirrored=True)


@pytest.mark.parametrize("name", ["", "Square", "triangle"])
def test_a_name_that_no_lattice_has_is_refused(name: str):
    with refused(
        MazeError, "unknown-lattice", name=repr(name), known=Series(("hexagon", "honeycomb", "square"))
    ):
        lattice_named(name)
