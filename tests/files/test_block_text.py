"""Block text: a character a cell."""

from __future__ import annotations

import tempfile
import tracemalloc
from functools import partial
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given

from mazarine.files import identify, losses, read, write
from mazarine.files.messages import LossMessage
from mazarine.maze import Marker, MarkerKind, Maze, PortSide
from mazarine.maze.blocks import raster_of, wants_doubling
from mazarine.maze.codes import Matter, Wall
from tests.drawing import blocks, walls
from tests.files.holding import file_holding
from tests.files.refusing import assert_refused, at_line
from tests.strategies import four_sides, mazes

_file = partial(file_holding, "a.txt")


def test_a_hash_is_rock_and_a_blank_is_floor(tmp_path: Path) -> None:
    maze = read(_file(tmp_path, "#####\n#   #\n# # #\n#####\n"))
    drawn = blocks("""
        #####
        #...#
        #.#.#
        #####
    """)
    assert maze == drawn


def test_short_lines_are_padded_with_floor(tmp_path: Path) -> None:
    drawn = blocks("""
        ####
        #...
        ....
        ##..
    """)
    assert read(_file(tmp_path, "####\r\n#\r\n\r\n##\r\n\r\n")) == drawn


def test_the_marks_of_mazelib(tmp_path: Path) -> None:
    maze = read(_file(tmp_path, "#S###\n#+++#\n###E#\n"))
    assert maze.cells[0].tolist() == [[0, 2, 0, 0, 0], [0, 2, 2, 2, 0], [0, 0, 0, 2, 0]]
    assert set(maze.markers) == {Marker(MarkerKind.START, (0, 0, 1)), Marker(MarkerKind.GOAL, (0, 2, 3))}


@pytest.mark.parametrize("rock", "#@%X█▓")
def test_other_rock_is_known_by_content(tmp_path: Path, rock: str) -> None:
    path = _file(tmp_path, "### \n# ##\n".replace("#", rock))
    assert identify(path).name == "blocks"
    assert read(path).cells[0].tolist() == [[0, 0, 0, 2], [0, 2, 0, 0]]


def test_other_symbols_are_floor_where_the_format_is_named(tmp_path: Path) -> None:
    path = _file(tmp_path, "#.$a ~é\n")
    assert read(path, format="blocks").cells[0].tolist() == [[0, 2, 2, 2, 2, 2, 2]]


@pytest.mark.parametrize(
    "text",
    [
        "Call me Ishmael. Some years ago - never agent how long precisely\nhaving little or no money\n",
        "1,1,1\n1,0,1\n",
        "- a list\n- of things\n",
        "# A title\n\ntext\n",
        "<map/>\n",
        "{}\n",
        "   \n  \n",
        "\n",
    ],
    ids=["prose", "numbers", "list", "Markdown", "XML", "JSON", "blanks", "a line end"],
)  # fmt: skip
def test_other_texts_are_not_read_as_rock(tmp_path: Path, text: str) -> None:
    assert_refused(_file(tmp_path, text), "other-kind")


@pytest.mark.parametrize("character", ["\t", "\x1b", "\u202e"])
def test_odd_characters_are_refused_with_line_and_column(tmp_path: Path, character: str) -> None:
    path = _file(tmp_path, f"###\n#{character}#\n")
    assert_refused(path, "not-printable", at_line(2, 2), format="blocks", found=repr(character))


def test_floor_around_a_maze_is_written_so_that_it_is_read_again(tmp_path: Path) -> None:
    maze = blocks("""
        ####..
        #..#..
        ####..
    """)
    write(maze, tmp_path / "a.txt")
    assert (tmp_path / "a.txt").read_text() == "#### +\n#  #  \n#### +\n"
    assert read(tmp_path / "a.txt") == maze


def test_a_text_of_line_ends_holds_nothing(tmp_path: Path) -> None:
    assert_refused(_file(tmp_path, "\n\n"), "file-empty", format="blocks")


def test_a_maze_without_thin_walls_is_written_cell_for_cell(tmp_path: Path) -> None:
    maze = blocks("""
        ####
        #.a#
        a..#
    """)
    maze.markers.put((0, 2, 2), (Marker(MarkerKind.GOAL, (0, 2, 2)),))
    write(maze, tmp_path / "a.txt")
    assert (tmp_path / "a.txt").read_text() == "####\n#  #\n  E#\n"
    assert losses(maze, tmp_path / "a.txt") == [LossMessage.LINKS_LEFT_OUT(count=1)]


def test_thin_walls_become_blocks(tmp_path: Path) -> None:
    maze = walls("""
        +---+---+
        |   |   |
        +   +   +
        |       |
        +---+---+
    """)
    write(maze, tmp_path / "a.txt", format="blocks")
    assert (tmp_path / "a.txt").read_text() == "#####\n# # #\n# # #\n#   #\n#####\n"
    assert losses(maze, "blocks") == [
        LossMessage.THIN_WALLS_BECOME_BLOCKS(rows=2, cols=2, new_rows=5, new_cols=5)
    ]


def test_an_open_square_stays_open_when_it_is_doubled() -> None:
    assert not raster_of(Maze.blank(2, 2))[1:-1, 1:-1].any()


def test_a_bare_floor_gets_its_border_so_that_it_is_no_blank_page(tmp_path: Path) -> None:
    write(Maze.blank(1, 2), tmp_path / "a.txt", format="blocks")
    assert (tmp_path / "a.txt").read_text() == "#####\n#   #\n#####\n"


def test_marks_stand_in_the_gap_that_they_make(tmp_path: Path) -> None:
    maze = walls("""
        +---+---+
        |   |   |
        +---+---+
    """)
    for marker in (
        Marker(MarkerKind.START, (0, 0, 0), PortSide.W), Marker(MarkerKind.GOAL, (0, 0, 1)),
        Marker(MarkerKind.NOTE, (0, 0, 1), PortSide.S),
    ):  # fmt: skip
        maze.markers.put(marker.cell, (*maze.markers.at(marker.cell), marker))
    write(maze, tmp_path / "a.txt", format="blocks")
    assert (tmp_path / "a.txt").read_text() == "#####\nS #E#\n### #\n"


@given(mazes(max_levels=1, lattices=four_sides))
def test_what_the_format_holds_is_read_again(maze: Maze) -> None:
    """One level of rock and floor, without thin walls."""
    cells = np.where(maze.cells >> 1 == Matter.ROCK, np.uint8(0), np.uint8(2))
    cells[0, 0, 0] = 0
    plain = Maze(cells, Maze.blank(*maze.shape[1:]).walls)
    assert losses(plain, "blocks") == []
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "a.txt"
        write(plain, path)
        assert identify(path).name == "blocks"
        assert read(path) == plain


@given(mazes(max_levels=1, lattices=four_sides))
def test_a_doubled_maze_has_the_same_ways(maze: Maze) -> None:
    """Two cells are neighbors in the maze just where the block between them is floor."""
    rock = raster_of(maze)
    floor = maze.cells[0] >> 1 != Matter.ROCK
    assert np.array_equal(rock[1::2, 1::2], ~floor)
    east = floor[:, :-1] & floor[:, 1:] & (maze.walls[0][:, :-1] & 3 != Wall.WALL)
    south = floor[:-1] & floor[1:] & (maze.walls[0][:-1] >> 2 != Wall.WALL)
    assert np.array_equal(~rock[1::2, 2:-1:2], east)
    assert np.array_equal(~rock[2:-1:2, 1::2], south)
    assert rock[0].all()
    assert rock[-1].all()
    assert rock[:, 0].all()
    assert rock[:, -1].all()


@given(mazes(lattices=four_sides))
def test_any_maze_can_be_written_and_read_again(maze: Maze) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "a.txt"
        write(maze, path, format="blocks")
        again = read(path)
    _, rows, cols = maze.shape
    assert again.shape == ((1, 2 * rows + 1, 2 * cols + 1) if wants_doubling(maze) else (1, rows, cols))


def test_a_small_text_of_many_short_lines_takes_little_memory(tmp_path: Path) -> None:
    size = 1500
    path = _file(tmp_path, "#" * size + "\n" * (size - 1) + "#\n")
    tracemalloc.start()
    maze = read(path, format="blocks")
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert maze.shape == (1, size, size)
    assert most < 3.5 * size**2


def test_more_marks_than_a_maze_may_have_are_refused(tmp_path: Path) -> None:
    path = _file(tmp_path, "#" + "S" * 100_001)
    assert_refused(path, "too-many-marks", format="blocks", most=100_000)
