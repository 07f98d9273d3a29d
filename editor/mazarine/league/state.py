"""The finished runs of a league that was stopped, kept beside its file until it is complete."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import msgspec

from mazarine.errors import MazeFileError
from mazarine.files.access import opened_to_write, read_regular
from mazarine.files.faults import faults_of
from mazarine.league.folders import files_below
from mazarine.league.mazes import LeagueMaze
from mazarine.league.messages import LeagueMessage
from mazarine.league.results import LeagueResult
from mazarine.league.spec import LeagueSpec, MouseSpec
from mazarine.version import __version__

_MOST_BYTES = 1 << 26
_SKIPPED = {"__pycache__", ".git"}


class _Line(msgspec.Struct):
    key: str
    result: LeagueResult


class State:
    """The finished runs, by what they depend on: the maze, the program with its files, and the limits.

    Attributes
    ----------
    path : the file: one line of JSON a run
    finished : the results by key
    """

    def __init__(self, spec: LeagueSpec) -> None:
        self.path = _path_of(spec)
        self.finished: dict[str, LeagueResult] = {}
        self._mazes = {maze.name: _digest_of_maze(maze) for maze in spec.mazes}
        self._mice = {mouse.name: _digest_of_mouse(mouse, self.path.name) for mouse in spec.mice}
        for line in self._lines():
            self.finished[line.key] = line.result

    def key(self, mouse: MouseSpec, maze: LeagueMaze, run: int) -> str:
        """Return the name of a run."""
        return f"{self._mice[mouse.name]}/{self._mazes[maze.name]}/{run}"

    def keep(self, key: str, result: LeagueResult) -> None:
        """Add a run that is finished, without its replay."""
        result = self.finished[key] = replace(result, replay=b"")
        line = msgspec.json.encode(_Line(key, result)) + b"\n"
        with faults_of(self.path), opened_to_write(self.path) as stream:
            stream.seek(0, os.SEEK_END)
            stream.write(line)

    def _lines(self) -> Iterator[_Line]:
        lines = list[bytes]()
        with faults_of(self.path), suppress(FileNotFoundError):
            lines = read_regular(self.path, _MOST_BYTES).split(b"\n")
        decoder = msgspec.json.Decoder(_Line)
        # The last line may have been cut off.
        for line in lines[:-1]:
            try:
                yield decoder.decode(line)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                raise MazeFileError(self.path, LeagueMessage.STATE_DAMAGED()) from error


def forget(spec: LeagueSpec) -> None:
    """Remove the file with finished runs: the league is complete."""
    with suppress(OSError):
        _path_of(spec).unlink(missing_ok=True)


def _path_of(spec: LeagueSpec) -> Path:
    return spec.path.with_suffix(".unfinished.jsonl")


def _digest_of_maze(maze: LeagueMaze) -> str:
    if isinstance(maze.source, Path):
        return _digest_of_file(maze.source)
    return hashlib.sha256(repr((maze.source, __version__)).encode()).hexdigest()[:24]


def _digest_of_file(path: Path) -> str:
    with faults_of(path), path.open("rb") as stream:
        return hashlib.file_digest(stream, "sha256").hexdigest()[:24]


def _digest_of_mouse(mouse: MouseSpec, state: str) -> str:
    """Return a digest of a mouse and the files in its folder, except the file with finished runs."""
    digest = hashlib.sha256()
    own = mouse.command, mouse.build, mouse.explorer, mouse.limits, mouse.goals.value, mouse.model
    digest.update(repr(own).encode())
    if mouse.command and mouse.folder.is_dir():
        for path in sorted(files_below(mouse.folder)):
            place = path.relative_to(mouse.folder)
            if path.name != state and not _SKIPPED & set(place.parts):
                digest.update(os.fsencode(place) + f":{_digest_of_file(path)}".encode())
    return digest.hexdigest()[:24]
