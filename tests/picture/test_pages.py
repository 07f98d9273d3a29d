"""Pages cover a board once, and no more of it than fits between their margins."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.errors import MazeError
from mazarine.generators import generate
from mazarine.lattice import LATTICES, Lattice
from mazarine.maze import Marker, MarkerKind, Maze
from mazarine.maze.edits import PlaceMarker, SetCells
from mazarine.picture import Overlay
from mazarine.picture.drawing import Drawing, path_between, solution_of
from mazarine.picture.export import Booklet, Layout, SolutionStyle, View, require_few_pages
from mazarine.picture.vector import PAPERS, Pages, Sheet, Sketch
from tests.drawing import blocks, stairs, teleporter
from tests.refusals import refused

sheets = st.builds(
    Sheet.of, st.sampled_from(list(PAPERS)), st.floats(0, 60), is_landscape=st.booleans()
)  # fmt: skip


@given(
    st.sampled_from(LATTICES), st.integers(1, 300), st.integers(1, 300), st.floats(0, 1),
    st.floats(0, 1), st.floats(0, 0.25), sheets,
)  # fmt: skip
def test_pages_cover_a_board_and_overlap(
    lattice: Lattice, rows: int, cols: int, size: float, share: float, rim: float, sheet: Sheet
) -> None:
    extent = lattice.geometry((0, 0)).extent(rows, cols)
    overlap_mm = share * min(sheet.room_mm) / 2
    # Not more pages than there may be.
    area = (extent[0] + 1) * (extent[1] + 1)
    most_mm = min(400, (100 * sheet.room_mm[0] * sheet.room_mm[1] / area) ** 0.5)
    cell_mm = 1 + size * (most_mm - 1)
    pages = Pages(extent, sheet, cell_mm, overlap_mm, rim)
    found = list(pages)
    assert len(found) == len(pages) == pages.rows * pages.cols
    for axis in (0, 1):
        line = [page for page in found if (page.row, page.col)[axis] == 0]
        spans = [(page.window[axis], page.window[axis + 2]) for page in line]
        joins = [page.joins[axis] for page in line]
        assert all(0 < length * cell_mm <= sheet.room_mm[axis] + 1e-3 for _, length in spans)
        assert spans[0][0] == -rim
        assert sum(spans[-1]) == pytest.approx(extent[axis] + rim)
        assert joins.pop() is None
        for (left, length), (onward, _), join in zip(spans, spans[1:], joins, strict=False):
            assert join is not None
            assert onward == pytest.approx(left + join)
            assert (length - join) * cell_mm == pytest.approx(overlap_mm, abs=1e-6)


@given(st.integers(1, 300), st.integers(1, 300), sheets)
def test_the_largest_cell_makes_one_page(rows: int, cols: int, sheet: Sheet) -> None:
    size = sheet.largest_cell_mm((cols, rows))
    assert len(Pages((cols, rows), sheet, size, 0)) == 1
    assert len(Pages((cols, rows), sheet, size * 1.01, 0)) > 1


def test_crop_marks_lie_in_the_margins() -> None:
    sheet = Sheet.of("A4", 10)
    (page,) = Pages((4, 3), sheet, 40)
    marks = list(page.crop_marks(sheet, 40))
    assert len(marks) == 8
    left, right = 10, 10 + 4.3 * 40
    for x0, y0, x1, y1 in marks:
        assert x0 == x1 or y0 == y1
        assert not left < (x0 + x1) / 2 < right or not 10 < (y0 + y1) / 2 < 10 + 3.3 * 40
        assert min(x0, x1, y0, y1) >= 4


def test_the_solution_is_drawn_over_the_maze_or_apart() -> None:
    maze = Maze.blank(2, 3, levels=2)
    PlaceMarker(Marker(MarkerKind.START, (0, 0, 0))).apply(maze)
    PlaceMarker(Marker(MarkerKind.GOAL, (0, 1, 2))).apply(maze)
    drawn = {}
    for solution in SolutionStyle:
        view, layout = View(Overlay.NONE, solution), Layout(Sheet.of("A4"))
        booklet = Booklet.of(maze, "a", range(2), view)
        leaves = list(booklet.leaves(layout))
        assert booklet.count(layout) == len(leaves)
        drawn[solution] = [('id="solution"' in leaf.sketch.svg(), str(leaf.label)) for leaf in leaves]
    assert drawn == {
        SolutionStyle.NONE: [(False, "level 1 · page 1 of 2"), (False, "level 2 · page 2 of 2")],
        SolutionStyle.OVER: [(True, "level 1 · page 1 of 2"), (False, "level 2 · page 2 of 2")],
        SolutionStyle.APART: [
            (False, "level 1 · page 1 of 3"),
            (False, "level 2 · page 2 of 3"),
            (True, "level 1, solution · page 3 of 3"),
        ],
    }


def test_a_page_is_labelled_by_its_part_and_its_place() -> None:
    small, large = Layout(Sheet.of("A4")), Layout(Sheet.of("A4"), 60)
    for levels, layout, labels in (
        (1, small, [""]),
        (1, large, ["page 1 of 2 · row 1, column 1", "page 2 of 2 · row 1, column 2"]),
        (2, large, ["level 2 · page 1 of 2 · row 1, column 1", "level 2 · page 2 of 2 · row 1, column 2"]),
    ):
        maze = Maze.blank(3, 4, levels=levels)
        booklet = Booklet.of(maze, "a", range(levels - 1, levels), View(Overlay.NONE))
        assert [str(leaf.label) for leaf in booklet.leaves(layout)] == labels
    with refused(MazeError, "too-many-pages", pages=12, most=10):
        require_few_pages(12, 10)


def test_a_path_is_summarized() -> None:
    links = [stairs((0, 0, 2)), teleporter((1, 0, 0), (2, 0, 2))]
    maze = blocks("...", "...", "...", links=links)
    for goal, summary in (
        ((0, 0, 1), "1 step"),
        ((1, 0, 2), "3 steps, 1 link, levels 0 and 1"),
        ((2, 0, 2), "6 steps, 2 links, 3 levels"),
    ):
        assert str(path_between(maze, (0, 0, 0), goal).summary) == summary
    SetCells([(0, 0, 1, "rock")]).apply(maze)
    with refused(MazeError, "no-path-between", start=(0, 0, 0), goal=(0, 0, 2)):
        path_between(maze, (0, 0, 0), (0, 0, 2))


def test_a_window_holds_only_what_is_drawn_in_it() -> None:
    maze = generate("prim", 60, 60, rng=np.random.default_rng(1))
    sketch = Sketch(Drawing(maze, overlay=Overlay.NONE))
    pages = Pages((60, 60), Sheet.of("A4"), 20)
    sizes = [len(sketch.svg(page.window)) for page in pages]
    assert max(sizes) < len(sketch.svg()) / 5
    assert f'viewBox="{-0.15} {-0.15}' in sketch.svg(next(iter(pages)).window)


def test_a_way_is_drawn_on_its_level_in_straight_lines_and_leaps() -> None:
    maze = Maze.blank(3, 3, levels=2)
    PlaceMarker(Marker(MarkerKind.START, (0, 0, 0))).apply(maze)
    PlaceMarker(Marker(MarkerKind.GOAL, (0, 2, 2))).apply(maze)
    lines, leaps = Drawing(maze, path=solution_of(maze)).path_lines()
    assert len(lines) == 2
    assert len(leaps) == 0
    assert [len(part) for part in Drawing(maze, 1, path=solution_of(maze)).path_lines()] == [0, 0]
