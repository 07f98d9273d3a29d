"""Comparisons of explorers: a row for each run, a summary of each explorer, there and back."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.agents.comparison import WalkDirection, compare, compare_mazes, summaries, table
from mazarine.agents.explorers import EXPLORERS
from mazarine.agents.goals import GoalPlace, mark_goal
from mazarine.agents.settings import AgentSettings
from mazarine.agents.simulation import Plan, Simulation
from mazarine.agents.splitmix import SplitMix64
from mazarine.errors import AgentError, Cancelled
from mazarine.generators import generate
from mazarine.maze import MarkerKind, Maze
from mazarine.paths import Router
from mazarine.progress import Progress
from mazarine.regions import segment
from tests.agents.goals import with_goal
from tests.depth import examples
from tests.drawing import blocks
from tests.refusals import refused

NEAR = AgentSettings(radius=2)


def test_a_comparison_is_a_table_of_every_run_and_one_of_every_explorer() -> None:
    maze = with_goal(generate("stack", 9, 9, rng=np.random.default_rng(2)), (0, 8, 8))
    plans = [Plan("nearest-unknown", NEAR), Plan("random", NEAR)]
    shares: list[float] = []
    outcomes = list(compare(maze, plans, range(4), progress=lambda share: shares.append(share) is None))
    assert [(it.explorer, it.seed) for it in outcomes] == [
        (p.explorer, seed) for p in plans for seed in range(4)
    ]
    first, second = summaries(outcomes)
    assert (first.explorer, first.runs, first.reached) == ("nearest-unknown", 4, 4)
    assert first.least == first.median == first.most == outcomes[0].steps
    assert second.median is not None
    assert second.median > first.median
    lines = table(outcomes).splitlines()
    names = "walker,explorer,agent,seed,end,steps,known,share,secrets,reason,direction,treasures,characters"
    assert lines[0] == f"{names},uses_chance,maze_seed"
    assert lines[1].startswith('1,nearest-unknown,"radius of sight 2, remembers everything",0,goal,')
    assert len(table([first, second]).splitlines()) == 3
    assert shares == sorted(shares)
    assert shares[-1] == 1


def test_a_seed_may_be_a_number_of_numpy() -> None:
    maze = generate("stack", 8, 8, rng=np.random.default_rng(1))
    seeds: Any = np.arange(3)
    plans = [Plan("random", NEAR)]
    assert list(compare(maze, plans, seeds, most_steps=50)) == list(
        compare(maze, plans, range(3), most_steps=50)
    )
    seed: Any = np.uint8(255)
    assert SplitMix64(seed).word() == SplitMix64(255).word()


def test_there_and_back_start_and_goal_are_swapped() -> None:
    maze = with_goal(generate("binary-tree", 12, 15, rng=np.random.default_rng(5)), (0, 0, 0), (0, 11, 14))
    plans = [Plan("up-or-left"), Plan("greedy", NEAR), Plan("greedy", NEAR, start=(0, 9, 9))]
    there = list(compare(maze, plans, [1, 2]))
    both = list(compare(maze, plans, [1, 2], back=True))
    assert both[:6] == there
    assert [(it.walker, it.seed, it.direction) for it in both[6:]] == [
        (walker, seed, WalkDirection.BACK) for walker in (1, 2, 3) for seed in (1, 2)
    ]
    turned = with_goal(generate("binary-tree", 12, 15, rng=np.random.default_rng(5)), (0, 11, 14))
    expected = [it.steps for it in compare(turned, plans[:2], [1, 2])]
    assert [it.steps for it in both[6:10]] == expected
    near = with_goal(generate("binary-tree", 12, 15, rng=np.random.default_rng(5)), (0, 9, 9))
    assert [it.steps for it in both[10:]] == [it.steps for it in compare(near, plans[1:2], [1, 2])]
    found = summaries(both)
    assert [(it.walker, it.direction, it.reached) for it in found] == [
        (1, "there", 2), (2, "there", 2), (3, "there", 2), (1, "back", 0), (2, "back", 2), (3, "back", 2),
    ]  # fmt: skip
    assert {marker.kind: marker.cell for marker in maze.markers} == {
        MarkerKind.GOAL: (0, 0, 0), MarkerKind.START: (0, 11, 14),
    }  # fmt: skip


def test_there_is_no_way_back_without_a_goal() -> None:
    with refused(AgentError, "no-goal-to-return-from"):
        list(compare(Maze.blank(2, 2), [Plan("random")], [1], back=True))


AUTOMATIC = sorted({*EXPLORERS} - {"hand"})


def generated(seed: int, progress: Progress | None = None) -> Maze:
    """Return a small maze with loops, so that explorers have choices, and a goal in the corner."""
    maze = generate("list-blocks", 9, 9, rng=np.random.default_rng(seed), progress=progress)
    mark_goal(maze, GoalPlace.CORNER)
    return maze


@examples(1)
@given(
    st.sampled_from(AUTOMATIC), st.integers(0, 50), st.integers(0, 2**31), st.sampled_from([0.0, 0.5, 1.0])
)
def test_a_walk_that_uses_no_chance_is_the_same_for_every_seed(
    name: str, maze_seed: int, seed: int, chance: float
) -> None:
    maze, plans = generated(maze_seed), [Plan(name, AgentSettings(radius=2, chance=chance))]
    first, other = (Simulation(maze, plans, seed=it, most_steps=200) for it in (0, seed))
    for simulation in (first, other):
        simulation.run()
    assert first.uses_chance == other.uses_chance
    if not first.uses_chance:
        assert first.walkers[0].places == other.walkers[0].places


def test_chance_counts_only_where_it_decides() -> None:
    crossing = blocks(".#.\n...\n.#.")
    for maze, name, chance, expected in (
        (Maze.blank(1, 5), "random", 1.0, False), (crossing, "random", 1.0, True),
        (crossing, "tremaux", 1.0, True), (crossing, "nearest-unknown", 1.0, False),
        (blocks(".?."), "nearest-unknown", 1.0, False), (blocks(".?."), "nearest-unknown", 0.5, True),
    ):  # fmt: skip
        simulation = Simulation(maze, [Plan(name, AgentSettings(chance=chance))], seed=1, most_steps=50)
        simulation.run()
        assert simulation.uses_chance is expected, (name, chance)


def test_a_walk_without_chance_is_made_once() -> None:
    maze = generated(3)
    plans = [Plan("left-hand"), Plan("random")]
    every = list(compare(maze, plans, range(5), most_steps=300))
    once = list(compare(maze, plans, range(5), most_steps=300, once=True))
    assert [(it.explorer, it.seed) for it in once] == [
        ("left-hand", 0), *(("random", seed) for seed in range(5))
    ]  # fmt: skip
    assert once == [every[0], *every[5:]]
    assert {it.steps for it in every[:5]} == {every[0].steps}
    assert [(it.runs, it.uses_chance) for it in summaries(once)] == [(1, False), (5, True)]


def test_generated_mazes_are_compared_by_seed() -> None:
    plans, shares = [Plan("greedy", NEAR), Plan("random", NEAR)], list[float]()

    def compared(progress: Progress | None = None) -> Any:
        return list(compare_mazes(generated, [4, 9], plans, range(2), None, 500, progress, once=True))

    outcomes = compared(lambda share: shares.append(share) is None)
    assert outcomes == compared()
    for seed in (4, 9):
        expected = list(compare(generated(seed), plans, range(2), None, 500, once=True))
        found = [it for it in outcomes if it.maze_seed == seed]
        assert [(it.explorer, it.seed, it.steps) for it in found] == [
            (it.explorer, it.seed, it.steps) for it in expected
        ]
    assert shares == sorted(shares)
    assert shares[-1] == 1
    with pytest.raises(Cancelled):
        compared(lambda share: share < 0.6)


def test_a_summary_has_the_mean_and_the_quartiles_of_successful_walks() -> None:
    outcomes = list(compare_mazes(generated, range(9), [Plan("random", NEAR)], range(2), None, 150))
    steps = [it.steps for it in outcomes if it.end == "goal"]
    (found,) = summaries(outcomes)
    assert 0 < found.reached == len(steps) < found.runs == 18
    assert found.mean == pytest.approx(sum(steps) / len(steps))
    assert (found.lower_quartile, found.median, found.upper_quartile) == tuple(
        np.quantile(steps, (0.25, 0.5, 0.75))
    )
    (nothing,) = summaries(list(compare_mazes(generated, range(3), [Plan("random")], [1], None, 1)))
    assert (nothing.reached, nothing.mean, nothing.median, nothing.least) == (0, None, None, None)


@examples(0.5)
@given(st.integers(0, 1000), st.sampled_from(GoalPlace))
def test_goals_are_placed(seed: int, place: GoalPlace) -> None:
    maze = generate("caves", 12, 15, rng=np.random.default_rng(seed))
    floor = [tuple(cell) for cell in np.argwhere(maze.cells == 2).tolist()]
    mark_goal(maze, place)
    marked = {marker.kind: marker.cell for marker in maze.markers}
    assert marked.pop(MarkerKind.START) == min(floor)
    if place is GoalPlace.NONE:
        assert marked == {}
    elif place is GoalPlace.CORNER:
        assert marked == {MarkerKind.GOAL: max(floor)}
    else:
        steps = Router(segment(maze)).distances_from(min(floor))
        assert steps[marked[MarkerKind.GOAL]] == steps.max()
