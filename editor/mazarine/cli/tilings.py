"""`mazarine generate --lattice rings`: mazes on tilings, as drawings or data."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import click
import msgspec

from mazarine import extras
from mazarine.cli.messages import CliMessage
from mazarine.cli.output import print_json, print_lines, shown_path
from mazarine.errors import MazeFileError
from mazarine.files.atomic import replacing
from mazarine.rendering import taking_qt
from mazarine.tilings import TILINGS, TilingMaze, generate, tiling
from mazarine.tilings.drawing import as_dict, svg_of, write_svg

_CELL_MM = 6.0


@dataclass(frozen=True)
class TilingRequest:
    """A maze that is asked for, which is on a tiling if its lattice is one."""

    lattice: str | None
    rows: int | None
    cols: int | None
    seed: int
    has_solution: bool
    has_others: bool

    def generate(self, name: str | None, out: Path | None, *, as_json: bool) -> bool:
        """Generate the maze and write it; return False if it is on no tiling."""
        if self.lattice not in TILINGS:
            if self.has_solution:
                raise click.UsageError(str(CliMessage.SOLUTION_WITHOUT_TILING(known=", ".join(TILINGS))))
            return False
        lacks_cols = TILINGS[self.lattice].has_cols and self.cols is None
        if name is None or out is None or self.rows is None or lacks_cols:
            raise click.UsageError(str(CliMessage.TILING_INCOMPLETE(lattice=self.lattice)))
        if self.has_others or (self.cols is not None and not TILINGS[self.lattice].has_cols):
            raise click.UsageError(str(CliMessage.TILING_OPTIONS(lattice=self.lattice)))
        suffix = require_tiling_suffix(out, self.lattice)
        if self.has_solution and suffix in (".pdf", ".json"):
            raise click.UsageError(str(CliMessage.SOLUTION_ALWAYS(suffix=suffix)))
        maze = generate(
            name, tiling(self.lattice, self.rows, 1 if self.cols is None else self.cols), rng=self.seed
        )
        write_tiling(maze, out, has_solution=self.has_solution)
        cells, steps = len(maze.tiling), len(maze.path(*maze.ends)) - 1
        if as_json:
            print_json({
                "output": shown_path(out), "generator": name, "lattice": self.lattice, "rows": self.rows,
                "cols": self.cols or 1, "seed": self.seed, "cells": cells, "solution": steps,
            })  # fmt: skip
        else:
            print_lines([("Cells", f"{cells:,}"), ("Solution", f"{steps:,}"), ("Seed", str(self.seed))])
        return True


def require_tiling_suffix(out: Path, lattice: str) -> str:
    """Return the suffix of a file in lower case; `MazeError` if no maze on a tiling can be written there."""
    suffix = out.suffix.lower()
    if suffix not in (".svg", ".png", ".pdf", ".json"):
        raise MazeFileError(out, CliMessage.TILING_SUFFIX(lattice=lattice))
    return suffix


def write_tiling(maze: TilingMaze, out: Path, *, has_solution: bool = False) -> None:
    """Write a maze as a drawing, pages or data."""
    suffix = out.suffix.lower()
    if suffix == ".json":
        with replacing(out) as stream:
            stream.write(msgspec.json.encode(as_dict(maze)))
        return
    svg = svg_of(maze, cell_size=_CELL_MM, unit="mm", title=out.stem, has_solution=has_solution)
    if suffix == ".svg":
        write_svg(svg, out)
        return
    with taking_qt(extras.Feature.TILING_FEATURE()):
        from mazarine.pages.tilings import write_pages, write_png  # noqa: PLC0415  # takes Qt
    if suffix == ".pdf":
        write_pages(maze, out, out.stem)
    else:
        write_png(svg_of(maze, has_solution=has_solution), out)
