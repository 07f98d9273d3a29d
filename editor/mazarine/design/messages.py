"""The sentences of design."""

from __future__ import annotations

from mazarine.messages import Catalog


class UnitText(Catalog):
    """What a measure counts."""

    UNIT_NUMBER = "number"
    UNIT_CELLS = "cells"
    UNIT_CORRIDORS = "corridors"
    UNIT_CROSSROADS = "crossroads"
    UNIT_ROOMS = "rooms"
    UNIT_COMPONENTS = "components"
    UNIT_LOOPS = "loops"
    UNIT_DEAD_ENDS = "dead ends"
    UNIT_SHARE = "share, 0 to 1"
    UNIT_DOORS = "doors"
    UNIT_STEPS = "steps"
    UNIT_TURNS = "turns"
    UNIT_TYPES = "cell types"


class DesignMessage(Catalog):
    """Why a maze cannot be designed."""

    # Requirements
    NOT_A_REQUIREMENT = "A requirement is a measure and a range, such as “dead_ends >= 20”, not {value}."
    UNKNOWN_MEASURE = "Unknown measure {name}."
    MISSPELLED_MEASURE = "Unknown measure {name}; did you mean {nearest}?"
    NOT_A_RANGE = "{text}: the range must be like 3, 2..4, >= 2, <= 4, == 3, max or min."
    RANGE_EMPTY = "{text}: the range is empty."
    RANGE_WITHOUT_WHOLE_NUMBERS = "{text}: the range has no whole number."
    UNKNOWN_HAND = "{text}: “solvable by” is followed by left-hand or right-hand, and yes or no."
    UNKNOWN_RULE = "{text}: the only rule is micromouse."
    UNKNOWN_SYMMETRY = "{text}: the symmetry must be one of {known}."
    WEIGHT_OUT_OF_RANGE = "A weight must be a number above 0, not {value}."
    WEIGHTS_NOT_MAPPING = (
        "Weights must be a mapping from the first words of requirements to numbers, not {value}."
    )
    WEIGHT_WITHOUT_REQUIREMENT = "There is a weight for {name}, but no requirement."
    NO_REQUIREMENTS = "There is no requirement."
    # Boards
    NOT_A_REQUEST = "A search needs a Request, not {value}."
    NOT_CELLS = "Pinned cells and a region are lists of cells, not {value}."
    SIZE_MISSING = "Give either a maze to begin with, or rows and columns."
    NO_HANDS_ON_SIX_SIDES = (
        "{text} is impossible to judge: the design search follows walls only around cells with four sides."
    )
    NOTHING_TO_EDIT = "There is nothing to edit: no wall or cell is free."
    UNKNOWN_EDITS = "Edits must be one of {known}, not {value}."
    NOT_A_MICROMOUSE_BOARD = "{text}: {reason}"
    # Contradictions
    PRESCRIBED_WALL_STAYS = (
        "{text} is impossible: a wall of the start or of the goal would have to change, but stays."
    )
    OUT_OF_REACH = "{text} is impossible: on {cells:,} cells {measure} is {least:g} to {most:g}."
    ON_OTHER_LEVELS = (
        "{text} is impossible: explorers take no links, and the goals are on other levels than the start."
    )
    EXCLUDE_EACH_OTHER = "{first} and {second} exclude each other."
    NO_ENDS = "{text} needs a start and a goal in the maze."
    WRONG_PARITY = (
        "{text} is impossible: every path from the start to a goal has an {parity} number of steps."
    )
    TOO_SHORT = "{text} is impossible: the goal is {least} steps or more from the start."
    TURNS_EXCEED_LENGTH = (
        "{first} and {second} exclude each other: a path of {length:,} steps has {most:,} turns or fewer."
    )
    TREE_WITHOUT_ENDS = "{text} is impossible: a maze without loops and rooms has two dead ends or more."
    SEARCH_WORKER_ENDED = "A worker process has ended unexpectedly."
    KEPT_NOT_SYMMETRIC = "{text} is impossible: what cannot be edited is not symmetric."
    SEARCH_LIMIT = "{name} must be a number above 0, not {value}."


class DesignText(Catalog):
    """Texts about a search."""

    ODD = "odd"
    EVEN = "even"
    NOT_CONNECTED = "The maze is not connected: it has {components}."
    NOT_MET_ALONE = "{text} was not met even alone."
    PAIR_FIGHTS = "{first} and {second} were met alone, but not together."
    ALL_FIGHT = "{text} was met alone and with each other requirement, but not with all of them."
