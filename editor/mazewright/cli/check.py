"""`mazewright check`: what is wrong with a maze."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from mazewright.cli.cells import name_of
from mazewright.cli.output import FILE, json_option, print_json, progress_on_terminal, shown_path
from mazewright.files import read
from mazewright.maze import Maze
from mazewright.problems import Problem, Profile, Severity, check

_PROBLEMS_FOUND = 1
"""The exit status, as linters have it; 2 is for what cannot be done at all."""


@click.command()
@click.argument("file", type=FILE)
@click.option(
    "--profile",
    type=click.Choice([profile.value for profile in Profile]),
    default=Profile.MAZE.value,
    show_default=True,
    help="What the maze is for: micromouse adds the rules of contests.",
)
@json_option
@click.pass_context
def command(context: click.Context, file: Path, profile: str, as_json: bool) -> None:
    """List the problems of a maze: unreachable goals and floor, traps, useless links.

    The exit status is 1 if there is something to fix; notes do not count. Each problem is defined in
    docs/reference/problems.md.
    """
    maze = read(file)
    found = check(maze, Profile(profile), progress_on_terminal("Checking"))
    if as_json:
        problems = [_as_dict(problem) for problem in found]
        print_json({"file": shown_path(file), "profile": profile, "problems": problems})
    else:
        for problem in found:
            click.echo(_line(maze, problem))
        click.echo(_summary(found))
    if _to_fix(found):
        context.exit(_PROBLEMS_FOUND)


def _to_fix(found: list[Problem]) -> int:
    return sum(problem.severity is not Severity.NOTE for problem in found)


def _line(maze: Maze, problem: Problem) -> str:
    """Return a line: how much it matters, where it is, what it is."""
    cell = name_of(maze, problem.cells[0].tolist()) if len(problem.cells) else "-"
    return f"{problem.severity:<8} {cell:<9} {problem.words}"


def _summary(found: list[Problem]) -> str:
    """Return the last line.

    >>> _summary([])
    'No problems.'
    """
    count = _to_fix(found)
    notes = len(found) - count
    problems = f"{count or 'No'} problem{'' if count == 1 else 's'}"
    return problems + (f", {notes} note{'' if notes == 1 else 's'}." if notes else ".")


def _as_dict(problem: Problem) -> dict[str, Any]:
    return {
        "kind": problem.kind.value,
        "severity": problem.severity.value,
        "words": problem.words,
        "count": problem.count,
        "cell": problem.cells[0].tolist() if len(problem.cells) else None,
        "fixes": [fix.words for fix in problem.fixes],
    }
