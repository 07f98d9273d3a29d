"""Tints: what the steps of an overlay are, and that their colors can be told apart."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from mazarine.counting import Noun
from mazarine.maze import Marker, MarkerKind, Maze
from mazarine.maze.edits import PlaceMarker
from mazarine.maze.endpoints import Endpoints
from mazarine.paths import Router
from mazarine.picture import DARK, LIGHT, CellColors, Frame, Overlay, Palette, Plane, Raster
from mazarine.picture.messages import LegendText
from mazarine.picture.scale import even_marks, log_marks
from mazarine.picture.tinting import distance_tints, solution_tints, subtree_tints
from mazarine.picture.tints import (
    DEAD_END,
    PALE,
    PLAIN,
    STRONGEST,
    UNREACHED,
    WEAKEST,
    dead_end_steps,
    distance_steps,
    log_steps,
    tint_colors,
)
from mazarine.regions import Segmentation, Space
from tests.drawing import blocks, walls
from tests.picture.seen import VISIONS, lightness
from tests.picture.test_palette import PALETTES

TINTED = [overlay for overlay in Overlay if overlay.has_tints]


def colors_of(palette: Palette, overlay: Overlay) -> NDArray[np.uint32]:
    return tint_colors(palette, overlay)


@PALETTES
@pytest.mark.parametrize("vision", VISIONS.values(), ids=VISIONS.keys())
@pytest.mark.parametrize("overlay", TINTED)
def test_stronger_is_darker_for_every_kind_of_color_vision(
    palette: Palette, vision: NDArray[np.float64], overlay: Overlay
) -> None:
    steps = lightness(colors_of(palette, overlay)[WEAKEST::23].tolist(), vision)
    assert (np.diff(steps) < -1).all(), steps


@PALETTES
def test_equal_distances_are_equal_steps_of_lightness(palette: Palette) -> None:
    steps = np.diff(lightness(colors_of(palette, Overlay.DISTANCES)[WEAKEST::23].tolist()))
    assert abs(steps - steps.mean()).max() < 0.25 * abs(steps.mean())


@PALETTES
@pytest.mark.parametrize("overlay", TINTED)
def test_no_tint_is_as_dark_as_walls_or_rock(palette: Palette, overlay: Overlay) -> None:
    steps = lightness(colors_of(palette, overlay).tolist())
    assert steps.min() >= lightness([palette.wall])[0] + 8
    if overlay in (Overlay.DISTANCES, Overlay.SUBTREES):
        assert steps.min() >= lightness([palette.rock])[0] + 5


def test_distances_are_spread_over_all_steps_and_what_is_not_reached_is_apart() -> None:
    steps = distance_steps(np.array([[[-1, 0, 100, 200]]], dtype=np.int32))
    assert steps.tolist() == [[[UNREACHED, WEAKEST, 128, STRONGEST]]]
    alone = distance_steps(np.array([[[0, -1]]], dtype=np.int32))
    assert alone.tolist() == [[[WEAKEST, UNREACHED]]]


def test_the_largest_distances_there_can_be_do_not_overflow() -> None:
    most = (1 << 31) - 1
    assert distance_steps(np.array([0, most - 1, most], dtype=np.int32)).tolist() == [2, 255, 255]


def test_tips_of_dead_ends_are_stronger_than_what_leads_to_them() -> None:
    trees = np.array([[[False, True, True]]])
    assert dead_end_steps(trees, np.array([[0, 0, 2]])).tolist() == [[[PLAIN, DEAD_END, STRONGEST]]]
    assert dead_end_steps(trees & False, np.empty((0, 3), dtype=np.int64)).tolist() == [[[PLAIN] * 3]]


def test_chokepoints_are_on_a_log_scale() -> None:
    assert log_steps(np.array([0, 1, 100, 10_000], dtype=np.int32)).tolist() == [0, 2, 128, 255]
    assert log_steps(np.array([0, 1, 1], dtype=np.int32)).tolist() == [0, 255, 255]
    assert log_steps(np.zeros(3, dtype=np.int32)).tolist() == [0, 0, 0]


def test_distances_and_the_solution_are_worked_out_from_markers() -> None:
    maze = walls("""
        +---+---+---+---+
        |           |   |
        +---+---+---+---+
    """)
    segmentation = Segmentation.of(maze)
    router = Router(segmentation)
    assert distance_tints(router, Endpoints.of(maze).start).steps is None
    PlaceMarker(Marker(MarkerKind.START, (0, 0, 1))).apply(maze)
    assert solution_tints(segmentation.space, maze.markers).message.code == "no-goal-marker"
    PlaceMarker(Marker(MarkerKind.GOAL, (0, 0, 3))).apply(maze)
    lost = solution_tints(segmentation.space, maze.markers)
    assert (lost.steps, lost.message.code) == (None, "no-path-to-goal")
    for kind, col in ((MarkerKind.START, 2), (MarkerKind.GOAL, 2)):
        PlaceMarker(Marker(kind, (0, 0, col))).apply(maze)
    tints = distance_tints(router, Endpoints.of(maze).start)
    assert tints.steps is not None
    assert tints.steps.tolist() == [[[STRONGEST, WEAKEST, STRONGEST, UNREACHED]]]
    assert (tints.most, tints.message) == (1, LegendText.STEPS_FROM(cell=(0, 0, 1)))
    found = solution_tints(segmentation.space, maze.markers)
    assert found.steps is not None
    assert found.steps.tolist() == [[[PLAIN, PALE, PALE, PLAIN]]]
    assert found.message == LegendText.SOLUTION_LENGTH(steps=Noun.STEPS(count=1))


def test_subtrees_are_seen_from_the_start_or_else_the_first_cell() -> None:
    maze = walls("""
        +---+---+---+
        | #         |
        +---+---+   +
        |           |
        +---+---+---+
    """)
    found = subtree_tints(Space.of(maze), maze.markers)
    assert found.steps is not None
    assert (found.most, found.message) == (5, LegendText.SUBTREE_CELLS(cell=(0, 0, 1)))
    sizes = np.array([[[0, 5, 4], [1, 2, 3]]], dtype=np.int32)
    assert np.array_equal(found.steps, log_steps(sizes))
    PlaceMarker(Marker(MarkerKind.START, (0, 1, 2))).apply(maze)
    found = subtree_tints(Space.of(maze), maze.markers)
    sizes = np.array([[[0, 1, 2], [1, 2, 5]]], dtype=np.int32)
    assert found.steps is not None
    assert np.array_equal(found.steps, log_steps(sizes))


@pytest.mark.parametrize(
    ("maze", "code"),
    [(Maze.blank(2, 2), "not-a-tree"), (blocks(".#."), "not-a-tree"), (blocks("##"), "no-floor")],
)
def test_why_there_are_no_subtrees_is_said(maze: Maze, code: str) -> None:
    found = subtree_tints(Space.of(maze), maze.markers)
    assert (found.steps, found.message.code) == (None, code)


def test_the_root_carries_a_cross() -> None:
    tints = np.array([[[STRONGEST, STRONGEST - 1]]], dtype=np.uint8)
    raster = Raster(CellColors(LIGHT, Overlay.SUBTREES))
    picture = raster.paint(Plane.of(Maze.blank(1, 2), 0, tints=tints), Frame(0, 0, 60, 30, 0, 0, 28))
    assert picture[14, 14] == LIGHT.floor
    assert picture[14, 42] == tint_colors(LIGHT, Overlay.SUBTREES)[STRONGEST - 1]


def test_cells_that_no_way_leads_to_carry_a_stroke() -> None:
    tints = np.array([[[UNREACHED, WEAKEST]]], dtype=np.uint8)
    raster = Raster(CellColors(LIGHT, Overlay.DISTANCES))
    picture = raster.paint(Plane.of(Maze.blank(1, 2), 0, tints=tints), Frame(0, 0, 60, 30, 0, 0, 28))
    assert picture[14, 14] == LIGHT.rock
    assert picture[10, 10] == LIGHT.unreached
    assert picture[14, 42] == tint_colors(LIGHT, Overlay.DISTANCES)[WEAKEST]


def test_old_tints_do_not_hide_rock_and_say_nothing_of_new_floor() -> None:
    tints = np.array([[[STRONGEST, PLAIN]]], dtype=np.uint8)
    maze = walls("""
        +---+---+
        | #     |
        +---+---+
    """)
    for overlay in TINTED:
        raster = Raster(CellColors(DARK, overlay))
        picture = raster.paint(Plane.of(maze, 0, tints=tints), Frame(0, 0, 17, 8, 0, 0, 8))
        assert picture[4, 4] == DARK.rock
        assert picture[4, 12] == DARK.floor


@pytest.mark.parametrize("most", [0, 1, 2, 7, 79, 99, 101, 4096, 999_999, 1 << 30])
def test_scales_begin_and_end_with_their_ends(most: int) -> None:
    for marks, first in ((even_marks(most), 0), (log_marks(max(most, 1)), 1)):
        places, numbers = zip(*marks, strict=True)
        assert numbers[0] == first
        assert numbers[-1] == max(most, first)
        assert list(numbers) == sorted(set(numbers))
        assert list(places) == sorted(places)
        assert 0 <= places[0] <= places[-1] <= 1
        assert len(marks) <= 11
