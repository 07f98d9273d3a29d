"""What an agent knows is what it has seen and not forgotten, and its segmentation is that of a fresh one."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.agents.agent import Agent
from mazarine.agents.knowledge import PORT
from mazarine.agents.map_codes import KnowledgeMap
from mazarine.agents.memory import MemoryRule
from mazarine.agents.moves import Step, Take, Wait
from mazarine.agents.settings import AGENT_TITLES, AGENTS, AgentSettings, agent_named
from mazarine.agents.splitmix import SplitMix64
from mazarine.agents.terrain import Terrain
from mazarine.errors import AgentError
from mazarine.lattice import Side
from mazarine.maze import Cell, Maze
from mazarine.maze.codes import Matter
from mazarine.messages import Series
from mazarine.picture.player import PlayersMaze
from mazarine.regions import Kind, Segmentation
from tests.agents.knowing import Model, across, is_floor, is_open, space_of
from tests.drawing import blocks, teleporter, walls
from tests.refusals import refused
from tests.regions.agreement import differences
from tests.regions.oracle import Oracle
from tests.regions.view import View
from tests.strategies import halls, mazes

RULES = ("all", "none", "age:2", "age:7", "distance:0", "distance:2.5")
settings = st.builds(
    AgentSettings,
    radius=st.sampled_from([None, 0, 1, 2, 3.5]),
    memory=st.sampled_from(RULES).map(MemoryRule.of),
    through_links=st.booleans(),
    chance=st.sampled_from([0.0, 0.5, 1.0]),
    reach=st.sampled_from([1, 2]),
)


@given(st.one_of(mazes(), halls()), settings, st.integers(0, 2**32), st.lists(st.integers(0, 5), max_size=30))
def test_a_walk(maze: Maze, agent_settings: AgentSettings, seed: int, choices: list[int]) -> None:
    floor = [tuple(place) for place in np.argwhere(np.isin(maze.cells >> 1, (Matter.FLOOR, Matter.FOUND)))]
    if not floor:
        return
    level, row, col = map(int, floor[seed % len(floor)])
    before = maze.copy()
    walk = Walk(maze, (level, row + maze.origin[0], col + maze.origin[1]), agent_settings, seed)
    walk.check()
    map_ = KnowledgeMap(walk.agent)
    shown = PlayersMaze(map_.maze)
    shown.see(maze, map_.codes_at)
    for choice in choices:
        moves = walk.agent.moves()
        if not moves:
            break
        walk.agent.go(moves[choice % len(moves)])
        walk.check()
        shown.follow(map_.around(walk.agent.changed))
        assert shown.maze == PlayersMaze(map_.maze).maze
    assert maze == before


class Walk:
    """An agent that is compared with what the page says after every step."""

    def __init__(self, maze: Maze, start: Cell, agent_settings: AgentSettings, seed: int) -> None:
        self.maze = maze
        self.agent = Agent(Terrain(maze), start, agent_settings, SplitMix64(seed))
        self.model = Model(maze, agent_settings.memory)

    def check(self) -> None:
        """Compare everything."""
        agent, knowledge = self.agent, self.agent.knowledge
        seen = {self._cell(place) for place in agent.seen.tolist()}
        assert len(seen) == len(agent.seen)
        assert agent.cell in seen
        found = self.found()
        assert all(is_floor(self.maze, cell, found) for cell in seen)
        self.model.see(agent.cell, seen)
        expected = space_of(self.maze, found, self.model.known)
        assert knowledge.space.cells.tolist() == expected.cells.tolist()
        assert knowledge.space.partners == expected.partners
        assert knowledge.count == len(self.model.known)
        assert {self._cell(place) for place in knowledge.frontier} == self.frontier(found)
        ports = {self._cell(place) for place in np.flatnonzero(knowledge.flags & PORT).tolist()}
        assert ports == {self._cell(place) for place in knowledge.ports} == self.ports()
        fresh = Segmentation.of_space(expected)
        assert knowledge.segmentation.kind.tolist() == fresh.kind.tolist()
        assert same_parts(knowledge.segmentation.region, fresh.region)
        if not self.maze.links:
            self._require_oracle(found)

    def found(self) -> set[tuple[Cell, Side | None]]:
        """Return the secrets that the agent has found."""
        terrain, (top, left) = self.agent.terrain, self.maze.origin
        cells = [(level, row + top, col + left) for level, row, col in np.argwhere(self.maze.cells >> 1 == 2)]
        found: set[tuple[Cell, Side | None]] = {(cell, None) for cell in cells if terrain.is_floor(cell)}
        left_over = {it for secrets in terrain.hidden.values() for it in secrets}
        everything = {it for secrets in Terrain(self.maze).hidden.values() for it in secrets}
        return found | {(it.cell, it.side) for it in everything - left_over if it.side is not None}

    def frontier(self, found: set[tuple[Cell, Side | None]]) -> set[Cell]:
        """Return the known cells beside floor that is not known."""
        known = self.model.known
        return {
            cell
            for cell in known
            for side in self.maze.lattice.sides
            if (there := across(self.maze, cell, side)) not in known
            and is_floor(self.maze, there, found)
            and is_open(self.maze, cell, side, found)
        }

    def ports(self) -> set[Cell]:
        """Return the known cells with a usable link whose other end is not known."""
        known = self.model.known
        return {
            port.cell
            for link in self.maze.links
            for port in (link.ports if not link.one_way else (link.first,))
            if port.cell in known and link.other_end(port).cell not in known
        }

    def _require_oracle(self, found: set[tuple[Cell, Side | None]]) -> None:
        """Require what the page says of a maze that has nothing but what is known."""
        top, left = self.maze.origin
        cells, walls_ = np.zeros_like(self.maze.cells), self.maze.walls.copy()
        for level, row, col in self.model.known:
            cells[level, row - top, col - left] = Matter.FLOOR << 1
        for shift in (0, 2, 4):
            walls_[walls_ >> shift & 3 == 2] ^= 3 << shift
        for cell, side in found:
            if side is not None:
                level, row, col = cell
                walls_[level, row - top, col - left] &= ~(3 << self.maze.lattice.shift(side)) & 0x3F
        known = Maze(cells, walls_, lattice=self.maze.lattice, origin=self.maze.origin)
        assert list(differences(View.of(self.agent.knowledge.segmentation), Oracle(known))) == []

    def _cell(self, place: int) -> Cell:
        return self.agent.terrain.grid.cell_at_padded(place)


def same_parts(first: np.ndarray, second: np.ndarray) -> bool:
    """Whether two arrays divide their places alike, whatever the numbers."""
    pairs = {*zip(first.ravel().tolist(), second.ravel().tolist(), strict=True)}
    return len(pairs) == len({a for a, _ in pairs}) == len({b for _, b in pairs})


def test_a_secret_door_is_found_from_beside_and_opens_for_this_agent_only() -> None:
    maze = walls("""
        +---+---+---+
        |       ?   |
        +---+---+---+
    """)
    terrain = Terrain(maze)
    seeker = Agent(terrain.twin(), (0, 0, 0), AgentSettings(), SplitMix64(1))
    assert seeker.knowledge.count == 2
    seeker.go(Step(Side.E))
    assert (seeker.found, seeker.knowledge.count) == (1, 3)
    other = Agent(terrain.twin(), (0, 0, 1), AgentSettings(chance=0), SplitMix64(1))
    assert (other.found, other.knowledge.count) == (0, 2)


def test_a_secret_cell_is_found_from_beside_but_not_through_a_wall() -> None:
    maze = walls("""
        +---+---+---+
        |   | ?     |
        +---+---+---+
    """)
    assert Agent(Terrain(maze), (0, 0, 0), AgentSettings(), SplitMix64(1)).found == 0
    assert Agent(Terrain(maze), (0, 0, 2), AgentSettings(), SplitMix64(1)).found == 1


def test_secrets_farther_away_are_found_where_the_reach_is_longer() -> None:
    maze = blocks("...?.")
    assert Agent(Terrain(maze), (0, 0, 0), AgentSettings(reach=2), SplitMix64(1)).found == 0
    assert Agent(Terrain(maze), (0, 0, 0), AgentSettings(reach=3), SplitMix64(1)).found == 1


def test_a_chance_is_as_likely_as_it_says() -> None:
    maze = blocks(".?")
    found = sum(
        Agent(Terrain(maze), (0, 0, 0), AgentSettings(chance=0.3), SplitMix64(seed)).found
        for seed in range(1000)
    )
    assert 240 < found < 360


@pytest.mark.parametrize("lattice", ["square", "honeycomb", "hexagon"])
def test_cells_exactly_as_far_as_a_memory_reaches_are_kept(lattice: str) -> None:
    maze = Maze.blank(1 if lattice == "square" else 40, 40, lattice=lattice)
    for distance in (2, 11, 14):
        settings = AgentSettings(memory=MemoryRule(distance=distance), radius=distance)
        agent = Agent(Terrain(maze), (0, 0, 20), settings, SplitMix64(0))
        blind = AgentSettings(memory=MemoryRule(distance=distance), radius=0)
        measured = agent.knowledge.count
        agent._sight = Agent(Terrain(maze), (0, 0, 20), blind, SplitMix64(0))._sight
        agent.go(Wait())
        assert agent.knowledge.count == measured


def test_a_link_is_a_step_of_its_own_and_where_it_leads_is_known_once_its_end_is() -> None:
    maze = walls("""
        +---+---+---+
        | a     | a |
        +---+---+---+
    """)
    agent = Agent(Terrain(maze), (0, 0, 1), AgentSettings(), SplitMix64(1))
    assert agent.knowledge.count == 2
    assert len(agent.knowledge.ports) == 1
    assert agent.knowledge.space.partners == {}
    agent.go(Step(Side.W))
    assert agent.cell == (0, 0, 0), "standing on a port moves nobody"
    (take,) = [move for move in agent.moves() if isinstance(move, Take)]
    agent.go(take)
    assert agent.cell == (0, 0, 2)
    assert len(agent.knowledge.space.partners) == 2
    assert agent.knowledge.ports == set()


def test_what_is_not_known_is_rock_for_the_kind_of_a_cell_but_a_port_is_a_passage() -> None:
    maze = blocks("#.#\n...\n#.#\n")
    agent = Agent(Terrain(maze), (0, 1, 0), AgentSettings(radius=1), SplitMix64(0))
    center = 0, 1, 1
    assert agent.knowledge.count == 2
    assert agent.knowledge.segmentation.kind[center] == Kind.CORRIDOR
    agent.go(Step(Side.E))
    assert agent.knowledge.count == 5
    assert agent.knowledge.segmentation.kind[center] == Kind.CROSSROAD

    maze = blocks("...#.", links=[teleporter((0, 0, 1), (0, 0, 4))])
    agent = Agent(Terrain(maze), (0, 0, 0), AgentSettings(), SplitMix64(0))
    assert agent.knowledge.count == 3
    assert agent.knowledge.segmentation.kind[0, 0, 1] == Kind.CROSSROAD


def test_links_are_looked_through_where_one_asks_for_it() -> None:
    maze = blocks(".#.", links=[teleporter((0, 0, 0), (0, 0, 2), one_way=True)])
    assert (
        Agent(Terrain(maze), (0, 0, 0), AgentSettings(through_links=True), SplitMix64(1)).knowledge.count == 2
    )
    assert (
        Agent(Terrain(maze), (0, 0, 2), AgentSettings(through_links=True), SplitMix64(1)).knowledge.count == 1
    )


def test_who_starts_on_a_secret_cell_has_found_it() -> None:
    agent = Agent(Terrain(blocks("?.")), (0, 0, 0), AgentSettings(chance=0), SplitMix64(0))
    assert (agent.found, agent.knowledge.count) == (1, 2)


def test_a_link_to_a_secret_cell_finds_it() -> None:
    maze = walls("""
        +---+---+
        |   | ? |
        +---+---+
    """, links=[teleporter((0, 0, 0), (0, 0, 1))])  # fmt: skip
    agent = Agent(Terrain(maze), (0, 0, 0), AgentSettings(chance=0), SplitMix64(1))
    agent.go(next(move for move in agent.moves() if isinstance(move, Take)))
    assert (agent.cell, agent.found, agent.knowledge.count) == ((0, 0, 1), 1, 2)


@pytest.mark.parametrize(
    ("make", "code", "fields"),
    [
        (lambda: AgentSettings(radius=-1), "radius-out-of-range", {"radius": "-1"}),
        (lambda: AgentSettings(radius=float("nan")), "radius-out-of-range", {"radius": "nan"}),
        (lambda: AgentSettings(chance=1.5), "chance-out-of-range", {"chance": "1.5"}),
        (lambda: AgentSettings(reach=0), "reach-out-of-range", {"reach": "0"}),
        (
            lambda: AgentSettings(memory="all"),  # type: ignore[arg-type]
            "not-a-memory-rule",
            {"value": "'all'"},
        ),
        (lambda: MemoryRule.of("age:0"), "memory-age-out-of-range", {"most": 1_000_000, "age": 0}),
        (lambda: MemoryRule.of("distance:-1"), "memory-distance-out-of-range", {"distance": -1}),
        (lambda: MemoryRule.of("age:often"), "unknown-memory", {"rule": "'age:often'"}),
        (lambda: MemoryRule(age=3, distance=3), "memory-limited-twice", {}),
        (
            lambda: agent_named("genius"),
            "unknown-agent",
            {"name": "'genius'", "known": Series(tuple(AGENTS))},
        ),
        (
            lambda: Agent(Terrain(blocks("#.")), (0, 0, 0), AgentSettings(), SplitMix64(0)),
            "start-not-floor",
            {"cell": (0, 0, 0)},
        ),
        (
            lambda: MemoryRule(age=2.5),  # type: ignore[arg-type]
            "memory-age-out-of-range",
            {"age": 2.5},
        ),
        (lambda: MemoryRule.of("distance:inf"), "memory-distance-out-of-range", {"distance": math.inf}),
        (
            lambda: Agent(Terrain(blocks("#.")), (3, 0, 0), AgentSettings(), SplitMix64(0)),
            "start-not-floor",
            {"cell": (3, 0, 0)},
        ),
    ],
)
def test_what_cannot_be_is_refused(make: object, code: str, fields: dict[str, object]) -> None:
    assert callable(make)
    with refused(AgentError, code, **fields):
        make()


def test_every_agent_has_a_title_and_a_description() -> None:
    assert AGENT_TITLES.keys() == AGENTS.keys()
    assert str(AGENTS["forgetful"].text) == "radius of sight 8, forgets after 60 steps"
    assert str(AGENTS["homely"].text) == "radius of sight 8, forgets cells beyond the distance 15"
    assert str(AGENTS["player"].text) == "unlimited line of sight, remembers everything"
    assert str(AGENTS["here-and-now"].text) == "radius of sight 6, remembers nothing"


def test_a_move_that_cannot_be_made_is_refused() -> None:
    agent = Agent(Terrain(blocks(".#")), (0, 0, 0), AgentSettings(), SplitMix64(0))
    with refused(AgentError, "move-impossible", cell=(0, 0, 0)):
        agent.go(Step(Side.E))


def test_rules_of_memory_are_written_as_they_are_read() -> None:
    for words in (*RULES, *(str(it.memory) for it in AGENTS.values())):
        assert str(MemoryRule.of(words)) == words
