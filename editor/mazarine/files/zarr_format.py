"""The format `.maze.zarr`, a maze in chunks on disk (`docs/formats/zarr.md`), as far as it needs no Zarr."""

from __future__ import annotations

from mazarine import extras, files
from mazarine.files.format import Format, Sink
from mazarine.files.messages import FormatTitle
from mazarine.files.source import Source
from mazarine.maze import Maze


def _read(source: Source) -> Maze:
    extras.require("big", extras.Feature.ZARR_FEATURE())
    return files.zarr_store.read_maze(source.path, source.progress)


def _write(maze: Maze, sink: Sink) -> None:
    extras.require("big", extras.Feature.ZARR_FEATURE())
    files.zarr_store.write_maze(maze, sink.path, sink.folder, sink.progress)


ZARR = Format(
    name="zarr",
    title=FormatTitle.ZARR_FORMAT(),
    suffixes=(".zarr",),
    sniff=lambda source: source.is_folder,
    read=_read,
    write=_write,
    losses=lambda _maze: [],
    is_folder=True,
    has_hexagons=True,
)
