"""A mouse program that runs in a thread of its own, as far as it is allowed."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from threading import Thread
from time import sleep, thread_time

from mazarine.agents.simulation import Plan
from mazarine.errors import MouseError
from mazarine.maze import Maze
from mazarine.messages import Message, plain
from mazarine.mouse.board import Goals, MouseBoard
from mazarine.mouse.explorer import ProgramExplorer
from mazarine.mouse.limits import MouseLimits
from mazarine.mouse.log_tail import LogTail
from mazarine.mouse.messages import MouseMessage, MouseText
from mazarine.mouse.process import MouseProcess, build
from mazarine.mouse.protocol import MouseProtocol
from mazarine.mouse.record import Record
from mazarine.mouse.run import run_process
from mazarine.mouse.script import Script

_PIECE_BYTES = 1 << 12
"""What is taken from a program in about a millisecond."""
_REST_SHARE = 0.25


@dataclass(frozen=True)
class ProgramSpec:
    """What is started.

    Attributes
    ----------
    command, folder : without a shell, and where
    build : a command that is run before; empty for none
    limits : of the run
    goals : which start and goals the mouse has
    """

    command: str
    folder: Path
    build: str = ""
    limits: MouseLimits = field(default_factory=MouseLimits)
    goals: Goals = Goals.MAZE


@dataclass(frozen=True)
class Driver:
    """What walks in a maze: an explorer, or a program, which may have run before.

    Attributes
    ----------
    explorer, seed : the name of an explorer, and the seed of its chance; empty for a program
    program, record : what is started; what it did, which is shown in place of that
    """

    explorer: str = ""
    seed: int = 0
    program: ProgramSpec | None = None
    record: Record | None = None


class MouseProgram:
    """A program in a maze; nothing of it runs once `stop` has been called and its thread has ended.

    Parameters
    ----------
    spec : what is started; nothing is, if there is a record
    maze : it is not changed
    record : a run that is shown again

    Attributes
    ----------
    script : what it has done
    protocol : the mouse that it drives; only to be read
    log : what its build command and its standard error have written
    notes : what its user should know about this maze

    Raises
    ------
    MouseError
        If the maze is none for mice.
    """

    def __init__(self, spec: ProgramSpec, maze: Maze, record: Record | None = None) -> None:
        self._spec, self._maze, self._record = spec, maze, record
        self._board = MouseBoard.of(maze, spec.goals)
        self.notes: tuple[Message, ...] = self._board.notes
        if record is not None:
            changed = () if record.is_of(self._board) else (MouseText.PROGRAM_MAZE_CHANGED(),)
            self.notes = (MouseText.PROGRAM_RECORDED(), *changed, *self.notes)
        self.script, self.log = Script(self._board.pose), LogTail()
        self.protocol = MouseProtocol(self._board, self.script)
        self._process: MouseProcess | None = None
        self._worked = 0.0
        self._thread = Thread(target=self._run, name="mouse program", daemon=True)

    @property
    def plan(self) -> Plan:
        """The plan of a walker that does what the program does; any number of simulations may have it."""
        maze, board, script = self._maze, self._board, self.script
        return Plan(ProgramExplorer.name, maker=lambda rng: ProgramExplorer(maze, board, script, rng))

    @property
    def is_recorded(self) -> bool:
        """Whether it shows a run that is over, in which nothing can be changed."""
        return self._record is not None

    @property
    def is_running(self) -> bool:
        """Whether its thread has not ended yet."""
        return self._thread.is_alive()

    def start(self) -> None:
        """Start it; it makes no move before it is allowed."""
        self._thread.start()

    def press_reset(self) -> None:
        """Press the reset button of the mouse."""
        self.protocol.was_reset = True

    def stop(self, within_s: float = 0.0) -> None:
        """End the program, and wait for that for some time."""
        self.script.stop()
        if self._process is not None:
            self._process.kill()
        if within_s and self.is_running:
            self._thread.join(within_s)

    def _run(self) -> None:
        self._worked = thread_time()
        spec, script, end = self._spec, self.script, MouseText.PROGRAM_STOPPED()
        try:
            if self._record is not None:
                self._repeat(self._record)
                end = plain(self._record.end)
                return
            if spec.build:
                build(spec.build, spec.folder, spec.limits.build_seconds, self.log, self._is_wanted)
            if not script.is_stopped:
                self._process = MouseProcess(spec.command, spec.folder, self.log, _PIECE_BYTES)
                end = run_process(
                    self._process, self.protocol, spec.limits, self._gate, self._is_wanted, self._breathe
                ).reason
        except MouseError as error:
            end = error.message
            if error.code == MouseMessage.BUILD_FAILED.code:
                end = MouseText.PROGRAM_NOT_BUILT(status=error.fields["status"])
        finally:
            script.draw(self.protocol.drawing, at_once=True)
            script.finish(MouseText.PROGRAM_STOPPED() if script.is_stopped else end)

    def _repeat(self, record: Record) -> None:
        """Do again what a program has done, as far as it is allowed."""
        for piece in record.pieces():
            self.protocol.take(piece)
            while self.protocol.has_waiting:
                if self.protocol.next_moves and not self._gate(self.protocol):
                    return
                self.protocol.answer_next()
            if self.script.is_stopped:
                return
            self._breathe()

    def _gate(self, protocol: MouseProtocol) -> bool:
        self.script.draw(protocol.drawing, at_once=True)
        return self.script.wait_until_allowed()

    def _breathe(self) -> None:
        """Rest a little, so that a flood of commands leaves time for the other threads of this process."""
        worked = thread_time() - self._worked
        self._worked += worked
        sleep(worked * _REST_SHARE)
        self.script.rest()

    def _is_wanted(self) -> bool:
        self.script.draw(self.protocol.drawing)
        return not self.script.is_stopped
