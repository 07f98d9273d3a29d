"""What is no maze, no segmentation, no cell or no edit is refused in a sentence, whatever is called."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import mazarine as mz
from tests.refusals import refused

_MAZE = mz.generate("prim", 8, 8, rng=7)
_REGIONS = mz.segment(_MAZE)
_MARKED = mz.Request(["loops == 1"], rows=4, cols=4).maze
_ROUTER = mz.Router(_REGIONS)
_OTHER = mz.segment(mz.Maze.blank(3, 5))

_CALLS: dict[str, Callable[[Any], object]] = {
    "segment": mz.segment,
    "Router": mz.Router,
    "RegionGraph.of": mz.RegionGraph.of,
    "statistics": mz.statistics,
    "statistics, segmentation": lambda it: mz.statistics(_MAZE, it),
    "dead_ends": mz.dead_ends,
    "loops": mz.loops,
    "chokepoints": mz.chokepoints,
    "check": mz.check,
    "check, profile": lambda it: mz.check(_MAZE, it),
    "explore": mz.explore,
    "explore, explorer": lambda it: mz.explore(_MAZE, it),
    "explore, radius": lambda it: mz.explore(_MAZE, radius=it),
    "explore, memory": lambda it: mz.explore(_MAZE, memory=it),
    "explore, rng": lambda it: mz.explore(_MAZE, rng=it),
    "explore, start": lambda it: mz.explore(_MAZE, start=it),
    "explore, max_steps": lambda it: mz.explore(_MAZE, max_steps=it),
    "write": lambda it: mz.write(it, "a.maze"),
    "losses": lambda it: mz.losses(it, "a.txt"),
    "braid": mz.braid,
    "sparsify": mz.sparsify,
    "remove_loops": mz.remove_loops,
    "scatter_markers": lambda it: mz.scatter_markers(_MAZE, it),
    "Request": lambda it: mz.Request(it, rows=4, cols=4),
    "Request, maze": lambda it: mz.Request(["loops == 1"], it),
    "Request, rows": lambda it: mz.Request(["loops == 1"], rows=it, cols=4),
    "Request, lattice": lambda it: mz.Request(["loops == 1"], rows=4, cols=4, lattice=it),
    "Request, start": lambda it: mz.Request(["loops == 1"], rows=4, cols=4, start=it),
    "Request, pinned": lambda it: mz.Request(["loops == 1"], rows=4, cols=4, pinned=it),
    "Request, weights": lambda it: mz.Request(["loops == 1"], rows=4, cols=4, weights=it),
    "Request, edits": lambda it: mz.Request(["loops == 1"], rows=4, cols=4, edits=it),
    "Requirement.parse": mz.Requirement.parse,
    "find_maze": mz.find_maze,
    "find_maze, rng": lambda it: mz.find_maze(mz.Request(["loops == 1"], rows=4, cols=4), rng=it),
    "find_maze, edits": lambda it: mz.find_maze(mz.Request(["loops == 1"], rows=4, cols=4), edits=it),
    "harder": mz.harder,
    "easier, selection": lambda it: mz.easier(_MARKED, it),
    "generate": lambda it: mz.generate(it, 5, 5),
    "generate, rows": lambda it: mz.generate("prim", it, 5),
    "generate, rng": lambda it: mz.generate("prim", 5, 5, rng=it),
    "generate, lattice": lambda it: mz.generate("prim", 5, 5, lattice=it),
    "generate, start": lambda it: mz.generate("dfs", 5, 5, start=it),
    "generate, mask": lambda it: mz.generate("dfs", 5, 5, mask=it),
    "Maze": lambda it: mz.Maze(it, it),
    "Maze.blank": lambda it: mz.Maze.blank(it, 5),
    "Maze.from_blocks": mz.Maze.from_blocks,
    "to_blocks": _MAZE.to_blocks,
    "apply": _MAZE.apply,
    "set_wall, cell": lambda it: _MAZE.set_wall(it, "E"),
    "set_wall, side": lambda it: _MAZE.set_wall((0, 0), it),
    "set_wall, state": lambda it: _MAZE.set_wall((0, 0), "E", it),
    "set_cells": lambda it: _MAZE.set_cells(it, "rock"),
    "wall_at": lambda it: _MAZE.wall_at(it, "E"),
    "is_border": lambda it: _MAZE.is_border((0, 0), it),
    "add_marker": lambda it: _MAZE.add_marker(it, (0, 0)),
    "add_teleporter": lambda it: _MAZE.add_teleporter(it, (0, 0)),
    "add_stairs": _MAZE.add_stairs,
    "remove_markers": _MAZE.remove_markers,
    "remove_link": _MAZE.remove_link,
    "update": _REGIONS.update,
    "path": lambda it: _ROUTER.path((0, 0), it),
    "distance": lambda it: _ROUTER.distance(it, (0, 0)),
    "distances_from": _ROUTER.distances_from,
    "distances_from, limit": lambda it: _ROUTER.distances_from((0, 0), it),
    "nearest": lambda it: _ROUTER.nearest((0, 0), it),
    "SetWalls": mz.SetWalls,
    "SetCells": mz.SetCells,
    "Batch": mz.Batch,
    "PlaceLink": mz.PlaceLink,
    "RemoveLink": mz.RemoveLink,
    "PlaceMarker": mz.PlaceMarker,
    "Link": lambda it: mz.Link(it, it),
    "Port": mz.Port,
    "Marker": lambda it: mz.Marker(it, (0, 0, 0)),
    "read": mz.read,
    "render, path": lambda it: mz.render(_MAZE, "a.png", path=it),
    "render, cell_px": lambda it: mz.render(_MAZE, "a.png", cell_px=it),
    "render, level": lambda it: mz.render(_MAZE, "a.png", level=it),
    "render, overlay": lambda it: mz.render(_MAZE, "a.png", overlay=it),
    "render": lambda it: mz.render(it, "a.png"),
}


@pytest.mark.parametrize(
    "wrong",
    [object(), 3.5, "nonsense", np.array(5.5), [None], [None, []]],
    ids=["object", "float", "text", "array", "list", "ragged"],
)
@pytest.mark.parametrize("name", _CALLS)
def test_nonsense_is_refused(name: str, wrong: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if name == "explore, radius" and isinstance(wrong, float):
        return
    monkeypatch.chdir(tmp_path)
    before = _MAZE.copy()
    with pytest.raises((mz.MazeError, TypeError)) as caught:
        _CALLS[name](wrong)
    sentence = str(caught.value)
    assert sentence.endswith(".") or name == "read", sentence  # Of a path, Python's own sentence is plain.
    assert "attribute" not in sentence
    assert before == _MAZE


def test_a_segmentation_of_another_maze_is_refused() -> None:
    stale = _MAZE.copy()
    stale.set_cells([(0, 0)], "rock")
    for maze, segmentation in ((_MAZE, _OTHER), (stale, _REGIONS)):
        with refused(mz.SpaceError, "segmentation-stale"):
            mz.statistics(maze, segmentation)


@pytest.mark.parametrize(
    ("options", "code", "fields"),
    [
        ({"cell_px": 0}, "cell-size-px", {"most": 1024, "value": "0"}),
        ({"cell_px": -5}, "cell-size-px", {"value": "-5"}),
        ({"level": 1}, "no-level", {"level": 1, "first_level": 0, "last_level": 0}),
        ({"paper": "A4"}, "option-not-for-format", {"option": "paper", "suffix": ".png"}),
        ({"path": ((0, 0), (1, 1)), "solution": "over"}, "path-with-solution", {}),
        ({"overlay": "rain"}, "unknown-overlay", {"value": "'rain'"}),
        ({"solution": "none", "palette": "red"}, "unknown-palette", {"value": "'red'"}),
    ],
)
def test_a_picture_that_cannot_be_is_refused(
    options: dict[str, Any], code: str, fields: dict[str, object], tmp_path: Path
) -> None:
    with refused(mz.MazeError, code, **fields):
        mz.render(_MAZE, tmp_path / "a.png", **options)
    with refused(mz.MazeError, "cell-size-twice"):
        mz.render(_MAZE, tmp_path / "a.svg", cell_px=4, cell_mm=4.0)
    assert not list(tmp_path.iterdir())
