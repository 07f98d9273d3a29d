"""Thin walls to blocks and back."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given

from mazarine.errors import EditRejected
from mazarine.files.block_conversion import to_blocks, to_thin_walls
from mazarine.files.messages import LossMessage
from mazarine.lattice import SQUARE, Side
from mazarine.maze import Link, Marker, MarkerKind, Maze, Port, PortSide
from mazarine.maze.blocks import raster_of
from mazarine.maze.codes import Wall
from mazarine.maze.edits import PlaceMarker, Resize
from mazarine.maze.messages import MazeMessage
from mazarine.messages import Message
from tests.drawing import blocks, walls
from tests.files.dressed import dressed_mazes
from tests.refusals import refused
from tests.strategies import mazes, square


def test_walls_become_blocks_and_secret_doors_secret_cells() -> None:
    thin = walls("""
        +---+---+---+
        | a |     ? |
        +   +-?-+   +
        |   !     a |
        +---+---+---+
    """)
    converted = to_blocks(thin)
    assert converted.maze == blocks("""
        #######
        #a#..?#
        #.#?..#
        #.!..a#
        #######
    """)
    assert converted.changes == [
        LossMessage.THIN_WALLS_BECOME_BLOCKS(rows=2, cols=3, new_rows=5, new_cols=7),
        LossMessage.SECRET_DOORS_BECOME_CELLS(count=2),
    ]
    assert to_thin_walls(converted.maze).maze == thin


@given(dressed_mazes())
def test_the_way_back_gives_the_maze_that_there_was(maze: Maze) -> None:
    if maze.lattice is not SQUARE:
        with refused(EditRejected, "not-squares"):
            to_blocks(maze)
        return
    doubled = to_blocks(maze).maze
    again = to_thin_walls(doubled).maze
    assert again.cells.tolist() == maze.cells.tolist()
    for level in range(maze.shape[0]):
        assert np.array_equal(doubled.cells[level] >> 1 == 0, raster_of(maze, level))
    assert (again.origin, again.title, again.extra) == (maze.origin, maze.title, maze.extra)
    assert list(again.links) == list(maze.links)
    assert len(list(doubled.markers)) == len(list(maze.markers))
    assert to_blocks(again).maze == doubled


@given(mazes(lattices=square))
def test_walls_between_floor_are_again_what_they_were(maze: Maze) -> None:
    again = to_thin_walls(to_blocks(maze).maze).maze
    _, rows, cols = maze.shape
    floor = maze.cells >> 1 != 0
    for level, row, col in np.argwhere(floor).tolist():
        for side, beside in ((Side.E, (level, row, col + 1)), (Side.S, (level, row + 1, col))):
            if beside[1] < rows and beside[2] < cols and floor[beside]:
                cells = (it.grid.cell_at((level, row, col)) for it in (again, maze))
                one, other = (it.wall_at(cell, side) for it, cell in zip((again, maze), cells, strict=True))
                assert one is other


def test_portals_stairs_and_the_origin_follow_their_cells() -> None:
    maze = Maze.blank(2, 2, levels=2, walled=True)
    for link in (
        Link(Port((0, 0, 0), PortSide.E), Port((1, 1, 1), PortSide.S), label="far"),
        Link(Port((0, 1, 0)), Port((1, 0, 1), PortSide.W)),
    ):
        maze.links.add(link)
    Resize((-1, -2), 3, 4).apply(maze)
    doubled = to_blocks(maze).maze
    assert doubled.origin == (-2, -4)
    assert [port.cell for link in doubled.links for port in link.ports] == [
        (0, 1, 1), (1, 3, 3), (0, 3, 1), (1, 1, 3)
    ]  # fmt: skip
    assert doubled.wall_at(doubled.grid.cell_at((0, 3, 5)), Side.E) is Wall.WALL
    assert list(to_thin_walls(doubled).maze.links) == list(maze.links)


def test_a_marker_stands_in_its_gap_and_goes_back_to_its_cell() -> None:
    maze = Maze.blank(2, 2, walled=True)
    there = [Marker(MarkerKind.START, (0, 0, 0), PortSide.N, "in"), Marker(MarkerKind.NPC, (0, 1, 1))]
    for marker in there:
        PlaceMarker(marker).apply(maze)
    doubled = to_blocks(maze).maze
    assert set(doubled.markers) == {
        Marker(MarkerKind.START, (0, 0, 1), PortSide.N, "in"), Marker(MarkerKind.NPC, (0, 3, 3))
    }  # fmt: skip
    assert doubled.cells[0, 0].tolist() == [0, 2, 0, 0, 0]
    assert set(to_thin_walls(doubled).maze.markers) == set(there)


def test_an_open_border_becomes_a_note_without_words() -> None:
    thin = to_thin_walls(blocks("###\n..#\n###")).maze
    assert thin.shape == (1, 1, 1)
    assert list(thin.markers) == [Marker(MarkerKind.NOTE, (0, 0, 0), PortSide.W)]


def test_a_post_that_no_wall_touches_is_said_to_go() -> None:
    converted = to_thin_walls(blocks("#####\n#...#\n#.#.#\n#...#\n#####"))
    assert converted.maze == Maze.blank(2, 2)
    assert converted.changes == [
        LossMessage.BLOCKS_BECOME_THIN_WALLS(rows=5, cols=5, new_rows=2, new_cols=2),
        LossMessage.POSTS_LEFT_OUT(count=1),
    ]


@pytest.mark.parametrize(
    ("drawing", "reason"),
    [
        ("####\n#..#\n####", MazeMessage.RASTER_SIZE(rows=3, cols=4)),
        ("#", MazeMessage.RASTER_SIZE(rows=1, cols=1)),
        ("#####\n#.#.#\n##.##\n#...#\n#####", MazeMessage.RASTER_POST_OPEN(row=2, col=2)),
        ("#####\n#..##\n#####", MazeMessage.RASTER_WALL_OPEN(row=1, col=2)),
    ],
)
def test_what_cannot_be_thin_walls_is_refused(drawing: str, reason: Message) -> None:
    with refused(EditRejected, "not-thin-walls", reason=reason.clause):
        to_thin_walls(blocks(drawing))


def test_the_level_that_cannot_be_thin_walls_is_named() -> None:
    maze = blocks("#####\n#...#\n#####", "#####\n#..##\n#####")
    with refused(EditRejected, "level-not-thin-walls", level=1):
        to_thin_walls(maze)


def test_a_link_end_in_a_wall_is_refused() -> None:
    with refused(EditRejected, "cell-becomes-wall", cell=(0, 1, 2)):
        to_thin_walls(blocks("#####\n#aa.#\n#####"))


def test_a_marker_in_a_wall_is_refused() -> None:
    maze = blocks("#####\n#...#\n#####")
    PlaceMarker(Marker(MarkerKind.GOAL, (0, 1, 2))).apply(maze)
    with refused(EditRejected, "cell-becomes-wall", cell=(0, 1, 2)):
        to_thin_walls(maze)


def test_thin_walls_that_are_there_already_are_refused() -> None:
    maze = Maze.blank(3, 3)
    maze.buffers.walls[0, 1, 1] |= Wall.SECRET
    with refused(EditRejected, "has-thin-wall-east", cell=(0, 1, 1)):
        to_thin_walls(maze)


def test_a_maze_that_would_be_too_large_is_refused() -> None:
    with refused(EditRejected, "too-many-cells", levels=1, rows=16385, cols=16387):
        to_blocks(Maze.blank(8192, 8193))


@pytest.mark.parametrize("side", list(SQUARE.sides))
@pytest.mark.parametrize("kind", [MarkerKind.DOOR, MarkerKind.GATE])
def test_doors_and_gates_stand_in_the_cells_between_and_go_back_to_their_sides(
    kind: MarkerKind, side: Side
) -> None:
    maze = Maze.blank(3, 3, walled=True)
    maze.set_wall((1, 1), side, "open")
    maze.add_marker(kind, (1, 1), side, "a")
    made = to_blocks(maze).maze
    down, right = SQUARE.steps[side]
    assert [marker.cell for marker in made.markers] == [(0, 3 + down, 3 + right)]
    assert to_thin_walls(made).maze.markers == maze.markers
    shut = Maze.blank(3, 3, walled=True)
    shut.add_marker(kind, (1, 1), side, "a")
    assert to_thin_walls(to_blocks(shut).maze).maze.markers == shut.markers
