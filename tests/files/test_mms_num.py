"""The numbers of the micromouse simulator."""

from __future__ import annotations

import tempfile
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given

from mazarine.errors import MazeFileError
from mazarine.files import identify, losses, read, write
from mazarine.files import text as text_files
from mazarine.files.messages import LossMessage
from mazarine.lattice import SQUARE, Side
from mazarine.maze import Marker, MarkerKind, Maze, PortSide
from mazarine.maze.codes import Wall
from mazarine.messages import Message
from tests.depth import deep
from tests.drawing import walls
from tests.files.holding import file_holding
from tests.files.refusing import assert_refused, at_line
from tests.refusals import refused
from tests.strategies import mazes, square

_TEXT = "0 0 0 1 1 1\n0 1 1 0 0 1\n1 0 1 1 1 1\n1 1 1 1 1 0\n"


_file = partial(file_holding, "a.num")


@pytest.mark.parametrize(
    "text",
    [
        _TEXT,
        _TEXT.replace("\n", "\r\n"),
        _TEXT.replace(" ", "\t ") + "\n  \n",
        "\n".join(reversed(_TEXT.splitlines())),
        "\ufeff" + _TEXT,
    ],
    ids=["plain", "crlf", "tabs and blank lines", "another order", "byte order mark"],
)
def test_y_goes_north_from_the_south_west_corner(tmp_path: Path, text: str) -> None:
    path = _file(tmp_path, text)
    assert identify(path).name == "mms-num"
    assert read(path) == walls("""
        +---+---+
        |       |
        +   +---+
        |   |   |
        +---+---+
    """)


def test_it_is_written_as_it_was(tmp_path: Path) -> None:
    write(read(_file(tmp_path, _TEXT)), tmp_path / "b.num")
    assert (tmp_path / "b.num").read_text() == _TEXT


def test_rows_of_zeros_and_ones_are_a_table(tmp_path: Path) -> None:
    assert identify(_file(tmp_path, "1 1 1 1 1 1\n1 0 0 0 0 1\n1 1 1 1 1 1\n")).name == "table"


@example(
    walls("""
    +---+---+
    |   |   |
    +---+---+
    |   |   |
    +---+---+
""")
)
@given(mazes(max_levels=1, lattices=square))
def test_walls_are_read_as_they_were_written(maze: Maze) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "a.num"
        write(maze, path)
        assert identify(path).name == "mms-num"
        again = read(path)
        assert again.lattice is SQUARE
        assert bool(losses(maze, "mms-num")) == (again != maze)
        write(again, Path(folder) / "b.num")
        assert read(Path(folder) / "b.num") == again
        assert losses(again, "mms-num") == []


def test_a_gap_in_the_border_is_a_note_and_stays(tmp_path: Path) -> None:
    path = _file(tmp_path, _TEXT.replace("0 0 0 1 1 1", "0 0 0 1 1 0"))
    maze = read(path)
    assert list(maze.markers) == [Marker(MarkerKind.NOTE, (0, 1, 0), PortSide.W)]
    assert losses(maze, "mms-num") == []
    write(maze, tmp_path / "b.num")
    assert (tmp_path / "b.num").read_text() == path.read_text()


def test_a_wall_that_one_cell_has_alone_stands_and_is_noted(tmp_path: Path) -> None:
    maze = read(_file(tmp_path, _TEXT.replace("0 1 1 0 0 1", "0 1 1 0 1 1")))
    assert maze.wall_at((0, 0, 0), Side.S) is Wall.WALL
    assert list(maze.markers) == [
        Marker(MarkerKind.NOTE, (0, 0, 0), None, "Only one cell of the wall to the south has it")
    ]
    assert losses(maze, "mms-num") == [LossMessage.MARKERS_LEFT_OUT(count=1)]


@pytest.mark.parametrize(
    ("text", "where", "code", "fields"),
    [
        (_TEXT + "1 1 1 1 1 0\n", at_line(5), "cell-line-twice", {"x": 1, "y": 1}),
        (_TEXT.replace("1 0 1", "7 0 1"), "", "missing-cell-lines", {"count": 4, "cols": 8, "rows": 2}),
        (_TEXT.replace("1 0 1 1 1 1\n", ""), "", "missing-cell-lines", {"count": 3, "cols": 2, "rows": 2}),
        (_TEXT.replace("1 0 1", "999999999 999999998 1"), "", "too-many-cells",
         {"rows": 999999999, "cols": 1000000000}),
        (_TEXT + "\n1 2 0 0 0\n", at_line(6), "expected-mms-line", {}),
        (_TEXT + "-1 0 0 0 0 0\n", at_line(5), "expected-mms-line", {}),
        (_TEXT + "1234567890 0 0 0 0 0\n", at_line(5), "expected-mms-line", {}),
        ("\n \n", "", "no-lines-of-cells", {}),
    ],
)  # fmt: skip
def test_what_is_no_maze_is_refused(
    tmp_path: Path, text: str, where: Message | str, code: str, fields: dict[str, Any]
) -> None:
    assert_refused(_file(tmp_path, text), code, where, format="mms-num", **fields)


@pytest.mark.parametrize("side", [32, *deep([1024])])
def test_as_many_cells_as_a_text_has_lines_are_read_again(
    side: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if side < 1024:
        monkeypatch.setattr(text_files, "MAX_LINES", side**2)
    assert side**2 == text_files.MAX_LINES
    maze = Maze.blank(side, side)
    write(maze, tmp_path / "a.num")
    assert read(tmp_path / "a.num") == maze


def test_a_maze_of_more_cells_than_a_text_has_lines_is_refused(tmp_path: Path) -> None:
    with refused(MazeFileError, "text-not-readable", rows=1025 * 1024):
        write(Maze.blank(1025, 1024), tmp_path / "a.num")
    assert list(tmp_path.iterdir()) == []
