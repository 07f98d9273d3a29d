"""Commands on mazes in Zarr stores, which may be larger than memory."""

from __future__ import annotations

import sys
import time
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click
import numpy as np
from numpy.typing import NDArray

import mazarine
from mazarine import extras, files
from mazarine.cli.messages import CliMessage, CliText
from mazarine.cli.output import (
    print_json,
    print_lines,
    progress_on_terminal,
    require_distinct,
    shown_path,
    shown_text,
)
from mazarine.cli.summary import cells_listed, extent_listed, regions_listed
from mazarine.counting import Noun
from mazarine.decimals import decimal_of
from mazarine.errors import MazeError, MazeFileError
from mazarine.files.faults import faults_of
from mazarine.files.folders import take_back
from mazarine.lattice import Lattice
from mazarine.maze import MAX_CELLS
from mazarine.messages import Message, quoted
from mazarine.progress import Progress

_IN_BLOCKS = ("binary-tree", "caves", "random")
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
    take_back(path)
    return (path / "zarr.json").is_file()


def is_in_blocks(name: str, out: Path) -> bool:
    """Return whether an algorithm generates a maze block by block into a Zarr store of this name."""
    return out.suffix.lower() == ".zarr" and name in _IN_BLOCKS


def is_large(path: Path) -> bool:
    """Return whether a path is a Zarr store of a maze that is too large to be read as a whole."""
    if not is_store(path):
        return False
    extras.require("big", extras.Feature.LARGE_MAZE_FEATURE())
    levels, rows, cols = files.zarr_store.MazeStore(path).shape
    return levels * rows * cols > MAX_CELLS


def is_segmentation(path: Path) -> bool:
    """Return whether a path is the segmentation of a large maze, complete or not."""
    return (path / "plan.json").is_file()


def print_segmentation(file: Path, as_json: bool) -> None:
    found = mazarine.big.StoredSegmentation(file)
    levels, rows, cols = found.shape
    if as_json:
        print_json({
            "file": shown_path(file), "levels": levels, "rows": rows, "cols": cols,
            "origin": list(found.origin), "cells": found.cells, "regions": found.regions,
        })  # fmt: skip
        return
    print_lines([
        ("File", shown_path(file)), ("Size", _size(found.shape, found.lattice)),
        ("Cells", cells_listed(found.cells)), ("Regions", regions_listed(found.regions)),
    ])  # fmt: skip


def print_large_info(file: Path, as_json: bool) -> None:
    """Print the size of a maze that is too large to be segmented in memory."""
    store = files.zarr_store.MazeStore(file)
    arguments, block = store.manifest.arguments, store.layout.block
    title, author = arguments["title"], arguments["author"]
    if as_json:
        print_json({
            "file": shown_path(file), "format": "zarr", "title": title, "author": author,
            **extent_of_store(store), "block": list(block), "links": len(arguments["links"]),
            "markers": len(arguments["markers"]),
        })  # fmt: skip
        return
    print_lines([
        ("File", shown_path(file)), ("Title", shown_text(title)), ("Author", shown_text(author)),
        ("Size", _size(store.shape, arguments["lattice"])),
        ("Blocks", CliText.BLOCKS_OF_STORE(rows=block[0], cols=block[1])),
        ("Links", f"{len(arguments['links']):,}"), ("Markers", f"{len(arguments['markers']):,}"),
    ])  # fmt: skip


def _size(shape: tuple[int, int, int], lattice: Lattice) -> Message:
    levels, rows, cols = shape
    name = str(lattice.title).lower()
    return CliText.SIZE_OF_LEVELS(rows=rows, cols=cols, levels=Noun.LEVELS(count=levels), lattice=name)


def print_large_stats(file: Path, as_json: bool) -> None:
    """Print the measures of a maze that add up from block to block."""
    store = files.zarr_store.MazeStore(file)
    levels, rows, cols = store.shape
    progress = progress_of_cells("Measuring", levels * rows * cols)
    found = mazarine.big.measure(file, progress=progress)
    if as_json:
        print_json({"file": shown_path(file), **extent_of_store(store), **asdict(found)})
        return
    none, one, two, three, four = found.degrees
    secrets = {"cells": found.secret_cells, "doors": found.secret_doors, "found": found.secrets_found}
    size = CliText.SIZE_AND_FLOOR(rows=rows, cols=cols, levels=Noun.LEVELS(count=levels), floor=found.floor)
    print_lines([
        ("Size", size), ("Passages", f"{found.passages:,}"),
        ("Open sides", CliText.DEGREES_COUNTED(none=none, one=one, two=two, three=three, four=four)),
        ("Links", f"{found.links:,}"), ("Secrets", CliText.SECRETS_IN_BLOCKS(**secrets)),
    ])  # fmt: skip


def generate_store(
    name: str,
    out: Path,
    size: tuple[int, int],
    seed: int,
    settings: Mapping[str, str],
    others: Mapping[str, object],
    as_json: bool,
) -> None:
    """Generate a maze block by block, and print what was made; `others` are options without effect here."""
    for option, value in others.items():
        if value:
            raise click.UsageError(str(CliMessage.NOT_IN_BLOCKS(option=option.replace("_", "-"))))
    values = mazarine.big.read_parameters(name, settings)
    start = time.perf_counter()
    rows, cols = size
    progress = progress_of_cells("Generating", rows * cols)
    mazarine.big.generate(name, out, rows, cols, rng=seed, progress=progress, **values)
    seconds = time.perf_counter() - start
    if as_json:
        print_json({
            "output": shown_path(out), "generator": name, "rows": rows, "cols": cols, "seed": seed,
            "seconds": round(seconds, 6),
        })  # fmt: skip
    else:
        print_lines([("Size", CliText.SIZE_OF_LEVEL(rows=rows, cols=cols)), ("Seed", str(seed))])


def convert_large(source: Path, target: Path) -> bool:
    """Convert what is too large for memory to a Zarr store; return whether that was done."""
    if target.suffix.lower() != ".zarr":
        return False
    progress = progress_on_terminal("Converting")
    if is_large(source):
        mazarine.big.copy(source, target, progress=progress)
        return True
    blocks = _large_array(source)
    if blocks is None:
        return False
    mazarine.big.from_blocks(blocks, target, progress=progress)
    return True


def _large_array(path: Path) -> NDArray[Any] | None:
    """Return a NumPy array that is too large to be read as a maze, mapped into memory; None if it is none."""
    try:
        if path.suffix.lower() != ".npy" or path.stat().st_size <= MAX_CELLS:
            return None
        blocks: NDArray[Any] = np.load(path, mmap_mode="r", allow_pickle=False)
    except (OSError, ValueError):  # The reader of files says what is wrong.
        return None
    return blocks if blocks.ndim == 2 and blocks.size > MAX_CELLS else None


def segment_store(file: Path, out: Path, as_json: bool, *, memory: str | None, **options: Any) -> None:
    """Segment a store into another, and print what was found."""
    if not is_store(file):
        with faults_of(file):
            file.stat()
        raise MazeFileError(file, CliMessage.NOT_A_STORE_OF_MAZE())
    require_distinct([out], [file])
    extras.require("big", extras.Feature.LARGE_MAZE_FEATURE())
    store = files.zarr_store.MazeStore(file)
    levels, rows, cols = store.shape
    progress = progress_of_cells("Segmenting", levels * rows * cols)
    if memory is not None:
        options["memory"] = read_memory(memory)
    report = mazarine.big.segment(file, out, progress=progress, **options)
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
    arguments = store.manifest.arguments
    return extent_listed(store.shape, arguments["lattice"], arguments["origin"])


def read_memory(text: str) -> int:
    """Return an amount of memory in bytes.

    >>> read_memory("2GiB"), read_memory("500 MB")
    (2147483648, 500000000)
    """
    number = text.strip().rstrip("bBiIkKmMgG ")
    unit = text.strip()[len(number) :].strip().lower()
    try:
        return int(decimal_of(number) * _UNITS[unit])
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
