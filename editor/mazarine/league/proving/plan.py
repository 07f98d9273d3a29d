"""The plan of a proving ground in a TOML file: programs, and what each is to make."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Annotated, Any

import msgspec

from mazarine.errors import MazeError, MazeFileError
from mazarine.files.source import opened
from mazarine.league.a_maze_ing import Config, parse_config
from mazarine.league.a_maze_ing.messages import ConfigMessage
from mazarine.league.mazes import shown_maze
from mazarine.league.messages import LeagueMessage
from mazarine.league.toml import files_of, read_toml, values_as
from mazarine.messages import Message, quoted
from mazarine.mouse.process import split_command

_CONFIG, _OUTPUT = "{config}", "{output}"
CONFIG_NAME = "config.txt"
"""Of the config in the copy of a program's folder: some read it, whatever they are called with."""
LINKED = frozenset((".git", ".venv", "venv", "env", "node_modules", ".mypy_cache"))
"""Folders of a program that are not copied: the copy has links to them, so nothing is written there."""
MOST_CONFIG_BYTES = 1 << 16
_MOST_NAME_BYTES = 255
_SEED = re.compile(rb"^[ \t]*SEED[ \t]*=[ \t]*\S", re.IGNORECASE | re.MULTILINE)


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a run may use.

    Attributes
    ----------
    seconds : of the whole run
    memory : megabytes, of the program and what it has started; checked four times a second on Linux
    build_seconds : of the build command
    """

    seconds: Annotated[float, msgspec.Meta(gt=0, le=3600)] = 60.0
    memory: Annotated[int, msgspec.Meta(gt=0)] = 1024
    build_seconds: Annotated[float, msgspec.Meta(gt=0, le=3600)] = 120.0


@dataclass(frozen=True)
class GeneratorSpec:
    """A program that writes mazes.

    Attributes
    ----------
    name : in the table of results
    words : the command, with `{config}`, or with `{output}` and as it likes `{rows}`, `{cols}` and `{seed}`
    folder, build : where it is, and what is run there first
    keys : lines of its own, which come after those of each config
    """

    name: str
    words: tuple[str, ...]
    folder: Path
    build: str
    keys: bytes = b""

    @property
    def has_config(self) -> bool:
        """Whether it is a program of the project A-Maze-ing."""
        return any(_CONFIG in word for word in self.words)


@dataclass(frozen=True)
class Job:
    """What a program is to make: as a config says, or a maze of a size.

    Attributes
    ----------
    name : in the table of results
    config : the text of a config; empty for a size
    wanted : what the config says; None for a size, and for a config that is wrong on purpose
    rows, cols, seed : of a size
    fault : why the config cannot be used; empty if it can
    """

    name: str
    config: bytes = b""
    wanted: Config | None = None
    rows: int = 0
    cols: int = 0
    seed: int = 0
    fault: Message | str = ""

    @property
    def is_bad(self) -> bool:
        """Whether the program is to refuse it."""
        return bool(self.config) and self.wanted is None

    @property
    def has_seed(self) -> bool:
        """Whether a second run is to make the same."""
        return not self.is_bad and (not self.config or bool(_SEED.search(self.config)))


@dataclass(frozen=True)
class ProvingPlan:
    """Programs, and what they are to make.

    Attributes
    ----------
    path : the file
    generators : the programs
    configs : for those that take configs
    sizes : for the others
    limits : of each run
    has_bad_configs : whether programs that take configs are also to refuse wrong ones
    """

    path: Path
    generators: tuple[GeneratorSpec, ...]
    configs: tuple[Job, ...]
    sizes: tuple[Job, ...]
    limits: Limits
    has_bad_configs: bool = False

    @property
    def commands(self) -> list[tuple[str, str]]:
        """The folder and the text of each command that is started."""
        return [
            (str(it.folder), text)
            for it in self.generators
            for text in (it.build, " ".join(it.words))
            if text
        ]

    def tries(self, bad: tuple[Job, ...] = ()) -> list[tuple[GeneratorSpec, Job]]:
        """Return each program with each of its jobs, the wrong configs last."""
        return [
            (it, job)
            for it in self.generators
            for job in ((*self.configs, *bad) if it.has_config else self.sizes)
        ]


class _Generator(msgspec.Struct, forbid_unknown_fields=True):
    name: Annotated[str, msgspec.Meta(min_length=1)]
    command: str
    folder: str = ""
    build: str = ""
    keys: dict[str, str] = {}


_Size = Annotated[int, msgspec.Meta(ge=1, le=4096)]


class _Plan(msgspec.Struct, forbid_unknown_fields=True):
    generator: list[_Generator]
    configs: list[str] = []
    sizes: list[tuple[_Size, _Size]] = []
    seeds: list[int] = msgspec.field(default_factory=lambda: [1])
    limits: Limits = Limits()
    bad_configs: bool = False


def read_plan(path: Path) -> ProvingPlan:
    """Read a plan; paths in it are relative to its folder, and `configs` may hold patterns.

    Raises `MazeFileError` if the file cannot be read, or describes nothing to be made.
    """
    return plan_of(read_toml(path), path)


def plan_of(values: dict[str, Any], path: Path) -> ProvingPlan:
    """Return the plan that the values of a file describe; see `read_plan`."""
    found = values_as(values, path, _Plan)
    names = [it.name for it in found.generator]
    for name in names:
        if names.count(name) > 1:
            raise MazeFileError(path, LeagueMessage.NAME_TWICE(name=quoted(name)))
    generators = tuple(_spec(it, path) for it in found.generator)
    configs = tuple(_job(file, path.parent) for file in files_of(path, found.configs))
    sizes = tuple(
        Job(f"{rows} × {cols}, seed {seed}", rows=rows, cols=cols, seed=seed)
        for (rows, cols), seed in product(found.sizes, found.seeds)
    )
    for it in generators:
        if not (configs if it.has_config else sizes):
            message = LeagueMessage.NO_CONFIGS if it.has_config else LeagueMessage.NO_SIZES
            raise MazeFileError(path, message(name=quoted(it.name)))
    if not generators:
        raise MazeFileError(path, LeagueMessage.NO_GENERATORS())
    return ProvingPlan(path, generators, configs, sizes, found.limits, found.bad_configs)


def _spec(it: _Generator, path: Path) -> GeneratorSpec:
    try:
        words = tuple(split_command(it.command))
    except MazeError as error:
        raise MazeFileError(path, str(error).removesuffix(".")) from error
    if not any(place in word for word in words for place in (_CONFIG, _OUTPUT)):
        raise MazeFileError(path, LeagueMessage.NO_PLACE_IN_COMMAND(name=quoted(it.name)))
    keys = "".join(f"\n{key}={value}" for key, value in it.keys.items())
    return GeneratorSpec(it.name, words, path.parent / it.folder, it.build, keys.encode())


def _job(file: Path, folder: Path) -> Job:
    name = shown_maze(file, folder)
    try:
        with opened(file, may_be_empty=True) as source:
            text = source.stream.read(MOST_CONFIG_BYTES)
        config = parse_config(text, file)
    except MazeFileError as error:
        return Job(name, fault=error.message)
    if not _is_inside(config.output):
        fault = ConfigMessage.WRONG_VALUE(key="OUTPUT_FILE", value=quoted(config.output))
        return Job(name, fault=MazeFileError(file, fault).message)
    return Job(name, text, config)


def _is_inside(output: str) -> bool:
    """Return whether a file can be in the copy of a program's folder, and is not the config there."""
    path = Path(os.path.normpath(output))
    return (
        path.parts[:1] not in ((), ("..",))
        and not (path.anchor or path == Path(CONFIG_NAME))
        and not LINKED.intersection(map(str.casefold, path.parts))
        and output.isprintable()
        and all(len(os.fsencode(part)) <= _MOST_NAME_BYTES for part in path.parts)
    )
