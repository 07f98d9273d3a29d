"""An unreachable area is joined by the shortest tunnel, however long."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.counting import Noun
from mazarine.lattice import HEXAGON, HONEYCOMB, Lattice, Side
from mazarine.maze import Cell, Maze, Port, PortSide
from mazarine.maze.codes import Matter
from mazarine.maze.edits import PlaceLink
from mazarine.problems import Fix, Problem, ProblemKind, check
from tests.drawing import blocks, teleporter
from tests.problems.marking import marked
from tests.problems.oracle import Reachability
from tests.strategies import mazes


def across(maze: Maze, cell: Cell) -> list[tuple[Cell, bool]]:
    """Return the cells beside a cell, and whether the side to each may be opened."""
    found = []
    for side in maze.lattice.sides:
        down, right = maze.lattice.step(cell[1], side)
        other = cell[0], cell[1] + down, cell[2] + right
        if maze.has_side(cell, side) and not maze.is_border(cell, side):
            ports = Port(cell, PortSide(side.name)), Port(other, PortSide(side.opposite.name))
            found.append((other, not any(maze.links.at(port) for port in ports)))
    return found


def is_rock(maze: Maze, cell: Cell) -> bool:
    return bool(maze.cells[maze.grid.array_place(cell)] >> 1 == Matter.ROCK)


def shortest(maze: Maze, area: set[Cell], others: set[Cell]) -> int | None:
    """Return the fewest cells between an area and others; 0 where a wall is enough."""
    reached, frontier, between = set(area), set(area), 0
    while frontier:
        frontier = {it for cell in frontier for it, may_open in across(maze, cell) if may_open} - reached
        if frontier & others:
            return between
        reached |= frontier
        between += 1
    return None


def unreachable(maze: Maze) -> list[Problem]:
    kinds = ProblemKind.FLOOR_UNREACHABLE, ProblemKind.CLOSED_POCKET
    return [it for it in check(maze) if it.kind in kinds and len(it.cells)]


def joining(problem: Problem) -> Fix | None:
    """Return the fix that joins an area with others: it is the first."""
    return next(
        (it for it in problem.fixes[:1] if it.message.code in ("open-wall", "open-walls", "dig-through")),
        None,
    )


@given(mazes(max_rows=9, max_cols=9), st.data())
def test_no_tunnel_is_shorter(maze: Maze, data: st.DataObject) -> None:
    floor = [cell for cell in map(maze.grid.cell_at, maze_places(maze)) if not is_rock(maze, cell)]
    starts = data.draw(st.lists(st.sampled_from(floor), max_size=2)) if floor else []
    maze = marked(maze, tuple(starts), ())
    problems = unreachable(maze)
    areas = [{(level, row, col) for level, row, col in it.cells.tolist()} for it in problems]
    reach = Reachability(maze)
    others = set(floor) - set().union(*(reach.unreached() if reach.starts else reach.pockets()))
    for problem, area in zip(problems, areas, strict=True):
        fix, between = joining(problem), shortest(maze, area, others)
        assert (None if fix is None else len(fix.way)) == between
        if fix is not None:
            dug = sum(is_rock(maze, (level, row, col)) for level, row, col in fix.way.tolist())
            assert fix.message.fields.get("cells", Noun.CELLS(count=0)) == Noun.CELLS(count=dug)
            joined = maze.copy()
            fix.edit.apply(joined)
            assert len(joined.links) == len(maze.links)
            cells = {cell for it in unreachable(joined) for cell in map(tuple, it.cells.tolist())}
            assert not area & cells


def maze_places(maze: Maze) -> list[Cell]:
    levels, rows, cols = maze.shape
    return [(level, row, col) for level in range(levels) for row in range(rows) for col in range(cols)]


def test_a_long_tunnel_is_offered_first_with_its_length() -> None:
    maze = marked(blocks("." + 40 * "#" + "."), ((0, 0, 0),), ((0, 0, 0),))
    (problem,) = check(maze)
    assert [str(fix.message) for fix in problem.fixes] == ["Dig through 40 cells of rock", "Fill with rock"]
    assert problem.fixes[0].way.tolist() == [[0, 0, col] for col in range(40, 0, -1)]
    problem.fixes[0].edit.apply(maze)
    assert check(maze) == []


def test_a_way_may_lead_through_other_floor_and_where_walls_are_enough_nothing_is_dug() -> None:
    maze = marked(blocks("...#."), ((0, 0, 0),), ((0, 0, 0),))
    for col in (0, 1):
        maze.set_wall((0, 0, col), Side.E)
    found = {problem.cells[0, 2]: str(problem.fixes[0].message) for problem in unreachable(maze)}
    assert found == {
        1: "Open a wall",
        2: "Open the walls on the shortest path",
        4: "Dig through 1 cell of rock",
    }


@pytest.mark.parametrize("lattice", [HONEYCOMB, HEXAGON], ids=str)
def test_honeycombs_and_hexagons_are_dug_along_their_sides(lattice: Lattice) -> None:
    comb = Maze.blank(5, 9, lattice=lattice)
    comb.set_cells([(row, col) for row in range(5) for col in range(1, 8)], "rock")
    comb = marked(comb, ((0, 0, 0),), ((0, 0, 0),))
    for problem in unreachable(comb):
        problem.fixes[0].edit.apply(comb)
    assert unreachable(comb) == []


def test_a_tunnel_goes_round_portals() -> None:
    maze = blocks("""
        ..###
        ..#..
        ..###
    """)  # fmt: skip
    maze.set_wall((0, 1, 1), Side.E)
    maze.apply(PlaceLink(teleporter((0, 1, 1, "E"), (0, 0, 0))))
    maze = marked(maze, ((0, 0, 0),), ((0, 0, 0),))
    (problem,) = unreachable(maze)
    assert len(problem.fixes[0].way) == 2


def test_a_portal_on_the_far_side_of_a_wall_between_hexagons_stays() -> None:
    maze, floor = Maze.blank(4, 3, lattice=HEXAGON), [(1, 0), (1, 1), (2, 2), (3, 2)]
    maze.set_cells([(row, col) for row in range(4) for col in range(3) if (row, col) not in floor], "rock")
    maze.set_wall((1, 1), "SE")
    maze.apply(PlaceLink(teleporter((0, 2, 2, "NW"), (0, 3, 2))))
    maze = marked(maze, ((0, 1, 0),), ((0, 1, 0),))
    (problem,) = unreachable(maze)
    problem.fixes[0].edit.apply(maze)
    assert (len(maze.links), unreachable(maze)) == (1, [])


def test_a_large_area_is_joined_by_a_tunnel_too() -> None:
    maze = Maze.blank(260, 300)
    maze.set_cells([(row, col) for row in range(260) for col in range(4, 7)], "rock")
    maze = marked(maze, ((0, 0, 0),), ((0, 0, 0),))
    (problem,) = unreachable(maze)
    assert [str(fix.message) for fix in problem.fixes] == ["Dig through 3 cells of rock"]
