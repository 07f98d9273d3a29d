"""Drawings with a symbol a cell, in the symbols of others."""

from __future__ import annotations

from pathlib import Path

import pytest

from mazarine.errors import MazeFileError
from mazarine.files import read
from mazarine.files.registry import readings_of
from mazarine.files.source import opened
from mazarine.files.transfer import decided
from tests.files.drawings.reading import drawn_cells, reading
from tests.files.holding import file_holding

_MAZE = ["#######", "#S.#..#", "#.##.##", "#....G#", "#######"]


@pytest.mark.parametrize("floor", " ._-0·:,")
@pytest.mark.parametrize("wall", "#X%*@W&H█▓▒░■1=x")
def test_walls_and_floor_are_told_by_what_encloses_the_drawing(tmp_path: Path, wall: str, floor: str) -> None:
    if wall == "1" and floor == "0":
        pytest.skip("that is a table of numbers")
    signs = {"#": wall, ".": floor, "S": "S", "G": "E"}
    text = "\n".join("".join(signs[sign] for sign in row) for row in _MAZE)
    maze, format, _ = reading(tmp_path, text)
    assert format == "blocks"
    assert drawn_cells(maze) == _MAZE


@pytest.mark.parametrize(
    ("start", "goal"), ["SE", "SG", "SF", "AB", "se", "PE", "PG", "@>", "<>", "IO", "da", "23", "ox"]
)
def test_pairs_of_symbols_are_start_and_goal(tmp_path: Path, start: str, goal: str) -> None:
    text = "\n".join(_MAZE).replace(".", " ").replace("S", start).replace("G", goal)
    maze, _, notes = reading(tmp_path, text)
    assert drawn_cells(maze) == _MAZE
    assert ("starts-are" in notes) == (start in "sIdo2")


def test_a_single_dot_is_the_goal_of_pacman_and_many_are_floor(tmp_path: Path) -> None:
    maze, _, _ = reading(tmp_path, "%%%%%%\n%   P%\n%.%% %\n%%%%%%\n")
    assert drawn_cells(maze) == ["######", "#...S#", "#G##.#", "######"]
    maze, _, notes = reading(tmp_path, "%%%%%%\n%o..P%\n%.%%G%\n%.GG.%\n%%%%%%\n")
    assert drawn_cells(maze) == ["######", "#...S#", "#.##.#", "#....#", "######"]
    assert notes == ["read-as-floor"]


def test_symbols_without_a_meaning_are_floor_with_a_note_that_counts_them(tmp_path: Path) -> None:
    path = file_holding("a.txt", tmp_path, "#####\n#.M.#\n#M#*#\n#####\n")
    with opened(path) as source:
        maze, _ = decided(source, readings_of(source))
        [note] = source.notes
    assert drawn_cells(maze) == ["#####", "#...#", "#.#.#", "#####"]
    assert str(note) == "These symbols are read as floor: 'M' (2 times) and '*' (1 time)."


def test_blanks_outside_of_rooms_are_rock_where_the_floor_is_dots(tmp_path: Path) -> None:
    maze, _, notes = reading(tmp_path, "#####\n#...######\n#...+...>#\n##########\n")
    assert drawn_cells(maze) == ["##########", "#...######", "#.......G#", "##########"]
    assert notes == ["read-as-floor", "outside-is-rock"]


@pytest.mark.parametrize(
    "text",
    [
        "██████████\n██  ██  ██\n██      ██\n██████████\n",
        "██████████\n██  ██  \u2588\u2588\n██      ██\n██████████",
        "[][][][][]\n[]  []  []\n[]      []\n[][][][][]\n",
    ],
)
def test_cells_two_characters_wide_are_halved(tmp_path: Path, text: str) -> None:
    maze, _, notes = reading(tmp_path, text)
    assert drawn_cells(maze) == ["#####", "#.#.#", "#...#", "#####"]
    assert notes == ["cells-halved"]


def test_marks_stand_in_either_half_of_a_wide_cell(tmp_path: Path) -> None:
    maze, _, _ = reading(tmp_path, "▓▓▓▓▓▓▓▓▓▓\n▓▓S ▓▓ E▓▓\n▓▓      ▓▓\n▓▓▓▓▓▓▓▓▓▓\n")
    assert drawn_cells(maze) == ["#####", "#S#G#", "#...#", "#####"]


def test_half_blocks_are_two_cells(tmp_path: Path) -> None:
    maze, _, notes = reading(tmp_path, "█▀▀▀█\n█ █ █\n█▄█▄█\n")
    assert drawn_cells(maze) == ["#####", "#...#", "#.#.#", "#.#.#", "#.#.#", "#####"]
    assert notes == ["half-blocks"]


@pytest.mark.parametrize("separator", [" ", ",", "\t", ";"])
def test_symbols_with_separators(tmp_path: Path, separator: str) -> None:
    rows = ["S_X", "__X", "X_G"]
    maze, _, _ = reading(tmp_path, "\n".join(separator.join(row) for row in rows))
    assert drawn_cells(maze) == ["S.#", "..#", "#.G"]


def test_letters_may_be_walls(tmp_path: Path) -> None:
    maze, _, notes = reading(tmp_path, "mmmmmmm\nmd0m00m\nm0m00am\nm000m0m\nmmmmmmm\n")
    assert drawn_cells(maze) == ["#######", "#S.#..#", "#.#..G#", "#...#.#", "#######"]
    assert "walls-are" in notes


@pytest.mark.parametrize(
    "text",
    [
        "It was the best of times, it was the worst of times,\nit was the age of wisdom, it was\n" * 3,
        "#!/usr/bin/env python3\n# A comment\nimport sys\n\ndef main():\n    pass\n",
        "| a | b |\n|---|---|\n| 1 | 2 |\n| 4 | 5 |\n",
        "+------+-------+\n| name | value |\n+------+-------+\n| alan | 12    |\n+------+-------+\n",
        " _____           \n|     |___ ___ \n| | | | .'|- _|\n|_|_|_|__,|___|\n",
        "name,age\nbob,3\nann,4\ncid,5\n",
        "- one\n- two\n- three\n",
    ],
    ids=["prose", "program", "Markdown table", "table", "banner", "list of names", "list"],
)
def test_texts_are_no_drawings(tmp_path: Path, text: str) -> None:
    with pytest.raises(MazeFileError):
        read(file_holding("a.txt", tmp_path, text))


@pytest.mark.parametrize("symbol", "X*x@W1=HMw░")
def test_another_symbol_within_walls_of_number_signs_is_no_wall(tmp_path: Path, symbol: str) -> None:
    text = "\n".join(_MAZE).replace(".", " ").replace("G", symbol)
    maze, _, notes = reading(tmp_path, text)
    assert drawn_cells(maze) in (_MAZE, [row.replace("G", ".") for row in _MAZE])
    assert notes in (["goals-are"], ["read-as-floor"])


def test_walls_of_two_symbols_are_named(tmp_path: Path) -> None:
    text = "\n".join(_MAZE).replace(".", " ").replace("G", "%")
    maze, _, notes = reading(tmp_path, text)
    assert drawn_cells(maze) == [row.replace("G", "#") for row in _MAZE]
    assert notes == ["walls-are"]


def test_half_blocks_above_whole_ones_are_two_rows_of_cells(tmp_path: Path) -> None:
    maze, _, notes = reading(tmp_path, "█▀▀▀▀▀█\n█ ▀▀█ █\n█▀▀ █ █\n█   ▀ █\n▀▀▀▀▀▀▀\n")
    assert drawn_cells(maze) == [
        "#######", "#.....#", "#.###.#", "#...#.#", "###.#.#", "#...#.#", "#...#.#", "#.....#", "#######",
    ]  # fmt: skip
    assert "half-blocks" in notes


def test_blanks_within_walls_beside_dots_are_floor_and_those_at_the_margin_are_rock(tmp_path: Path) -> None:
    maze, _, notes = reading(
        tmp_path, "%%%%%%%%\n%......%\n%.%  %.%\n%.%  ..%\n%.%%%%.%\n%......%\n%%%%%%%%\n"
    )
    assert drawn_cells(maze)[2:4] == ["#.#..#.#", "#.#....#"]
    assert notes == ["read-as-floor"]
    maze, _, notes = reading(tmp_path, "S#####\n....##\n#.####\n#...#.G\n##...#\n######\n")
    assert [row[-1] for row in drawn_cells(maze)] == ["#", "#", "#", "G", "#", "#"]
    assert "outside-is-rock" in notes


@pytest.mark.parametrize(("start", "goal"), ["XU", "🟩🟥", "🟢🔴"])
def test_signs_of_ends_that_few_programs_use(tmp_path: Path, start: str, goal: str) -> None:
    maze, _, notes = reading(tmp_path, "\n".join(_MAZE).replace("S", start).replace("G", goal))
    assert drawn_cells(maze) == _MAZE
    assert {"starts-are", "goals-are"} & {*notes}
