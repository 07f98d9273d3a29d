"""Runs that are shown again: those of mice as they were, and the mazes that programs have written."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from mazarine.gui.documents.results import Result
from mazarine.gui.features.league.contest import Run
from mazarine.gui.i18n import tr_later
from mazarine.gui.shell.shell import Shell
from mazarine.gui.widgets.message_bar import MessageBar
from mazarine.league.match import contest_of
from mazarine.maze import Maze
from mazarine.mouse import Driver, ProgramSpec
from mazarine.mouse.record import Record


def open_run(shell: Shell, messages: MessageBar, run: Run) -> None:
    """Open the maze that a program has written; or show a run of a mouse, as it was if that is known."""
    mouse, where, wanted = run.mouse, run.maze, shell.walk_wanted
    work: Callable[[], Maze]
    if mouse is not None and where is not None:
        if mouse.explorer:
            work, driver = partial(contest_of, where, mouse.goals), Driver(mouse.explorer, run.seed)
        else:
            spec = ProgramSpec(mouse.command, mouse.folder, mouse.build, mouse.limits, mouse.goals)
            work, driver = where.read, Driver(program=spec, record=_record_of(run, messages))
        job = shell.workers.jobs.run(work)
        job.done.connect(lambda maze: wanted.emit(maze, run.task, driver))
    elif run.has_file:
        job = shell.workers.jobs.run(run.result.maze)
        job.done.connect(partial(_open_maze, shell, run))
    else:
        return
    job.failed.connect(messages.refuse_error)


def _record_of(run: Run, messages: MessageBar) -> Record | None:
    if run.result is None or not run.result.replay:
        if run.result is not None and run.result.commands:
            messages.show_message(
                tr_later("The record of this run was too large to keep: the program runs again.")
            )
        return None
    return Record(run.result.replay, str(run.result.reason))


def _open_maze(shell: Shell, run: Run, maze: Maze) -> None:
    text = tr_later("The maze of {program} for {task}.", program=run.program, task=run.task)
    shell.results.open(Result(maze, shell.current.session, tr_later("Open the maze of a program"), text))
