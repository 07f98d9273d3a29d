"""The sentences of errors of mouse programs, and of how their runs end."""

from __future__ import annotations

from mazarine.messages import Catalog


class MouseMessage(Catalog):
    """Why a mouse program cannot run."""

    NOT_SQUARE = (
        "A micromouse turns in four directions, so it needs a maze of squares;"
        " the lattice of this maze is {lattice}."
    )
    START_IS_ROCK = "Mouse programs start in the south-west corner, which is rock in this maze."
    START_IN_ROCK = "The start marker at {cell} is in rock, where no mouse can start."
    GOAL_IN_ROCK = "The goal marker at {cell} is in rock, where no mouse can go."
    GOALS_UNKNOWN = "The goals of mouse programs are `maze` or `middle`, not {value}."
    COMMAND_EMPTY = "The command of the program is empty."
    QUOTE_OPEN = "The command {command} has a quotation mark that is not closed."
    PROGRAM_FOLDER_MISSING = "The folder of the program does not exist: {folder}."
    NOT_STARTED = "The program cannot be started: {reason}."
    BUILD_FAILED = "The build command failed with status {status}: {output}"
    BUILD_TIMED_OUT = "The build command took more than {seconds:g} seconds and was stopped."
    MODEL_OUT_OF_RANGE = "`{name}` must be a number from {least:g} to {most:,}, not {value}."
    MODEL_UNKNOWN_KEY = "There is no key {name}; the keys are {names}."
    MODEL_MISSING_KEY = "`{name}` is missing."
    MODEL_NOT_TOML = "Mouse model {path}: this is not TOML: {reason}."
    MODEL_UNREADABLE = "Mouse model {path} cannot be read: {reason}. Models that need no file are {names}."
    MODEL_FAILED = "Mouse model {path}: {reason}"
    LIMIT_OUT_OF_RANGE = "The limit {name} must be a number above 0, not {value}."


class MouseText(Catalog):
    """How the run of a program has ended, and what its user should know."""

    EXPLORER_PROGRAM = "Program"
    EXPLORER_PROGRAM_HINT = "A mouse program, which drives a micromouse from the start of the maze to a goal."
    PROGRAM_NOT_BUILT = "The build command failed with status {status}."
    PROGRAM_RECORDED = "This is the recorded run: the program does not run now. Its log was not recorded."
    PROGRAM_MAZE_CHANGED = "The maze is not the one of the recorded run: this is not what happened."
    PROGRAM_EXITED = "The program has ended."
    PROGRAM_STOPPED = "The program was stopped."
    PROGRAM_CRASHED = "The program crashed with status {status}."
    PROGRAM_KILLED = "The program was ended by signal {signal}."
    PROGRAM_HANGS = "The program sent nothing for {seconds:g} seconds."
    PROGRAM_TOO_LONG = "The program ran for more than {seconds:g} seconds."
    PROGRAM_TOO_MANY_MOVES = "The program made more than {most:,} moves."
    PROGRAM_TOO_MANY_COMMANDS = "The program sent more than {most:,} commands without a move."
    PROGRAM_TOO_MUCH_MEMORY = "The program took more than {most:,} MB of memory."
    PROGRAM_LINE_TOO_LONG = "The program sent a line of more than {most:,} bytes."
    SIZE_UNUSUAL = "Most mouse programs expect 16 × 16 cells; this maze has {width} × {height}."
    MARKERS_IGNORED = "The mouse starts in the south-west corner and its goal is the middle, not the markers."
    GOALS_UNMARKED = "Half-size contests announce their goal, and this maze marks none: it is the middle."
    MOUSE_CANNOT_ARRIVE = "No path leads from the start of the mouse to a goal."
    NOT_ASKED = (
        "The program did not send {commands}: it probably expects the start and the goals of mms, which are"
        " others here."
    )
    LEVELS_IGNORED = "Mouse programs run on the lowest level only."
    LINKS_IGNORED = "Mouse programs do not use teleporters or stairs."
