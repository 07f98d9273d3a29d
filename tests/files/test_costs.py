"""What it costs to enter cells, in all files: kept, or said to be lost."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.big.importing import copy
from mazarine.big.rectangles import read_rectangle, write_rectangle
from mazarine.errors import MazeFileError
from mazarine.files import FORMATS, Save, identify, losses, read, save, write
from mazarine.files.block_conversion import to_blocks, to_thin_walls
from mazarine.files.dual import dual
from mazarine.files.messages import FileMessage, LossMessage
from mazarine.files.tiled.messages import TiledMessage, TiledNote
from mazarine.files.zarr_store import open_to_write
from mazarine.maze import Marker, MarkerKind, Maze
from mazarine.maze.edits import SetCells
from mazarine.messages import Message, Series, quoted
from tests.drawing import blocks, walls
from tests.files.refusing import assert_refused
from tests.refusals import refused
from tests.strategies import mazes, square

_KEEPING = ["cost-table", "native", "tmj-blocks", "tmj-mask", "tmx-blocks", "tmx-mask"]
_TILED = ["a.tmx", "a.tmj"]


def _costly() -> Maze:
    maze = blocks("#####\n#...#\n#.#.#\n#####")
    maze.set_cost([(1, 1), (1, 3)], 5)
    maze.set_cost([(2, 3)], 9)
    maze.markers.add(Marker(MarkerKind.START, (0, 1, 1)))
    maze.markers.add(Marker(MarkerKind.GOAL, (0, 2, 3)))
    return maze


def _loses_costs(messages: list[Message]) -> bool:
    items = [it.fields.get("items") for it in messages if it.code == "metadata-left-out"]
    return any(isinstance(it, Series) and LossMessage.COSTS_ITEM() in it.items for it in items)


@pytest.mark.parametrize("name", sorted(name for name in FORMATS.built_in if FORMATS[name].can_write))
def test_each_format_keeps_costs_or_says_that_it_does_not(name: str) -> None:
    assert _loses_costs(losses(_costly(), name)) == (name not in _KEEPING)


# Tables


@pytest.mark.parametrize(("name", "sign"), [("a.csv", ","), ("a.tsv", "\t")])
def test_a_table_holds_costs_with_rock_the_start_and_the_goal(tmp_path: Path, name: str, sign: str) -> None:
    maze = _costly()
    write(maze, tmp_path / name)
    rows = "0,0,0,0,0\n0,5,1,5,0\n0,1,0,9,0\n0,0,0,0,0\n".replace(",", sign)
    assert (tmp_path / name).read_text() == f"# costs\n# start 1,1\n# goal 2,3\n{rows}"
    assert losses(maze, tmp_path / name) == []
    assert identify(tmp_path / name).name == "cost-table"
    assert read(tmp_path / name) == maze


def test_a_maze_without_costs_becomes_no_table_of_costs(tmp_path: Path) -> None:
    maze = blocks("###\n#.#")
    write(maze, tmp_path / "a.csv")
    assert (tmp_path / "a.csv").read_text() == "0,0,0\n0,2,0\n"


def test_a_start_in_rock_becomes_floor_as_is_said(tmp_path: Path) -> None:
    maze = blocks("##.")
    maze.markers.add(Marker(MarkerKind.START, (0, 0, 0)))
    assert losses(maze, "cost-table") == [LossMessage.MARKS_MOVE_TO_FLOOR(count=1)]
    write(maze, tmp_path / "a.csv", format="cost-table")
    assert (tmp_path / "a.csv").read_text() == "# costs\n# start 0,0\n1,0,1\n"
    (tmp_path / "a.csv").write_text("# costs\n# start 0,1\n2,0,1\n")
    assert read(tmp_path / "a.csv").cells.tolist() == [[[2, 2, 2]]]


def test_a_text_with_the_heading_costs_is_no_table(tmp_path: Path) -> None:
    path = tmp_path / "a.md"
    path.write_text("# Costs\n\nTwo apples cost one coin, and three pears cost four of them.\n")
    with refused(MazeFileError, "other-kind"):
        identify(path)


@given(maze=mazes(max_levels=1, lattices=square), costs=st.data())
def test_what_a_table_says_is_read_again(
    tmp_path_factory: pytest.TempPathFactory, maze: Maze, costs: st.DataObject
) -> None:
    size = maze.shape[1] * maze.shape[2]
    drawn = costs.draw(st.lists(st.integers(1, 9), min_size=size, max_size=size))
    maze.costs = np.array(drawn, dtype=np.uint8).reshape(maze.shape)
    path = tmp_path_factory.mktemp("costs") / "a.csv"
    write(maze, path, format="cost-table")
    again = read(path, format="cost-table")
    there = again.costs if again.shape == maze.shape else again.costs[:, 1::2, 1::2]
    floor = maze.cells >> 1 != 0
    assert there[floor].tolist() == maze.costs[floor].tolist()
    write(again, path, format="cost-table")
    assert read(path) == again


def test_separators_and_lines_of_others_are_read(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_text("\n# Costs\r\n# made by hand\n1; 2\t3\n\n4 5,6,\n")
    assert read(path).costs.tolist() == [[[1, 2, 3], [4, 5, 6]]]


@pytest.mark.parametrize("value", ["10", "text", "1.5", "-1", ""])
def test_a_cost_that_is_none_is_refused(tmp_path: Path, value: str) -> None:
    path = tmp_path / "a.csv"
    path.write_text(f"# costs\n1,2\n3,{value or ','}\n")
    assert_refused(path, "expected-costs", FileMessage.ROW(number=2))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("1,2\n3\n", "row-length"), ("", "no-numbers"), ("# start 2,0\n1,2\n", "mark-outside"),
        ("# goal 0,5\n1,2\n", "mark-outside"),
    ],
)  # fmt: skip
def test_a_table_that_does_not_fit_is_refused(tmp_path: Path, text: str, code: str) -> None:
    path = tmp_path / "a.csv"
    path.write_text(f"# costs\n{text}")
    with refused(MazeFileError, code):
        read(path, format="cost-table")


# Walls and blocks


def test_blocks_of_thin_walls_and_back_have_the_costs() -> None:
    maze = walls("""
        +---+---+
        |   |   |
        +   +   +
        |       |
        +---+---+
    """)
    maze.set_cost([(0, 0), (1, 1)], 4)
    doubled = to_blocks(maze).maze
    assert np.argwhere(doubled.costs == 4).tolist() == [[0, 1, 1], [0, 3, 3]]
    assert to_thin_walls(doubled).maze.costs.tolist() == maze.costs.tolist()
    assert _loses_costs(dual(maze).changes)
    doubled.set_cost([(2, 1)], 3)
    assert LossMessage.COSTS_BETWEEN_LEFT_OUT() in to_thin_walls(doubled).changes


# Tiled


@pytest.mark.parametrize("name", _TILED)
@pytest.mark.parametrize("thin", [False, True])
def test_a_map_of_ours_keeps_costs_of_all_levels_in_place_too(tmp_path: Path, name: str, thin: bool) -> None:
    maze = Maze.blank(3, 4, 2) if thin else _costly()
    maze.set_cost([(0, 1, 1)], 3)
    maze.set_cost([(maze.shape[0] - 1, 2, 3)], 9)
    path = tmp_path / name
    write(maze, path)
    assert read(path) == maze
    saved = []
    for first, second in ((1, 7), (3, 1), (1, 7)):
        maze.set_cost([(0, 1, 1)], first)
        maze.set_cost([(0, 1, 2)], second)
        _save(maze, path)
        assert read(path) == maze
        saved.append(path.read_bytes())
    assert saved[0] == saved[2] != saved[1]


@pytest.mark.parametrize("name", _TILED)
def test_the_first_costs_of_a_map_of_ours_need_a_new_map(tmp_path: Path, name: str) -> None:
    maze = blocks("###\n#.#")
    write(maze, tmp_path / name)
    maze.set_cost([(1, 1)], 2)
    _save(maze, tmp_path / name)
    assert read(tmp_path / name) == maze


def _foreign(path: Path, *values: object) -> Path:
    """Write a map of another program: a wall, grass, and a tile for each value of the property `cost`."""
    tiles: list[tuple[int, str, object]] = [(0, "collides", True)]
    tiles += [(number, "cost", value) for number, value in enumerate(values, start=2)]
    ground = [1, 1, 1, 1, 1, 2, 3, 1, 1, 2, 2, 1, 1, 1, 1, 1]
    if path.suffix == ".tmj":
        records = [{"id": it, "properties": [{"name": name, "value": value}]} for it, name, value in tiles]
        layer = {"type": "tilelayer", "name": "Ground", "width": 4, "height": 4, "data": ground}
        map_ = {
            "type": "map", "orientation": "orthogonal", "width": 4, "height": 4, "tilewidth": 8,
            "tileheight": 8, "tilesets": [{"firstgid": 1, "tiles": records}], "layers": [layer],
        }  # fmt: skip
        path.write_text(json.dumps(map_, indent=1))
    else:
        records_of_xml = "".join(
            f'<tile id="{it}"><properties><property name="{name}" value="{str(value).lower()}"/>'
            f"</properties></tile>"
            for it, name, value in tiles
        )
        path.write_text(
            '<map orientation="orthogonal" width="4" height="4" tilewidth="8" tileheight="8">'
            f'<tileset firstgid="1" name="land">{records_of_xml}</tileset><!-- mine -->'
            f'<layer name="Ground" width="4" height="4"><data encoding="csv">'
            f"{','.join(map(str, ground))}</data></layer></map>"
        )
    return path


@pytest.mark.parametrize("name", _TILED)
def test_the_property_cost_of_tiles_is_read_and_written_in_place(tmp_path: Path, name: str) -> None:
    path = _foreign(tmp_path / name, 5, 9.0)
    maze = read(path)
    assert maze.costs[0, 1:3, 1:3].tolist() == [[1, 5], [1, 1]]
    maze.set_cost([(2, 1)], 9)
    maze.set_cost([(1, 2)], 1)
    before = path.read_text()
    _save(maze, path)
    assert read(path) == maze
    changed = path.read_text().replace("\n", "").replace(" ", "")
    old = before.replace("\n", "").replace(" ", "")
    assert changed == old.replace("2,3,1,1,2,2", "2,2,1,1,4,2")


@pytest.mark.parametrize("name", _TILED)
def test_a_wall_beside_dear_cells_becomes_floor_of_the_usual_cost(tmp_path: Path, name: str) -> None:
    path = _foreign(tmp_path / name, 5)
    maze = read(path)
    SetCells([(0, 0, 2, 2)]).apply(maze)
    SetCells([(0, 2, 2, 0)]).apply(maze)
    _save(maze, path)
    again = read(path)
    assert again.cells.tolist() == maze.cells.tolist()
    assert again.costs.tolist() == maze.costs.tolist()


@pytest.mark.parametrize("name", _TILED)
def test_a_cost_without_a_tile_needs_a_new_map(tmp_path: Path, name: str) -> None:
    path = _foreign(tmp_path / name, 5)
    maze = read(path)
    maze.set_cost([(2, 1)], 4)
    assert save(maze, path).losses[0].fields["reason"] == TiledMessage.NO_COST_TILE(cost=4)


@pytest.mark.parametrize("name", _TILED)
@pytest.mark.parametrize("value", [0, 10, "text", 1.5, -3, True])
def test_a_property_that_is_no_cost_is_named_and_not_read(tmp_path: Path, name: str, value: object) -> None:
    path = _foreign(tmp_path / name, value)
    notes: list[Message] = []
    assert not read(path, notes=notes).has_costs
    shown = value if path.suffix == ".tmj" else str(value).lower()
    assert TiledNote.NOT_COSTS(count=1, value=quoted(shown)) in notes


def _save(maze: Maze, path: Path) -> None:
    ready: Save = save(maze, path)
    assert ready.losses == []
    ready.write(None)


# Stores


def test_a_store_keeps_costs_also_in_copies_and_rectangles(tmp_path: Path) -> None:
    maze, path = Maze.blank(20, 30), tmp_path / "a.maze.zarr"
    write(maze, path)
    assert not (path / "costs").exists()
    part = read_rectangle(path, (0, 5, 6), 4, 4)
    part.set_cost([(7, 8)], 4)
    write_rectangle(path, 0, part)
    assert read_rectangle(path, (0, 5, 6), 4, 4) == part
    maze.set_cost([(7, 8)], 4)
    assert read(path) == maze
    copy(path, tmp_path / "b.maze.zarr")
    assert read(tmp_path / "b.maze.zarr") == maze
    assert losses(maze, "zarr") == []
    write(maze, tmp_path / "c.maze.zarr")
    part.set_cost([(7, 8)], 1)
    write_rectangle(tmp_path / "c.maze.zarr", 0, part)
    assert not read(tmp_path / "c.maze.zarr").has_costs


def test_a_store_with_a_wrong_cost_is_refused(tmp_path: Path) -> None:
    maze, path = Maze.blank(3, 3), tmp_path / "a.maze.zarr"
    maze.set_cost([(1, 1)], 2)
    write(maze, path)
    open_to_write(path, "costs")[0, 0, 0] = 10
    with refused(MazeFileError, "not-a-cost"):
        read(path)
