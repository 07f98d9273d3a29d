"""Every public function and method refuses nonsense in a sentence, also those that are added later."""

from __future__ import annotations

import enum
import inspect
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import mazarine as mz
from tests.refusals import refused

_MAZE = mz.generate("prim", 6, 6, rng=1)
_REGIONS = mz.segment(_MAZE)
_LINK = mz.Link(mz.Port((0, 0, 0)), mz.Port((0, 1, 1)))
_OBJECTS = {
    type(it).__name__: it
    for it in (
        _MAZE, _REGIONS, mz.Router(_REGIONS), mz.RegionGraph.of(_REGIONS), mz.Delta.nothing(), _LINK,
        _LINK.first,
        mz.SetCells([(0, 0, "floor")]).apply(_MAZE.copy()), mz.Request(["loops == 1"], rows=4, cols=4),
        mz.SetWalls([(0, 0, "E", "wall")]), mz.SetCells([(0, 0, "rock")]), mz.ArrangeLevels((0,)),
        mz.Batch(()), mz.Crop(), mz.Resize((0, 0), 3, 3), mz.ResizeTo(3, 3), mz.Rotate(), mz.Flip(),
        mz.AddBorder(), mz.PlaceLink(_LINK), mz.RemoveLink(_LINK.first), mz.SetMetadata("a", "b", {}),
        mz.PlaceMarker(mz.Marker("note", (0, 0, 0))), mz.RemoveMarker((0, 0, 0)),
        mz.SetCosts(np.zeros((1, 3), dtype=np.int64), np.ones(1, dtype=np.uint8)),
        next(iter(_REGIONS.regions.values())),
    )
}  # fmt: skip
_PYTHONS_OWN = {
    "identify", "read", "read_with_format",  # Python's own sentence about a path is plain.
    "Requirement.off_by",  # and about a number
    "SearchProgress", "Outcome", "DesignedMaze", "Exploration", "Statistics", "Region", "Problem",
    "RegionGraph", "Change", "Format", "Run", "Searched",  # made by the library
}  # fmt: skip
_WRONG = {
    "object": object(), "float": 3.5, "text": "nonsense", "array": np.array(5.5), "list": [None],
    "none": None, "huge": 10**30,
}  # fmt: skip


def _calls() -> Iterator[tuple[str, Callable[..., Any]]]:
    for name in dir(mz):
        value = getattr(mz, name)
        if name.startswith("_") or not callable(value):
            continue
        if inspect.isclass(value):
            if issubclass(value, (Exception, enum.Enum)) or getattr(value, "_is_protocol", False):
                continue
            yield from _methods(name, value)
        yield name, value


def _methods(name: str, cls: type) -> Iterator[tuple[str, Callable[..., Any]]]:
    for method, what in vars(cls).items():
        if method.startswith("_"):
            continue
        if isinstance(what, (classmethod, staticmethod)):
            yield f"{name}.{method}", getattr(cls, method)
        elif inspect.isfunction(what) and name in _OBJECTS:
            yield f"{name}.{method}", getattr(_OBJECTS[name], method)


def _needed(call: Callable[..., Any]) -> int:
    """Return how many arguments a call needs."""
    positional = inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD
    parameters = inspect.signature(call).parameters.values()
    return sum(it.default is it.empty and it.kind in positional for it in parameters)


_CALLS = {name: call for name, call in _calls() if name not in _PYTHONS_OWN and _needed(call)}


@pytest.mark.parametrize("wrong", _WRONG)
@pytest.mark.parametrize("name", _CALLS)
def test_nonsense_is_refused_in_a_sentence(name: str, wrong: str) -> None:
    before, call = _MAZE.copy(), _CALLS[name]
    try:
        call(*[_WRONG[wrong]] * _needed(call))
    except (mz.MazeError, TypeError) as error:
        sentence = str(error)
        assert sentence.endswith("."), sentence  # that it is taken is right, too
        assert "attribute" not in sentence
    assert before == _MAZE


@pytest.mark.parametrize("wrong", [None, 1.5, "2", object()])
@pytest.mark.parametrize(
    "call",
    [
        lambda it: mz.ArrangeLevels.adding(_MAZE, it),
        lambda it: mz.ArrangeLevels.copying(_MAZE, it),
        lambda it: mz.ArrangeLevels.removing(_MAZE, it),
        lambda it: mz.ArrangeLevels.moving(_MAZE, it, 0),
        lambda it: mz.ArrangeLevels.moving(_MAZE, 0, it),
    ],
)
def test_a_level_is_a_whole_number(call: Callable[[Any], object], wrong: object) -> None:
    with refused(mz.EditRejected, "not-a-level", value=repr(wrong)):
        call(wrong)


def test_arrays_that_cannot_be_written_to_take_no_delta() -> None:
    maze = mz.Maze.blank(4, 4)
    regions = mz.segment(maze)
    kind, region = regions.kind.copy(), regions.region.copy()
    delta = regions.update(maze.set_cells([(0, 0)], "rock"))
    for locked in (kind, region):
        locked.flags.writeable = False
        with refused(mz.WrongType, "delta-copies"):
            delta.write(kind, region)
        locked.flags.writeable = True
    delta.write(kind, region)
    assert np.array_equal(kind, regions.kind)
