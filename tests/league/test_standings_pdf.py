"""The standings as PDF."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from mazarine.errors import MazeError
from mazarine.generators import generate
from mazarine.league import read_spec
from mazarine.league.messages import LeagueMessage, ReportText
from mazarine.league.proving import read_plan
from mazarine.league.report import Report, conditions
from mazarine.maze import Maze
from mazarine.messages import plain
from mazarine.pages.standings import write_report
from tests.cli.runner import refusal, run
from tests.league.generator_programs import PROGRAMS
from tests.league.generator_programs import plan_of as generators_plan
from tests.pdf import PdfPage, pages_of


def written(folder: Path, rows: int, *mazes: Callable[[], Maze]) -> list[PdfPage]:
    """Return the pages of a table and mazes."""
    table = [
        ("Program", "Moves", "Reason"),
        *((f"p{row}", "1", "a long reason " * 20) for row in range(rows)),
    ]
    named = [(f"maze {number}", maze) for number, maze in enumerate(mazes)]
    report = Report("A league", [plain("today")], table, frozenset((0, 2)), named)
    write_report(report, folder / "out.pdf")
    return pages_of(folder / "out.pdf")


def segments(page: PdfPage) -> int:
    """Return how many straight lines a page has."""
    return sum(len(it.lines) for it in page.strokes)


def test_mazes_are_drawn_as_lines_beside_each_other(tmp_path: Path) -> None:
    (empty,) = written(tmp_path, 3)
    assert segments(empty) == 1, "below the titles"
    maze = generate("prim", rows=5, cols=5, rng=1)
    (page,) = written(tmp_path, 3, *(lambda: maze,) * 3)
    lefts = sorted({round(float(it.lines[:, 0].min())) for it in page.strokes})
    assert page.width < page.height
    assert segments(page) > 3 * 8
    assert len(lefts) >= 1
    for it in page.strokes:
        assert it.lines.min() > 10
        assert it.lines[:, [0, 2]].max() < page.width - 10


def test_a_long_table_and_many_mazes_go_on_the_next_pages(tmp_path: Path) -> None:
    pages = written(tmp_path, 120)
    assert len(pages) == 3
    assert [segments(page) for page in pages] == [1, 1, 1], "each has the titles"
    maze = generate("prim", rows=5, cols=5, rng=1)
    assert len(written(tmp_path, 1, *(lambda: maze,) * 40)) == 4


def test_what_cannot_be_drawn_leaves_a_sentence_and_the_others_are_there(tmp_path: Path) -> None:
    def broken() -> Maze:
        raise MazeError(LeagueMessage.NO_MAZES())

    huge, maze = Maze.blank(300, 300), generate("prim", rows=5, cols=5, rng=1)
    (alone,) = written(tmp_path, 1, lambda: maze)
    (page,) = written(tmp_path, 1, broken, lambda: huge, lambda: maze)
    assert segments(page) == segments(alone)


@pytest.mark.skipif(sys.platform == "win32", reason="programs here want a terminal")
def test_the_command_line_writes_both_kinds_of_standings(tmp_path: Path) -> None:
    plan = tmp_path / "league.toml"
    plan.write_text(
        '[[maze]]\ngenerator = "prim"\nrows = 5\ncols = 5\nseeds = [1, 2]\n'
        '[[mouse]]\nname = "a"\nexplorer = "tremaux"\n[mouse.limits]\nmoves = 99\n'
        '[[mouse]]\nname = "b"\nexplorer = "left-hand"\n'
    )
    out = tmp_path / "out.pdf"
    assert run("league", plan, "-o", out).exit_code == 0
    (page,) = pages_of(out)
    assert segments(page) > 15
    assert [line.code for line in conditions(read_spec(plan))[1:]] == [
        ReportText.RUNS.code, ReportText.LIMITS_OF.code, ReportText.LIMITS_OF.code,
    ]  # fmt: skip
    assert "Limits of a: seconds 60, silence 5, moves 99, commands 100,000" in str(
        conditions(read_spec(plan))[2]
    )
    plan = generators_plan(tmp_path, {"good": PROGRAMS["good"], "crash": PROGRAMS["crash"]})
    assert run("league", plan, "--generators", "-o", out).exit_code == 1
    (page,) = pages_of(out)
    assert page.width > page.height
    assert segments(page) > 15
    assert str(conditions(read_plan(plan))[-1]) == "Limits: seconds 20, memory 1,024, build_seconds 120"


def test_another_suffix_is_refused_before_anything_runs(tmp_path: Path) -> None:
    assert "choose a name that ends in .pdf" in refusal("league", str(tmp_path / "none.toml"), "-o", "x.png")
