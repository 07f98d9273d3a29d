"""The sentences of the errors of leagues."""

from __future__ import annotations

from mazarine.messages import Catalog


class LeagueMessage(Catalog):
    """Why a league cannot be read or run."""

    NOT_TOML = "this is not TOML: {reason}"
    NO_MAZES = "`mazes` names no file: {patterns}"
    NO_MICE = "there is no [[mouse]] table"
    NAME_TWICE = "two mice have the name {name}"
    COMMAND_OR_EXPLORER = "mouse {name} needs either `command` or `explorer`"
    COMMAND_ALONE = "mouse {name}: `folder` and `build` belong to a `command`"
    RUNS_OUT_OF_RANGE = "`runs` must be 1 to {most:,}, not {runs}"
    JOBS_OUT_OF_RANGE = "The number of jobs must be 1 to {most:,}, not {jobs}."
    MOUSE_FAILED = "Mouse {name}: {reason}"
    MAZE_FAILED = "Maze {maze}: {reason}"
    WORKER_ENDED = "A worker process has ended unexpectedly."
    STATE_DAMAGED = "the list of finished runs is damaged; delete the file to start again"
