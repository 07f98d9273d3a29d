"""`mazarine stats`."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from mazarine.cli.messages import CliMessage
from mazarine.cli.output import progress_on_terminal
from mazarine.files import read, write
from mazarine.maze import Maze
from mazarine.maze.edits import PlaceMarker, SetWalls
from mazarine.maze.things import Marker, MarkerKind
from mazarine.paths.structure import statistics
from tests.cli.runner import refusal, run, said
from tests.drawing import blocks


def with_goal(file: Path) -> Maze:
    """Put a goal into the maze of a file."""
    maze = read(file)
    PlaceMarker(Marker(MarkerKind.GOAL, (0, 2, 4))).apply(maze)
    write(maze, file)
    return maze


def test_json_says_all_measures(file: Path) -> None:
    maze = with_goal(file)
    found = said("stats", file)
    assert found.pop("file") == str(file)
    assert found == statistics(maze).as_dict()
    assert found["solution"]["length"] == 6


def test_csv_has_a_line_for_each_measure(file: Path) -> None:
    with_goal(file)
    rows = list(csv.reader(run("stats", file, "--csv").stdout.splitlines()))
    assert rows[0] == ["name", "value"]
    values = dict(rows[1:])
    assert len(values) == len(rows) - 1
    assert (values["size.rows"], values["solution.goal"], values["longest_path.exact"]) == (
        "3",
        "0,2,4",
        "true",
    )


def test_without_either_it_prints_a_table(file: Path) -> None:
    with_goal(file)
    assert run("stats", file).stdout.splitlines() == [
        "Size                 3 × 5 cells on 1 level, 14 of floor",
        "Cells                1 rock, 9 corridor, 2 crossroad, 3 room",
        "Regions              3 corridors, 2 crossroads, 1 room",
        "Components           1, the largest of 14 cells",
        "Loops                1; 11 cells on cycles",
        "Dead ends            0 (0.0% of the floor)",
        "Trees                0 cells in trees of dead ends",
        "Chokepoints          5 cells; in 1 corridor",
        "Dead ends open to    0 north, 0 east, 0 south, 0 west",
        "Straight             0 north-south, 4 east-west",
        "Turns                2 north-east, 1 south-east, 1 south-west, 2 north-west",
        "Junctions closed to  1 north, 1 east, 0 south, 0 west",
        "Others               0 isolated, 0 open to all sides, 2 with links",
        "Cell types           9 of 16 never occur",
        "Solution             6 steps from 0,0,0 to 0,2,4: 3 turns, 3 decisions",
        "Off it               0 dead ends, 0 cells of their trees",
        "Difficulty           1.57",
        "Longest path         9 steps from 0,2,2 to 0,1,0",
        "River                5.00 steps per passage",
        "Bias                 +1.00",
        "Slant                +0.00",
        "Braid                100.0%",
    ]


def test_a_maze_of_rock_has_little_to_say(tmp_path: Path) -> None:
    maze = Maze.blank(1, 2)
    maze.buffers.cells[:] = 0
    write(maze, tmp_path / "rock.maze")
    lines = run("stats", tmp_path / "rock.maze").stdout.splitlines()
    assert [line.split("  ")[0] for line in lines] == [
        "Size", "Cells", "Regions", "Components", "Loops", "Dead ends", "Trees", "Chokepoints",
        "Dead ends open to", "Straight", "Turns", "Junctions closed to", "Others",
        "Cell types",
    ]  # fmt: skip
    found = said("stats", tmp_path / "rock.maze")
    assert (found["solution"], found["longest_path"]["start"], found["texture"]["river"]) == (
        None,
        None,
        None,
    )
    assert "texture.river,\n" in run("stats", tmp_path / "rock.maze", "--csv").stdout


def test_both_forms_at_once_are_refused(file: Path) -> None:
    assert refusal("stats", file, "--json", "--csv").startswith(str(CliMessage.JSON_WITH_CSV()))


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    assert "nothing.maze" in refusal("stats", tmp_path / "nothing.maze")


def test_with_standard_error_closed_there_is_no_progress_to_show(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stderr", None)
    assert progress_on_terminal("Segmenting") is None


def test_secrets_have_lines_of_their_own(tmp_path: Path) -> None:
    maze = blocks("..?..?.\n######.")
    SetWalls([(0, 0, 6, "S", "found")]).apply(maze)
    for kind, cell in ((MarkerKind.START, (0, 0, 0)), (MarkerKind.GOAL, (0, 1, 6))):
        PlaceMarker(Marker(kind, cell)).apply(maze)
    write(maze, tmp_path / "secrets.maze")
    lines = run("stats", tmp_path / "secrets.maze").stdout.splitlines()
    assert lines[-4:] == [
        "Secrets              2 cells, 1 door, 1 of them found",
        "Behind secrets       6 cells that can be reached from the start",
        "Needed to a goal     2 secrets; without secrets no path",
        "Lined corridor       2 cells, 2 secrets",
    ]
    found = said("stats", tmp_path / "secrets.maze")["secrets"]
    assert (found["needed"], found["lined_corridor"]) == (2, {"cells": 2, "secrets": 2})
