"""`mazarine check`."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np

from mazarine.files import read, write
from mazarine.lattice import SQUARE
from mazarine.maze import Marker, MarkerKind, Maze
from mazarine.maze.codes import Wall
from mazarine.maze.edits import PlaceMarker, SetWalls
from mazarine.resources_path import resource
from tests.cli.runner import refusal, run


def with_goal(file: Path, *, cut: bool) -> Path:
    """Put a goal into the maze of a file, and cut it off."""
    maze = read(file)
    PlaceMarker(Marker(MarkerKind.GOAL, (0, 2, 4))).apply(maze)
    if cut:
        SetWalls([(0, 2, 4, "N", "wall"), (0, 2, 4, "W", "wall")]).apply(maze)
    write(maze, file)
    return file


def test_a_maze_without_problems_ends_with_status_0(file: Path) -> None:
    done = run("check", with_goal(file, cut=False))
    assert (done.exit_code, done.stdout) == (0, "No problems.\n")


def test_problems_are_told_a_line_each_and_end_with_status_1(file: Path) -> None:
    done = run("check", with_goal(file, cut=True))
    assert done.exit_code == 1
    assert done.stdout.splitlines() == [
        "error    0,0,0     No goal can be reached from the start at (0, 0, 0).",
        "warning  0,2,4     Cell (0, 2, 4) cannot be reached from any start.",
        "2 problems.",
    ]


def test_json_has_what_the_window_shows(file: Path) -> None:
    done = run("check", with_goal(file, cut=True), "--json")
    assert done.exit_code == 1
    said = json.loads(done.stdout)
    assert (said["file"], said["profile"]) == (str(file), "maze")
    assert said["problems"][1] == {
        "kind": "floor-unreachable",
        "severity": "warning",
        "code": "cell-unreachable",
        "message": "Cell (0, 2, 4) cannot be reached from any start.",
        "count": 1,
        "cell": [0, 2, 4],
        "cells": [[0, 2, 4]],
        "fixes": ["Open a wall"],
    }


def test_json_has_no_cells_if_they_are_too_many(tmp_path: Path) -> None:
    maze = Maze.blank(260, 520)
    SetWalls([(0, row, 259, "E", "wall") for row in range(260)]).apply(maze)
    write(maze, tmp_path / "halves.maze")
    problems = json.loads(run("check", tmp_path / "halves.maze", "--json").stdout)["problems"]
    (half,) = (it for it in problems if it["kind"] == "closed-pocket")
    assert (half["count"], half["cells"]) == (260 * 260, None)


def test_json_offers_a_tunnel_before_rock(tmp_path: Path) -> None:
    maze = Maze.from_blocks([[0, 0, 1, 1, 1, 1, 0]])
    for kind, col in ((MarkerKind.START, 0), (MarkerKind.GOAL, 1)):
        PlaceMarker(Marker(kind, (0, 0, col))).apply(maze)
    write(maze, tmp_path / "a.maze")
    (problem,) = json.loads(run("check", tmp_path / "a.maze", "--json").stdout)["problems"]
    assert problem["fixes"] == ["Dig through 4 cells of rock", "Fill with rock"]


def test_the_profile_asks_for_the_rules_of_contests(tmp_path: Path) -> None:
    contest = resource("mazes/contest.txt")
    assert run("check", contest, "--profile", "micromouse").exit_code == 0
    write(Maze.blank(16, 16), tmp_path / "empty.maze")
    done = run("check", tmp_path / "empty.maze", "--profile", "micromouse")
    assert done.exit_code == 1
    assert "224 posts touch no wall" in done.stdout


def test_notes_alone_end_with_status_0(tmp_path: Path) -> None:
    contest = read(resource("mazes/contest.txt"))
    dead_end = next(
        (row, col)
        for row, col in np.ndindex(16, 16)
        if sum(contest.wall_at((0, row, col), side) == Wall.WALL for side in SQUARE.sides) == 3
    )
    SetWalls([(0, *dead_end, side, "wall") for side in "NESW"]).apply(contest)
    write(contest, tmp_path / "pocket.maze")
    done = run("check", tmp_path / "pocket.maze", "--profile", "micromouse")
    assert done.exit_code == 0
    assert done.stdout.splitlines()[-1].startswith("No problems, ")


def test_an_unknown_profile_is_refused(file: Path) -> None:
    assert "'chess' is not one of 'maze', 'micromouse'" in refusal("check", file, "--profile", "chess")
