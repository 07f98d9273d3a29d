"""The base of the line and the rectangle: a drag spans a shape, whose walls are set at its end."""

from __future__ import annotations

from typing import ClassVar, Generic, TypeVar

from mazarine.gui.canvas.pointer import Pointer
from mazarine.gui.canvas.previews import ACCENT, ERASE
from mazarine.gui.tools.tool import ClickTool, ToolPlan
from mazarine.maze.edits import Edit
from mazarine.messages import Message

Spanned = TypeVar("Spanned", bound=tuple[object, ...])
"""What lies between the press and the pointer: posts, or a block."""


class ShapeTool(ClickTool, Generic[Spanned]):
    """A tool that draws the walls of the shape that a drag spans; the right button erases them."""

    has_symmetry = True

    draw_title: ClassVar[Message]
    """The title of the shape as an undo step."""
    erase_title: ClassVar[Message]

    start: Pointer | None = None
    erases = False
    shape: Spanned | None = None

    def press(self, pointer: Pointer, erases: bool) -> None:
        """Begin the shape under the pointer."""
        self.start, self.erases = pointer, erases
        self.show(pointer)

    def span(self, start: Pointer, end: Pointer, *, erases: bool) -> None:
        """Show the shape between two pointers of another tool's gesture."""
        self.start, self.erases = start, erases
        self.show(end)

    def release(self, pointer: Pointer) -> None:
        """Set the walls."""
        self.show(pointer)
        edit = None if self.shape is None else self.edit(self.shape)
        if edit is not None:
            self.context.do(edit, self.erase_title if self.erases else self.draw_title, with_images=True)
        self.cancel()

    def cancel(self) -> None:
        """Forget the shape."""
        self.start = self.shape = None
        self.context.scene.clear_previews()

    def plan(self, pointer: Pointer) -> ToolPlan | None:
        """Return the walls of the shape that is being drawn."""
        del pointer
        shape = self.shape
        if shape is None:
            return None
        target = self.name, self.context.scene.level, shape, self.erases
        return ToolPlan(target, lambda: self._with_images(shape))

    def _with_images(self, shape: Spanned) -> Edit | None:
        edit = self.edit(shape)
        return None if edit is None else self.context.symmetry.of(edit)

    def shape_of(self, start: Pointer, end: Pointer) -> Spanned | None:
        """Return the shape from the press to the pointer, as the keys constrain it; None off the maze."""
        raise NotImplementedError

    def draw(self, shape: Spanned, color: str, pointer: Pointer) -> None:
        """Show a shape, and its size beside the pointer."""
        raise NotImplementedError

    def edit(self, shape: Spanned) -> Edit | None:
        """Return the edit of the positions of a shape, None if there are none."""
        raise NotImplementedError

    def show(self, pointer: Pointer) -> None:
        """Show the shape up to the pointer, as the keys constrain it."""
        if self.start is None:
            return
        scene = self.context.scene
        scene.hover.setVisible(False)
        self.shape = self.shape_of(self.start, pointer)
        if self.shape is None:
            scene.preview.setVisible(False)
            scene.label.clear()
        else:
            self.draw(self.shape, ERASE if self.erases else ACCENT, pointer)
