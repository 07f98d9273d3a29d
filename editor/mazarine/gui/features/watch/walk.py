"""Begins walks, with the programs that take part, and plays one: forward at any speed, and back again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from threading import Lock
from time import perf_counter

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from mazarine.agents.explorers import ByHand
from mazarine.agents.moves import Move
from mazarine.agents.settings import AgentSettings
from mazarine.agents.simulation import Plan, Simulation
from mazarine.agents.terrain import Terrain
from mazarine.errors import Cancelled, MouseError
from mazarine.gui.background.jobs import JobQueue
from mazarine.gui.background.jobs import IsCurrent, LatestTask
from mazarine.gui.features.watch.program_form import ProgramPlan
from mazarine.gui.features.watch.shown import Shown
from mazarine.gui.i18n import tr_later
from mazarine.maze import Maze
from mazarine.mouse import MouseProgram
from mazarine.mouse.explorer import ProgramExplorer
from mazarine.mouse.model import MouseModel
from mazarine.mouse.replay import Replay

_FRAME_MS = 16
_WORK_S = 0.008
"""Seconds of work in one frame, at the most."""

_ENDS_WITHIN_S = 2.0
_MOST_FRAME_S = 0.1
_ALL = 1 << 40
"""More steps than any program makes."""

Pace = tuple[MouseModel, float]
"""A mouse, and how much faster than in reality it is shown."""

Made = tuple[Simulation, Shown, list[list[Move]]]
"""A simulation, the map of one walker, and the moves of manual explorers."""


class Start:
    """Makes simulations in one maze."""

    def __init__(self, maze: Maze) -> None:
        self.maze = maze
        self._terrain: Terrain | None = None
        self._guard = Lock()

    def simulation(self, plans: Sequence[Plan], opponents: AgentSettings | None, seed: int) -> Simulation:
        """Begin a simulation; `AgentError` if it is not possible."""
        with self._guard:
            self._terrain = self._terrain or Terrain(self.maze)
        return Simulation(self.maze, plans, opponents, seed, terrain=self._terrain)


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

    def stop(self) -> None:
        """End them, and start none any more."""
        with self._guard:
            self._is_stopped = True
        for program in self.running.values():
            program.stop()

    def wait(self) -> None:
        """Wait for their end, after `stop`."""
        for program in self.running.values():
            program.stop(_ENDS_WITHIN_S)


class Walk(QObject):
    """Advances a simulation with the time.

    Attributes
    ----------
    simulation : its state at this turn; None until it has begun
    shown : the map of the watched walker
    watched : the number of that walker
    far : the last turn that was shown
    steps_per_s : the speed, if it plays step by step
    pace : the mouse whose real time is played, and how much faster; None to play step by step
    """

    changed = Signal()
    failed = Signal(object)
    """The exception that prevented the start."""

    def __init__(
        self,
        begin: Callable[[], Simulation],
        count: int,
        watched: int,
        queue: JobQueue,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._begin = begin
        self._scripts: list[list[Move]] = [[] for _ in range(count)]
        """The moves of manual explorers, by walker."""
        self.simulation: Simulation | None = None
        self.shown: Shown | None = None
        self.watched = watched
        self.far = 0
        self._requested: int | None = None
        self.steps_per_s = 20.0
        self.pace: Pace | None = None
        self._replay: Replay | None = None
        self._clock: float | None = None
        """The seconds of the replay that is shown; None where a step ends."""
        self._ticked = 0.0
        self._due = 0.0
        self.is_playing = False
        """Whether it advances by itself."""
        self._steps_once = False
        self._has_programs = False
        self._timer = QTimer(self, interval=_FRAME_MS, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._latest = LatestTask(queue, self, self._take, self._give_up)
        self._make(0)

    @property
    def turn(self) -> int:
        """The number of turns so far."""
        return 0 if self.simulation is None else self.simulation.turns

    @property
    def requested(self) -> int:
        """The turn that was requested."""
        return self.turn if self._requested is None else self._requested

    @property
    def place_before(self) -> int:
        """The padded place where the watched walker was before its last move; -1 at the start."""
        trail = [] if self.shown is None else self.shown.walker.places
        return next((place for place in reversed(trail) if place != trail[-1]), -1)

    @property
    def is_ready(self) -> bool:
        """Whether it is at the requested turn, and may make another one."""
        return self.shown is not None and not self.shown.is_held and self._latest.is_idle

    @property
    def hand(self) -> ByHand | None:
        """The watched walker's explorer, if it is a manual one."""
        explorer = None if self.shown is None else self.shown.walker.explorer
        return explorer if isinstance(explorer, ByHand) else None

    def set_pace(self, pace: Pace | None) -> None:
        """Play at another pace from now on."""
        self.pace, self._replay, self._clock = pace, None, None
        self.changed.emit()

    @property
    def waits_for_end(self) -> bool:
        """Whether it plays in real time, and waits until the program has done everything."""
        waits = self.is_playing and self.pace is not None
        return waits and self._program is not None and not self._program.has_ended

    @property
    def clock(self) -> tuple[float, float] | None:
        """The seconds so far of the real time that is played, and all of them; None if it is not."""
        return None if self._clock is None or self._replay is None else (self._clock, self._replay.times[-1])

    @property
    def between(self) -> tuple[float, float, float] | None:
        """The x and y in half-steps and the heading of the watched mouse, if it is between two steps."""
        return None if self._clock is None or self._replay is None else self._replay.at(self._clock)

    def play(self) -> None:
        """Start to advance by itself."""
        self._ticked = perf_counter()
        self.is_playing, self._steps_once, self._due = True, False, 0.0
        self._timer.start()
        self.changed.emit()

    def pause(self) -> None:
        """Stop advancing; what programs do before their next step is still shown."""
        self.is_playing = self._steps_once = False
        if not self._has_programs:
            self._timer.stop()
        self.changed.emit()

    def go_on(self) -> None:
        """Make one turn."""
        self.pause()
        self._clock = None
        self._steps_once = self.is_ready and not self._advance()
        self._allow(1)
        self.changed.emit()

    def seek(self, turn: int) -> None:
        """Go to a turn; going back repeats the walk from the start, in the background."""
        self.pause()
        if turn != self.requested:
            self._make(max(turn, 0))

    def go_back(self) -> None:
        """Go to the previous turn."""
        self.seek(self.requested - 1)

    def watch(self, index: int) -> None:
        """Watch another walker."""
        if index == self.watched:
            return
        self._replay = self._clock = None
        self.watched = index
        simulation = self.simulation
        if simulation is None or not self.is_ready:
            self._make(self.turn)
            return
        # No turn is made meanwhile: the walk is not ready.
        scripts = self._scripts
        self._latest.submit(lambda: lambda _is_current: (simulation, Shown(simulation, index), scripts))
        self.changed.emit()

    def close(self) -> None:
        """Cancel all running work."""
        self.pause()
        self._timer.stop()
        self._latest.cancel()

    def _make(self, turn: int) -> None:
        self._requested, self._clock = turn, None
        begin, watched = self._begin, self.watched
        scripts = [list(script) for script in self._scripts]

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
            return simulation, Shown(simulation, watched), scripts

        self._latest.submit(lambda: work)
        self.changed.emit()

    @Slot(object)
    def _take(self, made: Made) -> None:
        # The script of an explorer that waited holds what it waited for.
        self.simulation, self.shown, self._scripts = made
        self._requested = None
        self._has_programs = bool(_programs(self.simulation))
        if self._has_programs:
            self._timer.start()
        self.far = max(self.far, self.turn)
        self.changed.emit()

    @Slot(object)
    def _give_up(self, error: Exception) -> None:
        self.pause()
        self.failed.emit(error)

    @Slot()
    def _tick(self) -> None:
        if not self.is_ready:
            return
        if self._has_programs:
            # Until the frame is painted; timers wait for that.
            self._hold_programs(is_held=True)
            QTimer.singleShot(0, self._release_programs)
        if not self.is_playing:
            self._follow_programs()
            return
        if self.pace is not None and self._program is not None:
            self._tick_in_real_time(self.pace, self._program)
            return
        # A program is a little ahead, so that it need not be waited for at each step.
        self._allow(2 + int(2 * self.steps_per_s * _FRAME_MS / 1000))
        self._due += self.steps_per_s * _FRAME_MS / 1000
        end, before = perf_counter() + _WORK_S, self.turn
        while self._due >= 1 and perf_counter() < end and self._advance():
            self._due -= 1
        # Steps that did not fit in the frame are dropped: the speed is not reachable.
        self._due = min(self._due, 1.0)
        if self.simulation is not None and self.simulation.is_over:
            self.pause()
        elif self._catch_up() or self.turn != before:
            self.changed.emit()

    @property
    def _program(self) -> ProgramExplorer | None:
        """The watched walker's explorer, if it is a program."""
        explorer = None if self.shown is None else self.shown.walker.explorer
        return explorer if isinstance(explorer, ProgramExplorer) else None

    def _tick_in_real_time(self, pace: Pace, program: ProgramExplorer) -> None:
        """Go on by the time since the last frame, once the program has done everything."""
        now = perf_counter()
        passed, self._ticked = min(now - self._ticked, _MOST_FRAME_S), now
        if not program.has_ended:
            # How fast a straight is driven depends on where it ends.
            self._allow(_ALL)
            return
        model, factor = pace
        if self._replay is None:
            self._replay = program.replay(model)
        times = self._replay.times
        if self._clock is None:
            self._clock = times[min(self.turn, len(times) - 1)]
        self._clock += passed * factor
        due = len(times) if self._clock >= times[-1] else self._replay.strides_at(self._clock)
        end = perf_counter() + _WORK_S
        while self.turn < due and perf_counter() < end and self._advance():
            pass
        if self.turn >= len(times) or (self.simulation is not None and self.simulation.is_over):
            self._clock = None
            self.pause()
            return
        # Behind because of slow steps, the mouse is not drawn ahead of what it knows.
        self._clock = min(self._clock, times[min(self.turn + 1, len(times) - 1)])
        self._catch_up()
        self.changed.emit()

    @Slot()
    def _release_programs(self) -> None:
        self._hold_programs(is_held=False)

    def _hold_programs(self, *, is_held: bool) -> None:
        """Let the threads of programs rest, or go on: they share the interpreter with this one."""
        for program in _programs(self.simulation):
            program.hold(is_held=is_held)

    def _follow_programs(self) -> None:
        """Show what programs have done since the last frame."""
        have_ended = all(it.has_ended for it in _programs(self.simulation))
        if self._steps_once and self._advance():
            self._steps_once = False
            self.changed.emit()
        elif self._catch_up():
            self.changed.emit()
        if have_ended:
            self._timer.stop()

    def _catch_up(self) -> bool:
        """Take in what the watched program has done before its next step; return whether it has anything."""
        simulation, shown = self.simulation, self.shown
        if simulation is None or shown is None:
            return False
        have_ended = [program.notice_end() for program in _programs(simulation)]
        return shown.catch_up() or any(have_ended)

    def _allow(self, more: int) -> None:
        """Let programs make this number of steps more."""
        for program in _programs(self.simulation):
            program.allow(more)

    def _advance(self) -> bool:
        """Make a turn; return False if all walks are over, or all wait for the user."""
        simulation, shown = self.simulation, self.shown
        if simulation is None or shown is None or simulation.is_over or self._waits:
            return False
        simulation.advance()
        shown.follow()
        shown.catch_up()
        self.far = max(self.far, self.turn)
        return True

    @property
    def _waits(self) -> bool:
        assert self.simulation is not None
        walking = [walker.explorer for walker in self.simulation.walkers if walker.end is None]
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
