"""Recordings of algorithms at work, which web pages play.

The page holds a recording as JSON, with flat places for cells:

- `title`: the heading of its pane;
- `maze`: the maze before the first step, as `mazarine.picture.webpage` writes it;
- `states`: a list of `[name, color]`; state 1 is the first. State 0 is no state: the cell looks as it is;
- `counters`: a list of names;
- `texts`: a list of sentences with fields `{0}`, `{1}` and so on;
- `steps`: a list of `[states, counters, text, fields, terrain]`. `states` is `place, state, place, state…`,
  `counters` has a number for each counter, `text` is a place in `texts`, -1 for the sentence before, `fields`
  has its values (a list of one number is the place of a cell), and `terrain` is `place, code, walls, place,
  code, walls…` for cells that are made of something else, or have other walls, from this step on. Empty
  lists at the end are left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from mazarine.maze import Cell, Maze
from mazarine.maze.codes import Matter
from mazarine.messages import CELL_FIELDS, Message, field_names
from mazarine.picture.growing import closed_in
from mazarine.picture.messages import RecordingText
from mazarine.progress import Progress, tell

if TYPE_CHECKING:
    from mazarine.generators import Growth

MOST_MOMENTS = 1500
"""A page with more steps of a growth would be slow to load."""
_WAITING, _OPENED, _CURRENT = 1, 2, 3
Translate = Callable[[Message], str]


@dataclass(frozen=True)
class Moment:
    """A step of a recording.

    Attributes
    ----------
    states : the new states of cells, by lattice cell: numbers of `Recording.states` from 1, 0 for none
    counters : the values of all counters after the step
    sentence : what happens; None if the sentence before still holds
    terrain : (n, 3) flat places, and the codes and walls that their cells have from now on
    """

    states: Mapping[Cell, int]
    counters: Sequence[int] = ()
    sentence: Message | None = None
    terrain: NDArray[np.int64] = field(default_factory=lambda: np.empty((0, 3), dtype=np.int64))


@dataclass(frozen=True, eq=False)
class Recording:
    """What an algorithm has done, step by step.

    Attributes
    ----------
    title : the heading
    maze : the maze before the first step
    states : the names of the states of cells, and the attributes of `Palette` that are their colors
    counters : the names of the counters
    moments : the steps
    """

    title: Message
    maze: Maze
    states: Sequence[tuple[Message, str]]
    counters: Sequence[Message]
    moments: Sequence[Moment]

    def as_json(self, translate: Translate) -> dict[str, Any]:
        """Return all but the maze as values for JSON, in a language."""
        texts: dict[str, int] = {}
        return {
            "title": translate(self.title),
            "states": [[translate(name), color] for name, color in self.states],
            "counters": [translate(name) for name in self.counters],
            "steps": [self._step(moment, texts, translate) for moment in self.moments],
            "texts": list(texts),
        }

    def _step(self, moment: Moment, texts: dict[str, int], translate: Translate) -> list[Any]:
        grid, states = self.maze.grid, moment.states
        places = grid.flat_places(np.array([*states], dtype=np.int64).reshape(-1, 3))
        pairs = np.stack((places, np.array([*states.values()], dtype=np.int64)), axis=1)
        number = -1
        values: list[Any] = []
        if moment.sentence is not None:
            text, values = self._sentence(moment.sentence, translate)
            number = texts.setdefault(text, len(texts))
        step = [pairs.ravel().tolist(), [*moment.counters], number, values, moment.terrain.ravel().tolist()]
        while len(step) > 2 and step[-1] in ([], -1):
            step.pop()
        return step

    def _sentence(self, message: Message, translate: Translate) -> tuple[str, list[Any]]:
        """Return the translation of a sentence with numbers for its fields, and their values."""
        names = sorted(field_names(message.text))
        template = Message(message.text, {name: f"{{{number}}}" for number, name in enumerate(names)})
        values: list[Any] = []
        for name in names:
            value = message.fields[name]
            if name in CELL_FIELDS and isinstance(value, tuple):
                values.append(self.maze.grid.flat_places(np.array([value])).tolist())
            else:
                values.append(value if isinstance(value, int) else translate(Message("{0}", {"0": value})))
        return translate(template), values


def record_growth(
    title: Message, begin: Callable[[], Growth], progress: Progress | None = None, most: int = MOST_MOMENTS
) -> Recording:
    """Record how a maze is generated, in at most this number of steps.

    Parameters
    ----------
    begin : begins the same growth each time; it is called twice, because its steps are counted first

    Raises
    ------
    Cancelled
        If `progress` requested a stop.
    """
    count, growth = 1, begin()
    while not growth.advance(1):
        count += 1
        tell(progress, growth.share / 2)
    growth = begin()
    first = _with_rock(growth.maze())
    moments = list(_moments(growth, first, -(-count // most), progress))
    states = [(RecordingText.WAITING(), "waiting"), (RecordingText.OPENED(), "opened"),
              (RecordingText.CURRENT(), "current")]  # fmt: skip
    return Recording(
        title, first, states, [RecordingText.GROWN_CELLS(), RecordingText.WAITING_CELLS()], moments
    )


def _moments(growth: Growth, maze: Maze, steps: int, progress: Progress | None) -> Iterator[Moment]:
    """Yield the moments of a growth, one for each number of steps."""
    is_done, marked = False, np.zeros(maze.shape, dtype=np.uint8)
    while not is_done:
        is_done = growth.advance(steps)
        tell(progress, 0.5 + growth.share / 2)
        now, marks = _with_rock(growth.maze()), growth.marks()
        states = np.zeros_like(marked)
        states[0, marks.waiting[:, 0], marks.waiting[:, 1]] = _WAITING
        for place, state in ((marks.opened, _OPENED), (marks.current, _CURRENT)):
            if place is not None:
                states[0, *place] = state
        changed = np.argwhere(states != marked)
        cells = map(tuple, maze.grid.cells_at(changed).tolist())
        turned = np.flatnonzero((now.cells != maze.cells) | (now.walls != maze.walls))
        terrain = np.stack((turned, now.cells.flat[turned], now.walls.flat[turned]), axis=1, dtype=np.int64)
        sentence = RecordingText.GROWTH_COMPLETE() if is_done else None
        if marks.current is not None:
            sentence = RecordingText.GROWS_AT(cell=maze.grid.cell_at((0, *marks.current)))
        yield Moment(
            dict(zip(cells, states[tuple(changed.T)].tolist(), strict=True)),
            (growth.created, len(marks.waiting)), sentence, terrain,
        )  # fmt: skip
        maze, marked = now, states


def _with_rock(maze: Maze) -> Maze:
    """Return a maze of one level in which what has not been reached is rock."""
    cells = np.where(closed_in(maze.walls[0]), np.uint8(Matter.ROCK << 1), maze.cells)
    return Maze(cells, maze.walls.copy(), lattice=maze.lattice, origin=maze.origin)
