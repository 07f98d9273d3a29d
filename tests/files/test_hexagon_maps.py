"""Mazes of hexagons in files: maps of Tiled, pointed and flat, both ways; archives; and who refuses them."""

from __future__ import annotations

import json
import re
import tempfile
from dataclasses import replace
from itertools import product
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from mazarine import big
from mazarine.big.tiles import TileSource
from mazarine.errors import MazeFileError
from mazarine.files import identify, losses, read, save, write
from mazarine.files.registry import FOLDER_FORMATS, FORMATS
from mazarine.files.tiled.grids import MapGrid, grid_of
from mazarine.generators import generate
from mazarine.lattice import HEXAGON, SQUARE, Side
from mazarine.maze import Link, Marker, MarkerKind, Maze, Port, PortSide
from mazarine.maze.borders import close_borders
from mazarine.maze.closed_sides import closed_sides
from mazarine.maze.codes import Matter
from mazarine.maze.edits import PlaceLink, PlaceMarker, SetCells, SetCosts, SetWalls
from mazarine.messages import Message
from mazarine.picture import LIGHT
from tests.files.dressed import dressed_mazes
from tests.files.hexagon_maps import Form, Tile, chunks, layer
from tests.refusals import refused

_HEXAGONS = [Form(axis, index) for axis, index in product("xy", ("odd", "even"))]
_DIAMONDS = [replace(it, width=64, height=32, side=0, orientation="staggered") for it in _HEXAGONS]
_FORMS = [*_HEXAGONS, *_DIAMONDS]
_ROCK, _FLOOR = Matter.ROCK << 1, Matter.FLOOR << 1
_COUNT = 7
_SIZES = [(32, 36, 18), (60, 60, 30), (28, 16, 8), (18, 42, 2), (33, 35, 17)]


def _grid(form: Form, is_infinite: bool = True) -> MapGrid:
    return grid_of(form.record((_COUNT, _COUNT), is_infinite=is_infinite))


def _cell(grid: MapGrid, form: Form, tile: Tile) -> tuple[int, int]:
    """Return the lattice row and column of a tile."""
    return grid.cell_at(0, *form.middle(tile))[1:]


@pytest.mark.parametrize("form", _FORMS, ids=str)
@pytest.mark.parametrize("is_infinite", [False, True])
def test_tiles_that_share_a_side_are_cells_that_do(form: Form, is_infinite: bool) -> None:
    grid = _grid(form, is_infinite)
    for tile in product(range(-4, 5), repeat=2):
        row, col = _cell(grid, form, tile)
        beside = [grid.lattice.step(row, side) for side in grid.lattice.sides]
        neighbors = [_cell(grid, form, it) for it in form.neighbors(tile)]
        assert sorted(neighbors) == sorted((row + down, col + right) for down, right in beside)


@pytest.mark.parametrize("form", _HEXAGONS, ids=str)
def test_what_is_beside_a_cell_is_seen_there_also_if_the_map_is_turned(form: Form) -> None:
    """A map with flat tops is turned to the left: what is above in it is to the left in the maze."""
    grid = _grid(form)
    geometry = HEXAGON.geometry((0, 0))
    x, y = form.middle((0, 0))
    row, col = _cell(grid, form, (0, 0))
    for tile in form.neighbors((0, 0)):
        there = _cell(grid, form, tile)
        side = next(
            side for side in HEXAGON.sides
            if (row + HEXAGON.step(row, side)[0], col + HEXAGON.step(row, side)[1]) == there
        )  # fmt: skip
        right, down = geometry.facing(row, col, side)
        other = form.middle(tile)
        seen = (other[0] - x, other[1] - y)
        if form.axis == "x":
            seen = seen[1], -seen[0]
        assert np.sign(np.round(seen, 6)).tolist() == np.sign(np.round((right, down), 6)).tolist()


@pytest.mark.parametrize("form", _DIAMONDS, ids=str)
def test_rows_of_diamonds_lead_to_the_lower_right_and_columns_to_the_lower_left(form: Form) -> None:
    grid = _grid(form)
    (x, y), (row, col) = form.middle((0, 0)), _cell(grid, form, (0, 0))
    assert grid.middle((0, row, col + 1)) == (x + 32, y + 16)
    assert grid.middle((0, row + 1, col)) == (x - 32, y + 16)


@pytest.mark.parametrize(("width", "height", "side"), [*_SIZES, (64, 32, 0), (40, 40, 0)])
@given(data=st.data())
def test_points_are_on_the_tile_whose_middle_is_nearest(
    width: int, height: int, side: int, data: st.DataObject
) -> None:
    axis, index = data.draw(st.sampled_from("xy")), data.draw(st.sampled_from(["odd", "even"]))
    orientation = "hexagonal" if side else "staggered"
    # Tiled takes even numbers only.
    shown = Form(axis, index, width & ~1, height & ~1, side - side % 2, orientation)
    grid = _grid(replace(shown, width=width, height=height))
    x, y = (data.draw(st.integers(-60, 90)) + data.draw(st.sampled_from([0, 0.25, 0.5])) for _ in "xy")
    tiles = list(product(range(-7, 11), repeat=2))
    assert grid.cell_at(0, x, y)[1:] in {_cell(grid, shown, tile) for tile in shown.nearest(x, y, tiles)}


@given(form=st.sampled_from(_FORMS), tile=st.tuples(*[st.integers(-9, 9)] * 2), is_infinite=st.booleans())
def test_objects_are_put_in_the_middle_of_their_tile(form: Form, tile: Tile, is_infinite: bool) -> None:
    grid = _grid(form, is_infinite)
    assert grid.middle((0, *_cell(grid, form, tile))) == form.middle(tile)


_TURNED = st.sampled_from([0, 1 << 28, 1 << 29, 1 << 30, 1 << 31, 0xB0000000])
_TILES = st.builds(lambda tile, turned: tile and tile | turned, st.sampled_from([0, 0, 7, 8]), _TURNED)


def _tiles(data: st.DataObject, rows: int, cols: int) -> NDArray[np.uint32]:
    numbers = data.draw(st.lists(_TILES, min_size=rows * cols, max_size=rows * cols))
    return np.array(numbers, dtype=np.uint32).reshape(rows, cols)


def _rock(maze: Maze, grid: MapGrid, form: Form, tiles: NDArray[np.uint32], left: int, top: int) -> None:
    """Compare which cells are rock with the tiles of the layer of walls: all others are, too."""
    expected = np.full(maze.shape, _ROCK)
    for row, col in np.ndindex(tiles.shape):
        cell = (0, *_cell(grid, form, (col + left, row + top)))
        assert maze.grid.holds(cell)
        expected[maze.grid.array_place(cell)] = _ROCK if tiles[row, col] else _FLOOR
    assert maze.cells.tolist() == expected.tolist()
    assert maze.lattice is grid.lattice
    assert maze.lattice is SQUARE or maze.cells.size == tiles.size


@given(data=st.data())
def test_maps_of_others_are_read_and_written_in_place(data: st.DataObject) -> None:
    form, is_infinite = data.draw(st.sampled_from(_FORMS)), data.draw(st.booleans())
    left, top = data.draw(st.tuples(*[st.integers(-3, 3)] * 2)) if is_infinite else (0, 0)
    step = 4 if is_infinite else 1
    most = 2 if is_infinite else 6
    rows, cols = (step * data.draw(st.integers(1, most)) for _ in "rc")
    walls, ground = _tiles(data, rows, cols), np.full((rows, cols), 1 << 28 | 2, dtype=np.uint32)
    if not walls.any():
        walls[0, 0] = 7
    boards = [("Ground", ground), ("Walls", walls), ("Decor", walls[::-1] * 0 + 3)]
    made = (chunks(*it, left, top) if is_infinite else layer(*it) for it in boards)
    text = form.text("\n".join(made), (1, 1) if is_infinite else (cols, rows), is_infinite=is_infinite)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "a.tmx"
        path.write_text(text)
        notes: list[Message] = []
        maze = read(path, notes=notes)
        said = {note.code for note in notes} & {"turned", "diamonds"}
        assert said == ({"diamonds"} if not form.side else {"turned"} if form.axis == "x" else set())
        assert maze.origin[0] in (0, 1) or is_infinite or not form.side
        grid = grid_of(form.record((cols, rows), is_infinite=is_infinite))
        _rock(maze, grid, form, walls, left, top)
        _save(maze, path)
        assert path.read_text() == text
        changed = data.draw(
            st.sets(st.tuples(st.integers(0, rows - 1), st.integers(0, cols - 1)), max_size=4)
        )
        after = walls.copy()
        for row, col in changed:
            cell = (0, *_cell(grid, form, (col + left, row + top)))
            SetCells([(*cell, _FLOOR if walls[row, col] else _ROCK)]).apply(maze)
            after[row, col] = not walls[row, col]
        end = data.draw(st.tuples(st.integers(0, rows - 1), st.integers(0, cols - 1)))
        marker = Marker(MarkerKind.START, (0, *_cell(grid, form, (end[1] + left, end[0] + top))))
        PlaceMarker(marker).apply(maze)
        _save(maze, path)
        again = read(path)
        assert (again.cells.tolist(), again.origin) == (maze.cells.tolist(), maze.origin)
        assert list(again.markers) == [marker]
        _rock(again, grid, form, after, left, top)
        # All other tiles keep what turns them, and all other layers and words stay.
        numbers, before = _numbers(path.read_text()), _numbers(text)
        assert (numbers[0], numbers[2]) == (before[0], before[2])
        assert sum(a != b for a, b in zip(numbers[1], before[1], strict=True)) == len(changed)
        point = re.search(r'type="start" x="(\S+)" y="(\S+)"', path.read_text())
        assert point is not None
        assert (float(point[1]), float(point[2])) == form.middle((end[1] + left, end[0] + top))


def _numbers(text: str) -> list[list[str]]:
    """Return the tiles of each layer."""
    data = re.findall(r'csv">(.*?)</data>', text, re.DOTALL)
    return [re.findall(r"\d+", re.sub("<[^>]*>", " ", it)) for it in data]


def _save(maze: Maze, path: Path) -> None:
    ready = save(maze, path)
    assert list(map(str, ready.losses)) == []
    ready.write(None)


@pytest.mark.parametrize("form", _FORMS, ids=str)
def test_rectangles_cover_the_tiles_whose_middle_lies_in_them(form: Form, tmp_path: Path) -> None:
    ground = np.ones((5, 6), dtype=np.uint32)
    x, y, width, height = 40, 30, 75, 62
    thing = f'<object id="1" x="{x}" y="{y}" width="{width}" height="{height}"/>'
    thing = f'<objectgroup name="Walls">{thing}</objectgroup>'
    (tmp_path / "a.tmx").write_text(form.text(layer("Ground", ground) + thing, (6, 5)))
    grid = grid_of(form.record((6, 5)))
    inside = np.zeros((5, 6), dtype=np.uint32)
    for row, col in product(range(5), range(6)):
        right, down = form.middle((col, row))
        inside[row, col] = x <= right < x + width and y <= down < y + height
    assert inside.any()
    _rock(read(tmp_path / "a.tmx"), grid, form, inside, 0, 0)


@pytest.mark.parametrize("form", _FORMS, ids=str)
def test_maps_in_json_are_read_and_written_in_place(form: Form, tmp_path: Path) -> None:
    tiles = np.array([[7, 0, 0, 7], [0, 7 | 1 << 28, 0, 0], [0, 0, 7, 0]], dtype=np.uint32)
    record, path = form.record((4, 3)), tmp_path / "a.tmj"
    made = {"type": "tilelayer", "name": "walls", "width": 4, "height": 3, "data": tiles.ravel().tolist()}
    map_ = {name: getattr(record, name) for name in record.__struct_fields__} | {"layers": [made]}
    path.write_text(json.dumps(map_, indent=1))
    maze, grid = read(path), grid_of(record)
    _rock(maze, grid, form, tiles, 0, 0)
    SetCells([(0, *_cell(grid, form, (1, 1)), _FLOOR), (0, *_cell(grid, form, (2, 0)), _ROCK)]).apply(maze)
    _save(maze, path)
    tiles[1, 1], tiles[0, 2] = 0, 7
    assert json.loads(path.read_text()) == map_ | {"layers": [made | {"data": tiles.ravel().tolist()}]}
    assert read(path) == maze


def test_a_long_row_of_diamonds_takes_too_many_cells(tmp_path: Path) -> None:
    tiles = np.ones((1, 9_000), dtype=np.uint32)
    (tmp_path / "a.tmx").write_text(_DIAMONDS[0].text(layer("Ground", tiles), (9_000, 1)))
    with refused(MazeFileError, "too-many-cells", most=1 << 24):
        read(tmp_path / "a.tmx")


def test_a_cell_beside_the_diamonds_of_a_map_takes_a_new_map(tmp_path: Path) -> None:
    path, form = tmp_path / "a.tmx", _DIAMONDS[0]
    path.write_text(text := form.text(layer("Ground", np.ones((5, 6), dtype=np.uint32)), (6, 5)))
    maze = read(path)
    row, col = np.argwhere(maze.cells[0] == _ROCK)[0].tolist()
    SetCells([(*maze.grid.cell_at((0, row, col)), _FLOOR)]).apply(maze)
    ready = save(maze, path)
    assert ready.losses[0].code == "file-replaced"
    assert path.read_text() == text
    ready.write(None)
    assert read(path) == maze


def test_a_flat_map_is_turned_and_keeps_its_costs(tmp_path: Path) -> None:
    path = tmp_path / "a.tmx"
    tiles = np.array([[1, 2, 1], [1, 1, 3]], dtype=np.uint32)
    text = Form("x").text(layer("Ground", tiles), (3, 2))
    cost = '<tile id="{}"><properties><property name="cost" value="{}"/></properties></tile>'
    tileset = f'<tileset firstgid="1">{cost.format(1, 5)}{cost.format(2, 9)}</tileset>'
    path.write_text(text.replace('<tileset firstgid="1" source="ground.tsx"/>', tileset))
    maze = read(path)
    assert maze.costs.tolist() == [[[1, 9], [5, 1], [1, 1]]]
    _cost((0, 1, 0), 9).apply(maze)
    _save(maze, path)
    assert "1,3,1,\n1,1,3" in path.read_text()


@pytest.mark.parametrize("format", ["tmx-mask", "tmj-mask"])
@given(maze=dressed_mazes(st.just(HEXAGON)))
def test_masks_of_hexagons_are_written_again_as_they_were(format: str, maze: Maze) -> None:
    with tempfile.TemporaryDirectory() as folder:
        held = _again(maze, format, Path(folder))
        assert losses(held, format) == []
        again = _again(held, format, Path(folder))
        assert (again, again.costs.tolist()) == (held, held.costs.tolist())
        if not losses(maze, format):
            assert (held.origin, held.links, held.markers) == (maze.origin, maze.links, maze.markers)
            levels = range(maze.shape[0])
            assert all(np.array_equal(closed_sides(held, it), closed_sides(maze, it)) for it in levels)


@pytest.mark.parametrize("format", ["tmx-blocks", "tmj-blocks"])
def test_blocks_of_hexagons_keep_secrets_and_fog_but_have_no_walls(format: str, tmp_path: Path) -> None:
    maze = Maze.blank(5, 6, lattice=HEXAGON)
    codes = np.arange(30).reshape(1, 5, 6) % 8
    SetCells([(0, row, col, int(codes[0, row, col])) for row, col in product(range(5), range(6))]).apply(maze)
    assert _again(maze, format, tmp_path) == maze
    SetWalls([(0, 0, 2, "E", "wall")]).apply(maze)
    with refused(MazeFileError, "not-squares"):
        write(maze, tmp_path / "b", format=format)


def _again(maze: Maze, format: str, folder: Path) -> Maze:
    path = folder / f"a.{format[:3]}"
    write(maze, path, format=format)
    assert identify(path).name == format
    return read(path)


@pytest.mark.parametrize(("top", "index"), [(4, "odd"), (-3, "even")])
def test_a_map_of_ours_names_its_hexagons_and_is_saved_in_place(top: int, index: str, tmp_path: Path) -> None:
    path, maze = tmp_path / "a.tmx", Maze.blank(5, 6, lattice=HEXAGON)
    close_borders(walls := np.zeros_like(maze.walls), HEXAGON, (top, 7))
    write(Maze(maze.cells, walls, lattice=HEXAGON, origin=(top, 7)), path, format="tmx-mask")
    assert f'hexsidelength="18" staggeraxis="y" staggerindex="{index}"' in path.read_text()
    before, maze = path.read_text(), read(path)
    assert maze.origin == (top, 7)
    SetWalls([(0, top + 2, 9, side, "wall") for side in HEXAGON.sides]).apply(maze)
    goal = Marker(MarkerKind.GOAL, (0, top + 2, 12), PortSide.E, "out")
    link = Link(Port((0, top + 2, 8)), Port((0, top + 3, 11)), label="pad")
    for edit in (PlaceMarker(goal), PlaceLink(link)):
        edit.apply(maze)
    _save(maze, path)
    assert read(path) == maze
    assert path.read_text().split("<group")[0] == before.split("<group")[0].replace(
        'nextobjectid="1"', 'nextobjectid="4"'
    )


def test_the_open_sides_of_a_mask_drawn_by_hand(tmp_path: Path) -> None:
    """E=1, SE=2, SW=4, W=8, NW=16 and NE=32: two cells above one, all open, with a gap at the left."""
    text = Form().text(
        layer("Cells", np.array([[1 + (1 | 2 | 8), 1 + (8 | 4)], [1 + (16 | 32), 0]], dtype=np.uint32)),
        (2, 2),
    )
    text = text.replace("<properties>", '<properties><property name="mazeEncoding" value="mask"/>')
    (tmp_path / "a.tmx").write_text(text)
    maze = read(tmp_path / "a.tmx")
    assert maze.cells.tolist() == [[[_FLOOR, _FLOOR], [_FLOOR, _ROCK]]]
    assert [maze.wall_at((0, 0, 0), side).name for side in (Side.E, Side.SE)] == ["OPEN", "OPEN"]
    assert maze.wall_at((0, 0, 1), Side.SW).name == "OPEN"
    assert list(maze.markers) == [Marker(MarkerKind.NOTE, (0, 0, 0), PortSide.W)]


def _cost(cell: tuple[int, int, int], cost: int) -> SetCosts:
    return SetCosts(np.array([cell]), np.array([cost], dtype=np.uint8))


def _full() -> Maze:
    """Return a maze of hexagons with all that can be in one."""
    made = generate("prim", 6, 7, rng=3, lattice="hexagon")
    maze = Maze(made.cells, made.walls, lattice=HEXAGON, title="T", author="A", properties={"k": 1})
    for edit in (
        SetWalls([(0, 2, 2, "SW", "secret"), (0, 3, 3, "SE", "found")]), SetCells([(0, 5, 5, "rock")]),
        SetCells([(0, 4, 1, 7)]), _cost((0, 1, 1), 4), PlaceMarker(Marker(MarkerKind.START, (0, 0, 0))),
        PlaceLink(Link(Port((0, 0, 1)), Port((0, 3, 0)))),
    ):  # fmt: skip
        edit.apply(maze)
    return maze


@pytest.mark.parametrize(
    "name", [it.name for it in (*FORMATS.built_in.values(), *FOLDER_FORMATS.values()) if it.can_write]
)
def test_every_format_holds_hexagons_or_says_that_it_has_squares_only(name: str, tmp_path: Path) -> None:
    format, path = ({**FORMATS, **FOLDER_FORMATS})[name], tmp_path / "maze.file"
    if name == "zarr":
        path = path.with_suffix(".zarr")
    if not format.holds(HEXAGON):
        with refused(MazeFileError, "square-cells-only", title=format.title):
            write(_full(), path, format=name)
        with refused(MazeFileError, "square-cells-only", title=format.title):
            losses(_full(), name)
        assert list(tmp_path.iterdir()) == []
        return
    walled, open_ = generate("prim", 6, 7, rng=3, lattice="hexagon"), Maze.blank(3, 4, lattice=HEXAGON)
    held = [maze for maze in (walled, open_, _full()) if not losses(maze, name)]
    assert held
    for maze in held:
        write(maze, path, format=name)
        assert read(path) == maze


@pytest.mark.parametrize("suffix", [".maze", ".npz", ".zarr"])
def test_archives_and_stores_lose_nothing_of_hexagons(suffix: str, tmp_path: Path) -> None:
    maze, path = _full(), tmp_path / f"a{suffix}"
    assert losses(maze, path) == []
    write(maze, path)
    held = read(path)
    assert held == maze
    assert (held.costs.tolist(), held.title, held.properties) == (maze.costs.tolist(), "T", {"k": 1})


def test_numpy_reads_the_walls_of_hexagons(tmp_path: Path) -> None:
    maze, path = _full(), tmp_path / "a.npz"
    write(maze, path)
    with np.load(path) as arrays:
        assert np.array_equal(arrays["walls"], maze.walls)
        assert np.array_equal(arrays["cells"], maze.cells)
        assert b'"lattice":"hexagon"' in arrays["maze.json"]


def test_stores_of_hexagons_are_not_taken_block_by_block(tmp_path: Path) -> None:
    maze, path = generate("prim", 20, 21, rng=3, lattice="hexagon"), tmp_path / "a.zarr"
    write(maze, path)
    part = big.read_rectangle(path, (0, 3, 4), 5, 6)
    assert part.walls[0, :-1, 1:-1].tolist() == maze.walls[0, 3:7, 5:9].tolist()
    for act in (
        lambda: big.measure(path), lambda: big.segment(path, tmp_path / "b.zarr"),
        lambda: big.write_rectangle(path, 0, maze), lambda: TileSource(path, None, LIGHT),
    ):  # fmt: skip
        with refused(MazeFileError, "hexagons-only-whole"):
            act()
    assert read(path) == maze
