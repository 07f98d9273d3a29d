"""The program and the league of `docs/how-to/mouse-programs.md` work, and the page names the real limits."""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path

import pytest

from mazarine import generate, write
from mazarine.league.spec import read_spec
from mazarine.maze import Marker, MarkerKind
from mazarine.mouse import MouseBoard, MouseEnd, MouseLimits, MouseProtocol, run_program

_PAGE = Path(__file__).resolve().parents[2] / "docs" / "how-to" / "mouse-programs.md"
_TEXT = _PAGE.read_text(encoding="utf-8")


def _block(language: str) -> str:
    code = re.search(rf"```{language}\n(.*?)```", _TEXT, re.DOTALL)
    assert code is not None
    return code[1]


@pytest.mark.parametrize(("algorithm", "size"), [("stack", 16), ("prim", 9), ("binary-tree", 5)])
@pytest.mark.parametrize("start", [None, (0, 0), (-1, -1), (2, -1)])
def test_its_mouse_finds_the_goal(
    algorithm: str, size: int, start: tuple[int, int] | None, tmp_path: Path
) -> None:
    program = _block("python")
    maze = generate(algorithm, size, size, rng=1)
    if start is None:
        program = program.replace("MAZARINE_PROGRAM", "of mms")
    else:
        maze.markers.add(Marker(MarkerKind.START, (0, start[0] % size, start[1] % size)))
        maze.markers.add(Marker(MarkerKind.GOAL, (0, 3, 1)))
    (tmp_path / "mouse.py").write_text(program, encoding="utf-8")
    protocol = MouseProtocol(MouseBoard.of(maze))
    result = run_program(f"{shlex.quote(sys.executable)} mouse.py", tmp_path, protocol)
    assert not result.notes
    assert (result.end, result.log, result.unknown) == (MouseEnd.EXIT, "", {})
    assert result.goal == (result.moves, result.turns)
    assert protocol.drawing.colors


def test_its_league_can_be_read(tmp_path: Path) -> None:
    write(generate("stack", 4, 4, rng=1), tmp_path / "a.maze")
    (tmp_path / "league.toml").write_text(_block("toml"), encoding="utf-8")
    (mouse,) = read_spec(tmp_path / "league.toml").mice
    assert (mouse.command, mouse.folder) == ("python3 mouse.py", tmp_path)


def test_it_names_the_limits() -> None:
    limits = MouseLimits()
    rows = dict(re.findall(r"^\| ([\w ]+) \| ([\d,]+)(?: seconds| MB)? \|", _TEXT, re.MULTILINE))
    assert rows == {
        "Time": f"{limits.seconds:.0f}", "Silence": f"{limits.silence:.0f}",
        "Maximum moves": f"{limits.moves:,}", "Maximum commands": f"{limits.commands:,}",
        "Memory": f"{limits.memory:,}",
    }  # fmt: skip
