"""Recordings are played on a page, forth and back."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from mazarine.counting import Noun
from mazarine.errors import Cancelled
from mazarine.generators import GENERATORS, Growth, begin, generate
from mazarine.lattice import HONEYCOMB, LATTICES, Lattice
from mazarine.maze import Maze
from mazarine.maze.codes import Wall
from mazarine.messages import Message
from mazarine.picture import LIGHT
from mazarine.picture.marks import search_marks
from mazarine.picture.palette import hexed
from mazarine.picture.recording import MOST_MOMENTS, Moment, Recording, record_growth, record_search
from mazarine.picture.webpage import web_page
from mazarine.searches import watch as search_maze
from tests.webpage.browser import Browser

_STATE = """
const pane = parts.watch.panes[arguments[0]];
return [[...pane.marks], [...pane.maze.cells], [...pane.maze.walls], pane.canvas.toDataURL()];
"""
_NAME = """
const it = document.activeElement;
return it.getAttribute("aria-label") || (it.labels?.[0] || it).firstChild.data;
"""
_WALLS = """
const { maze, picture, palette } = parts.watch.panes[0], { context, scale } = picture, drawn = [];
for (let place = 0; place < maze.size; place++) {
  for (const side of maze.sides(place)) {
    const [[x, y], [right, down]] = maze.line(place, side);
    const at = [(x + right) / 2, (y + down) / 2].map(it => Math.round((it + MARGIN) * scale));
    const near = [[0, 0], [-1, 0], [0, -1], [-1, -1]].map(step =>
      [...context.getImageData(at[0] + step[0], at[1] + step[1], 1, 1).data].slice(0, 3));
    const hexed = color => "#" + color.map(part => part.toString(16).padStart(2, "0")).join("");
    drawn.push(near.some(it => hexed(it) === palette.wall));
  }
}
return drawn;
"""
_MIDDLE = """
const { x, y, width, height } = document.getElementById("step").getBoundingClientRect();
return [x + width / 2, y + height / 2];
"""


def growth(name: str, rows: int = 6, cols: int = 7, lattice: str | None = None) -> Recording:
    def start() -> Growth:
        size = GENERATORS[name].fitting(rows, cols)
        usual = "honeycomb" if name == "points" else "square"
        return begin(name, *size, rng=np.random.default_rng(3), lattice=lattice or usual)

    return record_growth(Message(name), start)


def search() -> Recording:
    """Return a recording of four steps, as a search makes them."""
    maze = Maze.blank(2, 3)
    maze.add_marker("goal", (1, 2))
    fields = {"cell": (0, 1, 2), "count": 1200, "name": "{0}"}
    moments = [
        Moment(np.array([[0, 1]]), (1, 1), Message("Cell {cell} is the start.", {"cell": (0, 0, 0)})),
        Moment(np.array([[0, 2], [1, 1]]), (1, 2)),
        Moment(np.empty((0, 2), dtype=np.int64), (1, 2), Noun.STEPS(count=1)),
        Moment(np.array([[5, 1]]), (1200, 3), Message("{cell}: {count}, {name}", fields)),
    ]
    states = [(Message("Waiting"), "waiting"), (Message("Done"), "solution")]
    return Recording(Message("A <search>"), maze, states, [Message("Queue"), Message("Visited")], moments)


def watch(page: Browser, file: Path, *recordings: Recording, maze: Maze | None = None) -> None:
    file.write_text(web_page(maze, recordings, title="A film"), encoding="utf-8")
    page.resize(1000, 760)
    page.open(file)


def shown(page: Browser, selector: str) -> str:
    found: str = page.run("return document.querySelector(arguments[0]).innerText", selector)
    return found


@pytest.mark.parametrize("name", GENERATORS)
def test_a_recorded_growth_ends_with_the_maze(name: str) -> None:
    recording = growth(name)
    cells, walls = recording.maze.cells.copy(), recording.maze.walls.copy()
    states = np.zeros(cells.shape, dtype=np.uint8)
    for moment in recording.moments:
        places, codes, new_walls = moment.terrain.T
        cells.flat[places], walls.flat[places] = codes, new_walls
        states.flat[moment.states[:, 0]] = moment.states[:, 1]
    size = GENERATORS[name].fitting(6, 7)
    lattice = "honeycomb" if name == "points" else "square"
    made = begin(name, *size, rng=np.random.default_rng(3), lattice=lattice).run()
    assert np.array_equal(walls, made.walls)
    is_floor = cells >> 1 != 0
    assert np.array_equal(cells[is_floor], made.cells[is_floor])
    assert not states.any()
    assert str(recording.moments[-1].sentence) == "The maze is complete."


def test_long_growths_have_fewer_moments() -> None:
    recording = growth("stack", 50, 50)
    assert 700 < len(recording.moments) <= MOST_MOMENTS
    page = web_page(None, [recording], title="Fifty")
    assert len(page) < 300_000


def test_a_recording_is_stopped() -> None:
    with pytest.raises(Cancelled):
        record_growth(Message("prim"), lambda: begin("prim", 9, 9), lambda _: False)


@pytest.mark.parametrize("lattice", ["square", "hexagon"])
def test_every_step_is_shown_and_undone(page: Browser, file: Path, lattice: str) -> None:
    watch(page, file, growth("prim", lattice=lattice), growth("wilson"))
    count = page.run("return parts.watch.count")
    forth = []
    for _ in range(min(count, 25)):
        forth.append([page.run(_STATE, pane) for pane in (0, 1)])
        page.press(".")
    for states in reversed(forth):
        page.press(",")
        assert [page.run(_STATE, pane)[:3] for pane in (0, 1)] == [it[:3] for it in states]
    page.run("parts.watch.seek(arguments[0])", count)
    made = begin("prim", 6, 7, rng=np.random.default_rng(3), lattice=lattice).run()
    assert page.run(_STATE, 0)[2] == made.walls.ravel().tolist()
    assert shown(page, ".pane p") == "The maze is complete."
    page.run("parts.watch.seek(0)")
    assert page.run(_STATE, 0) == forth[0][0]
    assert page.errors() == []


def test_counters_sentences_and_the_legend(page: Browser, file: Path) -> None:
    watch(page, file, search())
    assert shown(page, "h2") == "A <search>"
    assert shown(page, ".legend").split() == ["Waiting", "Done"]
    assert shown(page, "#count") == "Step 0 of 4"
    assert shown(page, "dl").split() == ["Queue", "0", "Visited", "0"]
    page.press(".", ".")
    assert shown(page, "dl").split() == ["Queue", "1", "Visited", "2"]
    assert shown(page, ".pane p") == "Cell (row 1, column 1) is the start."
    colors = page.run("const [pane] = parts.watch.panes; return [0, 1, 2].map(it => pane.color(it))")
    assert colors == [hexed(LIGHT.solution), hexed(LIGHT.waiting), hexed(LIGHT.floor)]
    page.press("right")
    assert shown(page, ".pane p") == "1 step"
    page.press("right", "right", "left", "right")
    assert shown(page, ".pane p") == "(row 2, column 3): 1,200, {0}"
    assert shown(page, "dl").split() == ["Queue", "1,200", "Visited", "3"]


@pytest.mark.parametrize("lattice", LATTICES)
def test_a_search_is_shown_and_told_as_it_is(page: Browser, file: Path, lattice: Lattice) -> None:
    maze = generate("prim", 5, 6, rng=np.random.default_rng(8), lattice=lattice)
    run = search_maze(maze, "a-star", start=(0, 0), goal=(4, 5))["a-star"]
    watch(page, file, record_search(maze, run))
    cursor = run.cursor()
    for step, (_, row, col) in enumerate(run.order.tolist(), 1):
        cursor.seek(step)
        page.press(*"." * (1 + (step == 1)))  # What is before the first step is a moment, too.
        assert page.run(_STATE, 0)[0] == search_marks(cursor)[0].ravel().tolist()
        assert shown(page, ".pane p").startswith(f"A* takes (row {row + 1}, column {col + 1}): ")
    assert shown(page, ".pane p").endswith(f"The goal is found: {run.length} steps, cost {run.cost}.")
    assert page.run(_WALLS) == [
        maze.wall_at((0, row, col), side) is Wall.WALL
        for row in range(5) for col in range(6) for side in sorted(lattice.sides)
        if maze.has_side((0, row, col), side)
    ]  # fmt: skip
    assert page.errors() == []


def test_play_goes_to_the_end_and_pause_stops(page: Browser, file: Path) -> None:
    watch(page, file, growth("prim", 12, 12), growth("wilson"))
    page.press("space")
    page.wait("return parts.watch.step > 3")
    page.press("space")
    step = page.run("return parts.watch.step")
    assert shown(page, "#film button:nth-of-type(2)") == "Play"
    page.run("const { speed } = parts.watch; speed.value = 1000")
    page.click("#film button:nth-of-type(2)")
    page.wait("return !parts.watch.isPlaying")
    assert page.run("return parts.watch.step === parts.watch.count")
    assert step < page.run("return parts.watch.count")
    page.click("#film button:nth-of-type(1)")
    assert page.run("return parts.watch.count - parts.watch.step") == 1
    assert page.errors() == []


def test_the_slider_is_for_keys_and_the_mouse_too(page: Browser, file: Path) -> None:
    watch(page, file, growth("prim"))
    names = []
    for _ in range(5):
        page.press("tab")
        names.append(page.run(_NAME))
    assert names == ["Previous step", "Play", "Next step", "Step", "Speed"]
    page.run("document.getElementById('step').focus()")
    page.press("right", "right")
    assert page.run("return parts.watch.step") == 2
    page.point(tuple(page.run(_MIDDLE)), kind="mouse")
    count = page.run("return parts.watch.count")
    assert abs(page.run("return parts.watch.step") - count / 2) <= count / 20


def test_panes_are_side_by_side_or_on_a_phone_below_each_other(page: Browser, file: Path) -> None:
    watch(page, file, growth("prim"), growth("points"))
    tops = "return [...document.querySelectorAll('.pane')].map(it => it.getBoundingClientRect().top)"
    assert len(set(page.run(tops))) == 1
    page.resize(390, 780, is_phone=True)
    page.wait("return document.documentElement.scrollWidth <= innerWidth")
    assert len(set(page.run(tops))) == 2
    assert (
        page.run("return parts.watch.panes.map(it => it.canvas.getBoundingClientRect().right < 390)")
        == [True] * 2
    )


def test_a_page_has_both_parts(page: Browser, file: Path) -> None:
    watch(page, file, search(), maze=Maze.blank(3, 3, lattice=HONEYCOMB))
    page.press("down")
    assert page.run("return parts.play.walk.steps") == 1
    page.click("#parts button:nth-of-type(2)")
    page.press(".", "down")
    assert page.run("return [parts.play.walk.steps, parts.watch.step]") == [1, 1]
    page.click("#parts button:nth-of-type(1)")
    page.press("up")
    assert page.run("return [parts.play.walk.steps, parts.watch.step]") == [2, 1]
    assert page.errors() == []
