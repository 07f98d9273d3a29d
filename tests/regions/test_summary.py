"""What updates did, against two fresh segmentations: of the maze before them, and of the maze after them."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import HealthCheck, given, note, settings
from numpy.typing import NDArray

from mazarine.maze import Maze
from mazarine.maze.edits import Change, SetCells, SetWalls
from mazarine.picture.open_faces import open_faces
from mazarine.picture.plane import Plane
from mazarine.regions import Kind, Segmentation, carry, segmentation
from mazarine.regions.summary import RegionChanges, UpdateRecorder, UpdateSummary, watch_faces
from tests.depth import examples
from tests.drawing import walls
from tests.maze.strokes import History, Stroke
from tests.strategies import halls, mazes, rings, runs, strokes

Regions = dict[int, frozenset[int]]
"""The own cells of rooms or corridors, as flat places."""


class Picture:
    """A fresh segmentation of a maze, with the numbers of one that is kept up."""

    def __init__(self, maze: Maze, kept: Segmentation) -> None:
        fresh = Segmentation.of(maze)
        self.faces = _faces(maze)
        self.crossroads = _places(fresh.kind == Kind.CROSSROAD)
        self.rooms, self.corridors = (_regions(fresh, kept, kind) for kind in (Kind.ROOM, Kind.CORRIDOR))


class Kept:
    """A segmentation that is kept up, and a recorder of its updates."""

    def __init__(self, maze: Maze) -> None:
        self.maze = maze
        self.segmentation = Segmentation.of(maze)
        self.recorder = UpdateRecorder()
        self.before = Picture(maze, self.segmentation)

    def follow(self, change: Change) -> None:
        """Update, and record it."""
        kept = self.segmentation
        kind, region = kept.kind.copy(), kept.region.copy()
        places = kept.space.grid.flat_to_padded(change.dirty)
        delta, faces = watch_faces(kept, places, lambda: kept.update(change))
        self.recorder.record(delta, faces, kind, region)

    def summary(self) -> UpdateSummary:
        """Summarize what was recorded."""
        kept = self.segmentation
        return self.recorder.summary(kept.kind, kept.region, kept.regions.size_of)

    def check(self, *, is_one_update: bool = False) -> None:
        """Compare the summary with the difference of two fresh segmentations."""
        summary, old, new = self.summary(), self.before, Picture(self.maze, self.segmentation)
        assert set(summary.faces_lost.tolist()) == old.faces - new.faces
        assert set(summary.faces_gained.tolist()) == new.faces - old.faces
        assert set(summary.crossroads_gone.tolist()) == old.crossroads - new.crossroads
        assert set(summary.crossroads_new.tolist()) == new.crossroads - old.crossroads
        for changes, were, are, is_known_by_cells in (
            (summary.rooms, old.rooms, new.rooms, False),
            (summary.corridors, old.corridors, new.corridors, True),
        ):
            _check_regions(
                changes, were, are, is_known_by_cells=is_known_by_cells, is_one_update=is_one_update
            )


def _check_regions(
    changes: RegionChanges, old: Regions, new: Regions, *, is_known_by_cells: bool, is_one_update: bool
) -> None:
    were, are = frozenset().union(*old.values()), frozenset().union(*new.values())
    assert set(changes.left.tolist()) == were - are
    assert set(changes.joined.tolist()) == are - were
    into = {a: tuple(sorted(b for b in new if old[a] & new[b])) for a in old}
    out_of = {b: tuple(sorted(a for a in old if old[a] & new[b])) for b in new}
    assert changes.split == {number: parts for number, parts in into.items() if len(parts) > 1}
    assert changes.merged == {number: parts for number, parts in out_of.items() if len(parts) > 1}
    # A room may have other cells and still be the same. Or it is gone, and a later one has its number.
    kept = {number for number in old if number in new and not (old[number] and is_known_by_cells)}
    assert set(changes.gone) - kept == {number for number in old if not into[number]} - kept
    assert set(changes.new) - kept == {number for number in new if not out_of[number]} - kept
    if is_one_update:
        assert not kept & {*changes.gone, *changes.new}


def _regions(fresh: Segmentation, kept: Segmentation, kind: Kind) -> Regions:
    regions = {number: frozenset() for number in kept.regions if kept.regions[number].kind is kind}
    for region in fresh.regions.values():
        if region.kind is kind and region.size:
            cells = _flat(fresh, region.cells)
            regions[int(kept.region.flat[cells[0]])] = frozenset(cells.tolist())
    return regions


def _flat(fresh: Segmentation, cells: NDArray[np.int64]) -> NDArray[np.int64]:
    places = cells - np.array((0, *fresh.space.grid.origin))
    return np.ravel_multi_index(tuple(places.T), fresh.kind.shape)


def _faces(maze: Maze) -> set[int]:
    """Return the open faces: of several kinds each anchor has a number for each."""
    planes, whole = [Plane.of(maze, level) for level in range(maze.shape[0])], slice(None)
    kinds = range(len(maze.lattice.faces))
    found = [[open_faces(plane, whole, whole, kind) for kind in kinds] for plane in planes]
    return _places(np.moveaxis(np.array(found), 1, -1))


def _places(mask: NDArray[np.bool_]) -> set[int]:
    return set(np.flatnonzero(mask).tolist())


@given(mazes(6, 6) | halls(3, 3) | rings(2, 2), runs(strokes()))
@examples(0.3)
def test_each_update_is_summarized_as_fresh_segmentations_differ(maze: Maze, drawn: list[Stroke]):
    history, kept = History(maze), Segmentation.of(maze)
    for stroke in drawn:
        before = Kept(maze)
        before.segmentation, before.before = kept, Picture(maze, kept)
        change = history.do(stroke)
        if change is not None:
            note(f"{stroke} gives\n{history}")
            before.follow(change)
            before.check(is_one_update=True)


@given(mazes(6, 6) | halls(3, 3) | rings(2, 2), runs(strokes()))
def test_updates_are_summarized_together(maze: Maze, drawn: list[Stroke]):
    history, kept = History(maze), Kept(maze)
    for stroke in drawn:
        change = history.do(stroke)
        if change is not None:
            note(f"{stroke} gives\n{history}")
            kept.follow(change)
    kept.check()


@given(mazes(6, 6) | halls(3, 3), runs(strokes()))
@settings(examples(0.5), suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_an_update_that_segments_again_is_summarized(
    monkeypatch: pytest.MonkeyPatch, maze: Maze, drawn: list[Stroke]
):
    monkeypatch.setattr(segmentation, "_FEW", -1)
    monkeypatch.setattr(carry, "_ALWAYS_UPDATED", -1)
    monkeypatch.setattr(carry, "_FRESH_IS_CHEAPER", 1 << 40)
    history, kept = History(maze), Kept(maze)
    for stroke in drawn:
        change = history.do(stroke)
        if change is not None:
            kept.follow(change)
    kept.check()


def test_a_wall_splits_a_room_and_without_it_the_parts_are_merged():
    maze = Maze.blank(2, 6)
    kept = Kept(maze)
    (room,) = kept.segmentation.regions
    wall = SetWalls([(0, 0, 2, "E", "wall"), (0, 1, 2, "E", "wall")]).apply(maze)
    kept.follow(wall)
    summary = kept.summary()
    (parts,) = summary.rooms.split.values()
    assert list(summary.rooms.split) == [room]
    assert room in parts
    assert summary.faces_lost.tolist() == [2]
    assert (summary.rooms.gone, summary.rooms.new, summary.rooms.merged) == ((), (), {})
    again = Kept(maze)
    again.segmentation = kept.segmentation
    again.follow(wall.inverse.apply(maze))
    assert again.summary().rooms.merged == {room: parts}
    assert again.summary().faces_gained.tolist() == [2]


def test_what_comes_and_goes_is_no_change():
    maze = Maze.blank(2, 6)
    kept = Kept(maze)
    wall = SetWalls([(0, 0, 2, "E", "wall"), (0, 1, 2, "E", "wall")]).apply(maze)
    kept.follow(wall)
    kept.follow(wall.inverse.apply(maze))
    summary = kept.summary()
    assert len(summary.faces_lost) == len(summary.faces_gained) == 0
    assert (summary.rooms.split, summary.rooms.merged, summary.rooms.gone, summary.rooms.new) == (
        {},
        {},
        (),
        (),
    )


def test_rock_cuts_a_corridor_and_floor_joins_it():
    maze = walls("""
        +---+---+---+---+---+
        |                   |
        +---+---+---+---+---+
    """)
    kept = Kept(maze)
    (corridor,) = kept.segmentation.regions
    rock = SetCells([(0, 0, 2, "rock")]).apply(maze)
    kept.follow(rock)
    ((cut, parts),) = kept.summary().corridors.split.items()
    assert cut == corridor
    assert len(parts) == 2
    assert kept.summary().corridors.left.tolist() == [2]
