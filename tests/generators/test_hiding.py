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


@pytest.mark.parametrize(("name", "rows", "cols"), [("prim", 20, 30), ("stack-blocks", 21, 31)])
def test_all_dead_ends_are_closed_off_until_their_secrets_are_found(name: str, rows: int, cols: int) -> None:
    maze = generate(name, rows, cols, rng=np.random.default_rng(4))
    ends = dead_ends(Space.of(maze)).cells
    hide(maze, 1.0, rng=np.random.default_rng(5)).apply(maze)
    closed = Space.of(with_secrets_closed(maze))
    open_sides = closed.grid.view(closed.cells) & 0xF
    shut = [cell for cell in map(tuple, ends.tolist()) if open_sides[cell] == 0]
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
