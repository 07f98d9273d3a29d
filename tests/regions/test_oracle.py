"""The oracle against mazes drawn by hand: whoever doubts the engine must be able to trust the oracle."""

from __future__ import annotations

from textwrap import dedent

import pytest

from mazarine.maze import Cell, Maze
from mazarine.maze.edits import Resize
from tests.drawing import blocks, map_of, stairs, teleporter, walls
from tests.regions.oracle import CORRIDOR, CROSSROAD, ROOM, Corridor, Crossroad, Oracle, Region, Room


def the_map(maze: Maze, level: int = 0) -> str:
    return map_of(Oracle(maze).kind, level)


def picture(text: str) -> str:
    return dedent(text).strip("\n")


def flat(*places: tuple[int, int]) -> set[Cell]:
    """Return cells of level 0."""
    return {(0, row, col) for row, col in places}


def the_room(oracle: Oracle) -> Room:
    (room,) = oracle.rooms
    return room


def the_corridor(oracle: Oracle) -> Corridor:
    (corridor,) = oracle.corridors
    return corridor


def around(oracle: Oracle, cell: Cell) -> set[Region]:
    return oracle.neighbors[oracle.region_of[cell]]


WORKED_EXAMPLE = """
    #########
    #...#...#
    #.......#
    #...#...#
    ##.######
    #..#....#
    #.#..##.#
    #....#..#
    #########
"""


class TestTheWorkedExample:
    def test_has_the_kinds_that_the_page_draws(self):
        assert the_map(blocks(WORKED_EXAMPLE)) == picture("""
            #########
            #RRR#RRR#
            #RR+c+RR#
            #R+R#RRR#
            ##c######
            #cc#cccc#
            #c#R+##c#
            #cc+R#cc#
            #########
        """)

    def test_has_three_rooms_three_corridors_and_five_crossroads(self):
        oracle = Oracle(blocks(WORKED_EXAMPLE))
        assert sorted(len(room.faces) for room in oracle.rooms) == [1, 4, 4]
        assert sorted(len(corridor.cells) for corridor in oracle.corridors) == [1, 6, 7]
        assert len(oracle.crossroads) == 5

    def test_its_corridors_lead_from_entry_to_entry(self):
        oracle = Oracle(blocks(WORKED_EXAMPLE))
        left, right = (corridor for corridor in oracle.corridors if len(corridor.cells) > 1)
        assert left.cells == ((0, 4, 2), (0, 5, 2), (0, 5, 1), (0, 6, 1), (0, 7, 1), (0, 7, 2))
        assert left.entries == flat((3, 2), (7, 3))
        assert right.entries == flat((6, 4)), "the far end is dead"
        assert {*right.cells} & flat((7, 6)), "and lies in the corner"


class TestKinds:
    def test_a_lone_cell_is_a_crossroad(self):
        oracle = Oracle(blocks("."))
        assert oracle.kind == {(0, 0, 0): CROSSROAD}
        assert oracle.board.degree((0, 0, 0)) == 0
        assert around(oracle, (0, 0, 0)) == set()

    def test_rock_is_in_no_region(self):
        assert Oracle(blocks("##")).regions == []

    def test_four_open_cells_are_a_room_without_entries(self):
        room = the_room(Oracle(blocks("..\n..")))
        assert room == Room(
            frozenset({(0, 0, 0)}), frozenset(flat((0, 0), (0, 1), (1, 0), (1, 1))), frozenset()
        )

    def test_one_wall_between_the_four_makes_them_a_corridor(self):
        maze = walls("""
            +---+---+
            |   |   |
            +   +   +
            |       |
            +---+---+
        """)
        assert the_map(maze) == "cc\ncc"

    def test_rock_at_the_corner_of_the_four_makes_them_a_corridor(self):
        assert the_map(blocks("..\n.#")) == "cc\nc#"

    def test_a_branching_cell_is_a_crossroad(self):
        assert the_map(blocks("...\n#.#")) == "c+c\n#c#"

    def test_a_cell_with_four_passages_is_a_crossroad(self):
        assert the_map(blocks("#.#\n...\n#.#")) == "#c#\nc+c\n#c#"

    def test_branching_cells_side_by_side_are_a_crossroad_each(self):
        maze = walls("""
            +---+---+
            |   |   |
            +   +   +
            |       |
            +   +   +
            |   |   |
            +---+---+
        """)
        assert the_map(maze) == "cc\n++\ncc"
        assert around(Oracle(maze), (0, 1, 0)) == {
            Corridor(((0, 0, 0),), is_ring=False, entries=frozenset(flat((1, 0)))),
            Corridor(((0, 2, 0),), is_ring=False, entries=frozenset(flat((1, 0)))),
            Crossroad((0, 1, 1)),
        }

    def test_secret_cells_and_doors_count_as_floor_and_open_found_or_not(self):
        maze = walls("""
            +---+---+---+
            | ?   ! |   |
            +   +-?-+-!-+
            |   !       |
            +---+---+---+
        """)
        assert the_map(maze) == "RRc\nR+c"

    def test_fog_does_not_matter(self):
        maze = blocks("..\n..")
        fogged = Maze(maze.cells | 1, maze.walls)
        assert the_map(fogged) == the_map(maze)

    def test_a_wall_between_rocks_matters_to_nobody(self):
        maze = blocks("##\n..")
        maze.buffers.walls[0, 0, 0] |= 1
        assert the_map(maze) == "##\ncc"


class TestRooms:
    def test_open_faces_that_share_a_side_are_one_room(self):
        assert len(the_room(Oracle(blocks("...\n..."))).faces) == 2

    def test_a_wall_inside_a_hall_takes_away_the_faces_on_both_sides_of_it(self):
        maze = walls("""
            +---+---+---+---+
            |               |
            +   +   +---+   +
            |               |
            +   +   +   +   +
            |               |
            +---+---+---+---+
        """)
        assert the_room(Oracle(maze)).faces == flat((0, 0), (1, 0), (1, 1), (1, 2))
        assert the_map(maze) == "R+cc\nRRR+\nRRRR"

    def test_two_rooms_side_by_side_through_one_door(self):
        maze = walls("""
            +---+---+---+---+
            |       |       |
            +   +   +   +   +
            |               |
            +---+---+---+---+
        """)
        oracle = Oracle(maze)
        assert the_map(maze) == "RRRR\nR++R"
        assert [room.entries for room in oracle.rooms] == [flat((1, 1)), flat((1, 2))]
        assert around(oracle, (0, 1, 1)) == {oracle.rooms[0], Crossroad((0, 1, 2))}

    def test_faces_that_touch_in_one_cell_are_two_rooms_with_a_pinch_as_entry_of_both(self):
        oracle = Oracle(blocks("..#\n...\n#.."))
        assert the_map(blocks("..#\n...\n#..")) == "RR#\nR+R\n#RR"
        first, second = oracle.rooms
        assert first.entries == second.entries == flat((1, 1))
        assert around(oracle, (0, 1, 1)) == {first, second}
        assert oracle.board.degree((0, 1, 1)) == 4

    def test_a_pinch_may_touch_one_room_twice(self):
        maze = blocks("""
            .......
            .......
            ....#..
            .......
            ..#....
        """)
        assert the_room(Oracle(maze)).entries == flat((3, 3))
        assert the_map(maze).count("+") == 1

    def test_a_link_makes_a_cell_in_the_middle_of_a_room_an_entry(self):
        maze = blocks("...\n.a.\n...\n###\na..")
        oracle = Oracle(maze)
        assert the_map(maze) == "RRR\nR+R\nRRR\n###\nccc"
        assert the_room(oracle).entries == flat((1, 1))

    def test_both_ends_of_a_one_way_link_are_entries(self):
        link = teleporter((0, 0, 0), (0, 3, 3), one_way=True)
        assert the_map(blocks("..##\n..##\n##..\n##..", links=[link])) == "+R##\nRR##\n##RR\n##R+"

    def test_a_room_all_of_whose_cells_are_entries_still_exists(self):
        maze = blocks("#.##\n#...\n...#\n##.#")
        oracle = Oracle(maze)
        assert the_map(maze) == "#c##\n#++c\nc++#\n##c#"
        room = the_room(oracle)
        assert room == Room(
            frozenset(flat((1, 1))), frozenset(), frozenset(flat((1, 1), (1, 2), (2, 1), (2, 2)))
        )
        assert oracle.neighbors[room] == {Crossroad(cell) for cell in room.entries}

    def test_levels_do_not_share_faces(self):
        oracle = Oracle(blocks("..\n..", "..\n.."))
        assert [room.faces for room in oracle.rooms] == [{(0, 0, 0)}, {(1, 0, 0)}]
        assert the_map(blocks("..", "..")) == "cc"


class TestCorridors:
    def test_a_corridor_is_kept_in_walking_order(self):
        maze = walls("""
            +---+---+---+
            |       |   |
            +---+   +   +
            |           |
            +   +---+---+
            |           |
            +---+---+---+
        """)
        oracle = Oracle(maze)
        assert the_map(maze) == "ccc\nc+c\nccc"
        assert [corridor.cells for corridor in oracle.corridors] == [
            ((0, 0, 0), (0, 0, 1)),
            ((0, 0, 2), (0, 1, 2)),
            ((0, 1, 0), (0, 2, 0), (0, 2, 1), (0, 2, 2)),
        ]

    def test_a_corridor_with_two_dead_ends_has_no_entries(self):
        corridor = the_corridor(Oracle(blocks("...")))
        assert corridor == Corridor(((0, 0, 0), (0, 0, 1), (0, 0, 2)), is_ring=False, entries=frozenset())

    def test_a_closed_ring_has_no_entries(self):
        oracle = Oracle(blocks("...\n.#.\n..."))
        corridor = the_corridor(oracle)
        assert corridor.is_ring
        assert corridor.entries == set()
        assert len(corridor.cells) == 8
        assert corridor.cells[:2] == ((0, 0, 0), (0, 0, 1))
        assert oracle.neighbors[corridor] == set()

    def test_a_loop_that_comes_back_to_one_crossroad_has_that_one_entry(self):
        oracle = Oracle(blocks("....\n#.#.\n#..."))
        loop = max(oracle.corridors, key=lambda corridor: len(corridor.cells))
        assert len(loop.cells) == 7
        assert loop.entries == flat((0, 1))

    def test_across_an_open_side_the_entry_is_a_crossroad(self):
        oracle = Oracle(blocks("...\n#.#"))
        assert all(corridor.entries == flat((0, 1)) for corridor in oracle.corridors)

    def test_across_a_link_the_entry_may_be_a_corridor_cell(self):
        oracle = Oracle(blocks("..a#a.."))
        first, second = oracle.corridors
        assert first.cells == ((0, 0, 0), (0, 0, 1), (0, 0, 2))
        assert (first.entries, second.entries) == (flat((0, 4)), flat((0, 2)))
        assert oracle.neighbors[first] == {second}

    def test_links_count_whichever_way_they_run(self):
        for one_way in (False, True):
            for ends in ((0, 0, 0), (0, 0, 2)), ((0, 0, 2), (0, 0, 0)):
                oracle = Oracle(blocks(".#.", links=[teleporter(*ends, one_way=one_way)]))
                assert the_map(blocks(".#.", links=[teleporter(*ends, one_way=one_way)])) == "c#c"
                assert [corridor.entries for corridor in oracle.corridors] == [flat((0, 2)), flat((0, 0))]

    def test_a_corridor_whose_ends_are_linked_to_each_other_has_no_entries_and_is_no_ring(self):
        corridor = the_corridor(Oracle(blocks("a.a")))
        assert not corridor.is_ring
        assert corridor.cells == ((0, 0, 0), (0, 0, 1), (0, 0, 2))
        assert corridor.entries == set()

    def test_two_cells_linked_twice_beside_their_open_side_are_crossroads(self):
        links = [teleporter((0, 0, 0), (0, 0, 1)), teleporter((0, 0, 0, "N"), (0, 0, 1, "S"))]
        assert the_map(blocks("..", links=links)) == "++"

    def test_a_cell_with_two_links_is_a_corridor_of_its_own(self):
        links = [teleporter((0, 0, 2), (0, 0, 0)), teleporter((0, 0, 2, "N"), (0, 0, 4, "S"))]
        oracle = Oracle(blocks(".#.#.", links=links))
        assert the_map(blocks(".#.#.", links=links)) == "c#c#c"
        middle = oracle.region_of[0, 0, 2]
        assert middle == Corridor(((0, 0, 2),), is_ring=False, entries=frozenset(flat((0, 0), (0, 4))))

    def test_a_link_in_the_middle_of_a_corridor_makes_a_crossroad(self):
        oracle = Oracle(blocks("..a..#a"))
        assert the_map(blocks("..a..#a")) == "cc+cc#c"
        assert len(oracle.corridors) == 3

    def test_a_portal_is_a_passage_of_its_own_cell_only(self):
        maze = walls(
            """
            +---+---+---+
            |   |       |
            +---+---+---+
            """,
            links=[teleporter((0, 0, 0, "E"), (0, 0, 2, "E"))],
        )
        oracle = Oracle(maze)
        assert [oracle.board.degree((0, 0, col)) for col in range(3)] == [1, 1, 2]


class TestLevels:
    def test_stairs_are_passages_and_never_open(self):
        links = [stairs((0, 0, 0)), stairs((0, 0, 1))]
        oracle = Oracle(blocks("..", "..", links=links))
        assert oracle.rooms == []
        assert [corridor.cells for corridor in oracle.corridors] == [
            ((0, 0, 0), (0, 0, 1)),
            ((1, 0, 0), (1, 0, 1)),
        ]
        assert oracle.corridors[0].entries == {(1, 0, 0), (1, 0, 1)}

    def test_a_cell_with_stairs_up_and_down_has_two_passages(self):
        links = [stairs((0, 0, 0)), stairs((1, 0, 0), one_way=True)]
        oracle = Oracle(blocks(".", ".", ".", links=links))
        assert oracle.board.degree((1, 0, 0)) == 2
        assert oracle.region_of[1, 0, 0] == Corridor(((1, 0, 0),), False, frozenset({(0, 0, 0), (2, 0, 0)}))

    def test_stairs_from_a_room_make_an_entry(self):
        maze = blocks("..\n..", ".#\n##", links=[stairs((0, 0, 0))])
        assert (the_map(maze), the_map(maze, level=1)) == ("+R\nRR", "c#\n##")
        assert around(Oracle(maze), (1, 0, 0)) == {Crossroad((0, 0, 0))}


def test_everything_is_in_lattice_coordinates():
    maze = blocks("..\n..")
    Resize((-1, -2), 3, 4).apply(maze)
    Resize((0, 0), 3, 3).apply(maze)
    Resize((-2, -1), 4, 4).apply(maze)
    assert the_room(Oracle(maze)).faces == {(0, 0, 0)}
    assert Oracle(maze).kind[0, -2, -1] == "rock"


@pytest.mark.parametrize(("kind", "count"), [(ROOM, 17), (CORRIDOR, 14), (CROSSROAD, 5)])
def test_every_cell_of_floor_is_in_exactly_one_region(kind: str, count: int):
    oracle = Oracle(blocks(WORKED_EXAMPLE))
    assert len(oracle.of_kind(kind)) == count
    assert oracle.region_of.keys() == oracle.board.floor
