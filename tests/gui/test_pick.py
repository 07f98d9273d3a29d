"""The pick by real clicks: each kind of thing gives the tool that draws it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from mazarine.gui.tools.marker import MarkerTool
from mazarine.gui.tools.pick import Pick
from mazarine.lattice import HONEYCOMB, SQUARE
from mazarine.maze import Marker, MarkerKind, Maze
from mazarine.maze.codes import FOG
from mazarine.maze.edits import Batch, PlaceLink, PlaceMarker
from tests.drawing import stairs, teleporter, walls
from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand, Place
from tests.gui.test_honeycomb import middle, near_side, opened

THINGS = """
    +---+---+---+---+---+
    |   |   ?   !       |
    +   +   +   +   +   +
    | #                 |
    +---+---+---+---+---+
"""


def house() -> Maze:
    """Make a maze of two levels that has one of everything."""
    maze = walls(THINGS, THINGS)
    maze.buffers.cells[:, 1, 3:] |= FOG
    Batch((
        PlaceLink(teleporter((0, 0, 0, "W"), (0, 0, 1))),
        PlaceLink(stairs((0, 0, 2))),
        PlaceMarker(Marker(MarkerKind.TREASURE, (0, 0, 3))),
        PlaceMarker(Marker(MarkerKind.GOAL, (0, 0, 3))),
        PlaceMarker(Marker(MarkerKind.START, (0, 1, 4), "E")),
        PlaceMarker(Marker(MarkerKind.NOTE, (0, 0, 1))),
    )).apply(maze)  # fmt: skip
    return maze


def picked(hand: Hand, place: Place) -> tuple[str, str]:
    """Point at a place and click there; give what was said before, and the tool that was taken."""
    hand.key("i")
    assert isinstance(hand.tool, Pick)
    hand.move(place)
    words = hand.label
    hand.click(place)
    tool = hand.tool
    assert hand.actions[tool.name].isChecked()
    assert hand.document.undo_stack.count() == 0
    if isinstance(tool, MarkerTool):
        assert hand.actions[f"marker.{tool.kind}"].isChecked()
        return words, f"marker.{tool.kind}"
    return words, "mode.erase" if words == "Erase" and hand.option("mode") == "erase" else tool.name


def test_every_thing_gives_its_tool(open_window: OpenWindow) -> None:
    hand = open_window(house())
    wall_brush, secrets = ("Wall brush", "tool.wall_brush"), ("Secrets", "tool.secret_brush")
    link = ("Teleporter", "tool.teleporter")
    assert picked(hand, (0.5, 0.95)) == wall_brush
    assert picked(hand, (0.5, 1.05)) == wall_brush, "from the other side"
    assert picked(hand, (0.05, 4.5)) == wall_brush, "the outer border too"
    assert picked(hand, (0.5, 1.95)) == secrets
    assert picked(hand, (0.5, 2.95)) == secrets, "found doors too"
    assert picked(hand, (1.5, 1.5)) == ("Erase", "mode.erase")
    assert picked(hand, (1.5, 0.5)) == ("Rock brush", "tool.rock_brush")
    assert picked(hand, (1.05, 0.5)) == ("Rock brush", "tool.rock_brush"), "near an open side of rock"
    assert picked(hand, (1.5, 0.05)) == ("Rock brush", "tool.rock_brush"), "rock comes before its walls"
    assert picked(hand, (0.5, 0.05)) == link, "on a side"
    assert picked(hand, (0.5, 1.5)) == link, "on a pad, over a marker"
    assert picked(hand, (0.95, 1.5)) == ("Marker: note", "marker.note"), "beside that pad"
    assert picked(hand, (0.5, 2.5)) == ("Stairs", "tool.stairs")
    assert picked(hand, (0.5, 3.5)) == ("Marker: goal", "marker.goal"), "the one on top"
    assert picked(hand, (1.5, 4.95)) == ("Marker: start", "marker.start"), "its gap"
    assert picked(hand, (1.5, 3.5)) == ("Fog", "tool.fog_brush")
    hand.key(Qt.Key.Key_PageUp)
    assert picked(hand, (0.5, 2.5)) == ("Stairs", "tool.stairs"), "their upper end"
    assert picked(hand, (0.5, 3.5)) == ("Erase", "mode.erase"), "markers of another level are none here"
    assert hand.maze == house()


def test_secret_cells_give_the_secrets_found_or_not(open_window: OpenWindow) -> None:
    hand = open_window(
        walls("""
        +---+---+---+
        | ?   !     |
        +---+---+---+
    """)
    )
    assert picked(hand, (0.5, 0.5)) == ("Secrets", "tool.secret_brush")
    assert picked(hand, (0.5, 1.5)) == ("Secrets", "tool.secret_brush")
    assert picked(hand, (0.5, 2.5)) == ("Erase", "mode.erase")


def test_a_marker_that_is_picked_is_the_one_that_is_placed_next(open_window: OpenWindow) -> None:
    hand = open_window(house())
    picked(hand, (0.5, 3.5))
    hand.click((1.5, 1.5))
    assert [marker.kind for marker in hand.maze.markers.at((0, 1, 1))] == [MarkerKind.GOAL]


def test_a_click_that_is_given_up_or_ends_off_the_maze_takes_nothing(open_window: OpenWindow) -> None:
    hand = open_window(house())
    hand.key("i")
    hand.press((0.5, 0.95))
    assert hand.window.scene.hover.isVisible()
    hand.key(Qt.Key.Key_Escape)
    hand.release((0.5, 0.95))
    assert isinstance(hand.tool, Pick)
    hand.drag((0.5, 0.95), (-0.5, 0.5))
    assert isinstance(hand.tool, Pick)
    assert hand.label == ""
    hand.drag((1.5, 0.5), (0.5, 0.95))
    assert hand.tool.name == "tool.wall_brush", "what is under the release"


@pytest.mark.parametrize("is_walled", [False, True])
def test_sides_of_a_honeycomb_are_picked_where_they_lie(open_window: OpenWindow, is_walled: bool) -> None:
    hand = opened(open_window, HONEYCOMB, walled=is_walled)
    for row, col in ((3, 4), (3, 5)):
        sides = [
            side for side in SQUARE.sides if hand.maze.has_side(hand.maze.grid.cell_at((0, row, col)), side)
        ]
        assert len(sides) == 3
        for side in sides:
            _, tool = picked(hand, near_side(hand, row, col, side))
            assert tool == ("tool.wall_brush" if is_walled else "mode.erase")
        assert picked(hand, middle(hand, row, col)) == ("Erase", "mode.erase")
