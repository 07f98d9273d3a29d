"""Runs a program on a board to its end, within limits."""

from __future__ import annotations

import signal
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

from mazarine.messages import Message
from mazarine.mouse.limits import MouseEnd, MouseLimits, MouseResult
from mazarine.mouse.log_tail import LogTail
from mazarine.mouse.messages import MouseText
from mazarine.mouse.process import MouseProcess
from mazarine.mouse.protocol import MOST_LINE_BYTES, MouseProtocol

_LOOK_EVERY_S, _NOTE_EVERY_S = 0.25, 0.02
_EXITS_WITHIN_S = 1.0

Gate = Callable[[MouseProtocol], bool]
"""Waits before a move or a turn as long as the user wants; return False to stop the run."""


def run_program(
    command: str, folder: Path, protocol: MouseProtocol, limits: MouseLimits | None = None,
    gate: Gate | None = None, is_wanted: Callable[[], bool] = lambda: True, log: LogTail | None = None,
) -> MouseResult:  # fmt: skip
    """Run a program until it ends or goes beyond a limit; afterwards nothing of it runs any more.

    Raises `MouseError` if the program cannot be started.

    Parameters
    ----------
    command, folder : what is started, without a shell, and where
    protocol : the mouse that it drives, at its start
    limits : the usual ones by default
    gate : waits before moves
    is_wanted : asked four times a second at least; False stops the run
    log : takes what it writes to its standard error
    """
    return run_process(MouseProcess(command, folder, log or LogTail()), protocol, limits, gate, is_wanted)


def run_process(
    process: MouseProcess, protocol: MouseProtocol, limits: MouseLimits | None = None,
    gate: Gate | None = None, is_wanted: Callable[[], bool] = lambda: True,
    breathe: Callable[[], None] = lambda: None,
) -> MouseResult:  # fmt: skip
    """Run a program that was started; see `run_program`.

    `breathe` is called after each piece of what the program has written.
    """
    run = _Run(process, protocol, limits or MouseLimits(), gate, is_wanted, breathe)
    try:
        end, reason = run.go()
    finally:
        process.end()
    return MouseResult(
        end, reason, protocol.goal, protocol.source_scoring.score, protocol.readme_scoring.score,
        protocol.moves, protocol.turns, protocol.commands, run.seconds, dict(protocol.unknown),
        process.log.text, tuple(protocol.runs.finished), protocol.runs.returns, tuple(protocol.notes),
        process.memory.peak_mb,
    )  # fmt: skip


class _Run:
    def __init__(
        self, process: MouseProcess, protocol: MouseProtocol, limits: MouseLimits, gate: Gate | None,
        is_wanted: Callable[[], bool], breathe: Callable[[], None],
    ) -> None:  # fmt: skip
        self._process, self._protocol, self._limits = process, protocol, limits
        self._gate, self._is_wanted, self._breathe = gate, is_wanted, breathe
        self._began = self._heard = perf_counter()
        self._looked = self._began
        self._noted = float("-inf")

    @property
    def seconds(self) -> float:
        """How long it has run, pauses left out."""
        return perf_counter() - self._began

    def go(self) -> tuple[MouseEnd, Message]:
        """Answer until the end."""
        protocol, process = self._protocol, self._process
        while True:
            data = process.read(_LOOK_EVERY_S)
            now = perf_counter()
            if data:
                self._heard = now
                self._note_memory(now)
                protocol.take(data)
                if not self._answer():
                    return MouseEnd.STOPPED, MouseText.PROGRAM_STOPPED()
                self._breathe()
            elif data is not None or process.status is not None:
                # Something that the program has started may keep its output open.
                return self._exit()
            over = self._look(now)
            if over is not None:
                return over

    def _note_memory(self, now: float) -> None:
        """Notice the most memory, now and then: the program waits for an answer, so it is there."""
        if self._noted < self._began:
            self._process.memory.now_mb()
        if now - self._noted >= _NOTE_EVERY_S:
            self._noted = now
            self._process.memory.note_peak()

    def _answer(self) -> bool:
        """Answer the commands that wait; return False if the user stops the run."""
        if self._gate is None:
            found = b"".join(self._protocol.answers())
            if found:
                self._process.write(found)
            return True
        answers: list[bytes] = []
        while self._protocol.has_waiting:
            if self._protocol.next_moves:
                if answers:
                    self._process.write(b"".join(answers))
                    answers = []
                began = perf_counter()
                if not self._gate(self._protocol):
                    return False
                paused = perf_counter() - began
                self._began += paused
                self._heard += paused
            answers.append(self._protocol.answer_next())
        self._process.write(b"".join(answers))
        return True

    def _look(self, now: float) -> tuple[MouseEnd, Message] | None:
        """Return how the run ends if a limit is reached."""
        reason = self._count_over()
        if reason is None and now - self._looked >= _LOOK_EVERY_S:
            self._looked = now
            if not self._is_wanted():
                return MouseEnd.STOPPED, MouseText.PROGRAM_STOPPED()
            if now - self._heard > self._limits.silence:
                return MouseEnd.HANG, MouseText.PROGRAM_HANGS(seconds=self._limits.silence)
            reason = self._use_over(now)
        return None if reason is None else (MouseEnd.LIMIT, reason)

    def _count_over(self) -> Message | None:
        """Return which limit of what is counted was passed."""
        limits, protocol = self._limits, self._protocol
        if protocol.moves + protocol.turns > limits.moves:
            return MouseText.PROGRAM_TOO_MANY_MOVES(most=limits.moves)
        if protocol.commands_since_move > limits.commands:
            return MouseText.PROGRAM_TOO_MANY_COMMANDS(most=limits.commands)
        return MouseText.PROGRAM_LINE_TOO_LONG(most=MOST_LINE_BYTES) if protocol.is_line_too_long else None

    def _use_over(self, now: float) -> Message | None:
        """Return which limit of time or memory was passed."""
        if now - self._began > self._limits.seconds:
            return MouseText.PROGRAM_TOO_LONG(seconds=self._limits.seconds)
        is_over = self._process.memory.now_mb() > self._limits.memory
        return MouseText.PROGRAM_TOO_MUCH_MEMORY(most=self._limits.memory) if is_over else None

    def _exit(self) -> tuple[MouseEnd, Message]:
        """Return how the program has ended, which has closed its output."""
        self._process.wait(_EXITS_WITHIN_S)
        status = self._process.status
        if status is None:
            return MouseEnd.HANG, MouseText.PROGRAM_HANGS(seconds=_EXITS_WITHIN_S)
        if status < 0:
            return MouseEnd.CRASH, MouseText.PROGRAM_KILLED(signal=_signal_name(-status))
        if status:
            return MouseEnd.CRASH, MouseText.PROGRAM_CRASHED(status=status)
        return MouseEnd.EXIT, MouseText.PROGRAM_EXITED()


def _signal_name(number: int) -> str:
    """Return the name of a signal; most of those for real-time use have only numbers."""
    try:
        return signal.Signals(number).name
    except ValueError:
        return str(number)
