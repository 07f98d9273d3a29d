"""An eye sees what straight lines reach: the slow test of every line, and drawings checked by hand."""

from __future__ import annotations

import doctest
from fractions import Fraction
from math import atan2, dist, pi
from pathlib import Path
from textwrap import dedent

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.agents.sight import Sight
from mazarine.errors import AgentError
from mazarine.lattice import LATTICES, Lattice, Side
from mazarine.maze import Maze
from mazarine.maze.borders import close_borders
from mazarine.maze.codes import Matter, Wall
from mazarine.maze.edits import SetCells, SetWalls
from mazarine.regions import Patch
from mazarine.regions.space import FLOOR, Space
from tests.agents.sight_oracle import Place, Radius, Rays
from tests.depth import examples, sample
from tests.drawing import stairs, teleporter, walls
from tests.refusals import refused
from tests.strategies import any_lattice, halls, mazes

_PAGE = Path(__file__).resolve().parents[2] / "docs" / "explanation" / "sight.md"

radii = st.one_of(st.none(), st.integers(0, 8), st.floats(0, 8), st.fractions(0, 8, max_denominator=8))
seeds = st.integers(0, 2**32 - 1)
lattices = pytest.mark.parametrize("lattice", LATTICES, ids=lambda it: it.title)


@st.composite
def sparse(draw: st.DrawFn, max_size: int = 24) -> Maze:
    """Draw boards with few walls and rocks, over which lines lead far and through many posts."""
    rows, cols = draw(st.integers(1, max_size)), draw(st.integers(1, max_size))
    lattice, origin = draw(any_lattice), draw(st.sampled_from([(0, 0), (0, 1), (-3, 2)]))
    rng = np.random.default_rng(draw(seeds))
    share = draw(st.sampled_from([0.01, 0.03, 0.1]))
    cells = np.where(rng.random((1, rows, cols)) < share, Matter.ROCK << 1, Matter.FLOOR << 1).astype(
        np.uint8
    )
    closed = np.zeros_like(cells)
    for side in lattice.stored:
        closed |= np.where(rng.random(cells.shape) < share, Wall.WALL << lattice.shift(side), 0).astype(
            np.uint8
        )
    close_borders(closed, lattice, origin)
    return Maze(cells, closed, lattice=lattice, origin=origin)


def color_scheme_of(space: Space, level: int) -> list[Place]:
    """Return the array rows and columns of the floor of a level."""
    return [(row, col) for row, col in np.argwhere(space.grid.view(space.cells)[level] & FLOOR).tolist()]


def seen_from(sight: Sight, eye: Place, level: int = 0) -> set[Place]:
    """Return the array rows and columns that an eye sees; require each once, on its level, its own first."""
    grid = sight.space.grid
    seen = sight.from_place(grid.padded_place(grid.cell_at((level, *eye))))
    cells = [grid.array_place(grid.cell_at_padded(place)) for place in seen.tolist()]
    assert cells[0] == (level, *eye)
    assert len(cells) == len(set(cells))
    assert {cell[0] for cell in cells} == {level}
    return {(row, col) for _, row, col in cells}


def require_drawn(picture: str, radius: Radius = None) -> None:
    """Require that the eye `@` of a drawing sees the cells drawn as `*`, and no others."""
    maze = walls(picture)
    lines = dedent(picture).strip("\n").split("\n")
    signs = {(row, col): sign for row, line in enumerate(lines[1::2]) for col, sign in enumerate(line[2::4])}
    (eye,) = (cell for cell, sign in signs.items() if sign == "@")
    seen = seen_from(Sight(Space.of(maze), radius), eye)
    assert seen - {eye} == {cell for cell, sign in signs.items() if sign == "*"}


@given(mazes(max_rows=7, max_cols=7), radii)
def test_it_sees_what_straight_lines_reach(maze: Maze, radius: Radius) -> None:
    space = Space.of(maze)
    sight = Sight(space, radius)
    for level in range(maze.shape[0]):
        rays = Rays(space, level)
        for eye in rays.floor:
            assert seen_from(sight, eye, level) == rays.seen_from(eye, radius), eye


@given(st.one_of(sparse(), halls()), radii, st.data())
def test_it_sees_far_what_straight_lines_reach(maze: Maze, radius: Radius, data: st.DataObject) -> None:
    space = Space.of(maze)
    rays = Rays(space, 0)
    if rays.floor:
        eye = data.draw(st.sampled_from(rays.floor))
        assert seen_from(Sight(space, radius), eye) == rays.seen_from(eye, radius)


@lattices
def test_walls_around_a_side_hide_what_straight_lines_do_not_reach(lattice: Lattice) -> None:
    """Around both of its posts; on hexagons lines run along it."""
    shape = 6, 4
    geometry = lattice.geometry((0, 0))
    post, other = geometry.line(2, 2, next(side for side in lattice.sides if lattice.has_side(2, 2, side)))
    around = [
        (0, row, col, side.name, "wall")
        for row, col in np.ndindex(shape)
        for side in lattice.stored
        if lattice.has_side(row, col, side)
        and min(dist(end, it) for end in geometry.line(row, col, side) for it in (post, other)) < 1e-9
    ]
    assert len(around) >= 5
    for chosen in sample(range(1 << len(around)), 32):
        maze = Maze.blank(*shape, lattice=lattice)
        SetWalls([wall for bit, wall in enumerate(around) if chosen >> bit & 1]).apply(maze)
        space = Space.of(maze)
        rays, sight = Rays(space, 0), Sight(space)
        for eye in rays.floor:
            assert seen_from(sight, eye) == rays.seen_from(eye), (eye, chosen)


@examples(0.3)
@given(st.one_of(sparse(max_size=14), mazes(max_levels=1), halls()), radii)
def test_a_cell_sees_those_that_see_it(maze: Maze, radius: Radius) -> None:
    space = Space.of(maze)
    sight = Sight(space, radius)
    seen = {eye: seen_from(sight, eye) for eye in color_scheme_of(space, 0)}
    for eye, cells in seen.items():
        assert all(eye in seen[cell] for cell in cells), eye


@lattices
@pytest.mark.parametrize("eye", [(20, 21), (20, 20), (0, 0), (3, 40)])
def test_an_open_board_shows_all_within_the_radius(lattice: Lattice, eye: Place) -> None:
    space = Space.of(Maze.blank(41, 41, lattice=lattice))
    geometry = lattice.geometry((0, 0))
    rows, cols = np.indices((41, 41)).reshape(2, -1)
    far = geometry.middles(rows, cols) - geometry.middle(*eye)
    squares = np.rint(4 * (far**2).sum(axis=1))
    for radius in (0, 1, 1.5, 5, 10, 10.25, 60):
        near = squares <= 4 * radius**2
        assert seen_from(Sight(space, radius), eye) == set(
            zip(rows[near].tolist(), cols[near].tolist(), strict=True)
        )
    assert len(seen_from(Sight(space), eye)) == 41 * 41


@lattices
@pytest.mark.parametrize("shape", [(1, 1), (1, 9), (9, 1), (2, 9), (9, 2)])
def test_thin_boards_are_seen_as_straight_lines_reach(lattice: Lattice, shape: tuple[int, int]) -> None:
    space = Space.of(Maze.blank(*shape, lattice=lattice))
    rays = Rays(space, 0)
    for eye in rays.floor:
        assert seen_from(Sight(space), eye) == rays.seen_from(eye)


@lattices
def test_buffers_grow_with_the_view(lattice: Lattice, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mazarine.agents.sight._FIRST_PLACES", 1)
    maze = Maze.blank(41, 41, lattice=lattice)
    # Pillars and walls cut the light into many intervals, and much of the board is seen past them.
    maze.buffers.cells[0, 2::9, 3::7] = Matter.ROCK << 1
    maze.buffers.walls[0, 5::9, 1::2] |= Wall.WALL | Wall.WALL << 2
    space = Space.of(maze)
    rays = Rays(space, 0)
    for eye in ((20, 21), (0, 0), (37, 24)):
        seen = seen_from(Sight(space), eye)
        assert len(seen) > 100
        assert seen == rays.seen_from(eye)


@lattices
def test_what_lies_beyond_the_radius_is_not_looked_at(lattice: Lattice) -> None:
    space = Space.of(Maze.blank(301, 299, lattice=lattice))
    eye, radius = space.grid.padded_place((0, 150, 150)), 6
    expected = Sight(space, radius).from_place(eye)
    assert len(expected) > 60
    near = np.zeros((301, 299), dtype=np.bool_)
    near[140:161, 140:161] = True
    rng = np.random.default_rng(0)
    board = space.grid.view(space.cells)[0]
    # Bytes that no maze has; were they followed, light would run off the board.
    board[~near] = rng.integers(0, 256, np.count_nonzero(~near))
    seen = Sight(space, radius).from_place(eye)
    assert seen.tolist() == expected.tolist()
    assert seen.base.size < 1000


def test_a_wall_hides_what_lies_behind_and_its_end_does_not() -> None:
    require_drawn("""
        +---+---+---+---+
        | *   *   *   * |
        +   +   +   +   +
        | *   *   * | . |
        +   +   +   +   +
        | *   @   *   * |
        +---+---+---+---+
    """)


def test_a_post_with_walls_on_one_hand_lets_light_pass() -> None:
    require_drawn("""
        +---+---+---+
        | *   . | * |
        +   +---+   +
        | *   *   * |
        +   +   +   +
        | @   *   * |
        +---+---+---+
    """)
    require_drawn("""
        +---+---+---+
        | *   *   * |
        +   +   +   +
        | *   * | . |
        +   +   +   +
        | @   *   * |
        +---+---+---+
    """)


def test_a_post_with_walls_on_both_hands_lets_none_pass() -> None:
    require_drawn("""
        +---+---+---+
        | *   .   . |
        +   +---+   +
        | *   * | . |
        +   +   +   +
        | @   *   * |
        +---+---+---+
    """)
    require_drawn("""
        +---+---+---+
        | *   * | . |
        +   +   +   +
        | *   * | . |
        +   +   +   +
        | @   *   * |
        +---+---+---+
    """)


def test_two_rocks_that_touch_hide_what_lies_behind_their_post() -> None:
    require_drawn("""
        +---+---+---+
        | .   .   . |
        +   +   +   +
        | #   .   . |
        +   +   +   +
        | @   #   . |
        +---+---+---+
    """)
    require_drawn("""
        +---+---+---+
        | .   .   * |
        +   +   +   +
        | #   *   * |
        +   +   +   +
        | @   *   * |
        +---+---+---+
    """)


def test_a_radius_is_a_distance_between_middles() -> None:
    two = """
        +---+---+---+---+
        | *   .   .   . |
        +   +   +   +   +
        | *   *   .   . |
        +   +   +   +   +
        | @   *   *   . |
        +---+---+---+---+
    """
    more = """
        +---+---+---+---+
        | *   *   .   . |
        +   +   +   +   +
        | *   *   *   . |
        +   +   +   +   +
        | @   *   *   . |
        +---+---+---+---+
    """
    require_drawn(two, radius=2)
    require_drawn(two, radius=Fraction(223, 100))
    require_drawn(more, radius=2.24)


def test_links_are_not_looked_through() -> None:
    closed = Maze.blank(1, 3, levels=2, walled=True)
    links = [teleporter((0, 0, 0, "E"), (0, 0, 2, "W")), teleporter((0, 0, 0), (0, 0, 1)), stairs((0, 0, 0))]
    maze = Maze(closed.cells, closed.walls, links=links)
    assert seen_from(Sight(Space.of(maze)), (0, 0)) == {(0, 0)}


def test_it_looks_at_the_space_as_it_is_now() -> None:
    maze = Maze.blank(1, 5)
    space = Space.of(maze)
    sight = Sight(space)
    assert len(seen_from(sight, (0, 0))) == 5
    space.apply(Patch.of(maze, SetWalls([(0, 0, 1, "E", "wall")]).apply(maze).dirty))
    assert seen_from(sight, (0, 0)) == {(0, 0), (0, 1)}


@pytest.mark.parametrize("radius", [-1, -0.5, float("nan"), float("inf"), True, "3", 1j])
def test_a_radius_that_is_no_distance_is_refused(radius: object) -> None:
    space = Space.of(Maze.blank(1, 1))
    with refused(AgentError, "radius-out-of-range", radius=repr(radius)):
        Sight(space, radius)  # type: ignore[arg-type]


def test_a_huge_radius_reaches_everywhere() -> None:
    space = Space.of(Maze.blank(3, 3))
    for radius in (10**400, 1e300):
        assert len(seen_from(Sight(space, radius), (1, 1))) == 9


def test_an_eye_that_is_not_on_floor_is_refused() -> None:
    blank = Maze.blank(2, 2)
    maze = Maze(blank.cells, blank.walls, origin=(5, -3))
    SetCells([(0, 6, -3, "rock")]).apply(maze)
    space = Space.of(maze)
    sight = Sight(space)
    with refused(AgentError, "viewpoint-in-rock", cell=(0, 6, -3)):
        sight.from_place(space.grid.padded_place((0, 6, -3)))
    for place in (-1, 0, space.grid.padded_place((0, 5, -1)), space.grid.padded_size):
        with refused(AgentError, "viewpoint-outside", place=place):
            sight.from_place(place)


@pytest.mark.parametrize("origin", [(0, 0), (0, 1), (1, 0), (-1, 2)])
@lattices
def test_turns_name_the_sides_clockwise(lattice: Lattice, origin: Place) -> None:
    geometry = lattice.geometry(origin)
    faced = set()
    for row, col in np.ndindex(2, 2):
        for side in lattice.sides:
            if lattice.has_side(row + origin[0], col + origin[1], side):
                x, y = geometry.facing(row, col, side)
                turn = atan2(y, x) % (2 * pi) * len(geometry.turns) / (2 * pi)
                assert abs(turn - round(turn)) < 1e-9
                assert geometry.turns[round(turn) % len(geometry.turns)] is side
                faced.add(round(turn) % len(geometry.turns))
                if lattice.point_at is not None:
                    assert round(turn) % 2 == 1 - lattice.has_side(row + origin[0], col + origin[1], Side.E)
    assert faced == set(range(len(geometry.turns)))


def test_what_the_page_shows() -> None:
    failed, tried = doctest.testfile(str(_PAGE), module_relative=False)
    assert tried >= 8
    assert failed == 0
