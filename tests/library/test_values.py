"""Everything public can be copied, pickled and compared, and shows itself in one line."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import mazewright as mw
from mazewright.resources_path import resource


def _maze() -> mw.Maze:
    maze = mw.Maze.blank(4, 5, levels=2)
    maze.add_marker("start", (0, 0, 0))
    maze.add_marker("goal", (0, 3, 3))
    maze.add_stairs((0, 1, 1))
    maze.add_teleporter((0, 0, 4), (0, 3, 0))
    maze.set_cells([(0, 2, 2)], "rock")
    maze.set_wall((0, 0, 1), "E")
    maze.title = "A tower"
    return maze


_MAZE = _maze()
_REGIONS = mw.segment(_MAZE)
_MARKER = mw.Marker(mw.MarkerKind.NOTE, (0, 1, 1), label="here")
_LINK = mw.Link(mw.Port((0, 0, 0)), mw.Port((0, 3, 4)), one_way=True)
_EDITS = (
    mw.SetWalls([(0, 2, 3, "E", "wall")]),
    mw.SetCells([(0, 1, 3, "rock"), (1, 2, 2, "secret")]),
    mw.SetCells.of_arrays(np.zeros((50, 3), np.int64), np.zeros(50, np.uint8)),
    mw.PlaceMarker(_MARKER),
    mw.RemoveMarker((0, 0, 0)),
    mw.PlaceLink(_LINK),
    mw.RemoveLink(mw.Port((0, 0, 4))),
    mw.Resize((0, 0), 6, 6),
    mw.ArrangeLevels((1, None, 0)),
    mw.SetMetadata("A", "B", {"c": [1]}),
    mw.Batch((mw.SetCells([(0, 0, 1, "rock")]), mw.SetMetadata("A", "", {}))),
    mw.maze.edits.ReplaceMaze(mw.Maze.blank(2, 2)),
    mw.maze.edits.ReplaceThings((), (((0, 0, 0), (_MARKER,)),), ()),
    mw.maze.edits.SetArea(0, 0, 0, *(np.ones((2, 2), kind) for kind in (np.uint8, bool, np.uint8, np.uint8))),
)


def _deltas() -> list[mw.Delta]:
    maze = _MAZE.copy()
    regions = mw.segment(maze)
    edits = (mw.SetCells([(0, 3, 1, "rock")]), mw.Resize((0, 0), 6, 6))
    return [regions.update(edit.apply(maze)) for edit in edits]


_VALUES = [
    _MAZE, mw.generate("stack", rows=3, cols=4, rng=1, lattice="honeycomb"),
    _MAZE.links, _MAZE.markers, *_MAZE.links, *_MAZE.markers, mw.Port((0, 0, 0), mw.PortSide.UP),
    mw.Side.E, mw.LinkKind.STAIRS, mw.MarkerKind.GOAL, mw.Kind.ROOM,
    *_EDITS, *(edit.apply(_MAZE.copy()) for edit in _EDITS),
    _REGIONS, _REGIONS.regions, *_REGIONS.regions.values(), *_deltas(),
    mw.RegionGraph.of(_REGIONS), mw.statistics(_MAZE, _REGIONS),
    mw.dead_ends(_REGIONS.space), mw.loops(_REGIONS),
    *mw.check(mw.Maze.from_blocks([[0, 1, 0]])),
    mw.explore(_MAZE, "tremaux", radius=3), *mw.AGENTS.values(),
    mw.identify(resource("mazes/welcome.maze")), *mw.GENERATORS.values(), mw.EXPLORERS["tremaux"],
]  # fmt: skip
_COPIES: dict[str, Callable[[Any], Any]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda value: pickle.loads(pickle.dumps(value)),
}
_ERRORS = [
    mw.Cancelled(),
    mw.EditRejected("No."),
    mw.MazeFileError("a.maze", "it is empty", "line 1"),
    mw.MissingExtra("This", "that", "gui"),
    mw.WrongType("No."),
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
    assert "=<mazewright." not in shown
    assert len(shown) < 1500


@pytest.mark.parametrize("value", _VALUES, ids=_name)
def test_values_of_one_type_are_equal_only_if_they_are_the_same(value: Any) -> None:
    assert value != "other"
    same = [one for one in _VALUES if type(one) is type(value) and one == value]
    assert all(repr(one) == repr(value) for one in same)


@_all_copies
@pytest.mark.parametrize("error", _ERRORS, ids=_name)
def test_errors_go_from_process_to_process(error: mw.MazeError, copied: Callable[[Any], Any]) -> None:
    twin = copied(error)
    assert (type(twin), str(twin), vars(twin)) == (type(error), str(error), vars(error))


@_all_copies
def test_a_copied_router_follows_updates(copied: Callable[[Any], Any]) -> None:
    maze = mw.Maze.blank(1, 4, levels=1)
    regions = mw.segment(maze)
    router = mw.Router(regions)
    router.distance((0, 0), (0, 3))
    held = [regions, router]
    twin_regions, twin = copied(held) if copied is not copy.copy else [regions, copy.copy(router)]
    twin_regions.update(mw.SetWalls([(0, 0, 1, "E", "wall")]).apply(twin_regions.maze))
    assert twin.distance((0, 0), (0, 3)) is None


def test_the_map_of_a_copied_exploration_is_the_map() -> None:
    walk = mw.explore(_MAZE, "tremaux", radius=2)
    assert pickle.loads(pickle.dumps(walk)).map == walk.map


def test_regions_with_other_cells_are_different() -> None:
    first, second = (mw.segment(mw.Maze.from_blocks(rows)).regions[1] for rows in ([[0, 0, 1]], [[1, 0, 0]]))
    assert first.size == second.size
    assert first != second


def test_what_an_update_visited_does_not_matter() -> None:
    maze = mw.Maze.blank(5, 5)
    regions, other = mw.segment(maze), mw.segment(maze)
    change = maze.set_cells([(2, 2)], "rock")
    assert regions.update(change) == other.update(change)
    nothing = mw.Change(change.dirty[:0], change.inverse)
    assert regions.update(maze.apply(change.inverse)) != other.update(nothing)
