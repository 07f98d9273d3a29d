"""Levels of games: Sokoban and roguelikes."""

from __future__ import annotations

from pathlib import Path

from mazarine.maze import MarkerKind
from tests.files.drawings.reading import drawn_cells, reading
from tests.files.holding import file_holding
from tests.files.refusing import assert_refused

_SOKOBAN = """; A collection

Level 1
    #####
    #   #
    #$  #
  ###  $##
  #  $ $ #
### # ## #   ######
#   # ## #####  ..#
# $  $          ..#
##### ### #@##  ..#
    #     #########
    #######

Level 2
#####
#@$.#
#####
"""


def test_a_level_of_sokoban(tmp_path: Path) -> None:
    maze, format, notes = reading(tmp_path, _SOKOBAN, "a.xsb")
    assert format == "sokoban"
    assert notes == ["lines-left-out", "boxes-left-out", "other-drawings-left-out"]
    assert drawn_cells(maze) == [
        "###################",
        "#####...###########",
        "#####...###########",
        "#####...###########",
        "###......##########",
        "###.#.##.##########",
        "#...#.##.#####..GG#",
        "#...............GG#",
        "#####.###.#S##..GG#",
        "#####.....#########",
        "###################",
    ]


def test_a_player_on_a_goal_is_a_start(tmp_path: Path) -> None:
    maze, _, _ = reading(tmp_path, "######\n#+ $ #\n# *  #\n######\n")
    assert {(marker.kind, marker.cell) for marker in maze.markers} == {
        (MarkerKind.START, (0, 1, 1)), (MarkerKind.GOAL, (0, 2, 2))
    }  # fmt: skip


def test_rooms_and_corridors_of_a_roguelike(tmp_path: Path) -> None:
    text = "-----      -----\n|...|      |..>|\n|.@.+######+...|\n|...S      -----\n-----\n"
    maze, format, notes = reading(tmp_path, text)
    assert format == "roguelike"
    assert notes == ["secret-doors-are-cells"]
    assert drawn_cells(maze) == [
        "################",
        "#...########..G#",
        "#.S............#",
        "#...?###########",
        "################",
    ]


def test_monsters_are_floor_with_a_note(tmp_path: Path) -> None:
    maze, _, notes = reading(tmp_path, "------\n|..k.|\n|....|\n|...D|\n------\n")
    assert drawn_cells(maze) == ["######", "#....#", "#....#", "#....#", "######"]
    assert notes == ["read-as-floor"]


def test_a_level_of_sokoban_that_is_open_keeps_its_floor(tmp_path: Path) -> None:
    maze, format, _ = reading(tmp_path, "######\n#@ $ .\n######\n")
    assert format == "sokoban"
    assert drawn_cells(maze) == ["######", "#S...G", "######"]


def test_rooms_with_walls_of_hashes_are_block_text(tmp_path: Path) -> None:
    text = "#####     \n#...#     \n#...######\n#...+---|#\n#####|###\n"
    maze, format, _ = reading(tmp_path, text)
    assert format == "blocks"
    assert drawn_cells(maze) == ["##########", "#...######", "#...######", "#........#", "#####.####"]


def test_other_drawings_are_no_levels(tmp_path: Path) -> None:
    path = file_holding("a.txt", tmp_path, "#####\n#   #\n#####\n")
    assert_refused(path, "not-sokoban", format="sokoban")
    assert_refused(path, "not-roguelike", format="roguelike")


def test_a_map_of_cub3d(tmp_path: Path) -> None:
    header = "NO ./n.xpm\nSO ./s.xpm\nWE ./w.xpm\nEA ./e.xpm\n\nF 220,100,0\nC 225,30,0\n\n"
    rows = "   11111\n   1N001\n11110 11\n1000001\n1111111\n"
    maze, format, notes = reading(tmp_path, header + rows, "a.cub")
    assert format == "cub3d"
    assert drawn_cells(maze) == ["########", "####S..#", "####.###", "#.....##", "########"]
    assert notes == ["outside-is-rock"]


def test_the_first_vault_of_dungeon_crawl(tmp_path: Path) -> None:
    vault = "NAME: a_{}\nTAGS: no_monster_gen\nMAP\nxxxxx\nx@..x\nxcx.x\nxxx>x\nENDMAP\n\n"
    maze, format, notes = reading(tmp_path, "# Some vaults\n" + vault.format(1) + vault.format(2), "a.des")
    assert format == "dungeon-crawl"
    assert drawn_cells(maze) == ["#####", "#S..#", "###.#", "###G#"]
    assert notes == ["symbols-as-usual", "other-drawings-left-out"]


def test_level_files_without_a_level_are_refused(tmp_path: Path) -> None:
    cub = "NO a\nSO a\nWE a\nEA a\nF 1,2,3\n"
    for text, code in ((cub, "only-spaces"), (cub + "000\n000\n", "not-level-file")):
        assert_refused(file_holding("a.cub", tmp_path, text), code, format="cub3d")


def test_the_letter_before_each_row_of_a_level_in_a_list_is_left_out(tmp_path: Path) -> None:
    rows = ["######", "#@...#", "#.##>#", "######"]
    text = "name:Lesser vault\nrows:4\n" + "".join(f"D:{row}\n" for row in rows)
    assert drawn_cells(reading(tmp_path, text)[0]) == ["######", "#S...#", "#.##G#", "######"]
