"""Configs of the project: a KEY=VALUE a line."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from mazarine.errors import MazeFileError
from mazarine.files.source import opened
from mazarine.league.a_maze_ing.messages import ConfigMessage
from mazarine.messages import quoted
from mazarine.problems.a_maze_ing.board import Place

_MOST_BYTES = 1 << 16
_PLACE = re.compile(r"\D?(-?\d{1,9})\s*,\s*(-?\d{1,9})\D?")
_YES, _NO = ("true", "1", "yes"), ("false", "0", "no")


_USUAL_NAME = "config.txt"


@dataclass(frozen=True)
class Config:
    """What a program of the project is to make.

    Attributes
    ----------
    width, height : in cells
    entry, exit : rows and columns
    output : the file to write, as the config names it
    perfect : whether there is to be exactly one path between any two cells
    """

    width: int
    height: int
    entry: Place
    exit: Place
    output: str
    perfect: bool


def read_config(path: Path) -> Config:
    """Read a config; capitals, blanks and brackets do not matter.

    Raises `MazeFileError` if the file cannot be read, or one of the six keys is missing or has no usable
    value.
    """
    with opened(path, may_be_empty=True) as source:
        return parse_config(source.stream.read(_MOST_BYTES), path)


def parse_config(data: bytes, path: Path) -> Config:
    """Read the content of a config; see `read_config`."""
    try:
        lines = data.decode().splitlines()
    except UnicodeDecodeError:
        raise MazeFileError(path, ConfigMessage.NOT_TEXT()) from None
    pairs = (line.split("=", 1) for line in lines if "=" in line and not line.lstrip().startswith("#"))
    values = {key.strip().upper(): value.strip() for key, value in pairs}

    def fault(key: str) -> MazeFileError:
        if key not in values:
            return MazeFileError(path, ConfigMessage.KEY_MISSING(key=key))
        return MazeFileError(path, ConfigMessage.WRONG_VALUE(key=key, value=quoted(values[key])))

    def number(key: str) -> int:
        if not re.fullmatch(r"\d{1,9}", values.get(key, "")) or not int(values[key]):
            raise fault(key)
        return int(values[key])

    def place(key: str) -> Place:
        found = _PLACE.fullmatch(values.get(key, ""))
        if found is None:
            raise fault(key)
        return int(found[2]), int(found[1])

    if not values.get("OUTPUT_FILE"):
        raise fault("OUTPUT_FILE")
    perfect, output = values.get("PERFECT", "").lower(), values["OUTPUT_FILE"]
    if perfect not in _YES + _NO:
        raise fault("PERFECT")
    width, height, entry, exit = number("WIDTH"), number("HEIGHT"), place("ENTRY"), place("EXIT")
    return Config(width, height, entry, exit, output, perfect in _YES)


def config_beside(path: Path) -> Config | None:
    """Return the config in the folder of a file that names this file as its output; None without one."""
    try:
        config = read_config(path.with_name(_USUAL_NAME))
    except MazeFileError:
        return None
    return config if Path(config.output).name == path.name else None
