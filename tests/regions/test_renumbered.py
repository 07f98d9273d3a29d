"""Parts of regions that only have another number: told by number and count, listed on request."""

from __future__ import annotations

import gc
from collections import Counter
from concurrent.futures import ThreadPoolExecutor, wait

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.errors import SpaceError
from mazarine.maze import Maze
from mazarine.maze.edits import SetCells, SetWalls
from mazarine.regions import Delta, Kind, Patch, Segmentation
from mazarine.regions.codes import PLACE_SHIFT
from tests.maze.strokes import History, Stroke
from tests.refusals import refused
from tests.regions.costed import wall
from tests.regions.shapes import ring_corridor, scattered, snake, two_halls
from tests.strategies import halls, mazes, runs, strokes

DOOR = 20


def told_one_by_one(delta: Delta) -> set[int]:
    """Return the flat places that a delta tells without being asked for what was renumbered."""
    pairs = delta._part(0).reshape(-1, 2)
    return {place for start, length in pairs.tolist() for place in range(start >> 33, (start >> 33) + length)}


def require_listed(before: Segmentation, delta: Delta, after: Segmentation) -> None:
    """Require that parts agree with the cells that are listed, and that their places lie in them."""
    assert PLACE_SHIFT == 33
    parts, near = delta.renumbered.copy(), told_one_by_one(delta)
    assert delta.count == len(delta.flat) == len(set(delta.flat.tolist()))
    assert np.array_equal(parts, delta.renumbered)
    was, now, kinds = before.region.ravel(), after.region.ravel(), after.kind.ravel()
    listed = [place for place in delta.flat.tolist() if place not in near]
    assert np.array_equal(before.kind.ravel()[listed], kinds[listed])
    counted: Counter[tuple[int, int]] = Counter()
    for number, other, place, count in parts.tolist():
        assert number != other
        assert count > 0
        counted[number, other] += count
        grid = after.space.grid
        padded = np.array([grid.flat_to_padded(place)])
        ask = "rooms_at" if after.regions[other].kind is Kind.ROOM else "regions_at"
        told = [int(getattr(of._state, ask)(padded)[0]) for of in (before, after)]
        assert told == [number, other]
    assert counted == Counter(zip(was[listed].tolist(), now[listed].tolist(), strict=True))


_SCATTERED = st.builds(scattered, st.just(20), st.floats(0, 0.4), st.integers(0, 99))


@given(mazes(max_rows=8, max_cols=8) | halls() | _SCATTERED, runs(strokes()))
def test_parts_agree_with_the_cells_that_are_listed(maze: Maze, drawn: list[Stroke]) -> None:
    history, segmentation = History(maze), Segmentation.of(maze)
    for stroke in drawn:
        change = history.do(stroke)
        if change is None:
            continue
        before = segmentation.copy()
        delta = segmentation.update(change)
        if not delta.fresh:
            require_listed(before, delta, segmentation)


@pytest.mark.parametrize(
    ("maze", "edit"),
    [
        (two_halls(30, 40, [DOOR, DOOR + 1]), wall(DOOR, 39, "E")),
        (two_halls(150, 100, [DOOR, DOOR + 1]), wall(DOOR, 99, "E")),
        (snake(20, 70), wall(5, 30, "E")),
        (snake(100, 70), wall(70, 30, "E")),
        (ring_corridor(40), SetWalls([(0, 0, 9, "E", "wall"), (0, 20, 0, "S", "wall")])),
    ],
    ids=["halls in a tile", "halls in many tiles", "corridor", "corridor in parts", "ring"],
)
def test_a_part_is_told_by_its_number_there_and_back(maze: Maze, edit: SetWalls) -> None:
    maze = maze.copy()
    segmentation = Segmentation.of(maze)
    before = segmentation.copy()
    change = edit.apply(maze)
    cut = segmentation.update(change)
    assert len(cut.renumbered) == 1
    require_listed(before, cut, segmentation)
    before = segmentation.copy()
    joined = segmentation.update(change.inverse.apply(maze))
    assert joined.renumbered[:, [0, 1]].tolist() == cut.renumbered[:, [1, 0]].tolist()
    require_listed(before, joined, segmentation)


def test_a_part_may_come_from_a_region_that_falls_apart_in_the_update_that_joins_it() -> None:
    maze = two_halls(30, 40, [DOOR, DOOR + 1])
    SetWalls((0, 10, col, "S", "wall") for col in range(80)).apply(maze)
    segmentation = Segmentation.of(maze)
    before = segmentation.copy()
    opened = [(0, 10, col, "S", "open") for col in (60, 61)]
    delta = segmentation.update(SetWalls([(0, DOOR, 39, "E", "wall"), *opened]).apply(maze))
    require_listed(before, delta, segmentation)
    assert len(delta.renumbered) == 2


def _cut() -> tuple[Maze, Segmentation, Delta]:
    maze = two_halls(30, 40, [DOOR, DOOR + 1])
    segmentation = Segmentation.of(maze)
    return maze, segmentation, segmentation.update(wall(DOOR, 39, "E").apply(maze))


def _go_on(maze: Maze, segmentation: Segmentation) -> None:
    segmentation.update(SetCells([(0, 3, 3, "rock")]).apply(maze))


class TestADeltaThatIsOutdated:
    @pytest.mark.parametrize("name", ["cells", "flat", "kind", "region", "complete", "write"])
    def test_lists_no_cells(self, name: str):
        maze, segmentation, delta = _cut()
        _go_on(maze, segmentation)
        copies = np.zeros((1, 30, 80), np.uint8), np.zeros((1, 30, 80), np.int32)
        with refused(SpaceError, "delta-outdated"):
            asked = getattr(delta, name)
            asked(*copies) if name == "write" else asked()
        assert not any(array.any() for array in copies)

    def test_lists_none_of_an_update_that_another_thread_is_making(self):
        maze, segmentation, delta = _cut()
        with ThreadPoolExecutor(1) as pool:
            with segmentation.lock:
                listing = pool.submit(delta.complete)
                wait([listing], timeout=0.2)
                _go_on(maze, segmentation)
            with refused(SpaceError, "delta-outdated"):
                listing.result()

    def test_lists_none_after_an_update_of_many_cells_or_a_patch(self):
        maze, segmentation, delta = _cut()
        change = SetCells((0, row, col, "rock") for row in range(30) for col in range(80)).apply(maze)
        segmentation.update(change)
        with refused(SpaceError, "delta-outdated"):
            delta.complete()
        maze, segmentation, delta = _cut()
        segmentation.patch(Patch.of(maze, np.array([5])))
        with refused(SpaceError, "delta-outdated"):
            delta.complete()

    def test_lists_none_after_everything_was_segmented_again(self):
        maze = Maze.blank(100, 100)
        SetWalls((0, row, 50, "E", "wall") for row in range(100) if row not in (DOOR, DOOR + 1)).apply(maze)
        segmentation = Segmentation.of(maze)
        delta = segmentation.update(wall(DOOR, 50, "E").apply(maze))
        every = [(0, row, col, "rock") for row in range(100) for col in range(90)]
        segmentation.update(SetCells(every).apply(maze))
        with refused(SpaceError, "delta-outdated"):
            delta.complete()

    def test_still_tells_numbers_and_counts(self):
        maze, segmentation, delta = _cut()
        told = delta.count, delta.renumbered.tolist(), delta.new.tolist(), delta.changed.tolist(), repr(delta)
        _go_on(maze, segmentation)
        assert told == (
            delta.count, delta.renumbered.tolist(), delta.new.tolist(), delta.changed.tolist(), repr(delta)
        )  # fmt: skip

    @pytest.mark.parametrize("name", ["cells", "flat", "kind", "region", "complete"])
    def test_lists_what_it_was_asked_for_before(self, name: str):
        maze, segmentation, delta = _cut()
        kept = segmentation.region.copy()
        asked = getattr(delta, name)
        if name == "complete":
            asked()
        _go_on(maze, segmentation)
        assert len(delta.flat) == delta.count == len(delta.cells)
        assert kept.ravel()[delta.flat].tolist() == delta.region.tolist()

    def test_that_renumbered_nothing_lists_its_cells(self):
        maze = Maze.blank(9, 9)
        segmentation = Segmentation.of(maze)
        delta = segmentation.update(SetCells([(0, 4, 4, "rock")]).apply(maze))
        _go_on(maze, segmentation)
        assert delta.cells.tolist() == [[0, 4, 4]]

    def test_lists_its_cells_when_its_segmentation_is_gone(self):
        maze, segmentation, delta = _cut()
        del maze, segmentation
        gc.collect()
        assert len(delta.flat) == delta.count > 0


def test_a_follower_gets_a_delta_that_lists_its_cells() -> None:
    class Kept:
        def __init__(self, segmentation: Segmentation) -> None:
            self.region, self.kind = segmentation.region.copy(), segmentation.kind.copy()

        def follow(self, delta: Delta) -> None:
            delta.write(self.kind, self.region)

    maze = two_halls(30, 40, [DOOR, DOOR + 1])
    segmentation = Segmentation.of(maze)
    kept = Kept(segmentation)
    segmentation.add_follower(kept)
    segmentation.update(wall(DOOR, 39, "E").apply(maze))
    assert np.array_equal(kept.region, segmentation.region)
