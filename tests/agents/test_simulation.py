"""Explorers: where they go, why they stop, and that chance is the same for the same seed."""

from __future__ import annotations

from math import atan2, pi
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.agents.comparison import compare
from mazarine.agents.explorers import EXPLORERS, ByHand
from mazarine.agents.map_codes import KnowledgeMap
from mazarine.agents.memory import MemoryRule
from mazarine.agents.messages import WalkReason
from mazarine.agents.moves import Step, Take, Wait
from mazarine.agents.settings import AgentSettings
from mazarine.agents.simulation import End, Plan, Simulation
from mazarine.agents.splitmix import SplitMix64
from mazarine.errors import AgentError
from mazarine.generators import generate
from mazarine.lattice import Side
from mazarine.maze import Marker, MarkerKind, Maze
from mazarine.maze.codes import FOG, Matter
from mazarine.maze.edits import PlaceMarker, SetWalls
from mazarine.messages import Series
from mazarine.paths import Router
from mazarine.regions import Segmentation
from tests.agents.goals import with_goal
from tests.drawing import blocks, teleporter, walls
from tests.refusals import refused
from tests.strategies import mazes

WALKERS = [name for name in EXPLORERS if name != "hand"]
NEAR = AgentSettings(radius=2)
seeds = st.integers(0, 99)


@pytest.mark.parametrize("lattice", ["square", "honeycomb", "hexagon"])
@pytest.mark.parametrize("name", [name for name in WALKERS if name != "up-or-left"])
def test_every_explorer_finds_the_goal_of_a_perfect_maze_and_ends_there(name: str, lattice: str) -> None:
    maze = generate("kruskal", 12, 15, lattice=lattice, rng=np.random.default_rng(5))
    with_goal(maze, (0, 11, 14))
    simulation = Simulation(maze, [Plan(name, NEAR)], seed=3)
    simulation.run()
    (walker,) = simulation.walkers
    assert (walker.end, walker.agent.cell) == (End.GOAL, (0, 11, 14))
    shortest = Router(Segmentation.of(maze)).distance((0, 0, 0), (0, 11, 14))
    assert shortest is not None
    assert walker.steps >= shortest
    assert len(walker.known) == len(walker.places) == walker.steps + 1


@given(
    mazes(max_rows=6, max_cols=6), st.sampled_from(WALKERS), st.integers(0, 99), st.sampled_from([None, 1, 3])
)
def test_walks_go_from_cell_to_cell_and_come_to_an_end(
    maze: Maze, name: str, seed: int, radius: float | None
) -> None:
    floor = [tuple(map(int, place)) for place in np.argwhere(maze.cells >> 1 == 1)]
    if not floor:
        with pytest.raises(AgentError):
            Simulation(maze, [Plan(name, start=(0, 99, 99))])
        return
    top, left = maze.origin
    level, row, col = floor[seed % len(floor)]
    PlaceMarker(Marker(MarkerKind.GOAL, (level, row + top, col + left))).apply(maze)
    level, row, col = floor[seed // 2 % len(floor)]
    plan = Plan(name, AgentSettings(radius=radius), (level, row + top, col + left))
    runs = [Simulation(maze, [plan], seed=seed, most_steps=500) for _ in range(2)]
    for run in runs:
        run.run()
    (walker,), (twin,) = (run.walkers for run in runs)
    assert walker.places == twin.places
    assert walker.end is not None
    assert walker.reason is not None
    partners = walker.agent.terrain.space.partners
    steps = set(walker.agent.terrain.steps.values())
    for here, there in zip(walker.places, walker.places[1:], strict=False):
        assert there - here in steps or there in partners.get(here, ())


@given(mazes(max_rows=7, max_cols=7), st.integers(0, 99), st.sampled_from([None, 0, 1, 2]))
def test_the_nearest_unknown_is_sought_until_all_that_can_be_reached_is_known(
    maze: Maze, seed: int, radius: float | None
) -> None:
    floor = [tuple(map(int, place)) for place in np.argwhere(maze.cells >> 1 == 1)]
    if not floor or any(link.one_way for link in maze.links) or (maze.cells >> 1 == 2).any():
        return
    level, row, col = floor[seed % len(floor)]
    start = (level, row + maze.origin[0], col + maze.origin[1])
    simulation = Simulation(maze, [Plan("nearest-unknown", AgentSettings(radius=radius), start)])
    simulation.run()
    (walker,) = simulation.walkers
    assert walker.end is End.ALL_KNOWN
    reached = Router(Segmentation.of(maze)).distances_from(start) >= 0
    known = walker.agent.terrain.space.grid.view(walker.agent.knowledge.flags) & 1 > 0
    hidden = any(walker.agent.terrain.hidden)
    assert hidden or (known == reached).all()


@given(mazes(max_rows=6, max_cols=6), st.integers(0, 99))
def test_the_nearest_of_all_unknown_is_gone_to(maze: Maze, seed: int) -> None:
    floor = [tuple(map(int, place)) for place in np.argwhere(maze.cells >> 1 == 1)]
    if not floor:
        return
    level, row, col = floor[seed % len(floor)]
    plan = Plan(
        "nearest-unknown", AgentSettings(radius=1), (level, row + maze.origin[0], col + maze.origin[1])
    )
    run = Simulation(maze, [plan], most_steps=40)
    (walker,) = run.walkers
    knowledge = walker.agent.knowledge
    while not run.is_over:
        before, edge = list(walker.explorer.plan), sorted(knowledge.frontier | knowledge.ports)
        here = walker.agent.cell
        cells = [walker.agent.terrain.grid.cell_at_padded(place) for place in edge]
        steps = [knowledge.router.distance(here, cell) for cell in cells]
        run.advance()
        is_new = len(before) < 2 or walker.explorer.plan != before[1:]
        reached = [it for it in steps if it is not None]
        if is_new and reached and len(walker.places) > 1 and len(walker.explorer.plan) > 1:
            assert len(walker.explorer.plan) == min(reached), (
                "the plan has one cell less than before the step"
            )


@given(mazes(max_rows=6, max_cols=6), st.integers(0, 99))
def test_tremaux_takes_no_passage_a_third_time_and_finds_the_goal(maze: Maze, seed: int) -> None:
    floor = [tuple(map(int, place)) for place in np.argwhere(maze.cells >> 1 == 1)]
    if len(floor) < 2 or any(link.one_way for link in maze.links) or (maze.cells >> 1 == 2).any():
        return
    cells = [(level, row + maze.origin[0], col + maze.origin[1]) for level, row, col in floor]
    start, goal = cells[seed % len(cells)], cells[(seed // 7 + 1) % len(cells)]
    PlaceMarker(Marker(MarkerKind.GOAL, goal)).apply(maze)
    run = Simulation(maze, [Plan("tremaux", start=start)], seed=seed)
    run.run()
    (walker,) = run.walkers
    space = walker.agent.terrain.space
    passages = sum(sides.bit_count() for sides in space.open_sides().tolist()) // 2 + len(maze.links)
    assert walker.steps <= 2 * passages
    router = Router(Segmentation.of_space(space))
    assert (walker.end is End.GOAL) == (router.distance(start, goal) is not None)


def _middle(maze: Maze, place: int) -> tuple[float, float]:
    """Return where the middle of a cell is drawn."""
    _, row, col = maze.grid.array_place(maze.grid.cell_at_padded(place))
    return maze.geometry.middle(row, col)


@given(mazes(max_rows=7, max_cols=7, max_levels=1), st.sampled_from(["left-hand", "right-hand"]), seeds)
def test_a_hand_takes_the_first_exit_that_it_comes_to_as_cells_are_drawn(
    maze: Maze, name: str, seed: int
) -> None:
    floor = [tuple(map(int, place)) for place in np.argwhere(maze.cells >> 1 == 1)]
    if not floor:
        return
    start = maze.grid.cell_at(floor[seed % len(floor)])
    run = Simulation(maze, [Plan(name, AgentSettings(chance=0.0), start)], most_steps=300)
    (walker,) = run.walkers
    agent, has_wall = walker.agent, False
    while not run.is_over:
        before, here = ([-1, *walker.places])[-2:]
        x, y = _middle(maze, here)
        exits = {
            agent.end_of(move): atan2(*reversed(np.subtract(_middle(maze, agent.end_of(move)), (x, y))))
            for move in agent.moves()
            if isinstance(move, Step)
        }
        sides = sum(maze.has_side(agent.cell, side) for side in maze.lattice.sides)
        run.advance()
        if has_wall and walker.end is None:
            back = atan2(*reversed(np.subtract(_middle(maze, before), (x, y))))
            hand = 1 if name == "left-hand" else -1
            turns = {place: (hand * (angle - back) - 1e-9) % (2 * pi) for place, angle in exits.items()}
            assert walker.places[-1] == min(turns, key=turns.__getitem__)
        has_wall = has_wall or len(exits) < sides


@given(mazes(max_rows=7, max_cols=7, max_levels=1), seeds)
def test_up_or_left_goes_to_the_highest_cell_as_cells_are_drawn(maze: Maze, seed: int) -> None:
    floor = [tuple(map(int, place)) for place in np.argwhere(maze.cells >> 1 == 1)]
    if not floor:
        return
    start = maze.grid.cell_at(floor[seed % len(floor)])
    run = Simulation(maze, [Plan("up-or-left", AgentSettings(chance=0.0), start)])
    (walker,) = run.walkers
    while not run.is_over:
        x, y = _middle(maze, walker.agent.place)
        ends = [walker.agent.end_of(move) for move in walker.agent.moves() if isinstance(move, Step)]
        beside = {end: _middle(maze, end) for end in ends}
        up = [end for end, (_, other) in beside.items() if other < y - 0.1]
        left = [end for end, (other, row) in beside.items() if other < x and abs(row - y) < 0.1]
        run.advance()
        if walker.end is None:
            assert walker.places[-1] == min(up or left, key=lambda end: beside[end][0])
        else:
            assert not up + left


@given(st.integers(1, 12), st.integers(1, 12), st.integers(0, 99), st.booleans())
def test_up_or_left_goes_straight_to_the_root_of_a_binary_tree_and_sees_nothing(
    rows: int, cols: int, seed: int, has_goal: bool
) -> None:
    maze = generate("binary-tree", rows, cols, rng=np.random.default_rng(seed))
    if has_goal:
        PlaceMarker(Marker(MarkerKind.GOAL, (0, 0, 0))).apply(maze)
    start = (0, seed % rows, seed // rows % cols)
    run = Simulation(maze, [Plan("up-or-left", AgentSettings(radius=0, memory=MemoryRule(age=1)), start)])
    run.run()
    (walker,) = run.walkers
    assert (walker.agent.cell, walker.steps) == ((0, 0, 0), start[1] + start[2])
    assert walker.end is (End.GOAL if has_goal else End.STUCK)


def test_up_or_left_says_where_it_cannot_get_on() -> None:
    maze = walls("""
        +---+---+
        |   |   |
        +   +   +
        |       |
        +---+---+
    """)
    run = Simulation(with_goal(maze, (0, 0, 0), (0, 1, 1)), [Plan("up-or-left")])
    run.run()
    (walker,) = run.walkers
    assert (walker.agent.cell, walker.end) == ((0, 0, 1), End.STUCK)
    assert walker.reason == WalkReason.NEITHER_UP_NOR_LEFT()


def test_the_nearest_of_several_goals_is_gone_to() -> None:
    maze = Maze.blank(1, 20)
    for col in (0, 12):
        PlaceMarker(Marker(MarkerKind.GOAL, (0, 0, col))).apply(maze)
    for name in ("nearest-unknown", "greedy"):
        run = Simulation(maze, [Plan(name, start=(0, 0, 10))])
        run.run()
        assert (run.walkers[0].steps, run.walkers[0].agent.cell) == (2, (0, 0, 12))


def test_a_frontier_that_cannot_be_reached_does_not_mean_that_one_is_stuck() -> None:
    maze = blocks("..#..", links=[teleporter((0, 0, 1), (0, 0, 3), one_way=True)])
    run = Simulation(maze, [Plan("nearest-unknown", AgentSettings(radius=0), (0, 0, 1))])
    run.run()
    assert run.walkers[0].end is End.ALL_KNOWN


def test_the_random_mouse_turns_back_in_dead_ends_only() -> None:
    maze = with_goal(blocks("....................#."), (0, 0, 21))
    run = Simulation(maze, [Plan("random")], most_steps=19)
    run.run()
    assert run.walkers[0].agent.cell == (0, 0, 19)


def test_an_opponent_goes_where_it_saw_somebody_last() -> None:
    maze = blocks("......\n#####.\n#####.\n#####.")
    PlaceMarker(Marker(MarkerKind.OPPONENT, (0, 0, 0))).apply(maze)
    run = Simulation(maze, [Plan("hand", start=(0, 0, 5))], opponents=AgentSettings())
    hand = run.walkers[0].explorer
    assert isinstance(hand, ByHand)
    hand.order(Wait())
    run.advance()
    hand.script.extend([Step(Side.S)] * 3)
    trail = []
    for _ in range(4):
        run.advance()
        trail.append(run.opponents[0].agent.cell)
    assert trail == [(0, 0, 2), (0, 0, 3), (0, 0, 4), (0, 0, 5)], "it does not see it below"


def test_a_hand_on_the_wall_goes_along_it_and_gives_up_when_it_comes_round() -> None:
    maze = blocks(".....\n.###.\n.#.#.\n.###.\n.....")
    with_goal(maze, (0, 2, 2))
    runs = {name: Simulation(maze, [Plan(name)]) for name in ("left-hand", "right-hand")}
    for run in runs.values():
        run.run()
        assert run.walkers[0].end is End.STUCK
        assert run.walkers[0].reason == WalkReason.WALL_FOLLOWED()
    first = {
        name: run.walkers[0].agent.terrain.grid.cell_at_padded(run.walkers[0].places[1])
        for name, run in runs.items()
    }
    assert first == {"left-hand": (0, 0, 1), "right-hand": (0, 1, 0)}


def test_at_a_fork_each_hand_takes_its_own_side() -> None:
    maze = with_goal(blocks("#.#\n...\n#.#"), (0, 1, 0), (0, 2, 1))
    for name, end in (("left-hand", 2), ("right-hand", 6)):
        run = Simulation(maze, [Plan(name)])
        run.run()
        assert (run.walkers[0].end, run.walkers[0].steps) == (End.GOAL, end)


@pytest.mark.parametrize("lattice", ["square", "honeycomb", "hexagon"])
def test_a_hand_goes_straight_ahead_until_there_is_a_wall(lattice: str) -> None:
    maze = with_goal(Maze.blank(30, 30, lattice=lattice), (0, 0, 29), (0, 15, 14))
    for name in ("left-hand", "right-hand"):
        run = Simulation(maze, [Plan(name)])
        run.run()
        assert run.walkers[0].end is End.GOAL
        assert run.walkers[0].steps < 200


def test_links_are_taken_where_an_explorer_takes_them() -> None:
    maze = with_goal(blocks("..#..", links=[teleporter((0, 0, 0), (0, 0, 3))]), (0, 0, 4))
    ends = {}
    for name in WALKERS:
        run = Simulation(maze, [Plan(name)], most_steps=200)
        run.run()
        ends[name] = run.walkers[0].end
    assert {name for name, end in ends.items() if end is End.GOAL} == {
        "nearest-unknown", "greedy", "searcher", "tremaux", "random",
    }  # fmt: skip
    assert ends["left-hand"] is ends["right-hand"] is End.STUCK


def test_one_who_is_walled_in_says_so() -> None:
    maze = with_goal(blocks(".#."), (0, 0, 2))
    for name in WALKERS:
        run = Simulation(maze, [Plan(name)])
        run.run()
        walker = run.walkers[0]
        assert (walker.end, walker.steps) == (End.STUCK, 0)
        assert walker.reason in (WalkReason.WALLED_IN(), WalkReason.ALL_EXPLORED())


def test_greedy_goes_towards_the_goal() -> None:
    maze = with_goal(Maze.blank(9, 21), (0, 4, 20), (0, 4, 10))
    run = Simulation(maze, [Plan("greedy", AgentSettings(radius=3))])
    run.run()
    assert run.walkers[0].steps == 10


def test_several_walk_at_once_and_each_knows_only_what_it_has_seen() -> None:
    maze = with_goal(generate("prim", 12, 12, rng=np.random.default_rng(1)), (0, 11, 11))
    plans = [Plan(name, NEAR) for name in ("nearest-unknown", "tremaux", "random")]
    together = Simulation(maze, plans, seed=4)
    together.run()
    assert {walker.end for walker in together.walkers} == {End.GOAL}
    known = {walker.agent.knowledge.count for walker in together.walkers}
    assert len(known) > 1


def test_an_opponent_chases_whom_it_sees_and_catches_it() -> None:
    maze = with_goal(blocks("............"), (0, 0, 11), (0, 0, 5))
    PlaceMarker(Marker(MarkerKind.OPPONENT, (0, 0, 0))).apply(maze)
    run = Simulation(maze, [Plan("hand")], opponents=AgentSettings())
    for _ in range(5):
        run.advance()
    assert run.walkers[0].end is End.CAUGHT
    assert run.opponents[0].agent.cell == (0, 0, 5)


def test_an_opponent_that_sees_nobody_does_not_know_where_they_are() -> None:
    maze = with_goal(walls("""
        +---+---+---+---+
        |       |       |
        +---+---+---+---+
    """), (0, 0, 3), (0, 0, 2))  # fmt: skip
    PlaceMarker(Marker(MarkerKind.OPPONENT, (0, 0, 0))).apply(maze)
    run = Simulation(maze, [Plan("hand")], opponents=AgentSettings())
    for _ in range(5):
        run.advance()
    assert run.walkers[0].end is None
    assert run.opponents[0].places != [run.opponents[0].places[0]] * 6


def test_what_is_told_by_hand_and_cannot_be_done_is_no_part_of_the_plan() -> None:
    run = Simulation(Maze.blank(2, 3), [Plan("hand", start=(0, 0, 0))])
    hand = run.walkers[0].explorer
    assert isinstance(hand, ByHand)
    places = [run.walkers[0].agent.terrain.grid.padded_place((0, 0, col)) for col in (0, 1)]
    hand.script = [Step(Side.N), Step(Side.E), Step(Side.N)]
    assert hand.plan == places
    run.advance()
    assert run.walkers[0].agent.cell == (0, 0, 0)
    run.advance()
    assert run.walkers[0].agent.cell == (0, 0, 1)


def test_by_hand_one_goes_where_one_is_sent_over_known_ways() -> None:
    run = Simulation(blocks("....\n###."), [Plan("hand")])
    (walker,) = run.walkers
    hand = walker.explorer
    assert isinstance(hand, ByHand)
    assert hand.is_waiting
    hand.order(Step(Side.E))
    run.advance()
    assert walker.agent.cell == (0, 0, 1)
    assert hand.send(walker.agent.terrain.grid.padded_place((0, 0, 3)))
    run.advance()
    run.advance()
    assert (walker.agent.cell, hand.is_waiting) == ((0, 0, 3), True)
    assert hand.choose() == Wait()


def test_the_map_of_a_agent_is_in_the_numbers_of_the_fifth_seed() -> None:
    maze = walls("""
        +---+---+---+---+
        |       | ! | # |
        +   +---+---+   +
        | #   ? | ?   ? |
        +---+---+---+---+
    """)
    maze.buffers.cells[:] |= 1
    run = Simulation(maze, [Plan("hand", AgentSettings(chance=0), (0, 0, 0))])
    agent = run.walkers[0].agent
    assert KnowledgeMap(agent).maze.cells.tolist() == [[[2, 2, 7, 1], [0, 5, 5, 5]]]


def test_a_secret_that_was_found_is_six_and_one_in_fog_is_five() -> None:
    maze = blocks(".?.?")
    run = Simulation(maze, [Plan("nearest-unknown")])
    assert KnowledgeMap(run.walkers[0].agent).maze.cells.tolist() == [[[2, 6, 2, 4]]]
    assert maze == blocks(".?.?")


def test_a_secret_found_from_behind_a_door_that_is_not_found_stays_out_of_fog() -> None:
    maze = walls("""
        +---+---+---+
        |     ? |   |
        +   +---+   +
        |           |
        +---+---+---+
    """)
    SetWalls([(0, 0, 1, "E", "secret")]).apply(maze)
    maze.buffers.cells[:] |= FOG
    run = Simulation(maze, [Plan("hand", AgentSettings(chance=0), (0, 0, 0))])
    agent = run.walkers[0].agent
    assert KnowledgeMap(agent).maze.cells[0, 0, 1] == Matter.SECRET << 1
    (secret,) = {it for secrets in agent.terrain.hidden.values() for it in secrets if it.side is None}
    agent.terrain.find([secret])
    assert KnowledgeMap(agent).maze.cells[0, 0, 1] == Matter.FOUND << 1


def test_rock_behind_a_thin_wall_has_not_been_seen() -> None:
    maze = blocks("#.#")
    SetWalls([(0, 0, 1, "E", "wall")]).apply(maze)
    run = Simulation(maze, [Plan("nearest-unknown")])
    assert KnowledgeMap(run.walkers[0].agent).maze.cells.tolist() == [[[0, 2, 1]]]


def test_the_same_dice_fall_on_every_machine() -> None:
    rng = SplitMix64(2026)
    assert [rng.below(100) for _ in range(8)] == [85, 47, 66, 38, 79, 72, 95, 80]


@pytest.mark.parametrize(
    ("make", "code", "fields"),
    [
        (lambda maze: Simulation(maze, [Plan("greedy")]), "goal-needed", {"explorer": "greedy"}),
        (
            lambda maze: Simulation(maze, [Plan("teleport")]),
            "unknown-explorer",
            {"name": "'teleport'", "known": Series(tuple(WALKERS))},
        ),
        (lambda maze: Simulation(maze, []), "no-explorers", {}),
        (
            lambda maze: Simulation(maze, [Plan("random", start=(0, 0, 1))]),
            "start-not-floor",
            {"cell": (0, 0, 1)},
        ),
        (
            lambda maze: Simulation(maze, [Plan("random")], most_steps=0),
            "steps-out-of-range",
            {"most": 1_000_000, "steps": "0"},
        ),
    ],
)
def test_a_simulation_that_cannot_be_is_refused(make: object, code: str, fields: dict[str, object]) -> None:
    assert callable(make)
    with refused(AgentError, code, **fields):
        make(blocks(".#"))


def test_a_maze_of_rock_has_no_start() -> None:
    with refused(AgentError, "no-floor-to-start"):
        Simulation(blocks("##"), [Plan("random")])


def test_a_memory_of_nothing_wanders_until_its_steps_are_over() -> None:
    maze = Maze.blank(3, 12)
    settings = AgentSettings(radius=1, memory=MemoryRule(age=1))
    run = Simulation(maze, [Plan("nearest-unknown", settings)], most_steps=60)
    run.run()
    assert (run.walkers[0].end, run.walkers[0].steps) == (End.STEPS, 60)


def test_a_link_back_is_no_way_back_for_a_mouse_of_one_way_links() -> None:
    maze = blocks(".#.", links=[teleporter((0, 0, 0), (0, 0, 2), one_way=True)])
    run = Simulation(with_goal(maze, (0, 0, 2)), [Plan("tremaux")])
    assert [type(move) for move in run.walkers[0].agent.moves()] == [Take]
    run.run()
    assert run.walkers[0].end is End.GOAL


def test_an_age_may_be_a_number_of_numpy() -> None:
    age: Any = np.int8(3)
    maze = Maze.blank(4, 80)
    trails = []
    for rule in (MemoryRule(age=age), MemoryRule(age=3)):
        plan = Plan("random", AgentSettings(radius=1, memory=rule), (0, 0, 0))
        simulation = Simulation(maze, [plan], seed=2, most_steps=200)
        simulation.run()
        trails.append(simulation.walkers[0].known)
    assert trails[0] == trails[1]


def test_treasures_are_collected_and_characters_met_by_each_for_itself() -> None:
    maze = with_goal(Maze.blank(1, 6), (0, 0, 5))
    for kind, col in ((MarkerKind.TREASURE, 0), (MarkerKind.TREASURE, 3), (MarkerKind.NPC, 4)):
        PlaceMarker(Marker(kind, (0, 0, col))).apply(maze)
    run = Simulation(maze, [Plan("nearest-unknown"), Plan("nearest-unknown", start=(0, 0, 4))])
    first, second = run.walkers
    assert (len(first.treasures), len(second.characters)) == (1, 1)
    run.run()
    assert (len(first.treasures), len(first.characters)) == (2, 1)
    assert (len(second.treasures), len(second.characters)) == (0, 1)
    (outcome,) = compare(maze, [Plan("nearest-unknown")], [1])
    assert (outcome.treasures, outcome.characters) == (2, 1)
