"""Several edits as one: all of them or none."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from mazarine.maze import Marker, MarkerKind, Maze, Port
from mazarine.maze.edits import Batch, Change, PlaceLink, PlaceMarker, RemoveLink, Resize, SetCells, SetWalls
from tests.drawing import blocks, teleporter
from tests.maze.upright import applied, rejected


def test_edits_follow_in_order_and_are_dirty_together():
    maze = blocks("...\n...")
    edit = Batch((
        SetCells([(0, 1, 2, "rock")]),
        SetCells([(0, 1, 2, "floor")]),
        SetWalls([(0, 0, 0, "E", "wall")]),
        PlaceLink(teleporter((0, 0, 0, "E"), (0, 1, 2))),
    ))  # fmt: skip
    assert applied(edit, maze).dirty.tolist() == [0, 1, 2, 4, 5]
    assert len(maze.links) == 1


def test_undo_takes_back_in_reverse():
    maze = blocks("aa\n..")
    edit = Batch(
        (RemoveLink(Port((0, 0, 0))), SetCells([(0, 0, 0, "rock")]), SetCells([(0, 0, 0, "secret")]))
    )
    change = applied(edit, maze)
    change.inverse.apply(maze)
    assert maze == blocks("aa\n..")


def test_no_edits_are_no_change():
    assert applied(Batch(()), blocks("..")).dirty.tolist() == []


def test_batches_may_hold_batches():
    maze = blocks("...")
    inner = Batch((SetCells([(0, 0, 0, "rock")]), SetCells([(0, 0, 1, "rock")])))
    applied(Batch((inner, SetCells([(0, 0, 2, "rock")]))), maze)
    assert maze == blocks("###")


def test_a_rejected_edit_takes_back_those_before_it():
    rejected(
        lambda: Batch((
            SetCells([(0, 0, 0, "rock")]),
            SetWalls([(0, 0, 1, "E", "wall")]),
            PlaceMarker(Marker(MarkerKind.GOAL, (0, 0, 0))),
            Resize((-1, 0), 5, 5),
            PlaceLink(teleporter((0, 0, 0), (0, 0, 1))),
        )),
        blocks("a.a"),
        "link-end-in-rock",
        cell=(0, 0, 0),
    )  # fmt: skip


def test_a_batch_with_a_resize_is_reshaped_and_comes_back():
    maze = blocks("a.a")
    edit = Batch((SetCells([(0, 0, 0, "rock")]), Resize((-1, 0), 3, 3), SetCells([(0, -1, 0, "floor")])))
    change = applied(edit, maze)
    assert change.reshaped
    assert change.dirty.tolist() == []
    change.inverse.apply(maze)
    assert maze == blocks("a.a")


@dataclass(frozen=True)
class Broken:
    """An edit with a defect."""

    def apply(self, maze: Maze) -> Change:
        raise ZeroDivisionError(maze)


def test_even_a_defect_takes_back_what_went_before_it():
    maze = blocks("a.a")
    with pytest.raises(ZeroDivisionError):
        Batch((SetCells([(0, 0, 0, "rock")]), Broken())).apply(maze)
    assert maze == blocks("a.a")
