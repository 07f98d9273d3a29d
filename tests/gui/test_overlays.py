"""The overlays that need more than regions: distances, dead ends, chokepoints, the solution, subtrees."""

from __future__ import annotations

from collections.abc import Callable
from time import sleep

import numpy as np
import pytest
from PySide6.QtCore import Qt

from mazarine.errors import Cancelled
from mazarine.gui.analysis.tints import OverlayTints
from mazarine.maze import Marker, MarkerKind, Maze
from mazarine.maze.edits import PlaceMarker, SetCells, SetWalls
from mazarine.picture import Overlay, Tints
from mazarine.picture.drawing import drawing_of
from mazarine.picture.tinting import chokepoint_tints
from mazarine.picture.tints import PALE, PLAIN, STRONGEST, UNREACHED, WEAKEST, log_steps, tint_colors
from tests.drawing import walls
from tests.gui.conftest import ENGINE_WITHIN_MS, OpenWindow
from tests.gui.hand import CTRL, SHIFT, Hand
from tests.gui.region_graphs import legend
from tests.gui.session.held_engine import HeldEngine

CORRIDOR = """
    +---+---+---+---+---+
    |               |   |
    +---+---+---+---+---+
"""
START, GOAL = MarkerKind.START, MarkerKind.GOAL


def overlay_tints(hand: Hand) -> OverlayTints:
    return hand.session.tints


def wait(hand: Hand) -> None:
    """Wait until the overlay is up to date."""
    hand.qtbot.waitUntil(lambda: not overlay_tints(hand).is_stale, timeout=ENGINE_WITHIN_MS)


def steps(hand: Hand) -> list[int]:
    """Return the tints of the first row."""
    wait(hand)
    tints = overlay_tints(hand).value
    assert tints is not None
    assert tints.steps is not None
    return tints.steps[0, 0].tolist()


def point_at(hand: Hand, place: tuple[float, float]) -> None:
    """Move to a place; a move to where the pointer of the last test was would be none."""
    hand.move((0.1, 0.1))
    hand.move(place)


def with_markers(maze: Maze, **cells: int) -> Maze:
    for kind, col in cells.items():
        PlaceMarker(Marker(MarkerKind(kind), (0, 0, col))).apply(maze)
    return maze


def test_distances_are_from_the_start_marker_in_even_steps(open_window: OpenWindow) -> None:
    hand = open_window(with_markers(walls(CORRIDOR), start=0))
    hand.key("4", CTRL)
    assert steps(hand) == [2, 86, 170, 255, UNREACHED]
    colors = tint_colors(hand.palette, Overlay.DISTANCES)
    assert hand.color_at((0.2, 1.5)) == colors[86]
    assert hand.color_at((0.2, 4.5)) == colors[UNREACHED]
    assert legend(hand) == "Steps from (row 1, column 1); No path; Rock"
    assert hand.overlay_title == "Distances"


def test_subtrees_are_seen_from_the_start_on_a_log_scale(open_window: OpenWindow) -> None:
    hand = open_window(with_markers(Maze.blank(1, 4), start=1))
    hand.key("8", CTRL)
    assert steps(hand) == log_steps(np.array([1, 4, 2, 1], dtype=np.int32)).tolist()
    colors = tint_colors(hand.palette, Overlay.SUBTREES)
    assert hand.color_at((0.2, 2.5)) == colors[steps(hand)[2]]
    assert legend(hand) == "Cells of subtrees, root (row 1, column 2); Rock"
    assert hand.overlay_title == "Subtrees"


def test_arrows_lead_to_parents_but_not_in_the_players_view(open_window: OpenWindow) -> None:
    hand = open_window(with_markers(Maze.blank(1, 4), start=1))
    hand.key("8", CTRL)
    wait(hand)
    ink = hand.palette.wall
    assert hand.color_at((0.5, 3.5)) == ink
    hand.window.scene.show_players_view(True)
    hand.qtbot.waitUntil(lambda: hand.color_at((0.5, 3.5)) != ink)
    assert hand.color_at((0.5, 2.5)) != ink


def test_distances_from_here_are_from_the_cell_pointed_at(open_window: OpenWindow) -> None:
    hand = open_window(with_markers(walls(CORRIDOR), start=0))
    point_at(hand, (0.5, 1.5))
    hand.key("d", SHIFT)
    assert hand.overlay is Overlay.DISTANCES
    assert steps(hand) == [128, 2, 128, 255, UNREACHED]
    point_at(hand, (0.5, 3.5))
    hand.key("d", SHIFT)
    assert steps(hand) == [255, 170, 86, 2, UNREACHED]


def test_distances_follow_the_probe(open_window: OpenWindow) -> None:
    hand = open_window(with_markers(walls(CORRIDOR), start=0))
    hand.key("4", CTRL)
    wait(hand)
    hand.key("d")
    hand.drag((0.5, 3.5), (0.5, 2.5))
    assert steps(hand) == [255, 170, 86, 2, UNREACHED]


def test_without_a_start_distances_are_from_the_cell_under_the_pointer(open_window: OpenWindow) -> None:
    hand = open_window(walls(CORRIDOR))
    point_at(hand, (0.5, 3.5))
    hand.key("4", CTRL)
    assert steps(hand) == [255, 170, 86, 2, UNREACHED]


def test_what_is_missing_is_said_in_the_legend(open_window: OpenWindow) -> None:
    hand = open_window(with_markers(walls(CORRIDOR), goal=4))
    for key, words in (("4", "There is no start marker."), ("7", "There is no start marker.")):
        hand.key(key, CTRL)
        wait(hand)
        assert legend(hand) == words
    hand.document.do(PlaceMarker(Marker(START, (0, 0, 0))), "place start")
    wait(hand)
    assert legend(hand) == "There is no path from the start to a goal."


def test_the_solution_leads_from_the_start_to_the_nearest_goal(open_window: OpenWindow) -> None:
    maze = with_markers(walls(CORRIDOR), start=1, goal=3)
    PlaceMarker(Marker(GOAL, (0, 0, 0))).apply(maze)
    hand = open_window(maze)
    hand.key("7", CTRL)
    assert steps(hand) == [PALE, PALE, PLAIN, PLAIN, PLAIN]
    assert legend(hand).startswith("Solution, 1 step")


@pytest.mark.parametrize("key", ["5", "6"])
def test_dead_ends_and_chokepoints_are_shown(open_window: OpenWindow, key: str) -> None:
    maze = walls("""
        +---+---+---+---+---+
        |       |           |
        +   +   +---+---+   +
        |                   |
        +---+---+---+---+---+
    """)
    hand = open_window(maze)
    hand.key(key, CTRL)
    shown = steps(hand)
    if key == "5":
        assert shown[:2] == [PLAIN, PLAIN]
        assert shown[2] == STRONGEST
        assert PLAIN < shown[3] < STRONGEST
    else:
        assert shown[2] == PLAIN
        assert WEAKEST <= shown[3] < shown[4] <= STRONGEST
    assert hand.color_at((0.5, 3.5)) != hand.palette.floor
    hand.document.do(SetWalls([(0, 0, 2, "W", "open"), (0, 0, 2, "S", "open")]), "open walls")
    assert overlay_tints(hand).is_stale
    hand.settle()
    assert steps(hand)[2:4] == [PLAIN, PLAIN]


def test_the_old_overlay_stays_until_the_new_one_comes_and_says_that_it_is_behind(
    open_window: OpenWindow,
) -> None:
    engine = HeldEngine()
    hand = open_window(with_markers(walls(CORRIDOR), start=0), segment=engine)
    hand.key("4", CTRL)
    assert steps(hand)[4] == UNREACHED
    color = hand.color_at((0.2, 4.5))
    engine.hold()
    hand.act("analyze.recompute")
    engine.wait_until_held()
    hand.document.do(SetWalls([(0, 0, 3, "E", "open")]), "open wall")
    assert overlay_tints(hand).is_stale
    assert hand.color_at((0.2, 4.5)) == color
    engine.gate.set()
    assert steps(hand) == [2, 65, 128, 191, 255]
    assert hand.color_at((0.2, 4.5)) != color
    assert hand.work_text == ""


def test_a_start_that_becomes_rock_is_told(open_window: OpenWindow) -> None:
    hand = open_window(walls(CORRIDOR))
    point_at(hand, (0.5, 3.5))
    hand.key("4", CTRL)
    wait(hand)
    hand.document.do(SetCells([(0, 0, 3, "rock")]), "fill")
    wait(hand)
    assert legend(hand) == "Cell (row 1, column 4) is rock."
    assert hand.color_at((0.2, 3.5)) == hand.palette.rock


def test_the_overlay_is_remembered(open_window: OpenWindow) -> None:
    open_window(walls(CORRIDOR)).act("overlay.dead-ends")
    again = open_window(walls(CORRIDOR))
    assert again.overlay is Overlay.DEAD_ENDS
    assert again.actions["overlay.dead-ends"].isChecked()
    wait(again)


def test_a_failure_is_told_and_other_overlays_go_on(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(_maze: object, _report: object) -> None:
        raise ZeroDivisionError("of all things")

    studies = "mazarine.gui.analysis.tints._STUDIES"
    monkeypatch.setattr(studies, {Overlay.DEAD_ENDS: fails})
    hand = open_window(with_markers(walls(CORRIDOR), start=0))
    hand.act("overlay.dead-ends")
    wait(hand)
    assert "of all things" in legend(hand)
    hand.act("overlay.distances")
    assert steps(hand)[0] == WEAKEST


def test_from_afar_the_overlay_is_shown_through_the_pyramid(open_window: OpenWindow) -> None:
    maze = Maze.blank(1500, 1500)
    PlaceMarker(Marker(START, (0, 0, 0))).apply(maze)
    hand = open_window(maze)
    hand.key("4", CTRL)
    wait(hand)
    assert hand.cell_px < 1
    colors = tint_colors(hand.palette, Overlay.DISTANCES)

    def is_near(place: tuple[float, float], color: int) -> Callable[[], bool]:
        channels = np.array([16, 8, 0])
        return lambda: abs((hand.color_at(place) >> channels & 255) - (color >> channels & 255)).max() < 8

    hand.qtbot.waitUntil(is_near((1490.0, 1490.0), int(colors[STRONGEST])))
    hand.qtbot.waitUntil(is_near((750.0, 750.0), int(colors[128])))


def test_the_legend_of_an_overlay_comes_back_as_it_was(open_window: OpenWindow) -> None:
    hand = open_window(with_markers(walls(CORRIDOR), start=0))
    said = {}
    for name in ("overlay.kinds", "overlay.regions", "overlay.none"):
        hand.act(name)
        said[name] = legend(hand), hand.legend_rect.size()
    assert len({words for words, _ in said.values()}) == 3
    hand.act("overlay.distances")
    wait(hand)
    hand.act("view.graph")
    hand.act("overlay.kinds")
    assert legend(hand).startswith(said["overlay.kinds"][0])
    assert legend(hand) != said["overlay.kinds"][0]
    hand.act("view.graph")
    for name, (words, size) in said.items():
        hand.act(name)
        assert (legend(hand), hand.legend_rect.size()) == (words, size)


def test_open_squares_are_outlined_and_follow_strokes(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(3, 3))
    hand.settle()
    hand.window.view.resetTransform()
    hand.window.view.scale(40, 40)
    ink = hand.palette.mark
    corner = (1.0, 0.7)
    assert hand.color_at(corner) != ink
    hand.act("view.faces")
    hand.qtbot.waitUntil(lambda: hand.color_at(corner) == ink)
    hand.document.do(SetCells([(0, 0, 0, "rock")]), "rock")
    hand.qtbot.waitUntil(lambda: hand.color_at(corner) != ink)
    hand.act("view.faces")
    assert not hand.window.scene.maze_item.has_faces


def test_the_solution_is_a_line_which_a_player_does_not_see(open_window: OpenWindow) -> None:
    maze = Maze.blank(3, 6)
    SetWalls([(0, 1, col, "N", "wall") for col in range(5)]).apply(maze)
    for kind, cell in ((MarkerKind.START, (0, 0, 0)), (MarkerKind.GOAL, (0, 1, 0))):
        PlaceMarker(Marker(kind, cell)).apply(maze)
    hand = open_window(maze)
    hand.act("overlay.solution")
    item = hand.window.scene.solution_item
    hand.qtbot.waitUntil(item.isVisible, timeout=ENGINE_WITHIN_MS)
    assert item.path is not None
    assert item.path.corners.tolist() == [[0, 0, 0], [0, 0, 5], [0, 1, 5], [0, 1, 0]]
    assert drawing_of(maze, 0, "solution").path is not None
    hand.act("view.player")
    hand.qtbot.waitUntil(lambda: not item.isVisible())
    hand.act("view.player")
    hand.qtbot.waitUntil(item.isVisible)
    hand.act("overlay.kinds")
    assert not item.isVisible()


def test_chokepoints_tell_how_far_they_are_and_can_be_stopped(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    shares: list[float] = []
    found = chokepoint_tints(walls(CORRIDOR), lambda share: shares.append(share) is None)
    assert found.steps is not None
    assert sorted(shares) == shares
    assert {0.4, 0.7} <= {round(share, 2) for share in shares}

    def study(_maze: Maze, report: Callable[[float], bool]) -> Tints:
        while report(0.25):
            sleep(0.01)
        raise Cancelled

    monkeypatch.setattr("mazarine.gui.analysis.tints._STUDIES", {Overlay.CHOKEPOINTS: study})
    hand = open_window(walls(CORRIDOR))
    work = hand.window.status.work
    hand.act("overlay.chokepoints")
    hand.qtbot.waitUntil(work.stop_button.isVisible)
    assert work.progress_bar.value() == 250
    work.stop_button.click()
    hand.qtbot.waitUntil(lambda: not work.stop_button.isVisible())
    assert legend(hand).startswith("Stopped.")
    hand.key(Qt.Key.Key_F5)
    hand.qtbot.waitUntil(work.stop_button.isVisible)
    work.stop_button.click()
