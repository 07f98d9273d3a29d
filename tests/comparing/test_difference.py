"""The difference of two mazes."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from hypothesis import given

import mazarine as mz
from mazarine.comparing import sentences_of
from mazarine.errors import Cancelled, MazeError, WrongType
from mazarine.lattice import Side
from mazarine.maze import Link, Maze, Port
from mazarine.maze.numbering import RegionName
from mazarine.paths.structure import dead_ends
from mazarine.regions import Segmentation
from tests.comparing.edited import Mazes, edited, histories, triples
from tests.drawing import blocks
from tests.maze.strokes import Stroke
from tests.strategies import mazes, resizes, runs


def cells_of(maze: Maze) -> set[tuple[int, int, int]]:
    top, left, bottom, right = maze.grid.box
    return {
        (level, row, col)
        for level in range(maze.shape[0])
        for row in range(top, bottom)
        for col in range(left, right)
    }


def slow_cells(before: Maze, after: Maze) -> set[tuple[int, ...]]:
    """Return the cells that differ, one by one."""
    return {
        cell
        for cell in cells_of(before) & cells_of(after)
        if before.cells[before.grid.array_place(cell)] != after.cells[after.grid.array_place(cell)]
    }


def slow_walls(before: Maze, after: Maze) -> set[tuple[int, ...]]:
    """Return the walls that differ, one by one: level, row, column and side."""
    common = cells_of(before) & cells_of(after)
    return {
        (*cell, side)
        for cell in common
        for side in before.lattice.stored
        if (cell[0], *np.add(cell[1:], before.lattice.step(cell[1], side)).tolist()) in common
        if before.wall_at(cell, side) != after.wall_at(cell, side)
    }


def steps_to_goal(maze: Maze) -> int | None:
    """Return the length of the solution as statistics have it."""
    found = mz.statistics(maze, with_longest_path=False).solution
    return None if found is None else found.length


def require_difference(before: Maze, after: Maze) -> None:
    found = mz.diff(before, after)
    assert set(map(tuple, found.cells.cells.tolist())) == slow_cells(before, after)
    places = np.column_stack((found.walls.cells, found.walls.sides))
    assert set(map(tuple, places.tolist())) == slow_walls(before, after)
    assert len(found.walls) == len(slow_walls(before, after))
    assert found.walls.across(before.lattice).tolist() == [
        [level, *np.add((row, col), before.lattice.step(row, side))]
        for level, row, col, side in places.tolist()
    ]
    for cell, codes in zip(found.cells.cells.tolist(), found.cells.codes.T.tolist(), strict=True):
        assert codes == [int(maze.cells[maze.grid.array_place(cell)]) for maze in (before, after)]
    for (*cell, side), codes in zip(places.tolist(), found.walls.codes.T.tolist(), strict=True):
        assert codes == [maze.wall_at(cell, Side(side)) for maze in (before, after)]
    for gone, new, of in (
        (found.links_gone, found.links_new, "links"), (found.markers_gone, found.markers_new, "markers"),
    ):  # fmt: skip
        was, is_now = Counter(getattr(before, of)), Counter(getattr(after, of))
        assert (Counter(gone), Counter(new)) == (was - is_now, is_now - was)
    assert found.solution == (steps_to_goal(before), steps_to_goal(after))
    ends = [set(map(tuple, dead_ends(Segmentation.of(maze)).cells.tolist())) for maze in (before, after)]
    common = cells_of(before) & cells_of(after)
    assert set(map(tuple, found.dead_ends_gone.tolist())) == (ends[0] - ends[1]) & common
    assert set(map(tuple, found.dead_ends_new.tolist())) == (ends[1] - ends[0]) & common


@given(triples())
def test_a_difference_is_that_of_a_loop_over_all_cells(drawn: Mazes) -> None:
    require_difference(drawn[1], drawn[2])


@given(mazes(max_rows=5, max_cols=5), runs(resizes()), histories())
def test_sizes_may_differ(maze: Maze, sizes: list[Stroke], drawn: list[Stroke]) -> None:
    require_difference(maze, edited(edited(maze, sizes), drawn))


@given(triples())
def test_a_maze_has_no_difference_from_itself(drawn: Mazes) -> None:
    for maze in drawn:
        found = mz.diff(maze, maze.copy())
        assert not found
        assert [message.code for message in sentences_of(found)] == ["no-difference"]


@given(triples())
def test_mazes_that_differ_have_a_difference(drawn: Mazes) -> None:
    _, first, second = drawn
    is_reordered = (
        all(Counter(first.markers.at(cell)) == Counter(second.markers.at(cell)) for cell in cells_of(first))
        and first.markers != second.markers
    )
    assert bool(mz.diff(first, second)) == (first != second) or is_reordered


def test_boards_that_share_no_cell_have_no_cells_to_compare() -> None:
    after = Maze.blank(2, 2)
    after.origin = (5, 5)
    found = mz.diff(Maze.blank(2, 2), after)
    assert (len(found.cells), len(found.walls), bool(found)) == (0, 0, True)


def test_a_single_cell_is_compared() -> None:
    before, after = Maze.blank(1, 1), Maze.blank(1, 1)
    after.set_cells([(0, 0)], "rock")
    found = mz.diff(before, after)
    assert (found.cells.cells.tolist(), found.cells.codes.tolist()) == ([[0, 0, 0]], [[2], [0]])


def test_other_lattices_are_refused() -> None:
    with pytest.raises(MazeError) as caught:
        mz.diff(Maze.blank(2, 2), Maze.blank(2, 2, lattice="honeycomb"))
    assert caught.value.code == "other-lattices"


def test_only_mazes_are_compared() -> None:
    with pytest.raises(WrongType):
        mz.diff(Maze.blank(2, 2), "maze")  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["title", "author", "properties", "extra"])
def test_metadata_is_compared_by_name(name: str) -> None:
    before, after = Maze.blank(1, 2), Maze.blank(1, 2)
    setattr(after, name, {"seed": 7} if name in ("properties", "extra") else "Attic")
    found = mz.diff(before, after)
    assert found.metadata == (name,)
    assert found


def test_it_stops_on_request() -> None:
    with pytest.raises(Cancelled):
        mz.diff(Maze.blank(3, 3), Maze.blank(3, 4), lambda _: False)


def test_progress_rises_to_the_end() -> None:
    shares: list[float] = []
    after = Maze.blank(3, 3)
    after.set_wall((1, 1), "E")
    for other in (after, Maze.blank(3, 3)):
        shares.clear()
        mz.diff(Maze.blank(3, 3), other, lambda share: not shares.append(share))
        assert shares == sorted(shares)
        assert shares[-1] == 1


def sentences(before: Maze, after: Maze) -> list[str]:
    return [str(sentence) for sentence in sentences_of(mz.diff(before, after))]


def test_it_says_in_words_what_happened() -> None:
    before = Maze.blank(1, 6)
    before.add_marker("start", (0, 0))
    before.add_marker("goal", (0, 1))
    after = before.copy()
    after.add_teleporter((0, 0), (0, 5))
    after.add_marker("treasure", (0, 4))
    after.remove_markers((0, 1))
    after.add_marker("goal", (0, 3))
    after.title = "Attic"
    assert sentences(before, after) == [
        "1 link is new.",
        "1 marker is gone.",
        "2 markers are new.",
        "Different metadata: title.",
        "The goal is 2 steps farther.",
        "2 dead ends are gone.",
    ]


def test_rooms_that_merge_and_paths_that_end_are_said() -> None:
    before = blocks("""
        ...#...
        ...#...
        ...#...
    """)
    before.add_marker("start", (0, 0))
    before.add_marker("goal", (0, 6))
    after = before.copy()
    after.set_cells([(row, 3) for row in range(3)], "floor")
    assert sentences(before, after) == [
        "3 cells are different.",
        "Rooms 1 and 2 were merged into 1.",
        "A goal can be reached now, in 6 steps.",
    ]
    assert sentences(after, before) == [
        "3 cells are different.",
        "Room 1 was split into 1 and 2.",
        "No goal can be reached any more.",
    ]


def test_dead_ends_and_crossroads_are_counted() -> None:
    before = blocks("""
        .....
        ##.##
        ##.##
    """)
    after = before.copy()
    after.set_cells([(1, 2), (2, 2)], "rock")
    assert sentences(before, after) == [
        "2 cells are different.",
        "Corridors 1 and 2 were merged into 1.",
        "1 corridor is gone: 3.",
        "1 crossroad is gone.",
        "1 dead end is gone.",
    ]
    assert sentences(after, before) == [
        "2 cells are different.",
        "Corridor 1 was split into 1 and 2.",
        "1 corridor is new: 3.",
        "1 crossroad is new.",
        "1 dead end is new.",
    ]


def test_sizes_are_said() -> None:
    after = Maze.blank(2, 4)
    after.origin = (-1, 0)
    assert sentences(Maze.blank(2, 3), after)[0] == (
        "The first maze has 1 × 2 × 3 cells, the second 1 × 2 × 4 cells from row -1, column 0 on."
    )


def test_names_of_regions_are_compared_by_the_numbers_of_the_first() -> None:
    before, after = blocks("..#..#..."), blocks("..####...")
    before.named_regions = {1: RegionName("hall"), 2: RegionName("den"), 3: RegionName("attic")}
    assert [str(it) for it in sentences_of(mz.diff(Maze.blank(1, 8), before)) if "named" in str(it)] == [
        "Region 1 was named hall.",
        "Region 2 was named den.",
        "Region 3 was named attic.",
    ]
    # What is region 3 of the first is region 2 here.
    after.named_regions = {1: RegionName("cellar"), 2: RegionName("attic")}
    found = mz.diff(before, after)
    assert found.regions.renamed == (
        (1, RegionName("hall"), RegionName("cellar")), (2, RegionName("den"), RegionName()),
    )  # fmt: skip
    after.named_regions = {1: RegionName("hall", "#123456"), 2: RegionName("attic")}
    assert "Region 1 has another color." in map(str, sentences_of(mz.diff(before, after)))
    said = [str(it) for it in sentences_of(found)]
    assert "Region 1 was renamed from hall to cellar." in said
    assert "Region 2 is no longer named den." in said


def test_many_changes_of_regions_are_counted() -> None:
    before = blocks("....#" * 24)
    joined, lost = before.copy(), before.copy()
    joined.set_cells([(0, 10 * number + 4) for number in range(12)], "floor")
    lost.set_cells([(0, col) for col in range(5 * 12)], "rock")
    assert sentences(before, lost)[1] == "12 corridors are gone: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, …."
    said = sentences(before, joined)
    assert said[1] == "Corridors 1 and 2 were merged into 1."
    assert said[11:] == ["2 more regions were split or merged.", "24 dead ends are gone."]


def test_a_link_with_another_label_is_gone_and_new() -> None:
    before, after = Maze.blank(1, 3), Maze.blank(1, 3)
    before.add_teleporter((0, 0), (0, 2))
    after.add_teleporter((0, 0), (0, 2), label="lift")
    found = mz.diff(before, after)
    link = Link(Port((0, 0, 0)), Port((0, 0, 2)))
    assert found.links_gone == (link,)
    assert [it.label for it in found.links_new] == ["lift"]
