"""Dead ends that are shut by secrets, and fog."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.errors import GeneratorError
from mazarine.files import read
from mazarine.generators import generate, hide, lay_fog, scatter_markers
from mazarine.maze import Maze
from mazarine.maze.codes import FOG, Matter, Wall
from mazarine.maze.secrets import has_secrets, with_secrets_closed
from mazarine.paths.structure import dead_ends
from mazarine.regions import Segmentation, Space
from tests.cli.runner import run
from tests.refusals import refused
from tests.regions.oracle import Board
from tests.strategies import mazes

seeds, shares = st.integers(0, 99), st.floats(0, 1)


@given(mazes(), seeds, shares)
def test_what_is_hidden_was_a_dead_end_and_comes_back(maze: Maze, seed: int, share: float) -> None:
    before = maze.copy()
    change = hide(maze, share, rng=np.random.default_rng(seed)).apply(maze)
    # Who finds everything walks as before.
    assert np.array_equal(Segmentation.of(maze).kind, Segmentation.of(before).kind)
    assert (maze.links, maze.markers) == (before.links, before.markers)
    assert np.array_equal(maze.cells[1:], before.cells[1:])
    assert np.array_equal(maze.cells & FOG, before.cells & FOG)
    change.inverse.apply(maze)
    assert maze == before


@given(mazes(), seeds)
def test_what_is_shut_is_the_way_out_of_each_dead_end(maze: Maze, seed: int) -> None:
    before, board = maze.copy(), Board(maze)
    hide(maze, 1.0, rng=seed).apply(maze)
    linked = maze.links.cells()
    fronts = {
        cell: min(beside) for cell, beside in board.beside.items()
        if cell[0] == 0 and len(beside) == 1 and cell not in linked
    }  # fmt: skip
    positions = {
        frozenset((cell, across)): (cell, side)
        for cell in board.cells for side in maze.lattice.stored
        for down, right in [maze.lattice.step(cell[1], side)]
        if (across := (cell[0], cell[1] + down, cell[2] + right)) in board.cells and maze.has_side(cell, side)
    }  # fmt: skip
    was = {joint: before.wall_at(*position) for joint, position in positions.items()}
    shut = {joint for joint, position in positions.items() if maze.wall_at(*position) is not was[joint]}
    if any(wall is not Wall.OPEN for joint, wall in was.items() if min(joint)[0] == 0):
        doors = {frozenset(pair) for pair in fronts.items()}
        assert shut == {joint for joint in doors if was[joint] is Wall.OPEN}
        assert np.array_equal(maze.cells, before.cells)
    else:
        secret = {it for it in fronts.values() if len(board.beside[it]) == 2 and it not in linked}
        for cell in board.cells:
            place = maze.grid.array_place(cell)
            matter = Matter.SECRET if cell in secret else before.cells[place] >> 1
            assert maze.cells[place] >> 1 == matter
        assert not shut


@pytest.mark.parametrize(
    ("name", "rows", "cols", "lattice"),
    [("prim", 20, 30, "square"), ("stack-blocks", 21, 31, "square"), ("prim", 20, 30, "hexagon")],
)
def test_all_dead_ends_are_closed_off_until_their_secrets_are_found(
    name: str, rows: int, cols: int, lattice: str
) -> None:
    maze = generate(name, rows, cols, rng=np.random.default_rng(4), lattice=lattice, origin=(-3, 2))
    ends = dead_ends(Space.of(maze)).cells
    hide(maze, 1.0, rng=np.random.default_rng(5)).apply(maze)
    closed = Space.of(with_secrets_closed(maze))
    shut = [cell for cell in map(tuple, ends.tolist()) if not closed.sides_at(closed.grid.padded_place(cell))]
    assert len(shut) == len(ends) if name == "prim" else len(shut) > len(ends) / 3
    assert (maze.walls & 3 == Wall.SECRET).any() == (name == "prim")
    assert (maze.cells >> 1 == Matter.SECRET).any() == (name != "prim")
    edit = scatter_markers(maze, {"npc": len(shut)}, rng=np.random.default_rng(6))
    edit.apply(maze)
    assert {marker.cell for marker in maze.markers} == set(shut)


@given(mazes(), seeds, shares)
def test_fog_hides_nothing_but_the_view(maze: Maze, seed: int, share: float) -> None:
    before = maze.copy()
    change = lay_fog(maze, share, rng=np.random.default_rng(seed)).apply(maze)
    assert np.array_equal(maze.cells | FOG, before.cells | FOG)
    assert ((maze.cells & FOG) >= (before.cells & FOG)).all()
    assert np.array_equal(maze.cells[1:], before.cells[1:])
    change.inverse.apply(maze)
    assert maze == before


def test_a_share_is_about_as_much() -> None:
    maze = generate("prim", 60, 60, rng=np.random.default_rng(1))
    lay_fog(maze, 0.25, rng=np.random.default_rng(2)).apply(maze)
    assert 0.2 < (maze.cells & FOG).mean() < 0.3
    lay_fog(maze, 1.0, rng=np.random.default_rng(2)).apply(maze)
    assert (maze.cells & FOG).all()
    with refused(GeneratorError, "share-out-of-range", parameter="fog", value="2"):
        lay_fog(maze, 2, rng=np.random.default_rng(2))
    with refused(GeneratorError, "no-level", level=3):
        hide(maze, 1, rng=np.random.default_rng(2), level=3)


def test_the_command_hides_and_scatters(tmp_path: Path) -> None:
    out = tmp_path / "a.maze"
    size = ("--rows", "12", "--cols", "14", "--seed", "3")
    run("generate", "kruskal", *size, "--secrets", "0.5", "--fog", "1", "--npc", "2", "-o", str(out))
    maze = read(out)
    assert has_secrets(maze)
    assert (maze.cells & FOG).all()
    assert len(maze.markers) == 2
