"""Placing and removing markers."""

from __future__ import annotations

import pytest

from mazewright.errors import EditRejected
from mazewright.maze import Marker, MarkerKind, Maze, PortSide
from mazewright.maze.edits import PlaceMarker, RemoveMarker, SetCells
from tests.drawing import blocks, teleporter
from tests.maze.upright import applied, rejected, shifted

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
        sentence = f"Cell {cell} is outside the maze (levels 0 to 0, rows 0 to 0, columns 0 to 1)."
        rejected(lambda: PlaceMarker(Marker(MarkerKind.NOTE, cell)), blocks(".."), sentence)
        rejected(lambda: RemoveMarker(cell), blocks(".."), sentence)

    @pytest.mark.parametrize("part", [0.0, None, "0", False])
    def test_a_marker_not_named_by_whole_numbers(self, part: object):
        cell = (0, 0, part)
        sentence = f"A cell must be given by integers, not {cell!r}."
        rejected(lambda: PlaceMarker(Marker(MarkerKind.NOTE, cell)), blocks(".."), sentence)  # type: ignore[arg-type]
        rejected(lambda: RemoveMarker(cell), blocks(".."), sentence)  # type: ignore[arg-type]

    def test_a_gap_inside_the_maze(self):
        rejected(
            lambda: PlaceMarker(Marker(MarkerKind.START, (0, 0, 1), PortSide.W)),
            blocks(".."),
            "The side of a marker must be on the outer border; the W side of cell (0, 0, 1) is not.",
        )

    @pytest.mark.parametrize("side", ["pad", "up", "down"])
    def test_a_gap_that_is_no_side(self, side: str):
        rejected(
            lambda: PlaceMarker(Marker(MarkerKind.START, (0, 0, 0), PortSide(side))),
            blocks(".."),
            f"The side of a marker must be on the outer border; the {side} side of cell (0, 0, 0) is not.",
        )

    def test_a_gap_where_a_link_stands(self):
        rejected(
            lambda: PlaceMarker(Marker(MarkerKind.START, (0, 0, 0), PortSide.N)),
            blocks("..", links=[teleporter((0, 0, 0, "N"), (0, 0, 1))]),
            "The N side of cell (0, 0, 0) carries a link; no gap can be drawn there.",
        )

    def test_a_cell_without_markers(self):
        rejected(lambda: RemoveMarker((0, 0, 0)), blocks(".."), "Cell (0, 0, 0) holds no marker.")


def test_a_maze_is_made_with_markers_and_links_that_go_together():
    bare = blocks("..")
    marker = Marker(MarkerKind.START, (0, 0, 0), PortSide.N)
    link = teleporter((0, 0, 0, "N"), (0, 0, 1))
    with pytest.raises(
        EditRejected, match=r"The N side of cell \(0, 0, 0\) is an entrance or exit\. A link cannot be"
    ):
        Maze(bare.cells, bare.walls, markers=[marker], links=[link])
