"""Setting cells."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.lattice import Side
from mazarine.maze import Maze
from mazarine.maze.codes import FOG, Matter, Wall
from mazarine.maze.edits import SetCells
from tests.drawing import blocks, stairs, teleporter, walls
from tests.maze.upright import applied, rejected, shifted
from tests.strategies import CELL_STATES, mazes


def test_rock_makes_the_cell_and_its_neighbors_dirty():
    maze = blocks("...\n...\n...")
    change = applied(SetCells([(0, 1, 1, "rock")]), maze)
    assert maze == blocks("...\n.#.\n...")
    assert change.dirty.tolist() == [1, 3, 4, 5, 7]


def test_neighbors_outside_the_board_or_on_other_levels_are_not_dirty():
    maze = blocks("..", "..")
    assert applied(SetCells([(1, 0, 0, "rock")]), maze).dirty.tolist() == [2, 3]


def test_floor_turned_secret_makes_only_itself_dirty():
    maze = blocks("...")
    assert applied(SetCells([(0, 0, 1, "secret")]), maze).dirty.tolist() == [1]


def test_rock_keeps_the_walls_around_it():
    maze = walls("+---+---+\n|   |   |\n+---+---+")
    applied(SetCells([(0, 0, 0, "rock")]), maze)
    assert maze.wall_at((0, 0, 0), Side.E) is Wall.WALL


@pytest.mark.parametrize("state", CELL_STATES)
@pytest.mark.parametrize("fog", [0, FOG])
def test_a_name_leaves_the_fog_as_it_is(state: str, fog: int):
    maze = blocks(".")
    maze.buffers.cells[:] |= fog
    applied(SetCells([(0, 0, 0, state)]), maze)
    matter = Matter.FLOOR if state == "floor" else Matter[state.upper()]
    assert maze.cells.tolist() == [[[matter << 1 | fog]]]


@pytest.mark.parametrize("code", range(8))
def test_a_code_sets_matter_and_fog(code: int):
    maze = blocks(".")
    applied(SetCells([(0, 0, 0, code)]), maze)
    assert maze.cells.tolist() == [[[code]]]


def test_the_last_word_on_a_cell_counts_with_its_own_view_of_the_fog():
    maze = blocks("..")
    applied(SetCells([(0, 0, 0, 1), (0, 0, 0, "secret"), (0, 0, 1, "rock"), (0, 0, 1, 3)]), maze)
    assert maze.cells.tolist() == [[[4, 3]]]


def test_words_that_end_where_they_began_change_nothing_and_keep_the_link():
    maze = blocks("a.a")
    change = applied(SetCells([(0, 0, 0, "rock"), (0, 0, 0, "floor")]), maze)
    assert change.dirty.tolist() == []
    assert len(maze.links) == 1


def test_no_cells_at_all_are_no_change():
    assert applied(SetCells([]), blocks("..")).dirty.tolist() == []


def test_cells_are_lattice_coordinates():
    maze = shifted(blocks("..\n.."), (-5, 7))
    applied(SetCells([(0, -4, 8, "rock")]), maze)
    assert maze.cells[0].tolist() == [[2, 2], [2, 0]]


class TestLinks:
    def test_rock_takes_the_links_of_its_cell_along_and_undo_brings_them_back(self):
        links = [
            teleporter((0, 0, 0), (0, 0, 4), one_way=True),
            teleporter((0, 0, 2), (0, 0, 0, "N")),
            stairs((0, 0, 0)),
            teleporter((0, 0, 2, "N"), (0, 0, 4, "N")),
        ]
        maze = blocks(".#.#.", ".####", links=links)
        change = applied(SetCells([(0, 0, 0, "rock")]), maze)
        assert list(maze.links) == links[3:]
        assert change.dirty.tolist() == [0, 1, 2, 4, 5], "the far ends among them"
        change.inverse.apply(maze)
        assert {link.first for link in maze.links} == {link.first for link in links}

    def test_both_ends_of_a_link_may_be_buried_at_once(self):
        maze = blocks("a.a")
        applied(SetCells([(0, 0, 0, "rock"), (0, 0, 2, 0)]), maze)
        assert len(maze.links) == 0

    def test_a_secret_cell_keeps_its_links(self):
        maze = blocks("a.a")
        applied(SetCells([(0, 0, 0, "secret")]), maze)
        assert len(maze.links) == 1

    def test_a_portal_towards_a_cell_that_turns_to_rock_stays(self):
        link = teleporter((0, 0, 0, "E"), (0, 0, 2))
        maze = walls("+---+---+---+\n|   |       |\n+---+---+---+", links=[link])
        applied(SetCells([(0, 0, 1, "rock")]), maze)
        assert list(maze.links) == [link]

    def test_a_whole_board_of_rock_takes_every_link(self):
        maze = blocks("a.b\nb.a")
        applied(SetCells((0, row, col, "rock") for row in range(2) for col in range(3)), maze)
        assert len(maze.links) == 0


class TestRejections:
    def test_a_cell_outside(self):
        rejected(
            lambda: SetCells([(0, 0, 0, "rock"), (1, 0, 0, "rock")]),
            blocks(".."),
            "cell-outside",
            cell=(1, 0, 0),
        )

    @pytest.mark.parametrize("number", [2**63, -(2**64), 10**30])
    def test_a_cell_too_far_to_count(self, number: int):
        rejected(
            lambda: SetCells([(0, number, 0, "rock")]), blocks(".."), "cell-too-far", cell=(0, number, 0)
        )

    @pytest.mark.parametrize("number", [0.0, "0", None, True])
    def test_a_cell_not_named_by_whole_numbers(self, number: object):
        rejected(
            lambda: SetCells([(0, 0, number, "rock")]),  # type: ignore[list-item]
            blocks(".."),
            "not-a-cell",
            value=repr((0, 0, number)),
        )

    @pytest.mark.parametrize("words", [(), (0, 0, 0), (0, 0, 0, "rock", 1), 7])
    def test_a_cell_of_too_few_or_too_many_words(self, words: object):
        rejected(
            lambda: SetCells([words]),  # type: ignore[list-item]
            blocks(".."),
            "cell-state-incomplete",
            value=repr(words),
        )

    @pytest.mark.parametrize("state", ["wall", "", None, 2.0, False, ["rock"]])
    def test_a_state_that_no_cell_has(self, state: object):
        rejected(
            lambda: SetCells([(0, 0, 0, state)]),  # type: ignore[list-item]
            blocks(".."),
            "not-a-cell-state",
            value=repr(state),
        )

    @pytest.mark.parametrize("code", [-1, 8, 10**30])
    def test_a_code_that_no_cell_has(self, code: int):
        rejected(lambda: SetCells([(0, 0, 0, code)]), blocks(".."), "not-a-cell-code", value=code)

    @pytest.mark.parametrize(
        ("cells", "codes"),
        [
            ([[0, 0, 0]], [8]),
            ([[0, 0, 0]], [0, 0]),
            ([[0, 0]], [0]),
            ([[0, 0.0, 0]], [0]),
            ([[0, 0, 0]], [-1]),
        ],
    )
    def test_arrays_that_are_no_cells(self, cells: list, codes: list):
        rejected(lambda: SetCells.of_arrays(np.array(cells), np.array(codes)), blocks(".."), "cell-arrays")


@given(mazes(max_rows=4, max_cols=4), st.data())
def test_arrays_say_the_same_as_words(maze: Maze, data: st.DataObject):
    levels, rows, cols = maze.shape
    cell = st.tuples(st.integers(0, levels - 1), st.integers(0, rows - 1), st.integers(0, cols - 1))
    words = data.draw(st.lists(st.tuples(cell, st.integers(0, 7))))
    places = np.array([cell for cell, _ in words], dtype=np.int64).reshape(-1, 3)
    cells = np.add(places, (0, *maze.origin))
    codes = np.array([code for _, code in words], dtype=np.uint8)
    twin = maze.copy()
    applied(SetCells.of_arrays(cells, codes), maze)
    applied(SetCells((*cell, code) for cell, (_, code) in zip(cells.tolist(), words, strict=True)), twin)
    assert maze == twin
