"""Programs as explorers: what they have sensed is what they know, and what they draw is kept."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.agents.map_codes import KnowledgeMap
from mazarine.agents.simulation import End, Plan, Simulation
from mazarine.lattice import SQUARE, Side
from mazarine.maze import Maze
from mazarine.mouse import MouseBoard, MouseLimits, MouseProgram, MouseProtocol, ProgramSpec
from mazarine.mouse.drawing import Marks
from mazarine.mouse.explorer import ProgramExplorer
from mazarine.mouse.messages import MouseText
from mazarine.mouse.script import Script
from mazarine.picture.player import PlayersMaze
from mazarine.regions import Segmentation
from tests.drawing import walls
from tests.mouse.boards import SMALL, said
from tests.mouse.programs import TO_THE_GOAL, UNTIL_RESET, command

_LIMITS = MouseLimits(seconds=30, silence=2)
Begin = Callable[..., MouseProgram]


@pytest.fixture
def begin(tmp_path: Path) -> Iterator[Begin]:
    """Start programs in the small maze, and stop them at the end."""
    programs = []

    def start(program: str, maze: Maze | None = None, build: str = "") -> MouseProgram:
        spec = ProgramSpec(command(program, tmp_path), tmp_path, build, _LIMITS)
        programs.append(MouseProgram(spec, maze or walls(SMALL)))
        programs[-1].start()
        return programs[-1]

    yield start
    for program in programs:
        program.stop(5)
        assert not program.is_running


def simulated(program: MouseProgram, *others: Plan) -> Simulation:
    """Return a simulation with a program."""
    return Simulation(walls(SMALL), [program.plan, *others])


def explorer_of(simulation: Simulation) -> ProgramExplorer:
    """Return the program among the explorers."""
    explorer = simulation.walkers[0].explorer
    assert isinstance(explorer, ProgramExplorer)
    return explorer


def test_a_program_walks_to_the_goal_and_its_knowledge_grows(begin: Begin) -> None:
    program = begin(TO_THE_GOAL)
    simulation = simulated(program)
    (walker,) = simulation.walkers
    assert walker.agent.cell == (0, 3, 0)
    simulation.run()
    assert (walker.end, str(walker.reason)) == (End.STUCK, "The program has ended.")
    assert (walker.steps, walker.steps_to_goal, program.protocol.goal) == (7, 7, (5.0, 2))
    assert walker.path[:, 1:].tolist() == [
        [3, 0], [2, 0], [1, 0], [0, 0], [0, 0], [0, 1], [0, 1], [1, 1],
    ]  # fmt: skip
    assert walker.known == [1, 2, 3, 4, 4, 5, 5, 6]
    assert explorer_of(simulation).marks == {(0, 0): Marks(0, "G", b"start"), (1, 2): Marks(0, "r", b"")}
    assert program.log.text == "hello from the mouse\n"
    assert program.protocol.unknown == {"fly away": 1}


def test_what_was_sensed_is_known_and_nothing_else(begin: Begin) -> None:
    maze, program = walls(SMALL), begin("ask('wallFront 3'); ask('turnRight')\ntime.sleep(30)")
    simulation = simulated(program)
    simulation.advance()
    explorer = explorer_of(simulation)
    knowledge = explorer.agent.knowledge
    assert knowledge.count == 1
    assert knowledge.frontier == {explorer.agent.place}
    sensed = explorer.agent.terrain.maze
    is_open = [[sensed.wall_at((0, row, 0), side) == 0 for side in SQUARE.sides] for row in (3, 2, 1)]
    assert is_open == [[True, False, False, False], [True, False, True, False], [False, False, True, False]]
    assert all(sensed.wall_at((0, 3, 0), side) == maze.wall_at((0, 3, 0), side) for side in SQUARE.sides)


def test_the_map_of_a_program_is_kept_up(begin: Begin) -> None:
    simulation = simulated(begin(TO_THE_GOAL))
    explorer = explorer_of(simulation)
    map_ = KnowledgeMap(explorer.agent)
    shown = PlayersMaze(map_.maze)
    shown.see(explorer.agent.terrain.maze, map_.codes_at)
    while not simulation.is_over:
        simulation.advance()
        shown.follow(map_.around(explorer.agent.changed))
        explorer.catch_up()
        shown.follow(map_.around(explorer.agent.changed))
        knowledge = explorer.agent.knowledge
        whole = Segmentation.of_space(knowledge.space)
        assert whole.kind.tolist() == knowledge.segmentation.kind.tolist()
        assert shown.maze == PlayersMaze(map_.maze).maze


def test_a_walk_is_walked_again_and_in_company(begin: Begin) -> None:
    program = begin(TO_THE_GOAL)
    first = simulated(program)
    first.run()
    again = simulated(program, Plan("right-hand"))
    for _ in range(4):
        again.advance()
    one, other = again.walkers
    assert one.places == first.walkers[0].places[:5]
    assert other.steps == 4
    assert (0, 1) not in explorer_of(again).marks
    assert explorer_of(again).marks == {(0, 0): Marks(0, "G", b"start")}


def test_a_program_makes_only_the_moves_that_are_allowed(begin: Begin) -> None:
    program = begin("while True: ask('turnRight')")
    explorer = explorer_of(simulated(program))
    time.sleep(0.5)
    assert explorer.is_waiting
    assert program.protocol.turns == 0
    explorer.allow(3)
    _wait_for(lambda: program.protocol.turns == 3)
    time.sleep(0.2)
    assert program.protocol.turns == 3
    assert not explorer.is_waiting


def test_the_reset_button_puts_the_mouse_back(begin: Begin) -> None:
    program = begin(UNTIL_RESET)
    simulation = simulated(program)
    explorer = explorer_of(simulation)
    for _ in range(5):
        simulation.advance()
    assert explorer.agent.cell == (0, 1, 0)
    program.press_reset()
    simulation.run()
    assert explorer.agent.cell == (0, 2, 0)
    assert explorer.pose == (1, 3, 0)
    assert explorer.marks == {(0, 0): Marks(0, "", b"again")}
    assert explorer.agent.knowledge.count == 3
    assert str(simulation.walkers[0].reason) == "The program has ended."


@pytest.mark.parametrize(
    ("build", "end"),
    [
        ("python3 -c \"print('no compiler'); raise SystemExit(7)\"",
         "The build command failed with status 7."),
        ("no-such-compiler", "The program cannot be started: No such file or directory."),
    ],
)  # fmt: skip
def test_a_failed_build_is_one_sentence_and_its_output_is_logged(begin: Begin, build: str, end: str) -> None:
    program = begin(TO_THE_GOAL, build=build)
    simulation = simulated(program)
    simulation.run()
    assert str(simulation.walkers[0].reason) == end
    assert program.log.text == ("no compiler\n" if "python3" in build else "")


@pytest.mark.parametrize(
    "program", ["time.sleep(60)", "while True: say('setText 0 0 x'); time.sleep(0.001)", "ask('turnLeft')"]
)
def test_a_program_is_stopped(begin: Begin, program: str) -> None:
    started = begin(program)
    time.sleep(0.3)
    started.stop(5)
    assert not started.is_running
    assert str(started.script.end) == "The program was stopped."


def test_half_steps_and_diagonals_are_strides() -> None:
    script = Script()
    script.go([(0, 0)], (1, 2, 0))
    script.turn((1, 2, 1))
    script.go([(0, 1)], (2, 3, 1))
    script.go([(1, 1), (1, 2)], (4, 5, 1))
    assert [(stride.side, stride.pose) for stride in script.strides] == [
        (None, (1, 2, 0)), (None, (1, 2, 1)), (Side.N, (2, 3, 1)), (Side.E, (3, 4, 1)), (Side.N, (4, 5, 1)),
    ]  # fmt: skip
    assert [count for count, _ in script.notes] == [2, 3, 4]


_COMMANDS = st.sampled_from([
    "moveForward", "moveForward 3", "moveForwardHalf", "moveForwardHalf 3", "turnRight", "turnLeft45",
    "turnRight45", "turnLeft", "wallFront", "wallFrontRight 3", "wallBack", "ackReset", "wallLeft 2",
    "wallRight 9", "setWall 1 1 n", "setColor 2 2 r", "clearAllColor", "setText 3 3 x y", "\xff\0", "",
])  # fmt: skip


@given(st.lists(_COMMANDS, max_size=80))
def test_whatever_a_program_does_is_walked_and_known(commands: list[str]) -> None:
    maze, script = walls(SMALL), Script()
    board = MouseBoard.of(maze)
    protocol = MouseProtocol(board, script)
    said(protocol, *commands)
    script.draw(protocol.drawing, at_once=True)
    script.finish(MouseText.PROGRAM_EXITED())
    plan = Plan("program", maker=lambda rng: ProgramExplorer(maze, board, script, rng))
    simulation = Simulation(maze, [plan])
    simulation.run()
    explorer, mouse, drawing = explorer_of(simulation), protocol.mouse, protocol.drawing
    assert explorer.pose == mouse.pose
    if mouse.x & mouse.y & 1:
        assert explorer.agent.cell == explorer.cell_at(mouse.spot)
    drawn = {spot for spot, marks in explorer.marks.items() if marks.color}
    assert drawn == set(drawing.colors)
    known, sensed = explorer.agent.knowledge, explorer.agent.terrain.maze
    for row, col, side in product(range(4), range(4), SQUARE.sides):
        if sensed.wall_at((0, row, col), side) == 0:
            assert maze.wall_at((0, row, col), side) == 0
    assert known.count == len(set(simulation.walkers[0].places))
    whole = Segmentation.of_space(known.space)
    assert whole.kind.tolist() == known.segmentation.kind.tolist()


def _wait_for(is_so: Callable[[], bool]) -> None:
    for _ in range(500):
        if is_so():
            return
        time.sleep(0.01)
    pytest.fail("it did not happen")
