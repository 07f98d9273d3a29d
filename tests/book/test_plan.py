"""Plans of books, and what is wrong with them."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from mazarine.book.plan import MOST_MAZES, TRIMS, BookPlan, plan_values, read_plan
from mazarine.errors import MazeError
from mazarine.generators import generate
from mazarine.rendering import render
from tests.book.plans import SMALL, plan
from tests.cli.runner import refusal


def test_each_puzzle_has_its_own_range_above_that_of_the_one_before(tmp_path: Path) -> None:
    puzzles = plan(tmp_path, count=50, difficulty=[2, 3]).puzzles()
    assert puzzles[0].low == 2
    assert puzzles[-1].high == pytest.approx(3)
    (only,) = plan(tmp_path, count=1, difficulty=[2, 3]).puzzles()
    assert (only.low, only.high) == (2, pytest.approx(3, abs=0.01))
    (exact,) = plan(tmp_path, count=1, difficulty=2.5).puzzles()
    assert (exact.low, exact.high) == (2.5, 2.505)
    assert all(first.low < first.high < second.low for first, second in pairwise(puzzles))
    assert len({it.seed for it in puzzles}) == 50


def test_sizes_grow_and_shrink_while_lattices_and_shapes_take_turns(tmp_path: Path) -> None:
    book = plan(
        tmp_path, count=5, rows=[8, 16], cols=[16, 8], lattice=["square", "honeycomb"], shape=["", "disk"],
    )  # fmt: skip
    puzzles = book.puzzles()
    assert [(it.rows, it.cols) for it in puzzles] == [(8, 16), (10, 14), (12, 12), (14, 10), (16, 8)]
    assert [it.lattice for it in puzzles] == ["square", "honeycomb", "square", "honeycomb", "square"]
    assert [it.shape for it in puzzles] == ["", "", "disk", "disk", ""]


def test_tilings_have_no_shape_and_those_that_grow_from_the_middle_as_many_cells(tmp_path: Path) -> None:
    lattices = ["hexagon", "rings", "triangles", "upsilon"]
    puzzles = plan(tmp_path, rows=12, cols=9, lattice=lattices, shape="heart").puzzles()
    found = [(it.lattice, it.rows, it.cols, it.shape) for it in puzzles]
    assert found == [
        ("hexagon", 12, 9, "heart"), ("rings", 8, 1, ""), ("triangles", 5, 1, ""), ("upsilon", 12, 9, ""),
    ]  # fmt: skip
    (smallest,) = plan(tmp_path, count=1, difficulty=0.7, rows=2, cols=2, lattice="rings").puzzles()
    assert smallest.rows == 2


@pytest.mark.parametrize(
    ("values", "named"),
    [
        ({"count": 0}, "1 to 1,000, not 0"),
        ({"count": MOST_MAZES + 1}, "not 1001"),
        ({"count": 10**30}, f"not 1{30 * '0'}"),
        ({"seed": 10**4000}, "to 2,147,483,647, not 1000"),
        ({"count": 300}, "room for 201 mazes"),
        ({"colour": "red"}, "'colour'"),
        ({"trim": "A9"}, "'A9'"),
        ({"lattice": "cube"}, "'cube'; choose one of square, honeycomb, hexagon, rings, upsilon, triangles"),
        ({"lattice": ["rings", "upsilon"], "shape": ["", "heart"]}, "the shape 'heart' needs a lattice"),
        ({"lattice": []}, "choose at least one lattice"),
        ({"shape": "blob"}, "'blob'"),
        ({"shape": "none.png"}, "none.png"),
        ({"shape": "text:ABCDEFGHIJ"}, "too thin for 8 × 8 cells: only 0"),
        ({"lattice": "hexagon", "shape": "text:ABCDEFGHIJ"}, "too thin for 8 × 8 cells"),
        ({"difficulty": [2, 9]}, "maze 4 (square 8 × 8) can have a difficulty from 1.18 to 4.90, not 9.00"),
        ({"difficulty": [0, 1]}, "from 1.18 to 4.90, not 0.85"),
        ({"difficulty": [3, 2]}, "not go from 3 to 2"),
        ({"difficulty": [float("nan"), 3]}, "not nan"),
        ({"difficulty": "hard"}, "difficulty"),
        ({"rows": [2, 3, 4]}, "list of length 2 at rows"),
        ({"rows": 1}, "2 to 500, not 1"),
        ({"rows": 400, "difficulty": [3, 4]}, "400 × 8"),
        ({"rows": 200, "cols": 420, "lattice": "triangles"}, "(triangles 119): its cells are 0."),
        ({"wall_mm": 15}, "walls of 15 mm"),
        ({"wall_mm": 0}, "0.05 to 20, not 0"),
        ({"trim": "A5", "margin_mm": 55}, "55 mm"),
        ({"solutions_per_page": 5}, "solutions_per_page 5"),
        ({"seed": -1}, "not -1"),
        ({"start_picture": "horse"}, "'horse'"),
        ({"goal_picture": "none.png"}, "none.png"),
        ({"title": 7}, "title"),
        ({"imprint": "a" * 5001}, "5,001 characters"),
    ],
)  # fmt: skip
def test_a_plan_that_asks_for_what_is_not_there_is_refused_in_one_sentence(
    tmp_path: Path, values: dict[str, Any], named: str
) -> None:
    path = tmp_path / "plan.toml"
    path.write_text("".join(f"{name} = {_toml(it)}\n" for name, it in (SMALL | values).items()), "utf-8")
    sentence = refusal("book", path, "-o", tmp_path / "book.pdf")
    assert named in sentence
    assert [it.name for it in tmp_path.iterdir()] == ["plan.toml"]


def _toml(value: object) -> str:
    return repr(value).replace("'", '"')


@pytest.mark.parametrize(
    "name", ["a4", "A5", "letter", "6x9", "6 × 9 in", "8.5x8.5", "8.5 x 8.5 in", "8.5x11"]
)
def test_trim_sizes_are_written_in_several_ways(tmp_path: Path, name: str) -> None:
    assert plan(tmp_path, trim=name).size_mm in TRIMS.values()


_DRAWING = b'<svg xmlns="http://www.w3.org/2000/svg" '


@pytest.mark.parametrize(
    "data",
    [
        b"", b"\x89PNG\r\n\x1a\n", b"\x89PNG\r\n\x1a\n" + bytes(40), b"<svg/>", b"<svg", b"GIF89a",
        _DRAWING + b"/>", _DRAWING + b'viewBox="0 0 0 9"/>', _DRAWING + b'viewBox="0 0 inf 9"/>',
        _DRAWING + b'viewBox="0 0 9 9">' + b"<g>" * 100_000 + b"</g>" * 100_000 + b"</svg>",
    ],
)  # fmt: skip
def test_a_file_that_is_no_picture_is_refused(tmp_path: Path, data: bytes) -> None:
    for suffix in ("png", "svg"):
        (tmp_path / f"own.{suffix}").write_bytes(data)
        with pytest.raises(MazeError, match="own"):
            plan(tmp_path, start_picture=f"own.{suffix}")


def test_a_plan_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "plan.toml"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(MazeError) as caught:
        read_plan(path)
    assert caught.value.code == "not-utf8"


def test_a_drawing_keeps_what_its_root_says(tmp_path: Path) -> None:
    (tmp_path / "own.svg").write_bytes(
        _DRAWING + b'viewBox="-1 0 24 12" stroke="#f00"><path d="M0 0"/></svg>'
    )
    start, _ = plan(tmp_path, start_picture="own.svg").pictures()
    assert 'stroke="#f00"' in start.elements
    assert start.box == (-1, 0, 24, 12)


def test_own_pictures_are_relative_to_the_plan(tmp_path: Path) -> None:
    maze = generate("prim", 3, 3, rng=1)
    for suffix in ("png", "svg"):
        render(maze, tmp_path / f"own.{suffix}")
    start, goal = plan(tmp_path, start_picture="own.png", goal_picture="own.svg").pictures()
    assert "data:image/png" in start.elements
    assert "<path" in goal.elements.replace("ns0:", "")
    assert min(*start.box[2:], *goal.box[2:]) > 3


def test_a_plan_is_the_same_after_it_was_saved(tmp_path: Path) -> None:
    book = plan(tmp_path, shape=["heart", "star"], rows=[10, 12], wall_mm=0.5, title="Ä “b”")
    again = plan(tmp_path, **plan_values(book))
    assert again == book
    assert plan_values(BookPlan()) == {}
