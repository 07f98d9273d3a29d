"""A transcript for every command of the protocol."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.errors import MouseError
from mazarine.lattice import HONEYCOMB
from mazarine.maze import Maze
from mazarine.mouse import MouseBoard, MouseProtocol
from mazarine.mouse.drawing import Drawing, Marks, shown_text
from mazarine.mouse.protocol import MOST_LINE_BYTES
from tests.drawing import walls
from tests.mouse.boards import SMALL, board, said
from tests.refusals import refused

_TO_THE_GOAL = "moveForward 3", "turnRight", "moveForward", "turnRight", "moveForward"


@pytest.fixture
def mouse() -> MouseProtocol:
    """Return a mouse at the start of a small maze."""
    return MouseProtocol(board())


def test_the_size_is_told() -> None:
    protocol = MouseProtocol(
        board("""
        +---+---+---+
        |           |
        +---+---+---+
        |           |
        +---+---+---+
    """)
    )
    assert said(protocol, "mazeWidth", "mazeHeight") == ["3", "2"]


def test_walls_are_sensed_around_the_mouse(mouse: MouseProtocol) -> None:
    assert said(mouse, "wallFront", "wallRight", "wallBack", "wallLeft") == ["false", "true", "true", "true"]
    assert said(mouse, "turnRight", "wallFront", "wallLeft") == ["ack", "true", "false"]


def test_walls_are_sensed_within_half_steps(mouse: MouseProtocol) -> None:
    assert said(mouse, *(f"wallFront {count}" for count in (1, 2, 6, 7, 8, 100))) == [
        "false", "false", "false", "true", "true", "true",
    ]  # fmt: skip
    no_counts = "0", "-3", "x"
    assert said(mouse, *(f"wallFront {count}" for count in no_counts)) == 3 * ["false"]
    assert said(mouse, *(f"wallRight {count}" for count in no_counts)) == 3 * ["true"], "as within 1"


@pytest.mark.parametrize("command", ["wallFrontRight", "wallFrontLeft", "wallBackRight", "wallBackLeft"])
def test_diagonals_are_walls_in_the_middle_of_a_cell(mouse: MouseProtocol, command: str) -> None:
    assert said(mouse, command, f"{command} 2") == ["true", "true"]


def test_the_middle_of_an_edge_has_walls_along_it_and_none_across(mouse: MouseProtocol) -> None:
    assert said(mouse, "moveForwardHalf", "wallFront", "wallBack", "wallLeft", "wallRight") == [
        "ack", "false", "false", "true", "true",
    ]  # fmt: skip
    # To the north-east lies the east side of the cell ahead, which is a wall here and open above.
    assert said(mouse, "wallFrontRight", "moveForward 2", "wallFrontRight", "wallFrontLeft") == [
        "true", "ack", "false", "true",
    ]  # fmt: skip
    assert said(mouse, "wallBackRight", "wallBackLeft") == ["true", "true"]


def test_moves_are_full_steps_and_crash_where_a_wall_is(mouse: MouseProtocol) -> None:
    assert said(mouse, "moveForward", "moveForward 2") == ["ack", "ack"]
    assert mouse.mouse.spot == (0, 3)
    assert said(mouse, "moveForward", "turnRight", "moveForward 5") == ["crash", "ack", "crash"]
    assert mouse.mouse.spot == (1, 3), "as far as possible"
    assert said(mouse, "turnRight", "moveForward") == ["ack", "ack"], "it goes on"


@pytest.mark.parametrize("count", ["0", "-1", "many", "1.5", "1_0", "99999999999999999999"])
def test_a_move_by_no_number_of_steps_is_a_crash_on_the_spot(mouse: MouseProtocol, count: str) -> None:
    assert said(mouse, f"moveForward {count}", f"moveForwardHalf {count}") == ["crash", "crash"]
    assert (mouse.mouse.x, mouse.mouse.y) == (1, 1)


def test_half_steps_and_diagonals(mouse: MouseProtocol) -> None:
    # On the edge between (0, 2) and (0, 3), then north-east to the edge between (0, 3) and (1, 3).
    assert said(mouse, "moveForwardHalf 5", "turnRight45", "wallFront", "moveForwardHalf") == [
        "ack", "ack", "false", "ack",
    ]  # fmt: skip
    assert (mouse.mouse.x, mouse.mouse.y) == (2, 7)
    assert said(mouse, "moveForwardHalf", "turnRight45", "moveForwardHalf") == ["crash", "ack", "ack"]
    assert mouse.mouse.spot == (1, 3)
    assert mouse.mouse.x & mouse.mouse.y & 1
    assert said(mouse, "turnLeft45", "turnLeft45") == ["ack", "ack"]
    assert mouse.mouse.heading == 0


@pytest.mark.parametrize(
    ("command", "heading"),
    [
        ("turnRight", 2),
        ("turnRight90", 2),
        ("turnLeft", 6),
        ("turnLeft90", 6),
        ("turnRight45", 1),
        ("turnLeft45", 7),
    ],
)
def test_turns(mouse: MouseProtocol, command: str, heading: int) -> None:
    assert said(mouse, command) == ["ack"]
    assert mouse.mouse.heading == heading
    assert said(mouse, f"{command} 1") == [], "no argument is allowed"
    assert mouse.mouse.heading == heading


def test_drawing_has_no_answer(mouse: MouseProtocol) -> None:
    drawing = mouse.drawing
    assert said(mouse, "setWall 1 1 n", "setColor 1 2 G", "setText 0 3 12 a b ") == []
    assert drawing.walls == {(1, 1): 1, (1, 2): 4}
    assert drawing.colors == {(1, 2): "G"}
    assert shown_text(drawing.texts[0, 3]) == "12 a b "
    assert said(mouse, "clearWall 1 2 s", "clearColor 1 2", "clearText 0 3") == []
    assert drawing.walls == {(1, 1): 0, (1, 2): 0}
    assert not drawing.colors
    assert not drawing.texts
    said(mouse, "setColor 0 0 r", "setText 0 0 x", "clearAllColor", "clearAllText")
    assert not drawing.colors
    assert not drawing.texts


@pytest.mark.parametrize(
    "command",
    [
        "setWall 4 0 n", "setWall 0 0 x", "setWall 0 0", "setWall", "setColor 0 0 z", "setColor 0 0 rr",
        "setColor -1 0 r", "setColor", "setText 0", "setText a b c", "clearColor 0", "clearText 9 9",
        "clearAllColor 1",
    ],
)  # fmt: skip
def test_drawing_that_cannot_be_read_is_ignored(mouse: MouseProtocol, command: str) -> None:
    said(mouse, "setColor 1 1 b", "setText 1 1 t", "setWall 1 1 e")
    before = dict(mouse.drawing.colors), dict(mouse.drawing.texts), dict(mouse.drawing.walls)
    assert said(mouse, command) == []
    assert before == (mouse.drawing.colors, mouse.drawing.texts, mouse.drawing.walls)


def test_texts_are_shown_as_far_as_they_can_be(mouse: MouseProtocol) -> None:
    mouse.take(b"setText 0 0 a\tb\x00\xff\n")
    assert shown_text(mouse.drawing.texts[0, 0]) == "a?b??"


def test_changes_of_the_drawing_are_told_once(mouse: MouseProtocol) -> None:
    drawing = mouse.drawing
    said(mouse, "setText 1 1 a", "setColor 1 1 r", "setWall 3 3 n", "setText 2 2 b", "clearText 2 2")
    assert drawing.changes() == {(1, 1): Marks(0, "r", b"a"), (3, 3): Marks(1)}
    said(mouse, "clearAllText", "clearAllColor", "setText 1 1 a", "setColor 1 1 r")
    assert drawing.changes() == {}
    said(mouse, "clearAllText", "clearWall 3 3 n")
    assert drawing.changes() == {(1, 1): Marks(0, "r"), (3, 3): Marks()}


def test_drawing_is_done_before_commands_that_wait(mouse: MouseProtocol) -> None:
    mouse.take(b"moveForward\nsetColor 0 0 r\n")
    assert mouse.drawing.colors == {(0, 0): "r"}
    assert mouse.next_moves
    assert mouse.mouse.spot == (0, 0)


def test_the_reset_button(mouse: MouseProtocol) -> None:
    assert said(mouse, "wasReset", "moveForward 2", "turnRight") == ["false", "ack", "ack"]
    mouse.was_reset = True
    assert said(mouse, "wasReset", "ackReset", "wasReset") == ["true", "ack", "false"]
    assert (mouse.mouse.spot, mouse.mouse.heading) == ((0, 0), 0)


def test_statistics(mouse: MouseProtocol) -> None:
    names = [
        f"{run}-{what}" for run in ("total", "current-run", "best-run") for what in ("distance", "turns")
    ]
    asked = [f"getStat {name}" for name in [*names, "best-run-effective-distance", "score"]]
    assert said(mouse, *asked) == ["0", "0", "0", "0", "-1", "-1", "-1", "2000"]
    said(mouse, *_TO_THE_GOAL)
    assert mouse.goal == (5.0, 2)
    assert said(mouse, *asked) == ["10", "2", "10", "2", "10", "2", "8", "11"]
    assert mouse.readme_scoring.score == pytest.approx(2 + 4.5 + 0.1 * (2 + 4.5))
    assert said(mouse, "getStat", "getStat nothing", "getStat best-distance") == []


def test_turns_at_the_start_belong_to_no_run(mouse: MouseProtocol) -> None:
    asked = "getStat current-run-turns", "getStat total-turns"
    said(mouse, "turnRight", "turnLeft", "moveForward", "turnRight", "turnRight")
    assert said(mouse, *asked) == ["2", "4"]
    said(mouse, "moveForward", "turnRight", "turnRight")
    assert said(mouse, *asked) == ["2", "6"]
    said(mouse, "moveForward", "turnRight")
    assert said(mouse, *asked) == ["1", "7"]


def test_runs_end_in_the_goal_and_at_a_reset_which_costs_15(mouse: MouseProtocol) -> None:
    figures = "current-run-turns", "current-run-effective-distance", "total-effective-distance"
    asked = [f"getStat {figure}" for figure in figures]
    said(mouse, *_TO_THE_GOAL, "turnRight", "turnRight")
    assert said(mouse, *asked) == ["2", "8", "8"]
    said(mouse, "ackReset", "moveForward", "turnRight")
    assert said(mouse, *asked) == ["1", "17", "25"]
    said(mouse, "ackReset", "turnRight")
    assert said(mouse, *asked) == ["1", "17", "25"]


def test_the_best_run_counts(mouse: MouseProtocol) -> None:
    said(mouse, "ackReset", *_TO_THE_GOAL)
    assert said(mouse, "getStat best-run-effective-distance") == ["23"]
    turn = "turnRight", "turnRight"
    said(mouse, *turn, "moveForward", "turnLeft", "moveForward", "turnLeft", "moveForward 3", *turn)
    said(mouse, *_TO_THE_GOAL)
    assert said(mouse, "getStat best-run-effective-distance") == ["8"]
    said(mouse, "ackReset", *_TO_THE_GOAL)
    assert said(mouse, "getStat best-run-effective-distance") == ["8"]


def test_unknown_commands_have_no_answer_and_are_reported(mouse: MouseProtocol) -> None:
    assert said(mouse, "MoveForward", "wallfront", "turnRight 1 2", "MoveForward", "", "   ") == []
    assert mouse.unknown == {"MoveForward": 2, "wallfront": 1, "turnRight 1 2": 1}


def test_lines_come_in_any_pieces(mouse: MouseProtocol) -> None:
    answers = []
    for byte in b"  mazeWidth \r\nmoveForward  2\r\nturnRight\n":
        mouse.take(bytes([byte]))
        answers += mouse.answers()
    assert answers == [b"4\n", b"ack\n", b"ack\n"]
    assert mouse.mouse.spot == (0, 2)


def test_a_line_without_an_end_is_noticed(mouse: MouseProtocol) -> None:
    mouse.take(b"x" * (MOST_LINE_BYTES + 1))
    assert mouse.is_line_too_long


@given(st.lists(st.binary(max_size=40), max_size=20))
def test_no_bytes_raise(chunks: list[bytes]) -> None:
    protocol = MouseProtocol(board())
    for chunk in chunks:
        protocol.take(chunk)
        for answer in protocol.answers():
            assert answer.endswith(b"\n")


_COMMANDS = st.sampled_from([
    "moveForward", "moveForward 3", "moveForwardHalf", "moveForwardHalf 3", "turnRight", "turnLeft45",
    "turnRight45", "turnLeft", "wallFront", "wallFrontRight 3", "wallBack", "ackReset", "wallLeft 2",
])  # fmt: skip


@given(st.lists(_COMMANDS, max_size=60))
def test_the_mouse_stays_on_the_board_and_off_the_posts(commands: list[str]) -> None:
    protocol = MouseProtocol(board())
    for command in commands:
        said(protocol, command)
        mouse = protocol.mouse
        assert 0 < mouse.x < 8
        assert 0 < mouse.y < 8
        assert mouse.x % 2 or mouse.y % 2


class Record:
    """A witness that keeps what it sees."""

    def __init__(self) -> None:
        self.cells = [(0, 0)]
        self.sensed: list[tuple[list[tuple[tuple[int, int], int]], bool]] = []
        self.pose = 1, 1, 0

    def sense(self, sides: list[tuple[tuple[int, int], int]], is_wall: bool) -> None:
        self.sensed.append((sides, is_wall))

    def go(self, spots: list[tuple[int, int]], pose: tuple[int, int, int]) -> None:
        self.cells += spots[spots[:1] == self.cells[-1:] :]
        self.pose = pose

    def turn(self, pose: tuple[int, int, int]) -> None:
        self.pose = pose

    def reset(self, pose: tuple[int, int, int]) -> None:
        self.cells.append((0, 0))
        self.pose = pose

    def draw(self, drawing: Drawing) -> None:
        raise AssertionError(drawing)


@given(st.lists(_COMMANDS.filter(lambda it: it != "ackReset"), max_size=60))
def test_a_witness_sees_a_way_through_open_sides(commands: list[str]) -> None:
    record, maze = Record(), walls(SMALL)
    protocol = MouseProtocol(MouseBoard.of(maze), record)
    said(protocol, *commands)
    for (x, y), (next_x, next_y) in zip(record.cells, record.cells[1:], strict=False):
        side = {(0, 1): "N", (1, 0): "E", (0, -1): "S", (-1, 0): "W"}[next_x - x, next_y - y]
        assert maze.wall_at((0, 3 - y, x), side) == 0
    for sides, is_wall in record.sensed:
        found = [maze.wall_at((0, 3 - y, x), "NESW"[bit.bit_length() - 1]) == 1 for (x, y), bit in sides]
        assert any(found) == is_wall
    assert record.pose == (protocol.mouse.x, protocol.mouse.y, protocol.mouse.heading)


def test_only_what_is_answered_is_sensed() -> None:
    record = Record()
    protocol = MouseProtocol(board(), record)
    said(protocol, "wallRight", "wallFront 5", "wallFrontLeft", "wallFront 9", "moveForward 4")
    north = [((0, y), 1) for y in range(4)]
    assert record.sensed == [
        ([((0, 0), 2)], True), (north[:3], False), (north, True), ([((0, 3), 1)], True),
    ]  # fmt: skip
    said(protocol, "turnRight90", "moveForwardHalf", "turnLeft45", "wallFront", "wallFrontRight", "wallBack")
    assert record.sensed[4:] == [([((1, 3), 1)], True), ([((0, 3), 4)], False)]


def test_the_middle_is_the_goal() -> None:
    for size, count in ((1, 1), (4, 4), (5, 1), (16, 4)):
        assert len(MouseBoard.of(Maze.blank(size, size)).goals) == count
    assert MouseBoard.of(Maze.blank(16, 16)).goals == {(7, 7), (7, 8), (8, 7), (8, 8)}
    assert len(MouseBoard.of(Maze.blank(4, 5)).goals) == 2


def test_other_mazes_are_refused_or_noted() -> None:
    with refused(MouseError, "not-square"):
        MouseBoard.of(Maze.blank(4, 4, lattice=HONEYCOMB))
    with refused(MouseError, "start-is-rock"):
        MouseBoard.of(Maze.from_blocks(np.array([[0, 0], [1, 0]], dtype=bool)))
    assert [note.code for note in MouseBoard.of(Maze.blank(4, 5, levels=2)).notes] == [
        "size-unusual", "levels-ignored",
    ]  # fmt: skip
    assert not MouseBoard.of(Maze.blank(16, 16)).notes
