"""`mazarine check`: the problems of a maze."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from mazarine.cli.arguments import name_of
from mazarine.cli.messages import CliText
from mazarine.cli.output import FILE, json_option, print_json, progress_on_terminal, shown_path
from mazarine.cli.reading import Wanted, reading_options
from mazarine.counting import Noun
from mazarine.league.a_maze_ing import config_beside, judge_file, read_config
from mazarine.maze import Maze
from mazarine.messages import Message
from mazarine.problems import Problem, Profile, Severity, check
from mazarine.problems.a_maze_ing import Subject

_PROBLEMS_FOUND = 1
"""The exit status, as of linters; 2 is for errors."""


@click.command()
@click.argument("file", type=FILE)
@reading_options
@click.option(
    "--profile",
    type=click.Choice([profile.value for profile in Profile]),
    default=Profile.MAZE.value,
    show_default=True,
    help="The rules: for any maze, for micromouse contests (any, classic of 16 × 16 cells, half-size of up to"
    " 32 × 32, or the classic contest of Japan), or for the project of the 42 schools.",
)
@click.option(
    "--config",
    type=FILE,
    help="The config of a file of the project. Default: config.txt beside it, if that names the file.",
)
@click.option(
    "--subject",
    type=click.Choice([subject.value for subject in Subject]),
    default=Subject.OLDER.value,
    show_default=True,
    help="The version of the text of the project.",
)
@json_option
@click.pass_context
def command(
    context: click.Context, file: Path, profile: str, config: Path | None, subject: str, as_json: bool,
    wanted: Wanted,
) -> None:  # fmt: skip
    """List the problems of a maze: unreachable goals and floor, traps, useless links.

    The exit status is 1 if there are problems; notes do not count. docs/reference/problems.md defines each
    problem.
    """
    if profile == Profile.A_MAZE_ING:
        _judge(context, file, config, Subject(subject), as_json)
        return
    maze = wanted.maze(file)
    found = check(maze, Profile(profile), progress_on_terminal("Checking"))
    if as_json:
        problems = [_as_dict(problem) for problem in found]
        print_json({"file": shown_path(file), "profile": profile, "problems": problems})
    else:
        for problem in found:
            click.echo(_line(maze, problem))
        click.echo(str(_summary(found)))
    if _count_to_fix(found):
        context.exit(_PROBLEMS_FOUND)


def _judge(context: click.Context, file: Path, config: Path | None, subject: Subject, as_json: bool) -> None:
    """Check the text of a file of the project, not only its maze."""
    found = judge_file(file, config_beside(file) if config is None else read_config(config), subject)
    if as_json:
        print_json({
            "file": shown_path(file), "profile": Profile.A_MAZE_ING.value,
            "problems": [_with_sides(problem) for problem in found.problems],
            "facts": None if found.facts is None else found.facts.record,
        })  # fmt: skip
    else:
        for problem in found.problems:
            click.echo(f"{problem.severity:<8} {problem.kind:<20} {problem.message}")
        click.echo(str(_summary(found.problems)))
    if found.is_broken:
        context.exit(_PROBLEMS_FOUND)


def _with_sides(problem: Problem) -> dict[str, Any]:
    sides = problem.sides or [None] * len(problem.cells)
    return {
        "code": problem.kind, "severity": problem.severity.value, "message": str(problem.message),
        "count": problem.count,
        "cells": [[*cell, side] for cell, side in zip(problem.cells.tolist(), sides, strict=True)],
    }  # fmt: skip


def _count_to_fix(found: list[Problem]) -> int:
    return sum(problem.severity is not Severity.NOTE for problem in found)


def _line(maze: Maze, problem: Problem) -> str:
    """Return a line: the severity, the cell, the sentence."""
    cell = name_of(maze, problem.cells[0].tolist()) if len(problem.cells) else "-"
    return f"{problem.severity:<8} {cell:<9} {problem.message}"


def _summary(found: list[Problem]) -> Message:
    """Return the last line.

    >>> str(_summary([]))
    'No problems.'
    """
    count = _count_to_fix(found)
    problems, notes = Noun.PROBLEMS(count=count), Noun.NOTES(count=len(found) - count)
    if len(found) > count:
        return (
            CliText.PROBLEMS_AND_NOTES(problems=problems, notes=notes)
            if count
            else CliText.NO_PROBLEMS_BUT_NOTES(notes=notes)
        )
    return CliText.PROBLEMS_FOUND(problems=problems) if count else CliText.NO_PROBLEMS()


def _as_dict(problem: Problem) -> dict[str, Any]:
    return {
        "kind": str(problem.kind),
        "severity": problem.severity.value,
        "code": problem.message.code,
        "message": str(problem.message),
        "count": problem.count,
        "cell": problem.cells[0].tolist() if len(problem.cells) else None,
        "cells": problem.cells.tolist() if problem.is_whole else None,
        "fixes": [str(fix.message) for fix in problem.fixes],
        **({"walk": problem.walk.tolist()} if len(problem.walk) else {}),
    }
