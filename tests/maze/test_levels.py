"""Arranging levels: what stands on them goes along, and stairs that part become teleporters."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given

from mazarine.errors import EditRejected
from mazarine.maze import Link, LinkKind, Marker, MarkerKind, Maze, Port, PortSide
from mazarine.maze.edits import (
    ArrangeLevels,
    PlaceLink,
    PlaceMarker,
    Resize,
    SetCells,
    SetWalls,
    places_after,
)
from tests.drawing import blocks, stairs, teleporter, walls
from tests.maze.strokes import Stroke
from tests.maze.upright import applied, apply_checked, rejected
from tests.refusals import refused
from tests.strategies import levels, mazes


def three_levels() -> Maze:
    """Levels that can be told apart by where their rock is."""
    return blocks("#..\n...", ".#.\n...", "..#\n...")


def rock_columns(maze: Maze) -> list[int | None]:
    """Return the column of the rock in the first row of each level; None for a level without rock."""
    return [int(row.argmax()) if row.any() else None for row in maze.cells[:, 0] == 0]


def test_a_level_is_added_above_or_below_as_open_floor():
    maze = three_levels()
    change = applied(ArrangeLevels.adding(maze, 1), maze)
    assert change.reshaped
    assert rock_columns(maze) == [0, None, 1, 2]
    blank = Maze.blank(2, 3)
    assert (maze.cells[1].tolist(), maze.walls[1].tolist()) == (
        blank.cells[0].tolist(),
        blank.walls[0].tolist(),
    )
    applied(ArrangeLevels.adding(maze, 0), maze)
    applied(ArrangeLevels.adding(maze, 5), maze)
    assert rock_columns(maze) == [None, 0, None, 1, 2, None]


def test_a_new_level_of_a_honeycomb_is_tied_as_its_place_says():
    for origin in ((0, 0), (0, 1), (-3, 2)):
        board = Maze.blank(3, 4, lattice="honeycomb")
        maze = Maze(board.cells, np.full_like(board.walls, 5), lattice=board.lattice, origin=origin)
        ArrangeLevels.adding(maze, 1).apply(maze)
        Maze(maze.cells, maze.walls, lattice=maze.lattice, origin=origin)
        assert maze.walls[1].tolist() != maze.walls[0].tolist()


def test_a_level_is_removed_moved_and_copied():
    maze = three_levels()
    applied(ArrangeLevels.moving(maze, 0, 2), maze)
    assert rock_columns(maze) == [1, 2, 0]
    applied(ArrangeLevels.copying(maze, 1), maze)
    assert rock_columns(maze) == [1, 2, 2, 0]
    applied(ArrangeLevels.removing(maze, 0), maze)
    assert rock_columns(maze) == [2, 2, 0]


def test_a_copy_is_changed_on_its_own():
    maze = blocks("..\n..")
    applied(ArrangeLevels.copying(maze, 0), maze)
    SetCells([(1, 0, 0, "rock")]).apply(maze)
    assert maze.cells[:, 0, 0].tolist() == [2, 0]


def test_teleporters_follow_their_level():
    maze = blocks(
        "a..\n...", "...\n...", "..a\n...", links=[teleporter((1, 0, 0), (1, 1, 1, "S"), one_way=True)]
    )
    applied(ArrangeLevels((2, 0, 1)), maze)
    assert set(maze.links) == {
        teleporter((1, 0, 0), (0, 0, 2)),
        teleporter((2, 0, 0), (2, 1, 1, "S"), one_way=True),
    }


def test_a_link_with_an_end_on_a_level_that_goes_goes():
    maze = blocks("ab.", "a.c", "b.c", links=[stairs((1, 0, 1))])
    edit = ArrangeLevels.removing(maze, 1)
    after = edit.links_after(maze)
    assert set(after.gone) == {
        teleporter((0, 0, 0), (1, 0, 0)),
        teleporter((1, 0, 2), (2, 0, 2)),
        stairs((1, 0, 1)),
    }
    assert not after.teleporters
    applied(edit, maze)
    assert set(maze.links) == {teleporter((0, 0, 1), (1, 0, 0))} == set(after.links)


def test_a_copy_brings_the_links_that_lie_on_it_and_its_markers_but_no_second_start():
    maze = blocks("a.a", "...", links=[stairs((0, 0, 1)), teleporter((0, 0, 0, "W"), (1, 0, 2))])
    for kind, side in ((MarkerKind.START, "N"), (MarkerKind.GOAL, "N"), (MarkerKind.NOTE, None)):
        PlaceMarker(Marker(kind, (0, 0, 1), PortSide(side) if side else None, label="x")).apply(maze)
    applied(ArrangeLevels.copying(maze, 0), maze)
    assert set(maze.links) == {
        teleporter((0, 0, 0), (0, 0, 2)), teleporter((1, 0, 0), (1, 0, 2)),
        teleporter((0, 0, 0, "W"), (2, 0, 2)), replace(teleporter((0, 0, 1), (2, 0, 1))),
    }  # fmt: skip
    assert [marker.kind for marker in maze.markers.at((0, 0, 1))] == ["start", "goal", "note"]
    assert maze.markers.at((1, 0, 1)) == (
        Marker(MarkerKind.GOAL, (1, 0, 1), PortSide.N, "x"), Marker(MarkerKind.NOTE, (1, 0, 1), label="x"),
    )  # fmt: skip


def test_stairs_between_levels_that_stay_neighbors_stay_stairs():
    maze = blocks("..", "..", "..", links=[replace(stairs((0, 0, 1), one_way=True), label="spiral")])
    edit = ArrangeLevels((2, 0, 1))
    assert not edit.links_after(maze).teleporters
    applied(edit, maze)
    assert list(maze.links) == [replace(stairs((1, 0, 1), one_way=True), label="spiral")]


def test_stairs_between_levels_that_are_swapped_are_turned_round():
    maze = blocks("..", "..", links=[stairs((0, 0, 1), one_way=True)])
    applied(ArrangeLevels((1, 0)), maze)
    (link,) = maze.links
    assert (link.first, link.second) == (Port((1, 0, 1), PortSide.DOWN), Port((0, 0, 1), PortSide.UP))
    assert (link.kind, link.one_way) == (LinkKind.STAIRS, True)
    assert Maze(maze.cells, maze.walls, links=maze.links) == maze


def test_stairs_between_levels_that_part_become_teleporters_between_pads():
    steps = replace(stairs((0, 0, 1), one_way=True), label="spiral", extra={"worn": True})
    maze = blocks("..", "..", "..", links=[steps])
    edit = ArrangeLevels((1, 2, 0))
    ((before, after),) = edit.links_after(maze).teleporters
    assert before == steps
    assert after == replace(
        teleporter((2, 0, 1), (0, 0, 1), one_way=True), label="spiral", extra={"worn": True}
    )
    applied(edit, maze)
    assert list(maze.links) == [after]
    assert next(iter(maze.links)).extra == {"worn": True}


def test_where_a_pad_is_taken_a_walled_side_without_a_gap_carries_the_teleporter():
    maze = blocks("a.a", "b.b", "...", links=[stairs((0, 0, 0))])
    PlaceMarker(Marker(MarkerKind.GOAL, (0, 0, 0), PortSide.N)).apply(maze)
    PlaceLink(teleporter((1, 0, 0, "N"), (2, 0, 0))).apply(maze)
    edit = ArrangeLevels((0, 2, 1))
    applied(edit, maze)
    assert teleporter((0, 0, 0, "S"), (2, 0, 0, "S")) in maze.links


def test_an_open_side_does_not_carry_a_teleporter_and_a_walled_one_inside_does():
    pads_taken = """
        +---+---+
        | a |   |
        +   +   +
        |     b |
        +---+---+
    """
    no_letters = str.maketrans("ab", "  ")
    flights = [stairs((0, 0, 0)), stairs((0, 1, 1))]
    maze = walls(pads_taken, pads_taken, pads_taken.translate(no_letters), links=flights)
    for side in ("N", "W"):
        PlaceLink(teleporter((0, 0, 0, side), (2, 0, 0, side))).apply(maze)
    edit = ArrangeLevels((0, 2, 1))
    assert [after.first for _, after in edit.links_after(maze).teleporters] == [
        Port((0, 0, 0), PortSide.E),
        Port((0, 1, 1), PortSide.E),
    ]
    applied(edit, maze)


def test_stairs_with_no_port_left_go_and_are_told():
    maze = blocks(
        "...\n.a.\n..a", "...\n...\n...", "...\n...\n...", links=[stairs((0, 1, 1)), stairs((0, 0, 0))]
    )
    edit = ArrangeLevels((0, 2, 1))
    after = edit.links_after(maze)
    assert after.crowded == (stairs((0, 1, 1)),)
    assert [before for before, _ in after.teleporters] == [stairs((0, 0, 0))]
    applied(edit, maze)
    assert stairs((0, 1, 1)) not in maze.links
    assert len(maze.links) == 2


def test_two_flights_that_meet_in_a_cell_take_two_of_its_ports():
    maze = blocks(".", ".", ".", ".", links=[stairs((0, 0, 0)), stairs((1, 0, 0))])
    applied(ArrangeLevels((1, 3, 0, 2)), maze)
    assert set(maze.links) == {teleporter((2, 0, 0), (0, 0, 0)), teleporter((0, 0, 0, "N"), (3, 0, 0))}


def test_lattice_coordinates_need_not_begin_at_zero():
    board = Maze.blank(2, 2, levels=3)
    links = [Link(Port((0, -5, 8)), Port((2, -4, 7))), stairs((1, -5, 7))]
    maze = Maze(board.cells, board.walls, origin=(-5, 7), links=links)
    apply_checked(ArrangeLevels((2, 0, 1)), maze)
    assert maze.origin == (-5, 7)
    assert set(maze.links) == {
        Link(Port((1, -5, 8)), Port((0, -4, 7))),
        Link(Port((2, -5, 7)), Port((0, -5, 7))),
    }


@pytest.mark.parametrize(
    ("order", "code", "fields"),
    [
        ((), "last-level", {}),
        ((0, 3), "no-level", {"level": 3, "first_level": 0, "last_level": 2}),
        ((-1,), "no-level", {"level": -1, "first_level": 0, "last_level": 2}),
        ((0, 1.0), "not-a-level-or-none", {"value": "1.0"}),
        ((True,), "not-a-level-or-none", {"value": "True"}),
        ("01", "levels-not-listed", {"value": "'01'"}),
    ],
)
def test_what_is_no_order_of_levels_is_refused(
    order: tuple[int | None, ...], code: str, fields: dict[str, object]
):
    rejected(lambda: ArrangeLevels(order), three_levels(), code, **fields)


def test_more_cells_than_a_maze_may_have_are_refused():
    maze = Maze.blank(1 << 10, 1 << 10)
    with refused(EditRejected, "too-many-cells", levels=257, rows=1024, cols=1024, most=2**28):
        ArrangeLevels((0,) * 257).apply(maze)
    assert maze == Maze.blank(1 << 10, 1 << 10)


def test_the_last_level_cannot_be_removed():
    maze = blocks("..")
    rejected(lambda: ArrangeLevels.removing(maze, 0), maze, "last-level")


def test_the_way_back_keeps_only_what_went():
    maze = Maze.blank(40, 50, levels=4)
    SetWalls([(2, 3, 3, "E", "wall")]).apply(maze)
    before = maze.copy()
    change = ArrangeLevels((3, None, 1, 0)).apply(maze)
    (gone,) = change.inverse.gone  # type: ignore[attr-defined]
    assert [part.shape for part in gone] == [(40, 50)] * 3
    assert all(part.base is None for part in gone[:2])
    assert gone[2].strides == (0, 0)
    change.inverse.apply(maze)
    assert maze == before


def test_a_change_tells_where_each_level_is_now_on_the_way_back_too():
    maze = three_levels()
    change = ArrangeLevels((2, None, 0, 2)).apply(maze)
    assert places_after(change) == (2, None, 0)
    assert places_after(change.inverse.apply(maze)) == (2, None, 0, None)
    assert places_after(Resize((0, 0), 1, 1).apply(maze)) is None


@given(mazes(max_rows=4, max_cols=4, max_levels=4), levels())
def test_any_order_of_any_maze_is_upright_and_is_what_was_told_beforehand(maze: Maze, stroke: Stroke):
    edit = stroke.edit(maze)
    assert isinstance(edit, ArrangeLevels)
    count, after = len(maze.links), edit.links_after(maze)
    places = [(place, old) for place, old in enumerate(edit.order) if old is not None]
    before = maze.copy()
    apply_checked(edit, maze)
    for place, old in places:
        assert maze.cells[place].tolist() == before.cells[old].tolist()
        assert maze.walls[place].tolist() == before.walls[old].tolist()
    assert set(maze.links) == set(after.links)
    assert len(after.links) >= count - len(after.gone) - len(after.crowded)
    for was, now in after.teleporters:
        assert [port.cell[1:] for port in was.ports] == [port.cell[1:] for port in now.ports]
        assert now in maze.links
