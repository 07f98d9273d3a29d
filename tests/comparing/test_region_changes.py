"""What happened to regions, against sets of cells and faces."""

from __future__ import annotations

from hypothesis import given

import mazarine as mz
from mazarine.comparing.region_changes import region_history
from mazarine.maze import Maze
from mazarine.maze.edits import ReplaceMaze
from mazarine.regions import Kind, Segmentation
from tests.comparing.edited import Mazes, edited, triples
from tests.drawing import blocks
from tests.maze.strokes import Stroke
from tests.strategies import halls, mazes, resizes, runs, strokes

Parts = dict[int, frozenset[tuple[int, ...]]]


def parts_of(segmentation: Segmentation, kind: Kind) -> Parts:
    """Return what each room or corridor is followed by: faces or cells."""
    regions = [region for region in segmentation.regions.values() if region.kind is kind]
    return {
        it.number: frozenset(map(tuple, (it.faces if kind is Kind.ROOM else it.cells).tolist()))
        for it in regions
    }


def require_history(before: Maze, after: Maze) -> None:
    first = Segmentation.of(before)
    found = region_history(first, Segmentation.of(after), {}, {})
    carried = Segmentation.of(maze := before.copy())
    carried.update(maze.apply(ReplaceMaze(after)))
    split, merged, gone, new = {}, {}, set(), set()
    for kind in (Kind.ROOM, Kind.CORRIDOR):
        old, now = parts_of(first, kind), parts_of(carried, kind)
        into = {number: sorted(it for it in now if part & now[it]) for number, part in old.items()}
        out_of = {number: sorted(it for it in old if part & old[it]) for number, part in now.items()}
        split |= {(number, kind): parts for number, parts in into.items() if len(parts) > 1}
        merged |= {(number, kind): parts for number, parts in out_of.items() if len(parts) > 1}
        gone |= {number for number, parts in into.items() if not parts}
        new |= {number for number, parts in out_of.items() if not parts}
    crossroads = [set(it.regions.crossroads().tolist()) for it in (first, carried)]
    assert {(it.number, it.kind): list(it.parts) for it in found.split} == split
    assert {(it.number, it.kind): list(it.parts) for it in found.merged} == merged
    assert found.gone.tolist() == sorted(gone | (crossroads[0] - crossroads[1]))
    assert found.new.tolist() == sorted(new | (crossroads[1] - crossroads[0]))


@given(triples())
def test_regions_are_followed_by_faces_and_cells(drawn: Mazes) -> None:
    require_history(drawn[1], drawn[2])


@given(halls(), runs(strokes()))
def test_rooms_are_followed_by_faces(maze: Maze, drawn: list[Stroke]) -> None:
    require_history(maze, edited(maze, drawn))


@given(mazes(max_rows=5, max_cols=5), runs(resizes()))
def test_numbers_are_those_that_carry_over_to_another_size(maze: Maze, drawn: list[Stroke]) -> None:
    require_history(maze, edited(maze, drawn))


def test_comparing_changes_no_number() -> None:
    before, after = blocks("..#..#..."), blocks("..####...")
    segmentations = Segmentation.of(before), Segmentation.of(after)
    copies = [it.copy() for it in segmentations]
    found = region_history(*segmentations, {}, {})
    assert found.gone.tolist() == [2]
    assert list(segmentations) == copies


def test_the_larger_part_of_a_room_keeps_its_number() -> None:
    before = blocks("""
        .......
        .......
        .......
    """)
    after = before.copy()
    after.set_cells([(row, 2) for row in range(3)], "rock")
    found = mz.diff(before, after).regions
    assert [(it.number, it.parts) for it in found.split] == [(1, (1, 2))]
    after = mz.diff(after, before).regions
    assert [(it.number, it.parts) for it in after.merged] == [(2, (1, 2))]
