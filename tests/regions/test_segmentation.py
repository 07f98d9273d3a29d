"""The engine against the oracle: fresh, and after every change of long random runs."""

from __future__ import annotations

import numpy as np
from hypothesis import given, note
from hypothesis import strategies as st

from mazarine.maze import Maze
from mazarine.maze.edits import Batch, Change, PlaceLink, SetWalls
from mazarine.regions import Segmentation
from tests.depth import examples
from tests.drawing import teleporter
from tests.maze.strokes import History, Stroke
from tests.regions.agreement import Watched, differences
from tests.regions.oracle import Oracle
from tests.regions.view import View
from tests.strategies import halls, levels, mazes, resizes, rings, runs, strokes


@given(mazes(max_rows=12, max_cols=12))
def test_a_fresh_segmentation_is_what_the_page_says(maze: Maze):
    Watched(maze)


@given(mazes(), runs(strokes()))
@examples(2)
def test_every_update_is_what_the_page_says(maze: Maze, drawn: list[Stroke]):
    history, watched = History(maze), Watched(maze)
    for stroke in drawn:
        change = history.do(stroke)
        if change is not None:
            note(f"{stroke} gives\n{history}")
            watched.follow(change)
    watched.require_fresh_agrees()


@given(st.one_of(halls(), rings()), runs(strokes()))
def test_rooms_that_wind_and_corridors_that_close_are_what_the_page_says(maze: Maze, drawn: list[Stroke]):
    history, watched = History(maze), Watched(maze)
    for stroke in drawn:
        change = history.do(stroke)
        if change is not None:
            note(f"{stroke} gives\n{history}")
            watched.follow(change)


@given(mazes(max_rows=5, max_cols=5), runs(st.one_of(strokes(), resizes(), levels())))
def test_boards_that_change_their_extent_or_levels_are_followed(maze: Maze, drawn: list[Stroke]):
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


def test_a_cell_beside_a_change_that_is_followed_late_keeps_its_links():
    maze = Maze.blank(1, 9)
    for link in (teleporter((0, 0, 3), (0, 0, 8)), teleporter((0, 0, 3, "N"), (0, 0, 7, "N"))):
        PlaceLink(link).apply(maze)
    segmentation = Segmentation.of(maze)
    change, _later = (SetWalls([(0, 0, col, "E", "wall")]).apply(maze) for col in (1, 2))
    segmentation.update(change)
    assert next(differences(View.of(segmentation), Oracle(maze)), None) is None


@given(mazes(), runs(strokes()))
def test_many_changes_may_be_followed_as_one(maze: Maze, drawn: list[Stroke]):
    history, watched = History(maze), Watched(maze)
    changes = [change for change in map(history.do, drawn) if change is not None]
    if changes:
        dirty = np.unique(np.concatenate([change.dirty for change in changes]))
        watched.follow(Change(dirty, Batch(())))
