"""Leagues whose mazes mark a start and goals, and mice that make several runs."""

from __future__ import annotations

import csv
import io
import json
import shlex
import sys
from pathlib import Path

import pytest

from mazarine.agents.settings import AGENTS
from mazarine.agents.simulation import End, Plan, Simulation
from mazarine.errors import MazeFileError, MouseError
from mazarine.files import write
from mazarine.generators import generate
from mazarine.league import read_spec, run_league
from mazarine.league.match import contest_of, play
from mazarine.league.mazes import LeagueMaze
from mazarine.league.state import State
from mazarine.maze import Marker, MarkerKind, Maze
from mazarine.maze.edits import SetCells, SetWalls
from mazarine.mouse import Goals
from tests.cli.runner import run
from tests.refusals import refused

_PYTHON = shlex.quote(sys.executable)
_ASK = """
import sys
def ask(line):
    print(line, flush=True)
    return sys.stdin.readline().strip()
"""
_THERE_AND_BACK = (
    _ASK
    + """
for line in 2 * ["moveForward 5", "turnRight", "turnRight", "moveForward 5", "turnRight", "turnRight"]:
    ask(line)
ask("moveForward 5")
"""
)
_ASKING = (
    _ASK
    + """
assert ask("mazeStart") == "3 5 s"
assert ask("mazeGoals") == "2 1 0 3 0"
ask("moveForward 5")
"""
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with two mice, and a maze of columns: start (3, 5), goals (3, 0) and (1, 0)."""
    maze = Maze.blank(6, 6)
    SetWalls((0, row, col, "E", "wall") for row in range(6) for col in range(5)).apply(maze)
    SetWalls((0, 5, col, "E", "open") for col in range(5)).apply(maze)
    maze.markers.add(Marker(MarkerKind.START, (0, 0, 3)))
    maze.markers.add(Marker(MarkerKind.GOAL, (0, 5, 3)))
    maze.markers.add(Marker(MarkerKind.GOAL, (0, 5, 1)))
    write(maze, tmp_path / "m.maze")
    for name, program in (("there", _THERE_AND_BACK), ("asking", _ASKING)):
        (tmp_path / f"{name}.py").write_text(program, encoding="utf-8")
    return tmp_path


def league(folder: Path, *mice: str, head: str = "") -> Path:
    """Write a league of these programs and explorers in the maze."""
    tables = [
        f'[[mouse]]\nname = "{mouse}"\ncommand = """{_PYTHON} {mouse}.py"""'
        if (folder / f"{mouse}.py").exists()
        else f'[[mouse]]\nname = "{mouse}"\nexplorer = "{mouse}"'
        for mouse in mice
    ]
    path = folder / "league.toml"
    path.write_text("\n".join(('mazes = ["m.maze"]', head, *tables)), encoding="utf-8")
    return path


def test_runs_search_and_returns_are_listed(folder: Path) -> None:
    path = league(folder, "there", "asking", "left-hand")
    result = run("league", str(path), "--json", "--jobs", "1")
    there, asking, explorer = json.loads(result.stdout)["results"]
    run_of_5 = {"moves": 5, "turns": 0}
    assert there["contest"] == {
        "runs": 3, "search": run_of_5, "best": run_of_5, "returns": {"moves": 10, "turns": 4},
    }  # fmt: skip
    assert there["goal"] == run_of_5
    assert asking["contest"]["runs"] == 1
    # It looks south at the start: the left hand leads down the column.
    assert explorer["goal"] == explorer["contest"]["search"] == run_of_5
    assert there["note"].startswith("The program did not send mazeGoals, mazeStart:")
    assert asking["note"] == explorer["note"] == ""
    assert result.stderr.count("Mouse there: The program did not send") == 1
    (row, *_) = csv.DictReader(io.StringIO(run("league", str(path), "--csv", "--jobs", "1").stdout))
    names = "contest_runs", "search_moves", "search_turns", "best_moves", "best_turns", "return_moves"
    assert [row[name] for name in names] == ["3", "5", "0", "5", "0", "10"]
    table = run("league", str(path), "--jobs", "1").stdout
    assert "Best run" in table
    assert "5 + 0" in table


@pytest.mark.parametrize("where", ["file", "option"])
def test_the_goals_of_mms_are_an_option(folder: Path, where: str) -> None:
    path = league(folder, "there", "flood-fill", head='goals = "middle"' if where == "file" else "")
    options = ["--goals", "middle"] if where == "option" else []
    result = run("league", str(path), "--json", "--jobs", "1", *options)
    there, explorer = json.loads(result.stdout)["results"]
    assert (there["goal"], there["note"]) == (None, "")
    assert "its goal is the middle, not the markers" in result.stderr
    assert explorer["goal"]["moves"] >= 5, "from the corner to (2, 3)"
    back = run("league", str(path), "--json", "--jobs", "1", "--goals", "maze")
    assert json.loads(back.stdout)["results"][0]["contest"]["runs"] == 3


def test_finished_runs_with_other_goals_are_not_taken(folder: Path) -> None:
    path = league(folder, "left-hand")
    keys = set()
    for goals in (None, "maze", "middle"):
        spec = read_spec(path, goals)
        keys.add(State(spec).key(spec.mice[0], spec.mazes[0], 1))
    assert len(keys) == 2


def test_bad_goals_are_refused(folder: Path) -> None:
    path = league(folder, "left-hand", head='goals = "corner"')
    with refused(MazeFileError, "json-invalid"):
        read_spec(path)
    maze = Maze.blank(4, 4)
    SetCells([(0, 1, 1, "rock")]).apply(maze)
    maze.markers.add(Marker(MarkerKind.GOAL, (0, 1, 1)))
    write(maze, folder / "m.maze")
    with refused(MouseError, "maze-failed"):
        run_league(read_spec(league(folder, "left-hand")), 1)


def test_explorers_find_what_a_mouse_finds_and_not_more(folder: Path) -> None:
    maze = Maze.blank(1, 5)
    SetWalls([(0, 0, 1, "E", "secret")]).apply(maze)
    maze.markers.add(Marker(MarkerKind.START, (0, 0, 0)))
    maze.markers.add(Marker(MarkerKind.GOAL, (0, 0, 4)))
    write(maze, folder / "m.maze")
    (result,) = run_league(read_spec(league(folder, "left-hand")), 1).results
    assert result.goal is None
    contest = contest_of(LeagueMaze("m", folder / "m.maze"), Goals.MAZE)
    assert contest.wall_at((0, 0, 1), "E") == 1
    for kind, count in ((MarkerKind.GATE, 1), (MarkerKind.DOOR, 1)):
        barred = Maze.blank(1, 5)
        barred.markers.add(Marker(kind, (0, 0, 1), "E", "a" if kind is MarkerKind.DOOR else ""))
        barred.markers.add(Marker(MarkerKind.GOAL, (0, 0, 4)))
        write(barred, folder / "m.maze")
        contest = contest_of(LeagueMaze("m", folder / "m.maze"), Goals.MAZE)
        assert sum(it.kind is MarkerKind.DOOR for it in contest.markers) == count
        (result,) = run_league(read_spec(league(folder, "left-hand")), 1).results
        assert result.goal is None


def test_turns_at_the_start_belong_to_no_run_of_an_explorer(folder: Path) -> None:
    maze = Maze.blank(1, 3)
    maze.markers.add(Marker(MarkerKind.GOAL, (0, 0, 2)))
    write(maze, folder / "m.maze")
    (result,) = run_league(read_spec(league(folder, "left-hand")), 1).results
    assert (result.goal, result.runs) == ((2, 1), ((2, 0),)), "it looks north in the corner"
    # Best: 2 half-steps of 2 cells count 3; in all: 3, and a turn.
    assert result.source == pytest.approx(3 + 0.1 * (3 + 1))


@pytest.mark.parametrize("seed", range(6))
def test_the_moves_of_an_explorer_are_those_of_a_mouse_on_the_board(folder: Path, seed: int) -> None:
    maze, path = generate("prim", 7, 7, rng=seed), folder / "m.maze"
    hidden = [(0, row, (3 * row + seed) % 6, "E", "secret") for row in range(7)]
    SetWalls(hidden).apply(maze)
    maze.markers.add(Marker(MarkerKind.START, (0, seed, 6 - seed)))
    maze.markers.add(Marker(MarkerKind.GOAL, (0, 6, 3)))
    write(maze, path)
    (mouse,) = read_spec(league(folder, "tremaux")).mice
    maze = LeagueMaze("m", path)
    result = play(mouse, maze, 1)
    simulation = Simulation(contest_of(maze, Goals.MAZE), [Plan("tremaux", AGENTS["micromouse"])])
    simulation.run()
    (walker,) = simulation.walkers
    assert result is not None
    assert result.moves == walker.steps
    assert (result.goal is not None) == (walker.end is End.GOAL)
    assert result.runs == () or result.runs[-1] <= (result.moves, result.turns)
