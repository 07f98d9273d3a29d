"""The map that a walker makes, and walks that go on from it."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazewright.generators import generate
from mazewright.lattice import Side
from mazewright.maze import Cell, Marker, MarkerKind, Maze
from mazewright.maze.codes import FOG, Matter
from mazewright.maze.edits import PlaceMarker
from mazewright.minds.dice import Dice
from mazewright.minds.expedition import End, Expedition, Plan
from mazewright.minds.flags import KNOWN
from mazewright.minds.map_codes import MindMap
from mazewright.minds.memory import MemoryRule
from mazewright.minds.mind import Mind
from mazewright.minds.moves import Step
from mazewright.minds.settings import MindSettings
from mazewright.minds.terrain import Terrain
from tests.strategies import halls, mazes

NEAR = MindSettings(radius=2)
CHOICES = st.lists(st.integers(0, 5), max_size=20)


def in_fog(maze: Maze) -> np.ndarray:
    """Tell which cells lie in fog."""
    return maze.cells & FOG > 0


def known(mind: Mind) -> np.ndarray:
    """Give the padded places that a mind knows."""
    return np.flatnonzero(mind.knowledge.flags & KNOWN)


def half_way(maze: Maze, steps: int = 20) -> Expedition:
    """Walk some steps with a short sight."""
    run = Expedition(maze, [Plan("nearest-unknown", NEAR)], seed=3, most_steps=steps)
    run.run()
    return run


@given(
    st.one_of(mazes(), halls()),
    st.integers(0, 2**32),
    st.lists(st.integers(0, 5), max_size=20),
    st.booleans(),
)
def test_a_map_only_ever_lowers_numbers(maze: Maze, seed: int, choices: list[int], continues: bool) -> None:
    rng = np.random.default_rng(seed)
    maze.buffers.cells[:] |= rng.integers(0, 2, maze.cells.shape, dtype=np.uint8)
    floor = np.argwhere(np.isin(maze.cells >> 1, (Matter.FLOOR, Matter.FOUND))).tolist()
    if not floor:
        return
    level, row, col = floor[seed % len(floor)]
    start: Cell = level, row + maze.origin[0], col + maze.origin[1]
    settings = MindSettings(radius=2, chance=0.5, reach=2)
    mind = Mind(Terrain(maze), start, settings, Dice(seed), continues=continues)
    map_ = MindMap(mind)
    before = map_.to_maze()
    if continues:
        assert not (in_fog(before) & ~in_fog(maze)).any()
    for choice in choices:
        moves = mind.moves()
        if not moves:
            break
        mind.go(moves[choice % len(moves)])
        map_.follow()
        after = map_.to_maze()
        assert not (in_fog(after) & ~in_fog(before)).any()
        before = after
    again = Mind(Terrain(before), start, settings, Dice(seed), continues=True)
    assert set(known(mind).tolist()) <= set(known(again).tolist())
    assert not (in_fog(MindMap(again).to_maze()) & ~in_fog(before)).any()


def test_a_second_walk_begins_with_what_the_first_has_seen() -> None:
    maze = generate("stack-blocks", 21, 31, rng=np.random.default_rng(4))
    first = half_way(maze).walkers[0].mind
    map_ = MindMap(first).to_maze()
    mind = Expedition(map_, [Plan("nearest-unknown", NEAR)]).walkers[0].mind
    assert 20 < mind.knowledge.count < np.count_nonzero(maze.cells > 1)
    assert known(mind).tolist() == known(first).tolist()
    assert mind.knowledge.frontier == first.knowledge.frontier
    assert mind.knowledge.segmentation.kind.tolist() == first.knowledge.segmentation.kind.tolist()
    assert MindMap(mind).to_maze() == map_


def test_walks_that_go_on_see_all_of_a_maze_in_the_end() -> None:
    maze, seen = generate("list-blocks", 15, 15, rng=np.random.default_rng(4), secrets=0.0, fog="yes"), []
    for steps in range(20, 400, 20):
        run = half_way(maze, steps)
        maze = MindMap(run.walkers[0].mind).to_maze()
        seen.append(np.count_nonzero(~in_fog(maze)))
        if run.walkers[0].end is End.ALL_KNOWN:
            break
    assert seen == sorted(seen)
    assert run.walkers[0].end is End.ALL_KNOWN
    assert not (in_fog(maze) & (maze.cells >> 1 == Matter.FLOOR)).any()


def test_a_maze_without_fog_says_nothing_unless_that_is_asked_for() -> None:
    maze = Maze.blank(1, 9)
    plans = [Plan("nearest-unknown", NEAR)]
    assert Expedition(maze, plans).walkers[0].mind.knowledge.count == 3
    assert Expedition(maze, plans, continues=True).walkers[0].end is End.ALL_KNOWN
    maze.buffers.cells[0, 0, 5:] |= FOG
    assert Expedition(maze, plans).walkers[0].mind.knowledge.count == 5
    mind = Expedition(maze, plans, continues=False).walkers[0].mind
    assert mind.knowledge.count == 3
    assert MindMap(mind).to_maze().cells.tolist() == [[[2, 2, 2, 3, 3, 3, 3, 3, 3]]]


@pytest.mark.parametrize(("rule", "counts"), [("none", [3, 4]), ("age:3", [9, 9, 5]), ("distance:5", [6, 6])])
def test_what_was_seen_before_is_forgotten_as_if_it_was_seen_a_step_ago(rule: str, counts: list[int]) -> None:
    maze = Maze.blank(1, 10)
    maze.buffers.cells[0, 0, 9] |= FOG
    settings = MindSettings(radius=2, memory=MemoryRule.of(rule))
    mind = Expedition(maze, [Plan("hand", settings)]).walkers[0].mind
    found = [mind.knowledge.count]
    for _ in counts[1:]:
        mind.go(Step(Side.E))
        found.append(mind.knowledge.count)
    assert found == counts
    assert not in_fog(MindMap(mind).to_maze())[0, 0, :9].any()


def test_opponents_do_not_know_what_walkers_have_seen() -> None:
    maze = Maze.blank(1, 10)
    maze.buffers.cells[0, 0, 9] |= FOG
    PlaceMarker(Marker(MarkerKind.OPPONENT, (0, 0, 9))).apply(maze)
    run = Expedition(maze, [Plan("nearest-unknown", NEAR)], opponents=NEAR)
    assert run.opponents[0].mind.knowledge.count == 3
