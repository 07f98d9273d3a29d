"""The actions that choose tools, kinds of markers and symmetries."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction

from mazarine.gui.i18n import tr_later
from mazarine.gui.shell.actions import ActionSpec
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
            ActionSpec("tool.select", tr_later("&Select"), "select", ("R",),
                       tr_later("Select a block of cells; drag the selection to move it"),
                       self.choose_tool, group="tools"),
            ActionSpec("tool.lasso", tr_later("Lass&o"), "lasso", ("Q",),
                       tr_later("Select the cells inside a drawn outline"), self.choose_tool, group="tools"),
            ActionSpec("tool.wand", tr_later("Region wan&d"), "wand", ("W",),
                       tr_later("Select the room or corridor under the pointer"),
                       self.choose_tool, group="tools"),
            ActionSpec("tool.wall_brush", tr_later("&Wall brush"), "wall_brush", ("B",),
                       tr_later("Draw walls along cell edges. Right button: erase. Shift: straight line."),
                       self.choose_tool, group="tools"),
            ActionSpec("tool.rock_brush", tr_later("Roc&k brush"), "rock_brush", ("K",),
                       tr_later("Fill cells with rock. Right button: clear. Shift: straight line."),
                       self.choose_tool, group="tools"),
            ActionSpec("tool.fill", tr_later("F&ill"), "fill", ("F",),
                       tr_later("Fill connected floor with rock. Right button: clear connected rock. "
                                "Shift: one region. Ctrl: whole level."),
                       self.choose_tool, group="tools"),
            ActionSpec("tool.teleporter", tr_later("&Teleporter"), "teleporter", ("T",),
                       tr_later("Drag from cell to cell. Near an edge: wall portal; in the middle: pad. "
                                "Shift: one-way. Right button: remove."),
                       self.choose_tool, group="tools"),
            ActionSpec("tool.stairs", tr_later("Stai&rs"), "stairs", ("Y",),
                       tr_later("Click a cell to add stairs up. Shift: down. Ctrl: one-way. Right button: "
                                "remove."),
                       self.choose_tool, group="tools"),
            ActionSpec("tool.marker", tr_later("&Marker"), "marker", ("M",),
                       tr_later("Place a start (1), goal (2), treasure (3) or other marker (4 to 6). At "
                                "the outer border, a start or goal opens a gap."),
                       self.choose_tool, group="tools"),
            ActionSpec("tool.grow", tr_later("&Grow"), "grow", ("N",),
                       tr_later("Expand a free point: create its neighbors, first toward the pointer. 1 to "
                                "6: choose direction D1 to D6."),
                       self.choose_tool, group="tools"),
            ActionSpec("tool.secret_brush", tr_later("Se&crets"), "secret_brush", ("S",),
                       tr_later("Add secret doors and cells. Shift: already found. Right button: remove."),
                       self.choose_tool, group="tools"),
            ActionSpec("tool.fog_brush", tr_later("&Fog"), "fog_brush", ("O",),
                       tr_later("Cover cells with fog, which hides them from players. Right button: clear."),
                       self.choose_tool, group="tools"),
            ActionSpec("tool.cost_brush", tr_later("C&ell costs"), "cost_brush", ("X",),
                       tr_later("Set what it costs to enter cells, which searches count. Right button: 1."),
                       self.choose_tool, group="tools"),
            ActionSpec("tool.path_probe", tr_later("Pat&h probe"), "path_probe", ("D",),
                       tr_later("Show the shortest path from the pressed cell to the pointer, and its "
                                "length"),
                       self.choose_tool, group="tools"),
            ActionSpec("tool.pick", tr_later("&Pick"), "pick", ("I",),
                       tr_later("Pick the tool for the object under the pointer"),
                       self.choose_tool, group="tools"),
            ActionSpec("stroke.line", tr_later("&Line"), "line", ("L",),
                       tr_later("Draw lines of walls with the wall brush. Shift: straight along the lattice. "
                                "Ctrl: from the center."), partial(self._draw, LINE)),
            ActionSpec("stroke.rectangle", tr_later("Rect&angle"), "rectangle", ("P",),
                       tr_later("Draw walls around blocks of cells with the wall brush. Shift: square. "
                                "Ctrl: from the center."), partial(self._draw, RECTANGLE)),
            ActionSpec("mode.erase", tr_later("&Erase"), "eraser", ("E",),
                       tr_later("Erase with the brush that was used last"), self.erase),
            ActionSpec("symmetry.none", tr_later("&None"), "symmetry_none", (),
                       tr_later("Turn symmetry off"), self.choose_symmetry, group="symmetries"),
            ActionSpec("symmetry.mirror", tr_later("&Left and right"), "symmetry_mirror", (),
                       tr_later("Mirror all drawing left and right"),
                       self.choose_symmetry, group="symmetries"),
            ActionSpec("symmetry.flip", tr_later("&Above and below"), "symmetry_flip", (),
                       tr_later("Mirror all drawing above and below"),
                       self.choose_symmetry, group="symmetries"),
            ActionSpec("symmetry.both", tr_later("&Both mirrors"), "symmetry_both", (),
                       tr_later("Mirror all drawing in both directions"),
                       self.choose_symmetry, group="symmetries"),
            ActionSpec("symmetry.half-turn", tr_later("&Half turn"), "symmetry_half_turn", (),
                       tr_later("Repeat all drawing rotated by 180°"),
                       self.choose_symmetry, group="symmetries"),
            ActionSpec("symmetry.quarter-turns", tr_later("&Quarter turns"), "symmetry_quarter_turns", (),
                       tr_later("Repeat all drawing rotated by 90°, 180° and 270°"),
                       self.choose_symmetry, group="symmetries"),
            ActionSpec("marker.start", tr_later("&Start"), "marker_start", ("1",),
                       tr_later("The start of the solution"),
                       self.choose_marker, group="markers", in_view=True),
            ActionSpec("marker.goal", tr_later("&Goal"), "marker_goal", ("2",),
                       tr_later("The end of the solution; with several goals, the nearest"),
                       self.choose_marker, group="markers", in_view=True),
            ActionSpec("marker.treasure", tr_later("&Treasure"), "marker_treasure", ("3",),
                       tr_later("An item to collect"), self.choose_marker, group="markers", in_view=True),
            ActionSpec("marker.npc", tr_later("&Character"), "marker_npc", ("4",),
                       tr_later("A character to meet"), self.choose_marker, group="markers", in_view=True),
            ActionSpec("marker.opponent", tr_later("&Opponent"), "marker_opponent", ("5",),
                       tr_later("An opponent that chases explorers"),
                       self.choose_marker, group="markers", in_view=True),
            ActionSpec("marker.note", tr_later("&Note"), "marker_note", ("6",),
                       tr_later("A note for yourself or the players"),
                       self.choose_marker, group="markers", in_view=True),
            ActionSpec("marker.key", tr_later("&Key"), "marker_key", ("7",),
                       tr_later("A key that opens every door with its label"),
                       self.choose_marker, group="markers", in_view=True),
            ActionSpec("marker.key_once", tr_later("Key &for one door"), "marker_key_once", ("8",),
                       tr_later("A key that opens one door with its label"),
                       self.choose_marker, group="markers", in_view=True),
            ActionSpec("marker.door", tr_later("&Door"), "marker_door", ("9",),
                       tr_later("A door that needs a key with its label"),
                       self.choose_marker, group="markers", in_view=True),
            ActionSpec("marker.gate", tr_later("One-&way gate"), "marker_gate", ("0",),
                       tr_later("A gate that lets pass in one direction"),
                       self.choose_marker, group="markers", in_view=True),
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
        is_full = self._current.maze.lattice.is_full
        self._actions["symmetry.quarter-turns"].setEnabled(is_full)
        self._actions[_GROW].setVisible(not is_full)
        if is_full and self._toolbox.tool.name == _GROW:
            self._toolbox.choose(self._before_grow)


def install(shell: Shell) -> None:
    ToolActions(shell)
