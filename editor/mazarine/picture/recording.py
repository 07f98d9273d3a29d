"""Recordings of algorithms at work, which web pages play.

The page holds a recording as JSON, with flat places for cells:

- `title`: the heading of its pane;
- `maze`: the maze before the first step, as `mazarine.picture.webpage` writes it;
- `states`: a list of `[name, color]`; state 1 is the first. State 0 is no state: the cell looks as it is;
- `counters`: a list of names;
- `texts`: a list of sentences with fields `{0}`, `{1}` and so on;
- `steps`: a list of `[states, counters, text, fields, terrain]`. `states` is `place, state, place, state…`,
  `counters` has a number for each counter, null before there is one, `text` is a place in `texts`, -1 for the
  sentence before, `fields` has its values (a list of one number is the place of a cell), and `terrain` is
  `place, code, walls, place, code, walls…` for cells that are made of something else, or have other walls,
  from this step on. Empty lists at the end are left out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from mazarine.maze import Maze
from mazarine.messages import CELL_FIELDS, Field, Message, field_names
from mazarine.picture.drawing import Drawing
from mazarine.picture.growing import growing_drawing
from mazarine.picture.marks import State, marked_drawing, search_marks, states_of
from mazarine.picture.messages import RecordingText
from mazarine.picture.page_data import require_page_size
from mazarine.picture.tints import PLAIN
from mazarine.progress import Progress, tell
from mazarine.searches import Run

if TYPE_CHECKING:
    from mazarine.generators import Growth

MOST_MOMENTS = 1500
"""A page with more steps would be slow to load."""
GROWTH_STATES = (
    (RecordingText.WAITING(), "waiting"), (RecordingText.OPENED(), "opened"),
    (RecordingText.CURRENT(), "current"),
)  # fmt: skip
"""The states of cells of a growth."""
Translate = Callable[[Message], str]
Shown = tuple[Drawing, Sequence[int | None], Message | None]
"""A drawing, the values of counters, and what happens."""


@dataclass(frozen=True)
class Moment:
    """A step of a recording.

    Attributes
    ----------
    states : (n, 2) flat places, and the new states of their cells: numbers of `Recording.states` from 1, 0
        for none
    counters : the values of all counters after the step, None before there is one
    sentence : what happens; None if the sentence before still holds
    terrain : (n, 3) flat places, and the codes and walls that their cells have from now on
    """

    states: NDArray[np.int64]
    counters: Sequence[int | None] = ()
    sentence: Message | None = None
    terrain: NDArray[np.int64] = field(default_factory=lambda: np.empty((0, 3), dtype=np.int64))


@dataclass(frozen=True, eq=False)
class Recording:
    """What an algorithm has done, step by step.

    Attributes
    ----------
    title : the heading
    maze : the maze before the first step
    states : the names of the states of cells, and of their colors, see `mazarine.picture.marks`
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
        number, values = -1, list[Any]()
        if moment.sentence is not None:
            text, values = self._sentence(moment.sentence, translate)
            number = texts.setdefault(text, len(texts))
        states, terrain = (it.ravel().tolist() for it in (moment.states, moment.terrain))
        step = [states, [*moment.counters], number, values, terrain]
        while len(step) > 2 and step[-1] in ([], -1):
            step.pop()
        return step

    def _sentence(self, message: Message, translate: Translate) -> tuple[str, list[Any]]:
        """Return the translation of a sentence with numbers for its fields, and their values."""
        values: list[Any] = []

        def numbered(value: Any) -> str:
            values.append(value)
            return f"{{{len(values) - 1}}}"

        def template(part: Message) -> str:
            if part.singular:  # Its translation depends on the number.
                return numbered(translate(part))
            names = sorted(field_names(part.text))
            fields: dict[str, Field] = {name: field_text(name, part.fields[name]) for name in names}
            return translate(Message(part.text, fields))

        def field_text(name: str, value: Field) -> str:
            if isinstance(value, Message):
                return template(value)
            if name in CELL_FIELDS and isinstance(value, tuple):
                return numbered(self.maze.grid.flat_places(np.array([value])).tolist())
            return numbered(value if isinstance(value, int) else translate(Message("{0}", {"0": value})))

        return template(message), values


def record_growth(title: Message, begin: Callable[[], Growth], progress: Progress | None = None) -> Recording:
    """Record how a maze is generated, in at most `MOST_MOMENTS` steps.

    Parameters
    ----------
    begin : begins the same growth each time; it is called twice, because its steps are counted first

    Raises
    ------
    Cancelled
        If `progress` requested a stop.
    """
    count, growth, now = 1, begin(), 0
    while not growth.advance(1):
        count += 1
        tell(progress, growth.share / 2)
    growth = begin()

    def after(step: int) -> Shown:
        nonlocal now
        growth.advance(step - now)
        now, maze, marks = step, growth.maze(), growth.marks()
        sentence = RecordingText.GROWTH_COMPLETE() if growth.done else None
        if marks.current is not None:
            sentence = RecordingText.GROWS_AT(cell=maze.grid.cell_at((0, *marks.current)))
        return growing_drawing(maze, marks), (growth.created, len(marks.waiting)), sentence

    counters = [RecordingText.GROWN_CELLS(), RecordingText.WAITING_CELLS()]
    return record_steps(title, count, after, GROWTH_STATES, counters, progress, has_start=False)


def record_search(maze: Maze, run: Run, progress: Progress | None = None) -> Recording:
    """Record the steps of a search, in at most `MOST_MOMENTS` of them.

    Raises `Cancelled` if `progress` requested a stop.
    """
    cursor, largest = run.cursor(), np.maximum.accumulate(run.frontier)

    def after(step: int) -> Shown:
        cursor.seek(step)
        drawing = marked_drawing(maze, *search_marks(cursor))
        return drawing, (int(run.visits[step]), int(largest[step])), run.sentence(step)

    counters = [RecordingText.VISITED_CELLS(), RecordingText.LARGEST_FRONTIER()]
    return record_steps(run.search.title, len(run), after, states_of(), counters, progress)


def record_steps(
    title: Message,
    count: int,
    after: Callable[[int], Shown],
    states: Sequence[State],
    counters: Sequence[Message],
    progress: Progress | None = None,
    *,
    has_start: bool = True,
) -> Recording:
    """Record something with this number of steps, in at most `MOST_MOMENTS` of them.

    Raises `MazeError` if the maze is too large for a page, and `Cancelled` if `progress` requested a stop.

    Parameters
    ----------
    after : returns what is seen after a step, 0 to `count`: a drawing whose tints are the states of cells,
        the values of the counters, and the sentence
    states, counters : those of a `Recording`
    has_start : whether what is seen before the first step is a moment, too
    """
    maze = before = after(0)[0].maze
    require_page_size(maze)
    moments, marked = list[Moment](), np.full(maze.shape, PLAIN, dtype=np.uint8)
    apart = -(-count // MOST_MOMENTS) or 1
    for step in dict.fromkeys((*range(0 if has_start else apart, count, apart), count)):
        tell(progress, step / max(count, 1))
        drawing, values, sentence = after(step)
        now, tints = drawing.maze, marked if drawing.tints is None else drawing.tints
        changed = np.flatnonzero(tints != marked)
        turned = np.flatnonzero((now.cells != before.cells) | (now.walls != before.walls))
        terrain = np.stack((turned, now.cells.flat[turned], now.walls.flat[turned]), axis=1, dtype=np.int64)
        new_states = np.stack((changed, tints.flat[changed]), axis=1, dtype=np.int64)
        moments.append(Moment(new_states, values, sentence, terrain))
        before, marked = now, tints
    return Recording(title, maze, states, counters, moments)
