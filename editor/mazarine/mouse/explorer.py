"""A mouse program among the explorers of a simulation, and what it knows."""

from __future__ import annotations

import numpy as np

from mazarine.agents.agent import Agent
from mazarine.agents.explorers import Explorer, NoMoveLeft
from mazarine.agents.knowledge import Knowledge
from mazarine.agents.moves import Move, Step, Wait
from mazarine.agents.settings import AGENTS
from mazarine.agents.splitmix import SplitMix64
from mazarine.agents.terrain import Terrain
from mazarine.lattice import Side
from mazarine.lattice.grid import Places
from mazarine.maze import Cell, Marker, MarkerKind, Maze
from mazarine.maze.edits import SetWalls
from mazarine.messages import Message
from mazarine.mouse.board import MouseBoard, Pose, Spot, cell_at
from mazarine.mouse.drawing import NO_MARKS, Marks
from mazarine.mouse.messages import MouseText
from mazarine.mouse.model import MouseModel
from mazarine.mouse.replay import Replay
from mazarine.mouse.script import Drawn, PutBack, Script, Sensed
from mazarine.regions import Patch

_NOTHING = np.empty(0, dtype=np.int64)


class SensedTerrain(Terrain):
    """A maze as a mouse has found it: floor, and a wall on every side that was not found open.

    Parameters
    ----------
    maze : the actual maze, of which only the size is taken
    """

    def __init__(self, maze: Maze, board: MouseBoard) -> None:
        levels, rows, cols = maze.shape
        sensed = Maze.blank(rows, cols, levels, walled=True)
        sensed.origin = maze.origin
        sensed.markers.add(Marker(MarkerKind.START, cell_at(maze, board.start)))
        for spot in sorted(board.goals):
            sensed.markers.add(Marker(MarkerKind.GOAL, cell_at(maze, spot)))
        super().__init__(sensed)
        self._open = self.maze

    def open(self, cell: Cell, side: Side) -> Places:
        """Take a wall away; return the padded places whose bytes have changed."""
        change = SetWalls([(*cell, side, "open")]).apply(self.maze)
        patch = Patch.of(self.maze, change.dirty)
        self.space.apply(patch)
        return patch.places


class MouseAgent(Agent):
    """An agent that knows the cells where it was, and of their sides what it was told."""

    terrain: SensedTerrain

    def __init__(self, terrain: SensedTerrain, start: Cell) -> None:
        self.terrain, self.settings, self.continues = terrain, AGENTS["micromouse"], False
        self.place = terrain.grid.padded_place(start)
        self.knowledge = Knowledge(terrain)
        self.found = 0
        self._turned = _NOTHING
        self._look()

    def note_open(self, cell: Cell, side: Side) -> None:
        """Take in that a side is open; the next look counts."""
        self._turned = np.union1d(self._turned, self.terrain.open(cell, side))

    def put(self, cell: Cell) -> None:
        """Stand somewhere else."""
        self.place = self.terrain.grid.padded_place(cell)

    def look(self) -> None:
        """Take in what was noted."""
        self._look()

    def _look(self) -> None:
        here = np.array([self.place], dtype=np.int64)
        gained = _NOTHING if self.knowledge.knows(self.place) else here
        turned, self._turned = self._turned, _NOTHING
        self.seen, self.lost, self.gained = here, _NOTHING, gained
        self.changed = np.concatenate((gained, turned))
        self.delta = self.knowledge.learn(_NOTHING, gained, turned)


class ProgramExplorer(Explorer):
    """Walks what a program has written into a script, and waits where the script ends.

    Parameters
    ----------
    maze : the actual maze
    script : of a program on the board of that maze

    Attributes
    ----------
    marks : what the program shows now, by cell
    pose : where the mouse is, in half-steps
    rows : of the maze; row 0 is in the north
    end : how the program has ended, once everything that it did was walked, and that was noticed
    """

    name = "program"
    title = MouseText.EXPLORER_PROGRAM()
    hint = MouseText.EXPLORER_PROGRAM_HINT()
    walks_on = True
    ends_itself = True
    agent: MouseAgent

    def __init__(self, maze: Maze, board: MouseBoard, script: Script, rng: SplitMix64) -> None:
        self._maze, self._board, self._script, self.rows = maze, board, script, maze.shape[1]
        self._start = cell_at(maze, board.start)
        agent = MouseAgent(SensedTerrain(maze, board), self._start)
        grid = agent.terrain.grid
        super().__init__(agent, frozenset(grid.padded_place(self.cell_at(it)) for it in board.goals), rng)
        self.marks: dict[Spot, Marks] = {}
        self.pose: Pose = board.pose
        self.end: Message | None = None
        self._made = self._noted = 0

    def cell_at(self, spot: Spot) -> Cell:
        """Return the lattice cell of a spot."""
        return cell_at(self._maze, spot)

    @property
    def is_waiting(self) -> bool:
        """Whether the program has not made its next stride yet."""
        return not self._script.has_stride(self._made)

    @property
    def has_ended(self) -> bool:
        """Whether the program has ended, and nothing is added to what it did."""
        return self._script.end is not None

    def replay(self, model: MouseModel) -> Replay:
        """Return what the program has done, at the times of a contest; it must have ended."""
        return Replay(model, self._board, self._script)

    def hold(self, *, is_held: bool) -> None:
        """Let the thread of the program rest for a moment, while this thread is in a hurry."""
        self._script.hold(is_held=is_held)

    def allow(self, more: int) -> None:
        """Let the program make this number of strides more than were walked so far."""
        self._script.allow(self._made + more)

    def notice_end(self) -> bool:
        """Notice if the program has ended and everything that it did was walked; return whether that is new.

        Only now, not whenever the program ends: all that is shown of it at a time agrees.
        """
        end = self._script.end  # All strides were made before it.
        if self.end is not None or end is None or self._made < len(self._script.strides):
            return False
        self.end = end
        return True

    def catch_up(self) -> bool:
        """Take in what the program has sensed and drawn since its last stride; return whether it has."""
        has_news = self._take_notes()
        if has_news:
            self.agent.look()
        return has_news

    def choose(self) -> Move:
        """Return the next stride; wait for the program."""
        stride = self._script.stride(self._made)
        self._take_notes()
        if stride is None:
            assert self._script.end is not None
            raise NoMoveLeft(self._script.end)
        self._made += 1
        self.pose = stride.pose
        self.notice_end()
        return Wait() if stride.side is None else Step(stride.side)

    def _take_notes(self) -> bool:
        before, notes = self._noted, self._script.notes
        while self._noted < len(notes) and notes[self._noted][0] <= self._made:
            note = notes[self._noted][1]
            if isinstance(note, Sensed):
                if not note.is_wall:
                    spot, side = note.side
                    self.agent.note_open(self.cell_at(spot), side)
            elif isinstance(note, Drawn):
                self._draw(note.marks)
            else:
                self._put_back(note)
            self._noted += 1
        return self._noted > before

    def _draw(self, marks: dict[Spot, Marks]) -> None:
        for spot, mark in marks.items():
            if mark == NO_MARKS:
                self.marks.pop(spot, None)
            else:
                self.marks[spot] = mark

    def _put_back(self, note: PutBack) -> None:
        self.pose = note.pose
        self.agent.put(self._start)
