"""Measures of secrets, against plain code."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.generators import generate, hide
from mazarine.maze import Cell, Marker, MarkerKind, Maze
from mazarine.maze.codes import Matter, Wall
from mazarine.maze.edits import SetCells, SetWalls
from mazarine.paths.structure import statistics
from mazarine.paths.structure.measures import LinedCorridor, SecretCounts
from mazarine.paths.structure.secrets import secret_counts
from mazarine.regions import Space
from tests.drawing import blocks, teleporter, walls
from tests.regions.oracle import Board, Corridor, Oracle
from tests.strategies import halls, mazes


def sides_of(maze: Maze) -> Iterator[tuple[Cell, Cell, Wall]]:
    """Return each cell with each of the cells across its spatially open sides, and what stands between."""
    beside = Board(maze).beside
    for cell in beside:
        for side in maze.lattice.sides:
            down, right = maze.lattice.step(cell[1], side)
            other = cell[0], cell[1] + down, cell[2] + right
            if maze.has_side(cell, side) and other in beside[cell]:
                yield cell, other, maze.wall_at(cell, side)


def steps_of(maze: Maze) -> set[tuple[Cell, Cell, bool]]:
    """Return the passages that may be taken, and whether a secret door stands there."""
    links = list(maze.links)
    there = {(link.first.cell, link.second.cell, False) for link in links}
    back = {(link.second.cell, link.first.cell, False) for link in links if not link.one_way}
    return {(cell, other, wall == Wall.SECRET) for cell, other, wall in sides_of(maze)} | there | back


def is_secret(maze: Maze, cell: Cell) -> bool:
    return int(maze.cells[maze.grid.array_place(cell)]) >> 1 == Matter.SECRET


def costs_from(maze: Maze, start: Cell) -> dict[Cell, float]:
    """Return the fewest secrets to each cell: relax every passage until nothing changes."""
    steps, costs = steps_of(maze), {start: float(is_secret(maze, start))}
    while True:
        before = dict(costs)
        for here, there, is_door in steps:
            cost = costs.get(here, inf) + is_door + is_secret(maze, there)
            if cost < costs.get(there, inf):
                costs[there] = cost
        if costs == before:
            return costs


def length_without(maze: Maze, start: Cell, goals: set[Cell]) -> int | None:
    """Return the steps to the nearest goal over cells and sides that no secret hides."""
    steps = [(here, there) for here, there, is_door in steps_of(maze) if not is_door]
    reached, length = {start} if not is_secret(maze, start) else set(), 0
    while not reached & goals:
        more = reached | {there for here, there in steps if here in reached and not is_secret(maze, there)}
        if more == reached:
            return None
        reached, length = more, length + 1
    return length


def closed(maze: Maze) -> Maze:
    """Close all secrets that are not found."""
    cells, stands = maze.cells.copy(), maze.walls.copy()
    cells[cells >> 1 == Matter.SECRET] = 0
    for shift in map(maze.lattice.shift, maze.lattice.stored):
        stands[maze.walls >> shift & 3 == Wall.SECRET] ^= 3 << shift
    links = [link for link in maze.links if not any(is_secret(maze, port.cell) for port in link.ports)]
    return Maze(cells, stands, lattice=maze.lattice, origin=maze.origin, links=links)


def lined_corridor(maze: Maze) -> LinedCorridor | None:
    found = []
    for region in Oracle(closed(maze)).regions:
        if isinstance(region, Corridor):
            sides = [(cell, other, wall) for cell, other, wall in sides_of(maze) if cell in region.cells]
            doors = {frozenset((cell, other)) for cell, other, wall in sides if wall == Wall.SECRET}
            cells = {other for _, other, wall in sides if wall != Wall.SECRET and is_secret(maze, other)}
            if doors or cells:
                found.append((len(region.cells), len(doors) + len(cells)))
    return LinedCorridor(*max(found)) if found else None


@given(mazes(max_rows=5, max_cols=5) | halls(3, 3), st.data())
def test_secrets_are_measured_as_by_plain_code(maze: Maze, data: st.DataObject) -> None:
    floor = sorted(Board(maze).floor)
    if not floor:
        return
    start, *goals = data.draw(st.lists(st.sampled_from(floor), min_size=1, max_size=3))
    markers = [Marker(MarkerKind.START, start), *(Marker(MarkerKind.GOAL, goal) for goal in goals)]
    found = secret_counts(maze, Space.of(maze), markers)
    cells = [int(maze.cells[maze.grid.array_place(cell)]) >> 1 for cell in floor]
    doors = [wall for _, _, wall in sides_of(maze)]
    counts = [
        sum(code >= Matter.SECRET for code in cells), cells.count(Matter.FOUND),
        sum(wall >= Wall.SECRET for wall in doors) // 2, doors.count(Wall.FOUND) // 2,
    ]  # fmt: skip
    if found is None:
        assert not any(counts)
        return
    costs = costs_from(maze, start)
    least = min((costs.get(goal, inf) for goal in goals), default=inf)
    assert found == SecretCounts(
        *counts,
        cells_behind=sum(cost > 0 for cost in costs.values()),
        needed=None if least == inf else int(least),
        length_without=length_without(maze, start, set(goals)),
        lined_corridor=lined_corridor(maze),
    )


def test_a_corridor_full_of_secrets() -> None:
    maze = walls("""
        +---+---+---+---+---+
        |     ? |           |
        +---+   +---+---+   +
        |                   |
        +---+---+---+---+---+
        |       |           |
        +---+---+---+---+---+
    """)
    SetWalls([(0, 1, 0, "S", "secret"), (0, 1, 2, "S", "secret"), (0, 0, 1, "E", "found")]).apply(maze)
    markers = [Marker(MarkerKind.START, (0, 0, 0)), Marker(MarkerKind.GOAL, (0, 2, 4))]
    found = secret_counts(maze, Space.of(maze), markers)
    assert found == SecretCounts(
        cells=1, found_cells=0, doors=3, found_doors=1, cells_behind=14, needed=2, length_without=None,
        lined_corridor=LinedCorridor(cells=8, secrets=3),
    )  # fmt: skip


@pytest.mark.parametrize(("start", "behind", "needed", "length"), [(0, 1, 0, 2), (4, 3, 1, None)])
def test_links_lead_past_secrets_and_one_way_links_one_way(
    start: int, behind: int, needed: int, length: int | None
) -> None:
    maze = blocks("..?..", links=[teleporter((0, 0, 0), (0, 0, 3), one_way=True)])
    markers = [Marker(MarkerKind.START, (0, 0, start)), Marker(MarkerKind.GOAL, (0, 0, 4 - start))]
    found = secret_counts(maze, Space.of(maze), markers)
    assert found is not None
    assert (found.cells_behind, found.needed, found.length_without) == (behind, needed, length)


@pytest.mark.parametrize(
    ("picture", "cells", "secrets"),
    [("..#.....\n??###?##", 5, 1), ("..#..\n??#?#", 2, 2), ("..#..\n?##??", 2, 2)],
)
def test_the_longest_lined_corridor_counts_and_of_equal_ones_that_with_most_secrets(
    picture: str, cells: int, secrets: int
) -> None:
    maze = blocks(picture)
    found = secret_counts(maze, Space.of(maze), ())
    assert found is not None
    assert found.lined_corridor == LinedCorridor(cells, secrets)


def test_a_maze_without_secrets_has_no_counts_of_them() -> None:
    maze = blocks("...")
    assert secret_counts(maze, Space.of(maze), maze.markers) is None
    assert statistics(maze).secrets is None


def test_without_a_start_nothing_is_behind_secrets() -> None:
    maze = blocks("..?.")
    found = secret_counts(maze, Space.of(maze), maze.markers)
    assert found is not None
    assert (found.cells_behind, found.needed, found.length_without) == (None, None, None)
    assert found.lined_corridor == LinedCorridor(2, 1)


def test_found_secrets_are_open() -> None:
    maze = blocks("....")
    SetCells([(0, 0, 1, "found")]).apply(maze)
    SetWalls([(0, 0, 2, "E", "found")]).apply(maze)
    markers = [Marker(MarkerKind.START, (0, 0, 0)), Marker(MarkerKind.GOAL, (0, 0, 3))]
    assert secret_counts(maze, Space.of(maze), markers) == SecretCounts(1, 1, 1, 1, 0, 0, 3, None)


def test_every_dead_end_behind_a_secret() -> None:
    rng = np.random.default_rng(3)
    maze = generate("prim", 30, 30, rng=rng)
    hide(maze, 1.0, rng=rng).apply(maze)
    markers = [Marker(MarkerKind.START, (0, 0, 0))]
    found = secret_counts(maze, Space.of(maze), markers)
    assert found is not None
    assert found.cells_behind is not None
    assert 0 < found.doors <= found.cells_behind
