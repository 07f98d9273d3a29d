"""The page walks, sees and finds paths as the library does, in any maze."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.agents.agent import Agent
from mazarine.agents.moves import Move, Step, Take
from mazarine.agents.settings import AgentSettings
from mazarine.agents.splitmix import SplitMix64
from mazarine.agents.terrain import Terrain
from mazarine.errors import AgentError
from mazarine.lattice import Side
from mazarine.maze import Marker, MarkerKind, Maze
from mazarine.maze.codes import Matter
from mazarine.maze.edits import PlaceMarker
from mazarine.maze.things import PortSide
from mazarine.picture.page_data import played_as_json
from mazarine.picture.tinting import solution_path
from mazarine.picture.webpage import web_page
from mazarine.regions import Space
from tests.depth import examples, sample
from tests.paths.locked_mazes import locked_maze
from tests.strategies import mazes
from tests.webpage.browser import Browser

_PORTS = [*PortSide]
_WALK = """
const walk = new Walk(new Maze(arguments[0])), trace = [];
for (const number of arguments[1]) {
  const moves = walk.moves(walk.now), move = moves[number % moves.length];
  trace.push([
    walk.place, moves.filter(it => it.port === undefined).map(it => it.side),
    moves.filter(it => it.port !== undefined).map(it => [it.to, it.port]), [...walk.visible()],
    move ? [move.port === undefined ? move.side : -1, move.to, move.port ?? -1] : null,
  ]);
  if (move) walk.take(move);
}
return trace;
"""
_ROUTE = """
const route = new Walk(new Maze(arguments[0])).route();
return route === null ? -1 : route.length;
"""


@pytest.fixture(scope="module", autouse=True)
def _open(page: Browser, tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("page") / "page.html"
    path.write_text(web_page(Maze.blank(2, 2)), encoding="utf-8")
    page.open(path)


def as_agent(agent: Agent, trace: list[list[Any]]) -> Iterator[list[Any]]:
    """Yield what an agent may do and sees, while it makes the moves of a trace."""
    grid = agent.terrain.grid

    def flat(places: Any) -> list[int]:
        return sorted(grid.padded_to_flat(np.array(places, dtype=np.int64)).tolist())

    for line in trace:
        moves = agent.moves()
        takes = [move for move in moves if isinstance(move, Take)]
        ends = [[*flat([agent.end_of(move)]), _PORTS.index(move.port.side)] for move in takes]
        sides = sorted(int(move.side) for move in moves if isinstance(move, Step))
        yield [*flat([agent.place]), sides, sorted(ends), flat(agent.seen)]
        if line[4] is not None:
            side, to, port = line[4]
            move: Move = Step(Side(side)) if side >= 0 else takes[ends.index([to, port])]
            agent.go(move)


def check(page: Browser, maze: Maze, numbers: list[int]) -> None:
    try:
        data = played_as_json(maze)
    except AgentError:  # no floor to start on
        return
    start = maze.grid.cells_at_flat(np.array([data["start"]]))[0].tolist()
    agent = Agent(Terrain(maze).twin(), tuple(start), AgentSettings(), SplitMix64(0))
    trace = page.run(_WALK, data, numbers)
    for line, expected in zip(trace, as_agent(agent, trace), strict=True):
        assert [line[0], sorted(line[1]), sorted(line[2]), sorted(line[3])] == expected


@examples(1.0)
@given(maze=mazes(), numbers=st.lists(st.integers(0, 11), min_size=1, max_size=12))
def test_steps_links_secrets_and_sight(page: Browser, maze: Maze, numbers: list[int]) -> None:
    check(page, maze, numbers)


@pytest.mark.parametrize("seed", sample(range(300), 60))
def test_keys_doors_and_gates(page: Browser, seed: int) -> None:
    numbers = np.random.default_rng(seed).integers(0, 12, 60).tolist()
    check(page, locked_maze(seed), numbers)


def length_of(maze: Maze) -> int:
    """Return the length of the solution by the library, -1 if there is none."""
    found = solution_path(Space.of(maze), maze.markers)
    return len(found) - 1 if isinstance(found, np.ndarray) else -1


@pytest.mark.parametrize("seed", sample(range(300), 60))
def test_the_solution_is_as_short_as_that_of_the_library_with_locks(page: Browser, seed: int) -> None:
    maze = locked_maze(seed)
    assert page.run(_ROUTE, played_as_json(maze)) == length_of(maze)


@examples(1.0)
@given(maze=mazes(), cells=st.lists(st.integers(0, 10_000), min_size=2, max_size=3))
def test_the_solution_is_as_short_as_that_of_the_library(page: Browser, maze: Maze, cells: list[int]) -> None:
    floor = np.argwhere(maze.cells >> 1 != Matter.ROCK)
    if not len(floor):
        return
    for number, cell in enumerate(cells):
        kind = MarkerKind.GOAL if number else MarkerKind.START
        place = tuple(maze.grid.cells_at(floor[[cell % len(floor)]])[0].tolist())
        PlaceMarker(Marker(kind, place)).apply(maze)
    assert page.run(_ROUTE, played_as_json(maze)) == length_of(maze)
