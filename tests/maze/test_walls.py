"""Setting walls."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.errors import EditRejected
from mazarine.lattice import SQUARE, Side
from mazarine.maze import Maze
from mazarine.maze.codes import Wall
from mazarine.maze.edits import SetWalls
from tests.drawing import blocks, teleporter, walls
from tests.maze.upright import applied, rejected, shifted
from tests.refusals import refused
from tests.strategies import WALL_STATES, mazes


def test_a_wall_to_the_east_is_stored_in_its_own_cell_and_makes_both_cells_dirty():
    maze = blocks("...\n...")
    change = applied(SetWalls([(0, 1, 0, "E", "wall")]), maze)
    assert maze == walls("""
        +---+---+---+
        |           |
        +   +   +   +
        |   |       |
        +---+---+---+
    """)
    assert change.dirty.tolist() == [3, 4]


def test_a_wall_to_the_south_is_stored_in_its_own_cell():
    maze = blocks("..\n..")
    change = applied(SetWalls([(0, 0, 1, "S", "secret")]), maze)
    assert maze.walls[0].tolist() == [[0, 1 | Wall.SECRET << 2], [4, 5]]
    assert change.dirty.tolist() == [1, 3]


@pytest.mark.parametrize(
    ("here", "there"), [((0, 1, 1, "N"), (0, 0, 1, "S")), ((0, 0, 1, "W"), (0, 0, 0, "E"))]
)
@pytest.mark.parametrize("state", WALL_STATES)
def test_north_and_west_name_the_neighbors_south_and_east(
    here: tuple[int, int, int, str], there: tuple[int, int, int, str], state: str
):
    first, second = blocks("..\n.."), blocks("..\n..")
    change = applied(SetWalls([(*here, state)]), first)
    other = applied(SetWalls([(*there, state)]), second)
    assert first == second
    assert change.dirty.tolist() == other.dirty.tolist()


@pytest.mark.parametrize("state", WALL_STATES)
def test_states_go_by_name_or_by_code(state: str):
    by_name, by_code = blocks(".."), blocks("..")
    applied(SetWalls([(0, 0, 0, "E", state)]), by_name)
    applied(SetWalls([(0, 0, 0, "E", Wall[state.upper()].value)]), by_code)
    assert by_name == by_code
    assert by_name.wall_at((0, 0, 0), Side.E) is Wall[state.upper()]


def test_the_last_word_on_a_position_counts_however_it_is_named():
    maze = blocks("..")
    edit = SetWalls([(0, 0, 0, "E", "wall"), (0, 0, 1, "W", "secret"), (0, 0, 0, "E", "found")])
    applied(edit, maze)
    assert maze.wall_at((0, 0, 0), Side.E) is Wall.FOUND


def test_words_that_end_where_they_began_change_nothing_and_keep_the_link():
    link = teleporter((0, 0, 0, "E"), (0, 1, 1))
    maze = walls(
        """
        +---+---+
        |   |   |
        +   +   +
        |       |
        +---+---+
        """,
        links=[link],
    )
    change = applied(SetWalls([(0, 0, 0, "E", "open"), (0, 0, 1, "W", "wall")]), maze)
    assert change.dirty.tolist() == []
    assert link in maze.links


def test_what_is_so_already_is_not_dirty():
    maze = blocks("...")
    change = applied(SetWalls([(0, 0, 0, "E", "open"), (0, 0, 1, "E", "wall")]), maze)
    assert change.dirty.tolist() == [1, 2]


def test_no_walls_at_all_are_no_change():
    assert applied(SetWalls([]), blocks("..")).dirty.tolist() == []


def test_a_wall_between_rocks_may_be_drawn():
    maze = blocks("##")
    applied(SetWalls([(0, 0, 0, "E", "wall")]), maze)
    assert maze.wall_at((0, 0, 1), Side.W) is Wall.WALL


def test_a_wall_on_the_border_is_there_already():
    maze = blocks(".")
    assert applied(SetWalls([(0, 0, 0, side, "wall") for side in "NESW"]), maze).dirty.tolist() == []


def test_levels_have_walls_of_their_own():
    maze = blocks("..", "..")
    change = applied(SetWalls([(1, 0, 0, "E", "wall")]), maze)
    assert maze.walls.tolist() == [[[4, 5]], [[5, 5]]]
    assert change.dirty.tolist() == [2, 3]


def test_cells_are_lattice_coordinates():
    maze = shifted(blocks("..\n.."), (-5, 7))
    applied(SetWalls([(0, -4, 8, "N", "wall")]), maze)
    assert maze.walls[0].tolist() == [[0, 5], [4, 5]]


@pytest.mark.parametrize("state", ["open", "secret", "found"])
@pytest.mark.parametrize(("cell", "side"), [((0, 0, 0), "E"), ((0, 0, 1), "W")])
def test_opening_a_portal_takes_the_link_along_and_undo_brings_it_back(
    state: str, cell: tuple[int, int, int], side: str
):
    link = teleporter((0, 0, 2), (0, 0, 0, "E"), one_way=True)
    maze = walls("+---+---+---+\n|   |       |\n+---+---+---+", links=[link])
    change = applied(SetWalls([(*cell, side, state)]), maze)
    assert list(maze.links) == []
    assert change.dirty.tolist() == [0, 1, 2], "the far end of the link among them"
    change.inverse.apply(maze)
    assert list(maze.links) == [link]


def test_portals_on_both_sides_of_a_wall_go_with_it():
    links = [teleporter((0, 0, 0, "E"), (0, 0, 2)), teleporter((0, 0, 1, "W"), (0, 0, 2, "N"))]
    maze = walls("+---+---+---+\n|   |       |\n+---+---+---+", links=links)
    applied(SetWalls([(0, 0, 0, "E", "open")]), maze)
    assert len(maze.links) == 0


def test_a_link_between_two_walls_that_open_goes_once():
    maze = walls("+---+---+\n|   |   |\n+---+---+", links=[teleporter((0, 0, 0, "E"), (0, 0, 1, "W"))])
    applied(SetWalls([(0, 0, 0, "E", "open")]), maze)
    assert len(maze.links) == 0


def test_a_pad_beside_a_wall_that_opens_stays():
    maze = walls("+---+---+\n| a | a |\n+---+---+")
    applied(SetWalls([(0, 0, 0, "E", "open")]), maze)
    assert len(maze.links) == 1


class TestRejections:
    def test_a_cell_outside(self):
        rejected(
            lambda: SetWalls([(0, 0, 0, "E", "wall"), (0, 2, 0, "E", "wall")]),
            blocks("..\n.."),
            "cell-outside",
            cell=(0, 2, 0),
        )

    @pytest.mark.parametrize("cell", [(-1, 0, 0), (1, 0, 0), (0, -1, 0), (0, 0, -1), (0, 0, 2)])
    def test_a_cell_outside_in_any_direction(self, cell: tuple[int, int, int]):
        rejected(
            lambda: SetWalls([(*cell, "E", "wall")]),
            blocks("..\n.."),
            "cell-outside",
            cell=cell,
            last_level=0,
            last_row=1,
            last_col=1,
        )

    @pytest.mark.parametrize("number", [2**62, 2**63 - 1, 2**63, 2**64, -(2**63), 10**30])
    def test_a_cell_too_far_to_count(self, number: int):
        for origin in ((0, 0), (3, 3), (-3, -3)):
            maze = shifted(blocks(".."), origin)
            before = maze.copy()
            with refused(EditRejected, "cell-too-far", cell=(0, number, 0)):
                SetWalls([(0, number, 0, "E", "wall")]).apply(maze)
            assert maze == before

    @pytest.mark.parametrize("number", [0.0, 0.5, "0", None, True, np.float64(0)])
    def test_a_cell_not_named_by_whole_numbers(self, number: object):
        rejected(
            lambda: SetWalls([(0, number, 0, "E", "wall")]),  # type: ignore[list-item]
            blocks(".."),
            "not-a-cell",
            value=repr((0, number, 0)),
        )

    def test_numbers_of_arrays_are_whole_numbers(self):
        maze = blocks("..")
        applied(SetWalls([(*np.array([0, 0, 0]), "E", np.uint8(1))]), maze)
        assert maze.wall_at((0, 0, 0), Side.E) is Wall.WALL

    @pytest.mark.parametrize("words", [(), (0, 0, 0), (0, 0, 0, "E"), (0, 0, 0, "E", "wall", 1), 7, "00"])
    def test_a_wall_of_too_few_or_too_many_words(self, words: object):
        rejected(
            lambda: SetWalls([words]),  # type: ignore[list-item]
            blocks(".."),
            "wall-state-incomplete",
            value=repr(words),
        )

    @pytest.mark.parametrize("side", ["X", "e", "", "pad", "up", 1, None, ["E"]])
    def test_a_side_that_no_cell_has(self, side: object):
        rejected(
            lambda: SetWalls([(0, 0, 0, side, "wall")]),  # type: ignore[list-item]
            blocks(".."),
            "not-a-side",
            value=repr(side),
        )

    @pytest.mark.parametrize("state", ["door", "", "rock", None, ["wall"], 1.0, 2.5, True])
    def test_a_state_that_no_wall_has(self, state: object):
        rejected(
            lambda: SetWalls([(0, 0, 0, "E", state)]),  # type: ignore[list-item]
            blocks(".."),
            "not-a-wall-state",
            value=repr(state),
        )

    @pytest.mark.parametrize("code", [-1, 4, 256, 2**70])
    def test_a_code_that_no_wall_has(self, code: int):
        rejected(lambda: SetWalls([(0, 0, 0, "E", code)]), blocks(".."), "not-a-wall-code", value=code)

    @pytest.mark.parametrize(
        ("cell", "side"), [((0, 0, 0), "N"), ((0, 0, 1), "E"), ((0, 1, 0), "S"), ((0, 1, 0), "W")]
    )
    def test_the_border_stays_walled(self, cell: tuple[int, int, int], side: str):
        rejected(
            lambda: SetWalls([(0, 0, 0, "E", "wall"), (*cell, side, "open")]),
            blocks("..\n.."),
            "border-must-be-wall",
            cell=cell,
            side=side,
        )


class TestArrays:
    @given(mazes(max_rows=4, max_cols=4), st.data())
    def test_arrays_say_the_same_as_words(self, maze: Maze, data: st.DataObject):
        levels, rows, cols = maze.shape
        cell = st.tuples(st.integers(0, levels - 1), st.integers(0, rows - 1), st.integers(0, cols - 1))
        walls_ = data.draw(
            st.lists(st.tuples(cell, st.sampled_from(list(SQUARE.sides)), st.sampled_from(list(Wall))))
        )
        walls_ = [
            (place, side, wall) for place, side, wall in walls_
            if maze.has_side(maze.grid.cell_at(place), side)
            and not maze.is_border(maze.grid.cell_at(place), side)
        ]  # fmt: skip
        places = np.array([cell for cell, _, _ in walls_], dtype=np.int64).reshape(-1, 3)
        cells = np.add(places, (0, *maze.origin))
        sides = np.array([side for _, side, _ in walls_], dtype=np.uint8)
        codes = np.array([wall for _, _, wall in walls_], dtype=np.uint8)
        twin = maze.copy()
        applied(SetWalls.of_arrays(cells, sides, codes), maze)
        applied(
            SetWalls(
                (*cell, side.name, wall.value)
                for cell, (_, side, wall) in zip(cells.tolist(), walls_, strict=True)
            ),
            twin,
        )
        assert maze == twin

    @pytest.mark.parametrize(
        ("cells", "sides", "codes"),
        [
            ([[0, 0, 0]], [1], [4]),
            ([[0, 0, 0]], [8], [1]),
            ([[0, 0, 0]], [1, 1], [1]),
            ([[0, 0, 0]], [1], [1, 1]),
            ([[0, 0]], [1], [1]),
            ([0, 0, 0], [1], [1]),
            ([[0.5, 0, 0]], [1], [1]),
            ([[0, 0, 0]], [1.0], [1]),
            ([[0, 0, 0]], [1], [-1]),
        ],
    )
    def test_arrays_that_are_no_walls_are_rejected(self, cells: list, sides: list, codes: list):
        maze = blocks("..")
        rejected(
            lambda: SetWalls.of_arrays(np.array(cells), np.array(sides), np.array(codes)), maze, "wall-arrays"
        )

    def test_what_is_no_array_and_no_list_is_rejected(self):
        with refused(EditRejected, "wall-arrays"):
            SetWalls.of_arrays([[0, 0, 0]], [1], [1])  # type: ignore[arg-type]
        with refused(EditRejected, "wall-state-incomplete", value="None"):
            SetWalls(None)  # type: ignore[arg-type]
