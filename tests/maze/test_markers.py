"""Placing and removing markers."""

from __future__ import annotations

import pytest

from mazarine.errors import EditRejected
from mazarine.maze import Marker, MarkerKind, Maze, PortSide
from mazarine.maze.edits import PlaceMarker, RemoveMarker, SetCells
from tests.drawing import blocks, teleporter
from tests.maze.upright import applied, rejected, shifted
from tests.refusals import refused

GOAL = Marker(MarkerKind.GOAL, (0, 0, 1))


def test_a_marker_makes_its_cell_dirty():
    maze = blocks("..")
    assert applied(PlaceMarker(GOAL), maze).dirty.tolist() == [1]
    assert list(maze.markers) == [GOAL]


def test_a_cell_holds_several_and_removing_takes_them_all():
    note = Marker(MarkerKind.NOTE, (0, 0, 1), label="agent the step")
    maze = blocks("..")
    applied(PlaceMarker(GOAL), maze)
    applied(PlaceMarker(note), maze)
    assert maze.markers.at((0, 0, 1)) == (GOAL, note)
    change = applied(RemoveMarker((0, 0, 1)), maze)
    assert len(maze.markers) == 0
    change.inverse.apply(maze)
    assert maze.markers.at((0, 0, 1)) == (GOAL, note)


@pytest.mark.parametrize("side", ["N", "E", "S"])
def test_a_gap_lies_on_the_outer_border(side: str):
    marker = Marker(MarkerKind.START, (0, 0, 1), PortSide(side))
    maze = blocks("..")
    applied(PlaceMarker(marker), maze)
    assert marker in maze.markers


def test_a_marker_stays_when_its_cell_turns_to_rock():
    maze = blocks("..")
    applied(PlaceMarker(GOAL), maze)
    applied(SetCells([(0, 0, 1, "rock")]), maze)
    assert list(maze.markers) == [GOAL]


def test_cells_of_markers_are_lattice_coordinates():
    maze = shifted(blocks(".."), (-5, 7))
    marker = Marker(MarkerKind.START, (0, -5, 8), PortSide.E)
    assert applied(PlaceMarker(marker), maze).dirty.tolist() == [1]


class TestRejections:
    @pytest.mark.parametrize("cell", [(0, 0, 2), (1, 0, 0), (0, -1, 0), (10**30, 0, 0)])
    def test_a_marker_outside(self, cell: tuple[int, int, int]):
        for make in (lambda: PlaceMarker(Marker(MarkerKind.NOTE, cell)), lambda: RemoveMarker(cell)):
            rejected(make, blocks(".."), "cell-outside", cell=cell, last_row=0, last_col=1)

    @pytest.mark.parametrize("part", [0.0, None, "0", False])
    def test_a_marker_not_named_by_whole_numbers(self, part: object):
        cell = (0, 0, part)
        for make in (lambda: PlaceMarker(Marker(MarkerKind.NOTE, cell)), lambda: RemoveMarker(cell)):
            rejected(make, blocks(".."), "not-a-cell", value=repr(cell))  # type: ignore[arg-type]

    def test_a_gap_inside_the_maze(self):
        rejected(
            lambda: PlaceMarker(Marker(MarkerKind.START, (0, 0, 1), PortSide.W)),
            blocks(".."),
            "marker-side-not-on-border",
            cell=(0, 0, 1),
            side="W",
        )

    @pytest.mark.parametrize("side", ["pad", "up", "down"])
    def test_a_gap_that_is_no_side(self, side: str):
        rejected(
            lambda: PlaceMarker(Marker(MarkerKind.START, (0, 0, 0), PortSide(side))),
            blocks(".."),
            "marker-side-not-on-border",
            cell=(0, 0, 0),
            side=side,
        )

    def test_a_gap_where_a_link_stands(self):
        rejected(
            lambda: PlaceMarker(Marker(MarkerKind.START, (0, 0, 0), PortSide.N)),
            blocks("..", links=[teleporter((0, 0, 0, "N"), (0, 0, 1))]),
            "gap-at-link",
            cell=(0, 0, 0),
            side="N",
        )

    def test_a_cell_without_markers(self):
        rejected(lambda: RemoveMarker((0, 0, 0)), blocks(".."), "no-marker", cell=(0, 0, 0))


def test_a_maze_is_made_with_markers_and_links_that_go_together():
    bare = blocks("..")
    marker = Marker(MarkerKind.START, (0, 0, 0), PortSide.N)
    link = teleporter((0, 0, 0, "N"), (0, 0, 1))
    with refused(EditRejected, "port-in-gap", cell=(0, 0, 0), side="N"):
        Maze(bare.cells, bare.walls, markers=[marker], links=[link])
