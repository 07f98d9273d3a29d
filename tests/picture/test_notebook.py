"""Notebooks show mazes and segmentations as pictures."""

from __future__ import annotations

import io
import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from PIL import Image

from mazarine.generators import generate
from mazarine.maze import Link, LinkKind, Maze, Port, PortSide
from mazarine.maze.edits import Resize
from mazarine.picture.palette import LIGHT
from mazarine.regions import Segmentation, Space
from tests.drawing import blocks


def shown(thing: Any) -> Image.Image:
    """Return the picture of a thing, which may not be a large file."""
    data = thing._repr_png_()
    assert len(data) < 2_000_000
    return Image.open(io.BytesIO(data))


def colors(image: Image.Image) -> set[int]:
    """Return the colors of a picture as 0xffRRGGBB."""
    parts = np.asarray(image).reshape(-1, 3).astype(np.uint32) @ np.array([1 << 16, 1 << 8, 1], np.uint32)
    return {int(part) | 0xFF000000 for part in np.unique(parts)}


def test_a_maze_shows_walls_and_rock_and_a_segmentation_the_kinds_of_floor() -> None:
    maze = blocks("..#\n..#\n#..")
    maze.set_wall((0, 0), "E")
    assert {LIGHT.wall, LIGHT.rock} <= colors(shown(maze))
    assert {LIGHT.wall, LIGHT.rock} < colors(shown(Segmentation.of(maze)))
    assert colors(shown(Segmentation.of(maze))) - colors(shown(maze))


def test_markers_and_links_are_drawn() -> None:
    plain = colors(shown(Maze.blank(4, 4)))
    marked, linked = Maze.blank(4, 4), Maze.blank(4, 4)
    marked.add_marker("start", (1, 1))
    linked.add_teleporter((0, 0), (3, 3))
    assert colors(shown(marked)) - plain
    assert colors(shown(linked)) - plain


def _tower() -> Maze:
    return Maze(
        *Maze.blank(3, 3, levels=2).buffers,
        links=[Link(Port((0, 1, 1), PortSide.UP), Port((1, 1, 1), PortSide.DOWN), LinkKind.STAIRS)],
    )


@pytest.mark.parametrize(
    "maze",
    [
        Maze.blank(1, 1),
        Maze.blank(1, 3000),
        Maze.blank(3000, 1),
        Maze.blank(1, 1, lattice="honeycomb"),
        Maze.blank(9, 4, lattice="honeycomb"),
        Maze.blank(900, 1000, lattice="honeycomb"),
        _tower(),
        Maze.from_blocks(np.ones((3, 3), dtype=bool)),
        generate("prim", 400, 500, rng=np.random.default_rng(1)),
        generate("prim", 900, 801, rng=np.random.default_rng(1)),
    ],
    ids=repr,
)
def test_every_maze_has_a_picture_that_fits_on_a_page(maze: Maze) -> None:
    for thing in (maze, Segmentation.of(maze)):
        width, height = shown(thing).size
        assert 0 < min(width, height) <= max(width, height) <= 810


def test_what_is_no_picture_of_its_maze_is_shown_as_text() -> None:
    maze = Maze.blank(3, 3)
    assert Segmentation.of_space(Space.of(maze))._repr_png_() is None
    segmentation = Segmentation.of(maze)
    Resize((0, 0), 3, 5).apply(maze)
    assert segmentation._repr_png_() is None


def test_pictures_are_loaded_when_one_is_shown() -> None:
    program = (
        "import sys; from mazarine.maze import Maze; maze = Maze.blank(2, 2)\n"
        "def has(): return 'mazarine.picture' in sys.modules\n"
        "print(has(), maze._repr_png_()[:4], has())"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "False b'\\x89PNG' True\n"
