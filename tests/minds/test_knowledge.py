"""What a mind knows is what it has seen and not forgotten, and its segmentation is that of a fresh one."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazewright.errors import MindError
from mazewright.lattice import Side
from mazewright.maze import Cell, Maze
from mazewright.maze.codes import Matter
from mazewright.minds.dice import Dice
from mazewright.minds.flags import PORT
from mazewright.minds.map_codes import MindMap
from mazewright.minds.memory import MemoryRule
from mazewright.minds.mind import Mind
from mazewright.minds.moves import Step, Take, Wait
from mazewright.minds.settings import MINDS, MindSettings, mind_named
from mazewright.minds.terrain import Terrain
from mazewright.regions import Kind, Segmentation
from tests.drawing import blocks, teleporter, walls
from tests.minds.knowing import Model, across, is_floor, is_open, space_of
from tests.regions.agreement import differences
from tests.regions.oracle import Oracle
from tests.regions.view import View
from tests.strategies import halls, mazes

RULES = ("all", "none", "age:2", "age:7", "distance:0", "distance:2.5")
settings = st.builds(
    MindSettings,
    radius=st.sampled_from([None, 0, 1, 2, 3.5]),
    memory=st.sampled_from(RULES).map(MemoryRule.of),
    through_links=st.booleans(),
    chance=st.sampled_from([0.0, 0.5, 1.0]),
    reach=st.sampled_from([1, 2]),
)


@given(st.one_of(mazes(), halls()), settings, st.integers(0, 2**32), st.lists(st.integers(0, 5), max_size=30))
def test_a_walk(maze: Maze, mind_settings: MindSettings, seed: int, choices: list[int]) -> None:
    floor = [tuple(place) for place in np.argwhere(np.isin(maze.cells >> 1, (Matter.FLOOR, Matter.FOUND)))]
    if not floor:
        return
    level, row, col = map(int, floor[seed % len(floor)])
    before = maze.copy()
    walk = Walk(maze, (level, row + maze.origin[0], col + maze.origin[1]), mind_settings, seed)
    walk.check()
    map_ = MindMap(walk.mind)
    for choice in choices:
        moves = walk.mind.moves()
        if not moves:
            break
        walk.mind.go(moves[choice % len(moves)])
        walk.check()
        map_.follow()
        assert map_.maze == MindMap(walk.mind).maze
    assert maze == before


class Walk:
    """A mind that is compared with what the page says after every step."""

    def __init__(self, maze: Maze, start: Cell, mind_settings: MindSettings, seed: int) -> None:
        self.maze = maze
        self.mind = Mind(Terrain(maze), start, mind_settings, Dice(seed))
        self.model = Model(maze, mind_settings.memory)

    def check(self) -> None:
        """Compare everything."""
        mind, knowledge = self.mind, self.mind.knowledge
        seen = {self._cell(place) for place in mind.seen.tolist()}
        assert len(seen) == len(mind.seen)
        assert mind.cell in seen
        found = self.found()
        assert all(is_floor(self.maze, cell, found) for cell in seen)
        self.model.see(mind.cell, seen)
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
        """Give the secrets that the mind has found."""
        terrain, (top, left) = self.mind.terrain, self.maze.origin
        cells = [(level, row + top, col + left) for level, row, col in np.argwhere(self.maze.cells >> 1 == 2)]
        found: set[tuple[Cell, Side | None]] = {(cell, None) for cell in cells if terrain.is_floor(cell)}
        left_over = {it for secrets in terrain.hidden.values() for it in secrets}
        everything = {it for secrets in Terrain(self.maze).hidden.values() for it in secrets}
        return found | {(it.cell, it.side) for it in everything - left_over if it.side is not None}

    def frontier(self, found: set[tuple[Cell, Side | None]]) -> set[Cell]:
        """Give the known cells beside floor that is not known."""
        known = self.model.known
        return {
            cell
            for cell in known
            for side in Side
            if (there := across(self.maze, cell, side)) not in known
            and is_floor(self.maze, there, found)
            and is_open(self.maze, cell, side, found)
        }

    def ports(self) -> set[Cell]:
        """Give the known cells with a link to be taken whose other end is not known."""
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
        for shift in (0, 2):
            walls_[walls_ >> shift & 3 == 2] ^= 3 << shift
        for cell, side in found:
            if side is not None:
                level, row, col = cell
                walls_[level, row - top, col - left] &= ~(3 << (0 if side is Side.E else 2)) & 15
        known = Maze(cells, walls_, lattice=self.maze.lattice, origin=self.maze.origin)
        assert list(differences(View.of(self.mind.knowledge.segmentation), Oracle(known))) == []

    def _cell(self, place: int) -> Cell:
        return self.mind.terrain.grid.cell_at_padded(place)


def same_parts(first: np.ndarray, second: np.ndarray) -> bool:
    """Whether two arrays divide their places alike, whatever the numbers."""
    pairs = {*zip(first.ravel().tolist(), second.ravel().tolist(), strict=True)}
    return len(pairs) == len({a for a, _ in pairs}) == len({b for _, b in pairs})


def test_a_secret_door_is_found_from_beside_and_opens_for_this_mind_only() -> None:
    maze = walls("""
        +---+---+---+
        |       ?   |
        +---+---+---+
    """)
    terrain = Terrain(maze)
    seeker = Mind(terrain.twin(), (0, 0, 0), MindSettings(), Dice(1))
    assert seeker.knowledge.count == 2
    seeker.go(Step(Side.E))
    assert (seeker.found, seeker.knowledge.count) == (1, 3)
    other = Mind(terrain.twin(), (0, 0, 1), MindSettings(chance=0), Dice(1))
    assert (other.found, other.knowledge.count) == (0, 2)


def test_a_secret_cell_is_found_from_beside_but_not_through_a_wall() -> None:
    maze = walls("""
        +---+---+---+
        |   | ?     |
        +---+---+---+
    """)
    assert Mind(Terrain(maze), (0, 0, 0), MindSettings(), Dice(1)).found == 0
    assert Mind(Terrain(maze), (0, 0, 2), MindSettings(), Dice(1)).found == 1


def test_secrets_farther_away_are_found_where_the_reach_is_longer() -> None:
    maze = blocks("...?.")
    assert Mind(Terrain(maze), (0, 0, 0), MindSettings(reach=2), Dice(1)).found == 0
    assert Mind(Terrain(maze), (0, 0, 0), MindSettings(reach=3), Dice(1)).found == 1


def test_a_chance_is_as_likely_as_it_says() -> None:
    maze = blocks(".?")
    found = sum(
        Mind(Terrain(maze), (0, 0, 0), MindSettings(chance=0.3), Dice(seed)).found for seed in range(1000)
    )
    assert 240 < found < 360


@pytest.mark.parametrize("lattice", ["square", "honeycomb"])
def test_cells_exactly_as_far_as_a_memory_reaches_are_kept(lattice: str) -> None:
    maze = Maze.blank(1 if lattice == "square" else 40, 40, lattice=lattice)
    for distance in (2, 11, 14):
        settings = MindSettings(memory=MemoryRule(distance=distance), radius=distance)
        mind = Mind(Terrain(maze), (0, 0, 20), settings, Dice(0))
        blind = MindSettings(memory=MemoryRule(distance=distance), radius=0)
        measured = mind.knowledge.count
        mind._sight = Mind(Terrain(maze), (0, 0, 20), blind, Dice(0))._sight
        mind.go(Wait())
        assert mind.knowledge.count == measured


def test_a_link_is_a_step_of_its_own_and_where_it_leads_is_known_once_its_end_is() -> None:
    maze = walls("""
        +---+---+---+
        | a     | a |
        +---+---+---+
    """)
    mind = Mind(Terrain(maze), (0, 0, 1), MindSettings(), Dice(1))
    assert mind.knowledge.count == 2
    assert len(mind.knowledge.ports) == 1
    assert mind.knowledge.space.partners == {}
    mind.go(Step(Side.W))
    assert mind.cell == (0, 0, 0), "standing on a port moves nobody"
    (take,) = [move for move in mind.moves() if isinstance(move, Take)]
    mind.go(take)
    assert mind.cell == (0, 0, 2)
    assert len(mind.knowledge.space.partners) == 2
    assert mind.knowledge.ports == set()


def test_what_is_not_known_is_rock_for_the_kind_of_a_cell_but_a_port_is_a_passage() -> None:
    maze = blocks("#.#\n...\n#.#\n")
    mind = Mind(Terrain(maze), (0, 1, 0), MindSettings(radius=1), Dice(0))
    center = 0, 1, 1
    assert mind.knowledge.count == 2
    assert mind.knowledge.segmentation.kind[center] == Kind.CORRIDOR
    mind.go(Step(Side.E))
    assert mind.knowledge.count == 5
    assert mind.knowledge.segmentation.kind[center] == Kind.CROSSROAD

    maze = blocks("...#.", links=[teleporter((0, 0, 1), (0, 0, 4))])
    mind = Mind(Terrain(maze), (0, 0, 0), MindSettings(), Dice(0))
    assert mind.knowledge.count == 3
    assert mind.knowledge.segmentation.kind[0, 0, 1] == Kind.CROSSROAD


def test_links_are_looked_through_where_one_asks_for_it() -> None:
    maze = blocks(".#.", links=[teleporter((0, 0, 0), (0, 0, 2), one_way=True)])
    assert Mind(Terrain(maze), (0, 0, 0), MindSettings(through_links=True), Dice(1)).knowledge.count == 2
    assert Mind(Terrain(maze), (0, 0, 2), MindSettings(through_links=True), Dice(1)).knowledge.count == 1


def test_who_starts_on_a_secret_cell_has_found_it() -> None:
    mind = Mind(Terrain(blocks("?.")), (0, 0, 0), MindSettings(chance=0), Dice(0))
    assert (mind.found, mind.knowledge.count) == (1, 2)


def test_a_link_to_a_secret_cell_finds_it() -> None:
    maze = walls("""
        +---+---+
        |   | ? |
        +---+---+
    """, links=[teleporter((0, 0, 0), (0, 0, 1))])  # fmt: skip
    mind = Mind(Terrain(maze), (0, 0, 0), MindSettings(chance=0), Dice(1))
    mind.go(next(move for move in mind.moves() if isinstance(move, Take)))
    assert (mind.cell, mind.found, mind.knowledge.count) == ((0, 0, 1), 1, 2)


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (lambda: MindSettings(radius=-1), "sees 0 steps or farther"),
        (lambda: MindSettings(radius=float("nan")), "sees 0 steps or farther"),
        (lambda: MindSettings(chance=1.5), "0 to 1, not 1.5"),
        (lambda: MindSettings(reach=0), "from 1 step away"),
        (lambda: MemoryRule.of("age:0"), "1 to 1,000,000 whole steps"),
        (lambda: MemoryRule.of("distance:-1"), "0 steps or farther"),
        (lambda: MemoryRule.of("age:often"), "not 'age:often'"),
        (lambda: MemoryRule(age=3, distance=3), "not by both"),
        (lambda: mind_named("genius"), "no mind called 'genius'"),
        (lambda: Mind(Terrain(blocks("#.")), (0, 0, 0), MindSettings(), Dice(0)), "rock, or outside"),
        (lambda: MemoryRule(age=2.5), "whole steps, not 2.5"),  # type: ignore[arg-type]
        (lambda: MemoryRule.of("distance:inf"), "0 steps or farther, not inf"),
        (lambda: Mind(Terrain(blocks("#.")), (3, 0, 0), MindSettings(), Dice(0)), "rock, or outside"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(make: object, sentence: str) -> None:
    assert callable(make)
    with pytest.raises(MindError, match=sentence):
        make()


def test_a_move_that_cannot_be_made_is_refused() -> None:
    mind = Mind(Terrain(blocks(".#")), (0, 0, 0), MindSettings(), Dice(0))
    with pytest.raises(MindError, match="nobody can go that way"):
        mind.go(Step(Side.E))


def test_rules_of_memory_are_written_as_they_are_read() -> None:
    for words in (*RULES, *(str(it.memory) for it in MINDS.values())):
        assert str(MemoryRule.of(words)) == words
