"""Projects of the level editor LDtk: one of their levels as a maze (`docs/formats/ldtk.md`)."""

from __future__ import annotations

import re

from mazarine.files.art import TileArt
from mazarine.files.foreign.decoding import decoded, part_of
from mazarine.files.foreign.ldtk_art import DrawnLayer, DrawnProject, ldtk_art
from mazarine.files.foreign.ldtk_reading import held_level, read_level
from mazarine.files.foreign.ldtk_records import ProjectRecord
from mazarine.files.foreign.ldtk_updating import options, updated
from mazarine.files.foreign.messages import ForeignTitle
from mazarine.files.format import Format, Updating
from mazarine.files.json_head import keys_of
from mazarine.files.source import Source
from mazarine.maze import Maze

_FILE_TYPE = re.compile(rb"LDtk (?:Project|Level) JSON")


def _sniff(source: Source) -> bool:
    """Return whether it is JSON of a project, or of one of its levels."""
    keys = keys_of(source).keys()
    is_known = keys >= {"jsonVersion", "defs"} or keys >= {"layerInstances", "pxWid"}
    return is_known or (bool(keys) and bool(_FILE_TYPE.search(source.head[:1000])))


def _levels(source: Source) -> list[str]:
    project = decoded(source, ProjectRecord)
    return [level.identifier for level in project.all_levels()]


def _read(source: Source) -> Maze:
    return read_level(source, *held_level(source, ProjectRecord)).maze


def _art(source: Source, maze: Maze) -> TileArt | None:
    project, held = held_level(source, DrawnProject)
    return ldtk_art(source, project, part_of(held.source, bytes(held.layers), list[DrawnLayer]), maze)


LDTK = Format(
    name="ldtk",
    title=ForeignTitle.LDTK_FORMAT(),
    suffixes=(".ldtk", ".ldtkl"),
    sniff=_sniff,
    read=_read,
    levels=_levels,
    updating=Updating(
        updated, options, holder=lambda source: held_level(source, ProjectRecord)[1].source.path
    ),
    art=_art,
    is_sure=True,
)
