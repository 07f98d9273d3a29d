"""The sentences about files of the project A-Maze-ing, which counts lines and steps from 1."""

from __future__ import annotations

from mazarine.messages import Catalog


class FileRule(Catalog):
    """Broken rules for the file."""

    NO_DIGITS = "There are no lines of hexadecimal digits, all of one length, at the start of the file."
    DIGITS_UNEQUAL = "Line {line:,} has {length:,} digits, the line before has {before:,}."
    NOT_DIGITS = "Line {line:,} has a sign that is not a hexadecimal digit."
    TOO_LARGE = "The maze is larger than {size:,} × {size:,} cells."
    NO_LAST_LINE_END = "Line {line:,}, the last one, has no line end."
    CARRIAGE_RETURNS = (
        "{count:,} line ends with CR LF; the project asks for LF.",
        "{count:,} lines end with CR LF; the project asks for LF.",
    )
    LINES_AFTER = (
        "{count:,} blank line comes after the path.", "{count:,} blank lines come after the path.",
    )  # fmt: skip
    LINES_BEFORE = (
        "{count:,} line comes before the digits.", "{count:,} lines come before the digits.",
    )  # fmt: skip
    LOWER_CASE = "The digits are in lower case; the example of the project has capitals."
    BLANKS_IN_DIGITS = (
        "{count:,} line of digits has blanks.", "{count:,} lines of digits have blanks.",
    )  # fmt: skip
    BLANK_LINES = "One blank line is to come right after the digits, and no other one."
    NO_FOOTER = "The entry, the exit or the path is missing after the digits."
    LINES_UNKNOWN = (
        "{count:,} line is neither an entry, an exit nor a path.",
        "{count:,} lines are neither an entry, an exit nor a path.",
    )
    COORDINATES = (
        "{count:,} pair of coordinates is not written as x,y.",
        "{count:,} pairs of coordinates are not written as x,y.",
    )
    SPACE_IN_COORDINATES = (
        "{count:,} pair of coordinates has a blank after the comma.",
        "{count:,} pairs of coordinates have a blank after the comma.",
    )
    PATH_LETTERS = "The path is not written as letters N, E, S and W without blanks."
    PATH_INTO_WALL = "The path runs into a wall at step {step:,}, at x {x}, y {y}."
    PATH_WRONG_END = "The path ends at x {x}, y {y}, not at the exit."
    PATH_LONG = (
        "The path is {count:,} step longer than the shortest one.",
        "The path is {count:,} steps longer than the shortest one.",
    )
    PATH_HALF_STEPS = "Each step of the path is there twice."
    SIZE_OF_CONFIG = "The maze has {width} × {height} cells; the config asks for {wide} × {high}."
    ENTRY_OF_CONFIG = "The entry is not the one of the config, {x},{y}."
    EXIT_OF_CONFIG = "The exit is not the one of the config, {x},{y}."


class ConfigMessage(Catalog):
    """Why a config cannot be used, as clauses that follow the name of the file."""

    NOT_TEXT = "it is not a config: it is no text"
    WRONG_VALUE = "its value for {key} is not usable: {value}"
    KEY_MISSING = "it has no value for {key}"
