"""Begins walks, with the programs that take part; goes on step by step or in real time, and back again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from threading import Lock
from time import perf_counter

from PySide6.QtCore import QObject, Signal, Slot

from mazarine.agents.explorers import ByHand
from mazarine.agents.moves import Move
from mazarine.agents.settings import AgentSettings
from mazarine.agents.simulation import Plan, Simulation
from mazarine.errors import Cancelled, MouseError
from mazarine.gui.background.jobs import IsCurrent, JobQueue, LatestTask
from mazarine.gui.features.watch.program_form import ProgramPlan
from mazarine.gui.features.watch.shown import Shown
from mazarine.gui.i18n import tr_later
from mazarine.maze import Maze
from mazarine.mouse import MouseProgram
from mazarine.mouse.board import require_squares
from mazarine.mouse.explorer import ProgramExplorer
from mazarine.mouse.model import MouseModel
from mazarine.mouse.replay import Replay

_MOST_FRAME_S = 0.1
_AHEAD_S = 0.25
"""Seconds for which a walk is run ahead in one go."""
_MOST_AHEAD = 100_000
"""Turns to which a walk is run ahead, at the most."""
_ALL = 1 << 40
"""More steps than any program makes."""

Pace = tuple[MouseModel, float]
"""A mouse, and how much faster than in reality it is shown."""

Made = tuple[Simulation, list[Shown], list[list[Move]]]
"""A simulation, the maps of its walkers, and the moves of manual explorers."""


@dataclass(frozen=True)
class WalkRequest:
    """A request for a walk: the walkers, the agent of opponents if they chase, and the seed."""

    plans: tuple[Plan, ...]
    opponents: AgentSettings | None
    seed: int

    @property
    def is_repeatable(self) -> bool:
        """Whether it is always the same: programs and users do not repeat what they did."""
        return not any(isinstance(it, ProgramPlan) or it.explorer == ByHand.name for it in self.plans)


class Programs:
    """The programs of a walk, started once, however often it is walked again."""

    def __init__(self, maze: Maze, plans: Sequence[Plan]) -> None:
        self._maze, self._plans = maze, plans
        self.running: dict[int, MouseProgram] = {}
        """By the number of the walker."""
        self._is_stopped = False
        self._guard = Lock()

    def plans(self) -> list[Plan]:
        """Return the plans of a simulation; at the first call, start the programs.

        Raises `MouseError` if the maze is none for mice, or no program has been named yet; `Cancelled` if
        they were stopped.
        """
        made = {}
        for number, plan in enumerate(self._plans):
            if isinstance(plan, ProgramPlan) and number not in self.running:
                require_squares(self._maze)
                if plan.program is None:
                    raise MouseError(tr_later("Enter the command of the program, and click Run program."))
                made[number] = MouseProgram(plan.program, self._maze, plan.record)
        with self._guard:
            if self._is_stopped:
                raise Cancelled
            for program in made.values():
                program.start()
            self.running.update(made)
        return [
            self.running[number].plan if number in self.running else plan
            for number, plan in enumerate(self._plans)
        ]

    def stop(self, within_s: float = 0.0) -> None:
        """End them, and start none any more; wait for their end if a time is given."""
        with self._guard:
            self._is_stopped = True
        for program in self.running.values():
            program.stop(within_s)


class Walk(QObject):
    """A simulation, which can be brought to any turn.

    `ahead` runs it ahead; None if it is not always the same.

    Attributes
    ----------
    simulation : its state at this turn; None until it has begun
    shown : the maps of its walkers; empty until it has begun
    watched : the number of the walker whose real time counts
    far : the last turn that is known: it was shown, or the walk was run ahead to it
    pace : the mouse whose real time is played, and how much faster; None to play step by step
    """

    changed = Signal()
    far_changed = Signal()
    failed = Signal(object)
    """The exception that prevented the start."""

    def __init__(
        self, begin: Callable[[], Simulation], count: int, queue: JobQueue, parent: QObject | None = None,
        ahead: JobQueue | None = None,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self._begin = begin
        self._ahead = None if ahead is None else LatestTask(ahead, self, self._take_ahead)
        self._front: Simulation | None = None
        """What was run ahead."""
        self._scripts: list[list[Move]] = [[] for _ in range(count)]
        """The moves of manual explorers, by walker."""
        self.simulation: Simulation | None = None
        self.shown: list[Shown] = []
        self.watched = self.far = 0
        self._requested: int | None = None
        self.pace: Pace | None = None
        self._replay: Replay | None = None
        self._clock: float | None = None
        """The seconds of the replay that is shown; None where a step ends."""
        self._latest = LatestTask(queue, self, self._take, self.failed.emit)
        self._make(0)

    @property
    def turn(self) -> int:
        """The number of turns so far."""
        return 0 if self.simulation is None else self.simulation.turns

    @property
    def is_ready(self) -> bool:
        """Whether it is at the requested turn, and may make another one."""
        return bool(self.shown) and not any(it.is_held for it in self.shown) and self._latest.is_idle

    @property
    def is_over(self) -> bool:
        """Whether all walkers have stopped."""
        return self.simulation is not None and self.simulation.is_over

    def hand(self, number: int) -> ByHand | None:
        """Return the explorer of a walker, if it is a manual one."""
        explorer = self.shown[number].walker.explorer if self.shown else None
        return explorer if isinstance(explorer, ByHand) else None

    def watch(self, number: int) -> None:
        """Play in the real time of another walker."""
        if number != self.watched:
            self.watched, self._replay, self._clock = number, None, None

    def set_pace(self, pace: Pace | None) -> None:
        """Play at another pace from now on."""
        self.pace, self._replay, self._clock = pace, None, None
        self.changed.emit()

    @property
    def programs(self) -> list[ProgramExplorer]:
        """The explorers that are programs."""
        return _programs(self.simulation)

    @property
    def timed(self) -> ProgramExplorer | None:
        """The program whose real time is played; None if it is played step by step."""
        explorer = self.shown[self.watched].walker.explorer if self.shown and self.pace else None
        return explorer if isinstance(explorer, ProgramExplorer) else None

    @property
    def clock(self) -> tuple[float, float] | None:
        """The seconds so far of the real time that is played, and all of them; None if it is not."""
        return None if self._clock is None or self._replay is None else (self._clock, self._replay.times[-1])

    @property
    def between(self) -> tuple[float, float, float] | None:
        """The x and y in half-steps and the heading of the watched mouse, if it is between two steps."""
        return None if self._clock is None or self._replay is None else self._replay.at(self._clock)

    def seek(self, turn: int) -> None:
        """Go to a turn; the walk is repeated from the start, in the background."""
        # What programs do, and the user, is known only as far as it was done.
        if self.programs or any(self._scripts):
            turn = min(turn, self.far)
        if turn != (self.turn if self._requested is None else self._requested):
            self._make(turn)

    def close(self) -> None:
        """Cancel all running work."""
        self._latest.cancel()
        if self._ahead is not None:
            self._ahead.cancel()

    def run_ahead(self) -> None:
        """Look in the background how far the walk goes, for a short while; then `far_changed`.

        Not while it is played: both would share the interpreter.
        """
        begin, front = self._begin, self._front
        if self._ahead is None or not self._ahead.is_idle or not self.shown:
            return
        if front is not None and (front.is_over or front.turns >= _MOST_AHEAD):
            return

        def work(is_current: IsCurrent) -> Simulation:
            simulation, until = front or begin(), perf_counter() + _AHEAD_S
            while not simulation.is_over and simulation.turns < _MOST_AHEAD and perf_counter() < until:
                simulation.advance()
                _require(is_current)
            return simulation

        self._ahead.submit(lambda: work)

    @Slot(object)
    def _take_ahead(self, front: Simulation) -> None:
        self._front, self.far = front, max(self.far, front.turns)
        self.far_changed.emit()

    def _make(self, turn: int) -> None:
        self._requested, self._clock = turn, None
        begin, scripts = self._begin, [list(script) for script in self._scripts]

        def work(is_current: IsCurrent) -> Made:
            _require(is_current)
            simulation = begin()
            _require(is_current)
            _hand_out(simulation, scripts)
            while simulation.turns < turn and not simulation.is_over:
                simulation.advance()
                _require(is_current)
            for program in _programs(simulation):
                program.catch_up()
                program.notice_end()
            shown = [Shown(simulation, number) for number in range(len(simulation.walkers))]
            return simulation, shown, scripts

        self._latest.submit(lambda: work)
        self.changed.emit()

    @Slot(object)
    def _take(self, made: Made) -> None:
        # The script of an explorer that waited holds what it waited for.
        self.simulation, self.shown, self._scripts = made
        self._requested = None
        self.far = max(self.far, self.turn)
        self.changed.emit()

    def leave_clock(self) -> None:
        """Show the end of a step, not what is between two steps."""
        self._clock = None

    def go_in_time(self, passed: float, until: float) -> bool:
        """Go on in real time, once the program has done everything; return False at the end.

        Parameters
        ----------
        passed : the seconds since it was called last
        until : when it is to return
        """
        program, pace = self.timed, self.pace
        assert program is not None
        assert pace is not None
        if not program.has_ended:
            # How fast a straight is driven depends on where it ends.
            self.allow(_ALL)
            return True
        model, factor = pace
        if self._replay is None:
            self._replay = program.replay(model)
        times = self._replay.times
        if self._clock is None:
            self._clock = times[min(self.turn, len(times) - 1)]
        self._clock += min(passed, _MOST_FRAME_S) * factor
        due = len(times) if self._clock >= times[-1] else self._replay.strides_at(self._clock)
        while self.turn < due and perf_counter() < until and self.advance():
            pass
        if self.turn >= len(times) or self.is_over:
            self._clock = None
            return False
        # Behind because of slow steps, the mouse is not drawn ahead of what it knows.
        self._clock = min(self._clock, times[min(self.turn + 1, len(times) - 1)])
        self.catch_up()
        return True

    def hold(self, *, is_held: bool) -> None:
        """Let the threads of programs rest, or go on: they share the interpreter with this one."""
        for program in self.programs:
            program.hold(is_held=is_held)

    def catch_up(self) -> bool:
        """Take in what programs have done before their next step; return whether they have done anything."""
        have_ended = [program.notice_end() for program in self.programs]
        have_news = [it.catch_up() for it in self.shown]
        return any(have_news) or any(have_ended)

    def allow(self, more: int) -> None:
        """Let programs make this number of steps more."""
        for program in self.programs:
            program.allow(more)

    def advance(self) -> bool:
        """Make a turn; return False if all walks are over, or all wait for the user, or it is not ready."""
        simulation = self.simulation
        if simulation is None or not self.is_ready or simulation.is_over or self._waits(simulation):
            return False
        walking = [it for it in self.shown if it.walker.end is None]
        simulation.advance()
        for shown in walking:
            shown.follow()
            shown.catch_up()
        self.far = max(self.far, self.turn)
        return True

    def _waits(self, simulation: Simulation) -> bool:
        walking = [walker.explorer for walker in simulation.walkers if walker.end is None]
        waits = any(isinstance(it, ProgramExplorer) and it.is_waiting for it in walking)
        return waits or all(isinstance(it, ByHand) and it.is_waiting for it in walking)


def _programs(simulation: Simulation | None) -> list[ProgramExplorer]:
    explorers = () if simulation is None else (walker.explorer for walker in simulation.walkers)
    return [explorer for explorer in explorers if isinstance(explorer, ProgramExplorer)]


def _require(is_current: IsCurrent) -> None:
    if not is_current():
        raise Cancelled


def _hand_out(simulation: Simulation, scripts: list[list[Move]]) -> None:
    """Let manual explorers repeat their earlier moves, and record new ones."""
    for walker, script in zip(simulation.walkers, scripts, strict=True):
        if isinstance(walker.explorer, ByHand):
            walker.explorer.script = script
