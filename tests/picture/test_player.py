"""What a player sees: nothing through fog, secrets only when they are found."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from mazarine.maze import Marker, MarkerKind, Maze
from mazarine.maze.edits import PlaceMarker, SetCells
from mazarine.picture import LIGHT, CellColors, Overlay, Plane
from mazarine.picture.player import HIDDEN, PlayersMaze
from tests.drawing import blocks, teleporter, walls
from tests.maze.strokes import History, Stroke
from tests.strategies import markers, mazes, strokes


def test_secrets_look_like_rock_and_walls_until_they_are_found() -> None:
    maze = walls("""
        +---+---+---+
        | ?   !   # |
        +   +-?-+-!-+
        |     |     |
        +---+---+---+
    """)
    seen = walls("""
        +---+---+---+
        | #   !   # |
        +   +---+-!-+
        |     |     |
        +---+---+---+
    """)
    assert PlayersMaze(maze).maze == seen


def test_fog_hides_cells_what_stands_on_them_and_walls_between_them() -> None:
    maze = walls("""
        +---+---+---+
        | a |   | a |
        +---+   +---+
        | b | b |   |
        +---+---+---+
    """)
    maze.buffers.cells[0, :, :2] |= 1
    seen = PlayersMaze(maze).maze
    assert seen.cells.tolist() == [[[HIDDEN, HIDDEN, 2], [HIDDEN, HIDDEN, 2]]]
    assert seen.walls.tolist() == [[[0, 1, 5], [4, 5, 5]]]
    (link,) = seen.links
    assert [port.cell for port in link.ports] == [(-1, 0, 0), (0, 0, 2)], "where it leads is not seen"


def test_what_stands_on_a_secret_cell_is_not_shown_before_it_is_found() -> None:
    maze = blocks(".?!", links=[teleporter((0, 0, 1), (0, 0, 0)), teleporter((0, 0, 2), (0, 0, 0, "N"))])
    for col in (1, 2):
        PlaceMarker(Marker(MarkerKind.TREASURE, (0, 0, col))).apply(maze)
    seen = PlayersMaze(maze).maze
    assert [marker.cell for marker in seen.markers] == [(0, 0, 2)]
    assert sorted(port.cell for link in seen.links for port in link.ports) == [
        (-1, 0, 1), (0, 0, 0), (0, 0, 0), (0, 0, 2),
    ]  # fmt: skip


@given(mazes(), st.lists(st.tuples(st.one_of(strokes(), markers()), st.integers(0, 600)), max_size=8))
def test_the_view_follows_every_edit(maze: Maze, edits: list[tuple[Stroke, int]]) -> None:
    history, players = History(maze), PlayersMaze(maze)
    for stroke, number in edits:
        level, row, col = np.unravel_index(number % maze.cells.size, maze.shape)
        cell = (int(level), int(row) + maze.origin[0], int(col) + maze.origin[1])
        for change in (history.do(stroke), SetCells([(*cell, number % 8)]).apply(maze)):
            if change is not None:
                players.follow(change.dirty)
        assert players.maze == PlayersMaze(maze).maze


def test_fog_tints_for_the_author_and_hides_from_the_player() -> None:
    maze = blocks("..#")
    maze.buffers.cells[0, 0, 1:] |= 1
    plane = Plane.of(maze, 0, np.array([[[3, 3, 0]]], np.uint8), np.array([[[5, 5, 0]]], np.int32))
    for overlay in (Overlay.NONE, Overlay.KINDS, Overlay.REGIONS):
        floor, foggy, rock = CellColors(LIGHT, overlay).of(plane)[0].tolist()
        assert len({floor, foggy, rock, LIGHT.fog, LIGHT.rock}) == 5
        hidden = CellColors(LIGHT, overlay, hides_fog=True).of(plane)[0].tolist()
        assert hidden == [floor, LIGHT.fog, LIGHT.fog]
