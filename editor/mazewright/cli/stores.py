"""Commands on mazes in Zarr stores, which may be larger than memory."""

from __future__ import annotations

import sys
import time
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click

import mazewright
from mazewright import extras, files
from mazewright.cli.messages import CliMessage, CliText
from mazewright.cli.output import print_json, print_lines, shown_path
from mazewright.cli.summary import cells_listed, regions_listed
from mazewright.cli.targets import require_distinct
from mazewright.errors import MazeError, MazeFileError
from mazewright.messages import quoted
from mazewright.progress import Progress

_UNITS = {
    "": 1,
    "b": 1,
    "kb": 10**3,
    "mb": 10**6,
    "gb": 10**9,
    "kib": 1 << 10,
    "mib": 1 << 20,
    "gib": 1 << 30,
}


def is_store(path: Path) -> bool:
    """Return whether a path is a Zarr store."""
    return (path / "zarr.json").is_file()


def segment_store(file: Path, out: Path, as_json: bool, *, memory: str | None, **options: Any) -> None:
    """Segment a store into another, and print what was found."""
    if not is_store(file):
        raise MazeFileError(file, CliMessage.NOT_A_STORE_OF_MAZE())
    require_distinct([out], [file])
    extras.require("big", extras.Feature.LARGE_MAZE_FEATURE())
    store = files.zarr_store.MazeStore(file)
    levels, rows, cols = store.shape
    progress = progress_of_cells("Segmenting", levels * rows * cols)
    if memory is not None:
        options["memory"] = read_memory(memory)
    report = mazewright.big.segment(file, out, progress=progress, **options)
    rate = levels * rows * cols / max(report.seconds, 1e-6)
    if as_json:
        print_json({
            "file": shown_path(file), "output": shown_path(out), **extent_of_store(store), **asdict(report),
            "cells_per_second": round(rate), "seconds": round(report.seconds, 6),
        })  # fmt: skip
        return
    effort = {"seconds": report.seconds, "rate": rate / 1e6, "memory": report.peak_memory_mb}
    print_lines([
        ("Cells", cells_listed(report.cells)), ("Regions", regions_listed(report.regions)),
        ("Time", CliText.SEGMENTED_IN(**effort)),
    ])  # fmt: skip


def extent_of_store(store: Any) -> dict[str, Any]:
    """Return the lattice, the size and the place of a maze in a store."""
    levels, rows, cols = store.shape
    arguments = store.manifest.arguments
    lattice = arguments["lattice"]
    mirrored = {"mirrored": True} if lattice.mirrored else {}
    return {
        "lattice": lattice.name, **mirrored, "levels": levels, "rows": rows, "cols": cols,
        "origin": list(arguments["origin"]),
    }  # fmt: skip


def read_memory(text: str) -> int:
    """Return an amount of memory in bytes.

    >>> read_memory("2GiB"), read_memory("500 MB")
    (2147483648, 500000000)
    """
    number = text.strip().rstrip("bBiIkKmMgG ")
    unit = text.strip()[len(number) :].strip().lower()
    try:
        return int(float(number) * _UNITS[unit])
    except (KeyError, ValueError, OverflowError):
        raise MazeError(CliMessage.NOT_A_MEMORY(value=quoted(text))) from None


def progress_of_cells(task: str, cells: int) -> Progress | None:
    """Return a function that shows the share, the rate and the time left on standard error, if a terminal."""
    if sys.stderr is None or not sys.stderr.isatty():
        return None
    start = time.monotonic()
    width = 0

    def show(share: float) -> bool:
        nonlocal width
        seconds = max(time.monotonic() - start, 1e-6)
        left = seconds * (1 - share) / max(share, 1e-9)
        shown = f"{left:.0f} s" if left < 120 else f"{left / 60:.0f} min"
        rate = share * cells / seconds / 1e6
        line = str(CliText.STORE_PROGRESS(task=task, share=share, rate=rate, left=shown))
        width = max(width, len(line))
        click.echo(f"\r{line.ljust(width)}" if share < 1 else "\r" + " " * width + "\r", nl=False, err=True)
        return True

    return show
