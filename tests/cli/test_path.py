"""`mazarine path`."""

from __future__ import annotations

from pathlib import Path

import pytest

from mazarine.files import write
from mazarine.maze import Maze
from mazarine.maze.edits import Resize
from tests.cli.runner import refusal, run, said
from tests.drawing import walls


def test_the_way_goes_through_the_teleporter(file: Path) -> None:
    found = said("path", file, "0,0,0", "0,2,1")
    assert found["length"] == len(found["cells"]) - 1
    assert (found["cells"][0], found["cells"][-1]) == ([0, 0, 0], [0, 2, 1])
    pairs = list(zip(found["cells"], found["cells"][1:], strict=False))
    jumps = [(here, there) for here, there in pairs if abs(here[1] - there[1]) + abs(here[2] - there[2]) > 1]
    assert jumps == [([0, 0, 4], [0, 2, 0])]


def test_without_json_it_prints_the_length_and_the_cells(file: Path) -> None:
    assert run("path", file, "0,0,0", "0,0,2").stdout == "Length  2 steps\nCells   0,0,0 0,0,1 0,0,2\n"
    assert run("path", file, "0,0,0", "0,0,1").stdout.startswith("Length  1 step\n")


def test_no_way_is_said_and_null(tmp_path: Path) -> None:
    write(Maze.blank(1, 3, walled=True), tmp_path / "a.maze")
    assert run("path", tmp_path / "a.maze", "0,0,0", "0,0,2").stdout == "There is no path.\n"
    found = said("path", tmp_path / "a.maze", "0,0,0", "0,0,2")
    assert (found["length"], found["cells"]) == (None, None)


def test_lattice_coordinates_may_be_below_zero(tmp_path: Path) -> None:
    maze = Maze.blank(2, 2)
    Resize((-2, -3), 4, 5).apply(maze)
    write(maze, tmp_path / "a.maze")
    assert "(0, -2, -3) is rock" in refusal("path", tmp_path / "a.maze", "0,-2,-3", "0,0,0")


@pytest.mark.parametrize(
    ("start", "sentence"),
    [("0,1,2", "Cell (0, 1, 2) is rock."), ("0,9,0", "Cell (0, 9, 0) is outside the maze (levels 0 to 0,")],
)
def test_ends_that_cannot_be_are_refused(file: Path, start: str, sentence: str) -> None:
    assert refusal("path", file, start, "0,0,0", "--json").startswith(sentence)


@pytest.mark.parametrize("cell", ["0,1", "a,b,c", "1", "0,0,0,0", ""])
def test_what_is_no_cell_is_refused(file: Path, cell: str) -> None:
    assert "is not a cell; write level,row,col" in refusal("path", file, cell, "0,0,0")


def test_without_a_goal_it_tells_the_distances_in_the_region(tmp_path: Path) -> None:
    maze = walls("""
        +---+---+---+---+
        |               |
        +---+---+   +---+
        | # | # |   | # |
        +---+---+---+---+
    """)
    write(maze, tmp_path / "a.maze")
    assert run("path", tmp_path / "a.maze", "0,0,0").stdout.splitlines() == [
        "Region    corridor 3, 2 cells",
        "Entry     0,0,2: 2 steps",
        "Farthest  0,0,1: 1 step",
    ]
    found = said("path", tmp_path / "a.maze", "0,0,0")
    assert (found["kind"], found["entries"]) == ("corridor", [{"cell": [0, 0, 2], "steps": 2}])
    assert found["cells"] == [{"cell": [0, 0, 0], "steps": 0}, {"cell": [0, 0, 1], "steps": 1}]
    assert "is rock" in refusal("path", tmp_path / "a.maze", "0,1,0")
