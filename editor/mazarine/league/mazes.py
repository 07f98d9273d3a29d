"""The mazes of a league: files, and mazes that are made when it begins."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Annotated, Any

import msgspec
import numpy as np

from mazarine.design import Request, find_maze
from mazarine.errors import Cancelled, MouseError
from mazarine.files import read
from mazarine.generators import begin
from mazarine.generators.finishing import FINISHES, finish
from mazarine.generators.parameter import read_all
from mazarine.generators.registry import generator_named
from mazarine.league.messages import LeagueMessage
from mazarine.maze import Maze
from mazarine.messages import quoted

MOST_SEEDS = 1000
MOST_SIDE = 256
_Side = Annotated[int, msgspec.Meta(ge=1, le=MOST_SIDE)]
_Seeds = Annotated[
    list[Annotated[int, msgspec.Meta(ge=0)]], msgspec.Meta(min_length=1, max_length=MOST_SEEDS)
]
_Values = dict[str, str | int | float]


@dataclass(frozen=True)
class MadeMaze:
    """A maze that a generator makes, or that is searched.

    Attributes
    ----------
    rows, cols, seed : of the maze
    generator, parameters, finishes : the algorithm, see `mazarine.generators`; empty for a search
    require : the requirements of a search, see `mazarine.design.Request`
    edits : after which the search is given up
    """

    rows: int
    cols: int
    seed: int
    generator: str
    parameters: Mapping[str, Any]
    finishes: Mapping[str, Any]
    require: tuple[str, ...]
    edits: int

    @property
    def name(self) -> str:
        """What it is, as results name it."""
        what = self.generator or "; ".join(self.require)
        return f"{what}, {self.rows} × {self.cols}, seed {self.seed}"

    def make(self, is_wanted: Callable[[], bool] = lambda: True) -> Maze:
        """Return the maze; the same one each time.

        Raises `MazeError` if it cannot be made, and `Cancelled` if it is not wanted any more.
        """
        if not self.require:
            rng = np.random.default_rng(self.seed)
            growth = begin(self.generator, self.rows, self.cols, rng=rng, **self.parameters)
            maze = growth.run(lambda _: is_wanted())
            finish(maze, self.finishes, rng=rng)
            return maze
        request = Request(self.require, rows=self.rows, cols=self.cols)
        found = find_maze(request, rng=self.seed, edits=self.edits, progress=lambda _: is_wanted())
        if not is_wanted():
            raise Cancelled
        if not found.met:
            raise MouseError(LeagueMessage.REQUEST_NOT_MET(maze=quoted(self.name), edits=self.edits))
        return found.maze


@dataclass(frozen=True, eq=False)
class LeagueMaze:
    """A maze of a league.

    Attributes
    ----------
    name : in the table of results
    source : its file, or what makes it
    made : the maze, once it was made
    """

    name: str
    source: Path | MadeMaze
    made: Maze | None = field(default=None, repr=False)

    def read(self) -> Maze:
        """Return the maze; `MazeError` if that is not possible."""
        if self.made is not None:
            return self.made.copy()
        return read(self.source) if isinstance(self.source, Path) else self.source.make()

    def ready(self, is_wanted: Callable[[], bool]) -> LeagueMaze:
        """Return it, made only once from then on; errors as for `MadeMaze.make`."""
        if self.made is not None or isinstance(self.source, Path):
            return self
        return replace(self, made=self.source.make(is_wanted))


class MazeTable(msgspec.Struct, forbid_unknown_fields=True):
    """A `[[maze]]` table: mazes to be made, one for each seed."""

    rows: _Side
    cols: _Side
    generator: str = ""
    parameters: _Values = {}
    finishes: _Values = {}
    require: list[str] = []
    edits: Annotated[int, msgspec.Meta(ge=1, le=100_000_000)] = 1_000_000
    seeds: _Seeds = msgspec.field(default_factory=lambda: [1])

    def mazes(self) -> list[MadeMaze]:
        """Return the mazes; `MazeError` if they cannot be described so."""
        if bool(self.generator) == bool(self.require):
            raise MouseError(LeagueMessage.GENERATOR_OR_REQUIRE())
        if self.require:
            Request(self.require, rows=self.rows, cols=self.cols)
        else:
            read_all(generator_named(self.generator).parameters, self.parameters)
            read_all(FINISHES, self.finishes)
        return [
            MadeMaze(self.rows, self.cols, seed, self.generator, self.parameters, self.finishes,
                     tuple(self.require), self.edits)
            for seed in dict.fromkeys(self.seeds)
        ]  # fmt: skip


def named_mazes(files: Sequence[Path], made: Sequence[MadeMaze], folder: Path) -> tuple[LeagueMaze, ...]:
    """Return mazes with names that differ, the files first."""
    found = {(name := shown_maze(file, folder)): LeagueMaze(name, file) for file in files}
    for it in made:
        name, count = it.name, 2
        while name in found and found[name].source != it:
            name, count = f"{it.name} ({count})", count + 1
        found.setdefault(name, LeagueMaze(name, it))
    return tuple(found.values())


def shown_maze(maze: Path, folder: Path) -> str:
    """Return the name of a maze: its path from the folder of the league where that is shorter."""
    try:
        # `resolve` raises an error for links that lead to themselves.
        name = Path(os.path.realpath(maze)).relative_to(os.path.realpath(folder)).as_posix()
    except ValueError:
        name = str(maze)
    # Not all names of files are Unicode.
    return name.encode(errors="surrogateescape").decode(errors="replace")
