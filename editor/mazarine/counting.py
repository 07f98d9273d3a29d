"""Numbers with their nouns."""

from __future__ import annotations

from mazarine.messages import Catalog


class Noun(Catalog):
    """Nouns that are counted, for the fields of messages.

    >>> str(Noun.STEPS(count=1)), str(Noun.STEPS(count=1200))
    ('1 step', '1,200 steps')
    """

    STEPS = "{count:,} step", "{count:,} steps"
    CELLS = "{count:,} cell", "{count:,} cells"
    ROOMS = "{count:,} room", "{count:,} rooms"
    CORRIDORS = "{count:,} corridor", "{count:,} corridors"
    CROSSROADS = "{count:,} crossroad", "{count:,} crossroads"
    REGIONS = "{count:,} region", "{count:,} regions"
    MARKERS = "{count:,} marker", "{count:,} markers"
    LINKS = "{count:,} link", "{count:,} links"
    SECRETS = "{count:,} secret", "{count:,} secrets"
    WALLS = "{count:,} wall", "{count:,} walls"
    LEVELS = "{count:,} level", "{count:,} levels"
    COMPONENTS = "{count:,} component", "{count:,} components"
    LOOPS = "{count:,} loop", "{count:,} loops"
    DEAD_ENDS = "{count:,} dead end", "{count:,} dead ends"
    CONTACTS = "{count:,} contact", "{count:,} contacts"
    PAGES = "{count:,} page", "{count:,} pages"
    SHEETS = "{count:,} sheet", "{count:,} sheets"
    FRAMES = "{count:,} frame", "{count:,} frames"
    STARTS = "{count:,} start", "{count:,} starts"
    GOALS = "{count:,} goal", "{count:,} goals"
    TREASURES = "{count:,} treasure", "{count:,} treasures"
    CHARACTERS = "{count:,} character", "{count:,} characters"
    OPPONENTS = "{count:,} opponent", "{count:,} opponents"
    NOTES = "{count:,} note", "{count:,} notes"
    KEYS = "{count:,} key", "{count:,} keys"
    KEYS_ONCE = "{count:,} key for one door", "{count:,} keys for one door"
    LOCKED_DOORS = "{count:,} locked door", "{count:,} locked doors"
    GATES = "{count:,} one-way gate", "{count:,} one-way gates"
    TELEPORTERS = "{count:,} teleporter", "{count:,} teleporters"
    STAIRS = "{count:,} stairs"
    TWO_WAY_LINKS = "{count:,} two-way link", "{count:,} two-way links"
    ONE_WAY_LINKS = "{count:,} one-way link", "{count:,} one-way links"
    EXITS = "{count:,} exit", "{count:,} exits"
    DOORS = "{count:,} door", "{count:,} doors"
    SIDES = "{count:,} side", "{count:,} sides"
    TURNS = "{count:,} turn", "{count:,} turns"
    DECISIONS = "{count:,} decision", "{count:,} decisions"
    PROBLEMS = "{count:,} problem", "{count:,} problems"
    WALKS = "{count:,} walk", "{count:,} walks"
