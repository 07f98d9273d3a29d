"""Mazes of hexagons are perfect, and the same for the same seed; other algorithms are refused."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.book.plan import BookPlan
from mazarine.errors import GeneratorError, MazeError
from mazarine.files import read
from mazarine.generators import GENERATORS, begin, generate
from mazarine.generators.six_sides import TREES
from mazarine.maze.codes import Matter
from mazarine.picture.growing import growing_drawing
from mazarine.shapes import mask
from tests.cli.runner import run
from tests.refusals import refused
from tests.regions.oracle import Board, joined


@given(st.sampled_from(sorted(TREES)), st.integers(1, 7), st.integers(1, 7), st.integers(0, 99))
def test_mazes_of_hexagons_are_spanning_trees(name: str, rows: int, cols: int, seed: int) -> None:
    maze = generate(name, rows, cols, rng=seed, lattice="hexagon")
    board = Board(maze)
    assert len(board.joints) == rows * cols - 1
    assert len(joined(board.cells, board.beside.__getitem__)) == 1
    assert generate(name, rows, cols, rng=seed, lattice="hexagon") == maze
    assert maze.shape == (1, rows, cols)


@given(st.sampled_from(sorted(TREES)), st.integers(1, 6), st.integers(1, 6), st.integers(0, 99))
def test_each_step_opens_a_passage_to_the_current_cell(name: str, rows: int, cols: int, seed: int) -> None:
    growth = begin(name, rows, cols, rng=seed, lattice="hexagon")
    assert growth.marks().current is None
    before = growth.maze()
    while not growth.advance(1):
        maze, marks = growth.maze(), growth.marks()
        boards = [Board(it).joints for it in (before, maze)]
        assert len(boards[1]) == len(boards[0]) + 1 == growth.created - 1
        assert marks.current is not None
        assert (0, *marks.current) in {cell for joint in set(boards[1]) - set(boards[0]) for cell in joint}
        assert all(maze.grid.holds((0, *place)) for place in marks.waiting.tolist())
        drawing = growing_drawing(maze, marks)
        assert drawing.maze.cells[0, *marks.current] >> 1 == Matter.FLOOR
        before = maze
    assert growth.maze() == generate(name, rows, cols, rng=seed, lattice="hexagon")


def test_all_names_are_those_of_algorithms() -> None:
    assert set(TREES) <= set(GENERATORS)
    assert [name for name, it in GENERATORS.items() if "hexagon" in it.lattices] == [
        name for name in GENERATORS if name in TREES
    ]


@pytest.mark.parametrize("name", sorted({*GENERATORS} - {*TREES}))
def test_other_algorithms_are_refused(name: str) -> None:
    with refused(GeneratorError, "no-hexagons", generator=name):
        generate(name, 7, 7, lattice="hexagon")


def test_masks_are_refused() -> None:
    with refused(GeneratorError, "no-options-on-hexagons"):
        generate("prim", 2, 2, lattice="hexagon", mask=np.ones((2, 2), dtype=bool))


def test_shapes_and_books_of_them_are_refused():
    with refused(MazeError, "hexagons-not-supported"):
        mask("heart", 9, 9, "hexagon")
    with refused(MazeError, "hexagons-not-supported"):
        BookPlan(lattice="hexagon").require_possible()


def test_the_command_makes_them(tmp_path: Path):
    run("generate", "prim", "--rows", 5, "--cols", 6, "--lattice", "hexagon", "-o", tmp_path / "a.maze")
    assert read(tmp_path / "a.maze").shape == (1, 5, 6)
