"""Cells of honeycombs on the command line: triplets are read, and named in what is printed."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from mazarine.cli.messages import CliMessage
from mazarine.files import read, write
from mazarine.generators import generate
from mazarine.lattice import HONEYCOMB, MIRRORED, Lattice
from mazarine.maze import Marker, MarkerKind, Maze
from mazarine.maze.edits import PlaceMarker
from tests.cli.runner import refusal, run, said


@pytest.fixture(params=[HONEYCOMB, MIRRORED], ids=["plain", "mirrored"])
def lattice(request: pytest.FixtureRequest) -> Lattice:
    """Return a honeycomb."""
    chosen: Lattice = request.param
    return chosen


@pytest.fixture
def board(lattice: Lattice, tmp_path: Path) -> Path:
    """Return an open honeycomb of two levels that begins at row -2, column -1, with a start and a goal."""
    one = generate("points", 5, 6, rng=np.random.default_rng(1), lattice=lattice, origin=(-2, -1), share=1)
    cells, walls = (np.concatenate((array, array)) for array in (one.cells, one.walls))
    maze = Maze(cells, walls, lattice=lattice, origin=one.origin)
    for kind, cell in ((MarkerKind.START, (0, 0, 0)), (MarkerKind.GOAL, (0, 2, 3))):
        PlaceMarker(Marker(kind, cell)).apply(maze)
    write(maze, tmp_path / "board.maze")
    return tmp_path / "board.maze"


def triplet(board: Path, row: int, col: int) -> str:
    """Return the triplet of a point as it is typed."""
    point_at = read(board).lattice.point_at
    assert point_at is not None
    return "({},{},{})".format(*point_at(row, col))


def test_a_path_leads_between_triplets(board: Path) -> None:
    first, last = triplet(board, -1, 0), triplet(board, 2, 3)
    by_cells = run("path", board, "0,-1,0", "0,2,3").stdout
    assert run("path", board, first, last).stdout == by_cells
    assert run("path", board, f"0:{first}", f" 0 : {last} ").stdout == by_cells
    names = by_cells.splitlines()[1].split()[1:]
    assert (names[0], names[-1]) == (f"0,-1,0={first}", f"0,2,3={last}")
    region = run("path", board, f"1:{first}").stdout
    assert region == run("path", board, "1,-1,0").stdout
    assert "Farthest  1," in region
    assert "=(" in region
    assert said("path", board, f"1:{first}")["from"] == [1, -1, 0]


def test_a_walk_starts_at_a_triplet(board: Path) -> None:
    expected = run("explore", board, "--start", "0,2,-1").stdout
    assert run("explore", board, "--start", triplet(board, 2, -1)).stdout == expected
    assert run("explore", board, "--start", triplet(board, 0, 0)).stdout != expected


def test_a_path_between_triplets_is_drawn(board: Path, tmp_path: Path) -> None:
    pictures = []
    for number, ends in enumerate((
        ("0,-1,0", "0,2,3"), (triplet(board, -1, 0), f"0:{triplet(board, 2, 3)}"), ("0,-1,0", "0,0,0"),
    )):  # fmt: skip
        run("render", board, tmp_path / f"{number}.png", "--path", *ends)
        pictures.append((tmp_path / f"{number}.png").read_bytes())
    assert pictures[0] == pictures[1] != pictures[2]


def test_a_maze_begins_at_a_triplet(board: Path, lattice: Lattice, tmp_path: Path) -> None:
    grown = ("--seed", 1, "--set", "points=1", "-o", tmp_path / "a.maze", "--start")
    mirrored = ("--mirrored",) * lattice.mirrored
    fresh = ("generate", "points", "--rows", 5, "--cols", 6, "--lattice", "honeycomb", *mirrored, *grown)
    for order in (fresh, ("generate", "points", "--on", board, "--level", 1, *grown)):
        assert run(*order, triplet(board, 1, 3)).exit_code == 0
        maze = read(tmp_path / "a.maze")
        assert (np.argwhere(maze.cells[-1] > 1) + maze.origin).tolist() == [[1, 3]]
    assert "is not a row and a column" in refusal(*fresh, "1:(0,0,0)")


def test_what_is_printed_names_triplets(board: Path, tmp_path: Path) -> None:
    maze = read(board)
    assert f"Origin   {maze.lattice.position(-2, -1)}\n" in run("info", board).stdout
    start, goal = f"0,0,0={triplet(board, 0, 0)}", f"0,2,3={triplet(board, 2, 3)}"
    assert f"from {start} to {goal}:" in run("stats", board).stdout
    maze.buffers.walls[:] = 5
    write(maze, tmp_path / "closed.maze")
    assert f" {start} " in run("check", tmp_path / "closed.maze").stdout


@pytest.mark.parametrize(
    ("point", "sentence"),
    [
        ("(3,-1,0)", "(3, -1, 0) is not a point of the"),
        ("(40,0,-40)", "Cell (0, 40, 40) is outside the maze (levels"),
        ("2:(0,0,0)", "Cell (2, 0, 0) is outside the maze (levels"),
        ("(1,1)", "is not a cell; write level,row,col"),
        ("(1,1,x)", "is not a cell; write level,row,col"),
        ("-1:(0,0,0)", "is not a cell; write level,row,col"),
        ("(1,1,0", "is not a cell; write level,row,col"),
    ],
)
def test_triplets_that_name_no_point_are_refused(board: Path, point: str, sentence: str) -> None:
    assert sentence in refusal("path", board, point, "0,0,0")


def test_squares_have_no_triplets(file: Path, tmp_path: Path) -> None:
    sentence = str(CliMessage.LATTICE_WITHOUT_TRIPLETS(lattice="square", triplet=(0, 0, 0)))
    point = "(0,0,0)"
    for order in (
        ("path", file, point), ("explore", file, "--start", point),
        ("render", file, tmp_path / "a.png", "--path", point, point),
        ("generate", "stack", "--rows", 3, "--cols", 3, "-o", tmp_path / "a.maze", "--start", point),
        ("generate", "stack", "--on", file, "-o", tmp_path / "a.maze", "--start", point),
    ):  # fmt: skip
        assert refusal(*order) == sentence
    assert not list(tmp_path.glob("a.*"))
