"""What is no maze, no segmentation, no cell or no edit is refused in a sentence, whatever is called."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import mazewright as mw
from tests.refusals import refused

_MAZE = mw.generate("prim", 8, 8, rng=7)
_REGIONS = mw.segment(_MAZE)
_MARKED = mw.Request(["loops == 1"], rows=4, cols=4).maze
_ROUTER = mw.Router(_REGIONS)
_OTHER = mw.segment(mw.Maze.blank(3, 5))

_CALLS: dict[str, Callable[[Any], object]] = {
    "segment": mw.segment,
    "Router": mw.Router,
    "RegionGraph.of": mw.RegionGraph.of,
    "statistics": mw.statistics,
    "statistics, segmentation": lambda it: mw.statistics(_MAZE, it),
    "dead_ends": mw.dead_ends,
    "loops": mw.loops,
    "chokepoints": mw.chokepoints,
    "check": mw.check,
    "check, profile": lambda it: mw.check(_MAZE, it),
    "explore": mw.explore,
    "explore, explorer": lambda it: mw.explore(_MAZE, it),
    "explore, radius": lambda it: mw.explore(_MAZE, radius=it),
    "explore, memory": lambda it: mw.explore(_MAZE, memory=it),
    "explore, rng": lambda it: mw.explore(_MAZE, rng=it),
    "explore, start": lambda it: mw.explore(_MAZE, start=it),
    "explore, max_steps": lambda it: mw.explore(_MAZE, max_steps=it),
    "write": lambda it: mw.write(it, "a.maze"),
    "losses": lambda it: mw.losses(it, "a.txt"),
    "braid": mw.braid,
    "sparsify": mw.sparsify,
    "remove_loops": mw.remove_loops,
    "scatter_markers": lambda it: mw.scatter_markers(_MAZE, it),
    "Request": lambda it: mw.Request(it, rows=4, cols=4),
    "Request, maze": lambda it: mw.Request(["loops == 1"], it),
    "Request, rows": lambda it: mw.Request(["loops == 1"], rows=it, cols=4),
    "Request, lattice": lambda it: mw.Request(["loops == 1"], rows=4, cols=4, lattice=it),
    "Request, start": lambda it: mw.Request(["loops == 1"], rows=4, cols=4, start=it),
    "Request, pinned": lambda it: mw.Request(["loops == 1"], rows=4, cols=4, pinned=it),
    "Request, weights": lambda it: mw.Request(["loops == 1"], rows=4, cols=4, weights=it),
    "Request, edits": lambda it: mw.Request(["loops == 1"], rows=4, cols=4, edits=it),
    "Requirement.parse": mw.Requirement.parse,
    "find_maze": mw.find_maze,
    "find_maze, rng": lambda it: mw.find_maze(mw.Request(["loops == 1"], rows=4, cols=4), rng=it),
    "find_maze, edits": lambda it: mw.find_maze(mw.Request(["loops == 1"], rows=4, cols=4), edits=it),
    "harder": mw.harder,
    "easier, selection": lambda it: mw.easier(_MARKED, it),
    "generate": lambda it: mw.generate(it, 5, 5),
    "generate, rows": lambda it: mw.generate("prim", it, 5),
    "generate, rng": lambda it: mw.generate("prim", 5, 5, rng=it),
    "generate, lattice": lambda it: mw.generate("prim", 5, 5, lattice=it),
    "generate, start": lambda it: mw.generate("dfs", 5, 5, start=it),
    "generate, mask": lambda it: mw.generate("dfs", 5, 5, mask=it),
    "Maze": lambda it: mw.Maze(it, it),
    "Maze.blank": lambda it: mw.Maze.blank(it, 5),
    "Maze.from_blocks": mw.Maze.from_blocks,
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
    "SetWalls": mw.SetWalls,
    "SetCells": mw.SetCells,
    "Batch": mw.Batch,
    "PlaceLink": mw.PlaceLink,
    "RemoveLink": mw.RemoveLink,
    "PlaceMarker": mw.PlaceMarker,
    "Link": lambda it: mw.Link(it, it),
    "Port": mw.Port,
    "Marker": lambda it: mw.Marker(it, (0, 0, 0)),
    "read": mw.read,
    "render, path": lambda it: mw.render(_MAZE, "a.png", path=it),
    "render, cell_px": lambda it: mw.render(_MAZE, "a.png", cell_px=it),
    "render, level": lambda it: mw.render(_MAZE, "a.png", level=it),
    "render, overlay": lambda it: mw.render(_MAZE, "a.png", overlay=it),
    "render": lambda it: mw.render(it, "a.png"),
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
    with pytest.raises((mw.MazeError, TypeError)) as caught:
        _CALLS[name](wrong)
    sentence = str(caught.value)
    assert sentence.endswith(".") or name == "read", sentence  # Of a path, Python's own sentence is plain.
    assert "attribute" not in sentence
    assert before == _MAZE


def test_a_segmentation_of_another_maze_is_refused() -> None:
    stale = _MAZE.copy()
    stale.set_cells([(0, 0)], "rock")
    for maze, segmentation in ((_MAZE, _OTHER), (stale, _REGIONS)):
        with refused(mw.SpaceError, "segmentation-stale"):
            mw.statistics(maze, segmentation)


@pytest.mark.parametrize(
    ("options", "code", "fields"),
    [
        ({"cell_px": 0}, "cell-size-px", {"most": 1024, "value": "0"}),
        ({"cell_px": -5}, "cell-size-px", {"value": "-5"}),
        ({"level": 1}, "no-level", {"level": 1, "first_level": 0, "last_level": 0}),
        ({"cell_mm": 3.0}, "option-not-for-format", {"option": "cell_mm", "suffix": ".png"}),
        ({"path": ((0, 0), (1, 1)), "solution": "over"}, "path-with-solution", {}),
        ({"overlay": "rain"}, "unknown-overlay", {"value": "'rain'"}),
        ({"solution": "none", "palette": "red"}, "unknown-palette", {"value": "'red'"}),
    ],
)
def test_a_picture_that_cannot_be_is_refused(
    options: dict[str, Any], code: str, fields: dict[str, object], tmp_path: Path
) -> None:
    with refused(mw.MazeError, code, **fields):
        mw.render(_MAZE, tmp_path / "a.png", **options)
    with refused(mw.MazeError, "cell-size-twice"):
        mw.render(_MAZE, tmp_path / "a.svg", cell_px=4, cell_mm=4.0)
    assert not list(tmp_path.iterdir())
