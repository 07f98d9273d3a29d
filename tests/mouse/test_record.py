"""Records of runs: what is shown again is what the program did."""

from __future__ import annotations

import os
import time
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from mazarine.maze import Maze
from mazarine.maze.edits import SetWalls
from mazarine.mouse import MouseProgram, MouseProtocol, ProgramSpec, run_program
from mazarine.mouse.board import Pose
from mazarine.mouse.record import MOST_BYTES, Record, RecordingProtocol
from mazarine.mouse.script import Drawn, PutBack, Script
from tests.drawing import walls
from tests.mouse.boards import SMALL, board
from tests.mouse.programs import TO_THE_GOAL, command

_LINES = st.sampled_from((
    "moveForward", "moveForward 3", "moveForwardHalf", "turnLeft", "turnRight45", "turnRight", "wallLeft 3",
    "wallFront", "wasReset", "ackReset", "setWall 0 0 n", "setColor 1 2 G", "setText 3 3 ab",
    "clearAllColor",
    "mazeWidth", "nonsense", "getStat score", "",
))  # fmt: skip


def shown_again(record: Record) -> MouseProgram:
    """Return a run that was shown to its end; nothing can be started where it says."""
    program = MouseProgram(ProgramSpec("./none", Path("/no/such/folder")), walls(SMALL), record)
    program.script.allow(1 << 30)
    program.start()
    while program.is_running:
        time.sleep(0.001)
    return program


def state(protocol: MouseProtocol) -> tuple[object, ...]:
    """Return what a protocol knows."""
    drawing = protocol.drawing
    return (
        protocol.mouse.pose, protocol.moves, protocol.turns, protocol.commands, protocol.goal,
        protocol.source_scoring.score, protocol.readme_scoring.score, protocol.unknown, drawing.walls,
        drawing.colors, drawing.texts,
    )  # fmt: skip


@given(lines=st.lists(_LINES, max_size=60), cuts=st.lists(st.integers(1, 30), min_size=1, max_size=20))
def test_the_pose_at_any_time_is_that_of_the_run(lines: list[str], cuts: list[int]) -> None:
    script = Script()
    recorded, plain = RecordingProtocol(board()), MouseProtocol(board(), script)
    poses: dict[int, Pose] = {}
    data, number = "".join(f"{line}\n" for line in lines).encode(), 0
    while data:
        size = cuts[number % len(cuts)]
        piece, data, number = data[:size], data[size:], number + 1
        for protocol in (recorded, plain):
            protocol.take(piece)
            while protocol.has_waiting:
                protocol.answer_next()
                poses[len(script.strides)] = plain.mouse.pose
    again = shown_again(Record(recorded.record(), "It ended {so}."))
    back = {at: note.pose for at, note in again.script.notes if isinstance(note, PutBack)}
    shown = {at: back.get(at, again.script.strides[at - 1].pose if at else (1, 1, 0)) for at in poses}
    assert shown == poses
    assert again.script.strides == script.strides
    assert state(again.protocol) == state(recorded) == state(plain)
    assert str(again.script.end) == "It ended {so}."


def test_the_record_of_a_real_run_shows_its_drawings_at_the_same_places(tmp_path: Path) -> None:
    protocol = RecordingProtocol(board())
    result = run_program(command(TO_THE_GOAL, tmp_path), tmp_path, protocol)
    again = shown_again(Record(protocol.record(), str(result.reason)))
    assert again.protocol.goal == result.goal == (5.0, 2)
    # What comes in several pieces may be drawn in several.
    drawn = {at: sorted(note.marks) for at, note in again.script.notes if isinstance(note, Drawn)}
    assert drawn == {0: [(0, 0)], 7: [(1, 2)]}, "before the first move, and at the end"
    assert str(again.notes[0]).startswith("This is the recorded run")


def test_what_is_too_much_is_not_kept() -> None:
    protocol = RecordingProtocol(board())
    protocol.take(b"setText 0 0 " + os.urandom(2 * MOST_BYTES).hex().encode() + b"\n")
    protocol.take(b"moveForward\n")
    assert protocol.record() == b""
    protocol = RecordingProtocol(board())
    for _ in range(100_000):
        protocol.take(b"setColor 0 0 G\nwallFront\n")
        assert list(protocol.answers())
    assert 0 < len(protocol.record()) < MOST_BYTES, "an ordinary run fits"


def test_a_record_that_is_stopped_ends_early() -> None:
    protocol = RecordingProtocol(board())
    protocol.take(b"moveForward\n" * 3)
    program = MouseProgram(ProgramSpec("x", Path()), walls(SMALL), Record(protocol.record(), "end"))
    program.start()
    program.script.allow(1)
    program.script.stride(0)
    program.stop(5)
    assert not program.is_running
    assert len(program.script.strides) < 3
    assert program.script.end is not None
    assert program.script.end.code == "program-stopped"


def test_an_empty_run_is_shown_too() -> None:
    protocol = RecordingProtocol(board())
    assert not shown_again(Record(protocol.record(), "end")).script.strides


def test_another_maze_than_the_recorded_one_is_said() -> None:
    record = Record(RecordingProtocol(board()).record(), "end")
    changed = walls(SMALL)
    SetWalls([(0, row, 0, side, "wall") for row in (0, 1) for side in "ES"]).apply(changed)
    assert changed != walls(SMALL)
    for maze, is_other in ((walls(SMALL), False), (changed, True), (Maze.blank(1, 1), True)):
        program = MouseProgram(ProgramSpec("x", Path()), maze, record)
        assert ("program-maze-changed" in {note.code for note in program.notes}) is is_other
