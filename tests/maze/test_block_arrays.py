"""Arrays of walls and floor become mazes, and mazes such arrays."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays
from numpy.typing import NDArray

from mazarine.errors import EditRejected, WrongType
from mazarine.files import read, write
from mazarine.generators import generate
from mazarine.maze import MAX_CELLS, Maze
from tests.drawing import blocks, walls
from tests.refusals import refused
from tests.strategies import mazes, square

_BLOCKS = arrays.arrays(
    st.one_of(st.just(np.dtype(bool)), arrays.integer_dtypes(), arrays.unsigned_integer_dtypes()),
    arrays.array_shapes(min_dims=2, max_dims=2, max_side=6),
)


@given(_BLOCKS)
def test_an_array_comes_back_as_its_walls(array: NDArray[Any]) -> None:
    assert np.array_equal(Maze.from_blocks(array).to_blocks(), array != 0)


@given(arrays.arrays(np.int64, arrays.array_shapes(min_dims=2, max_dims=2), elements=st.integers(0, 7)))
def test_codes_come_back_as_they_are(array: NDArray[np.int64]) -> None:
    back = Maze.from_blocks(array, codes=True).to_blocks(codes=True)
    assert back.dtype == np.uint8
    assert np.array_equal(back, array)


@given(mazes(max_levels=2, lattices=square))
def test_codes_keep_all_that_walls_and_secret_doors_say(maze: Maze) -> None:
    level = maze.shape[0] - 1
    codes = maze.to_blocks(level, codes=True)
    rock = maze.to_blocks(level)
    doubled = (2 * maze.shape[1] + 1, 2 * maze.shape[2] + 1)
    assert codes.shape in (maze.shape[1:], doubled)
    if codes.shape == rock.shape == doubled:  # Gaps in the border are open in both.
        assert np.array_equal(codes >> 1 == 0, rock)
    if codes.shape == doubled:
        codes = codes[1::2, 1::2]
    assert np.array_equal(codes, maze.cells[level])


def test_the_fields_of_the_fourth_seed_are_open() -> None:
    """`(X % 2 == 0) | (Y % 2 == 0)` are its obstacles."""
    across, down = np.meshgrid(np.arange(9), np.arange(7))
    obstacles = (across % 2 == 0) | (down % 2 == 0)
    maze = Maze.from_blocks(obstacles)
    assert maze == Maze.from_blocks(obstacles.astype(np.int8))
    assert maze.cells[0, 1::2, 1::2].tolist() == [[2] * 4] * 3
    assert np.array_equal(maze.to_blocks(), obstacles)


def test_the_numbers_of_the_fifth_seed_are_cells() -> None:
    numbers = [[0, 1, 2, 3], [4, 5, 6, 7]]
    maze = Maze.from_blocks(numbers, codes=True)
    assert maze == Maze(np.array([numbers], np.uint8), Maze.blank(2, 4).walls)
    assert maze.to_blocks().tolist() == [[True, True, False, False], [False] * 4]


@pytest.mark.parametrize("name", ["stack-blocks", "list-blocks", "prim-blocks"])
def test_generated_blocks_come_back(name: str) -> None:
    maze = generate(name, 7, 9, rng=np.random.default_rng(1))
    assert Maze.from_blocks(maze.to_blocks(codes=True), codes=True) == maze


def test_levels_are_the_first_axis() -> None:
    array = np.zeros((3, 2, 4), dtype=bool)
    array[1, 0, 2] = True
    maze = Maze.from_blocks(array)
    assert maze.shape == (3, 2, 4)
    assert [np.array_equal(maze.to_blocks(level), array[level]) for level in range(3)] == [True] * 3


def test_the_maze_does_not_share_memory_with_the_array() -> None:
    array = np.full((2, 2), 2, dtype=np.uint8)
    array.flags.writeable = False
    maze = Maze.from_blocks(array, codes=True)
    maze.set_cells([(0, 0)], "rock")
    assert array[0, 0] == 2
    maze.to_blocks(codes=True)[1, 1] = 0
    assert maze.cells[0, 1, 1] == 2


def test_any_memory_layout_will_do() -> None:
    array = np.arange(24).reshape(4, 6)
    for view in (array.T, array[::-1, ::2], np.asfortranarray(array)):
        assert np.array_equal(Maze.from_blocks(view).to_blocks(), view != 0)
        assert np.array_equal(Maze.from_blocks(view % 8, codes=True).to_blocks(codes=True), view % 8)


def test_thin_walls_are_doubled() -> None:
    maze = walls("""
        +---+---+
        |   |   |
        +   +   +
        |       |
        +---+---+
    """)
    assert maze.to_blocks().astype(int).tolist() == [
        [1, 1, 1, 1, 1],
        [1, 0, 1, 0, 1],
        [1, 0, 1, 0, 1],
        [1, 0, 0, 0, 1],
        [1, 1, 1, 1, 1],
    ]


def test_secret_doors_alone_are_doubled_in_codes_and_files(tmp_path: Any) -> None:
    maze = blocks("...\n..#")
    maze.set_wall((0, 0), "E", "secret")
    codes = maze.to_blocks(codes=True)
    assert codes[1, 2] == 4
    assert maze.to_blocks().shape == (2, 3)
    write(maze, tmp_path / "a.csv")
    assert np.array_equal(read(tmp_path / "a.csv").cells[0], codes)


@pytest.mark.parametrize(
    ("array", "code", "fields"),
    [
        (np.zeros((2, 2)), "blocks-type", {"type": "float64"}),
        (np.zeros((2, 2), dtype=object), "blocks-type", {"type": "object"}),
        ([["a", "b"]], "blocks-type", {"type": "<U1"}),
        ([[0, 1], [0]], "blocks-not-array", {"value": "[[0, 1], [0]]"}),
        (None, "blocks-type", {"type": "object"}),
        (Maze.blank(2, 2), "blocks-type", {"type": "object"}),
    ],
)
def test_other_things_are_no_arrays(array: Any, code: str, fields: dict[str, object]) -> None:
    with refused(WrongType, code, **fields):
        Maze.from_blocks(array)


@pytest.mark.parametrize(
    ("array", "code", "fields"),
    [
        (np.zeros(4, dtype=bool), "blocks-shape", {"shape": (4,)}),
        (np.zeros((1, 1, 1, 1), dtype=bool), "blocks-shape", {"shape": (1, 1, 1, 1)}),
        (5, "blocks-shape", {"shape": ()}),
        (np.zeros((0, 3), dtype=bool), "maze-without-cells", {}),
        (
            np.broadcast_to(np.bool_(0), (MAX_CELLS, 2)),
            "too-many-cells",
            {"levels": 1, "rows": MAX_CELLS, "cols": 2, "most": MAX_CELLS},
        ),
    ],
)
def test_wrong_shapes_are_refused(array: Any, code: str, fields: dict[str, object]) -> None:
    with refused(EditRejected, code, **fields):
        Maze.from_blocks(array)


@pytest.mark.parametrize("array", [[[8]], [[-1]], [[0, 300]]])
def test_other_numbers_are_no_codes(array: Any) -> None:
    assert Maze.from_blocks(array).to_blocks()[0, -1]
    with refused(EditRejected, "codes-range", lowest=np.min(array), highest=np.max(array)):
        Maze.from_blocks(array, codes=True)


def test_booleans_are_no_codes() -> None:
    with refused(WrongType, "codes-type", type="bool"):
        Maze.from_blocks([[True]], codes=True)


def test_a_honeycomb_has_no_blocks() -> None:
    with refused(EditRejected, "not-squares"):
        Maze.blank(3, 3, lattice="honeycomb").to_blocks()


@pytest.mark.parametrize("level", [-1, 1])
def test_a_level_that_is_not_there_is_refused(level: int) -> None:
    with refused(EditRejected, "no-level", level=level, first_level=0, last_level=0):
        Maze.blank(3, 3).to_blocks(level)


@pytest.mark.parametrize("level", [0.0, None])
def test_what_is_no_level_is_refused(level: Any) -> None:
    with refused(EditRejected, "not-a-level", value=repr(level)):
        Maze.blank(3, 3).to_blocks(level)
