"""The sentences of design."""

from __future__ import annotations

from mazewright.messages import Catalog


class UnitText(Catalog):
    """What a measure counts."""

    UNIT_NONE = ""
    UNIT_CELLS = "cells"
    UNIT_CORRIDORS = "corridors"
    UNIT_CROSSROADS = "crossroads"
    UNIT_ROOMS = "rooms"
    UNIT_COMPONENTS = "components"
    UNIT_LOOPS = "loops"
    UNIT_DEAD_ENDS = "dead ends"
    UNIT_SHARE = "share"
    UNIT_STEPS = "steps"
    UNIT_TURNS = "turns"
    UNIT_TYPES = "cell types"
