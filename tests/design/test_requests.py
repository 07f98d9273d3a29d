"""What a request refuses, and what its mazes have, measured by others."""

from __future__ import annotations

import math
from typing import Any

import networkx as nx
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.design import MEASURES, DesignedMaze, Request, Requirement, easier, find_maze, harder
from mazarine.design.outcome import outcomes_of, value_at
from mazarine.errors import DesignError, MazeError
from mazarine.generators import generate
from mazarine.maze import Marker, MarkerKind, Maze
from mazarine.maze.edits import Batch, PlaceMarker, SetCells
from mazarine.maze.endpoints import Endpoints
from mazarine.maze.symmetry import Symmetry
from mazarine.paths.structure import statistics
from mazarine.paths.structure.statistics import difficulty_of
from mazarine.problems import Profile, Severity, check, count_locks
from tests.paths.structure_graphs import cells_only, graph_of
from tests.refusals import refused

_Asked = tuple[list[str], dict[str, Any]]
_SMALL: dict[str, _Asked] = {
    "contest": (
        [
            "rule micromouse", "solution.length 60..90", "solvable by left-hand no", "dead_ends >= 10",
            "loops 3..8", "turns 30..60",
        ],
        {"rows": 16, "cols": 16},
    ),
    "puzzle": (["solution.length 60..80", "dead_ends >= 20", "loops == 0"], {"rows": 14, "cols": 14}),
    "rooms": (["rooms == 3", "room.largest >= 2", "solution.length <= 40"], {"rows": 12, "cols": 12}),
    "symmetric": (["symmetric half-turn", "dead_ends 8..12", "turns >= 12"], {"rows": 9, "cols": 10}),
    "turned": (["symmetric quarter-turns", "loops 4..8", "corridor.longest <= 9"], {"rows": 9, "cols": 9}),
    "honeycomb": (
        ["solution.length 40..60", "dead_ends <= 20", "crossroads.degree_3 >= 20"],
        {"rows": 10, "cols": 12, "lattice": "honeycomb"},
    ),
    "levels": (
        ["solution.length 30..40", "loops 2..6", "dead_ends >= 12"], {"rows": 7, "cols": 8, "levels": 2},
    ),
    "blocks": (
        ["cells.rock >= 30", "solution.length >= 30", "rooms == 0"],
        {"rows": 9, "cols": 11, "edits": "both"},
    ),
    "hard": (
        ["difficulty 4.5..4.7", "components == 1", "texture.bias 0.4..0.6"], {"rows": 10, "cols": 10},
    ),
    "in pieces": (["components == 4", "components.largest <= 40"], {"rows": 10, "cols": 10}),
    "slow": (["chokepoints.cells <= 8", "longest_path.length <= 18"], {"rows": 5, "cols": 6}),
}  # fmt: skip


def found_for(name: str, **limits: Any) -> DesignedMaze:
    requirements, options = _SMALL[name]
    return find_maze(Request(requirements, **options), rng=1, edits=200_000, **limits)


@pytest.mark.parametrize("name", _SMALL)
def test_a_maze_has_what_was_asked_for(name: str) -> None:
    found = found_for(name)
    assert found.met, found.outcomes
    copy = found.request.maze.copy()
    copy.apply(found.edit)
    assert copy == found.maze
    statistics_ = statistics(found.maze).as_dict()
    for outcome in found.outcomes:
        if outcome.requirement.measure is not None:
            assert outcome.value == pytest.approx(value_at(statistics_, outcome.requirement.subject))
            assert outcome.requirement.low <= outcome.value <= outcome.requirement.high
    assert all(problem.severity is Severity.NOTE or name == "in pieces" for problem in check(found.maze))
    _check_with_networkx(found.maze, name)


def _check_with_networkx(maze: Maze, name: str) -> None:
    graph, measured = graph_of(maze), statistics(maze)
    assert nx.number_connected_components(graph) == measured.components.count
    assert (measured.components.count == 1) == (name != "in pieces")
    ends = Endpoints.of(maze)
    if measured.solution is not None:
        lengths = [
            nx.shortest_path_length(graph, ends.starts[0], goal, weight=_half_of_links)
            for goal in ends.goals
            if nx.has_path(graph, ends.starts[0], goal)
        ]
        assert measured.solution.length == min(lengths)
    assert measured.dead_ends.count == sum(graph.degree[cell] == 1 for cell in cells_only(graph.nodes))


def test_a_maze_in_pieces_does_not_meet_a_request_that_is_silent_about_components() -> None:
    pieces = Maze.blank(3, 3)
    pieces.set_cells([(0, 1), (1, 1), (2, 1)], "rock")
    for requirement, is_met in (("loops == 0", False), ("components == 2", True)):
        request = Request([requirement], rows=3, cols=3)
        outcomes = outcomes_of(request.requirements, pieces)
        found = DesignedMaze(request, pieces, Batch(()), outcomes, 1, 0.1)
        assert (found.met, [it.code for it in found.notes]) == (is_met, [] if is_met else ["not-connected"])


def _half_of_links(first: Any, second: Any, _: Any) -> float:
    """Return 1 for a step; a link has a node of its own between its ends."""
    return 0.5 if "link" in (first[0], second[0]) else 1


def test_contest_mazes_pass_the_check_of_contests() -> None:
    found = found_for("contest")
    assert not [it for it in check(found.maze, Profile.MICROMOUSE) if it.severity is not Severity.NOTE]


_IMAGES: dict[Symmetry, tuple[tuple[bool, bool, str], ...]] = {
    Symmetry.MIRROR: ((True, False, "NWSE"),),
    Symmetry.FLIP: ((False, True, "SENW"),),
    Symmetry.HALF_TURN: ((True, True, "SWNE"),),
    Symmetry.BOTH: ((True, False, "NWSE"), (False, True, "SENW")),
}
"""Whether columns and rows are reversed, and where N, E, S and W go."""


@pytest.mark.parametrize("symmetry", _IMAGES)
def test_symmetric_mazes_are(symmetry: Symmetry) -> None:
    maze = find_maze(Request([f"symmetric {symmetry.value}", "loops 1..9"], rows=6, cols=8), rng=2).maze
    for row, col in np.ndindex(6, 8):
        for mirrors, flips, sides in _IMAGES[symmetry]:
            image = (5 - row if flips else row, 7 - col if mirrors else col)
            for side, there in zip("NESW", sides, strict=True):
                assert maze.wall_at((row, col), side) == maze.wall_at(image, there)


def test_the_same_seed_gives_the_same_maze_for_any_number_of_jobs() -> None:
    one, two = (found_for("puzzle", jobs=jobs) for jobs in (1, 2))
    assert one.maze == two.maze
    assert one.judged == two.judged
    asked = Request(["turns max"], rows=6, cols=6)
    first, second = (find_maze(asked, rng=5, edits=70_000, jobs=jobs) for jobs in (1, 2))
    assert (first.maze, first.judged) == (second.maze, 70_000)


def test_what_is_pinned_stays() -> None:
    maze = generate("stack", 10, 10, rng=1)
    for kind, cell in ((MarkerKind.START, (0, 0, 0)), (MarkerKind.GOAL, (0, 9, 9))):
        PlaceMarker(Marker(kind, cell)).apply(maze)
    pinned = [(row, col) for row in range(3, 7) for col in range(3, 7)]
    found = find_maze(Request(["loops == 6"], maze, pinned=pinned), rng=1)
    assert found.met
    for cell in pinned:
        for side in "NESW":
            assert found.maze.wall_at(cell, side) == maze.wall_at(cell, side)
    region = [(row, col) for row in range(5) for col in range(5)]
    found = find_maze(Request(["loops == 3"], maze, region=region), rng=1)
    changed = np.argwhere(found.maze.walls != maze.walls)
    assert found.met
    assert changed.max(axis=0)[1:].tolist() <= [4, 4]


def test_blocks_leave_markers_on_floor() -> None:
    maze = Maze.blank(8, 8)
    SetCells([(0, 2, 2, "rock")]).apply(maze)
    asked = Request(["cells.rock >= 20"], maze, start=(1, 1), goal=(6, 6), edits="blocks")
    found = find_maze(asked, rng=1)
    assert found.met
    assert (found.maze.walls == maze.walls).all()
    assert len(Endpoints.of(found.maze).goals) == 1


def contest_board() -> Maze:
    maze = generate("stack", 16, 16, rng=3)
    maze.add_marker("start", (15, 0))
    for cell in ((7, 7), (7, 8), (8, 7), (8, 8)):
        maze.add_marker("goal", cell)
    return maze


def test_the_edit_has_the_walls_and_markers_that_were_prescribed() -> None:
    maze = contest_board()
    for options in ({}, {"start": (0, 0)}):
        found = find_maze(Request(["rule micromouse", "dead_ends >= 5"], maze, **options), rng=1)
        assert found.met
        copy = maze.copy()
        change = copy.apply(found.edit)
        assert copy == found.maze
        copy.apply(change.inverse)
        assert copy == maze


@pytest.mark.parametrize("symmetry", ["mirror", "half-turn", "quarter-turns"])
def test_contest_mazes_can_be_symmetrical(symmetry: str) -> None:
    found = find_maze(Request(["rule micromouse", f"symmetric {symmetry}"], rows=16, cols=16), rng=1)
    assert found.met


def test_what_may_not_change_is_compared_with_the_requirements() -> None:
    maze = contest_board()
    corner = [(row, col) for row in (14, 15) for col in (0, 1)]
    maze.set_wall((15, 0), "N", "wall")
    with pytest.raises(DesignError, match="a wall of the start or of the goal would have to change"):
        Request(["rule micromouse"], maze, pinned=corner)
    with pytest.raises(DesignError, match="goals are on other levels"):
        Request(["solvable by left-hand yes"], rows=4, cols=4, levels=2)


def test_the_least_of_a_measure_may_be_below_zero() -> None:
    for aim, value in (("min", -1), ("max", 1)):
        found = find_maze(Request([f"texture.bias {aim}"], rows=6, cols=6), rng=1, edits=20_000)
        assert found.outcomes[0].value == value


def test_progress_reports_and_stops() -> None:
    seen: list[int] = []

    def stop(state: Any) -> bool:
        seen.append(state.judged)
        assert [it.requirement.text for it in state.outcomes] == ["turns max"]
        return len(seen) < 3

    found = find_maze(Request(["turns max"], rows=8, cols=8), rng=1, progress=stop)
    assert len(seen) == 3
    assert found.judged == seen[-1]
    assert found.met


def test_what_is_not_met_is_told_with_its_conflicts() -> None:
    asked = Request(["loops >= 10", "dead_ends >= 15", "crossroads.degree_3 == 0"], rows=6, cols=6)
    found = find_maze(asked, rng=1, edits=40_000)
    assert not found.met
    unmet = [it for it in found.outcomes if not it.met]
    assert all(0 < it.off_by < math.inf for it in unmet)
    assert found.conflicts
    assert all(str(note) for note in found.conflicts)


@pytest.mark.parametrize(("sign", "rework"), [(1, harder), (-1, easier)])
def test_a_step_changes_the_difficulty(sign: int, rework: Any) -> None:
    maze = found_for("puzzle").maze
    edit = rework(maze, rng=1)
    after = maze.copy()
    change = after.apply(edit)
    before, now = statistics(maze), statistics(after)
    assert before.difficulty is not None
    assert now.difficulty is not None
    assert sign * (now.difficulty - before.difficulty) >= 0.3
    assert (now.components, now.loops.count) == (before.components, before.loops.count)
    after.apply(change.inverse)
    assert after == maze
    with pytest.raises(DesignError, match="needs a start and a goal"):
        rework(Maze.blank(3, 3))


@pytest.mark.parametrize("selection", [None, [(row, col) for row in range(2) for col in range(3)]])
def test_a_step_keeps_loops_where_the_difficulty_is_out_of_reach(selection: Any) -> None:
    for seed in (1, 3):
        maze = find_maze(Request(["loops 24..30"], rows=8, cols=8), rng=seed).maze
        after = maze.copy()
        after.apply(harder(maze, selection, rng=seed))
        assert statistics(after).loops.count == statistics(maze).loops.count


@pytest.mark.parametrize(
    ("text", "low", "high"),
    [
        ("dead_ends >= 20", 20, math.inf), ("dead_ends>20", 21, math.inf), ("rooms == 3", 3, 3),
        ("rooms 3", 3, 3), ("loops 2..4", 2, 4), ("loops 2 .. 4", 2, 4), ("loops ..4", -math.inf, 4),
        ("solution.length < 9", -math.inf, 8), ("texture.bias -0.5..0.5", -0.5, 0.5),
    ],
)  # fmt: skip
def test_ranges_are_read(text: str, low: float, high: float) -> None:
    read = Requirement.parse(text)
    assert (read.low, read.high) == (low, high)


_IMPOSSIBLE: dict[str, list[str]] = {
    "Unknown measure 'dead_nds'; did you mean dead_ends?": ["dead_nds >= 3"],
    "Unknown measure 'zzz'.": ["zzz >= 3"],
    "loops 4..2: the range is empty.": ["loops 4..2"],
    "loops >= 1e999: the range must be like 3, 2..4, >= 2, <= 4, == 3, max or min.": ["loops >= 1e999"],
    "loops many: the range must be like 3, 2..4, >= 2, <= 4, == 3, max or min.": ["loops many"],
    "dead_ends >= 500 is impossible: on 100 cells dead_ends.count is 0 to 100.": ["dead_ends >= 500"],
    "dead_ends <= -1 is impossible: on 100 cells dead_ends.count is 0 to 100.": ["dead_ends <= -1"],
    "loops <= 3 and loops >= 4 exclude each other.": ["loops <= 3", "loops >= 4"],
    "symmetric mirror and symmetric flip exclude each other.": ["symmetric mirror", "symmetric flip"],
    "solution.length == 41 is impossible: every path from the start to a goal has an even number of steps.": [
        "solution.length == 41"
    ],
    "solution.length <= 10 is impossible: the goal is 18 steps or more from the start.": [
        "solution.length <= 10"
    ],
    "turns >= 30 and solution.length <= 20 exclude each other: a path of 20 steps has 19 turns or fewer.": [
        "turns >= 30",
        "solution.length <= 20",
    ],
    "dead_ends == 1 is impossible: a maze without loops and rooms has two dead ends or more.": [
        "dead_ends == 1",
        "loops == 0",
        "rooms == 0",
    ],
    "solvable by hand: “solvable by” is followed by left-hand or right-hand, and yes or no.": [
        "solvable by hand"
    ],
    "rule chess: the only rule is micromouse.": ["rule chess"],
    "There is no requirement.": [],
    "loops 2.2..2.8: the range has no whole number.": ["loops 2.2..2.8"],
    "turns max and turns min exclude each other.": ["turns max", "turns min"],
}


def test_a_single_cell_is_a_maze_without_dead_ends() -> None:
    asked = ["dead_ends == 0", "loops == 0", "rooms == 0"]
    found = find_maze(Request(asked, Maze.blank(1, 2), edits="blocks"), rng=1)
    assert found.met
    assert np.count_nonzero(found.maze.cells >> 1) <= 1
    for options in ({"edits": "walls"}, {"edits": "blocks", "pinned": [(0, 0), (0, 1)]}):
        with refused(DesignError, "tree-without-ends"):
            Request(asked, Maze.blank(1, 2), **options)
    with refused(DesignError, "tree-without-ends"):
        Request(asked, rows=3, cols=3, edits="both")  # The start and the goal stay.
    lone = Maze.from_blocks([[True, False, True]])
    Request(asked, lone, edits="blocks", pinned=[(0, 1)])


@pytest.mark.parametrize("sentence", _IMPOSSIBLE)
def test_contradictions_are_one_sentence_each(sentence: str) -> None:
    with pytest.raises(DesignError) as refusal:
        Request(_IMPOSSIBLE[sentence], rows=10, cols=10)
    assert str(refusal.value) == sentence


@pytest.mark.parametrize(
    "options",
    [
        {"rows": 3},
        {"rows": 3, "cols": 4, "pinned": [(3, 9)]},
        {"rows": 3, "cols": 4, "region": [(-1, 0)]},
        {"rows": 3, "cols": 4, "start": (9, 9)},
        {"rows": 0, "cols": 4},
        {"rows": 3, "cols": 4, "edits": "all"},
        {"rows": 3, "cols": 4, "weights": {"loops": 0}},
        {"rows": 3, "cols": 4, "weights": {"turns": 2}},
        {"maze": 5},
    ],
)
def test_nonsense_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(MazeError):
        Request(["loops == 1"], **options)


def test_something_must_be_free() -> None:
    request = Request(["loops == 1"], rows=2, cols=2, pinned=[(row, col) for row in (0, 1) for col in (0, 1)])
    with pytest.raises(DesignError, match="nothing to edit"):
        find_maze(request)


def test_what_stays_must_be_symmetric() -> None:
    with pytest.raises(DesignError, match="what cannot be edited is not symmetric"):
        find_maze(Request(["symmetric half-turn"], generate("stack", 8, 8, rng=1), pinned=[(3, 3)]), rng=1)


def test_limits_are_numbers_above_zero() -> None:
    for limit in ({"seconds": 0}, {"edits": -1}, {"edits": 2.5}, {"jobs": 0}):
        with pytest.raises(DesignError):
            find_maze(Request(["loops == 1"], rows=4, cols=4), **limit)


def test_rules_of_contests_need_a_board_of_contests() -> None:
    for options in ({"rows": 40, "cols": 40}, {"rows": 9, "cols": 9, "lattice": "honeycomb"}):
        with pytest.raises(DesignError):
            Request(["rule micromouse"], **options)


def test_every_measure_has_bounds_and_a_name_in_the_statistics() -> None:
    maze = Maze.blank(3, 3)
    found = statistics(maze).as_dict() | {"locks": count_locks(maze)}
    for name, measure in MEASURES.items():
        value_at(found, name)
        low, high = measure.bounds(9)
        assert low < high


def test_hands_are_measured_from_scratch_past_secrets() -> None:
    maze = generate("stack", 5, 5, rng=1)
    maze.set_wall((2, 2), "E", "secret")
    asked = Request(["solvable by left-hand yes", "loops == 2"], maze, start=(0, 0), goal=(4, 4))
    assert [asked.is_slow(it) for it in asked.requirements] == [True, False]
    assert find_maze(asked, rng=1, edits=400).met


_COUNTS = st.integers(0, 10**6)


@given(_COUNTS, _COUNTS, _COUNTS, _COUNTS, st.integers(0, 3), st.integers(1, 10**6))
def test_difficulty_grows_with_each_of_its_measures(
    length: int, turns: int, decisions: int, cells: int, which: int, more: int
) -> None:
    before = [length, turns, decisions, cells]
    after = before.copy()
    after[which] += more
    assert difficulty_of(*after) >= difficulty_of(*before)
    if length + turns and more > 1000:
        assert difficulty_of(*after) > difficulty_of(*before)


def test_locks_are_counted_and_soft_locks_are_refused() -> None:
    maze = Maze.blank(2, 5)
    for kind, cell, label in (
        ("start", (0, 0), ""), ("goal", (0, 4), ""), ("key", (1, 0), "a"), ("door", (0, 3), "a"),
        ("door", (1, 3), "a"),
    ):  # fmt: skip
        maze.add_marker(kind, cell, label=label)
    wanted = [Requirement.parse(text) for text in ("locks 1..2", "no_soft_lock")]
    assert [it.met for it in outcomes_of(wanted, maze)] == [True, True]
    maze.add_marker("gate", (0, 0), "E")
    maze.set_wall((1, 0), "E", "wall")
    assert [it.met for it in outcomes_of(wanted, maze)] == [True, False]


def test_hands_are_not_judged_on_six_sides() -> None:
    with refused(DesignError, "no-hands-on-six-sides", text="solvable by left-hand no"):
        Request(["solvable by left-hand no"], rows=4, cols=4, lattice="hexagon")


def test_a_maze_of_hexagons_is_found_and_made_harder() -> None:
    asked = ["solution.length 12..16", "dead_ends >= 8", "loops == 2", "rooms == 1"]
    found = find_maze(Request(asked, rows=8, cols=8, lattice="hexagon"), rng=2, edits=100_000)
    assert found.met
    assert all(it.met for it in outcomes_of(Request(asked, found.maze).requirements, found.maze))
    before = statistics(found.maze).difficulty or 0.0
    found.maze.apply(harder(found.maze, rng=1))
    assert (statistics(found.maze).difficulty or 0.0) > before
