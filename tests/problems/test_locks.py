"""Problems of keys and doors."""

from __future__ import annotations

import json
from pathlib import Path

from mazarine.files import write
from mazarine.maze import Maze
from mazarine.problems import Problem, ProblemKind, Severity, check
from tests.cli.runner import run, said

K = ProblemKind
LOCKS = (K.SOFT_LOCK, K.DOOR_WITHOUT_KEY, K.USELESS_KEY, K.LOCKS_UNDECIDED, K.LOCK_ORDER)


def corridor(cols: int = 7) -> Maze:
    """Return a corridor with a start in the middle and a goal at its east end."""
    maze = Maze.blank(1, cols)
    maze.add_marker("start", (0, 3))
    maze.add_marker("goal", (0, cols - 1))
    return maze


def of_locks(maze: Maze) -> list[Problem]:
    return [problem for problem in check(maze) if problem.kind in LOCKS]


def test_a_maze_without_locks_has_no_such_problem() -> None:
    assert of_locks(corridor()) == []


def test_a_door_with_its_key_is_only_noted() -> None:
    maze = corridor()
    maze.add_marker("key", (0, 0), label="red")
    maze.add_marker("door", (0, 4), "E", label="Red ")
    (note,) = of_locks(maze)
    assert (note.kind, note.severity, note.cells.tolist()) == (K.LOCK_ORDER, Severity.NOTE, [[0, 0, 4]])


def test_a_door_without_a_key_before_the_goal_is_an_error_at_the_start() -> None:
    maze = corridor()
    maze.add_marker("key", (0, 0), label="blue")
    maze.add_marker("door", (0, 5), label="red")
    lost, door, key = of_locks(maze)
    assert (lost.kind, lost.severity, lost.walk.tolist()) == (K.SOFT_LOCK, Severity.ERROR, [[0, 0, 3]])
    assert lost.cells.tolist() == [[0, 0, 3], [0, 0, 5]]
    assert (door.kind, door.cells.tolist()) == (K.DOOR_WITHOUT_KEY, [[0, 0, 5]])
    assert (key.kind, key.cells.tolist()) == (K.USELESS_KEY, [[0, 0, 0]])


def test_a_gate_passed_without_the_key_is_a_soft_lock() -> None:
    maze = corridor()
    maze.add_marker("key", (0, 0), label="a")
    maze.add_marker("gate", (0, 4), "E")
    maze.add_marker("door", (0, 6), label="a")
    lost, _ = of_locks(maze)
    assert (lost.kind, lost.severity) == (K.SOFT_LOCK, Severity.WARNING)
    assert lost.walk.tolist() == [[0, 0, 3], [0, 0, 4], [0, 0, 5]]


def test_a_key_for_one_door_used_at_the_wrong_door_is_a_soft_lock() -> None:
    maze = corridor()
    maze.add_marker("key_once", (0, 3), label="a")
    maze.add_marker("door", (0, 2), label="a")
    maze.add_marker("door", (0, 5), label="a")
    lost, order = of_locks(maze)
    assert lost.walk.tolist() == [[0, 0, 3], [0, 0, 2]]
    assert order.count == 2


def test_too_many_keys_for_one_door_are_not_decided() -> None:
    maze = corridor(60)
    for col in range(4, 40, 2):
        maze.add_marker("key_once", (0, col), label="a")
        maze.add_marker("door", (0, col + 1), label="a")
    assert K.LOCKS_UNDECIDED in [problem.kind for problem in of_locks(maze)]


def test_a_goal_behind_rock_is_no_soft_lock() -> None:
    maze = corridor()
    maze.add_marker("door", (0, 1), label="a")
    maze.set_cells([(0, 5)], "rock")
    kinds = {problem.kind for problem in check(maze)}
    assert K.GOAL_UNREACHABLE in kinds
    assert K.SOFT_LOCK not in kinds


def test_the_command_line_reports_codes_and_walks_and_finds_paths_with_keys(tmp_path: Path) -> None:
    maze = corridor()
    maze.add_marker("key", (0, 1), label="a")
    maze.add_marker("door", (0, 5), label="a")
    maze.add_marker("key", (0, 0), label="b")
    write(maze, tmp_path / "a.maze")
    file = tmp_path / "a.maze"
    found = json.loads(run("check", file, "--json").stdout)
    assert [it["code"] for it in found["problems"]] == ["useless_key", "lock_order"]
    assert said("path", file, "0,0,3", "0,0,6")["length"] == 7
    maze.add_marker("gate", (0, 2), "W")
    write(maze, file)
    assert said("path", file, "0,0,3", "0,0,6")["length"] is None
    refused = run("check", file, "--json")
    assert refused.exit_code == 1
    assert json.loads(refused.stdout)["problems"][0]["walk"] == [[0, 0, 3]]


def test_a_start_that_cannot_win_is_known_even_with_too_many_keys() -> None:
    maze = corridor(60)
    for col in range(4, 40, 2):
        maze.add_marker("key_once", (0, col), label="a")
        maze.add_marker("door", (0, col + 1), label="a")
    maze.add_marker("door", (0, 58), label="b")
    lost = next(problem for problem in of_locks(maze) if problem.kind is K.SOFT_LOCK)
    assert lost.cells.tolist() == [[0, 0, 3], [0, 0, 58]]


def test_kept_keys_in_any_number_are_decided() -> None:
    maze = corridor(90)
    for col in range(4, 84, 2):
        maze.add_marker("key", (0, col), label=str(col))
        maze.add_marker("door", (0, col + 1), label=str(col))
    (order,) = of_locks(maze)
    assert order.count == 40
