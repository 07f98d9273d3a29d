"""What `Segmentation` promises beside being right."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.agents.sight import Sight
from mazarine.errors import Cancelled, SpaceError, WrongType
from mazarine.lattice import SQUARE, Side
from mazarine.maze import Link, Maze, Port, PortSide
from mazarine.maze.edits import Change, PlaceLink, SetCells, SetWalls
from mazarine.native.regions import write_patch
from mazarine.paths.structure import dead_ends
from mazarine.regions import Delta, Kind, Patch, Segmentation, Space
from mazarine.regions.codes import PLACE_SHIFT
from mazarine.regions.space import FLOOR
from tests.drawing import blocks
from tests.maze.strokes import History, Stroke
from tests.refusals import refused
from tests.regions.agreement import differences
from tests.regions.oracle import Oracle
from tests.regions.view import View
from tests.strategies import four_sides, mazes, runs, strokes


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

    def test_a_region_that_was_removed_says_so(self):
        maze = blocks("..#.\n..#.\n###.\n....")
        segmentation = Segmentation.of(maze)
        regions = [*segmentation.regions.values()]
        every = [(0, row, col, "rock") for row in range(4) for col in range(4)]
        segmentation.update(SetCells(every).apply(maze))
        assert {region.kind for region in regions} == {Kind.ROOM, Kind.CORRIDOR}
        for region in regions:
            for ask in ("cells", "faces", "entries", "neighbors"):
                with refused(SpaceError, "region-removed", number=region.number):
                    getattr(region, ask)

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

    def test_a_change_may_name_a_cell_twice(self):
        maze = blocks("..\n..")
        segmentation = Segmentation.of(maze)
        change = SetCells([(0, 0, 0, "rock")]).apply(maze)
        segmentation.update(replace(change, dirty=np.repeat(change.dirty, 2)))
        assert [*differences(View.of(segmentation), Oracle(maze))] == []

    def test_an_update_that_was_interrupted_leaves_no_mark(self):
        maze = Maze.blank(4, 4)
        segmentation = Segmentation.of(maze)
        patch = Patch.of(maze, np.array([5]))
        assert write_patch(segmentation.engine, patch.places, patch.values) < 0
        segmentation.update(SetCells([(0, 1, 1, "rock")]).apply(maze))
        assert [*differences(View.of(segmentation), Oracle(maze))] == []
        assert segmentation.space.cells.tobytes() == Space.of(maze).cells.tobytes()

    def test_what_is_no_answer_is_not_written(self):
        answer = np.array([-1 << PLACE_SHIFT, 1, 0, 0, 2, 0, 0, 0, 0, 0])
        arrays = np.zeros(4, dtype=np.uint8), np.zeros(4, dtype=np.int32)
        with refused(WrongType, "not-an-answer"):
            Delta(answer, None).write(*arrays)
        assert not any(array.any() for array in arrays)

    def test_the_kinds_of_one_shape_stay_the_same_view(self):
        maze = blocks("..\n..")
        segmentation = Segmentation.of(maze)
        kind = segmentation.kind
        segmentation.update(SetCells([(0, 0, 0, "rock")]).apply(maze))
        assert np.shares_memory(kind, segmentation.kind)

    def test_the_regions_are_gathered_once_for_each_update_to_read_only(self):
        maze = blocks("..\n..")
        segmentation = Segmentation.of(maze)
        region = segmentation.region
        assert region is segmentation.region
        with pytest.raises(ValueError, match="read-only"):
            region[0, 0, 0] = 7
        segmentation.update(SetCells([(0, 0, 0, "rock")]).apply(maze))
        assert region.tolist() == [[[1, 1], [1, 1]]]
        assert segmentation.region[0, 0, 0] == 0
        assert segmentation.region is segmentation.region

    @given(mazes(max_rows=5, max_cols=5), runs(strokes()))
    def test_the_region_of_one_cell_is_that_of_all(self, maze: Maze, drawn: list[Stroke]):
        history, segmentation = History(maze), Segmentation.of(maze)
        for stroke in [None, *drawn]:
            change = None if stroke is None else history.do(stroke)
            if change is not None:
                segmentation.update(change)
            grid = segmentation.space.grid
            cells = map(tuple, grid.cells_at_flat(np.arange(segmentation.kind.size)).tolist())
            numbers = [segmentation.region_at(cell) for cell in cells]
            assert numbers == segmentation.region.ravel().tolist()

    @pytest.mark.parametrize("cell", [(0, -1, 0), (0, 0, 3), (1, 0, 0), (-1, 0, 0), (0, 2**20, 0)])
    def test_beyond_the_board_there_is_no_region(self, cell: tuple[int, int, int]):
        assert Segmentation.of(Maze.blank(2, 3)).region_at(cell) == 0

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
                same = other.patch(Patch.of(maze, change.dirty))
                assert delta.cells.tolist() == same.cells.tolist()
                assert segmentation.region.tolist() == other.region.tolist()

    def test_a_space_open_from_one_side_only_is_refused(self):
        space = Space.of(blocks("...\n..."))
        space.cells[space.grid.padded_place((0, 1, 1))] &= ~np.uint8(Side.N.bit)
        with refused(SpaceError, "space-contradiction", cell=(0, 0, 1)):
            Segmentation.of_space(space)

    def test_a_space_open_towards_rock_is_refused(self):
        space = Space.of(blocks("..."))
        space.cells[space.grid.padded_place((0, 0, 1))] &= ~np.uint8(FLOOR)
        with refused(SpaceError, "space-contradiction", cell=(0, 0, 1)):
            Segmentation.of_space(space)

    @given(mazes(max_rows=5, max_cols=5, lattices=four_sides), st.data())
    def test_any_one_side_open_from_one_cell_only_is_refused(self, maze: Maze, data: st.DataObject):
        space = Space.of(maze)
        cells = np.flatnonzero(space.grid.view(np.ones(space.grid.padded_size, dtype=bool)))
        cell = space.grid.flat_to_padded(data.draw(st.sampled_from(cells.tolist())))
        space.cells[cell] ^= np.uint8(data.draw(st.sampled_from(list(SQUARE.sides))).bit)
        with refused(SpaceError, "space-contradiction"):
            Segmentation.of_space(space)

    @pytest.mark.parametrize("margin", range(4))
    def test_a_space_with_something_in_its_margins_is_refused(self, margin: int):
        space = Space.of(Maze.blank(3, 4, levels=2))
        space.grid.margins(space.cells)[margin].flat[-1] = FLOOR
        with refused(SpaceError, "cells-in-margins"):
            Segmentation.of_space(space)

    @pytest.mark.parametrize(
        "cells",
        [
            np.zeros(64, dtype=np.uint8),
            np.zeros(256, dtype=np.int32),
            np.zeros(512, dtype=np.uint8)[::2],
            np.frombuffer(bytes(256), dtype=np.uint8),
        ],
    )
    def test_a_space_of_the_wrong_size_or_type_is_refused(self, cells: np.ndarray):
        space = Space.of(Maze.blank(9, 9))
        space.cells = cells
        with refused(SpaceError, "space-array", size=256):
            Segmentation.of_space(space)

    def test_a_patch_that_contradicts_the_space_is_refused_and_changes_nothing(self):
        maze = blocks("....\n....\n..#.")
        segmentation = Segmentation.of(maze)
        patch = Patch.of(maze, np.array([5]))
        with refused(SpaceError, "space-contradiction", cell=(0, 1, 1)):
            segmentation.patch(Patch(patch.places, patch.values & ~np.uint8(Side.E.bit), {}))
        assert next(differences(View.of(segmentation), Oracle(maze)), None) is None
        assert segmentation.space.cells.tobytes() == Space.of(maze).cells.tobytes()
        segmentation.update(SetCells([(0, 0, 0, "rock")]).apply(maze))
        assert next(differences(View.of(segmentation), Oracle(maze)), None) is None

    @pytest.mark.parametrize("place", [3, 1 << 40, ~(1 << 40)])
    def test_a_link_to_what_is_no_cell_is_refused(self, place: int):
        maze = Maze.blank(4, 4)
        segmentation = Segmentation.of(maze)
        patch = Patch.of(maze, np.array([5]))
        partners = {int(patch.places[0]): (place,)}
        with refused(SpaceError, "not-a-place", place=max(place, ~place)):
            segmentation.patch(replace(patch, partners=partners))
        space = Space.of(maze)
        space.partners.update(partners)
        for ask in (Segmentation.of_space, dead_ends, Sight):
            with refused(SpaceError, "not-a-place", place=max(place, ~place)):
                ask(space)

    def test_a_link_of_what_is_no_cell_is_refused(self):
        space = Space.of(Maze.blank(4, 4))
        first = space.grid.first
        space.partners[~first] = (first,)
        for ask in (Segmentation.of_space, dead_ends, Sight):
            with refused(SpaceError, "not-a-place", place=~first):
                ask(space)

    @pytest.mark.parametrize("place", [-1, 16, 1 << 40])
    def test_a_patch_of_a_place_outside_is_refused(self, place: int):
        with refused(SpaceError, "not-a-place", place=place):
            Patch.of(Maze.blank(4, 4), np.array([3, place]))

    def test_a_patch_of_any_integers_is_made(self):
        maze, places = Maze.blank(4, 4), np.arange(16)
        whole = Patch.of(maze, places)
        assert Patch.of(maze, places.astype(np.int16)).values.tolist() == whole.values.tolist()
        assert Patch.of(maze, places[::2]).values.tolist() == whole.values[::2].tolist()

    @pytest.mark.parametrize("ask", [Segmentation.of_space, dead_ends, Sight])
    def test_bytes_for_other_places_are_refused(self, ask: Callable[[Space], object]):
        space = Space.of(Maze.blank(4, 4))
        with refused(SpaceError, "space-array", size=len(space.cells)):
            ask(replace(space, cells=space.cells[:8].copy()))

    @pytest.mark.parametrize("place", [-5, -1 << 40, 3, 1 << 20])
    def test_a_patch_with_a_place_that_is_no_cell_is_refused_and_changes_nothing(self, place: int):
        maze = Maze.blank(4, 4)
        segmentation = Segmentation.of(maze)
        good = Patch.of(maze, np.array([5]))
        places, values = np.array([good.places[0], place]), np.array([FLOOR, FLOOR], dtype=np.uint8)
        with refused(SpaceError, "not-a-place", place=place):
            segmentation.patch(Patch(places, values, {}))
        assert segmentation.space.cells.tobytes() == Space.of(maze).cells.tobytes()

    @pytest.mark.parametrize(
        ("places", "values", "code"),
        [
            (np.array([9, 10]), np.zeros(1, dtype=np.uint8), "patch-shapes"),
            (np.array([[9]]), np.zeros((1, 1), dtype=np.uint8), "patch-shapes"),
            (np.array([9.0]), np.zeros(1, dtype=np.uint8), "patch-types"),
            (np.array([9]), np.zeros(1, dtype=np.int64), "patch-types"),
        ],
    )
    def test_a_patch_that_makes_no_sense_is_refused(self, places: np.ndarray, values: np.ndarray, code: str):
        with refused(SpaceError, code):
            Patch(places, values, {})

    def test_cells_in_a_row_that_go_to_several_rooms_are_told_apart(self):
        maze = Maze.blank(5, 4)
        SetWalls([(0, row, 1, "E", "wall") for row in range(3)]).apply(maze)
        segmentation = Segmentation.of(maze)
        kind, region = segmentation.kind.copy(), segmentation.region.copy()
        cut = [(0, 2, 0, "S", "wall"), (0, 2, 1, "S", "wall"), (0, 1, 2, "S", "wall"), (0, 1, 3, "S", "wall")]
        segmentation.update(SetWalls(cut).apply(maze)).write(kind, region)
        assert region.tolist() == segmentation.region.tolist()
        assert kind.tolist() == segmentation.kind.tolist()
        assert len(set(region[0, 0].tolist())) == 2

    def test_changes_are_followed_late_and_in_order_where_a_link_went_after_a_wall(self):
        maze = Maze.blank(100, 100)
        PlaceLink(Link(Port((0, 50, 50), PortSide.PAD), Port((0, 80, 80), PortSide.PAD))).apply(maze)
        segmentation = Segmentation.of(maze)
        changes = [
            SetCells([(0, row, col, "rock") for row in range(100) for col in range(50)]).apply(maze),
            SetCells([(0, 50, 50, "rock")]).apply(maze),
        ]
        for change in changes:
            segmentation.update(change)
        fresh = Segmentation.of(maze)
        assert segmentation.space.cells.tobytes() == fresh.space.cells.tobytes()
        assert segmentation.kind.tolist() == fresh.kind.tolist()

    @pytest.mark.parametrize("part", ["space", "fresh"])
    def test_too_little_memory_is_reported(self, monkeypatch: pytest.MonkeyPatch, part: str):
        def fail(*_: object) -> None:
            raise MemoryError

        maze = Maze.blank(60, 90)
        segmentation = Segmentation.of(maze)
        if part == "space":
            monkeypatch.setattr("mazarine.regions.segmentation.Space.of", fail)
        else:
            monkeypatch.setattr("mazarine.regions.fresh._fresh_state", fail)
        with refused(SpaceError, "no-memory-to-segment", levels=1, rows=60, cols=90):
            Segmentation.of(maze)
        monkeypatch.undo()
        change = SetCells([(0, row, col, "rock") for row in range(60) for col in range(85)]).apply(maze)
        monkeypatch.setattr("mazarine.regions.fresh._fresh_state", fail)
        with refused(SpaceError, "no-memory-to-segment"):
            segmentation.update(change)
        monkeypatch.undo()
        segmentation.update(change)
        assert segmentation.kind.tolist() == Segmentation.of(maze).kind.tolist()

    @pytest.mark.parametrize("rows", [1024, 1400])
    def test_a_great_many_cells_can_be_followed_at_once(self, rows: int):
        maze = Maze.blank(2048, 2048)
        segmentation = Segmentation.of(maze)
        maze.buffers.cells[0, 1:rows:3, 1::3] = 0
        places = np.flatnonzero(maze.cells.ravel() == 0)
        assert (len(places) < 1 << 18) == (rows == 1024)
        delta = segmentation.update(Change(places, None))
        assert not delta.fresh
        assert segmentation.kind.tobytes() == Segmentation.of(maze).kind.tobytes()

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
        assert shares[-1] == 1
        assert all(0 <= share <= 1 for share in shares)
        assert (segmentation.kind == Kind.ROOM).all()

    def test_progress_that_says_no_stops(self):
        with refused(Cancelled, "stopped"):
            Segmentation.of(Maze.blank(60, 60), progress=lambda _: False)


@pytest.mark.parametrize("cols", [2, 62, 63, 64, 65, 66, 127, 128, 129, 300])
def test_a_wide_hall_knows_its_cells_and_faces(cols: int):
    segmentation = Segmentation.of(Maze.blank(3, cols))
    (number,) = segmentation.regions
    room = segmentation.regions[number]
    assert (room.size, room.face_count) == (3 * cols, 2 * (cols - 1))


def test_the_corners_of_a_region_are_those_of_the_box_around_it():
    segmentation = Segmentation.of(blocks("......\n.####.\n.#..#.\n.#..#.\n.####.\n......"))
    boxes = {
        region.kind: segmentation.regions.corners_of(number)
        for number, region in segmentation.regions.items()
    }
    assert boxes[Kind.ROOM].tolist() == [[0, 2, 2], [0, 3, 3]]
    assert boxes[Kind.CORRIDOR].tolist() == [[0, 0, 0], [0, 5, 5]]


def test_a_corridor_has_its_ends_and_a_closed_ring_and_other_regions_have_none():
    segmentation = Segmentation.of(blocks("""
        ...#...#.
        .#.#.###.
        ...#....#
    """))  # fmt: skip
    ends = {region.ends for region in segmentation.regions.values()}
    assert ends == {(), (((0, 0, 6), True), ((0, 2, 7), True)), (((0, 0, 8), True), ((0, 1, 8), True))}
