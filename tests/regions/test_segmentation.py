"""The engine against the oracle: fresh, and after every change."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from hypothesis import given, note, settings
from hypothesis import strategies as st

from editor.errors import Cancelled, SpaceError
from editor.lattice import Side
from editor.maze import Maze
from editor.maze.edits import Batch, Change, PlaceLink, SetCells, SetWalls
from editor.regions import Kind, Patch, Segmentation, Space
from editor.regions.space import FLOOR
from tests.drawing import blocks, teleporter
from tests.maze.strokes import History, Stroke
from tests.regions.agreement import View, Watched, differences
from tests.regions.oracle import Oracle
from tests.strategies import halls, mazes, resizes, runs, strokes


@given(mazes(max_rows=12, max_cols=12))
def test_a_fresh_segmentation_is_what_the_page_says(maze: Maze):
    Watched(maze)


@given(mazes(), runs(strokes()))
@settings(max_examples=2 * settings.default.max_examples)
def test_every_update_is_what_the_page_says(maze: Maze, drawn: list[Stroke]):
    history, watched = History(maze), Watched(maze)
    for stroke in drawn:
        change = history.do(stroke)
        if change is not None:
            note(f"{stroke} gives\n{history}")
            watched.follow(change)
    watched.require_fresh_agrees()


@given(halls(), runs(strokes()))
def test_rooms_that_wind_and_fall_apart_are_what_the_page_says(maze: Maze, drawn: list[Stroke]):
    history, watched = History(maze), Watched(maze)
    for stroke in drawn:
        change = history.do(stroke)
        if change is not None:
            note(f"{stroke} gives\n{history}")
            watched.follow(change)


@given(mazes(max_rows=5, max_cols=5), runs(st.one_of(strokes(), resizes())))
def test_boards_that_change_their_extent_are_followed(maze: Maze, drawn: list[Stroke]):
    history, watched = History(maze), Watched(maze)
    for stroke in drawn:
        change = history.do(stroke)
        if change is not None:
            note(f"{stroke} gives\n{history}")
            watched.follow(change)


@given(mazes(), runs(strokes()))
def test_changes_may_be_followed_late(maze: Maze, drawn: list[Stroke]):
    """The worker drains what has piled up: the maze may be ahead of the change that is followed."""
    history, segmentation = History(maze), Segmentation.of(maze)
    changes = [change for change in map(history.do, drawn) if change is not None]
    for change in changes:
        segmentation.update(change)
    assert next(differences(View.of(segmentation), Oracle(maze)), None) is None


@given(mazes(), runs(strokes()))
def test_many_changes_may_be_followed_as_one(maze: Maze, drawn: list[Stroke]):
    history, watched = History(maze), Watched(maze)
    changes = [change for change in map(history.do, drawn) if change is not None]
    if changes:
        dirty = np.unique(np.concatenate([change.dirty for change in changes]))
        watched.follow(Change(dirty, Batch(())))


class TestEverySmallMaze:
    @pytest.mark.parametrize(
        ("rows", "cols"), [(1, 1), (1, 2), (2, 1), (1, 4), (4, 1), (2, 2), (2, 3), (3, 2)]
    )
    def test_fresh_and_after_every_single_wall(self, rows: int, cols: int):
        positions = positions_of(rows, cols)
        for pattern in itertools.product((0, 1), repeat=len(positions)):
            walled = maze_of(rows, cols, pattern)
            watched = Watched(walled)
            for position, state in zip(positions, pattern, strict=True):
                change = SetWalls([(*position, 1 - state)]).apply(walled)
                watched.follow(change)
                watched.follow(change.inverse.apply(walled))

    @pytest.mark.parametrize(("rows", "cols"), [(3, 3), (2, 4)])
    def test_all_wall_patterns_one_wall_at_a_time(self, rows: int, cols: int):
        """Walk through all patterns in Gray code, so that each differs from the last in one wall."""
        positions = positions_of(rows, cols)
        maze = Maze.blank(rows, cols)
        watched = Watched(maze)
        for step in range(1, 1 << len(positions)):
            position = positions[(step & -step).bit_length() - 1]
            *cell, side = position
            state = 1 - maze.wall_at(tuple(cell), Side[side])
            watched.follow(SetWalls([(*position, state)]).apply(maze))

    @pytest.mark.parametrize(("rows", "cols"), [(3, 3), (2, 5)])
    def test_all_rock_patterns_one_cell_at_a_time(self, rows: int, cols: int):
        maze = Maze.blank(rows, cols)
        watched = Watched(maze)
        for step in range(1, 1 << rows * cols):
            row, col = divmod((step & -step).bit_length() - 1, cols)
            state = "rock" if maze.cells[0, row, col] else "floor"
            watched.follow(SetCells([(0, row, col, state)]).apply(maze))

    @pytest.mark.parametrize("picture", ["...\n...", "..\n#.", "....", "...\n.#.\n..."])
    def test_every_pair_of_pads_linked_and_unlinked(self, picture: str):
        maze = blocks(picture)
        watched = Watched(maze)
        floor = sorted(Oracle(maze).board.floor)
        for first, second in itertools.permutations(floor, 2):
            change = PlaceLink(teleporter(first, second)).apply(maze)
            watched.follow(change)
            watched.follow(change.inverse.apply(maze))

    def test_every_block_of_rock_and_back_in_a_hall(self):
        maze = Maze.blank(5, 5)
        watched = Watched(maze)
        for top, left in itertools.product(range(5), repeat=2):
            for bottom, right in itertools.product(range(top, 5), range(left, 5)):
                cells = itertools.product(range(top, bottom + 1), range(left, right + 1))
                change = SetCells((0, row, col, "rock") for row, col in cells).apply(maze)
                watched.follow(change)
                watched.follow(change.inverse.apply(maze))


class TestTheInterface:
    def test_arrays_have_the_shape_of_the_maze_and_the_promised_types(self):
        segmentation = Segmentation.of(Maze.blank(2, 3, levels=4))
        assert segmentation.kind.shape == segmentation.region.shape == (4, 2, 3)
        assert (segmentation.kind.dtype, segmentation.region.dtype) == (np.uint8, np.int32)

    def test_regions_are_a_mapping_by_number(self):
        segmentation = Segmentation.of(blocks("..#...\n..#.#."))
        numbers = list(segmentation.regions)
        assert len(segmentation.regions) == len(numbers) == len(set(numbers)) == 2
        assert set(numbers) == set(segmentation.region.ravel().tolist()) - {0}
        assert [region.number for region in segmentation.regions.values()] == numbers
        assert {region.kind for region in segmentation.regions.values()} == {Kind.ROOM, Kind.CORRIDOR}

    @pytest.mark.parametrize("number", [0, -1, 10**6, 2**40, -(2**40)])
    def test_a_number_that_no_region_has_is_a_key_error(self, number: int):
        segmentation = Segmentation.of(blocks("..\n.."))
        assert number not in segmentation.regions
        with pytest.raises(KeyError):
            segmentation.regions[number]

    @pytest.mark.parametrize("key", ["1", None, 1.5, (1,)])
    def test_what_is_no_number_is_no_region(self, key: object):
        segmentation = Segmentation.of(blocks("..\n.."))
        assert key not in segmentation.regions
        assert segmentation.regions.get(key) is None  # type: ignore[call-overload]

    def test_a_segmentation_does_not_change_with_the_maze_until_it_is_told(self):
        maze = blocks("..\n..")
        segmentation = Segmentation.of(maze)
        change = SetCells([(0, 0, 0, "rock")]).apply(maze)
        assert (segmentation.kind == Kind.ROOM).all()
        segmentation.update(change)
        assert segmentation.kind.tolist() == [[[Kind.ROCK, Kind.CORRIDOR], [Kind.CORRIDOR, Kind.CORRIDOR]]]

    def test_the_arrays_of_one_shape_stay_the_same_views(self):
        maze = blocks("..\n..")
        segmentation = Segmentation.of(maze)
        kind, region = segmentation.kind, segmentation.region
        segmentation.update(SetCells([(0, 0, 0, "rock")]).apply(maze))
        assert np.shares_memory(kind, segmentation.kind)
        assert np.shares_memory(region, segmentation.region)

    @given(mazes(max_rows=5, max_cols=5))
    def test_a_space_is_segmented_like_the_maze_that_it_was_made_of(self, maze: Maze):
        view = View.of(Segmentation.of_space(Space.of(maze)))
        assert next(differences(view, Oracle(maze)), None) is None

    @given(mazes(max_rows=5, max_cols=5), runs(strokes()))
    def test_a_patch_does_what_an_update_does(self, maze: Maze, drawn: list[Stroke]):
        history, segmentation, other = History(maze), Segmentation.of(maze), Segmentation.of(maze)
        for stroke in drawn:
            change = history.do(stroke)
            if change is not None:
                delta = segmentation.update(change)
                same = other.patch(other.space.patch(maze, change.dirty))
                assert delta.cells.tolist() == same.cells.tolist()
                assert segmentation.region.tolist() == other.region.tolist()

    def test_a_space_open_from_one_side_only_is_refused_in_a_sentence(self):
        space = Space.of(blocks("...\n..."))
        space.cells[space.layout.padded_place(0, 1, 1)] &= ~np.uint8(Side.N.bit)
        with pytest.raises(SpaceError, match=r"^[A-Z].*\.$"):
            Segmentation.of_space(space)

    def test_a_space_open_towards_rock_is_refused_in_a_sentence(self):
        space = Space.of(blocks("..."))
        space.cells[space.layout.padded_place(0, 0, 1)] &= ~np.uint8(FLOOR)
        with pytest.raises(SpaceError, match=r"^[A-Z].*\.$"):
            Segmentation.of_space(space)

    def test_a_patch_that_contradicts_the_space_is_refused_and_changes_nothing(self):
        maze = blocks("....\n....\n..#.")
        segmentation = Segmentation.of(maze)
        patch = segmentation.space.patch(maze, np.array([5]))
        with pytest.raises(SpaceError, match=r"^[A-Z].*\.$"):
            segmentation.patch(Patch(patch.places, patch.values & ~np.uint8(Side.E.bit), {}))
        assert next(differences(View.of(segmentation), Oracle(maze)), None) is None
        assert segmentation.space.cells.tobytes() == Space.of(maze).cells.tobytes()
        segmentation.update(SetCells([(0, 0, 0, "rock")]).apply(maze))
        assert next(differences(View.of(segmentation), Oracle(maze)), None) is None

    def test_numbers_that_are_free_again_are_used_again(self):
        maze = blocks("......")
        segmentation = Segmentation.of(maze)
        for _ in range(200):
            for state in ("wall", "open"):
                segmentation.update(SetWalls([(0, 0, 2, "E", state)]).apply(maze))
        assert max(segmentation.regions) < 50

    def test_progress_rises_to_the_whole_and_changes_nothing(self):
        maze = Maze.blank(60, 60)
        shares: list[float] = []
        segmentation = Segmentation.of(maze, progress=lambda share: shares.append(share) or True)
        assert shares == sorted(shares)
        assert all(0 <= share <= 1 for share in shares)
        assert (segmentation.kind == Kind.ROOM).all()

    def test_progress_that_says_no_stops(self):
        with pytest.raises(Cancelled, match=r"^Stopped\.$"):
            Segmentation.of(Maze.blank(60, 60), progress=lambda _: False)


def positions_of(rows: int, cols: int) -> list[tuple[int, int, int, str]]:
    """Give every wall position inside a board of one level."""
    east = [(0, row, col, "E") for row in range(rows) for col in range(cols - 1)]
    south = [(0, row, col, "S") for row in range(rows - 1) for col in range(cols)]
    return east + south


def maze_of(rows: int, cols: int, pattern: tuple[int, ...]) -> Maze:
    """Make the maze with these codes at these positions."""
    maze = Maze.blank(rows, cols)
    SetWalls(
        (*position, state) for position, state in zip(positions_of(rows, cols), pattern, strict=True)
    ).apply(maze)
    return maze
