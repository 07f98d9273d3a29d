"""Walkers pick up keys, and pass a door only with its key."""

from __future__ import annotations

import pytest

from mazarine.agents.agent import Agent
from mazarine.agents.exploring import explore
from mazarine.agents.moves import Step, Take
from mazarine.agents.settings import AgentSettings
from mazarine.agents.splitmix import SplitMix64
from mazarine.agents.terrain import Terrain
from mazarine.errors import AgentError
from mazarine.lattice import Side
from mazarine.maze import Maze
from tests.depth import sample
from tests.paths.locked_mazes import Oracle, locked_maze


def corridor(*markers: tuple[str, int, str | None]) -> Maze:
    """Return a corridor of 7 cells with a start in column 2, a goal in the last, and other markers."""
    maze = Maze.blank(1, 7)
    for kind, col, side in (("start", 2, None), ("goal", 6, None), *markers):
        maze.add_marker(kind, (0, col), side, "a" if kind in ("door", "key", "key_once") else "")
    return maze


def agent_in(maze: Maze, col: int = 2) -> Agent:
    return Agent(Terrain(maze).twin(), (0, 0, col), AgentSettings(), SplitMix64(0))


def walk(agent: Agent, letters: str) -> None:
    for letter in letters:
        agent.go(Step(Side[letter]))


@pytest.mark.parametrize("side", [None, "W", "E"])
def test_a_door_opens_with_its_key_only(side: str | None) -> None:
    agent = agent_in(corridor(("door", 4, side), ("key", 0, None)))
    with pytest.raises(AgentError):
        walk(agent, "EEEE")
    walk(agent, "WWW" if side != "E" else "WWWW")
    walk(agent, "EEEEEE")
    assert agent.cell == (0, 0, 6)


def test_a_key_for_one_door_opens_the_first_that_is_passed() -> None:
    agent = agent_in(corridor(("door", 1, "W"), ("door", 4, None), ("key_once", 2, None)))
    walk(agent, "EE")
    assert agent.cell == (0, 0, 4)
    walk(agent, "WWW")
    with pytest.raises(AgentError):
        walk(agent, "W")
    walk(agent, "EEEEE")


def test_a_gate_is_taken_in_its_direction_only() -> None:
    agent = agent_in(corridor(("gate", 3, "E")))
    walk(agent, "E")
    (move,) = [move for move in agent.moves() if isinstance(move, Take)]
    agent.go(move)
    assert agent.cell == (0, 0, 4)
    assert agent.moves() == [Step(Side.E)]


def test_doors_and_gates_stand_on_slanting_sides() -> None:
    maze = Maze.blank(2, 2, lattice="hexagon")
    for side in ("SW", "SE"):
        maze.set_wall((0, 1), side)
    maze.add_marker("start", (0, 0))
    maze.add_marker("key", (0, 1), label="a")
    maze.add_marker("door", (0, 0), "SE", label="a")
    agent = agent_in(maze, 0)
    assert agent.moves() == [Step(Side.E)]
    walk(agent, "EW")
    assert agent.moves() == [Step(Side.E), Step(Side.SE)]
    maze.add_marker("gate", (1, 0), "NW")  # It leads up only.
    agent = agent_in(maze, 0)
    walk(agent, "EW")
    assert agent.moves() == [Step(Side.E)]


def test_a_walker_may_start_in_a_door() -> None:
    agent = agent_in(corridor(("door", 2, None)))
    walk(agent, "E")
    with pytest.raises(AgentError):
        walk(agent, "W")


def test_each_walker_has_keys_of_its_own() -> None:
    terrain = Terrain(corridor(("door", 4, None), ("key", 0, None)))
    first, second = (Agent(terrain.twin(), (0, 0, 2), AgentSettings(), SplitMix64(0)) for _ in range(2))
    walk(first, "WWEEEE")
    walk(second, "E")
    with pytest.raises(AgentError):
        walk(second, "E")


def test_an_explorer_fetches_the_key() -> None:
    found = explore(corridor(("door", 4, None), ("key", 0, None)), "nearest-unknown")
    assert found.end == "goal"
    assert explore(corridor(("door", 4, None)), "nearest-unknown").end == "stuck"


def test_stairs_lead_to_a_locked_cell_once_its_key_is_found() -> None:
    maze = Maze.blank(1, 3, levels=2)
    maze.add_stairs((0, 0, 2))
    maze.add_marker("start", (0, 0, 1))
    maze.add_marker("goal", (1, 0, 0))
    maze.add_marker("key", (0, 0, 0))
    maze.add_marker("door", (1, 0, 2))
    agent = agent_in(maze, 1)
    walk(agent, "E")
    assert agent.moves() == [Step(Side.W)]
    assert not agent.knowledge.has_edge
    assert explore(maze, "nearest-unknown").end == "goal"


def test_a_gate_with_a_door_opens_with_its_key() -> None:
    agent = agent_in(corridor(("gate", 3, "E"), ("door", 4, "W"), ("key", 0, None)))
    walk(agent, "E")
    assert agent.moves() == [Step(Side.W)]
    walk(agent, "WWWEEE")
    (gate,) = [move for move in agent.moves() if isinstance(move, Take)]
    agent.go(gate)
    assert agent.cell == (0, 0, 4)


def test_one_key_for_one_door_does_not_open_a_side_and_the_cell_behind_it() -> None:
    agent = agent_in(corridor(("door", 3, "W"), ("door", 3, None), ("key_once", 2, None)))
    assert agent.moves() == [Step(Side.W)]


def test_a_locked_secret_door_must_be_found_and_needs_its_key() -> None:
    maze = corridor(("key", 0, None))
    maze.set_wall((0, 3), "E", "secret")
    maze.add_marker("door", (0, 3), "E", label="a")
    agent = agent_in(maze)
    walk(agent, "E")
    assert agent.found == 1
    assert agent.moves() == [Step(Side.W)]
    walk(agent, "WWWEEEE")


def test_stairs_into_a_locked_secret_cell_are_shut() -> None:
    maze = Maze.blank(1, 3, levels=2)
    maze.set_cells([(1, 0, 2)], "secret")
    maze.add_stairs((0, 0, 2))
    maze.add_marker("door", (1, 0, 2))
    assert agent_in(maze).moves() == [Step(Side.W)]


def test_the_map_of_a_walk_shows_gates_as_they_are() -> None:
    maze = corridor(("gate", 3, "E"))
    found = explore(maze, "nearest-unknown").map
    assert found.wall_at((0, 3), "E").name == "OPEN"
    assert not found.links


@pytest.mark.parametrize("seed", sample(range(400), 100))
def test_a_random_walk_may_take_the_steps_that_the_rules_allow(seed: int) -> None:
    maze, rng = locked_maze(seed), SplitMix64(seed)
    oracle = Oracle(maze)
    if not oracle.starts:
        return
    agent = Agent(Terrain(maze).twin(), oracle.starts[0].cell, AgentSettings(), SplitMix64(seed))
    states = {oracle.starts[0]}
    for _ in range(60):
        ahead = [then for state in states for then in oracle.moves(state)]
        moves = {agent.terrain.grid.cell_at_padded(agent.end_of(move)): move for move in agent.moves()}
        if len(states) == 1:
            assert moves.keys() == {then.cell for then in ahead}
        if not moves:
            return
        cells = sorted(moves)
        agent.go(moves[cells[rng.below(len(cells))]])
        agent.knowledge.space.require_sound()
        states = {then for then in ahead if then.cell == agent.cell}
        assert states
