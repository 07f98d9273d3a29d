"""Names and properties by which maps of others say what is a wall."""

from __future__ import annotations

import re

from mazarine.files.tiled.records import LayerRecord, PropertyRecord, value_of

_WALL_WORD = re.compile(
    r"wall|collision|collid|solid|obstacle|blocked|blocking|impassable|unwalkable|\brock", re.IGNORECASE
)


def is_wall_word(name: str) -> bool:
    """Return whether a name is one for obstacles."""
    return bool(_WALL_WORD.search(name))


def is_wall_layer(layer: LayerRecord) -> bool:
    """Return whether the name or a property of a layer makes what it holds obstacles."""
    return is_wall_word(layer.name) or is_wall(layer.properties)


def is_wall(properties: list[PropertyRecord]) -> bool:
    """Return whether a property makes something an obstacle."""
    return any(
        is_wall_word(it.name) and value_of([it], it.name) in (True, "true", "True", "1") for it in properties
    )
