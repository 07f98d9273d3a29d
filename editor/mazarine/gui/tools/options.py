"""The options of tools, which a bar shows; modifier keys choose among them while they are held."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from mazarine.gui.i18n import tr_later
from mazarine.maze.costs import LEAST, MOST
from mazarine.messages import Message, plain

SHIFT, CTRL = "shift", "ctrl"


@dataclass(frozen=True)
class Choice:
    """One value of an option.

    `keys` are the modifier keys that choose it while they are held.
    """

    name: str
    title: Message
    tip: Message
    keys: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Option:
    """An option of a tool.

    Attributes
    ----------
    choices : the first one is the default
    at_press : whether its keys count only when a button is pressed, and mean something else afterwards
    default_only : whether its keys count only while the default is chosen, and constrain another choice
    """

    name: str
    title: Message
    choices: tuple[Choice, ...]
    at_press: bool = False
    default_only: bool = False

    @property
    def keys(self) -> frozenset[str]:
        """The modifier keys that choose any of its values."""
        return frozenset().union(*(choice.keys for choice in self.choices))

    def effective(self, chosen: Choice, held: frozenset[str]) -> Choice:
        """Return the value while keys are held; keys of the chosen value lead back to the default."""
        wanted = [choice for choice in self.choices if choice.keys and choice.keys <= held]
        if not wanted or (self.default_only and chosen is not self.choices[0]):
            return chosen
        choice = max(wanted, key=lambda it: (len(it.keys), self.choices.index(it)))
        return self.choices[0] if choice is chosen else choice


class ToolOptions(QObject):
    """The values of all options of all tools; each start of the program begins with the first ones."""

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._chosen: dict[tuple[str, str], Choice] = {}

    def chosen(self, tool: str, option: Option) -> Choice:
        """Return the value that the user has chosen for the tool of this name."""
        return self._chosen.get((tool, option.name), option.choices[0])

    def choose(self, tool: str, option: Option, choice: Choice) -> None:
        self._chosen[tool, option.name] = choice
        self.changed.emit()


DRAW = Choice("draw", tr_later("Draw"), tr_later("The left button draws, the right button erases"))
ERASE = Choice("erase", tr_later("Erase"), tr_later("Both buttons erase"))
TOGGLE = Choice(
    "toggle", tr_later("By first edge"),
    tr_later("Draw if the stroke starts on an open edge, erase if it starts on a wall"),
)  # fmt: skip
MODE = Option("mode", tr_later("Mode:"), (DRAW, ERASE))
WALL_MODE = Option("mode", tr_later("Mode:"), (DRAW, ERASE, TOGGLE))
LINE = Choice(
    "line", tr_later("Line"),
    tr_later("Draw straight lines (Shift). Chosen here: Shift along the lattice, Ctrl from the center."),
    frozenset({SHIFT}),
)  # fmt: skip
RECTANGLE = Choice(
    "rectangle", tr_later("Rectangle"),
    tr_later("Draw rectangles (Ctrl+Shift). Chosen here: Shift for squares, Ctrl from the center."),
    frozenset({SHIFT, CTRL}),
)  # fmt: skip
STROKE = Option("stroke", tr_later("Stroke:"), (
    Choice("freehand", tr_later("Freehand"), tr_later("Follow the pointer")), LINE, RECTANGLE,
), default_only=True)  # fmt: skip
FILL_EXTENT = Option("extent", tr_later("Fill:"), (
    Choice("connected", tr_later("Connected"), tr_later("Fill all floor that is connected")),
    Choice("region", tr_later("Region"), tr_later("Fill one room, corridor or crossroad (Shift)"),
           frozenset({SHIFT})),
    Choice("level", tr_later("Level"), tr_later("Fill all cells of this kind on the level (Ctrl)"),
           frozenset({CTRL})),
))  # fmt: skip
_ONE_WAY = tr_later("One-way")
_TWO_WAYS = Choice("both", tr_later("Two-way"), tr_later("The link leads in both directions"))
TELEPORTER_WAYS = Option("ways", tr_later("Link:"), (
    _TWO_WAYS,
    Choice("one", _ONE_WAY, tr_later("The link leads from the first cell to the second (Shift)"),
           frozenset({SHIFT})),
))  # fmt: skip
STAIRS_WAYS = Option("ways", tr_later("Link:"), (
    _TWO_WAYS,
    Choice("one", _ONE_WAY, tr_later("The stairs lead only away from the cell (Ctrl)"), frozenset({CTRL})),
))  # fmt: skip
STAIRS_DIRECTION = Option("direction", tr_later("Stairs:"), (
    Choice("up", tr_later("Up"), tr_later("Lead to the level above")),
    Choice("down", tr_later("Down"), tr_later("Lead to the level below (Shift)"), frozenset({SHIFT})),
))  # fmt: skip
SECRET_STATE = Option("state", tr_later("Secrets are:"), (
    Choice("hidden", tr_later("Hidden"), tr_later("Players have to find them")),
    Choice("found", tr_later("Found"), tr_later("Players know them already (Shift)"), frozenset({SHIFT})),
))  # fmt: skip
COST = Option("cost", tr_later("Cost:"), tuple(
    Choice(str(cost), plain(str(cost)), tr_later("It costs {cost} to enter a cell", cost=cost))
    for cost in range(LEAST + 1, MOST + 1)
))  # fmt: skip
NO_LOCK = Choice("none", tr_later("None"), tr_later("Place keys and doors without a label"))
LOCK = Option("lock", tr_later("Lock:"), (
    NO_LOCK,
    *(Choice(name, text, tr_later("Keys and doors of one color belong together"))
      for name, text in (
          ("red", tr_later("Red")), ("yellow", tr_later("Yellow")), ("green", tr_later("Green")),
          ("blue", tr_later("Blue")), ("violet", tr_later("Violet")),
      )),
))  # fmt: skip
JOIN = Option("join", tr_later("Selection:"), (
    Choice("replace", tr_later("New"), tr_later("Replace the selection")),
    Choice("add", tr_later("Add"), tr_later("Add to the selection (Shift)"), frozenset({SHIFT})),
    Choice("subtract", tr_later("Subtract"), tr_later("Remove from the selection (Ctrl, or right drag)"),
           frozenset({CTRL})),
    Choice("intersect", tr_later("Intersect"), tr_later("Keep what is in both (Ctrl+Shift)"),
           frozenset({SHIFT, CTRL})),
), at_press=True)  # fmt: skip
