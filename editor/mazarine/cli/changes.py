"""The effect of an edit on rooms, corridors and crossroads, as values for JSON."""

from __future__ import annotations

from typing import Any

from mazarine.lattice.grid import Places
from mazarine.maze import Maze
from mazarine.regions.summary import UpdateSummary


def changes_of(summary: UpdateSummary, maze: Maze) -> dict[str, Any]:
    """Return what an update did: first what was removed, then what was added.

    Parameters
    ----------
    summary : of the update
    maze : as it is after the update, for the lattice coordinates
    """

    def cells(places: Places) -> list[list[int]]:
        listed: list[list[int]] = maze.grid.cells_at_flat(places).tolist()
        return listed

    rooms, corridors = summary.rooms, summary.corridors
    return {
        "faces_lost": cells(summary.faces_lost),
        "rooms_split": [{"room": old, "into": list(parts)} for old, parts in rooms.split.items()],
        "rooms_gone": list(rooms.gone),
        "cells_left_rooms": cells(rooms.left),
        "cells_left_corridors": cells(corridors.left),
        "corridors_cut": [{"corridor": old, "into": list(parts)} for old, parts in corridors.split.items()],
        "corridors_gone": list(corridors.gone),
        "crossroads_gone": cells(summary.crossroads_gone),
        "faces_gained": cells(summary.faces_gained),
        "rooms_merged": [{"from": list(parts), "room": new} for new, parts in rooms.merged.items()],
        "rooms_new": list(rooms.new),
        "cells_joined_rooms": cells(rooms.joined),
        "cells_joined_corridors": cells(corridors.joined),
        "corridors_joined": [
            {"from": list(parts), "corridor": new} for new, parts in corridors.merged.items()
        ],
        "corridors_new": list(corridors.new),
        "crossroads_new": cells(summary.crossroads_new),
    }
