"""Comparisons of explorers: a row for each run, a summary of each explorer, there and back."""

from __future__ import annotations

from typing import Any

import numpy as np

from mazewright.agents.comparison import WalkDirection, compare, summaries, table
from mazewright.agents.settings import AgentSettings
from mazewright.agents.simulation import Plan
from mazewright.agents.splitmix import SplitMix64
from mazewright.errors import AgentError
from mazewright.generators import generate
from mazewright.maze import MarkerKind, Maze
from tests.agents.goals import with_goal
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
    assert lines[0] == names
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
