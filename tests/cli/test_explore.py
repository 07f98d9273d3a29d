"""`mazarine explore`."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from mazarine.agents.explorers import EXPLORERS
from mazarine.agents.settings import AGENTS
from mazarine.cli.messages import CliMessage
from mazarine.files import read, write
from mazarine.generators import generate
from mazarine.maze import Marker, MarkerKind, Maze
from mazarine.maze.edits import PlaceMarker
from tests.cli.runner import refusal, run, said
from tests.drawing import blocks


@pytest.fixture(params=["square", "hexagon"])
def tree(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """Return a perfect maze with a start and a goal."""
    maze = generate("stack", 8, 8, lattice=request.param, rng=np.random.default_rng(1))
    for kind, cell in ((MarkerKind.START, (0, 0, 0)), (MarkerKind.GOAL, (0, 7, 7))):
        PlaceMarker(Marker(kind, cell)).apply(maze)
    write(maze, tmp_path / "tree.maze")
    return tmp_path / "tree.maze"


def test_an_explorer_is_told_about_in_lines_and_as_json(tree: Path) -> None:
    lines = run("explore", tree, "--radius", 3).stdout.splitlines()
    assert lines[0] == "Explorer  nearest-unknown"
    assert lines[1] == "End       It has reached the goal."
    found = said("explore", tree, "--radius", 3)
    assert lines[2] == f"Steps     {found['runs'][0]['steps']:,}"
    assert found["runs"][0]["end"] == "goal"
    assert found["explorers"][0]["reached"] == 1


def test_the_same_seed_gives_the_same_walk_and_others_others(tree: Path) -> None:
    call = ("explore", tree, "--explorer", "random", "--explorer", "tremaux", "--seeds", 5)
    first, again, other = said(*call), said(*call), said(*call, "--seed", 77)
    assert first == again
    assert [it["steps"] for it in first["runs"]] != [it["steps"] for it in other["runs"]]
    lines = run(*call).stdout.splitlines()
    assert [line.split()[0] for line in lines] == ["random", "tremaux"]
    assert "5 of 5 walks completed in" in lines[0]
    table = run(*call, "--csv").stdout.splitlines()
    assert len(table) == 11
    assert table[0].startswith("walker,explorer,agent,seed,end,steps")


def test_each_walks_back_as_well(tree: Path) -> None:
    call = ("explore", tree, "--explorer", "random", "--explorer", "left-hand", "--back")
    lines = run(*call).stdout.splitlines()
    assert [line.split("  ")[0] for line in lines] == [
        "random", "left-hand", "random, back", "left-hand, back",
    ]  # fmt: skip
    assert [it["direction"] for it in said(*call)["runs"]] == ["there", "there", "back", "back"]
    assert run(*call, "--csv").stdout.splitlines()[-1].endswith(",back,0,0,False,")
    message = str(CliMessage.MAP_OF_SEVERAL_WALKS())
    assert refusal("explore", tree, "--back", "--map", "x.csv").startswith(message)


def test_the_map_that_was_made_is_written_with_the_rest_in_fog(tmp_path: Path) -> None:
    write(blocks("..#.?"), tmp_path / "a.maze")
    run("explore", tmp_path / "a.maze", "--map", tmp_path / "seen.csv")
    assert (tmp_path / "seen.csv").read_text() == "2,2,0,3,5\n"
    assert read(tmp_path / "a.maze") == blocks("..#.?")


def test_a_map_is_gone_on_with_unless_it_is_begun_from_scratch(tmp_path: Path) -> None:
    maze, map_ = tmp_path / "a.maze", tmp_path / "map.maze"
    write(Maze.blank(1, 12), maze)
    run("explore", maze, "--radius", 2, "--steps", 6, "--map", map_)
    assert read(map_).cells.tolist() == [[[2] * 9 + [3] * 3]]
    short = ("--radius", 2, "--steps", 1)
    again = tmp_path / "again.maze"
    for file, options, known in (
        (map_, (), 9), (map_, ("--from-scratch",), 4), (maze, (), 4), (maze, ("--continue",), 12),
    ):  # fmt: skip
        assert said("explore", file, *short, *options)["runs"][0]["known"] == known
        run("explore", file, *short, *options, "--map", again)
        assert read(again).cells.tolist() == [[[2] * known + [3] * (12 - known)]]


def test_a_radius_and_a_chance_of_nothing_count(tmp_path: Path) -> None:
    path = tmp_path / "a.maze"
    write(blocks(".?."), path)
    assert [said("explore", path, "--chance", chance)["runs"][0]["known"] for chance in (0, 1)] == [1, 3]
    write(blocks(".."), path)
    (walk,) = said("explore", path, "--radius", 0)["runs"]
    assert walk["steps"] == 1, "who sees nothing has to go there"


def test_agent_and_explorers_are_listed() -> None:
    listed = said("explore", "--list")
    assert {*listed["explorers"], "hand"} == {*EXPLORERS}
    assert [*listed["agents"]] == [*AGENTS]
    assert "tremaux" in run("explore", "--list").stdout


@pytest.mark.parametrize(
    ("rest", "sentence"),
    [
        (("--explorer", "nobody"), "Unknown explorer 'nobody'"),
        (("--explorer", "hand"), "A manual explorer cannot walk by itself; choose another explorer."),
        (("--agent", "genius"), "Unknown agent 'genius'"),
        (("--opponents", "genius"), "Unknown agent 'genius'"),
        (("--radius", "-1"), "The radius of sight must be a finite number from 0, not -1.0."),
        (("--memory", "age:x"), "Unknown memory 'age:x'; use all, none, age:STEPS or distance:STEPS."),
        (("--reach", "0"), "The distance at which secrets are found must be a finite number from 1, not 0"),
        (("--chance", "2"), "The chance of finding a secret must be a number from 0 to 1, not 2.0."),
        (
            ("--start", "0,50,0"),
            "An explorer cannot start at cell (0, 50, 0): the cell is rock or outside the maze.",
        ),
        (("--start", "here"), "is not a cell; write level,row,col"),
        (("--steps", "0"), "The maximum number of steps must be a whole number from 1 to 1,000,000, not 0."),
        (
            ("--explorer", "random", "--explorer", "greedy", "--map", "x.csv"),
            str(CliMessage.MAP_OF_SEVERAL_WALKS()),
        ),
        (("--json", "--csv"), str(CliMessage.JSON_WITH_CSV())),
    ],
)
def test_what_cannot_be_is_refused(tree: Path, rest: tuple[str, ...], sentence: str) -> None:
    assert sentence in refusal("explore", tree, *rest)


def test_a_maze_without_a_goal_has_nothing_to_be_greedy_for(tmp_path: Path) -> None:
    write(Maze.blank(3, 3), tmp_path / "a.maze")
    assert "greedy needs a goal" in refusal("explore", tmp_path / "a.maze", "--explorer", "greedy")


def test_a_file_is_asked_for() -> None:
    assert refusal("explore").startswith(str(CliMessage.MAZE_NOT_NAMED()))


def test_an_explorer_by_hand_is_not_offered(file: Path) -> None:
    assert "choose one of nearest-unknown, " in refusal("explore", file, "--explorer", "x")


def test_one_step_is_one_step(tree: Path) -> None:
    done = run("explore", tree, "--explorer", "random", "--radius", 1, "--steps", 1)
    assert "It has made 1 step.\n" in done.stdout


def test_a_micromouse_floods_to_the_goal(tree: Path) -> None:
    found = said("explore", tree, "--explorer", "flood-fill", "--agent", "micromouse")
    assert found["runs"][0]["end"] == "goal"
    lines = run("explore", "--list").stdout
    assert "flood-fill" in lines
    assert "sees the walls of its own cell, remembers everything" in lines
