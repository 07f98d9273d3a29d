"""The fifth seed's numbers."""

from __future__ import annotations

import tempfile
from functools import partial
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given

from mazarine.errors import MazeFileError
from mazarine.files import identify, losses, read, write
from mazarine.files.messages import FileMessage, LossMessage
from mazarine.lattice import SQUARE
from mazarine.maze import Marker, MarkerKind, Maze
from mazarine.maze.edits import PlaceMarker
from tests.drawing import blocks, walls
from tests.files.holding import file_holding
from tests.files.refusing import assert_refused
from tests.refusals import refused
from tests.strategies import mazes, square

_file = partial(file_holding, "a.csv")


@pytest.mark.parametrize(
    "text", ["0,1,2,3\n4,5,6,7\n", "0 1 2 3\n4 5 6 7", "0, 1, 2, 3,\r\n\r\n 4\t5 ,6 , 7\r\n"]
)
def test_numbers_are_cells_and_odd_ones_lie_in_fog(tmp_path: Path, text: str) -> None:
    path = _file(tmp_path, text)
    assert identify(path).name == "fog-grid"
    assert read(path) == Maze(np.array([[[0, 1, 2, 3], [4, 5, 6, 7]]], np.uint8), Maze.blank(2, 4).walls)


def test_what_was_written_reads_equal(tmp_path: Path) -> None:
    maze = blocks("#?.!\n..#.")
    maze.buffers.cells[0, 0] |= 1
    write(maze, tmp_path / "b.csv")
    assert (tmp_path / "b.csv").read_text() == "1,5,3,7\n2,2,0,2\n"
    assert read(tmp_path / "b.csv") == maze
    assert losses(maze, tmp_path / "b.csv") == []


def test_thin_walls_become_cells_and_secret_doors_secrets(tmp_path: Path) -> None:
    maze = walls("""
        +---+---+
        |   ?   |
        +---+-!-+
        |       |
        +---+---+
    """)
    maze.buffers.cells[0, 1] |= 1
    write(maze, tmp_path / "b.csv")
    assert (tmp_path / "b.csv").read_text() == "0,0,0,0,0\n0,2,4,2,0\n0,0,0,6,0\n1,3,3,3,1\n1,1,1,1,1\n"
    assert losses(maze, "fog-grid") == [
        LossMessage.THIN_WALLS_BECOME_BLOCKS(rows=2, cols=2, new_rows=5, new_cols=5)
    ]


@given(mazes(max_levels=1, lattices=square))
def test_a_written_grid_is_read_as_the_numbers_that_it_has(maze: Maze) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "a.csv"
        write(maze, path)
        again = read(path, format="fog-grid")
        assert again.lattice is SQUARE
        write(again, Path(folder) / "b.csv", format="fog-grid")
        if (again.cells >> 1 == 0).any():
            assert read(Path(folder) / "b.csv", format="fog-grid") == again
        if again.shape == maze.shape:
            assert again.cells.tolist() == maze.cells.tolist()
        else:
            assert again.cells[0, 1::2, 1::2].tolist() == maze.cells[0].tolist()


@pytest.mark.parametrize("shape", [(2, 40_000), (12, 4_000)])
def test_long_rows_and_much_rock_at_the_beginning_are_known_by_content(
    tmp_path: Path, shape: tuple[int, int]
) -> None:
    maze = Maze.blank(*shape)
    maze.buffers.cells[0, :-1] = 0
    write(maze, tmp_path / "b.csv")
    assert read(tmp_path / "b.csv") == maze


def test_many_blanks_are_refused_at_once(tmp_path: Path) -> None:
    path = _file(tmp_path, ("2" + " " * 30_000) * 40 + "x\n")
    assert_refused(path, "expected-numbers", FileMessage.ROW(number=1), format="fog-grid")


@pytest.mark.parametrize(
    ("text", "code", "row"),
    [
        ("2,2\n2\n", "row-length", 2),
        ("2,8\n", "expected-numbers", 1),
        ("2,,2\n", "expected-numbers", 1),
        ("22\n", "expected-numbers", 1),
        ("\n\n", "no-numbers", None),
    ],
)
def test_what_is_no_grid_is_refused(tmp_path: Path, text: str, code: str, row: int | None) -> None:
    where = FileMessage.ROW(number=row) if row else ""
    assert_refused(_file(tmp_path, text), code, where, format="fog-grid")


@pytest.mark.parametrize("text", ["0,1\n1,0\n", "2 2\n2\n", "1.5 2\n", "\n"])
def test_other_numbers_are_not_taken_for_it(tmp_path: Path, text: str) -> None:
    with refused(MazeFileError, "other-kind"):
        identify(_file(tmp_path, text))


def test_a_cell_a_line_of_the_simulator_mms_is_not_taken_for_it(tmp_path: Path) -> None:
    assert identify(_file(tmp_path, "0 0 1 0 0 1\n0 1 1 1 0 1\n1 2 1 0 1 0\n")).name == "mms-num"


def test_markers_are_said_to_be_left_out() -> None:
    maze = blocks("#.")
    PlaceMarker(Marker(MarkerKind.START, (0, 0, 1))).apply(maze)
    assert losses(maze, "fog-grid") == [LossMessage.MARKERS_LEFT_OUT(count=1)]
