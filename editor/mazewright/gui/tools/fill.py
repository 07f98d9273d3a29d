"""The fill: connected floor becomes rock, and rock floor."""

from __future__ import annotations

from mazewright.counting import count_of
from mazewright.gui.analysis.areas import Found, Missing, Reach, Wish
from mazewright.gui.canvas.pointer import Pointer
from mazewright.gui.canvas.ports import cell_path
from mazewright.gui.canvas.previews import ACCENT, ERASE
from mazewright.gui.tools.tool import Bench, ClickTool
from mazewright.maze.codes import Matter
from mazewright.maze.transplant import filled


class Fill(ClickTool):
    """Fills with rock the floor that is connected with the cell under the pointer; fog stays as it is.

    Walls stop it, and secret doors that are not found; links lead it nowhere. Secret cells that are not
    found are connected with each other only. The right button digs out the connected rock,
    whatever walls are inside it.

    With Shift it takes the region of the cell alone: its room without the entries, its corridor, or the
    crossroad that it is; rock has none, and is dug out as without Shift. With Ctrl it takes all cells of the
    level that are floor, or rock, or secret. The keys may be pressed and let go at any time.

    What a release fills is computed in the background. If it is not known by then, the maze is filled later,
    unless it has changed, or Esc is pressed.
    """

    name = "tool.fill"
    hint = (
        "Click to fill connected floor with rock; right-click clears connected rock. Shift: one region. "
        "Ctrl: whole level."
    )

    def __init__(self, bench: Bench) -> None:
        super().__init__(bench)
        self._pointer: Pointer | None = None
        self._button: Matter | None = None
        self._click: tuple[Wish, int] | None = None
        self._shown: Found | None = None

    @property
    def is_awaited(self) -> bool:
        """Whether a click waits for the cells that it is about."""
        return self._click is not None

    def press(self, pointer: Pointer, erases: bool) -> None:
        """Begin a click."""
        self._button = Matter.FLOOR if erases else Matter.ROCK
        self.hover(pointer)

    def release(self, pointer: Pointer) -> None:
        """Fill, or dig out, what is shown, or what will be found."""
        button, self._button = self._button, None
        wish = self._wish(pointer)
        if button is None or wish is None or self._click is not None:
            return
        if self._makes(wish) is not button:
            cell = wish.level, wish.row, wish.col
            self.bench.refuse(
                f"Cell {cell} is already rock. The right button clears it."
                if button is Matter.ROCK
                else f"Cell {cell} is not rock. The left button fills it."
            )
            return
        self._click = wish, self.bench.document.revision
        self.follow_areas()

    def cancel(self) -> None:
        """Fill nothing."""
        self._button = self._click = None
        self.leave()
        self.bench.scene.clear_previews()

    def leave(self) -> None:
        """Show nothing any more; a click that waits goes on."""
        self._pointer = self._shown = None
        if self._click is None:
            self.bench.areas.forget()

    def hover(self, pointer: Pointer) -> None:
        """Show the cells that a click would take, and how many they are."""
        self._pointer = pointer
        scene, wish = self.bench.scene, self._wish(pointer)
        if self._click is not None:
            found = self.bench.areas.look(self._click[0])
            self._show_words("Filling…" if isinstance(found, Missing) and found.words else "", pointer)
        elif wish is None:
            scene.clear_previews()
            self._shown = None
        elif self._button not in (None, self._makes(wish)):
            scene.hover.setVisible(False)
            self._show_words(
                "nothing to fill" if self._button is Matter.ROCK else "nothing to dig out", pointer
            )
        else:
            self._show(wish, pointer)

    def follow_areas(self) -> None:
        """Fill what a click has waited for, or show what is known now."""
        if self._click is not None:
            self._complete(*self._click)
        if self._pointer is not None:
            self.hover(self._pointer)

    def _complete(self, wish: Wish, revision: int) -> None:
        if self.bench.document.revision != revision:
            self._click = None
            self.bench.refuse("The maze was changed meanwhile. Nothing was filled.")
            return
        found = self.bench.areas.look(wish)
        if isinstance(found, Found):
            matter, self._click = self._makes(wish), None
            text = "fill with rock" if matter is Matter.ROCK else "dig out rock"
            self.bench.do(filled(self.bench.document.maze, wish.level, found.area, matter), text)
        elif not found.is_coming:
            self._click = None
            self.bench.refuse(f"{found.words}; nothing was filled.")

    def _wish(self, pointer: Pointer) -> Wish | None:
        """Return the cells that are meant, None off the maze."""
        cell = self.cell_at(pointer)
        if cell is None:
            return None
        joined = Wish(*cell, Reach.JOINED)
        if pointer.ctrl:
            return Wish(*cell, Reach.ALIKE)
        is_rock = self._makes(joined) is Matter.FLOOR
        return Wish(*cell, Reach.REGION) if pointer.shift and not is_rock else joined

    def _makes(self, wish: Wish) -> Matter:
        """Return what the cells can be made: rock, or floor if they are rock."""
        maze = self.bench.document.maze
        code = maze.cells[maze.grid.array_place((wish.level, wish.row, wish.col))]
        return Matter.FLOOR if code >> 1 == Matter.ROCK else Matter.ROCK

    def _show(self, wish: Wish, pointer: Pointer) -> None:
        scene, found = self.bench.scene, self.bench.areas.look(wish)
        digs = self._makes(wish) is Matter.FLOOR
        if isinstance(found, Missing):
            scene.hover.show_cells(
                cell_path(self.geometry, *self.place_at(pointer)), ERASE if digs else ACCENT, filled=False
            )
            self._show_words(found.words, pointer)
            return
        scene.hover.setVisible(False)
        if found is not self._shown:
            self._shown = found
            scene.preview.show_outline(found.outline, ERASE if digs else ACCENT)
        count = count_of(found.count, "cell")
        scene.label.show_text(f"right button clears {count}" if digs else f"fill {count}", pointer.point)

    def _show_words(self, words: str, pointer: Pointer) -> None:
        """Show why no cells are marked."""
        self._shown = None
        self.bench.scene.preview.setVisible(False)
        self.bench.scene.label.show_text(words, pointer.point)
