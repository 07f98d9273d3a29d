"""Drawings with thin walls, at any distance of the posts and with any lines."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from hypothesis import given

from mazarine.files import read
from mazarine.maze import Marker, MarkerKind, Maze, PortSide
from mazarine.maze.wall_positions import WallPositions
from tests.drawing import walls
from tests.files.drawings.reading import reading
from tests.files.holding import file_holding
from tests.files.refusing import assert_refused, at_line
from tests.strategies import mazes

_MAZE = walls("""
    +---+---+---+
    |       |   |
    +   +---+   +
    |   |       |
    +---+---+---+
""")


def _is_same(maze: Maze) -> bool:
    return np.array_equal(maze.cells, _MAZE.cells) and np.array_equal(maze.walls, _MAZE.walls)


@pytest.mark.parametrize(
    "text",
    [
        "+-+-+-+\n|   | |\n+ +-+ +\n| |   |\n+-+-+-+\n",
        "+--+--+--+\n|     |  |\n+  +--+  +\n|  |     |\n+--+--+--+\n",
        "+----+----+----+\n|         |    |\n+    +----+    +\n|    |         |\n+----+----+----+\n",
        "*---*---*---*\n|       |   |\n*   *---*   *\n|   |       |\n*---*---*---*\n",
        ".---.---.---.\n|       |   |\n.   .---.   .\n|   |       |\n.---.---.---.\n",
        "+--+--+--+\n|     |  |\n|     |  |\n+  +--+  +\n|  |     |\n|  |     |\n+--+--+--+\n",
        "+-----+-+\n|   | |\n| +-+ |\n| |   |\n+-+---+\n".replace("+-----+-+", "+---+-+"),
        " --- --- --- \n|       |   |\n     ---     \n|   |       |\n --- --- --- \n",
        " _ _ _\n|   | |\n|  _  |\n|_|_ _|\n".replace("|  _  |\n|_|_ _|", "| |_  |\n|_|_ _|"),
        "┌───────┬───┐\n│       │   │\n│   ┌───┘   │\n│   │       │\n└───┴───────┘\n",
        "┏━━━┳━┓\n┃   ┃ ┃\n┃ ┏━┛ ┃\n┃ ┃   ┃\n┗━┻━━━┛\n",
        "╔═══╦═╗\n║ ╔═╝ ║\n╚═╩═══╝\n",
        "╭───┬─╮\n│ ╭─╯ │\n╰─┴───╯\n",
        "┌─┬┐\n│┌┘│\n└┴─┘\n",
    ],
)
def test_the_same_maze_in_many_ways(tmp_path: Path, text: str) -> None:
    if text.startswith(" _ _ _"):
        text = " _ _ _\n|  _| |\n|_|_ _|\n"
    maze, format, notes = reading(tmp_path, text)
    assert format in ("thin-walls", "micromouse-plus")
    assert _is_same(maze)
    assert notes == []


@pytest.mark.parametrize(
    "text",
    [
        " _ _ _\n|  _| |\n|_|_ _|\n",
        " _____\n|  _| |\n|_|___|\n",
        " ___ ___ ___\n|    ___|   |\n|___|___ ___|\n",
        " __ __ __\n|     |  |\n|   __|  |\n|  |     |\n|__|__ __|\n",
    ],
)
def test_underscores_are_walls_at_the_foot_of_their_line(tmp_path: Path, text: str) -> None:
    maze, format, notes = reading(tmp_path, text)
    assert format == "thin-walls"
    assert _is_same(maze)
    assert notes == []


def test_marks_stand_in_cells_and_in_gaps_of_the_border(tmp_path: Path) -> None:
    maze, _, _ = reading(tmp_path, "+--+--+\nS     |\n+  +--+\n|  |E |\n+--+  +\n")
    assert set(maze.markers) == {
        Marker(MarkerKind.START, (0, 0, 0), PortSide.W), Marker(MarkerKind.GOAL, (0, 1, 1), PortSide.S)
    }  # fmt: skip


def test_what_stands_in_cells_besides_is_counted(tmp_path: Path) -> None:
    maze, _, notes = reading(tmp_path, "+--+--+\n|S * *|\n+  +--+\n|*  E |\n+--+--+\n")
    assert maze.shape == (1, 2, 2)
    assert notes == ["left-out-in-cells"]


def test_filled_cells_are_rock(tmp_path: Path) -> None:
    maze, _, notes = reading(tmp_path, "+--+--+\n|  |##|\n+  +--+\n|     |\n+--+--+\n")
    assert maze.cells[0].tolist() == [[2, 0], [2, 2]]
    assert notes == ["cells-are-rock"]


def test_a_mark_in_a_wall_is_an_open_door(tmp_path: Path) -> None:
    maze, format, notes = reading(tmp_path, "+---+---+\n|   |   |\n+-o-+   +\n|   |   |\n+---+---+\n")
    assert format == "micromouse-plus"
    assert notes == ["doors-are-open"]
    assert maze.walls[0].tolist() == [[1, 1], [5, 5]]


def test_lines_that_do_not_enclose_a_maze_are_passages(tmp_path: Path) -> None:
    maze, _, notes = reading(tmp_path, "╶┬─┐\n╷│╷╵\n└┴┘╷\n╶──┘\n")
    assert notes == ["lines-are-passages"]
    drawn = walls("""
        +---+---+---+---+
        |               |
        +---+   +---+   +
        |   |   |   |   |
        +   +   +   +---+
        |           |   |
        +---+---+---+   +
        |               |
        +---+---+---+---+
    """)
    assert np.array_equal(maze.walls, drawn.walls)


def test_slashes_are_refused_with_a_sentence(tmp_path: Path) -> None:
    assert_refused(file_holding("a.txt", tmp_path, "/\\/\\\n\\/\\/\n/\\//\n"), "slashes")


def test_lines_that_enclose_nothing_are_refused(tmp_path: Path) -> None:
    path = file_holding("a.txt", tmp_path, "+  +  +\n      |\n+  +--+\n      |\n+  +  +\n")
    assert_refused(path, "not-closed", format="thin-walls")


_BROKEN = "o---o---o---o\n| S     |   |\no   o---o   o\n|         G |\no---o---o---o\n"


@pytest.mark.parametrize(
    ("old", "new", "note"),
    [
        ("o   o---o", "o   x---o", "posts-differ"),
        ("o   o---o   o", "o   o---o", "posts-differ"),
        ("| S     |", "| S     !", "left-out-in-cells"),
        ("| S     |", "| Q     |", "left-out-in-cells"),
        ("| S     |   |", "| S     |   | x", "beyond-left-out"),
        ("|         G |\no---o---o---o\n", "|         G |\n", "sides-missing"),
        ("o   o---o", "o   o-- o", "parts-of-walls"),
    ],
)
def test_micromouse_text_with_an_odd_character_is_read_with_a_note(
    tmp_path: Path, old: str, new: str, note: str
) -> None:
    assert old in _BROKEN
    maze, format, notes = reading(tmp_path, _BROKEN.replace(old, new, 1))
    assert format == "thin-walls"
    assert maze.shape == (1, 2, 3)
    assert notes == [note]


def test_micromouse_text_that_lost_a_character_is_refused(tmp_path: Path) -> None:
    text = _BROKEN.replace("o   o---o", "o   o--o")
    assert_refused(file_holding("a.txt", tmp_path, text), "expected-flat-wall", at_line(3, 8), found="'o'")


def _thin(maze: Maze, right: int, down: int, post: str) -> str:
    """Draw the first level with posts this far apart."""
    positions = WallPositions.of(maze)
    lines = []
    for row in range(len(positions.flat)):
        flat = ["-" if closed else " " for closed in positions.flat[row]]
        lines.append(post + post.join(sign * (right - 1) for sign in flat) + post)
        if row < len(positions.upright):
            upright = ["|" if closed else " " for closed in positions.upright[row]]
            lines += [(" " * (right - 1)).join(upright)] * (down - 1)
    return "\n".join(lines)


@given(mazes(max_levels=1))
@pytest.mark.parametrize("post", "+o*")
@pytest.mark.parametrize(("right", "down"), [(2, 2), (3, 2), (4, 2), (6, 3)])
def test_any_maze_is_read_at_any_distance_of_posts(
    tmp_path_factory: pytest.TempPathFactory, right: int, down: int, post: str, maze: Maze
) -> None:
    path = tmp_path_factory.mktemp("drawn") / "a.txt"
    path.write_text(_thin(maze, right, down, post))
    again = read(path, format="thin-walls")
    shown, seen = WallPositions.of(maze), WallPositions.of(again)
    if again.shape[1:] == maze.shape[1:]:
        assert np.array_equal(seen.flat, shown.flat)
        assert np.array_equal(seen.upright, shown.upright)


def test_lines_with_commas_between_all_signs_are_thin_walls(tmp_path: Path) -> None:
    rows = ["+--+--+--+", "|        |", "+  +--+  +", "|     |  |", "+--+--+--+"]
    maze, format, notes = reading(tmp_path, "\n".join(map(",".join, rows)), "a.csv")
    assert format == "thin-walls"
    assert maze == reading(tmp_path, "\n".join(rows))[0]
    assert "symbols-separated" in notes


def test_a_letter_in_many_cells_is_left_out(tmp_path: Path) -> None:
    frame = "+--+--+--+--+"
    rows = [frame, "|  ccccccccc|", "+ c+--+ c+ c+", "| c| cccc| c|", "+ c+ c+--+--+", "| cccccccccc|", frame]
    maze, _, notes = reading(tmp_path, "\n".join(rows))
    assert maze.shape == (1, 3, 4)
    assert notes == ["left-out-in-cells"]


def test_single_underscores_tell_the_width_of_cells_where_bars_are_few(tmp_path: Path) -> None:
    maze, _, _ = reading(tmp_path, " _ _ _ _\n|_ _ _  |\n|  _|  _|\n|_ _ _ _|\n")
    assert maze.shape == (1, 3, 4)
