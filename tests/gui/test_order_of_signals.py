"""What shows regions hears of them only after all have followed the change of the maze."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from mazarine.gui.editing.document import UNTITLED
from mazarine.maze import Maze
from mazarine.maze.area import Area
from mazarine.maze.edits import Resize
from tests.gui.conftest import OpenWindow
from tests.gui.everywhere import furnished
from tests.gui.hand import Hand

_RESHAPE: dict[str, Callable[[Hand], object]] = {
    "crop": lambda hand: hand.act("board.crop_selection"),
    "rotate": lambda hand: hand.act("board.rotate_right"),
    "resize": lambda hand: hand.document.do(Resize((0, 0), 9, 14), UNTITLED),
    "undo": lambda hand: hand.document.undo(),
    "redo": lambda hand: hand.document.redo(),
    "another": lambda hand: hand.begin(Maze.blank(7, 5)),
}


@pytest.mark.parametrize("name", _RESHAPE)
def test_regions_come_after_the_change_of_the_maze(name: str, open_window: OpenWindow) -> None:
    hand = furnished(open_window)
    hand.settle()
    hand.select(Area.block(1, 1, 8, 6))
    if name in ("undo", "redo"):
        hand.act("board.crop_selection")
        hand.qtbot.waitUntil(lambda: hand.maze.shape != (2, 12, 12))
        hand.settle()
    if name == "redo":
        hand.document.undo()
        hand.settle()
    session, told = hand.session, []
    session.maze_changed.connect(lambda _change: told.append("maze"))
    session.maze_replaced.connect(lambda: told.append("maze"))
    session.analysis.regions_replaced.connect(lambda: told.append("regions"))
    session.analysis.regions_changed.connect(lambda _change: told.append("regions"))
    _RESHAPE[name](hand)
    hand.qtbot.waitUntil(lambda: bool(told))
    hand.settle()
    assert told[0] == "maze"
    assert "regions" in told
    assert session.analysis.kind is not None
    assert session.analysis.kind.shape == hand.maze.shape
