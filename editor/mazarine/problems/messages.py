"""The sentences of the problems of a maze, and the texts of what fixes them."""

from __future__ import annotations

from mazarine.messages import Catalog


class ProblemMessage(Catalog):
    """Problems of a maze."""

    UNKNOWN_PROFILE = "Unknown profile {profile}; choose one of {known}."

    # Starts and goals
    NO_START = "The maze has no start."
    NO_GOAL = "The maze has no goal."
    GOAL_UNREACHABLE = "No goal can be reached from the start at {cell}."
    MORE_STARTS_WITHOUT_GOAL = (
        "No goal can be reached from {count:,} more start.",
        "No goal can be reached from {count:,} more starts.",
    )
    MARKERS_ON_ROCK = (
        "Cell {cell} is rock but has a marker: {markers}.",
        "Cell {cell} is rock but has {count:,} markers: {markers}.",
    )
    MORE_ROCK_WITH_MARKERS = (
        "{count:,} more cell with markers is rock.",
        "{count:,} more cells with markers are rock.",
    )

    # Floor
    CELL_UNREACHABLE = "Cell {cell} cannot be reached from any start."
    CELLS_UNREACHABLE = "{cells} around cell {cell} cannot be reached from any start."
    MORE_UNREACHABLE_AREAS = (
        "{count:,} more area cannot be reached from any start; it has {cells}.",
        "{count:,} more areas cannot be reached from any start; together they have {cells}.",
    )
    CELL_CLOSED_OFF = "Cell {cell} is closed off from the rest."
    CELLS_CLOSED_OFF = "{cells} around cell {cell} are closed off from the rest."
    MORE_CLOSED_AREAS = (
        "{count:,} more area is closed off from the rest; it has {cells}.",
        "{count:,} more areas are closed off from the rest; together they have {cells}.",
    )
    CELL_IS_TRAP = "Cell {cell} is a trap: a one-way link leads in, but no goal can be reached from there."
    CELLS_ARE_TRAP = (
        "{cells} around cell {cell} are a trap:"
        " a one-way link leads in, but no goal can be reached from there."
    )
    MORE_TRAPS = (
        "{count:,} more area is a trap; it has {cells}.",
        "{count:,} more areas are traps; together they have {cells}.",
    )

    # Links
    LINK_UNREACHABLE = "The {link} cannot be reached from any start."
    LINK_BESIDE_OPEN_SIDE = "The {link} can be removed: an open side joins the same cells."
    MORE_USELESS_LINKS = "{count:,} more link is useless.", "{count:,} more links are useless."

    # Secrets
    BEHIND_SECRETS = "{found:,} of {cells} can be reached only through secrets."
    GOALS_BEHIND_SECRETS = "{found:,} of {cells} can be reached only through secrets, and so can every goal."
    GOAL_NEEDS_SECRETS = (
        "{found:,} of {cells} can be reached only through secrets, and so can every goal."
        " A path to a goal needs at least {secrets}."
    )

    # Contests: the board
    CONTEST_LATTICE = "A contest maze has square cells; the lattice of this maze is {lattice}."
    CONTEST_LEVELS = "A contest maze has one level; this maze has {levels}."
    CONTEST_SIZE = "A contest maze has 2 × 2 to {most} × {most} cells; this maze has {rows:,} × {cols:,}."
    CLASSIC_SIZE = "A classic contest maze has {most} × {most} cells; this maze has {rows:,} × {cols:,}."
    CONTEST_UNUSUAL_SIZE = (
        "The maze has {rows} × {cols} cells; a classic contest has {classic} × {classic},"
        " a half-size contest {half_size} × {half_size}."
    )
    CONTEST_ROCK = (
        "{count:,} cell is rock; a contest maze has only walls.",
        "{count:,} cells are rock; a contest maze has only walls.",
    )
    CONTEST_LINK = "A contest maze has no links, but this maze has the {link}."
    MORE_CONTEST_LINKS = "This maze has {count:,} more link.", "This maze has {count:,} more links."
    CONTEST_GAP = "The outer wall has a gap at {cell}; it must enclose the maze."
    MORE_GAPS = "The outer wall has {count:,} more gap.", "The outer wall has {count:,} more gaps."
    POSTS_WITHOUT_WALLS = (
        "{count:,} post touches no wall; every post must touch one.",
        "{count:,} posts touch no wall; every post must touch one.",
    )

    # Contests: the start
    CONTEST_STARTS = "A contest maze has one start; this maze has {starts:,}."
    START_NOT_IN_CORNER = "The start at {cell} must be in a corner of the maze."
    START_OPENS_WRONG = "The start cell opens {found}; in a contest maze it must open {expected}."
    START_WALLS = "The start at {cell} must have walls on three sides; it has {walls}."

    # Contests: the goal
    GOAL_NOT_IN_MIDDLE = "The goal of a classic contest must be the four cells in the middle."
    GOAL_NOT_RECTANGLE = "The cells of the goal must form a rectangle."
    GOAL_HAS_WALLS = (
        "The goal must be one open area; {count:,} wall is inside it.",
        "The goal must be one open area; {count:,} walls are inside it.",
    )
    SINGLE_PATH = "Only one path leads from the start to the goal. Contest mazes usually have several."
    WALL_FOLLOWER_WINS = "A wall follower finds the goal. Contest mazes place the goal where it cannot."


class LockProblem(Catalog):
    """Problems of keys and doors. Their codes are the kinds of problems, with underscores."""

    SOFT_LOCK = "{place}, no goal can be reached any more: {reason}."
    DOOR_WITHOUT_KEY = "No key opens the door at {cell}."
    USELESS_KEY = "The key at {cell} opens no door."
    LOCKS_UNDECIDED = "The maze has too many keys for one door to decide where one can be stuck."
    LOCK_ORDER = (
        "{count:,} door can be opened: {doors}.",
        "{count:,} doors can be opened, in this order: {doors}.",
    )
    MORE_DOORS_WITHOUT_KEY = ("No key opens {count:,} more door.", "No key opens {count:,} more doors.")
    MORE_USELESS_KEYS = "{count:,} more key opens no door.", "{count:,} more keys open no door."

    @property
    def code(self) -> str:
        """The code of its messages."""
        return self.name.lower()


class LockText(Catalog):
    """Parts of sentences about keys and doors."""

    FROM_START = "From the start at {cell}"
    AFTER_STEPS = "After {steps} to {cell}"
    DOOR_STAYS_SHUT = "the door at {cell} stays shut"
    NO_WAY_BACK = "no path leads back"


class FixText(Catalog):
    """Titles of fixes."""

    OPEN_WALL = "Open a wall"
    OPEN_WALLS = "Open the walls on the shortest path"
    DIG_THROUGH = "Dig through {cells} of rock"
    FILL_WITH_ROCK = "Fill with rock"
    MAKE_FLOOR = "Change to floor"
    REMOVE_MARKER = "Remove the marker"
    REMOVE_LINK = "Remove the link"
    MAKE_TWO_WAY = "Make the link two-way"
    CLOSE_GAP = "Close the gap"
    ADD_WALL = "Add a wall"
    ADD_WALLS = "Add walls"
    REMOVE_WALLS = "Remove the walls"
    TURN_START = "Turn the start"
    ADD_CONTEST_START = "Add the start"
    ADD_CONTEST_GOALS = "Add the goals"


class ProblemWord(Catalog):
    """Names of links in the sentences of problems."""

    TELEPORTER_BOTH_WAYS = "teleporter {first} – {second}"
    TELEPORTER_ONE_WAY = "teleporter {first} → {second}"
    STAIRS_BOTH_WAYS = "stairs {first} – {second}"
    STAIRS_ONE_WAY = "stairs {first} → {second}"
