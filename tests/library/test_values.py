"""Everything public can be copied, pickled and compared, and shows itself in one line."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import mazarine as mz
from mazarine.resources_path import resource


def _maze() -> mz.Maze:
    maze = mz.Maze.blank(4, 5, levels=2)
    maze.add_marker("start", (0, 0, 0))
    maze.add_marker("goal", (0, 3, 3))
    maze.add_stairs((0, 1, 1))
    maze.add_teleporter((0, 0, 4), (0, 3, 0))
    maze.set_cells([(0, 2, 2)], "rock")
    maze.set_wall((0, 0, 1), "E")
    maze.title = "A tower"
    return maze


_MAZE = _maze()
_REGIONS = mz.segment(_MAZE)
_MARKER = mz.Marker(mz.MarkerKind.NOTE, (0, 1, 1), label="here")
_LINK = mz.Link(mz.Port((0, 0, 0)), mz.Port((0, 3, 4)), one_way=True)
_EDITS = (
    mz.SetWalls([(0, 2, 3, "E", "wall")]),
    mz.SetCells([(0, 1, 3, "rock"), (1, 2, 2, "secret")]),
    mz.SetCells.of_arrays(np.zeros((50, 3), np.int64), np.zeros(50, np.uint8)),
    mz.PlaceMarker(_MARKER),
    mz.RemoveMarker((0, 0, 0)),
    mz.PlaceLink(_LINK),
    mz.RemoveLink(mz.Port((0, 0, 4))),
    mz.Resize((0, 0), 6, 6),
    mz.ArrangeLevels((1, None, 0)),
    mz.SetMetadata("A", "B", {"c": [1]}),
    mz.Batch((mz.SetCells([(0, 0, 1, "rock")]), mz.SetMetadata("A", "", {}))),
    mz.maze.edits.ReplaceMaze(mz.Maze.blank(2, 2)),
    mz.maze.edits.ReplaceThings((), (((0, 0, 0), (_MARKER,)),), ()),
    mz.maze.edits.SetArea(0, 0, 0, *(np.ones((2, 2), kind) for kind in (np.uint8, bool, np.uint8, np.uint8))),
)


def _deltas() -> list[mz.Delta]:
    maze = _MAZE.copy()
    regions = mz.segment(maze)
    edits = (mz.SetCells([(0, 3, 1, "rock")]), mz.Resize((0, 0), 6, 6))
    return [regions.update(edit.apply(maze)) for edit in edits]


_VALUES = [
    _MAZE, mz.generate("stack", rows=3, cols=4, rng=1, lattice="honeycomb"),
    _MAZE.links, _MAZE.markers, *_MAZE.links, *_MAZE.markers, mz.Port((0, 0, 0), mz.PortSide.UP),
    mz.Side.E, mz.LinkKind.STAIRS, mz.MarkerKind.GOAL, mz.Kind.ROOM,
    *_EDITS, *(edit.apply(_MAZE.copy()) for edit in _EDITS),
    _REGIONS, _REGIONS.regions, *_REGIONS.regions.values(), *_deltas(),
    mz.RegionGraph.of(_REGIONS), mz.statistics(_MAZE, _REGIONS),
    mz.dead_ends(_REGIONS.space), mz.loops(_REGIONS),
    *mz.check(mz.Maze.from_blocks([[0, 1, 0]])),
    mz.explore(_MAZE, "tremaux", radius=3), *mz.AGENTS.values(),
    mz.identify(resource("mazes/welcome.maze")), *mz.GENERATORS.values(), mz.EXPLORERS["tremaux"],
]  # fmt: skip
_COPIES: dict[str, Callable[[Any], Any]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda value: pickle.loads(pickle.dumps(value)),
}
_ERRORS = [
    mz.Cancelled(),
    mz.EditRejected("No."),
    mz.MazeFileError("a.maze", "it is empty", "line 1"),
    mz.MissingExtra("This", "that", "gui"),
    mz.WrongType("No."),
]
_all_copies = pytest.mark.parametrize("copied", _COPIES.values(), ids=_COPIES)


def _name(value: object) -> str:
    return type(value).__name__


@_all_copies
@pytest.mark.parametrize("value", _VALUES, ids=_name)
def test_a_copy_is_equal_and_looks_the_same(value: Any, copied: Callable[[Any], Any]) -> None:
    twin = copied(value)
    assert twin == value
    assert repr(twin) == repr(value)


@pytest.mark.parametrize("value", _VALUES, ids=_name)
def test_what_it_shows_is_one_line_without_what_is_inside(value: Any) -> None:
    shown = repr(value)
    assert "\n" not in shown
    assert " at 0x" not in shown
    assert "=<mazarine." not in shown
    assert len(shown) < 1500


@pytest.mark.parametrize("value", _VALUES, ids=_name)
def test_values_of_one_type_are_equal_only_if_they_are_the_same(value: Any) -> None:
    assert value != "other"
    same = [one for one in _VALUES if type(one) is type(value) and one == value]
    assert all(repr(one) == repr(value) for one in same)


@_all_copies
@pytest.mark.parametrize("error", _ERRORS, ids=_name)
def test_errors_go_from_process_to_process(error: mz.MazeError, copied: Callable[[Any], Any]) -> None:
    twin = copied(error)
    assert (type(twin), str(twin), vars(twin)) == (type(error), str(error), vars(error))


@_all_copies
def test_a_copied_router_follows_updates(copied: Callable[[Any], Any]) -> None:
    maze = mz.Maze.blank(1, 4, levels=1)
    regions = mz.segment(maze)
    router = mz.Router(regions)
    router.distance((0, 0), (0, 3))
    held = [regions, router]
    twin_regions, twin = copied(held) if copied is not copy.copy else [regions, copy.copy(router)]
    twin_regions.update(mz.SetWalls([(0, 0, 1, "E", "wall")]).apply(twin_regions.maze))
    assert twin.distance((0, 0), (0, 3)) is None


def test_the_map_of_a_copied_exploration_is_the_map() -> None:
    walk = mz.explore(_MAZE, "tremaux", radius=2)
    assert pickle.loads(pickle.dumps(walk)).map == walk.map


def test_regions_with_other_cells_are_different() -> None:
    first, second = (mz.segment(mz.Maze.from_blocks(rows)).regions[1] for rows in ([[0, 0, 1]], [[1, 0, 0]]))
    assert first.size == second.size
    assert first != second


def test_what_an_update_visited_does_not_matter() -> None:
    maze = mz.Maze.blank(5, 5)
    regions, other = mz.segment(maze), mz.segment(maze)
    change = maze.set_cells([(2, 2)], "rock")
    assert regions.update(change) == other.update(change)
    nothing = mz.Change(change.dirty[:0], change.inverse)
    assert regions.update(maze.apply(change.inverse)) != other.update(nothing)
