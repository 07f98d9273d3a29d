"""The tools, and the active tool, which receives the pointer of the view."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, QPointF, Qt, Signal, Slot

from mazarine.gui.canvas.pointer import Pointer, path
from mazarine.gui.i18n import on_language_change
from mazarine.gui.tools.tool import Tool, ToolContext
from mazarine.maze import MarkerKind
from mazarine.maze.edits import Change

if TYPE_CHECKING:
    from mazarine.gui.tools.marker import MarkerTool

TOOLS = {
    "tool.wall_brush": "wall_brush.WallBrush",
    "tool.rock_brush": "rock_brush.RockBrush",
    "tool.fill": "fill.Fill",
    "tool.teleporter": "teleporter.Teleporter",
    "tool.stairs": "stairs.Stairs",
    "tool.marker": "marker.MarkerTool",
    "tool.grow": "grow.Grow",
    "tool.secret_brush": "secret_brush.SecretBrush",
    "tool.fog_brush": "cell_brush.FogBrush",
    "tool.cost_brush": "cell_brush.CostBrush",
    "tool.path_probe": "path_probe.PathProbe",
    "tool.select": "selections.Select",
    "tool.lasso": "selections.Lasso",
    "tool.wand": "selections.Wand",
    "tool.pick": "pick.Pick",
}
"""The module and the class of each tool, loaded when the tool is first chosen."""


class Toolbox(QObject):
    """Passes the pointer to the active tool."""

    tool_changed = Signal()
    hint_changed = Signal()
    """Another tool is active, or has other options."""
    keys_changed = Signal()
    """Other modifier keys are held."""
    plan_changed = Signal(object, object)
    """The `ToolPlan` of the tool or None, and the `Pointer`; emitted also if they are the same."""

    def __init__(self, context: ToolContext, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._tools: dict[str, Tool] = {}
        self.tool = self._tool_of("tool.wall_brush")
        self.is_in_gesture = False
        self.keys: frozenset[str] = frozenset()
        self._last: Pointer | None = None
        context.options.changed.connect(self._show_again)
        context.options.changed.connect(self.hint_changed)
        self.tool_changed.connect(self.hint_changed)
        context.symmetry.changed.connect(self._show_again)
        context.scene.shifted.connect(self._follow_shift)
        context.scene.level_changed.connect(self._leave_level)
        context.current.maze_changed.connect(self._follow_maze)
        context.current.maze_replaced.connect(self.cancel)
        context.current.settled.connect(self.cancel)
        context.current.areas_changed.connect(self._follow_areas)
        on_language_change(self._show_again)

    def choose_marker(self, kind: MarkerKind) -> None:
        self.cancel()
        marker = cast("MarkerTool", self._tool_of("tool.marker"))
        before = marker.options
        marker.set_kind(kind)
        if self.tool is marker and marker.options != before:
            self.tool_changed.emit()
        self.choose(marker.name)
        self._show_again()

    def choose(self, name: str) -> None:
        """Activate another tool; a gesture of the active one is canceled."""
        tool = self._tool_of(name)
        if tool is self.tool:
            return
        self.cancel()
        self.tool = tool
        self._show_again()
        self._context.probe.clear()
        self._context.scene.show_growth(name == "tool.grow")
        self._context.symmetry.set_shown(tool.has_symmetry)
        self.tool_changed.emit()

    def press(self, pointer: Pointer, *, erases: bool) -> None:
        self.is_in_gesture = True
        self._last = pointer
        self._hold(pointer.keys)
        self.tool.press(self.tool.constrained(pointer, is_press=True), erases or self.tool.is_erasing)
        self._emit_plan()

    def drag(self, pointer: Pointer) -> None:
        """Continue the gesture, unless it was canceled."""
        last, self._last = self._last or pointer, pointer
        if self.is_in_gesture:
            self._hold(pointer.keys)
            self.tool.drag(self._constrained(pointer), path(last, pointer))
            self._emit_plan()

    def release(self, pointer: Pointer) -> None:
        if self.is_in_gesture:
            self.drag(pointer)
            self.is_in_gesture = False
            self.tool.release(self._constrained(pointer))

    def turn_keys(self, modifiers: Qt.KeyboardModifier) -> None:
        self._hold(Pointer.at(QPointF(), modifiers).keys)
        if self._last is not None:
            self._last = self._last.with_keys(modifiers)
            if self.is_in_gesture:
                self.tool.turn_keys(self._constrained(self._last))
                self._emit_plan()
            else:
                self.hover(self._last)

    def opens_menu(self, pointer: Pointer) -> bool:
        return self.tool.opens_menu(pointer)

    def takes_key(self, key: Qt.Key) -> bool:
        return self.tool.takes_key(key)

    def press_key(self, key: Qt.Key, *, shift: bool) -> None:
        self.tool.press_key(key, shift=shift)
        self._show_again()

    def hover(self, pointer: Pointer | None) -> None:
        """Show what a press would take; None when the pointer has left."""
        if self.is_in_gesture:
            return
        self._last = pointer
        if pointer is None:
            self.tool.leave()
            self._context.scene.clear_previews()
        else:
            self._hold(pointer.keys)
            self.tool.hover(self._constrained(pointer))
        self._emit_plan()

    @Slot()
    def cancel(self) -> None:
        if self.is_in_gesture or self.tool.is_awaited:
            self.is_in_gesture = False
            self.tool.cancel()
        self.tool.leave()
        self._context.scene.clear_previews()
        self.plan_changed.emit(None, None)

    def _tool_of(self, name: str) -> Tool:
        """Return the tool of a name, and make it when it is first used."""
        if name not in self._tools:
            module, _, kind = TOOLS[name].partition(".")
            self._tools[name] = getattr(import_module(f"mazarine.gui.tools.{module}"), kind)(self._context)
        return self._tools[name]

    def _emit_plan(self) -> None:
        pointer = None if self._last is None else self._constrained(self._last)
        self.plan_changed.emit(self.tool.plan(pointer) if pointer is not None else None, pointer)

    def _constrained(self, pointer: Pointer) -> Pointer:
        """Return the pointer with the keys that stand for the options of the tool."""
        return self.tool.constrained(pointer, is_press=not self.is_in_gesture)

    def _hold(self, keys: frozenset[str]) -> None:
        if keys != self.keys:
            self.keys = keys
            self.keys_changed.emit()

    @Slot(object)
    def _follow_maze(self, change: Change) -> None:
        """Cancel a gesture whose cells may no longer exist after the maze was resized."""
        if change.reshaped and self.is_in_gesture and self._context.document.stroke is None:
            self.cancel()

    @Slot()
    def _show_again(self) -> None:
        """Show again what a press would take."""
        if self._last is not None:
            self.hover(self._last)

    @Slot()
    def _follow_areas(self) -> None:
        self.tool.follow_areas()

    @Slot(QPointF)
    def _follow_shift(self, by: QPointF) -> None:
        if self._last is not None:
            self._last = self._last.moved(by)
        self.tool.follow_shift(by)

    @Slot()
    def _leave_level(self) -> None:
        if not self.tool.spans_levels:
            self.cancel()
