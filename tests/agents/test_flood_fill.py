"""Flood fill: compared with distances that are worked out again at every step, and with a plain mouse."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from mazarine.agents.explorers.flood_fill import FloodFill
from mazarine.agents.knowledge import KNOWN
from mazarine.agents.memory import MemoryRule
from mazarine.agents.messages import AgentMessage, WalkReason
from mazarine.agents.settings import AGENTS, AgentSettings
from mazarine.agents.simulation import End, Plan, Simulation
from mazarine.errors import AgentError
from mazarine.files import read
from mazarine.generators import generate
from mazarine.lattice import Side
from mazarine.maze import Cell, Marker, MarkerKind, Maze
from mazarine.maze.codes import Matter, Wall
from mazarine.maze.edits import PlaceMarker
from mazarine.native.agents import Distances, reflood
from mazarine.paths import Router
from mazarine.regions import Segmentation
from mazarine.resources_path import resource
from tests.agents.goals import with_goal
from tests.drawing import blocks, teleporter
from tests.refusals import refused
from tests.strategies import mazes

_FAR = 2**31 - 1
_OPEN_WALLS, _FLOORS = (Wall.OPEN, Wall.FOUND), (Matter.FLOOR, Matter.FOUND)


def _cells(maze: Maze) -> list[Cell]:
    return [maze.grid.cell_at((level, row, col)) for level, row, col in np.ndindex(*maze.shape)]


def _neighbors(maze: Maze, cell: Cell) -> Iterable[tuple[Side, Cell]]:
    for side in maze.lattice.sides:
        if maze.has_side(cell, side):
            down, right = maze.lattice.step(cell[1], side)
            beside = cell[0], cell[1] + down, cell[2] + right
            if maze.grid.holds(beside):
                yield side, beside


def _may_pass(maze: Maze, known: set[Cell], cell: Cell, side: Side, beside: Cell) -> bool:
    """Whether a side may be open, for one who knows all sides of known cells, and no others."""
    if not {cell, beside} & known:
        return True
    matters = (maze.cells[maze.grid.array_place(it)] >> 1 for it in (cell, beside))
    return maze.wall_at(cell, side) in _OPEN_WALLS and all(matter in _FLOORS for matter in matters)


def _distances(maze: Maze, known: set[Cell], goals: Iterable[Cell]) -> dict[Cell, int]:
    """Work out all distances to the nearest goal."""
    found = dict.fromkeys(goals, 0)
    queue = deque(found)
    while queue:
        cell = queue.popleft()
        for side, beside in _neighbors(maze, cell):
            if beside not in found and _may_pass(maze, known, cell, side, beside):
                found[beside] = found[cell] + 1
                queue.append(beside)
    return found


def _known(simulation: Simulation) -> set[Cell]:
    agent = simulation.walkers[0].agent
    places = np.flatnonzero(agent.knowledge.flags & KNOWN)
    return {(level, row, col) for level, row, col in agent.terrain.grid.cells_at_padded(places).tolist()}


@st.composite
def _walks(draw: Callable[..., object]) -> tuple[Maze, Cell]:
    """Draw a maze with a goal on floor, and a start."""
    maze = draw(mazes(max_rows=6, max_cols=6))
    assert isinstance(maze, Maze)
    floor = [cell for cell in _cells(maze) if maze.cells[maze.grid.array_place(cell)] >> 1 == Matter.FLOOR]
    if not floor:
        maze = Maze.blank(3, 3)
        floor = _cells(maze)
    for goal in draw(st.lists(st.sampled_from(floor), min_size=1, max_size=3, unique=True)):  # type: ignore[attr-defined]
        PlaceMarker(Marker(MarkerKind.GOAL, goal)).apply(maze)
    return maze, draw(st.sampled_from(floor))  # type: ignore[return-value]


@given(st.integers(0, 2**32 - 1), st.floats(0.1, 0.9), st.integers(1, 12), st.sampled_from([2, 3]))
def test_corrected_distances_are_those_of_a_new_fill(
    seed: int, share: float, changes: int, half: int
) -> None:
    rng, size = np.random.default_rng(seed), 10
    steps = np.array([1, size, size - 1][:half])
    steps = np.append(steps, -steps)
    inside = np.zeros((size, size), dtype=bool)
    inside[1:-1, 1:-1] = True
    places = np.flatnonzero(inside)
    sides = np.where(inside, (1 << 2 * half) - 1, 0).astype(np.uint8).reshape(-1)
    distances = np.full(size * size, _FAR, dtype=np.int32)
    goals = rng.choice(places, 2, replace=False)
    distances[goals] = 0
    flow = Distances(sides=sides, distances=distances, steps=steps, far=_FAR)
    reflood(flow, goals)
    for _ in range(20):
        changed = rng.choice(places, changes)
        bits = (rng.random((changes, 2 * half)) < share) << np.arange(2 * half)
        sides[changed] = bits.sum(axis=1)
        reflood(flow, changed)
        expected, queue = np.full(size * size, _FAR), deque(goals.tolist())
        expected[goals] = 0
        while queue:
            place = queue.popleft()
            for side, step in enumerate(steps.tolist()):
                to = place + step
                is_open = sides[place] >> side & 1 and sides[to] >> (side + half) % (2 * half) & 1
                if is_open and expected[to] == _FAR:
                    expected[to] = expected[place] + 1
                    queue.append(to)
        assert distances.tolist() == expected.tolist()


_memories = st.sampled_from([MemoryRule(), MemoryRule(age=1), MemoryRule(age=3), MemoryRule(distance=2)])


@given(_walks(), st.sampled_from([0, 1, 3, None]), _memories)
def test_distances_are_those_that_the_known_walls_allow(
    walk: tuple[Maze, Cell], radius: float | None, memory: MemoryRule
) -> None:
    maze, start = walk
    settings = AgentSettings(radius=radius, memory=memory, chance=0.0)
    simulation = Simulation(maze, [Plan("flood-fill", settings, start)], most_steps=40)
    (walker,) = simulation.walkers
    explorer, grid = walker.explorer, maze.grid
    assert isinstance(explorer, FloodFill)
    goals = [grid.cell_at_padded(place) for place in simulation.goals]
    while True:
        expected = _distances(maze, _known(simulation), goals)
        found = {cell: int(explorer.distances[grid.padded_place(cell)]) for cell in _cells(maze)}
        assert {cell: distance for cell, distance in found.items() if distance != _FAR} == expected
        plan = [grid.cell_at_padded(place) for place in explorer.plan]
        assert [expected.get(cell) for cell in plan[1:]] == [*range(len(plan) - 1)][::-1]
        if simulation.is_over:
            break
        simulation.advance()


def _mouse(maze: Maze, start: Cell, goals: set[Cell], most: int) -> list[Cell]:
    """Walk as a mouse that sees the walls of its own cell only, and works all out again at each step."""
    path, known, ahead = [start], {start}, None
    while path[-1] not in goals and len(path) <= most:
        here = path[-1]
        distances = _distances(maze, known, goals)
        if here not in distances:
            break
        ways = {
            side: beside
            for side, beside in _neighbors(maze, here)
            if _may_pass(maze, known, here, side, beside) and distances[beside] == distances[here] - 1
        }
        ahead = ahead if ahead in ways else min(ways, key=maze.lattice.sides.index)
        path.append(ways[ahead])
        known.add(ways[ahead])
    return path


@given(_walks())
def test_it_walks_as_a_plain_mouse_does(walk: tuple[Maze, Cell]) -> None:
    maze, start = walk
    settings = AgentSettings(radius=0, chance=0.0)
    simulation = Simulation(maze, [Plan("flood-fill", settings, start)], most_steps=200)
    goals = {maze.grid.cell_at_padded(place) for place in simulation.goals}
    simulation.run()
    path = [tuple(cell) for cell in simulation.walkers[0].path.tolist()]
    assert path == _mouse(maze, start, goals, 200)


def test_a_micromouse_finds_the_goal_of_a_contest_maze_and_stops_there() -> None:
    maze = read(resource("mazes/contest.txt"))
    simulation = Simulation(maze, [Plan("flood-fill", AGENTS["micromouse"])])
    (walker,) = simulation.walkers
    # With nothing known but the start cell it plans as if there were no other walls.
    assert len(walker.explorer.plan) - 1 == 7 + 7
    simulation.run()
    assert (walker.end, walker.reason) == (End.GOAL, WalkReason.GOAL_REACHED())
    assert walker.steps < 16 * 16


def test_with_every_wall_known_it_takes_the_shortest_path() -> None:
    maze = generate("kruskal", 20, 20, rng=np.random.default_rng(2))
    with_goal(maze, (0, 19, 19))
    simulation = Simulation(maze, [Plan("flood-fill")], continues=True)
    (walker,) = simulation.walkers
    plan = walker.explorer.plan
    simulation.run()
    assert walker.steps == Router(Segmentation.of(maze)).distance((0, 0, 0), (0, 19, 19))
    assert walker.places == plan


def test_it_gives_up_where_walls_or_links_lie_between_and_needs_a_goal() -> None:
    maze = with_goal(blocks("..#..", links=[teleporter((0, 0, 0), (0, 0, 3))]), (0, 0, 4))
    simulation = Simulation(maze, [Plan("flood-fill", AGENTS["micromouse"])])
    simulation.run()
    (walker,) = simulation.walkers
    assert (walker.end, walker.reason) == (End.STUCK, WalkReason.GOAL_CUT_OFF())
    assert walker.path.tolist() == [[0, 0, 0], [0, 0, 1]]
    with refused(AgentError, AgentMessage.GOAL_NEEDED.code, explorer="flood-fill"):
        Simulation(Maze.blank(2, 2), [Plan("flood-fill")])


def test_a_micromouse_knows_the_walls_of_the_cells_where_it_was() -> None:
    maze = with_goal(Maze.blank(1, 5), (0, 0, 4))
    simulation = Simulation(maze, [Plan("flood-fill", AGENTS["micromouse"])])
    for count in (1, 2, 3):
        assert _known(simulation) == {(0, 0, col) for col in range(count)}
        simulation.advance()
