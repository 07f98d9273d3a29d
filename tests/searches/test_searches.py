"""Every search takes the cells that a plain version takes, and finds a path of the same cost."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import mazarine as mz
from mazarine.errors import EditRejected, PathError
from mazarine.maze import Cell, Maze
from mazarine.picture import page_data
from mazarine.searches import ADD, FORGET, Graph, Outcome, Run, State, record, search_named
from mazarine.searches.events import STATES
from tests.drawing import blocks
from tests.maze.strokes import History, Stroke
from tests.refusals import refused
from tests.searches.oracle import SEARCHES, Plain
from tests.strategies import mazes

OPTIMAL = {
    "dijkstra", "a-star", "a-star-euclid", "bidirectional", "iterative-deepening", "dead-end-filling",
    "regions",
}  # fmt: skip
COMPLETE = {*OPTIMAL, "breadth-first", "depth-first", "greedy"}


@st.composite
def searched(draw: st.DrawFn) -> tuple[Maze, Cell, list[Cell]]:
    """Draw a maze with costs, links, stairs and gates, a start, and one goal or two."""
    maze = draw(mazes(max_rows=6, max_cols=6))
    history = History(maze)
    numbers = st.integers(0, 4000)
    link = st.builds(Stroke, st.just("link"), st.tuples(numbers, numbers, st.integers(0, 1)))
    stairs = st.builds(Stroke, st.just("stairs"), st.tuples(numbers, st.integers(0, 1)))
    for stroke in draw(st.lists(st.one_of(link, stairs), max_size=4)):
        history.do(stroke)
    floor = [tuple(it) for it in Graph(maze).grid.cells_at_padded(Graph(maze).places).tolist()]
    if not floor:
        maze.set_cells([(0, *maze.origin)], "floor")
        floor = [(0, *maze.origin)]
    if draw(st.booleans()):
        seed = draw(st.integers(0, 99))
        maze.costs = np.random.default_rng(seed).choice([1, 1, 2, 9], maze.shape).astype(np.uint8)
    elif draw(st.booleans()):
        maze.costs = np.full(maze.shape, 3, dtype=np.uint8)
    for cell in draw(st.lists(st.sampled_from(floor), max_size=3)):
        try:
            maze.add_marker("gate", cell, draw(st.sampled_from(maze.lattice.sides)))
        except EditRejected:
            continue
    start = draw(st.sampled_from(floor))
    goals = draw(st.lists(st.sampled_from(floor), min_size=1, max_size=2, unique=True))
    return maze, start, sorted(goals)


def run_of(name: str, graph: Graph, start: Cell, goals: list[Cell]) -> Run:
    """Return the run of a search."""
    place = graph.grid.padded_place
    return record(search_named(name), graph, place(start), [place(goal) for goal in goals])


def require_path(run: Run, plain: Plain) -> None:
    """Require that the path is one of the maze, with its length and cost."""
    assert run.path is not None
    cells = [tuple(cell) for cell in run.path.tolist()]
    assert cells[0] == plain.start
    assert cells[-1] in plain.goals
    assert all(there in plain.moves[here] for here, there in pairwise(cells))
    assert run.length == len(cells) - 1
    assert run.cost == sum(plain.cost[cell] for cell in cells[1:])


@given(searched())
def test_every_search_takes_what_the_plain_one_takes(drawn: tuple[Maze, Cell, list[Cell]]) -> None:
    plain, graph = Plain(*drawn), Graph(drawn[0])
    best, cost = plain.by_cost()
    least = cost[best[-1]] if best[-1] in plain.goals else None
    for name in mz.SEARCHES.built_in:
        search = mz.SEARCHES[name]
        if search.obstacle(graph) is not None:
            assert name == "jump-point"
            assert graph.is_weighted or drawn[0].lattice.point_at is not None
            continue
        run = run_of(name, graph, *drawn[1:])
        taken = SEARCHES[name](plain)
        assert [tuple(cell) for cell in run.order.tolist()] == taken, name
        assert run.visited == len(set(taken))
        if run.length is not None:
            require_path(run, plain)
        if name in COMPLETE or name == "jump-point":
            assert (run.length is not None) == (least is not None), name
            assert run.outcome is (Outcome.NO_PATH if least is None else Outcome.FOUND)
        if name in OPTIMAL or name == "jump-point":
            assert run.cost == least, name
        str(run.sentence(len(run)))


@given(searched(), st.booleans())
def test_estimates_are_never_too_high(drawn: tuple[Maze, Cell, list[Cell]], is_straight: bool) -> None:
    plain, graph = Plain(*drawn), Graph(drawn[0])
    places = [graph.grid.padded_place(goal) for goal in plain.goals]
    left = graph.estimates(places, is_straight=is_straight)
    expected = plain.estimates(is_straight=is_straight)
    for cell, estimate in expected.items():
        assert left[graph.grid.padded_place(cell)] == min(estimate, 1 << 30)
        assert all(estimate <= plain.cost[other] + expected[other] for other in plain.moves[cell])
    assert all(expected[goal] == 0 for goal in plain.goals)


@given(searched(), st.sampled_from(sorted(mz.SEARCHES.built_in)), st.data())
def test_any_step_can_be_shown_forwards_and_back(
    drawn: tuple[Maze, Cell, list[Cell]], name: str, data: st.DataObject
) -> None:
    graph = Graph(drawn[0])
    if mz.SEARCHES[name].obstacle(graph) is not None:
        return
    run = run_of(name, graph, *drawn[1:])
    cursor = run.cursor()
    for step in data.draw(st.lists(st.integers(0, len(run)), max_size=6)):
        before = cursor.states.copy()
        places = cursor.seek(step)
        states: dict[int, tuple[int, int, int]] = {}
        for event in range(int(run._ends[step])):
            state = STATES[run.kinds[event]], run.parents[event], run.costs[event]
            states[int(run.places[event])] = state
        for place in graph.places.tolist():
            found = cursor.states[place], cursor.parents[place], cursor.costs[place]
            assert found == states.get(place, (State.UNSEEN, -1, 0))
        frontier = sum(state == State.FRONTIER for state, *_ in states.values())
        assert run.frontier[step] == frontier
        assert set(np.flatnonzero(before != cursor.states).tolist()) <= set(places.tolist())
        if step:
            assert graph.grid.cell_at_padded(cursor.current) == tuple(run.order[step - 1])
            assert cursor.path()[-1] == cursor.current
        str(run.sentence(step))
        assert -1 <= run.line(step) < len(run.search.lines)
    assert run.largest_frontier == max(run.frontier)
    order = [tuple(cell) for cell in run.order.tolist()]
    assert run.visits.tolist() == [len(set(order[:step])) for step in range(len(run) + 1)]


def test_weights_part_dijkstra_from_breadth_first_search() -> None:
    maze = Maze.blank(3, 5)
    maze.set_cost([(1, 1), (1, 2), (1, 3)], 9)
    runs = mz.watch(maze, "bfs", "dijkstra", "a*", start=(1, 0), goal=(1, 4))
    assert [(run.length, run.cost) for run in runs.values()] == [(4, 28), (6, 6), (6, 6)]
    assert runs["bfs"] is runs["breadth-first"]


def test_the_steps_of_a_star_are_told() -> None:
    maze = blocks("""
        .....
        .###.
        .....
    """)
    run = mz.watch(maze, "a-star", start=(0, 0), goal=(0, 4))["a-star"]
    assert [str(run.sentence(step)) for step in (0, 1, 2, len(run))] == [
        "A* begins at (0, 0, 0).",
        "A* takes (0, 0, 0): 0 steps so far, 4 to go at least. 2 cells enter the frontier.",
        "A* takes (0, 0, 1): 1 step so far, 3 to go at least. 1 cell enters the frontier.",
        "A* takes (0, 0, 4): 4 steps so far, 0 to go at least. The goal is found: 4 steps, cost 4.",
    ]
    assert "take the cell with the least" in run.search.lines[2]
    assert [run.line(step) for step in (0, 1, len(run))] == [-1, 7, 3]
    assert run.distance[0, 0].tolist() == [0, 1, 2, 3, 4]
    assert run.parent[0, 0, 1].tolist() == [0, 0, 0]
    assert run.parent[0, 0, 0].tolist() == [-1, -1, -1]


def test_ends_that_are_missing_are_asked_for() -> None:
    maze = Maze.blank(2, 3)
    with refused(PathError, "start-missing"):
        mz.watch(maze, "dijkstra")
    with refused(PathError, "goal-missing"):
        mz.watch(maze, "dijkstra", start=(0, 0))
    maze.set_cells([(1, 2)], "rock")
    with refused(PathError, "cell-is-rock"):
        mz.watch(maze, "dijkstra", start=(0, 0), goal=(1, 2))
    with refused(PathError, "cell-outside"):
        mz.watch(maze, "dijkstra", start=(0, 0), goal=(1, 9))
    with refused(PathError, "unknown-search"):
        mz.watch(maze, "oracle", start=(0, 0), goal=(0, 1))
    with refused(PathError, "jumps-need-same-sides"):
        mz.watch(Maze.blank(2, 3, lattice="honeycomb"), "jps", start=(0, 0), goal=(1, 2))


def test_where_no_path_leads_the_counters_stay() -> None:
    maze = blocks("..#.")
    for run in mz.watch(maze, *mz.SEARCHES.built_in, start=(0, 0), goal=(0, 3)).values():
        assert (run.outcome, run.path, run.length, run.cost) == (Outcome.NO_PATH, None, None, None)
        assert run.visited >= 1
        assert str(run.sentence(len(run))).endswith("There is no path to the goal.")


def test_a_wall_that_does_not_lead_to_the_goal_is_no_proof() -> None:
    run = mz.watch(Maze.blank(5, 5), "wall-follower", start=(0, 0), goal=(2, 2))["wall-follower"]
    assert run.outcome is Outcome.NO_PATH
    assert str(run.conclusion) == "The search finds no path, although there is one."


@pytest.mark.parametrize("only", [(), (ADD,)])
def test_a_search_that_takes_no_cell_has_no_steps(only: tuple[int, ...]) -> None:
    maze = Maze.blank(2, 3)
    graph = Graph(maze)
    places = [graph.grid.padded_place((0, 0, col)) for col in (0, 1)]
    search = replace(search_named("bfs"), events=lambda *_: iter([(kind, places[1], -1, 0) for kind in only]))
    run = record(search, graph, places[0], places[1:])
    assert (len(run), run.visited, run.largest_frontier, run.outcome) == (0, 0, 0, Outcome.NO_PATH)
    assert (run.order.shape, run.path, run.line(0)) == ((0, 3), None, -1)
    assert str(run.sentence(0)) == "Breadth-first search begins at (0, 0, 0)."


def test_steps_that_are_not_there_are_the_nearest_ones() -> None:
    run = mz.watch(Maze.blank(2, 3), start=(0, 0), goal=(1, 2))["a-star"]
    last = len(run)
    assert [str(run.sentence(step)) for step in (-1, last + 1)] == [str(run.sentence(it)) for it in (0, last)]
    assert [run.line(-1), run.line(last + 1)] == [run.line(0), run.line(last)]


def test_a_search_that_does_not_end_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mazarine.searches.run._LEAST_LIMIT", 1000)
    monkeypatch.setattr("mazarine.searches.run._AT_ONCE", 100)
    maze = Maze.blank(12, 12)
    run = mz.watch(maze, "iterative-deepening", start=(0, 0), goal=(11, 11))["iddfs"]
    assert (run.outcome, run.length) == (Outcome.STOPPED, None)
    assert FORGET in run.kinds
    assert ADD in run.kinds
    assert (run.visited, run.largest_frontier) == (
        len(set(map(tuple, run.order.tolist()))),
        max(run.frontier),
    )
    assert str(run.conclusion) == (
        f"The search was stopped after {len(run)} steps: whether there is a path is not known."
    )
    assert str(run.sentence(len(run))).endswith(str(run.conclusion))


def test_a_notebook_shows_the_counters() -> None:
    maze = Maze.blank(3, 3)
    html = mz.watch(maze, "dijkstra", "greedy", start=(0, 0), goal=(2, 2))._repr_html_()
    table, frame = html.split("</table>")
    assert table.count("<tr>") == table.count("</tr>") == 3
    assert "<td>4</td>" in table
    assert frame.startswith("<iframe srcdoc=")
    assert "Greedy" in frame


def test_a_maze_too_large_for_a_page_has_only_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page_data, "MOST_PAGE_CELLS", 8)
    html = mz.watch(Maze.blank(3, 3), "dijkstra", start=(0, 0), goal=(2, 2))._repr_html_()
    assert html.endswith("</table>")
