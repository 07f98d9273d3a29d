"""The actions that choose tools, kinds of markers and symmetries."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction

from mazarine.gui.i18n import tr_later
from mazarine.gui.shell.actions import ActionSpec, exclusive
from mazarine.gui.shell.shell import Shell
from mazarine.gui.tools.options import ERASE, LINE, MODE, RECTANGLE, STROKE, Choice, Option
from mazarine.maze import MarkerKind
from mazarine.maze.symmetry import Symmetry

_WALL_BRUSH, _GROW = "tool.wall_brush", "tool.grow"


class ToolActions(QObject):
    """Chooses tools, kinds of markers and symmetries, and checks the actions of the present ones."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        toolbox, symmetry, current = shell.toolbox, shell.symmetry, shell.current
        self._current, self._toolbox, self._symmetry = current, toolbox, symmetry
        self._options = shell.tool_options
        self._brush = self._before_grow = _WALL_BRUSH
        self._before: dict[tuple[str, str], tuple[Option, Choice]] = {}
        """The choices that the actions for strokes and modes have replaced, by the tool and the option."""
        self._messages, self._take_keys = shell.messages, shell.take_keys
        shell.add(
            *exclusive("tools", self.choose_tool, (
                ("tool.select", tr_later("&Select"), "R",
                 tr_later("Select a block of cells; drag the selection to move it")),
                ("tool.lasso", tr_later("Lass&o"), "Q", tr_later("Select the cells inside a drawn outline")),
                ("tool.wand", tr_later("Region wan&d"), "W",
                 tr_later("Select the room or corridor under the pointer")),
                ("tool.wall_brush", tr_later("&Wall brush"), "B",
                 tr_later("Draw walls along cell edges. Right button: erase. Shift: straight line.")),
                ("tool.rock_brush", tr_later("Roc&k brush"), "K",
                 tr_later("Fill cells with rock. Right button: clear. Shift: straight line.")),
                ("tool.fill", tr_later("F&ill"), "F",
                 tr_later("Fill connected floor with rock. Right button: clear connected rock. "
                          "Shift: one region. Ctrl: whole level.")),
                ("tool.teleporter", tr_later("&Teleporter"), "T",
                 tr_later("Drag from cell to cell. Near an edge: wall portal; in the middle: pad. "
                          "Shift: one-way. Right button: remove.")),
                ("tool.stairs", tr_later("Stai&rs"), "Y",
                 tr_later("Click a cell to add stairs up. Shift: down. Ctrl: one-way. Right button: "
                          "remove.")),
                ("tool.marker", tr_later("&Marker"), "M",
                 tr_later("Place a start (1), goal (2), treasure (3) or other marker (4 to 6). At "
                          "the outer border, a start or goal opens a gap.")),
                ("tool.grow", tr_later("&Grow"), "N",
                 tr_later("Expand a free point: create its neighbors, first toward the pointer. 1 to "
                          "6: choose direction D1 to D6.")),
                ("tool.secret_brush", tr_later("Se&crets"), "S",
                 tr_later("Add secret doors and cells. Shift: already found. Right button: remove.")),
                ("tool.fog_brush", tr_later("&Fog"), "O",
                 tr_later("Cover cells with fog, which hides them from players. Right button: clear.")),
                ("tool.cost_brush", tr_later("C&ell costs"), "X",
                 tr_later("Set what it costs to enter cells, which searches count. Right button: 1.")),
                ("tool.path_probe", tr_later("Pat&h probe"), "D",
                 tr_later("Show the shortest path from the pressed cell to the pointer, and its length")),
                ("tool.pick", tr_later("&Pick"), "I",
                 tr_later("Pick the tool for the object under the pointer")),
            )),
            ActionSpec("stroke.line", tr_later("&Line"), "line", ("L",),
                       tr_later("Draw lines of walls with the wall brush. Shift: straight along the lattice. "
                                "Ctrl: from the center."), partial(self._draw, LINE)),
            ActionSpec("stroke.rectangle", tr_later("Rect&angle"), "rectangle", ("P",),
                       tr_later("Draw walls around blocks of cells with the wall brush. Shift: square. "
                                "Ctrl: from the center."), partial(self._draw, RECTANGLE)),
            ActionSpec("mode.erase", tr_later("&Erase"), "eraser", ("E",),
                       tr_later("Erase with the brush that was used last"), self.erase),
            *exclusive("symmetries", self.choose_symmetry, (
                ("symmetry.none", tr_later("&None"), "", tr_later("Turn symmetry off")),
                ("symmetry.mirror", tr_later("&Left and right"), "",
                 tr_later("Mirror all drawing left and right")),
                ("symmetry.flip", tr_later("&Above and below"), "",
                 tr_later("Mirror all drawing above and below")),
                ("symmetry.both", tr_later("&Both mirrors"), "",
                 tr_later("Mirror all drawing in both directions")),
                ("symmetry.half-turn", tr_later("&Half turn"), "",
                 tr_later("Repeat all drawing rotated by 180°")),
                ("symmetry.quarter-turns", tr_later("&Quarter turns"), "",
                 tr_later("Repeat all drawing rotated by 90°, 180° and 270°")),
            )),
            *exclusive("markers", self.choose_marker, (
                ("marker.start", tr_later("&Start"), "1", tr_later("The start of the solution")),
                ("marker.goal", tr_later("&Goal"), "2",
                 tr_later("The end of the solution; with several goals, the nearest")),
                ("marker.treasure", tr_later("&Treasure"), "3", tr_later("An item to collect")),
                ("marker.npc", tr_later("&Character"), "4", tr_later("A character to meet")),
                ("marker.opponent", tr_later("&Opponent"), "5",
                 tr_later("An opponent that chases explorers")),
                ("marker.note", tr_later("&Note"), "6", tr_later("A note for yourself or the players")),
                ("marker.key", tr_later("&Key"), "7", tr_later("A key that opens every door with its label")),
                ("marker.key_once", tr_later("Key &for one door"), "8",
                 tr_later("A key that opens one door with its label")),
                ("marker.door", tr_later("&Door"), "9", tr_later("A door that needs a key with its label")),
                ("marker.gate", tr_later("One-&way gate"), "0",
                 tr_later("A gate that lets pass in one direction")),
            ), in_view=True),
        )  # fmt: skip
        actions = self._actions = shell.actions_by_name
        toolbox.tool_changed.connect(self._show_tool)
        symmetry.changed.connect(self._show_symmetry)
        current.maze_replaced.connect(self._suit_lattice)
        current.maze_replaced.connect(self._suit_map)
        actions["marker.start"].setChecked(True)
        self._show_tool()
        self._show_symmetry()
        self._suit_lattice()

    @Slot(QAction)
    def choose_tool(self, action: QAction) -> None:
        """Choose a tool with the options chosen in the bar, and move the keyboard focus to the maze."""
        self._restore_options()
        self._toolbox.choose(action.data())
        self._take_keys()

    def _draw(self, shape: Choice, *_: bool) -> None:
        """Choose the wall brush for strokes of a shape."""
        self._restore_options()
        self._use(_WALL_BRUSH, STROKE, shape)

    @Slot()
    def erase(self) -> None:
        """Choose the last brush for erasing."""
        self._use(self._brush, MODE, ERASE)

    def _restore_options(self) -> None:
        for (tool, _), (option, choice) in self._before.items():
            self._options.choose(tool, option, choice)
        self._before.clear()

    def _use(self, tool: str, option: Option, choice: Choice) -> None:
        """Choose a tool with an option, until one is chosen by its own action."""
        self._toolbox.cancel()
        self._toolbox.choose(tool)
        self._before.setdefault((tool, option.name), (option, self._options.chosen(tool, option)))
        self._options.choose(tool, option, choice)
        self._take_keys()

    @Slot(QAction)
    def choose_marker(self, action: QAction) -> None:
        self._toolbox.choose_marker(MarkerKind(action.data().removeprefix("marker.")))

    @Slot(QAction)
    def choose_symmetry(self, action: QAction) -> None:
        self._current.document.commit_gesture()
        obstacle = self._symmetry.choose(Symmetry(action.data().removeprefix("symmetry.")))
        if obstacle is not None:
            self._messages.refuse(obstacle)

    @Slot()
    def _suit_map(self) -> None:
        """Take the rock brush for a map of tiles that was just opened: it has no thin walls."""
        document = self._current.document
        is_new = document.tile_options is not None and document.undo_stack.count() == 0
        if is_new and self._toolbox.tool.name == _WALL_BRUSH:
            self._toolbox.choose("tool.rock_brush")

    @Slot()
    def _show_tool(self) -> None:
        tool = self._toolbox.tool
        self._actions[tool.name].setChecked(True)
        if tool.name != _GROW:
            self._before_grow = tool.name
        if any(option.name == MODE.name for option in tool.options):
            self._brush = tool.name

    @Slot()
    def _show_symmetry(self) -> None:
        self._actions[f"symmetry.{self._symmetry.symmetry.value}"].setChecked(True)

    @Slot()
    def _suit_lattice(self) -> None:
        """Offer quarter turns, which would exchange the points of a honeycomb, or Grow, which needs one."""
        lattice = self._current.maze.lattice
        has_points = lattice.point_at is not None
        self._actions["symmetry.quarter-turns"].setEnabled(lattice.is_full)
        self._actions[_GROW].setVisible(has_points)
        if not has_points and self._toolbox.tool.name == _GROW:
            self._toolbox.choose(self._before_grow)


def install(shell: Shell) -> None:
    ToolActions(shell)
