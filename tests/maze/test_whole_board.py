"""Edits of the whole board: sizes about an anchor, crops, borders, rotations and flips."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.errors import EditRejected
from mazarine.lattice import HONEYCOMB, Side
from mazarine.maze import Link, LinkKind, Marker, MarkerKind, Maze, Port, PortSide
from mazarine.maze.edits import (
    AddBorder,
    Anchor,
    Crop,
    Edit,
    Flip,
    PlaceLink,
    PlaceMarker,
    Resize,
    ResizeTo,
    Rotate,
    SetCells,
)
from mazarine.regions import Segmentation
from tests.drawing import blocks, board_at, walls
from tests.refusals import refused
from tests.regions.oracle import assert_regions_are_true
from tests.strategies import mazes

_EDITS: list[Edit] = [
    Rotate(90), Rotate(180), Rotate(270), Flip("horizontal"), Flip("vertical"), AddBorder(1),
    AddBorder(2, "floor"), ResizeTo(3, 4, "north-west"), ResizeTo(9, 2, "south-east", "floor"), Crop(),
    ResizeTo(1, 1), Crop((0, 0, 2, 2)),
]  # fmt: skip


@given(mazes(), st.sampled_from(_EDITS))
def test_an_edit_is_undone_exactly_and_segmented_like_a_fresh_maze(maze: Maze, edit: Edit) -> None:
    before, segmentation = maze.copy(), Segmentation.of(maze)
    try:
        change = edit.apply(maze)
    except EditRejected:
        assert maze == before
        return
    segmentation.update(change)
    assert_regions_are_true(maze, segmentation.kind, segmentation.region)
    again = change.inverse.apply(maze)
    assert maze == before
    after = maze.copy()
    edit.apply(after)
    again.inverse.apply(maze)
    assert maze == after


def _plain(maze: Maze) -> Maze:
    """Return a maze at an origin of 0 or, where that changes the sorts of its cells, 1."""
    plain = maze.copy()
    plain.growth = None
    return plain


@given(mazes())
def test_four_rotations_and_two_flips_change_nothing(maze: Maze) -> None:
    before = _plain(maze)
    for axis in ("horizontal", "vertical"):
        maze = before.copy()
        Flip(axis).apply(maze)
        Flip(axis).apply(maze)
        assert _same_board(maze, before)
    halves = before.copy()
    Rotate(180).apply(halves)
    flips = before.copy()
    Flip("horizontal").apply(flips)
    Flip("vertical").apply(flips)
    assert _same_board(halves, flips)
    if before.lattice.is_full:
        maze = before.copy()
        for _ in range(4):
            Rotate(90).apply(maze)
        assert maze == before
        Rotate(270).apply(maze)
        Rotate(90).apply(maze)
        assert maze == before


def _same_board(one: Maze, other: Maze) -> bool:
    """Return whether two boards differ only in the column of their origin."""
    return (
        np.array_equal(one.cells, other.cells)
        and np.array_equal(one.walls, other.walls)
        and (sum(one.origin) - sum(other.origin)) % 2 == 0
        and len(one.links) == len(other.links)
        and len(one.markers) == len(other.markers)
    )


@given(mazes(), st.sampled_from([Rotate(90), Rotate(180), Flip("horizontal"), Flip("vertical")]))
def test_kinds_and_regions_are_the_same_after_a_rotation(maze: Maze, edit: Edit) -> None:
    counts = _sizes(maze)
    try:
        edit.apply(maze)
    except EditRejected:
        return
    assert _sizes(maze) == counts


def _sizes(maze: Maze) -> list[tuple[int, int]]:
    """Return the kind and the size of each region."""
    regions = Segmentation.of(maze).regions
    return sorted((int(regions[number].kind), regions[number].size) for number in regions)


def test_a_rotation_takes_links_markers_and_gaps_along() -> None:
    maze = walls("""
        +---+---+---+
        |   |       |
        +   +---+   +
        |           |
        +---+---+---+
    """)
    PlaceMarker(Marker(MarkerKind.START, (0, 1, 0), PortSide.W)).apply(maze)
    PlaceLink(Link(Port((0, 0, 0), PortSide.E), Port((0, 1, 2)))).apply(maze)
    Rotate(90).apply(maze)
    assert maze.shape == (1, 3, 2)
    assert maze.wall_at((0, 0, 1), Side.S) == 1
    assert [(marker.cell, marker.side) for marker in maze.markers] == [((0, 0, 0), PortSide.N)]
    assert [link.ports for link in maze.links] == [
        (Port((0, 0, 1), PortSide.S), Port((0, 2, 0))),
    ]  # fmt: skip


def test_stairs_stay_between_their_levels() -> None:
    maze = Maze.blank(2, 3, levels=2)
    stairs = Link(Port((0, 0, 2), PortSide.UP), Port((1, 0, 2), PortSide.DOWN), LinkKind.STAIRS)
    PlaceLink(stairs).apply(maze)
    Flip("horizontal").apply(maze)
    assert [link.ports for link in maze.links] == [
        (Port((0, 0, 0), PortSide.UP), Port((1, 0, 0), PortSide.DOWN)),
    ]  # fmt: skip


@pytest.mark.parametrize("anchor", list(Anchor))
def test_the_anchor_stays(anchor: Anchor) -> None:
    maze = Maze.blank(3, 3)
    row = 0 if "north" in anchor else 2 if "south" in anchor else 1
    col = 0 if "west" in anchor else 2 if "east" in anchor else 1
    SetCells([(0, row, col, "rock")]).apply(maze)
    ResizeTo(5, 7, anchor, "floor").apply(maze)
    (found,) = np.argwhere(maze.cells[0] >> 1 == 0).tolist()
    assert found == [
        0 if "north" in anchor else 4 if "south" in anchor else 2,
        0 if "west" in anchor else 6 if "east" in anchor else 3,
    ]


def test_new_floor_is_open_to_the_board_and_new_rock_is_not() -> None:
    maze, other = Maze.blank(2, 2), Maze.blank(2, 2)
    AddBorder(1, "floor").apply(maze)
    Resize((-1, -1), 4, 4, "floor").apply(other)
    assert maze == other
    assert not maze.walls[0, :-1, :-1].any()
    rock = Maze.blank(2, 2)
    AddBorder(1).apply(rock)
    assert rock.wall_at((0, 0, 0), Side.N) == 1


def test_a_crop_takes_what_differs_from_the_edge() -> None:
    maze = blocks("""
        ######
        #..###
        ###.##
        ######
    """)
    Crop().apply(maze)
    assert (maze.origin, maze.shape) == ((1, 1), (1, 2, 3))
    maze = Maze.blank(6, 6)
    maze.set_wall((0, 2, 2), Side.E)
    PlaceMarker(Marker(MarkerKind.NOTE, (0, 4, 1))).apply(maze)
    Crop().apply(maze)
    assert (maze.origin, maze.shape) == ((2, 1), (1, 3, 3))
    with refused(EditRejected, "no-content"):
        Crop().apply(Maze.blank(3, 3))
    with refused(EditRejected, "area-outside"):
        Crop((9, 9, 12, 12)).apply(maze)


@pytest.mark.parametrize("lattice", ["square", "honeycomb", "hexagon"])
@given(origin=st.tuples(*[st.integers(-3, 3)] * 2), number=st.integers(0, 10**6))
def test_a_crop_to_walls_takes_the_cells_on_both_sides(
    lattice: str, origin: tuple[int, int], number: int
) -> None:
    maze = board_at(lattice, 5, 5, origin)
    sides = [
        (cell, side)
        for cell in map(maze.grid.cell_at, np.ndindex(maze.shape))
        for side in maze.lattice.sides
        if maze.has_side(cell, side) and not maze.is_border(cell, side)
    ]
    (level, row, col), side = sides[number % len(sides)]
    down, right = maze.lattice.step(row, side)
    maze.set_wall((level, row, col), side, "secret")
    Crop().apply(maze)
    assert maze.grid.box == (
        min(row, row + down), min(col, col + right), max(row, row + down) + 1, max(col, col + right) + 1
    )  # fmt: skip


@pytest.mark.parametrize(
    ("edit", "code"),
    [
        (lambda: Rotate(45), "not-a-rotation"),
        (lambda: Flip("diagonal"), "unknown-axis"),
        (lambda: ResizeTo(3, 3, "middle"), "unknown-anchor"),
        (lambda: ResizeTo(3, 3, "center", "water").apply(Maze.blank(2, 2)), "not-board-matter"),
        (lambda: ResizeTo(0, 3).apply(Maze.blank(2, 2)), "maze-without-cells"),
        (lambda: AddBorder(0).apply(Maze.blank(2, 2)), "border-not-positive"),
        (lambda: AddBorder(1 << 20).apply(Maze.blank(2, 2)), "too-many-cells"),
        (lambda: Rotate(90).apply(Maze.blank(2, 2, lattice=HONEYCOMB)), "honeycomb-quarter-turns"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused(edit: object, code: str) -> None:
    assert callable(edit)
    with refused(EditRejected, code):
        edit()
