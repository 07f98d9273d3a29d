"""Micromouse text, both variants."""

from __future__ import annotations

import tempfile
from functools import partial
from pathlib import Path
from textwrap import dedent
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.counting import Noun
from mazarine.files import identify, losses, read, write
from mazarine.files.messages import FileMessage, LossMessage
from mazarine.lattice import Side
from mazarine.maze import Link, Marker, MarkerKind, Maze, Port, PortSide
from mazarine.maze.codes import Matter, Wall
from mazarine.messages import Message, Series
from tests.drawing import walls
from tests.files.holding import file_holding
from tests.files.refusing import assert_refused, at_line
from tests.strategies import four_sides, mazes

_TWO_ROWS = dedent("""\
    o---o---o---o
    | S     |   |
    o   o---o   o
    |         G |
    o---o---o---o
""")


_file = partial(file_holding, "a.txt")


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
        _file(tmp_path, "+---+---+---+\n|   .   X   |\n+ . +-x-+  =+\n|           |\n+---+---+---+\n")
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
    ("old", "new", "where", "code", "fields"),
    [
        ("o   o---o", "o   o--o", at_line(3, 8), "expected-flat-wall", {"found": "'o'"}),
        ("o   o---o", "o   x---o", at_line(3, 5), "expected-post", {"post": "'o'", "found": "'x'"}),
        ("o   o---o", "o   +---o", at_line(3, 5), "expected-post", {"post": "'o'", "found": "'+'"}),
        ("o   o---o   o", "o   o---o", at_line(3, 13), "expected-post",
         {"post": "'o'", "found": FileMessage.END_OF_LINE()}),
        ("| S     |", "| S     !", at_line(2, 9), "expected-upright-wall", {"found": "'!'"}),
        ("| S     |", "| Q     |", at_line(2, 3), "expected-mark", {"found": "'Q'"}),
        ("| S     |", "|S      |", at_line(2, 2), "expected-space", {"found": "'S'"}),
        ("| S     |", "|\tS     |", at_line(2, 2), "expected-space", {"found": "'\\t'"}),
        ("| S     |   |", "| S     |   | x", at_line(2, 15), "east-of-maze", {"found": "'x'", "width": 13}),
        ("|         G |\no---o---o---o\n", "|         G |\n", at_line(5), "no-last-posts", {}),
        ("o---o---o---o\n| S", "o---o---o--o\n| S", at_line(1, 13), "line-ends-between-posts", {"pitch": 4}),
    ],
)  # fmt: skip
def test_odd_text_is_refused_with_line_and_column(
    tmp_path: Path, old: str, new: str, where: Message, code: str, fields: dict[str, Any]
) -> None:
    assert old in _TWO_ROWS
    path = _file(tmp_path, _TWO_ROWS.replace(old, new, 1))
    assert_refused(path, code, where, format="micromouse-o", **fields)


def test_the_plus_variant_is_strict_about_posts_and_cells_too(tmp_path: Path) -> None:
    plus = _TWO_ROWS.replace("o", "+")
    post = _file(tmp_path, plus.replace("+   +---+", "+   x---+"))
    assert_refused(post, "expected-post", at_line(3, 5), format="micromouse-plus", post="'+'", found="'x'")
    mark = _file(tmp_path, plus.replace(" S ", " 7 "))
    assert_refused(mark, "expected-mark", at_line(2, 3), format="micromouse-plus", found="'7'")


def test_one_line_is_no_maze(tmp_path: Path) -> None:
    assert_refused(_file(tmp_path, "o---o---o\n"), "no-last-posts", at_line(2))


def test_bytes_that_are_no_text_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes(_TWO_ROWS.encode() + b"\xff\x01")
    assert_refused(path, "other-kind")
    assert_refused(path, "not-utf8", at_line(6), format="micromouse-o")


def test_a_text_of_blanks_holds_nothing(tmp_path: Path) -> None:
    assert_refused(_file(tmp_path, " \n\n"), "only-spaces", format="micromouse-o")


def test_one_endless_line_takes_no_memory(tmp_path: Path) -> None:
    text = "o---" * 10_000 + "o\n" + "|\n" * 20_000
    assert_refused(_file(tmp_path, text), "grid-too-large", rows=20_001, cols=40_001)


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


@given(mazes(lattices=four_sides), st.sampled_from(["micromouse-o", "micromouse-plus"]))
def test_what_the_format_holds_is_read_again(maze: Maze, variant: str) -> None:
    plain = _plain(maze)
    assert losses(plain, variant) == []
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "a.txt"
        write(plain, path, format=variant)
        assert identify(path).name == variant
        assert read(path) == plain


@given(mazes(lattices=four_sides))
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
        LossMessage.LEVELS_LEFT_OUT(level=0, levels=2),
        LossMessage.ROCK_BECOMES_FLOOR(count=1),
        LossMessage.SECRET_CELLS_BECOME_FLOOR(count=2),
        LossMessage.SECRET_DOORS_OPEN(count=1),
        LossMessage.LINKS_LEFT_OUT(count=1),
        LossMessage.OTHER_MARKERS_LEFT_OUT(count=2),
        LossMessage.SECOND_MARKS_LEFT_OUT(count=1),
        LossMessage.MARKER_TEXTS_LEFT_OUT(count=1),
        LossMessage.FOG_LEFT_OUT(cells=Noun.CELLS(count=1)),
        LossMessage.METADATA_LEFT_OUT(
            items=Series((LossMessage.TITLE_ITEM(), LossMessage.PROPERTIES_ITEM()))
        ),
    ]


def _plain(maze: Maze) -> Maze:
    """Return the part of a maze that micromouse text can hold: one level of floor and walls, with marks."""
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
