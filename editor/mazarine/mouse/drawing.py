"""What a program draws on the maze: walls, colors and texts of cells."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeVar

from mazarine.mouse.board import MouseBoard, Spot

COLORS = {
    "k": 0xFF000000, "b": 0xFF0000FF, "a": 0xFF808080, "c": 0xFF00FFFF, "g": 0xFF00FF00, "o": 0xFFFFA500,
    "r": 0xFFFF0000, "w": 0xFFFFFFFF, "y": 0xFFFFFF00, "B": 0xFF00008B, "C": 0xFF008B8B, "A": 0xFF404040,
    "G": 0xFF006400, "R": 0xFF8B0000, "Y": 0xFFB8860B,
}  # fmt: skip
"""The colors of cells by their letters, as 0xffRRGGBB."""
_SIDES = {b"n": 1, b"e": 2, b"s": 4, b"w": 8}
_ACROSS = {1: (0, 1, 4), 2: (1, 0, 8), 4: (0, -1, 1), 8: (-1, 0, 2)}
"""From a side to the cell and the side across."""
_LETTERS = {letter.encode(): letter for letter in COLORS}
_Drawn = TypeVar("_Drawn")
_MOST_DIGITS = 12
_MOST_SHARED = 10_000
_MOST_TEXT = 200
"""Bytes of the text of a cell that are kept."""


class Marks(NamedTuple):
    """What is drawn in a cell.

    Attributes
    ----------
    walls : the sides with a wall (N=1, E=2, S=4, W=8)
    color : the letter of the color; empty for none
    text : as the program has sent it
    """

    walls: int = 0
    color: str = ""
    text: bytes = b""


NO_MARKS = Marks()


class Drawing:
    """The walls, colors and texts that a program shows; each command replaces what was there.

    Attributes
    ----------
    walls : the sides with a wall (N=1, E=2, S=4, W=8) by cell
    colors : the letter of the color by cell
    texts : by cell
    commands : the commands by name; they take the text after the name, and ignore what they cannot read
    """

    def __init__(self, board: MouseBoard) -> None:
        self._width, self._height = board.width, board.height
        self._touched: set[Spot] = set()
        self._reported: dict[Spot, Marks] = {}
        self._shared: dict[Marks, Marks] = {}
        self.walls: dict[Spot, int] = {}
        self.colors: dict[Spot, str] = {}
        self.texts: dict[Spot, bytes] = {}
        self.commands: dict[bytes, Callable[[bytes], object]] = {
            b"setWall": self._set_wall,
            b"clearWall": self._clear_wall,
            b"setColor": self._set_color,
            b"clearColor": lambda rest: self._drop(self.colors, rest),
            b"clearAllColor": lambda rest: self._drop_all(self.colors, rest),
            b"setText": self._set_text,
            b"clearText": lambda rest: self._drop(self.texts, rest),
            b"clearAllText": lambda rest: self._drop_all(self.texts, rest),
        }

    def changes(self) -> dict[Spot, Marks]:
        """Return the cells in which something else is drawn than at the last call."""
        changes = {}
        if len(self._shared) > _MOST_SHARED:
            self._shared.clear()
        for spot in self._touched:
            marks = Marks(self.walls.get(spot, 0), self.colors.get(spot, ""), self.texts.get(spot, b""))
            marks = self._shared.setdefault(marks, marks)
            if marks != self._reported.get(spot, NO_MARKS):
                changes[spot] = self._reported[spot] = marks
        self._touched.clear()
        return changes

    def _drop(self, drawn: dict[Spot, _Drawn], rest: bytes) -> None:
        spot = self._spot(rest.split())
        if spot is not None:
            drawn.pop(spot, None)
            self._touched.add(spot)

    def _drop_all(self, drawn: dict[Spot, _Drawn], rest: bytes) -> None:
        if not rest.strip():
            self._touched.update(drawn)
            drawn.clear()

    def _set_text(self, rest: bytes) -> None:
        parts = rest.split(b" ", 2)
        spot = self._spot(parts[:2])
        if spot is not None:
            self._touched.add(spot)
            self.texts[spot] = parts[2][:_MOST_TEXT] if len(parts) > 2 else b""

    def _set_color(self, rest: bytes) -> None:
        parts = rest.split()
        spot = self._spot(parts[:-1])
        if spot is not None and parts[-1] in _LETTERS:
            self._touched.add(spot)
            self.colors[spot] = _LETTERS[parts[-1]]

    def _set_wall(self, rest: bytes) -> None:
        for spot, side in self._both_sides(rest):
            self._touched.add(spot)
            self.walls[spot] = self.walls.get(spot, 0) | side

    def _clear_wall(self, rest: bytes) -> None:
        for spot, side in self._both_sides(rest):
            self._touched.add(spot)
            self.walls[spot] = self.walls.get(spot, 0) & ~side

    def _both_sides(self, rest: bytes) -> list[tuple[Spot, int]]:
        parts = rest.split()
        spot, side = self._spot(parts[:-1]), _SIDES.get(parts[-1], 0) if parts else 0
        if spot is None or not side:
            return []
        right, up, other = _ACROSS[side]
        across = spot[0] + right, spot[1] + up
        return [(spot, side), (across, other)] if self._holds(*across) else [(spot, side)]

    def _spot(self, parts: list[bytes]) -> Spot | None:
        """Return the cell that two numbers name, None if they are none or lie outside the maze."""
        if len(parts) != 2 or not (parts[0].isdigit() and parts[1].isdigit()):
            return None
        if len(parts[0]) + len(parts[1]) > _MOST_DIGITS:
            return None
        x, y = int(parts[0]), int(parts[1])
        return (x, y) if self._holds(x, y) else None

    def _holds(self, x: int, y: int) -> bool:
        return 0 <= x < self._width and 0 <= y < self._height


def shown_text(text: bytes) -> str:
    """Return a text as it can be shown; what cannot is a question mark."""
    decoded = text.decode("utf-8", "replace")
    return "".join(letter if letter.isprintable() and letter != "\ufffd" else "?" for letter in decoded)
