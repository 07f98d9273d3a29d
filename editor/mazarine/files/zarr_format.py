"""The format `.maze.zarr`, a maze in chunks on disk (`docs/formats/zarr.md`), as far as it needs no Zarr."""

from __future__ import annotations

from mazarine import extras, files
from mazarine.files import lossy
from mazarine.files.format import Format
from mazarine.files.messages import FormatTitle, LossMessage
from mazarine.files.sink import Sink
from mazarine.files.source import Source
from mazarine.maze import Maze
from mazarine.messages import Message


def _read(source: Source) -> Maze:
    extras.require("big", extras.Feature.ZARR_FEATURE())
    return files.zarr_store.read_maze(source.path, source.progress)


def _losses(maze: Maze) -> list[Message]:
    return lossy.present(lossy.metadata_left_out([LossMessage.COSTS_ITEM] if maze.has_costs else []))


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
    losses=_losses,
    is_folder=True,
)
