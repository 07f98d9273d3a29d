"""Weave mazes: what passes under a cell is a link between the cells beside it."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from mazarine.files.limits import MAX_THINGS
from mazarine.generators import generate
from mazarine.generators.filling import fill
from mazarine.generators.weave import MOST_CROSSINGS
from mazarine.lattice import Side
from mazarine.maze import Link, Maze, Port, PortSide
from mazarine.maze.codes import Wall
from mazarine.picture import LIGHT
from mazarine.picture.symbols import link_ends
from tests.generators.asking import neighbors
from tests.strategies import mazes


@given(st.integers(1, 12), st.integers(1, 12), st.integers(0, 99), st.sampled_from([0.0, 0.3, 1.0]))
def test_under_each_crossing_one_passage_leads_and_through_it_another(
    rows: int, cols: int, seed: int, share: float
) -> None:
    maze = generate("weave", rows, cols, rng=seed, crossings=share)
    graph, crossed = neighbors(maze), []
    for link in maze.links:
        assert link.underpass is not None
        _, row, col = link.underpass
        crossed.append((row, col))
        ends = {port.cell[1:] for port in link.ports}
        beside = {(row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)}
        assert ends < beside
        assert sorted(graph[row, col]) == sorted(beside - ends)
    assert all(max(abs(a - c), abs(b - d)) > 1 for a, b in crossed for c, d in crossed if (a, b) != (c, d))
    if share == 1 and min(rows, cols) > 2:
        assert crossed


@given(mazes(), st.integers(0, 99))
def test_links_of_a_filled_level_are_on_that_level(maze: Maze, number: int) -> None:
    level = number % maze.shape[0]
    if not (maze.cells[level] > 1).any() or sum(maze.origin) % 2:
        return
    if maze.lattice.name != "square":
        return
    found, _ = fill(maze, level, "weave", rng=number, crossings=1.0)
    for link in set(found.links) - set(maze.links):
        assert {port.cell[0] for port in link.ports} == {level}
        for port in link.ports:
            assert found.wall_at(port.cell, Side[port.side]) is Wall.WALL
    Maze(found.cells.copy(), found.walls.copy(), origin=found.origin, links=found.links)


def test_large_mazes_have_no_more_links_than_files_take() -> None:
    assert MOST_CROSSINGS == MAX_THINGS
    assert 70_000 < len(generate("weave", 1001, 1001, rng=1, crossings=1.0).links) <= MAX_THINGS


def test_an_underpass_is_drawn_once_on_the_cell_that_is_crossed() -> None:
    maze = generate("weave", 3, 3, rng=1, crossings=1.0)
    (link,) = maze.links
    ((place, symbol),) = link_ends(link, 0, maze.geometry, maze.origin, LIGHT)
    assert place == (1.5, 1.5)
    assert np.hypot(*symbol.ahead) == 0.5
    assert link_ends(link, 1, maze.geometry, maze.origin, LIGHT) == []


def test_a_level_that_is_filled_again_has_no_tunnels_of_before() -> None:
    maze = Maze.blank(9, 9, levels=2)
    for level in (0, 1):
        maze, _ = fill(maze, level, "weave", rng=level, crossings=1.0)
    stays = Link(Port((0, 0, 0), PortSide.PAD), Port((1, 8, 8), PortSide.PAD))
    maze.links.add(stays)
    above = {link for link in maze.links if link.underpass and link.underpass[0] == 1}
    again, pieces = fill(maze, 0, "weave", rng=9, crossings=0.4)
    bare, _ = fill(Maze.blank(9, 9), 0, "weave", rng=9, crossings=0.4)
    assert pieces == 1
    assert {*again.links} == {*bare.links} | above | {stays}
    assert np.array_equal(again.walls[0], bare.walls[0])
    perfect, _ = fill(again, 0, "prim", rng=2)
    assert {*perfect.links} == above | {stays}


def test_a_link_around_a_point_of_a_honeycomb_is_no_tunnel() -> None:
    maze = Maze.blank(6, 6, lattice="honeycomb")
    link = Link(Port((0, 1, 2), PortSide.S), Port((0, 3, 2), PortSide.N))
    for port in link.ports:
        maze.set_wall(port.cell, Side[port.side], "wall")
    maze.links.add(link)
    assert len(link_ends(link, 0, maze.geometry, maze.origin, LIGHT)) == 2
    found, _ = fill(maze, 0, "prim", rng=1)
    assert link in found.links


def test_a_tunnel_under_a_hexagon_is_straight() -> None:
    maze = Maze.blank(3, 5, lattice="hexagon")
    link = Link(Port((0, 1, 3), PortSide.W), Port((0, 1, 1), PortSide.E))
    ((place, symbol),) = link_ends(link, 0, maze.geometry, maze.origin, LIGHT)
    assert place == maze.geometry.middle(1, 2)
    assert symbol.ahead == (-0.5, 0.0)
