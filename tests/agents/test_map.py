"""The map that a walker makes, and walks that go on from it."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.agents.agent import Agent
from mazarine.agents.knowledge import KNOWN
from mazarine.agents.map_codes import KnowledgeMap
from mazarine.agents.memory import MemoryRule
from mazarine.agents.moves import Step
from mazarine.agents.settings import AgentSettings
from mazarine.agents.simulation import End, Plan, Simulation
from mazarine.agents.splitmix import SplitMix64
from mazarine.agents.terrain import Terrain
from mazarine.generators import generate
from mazarine.lattice import Side
from mazarine.maze import Cell, Marker, MarkerKind, Maze
from mazarine.maze.codes import FOG, Matter
from mazarine.maze.edits import PlaceMarker
from tests.strategies import halls, mazes

NEAR = AgentSettings(radius=2)
CHOICES = st.lists(st.integers(0, 5), max_size=20)


def in_fog(maze: Maze) -> np.ndarray:
    """Return which cells lie in fog."""
    return maze.cells & FOG > 0


def known(agent: Agent) -> np.ndarray:
    """Return the padded places that an agent knows."""
    return np.flatnonzero(agent.knowledge.flags & KNOWN)


def half_way(maze: Maze, steps: int = 20) -> Simulation:
    """Walk some steps with a short sight."""
    run = Simulation(maze, [Plan("nearest-unknown", NEAR)], seed=3, most_steps=steps)
    run.run()
    return run


@given(
    st.one_of(mazes(), halls()),
    st.integers(0, 2**32),
    st.lists(st.integers(0, 5), max_size=20),
    st.booleans(),
)
def test_a_map_only_ever_lifts_fog(maze: Maze, seed: int, choices: list[int], continues: bool) -> None:
    rng = np.random.default_rng(seed)
    maze.buffers.cells[:] |= rng.integers(0, 2, maze.cells.shape, dtype=np.uint8)
    floor = np.argwhere(np.isin(maze.cells >> 1, (Matter.FLOOR, Matter.FOUND))).tolist()
    if not floor:
        return
    level, row, col = floor[seed % len(floor)]
    start: Cell = level, row + maze.origin[0], col + maze.origin[1]
    settings = AgentSettings(radius=2, chance=0.5, reach=2)
    agent = Agent(Terrain(maze), start, settings, SplitMix64(seed), continues=continues)
    map_ = KnowledgeMap(agent)
    before = map_.to_maze()
    if continues:
        assert not (in_fog(before) & ~in_fog(maze)).any()
    for choice in choices:
        moves = agent.moves()
        if not moves:
            break
        agent.go(moves[choice % len(moves)])
        after = map_.to_maze()
        assert not (in_fog(after) & ~in_fog(before)).any()
        before = after
    again = Agent(Terrain(before), start, settings, SplitMix64(seed), continues=True)
    assert set(known(agent).tolist()) <= set(known(again).tolist())
    assert not (in_fog(KnowledgeMap(again).to_maze()) & ~in_fog(before)).any()


def test_a_second_walk_begins_with_what_the_first_has_seen() -> None:
    maze = generate("stack-blocks", 21, 31, rng=np.random.default_rng(4))
    first = half_way(maze).walkers[0].agent
    map_ = KnowledgeMap(first).to_maze()
    agent = Simulation(map_, [Plan("nearest-unknown", NEAR)]).walkers[0].agent
    assert 20 < agent.knowledge.count < np.count_nonzero(maze.cells > 1)
    assert known(agent).tolist() == known(first).tolist()
    assert agent.knowledge.frontier == first.knowledge.frontier
    assert agent.knowledge.segmentation.kind.tolist() == first.knowledge.segmentation.kind.tolist()
    assert KnowledgeMap(agent).to_maze() == map_


def test_walks_that_go_on_see_all_of_a_maze_in_the_end() -> None:
    maze, seen = generate("list-blocks", 15, 15, rng=np.random.default_rng(4), secrets=0.0, fog="yes"), []
    for steps in range(20, 400, 20):
        run = half_way(maze, steps)
        maze = KnowledgeMap(run.walkers[0].agent).to_maze()
        seen.append(np.count_nonzero(~in_fog(maze)))
        if run.walkers[0].end is End.ALL_KNOWN:
            break
    assert seen == sorted(seen)
    assert run.walkers[0].end is End.ALL_KNOWN
    assert not (in_fog(maze) & (maze.cells >> 1 == Matter.FLOOR)).any()


def test_a_maze_without_fog_says_nothing_unless_that_is_asked_for() -> None:
    maze = Maze.blank(1, 9)
    plans = [Plan("nearest-unknown", NEAR)]
    assert Simulation(maze, plans).walkers[0].agent.knowledge.count == 3
    assert Simulation(maze, plans, continues=True).walkers[0].end is End.ALL_KNOWN
    maze.buffers.cells[0, 0, 5:] |= FOG
    assert Simulation(maze, plans).walkers[0].agent.knowledge.count == 5
    agent = Simulation(maze, plans, continues=False).walkers[0].agent
    assert agent.knowledge.count == 3
    assert KnowledgeMap(agent).to_maze().cells.tolist() == [[[2, 2, 2, 3, 3, 3, 3, 3, 3]]]


@pytest.mark.parametrize(("rule", "counts"), [("none", [3, 4]), ("age:3", [9, 9, 5]), ("distance:5", [6, 6])])
def test_what_was_seen_before_is_forgotten_as_if_it_was_seen_a_step_ago(rule: str, counts: list[int]) -> None:
    maze = Maze.blank(1, 10)
    maze.buffers.cells[0, 0, 9] |= FOG
    settings = AgentSettings(radius=2, memory=MemoryRule.of(rule))
    agent = Simulation(maze, [Plan("hand", settings)]).walkers[0].agent
    found = [agent.knowledge.count]
    for _ in counts[1:]:
        agent.go(Step(Side.E))
        found.append(agent.knowledge.count)
    assert found == counts
    assert not in_fog(KnowledgeMap(agent).to_maze())[0, 0, :9].any()


def test_opponents_do_not_know_what_walkers_have_seen() -> None:
    maze = Maze.blank(1, 10)
    maze.buffers.cells[0, 0, 9] |= FOG
    PlaceMarker(Marker(MarkerKind.OPPONENT, (0, 0, 9))).apply(maze)
    run = Simulation(maze, [Plan("nearest-unknown", NEAR)], opponents=NEAR)
    assert run.opponents[0].agent.knowledge.count == 3
