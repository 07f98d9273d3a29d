"""Maps of Tiled: what is written is read again, in both ways and both notations, also by Tiled itself."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from dataclasses import replace
from itertools import product
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from PIL import Image

from mazarine.counting import Noun
from mazarine.errors import MazeFileError
from mazarine.files import identify, losses, read, write
from mazarine.files.messages import LossMessage
from mazarine.files.tiled.messages import TiledLoss
from mazarine.files.tiled.writing import blocks_of, squares_of
from mazarine.generators import generate
from mazarine.maze import Link, Marker, MarkerKind, Maze, Port, PortSide
from mazarine.maze.codes import Matter
from mazarine.maze.edits import PlaceMarker
from mazarine.maze.wall_positions import WallPositions
from mazarine.messages import Series
from tests.drawing import blocks, walls
from tests.files.dressed import dressed_mazes
from tests.files.hexagon_maps import Form, layer
from tests.refusals import refused
from tests.strategies import four_sides, mazes, square

_TILED, _RASTERIZER = shutil.which("tiled"), shutil.which("tmxrasterizer")
_MASKS, _BLOCKS = ["tmx-mask", "tmj-mask"], ["tmx-blocks", "tmj-blocks"]


def _two_levels() -> Maze:
    drawn = walls(
        """
        +---+---+---+
        |   |       |
        +   +   +---+
        | # |       |
        +---+---+---+
        """,
        """
        +---+---+---+
        |   |   |   |
        +   +---+   +
        |           |
        +---+---+---+
        """,
    )
    return Maze(
        drawn.cells, drawn.walls, origin=(-3, 7), title="Two & more", author="Ä",
        links=[
            Link(Port((0, -3, 7), PortSide.E), Port((1, -3, 8), PortSide.S), one_way=True, label='"\n<'),
            Link(Port((0, -2, 9)), Port((1, -2, 7))),
            Link(Port((1, -3, 9)), Port((0, -3, 9)), one_way=True),
        ],
        markers=[
            Marker(MarkerKind.START, (0, -3, 7), PortSide.W, "in"), Marker(MarkerKind.NOTE, (1, -2, 9)),
            Marker(MarkerKind.NOTE, (1, -2, 9), PortSide.S), Marker(MarkerKind.GOAL, (0, -3, 9)),
        ],
    )  # fmt: skip


def _again(maze: Maze, format: str, folder: Path) -> Maze:
    path = folder / f"a.{format[:3]}"
    write(maze, path, format=format)
    assert identify(path).name == format
    return read(path)


def _positions(maze: Maze) -> list[np.ndarray]:
    """Return which cells are rock and which wall positions are closed, on every level."""
    levels = [WallPositions.of(maze, level) for level in range(maze.shape[0])]
    return [maze.cells >> 1 == Matter.ROCK, *(level.flat for level in levels), *(it.upright for it in levels)]


def _assert_alike(one: Maze, other: Maze) -> None:
    assert all(map(np.array_equal, _positions(one), _positions(other)))
    assert (one.origin, one.links, one.markers) == (other.origin, other.links, other.markers)
    assert (one.title, one.author) == (other.title, other.author)


@pytest.mark.parametrize("format", _MASKS)
def test_masks_keep_levels_walls_rock_links_markers_origin_and_title(format: str, tmp_path: Path) -> None:
    maze = _two_levels()
    assert losses(maze, format) == []
    _assert_alike(_again(maze, format, tmp_path), maze)


@pytest.mark.parametrize("format", _BLOCKS)
def test_blocks_keep_all_of_a_maze_without_thin_walls(format: str, tmp_path: Path) -> None:
    drawn = blocks("#?..\n.!.#", "a...\n#..a")
    drawn.buffers.cells[0] |= np.array([[1, 0, 1, 0], [0, 1, 0, 1]], dtype=np.uint8)
    maze = Maze(drawn.cells, drawn.walls, origin=(5, -9), title="T", links=[
        Link(Port((0, 5, -8)), Port((1, 6, -6))),
    ], markers=[Marker(MarkerKind.NOTE, (1, 5, -9), PortSide.W, "gap")])  # fmt: skip
    assert losses(maze, format) == []
    assert _again(maze, format, tmp_path) == maze


@pytest.mark.parametrize("format", _BLOCKS)
def test_thin_walls_become_blocks(format: str, tmp_path: Path) -> None:
    maze = _two_levels()
    assert losses(maze, format) == [
        LossMessage.THIN_WALLS_BECOME_BLOCKS(rows=2, cols=3, new_rows=5, new_cols=7)
    ]
    assert _again(maze, format, tmp_path) == blocks_of(maze)


@pytest.mark.parametrize("format", _MASKS)
@given(maze=dressed_mazes())
def test_masks_are_written_again_as_they_were(format: str, maze: Maze) -> None:
    with tempfile.TemporaryDirectory() as folder:
        held = _again(maze, format, Path(folder))
        assert losses(held, format) == []
        _assert_alike(_again(held, format, Path(folder)), held)
        if not losses(maze, format):
            _assert_alike(held, maze)


@pytest.mark.parametrize("format", _BLOCKS)
@given(maze=dressed_mazes(four_sides))
def test_blocks_are_written_again_as_they_were(format: str, maze: Maze) -> None:
    with tempfile.TemporaryDirectory() as folder:
        held = _again(maze, format, Path(folder))
        assert losses(held, format) == []
        assert _again(held, format, Path(folder)) == held
        if not losses(maze, format):
            assert np.array_equal(held.cells, maze.cells)
            _assert_alike(held, maze)
        assert np.array_equal(held.cells, blocks_of(squares_of(maze)).cells)


@given(maze=mazes(lattices=square))
def test_the_suffix_alone_keeps_the_shape_of_every_maze(maze: Maze) -> None:
    with tempfile.TemporaryDirectory() as folder:
        write(maze, Path(folder) / "a.tmx")
        held = read(Path(folder) / "a.tmx")
        assert all(map(np.array_equal, _positions(held), _positions(maze)))


def test_what_masks_lose_is_said_of_every_level() -> None:
    drawn = walls("+---+---+\n|   ! ? |\n+---+---+", "+---+---+\n|   ? ? |\n+---+---+")
    drawn.buffers.cells[1, 0, 0] |= 1
    maze = Maze(drawn.cells, drawn.walls, title="\0", properties={"a": 1}, extra={"b": 2})
    assert losses(maze, "tmx-mask") == [
        LossMessage.SECRET_CELLS_BECOME_FLOOR(count=2),
        LossMessage.SECRET_DOORS_OPEN(count=2),
        LossMessage.FOG_LEFT_OUT(cells=Noun.CELLS(count=1)),
        LossMessage.METADATA_LEFT_OUT(
            items=Series((LossMessage.PROPERTIES_ITEM(), LossMessage.UNKNOWN_KEYS_ITEM()))
        ),
        TiledLoss.CONTROL_CHARACTERS_REPLACED(count=1),
    ]
    assert losses(maze, "tmj-mask") == losses(maze, "tmx-mask")[:-1]


def test_what_cannot_be_doubled_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mazarine.files.block_conversion.MAX_CELLS", 24)
    maze = Maze.blank(2, 2, walled=True)
    with refused(MazeFileError, "too-many-cells", rows=5, cols=5):
        write(maze, tmp_path / "a.tmx", format="tmx-blocks")


@pytest.mark.skipif(not _RASTERIZER, reason="Tiled is not installed")
@pytest.mark.parametrize("format", [*_MASKS, *_BLOCKS])
def test_tiled_draws_what_is_written(format: str, tmp_path: Path) -> None:
    path = tmp_path / f"a.{format[:3]}"
    write(_two_levels(), path, format=format)
    assert _run(_RASTERIZER, str(path), str(tmp_path / "a.png")) == ""
    assert (tmp_path / "a.png").stat().st_size > 0


@pytest.mark.skipif(not _TILED, reason="Tiled is not installed")
@pytest.mark.parametrize("kind", ["tmx", "json"])
@pytest.mark.parametrize("format", [*_MASKS, *_BLOCKS])
def test_what_tiled_saves_is_the_same_maze(format: str, kind: str, tmp_path: Path) -> None:
    path, saved = tmp_path / f"a.{format[:3]}", tmp_path / f"b.{kind}"
    write(_two_levels(), path, format=format)
    assert _run(_TILED, "--export-map", kind, str(path), str(saved)) == ""
    assert read(saved) == read(path)


@pytest.mark.skipif(not _TILED, reason="Tiled is not installed")
@pytest.mark.parametrize("kind", ["tmx", "json"])
def test_what_tiled_saves_of_hexagons_is_the_same_maze(kind: str, tmp_path: Path) -> None:
    path, saved = tmp_path / "a.tmx", tmp_path / f"b.{kind}"
    maze = generate("prim", 5, 6, rng=2, lattice="hexagon")
    PlaceMarker(Marker(MarkerKind.GOAL, (0, 3, 5), PortSide.E, "out")).apply(maze)
    write(maze, path)
    assert _run(_TILED, "--export-map", kind, str(path), str(saved)) == ""
    assert read(saved) == maze


@pytest.mark.skipif(not _RASTERIZER, reason="Tiled is not installed")
@pytest.mark.parametrize("form", [
    replace(Form(axis, index), orientation=kind, side=side)
    for axis, index, (kind, side) in product("xy", ("odd", "even"), (("hexagonal", 18), ("staggered", 0)))
], ids=str)  # fmt: skip
def test_tiled_draws_tiles_where_the_tests_expect_them(form: Form, tmp_path: Path) -> None:
    walls = np.array([[1, 0, 0, 1], [0, 1, 0, 0], [0, 0, 1, 0]], dtype=np.uint32)
    spot = Image.new("RGBA", (form.width, form.height))
    spot.paste("red", (form.width // 2 - 2, form.height // 2 - 2, form.width // 2 + 2, form.height // 2 + 2))
    spot.save(tmp_path / "spot.png")
    size = f'tilewidth="{form.width}" tileheight="{form.height}" tilecount="1" columns="1"'
    sheet = f'<image source="spot.png" width="{form.width}" height="{form.height}"/>'
    tileset = f'<tileset firstgid="1" name="t" {size}>{sheet}</tileset>'
    text = form.text(layer("Walls", walls), (4, 3))
    text = text.replace('<tileset firstgid="1" source="ground.tsx"/>', tileset)
    (tmp_path / "a.tmx").write_text(text)
    assert _run(_RASTERIZER, str(tmp_path / "a.tmx"), str(tmp_path / "a.png")) == ""
    with Image.open(tmp_path / "a.png") as picture:
        for row, col in np.ndindex(walls.shape):
            x, y = form.middle((col, row))
            assert (picture.convert("RGBA").getpixel((int(x), int(y)))[3] > 0) == walls[row, col]


def _run(program: str | None, *words: str) -> str:
    """Run a program of Tiled; give what it complains of."""
    with tempfile.TemporaryDirectory() as folder:
        surroundings = {
            **os.environ, "QT_QPA_PLATFORM": "offscreen", "XDG_RUNTIME_DIR": folder, "HOME": folder,
        }  # fmt: skip
        done = subprocess.run(
            [str(program), *words], env=surroundings, capture_output=True, text=True, check=True, timeout=60
        )
    return done.stderr
