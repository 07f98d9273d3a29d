"""Changes of a maze, written into the LDtk project that it was read from; all else stays byte for byte."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import msgspec
import numpy as np
from numpy.typing import NDArray

from mazarine.errors import MazeFileError
from mazarine.files import lossy
from mazarine.files.faults import Fault
from mazarine.files.foreign.decoding import BOM, part_of, text_of
from mazarine.files.foreign.ldtk_entities import entity_edits
from mazarine.files.foreign.ldtk_reading import HeldLevel, ReadLevel, held_level, read_level
from mazarine.files.foreign.ldtk_records import (
    NOTHING,
    DefinedProject,
    OldValueRecord,
    ProjectRecord,
    is_floor,
    is_wall,
)
from mazarine.files.foreign.ldtk_rock import Ground
from mazarine.files.foreign.messages import ForeignLoss, ForeignMessage, ForeignNote
from mazarine.files.format import TileChoice, TileOptions, Update
from mazarine.files.messages import LossMessage
from mazarine.files.source import Source
from mazarine.files.splicing import Edit, RawSpans, list_edit, spliced
from mazarine.files.tiled.data import rewritten
from mazarine.files.tiled.messages import TiledMessage
from mazarine.files.tiled.updating import require_same_board
from mazarine.files.usual import usual_around
from mazarine.maze import Maze
from mazarine.maze.blocks import inner_walls
from mazarine.maze.codes import Matter
from mazarine.messages import Message, quoted

_Rock = NDArray[np.bool_]


class _PlacedLayer(msgspec.Struct):
    numbers: msgspec.Raw = msgspec.field(default=NOTHING, name="intGridCsv")
    old_numbers: msgspec.Raw = msgspec.field(default=NOTHING, name="intGrid")
    entities: msgspec.Raw = msgspec.field(default=NOTHING, name="entityInstances")


def updated(source: Source, maze: Maze, choice: TileChoice, before: Source | None) -> Update:
    """Return the file of a level with the cells and markers of a maze like the one that it holds.

    Raises `Fault` if the level cannot hold these cells.

    Parameters
    ----------
    before : that file before it was first saved here; a cell that is as it was there gets its value back
    """
    project, held = held_level(source, DefinedProject, maze.title)
    rock = maze.cells[0] >> 1 == Matter.ROCK
    # What values mean that have no names is seen by the maze: it is like the one that was read.
    old = read_level(source, project, held, rock)
    require_same_board(old.maze, maze)
    layers = msgspec.json.decode(held.layers, type=list[_PlacedLayer])
    first = None if before is None else _earlier(before, project, held, old.ground, rock)
    edits = [
        *_cell_edits(held, old, layers, _numbers_for(rock, old, choice, first)),
        *entity_edits(project, held, old, [*maze.markers], [it.entities for it in layers]),
    ]
    data = spliced(held.data, edits)
    after, checked = held.after(data), replace(source, notes=[])
    try:
        again = read_level(checked, project, after, rock)
        is_guess = any(note.code == ForeignNote.ROCK_BY_EVIDENCE.code for note in checked.notes)
        guessed = read_level(checked, project, after) if is_guess else again
    except MazeFileError:
        raise Fault(TiledMessage.NOT_HELD()) from None
    if not np.array_equal(again.ground.rock, rock):
        raise Fault(TiledMessage.NOT_HELD())
    losses = _losses(maze, again.maze)
    layer = again.ground.layer
    if layer is not None and not np.array_equal(guessed.ground.rock, rock):
        losses.append(ForeignLoss.READ_AS_ANOTHER(layer=quoted(layer.identifier)))
    has_mark = held.source.head.startswith(BOM)
    return Update(held.source.path, BOM * has_mark + data, losses)


def options(source: Source) -> TileOptions | None:
    """Return the values that may be chosen for rock and floor."""
    project, held = held_level(source, ProjectRecord)
    ground = read_level(source, project, held).ground
    if ground.numbers is None:
        return TileOptions((), (), ())
    values, counts = np.unique(ground.numbers, return_counts=True)
    often = values[np.argsort(-counts, kind="stable")].tolist()
    is_rock = np.isin(often, np.unique(ground.numbers[ground.rock]))
    walls, floors = (tuple(np.array(often)[it].tolist()) for it in (is_rock, ~is_rock))
    return TileOptions((), walls, floors, {value: name for value, name in ground.names.items() if name})


def _earlier(
    before: Source, project: ProjectRecord, held: HeldLevel, ground: Ground, rock: _Rock
) -> Ground | None:
    """Return the ground that a level had in an earlier state of its file; None if it was of another kind."""
    try:
        levels = [*part_of(before, text_of(before), ProjectRecord).all_levels()]
        (level,) = (it for it in levels if it.identifier == held.level.identifier)
        first = read_level(before, project, replace(held, source=before, layers=level.layers), rock).ground
    except (MazeFileError, ValueError):
        return None
    names = [it.layer and it.layer.identifier for it in (first, ground)]
    return first if names[0] == names[1] and first.rock.shape == ground.rock.shape else None


# Cells


def _numbers_for(
    rock: _Rock, old: ReadLevel, choice: TileChoice, first: Ground | None
) -> NDArray[np.uint32] | None:
    """Return the values of a layer with this rock; None if no cell changes."""
    ground = old.ground
    changed = rock != ground.rock
    if not changed.any():
        return None
    if ground.numbers is None:
        raise Fault(ForeignMessage.WALLS_ARE_TILES(level=quoted(old.maze.title)))
    numbers = ground.numbers.copy()
    if first is not None and first.numbers is not None and choice == TileChoice():
        given_back = changed & (rock == first.rock)
        numbers[given_back] = first.numbers[given_back]
        changed &= ~given_back
    for makes_rock, chosen in ((True, choice.wall), (False, choice.floor)):
        # One more: 0 is a value too.
        alike = np.where(ground.rock == makes_rock, ground.numbers + np.uint32(1), np.uint32(0))
        cells = np.argwhere(changed & (rock == makes_rock))
        for (row, col), found in zip(cells.tolist(), usual_around([alike], cells), strict=True):
            value = chosen
            if value is None:
                value = _unused(ground, makes_rock) if found is None else found[1] - 1
            numbers[row, col] = value
    return numbers


def _unused(ground: Ground, makes_rock: bool) -> int:
    """Return the value for rock or floor in a level that has none of it."""
    if not makes_rock and not ground.rock[ground.numbers == 0].any():
        return 0
    means, opposite = (is_wall, is_floor) if makes_rock else (is_floor, is_wall)
    values = sorted(ground.names, key=lambda it: (not means(ground.names[it]), opposite(ground.names[it])))
    if not values:
        raise Fault(ForeignMessage.NO_VALUE(name=quoted(ground.layer.identifier if ground.layer else "")))
    return values[0]


def _cell_edits(
    held: HeldLevel, old: ReadLevel, layers: list[_PlacedLayer], numbers: NDArray[np.uint32] | None
) -> Iterator[Edit]:
    """Yield the edits of the values of a layer, in the form or the forms that it has them."""
    ground = old.ground
    if numbers is None or ground.numbers is None:
        return
    layer = layers[next(at for at, it in enumerate(old.layers) if it is ground.layer)]
    changed = np.flatnonzero(numbers != ground.numbers)
    spans = RawSpans(held.data)
    if bytes(layer.numbers) not in (b"null", b"[]"):
        whole = spans.of(layer.numbers)
        yield whole, rewritten(whole.of(held.data), numbers.ravel(), changed, "csv", "")
    if bytes(layer.old_numbers) != b"null":
        left = dict(zip(changed.tolist(), numbers.ravel()[changed].tolist(), strict=True))
        raws = msgspec.json.decode(layer.old_numbers, type=list[msgspec.Raw])
        texts: list[bytes | None] = []
        for raw in raws:
            place = msgspec.json.decode(raw, type=OldValueRecord, strict=False).place
            texts.append(None if place in left else bytes(raw))
        added = [b'{ "coordId": %d, "v": %d }' % (place, value - 1) for place, value in left.items() if value]
        yield list_edit(held.data, spans.of(layer.old_numbers), [spans.of(raw) for raw in raws], texts, added)


# Losses


def _losses(maze: Maze, again: Maze) -> list[Message]:
    """Return what a level leaves out of a maze, given the maze that it is read as."""
    walls = sum(int(np.count_nonzero(codes)) for codes in inner_walls(maze.cells[0], maze.walls[0]))
    places = {(it.kind, it.cell) for it in again.markers}
    texts = {(it.kind, it.cell, it.label) for it in again.markers}
    missing = [it for it in maze.markers if (it.kind, it.cell) not in places]
    labels = sum(
        bool(it.label) and (it.kind, it.cell) in places and (it.kind, it.cell, it.label) not in texts
        for it in maze.markers
    )
    items = (
        (LossMessage.TITLE_ITEM, maze.title != again.title), (LossMessage.AUTHOR_ITEM, maze.author),
        (LossMessage.PROPERTIES_ITEM, maze.properties), (LossMessage.UNKNOWN_KEYS_ITEM, maze.extra),
        (LossMessage.NAMES_ITEM, maze.named_regions), (LossMessage.COSTS_ITEM, maze.has_costs),
    )  # fmt: skip
    return lossy.present(
        ForeignLoss.THIN_WALLS_LEFT_OUT(count=walls) if walls else None,
        lossy.secret_cells(maze), lossy.links(maze),
        ForeignLoss.MARKERS_WITHOUT_ENTITY(count=len(missing)) if missing else None,
        ForeignLoss.LABELS_LEFT_OUT(count=labels) if labels else None,
        lossy.gap_sides(maze), lossy.fog(maze),
        lossy.metadata_left_out(item for item, is_lost in items if is_lost),
    )  # fmt: skip
