"""The level of an LDtk project that is read: its place in the files, its rock, and its entities."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeVar

import msgspec
import numpy as np
from numpy.typing import NDArray

from mazarine.files.beside import opened_beside
from mazarine.files.foreign.decoding import part_of, text_of
from mazarine.files.foreign.ldtk_records import DOOR, LayerRecord, LevelRecord, ProjectRecord, marker_kind
from mazarine.files.foreign.ldtk_rock import Ground, ground_of
from mazarine.files.foreign.messages import ForeignMessage, ForeignNote, ForeignTitle
from mazarine.files.limits import MAX_THINGS, size_fault
from mazarine.files.source import Source
from mazarine.maze import Marker, MarkerKind, Maze
from mazarine.messages import Series, quoted

_Project = TypeVar("_Project", bound=ProjectRecord)
_NAMED_LEVELS = 20
"""The most levels that a note names."""
_NO_LAYERS = msgspec.Raw(b"[]")


@dataclass(frozen=True)
class HeldLevel:
    """A level and the file that has its layers.

    Attributes
    ----------
    level : what the project says of it
    source : the file: the project, or one that it names
    data : the text of the file
    number : which of the levels in the file it is
    layers : its layers, the uppermost first; undecoded, in the text
    """

    level: LevelRecord
    source: Source
    data: bytes
    number: int
    layers: msgspec.Raw

    def after(self, data: bytes) -> HeldLevel:
        """Return the level when its file has another text."""
        return replace(self, data=data, layers=_layers_in(self.source, data, self.number))


def held_level(source: Source, kind: type[_Project], title: str | None = None) -> tuple[_Project, HeldLevel]:
    """Return a project, and the level that the user names, or the first, with a note on the others.

    `title` is the name of a level that was read; the user need not name it again.
    """
    data = text_of(source)
    project = part_of(source, data, kind)
    levels = list(project.all_levels())
    number = _chosen(source, [level.identifier for level in levels], title)
    level = levels[number]
    if bytes(level.layers) != b"null" or not level.path:
        return project, HeldLevel(level, source, data, number, _listed(level.layers))
    with opened_beside(source, level.path, ForeignTitle.LDTK_FORMAT()) as beside:
        data = text_of(beside)
        return project, HeldLevel(level, beside, data, 0, _layers_in(beside, data, 0))


def _layers_in(source: Source, data: bytes, number: int) -> msgspec.Raw:
    levels = [*part_of(source, data, ProjectRecord).all_levels()]
    return _listed(levels[number].layers) if number < len(levels) else _NO_LAYERS


def _listed(layers: msgspec.Raw) -> msgspec.Raw:
    return _NO_LAYERS if bytes(layers) == b"null" else layers


def _chosen(source: Source, names: list[str], title: str | None) -> int:
    if not names:
        raise source.fault(ForeignMessage.NO_LEVELS())
    wanted = source.options.level
    if wanted is None and title is not None and len(names) > 1:
        if title not in names:
            raise source.fault(ForeignMessage.TITLE_OF_NO_LEVEL(title=quoted(title)))
        wanted = title
    if wanted is not None:
        if wanted not in names:
            known = Series(tuple(map(quoted, names[:_NAMED_LEVELS])), ", ")
            raise source.fault(ForeignMessage.NO_SUCH_LEVEL(level=quoted(wanted), levels=known))
        return names.index(wanted)
    if len(names) > 1:
        shown = names[1 : _NAMED_LEVELS + 1] + ["…"] * (len(names) > _NAMED_LEVELS + 1)
        note = ForeignNote.LEVELS_OF_PROJECT(
            level=quoted(names[0]), count=len(names) - 1, others=Series(tuple(shown), ", ")
        )
        source.notes.append(note)
    return 0


@dataclass(frozen=True)
class Thing:
    """An entity of a level.

    Attributes
    ----------
    layer, number : which one it is in which layer
    marker : what it becomes; None if it is left out
    """

    layer: int
    number: int
    marker: Marker | None


@dataclass(frozen=True)
class ReadLevel:
    """A level as a maze, and what became of its parts."""

    layers: list[LayerRecord]
    ground: Ground
    things: list[Thing]
    maze: Maze


def read_level(
    source: Source, project: ProjectRecord, held: HeldLevel, like: NDArray[np.bool_] | None = None
) -> ReadLevel:
    """Return a level as a maze; `MazeFileError` if it is none.

    `like` is the rock that values without names make most of; None for the most likely board.
    """
    layers = part_of(held.source, bytes(held.layers), list[LayerRecord])
    names = {layer.uid: layer.names() for layer in (project.defs.layers if project.defs else [])}
    for layer in layers:
        if layer.kind != "Entities":
            where = ForeignMessage.LAYER_OF_LDTK(name=quoted(layer.identifier))
            source.require(size_fault(1, layer.rows, layer.cols), where)
    with source.faults():
        ground = ground_of(source, layers, names, like)
    if ground is None:
        raise source.fault(ForeignMessage.LEVEL_WITHOUT_CELLS(level=quoted(held.level.identifier)))
    maze = Maze.from_blocks(ground.rock)
    maze.title = held.level.identifier
    things = _things(layers, ground)
    for marker in dict.fromkeys(it.marker for it in things):
        if marker is not None:
            maze.markers.add(marker)
    if len(maze.markers) < len(things):
        source.notes.append(ForeignNote.ENTITIES_LEFT_OUT(count=len(things) - len(maze.markers)))
    return ReadLevel(layers, ground, things, maze)


def _things(layers: list[LayerRecord], ground: Ground) -> list[Thing]:
    """Return the entities; those are markers whose names say what they are."""
    names = {entity.identifier for layer in layers for entity in layer.entities}
    kinds = {name: marker_kind(name) for name in names}
    doors = sum(bool(DOOR.search(entity.identifier)) for layer in layers for entity in layer.entities)
    if doors == 1 and MarkerKind.GOAL not in kinds.values():
        kinds |= {name: MarkerKind.GOAL for name, kind in kinds.items() if kind is None and DOOR.search(name)}
    things, count = [], 0
    for number, layer in enumerate(layers):
        for place, entity in enumerate(layer.entities):
            kind, marker = kinds[entity.identifier], None
            row, col = ground.cell_at(entity.grid, layer.size)
            is_inside = 0 <= row < ground.rock.shape[0] and 0 <= col < ground.rock.shape[1]
            if kind is not None and is_inside and count < MAX_THINGS:
                label = "" if kind in (MarkerKind.START, MarkerKind.GOAL) else entity.identifier
                marker, count = Marker(kind, (0, row, col), label=label), count + 1
            things.append(Thing(number, place, marker))
    return things
