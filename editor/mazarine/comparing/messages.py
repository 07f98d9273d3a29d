"""The sentences about differences of mazes."""

from __future__ import annotations

from mazarine.messages import Catalog


class ComparingMessage(Catalog):
    """Errors of comparisons."""

    OTHER_LATTICES = "A maze on a {before} lattice cannot be compared with one on a {after} lattice."
    PICTURE_NOT_PNG = "this picture is written as PNG; choose a name that ends in .png"
    MERGE_OF_OTHER_LATTICES = "Only mazes on the same lattice can be merged."
    MERGE_OF_OTHER_SIZES = "Only mazes of the same size can be merged, not {base}, {ours} and {theirs}."


class DifferenceText(Catalog):
    """What differs between two mazes."""

    BOARD = "{levels:,} × {rows:,} × {cols:,} cells"
    BOARD_AT = "{levels:,} × {rows:,} × {cols:,} cells from row {first_row}, column {first_col} on"
    NO_DIFFERENCE = "No differences."
    SIZES = "The first maze has {before}, the second {after}."
    CELLS_DIFFER = "{count:,} cell is different.", "{count:,} cells are different."
    WALLS_DIFFER = "{count:,} wall is different.", "{count:,} walls are different."
    LINKS_NEW = "{count:,} link is new.", "{count:,} links are new."
    LINKS_GONE = "{count:,} link is gone.", "{count:,} links are gone."
    MARKERS_NEW = "{count:,} marker is new.", "{count:,} markers are new."
    MARKERS_GONE = "{count:,} marker is gone.", "{count:,} markers are gone."
    METADATA = "Different metadata: {names}."
    ROOM_SPLIT = "Room {number} was split into {parts}."
    CORRIDOR_SPLIT = "Corridor {number} was split into {parts}."
    ROOMS_MERGED = "Rooms {parts} were merged into {number}."
    CORRIDORS_MERGED = "Corridors {parts} were merged into {number}."
    MORE_SPLIT_OR_MERGED = (
        "{count:,} more region was split or merged.",
        "{count:,} more regions were split or merged.",
    )
    ROOMS_NEW = "{count:,} room is new: {numbers}.", "{count:,} rooms are new: {numbers}."
    ROOMS_GONE = "{count:,} room is gone: {numbers}.", "{count:,} rooms are gone: {numbers}."
    CORRIDORS_NEW = "{count:,} corridor is new: {numbers}.", "{count:,} corridors are new: {numbers}."
    CORRIDORS_GONE = "{count:,} corridor is gone: {numbers}.", "{count:,} corridors are gone: {numbers}."
    RENAMED = "Region {number} was renamed from {before} to {after}."
    NAMED = "Region {number} was named {after}."
    RECOLORED = "Region {number} has another color."
    UNNAMED = "Region {number} is no longer named {before}."
    CROSSROADS_NEW = "{count:,} crossroad is new.", "{count:,} crossroads are new."
    CROSSROADS_GONE = "{count:,} crossroad is gone.", "{count:,} crossroads are gone."
    FARTHER = "The goal is {count:,} step farther.", "The goal is {count:,} steps farther."
    NEARER = "The goal is {count:,} step nearer.", "The goal is {count:,} steps nearer."
    REACHED = "A goal can be reached now, in {steps}."
    NOT_REACHED = "No goal can be reached any more."
    DEAD_ENDS_NEW = "{count:,} dead end is new.", "{count:,} dead ends are new."
    DEAD_ENDS_GONE = "{count:,} dead end is gone.", "{count:,} dead ends are gone."


class ConflictText(Catalog):
    """Conflicts of a merge."""

    OF_CELL = "Cell {cell}: ours has {ours}, theirs {theirs}."
    OF_SIDE = "Side {side} of cell {cell}: ours has {ours}, theirs {theirs}."
    OF_REGION = "Region {number}: ours is {ours}, theirs {theirs}."
    OF_VALUE = "{name}: ours is {ours}, theirs {theirs}."
    NOTHING = "nothing"
    ROCK = "rock"
    FLOOR = "floor"
    SECRET = "a secret"
    FOUND = "a found secret"
    IN_FOG = "{matter} in fog"
    OPEN = "an open side"
    WALL = "a wall"
    LINK = "a link from {first} to {second}"
    LABELED_LINK = "a link ({label}) from {first} to {second}"
    MARKER = "a marker ({kind})"
    MARKER_ELSEWHERE = "a marker ({kind}) at cell {cell}"
    QUOTED_VALUE = "{value}"
    CONFLICTS = "{count:,} conflict.", "{count:,} conflicts."
    NO_CONFLICTS = "No conflicts."
