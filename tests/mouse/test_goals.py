"""Starts and goals anywhere: where a mouse begins, what it is told, and which runs count."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.agents.simulation import Plan, Simulation
from mazarine.errors import MouseError
from mazarine.files import read
from mazarine.maze import Marker, MarkerKind, Maze
from mazarine.maze.edits import SetCells, SetWalls
from mazarine.mouse import MouseBoard, MouseProtocol
from mazarine.mouse.explorer import ProgramExplorer
from mazarine.mouse.messages import MouseText
from mazarine.mouse.model import read_model
from mazarine.mouse.scoring import best_of
from mazarine.mouse.script import Script
from mazarine.mouse.timing import timing_of
from tests.depth import examples
from tests.drawing import walls
from tests.mouse.boards import SMALL, said
from tests.mouse.raster import Raster, reachable
from tests.refusals import refused

_DATA = Path(__file__).resolve().parents[2] / ".." / "shared" / "data" / "micromouse"
_HEADINGS = {"n": 0, "e": 2, "s": 4, "w": 6}
Spots = list[tuple[int, int]]


def marked(maze: Maze, starts: Spots = [], goals: Spots = [], level: int = 0) -> Maze:  # noqa: B006
    """Return a maze with markers at these x and y."""
    for kind, spots in ((MarkerKind.START, starts), (MarkerKind.GOAL, goals)):
        for x, y in spots:
            maze.markers.add(Marker(kind, (level, maze.shape[1] - 1 - y, x)))
    return maze


def codes(maze: Maze, goals: str = "maze") -> list[str]:
    """Return the notes on a maze."""
    return [note.code for note in MouseBoard.of(maze, goals).notes]


@pytest.mark.parametrize(
    ("start", "pose"),
    [
        ((0, 0), (1, 1, 0)),
        # In the small maze: the corners in the north, those in the south-east, and the cells in the middle.
        ((0, 3), (1, 7, 2)),
        ((3, 3), (7, 7, 4)),
        ((3, 0), (7, 1, 0)),
        ((1, 1), (3, 3, 2)),
        ((2, 2), (5, 5, 0)),
        ((1, 2), (3, 5, 0)),
        ((2, 1), (5, 3, 0)),
    ],
)
def test_a_mouse_begins_at_the_start_and_looks_to_its_open_side(
    start: tuple[int, int], pose: tuple[int, int, int]
) -> None:
    protocol = MouseProtocol(MouseBoard.of(marked(walls(SMALL), [start])))
    assert protocol.mouse.pose == pose
    said(protocol, "moveForwardHalf", "turnLeft45", "ackReset")
    assert protocol.mouse.pose == pose
    heading = next(letter for letter, number in _HEADINGS.items() if number == pose[2])
    assert said(protocol, "mazeStart") == [f"{start[0]} {start[1]} {heading}"]


def test_in_the_corner_of_mms_it_looks_north_whatever_is_open() -> None:
    maze = walls("""
        +---+---+
        |       |
        +---+   +
        |       |
        +---+---+
    """)
    assert MouseBoard.of(maze).pose == MouseBoard.of(marked(maze, [(0, 0)])).pose == (1, 1, 0)
    assert MouseBoard.of(marked(Maze.blank(1, 2, walled=True), [(1, 0)])).pose == (3, 1, 0), "nothing is open"


def test_of_several_starts_the_first_in_reading_order_counts_and_levels_above_do_not() -> None:
    maze = marked(marked(Maze.blank(16, 16, levels=2), [(3, 3), (9, 9)]), [(0, 15)], [(1, 1)], level=1)
    board = MouseBoard.of(maze)
    assert board.start == (9, 9)
    assert board.has_middle_goals
    assert codes(maze) == ["levels-ignored"]


def test_any_of_several_goals_counts() -> None:
    board = MouseBoard.of(marked(walls(SMALL), goals=[(3, 3), (0, 2), (1, 2)]))
    protocol = MouseProtocol(board)
    assert said(protocol, "mazeGoals") == ["3 0 2 1 2 3 3"]
    said(protocol, "moveForward 2")
    assert protocol.goal == (2, 0)
    protocol = MouseProtocol(board)
    said(protocol, "moveForward 3", "turnRight", "moveForward")
    assert protocol.goal is None, "going through a goal is no arrival"
    said(protocol, "turnRight", "moveForward")
    assert protocol.goal == (5, 2)


def test_without_markers_or_with_those_of_mms_all_is_as_in_mms() -> None:
    middle: Spots = [(7, 7), (7, 8), (8, 7), (8, 8)]
    for maze in (Maze.blank(16, 16), marked(Maze.blank(16, 16), [(0, 0)], middle)):
        for goals in ("maze", "middle"):
            protocol = MouseProtocol(MouseBoard.of(maze, goals))
            assert not protocol.board.notes
            assert not protocol.notes
            assert said(protocol, "mazeStart", "mazeGoals") == ["0 0 n", "4 7 7 7 8 8 7 8 8"]


def test_the_goals_of_mms_can_be_chosen() -> None:
    maze = marked(Maze.blank(16, 16), [(15, 15)], [(2, 2)])
    board = MouseBoard.of(maze, "middle")
    assert (board.pose, board.has_middle_goals) == ((1, 1, 0), True)
    assert codes(maze, "middle") == ["markers-ignored"]
    assert codes(marked(Maze.blank(16, 16), goals=[(2, 2)]), "middle") == ["markers-ignored"]
    assert codes(maze) == []
    with refused(MouseError, "goals-unknown"):
        MouseBoard.of(maze, "corner")


def test_what_a_program_has_not_asked_for_is_noted() -> None:
    protocol = MouseProtocol(MouseBoard.of(marked(Maze.blank(16, 16), [(15, 15)], [(2, 2)])))
    for command, note in (
        ("mazeWidth", "mazeGoals, mazeStart"),
        ("mazeGoals 1", "mazeGoals, mazeStart"),
        ("mazeStart", "mazeGoals"),
        ("mazeGoals", ""),
    ):
        said(protocol, command)
        assert [it.fields["commands"] for it in protocol.notes] == ([note] if note else [])
    assert protocol.unknown == {"mazeGoals 1": 1}


def test_markers_in_rock_and_goals_out_of_reach() -> None:
    rock = Maze.from_blocks(np.array([[0, 0, 0], [0, 1, 0], [0, 0, 0]], dtype=bool))
    with refused(MouseError, "start-in-rock"):
        MouseBoard.of(marked(rock.copy(), [(1, 1)]))
    with refused(MouseError, "goal-in-rock"):
        MouseBoard.of(marked(rock.copy(), [(0, 0)], [(2, 2), (1, 1)]))
    assert MouseBoard.of(marked(rock.copy(), [(1, 1)], [(1, 1)]), "middle").goals == {(1, 1)}
    secret = Maze.blank(3, 3)
    SetCells([(0, 1, 1, "secret")]).apply(secret)
    with refused(MouseError, "goal-in-rock"):
        MouseBoard.of(marked(secret, goals=[(1, 1)]))
    corner = Maze.from_blocks(np.array([[0, 0], [1, 0]], dtype=bool))
    assert MouseBoard.of(marked(corner.copy(), [(1, 1)])).pose == (3, 3, 4)
    closed = Maze.blank(16, 16)
    SetWalls((0, 4, 4, side, "wall") for side in "NESW").apply(closed)
    assert codes(marked(closed.copy(), goals=[(4, 11)])) == ["mouse-cannot-arrive"]
    assert codes(marked(closed.copy(), goals=[(4, 11), (0, 1)])) == []


def test_half_size_boards_are_usual_and_announce_their_goal() -> None:
    assert codes(Maze.blank(32, 32)) == ["goals-unmarked"]
    assert codes(Maze.blank(32, 32), "middle") == []
    assert codes(marked(Maze.blank(32, 32), goals=[(3, 3)])) == []
    assert codes(marked(Maze.blank(32, 16), goals=[(3, 3)])) == ["size-unusual"]


@pytest.mark.skipif(not _DATA.is_dir(), reason="the files are not there")
def test_files_of_half_size_contests() -> None:
    for name, goals, notes in (
        ("text_plus/32MM2018HX.maze", set(product((11, 12, 13), repeat=2)), []),
        ("text_o/japan2008hes.txt", set(product((7, 8), repeat=2)), []),
        ("pairs/japan2014ef_half.txt", {(3, 23)}, []),
        ("pairs/japan2014ef_half.maz", set(product((15, 16), repeat=2)), ["goals-unmarked"]),
    ):
        board = MouseBoard.of(read(_DATA / name))
        assert (board.pose, board.goals, [it.code for it in board.notes]) == ((1, 1, 0), goals, notes)


_TO_THE_GOAL = "moveForward 3", "turnRight", "moveForward", "turnRight", "moveForward"
_BACK = "turnRight", "turnRight", "moveForward", "turnLeft", "moveForward", "turnLeft", "moveForward 3"


@pytest.fixture
def mouse() -> MouseProtocol:
    """Return a mouse in the small maze, whose goal is in the middle."""
    return MouseProtocol(MouseBoard.of(walls(SMALL)))


def test_return_runs_count_from_the_start_to_the_goal(mouse: MouseProtocol) -> None:
    said(mouse, "turnLeft", "turnRight", "moveForward", "turnRight", "turnLeft", "moveForward 2",
         *_TO_THE_GOAL[1:])  # fmt: skip
    assert (mouse.runs.finished, mouse.goal) == ([(5, 4)], (5, 6)), "turns at the start belong to no run"
    said(mouse, "turnRight", "turnLeft", *_BACK)
    assert mouse.runs.returns == (5, 6)
    said(mouse, "turnRight", "turnRight", *_TO_THE_GOAL)
    assert mouse.runs.finished == [(5, 4), (5, 2)]
    assert mouse.runs.returns == (5, 6)
    assert best_of(mouse.runs.finished) == (5, 2)
    assert said(mouse, "getStat total-distance", "getStat best-run-turns") == ["30", "2"]


def test_a_run_that_comes_back_or_is_reset_is_none(mouse: MouseProtocol) -> None:
    turn = "turnRight", "turnRight"
    said(mouse, "moveForward 2", *turn, "moveForward 2", *turn)
    assert (mouse.runs.finished, mouse.runs.returns) == ([], (0, 0))
    said(mouse, "moveForward", "ackReset", *_TO_THE_GOAL, *turn, "moveForward", "ackReset", *_TO_THE_GOAL)
    assert (mouse.runs.finished, mouse.runs.returns) == ([(5, 2), (5, 2)], (1, 2))
    assert best_of([]) is None


_COMMANDS = st.sampled_from([
    "moveForward", "moveForward", "moveForward 2", "moveForward 3", "moveForwardHalf", "moveForwardHalf 3",
    "turnRight", "turnLeft", "turnRight45", "turnLeft45", "turnLeft90", "ackReset", "wallFront",
    "wallFrontRight 3", "wallBack 2", "wallLeft 9", "wallBackLeft", "wallRight", "wallFrontLeft 2",
])  # fmt: skip


@st.composite
def _mazes(draw: st.DrawFn) -> Maze:
    """Return a small maze with any walls, a start anywhere, and up to three goals."""
    rows, cols = draw(st.integers(1, 4)), draw(st.integers(1, 4))
    maze, spots = Maze.blank(rows, cols), list(product(range(cols), range(rows)))
    inner = [
        (0, row, col, side, "wall")
        for row, col, side in product(range(rows), range(cols), "ES")
        if (col < cols - 1 if side == "E" else row < rows - 1)
    ]
    if inner:
        SetWalls(draw(st.lists(st.sampled_from(inner), max_size=len(inner) // 2, unique=True))).apply(maze)
    spot = st.sampled_from(spots)
    return marked(maze, [draw(spot)], draw(st.lists(spot, max_size=3, unique=True)))


@given(_mazes(), st.lists(_COMMANDS, min_size=10, max_size=60))
@examples(4)
def test_a_mouse_is_where_a_slow_model_says_and_its_recorded_run_too(maze: Maze, commands: list[str]) -> None:
    board = MouseBoard.of(maze)
    script = Script(board.pose)
    protocol = MouseProtocol(board, script)
    raster = Raster(maze, board.pose, set(board.goals))
    moments = [(0, board.pose)]
    for command in commands:
        assert said(protocol, command) == [raster.said(command)]
        assert protocol.mouse.pose == raster.pose
        moments.append((len(script.strides), protocol.mouse.pose))
    assert (protocol.runs.finished, protocol.runs.returns) == raster.runs()
    timing = timing_of(read_model("contest"), board, protocol.courses)
    assert len(timing.runs) == len(protocol.runs.finished)
    assert sum(timing.runs) <= timing.total + 1e-9
    is_reachable = bool(reachable(maze, board.start) & board.goals)
    assert ("mouse-cannot-arrive" in [it.code for it in board.notes]) == (not is_reachable)
    script.finish(MouseText.PROGRAM_EXITED())
    at = dict(moments)
    for _ in range(2):
        plan = Plan("program", maker=lambda rng: ProgramExplorer(maze, board, script, rng))
        simulation = Simulation(maze, [plan])
        explorer = simulation.walkers[0].explorer
        assert isinstance(explorer, ProgramExplorer)
        for stride in range(len(script.strides) + 1):
            explorer.catch_up()
            if stride in at:
                assert explorer.pose == at[stride]
                x, y, _ = at[stride]
                if x % 2 and y % 2:
                    assert explorer.agent.cell == explorer.cell_at((x // 2, y // 2))
            simulation.advance()
        assert explorer.pose == protocol.mouse.pose
