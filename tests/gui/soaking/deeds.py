"""What the soak does in the window: anything that a user may do, in any order."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mazarine.gui.features.console.runner import ConsoleRunner
from mazarine.gui.features.welcome.feature import Welcome
from tests.gui.hand import CTRL, LEFT, MIDDLE, NO_KEYS, RIGHT, SHIFT, Hand, Place
from tests.gui.soaking.side_windows import SideWindows

_DOCKS = (
    "window.analysis", "analyze.statistics", "window.make", "window.levels",
    "window.problems", "window.stamps", "window.minimap", "window.history", "window.properties",
    "window.history", "window.console",
)  # fmt: skip
_VIEW = (
    "view.zoom_in", "view.zoom_out", "view.full_size", "view.fit", "view.grid", "view.points", "view.player",
    "view.faces", "view.graph", "view.legend", "view.forecast", "view.patterns",
)  # fmt: skip
_LEVELS = (
    "levels.add_above", "levels.add_below", "levels.copy", "levels.remove", "levels.move_up",
    "levels.move_down",
)  # fmt: skip
_ANALYZE = ("analyze.distances", "analyze.region", "analyze.recompute", "analyze.stop")
_KEYS = (NO_KEYS, NO_KEYS, NO_KEYS, SHIFT, CTRL, SHIFT | CTRL)
_STATEMENTS = (
    "for c in zip(*np.random.randint(maze.shape, size=(9, 3)).T): maze.set_cells([c], 'rock')",
    "import time; time.sleep(0.2); maze.set_wall((0, 0, 0), 'E', 'open'); maze.title += '!'",
    "_ = maze.set_cells(maze.cells == 0, 'floor'), time.sleep(0.1), maze.buffers.walls[0, 0]",
    "for _ in range(10_000): selection = maze.cells > 2",
    "maze = mz.generate('prim', 9, 12); print(len(regions), router.distance((0, 0), (8, 11)))",
    "_ = maze.apply(mz.Rotate(90))",
    "1 / 0",
)
"""Some of them fail, or are for another board; in all of them the maze stays as it should be."""
_MOST_LEVELS = 5
_MOST_TABS = 5
_CONVERSION_GROWS = 4


class Deeds:
    """One thing after another, each as often as its weight says.

    Parameters
    ----------
    folder : where files are
    most_cells : of a board; a larger one is left for a new one
    """

    def __init__(self, hand: Hand, rng: Random, folder: Path, most_cells: int) -> None:
        self._hand, self._rng, self._folder, self._most_cells = hand, rng, folder, most_cells
        self.side = SideWindows(hand, rng)
        self.table: dict[str, tuple[int, Callable[[], None]]] = {
            "choose a tool": (20, self._choose_tool),
            "drag": (50, self._drag),
            "click": (12, lambda: hand.drag(self._place(), button=self._button(), keys=self._held())),
            "give a drag up": (3, self._escape),
            "press both buttons": (2, self._press_both),
            "change the level in a drag": (3, self._change_level_in_drag),
            "pan": (4, self._pan),
            "turn the wheel": (8, self._wheel),
            "move the pointer": (6, lambda: hand.move(self._place())),
            "undo": (9, lambda: self._repeat("edit.undo", "z")),
            "redo": (7, lambda: self._repeat("edit.redo", "y")),
            "change the view": (8, lambda: hand.act(rng.choice(_VIEW))),
            "choose an overlay": (6, lambda: hand.act(rng.choice(_in_groups(hand, "overlays")))),
            "draw with a symmetry": (2, lambda: hand.act(rng.choice(_in_groups(hand, "symmetries")))),
            "show a ghost": (3, lambda: hand.act(rng.choice(_in_groups(hand, "ghosts")))),
            "choose a workspace": (1, lambda: hand.act(rng.choice(_in_groups(hand, "workspaces")))),
            "choose colors": (1, lambda: hand.act(rng.choice(_in_groups(hand, "scheme")))),
            "go to a level": (4, lambda: hand.key(rng.choice([Qt.Key.Key_PageUp, Qt.Key.Key_PageDown]))),
            "arrange levels": (5, self._arrange_levels),
            "lay or lift fog": (1, lambda: hand.act(rng.choice(["fog.lay", "fog.lift"]))),
            "analyze": (4, lambda: hand.act(rng.choice(_ANALYZE))),
            "show or hide a dock": (4, lambda: hand.act(rng.choice(_DOCKS))),
            "hide docks": (1, lambda: hand.act("window.hide_docks")),
            "lay the window out": (1, self._lay_out),
            "look": (2, self._require_picture),
            "wait": (6, lambda: QTest.qWait(rng.choice([1, 20, 100, 450]))),
            "save": (3, self._save),
            "save as": (3, lambda: self._act_and_wait("file.save_as")),
            "open": (2, lambda: self._act_and_wait("file.open")),
            "open a recent file": (2, self._open_recent),
            "reload": (1, lambda: self._act_and_wait("file.reload")),
            "open an earlier version": (1, lambda: self._act_and_wait("file.versions")),
            "change the file from outside": (1, self._touch),
            "begin another maze": (1, lambda: hand.act("file.new")),
            "go to another tab": (5, self._go_to_tab),
            "move a tab": (1, self._move_tab),
            "close a tab": (2, self._close_tab),
            "convert": (1, self._convert),
            "read a dialog": (1, lambda: hand.act(rng.choice(["help.keys", "help.about"]))),
            "run a statement": (
                4,
                lambda: hand.window.findChild(ConsoleRunner).run_statement(rng.choice(_STATEMENTS)),
            ),
            "interrupt it": (1, hand.window.findChild(ConsoleRunner).interrupt),
            "be led": (1, lambda: hand.act(rng.choice(["help.start_page", "help.tour"]))),
            "lead no more": (2, hand.window.findChild(Welcome).clear),
            "lock the layout": (1, lambda: hand.act("window.lock")),
        } | self.side.table

    def choose(self) -> str:
        """Return the name of the next deed."""
        if self._hand.maze.cells.size > self._most_cells or len(self._hand.window.sessions) > _MOST_TABS:
            return "close a tab"
        weights = [weight for weight, _ in self.table.values()]
        return self._rng.choices(list(self.table), weights)[0]

    def do(self, name: str) -> None:
        """Do a certain thing."""
        self.table[name][1]()
        QApplication.processEvents()

    # The mouse

    def _place(self) -> Place:
        """Return a visible place, or one on the board or a little beyond its edge."""
        rng, view = self._rng, self._hand.window.view
        if rng.random() < 0.75:
            room = view.viewport().rect()
            at = view.scene_point(QPointF(rng.uniform(0, room.width()), rng.uniform(0, room.height())))
            return at.y(), at.x()
        _, rows, cols = self._hand.maze.shape
        return rng.uniform(-2, rows + 2), rng.uniform(-2, cols + 2)

    def _places(self) -> list[Place]:
        """Return places near each other, as in a stroke."""
        places = [self._place()]
        for _ in range(self._rng.randint(1, 6)):
            row, col = places[-1]
            reach = self._rng.choice([1, 3, 12])
            places.append((row + self._rng.gauss(0, reach), col + self._rng.gauss(0, reach)))
        return places

    def _button(self) -> Qt.MouseButton:
        return self._rng.choice([LEFT, LEFT, LEFT, RIGHT])

    def _held(self) -> Qt.KeyboardModifier:
        return self._rng.choice(_KEYS)

    def _drag(self) -> None:
        self._hand.drag(*self._places(), button=self._button(), keys=self._held())

    def _escape(self) -> None:
        places = self._places()
        self._hand.press(places[0], self._button(), self._held())
        self._hand.move(places[1])
        self._hand.key(Qt.Key.Key_Escape)
        self._hand.move(places[-1])
        self._hand.release(places[-1])

    def _press_both(self) -> None:
        places = self._places()
        self._hand.press(places[0], LEFT)
        self._hand.move(places[1])
        self._hand.press(places[-1], RIGHT)
        self._hand.release(places[-1])

    def _change_level_in_drag(self) -> None:
        places = self._places()
        self._hand.press(places[0], LEFT, self._held())
        self._hand.key(self._rng.choice([Qt.Key.Key_PageUp, Qt.Key.Key_PageDown]))
        self._hand.move(places[1])
        self._hand.key("z", CTRL)
        self._hand.release(places[-1])

    def _pan(self) -> None:
        if self._rng.random() < 0.5:
            self._hand.drag(*self._places(), button=MIDDLE)
            return
        view = self._hand.window.view
        QTest.keyPress(view, Qt.Key.Key_Space)
        self._hand.drag(*self._places())
        QTest.keyRelease(view, Qt.Key.Key_Space)

    def _wheel(self) -> None:
        keys = self._rng.choice([CTRL, CTRL, NO_KEYS, SHIFT])
        self._hand.wheel(self._place(), self._rng.randint(-3, 3), keys)

    # Actions

    def _choose_tool(self) -> None:
        self._hand.act(self._rng.choice(_in_groups(self._hand, "tools", "markers")))

    def _repeat(self, name: str, key: str) -> None:
        """Undo or redo several times, by the menu or by the key."""
        by_key = self._rng.random() < 0.5
        for _ in range(self._rng.choice([1, 1, 3, 10])):
            self._hand.key(key, CTRL) if by_key else self._hand.act(name)

    def _arrange_levels(self) -> None:
        removes = self._hand.maze.shape[0] >= _MOST_LEVELS
        self._hand.act("levels.remove" if removes else self._rng.choice(_LEVELS))

    def _lay_out(self) -> None:
        window = self._hand.window
        if self._rng.random() < 0.3:
            self._hand.act("window.reset")
        else:
            window.resize(self._rng.randint(640, 1200), self._rng.randint(480, 900))

    def _convert(self) -> None:
        if self._hand.maze.cells.size * _CONVERSION_GROWS <= self._most_cells:
            self._hand.act(self._rng.choice(["maze.to_blocks", "maze.to_walls", "maze.dual"]))
        else:
            self._hand.act("maze.to_walls")

    def _require_picture(self) -> None:
        if not self._hand.picture().size:
            raise AssertionError("There is no picture.")

    # Tabs and files

    def _go_to_tab(self) -> None:
        """Show another maze: by the keys, or by a click on its tab."""
        window, rng = self._hand.window, self._rng
        if rng.random() < 0.5:
            self._hand.act(rng.choice(["window.next_tab", "window.previous_tab"]))
        elif window.strip.isVisible():
            tab = window.strip.tabRect(rng.randrange(window.strip.count()))
            QTest.mouseClick(window.strip, rng.choice([LEFT, LEFT, LEFT, MIDDLE]), NO_KEYS, tab.center())

    def _move_tab(self) -> None:
        strip = self._hand.window.strip
        strip.moveTab(self._rng.randrange(strip.count()), self._rng.randrange(strip.count()))

    def _close_tab(self) -> None:
        """Close what is shown, also in the middle of work."""
        if self._rng.random() < 0.3:
            self._drag()
        self._act_and_wait("file.close")
        if self._rng.random() < 0.7:
            self._hand.window.findChild(Welcome).clear()

    def _act_and_wait(self, name: str) -> None:
        """Ask for a file, and mostly wait for what comes of it."""
        self._hand.act(name)
        if self._rng.random() < 0.7:
            self._hand.settle()

    def _save(self) -> None:
        self._hand.key("s", CTRL)
        if self._rng.random() < 0.5:
            self._drag()
        if self._rng.random() < 0.5:
            self._hand.settle()

    def _open_recent(self) -> None:
        menu = self._hand.window.submenus["@recent"].menu
        menu.popup(self._hand.window.mapToGlobal(QPoint(20, 40)))
        entries = [action for action in menu.actions() if action.isEnabled() and not action.isSeparator()]
        chosen = self._rng.choice(entries) if entries else None
        menu.close()
        if chosen is not None:
            chosen.trigger()

    def _touch(self) -> None:
        """Write the file anew, as another program would; now and then what no reader understands."""
        path = self._hand.document.path
        if path is not None and path.exists() and not self._hand.session.file.is_saving:
            content = path.read_bytes()
            path.write_bytes(content if self._rng.random() < 0.8 else content[: len(content) // 2])


def _in_groups(hand: Hand, *groups: str) -> list[str]:
    """Return the names of the actions in some groups."""
    return [name for name, action in hand.window.actions_by_name.items() if action.spec.group in groups]
