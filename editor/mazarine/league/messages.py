"""The sentences of the errors of leagues."""

from __future__ import annotations

from mazarine.messages import Catalog


class LeagueMessage(Catalog):
    """Why a league cannot be read or run."""

    NOT_TOML = "this is not TOML: {reason}"
    NOT_FOR_TOML = "a file of TOML cannot hold the name {text}"
    NO_MAZES = "there are no mazes: `mazes` names no file, and there is no [[maze]] table"
    GENERATOR_OR_REQUIRE = "A [[maze]] table needs either `generator` or `require`."
    REQUEST_NOT_MET = "No maze was found for {maze} within {edits:,} edits."
    NO_FILES = "there are no such files: {patterns}"
    NO_GENERATORS = "there is no [[generator]] table"
    NO_CONFIGS = "generator {name} needs `configs`"
    NO_SIZES = "generator {name} needs `sizes`"
    NO_PLACE_IN_COMMAND = "generator {name}: its command has neither {{config}} nor {{output}}"
    PLAN_OF_GENERATORS = "this is a plan of programs that write mazes; run it with --generators"
    NO_MICE = "there is no [[mouse]] table"
    NAME_TWICE = "two of them have the name {name}"
    COMMAND_OR_EXPLORER = "mouse {name} needs either `command` or `explorer`"
    COMMAND_ALONE = "mouse {name}: `folder` and `build` belong to a `command`"
    RUNS_OUT_OF_RANGE = "`runs` must be 1 to {most:,}, not {runs}"
    JOBS_OUT_OF_RANGE = "The number of jobs must be 1 to {most:,}, not {jobs}."
    MOUSE_FAILED = "Mouse {name}: {reason}"
    MAZE_FAILED = "Maze {maze}: {reason}"
    WORKER_ENDED = "A worker process has ended unexpectedly."
    STATE_DAMAGED = "the list of finished runs is damaged; delete the file to start again"


class ReportText(Catalog):
    """The parts of the page with the standings."""

    RUNS = (
        "{count:,} maze, runs of each program in each: {runs:,}",
        "{count:,} mazes, runs of each program in each: {runs:,}",
    )
    LIMITS = "Limits: {limits}"
    LIMITS_OF = "Limits of {names}: {limits}"
    NOT_DRAWN = "Too large to be drawn"


class ProvingText(Catalog):
    """What programs that write mazes have done wrong."""

    FOLDER_LARGE = "Its folder is larger than {megabytes:,} MB."
    FOLDER_UNREADABLE = "Its folder cannot be copied: {reason}."
    TOO_LONG = "It wrote nothing within {seconds:g} s."
    TOO_MUCH_MEMORY = "It needed more than {megabytes:,} MB."
    NOTHING_WRITTEN = "It wrote no file, and said nothing."
    ENDED_BY_SIGNAL = "It was ended by signal {number}."
    PACKAGE_MISSING = (
        "It needs the package {name}, which its Python does not have: install it, or name another Python in "
        "the command."
    )
    BAD_CONFIG_TAKEN = "It wrote a maze for a wrong config."
    NOT_AS_ASKED = "The maze has {rows:,} × {cols:,} cells, not those asked for."
    PARTS_CUT_OFF = (
        "{count:,} cell cannot be reached.", "{count:,} cells cannot be reached.",
    )  # fmt: skip
