"""Micromouse text, both variants."""

from __future__ import annotations

import tempfile
from functools import partial
from pathlib import Path
from textwrap import dedent

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazewright.errors import MazeFileError
from mazewright.files import identify, losses, read, write
from mazewright.lattice import Side
from mazewright.maze import Link, Marker, MarkerKind, Maze, Port, PortSide
from mazewright.maze.codes import Matter, Wall
from tests.drawing import walls
from tests.files.holding import file_holding
from tests.strategies import mazes

_TWO_ROWS = dedent("""\
    o---o---o---o
    | S     |   |
    o   o---o   o
    |         G |
    o---o---o---o
""")


_file = partial(file_holding, "a.txt")


def refusal(folder: Path, text: str, format: str | None = None) -> str:
    """Give the sentence with which a text is refused, from after its path."""
    path = _file(folder, text)
    with pytest.raises(MazeFileError) as error:
        read(path, format=format)
    return str(error.value).removeprefix(f"{path}").lstrip(":, ")


def test_posts_walls_and_marks(tmp_path: Path) -> None:
    maze = read(_file(tmp_path, _TWO_ROWS))
    drawn = walls("""
        +---+---+---+
        |       |   |
        +   +---+   +
        |           |
        +---+---+---+
    """)
    assert np.array_equal(maze.cells, drawn.cells)
    assert np.array_equal(maze.walls, drawn.walls)
    assert set(maze.markers) == {Marker(MarkerKind.START, (0, 0, 0)), Marker(MarkerKind.GOAL, (0, 1, 2))}


@pytest.mark.parametrize(
    "text",
    [
        _TWO_ROWS.replace("\n", "\r\n"),
        _TWO_ROWS.replace("\n", "\r"),
        _TWO_ROWS.replace("\n", "   \n"),
        _TWO_ROWS.rstrip("\n"),
        _TWO_ROWS + "\n   \n\n",
        "\ufeff" + _TWO_ROWS,
        _TWO_ROWS.replace("o", "+"),
    ],
    ids=["crlf", "cr", "trailing blanks", "no last end", "blank lines at the end", "byte order mark", "plus"],
)
def test_the_ways_in_which_such_files_differ(tmp_path: Path, text: str) -> None:
    path = _file(tmp_path, text)
    assert read(path) == read(file_holding("b.txt", tmp_path, _TWO_ROWS))


def test_the_variants_are_told_apart(tmp_path: Path) -> None:
    assert identify(_file(tmp_path, _TWO_ROWS)).name == "micromouse-o"
    assert identify(_file(tmp_path, _TWO_ROWS.replace("o", "+"))).name == "micromouse-plus"


def test_anything_visible_is_a_wall_in_the_plus_variant(tmp_path: Path) -> None:
    maze = read(
        _file(tmp_path, "+---+---+---+\n|   .   X   |\n+ . +-o-+  =+\n|           |\n+---+---+---+\n")
    )
    drawn = walls("""
        +---+---+---+
        |   |   |   |
        +---+---+---+
        |           |
        +---+---+---+
    """)
    assert np.array_equal(maze.walls, drawn.walls)


def test_a_maze_has_any_size(tmp_path: Path) -> None:
    assert read(_file(tmp_path, "o---o\n|   |\no---o\n")).shape == (1, 1, 1)
    assert read(_file(tmp_path, "o---o---o\n|       |\no---o---o\n")).shape == (1, 1, 2)


def test_a_gap_in_the_border_is_an_entrance_of_the_start_or_a_note(tmp_path: Path) -> None:
    maze = read(_file(tmp_path, "o   o---o\n| S     |\no---o---o\n|\no---o---o\n"))
    assert set(maze.markers) == {
        Marker(MarkerKind.START, (0, 0, 0), PortSide.N), Marker(MarkerKind.NOTE, (0, 1, 1), PortSide.E)
    }  # fmt: skip
    assert maze.wall_at((0, 0, 0), Side.N) is Wall.WALL


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("o   o---o", "o   o--o", "line 3, column 8: expected '---' or three spaces, not 'o'."),
        ("o   o---o", "o   x---o", "line 3, column 5: a post 'o' stands here, not 'x'."),
        ("o   o---o", "o   +---o", "line 3, column 5: a post 'o' stands here, not '+'."),
        ("o   o---o   o", "o   o---o", "line 3, column 13: a post 'o' stands here, not the end of the line."),
        ("| S     |", "| S     !", "line 2, column 9: expected '|' or a space, not '!'."),
        ("| S     |", "| Q     |", "line 2, column 3: the middle of a cell is 'S', 'G' or a blank, not 'Q'."),
        ("| S     |", "|S      |", "line 2, column 2: this part of a cell is blank, not 'S'."),
        ("| S     |", "|\tS     |", "line 2, column 2: this part of a cell is blank, not '\\t'."),
        ("| S     |   |", "| S     |   | x",
         "line 2, column 15: 'x' stands east of the maze, which is 13 characters wide."),
        ("|         G |\no---o---o---o\n", "|         G |\n",
         "line 5: the text ends where a line of posts and walls should close the last row of cells."),
        ("o---o---o---o\n| S", "o---o---o--o\n| S",
         "line 1, column 13: the line ends here, between two posts, which are 4 characters apart."),
    ],
)  # fmt: skip
def test_odd_text_is_refused_with_line_and_column(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    assert old in _TWO_ROWS
    assert refusal(tmp_path, _TWO_ROWS.replace(old, new, 1)) == sentence


def test_the_plus_variant_is_strict_about_posts_and_cells_too(tmp_path: Path) -> None:
    plus = _TWO_ROWS.replace("o", "+")
    assert refusal(tmp_path, plus.replace("+   +---+", "+   x---+")).startswith(
        "line 3, column 5: a post '+'"
    )
    assert refusal(tmp_path, plus.replace(" S ", " 7 ")).startswith("line 2, column 3: the middle of a cell")


def test_one_line_is_no_maze(tmp_path: Path) -> None:
    assert refusal(tmp_path, "o---o---o\n").startswith("line 2: the text ends where")


def test_bytes_that_are_no_text_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes(_TWO_ROWS.encode() + b"\xff\xfe")
    with pytest.raises(MazeFileError, match="not a format that Mazewright knows"):
        read(path)
    with pytest.raises(MazeFileError, match="line 6: this is not UTF-8 text"):
        read(path, format="micromouse-o")


def test_a_text_of_blanks_holds_nothing(tmp_path: Path) -> None:
    assert refusal(tmp_path, " \n\n", format="micromouse-o") == "the text contains only spaces."


def test_one_endless_line_takes_no_memory(tmp_path: Path) -> None:
    text = "o---" * 10_000 + "o\n" + "|\n" * 20_000
    assert refusal(tmp_path, text) == ("20,001 lines of up to 40,001 characters are too much for a maze.")


def test_it_is_written_as_it_is_drawn(tmp_path: Path) -> None:
    maze = read(_file(tmp_path, _TWO_ROWS))
    write(maze, tmp_path / "b.txt")
    assert (tmp_path / "b.txt").read_bytes() == _TWO_ROWS.encode()
    write(maze, tmp_path / "c.txt", format="micromouse-plus")
    assert (tmp_path / "c.txt").read_bytes() == _TWO_ROWS.replace("o", "+").encode()


def test_a_gap_is_written_as_it_was(tmp_path: Path) -> None:
    text = "o   o---o\n| S      \no---o---o\n"
    write(read(_file(tmp_path, text)), tmp_path / "b.txt")
    assert (tmp_path / "b.txt").read_text() == text


def test_rock_is_written_as_closed_cells(tmp_path: Path) -> None:
    maze = walls("""
        +---+---+
        | #     |
        +   +   +
        |       |
        +---+---+
    """)
    write(maze, tmp_path / "a.txt", format="micromouse-o")
    assert (tmp_path / "a.txt").read_text() == "o---o---o\n|   |   |\no---o   o\n|       |\no---o---o\n"


@given(mazes(), st.sampled_from(["micromouse-o", "micromouse-plus"]))
def test_what_the_format_holds_is_read_again(maze: Maze, variant: str) -> None:
    plain = _plain(maze)
    assert losses(plain, variant) == []
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "a.txt"
        write(plain, path, format=variant)
        assert identify(path).name == variant
        assert read(path) == plain


@given(mazes())
def test_any_maze_can_be_written_and_what_is_lost_is_said(maze: Maze) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "a.txt"
        write(maze, path, format="micromouse-o")
        assert bool(losses(maze, "micromouse-o")) == (read(path) != maze)


def test_what_is_lost_is_said(tmp_path: Path) -> None:
    maze = walls(
        """
        +---+---+
        | #   ? |
        +   +-!-+
        | !     |
        +---+---+
        """,
        """
        +---+---+
        |       |
        +   +   +
        |       |
        +---+---+
        """,
        links=[Link(Port((0, 1, 0)), Port((1, 0, 0)), extra={"hue": 1})],
    )
    for marker in (
        Marker(MarkerKind.START, (0, 1, 1), label="here"), Marker(MarkerKind.GOAL, (0, 1, 1)),
        Marker(MarkerKind.TREASURE, (0, 0, 1)), Marker(MarkerKind.NPC, (0, 0, 1)),
    ):  # fmt: skip
        maze.markers.put(marker.cell, (*maze.markers.at(marker.cell), marker))
    maze.buffers.cells[0, 0, 0] |= 1
    maze.title, maze.properties = "Attic", {"a": 1}
    assert losses(maze, tmp_path / "a.txt", format="micromouse-o") == [
        "Only level 0 of 2 is written.",
        "1 rock cell becomes floor that is walled on every side.",
        "2 secret cells become plain floor and 1 secret door becomes open.",
        "1 link between ports is left out.",
        "2 markers other than start and goal are left out.",
        "A cell holds one mark, so 1 start or goal is left out.",
        "The words of 1 start or goal are left out.",
        "The fog on 1 cell is left out.",
        "The title and properties are left out.",
    ]


def _plain(maze: Maze) -> Maze:
    """Give what of a maze micromouse text can hold: one level of floor and walls, with marks."""
    walls_ = maze.walls[:1].copy()
    for shift in (0, 2):
        secret = walls_ >> shift & 3 >= Wall.SECRET
        walls_[secret] &= ~np.uint8(3 << shift)
    cells = np.full_like(maze.cells[:1], Matter.FLOOR << 1)
    _, rows, cols = maze.shape
    corner, middle = (0, rows - 1, 0), (0, rows // 2, cols // 2)
    markers = [Marker(MarkerKind.START, corner, PortSide.W)]
    if middle != corner:
        markers.append(Marker(MarkerKind.GOAL, middle))
    return Maze(cells, walls_, markers=markers)
