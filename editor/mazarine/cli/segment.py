"""`mazarine segment`: the kind and the region of every cell, as arrays."""

from __future__ import annotations

import time
from pathlib import Path

import click

from mazarine.cli.messages import CliMessage
from mazarine.cli.output import FILE, json_option, print_json, print_lines, progress_on_terminal, shown_path
from mazarine.cli.reading import Wanted, reading_options
from mazarine.cli.stores import segment_store
from mazarine.cli.summary import cells_listed, counts_of, extent_of, regions_listed
from mazarine.cli.targets import require_distinct
from mazarine.errors import MazeFileError
from mazarine.files.npy import write_npz
from mazarine.regions import Segmentation


@click.command()
@click.argument("file", type=FILE)
@reading_options
@click.option(
    "-o", "--output", "out", type=FILE, required=True, help="The .npz file or .zarr store to write."
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
    2 crossroad, 3 room) and region (int32, 0 for rock).

    A Zarr store, .maze.zarr, may be larger than memory. If OUT ends in .zarr, it is segmented block by block
    into another store. The same command continues after an interruption, and follows changes of the maze.
    """
    if out.suffix.lower() == ".zarr":
        segment_store(file, out, as_json, scheduler=scheduler, workers=workers, memory=memory, dense=dense)
        return
    for option, value in (("workers", workers), ("memory", memory), ("dense", dense)):
        if value:
            raise click.UsageError(str(CliMessage.ONLY_FOR_STORES(option=option)))
    require_npz(out)
    require_distinct([out], [file])
    maze = wanted.maze(file)
    start = time.perf_counter()
    segmentation = Segmentation.of(maze, progress_on_terminal("Segmenting"))
    seconds = time.perf_counter() - start
    write_segmentation(out, segmentation)
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


def require_npz(path: Path) -> None:
    """Raise `MazeFileError` if a name does not end in .npz."""
    if path.suffix.lower() != ".npz":
        raise MazeFileError(path, CliMessage.NOT_AN_ARCHIVE_NAME())


def write_segmentation(path: Path, segmentation: Segmentation) -> None:
    """Write the arrays of a segmentation."""
    write_npz(path, kind=segmentation.kind, region=segmentation.region)
