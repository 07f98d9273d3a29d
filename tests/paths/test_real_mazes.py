"""Distances in mazes that nobody in this project drew, worked out by another program."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mazarine.files import read
from mazarine.maze import Maze
from mazarine.maze.codes import Matter
from mazarine.paths import Router
from mazarine.regions import Segmentation

_DATA = Path(__file__).resolve().parents[2] / ".." / "shared" / "data"
_FIGURES: dict[str, Any] = (
    json.loads((_DATA / "expected.json").read_text()) if (_DATA / "expected.json").exists() else {}
)
_MAPS = [name for name, said in _FIGURES.items() if "policy_dot_G_S" in said]
_TEXTS = [name for name, said in _FIGURES.items() if "micromouse" in name and said["format"] == "text"]

pytestmark = pytest.mark.skipif(not _FIGURES, reason="the collection of real files is not beside this tree")


@pytest.mark.parametrize("name", _TEXTS)
def test_a_contest_maze_has_the_known_distances(name: str) -> None:
    figures = _FIGURES[name]
    figures = figures.get("unknown_wall", figures)
    router = Router(Segmentation.of(read(_DATA / name)))
    require_pairs(router, figures)
    if figures.get("start_to_nearest_goal_moves") is not None:
        goals = [(0, *goal) for goal in figures["goals"]]
        answer = router.nearest((0, *figures["start"]), goals)
        assert answer is not None
        assert answer[1] == figures["start_to_nearest_goal_moves"]


@pytest.mark.parametrize("name", _MAPS)
def test_a_grid_map_has_the_known_distances(name: str) -> None:
    require_pairs(Router(Segmentation.of(grid_map(_DATA / name))), _FIGURES[name]["policy_dot_G_S"])


def require_pairs(router: Router, figures: dict[str, Any]) -> None:
    assert figures["pairs"]
    for pair in figures["pairs"]:
        assert router.distance((0, *pair["from"]), (0, *pair["to"])) == pair["moves"]


def grid_map(path: Path) -> Maze:
    """Read a grid map: a head, a line `map`, then rows of signs, of which three are floor."""
    lines = path.read_text().splitlines()
    floor = np.array([[sign in ".GS" for sign in line] for line in lines[lines.index("map") + 1 :]])
    maze = Maze.blank(*floor.shape)
    maze.buffers.cells[0][~floor] = Matter.ROCK << 1
    return maze
