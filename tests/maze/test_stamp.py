"""Pieces of mazes, cut out, turned about and laid down, against cells looked at one by one."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from mazarine.errors import EditRejected
from mazarine.lattice import HEXAGON, HONEYCOMB, SQUARE, Lattice, Side
from mazarine.maze import Link, LinkKind, Marker, MarkerKind, Maze, Port, PortSide
from mazarine.maze.area import Area
from mazarine.maze.borders import codes_on
from mazarine.maze.codes import Wall
from mazarine.maze.edits import PlaceLink, PlaceMarker, SetArea, SetCells, SetWalls, set_area
from mazarine.maze.stamp import Stamp
from mazarine.maze.transplant import board_of, cleared, filled, relaid, transplanted
from tests.drawing import text_of, walls
from tests.maze.strokes import Stroke, area_of
from tests.maze.upright import applied, apply_checked, rejected
from tests.refusals import refused
from tests.strategies import four_sides, mazes

_BLOCK = st.builds(
    Stroke,
    st.just("area"),
    st.tuples(st.integers(0, 600), st.integers(1, 5), st.integers(1, 5), st.integers(0, 2**16 - 1)),
)
Ints = NDArray[np.int64]
Seen = dict[tuple[int, int], tuple[int, tuple[Wall | None, ...]]]
"""By lattice row and column the code of a cell, and what stands on each of the sides that it has."""


def _seen(maze: Maze, level: int) -> Seen:
    top, left = maze.origin
    return {
        (row + top, col + left): (
            int(maze.cells[level, row, col]),
            tuple(
                maze.wall_at(cell, side) if maze.has_side(cell, side) else None
                for cell in [(level, row + top, col + left)]
                for side in Side
            ),
        )
        for row in range(maze.shape[1])
        for col in range(maze.shape[2])
    }


def walls_of(stamp: Stamp) -> list[tuple[int, int, Side, Wall]]:
    """Return what stands around the cells of a stamp, on the sides that they have."""
    codes = {
        side: codes_on(stamp.walls[None], stamp.lattice, (stamp.sort - 1, -1), side)[0, 1:, 1:]
        for side in stamp.lattice.sides
    }
    return [
        (row, col, side, Wall(int(codes[side][row, col])))
        for side in stamp.lattice.sides
        for row, col in np.argwhere(stamp.mask).tolist()
        if stamp.lattice.has_side(row + stamp.sort, col, side)
    ]


def _level(maze: Maze, stroke: Stroke) -> int:
    return stroke.numbers[0] % maze.cells.size // (maze.shape[1] * maze.shape[2])


def _laid(maze: Maze, stroke: Stroke, turn: Callable[[Stamp], Stamp]) -> tuple[Stamp, Seen, tuple[int, int]]:
    """Cut a piece out, lay it on a large open board, and give what is seen there."""
    stamp = turn(Stamp.of(maze, _level(maze, stroke), area_of(maze, stroke)))
    board = Maze.blank(20, 20, 1, maze.lattice)
    stamp, place = stamp.laid(*stamp.fitted(6, 6))
    edit = transplanted(board, 0, stamp, place)
    assert edit is not None
    applied(edit, board)
    return stamp, _seen(board, 0), place


@given(
    mazes(max_levels=2, lattices=four_sides),
    _BLOCK,
    st.sampled_from(["as it is", "mirrored", "flipped", "turned"]),
)
def test_pieces_are_laid_down_as_they_were_or_turned_about(maze: Maze, stroke: Stroke, how: str) -> None:
    level, area = _level(maze, stroke), area_of(maze, stroke)
    _, there, (row, col) = _laid(
        maze, stroke, lambda stamp: stamp if how == "as it is" else getattr(stamp, how)()
    )
    here = _seen(maze, level)
    rows, cols = area.mask.shape
    half = how == "turned" and not maze.lattice.is_full
    places: dict[str, Callable[[int, int], tuple[int, int]]] = {
        "as it is": lambda down, right: (down, right),
        "mirrored": lambda down, right: (down, cols - 1 - right),
        "flipped": lambda down, right: (rows - 1 - down, right),
        "turned": lambda down, right: (
            (rows - 1 - down, cols - 1 - right) if half else (right, rows - 1 - down)
        ),
    }
    sides = {
        "as it is": dict(zip(Side, Side, strict=True)),
        "mirrored": {Side.N: Side.N, Side.E: Side.W, Side.S: Side.S, Side.W: Side.E},
        "flipped": {Side.N: Side.S, Side.E: Side.E, Side.S: Side.N, Side.W: Side.W},
        "turned": {side: Side((side + (2 if half else 1)) % 4) for side in SQUARE.sides},
    }[how]
    belongs = {place[1:] for place in map(tuple, area.cells(0).tolist())}
    for old_row, old_col in belongs:
        down, right = places[how](old_row - area.row, old_col - area.col)
        code, walls = there[row + down, col + right]
        assert code == here[old_row, old_col][0]
        for side in SQUARE.sides:
            assert walls[sides[side]] == here[old_row, old_col][1][side]
    assert sum(code != 2 for code, _ in there.values()) == sum(here[at][0] != 2 for at in belongs)


def _middles(lattice: Lattice, rows: Ints, cols: Ints) -> NDArray[np.float64]:
    """Return where cells of hexagons are, in the plane, one unit from their neighbors."""
    assert lattice is HEXAGON
    return np.stack((cols + rows % 2 / 2, rows * np.sqrt(3) / 2), axis=1)


_DIRECTIONS = {side: np.pi / 3 * number for number, side in enumerate(HEXAGON.sides)}
"""The angle at which a side faces, clockwise from the east."""
_MIRROR, _FLIP = np.array(((-1.0, 0), (0, 1))), np.array(((1.0, 0), (0, -1)))
_SIXTH = np.array(((0.5, np.sqrt(0.75)), (-np.sqrt(0.75), 0.5)))
_MATRICES = {"mirrored": _MIRROR, "flipped": _FLIP, "turned": _SIXTH}


@given(
    mazes(max_levels=2, lattices=st.just(HEXAGON)),
    _BLOCK,
    st.lists(st.sampled_from(list(_MATRICES)), max_size=4),
    st.integers(6, 7),
)
def test_pieces_of_hexagons_keep_their_form_wherever_they_lie(
    maze: Maze, stroke: Stroke, turns: list[str], row: int
) -> None:
    level, area = _level(maze, stroke), area_of(maze, stroke)
    stamp, matrix = Stamp.of(maze, level, area), np.eye(2)
    for turn in turns:
        stamp, matrix = getattr(stamp, turn)(), matrix @ _MATRICES[turn]
    board = Maze.blank(20, 20, lattice=HEXAGON)
    stamp, (top, left) = stamp.laid(row, 7)
    edit = transplanted(board, 0, stamp, (top, left))
    assert edit is not None
    applied(edit, board)
    here, there = _seen(maze, level), _seen(board, 0)
    cells, laid = area.cells(0)[:, 1:], stamp.area.moved(top, left).cells(0)[:, 1:]
    before, after = _middles(HEXAGON, *cells.T) @ matrix, _middles(HEXAGON, *laid.T)
    before += after.mean(axis=0) - before.mean(axis=0)
    for cell, middle in zip(map(tuple, cells.tolist()), before, strict=True):
        far = np.hypot(*(after - middle).T)
        assert far.min() < 1e-9
        to = tuple(laid[far.argmin()].tolist())
        assert there[to][0] == here[cell][0]
        for side, angle in _DIRECTIONS.items():
            x, y = np.array((np.cos(angle), np.sin(angle))) @ matrix
            turned = HEXAGON.sides[round(np.arctan2(y, x) / (np.pi / 3)) % 6]
            assert there[to][1][turned] == here[cell][1][side]
    codes = sorted(code for code, _ in there.values() if code != 2)
    assert codes == sorted(here[at][0] for at in map(tuple, cells.tolist()) if here[at][0] != 2)


@given(mazes(max_levels=2), _BLOCK)
def test_turning_about_again_and_again_comes_back(maze: Maze, stroke: Stroke) -> None:
    stamp = Stamp.of(maze, _level(maze, stroke), area_of(maze, stroke))
    around, half = stamp, stamp.mirrored().flipped()
    for number in range(stamp.turns):
        around = around.turned()
        half = half if number % 2 else half.turned()
    backs = [stamp.mirrored().mirrored(), stamp.flipped().flipped(), around, half]
    if stamp.lattice is HEXAGON:
        backs = [back.laid(stamp.sort, 0)[0] for back in backs]
        backs.append(stamp.laid(1 - stamp.sort, 0)[0].laid(stamp.sort, 0)[0])
    for back in backs:
        assert back.sort == stamp.sort or stamp.lattice.is_full
        for name in ("cells", "costs"):
            assert np.array_equal(getattr(back, name) * back.mask, getattr(stamp, name) * stamp.mask)
        assert np.array_equal(back.mask, stamp.mask)
        assert walls_of(back) == walls_of(stamp)
        assert (back.links, back.markers, back.loose) == (stamp.links, stamp.markers, stamp.loose)


@given(mazes(max_levels=2), _BLOCK)
def test_what_is_put_down_where_it_was_changes_nothing(maze: Maze, stroke: Stroke) -> None:
    level, area = _level(maze, stroke), area_of(maze, stroke)
    stamp, before = Stamp.of(maze, level, area), maze.copy()
    edit = transplanted(maze, level, stamp, (area.row, area.col), source=(level, area))
    assert edit is not None
    applied(edit, maze)
    assert _seen(maze, level) == _seen(before, level)
    assert set(maze.links) == set(before.links)
    assert maze.markers == before.markers


@given(mazes(max_levels=2), _BLOCK)
def test_clearing_and_filling_leave_everything_outside_as_it_was(maze: Maze, stroke: Stroke) -> None:
    level, area = _level(maze, stroke), area_of(maze, stroke)
    before = _seen(maze, level)
    for change in (cleared, filled):
        other = maze.copy()
        applied(change(other, level, area), other)
        for (row, col), (code, sides) in _seen(other, level).items():
            if not area.has(row, col):
                assert (code, sides) == before[row, col]
                continue
            assert code == (2 if change is cleared else before[row, col][0] & 1)
            for side in maze.lattice.sides:
                down, right = maze.lattice.step(row, side)
                is_inner = change is cleared and area.has(row + down, col + right) and sides[side] is not None
                assert sides[side] == (Wall.OPEN if is_inner else before[row, col][1][side])


@given(mazes(max_levels=1), _BLOCK, st.data())
def test_setting_a_block_is_setting_its_cells_and_walls(
    maze: Maze, stroke: Stroke, data: st.DataObject
) -> None:
    area = area_of(maze, stroke)
    shape = area.mask.shape
    numbers = np.random.default_rng(data.draw(st.integers(0, 2**32)))
    cells = numbers.integers(0, 8, shape, dtype=np.uint8)
    stored = maze.lattice.stored
    walls, bits = (numbers.integers(0, 1 << 2 * len(stored), shape, dtype=np.uint8) for _ in range(2))
    bits = (bits & 0x15) * np.uint8(3)
    block = SetArea(0, area.row, area.col, cells, area.mask, walls, bits)
    slowly, others = maze.copy(), []
    for down, right in np.ndindex(shape):
        cell = 0, area.row + down, area.col + right
        for side in stored:
            shift = maze.lattice.shift(side)
            is_there = maze.has_side(cell, side) and not maze.is_border(cell, side)
            if is_there and bits[down, right] >> shift & 3:
                others.append((*cell, side.name, int(walls[down, right] >> shift & 3)))
    SetCells.of_arrays(area.cells(0), cells[area.mask]).apply(slowly)
    SetWalls(others).apply(slowly)
    applied(block, maze)
    assert maze == slowly


@given(mazes(max_levels=1), _BLOCK)
def test_what_is_made_for_an_area_changes_nothing_around_it(maze: Maze, stroke: Stroke) -> None:
    area = area_of(maze, stroke)
    board = board_of(maze, area)
    inner = [
        (0, row, col, side.name, "wall")
        for _, row, col in area.cells(0).tolist()
        for side in maze.lattice.stored
        if maze.lattice.has_side(row, col, side)
        and area.has(*np.add((row, col), maze.lattice.step(row, side)).tolist())
    ]
    SetWalls(inner).apply(board)
    before = _seen(maze, 0)
    applied(relaid(maze, 0, Stamp.of(board, 0, area), area), maze)
    for (row, col), (code, sides) in _seen(maze, 0).items():
        is_in = area.has(row, col)
        assert code == (2 if is_in else before[row, col][0])
        for side in maze.lattice.sides:
            down, right = maze.lattice.step(row, side)
            is_inner = is_in and area.has(row + down, col + right) and sides[side] is not None
            assert sides[side] == (Wall.WALL if is_inner else before[row, col][1][side])


@given(mazes(max_levels=2), _BLOCK)
def test_where_too_many_cells_change_all_of_the_maze_counts(maze: Maze, stroke: Stroke) -> None:
    level, area = _level(maze, stroke), area_of(maze, stroke)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(set_area, "_MOST_DIRTY", 2)
        before = maze.copy()
        change = apply_checked(filled(maze, level, area), maze)
    assert change.reshaped or len(change.dirty) <= 2 + 2 * len(before.links)
    change.inverse.apply(maze)
    assert maze == before


def test_links_inside_go_along_and_those_that_lead_out_follow_a_move() -> None:
    maze = Maze.blank(6, 9)
    inner = Link(Port((0, 1, 1)), Port((0, 2, 2)), label="inner")
    outer = Link(Port((0, 1, 2)), Port((0, 5, 8)), one_way=True)
    for link in (inner, outer):
        PlaceLink(link).apply(maze)
    PlaceMarker(Marker(MarkerKind.START, (0, 2, 1))).apply(maze)
    area = Area.block(1, 1, 2, 2)
    stamp = Stamp.of(maze, 0, area)
    copied = maze.copy()
    edit = transplanted(copied, 0, stamp, (3, 5))
    assert edit is not None
    applied(edit, copied)
    assert set(copied.links) == {inner, outer, Link(Port((0, 3, 5)), Port((0, 4, 6)), label="inner")}
    assert [marker.cell for marker in copied.markers] == [(0, 2, 1), (0, 4, 5)]
    edit = transplanted(maze, 0, stamp.mirrored(), (3, 5), source=(0, area))
    assert edit is not None
    applied(edit, maze)
    assert set(maze.links) == {
        Link(Port((0, 3, 6)), Port((0, 4, 5)), label="inner"),
        Link(Port((0, 3, 5)), Port((0, 5, 8)), one_way=True),
    }
    assert [marker.cell for marker in maze.markers] == [(0, 4, 6)]


def test_stairs_stay_only_where_they_still_join_a_cell_with_the_one_above() -> None:
    maze = Maze.blank(4, 4, 2)
    stairs = Link(Port((0, 1, 1), PortSide.UP), Port((1, 1, 1), PortSide.DOWN), kind=LinkKind.STAIRS)
    PlaceLink(stairs).apply(maze)
    area = Area.block(1, 1, 1, 1)
    for place, links in (((1, 1), {stairs}), ((2, 2), set())):
        moved = maze.copy()
        edit = transplanted(moved, 0, Stamp.of(maze, 0, area), place, source=(0, area))
        assert edit is not None
        applied(edit, moved)
        assert set(moved.links) == links


def test_a_gap_becomes_a_plain_marker_away_from_the_border() -> None:
    maze = Maze.blank(4, 4)
    PlaceMarker(Marker(MarkerKind.GOAL, (0, 0, 1), PortSide.N)).apply(maze)
    stamp = Stamp.of(maze, 0, Area.block(0, 1, 0, 1))
    for place, side in (((2, 2), None), ((0, 3), PortSide.N)):
        other = maze.copy()
        edit = transplanted(other, 0, stamp, place)
        assert edit is not None
        applied(edit, other)
        assert [marker.side for marker in other.markers.at((0, *place))] == [side]


def test_walls_come_along_around_a_piece_and_none_is_taken_away() -> None:
    maze = walls(
        """
        +---+---+---+---+
        |   |   |       |
        +   +---+   +   +
        |           |   |
        +   +   +   +---+
        |               |
        +---+---+---+---+
        """
    )
    room = Stamp.of(maze, 0, Area.block(0, 1, 0, 1))
    edit = transplanted(maze, 0, room, (1, 3))
    assert edit is not None
    applied(edit, maze)
    assert text_of(maze) == text_of(
        walls(
            """
            +---+---+---+---+
            |   |   |       |
            +   +---+   +---+
            |           |   |
            +   +   +   +---+
            |               |
            +---+---+---+---+
            """
        )
    )


def test_what_lies_off_the_maze_is_left_out() -> None:
    maze = Maze.blank(3, 3, walled=True)
    stamp = Stamp.of(Maze.blank(3, 3), 0, Area.block(0, 0, 2, 2))
    assert transplanted(maze, 0, stamp, (3, 0)) is None
    assert transplanted(maze, 0, stamp, (-3, 0)) is None
    edit = transplanted(maze, 0, stamp, (2, -1))
    assert edit is not None
    applied(edit, maze)
    assert maze.wall_at((0, 2, 0), Side.E) is Wall.OPEN
    assert maze.wall_at((0, 2, 1), Side.E) is Wall.WALL
    assert maze.wall_at((0, 1, 0), Side.E) is Wall.WALL


def test_a_stamp_shows_as_a_board_of_its_own() -> None:
    maze = Maze.blank(4, 4, lattice=HONEYCOMB)
    PlaceLink(Link(Port((0, 1, 2)), Port((0, 2, 2)))).apply(maze)
    PlaceMarker(Marker(MarkerKind.GOAL, (0, 1, 2))).apply(maze)
    board = Stamp.of(maze, 0, Area.of_places(np.array([1, 2]), np.array([2, 2]))).to_maze()
    assert board.shape == (1, 2, 1)
    assert board.origin == (1, 0)
    assert len(board.links) == len(board.markers) == 1


@pytest.mark.parametrize(
    ("row", "shape", "code", "refusal"),
    [(3, (2, 2), 2, "cell-outside"), (0, (0, 2), 2, "block-arrays"), (0, (1, 1), 8, "block-codes")],
)
def test_blocks_that_cannot_be_are_rejected(
    row: int, shape: tuple[int, int], code: int, refusal: str
) -> None:
    cells = np.full(shape, code, dtype=np.uint8)
    nothing = np.zeros(shape, dtype=np.uint8)
    edit = SetArea(0, row, 0, cells, nothing == 0, nothing, nothing)
    rejected(lambda: edit, Maze.blank(4, 4, lattice=SQUARE), refusal)


@pytest.mark.parametrize("lattice", [SQUARE, HEXAGON, HONEYCOMB])
def test_no_cells_at_all_are_turned_about_and_laid_nowhere(lattice: Lattice) -> None:
    maze = Maze.blank(3, 3, lattice=lattice)
    nothing = Stamp.of(maze, 0, Area.nothing())
    for stamp in (nothing, nothing.turned(), nothing.mirrored(), nothing.flipped()):
        assert not stamp.area
        assert transplanted(maze, 0, stamp, stamp.fitted(1, 1)) is None


def test_links_that_are_not_there_are_not_replaced() -> None:
    maze = Maze.blank(2, 2)
    PlaceLink(Link(Port((0, 0, 0)), Port((0, 1, 1)))).apply(maze)
    stale = transplanted(maze, 0, Stamp.of(maze, 0, Area.block(0, 0, 0, 0)), (1, 1))
    assert stale is not None
    stale.apply(maze)
    rejected(lambda: stale, maze, "link-not-in-maze", port=Port((0, 0, 0)).text)


@pytest.mark.parametrize(("level", "row", "col"), [(0, -1, 0), (0, 0, -1), (0, 1, 0), (0, 0, 1), (1, 0, 0)])
def test_an_area_that_does_not_lie_in_the_maze_is_not_copied(level: int, row: int, col: int) -> None:
    with refused(EditRejected, "area-outside"):
        Stamp.of(Maze.blank(2, 2), level, Area.block(row, col, row + 1, col + 1))
