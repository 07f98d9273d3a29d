"""`mazarine generate`."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

import mazarine as mz
from mazarine.cli.messages import CliMessage, CliText
from mazarine.counting import Noun
from mazarine.files import read, write
from mazarine.generators import GENERATORS, begin, braid, generate, seed_of
from mazarine.generators.binary_tree import binary_tree_window
from mazarine.generators.filling import fill
from mazarine.generators.finishing import FINISHES
from mazarine.generators.infinite import cut_window
from mazarine.lattice import Side
from mazarine.lattice.messages import LatticeMessage
from mazarine.maze.endpoints import Endpoints
from mazarine.maze.messages import MazeMessage
from tests.cli.runner import refusal, run, said
from tests.drawing import walls


def test_it_writes_the_maze_that_the_seed_makes(tmp_path: Path) -> None:
    out = tmp_path / "out.maze"
    told = said("generate", "eller", "--rows", 9, "--cols", 14, "--seed", 5, "--set", "east=0.25", "-o", out)
    assert read(out) == generate("eller", 9, 14, rng=np.random.default_rng(5), east=0.25)
    assert told.pop("seconds") >= 0
    assert told == {
        "output": str(out), "generator": "eller", "rows": 9, "cols": 14, "seed": 5,
        "components": 1, "resets": 0,
    }  # fmt: skip


def test_dead_ends_are_opened_on_request(tmp_path: Path) -> None:
    out, rng = tmp_path / "out.maze", np.random.default_rng(5)
    run("generate", "prim", "--rows", 9, "--cols", 14, "--seed", 5, "--braid", "0.5", "-o", out)
    maze = generate("prim", 9, 14, rng=rng)
    braid(maze, 0.5, rng=rng).apply(maze)
    assert read(out) == maze


def test_without_a_seed_it_says_which_one_it_took(tmp_path: Path) -> None:
    out = tmp_path / "out.maze"
    seed = said("generate", "prim", "--rows", 9, "--cols", 9, "-o", out)["seed"]
    assert read(out) == generate("prim", 9, 9, rng=np.random.default_rng(seed))
    assert said("generate", "prim", "--rows", 9, "--cols", 9, "-o", out)["seed"] != seed
    printed = run("generate", "prim", "--rows", 9, "--cols", 9, "--seed", 3, "-o", out).stdout
    assert printed.splitlines() == ["Size  9 × 9 cells", "Seed  3"]


def test_restarts_of_list_blocks_are_told_in_a_line_and_as_json(tmp_path: Path) -> None:
    call = ("generate", "list-blocks", "--rows", 9, "--cols", 13, "--seed", 3, "-o", tmp_path / "out.maze")
    growth = begin("list-blocks", 9, 13, rng=np.random.default_rng(3))
    growth.run()
    assert growth.resets > 0
    assert run(*call).stdout.splitlines() == [
        "Size      9 × 13 cells", "Seed      3", f"Restarts  {growth.resets}",
    ]  # fmt: skip
    assert said(*call)["resets"] == growth.resets


@pytest.mark.parametrize(("row", "col"), [(10**12, -5), (0, 3), (None, 7)])
def test_a_window_of_the_infinite_binary_tree_is_written(tmp_path: Path, row: int | None, col: int) -> None:
    out = tmp_path / "out.maze"
    place = (*(() if row is None else ("--row", row)), "--col", col)
    arguments = ("generate", "binary-tree", *place, "--rows", 9, "--cols", 14, "--seed", 5, "-o", out)
    told = said(*arguments, "--set", "bias=south-east")
    seed = seed_of(np.random.default_rng(5))
    window = cut_window(seed, row or 0, col, 9, 14, bias="south-east")
    assert read(out) == window.maze
    sides = binary_tree_window(seed, row or 0, col, 9, 14, bias="south-east")
    assert np.array_equal(read(out).walls[0, :-1, :-1] & 3 == 0, sides[:-1, :-1] >> Side.E & 1 == 1)
    assert np.array_equal(read(out).walls[0, :-1, :-1] >> 2 == 0, sides[:-1, :-1] >> Side.S & 1 == 1)
    assert (told["row"], told["col"]) == (row or 0, col)
    assert (told["openings"], told["components"]) == (window.openings, window.components)
    note = CliText.WINDOW_CUT(count=window.openings, components=Noun.COMPONENTS(count=window.components))
    assert run(*arguments, "--set", "bias=south-east").stderr == f"note: {note}\n"


def test_a_block_grid_is_written_as_block_text(tmp_path: Path) -> None:
    out = tmp_path / "out.txt"
    run("generate", "prim-blocks", "--rows", 9, "--cols", 9, "--seed", 1, "-o", out)
    assert (
        read(out).cells.tolist() == generate("prim-blocks", 9, 9, rng=np.random.default_rng(1)).cells.tolist()
    )


def test_the_list_has_a_line_for_each_algorithm_and_parameter() -> None:
    lines = run("generate", "--list").stdout.splitlines()
    parameters = sum(len(generator.parameters) for generator in GENERATORS.values())
    assert len(lines) == len(GENERATORS) + parameters + 1 + len(FINISHES)
    assert [line.split()[0] for line in lines if not line.startswith(" ")] == [*GENERATORS, "afterwards"]
    listed = json.loads(run("generate", "--list", "--json").stdout)
    assert {it["name"]: len(it["parameters"]) for it in listed["generators"]} == {
        name: len(generator.parameters) for name, generator in GENERATORS.items()
    }
    assert [it["name"] for it in listed["afterwards"]] == [it.name for it in FINISHES]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (
            ("prin", "--rows", 3, "--cols", 3),
            "Unknown generator 'prin'; did you mean prim? Choose one of stack,",
        ),
        (("prim", "--rows", 0, "--cols", 3), str(LatticeMessage.MAZE_WITHOUT_CELLS())),
        (
            ("eller", "--rows", 3, "--cols", 3, "--set", "east=7"),
            "east must be a number from 0 to 1, not '7'.",
        ),
        (("eller", "--rows", 3, "--cols", 3, "--set", "east"), str(CliMessage.NOT_A_SETTING(value="'east'"))),
        (
            ("eller", "--rows", 3, "--cols", 3, "--set", "mask=1"),
            "Unknown parameter 'mask'; choose one of east, south.",
        ),
        (
            ("eller", "--rows", 3, "--cols", 3, "--set", "progress=1"),
            "Unknown parameter 'progress'; choose one of east, south.",
        ),
        (("prim", "--rows", 3, "--cols", 3, "--level", 1), str(CliMessage.LEVEL_WITHOUT_ON())),
        (("prim", "--rows", 3, "--cols", 3, "--braid", 2), "braid must be a number from 0 to 1, not '2'."),
        (("prim", "--row", 1, "--rows", 3, "--cols", 3), str(CliMessage.NO_INFINITE_WINDOW())),
        (
            ("binary-tree", "--col", 2**62, "--rows", 3, "--cols", 3),
            "The window at row 0, column 4611686018427387904 is outside the maze.",
        ),
        (("binary-tree", "--row", 1), str(CliMessage.GENERATE_INCOMPLETE())),
        (("prim", "--rows", 3), str(CliMessage.GENERATE_INCOMPLETE())),
        (("prim", "--rows", 3, "--cols", 3, "--bold"), str(CliMessage.NO_SHAPE())),
        (("prim", "--rows", 3, "--cols", 3, "--shape", "hart"), "Unknown shape 'hart'; choose one of heart,"),
        (
            ("prim", "--rows", 1, "--cols", 1, "--shape", "disk"),
            "The shape has no room for a start and a goal",
        ),
        (("eller", "--rows", 9, "--cols", 9, "--shape", "disk"), "eller needs a full rectangle"),
        (
            ("prim", "--rows", 9, "--cols", 9, "--shape", "disk", "--ends", "0,0,0", "0,4,4"),
            "Cell (0, 0, 0) is rock.",
        ),
        (
            ("prim", "--rows", 9, "--cols", 9, "--on", "a.maze", "--shape", "disk"),
            str(CliMessage.GENERATE_INCOMPLETE()),
        ),
        (("prim", "--on", "a.maze", "--shape", "disk"), str(CliMessage.LATTICE_WITH_ON())),
        (
            ("prim", "--rows", 5, "--lattice", "rings", "--shape", "disk"),
            str(CliMessage.TILING_OPTIONS(lattice="rings")),
        ),
    ],
)
def test_what_cannot_be_made_is_refused(tmp_path: Path, arguments: tuple[object, ...], sentence: str) -> None:
    out = tmp_path / "out.maze"
    assert refusal("generate", *arguments, "-o", out).startswith(sentence)
    assert not out.exists()


def test_the_floor_of_a_file_is_filled(tmp_path: Path) -> None:
    maze = walls("""
        +---+---+---+---+
        | a     | #     |
        +   +   +   +   +
        |         # | a |
        +---+---+---+---+
    """)
    write(maze, tmp_path / "in.maze")
    arguments = ("generate", "prim", "--on", tmp_path / "in.maze", "--seed", 4, "-o", tmp_path / "out.maze")
    assert said(*arguments)["components"] == 2
    expected, _ = fill(maze, 0, "prim", rng=np.random.default_rng(4))
    assert read(tmp_path / "out.maze") == expected
    assert refusal(*arguments, "--level", 7) == str(
        MazeMessage.NO_LEVEL(level=7, first_level=0, last_level=0)
    )
    assert "--on" in refusal(*arguments, "--rows", 3, "--cols", 3)


def test_markers_are_scattern_on_request(tmp_path: Path) -> None:
    arguments = ("generate", "prim", "--rows", 9, "--cols", 9, "--seed", 4, "-o", tmp_path / "out.maze")
    run(*arguments, "--treasure", 3, "--npc", 2)
    kinds = sorted(marker.kind for marker in read(tmp_path / "out.maze").markers)
    assert kinds == ["npc", "npc", "treasure", "treasure", "treasure"]
    assert refusal(*arguments, "--npc", "many") == "npc must be an integer from 0 to 1,000, not 'many'."


def test_a_board_has_the_form_of_a_shape(tmp_path: Path) -> None:
    out = tmp_path / "heart.maze"
    board = "generate", "prim", "--rows", 20, "--cols", 24, "--seed", 3, "--shape", "heart", "-o", out
    for lattice in ("honeycomb", "hexagon", "square"):
        run(*board, "--lattice", lattice)
        assert read(out) == mz.generate_shape("heart", "prim", 20, 24, rng=3, lattice=lattice)
    run(*board, "--ends", "0,5,5", "0,6,6")
    assert Endpoints.of(read(out)) == Endpoints(((0, 5, 5),), ((0, 6, 6),))


def test_texts_are_joined_and_pictures_on_request(tmp_path: Path) -> None:
    picture, out = tmp_path / "two.png", tmp_path / "two.maze"
    image = Image.new("L", (60, 30), 255)
    for left in (0, 40):
        image.paste(0, (left, 5, left + 20, 25))
    image.save(picture)
    board = "generate", "prim", "--rows", 20, "--cols", 60, "-o", out
    assert refusal(*board, "--shape", picture).startswith("The shape falls into 2 pieces at 20 × 60 cells")
    assert not out.exists()
    for options in (("--shape", picture, "--join"), ("--shape", "text:ABC", "--bold")):
        run(*board, *options)
        assert mz.statistics(read(out)).components.count == 1
