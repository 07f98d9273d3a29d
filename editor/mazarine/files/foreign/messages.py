"""The sentences of other programs' files."""

from __future__ import annotations

from mazarine.messages import Catalog


class ForeignTitle(Catalog):
    """The names of the formats."""

    LDTK_FORMAT = "LDtk project"
    UNIVERSAL_VTT_FORMAT = "Universal VTT map"
    UNIVERSAL_VTT_PLAYER_FORMAT = "Universal VTT map for players, without secret doors"
    ROS_MAP_FORMAT = "ROS map"


class ForeignMessage(Catalog):
    """Faults: clauses that follow the name of the file and a colon."""

    NO_SUCH_LEVEL = "it has no level {level}; its levels: {levels}"
    TITLE_OF_NO_LEVEL = (
        "it has no level of the name {title}; give the maze the name of its level as its title again"
    )
    NO_LEVELS = "the project has no level"
    LEVEL_WITHOUT_CELLS = (
        "the level {level} has no layer of numbers or tiles; draw one in LDtk, or read another level"
    )
    LAYER_OF_LDTK = "layer {name}"
    WALLS_ARE_TILES = "the walls of the level {level} are tiles, which only LDtk changes"
    NO_VALUE = "the layer {name} has no value for that; add one in LDtk, save the project, and try again"
    TOO_MANY_SIDES = "its lines cross more than {most:,} sides of cells"
    TOO_MANY_WALLS = "{count:,} walls and doors are too many to be read again"
    NO_ROS_KEY = "there is no line {key}"
    NOT_A_ROS_NUMBER = "the value of {key} is not a number"
    NO_RESOLUTION = "the resolution must be greater than 0"
    PICTURE_IN_THE_WAY = "its picture would replace {name}, which belongs to no map; choose another name"


class ForeignNote(Catalog):
    """What was taken for granted or left out."""

    LEVELS_OF_PROJECT = (
        "Only the level {level} is read; {count:,} other level is {others}.",
        "Only the level {level} is read; {count:,} other levels are {others}.",
    )
    ROCK_BY_VALUES = "Rock is where the layer {layer} has {values}."
    ROCK_BY_EVIDENCE = (
        "No value of the layer {layer} is named for walls; {values} is taken for rock, by the shape of the"
        " board."
    )
    ROCK_BY_TILES = "Rock is where the layer {layer} has tiles."
    FLOOR_BY_TILES = "No layer is named for walls; cells without a tile are rock."
    VALUES_OF_FLOOR = "Floor is also where it has {values}."
    ENTITIES_LEFT_OUT = (
        "{count:,} entity is not read; it stays in the file.",
        "{count:,} entities are not read; they stay in the file.",
    )
    SIGHT_LEFT_OUT = (
        "{count:,} line of sight is left out: it does not part two cells.",
        "{count:,} lines of sight are left out: they do not part two cells.",
    )
    SIGHT_MOVED = (
        "{count:,} line of sight is moved to the nearest side of a cell.",
        "{count:,} lines of sight are moved to the nearest sides of cells.",
    )
    DOORS_LEFT_OUT = (
        "{count:,} door is left out: it is not on a side of a cell.",
        "{count:,} doors are left out: they are not on sides of cells.",
    )
    DOORS_ARE_FLOOR = "{count:,} door is read as floor.", "{count:,} doors are read as floor."
    COLUMNS_LEFT_OUT = (
        "{count:,} column or cell of water is left out.",
        "{count:,} columns and cells of water are left out.",
    )
    DOORS_ARE_FOUND = (
        "{count:,} closed door is read as a secret door that was found.",
        "{count:,} closed doors are read as secret doors that were found.",
    )
    DOORS_ARE_SECRET = (
        "{count:,} closed door within a wall is read as a secret door.",
        "{count:,} closed doors within walls are read as secret doors.",
    )
    CLOSED_IS_ROCK = (
        "{count:,} cell with a wall on every side is rock.",
        "{count:,} cells with a wall on every side are rock.",
    )
    OBJECT_SIGHT_LEFT_OUT = (
        "{count:,} line of sight of an object is left out.",
        "{count:,} lines of sight of objects are left out.",
    )
    UNKNOWN_IS_ROCK = (
        "{count:,} cell of which the robot knows nothing is rock.",
        "{count:,} cells of which the robot knows nothing are rock.",
    )
    MAP_TURNED = "The map is turned by {degrees:.1f}°; its cells are read unturned."


class ForeignLoss(Catalog):
    """What writing leaves out."""

    CLOSED_CELLS_ARE_ROCK = (
        "{count:,} floor cell with a wall on every side will be read as rock.",
        "{count:,} floor cells with a wall on every side will be read as rock.",
    )
    SECRET_DOORS_ARE_WALLS = ("{count:,} secret door becomes a wall.", "{count:,} secret doors become walls.")
    LOCKED_DOORS_ARE_CLOSED = (
        "{count:,} door that needs a key becomes a closed door without one.",
        "{count:,} doors that need keys become closed doors without any.",
    )
    THIN_WALLS_LEFT_OUT = (
        "{count:,} thin wall is left out: a level of LDtk has none.",
        "{count:,} thin walls are left out: a level of LDtk has none.",
    )
    MARKERS_WITHOUT_ENTITY = (
        "{count:,} marker is left out: the project has no entity for it.",
        "{count:,} markers are left out: the project has no entities for them.",
    )
    LABELS_LEFT_OUT = (
        "The label of {count:,} marker is left out: it is not the name of its entity.",
        "The labels of {count:,} markers are left out: they are not the names of their entities.",
    )
    READ_AS_ANOTHER = (
        "When the file is opened again, other cells will be taken for rock: name the values of the layer"
        " {layer} in LDtk."
    )
