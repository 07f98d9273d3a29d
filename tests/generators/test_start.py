"""The start of algorithms that begin at a cell can be chosen."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from mazarine.errors import GeneratorError
from mazarine.generators import GENERATORS, begin, generate
from mazarine.generators.filling import begin_on
from mazarine.maze import Maze
from mazarine.maze.edits import SetCells
from tests.cli.runner import run
from tests.refusals import refused

_STARTING = [name for name, generator in GENERATORS.items() if generator.has_start]


@pytest.mark.parametrize("name", ["stack", "growing-tree", "aldous-broder", "stack-blocks"])
def test_the_first_cells_lie_beside_the_start(name: str) -> None:
    for start in ((0, 0), (4, 8), (6, 2)):
        growth = begin(name, 9, 11, rng=np.random.default_rng(3), start=start)
        growth.advance(1)
        row, col = growth.marks().current or start
        assert abs(row - start[0]) + abs(col - start[1]) <= 2


@pytest.mark.parametrize("name", _STARTING)
def test_every_start_makes_a_whole_maze(name: str) -> None:
    start = (3, 5) if name == "prim-blocks" else (4, 6)
    maze = generate(name, 9, 11, rng=np.random.default_rng(3), start=start)
    assert maze.cells[0][start] > 1
    row, col = (np.int64(place) for place in start)
    assert maze == generate(name, 9, 11, rng=np.random.default_rng(3), start=(row, col))


def test_points_begin_at_the_start() -> None:
    maze = generate("points", 9, 11, rng=np.random.default_rng(3), start=(4, 6), points=1)
    assert np.argwhere(maze.cells[0] > 1).tolist() == [[4, 6]]


def test_of_the_pieces_of_a_maze_one_begins_at_the_start() -> None:
    maze = Maze.blank(5, 9)
    SetCells([(0, row, 4, "rock") for row in range(5)]).apply(maze)
    for row, col in ((4, 0), (4, 8)):
        growth = begin_on(maze, 0, "stack", rng=np.random.default_rng(1), start=(row, col))
        assert growth.components == 2
        begun = []
        while not growth.advance(1):
            begun.append(growth.marks().current)
        assert (row, col) in begun
        piece = [place for place in begun if place is not None and (place[1] < 4) == (col < 4)]
        # The first step has gone on already.
        assert abs(piece[0][0] - row) + abs(piece[0][1] - col) <= 1


def test_what_cannot_begin_there_says_so(tmp_path: Path) -> None:
    known = ", ".join(_STARTING)
    cases: list[tuple[str, object, str, dict[str, object]]] = [
        ("kruskal", (0, 0), "start-not-supported", {"generator": "kruskal", "known": known}),
        ("stack", (9, 0), "start-not-cell", {"row": 9, "col": 0}),
        ("stack", (0.5, 0), "start-not-place", {"value": "(0.5, 0)"}),
        ("stack", "00", "start-not-place", {"value": "'00'"}),
        ("prim-blocks", (0, 1), "start-not-field", {"row": 0, "col": 1}),
    ]
    for name, start, code, fields in cases:
        with refused(GeneratorError, code, **fields):
            generate(name, 9, 9, rng=np.random.default_rng(1), start=start)  # type: ignore[arg-type]
    order = ("generate", "stack", "--rows", "9", "--cols", "9", "-o", str(tmp_path / "a.maze"), "--start")
    assert run(*order, "8,8").exit_code == 0
    assert run(*order, "x").exit_code == 2
    assert run(*order, "9,9").exit_code == 2
