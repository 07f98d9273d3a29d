"""The description of a league in a TOML file."""

from __future__ import annotations

import contextlib
import glob
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import msgspec

from mazarine.agents.explorers import ByHand, explorer_named
from mazarine.agents.messages import AgentMessage
from mazarine.errors import AgentError, MazeError, MazeFileError, MouseError
from mazarine.files.messages import FileMessage
from mazarine.files.records import msgspec_fault
from mazarine.files.source import opened
from mazarine.league.messages import LeagueMessage
from mazarine.messages import Message, quoted
from mazarine.mouse import MouseLimits
from mazarine.mouse.process import split_command

_MOST_RUNS = 1000
_MOST_BYTES = 1 << 20


@dataclass(frozen=True)
class MouseSpec:
    """One that takes part.

    Attributes
    ----------
    name : in the table of results
    command, folder, build : of a mouse program; the command is empty for an explorer
    explorer : the name of an explorer; empty for a program
    limits : of each of its runs
    """

    name: str
    command: str
    folder: Path
    build: str
    explorer: str
    limits: MouseLimits

    @contextlib.contextmanager
    def named(self) -> Iterator[None]:
        """Name this one in errors."""
        try:
            yield
        except MazeError as error:
            raise MouseError(LeagueMessage.MOUSE_FAILED(name=self.name, reason=error.message)) from error


@dataclass(frozen=True)
class LeagueSpec:
    """A league, as its file describes it.

    Attributes
    ----------
    path : the file
    mazes : the files of mazes, each once
    mice : who takes part
    runs : how often each of them runs in each maze
    """

    path: Path
    mazes: tuple[Path, ...]
    mice: tuple[MouseSpec, ...]
    runs: int


class _Limits(msgspec.Struct, forbid_unknown_fields=True):
    """Limits of the league or of one mouse; those that are not given stay as they are."""

    seconds: float | None = None
    silence: float | None = None
    moves: int | None = None
    commands: int | None = None
    memory: int | None = None
    build_seconds: float | None = None

    def over(self, limits: MouseLimits) -> MouseLimits:
        given = {name: value for name, value in msgspec.structs.asdict(self).items() if value is not None}
        return MouseLimits(**{**vars(limits), **given})


class _Mouse(msgspec.Struct, forbid_unknown_fields=True):
    name: Annotated[str, msgspec.Meta(min_length=1)]
    command: str = ""
    folder: str = ""
    build: str = ""
    explorer: str = ""
    limits: _Limits = msgspec.field(default_factory=_Limits)


class _League(msgspec.Struct, forbid_unknown_fields=True):
    mazes: list[str]
    mouse: list[_Mouse] = []
    runs: int = 1
    limits: _Limits = msgspec.field(default_factory=_Limits)


def read_spec(path: Path) -> LeagueSpec:
    """Read a league.

    Paths in it are relative to its folder; `mazes` may hold patterns such as `classic/**/*.txt`.

    Raises
    ------
    MazeFileError
        If the file cannot be read, or describes no league.
    """
    try:
        with opened(path, may_be_empty=True) as source:
            if source.size > _MOST_BYTES:
                raise source.fault(FileMessage.TOO_MANY_BYTES(size=source.size, most=_MOST_BYTES))
            described = tomllib.loads(source.stream.read().decode())
        found = msgspec.convert(described, _League)
    except msgspec.ValidationError as error:
        raise MazeFileError(path, msgspec_fault(error)) from None
    except (ValueError, RecursionError) as error:
        raise MazeFileError(path, LeagueMessage.NOT_TOML(reason=str(error))) from error
    if not 1 <= found.runs <= _MOST_RUNS:
        raise MazeFileError(path, LeagueMessage.RUNS_OUT_OF_RANGE(most=_MOST_RUNS, runs=found.runs))
    files = {pattern: _files(path.parent, pattern) for pattern in found.mazes}
    empty = [pattern for pattern, own in files.items() if not own]
    if empty or not files:
        raise MazeFileError(path, LeagueMessage.NO_MAZES(patterns=quoted(empty)))
    mazes = tuple(dict.fromkeys(file for own in files.values() for file in own))
    if not found.mouse:
        raise MazeFileError(path, LeagueMessage.NO_MICE())
    try:
        limits = found.limits.over(MouseLimits())
        mice = tuple(_mouse(mouse, path, limits) for mouse in found.mouse)
    except MazeFileError:
        raise
    except MazeError as error:
        raise MazeFileError(path, _clause(error)) from error
    names = [mouse.name for mouse in mice]
    for name in names:
        if names.count(name) > 1:
            raise MazeFileError(path, LeagueMessage.NAME_TWICE(name=quoted(name)))
    return LeagueSpec(path, mazes, mice, found.runs)


def _mouse(mouse: _Mouse, path: Path, limits: MouseLimits) -> MouseSpec:
    name = quoted(mouse.name)
    if bool(mouse.command) == bool(mouse.explorer):
        raise MazeFileError(path, LeagueMessage.COMMAND_OR_EXPLORER(name=name))
    if mouse.explorer:
        if mouse.folder or mouse.build:
            raise MazeFileError(path, LeagueMessage.COMMAND_ALONE(name=name))
        if explorer_named(mouse.explorer) is ByHand:
            raise AgentError(AgentMessage.MANUAL_EXPLORER_ALONE())
    else:
        split_command(mouse.command)
    return MouseSpec(
        mouse.name, mouse.command, path.parent / mouse.folder, mouse.build, mouse.explorer,
        mouse.limits.over(limits),
    )  # fmt: skip


def _files(folder: Path, pattern: str) -> list[Path]:
    """Return the files that a path or a pattern names, in the order of their names."""
    if not glob.has_magic(pattern) or (folder / pattern).is_file():
        return [folder / pattern]
    found = glob.glob(pattern, root_dir=folder, recursive=True)  # noqa: PTH207  # may be absolute
    return sorted(path for path in (folder / name for name in found) if path.is_file())


def _clause(error: MazeError) -> Message | str:
    """Return the sentence of an error without its full stop, for the end of another one."""
    return str(error).removesuffix(".")
