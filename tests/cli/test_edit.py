"""`mazarine edit`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mazarine.cli.messages import CliMessage
from mazarine.cli.session import difference
from mazarine.files import read, write
from mazarine.lattice import Side
from mazarine.lattice.honeycomb import GrowingBoard
from mazarine.maze import Maze, Port
from mazarine.maze.codes import Matter, Wall
from mazarine.maze.edits import SetWalls
from mazarine.messages import Message
from mazarine.regions import Patch, Segmentation
from tests.cli.runner import refusal, run, said
from tests.drawing import walls
from tests.files.foreign_files import ldtk, level, numbers, put

_LINK = {
    "kind": "teleporter", "one_way": True, "label": "up", "hue": 1,
    "from": {"cell": [0, 1, 0], "side": "W", "deep": [2]}, "to": {"cell": [0, 2, 2], "side": "pad"},
}  # fmt: skip


def _script(*steps: Any) -> str:
    return "".join(json.dumps(step) + "\n" for step in steps)


def _edited(file: Path, *steps: Any) -> Maze:
    """Return the maze after these steps, each of them checked."""
    out = file.with_name("out.maze")
    result = run("edit", file, "-", "-o", out, "--check", stdin=_script(*steps))
    assert result.exit_code == 0, result.stderr
    return read(out)


def test_walls_are_named_by_word_or_code(file: Path) -> None:
    maze = _edited(file, {"edit": "walls", "set": [
        [0, 0, 0, "E", "wall"], [0, 1, 1, "N", "secret"], [0, 0, 3, "E", "found"], [0, 1, 3, "S", 0],
    ]})  # fmt: skip
    assert maze.wall_at((0, 0, 0), Side.E) is Wall.WALL
    assert maze.wall_at((0, 0, 1), Side.S) is Wall.SECRET
    assert maze.wall_at((0, 0, 3), Side.E) is Wall.FOUND
    assert maze.wall_at((0, 1, 3), Side.S) is Wall.OPEN


def test_cells_are_named_by_word_or_code(file: Path) -> None:
    maze = _edited(file, {"edit": "cells", "set": [
        [0, 0, 0, "rock"], [0, 1, 2, "floor"], [0, 0, 2, "secret"], [0, 0, 3, "found"], [0, 2, 1, 5],
    ]})  # fmt: skip
    assert [maze.cells[place] for place in ((0, 0, 0), (0, 1, 2), (0, 0, 2), (0, 0, 3), (0, 2, 1))] == [
        Matter.ROCK << 1, Matter.FLOOR << 1, Matter.SECRET << 1, Matter.FOUND << 1, 5,
    ]  # fmt: skip


def test_links_and_markers_come_and_go_with_their_unknown_keys(file: Path) -> None:
    marker = {"kind": "note", "cell": [0, 0, 1], "side": "N", "label": "door", "font": "serif"}
    steps = [{"edit": "link", "link": _LINK}, {"edit": "marker", "marker": marker}]
    maze = _edited(file, *steps)
    link = maze.links.at(Port((0, 2, 2)))
    assert link is not None
    assert link.extra == {"hue": 1, "from": {"deep": [2]}}
    assert maze.markers.at((0, 0, 1))[0].extra == {"font": "serif"}
    gone = [
        {"edit": "unlink", "port": {"cell": [0, 2, 2], "side": "pad"}},
        {"edit": "unmarker", "cell": [0, 0, 1]},
    ]
    assert _edited(file, *steps, *gone) == read(file)


def test_whole_board_edits(file: Path) -> None:
    levels, rows, cols = read(file).shape
    turned = _edited(file, {"edit": "rotate", "degrees": 90})
    assert turned.shape == (levels, cols, rows)
    assert _edited(file, *4 * [{"edit": "rotate"}]) == read(file)
    assert _edited(file, *2 * [{"edit": "flip", "axis": "vertical"}]) == read(file)
    assert _edited(file, {"edit": "border", "cells": 2}, {"edit": "undo"}) == read(file)
    assert _edited(file, {"edit": "border"}, {"edit": "crop"}).shape == (levels, rows, cols)
    assert _edited(file, {"edit": "crop", "block": [0, 1, 1, 2]}).shape == (levels, 2, 2)
    corner = _edited(
        file, {"edit": "resize", "rows": 2, "cols": 9, "anchor": "south-east", "matter": "floor"}
    )
    assert (corner.origin, corner.shape) == ((rows - 2, cols - 9), (levels, 2, 9))


def test_resize_keeps_lattice_coordinates(file: Path) -> None:
    maze = _edited(file, {"edit": "resize", "origin": [-1, -2], "rows": 6, "cols": 9})
    assert (maze.shape, maze.origin) == ((1, 6, 9), (-1, -2))
    assert maze.links.at(Port((0, 0, 4))) is not None


def test_points_grow_on_a_honeycomb_from_the_first_on(tmp_path: Path) -> None:
    maze = Maze.blank(1, 1, lattice="honeycomb")
    maze.buffers.cells[:] = 0
    write(maze, tmp_path / "a.maze")
    steps = [
        {"edit": "first_point", "point": [0, 0, 0]},
        {"edit": "expand", "point": [0, 0, 0], "main": 1},
        {"edit": "expand", "point": [1, 0, 0]},
    ]
    board = GrowingBoard()
    board.expand((0, 0, 0), 1)
    board.expand((1, 0, 0))
    grown = _edited(tmp_path / "a.maze", *steps)
    assert (grown.growth, grown.cells.tolist()) == (board.to_maze().growth, board.to_maze().cells.tolist())
    assert _edited(tmp_path / "a.maze", *steps, *[{"edit": "undo"}] * 3) == maze
    write(grown, tmp_path / "b.maze")
    again = refusal("edit", tmp_path / "b.maze", "-", stdin=_script(steps[2]))
    assert "point P2 is not free: it was expanded before." in again


def test_levels_are_added_copied_moved_and_removed(file: Path) -> None:
    add = {"edit": "levels", "order": [None, 0, 0]}
    stairs = {"kind": "stairs", "from": {"cell": [0, 0, 0], "side": "up"},
              "to": {"cell": [1, 0, 0], "side": "down"}}  # fmt: skip
    maze = _edited(file, add, {"edit": "link", "link": stairs}, {"edit": "levels", "order": [0, 2, 1]})
    assert maze.shape[0] == 3
    assert maze.links.at(Port((0, 0, 0))) == maze.links.at(Port((2, 0, 0)))
    assert _edited(file, add, {"edit": "undo"}) == read(file)
    assert _edited(file, add, {"edit": "levels", "order": [1]}) == read(file)


def test_undo_and_redo_take_whole_lines(file: Path) -> None:
    first = {"edit": "walls", "set": [[0, 0, 0, "E", "wall"], [0, 1, 0, "E", "wall"]]}
    second = {"edit": "cells", "set": [[0, 0, 4, "rock"]]}
    resize = {"edit": "resize", "origin": [0, 0], "rows": 2, "cols": 2}
    undo, redo = {"edit": "undo"}, {"edit": "redo"}
    assert _edited(file, first, second, resize, undo, undo, undo) == read(file)
    assert _edited(file, first, second, resize, undo, undo, redo) == _edited(file, first, second)
    after_another = _script(first, undo, second, redo)
    assert (
        refusal("edit", file, "-", stdin=after_another) == "standard input, line 4: there is nothing to redo."
    )


def test_empty_lines_a_byte_order_mark_and_other_line_ends_say_nothing(file: Path, tmp_path: Path) -> None:
    step = json.dumps({"edit": "cells", "set": [[0, 0, 0, "rock"]]})
    script = tmp_path / "script.jsonl"
    script.write_bytes(f"\ufeff{step}\r\n\r\n   \n{step}".encode())
    assert [step["line"] for step in said("edit", file, script)["steps"]] == [1, 4]


def test_an_empty_script_changes_nothing(file: Path, tmp_path: Path) -> None:
    (tmp_path / "script.jsonl").touch()
    assert run("edit", file, tmp_path / "script.jsonl", "-o", tmp_path / "out.maze").exit_code == 0
    assert read(tmp_path / "out.maze") == read(file)


def test_json_gives_the_cost_of_every_line_and_the_counts_at_the_end(file: Path) -> None:
    wall = {"edit": "walls", "set": [[0, 0, 0, "E", "wall"]]}
    told = said("edit", file, "-", "--check", stdin=_script(wall, {"edit": "undo"}))
    assert [(step["line"], step["edit"]) for step in told["steps"]] == [(1, "walls"), (2, "undo")]
    assert all(step["microseconds"] > 0 and step["visited"] > 0 for step in told["steps"])
    assert told["cells"] == {"rock": 1, "corridor": 9, "crossroad": 2, "room": 3}
    assert told["visited"] == sum(step["visited"] for step in told["steps"])


def test_json_gives_what_every_line_did_to_the_regions(tmp_path: Path) -> None:
    file = tmp_path / "hall.maze"
    write(Maze.blank(2, 6), file)
    wall = {"edit": "walls", "set": [[0, 0, 2, "E", "wall"], [0, 1, 2, "E", "wall"]]}
    resize = {"edit": "resize", "origin": [0, -1], "rows": 2, "cols": 7}
    script = _script(wall, {"edit": "undo"}, resize, {"edit": "cells", "set": [[0, 0, 0, "rock"]]})
    split, undone, resized, rock = (
        step["changes"] for step in said("edit", file, "-", "--check", stdin=script)["steps"]
    )
    assert split["faces_lost"] == undone["faces_gained"] == [[0, 0, 2]]
    (parts,) = split["rooms_split"]
    assert parts["room"] in parts["into"]
    assert undone["rooms_merged"] == [{"from": parts["into"], "room": parts["room"]}]
    assert not any(value for key, value in split.items() if key not in ("faces_lost", "rooms_split"))
    assert resized is None, "the board has another extent"
    assert [0, 0, 0] in rock["cells_left_rooms"], "in lattice coordinates"


def test_the_segmentation_that_was_kept_up_is_written(file: Path, tmp_path: Path) -> None:
    step = {"edit": "cells", "set": [[0, 0, 0, "rock"], [0, 1, 2, "floor"]]}
    run("edit", file, "-", "-o", tmp_path / "b.maze", "--segment", tmp_path / "b.npz", stdin=_script(step))
    with np.load(tmp_path / "b.npz") as arrays:
        assert np.array_equal(arrays["kind"], Segmentation.of(read(tmp_path / "b.maze")).kind)


def test_what_the_output_cannot_hold_is_noted(file: Path, tmp_path: Path) -> None:
    result = run("edit", file, "-", "-o", tmp_path / "a.txt")
    assert "note: 1 link between ports is left out." in result.stderr


def test_it_is_noted_before_anything_is_written(file: Path, tmp_path: Path) -> None:
    result = run("edit", file, "-", "-o", tmp_path / "missing" / "a.txt")
    *notes, refusal = result.stderr.splitlines()
    assert "note: 1 link between ports is left out." in notes
    assert "does not exist" in refusal


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("nonsense", "the JSON is malformed: “invalid character"),
        ('{"edit": "link", "link": {"from": {"cell": [0, 1, 2]}, "to": {"cell": [0, 0, 1]}}}',
         "cell (0, 1, 2) is rock; a link needs floor at both ends"),
        ('{"edit": "redo"}', "there is nothing to redo"),
    ],
)  # fmt: skip
def test_a_bad_line_is_named_and_nothing_is_written(
    file: Path, tmp_path: Path, line: str, sentence: str
) -> None:
    script = tmp_path / "script.jsonl"
    script.write_text('{"edit": "cells", "set": [[0, 0, 1, "secret"]]}\n\n' + line + "\n")
    outs = tmp_path / "out.maze", tmp_path / "out.npz"
    told = refusal("edit", file, script, "-o", outs[0], "--segment", outs[1])
    assert told.startswith(f"{script}, line 3: {sentence}")
    assert not any(out.exists() for out in outs)


def test_bytes_that_are_not_utf_8_are_refused(file: Path) -> None:
    told = refusal("edit", file, "-", stdin=b'{"edit": "\xff"}\n')
    assert told.startswith("standard input, line 1: ")


def test_an_output_that_cannot_be_is_refused_before_the_work(file: Path, tmp_path: Path) -> None:
    told = refusal("edit", file, "-", "-o", tmp_path / "a.xyz", stdin="nonsense")
    assert "the suffix '.xyz' belongs to no format" in told


def test_a_missing_script_is_refused(file: Path, tmp_path: Path) -> None:
    script = tmp_path / "none.jsonl"
    assert refusal("edit", file, script) == f"{script}: the file does not exist."


@pytest.mark.parametrize(
    ("wall", "message"),
    [
        ((0, 0, 1, "S"), CliMessage.KIND_DIFFERS(cell=(0, 0, 1), found="corridor", expected="crossroad")),
        ((0, 0, 1, "E"), CliMessage.REGION_DIFFERS(cell=(0, 0, 0))),
    ],
)
def test_a_segmentation_that_was_not_kept_up_is_found_out(
    wall: tuple[int, int, int, str], message: Message
) -> None:
    maze = walls("""
        +---+---+---+---+
        |               |
        +---+---+---+   +
        |               |
        +---+---+---+---+
    """)
    kept = Segmentation.of(maze)
    assert difference(kept, Segmentation.of(maze), maze) is None
    level, row, col, side = wall
    state = "wall" if maze.wall_at((level, row, col), Side[side]) is Wall.OPEN else "open"
    SetWalls([(*wall, state)]).apply(maze)
    assert difference(kept, Segmentation.of(maze), maze) == message


def test_a_room_without_cells_of_its_own_is_compared_by_its_faces() -> None:
    maze = walls("""
        +---+---+---+---+
        | # |   |   | # |
        +---+   +   +---+
        |               |
        +---+   +   +---+
        |               |
        +---+   +   +---+
        | # |   |   | # |
        +---+---+---+---+
    """)
    before = Segmentation.of(maze)
    SetWalls([(0, 1, 1, "E", "wall")]).apply(maze)
    after = Segmentation.of(maze)
    assert np.array_equal(before.kind, after.kind)
    assert difference(before, after, maze) == CliMessage.ROOM_DIFFERS(cell=(0, 1, 1))


def test_check_refuses_at_the_line_where_the_segmentation_goes_wrong(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Lazy(Segmentation):
        """Does not follow."""

        def update(self, change: Any) -> Any:
            return type(self).of(Maze.blank(1, 1)).patch(Patch.of(Maze.blank(1, 1), change.dirty[:0]))

    monkeypatch.setattr("mazarine.cli.session.Segmentation", Lazy)
    step = {"edit": "cells", "set": [[0, 0, 0, "rock"]]}
    assert refusal("edit", file, "-", "--check", stdin=_script(step)).startswith(
        "standard input, line 1: the updated segmentation differs from a new one: cell "
    )


# Saving in place

_TILES = """<map width="3" height="2" tilewidth="8" tileheight="8"> <!-- kept -->
 <layer name="Ground" width="3" height="2"><data encoding="csv">1,1,1,1,1,1</data></layer>
 <layer name="Walls" width="3" height="2"><data encoding="csv">2,2,3,0,0,0</data></layer>
</map>
"""
_NOTE = "note: 3 cells are rock because they have a tile on a layer for walls: 'Walls'.\n"
_ROCK_STEP = {"edit": "cells", "set": [[0, 1, 1, "rock"]]}


def test_a_map_of_tiles_is_saved_in_place_with_all_else_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "level.tmx"
    path.write_text(_TILES)
    assert run("edit", path, "-", "--in-place").exit_code == 0
    assert path.read_text() == _TILES
    result = run("edit", path, "-", "--in-place", stdin=_script(_ROCK_STEP))
    assert (result.exit_code, result.stderr) == (0, _NOTE)
    assert path.read_text() == _TILES.replace("0,0,0", "0,2,0")


def test_the_level_of_a_project_that_is_named_is_saved_in_place(tmp_path: Path) -> None:
    levels = [level(name, numbers("111", "101", "111")) for name in ("One", "Two")]
    path = put(tmp_path / "world.ldtk", ldtk(*levels, values=[(1, "wall")]))
    before = json.loads(path.read_bytes())
    step = {"edit": "cells", "set": [[0, 1, 1, "rock"]]}
    assert run("edit", path, "-", "--level", "Two", "--in-place", stdin=_script(step)).exit_code == 0
    before["levels"][1]["layerInstances"][0]["intGridCsv"][4] = 1
    assert json.loads(path.read_bytes()) == before
    step = {"edit": "marker", "marker": {"kind": "start", "cell": [0, 1, 1]}}
    result = run("edit", path, "-", "--in-place", stdin=_script(step))
    assert result.exit_code == 2
    assert "note: 1 marker is left out: the project has no entity for it." in result.stderr
    assert json.loads(path.read_bytes()) == before


def test_nothing_is_saved_in_place_that_would_be_lost(tmp_path: Path) -> None:
    path = tmp_path / "level.tmx"
    path.write_text(_TILES)
    step = {"edit": "walls", "set": [[0, 1, 1, "E", "wall"]]}
    result = run("edit", path, "-", "--in-place", stdin=_script(step))
    assert result.exit_code == 2
    *notes, error = result.stderr.splitlines()
    assert notes[0] == _NOTE.rstrip()
    assert notes[1] == "note: A new file replaces this one: a map of tiles has no thin walls."
    assert "use -o to write a new file" in error
    assert path.read_text() == _TILES


def test_a_maze_is_saved_in_place_or_in_another_file(file: Path) -> None:
    before = read(file)
    assert run("edit", file, "-", stdin=_script(_ROCK_STEP)).exit_code == 0
    assert read(file) == before
    assert run("edit", file, "-", "--in-place", stdin=_script(_ROCK_STEP)).exit_code == 0
    assert read(file) != before
    assert "--in-place" in refusal("edit", file, "-", "--in-place", "-o", file.with_name("b.maze"))
