"""Mazes that a league makes when it begins."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from mazarine.errors import Cancelled, MazeFileError, MouseError
from mazarine.files import read, write
from mazarine.generators import generate
from mazarine.gui.forms.order import GeneratorRequest
from mazarine.league import read_spec, run_league
from mazarine.league.league import play_live
from mazarine.league.state import State
from mazarine.mouse import MouseBoard
from tests.cli.runner import run
from tests.refusals import refused

_MOUSE = '[[mouse]]\nname = "a"\nexplorer = "tremaux"\n'
_PRIM = '[[maze]]\ngenerator = "prim"\nrows = 6\ncols = 7\nseeds = [3, 4]\nfinishes = {braid = 0.5}\n'


def plan(folder: Path, *tables: str) -> Path:
    """Write a plan with an explorer."""
    path = folder / "league.toml"
    path.write_text("\n".join((*tables, _MOUSE)), encoding="utf-8")
    return path


def test_mazes_are_those_of_the_generators_window_with_the_same_seed(tmp_path: Path) -> None:
    head = 'mazes = ["a.maze"]\n'
    write(generate("prim", rows=4, cols=4, rng=1), tmp_path / "a.maze")
    spec = read_spec(plan(tmp_path, head, _PRIM))
    assert [it.name for it in spec.mazes] == ["a.maze", "prim, 6 × 7, seed 3", "prim, 6 × 7, seed 4"]
    assert spec.mazes[0].read() == read(tmp_path / "a.maze")
    for maze, seed in zip(spec.mazes[1:], (3, 4), strict=True):
        request = GeneratorRequest("prim", 6, 7, seed, {}, finishes={"braid": 0.5})
        assert maze.read() == request.make()[0] == maze.ready(lambda: True).read()


def test_mazes_that_meet_requirements_are_searched(tmp_path: Path) -> None:
    table = '[[maze]]\nrequire = ["dead_ends 9..10"]\nrows = 6\ncols = 6\nseeds = [1, 2]\n'
    spec = read_spec(plan(tmp_path, table))
    assert [it.name for it in spec.mazes] == [f"dead_ends 9..10, 6 × 6, seed {seed}" for seed in (1, 2)]
    mazes = [it.read() for it in spec.mazes]
    for maze in mazes:
        assert 9 <= sum(walls.bit_count() == 3 for walls in MouseBoard.of(maze).walls) <= 10
    assert mazes[0] != mazes[1]


def test_mazes_that_differ_have_different_names_and_the_same_one_is_made_once(tmp_path: Path) -> None:
    other = _PRIM.replace("0.5", "0.1")
    spec = read_spec(plan(tmp_path, _PRIM, other, _PRIM))
    assert [it.name for it in spec.mazes] == [
        "prim, 6 × 7, seed 3", "prim, 6 × 7, seed 4", "prim, 6 × 7, seed 3 (2)", "prim, 6 × 7, seed 4 (2)",
    ]  # fmt: skip


def test_the_command_line_runs_them_and_a_stopped_league_goes_on(tmp_path: Path) -> None:
    path = plan(tmp_path, _PRIM)
    found = json.loads(run("league", path, "--json", "--jobs", "1").stdout)["results"]
    assert [(it["maze"], it["end"]) for it in found] == [
        ("prim, 6 × 7, seed 3", "exit"), ("prim, 6 × 7, seed 4", "exit"),
    ]  # fmt: skip
    spec = read_spec(path)
    run_league(spec, 1, keep=True)
    assert run_league(spec, 1, keep=True).resumed == 2
    changed = read_spec(plan(tmp_path, _PRIM.replace("0.5", "0.1")))
    assert State(changed).key(changed.mice[0], changed.mazes[0], 1) not in State(changed).finished


def test_what_was_stopped_in_the_window_goes_on_with_the_runs_that_are_missing(tmp_path: Path) -> None:
    spec = read_spec(plan(tmp_path, _PRIM)).ready()
    assert [number for number, _ in play_live(spec, finished={0})] == [1]
    assert list(play_live(spec, finished={0, 1})) == []


def test_what_cannot_be_found_or_is_not_wanted_ends_in_an_error(tmp_path: Path) -> None:
    table = '[[maze]]\nrequire = ["dead_ends 30"]\nrows = 6\ncols = 6\nedits = 1000\n'
    spec = read_spec(plan(tmp_path, table))
    with refused(MouseError, "request-not-met"):
        spec.ready()
    for path in (plan(tmp_path, table), plan(tmp_path, _PRIM)):
        with pytest.raises(Cancelled):
            read_spec(path).ready(lambda: False)


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ("rows = 4\ncols = 4", "needs either `generator` or `require`"),
        ('generator = "prim"\nrequire = ["x"]\nrows = 4\ncols = 4', "needs either"),
        ('generator = "prim"\nrows = 4', "cols"),
        ('generator = "prim"\nrows = 0\ncols = 4', "rows"),
        ('generator = "prim"\nrows = 257\ncols = 4', "rows"),
        ('generator = "prim"\nrows = 4\ncols = 4\nseeds = []', "seeds"),
        ('generator = "prim"\nrows = 4\ncols = 4\nseeds = [-1]', "seeds"),
        ('generator = "prism"\nrows = 4\ncols = 4', "prism"),
        ('generator = "prim"\nrows = 4\ncols = 4\nparameters = {speed = 1}', "speed"),
        ('generator = "prim"\nrows = 4\ncols = 4\nfinishes = {braid = 2}', "braid"),
        ('require = ["dead_endz >= 1"]\nrows = 4\ncols = 4', "dead_endz"),
        ('require = ["dead_ends >= 1"]\nrows = 4\ncols = 4\nspeed = 1', "speed"),
    ],
)
def test_a_wrong_table_is_refused_in_a_sentence(tmp_path: Path, table: str, said: str) -> None:
    with pytest.raises(MazeFileError) as error:
        read_spec(plan(tmp_path, f"[[maze]]\n{table}\n"))
    assert said in str(error.value)


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
def test_a_link_that_leads_to_itself_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    (tmp_path / "loop.zarr").symlink_to(tmp_path / "loop.zarr")
    found = run("league", plan(tmp_path, 'mazes = ["loop"]\n'))
    assert found.stderr.endswith("loop: its symbolic links form a loop.\n")
    run("generate", "binary-tree", "--rows", "4", "--cols", "4", "-o", tmp_path / "a.zarr")
    assert "loop.zarr: " in run("segment", tmp_path / "a.zarr", "-o", tmp_path / "loop.zarr").stderr
