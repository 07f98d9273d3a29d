"""Entities of an LDtk level for markers that were added, moved or removed."""

from __future__ import annotations

import json
import re
import uuid
from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Any

import msgspec

from mazarine.files.foreign.ldtk_reading import HeldLevel, ReadLevel
from mazarine.files.foreign.ldtk_records import (
    DOOR,
    NOTHING,
    DefinedProject,
    EntityDefinition,
    EntityDefinitions,
    LayerDefinition,
    LayerRecord,
    marker_kind,
)
from mazarine.files.splicing import Edit, RawSpans, Span, list_edit, spliced
from mazarine.maze import Marker, MarkerKind

_NUMBER = re.compile(rb"-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?")
_INDENTED = re.compile(rb"\s*\{(\r?\n)([ \t]+)")
_BLANKS = re.compile(rb"[ \t]*")
_NO_PLACE = (-1, -1)
"""Where levels of a world in a line are."""
_ANY = LayerDefinition()
_Key = Callable[[Marker], Hashable]


class _PlacedEntity(msgspec.Struct):
    grid: msgspec.Raw = msgspec.field(default=NOTHING, name="__grid")
    px: msgspec.Raw = NOTHING
    right: msgspec.Raw = msgspec.field(default=NOTHING, name="__worldX")
    down: msgspec.Raw = msgspec.field(default=NOTHING, name="__worldY")


def entity_edits(
    project: DefinedProject, held: HeldLevel, old: ReadLevel, markers: Sequence[Marker],
    lists: list[msgspec.Raw],
) -> Iterator[Edit]:  # fmt: skip
    """Yield the edits of the lists of entities that give a level these markers, as far as it can have them.

    `lists` has the list of entities of each layer, in the text of the level.
    """
    defs = project.defs or EntityDefinitions()
    there = [*dict.fromkeys(it.marker for it in old.things if it.marker is not None)]
    targets, added = _matched(there, markers, {it.identifier for it in defs.entities})
    kept = (it for it in old.things if it.marker is None or it.marker in targets)
    names = Counter(old.layers[it.layer].entities[it.number].identifier for it in kept)
    made = _made(defs, held, old, added, names)
    spans = RawSpans(held.data)
    for number, layer in enumerate(old.layers):
        here = {it.number: it.marker for it in old.things if it.layer == number and it.marker}
        moves = {
            at: targets.get(it) for at, it in here.items() if it not in targets or targets[it].cell != it.cell
        }
        if not (moves or made[number]) or bytes(lists[number]) == b"null":
            continue
        whole, raws = spans.of(lists[number]), msgspec.json.decode(lists[number], type=list[msgspec.Raw])
        texts: list[bytes | None] = [bytes(raw) for raw in raws]
        for at, target in moves.items():
            cell = None if target is None else _grid_place(old, layer, target)
            texts[at] = cell and _moved(bytes(raws[at]), layer, at, cell)
        style = _Style(held.data, whole)
        items, new = [spans.of(raw) for raw in raws], [style.text_of(it) for it in made[number]]
        yield list_edit(held.data, whole, items, texts, new, style.around)


def _matched(
    old: list[Marker], new: Sequence[Marker], names: set[str]
) -> tuple[dict[Marker, Marker], list[Marker]]:
    """Return which marker of a level becomes which of a maze, and those of the maze that are left."""

    def placed(marker: Marker) -> Hashable:
        return marker.kind, marker.cell

    passes: tuple[tuple[_Key, _Key], ...] = (
        (lambda it: (placed(it), _label(it)),) * 2,
        # A label that names no entity is not written.
        (placed, lambda it: None if it.label in names else placed(it)),
        (lambda it: (it.kind, _label(it)),) * 2,
    )
    targets: dict[Marker, Marker] = {}
    for of_old, of_new in passes:
        free: defaultdict[Hashable, list[Marker]] = defaultdict(list)
        for marker in reversed(old):
            if marker not in targets:
                free[of_old(marker)].append(marker)
        left = []
        for marker in new:
            if free[of_new(marker)]:
                targets[free[of_new(marker)].pop()] = marker
            else:
                left.append(marker)
        new = left
    return targets, list(new)


def _label(marker: Marker) -> str:
    return "" if marker.kind in (MarkerKind.START, MarkerKind.GOAL) else marker.label


def _grid_place(old: ReadLevel, layer: LayerRecord, marker: Marker) -> tuple[int, int]:
    """Return the column and row of a layer of entities at the center of a cell."""
    _, row, col = marker.cell
    size, own = old.ground.size, max(layer.size, 1)
    return (2 * col + 1) * size // (2 * own), (2 * row + 1) * size // (2 * own)


def _moved(text: bytes, layer: LayerRecord, number: int, cell: tuple[int, int]) -> bytes:
    """Return the text of an entity that is moved to a column and row of its layer."""
    col, row = layer.entities[number].grid
    right, down, size = cell[0] - col, cell[1] - row, max(layer.size, 1)
    spans, place = RawSpans(text), msgspec.json.decode(text, type=_PlacedEntity)
    parts = (
        (place.grid, (right, down)), (place.px, (size * right, size * down)),
        (place.right, (size * right,)), (place.down, (size * down,)),
    )  # fmt: skip
    return spliced(
        text, [(spans.of(raw), _shifted(bytes(raw), by)) for raw, by in parts if bytes(raw) != b"null"]
    )


def _shifted(text: bytes, by: tuple[int, ...]) -> bytes:
    """Return a text with its first numbers changed by these.

    >>> _shifted(b"[ 3, 4.0 ]", (1, -1))
    b'[ 4, 3 ]'
    """
    left = iter(by)
    return _NUMBER.sub(lambda found: b"%d" % (round(float(found[0])) + next(left)), text, count=len(by))


def _made(
    defs: EntityDefinitions, held: HeldLevel, old: ReadLevel, added: list[Marker], names: Counter[str]
) -> defaultdict[int, list[dict[str, Any]]]:
    """Return entities for markers, as far as the project has some, by their layer.

    `names` is how many entities of each name the level has already.
    """
    made: defaultdict[int, list[dict[str, Any]]] = defaultdict(list)
    layers = {number: layer for number, layer in enumerate(old.layers) if layer.kind == "Entities"}
    used = {number: {it.identifier for it in layer.entities} for number, layer in layers.items()}
    known = {layer.uid: layer for layer in defs.layers}
    for marker in added:
        kinds = [it for it in defs.entities if marker_kind(it.identifier) is marker.kind]
        if marker.kind is MarkerKind.GOAL and not kinds and not any(map(DOOR.search, +names)):
            kinds = [it for it in defs.entities if DOOR.search(it.identifier)]
        kinds.sort(key=lambda it: (it.identifier != marker.label, -names[it.identifier]))
        for kind in kinds:
            takers = [at for at, it in layers.items() if known.get(it.definition or 0, _ANY).takes(kind.tags)]
            if takers and (not kind.most or names[kind.identifier] < kind.most):
                number = max(takers, key=lambda at: kind.identifier in used[at])
                made[number].append(_instance(kind, held, old, number, marker))
                names[kind.identifier] += 1
                break
    return made


def _instance(
    kind: EntityDefinition, held: HeldLevel, old: ReadLevel, number: int, marker: Marker
) -> dict[str, Any]:
    """Return an entity as LDtk writes it."""
    layer, place = old.layers[number], held.level.place
    cell = _grid_place(old, layer, marker)
    px = [round((at + pivot) * max(layer.size, 1)) for at, pivot in zip(cell, kind.pivot, strict=True)]
    world = [None, None] if place == _NO_PLACE else [at + px_at for at, px_at in zip(place, px, strict=True)]
    return {
        "__identifier": kind.identifier, "__grid": [*cell], "__pivot": [*kind.pivot], "__tags": kind.tags,
        "__tile": kind.tile, "__smartColor": kind.color, "__worldX": world[0], "__worldY": world[1],
        "iid": str(uuid.uuid4()), "width": kind.width, "height": kind.height, "defUid": kind.uid, "px": px,
        "fieldInstances": [it.instance() for it in kind.fields],
    }  # fmt: skip


class _Style:
    """How the file lays out JSON.

    `around` is what is after the opening bracket of a list, and before the closing one.
    """

    def __init__(self, data: bytes, whole: Span) -> None:
        found = _INDENTED.match(data)
        self.around = b"", b""
        self._inside: bytes | None = None
        if found is not None:
            blanks = _BLANKS.match(data, data.rfind(b"\n", 0, whole.start) + 1)
            outside = found[1] + (blanks[0] if blanks else b"")
            self.around = outside + found[2], outside
            self._inside = outside + 2 * found[2]

    def text_of(self, thing: dict[str, Any]) -> bytes:
        """Return the text of an entity; each of its keys is on a line if lines are indented."""
        if self._inside is None:
            return msgspec.json.encode(thing)
        texts = [json.dumps(it, separators=(",", ": "), ensure_ascii=False).encode() for it in thing.values()]
        keys = [b'%s"%s": ' % (self._inside, key.encode()) for key in thing]
        return b"{" + b",".join(map(bytes.__add__, keys, texts)) + self.around[0] + b"}"
