"""`mazarine edit`: a script of edits, with an updated segmentation."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import click

from mazarine.cli.messages import CliMessage, CliText
from mazarine.cli.output import (
    FILE,
    json_option,
    print_json,
    print_notes,
    require_distinct,
    shown_path,
    shown_text,
)
from mazarine.cli.reading import Wanted, reading_options
from mazarine.cli.segment import require_suffix, write_segmentation
from mazarine.cli.session import Session, Stepped
from mazarine.cli.summary import counts_of, extent_of
from mazarine.errors import MazeError, MazeFileError
from mazarine.files import Format, losses, save, write
from mazarine.files.script import ScriptStep, line_fault, steps_of
from mazarine.files.source import opened
from mazarine.maze import Maze


@click.command()
@click.argument("file", type=FILE)
@reading_options
@click.argument("script", type=FILE)
@click.option("-o", "--output", "out", type=FILE, help="The file to write the edited maze to.")
@click.option(
    "--in-place",
    is_flag=True,
    help="Save into FILE. What it holds besides the maze stays as it is; if that is not possible, "
    "nothing is saved.",
)
@click.option("--segment", "arrays", type=FILE, help="The .npz or .json file for the segmentation.")
@click.option("--check", is_flag=True, help="Compare with a new segmentation after every line.")
@json_option
def command(
    file: Path,
    script: Path,
    out: Path | None,
    in_place: bool,
    arrays: Path | None,
    check: bool,
    as_json: bool,
    wanted: Wanted,
) -> None:
    """Apply the edits of SCRIPT, one JSON object per line, to the maze in FILE.

    SCRIPT may be - for standard input. Each line is one undo step. If a line is wrong, nothing is written.
    The output may be FILE itself; it is replaced after the last edit. Without -o and --in-place nothing is
    saved.
    """
    if in_place and out is not None:
        raise MazeError(CliMessage.TWO_TARGETS())
    if arrays is not None:
        require_suffix(arrays)
    is_piped = str(script) == "-"
    require_distinct([out, arrays], [None if is_piped else script])
    require_distinct([arrays], [file])
    maze, format, notes = wanted.read(file)
    print_notes(notes)
    if out is not None:
        losses(maze, out)  # a suffix that names no format is refused before the work
    session = Session(maze, follow=arrays is not None, check=check, summarize=as_json)
    name = str(CliText.STANDARD_INPUT()) if is_piped else shown_path(script)
    with _script(script) as stream:
        done = [_stepped(session, step, name) for step in steps_of(stream, name)]
    if out is not None:
        print_notes(losses(maze, out))
        write(maze, out)
    if in_place:
        _save_in_place(file, format, maze, wanted)
    if arrays is not None:
        write_segmentation(arrays, maze, session.segmentation)
    _report(file, name, maze, session, done, as_json)


def _save_in_place(file: Path, format: Format, maze: Maze, wanted: Wanted) -> None:
    done = save(maze, file, format=format.name, options=wanted.options)
    if done.losses:
        print_notes(done.losses)
        raise MazeFileError(file, CliMessage.NOT_SAVED_IN_PLACE())
    done.write(None)


@contextlib.contextmanager
def _script(path: Path) -> Iterator[IO[bytes]]:
    if str(path) == "-":
        if sys.stdin is None:
            raise MazeError(CliMessage.NO_STANDARD_INPUT())
        yield sys.stdin.buffer
    else:
        with opened(path, may_be_empty=True) as source:
            yield source.stream


def _stepped(session: Session, step: ScriptStep, name: str) -> Stepped:
    try:
        return session.take(step)
    except MazeError as error:
        raise line_fault(name, step.line, error) from error


def _report(
    file: Path, script: str, maze: Maze, session: Session, done: list[Stepped], as_json: bool
) -> None:
    microseconds = sum(stepped.microseconds for stepped in done)
    visited = sum(stepped.visited for stepped in done)
    if not as_json:
        click.echo(str(CliText.EDITS_APPLIED(count=len(done), script=shown_text(script))))
        return
    print_json({
        "file": shown_path(file), "script": script, **extent_of(maze), **counts_of(session.segmentation),
        "links": len(maze.links), "markers": len(maze.markers),
        "microseconds": round(microseconds, 1), "visited": visited,
        "steps": [
            {
                "line": stepped.step.line, "edit": stepped.step.word,
                "microseconds": stepped.microseconds, "visited": stepped.visited,
                "changes": stepped.changes,
            }
            for stepped in done
        ],
    })  # fmt: skip
