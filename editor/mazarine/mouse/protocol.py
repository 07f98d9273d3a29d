"""The protocol of the simulator mms: lines of text from a program, and the answers to them.

Source: the README and the source of https://github.com/mackorone/mms (MIT); where they differ, the source
counts. mms does not know `mazeStart` and `mazeGoals`, as its start and goals are always the same.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from itertools import chain

from mazarine.messages import Message
from mazarine.mouse.board import MouseBoard, Pose, Spot
from mazarine.mouse.drawing import Drawing, shown_text
from mazarine.mouse.messages import MouseText
from mazarine.mouse.mouse import Mouse
from mazarine.mouse.scoring import Runs, Scoring

MOST_LINE_BYTES = 1 << 16
_ACK, _CRASH, _TRUE, _FALSE, _NONE = b"ack", b"crash", b"true", b"false", b"-1"
_WALLS = {
    b"wallFront": 0, b"wallFrontRight": 1, b"wallRight": 2, b"wallBackRight": 3, b"wallBack": 4,
    b"wallBackLeft": 5, b"wallLeft": 6, b"wallFrontLeft": 7,
}  # fmt: skip
_TURNS = {
    b"turnRight": 2, b"turnRight90": 2, b"turnLeft": -2, b"turnLeft90": -2, b"turnRight45": 1,
    b"turnLeft45": -1,
}  # fmt: skip
_STATISTICS = {
    f"{name}-{figure}".encode(): (run, attribute)
    for name, run in (("total", "total"), ("best-run", "best"), ("current-run", "current"))
    for figure, attribute in (
        ("distance", "distance"), ("turns", "turns"), ("effective-distance", "effective"),
    )
}  # fmt: skip
_DRAWING = {b"set", b"cle"}
"""How the names of all drawing commands begin."""
_USUAL_POSE = 1, 1, 0
_MOST_UNKNOWN = 100
_MOST_DIGITS = 9


class Witness:
    """Sees what the mouse does and senses; this one ignores it.

    A side is a cell and a bit (N=1, E=2, S=4, W=8).
    """

    def sense(self, sides: list[tuple[Spot, int]], is_wall: bool) -> None:
        """Notice what the mouse has sensed: a wall on one of these sides, or on none."""

    def go(self, spots: list[Spot], pose: Pose) -> None:
        """Notice that the mouse goes through these cells, each across a side of the one before, to a pose."""

    def turn(self, pose: Pose) -> None:
        """Notice that the mouse turns."""

    def reset(self, pose: Pose) -> None:
        """Notice that the mouse was put back to the start."""

    def draw(self, drawing: Drawing) -> None:
        """Notice that the program has drawn."""


class MouseProtocol:
    """Executes commands on a board, and answers them.

    Parameters
    ----------
    witness : sees what the mouse does

    Attributes
    ----------
    mouse, drawing : where the mouse is, and what the program shows
    source_scoring, readme_scoring : the figures as the source and as the README of mms count them
    runs : the runs as contests count them
    half_steps, turns, commands : how many there were so far
    commands_since_move : those since the last move or turn
    courses : the poses at the ends of moves and turns; a new list each time that the mouse is put back
    goal : the moves and turns until the goal was first reached; None before
    unknown : how often each unknown command was sent; the first hundred of them
    was_reset : whether the reset button is pressed and not acknowledged yet
    """

    def __init__(self, board: MouseBoard, witness: Witness | None = None) -> None:
        self.board, self._witness = board, witness or Witness()
        self.mouse, self.drawing = Mouse(board), Drawing(board)
        self.source_scoring, self.readme_scoring = Scoring(1), Scoring(2)
        self.runs = Runs()
        self.half_steps = self.turns = self.commands = self.commands_since_move = 0
        self.courses: list[list[Pose]] = [[self.mouse.pose]]
        self.goal: tuple[float, int] | None = None
        self.unknown: dict[str, int] = {}
        self.was_reset = False
        self._rest = b""
        self._waiting: deque[bytes] = deque()
        self._answers: dict[bytes, Callable[[list[bytes]], bytes | None]] = {
            b"mazeWidth": lambda _: b"%d" % board.width,
            b"mazeHeight": lambda _: b"%d" % board.height,
            b"mazeStart": lambda _: self._tell(b"mazeStart", [*board.start, "nesw"[board.heading // 2]]),
            b"mazeGoals": lambda _: self._tell(
                b"mazeGoals", [len(board.goals), *chain(*sorted(board.goals))]
            ),
            b"moveForward": lambda given: self._move(2 * _count_of(given)),
            b"moveForwardHalf": lambda given: self._move(_count_of(given)),
            b"wasReset": lambda _: _TRUE if self.was_reset else _FALSE,
            b"ackReset": lambda _: self._reset(),
            b"getStat": self._stat,
        }
        self._untold = {b"mazeStart"} if board.pose != _USUAL_POSE else set()
        self._untold |= set() if board.has_middle_goals else {b"mazeGoals"}
        self._takes_number = {b"moveForward", b"moveForwardHalf", b"getStat", *_WALLS}

    @property
    def moves(self) -> float:
        """How many full steps the mouse has gone."""
        return self.half_steps / 2

    @property
    def notes(self) -> list[Message]:
        """What the program has not asked for, if it is not as in mms."""
        untold = ", ".join(sorted(name.decode() for name in self._untold))
        return [MouseText.NOT_ASKED(commands=untold)] if untold else []

    @property
    def is_line_too_long(self) -> bool:
        """Whether the program has sent a line that is longer than any command."""
        return len(self._rest) > MOST_LINE_BYTES

    @property
    def next_moves(self) -> bool:
        """Whether the next command that waits is a move or a turn."""
        name = self._waiting[0].split(b" ", 1)[0] if self._waiting else b""
        return name in _TURNS or name.startswith(b"moveForward")

    def take(self, data: bytes) -> None:
        """Take what the program has written: drawing is done at once, other commands wait for `answers`."""
        lines = (self._rest + data).replace(b"\r", b"").split(b"\n")
        self._rest = lines.pop()
        waiting = [line for line in lines if line[:3] not in _DRAWING]
        if len(waiting) < len(lines):
            count = len(lines) - len(waiting)
            self.commands += count
            self.commands_since_move += count
            # Programs draw everything again at each step: of equal lines only the last has an effect.
            for line in reversed(dict.fromkeys(reversed(lines))):
                name, _, rest = line.partition(b" ")
                draw = self.drawing.commands.get(name)
                if draw is not None:
                    draw(rest)
                elif line[:3] in _DRAWING:
                    self._note_unknown(line)
            self._witness.draw(self.drawing)
        self._waiting += waiting

    @property
    def has_waiting(self) -> bool:
        """Whether a command waits for its answer."""
        return bool(self._waiting)

    def answer_next(self) -> bytes:
        """Execute the next command that waits, and return its answer as a line; empty if it has none."""
        answer = self._answer(self._waiting.popleft())
        return b"" if answer is None else answer + b"\n"

    def answers(self) -> Iterator[bytes]:
        """Execute all commands that wait, one at a time, and yield the answers of those that have one."""
        while self._waiting:
            answer = self.answer_next()
            if answer:
                yield answer

    def _answer(self, line: bytes) -> bytes | None:
        parts = line.split()
        if not parts:
            return None
        self.commands += 1
        self.commands_since_move += 1
        name, given = parts[0], parts[1:]
        answer: bytes | None = None
        if len(given) <= (name in self._takes_number):
            if name in _WALLS:
                return self._look(_WALLS[name], given)
            if name in _TURNS:
                return self._turn(_TURNS[name])
            execute = self._answers.get(name)
            answer = None if execute is None else execute(given)
        if answer is None:
            self._note_unknown(line)
        return answer

    def _look(self, turn: int, given: list[bytes]) -> bytes:
        mouse = self.mouse
        most, heading = max(_count_of(given), 1), (mouse.heading + turn) % 8
        free = mouse.free_half_steps(heading, most)
        self._sense(heading, most, is_wall=free < most)
        return _TRUE if free < most else _FALSE

    def _sense(self, heading: int, half_steps: int, *, is_wall: bool) -> None:
        sides = self.mouse.sides_ahead(heading, half_steps)
        if sides:
            self._witness.sense(sides, is_wall)

    def _turn(self, steps: int) -> bytes:
        mouse = self.mouse
        mouse.heading = (mouse.heading + steps) % 8
        self.turns += 1
        self.commands_since_move = 0
        for scoring in (self.source_scoring, self.readme_scoring):
            scoring.add_turn()
        self.runs.add(0, 1)
        self.courses[-1].append(mouse.pose)
        self._witness.turn(mouse.pose)
        self._arrive()
        return _ACK

    def _move(self, half_steps: int) -> bytes:
        mouse = self.mouse
        free = mouse.free_half_steps(mouse.heading, half_steps)
        if free < 1:
            self._sense(mouse.heading, min(half_steps, 1), is_wall=True)
            return _CRASH
        starts = mouse.spot == self.board.start
        for scoring in (self.source_scoring, self.readme_scoring):
            if starts:
                scoring.start_run()
            scoring.add_move(half_steps)
        if starts:
            self.runs.leave_start()
        self.runs.add(free, 0)
        spots = mouse.cells_ahead(free)
        mouse.go(free)
        self.courses[-1].append(mouse.pose)
        self._witness.go(spots, mouse.pose)
        if free < half_steps:
            self._sense(mouse.heading, 1, is_wall=True)
        self.half_steps += free
        self.commands_since_move = 0
        self._arrive()
        return _ACK if free == half_steps else _CRASH

    def _arrive(self) -> None:
        """Notice that a movement has ended in the goal, or at the start."""
        spot = self.mouse.spot
        for scoring in (self.source_scoring, self.readme_scoring):
            if spot in self.board.goals:
                scoring.finish_run()
            elif spot == self.board.start:
                scoring.give_up_run()
        if spot in self.board.goals:
            self.runs.reach_goal()
            self.goal = self.goal or (self.moves, self.turns)
        elif spot == self.board.start:
            self.runs.reach_start()

    def _reset(self) -> bytes:
        self.mouse.reset()
        self.was_reset = False
        for scoring in (self.source_scoring, self.readme_scoring):
            scoring.reset()
        self.runs.reach_start()
        self.courses.append([self.mouse.pose])
        self._witness.reset(self.mouse.pose)
        return _ACK

    def _tell(self, name: bytes, values: list[int | str]) -> bytes:
        """Answer something that mms does not answer."""
        self._untold.discard(name)
        return " ".join(map(str, values)).encode()

    def _stat(self, given: list[bytes]) -> bytes | None:
        if given == [b"score"]:
            return b"%g" % self.source_scoring.score
        if not given or given[0] not in _STATISTICS:
            return None
        run, attribute = _STATISTICS[given[0]]
        distances = getattr(self.source_scoring, run)
        return _NONE if distances is None else b"%g" % getattr(distances, attribute)

    def _note_unknown(self, line: bytes) -> None:
        command = shown_text(line[:80])
        if command in self.unknown or len(self.unknown) < _MOST_UNKNOWN:
            self.unknown[command] = self.unknown.get(command, 0) + 1


def _count_of(given: list[bytes]) -> int:
    """Return a number of steps: 1 if none is given, and 0 for text that is no number."""
    if not given:
        return 1
    digits = given[0].removeprefix(b"-").removeprefix(b"+")
    if not digits.isdigit() or len(digits) > _MOST_DIGITS:
        return 0
    return -int(digits) if given[0].startswith(b"-") else int(digits)
