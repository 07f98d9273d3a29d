"""Files of the project A-Maze-ing of the 42 schools: their rules, against an independent oracle."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

import mazarine.problems
from mazarine.files import read
from mazarine.league.a_maze_ing import Config, Judgement, judge, judge_file, read_config
from mazarine.maze import Maze
from mazarine.maze.wall_positions import WallPositions
from mazarine.problems import Profile, Severity, check
from mazarine.problems.a_maze_ing import Subject
from tests.cli.runner import run
from tests.league import a_maze_ing_oracle as oracle
from tests.league.a_maze_ing_files import random_file

_DATA = Path(__file__).resolve().parents[2] / ".." / "shared" / "data" / "a_maze_ing"
_ROUNDS = 150
_BOARD_CODES = {
    "ends.outside", "ends.closed", "ends.same", "walls.incoherent", "border.open", "cells.closed_stray",
    "cells.unreachable", "open.3x3", "pattern.small", "pattern.missing", "pattern.other",
    "pattern.off_middle",
    "perfect.loops", "board.loops", "board.dead_ends", "board.key_cells", "path.half_steps", "path.long",
    "path.blocked", "path.end", "format.footer", "config.size", "config.entry", "config.exit",
}  # fmt: skip
_FIXED = {"border.open", "cells.unreachable", "open.3x3", "perfect.loops"}
_RIGHT = "B93\nC6E\n\n0,0\n2,1\nSENES\n"


def _counts(found: Judgement) -> dict[str, int]:
    counts: Counter[str] = Counter()
    for problem in found.problems:
        counts[problem.kind] += problem.count or 1
    return dict(counts)


def _places(found: Judgement) -> dict[str, list[tuple[Any, ...]]]:
    """Return the cells, with their sides, of the rules that the oracle places."""
    return {
        problem.kind: [
            ((col, row), *problem.sides[number : number + 1])
            for number, (_, row, col) in enumerate(problem.cells.tolist())
        ]
        for problem in found.problems
        if len(problem.cells)
    }


def _config_for(random: Random, file: oracle.File) -> tuple[Config, dict[str, Any]]:
    assert file.entry is not None
    assert file.exit is not None
    wanted: dict[str, Any] = {
        "WIDTH": len(file.rows[0]), "HEIGHT": len(file.rows), "ENTRY": file.entry, "EXIT": file.exit,
        "PERFECT": random.random() < 0.5,
    }  # fmt: skip
    if random.random() < 0.2:
        wanted |= {random.choice(("WIDTH", "HEIGHT")): 50}
        wanted |= {random.choice(("ENTRY", "EXIT")): (50, 50)}
    (entry_x, entry_y), (exit_x, exit_y) = wanted["ENTRY"], wanted["EXIT"]
    config = Config(
        wanted["WIDTH"], wanted["HEIGHT"], (entry_y, entry_x), (exit_y, exit_x), "maze.txt", wanted["PERFECT"]
    )
    return config, wanted


def compared(random: Random) -> set[str]:
    """Judge a random file twice, and return the codes of the rules that it breaks."""
    file = random_file(random, is_odd=random.random() < 0.8)
    config, wanted = _config_for(random, file) if random.random() < 0.7 else (None, None)
    text = oracle.write(file)
    found = judge(text.encode(), config, random.choice(list(Subject)))
    expected = oracle.judge(file, wanted)
    assert found.facts is not None
    assert found.facts.record == expected.facts, text
    assert _counts(found) == {code: max(1, count) for code, count in expected.counts().items()}, text
    placed = _places(found)
    for code, places in expected.places.items():
        if places and places[0] and isinstance(places[0][0], tuple) and code != "pattern.other":
            assert sorted(placed[code]) == sorted(places), (code, text)
    return set(expected.places)


def test_random_files_are_judged_as_the_oracle_does() -> None:
    random, hit = Random(42), set[str]()
    for _ in range(_ROUNDS):
        hit |= compared(random)
    assert hit == _BOARD_CODES


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        (_RIGHT, {}),
        (_RIGHT[:-1], {"newline.last": 1}),
        (_RIGHT.replace("\n", "\r\n"), {"newline.crlf": 6}),
        (_RIGHT + "\n\n", {"format.trailing": 2}),
        ("\n" + _RIGHT, {"format.leading": 1}),
        (_RIGHT.replace("C6E", "c6E"), {"case": 1}),
        (_RIGHT.replace("B93", "B 9 3"), {"format.spaces": 1}),
        (_RIGHT.replace("\n\n", "\n"), {"format.blank": 1}),
        (_RIGHT.replace("\n\n", "\n\n\n"), {"format.blank": 1}),
        (_RIGHT.replace("0,0\n", "0,0\n\n"), {"format.blank": 1}),
        (_RIGHT.replace("\n\n0,0", "\n0,0\n"), {"format.blank": 2}),
        (_RIGHT.replace("0,0", "0, 0"), {"coordinates.space": 1}),
        (_RIGHT.replace("0,0", "(0,0)").replace("2,1", "Exit: 2,1"), {"format.coordinates": 2}),
        (_RIGHT.replace("0,0", "-1,0"), {"ends.outside": 1}),
        (_RIGHT.replace("0,0", "12345678901,0"), {"ends.outside": 1}),
        (_RIGHT.replace("0,0", "1" * 30 + ",0"), {"format.other_lines": 1, "format.footer": 1}),
        (_RIGHT + "what\n" * 9, {"format.other_lines": 9}),
        (_RIGHT.replace("0,0", "# ends\n0,0"), {"format.other_lines": 1}),
        (_RIGHT.replace("SENES", "ok?\nSENES"), {"format.other_lines": 1}),
        (_RIGHT.replace("SENES", "S E N E S"), {"format.path": 1}),
        (_RIGHT.replace("SENES", "senes"), {"format.path": 1}),
        (_RIGHT.replace("SENES\n", ""), {"format.footer": 1}),
        ("B93\nC6E\n", {"format.footer": 3}),
        ("B93\nC6\n\n0,0\n2,1\nSENES\n", {"format.grid": 1}),
        ("B93\nCGE\n\n0,0\n2,1\nSENES\n", {"format.grid": 1}),
        ("\x00\x01\n", {"format.grid": 1}),
        ("Sorry, no maze today.\n", {"format.grid": 1}),
        ("\n\n", {"format.grid": 1}),
    ],
)
def test_each_fault_of_the_format_is_found_alone(text: str, codes: dict[str, int]) -> None:
    found = judge(text.encode())
    assert {code: count for code, count in _counts(found).items() if code != "pattern.small"} == codes


def test_text_that_cannot_be_decoded_has_no_grid() -> None:
    found = judge(b"B93\nC6\xff\n")
    assert [problem.kind for problem in found.problems] == ["format.grid"]
    assert found.is_broken


def test_a_line_of_another_length_is_named() -> None:
    (problem,) = judge(b"B93\nC6E6\n\n0,0\n2,1\nSENES\n").problems
    assert str(problem.message) == "Line 2 has 4 digits, the line before has 3."


def test_a_closed_cell_that_touches_the_drawing_is_not_a_part_of_it() -> None:
    rows = [[15] * 9 for _ in range(7)]
    for x, y in {(x, y) for y in range(7) for x in range(9)} - oracle.stamp("18", 1, 1) - {(2, 2)}:
        rows[y][x] = 0
    found = judge(oracle.write(oracle.File(rows, (0, 0), (8, 6), None)).encode())
    assert found.facts is not None
    assert found.facts.pattern == "18"
    assert _places(found)["cells.closed_stray"] == [((2, 2),)]


@pytest.mark.parametrize(
    ("subject", "severity"), [(Subject.OLDER, Severity.NOTE), (Subject.NEWER, Severity.ERROR)]
)
def test_only_the_newer_text_asks_for_loops(subject: Subject, severity: Severity) -> None:
    config = Config(3, 2, (0, 0), (1, 2), "maze.txt", perfect=False)
    found = judge(_RIGHT.encode(), config, subject)
    (problem,) = (it for it in found.problems if it.kind == "board.loops")
    assert problem.severity is severity
    assert found.is_broken == (subject is Subject.NEWER)


@pytest.mark.skipif(not _DATA.is_dir(), reason="the files are not here")
def test_the_example_files_have_the_verdicts_of_an_independent_checker() -> None:
    expected = json.loads((_DATA / "expected.json").read_text())
    config = read_config(_DATA / "config.txt")
    for name, verdict in expected["files"].items():
        found = judge_file(_DATA / name, config)
        broken = {it.kind for it in found.problems if it.severity is not Severity.NOTE}
        assert sorted(broken) == verdict["broken"]
        assert _counts(found) == {code: fault["count"] for code, fault in verdict["faults"].items()}
        assert found.facts is not None
        assert found.facts.record == verdict["facts"]
        for code, places in _places(found).items():
            first = verdict["faults"][code]["first"]
            assert code == "path.long" or first == list(min(places)[0])


_CONFIG = {
    "WIDTH": "3", "HEIGHT": "2", "ENTRY": "0,0", "EXIT": "2,1", "OUTPUT_FILE": "maze.txt", "PERFECT": "True",
}  # fmt: skip


def _write_config(path: Path, **changes: str | None) -> Path:
    lines = [f"{key}={value}\n" for key, value in (_CONFIG | changes).items() if value is not None]
    path.write_text("".join(lines))
    return path


@pytest.mark.parametrize(
    ("key", "value"),
    [(key, None) for key in _CONFIG]
    + [
        ("WIDTH", "wide"), ("WIDTH", "0"), ("HEIGHT", "-2"), ("HEIGHT", ""), ("WIDTH", "9" * 40),
        ("ENTRY", "0"), ("EXIT", "1,2,3"), ("EXIT", "a,b"), ("OUTPUT_FILE", ""), ("PERFECT", "maybe"),
    ],
)  # fmt: skip
def test_a_config_that_cannot_be_used_is_refused_by_its_key(
    tmp_path: Path, key: str, value: str | None
) -> None:
    (tmp_path / "maze.txt").write_text(_RIGHT)
    config = _write_config(tmp_path / "other.txt", **{key: value})
    result = run("check", tmp_path / "maze.txt", "--profile", "a-maze-ing", "--config", config)
    assert result.exit_code == 2
    assert key in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_a_config_is_read_however_it_is_written(tmp_path: Path) -> None:
    path = tmp_path / "config.txt"
    path.write_text(
        "# a maze\nwidth = 3\n\nHeight=2\nENTRY=(0, 0)\nEXIT=[2, 1]\noutput_file=a.txt\nPERFECT=yes\n#SEED=4"
    )
    assert read_config(path) == Config(3, 2, (0, 0), (1, 2), "a.txt", perfect=True)


def test_the_config_beside_a_file_is_found_if_it_names_the_file(tmp_path: Path) -> None:
    for name in ("maze.txt", "other.txt"):
        (tmp_path / name).write_text(_RIGHT)
    _write_config(tmp_path / "config.txt", WIDTH="4")
    assert run("check", tmp_path / "maze.txt", "--profile", "a-maze-ing").exit_code == 1
    assert run("check", tmp_path / "other.txt", "--profile", "a-maze-ing").exit_code == 0


def test_problems_are_printed_as_json_and_in_columns(tmp_path: Path) -> None:
    path = tmp_path / "maze.txt"
    path.write_text(_RIGHT.replace("B93", "B92").replace("SENES", "SENESS"))
    result = run("check", path, "--profile", "a-maze-ing", "--json")
    assert result.exit_code == 1
    record = json.loads(result.stdout)
    assert record["facts"]["shortest"] == 5
    problems = {it["code"]: it for it in record["problems"]}
    assert problems["border.open"] == {
        "code": "border.open", "severity": "error", "count": 1, "cells": [[0, 0, 2, "N"]],
        "message": "1 side of the border is open, at x 2, y 0.",
    }  # fmt: skip
    assert problems["path.blocked"]["cells"] == [[0, 1, 2, "S"]]
    lines = run("check", path, "--profile", "a-maze-ing").stdout.splitlines()[:-1]
    assert [line[9:29].strip() for line in lines] == [it["code"] for it in record["problems"]]


@pytest.mark.parametrize("content", [b"", None])
def test_what_is_no_such_file_is_refused_in_a_sentence(tmp_path: Path, content: bytes | None) -> None:
    path = tmp_path / "maze.txt"
    if content is None:
        path.mkdir()
    else:
        path.write_bytes(content)
    result = run("check", path, "--profile", "a-maze-ing")
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1


@pytest.mark.parametrize("content", [b"9" * 10**8, b"\n".join([b"9" * 5000] * 5000), b"9" * 10**6])
def test_larger_mazes_are_not_judged(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "maze.txt"
    path.write_bytes(content)
    (problem,) = judge_file(path).problems
    assert problem.kind == "format.size"


@pytest.mark.parametrize("content", [b"\x00" * 5000, b"\x89PNG\r\n" + bytes(range(256)), b"x" * 10**6])
def test_what_has_no_digits_is_judged_in_a_sentence(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "maze.txt"
    path.write_bytes(content)
    result = run("check", path, "--profile", "a-maze-ing")
    assert result.exit_code == 1
    assert [line.split()[1] for line in result.stdout.splitlines()[:-1]] == ["format.grid"]


def test_every_code_is_documented() -> None:
    folder = Path(mazarine.problems.__file__).parents[1]
    text = "".join(
        path.read_text()
        for part in ("problems", "league")
        for path in sorted((folder / part / "a_maze_ing").glob("*.py"))
    )
    codes = set(re.findall(r'"((?:[a-z_]+\.[a-z0-9_]+)|case)"', text)) - {"config.txt"}
    assert codes > _BOARD_CODES
    page = (Path(__file__).resolve().parents[2] / "docs" / "reference" / "a-maze-ing.md").read_text()
    assert {code for code in codes if f"`{code}`" not in page} == set()


def test_open_areas_are_closed_by_walls_that_one_can_go_round() -> None:
    maze = Maze.blank(7, 9)
    (problem,) = (it for it in check(maze, Profile.A_MAZE_ING) if it.kind == "open.3x3")
    assert problem.count == 35
    problem.fixes[0].edit.apply(maze)
    kinds = {it.kind for it in check(maze, Profile.A_MAZE_ING)}
    assert "open.3x3" not in kinds
    assert "cells.unreachable" not in kinds


def test_fixes_make_random_mazes_keep_their_rules(tmp_path: Path) -> None:
    random, fixed = Random(7), Counter[str]()
    for _ in range(_ROUNDS // 3):
        text = oracle.write(random_file(random))
        (tmp_path / "maze.txt").write_text(text)
        for problem in check(
            maze := read(tmp_path / "maze.txt", format="a-maze-ing"), "a-maze-ing", perfect=True
        ):
            for fix in problem.fixes if problem.kind in _FIXED else ():
                other = maze.copy()
                fix.edit.apply(other)
                left = [it for it in check(other, "a-maze-ing", perfect=True) if it.kind == problem.kind]
                assert not left or (problem.kind == "cells.unreachable" and _is_enclosed(other, left)), text
                fixed[problem.kind] += 1
    assert set(fixed) == _FIXED


def _is_enclosed(maze: Maze, left: list[Any]) -> bool:
    """Return whether only closed cells are beside the cells that cannot be reached."""
    rows = WallPositions.of(maze).bits.tolist()
    cells = {(col, row) for problem in left for _, row, col in problem.cells.tolist()}
    beside = {other for cell in cells for _, other in oracle.neighbours(rows, cell)} - cells
    return all(rows[y][x] == 15 for x, y in beside)
