"""The description of a league in a TOML file."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated, Any

import msgspec

from mazarine.agents.explorers import ByHand, explorer_named
from mazarine.agents.messages import AgentMessage
from mazarine.errors import AgentError, MazeError, MazeFileError, MouseError
from mazarine.league.mazes import LeagueMaze, MazeTable, named_mazes
from mazarine.league.messages import LeagueMessage
from mazarine.league.toml import files_of, read_toml, values_as
from mazarine.messages import quoted
from mazarine.mouse import Goals, MouseLimits
from mazarine.mouse.model import USUAL, MouseModel, read_model
from mazarine.mouse.process import split_command

MOST_RUNS = 1000


@dataclass(frozen=True)
class MouseSpec:
    """One that takes part.

    Attributes
    ----------
    name : in the table of results
    command, folder, build : of a mouse program; the command is empty for an explorer
    explorer : the name of an explorer; empty for a program
    limits : of each of its runs
    goals : which start and goals it has
    model : how fast it would be in a contest
    """

    name: str
    command: str
    folder: Path
    build: str
    explorer: str
    limits: MouseLimits
    goals: Goals
    model: MouseModel

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
    mazes : files, and mazes that are made, each once
    mice : who takes part
    runs : how often each of them runs in each maze
    """

    path: Path
    mazes: tuple[LeagueMaze, ...]
    mice: tuple[MouseSpec, ...]
    runs: int

    @property
    def commands(self) -> list[tuple[str, str]]:
        """The folder and the text of each command that is started."""
        return [(str(mouse.folder), it) for mouse in self.mice for it in (mouse.build, mouse.command) if it]

    def ready(self, is_wanted: Callable[[], bool] = lambda: True) -> LeagueSpec:
        """Return the league with its mazes made; errors as for `MadeMaze.make`."""
        return replace(self, mazes=tuple(maze.ready(is_wanted) for maze in self.mazes))


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
    mazes: list[str] = []
    maze: list[MazeTable] = []
    mouse: list[_Mouse] = []
    runs: int = 1
    goals: Goals = Goals.MAZE
    mouse_model: str = USUAL
    limits: _Limits = msgspec.field(default_factory=_Limits)


def read_spec(path: Path, goals: str | None = None, model: MouseModel | None = None) -> LeagueSpec:
    """Read a league.

    Paths in it are relative to its folder; `mazes` may hold patterns such as `classic/**/*.txt`. Raises
    `MazeFileError` if the file cannot be read, or describes no league.

    Parameters
    ----------
    goals : those of `mazarine.mouse.Goals` that are to count in place of those in the file
    model : of all mice, in place of that of the file
    """
    values = read_toml(path)
    return spec_of(values if goals is None else {**values, "goals": str(goals)}, path, model)


def spec_of(values: dict[str, Any], path: Path, model: MouseModel | None = None) -> LeagueSpec:
    """Return the league that the values of a file describe; see `read_spec`."""
    if "generator" in values:
        raise MazeFileError(path, LeagueMessage.PLAN_OF_GENERATORS())
    found = values_as(values, path, _League)
    if not 1 <= found.runs <= MOST_RUNS:
        raise MazeFileError(path, LeagueMessage.RUNS_OUT_OF_RANGE(most=MOST_RUNS, runs=found.runs))
    files = files_of(path, found.mazes)
    if not (files or found.maze):
        raise MazeFileError(path, LeagueMessage.NO_MAZES())
    if not found.mouse:
        raise MazeFileError(path, LeagueMessage.NO_MICE())
    try:
        limits = found.limits.over(MouseLimits())
        model = model or read_model(found.mouse_model, path.parent)
        mice = tuple(_mouse(mouse, path, limits, found.goals, model) for mouse in found.mouse)
        made = [maze for table in found.maze for maze in table.mazes()]
    except MazeFileError:
        raise
    except MazeError as error:
        raise MazeFileError(path, str(error).removesuffix(".")) from error
    names = [mouse.name for mouse in mice]
    for name in names:
        if names.count(name) > 1:
            raise MazeFileError(path, LeagueMessage.NAME_TWICE(name=quoted(name)))
    return LeagueSpec(path, named_mazes(files, made, path.parent), mice, found.runs)


def _mouse(mouse: _Mouse, path: Path, limits: MouseLimits, goals: Goals, model: MouseModel) -> MouseSpec:
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
        mouse.limits.over(limits), goals, model,
    )  # fmt: skip
