"""Small files in the layout of other programs."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

LDTK_HEADER = {
    "fileType": "LDtk Project JSON",
    "app": "LDtk",
    "appVersion": "1.5.3",
    "url": "https://ldtk.io",
}


def numbers(*rows: str, identifier: str = "Cells", definition: int = 1, size: int = 16) -> dict[str, Any]:
    """Return a layer of numbers, drawn with a digit a cell."""
    return {
        "__identifier": identifier, "__type": "IntGrid", "__cWid": len(rows[0]), "__cHei": len(rows),
        "__gridSize": size, "__opacity": 1, "__tilesetDefUid": None, "layerDefUid": definition,
        "pxOffsetX": 0, "pxOffsetY": 0, "visible": True, "seed": 4, "overrideTilesetUid": None,
        "intGridCsv": [int(digit) for row in rows for digit in row],
        "autoLayerTiles": [{"px": [0, 0], "src": [8, 8], "f": 0, "t": 9, "d": [1, 0], "a": 1}],
        "gridTiles": [], "entityInstances": [],
    }  # fmt: skip


def tiles(*rows: str, identifier: str = "Ground", size: int = 16) -> dict[str, Any]:
    """Return a layer of tiles, drawn with # where a tile is."""
    held = numbers(*("0" * len(row) for row in rows), identifier=identifier, size=size)
    places = [(row, col) for row, line in enumerate(rows) for col, sign in enumerate(line) if sign == "#"]
    grid = [{"px": [col * size, row * size], "src": [0, 0], "f": 0, "t": 1, "d": [0]} for row, col in places]
    return {**held, "__type": "Tiles", "intGridCsv": [], "autoLayerTiles": [], "gridTiles": grid}


def entities(*things: tuple[str, int, int], size: int = 16) -> dict[str, Any]:
    """Return a layer of things: names, rows and columns."""
    held = numbers("0", identifier="Entities", size=size)
    instances = [
        {"__identifier": name, "__grid": [col, row], "__pivot": [0.5, 1], "__tags": [], "__tile": None,
         "iid": f"{name}-1", "width": 16, "height": 16, "defUid": 9, "px": [col * size + 8, row * size + 16],
         "fieldInstances": []}
        for name, row, col in things
    ]  # fmt: skip
    return {
        **held,
        "__type": "Entities",
        "intGridCsv": [],
        "autoLayerTiles": [],
        "entityInstances": instances,
    }


def level(identifier: str, *layers: dict[str, Any], **keys: Any) -> dict[str, Any]:
    """Return a level."""
    return {
        "identifier": identifier, "iid": f"iid-{identifier}", "uid": 2, "worldX": 0, "worldY": 0, "pxWid": 64,
        "pxHei": 48, "fieldInstances": [], "layerInstances": list(layers), "externalRelPath": None,
        "__neighbours": [], **keys,
    }  # fmt: skip


def kind(identifier: str, uid: int = 9, **keys: Any) -> dict[str, Any]:
    """Return a kind of things: what stands at its place is the middle of its lower side."""
    return {
        "identifier": identifier, "uid": uid, "tags": [], "width": 16, "height": 16, "color": "#FF00FF",
        "tileRect": None, "maxCount": 0, "pivotX": 0.5, "pivotY": 1, "fieldDefs": [], **keys,
    }  # fmt: skip


def ldtk(
    *levels: dict[str, Any],
    values: Sequence[tuple[int, str | None]] = (),
    kinds: Sequence[dict[str, Any]] = (),
    **keys: Any,
) -> bytes:
    """Return a project."""
    definition = {
        "__type": "IntGrid", "identifier": "Cells", "type": "IntGrid", "uid": 1, "gridSize": 16,
        "intGridValues": [{"value": value, "identifier": name, "color": "#000000"} for value, name in values],
    }  # fmt: skip
    project = {
        "__header__": LDTK_HEADER, "iid": "iid", "jsonVersion": "1.5.3", "defaultGridSize": 16,
        "externalLevels": False, "defs": {"layers": [definition], "entities": list(kinds), "tilesets": []},
        "levels": list(levels), "worlds": [], **keys,
    }  # fmt: skip
    return json.dumps(project, indent="\t").encode()


def put(path: Path, data: bytes) -> Path:
    """Write a file, and the folder that it is in."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return path


_BITS = {
    "nothing": 0, "block": 1, "room": 2, "corridor": 4, "perimeter": 16, "aperture": 32, "room_id": 65472,
    "arch": 65536, "door": 131072, "locked": 262144, "trapped": 524288, "secret": 1048576,
    "portcullis": 2097152, "stair_down": 4194304, "stair_up": 8388608, "label": 4278190080,
}  # fmt: skip


def donjon(*rows: str, **keys: Any) -> bytes:
    """Draw a dungeon: rooms, corridors, doors, secret doors, arches, stairs (u, w), | for borders."""
    meaning = {
        ".": 0, "|": 16, "r": 2 | 1 << 6, "R": 2 | 1 << 6 | 905969664, "c": 4, "a": 65536 | 4,
        "d": 131072 | 32, "s": 1048576 | 32, "u": 4 | 8388608, "w": 4 | 4194304,
    }  # fmt: skip
    cells = [[meaning[sign] for sign in row] for row in rows]
    rooms = [None, {"id": 1, "shape": "square", "contents": {"summary": "Empty"}, "doors": {}}]
    dungeon = {
        "cell_bit": _BITS,
        "cells": cells,
        "corridor_features": {},
        "egress": [],
        "rooms": rooms,
        **keys,
    }
    return json.dumps(dungeon).encode()


def watabou(rects: list[tuple[int, int, int, int]], **keys: Any) -> bytes:
    """Return a dungeon of rectangles."""
    held = [dict(zip("xywh", rect, strict=True)) for rect in rects]
    dungeon = {
        "version": "1.2.7", "title": "Crypt of the Moon", "story": "Long ago.", "rects": held, "doors": [],
        "notes": [], "columns": [], "water": [], **keys,
    }  # fmt: skip
    return json.dumps(dungeon).encode()


_LOOKS = {"__tilesetRelPath": "sheet.png", "__pxTotalOffsetX": 3, "__opacity": 0.5}
EXAMPLES = {
    "cub3d": [b"NO a\nSO a\nWE a\nEA a\nF 1,2,3\n\n  1111\n 110N1\n 10001\n 11111\n"],
    "dungeon-crawl": [b"NAME: a\nTAGS: b\nMAP\nxxxxx\nx@.>x\nxxxxx\nENDMAP\n"],
    "ldtk": [
        ldtk(level("A", entities(("Player", 0, 0)), numbers("101", "111")), level("B"), values=[(1, "wall")]),
        ldtk(level("A", tiles("#.#") | _LOOKS, numbers("000", size=8)), worlds=[{"levels": [level("C")]}]),
        json.dumps(level("A", layerInstances=None, externalRelPath="b.ldtkl")).encode(),
    ],
    "donjon": [donjon("|rRrdcu", "||a||..", "..c|ws.")],
    "watabou": [
        watabou(
            [(-1, 0, 3, 2), (2, 0, 1, 1), (3, 0, 9, 9)], doors=[{"x": 2, "y": 0, "type": 6}],
            notes=[{"text": "Here", "pos": {"x": 3.5, "y": 0.5}}], columns=[{"x": 0, "y": 1}],
        )
    ],
}  # fmt: skip
"""Files of the formats that are only read, by name."""
