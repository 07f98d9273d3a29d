"""Doors and gates stand on any side, where other markers draw gaps in the border only."""

from __future__ import annotations

import pytest

from mazarine.errors import EditRejected
from mazarine.maze import Marker, MarkerKind, Maze, PortSide
from mazarine.maze.edits import Flip, PlaceLink, PlaceMarker, Resize
from mazarine.maze.things import Link, Port
from mazarine.maze.wall_positions import gap_markers

BARRIERS = (MarkerKind.DOOR, MarkerKind.GATE)


@pytest.mark.parametrize("kind", BARRIERS)
def test_a_barrier_stands_on_a_side_inside_and_is_no_gap(kind: MarkerKind) -> None:
    maze = Maze.blank(3, 3)
    maze.add_marker(kind, (1, 1), "E")
    maze.add_marker(kind, (0, 0), "N")
    maze.add_marker("start", (0, 0), "N")
    assert [marker.kind for marker in gap_markers(maze)] == [MarkerKind.START]


def test_a_key_with_a_side_must_be_on_the_border() -> None:
    with pytest.raises(EditRejected) as caught:
        Maze.blank(3, 3).add_marker("key", (1, 1), "E")
    assert caught.value.code == "marker-side-not-on-border"


@pytest.mark.parametrize("side", [PortSide.UP, PortSide.PAD])
def test_a_door_stands_in_a_wall_position(side: PortSide) -> None:
    with pytest.raises(EditRejected):
        PlaceMarker(Marker(MarkerKind.DOOR, (0, 1, 1), side)).apply(Maze.blank(3, 3))


def test_no_portal_shares_its_side_with_a_door() -> None:
    maze = Maze.blank(3, 3, walled=True)
    maze.add_marker("door", (1, 1), "E")
    with pytest.raises(EditRejected):
        PlaceLink(Link(Port((0, 1, 1), PortSide.E), Port((0, 2, 2)))).apply(maze)


def test_doors_keep_their_sides_when_a_maze_is_resized_and_flipped() -> None:
    maze = Maze.blank(3, 3)
    maze.add_marker("door", (1, 1), "E", "red")
    Resize((-1, -1), 5, 5).apply(maze)
    Flip().apply(maze)
    (door,) = maze.markers
    assert (door.side, door.label) == (PortSide.W, "red")
