"""Projects of the level editor LDtk: one of their levels as a maze (`docs/formats/ldtk.md`)."""

from __future__ import annotations

import re
from typing import TypeVar

from mazarine.files.art import TileArt
from mazarine.files.beside import opened_beside
from mazarine.files.faults import Fault
from mazarine.files.foreign.decoding import decoded, part_of
from mazarine.files.foreign.ldtk_art import DrawnLayer, DrawnProject, ldtk_art
from mazarine.files.foreign.ldtk_records import LayerRecord, LevelRecord, ProjectRecord
from mazarine.files.foreign.ldtk_rock import rock_of
from mazarine.files.foreign.messages import ForeignMessage, ForeignNote, ForeignTitle
from mazarine.files.foreign.words import DOOR, marker_kind
from mazarine.files.format import Format
from mazarine.files.json_head import keys_of
from mazarine.files.limits import MAX_THINGS, size_fault
from mazarine.files.source import Source
from mazarine.maze import Marker, MarkerKind, Maze
from mazarine.messages import Series, quoted

_Layer = TypeVar("_Layer", bound=LayerRecord)
_NAMED_LEVELS = 20
"""The most levels that a note names."""
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
    project = decoded(source, ProjectRecord)
    level = _chosen(source, list(project.all_levels()))
    layers = _layers_of(source, level, list[LayerRecord])
    names = {layer.uid: layer.names() for layer in (project.defs.layers if project.defs else [])}
    for layer in layers:
        fault = size_fault(1, layer.rows, layer.cols) if layer.kind != "Entities" else None
        if fault is not None:
            raise source.fault(fault, ForeignMessage.LAYER_OF_LDTK(name=quoted(layer.identifier)))
    try:
        rock, size = rock_of(source, layers, names)
    except Fault as fault:
        raise source.fault(fault.message, fault.where) from None
    if rock is None:
        raise source.fault(ForeignMessage.LEVEL_WITHOUT_CELLS(level=quoted(level.identifier)))
    maze = Maze.from_blocks(rock)
    maze.title = level.identifier
    for marker in _markers(source, layers, size, rock.shape):
        maze.markers.add(marker)
    return maze


def _chosen(source: Source, levels: list[LevelRecord]) -> LevelRecord:
    """Return the level that the user names, or the first, with a note on the others."""
    if not levels:
        raise source.fault(ForeignMessage.NO_LEVELS())
    names = [level.identifier for level in levels]
    wanted = source.options.level
    if wanted is not None:
        if wanted not in names:
            known = Series(tuple(map(quoted, names[:_NAMED_LEVELS])), ", ")
            raise source.fault(ForeignMessage.NO_SUCH_LEVEL(level=quoted(wanted), levels=known))
        return levels[names.index(wanted)]
    if len(levels) > 1:
        shown = names[1 : _NAMED_LEVELS + 1] + ["…"] * (len(names) > _NAMED_LEVELS + 1)
        note = ForeignNote.LEVELS_OF_PROJECT(
            level=quoted(names[0]), count=len(levels) - 1, others=Series(tuple(shown), ", ")
        )
        source.notes.append(note)
    return levels[0]


def _art(source: Source, maze: Maze) -> TileArt | None:
    project = decoded(source, DrawnProject)
    level = _chosen(source, list(project.all_levels()))
    return ldtk_art(source, project, _layers_of(source, level, list[DrawnLayer]), maze)


def _layers_of(source: Source, level: LevelRecord, kind: type[list[_Layer]]) -> list[_Layer]:
    """Return the layers of a level, the uppermost first; they may be in a file in the project's folder."""
    if bytes(level.layers) != b"null":
        return part_of(source, bytes(level.layers), kind)
    if not level.path:
        return []
    with opened_beside(source, level.path, ForeignTitle.LDTK_FORMAT()) as beside:
        held = decoded(beside, LevelRecord)
        return [] if bytes(held.layers) == b"null" else part_of(beside, bytes(held.layers), kind)


def _markers(source: Source, layers: list[LayerRecord], size: int, shape: tuple[int, int]) -> list[Marker]:
    """Return markers of the entities whose names say what they are; a note counts the others."""
    entities = [(layer, entity) for layer in layers for entity in layer.entities]
    doors = sum(bool(DOOR.search(entity.identifier)) for _, entity in entities)
    kinds = {marker_kind(entity.identifier) for _, entity in entities}
    is_exit = doors == 1 and MarkerKind.GOAL not in kinds
    markers: list[Marker] = []
    for layer, entity in entities:
        kind = marker_kind(entity.identifier)
        if kind is None and is_exit and DOOR.search(entity.identifier):
            kind = MarkerKind.GOAL
        col, row = ((2 * at + 1) * max(layer.size, 1) // (2 * size) for at in entity.grid)
        is_inside = 0 <= row < shape[0] and 0 <= col < shape[1]
        if kind is not None and is_inside and len(markers) < MAX_THINGS:
            label = "" if kind in (MarkerKind.START, MarkerKind.GOAL) else entity.identifier
            markers.append(Marker(kind, (0, row, col), label=label))
    markers = [*dict.fromkeys(markers)]
    if len(markers) < len(entities):
        source.notes.append(ForeignNote.ENTITIES_LEFT_OUT(count=len(entities) - len(markers)))
    return markers


LDTK = Format(
    name="ldtk",
    title=ForeignTitle.LDTK_FORMAT(),
    suffixes=(".ldtk", ".ldtkl"),
    sniff=_sniff,
    read=_read,
    levels=_levels,
    art=_art,
    is_sure=True,
)
