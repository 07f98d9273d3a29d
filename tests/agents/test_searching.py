"""Where nothing else is left, explorers look for secrets."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.agents.settings import AgentSettings
from mazarine.agents.simulation import End, Plan, Simulation
from mazarine.generators import generate
from mazarine.maze import Cell, Marker, MarkerKind, Maze
from mazarine.maze.codes import Wall
from mazarine.maze.edits import PlaceMarker, SetWalls
from tests.agents.test_simulation import with_goal


def behind_a_secret() -> Maze:
    """Return a corridor that is seen from its start, with a secret door at its end and the goal behind."""
    maze = Maze.blank(1, 8)
    SetWalls([(0, 0, 5, "E", "secret")]).apply(maze)
    return with_goal(maze, (0, 0, 7))


@pytest.mark.parametrize("name", ["nearest-unknown", "greedy", "searcher"])
@pytest.mark.parametrize("chance", [1.0, 0.3])
def test_the_goal_behind_a_secret_is_found(name: str, chance: float) -> None:
    for seed in range(5):
        run = Simulation(behind_a_secret(), [Plan(name, AgentSettings(chance=chance))], seed=seed)
        run.run()
        (walker,) = run.walkers
        assert walker.end is End.GOAL
        assert walker.agent.found == 1


def test_where_no_secret_can_be_found_nobody_searches() -> None:
    open_maze = with_goal(Maze.blank(1, 8), (0, 0, 7))
    SetWalls([(0, 0, 5, "E", "wall")]).apply(open_maze)
    for maze, chance in ((behind_a_secret(), 0.0), (open_maze, 1.0)):
        run = Simulation(maze, [Plan("nearest-unknown", AgentSettings(chance=chance))])
        run.run()
        (walker,) = run.walkers
        assert (walker.end, walker.steps) == (End.STUCK, 0)


@given(st.integers(0, 999), st.sampled_from([1.0, 0.5]))
def test_a_searcher_ends_when_it_has_searched_everything(seed: int, chance: float) -> None:
    rng = np.random.default_rng(seed)
    maze = generate("kruskal", 6, 7, rng=rng)
    for level, row, col in rng.integers(0, (1, 6, 6), (8, 3)).tolist():
        if maze.walls[level, row, col] & 3 == Wall.WALL:
            SetWalls([(level, row, col, "E", "secret")]).apply(maze)
    doors = int(np.count_nonzero(maze.walls & 3 == Wall.SECRET))
    PlaceMarker(Marker(MarkerKind.START, (0, 0, 0))).apply(maze)
    run = Simulation(maze, [Plan("searcher", AgentSettings(chance=chance))], seed=seed, most_steps=20_000)
    run.run()
    (walker,) = run.walkers
    assert walker.end is End.ALL_KNOWN
    assert len(set(walker.places)) == maze.cells.size or not doors
    assert walker.agent.found == doors if chance == 1 else walker.agent.found <= doors


def test_greedy_goes_to_the_nearest_place_to_the_goal_that_it_can_reach() -> None:
    maze = Maze.blank(4, 5)
    sides = [(0, 0, 2, "S"), (0, 1, 3, "E"), (0, 2, 2, "S"), (0, 2, 4, "S")]
    SetWalls([(*side, "wall") for side in sides]).apply(maze)
    goal: Cell = (0, 1, 4)
    run = Simulation(with_goal(maze, goal, (0, 2, 0)), [Plan("greedy")], None, 0, 60)
    run.advance()
    (walker,) = run.walkers
    assert walker.agent.terrain.grid.cell_at_padded(walker.explorer.plan[-1]) in {(0, 1, 3), (0, 2, 4)}


def test_the_smallest_chance_is_a_chance() -> None:
    run = Simulation(behind_a_secret(), [Plan("greedy", AgentSettings(chance=1e-310))], most_steps=50)
    run.run()
    assert run.walkers[0].end is End.STEPS
