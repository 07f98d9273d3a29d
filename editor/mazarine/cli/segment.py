"""`mazarine segment`: the kind and the region of every cell, as arrays or as a list of regions."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import click
import msgspec
import numpy as np

from mazarine.cli.messages import CliMessage
from mazarine.cli.output import (
    FILE,
    json_option,
    print_json,
    print_lines,
    progress_on_terminal,
    require_distinct,
    shown_path,
)
from mazarine.cli.reading import Wanted, reading_options
from mazarine.cli.stores import segment_store
from mazarine.cli.summary import cells_listed, counts_of, extent_of, regions_listed
from mazarine.errors import MazeFileError
from mazarine.files.atomic import replacing
from mazarine.files.npy import write_npz
from mazarine.maze import Maze
from mazarine.regions import Kind, Region, Segmentation


@click.command()
@click.argument("file", type=FILE)
@reading_options
@click.option(
    "-o", "--output", "out", type=FILE, required=True, help="The .npz or .json file or .zarr store to write."
)
@click.option(
    "--scheduler",
    metavar="threads|processes|ADDRESS",
    default="threads",
    show_default=True,
    help="For Zarr stores: how Dask runs the work, or the address of its scheduler.",
)
@click.option("--workers", type=click.IntRange(min=1), help="For Zarr stores: the number of workers.")
@click.option("--memory", metavar="SIZE", help="For Zarr stores: memory of all workers. Default: 2GiB.")
@click.option("--dense", is_flag=True, help="For Zarr stores: also write the region of every cell.")
@json_option
def command(
    file: Path,
    out: Path,
    scheduler: str,
    workers: int | None,
    memory: str | None,
    dense: bool,
    as_json: bool,
    wanted: Wanted,
) -> None:
    """Segment a maze into rooms, corridors and crossroads.

    The output has two arrays of the shape (levels, rows, cols): kind (uint8: 0 rock, 1 corridor,
    2 crossroad, 3 room) and region (int32, 0 for rock). If OUT ends in .json, it lists the regions with their
    cells; docs/formats/regions.md describes it.

    A Zarr store, .maze.zarr, may be larger than memory. If OUT ends in .zarr, it is segmented block by block
    into another store. The same command continues after an interruption, and follows changes of the maze.
    """
    if out.suffix.lower() == ".zarr":
        segment_store(file, out, as_json, scheduler=scheduler, workers=workers, memory=memory, dense=dense)
        return
    for option, value in (("workers", workers), ("memory", memory), ("dense", dense)):
        if value:
            raise click.UsageError(str(CliMessage.ONLY_FOR_STORES(option=option)))
    require_suffix(out)
    require_distinct([out], [file])
    maze = wanted.maze(file)
    start = time.perf_counter()
    segmentation = Segmentation.of(maze, progress_on_terminal("Segmenting"))
    seconds = time.perf_counter() - start
    write_segmentation(out, maze, segmentation)
    counts = counts_of(segmentation)
    if as_json:
        print_json({
            "file": shown_path(file), "output": shown_path(out), **extent_of(maze), **counts,
            "seconds": round(seconds, 6),
        })  # fmt: skip
    else:
        print_lines([
            ("Cells", cells_listed(counts["cells"])), ("Regions", regions_listed(counts["regions"])),
        ])  # fmt: skip


def require_suffix(path: Path) -> None:
    """Raise `MazeFileError` if a name ends neither in .npz nor in .json."""
    if path.suffix.lower() not in (".npz", ".json"):
        raise MazeFileError(path, CliMessage.NOT_A_SEGMENTATION_NAME())


def write_segmentation(path: Path, maze: Maze, segmentation: Segmentation) -> None:
    """Write the segmentation of a maze: its arrays, or all regions as JSON with a line for each."""
    if path.suffix.lower() == ".npz":
        write_npz(path, kind=segmentation.kind, region=segmentation.region)
        return
    head = msgspec.json.encode(extent_of(maze))
    with replacing(path) as stream:
        stream.write(head[:-1] + b',"regions":[')
        for at, (region, cells) in enumerate(_with_cells(maze, segmentation)):
            told = {
                "number": region.number, "kind": region.kind.name.lower(), "name": region.name,
                "size": region.size, "cells": cells,
                "entries": region.entries if region.kind is Kind.ROOM else (),
            }  # fmt: skip
            stream.write((b",\n" if at else b"\n") + msgspec.json.encode(told))
        stream.write(b"\n]}\n")


def _with_cells(maze: Maze, segmentation: Segmentation) -> Iterator[tuple[Region, list[list[int]]]]:
    """Yield each region with its cells in reading order; together, they are found faster than one by one."""
    numbers = segmentation.region.reshape(-1)
    places = np.flatnonzero(numbers)
    places = places[np.argsort(numbers[places], kind="stable")]
    cells = np.stack(np.unravel_index(places, segmentation.region.shape), axis=1)
    cells += np.array((0, *maze.origin))
    end = 0
    for region in segmentation.regions.values():
        start, end = end, end + region.size
        yield region, cells[start:end].tolist()
