"""Images of edits: what is drawn on one side comes on the other, cell by cell and side by side."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from mazarine.errors import EditRejected
from mazarine.lattice import HONEYCOMB, SQUARE, Side
from mazarine.maze import Link, Marker, MarkerKind, Maze, Port, PortSide
from mazarine.maze.area import Area
from mazarine.maze.codes import Matter, Wall
from mazarine.maze.edits import (
    Batch,
    Edit,
    PlaceLink,
    PlaceMarker,
    RemoveLink,
    RemoveMarker,
    Resize,
    SetCells,
    SetWalls,
)
from mazarine.maze.images import (
    area_with_images,
    link_images,
    marker_images,
    places_with_images,
    positions_with_images,
    with_images,
)
from mazarine.maze.stamp import Stamp
from mazarine.maze.symmetry import Symmetry, find_obstacle
from mazarine.maze.transplant import transplanted
from tests.drawing import board_at
from tests.maze.strokes import Stroke
from tests.maze.upright import applied
from tests.refusals import refused
from tests.strategies import strokes

_TURNS = {
    Symmetry.MIRROR: [Stamp.mirrored],
    Symmetry.FLIP: [Stamp.flipped],
    Symmetry.BOTH: [Stamp.mirrored, Stamp.flipped],
    Symmetry.HALF_TURN: [lambda stamp: stamp.mirrored().flipped()],
    Symmetry.QUARTER_TURNS: [Stamp.turned],
}


def _whole(maze: Maze) -> Stamp:
    from mazarine.files.stamps import whole  # noqa: PLC0415  # a helper of files

    return whole(maze)


@given(
    st.sampled_from(list(_TURNS)),
    st.lists(strokes(), max_size=8),
    st.sampled_from([("square", 5, 5), ("honeycomb", 5, 6), ("hexagon", 5, 4), ("hexagon", 4, 5)]),
)
def test_a_board_that_was_drawn_on_with_images_is_its_own_image(
    symmetry: Symmetry, drawn: list[Stroke], board: tuple[str, int, int]
) -> None:
    lattice, rows, cols = board
    maze = Maze.blank(rows, cols, lattice=lattice)
    if find_obstacle(maze, symmetry):
        assert symmetry is Symmetry.QUARTER_TURNS or lattice == "hexagon"
        assert symmetry is not (Symmetry.FLIP if rows % 2 else Symmetry.HALF_TURN)
        return
    for stroke in drawn:
        if stroke.verb in ("wall", "walls", "cell", "cells", "frame"):
            edit = stroke.edit(maze)
            assert edit is not None
            try:
                applied(with_images(maze, edit, symmetry), maze)
            except EditRejected:
                continue
    for turn in _TURNS[symmetry]:
        other = Maze.blank(*maze.shape[1:], lattice=lattice)
        edit = transplanted(other, 0, turn(_whole(maze)), (0, 0))
        assert edit is not None
        edit.apply(other)
        assert np.array_equal(other.cells, maze.cells)
        assert np.array_equal(other.walls, maze.walls)


@given(
    st.sampled_from(list(_TURNS)),
    st.lists(st.tuples(st.booleans(), *4 * [st.integers(0, 4)]), max_size=12),
    st.sampled_from([("square", 5), ("hexagon", 5), ("hexagon", 4)]),
    st.sampled_from([(0, 0), (-3, 2)]),
    st.sampled_from([None, 0, 1]),
)
def test_links_and_markers_come_with_their_images(
    symmetry: Symmetry, placed: list[tuple[bool, int, int, int, int]], board: tuple[str, int],
    origin: tuple[int, int], side: int | None,
) -> None:  # fmt: skip
    lattice, rows = board
    maze = board_at(lattice, rows, 5, origin, walled=True)
    if find_obstacle(maze, symmetry):
        return
    port_side = PortSide.PAD if side is None else PortSide(maze.lattice.sides[side].name)
    for is_link, row, col, other_row, other_col in placed:
        here, there = (
            maze.grid.cell_at((0, at[0] % rows, at[1])) for at in ((row, col), (other_row, other_col))
        )
        first = Port(here, port_side)
        if not is_link:
            marker = Marker(MarkerKind.GOAL, here)
            edit: Edit = RemoveMarker(here) if maze.markers.at(here) else PlaceMarker(marker)
        elif maze.links.at(first) is not None:
            edit = RemoveLink(first)
        else:
            edit = PlaceLink(Link(first, Port(there, first.side)))
        both = with_images(maze, edit, symmetry)
        if isinstance(edit, PlaceLink) and _overlap(maze, edit.link, symmetry):
            continue
        before = maze.copy()
        try:
            change = both.apply(maze)
        except EditRejected:
            assert maze == before
            continue
        after = maze.copy()
        again = change.inverse.apply(maze).inverse
        assert maze == before
        again.apply(maze)
        assert maze == after
    seen = {(marker.kind, marker.cell) for marker in maze.markers}
    assert seen >= {(it.kind, it.cell) for at in maze.markers for it in marker_images(maze, at, symmetry)}
    ports = {frozenset(link.ports) for link in maze.links}
    assert ports >= {frozenset(it.ports) for link in maze.links for it in link_images(maze, link, symmetry)}


def _overlap(maze: Maze, link: Link, symmetry: Symmetry) -> bool:
    """Return whether the ports of a link or its images are taken, or shared."""
    links = [link, *link_images(maze, link, symmetry)]
    ports = [port for it in links for port in it.ports]
    return len(set(ports)) < len(ports) or any(maze.links.at(port) for port in ports)


def test_an_area_comes_with_its_images() -> None:
    maze = Maze.blank(4, 4)
    area = Area.block(0, 1, 0, 1)
    whole = area_with_images(maze, area, Symmetry.QUARTER_TURNS)
    assert {tuple(cell[1:]) for cell in whole.cells(0).tolist()} == {(0, 1), (1, 3), (3, 2), (2, 0)}
    assert area_with_images(maze, area, Symmetry.NONE) is area
    assert not area_with_images(maze, Area.nothing(), Symmetry.BOTH)


@given(
    st.sampled_from(list(_TURNS)),
    st.integers(1, 5),
    st.integers(1, 5),
    st.sets(st.tuples(*2 * [st.integers(-2, 6)])),
)
def test_the_images_of_an_area_are_those_of_its_cells(
    symmetry: Symmetry, rows: int, cols: int, cells: set[tuple[int, int]]
) -> None:
    maze = Maze.blank(rows, rows if symmetry is Symmetry.QUARTER_TURNS else cols)
    places = np.array([(0, *cell) for cell in sorted(cells)], dtype=np.int64).reshape(-1, 3)
    inside = np.array([maze.grid.holds(tuple(place)) for place in places.tolist()], dtype=bool)
    area = Area.of_places(places[:, 1], places[:, 2]) if len(cells) else Area.nothing()
    there = places_with_images(maze, places[inside], symmetry)
    assert area_with_images(maze, area, symmetry).cells(0).tolist() == there.tolist()


@given(
    st.sampled_from(list(_TURNS)),
    st.sampled_from([("square", 5, 5), ("honeycomb", 5, 6), ("hexagon", 5, 4), ("hexagon", 4, 5)]),
    st.sampled_from([(0, 0), (-3, 2)]),
    st.data(),
)
def test_the_images_of_positions_are_those_of_their_walls(
    symmetry: Symmetry, board: tuple[str, int, int], origin: tuple[int, int], data: st.DataObject
) -> None:
    maze = board_at(*board, origin)
    if find_obstacle(maze, symmetry):
        return
    stored = maze.lattice.stored
    inner = [
        (*place[1:], side) for place in np.ndindex(maze.shape) for side in stored
        for cell in [maze.grid.cell_at(place)]
        if maze.has_side(cell, side) and not maze.is_border(cell, side)
    ]  # fmt: skip
    chosen = np.array(data.draw(st.lists(st.sampled_from(inner), min_size=1, max_size=4)))
    drawn, other = maze.copy(), maze.copy()

    def walls(rows_cols: NDArray[np.int64], sides: NDArray[np.uint8]) -> SetWalls:
        cells = np.insert(rows_cols + origin, 0, 0, axis=1)
        return SetWalls.of_arrays(cells, sides, np.full(len(sides), Wall.WALL, dtype=np.uint8))

    rows_cols, sides = chosen[:, :2], chosen[:, 2].astype(np.uint8)
    with_images(maze, walls(rows_cols, sides), symmetry).apply(drawn)
    there, there_sides = positions_with_images(maze, rows_cols, sides, symmetry)
    walls(there, there_sides).apply(other)
    assert drawn == other
    assert set(there_sides.tolist()) <= {*stored}
    assert len(there) == len(np.unique(np.column_stack((there, there_sides)), axis=0))


def test_a_wall_comes_on_all_four_sides() -> None:
    maze = Maze.blank(4, 4)
    wall = SetWalls([(0, 0, 1, "S", "wall")])
    applied(with_images(maze, wall, Symmetry.QUARTER_TURNS), maze)
    there = [((0, 1), Side.S), ((1, 3), Side.W), ((3, 2), Side.N), ((2, 0), Side.E)]
    assert all(maze.wall_at((0, *place), side) == 1 for place, side in there)
    assert int((maze.walls != Maze.blank(4, 4).walls).sum()) == 4


def _portals(maze: Maze, *ends: tuple[int, int, str]) -> Batch:
    """Return what the teleporter tool does: walls where they are missing, and the link between two sides."""
    (row, col, side), (other_row, other_col, other_side) = ends
    link = Link(Port((0, row, col), PortSide(side)), Port((0, other_row, other_col), PortSide(other_side)))
    missing = [(*port.cell, port.side.value, "wall") for port in link.ports]
    walls = [SetWalls([wall]) for wall in missing if maze.wall_at(wall[:3], wall[3]) is not Wall.WALL]
    return Batch((*walls, PlaceLink(link)))


def test_portals_come_with_the_walls_that_their_images_need() -> None:
    maze = Maze.blank(4, 6)
    SetWalls([(0, 0, 0, "E", "wall"), (0, 3, 5, "N", "secret")]).apply(maze)
    applied(with_images(maze, _portals(maze, (0, 0, "E"), (3, 0, "N")), Symmetry.MIRROR), maze)
    assert {frozenset((port.cell[1:], port.side) for port in link.ports) for link in maze.links} == {
        frozenset({((0, 0), PortSide.E), ((3, 0), PortSide.N)}),
        frozenset({((0, 5), PortSide.W), ((3, 5), PortSide.N)}),
    }
    assert maze.wall_at((0, 0, 5), "W") is maze.wall_at((0, 3, 5), "N") is Wall.WALL


def test_a_portal_whose_image_is_left_out_leaves_no_wall_there() -> None:
    maze = Maze.blank(4, 6)
    SetWalls([(0, 3, 5, "N", "secret")]).apply(maze)
    SetCells([(0, 0, 5, "rock")]).apply(maze)
    before = maze.copy()
    change = applied(with_images(maze, _portals(maze, (0, 0, "E"), (3, 0, "N")), Symmetry.MIRROR), maze)
    assert len(maze.links) == 1
    assert maze.wall_at((0, 3, 5), "N") is Wall.SECRET
    assert maze.wall_at((0, 0, 5), "W") is Wall.OPEN
    change.inverse.apply(maze)
    assert maze == before


@pytest.mark.parametrize("state", ["open", "secret", "wall"])
def test_an_image_does_to_the_side_of_a_portal_what_the_wall_itself_does(state: str) -> None:
    maze = Maze.blank(4, 6)
    for cols in ((0, 2), (5, 3)):
        applied(_portals(maze, (1, cols[0], "S"), (1, cols[1], "S")), maze)
    applied(with_images(maze, SetWalls([(0, 1, 0, "S", state)]), Symmetry.MIRROR), maze)
    assert len(maze.links) == (2 if state == "wall" else 0)


def test_links_go_before_the_walls_that_images_open() -> None:
    maze = Maze.blank(4, 6)
    SetWalls([(0, 1, 0, "S", "wall"), (0, 1, 5, "S", "wall")]).apply(maze)
    for pad, side in ((1, 0), (4, 5)):
        PlaceLink(Link(Port((0, 0, pad)), Port((0, 1, side), PortSide.S))).apply(maze)
    edit = Batch((RemoveLink(Port((0, 0, 1))), SetWalls([(0, 1, 0, "S", "open")])))
    applied(with_images(maze, edit, Symmetry.MIRROR), maze)
    assert not len(maze.links)
    assert np.array_equal(maze.walls, Maze.blank(4, 6).walls)


def test_other_edits_and_cells_beyond_the_edge_have_no_images() -> None:
    maze = Maze.blank(3, 3)
    growth = Resize((0, 0), 3, 4)
    assert with_images(maze, growth, Symmetry.MIRROR) is growth
    edit = SetCells([(0, 1, 0, "rock")])
    assert with_images(maze, edit, Symmetry.NONE) is edit
    applied(with_images(maze, edit, Symmetry.MIRROR), maze)
    assert (maze.cells[0, 1] >> 1 == Matter.ROCK).tolist() == [True, False, True]


@pytest.mark.parametrize(
    ("maze", "symmetry", "code"),
    [
        (Maze.blank(3, 4), Symmetry.QUARTER_TURNS, "quarter-turns-not-square"),
        (Maze.blank(4, 4, lattice=HONEYCOMB), Symmetry.QUARTER_TURNS, "honeycomb-quarter-turns"),
        (Maze.blank(3, 5, lattice=HONEYCOMB), Symmetry.MIRROR, "honeycomb-not-symmetrical"),
        (Maze.blank(4, 4, lattice=HONEYCOMB), Symmetry.HALF_TURN, "honeycomb-not-symmetrical"),
    ],
)
def test_boards_that_cannot_be_symmetrical_are_refused(maze: Maze, symmetry: Symmetry, code: str) -> None:
    obstacle = find_obstacle(maze, symmetry)
    assert obstacle is not None
    assert obstacle.code == code
    with refused(EditRejected, code):
        with_images(maze, SetCells([(0, 0, 0, "rock")]), symmetry)


def test_a_honeycomb_has_every_symmetry_that_its_sides_have() -> None:
    for rows in range(1, 6):
        for cols in range(1, 6):
            maze = Maze.blank(rows, cols, lattice=HONEYCOMB)
            for symmetry in (Symmetry.MIRROR, Symmetry.FLIP, Symmetry.BOTH, Symmetry.HALF_TURN):
                fits = all(
                    maze.has_side((0, row, col), side)
                    == maze.has_side((0, *_place(rows, cols, row, col, *image)), _side(side, *image))
                    for image in _MIRRORS[symmetry]
                    for row in range(rows)
                    for col in range(cols)
                    for side in SQUARE.sides
                )
                assert fits == (find_obstacle(maze, symmetry) is None), (rows, cols, symmetry)


_MIRRORS = {
    Symmetry.MIRROR: [(True, False)],
    Symmetry.FLIP: [(False, True)],
    Symmetry.BOTH: [(True, False), (False, True), (True, True)],
    Symmetry.HALF_TURN: [(True, True)],
}


def _place(rows: int, cols: int, row: int, col: int, mirrors: bool, flips: bool) -> tuple[int, int]:
    return (rows - 1 - row if flips else row), (cols - 1 - col if mirrors else col)


def _side(side: Side, mirrors: bool, flips: bool) -> Side:
    exchanged = (mirrors and side in (Side.E, Side.W)) or (flips and side in (Side.N, Side.S))
    return side.opposite if exchanged else side
