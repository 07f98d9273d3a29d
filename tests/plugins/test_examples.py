"""The examples of plugins: one of each kind, short, and at work everywhere."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

import mazarine as mz
from mazarine.cli.root import root
from mazarine.maze.codes import Matter
from mazarine.picture.plugins import ADDED_OVERLAYS, added_tints
from mazarine.plugins import PLUGINS, PluginKind
from tests.plugins.conftest import EXAMPLES

pytestmark = pytest.mark.usefixtures("examples")
MOST_LINES = 40


def run(*arguments: object) -> str:
    found = CliRunner().invoke(root, list(map(str, arguments)))
    assert found.exit_code == 0, found.output
    return found.output


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.py")), ids=lambda path: path.stem)
def test_an_example_is_short(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= MOST_LINES


def test_there_is_one_of_each_kind_and_none_has_a_problem() -> None:
    assert {kind for kind in PluginKind if PLUGINS.of(kind)} == set(PluginKind)
    assert [plugin.problems for plugin in PLUGINS.found()] == [[]] * 7


@pytest.mark.parametrize(("rows", "cols"), [(1, 1), (1, 7), (5, 1), (6, 9)])
@pytest.mark.parametrize("along", ["rows", "columns"])
def test_a_generator_makes_a_perfect_maze(rows: int, cols: int, along: str) -> None:
    maze = mz.generate("snake", rows, cols, rng=1, along=along)
    found = mz.statistics(maze)
    assert found.loops.count == 0
    assert found.components.count == 1
    assert found.longest_path is not None
    assert found.longest_path.length == rows * cols - 1


def test_a_generator_is_listed_and_used_by_the_command(tmp_path: Path) -> None:
    listed = json.loads(run("generate", "--list", "--json"))["generators"]
    assert listed[-1]["name"] == "snake"
    assert listed[-1]["parameters"][0]["choices"] == ["rows", "columns"]
    run("generate", "snake", "--rows", 3, "--cols", 4, "--seed", 1, "-o", tmp_path / "snake.maze")
    assert mz.read(tmp_path / "snake.maze").shape == (1, 3, 4)


def test_an_explorer_walks() -> None:
    walk = mz.explore(mz.generate("prim", 8, 8, rng=3), explorer="least-visited")
    assert walk.share == 1


def test_a_format_is_read_and_written(tmp_path: Path) -> None:
    maze = mz.generate("caves", 12, 15, rng=1)
    mz.write(maze, tmp_path / "cave.pgm")
    assert np.array_equal(mz.read(tmp_path / "cave.pgm").cells, maze.cells)
    (tmp_path / "no-suffix").write_bytes((tmp_path / "cave.pgm").read_bytes())
    assert mz.identify(tmp_path / "no-suffix") is mz.FORMATS["pgm"]
    run("convert", tmp_path / "cave.pgm", tmp_path / "cave.txt")
    assert list(map(str, mz.losses(mz.generate("prim", 4, 4, rng=1), "pgm"))) == [
        "The walls between cells are left out."
    ]


@pytest.mark.parametrize(
    "content", [b"P2", b"P2 2 2 255 0 0 0", b"P2 x 2 255 0 0", b"P2 \xff", b"P2 -1 -1 1 0"]
)
def test_a_wrong_file_does_not_disable_its_format(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "bad.pgm").write_bytes(content)
    for _ in range(2):
        with pytest.raises(mz.MazeFileError, match=r"bad\.pgm: "):
            mz.read(tmp_path / "bad.pgm")
    assert [plugin.problems for plugin in PLUGINS.found()] == [[]] * 7


def test_an_overlay_is_drawn(tmp_path: Path) -> None:
    maze = mz.generate("caves", 12, 15, rng=1)
    tints = added_tints(ADDED_OVERLAYS["openness"], maze)
    assert tints.steps is not None
    assert (tints.least, tints.most) == (3, 8)
    assert set(np.unique(tints.steps[maze.cells >> 1 == Matter.ROCK])) == {0}
    mz.write(maze, tmp_path / "cave.maze")
    # In a process of its own: the names of overlays are listed once.
    arguments = ["render", tmp_path / "cave.maze", tmp_path / "cave.png", "--overlay", "openness"]
    subprocess.run([sys.executable, "-m", "mazarine", *arguments], check=True)
    assert (tmp_path / "cave.png").read_bytes().startswith(b"\x89PNG")


def test_a_check_finds_problems(tmp_path: Path) -> None:
    maze = mz.generate("snake", 6, 8, rng=1)
    found = [problem for problem in mz.check(maze) if problem.kind == "long-corridors"]
    assert [str(problem.message) for problem in found] == ["The corridor at (0, 0, 0) has 48 cells."]
    mz.write(maze, tmp_path / "long.maze")
    listed = json.loads(CliRunner().invoke(root, ["check", str(tmp_path / "long.maze"), "--json"]).output)
    assert "long-corridors" in [problem["kind"] for problem in listed["problems"]]


def test_a_statistic_is_measured(tmp_path: Path) -> None:
    maze = mz.generate("snake", 2, 2, rng=1)
    assert mz.statistics(maze).plugins == {"wall-share": 25.0}
    assert ("plugins.wall-share", 25.0) in mz.statistics(maze).as_rows()
    mz.write(maze, tmp_path / "two.maze")
    assert json.loads(run("stats", tmp_path / "two.maze", "--json"))["plugins"] == {"wall-share": 25.0}
    assert "Walls" in run("stats", tmp_path / "two.maze")
    assert "25 %" in run("stats", tmp_path / "two.maze")


def test_a_search_is_watched() -> None:
    maze = mz.generate("prim", 8, 8, rng=3)
    found = mz.watch(maze, "by-chance", "dijkstra", start=(0, 0), goal=(7, 7))
    assert found["by-chance"].length == found["dijkstra"].length
    assert "by-chance" in run("watch", "--list")
