"""Ways, overlays and statistics lead over levels, and keep to their cells when levels are arranged anew."""

from __future__ import annotations

from mazarine.maze import Marker, MarkerKind, Maze
from mazarine.maze.edits import PlaceMarker
from mazarine.picture.tints import PALE
from tests.drawing import stairs, walls
from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tests.gui.test_overlays import overlay_tints, point_at
from tests.gui.test_overlays import wait as wait_for_tints
from tests.gui.test_path_probe import probe, waits_for
from tests.gui.test_statistics_dock import shown
from tests.gui.test_statistics_dock import wait as wait_for_statistics

LANE = """
    +---+---+---+
    |           |
    +---+---+---+
"""
PARTED = """
    +---+---+---+
    |   |       |
    +---+---+---+
"""


def two_lanes() -> Maze:
    """Make a lane above another that is parted, with stairs at both ends: 4 steps from end to end below."""
    return walls(PARTED, LANE, links=[stairs((0, 0, 0)), stairs((0, 0, 2))])


def tints(hand: Hand) -> list[list[int]]:
    wait_for_tints(hand)
    found = overlay_tints(hand).value
    assert found is not None
    assert found.steps is not None
    return found.steps[:, 0].tolist()


def test_the_way_leads_up_and_down_stairs(open_window: OpenWindow) -> None:
    hand = open_window(two_lanes())
    hand.key("d")
    probe(hand, (0.5, 0.5), (0.5, 2.5), "4 steps, 2 links, levels 0 and 1")
    path = hand.path_drawn
    assert path is not None
    assert path.corners[:, 0].tolist() == [0, 1, 1, 0]


def test_a_way_keeps_to_its_cells_when_their_level_moves_and_goes_with_it(open_window: OpenWindow) -> None:
    hand = open_window(two_lanes())
    hand.key("d")
    probe(hand, (0.5, 1.5), (0.5, 2.5), "1 step")
    hand.act("levels.add_below")
    waits_for(hand, "1 step")
    assert (hand.path_ends[0], hand.path_ends[1]) == ((1, 0, 1), (1, 0, 2))
    hand.settle()
    hand.qtbot.waitUntil(lambda: hand.path_drawn is not None)
    assert hand.path_drawn.corners[:, 0].tolist() == [1, 1]
    hand.act("edit.undo")
    assert hand.path_ends[0] == (0, 0, 1)
    hand.show_level(0)
    hand.fill_in(lambda dialog: dialog.accept())
    hand.act("levels.remove")
    assert hand.path_ends[0] is None
    assert hand.path_text == ""


def test_distances_lead_over_levels_and_keep_to_their_start(open_window: OpenWindow) -> None:
    hand = open_window(two_lanes())
    point_at(hand, (0.5, 1.5))
    hand.act("analyze.distances")
    below, above = tints(hand)
    # From the middle below: right 1, up 2, along 3 and 4, down 5.
    assert below[1] < below[2] < above[2] < above[1] < above[0] < below[0]
    hand.act("levels.move_up")
    assert overlay_tints(hand).here == (1, 0, 1)
    hand.settle()
    assert tints(hand) == [above, below]
    hand.fill_in(lambda dialog: dialog.accept())
    hand.act("levels.remove")
    assert overlay_tints(hand).here is None


def test_the_solution_and_the_statistics_lead_over_levels(open_window: OpenWindow) -> None:
    maze = two_lanes()
    for kind, col in ((MarkerKind.START, 0), (MarkerKind.GOAL, 1)):
        PlaceMarker(Marker(kind, (0, 0, col))).apply(maze)
    hand = open_window(maze)
    hand.act("overlay.solution")
    assert tints(hand) == [[PALE] * 3] * 2
    hand.act("analyze.statistics")
    wait_for_statistics(hand)
    assert shown(hand)["Solution"] == "5 steps"
    assert shown(hand)["Floor"] == "6"
    hand.act("maze.level_up")
    hand.fill_in(lambda dialog: dialog.accept())
    hand.act("levels.remove")
    hand.settle()
    wait_for_tints(hand)
    assert overlay_tints(hand).value.message.code == "no-path-to-goal"
    wait_for_statistics(hand)
    assert shown(hand)["Floor"] == "3"
