"""Placing and removing links."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from mazarine.errors import EditRejected
from mazarine.maze import Link, LinkKind, Marker, MarkerKind, Maze, Port, PortSide
from mazarine.maze.edits import PlaceLink, PlaceMarker, RemoveLink, SetWalls
from mazarine.messages import Series
from tests.drawing import blocks, stairs, teleporter, walls
from tests.maze.upright import applied, rejected, shifted
from tests.refusals import refused


def test_a_teleporter_joins_two_pads_and_makes_both_cells_dirty():
    maze = blocks("..\n..")
    link = teleporter((0, 0, 0), (0, 1, 1))
    change = applied(PlaceLink(link), maze)
    assert list(maze.links) == [link]
    assert maze.links.at(Port((0, 0, 0))) == maze.links.at(Port((0, 1, 1))) == link
    assert maze.links.ports_of((0, 1, 1)) == (Port((0, 1, 1)),)
    assert change.dirty.tolist() == [0, 3]


@pytest.mark.parametrize("end", [(0, 0, 0), (0, 0, 2)])
def test_a_link_is_removed_at_either_end(end: tuple[int, int, int]):
    maze = blocks("a.a")
    change = applied(RemoveLink(Port(end)), maze)
    assert len(maze.links) == 0
    assert change.dirty.tolist() == [0, 2]


def test_undo_brings_back_the_whole_link():
    link = Link(Port((0, 0, 0)), Port((0, 0, 1)), one_way=True, label="to the left", extra={"color": "red"})
    maze = blocks("..", links=[link])
    change = applied(RemoveLink(Port((0, 0, 1))), maze)
    change.inverse.apply(maze)
    (back,) = maze.links
    assert (back, back.extra) == (link, {"color": "red"})


def test_a_cell_carries_a_link_on_every_port():
    maze = walls(
        "+---+---+\n|   |   |\n+---+---+",
        "+---+---+\n|   |   |\n+---+---+",
        "+---+---+\n|   |   |\n+---+---+",
    )
    sides = ["N", "E", "S", "W", "pad"]
    for side in sides:
        applied(PlaceLink(teleporter((1, 0, 0, side), (1, 0, 1, side))), maze)
    applied(PlaceLink(stairs((1, 0, 0))), maze)
    applied(PlaceLink(stairs((0, 0, 0))), maze)
    assert {port.side for port in maze.links.ports_of((1, 0, 0))} == {
        port for port in PortSide if not port.is_wall or len(port.value) == 1
    }
    assert len(maze.links) == 7


def test_a_portal_may_stand_in_the_border_and_on_both_sides_of_a_wall():
    maze = walls("+---+---+\n|   |   |\n+---+---+")
    applied(PlaceLink(teleporter((0, 0, 0, "N"), (0, 0, 1, "E"))), maze)
    applied(PlaceLink(teleporter((0, 0, 0, "E"), (0, 0, 1, "W"))), maze)
    assert len(maze.links) == 2


def test_stairs_may_be_given_from_either_end():
    for link in (stairs((0, 0, 0)), Link(*reversed(stairs((0, 0, 0)).ports), kind=LinkKind.STAIRS)):
        maze = blocks(".", ".")
        assert applied(PlaceLink(link), maze).dirty.tolist() == [0, 1]


def test_secret_cells_are_floor_enough_for_a_link():
    applied(PlaceLink(teleporter((0, 0, 0), (0, 0, 1))), blocks("?!"))


def test_cells_of_links_are_lattice_coordinates():
    maze = shifted(blocks(".."), (-5, 7))
    assert applied(PlaceLink(teleporter((0, -5, 7), (0, -5, 8))), maze).dirty.tolist() == [0, 1]


SIDES = ("N", "E", "S", "W", "NE", "SE", "SW", "NW", "pad", "up", "down")
EXTENT = {"last_level": 0, "first_row": 0, "last_row": 1, "first_col": 0, "last_col": 1}


class TestRejections:
    @pytest.mark.parametrize("cell", [(0, 2, 0), (-1, 0, 0), (0, 0, -1), (0, 0, 10**30), (0, -(2**63), 0)])
    def test_an_end_outside(self, cell: tuple[int, int, int]):
        link = teleporter((0, 0, 0), cell)
        for make in (lambda: PlaceLink(link), lambda: RemoveLink(Port(cell))):
            rejected(make, blocks("..\n.."), "cell-outside", cell=cell, **EXTENT)

    @pytest.mark.parametrize("number", [0.0, "0", None, True])
    def test_an_end_not_named_by_whole_numbers(self, number: object):
        cell = (0, 0, number)
        makes = (lambda: PlaceLink(teleporter((0, 1, 1), cell)), lambda: RemoveLink(Port(cell)))
        for make in makes:
            rejected(make, blocks("..\n.."), "not-a-cell", value=repr(cell))  # type: ignore[arg-type]

    @pytest.mark.parametrize("cell", [(), (0,), (0, 0, 0, 0)])
    def test_an_end_of_too_few_or_too_many_numbers(self, cell: tuple[int, ...]):
        rejected(
            lambda: RemoveLink(Port(cell)),  # type: ignore[arg-type]
            blocks("."),
            "not-a-cell",
            value=repr(cell),
        )

    def test_a_link_into_rock(self):
        for link in (teleporter((0, 0, 0), (0, 0, 1)), teleporter((0, 0, 1), (0, 0, 0))):
            rejected(lambda link=link: PlaceLink(link), blocks(".#"), "link-end-in-rock", cell=(0, 0, 1))

    def test_a_port_that_is_taken(self):
        rejected(
            lambda: PlaceLink(teleporter((0, 0, 1), (0, 0, 2))),
            blocks("a.a"),
            "port-in-use",
            port=Port((0, 0, 2)).text,
        )

    def test_a_link_on_an_open_side(self):
        rejected(
            lambda: PlaceLink(teleporter((0, 0, 0, "E"), (0, 1, 1))),
            blocks("..\n.."),
            "port-not-in-wall",
            cell=(0, 0, 0),
            side="E",
        )

    def test_a_link_on_a_secret_door(self):
        rejected(
            lambda: PlaceLink(teleporter((0, 0, 0), (0, 0, 1, "W"))),
            walls("+---+---+\n|   !   |\n+---+---+"),
            "port-not-in-wall",
            cell=(0, 0, 1),
            side="W",
        )

    def test_a_link_on_an_open_side_towards_rock(self):
        rejected(
            lambda: PlaceLink(teleporter((0, 0, 0, "E"), (0, 0, 2))),
            blocks(".#."),
            "port-not-in-wall",
            cell=(0, 0, 0),
            side="E",
        )

    def test_a_cell_linked_with_itself(self):
        rejected(
            lambda: PlaceLink(teleporter((0, 0, 0), (0, 0, 0, "N"))),
            blocks("."),
            "link-to-same-cell",
            cell=(0, 0, 0),
        )

    def test_a_link_in_the_gap_of_an_entrance(self):
        maze = blocks("..")
        PlaceMarker(Marker(MarkerKind.START, (0, 0, 0), PortSide.N)).apply(maze)
        rejected(
            lambda: PlaceLink(teleporter((0, 0, 0, "N"), (0, 0, 1))),
            maze,
            "port-in-gap",
            cell=(0, 0, 0),
            side="N",
        )
        applied(PlaceLink(teleporter((0, 0, 0, "S"), (0, 0, 1))), maze)

    @pytest.mark.parametrize("side", ["up", "down"])
    def test_a_teleporter_on_the_ports_of_stairs(self, side: str):
        rejected(
            lambda: PlaceLink(teleporter((0, 0, 0, side), (1, 0, 0))), blocks(".", "."), "teleporter-port"
        )

    @pytest.mark.parametrize(
        ("first", "second"),
        [
            (((0, 0, 0), "up"), ((0, 0, 1), "down")),
            (((0, 0, 0), "up"), ((1, 0, 1), "down")),
            (((0, 0, 0), "up"), ((2, 0, 0), "down")),
            (((1, 0, 0), "up"), ((0, 0, 0), "down")),
            (((0, 0, 0), "up"), ((1, 0, 0), "up")),
            (((0, 0, 0), "down"), ((1, 0, 0), "up")),
            (((0, 0, 0), "up"), ((1, 0, 0), "pad")),
            (((0, 0, 0), "pad"), ((1, 0, 0), "down")),
        ],
    )
    def test_stairs_that_do_not_lead_to_the_cell_above(self, first: tuple, second: tuple):
        link = Link(Port(*first), Port(*second), LinkKind.STAIRS)
        rejected(lambda: PlaceLink(link), blocks("..", "..", ".."), "stairs-ports")

    def test_stairs_out_of_the_top(self):
        rejected(lambda: PlaceLink(stairs((0, 0, 0))), blocks("."), "cell-outside", cell=(1, 0, 0))

    def test_a_port_without_a_link(self):
        rejected(
            lambda: RemoveLink(Port((0, 0, 0), PortSide.N)),
            blocks("a.a"),
            "no-link",
            port=Port((0, 0, 0), PortSide.N).text,
        )


def test_a_maze_is_made_with_links_that_it_would_take():
    bare = blocks(".#")
    with refused(EditRejected, "link-end-in-rock", cell=(0, 0, 1)):
        Maze(bare.cells, bare.walls, links=[teleporter((0, 0, 0), (0, 0, 1))])


def test_a_wall_that_opened_and_closed_again_takes_a_new_portal():
    maze = walls("+---+---+\n|   |   |\n+---+---+", links=[teleporter((0, 0, 0, "E"), (0, 0, 1))])
    applied(SetWalls([(0, 0, 0, "E", "open")]), maze)
    applied(SetWalls([(0, 0, 0, "E", "wall")]), maze)
    assert len(maze.links) == 0
    applied(PlaceLink(teleporter((0, 0, 0, "E"), (0, 0, 1))), maze)


class TestTheCollection:
    def test_holds_each_link_once_whichever_way_it_runs(self):
        links = [teleporter((0, 0, 0), (0, 0, 1)), teleporter((0, 0, 2), (0, 0, 1, "N"), one_way=True)]
        maze = blocks("...", links=links)
        assert list(maze.links) == links
        assert len(maze.links) == 2
        assert links[0] in maze.links
        assert teleporter((0, 0, 1), (0, 0, 0)) not in maze.links, "a link has a direction"
        assert "link" not in maze.links
        assert set(maze.links.cells()) == {(0, 0, 0), (0, 0, 1), (0, 0, 2)}

    def test_is_equal_whatever_the_order(self):
        links = [teleporter((0, 0, 0), (0, 0, 1)), teleporter((0, 0, 2), (0, 0, 1, "N"))]
        assert blocks("...", links=links).links == blocks("...", links=links[::-1]).links
        assert blocks("...", links=links).links != blocks("...", links=links[:1]).links

    def test_numbers_of_arrays_become_plain_numbers(self):
        port = Port(tuple(np.array([0, 0, 1])))
        assert port == Port((0, 0, 1))
        assert all(type(part) is int for part in port.cell)

    @pytest.mark.parametrize(
        ("make", "code", "value", "known"),
        [
            (
                lambda: Link(Port((0, 0, 0)), Port((0, 0, 1)), kind="rope"),
                "not-a-link-kind",
                "'rope'",
                ("teleporter", "stairs"),
            ),
            (lambda: Port((0, 0, 0), "Q"), "not-a-port-side", "'Q'", SIDES),
            (lambda: Marker("dragon", (0, 0, 0)), "not-a-marker-kind", "'dragon'", tuple(MarkerKind)),
            (lambda: Marker("goal", (0, 0, 0), "Q"), "not-a-marker-side", "'Q'", SIDES),
        ],
    )
    def test_unknown_words_are_refused(
        self, make: Callable[[], object], code: str, value: str, known: tuple[str, ...]
    ):
        with refused(EditRejected, code, value=value, known=Series(known)):
            make()


def test_the_ports_have_the_numbers_that_web_pages_know():
    assert [*PortSide] == ["N", "E", "S", "W", "NE", "SE", "SW", "NW", "pad", "up", "down"]
