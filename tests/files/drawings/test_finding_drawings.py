"""Drawings among other lines of a text."""

from __future__ import annotations

from pathlib import Path

import pytest

from mazarine.errors import MazeFileError
from mazarine.files.drawings.cleaning import drawings_in
from mazarine.files.drawings.messages import DrawingMessage
from mazarine.messages import Series
from tests.files.drawings.reading import drawn_cells, reading

_ROWS = ["#####", "#S  #", "# #E#", "#####"]
_CELLS = ["#####", "#S..#", "#.#G#", "#####"]
_TEXT = "\n".join(_ROWS) + "\n"


@pytest.mark.parametrize(
    "text",
    [
        _TEXT,
        "\n\n" + _TEXT + "\n\n",
        "4 5\n" + _TEXT,
        "rows=4 cols=5\n" + _TEXT,
        "4x5\n" + _TEXT,
        "My first maze\n=============\n\n" + _TEXT,
        "# a comment about it\n" + _TEXT + "\nfrom the contest\n",
        "Here it is:\n\n```text\n" + _TEXT + "```\n\nThe wall is `#`.\n",
        "maze = [\n" + "".join(f'    "{row}",\n' for row in _ROWS) + "]\n",
        "static const char *maze[] = {\n" + "".join(f'"{row}\\n"\n' for row in _ROWS) + "};\n",
        "var maze = ''" + "".join(f"\n  + '{row}'" for row in _ROWS) + ";\n",
        "grid = [\n" + "".join(f"  {[*row]},\n" for row in _ROWS) + "]\n",
        'MAZE = """' + "\n".join(_ROWS) + '"""\n',
        'MAZE = """\n' + "\n".join(_ROWS) + '\n"""\nprint(MAZE)\n',
        "".join(f"// {row}\n" for row in _ROWS),
        "".join(f"> {row}\n" for row in _ROWS),
        "<Level>\n" + "".join(f"  <L>{row}</L>\n" for row in _ROWS) + "</Level>\n",
        "".join(f"    {row}\n" for row in _ROWS),
        "".join(f"\t{row}\n" for row in _ROWS),
        "".join(f"\u00a0{row}\u00a0\n" for row in _ROWS),
        "".join(f"{row}     \n" for row in _ROWS),
    ],
)
def test_what_stands_around_a_drawing_is_left_out(tmp_path: Path, text: str) -> None:
    maze, format, _ = reading(tmp_path, text)
    assert format in ("blocks", "table")
    assert drawn_cells(maze) == _CELLS


def test_utf_16_is_read(tmp_path: Path) -> None:
    assert drawn_cells(reading(tmp_path, _TEXT.encode("utf-16"))[0]) == _CELLS


def test_lines_that_are_left_out_are_named() -> None:
    found = drawings_in(["A title", "", *_ROWS, "", "one", "two"])
    assert [drawing.first for drawing in found.drawings] == [3]
    assert found.notes == [DrawingMessage.LINES_LEFT_OUT(lines=Series(("1", "8–9")))]
    assert drawings_in([*_ROWS, "the end"]).notes == [DrawingMessage.LINE_LEFT_OUT(lines="5")]


def test_a_line_full_of_other_symbols_is_a_part_of_the_drawing() -> None:
    rows = ["#######", "#     #", "#ab cd#", "# ### #", "#######"]
    assert [drawing.rows for drawing in drawings_in(rows).drawings] == [rows]


def test_blank_lines_inside_of_a_drawing_are_floor(tmp_path: Path) -> None:
    assert drawn_cells(reading(tmp_path, "####\n#\n\n##\n")[0]) == ["####", "#...", "....", "##.."]


def test_drawings_of_one_size_are_levels(tmp_path: Path) -> None:
    text = "First:\n#####\n#   #\n#####\n\nSecond:\n#####\n# # #\n#####\n"
    maze, _, notes = reading(tmp_path, text)
    assert [drawn_cells(maze, level) for level in (0, 1)] == [
        ["#####", "#...#", "#####"],
        ["#####", "#.#.#", "#####"],
    ]
    assert notes == ["lines-left-out", "drawings-are-levels"]


def test_of_drawings_of_other_sizes_the_first_is_read(tmp_path: Path) -> None:
    maze, _, notes = reading(tmp_path, "#####\n#   #\n#####\n\n####\n#  #\n####\n")
    assert drawn_cells(maze) == ["#####", "#...#", "#####"]
    assert notes == ["other-drawings-left-out"]


def test_lines_of_steps_below_a_drawing_are_left_out(tmp_path: Path) -> None:
    steps = "<vv>^<v^>v>^vv^v>v<>v^v<v<^vv<<<^><<><>>v<vvv<>^v^>\n" * 4
    maze, format, notes = reading(tmp_path, "#######\n#S.#..#\n#.##.##\n#.....#\n#######\n\n" + steps)
    assert format == "blocks"
    assert drawn_cells(maze) == ["#######", "#S.#..#", "#.##.##", "#.....#", "#######"]
    assert "lines-left-out" in notes


def test_rows_of_a_list_in_yaml_are_a_drawing(tmp_path: Path) -> None:
    rows = ["#####", "#   #", "# # #", "#####"]
    text = "name: level\ngrid:\n" + "".join(f'  - "{row}"\n' for row in rows)
    maze, _, _ = reading(tmp_path, text, "a.yml")
    assert drawn_cells(maze) == [row.replace(" ", ".") for row in rows]


def test_rows_below_one_that_begins_behind_quotes_lose_their_indent(tmp_path: Path) -> None:
    text = '"grid":  """XXXPX\n            X O X\n            X1 2X\n            XDXSX""",\n"time": null\n'
    maze, _, _ = reading(tmp_path, text, "a.layout")
    assert maze.shape == (1, 4, 5)


def test_a_single_letter_is_no_drawing(tmp_path: Path) -> None:
    with pytest.raises(MazeFileError):
        reading(tmp_path, "X\n")
