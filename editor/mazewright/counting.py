"""Numbers with their nouns."""

from __future__ import annotations

from mazewright.messages import Catalog


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
    FACES = "{count:,} face", "{count:,} faces"
    ENTRIES = "{count:,} entry", "{count:,} entries"
    MARKERS = "{count:,} marker", "{count:,} markers"
    LINKS = "{count:,} link", "{count:,} links"
    SECRETS = "{count:,} secret", "{count:,} secrets"
    SECRET_CELLS = "{count:,} secret cell", "{count:,} secret cells"
    SECRET_DOORS = "{count:,} secret door", "{count:,} secret doors"
    ROCK_CELLS = "{count:,} rock cell", "{count:,} rock cells"
    WALLS = "{count:,} wall", "{count:,} walls"
    POSTS = "{count:,} post", "{count:,} posts"
    GAPS = "{count:,} gap", "{count:,} gaps"
    LEVELS = "{count:,} level", "{count:,} levels"
    PARTS = "{count:,} part", "{count:,} parts"
    COMPONENTS = "{count:,} component", "{count:,} components"
    LOOPS = "{count:,} loop", "{count:,} loops"
    DEAD_ENDS = "{count:,} dead end", "{count:,} dead ends"
    OPENINGS = "{count:,} opening", "{count:,} openings"
    CONTACTS = "{count:,} contact", "{count:,} contacts"
    PAGES = "{count:,} page", "{count:,} pages"
    MAZES = "{count:,} maze", "{count:,} mazes"
    TEXTS = "{count:,} text", "{count:,} texts"
    STARTS_OR_GOALS = "{count:,} start or goal", "{count:,} starts and goals"


def count_of(number: int, noun: str, several: str = "") -> str:
    """Return a number with its noun; `several` is the plural where no s makes it.

    >>> count_of(1, "step"), count_of(1200, "step"), count_of(2, "gap in a wall", "gaps in a wall")
    ('1 step', '1,200 steps', '2 gaps in a wall')
    """
    return f"{number:,} {noun if number == 1 else several or noun + 's'}"
