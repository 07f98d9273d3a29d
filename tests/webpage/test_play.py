"""Pupils play a page with keys, fingers and the mouse."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mazarine.generators import generate
from mazarine.lattice import HEXAGON, HONEYCOMB, SQUARE, Lattice
from mazarine.maze import Link, Maze, Port, PortSide
from mazarine.maze.edits import PlaceLink
from mazarine.picture import DARK, LIGHT
from mazarine.picture.palette import hexed
from mazarine.picture.webpage import export_web_page, notebook_frame, web_page
from tests.webpage.browser import Browser

ARROWS = ("up", "right", "down", "left")
LETTERS = ("w", "d", "s", "a")
SIX_LETTERS = (*LETTERS, "e", "c", "z", "q")
_COLOR = """
const { picture, maze } = parts.play, [x, y] = maze.middle(arguments[0]);
const at = [x + arguments[1] + MARGIN, y + arguments[2] + MARGIN].map(it => Math.floor(it * picture.scale));
return "#" + [...picture.context.getImageData(...at, 1, 1).data].slice(0, 3)
  .map(it => it.toString(16).padStart(2, "0")).join("");
"""
_POINT = """
const box = parts.play.canvas.getBoundingClientRect(), { unit } = parts.play.picture;
const [x, y] = parts.play.maze.middle(arguments[0]);
return [box.left + (x + MARGIN) * unit, box.top + (y + MARGIN) * unit];
"""
_CONTROLS = """
return [...document.querySelectorAll("button, select, canvas, summary")]
  .filter(it => it.checkVisibility()).length;
"""
_FOCUS = """
const it = document.activeElement, style = getComputedStyle(it), { height } = it.getBoundingClientRect();
const name = it.getAttribute("aria-label") || (it.labels?.[0] || it).textContent;
return [it.tagName, name, style.outlineStyle, parseFloat(style.outlineWidth), height];
"""
_DIFFERENCE = """
const { canvas, picture } = parts.play;
const pixels = () => picture.context.getImageData(0, 0, canvas.width, canvas.height).data, before = pixels();
picture.draw();
return pixels().filter((value, index) => Math.abs(value - before[index]) > 40).length;
"""
_LOW_CONTRASTS = """
const parts = color => color.match(/[\\d.]+/g).slice(0, 3).map(it => it / 255);
const light = color => parts(color).map(it => it <= 0.04045 ? it / 12.92 : ((it + 0.055) / 1.055) ** 2.4)
  .reduce((sum, it, index) => sum + it * [0.2126, 0.7152, 0.0722][index], 0);
const ground = it => {
  const color = getComputedStyle(it).backgroundColor;
  return it.parentElement && color === "rgba(0, 0, 0, 0)" ? ground(it.parentElement) : color;
};
document.querySelector("[aria-pressed]").setAttribute("aria-pressed", "true");
return [...document.querySelectorAll("h1, button, p, span, summary")].filter(it => it.checkVisibility())
  .map(it => [light(getComputedStyle(it).color), light(ground(it))].sort((a, b) => b - a))
  .map(([high, low]) => (high + 0.05) / (low + 0.05)).filter(it => it < 4.5);
"""


def play(page: Browser, file: Path, maze: Maze, **options: Any) -> None:
    """Open the page of a maze on a screen of usual size."""
    export_web_page(maze, file, **options)
    page.resize(1000, 760)
    page.open(file)


def attic() -> Maze:
    """Return a maze of two levels with links of all kinds, a door, a gate, keys, treasure and secrets."""
    maze = Maze.blank(3, 8, levels=2)
    maze.add_marker("start", (0, 0, 0))
    maze.add_marker("goal", (1, 2, 7), label="out")
    maze.add_marker("key", (0, 0, 1), label="red")
    maze.add_marker("treasure", (0, 1, 0))
    maze.add_marker("door", (0, 0, 2), "E", label="red")
    maze.add_marker("gate", (0, 0, 4), "E")
    maze.apply(PlaceLink(Link(Port((0, 0, 3)), Port((0, 2, 3)))))
    maze.apply(PlaceLink(Link(Port((0, 0, 7), PortSide.N), Port((0, 2, 7), PortSide.S))))
    maze.add_stairs((0, 2, 6))
    for row in (1, 2):
        maze.set_wall((0, row, 2), "E", "secret" if row == 2 else "wall")
    return maze


def place(page: Browser) -> int:
    found: int = page.run("return parts.play.walk.place")
    return found


def news(page: Browser) -> str:
    found: str = page.run("return document.getElementById('news').textContent")
    return found


def state(page: Browser) -> str:
    found: str = page.run("return document.querySelector('.state').innerText")
    return found


def route(page: Browser) -> list[int]:
    """Return the sides of the shortest path to the goal."""
    found: list[int] = page.run("return parts.play.walk.route().map(it => it.side)")
    return found


def named(page: Browser, name: str) -> str:
    """Return a selector of the button with a name."""
    page.run(
        "for (const it of document.querySelectorAll('button'))"
        " it.id = it.textContent === arguments[0] ? 'named' : it.id === 'named' ? '' : it.id;",
        name,
    )
    return "#named"


@pytest.mark.parametrize(
    ("lattice", "keys"),
    [(SQUARE, ARROWS), (SQUARE, LETTERS), (HONEYCOMB, ARROWS), (HONEYCOMB, LETTERS), (HEXAGON, SIX_LETTERS)],
)
def test_a_maze_is_solved_by_keys(page: Browser, file: Path, lattice: Lattice, keys: tuple[str, ...]) -> None:
    play(page, file, generate("prim", 7, 8, rng=np.random.default_rng(2), lattice=lattice))
    sides = route(page)
    page.press(*(keys[side] for side in sides))
    assert news(page) == f"Solved! Steps: {len(sides)}. Time: 0:00."
    assert f"Steps: {len(sides)}" in state(page)
    page.click(named(page, "Hint"))
    assert news(page) == "You are at a goal."
    page.click(named(page, "Start again"))
    assert (route(page), "Steps: 0" in state(page)) == (sides, True)
    assert page.errors() == []


def test_arrows_up_and_down_lead_to_the_open_side_or_that_of_the_last_arrow(
    page: Browser, file: Path
) -> None:
    maze = Maze.blank(4, 3, lattice=HEXAGON)
    maze.set_wall((0, 0, 0), "SE", "wall")
    maze.set_wall((0, 0, 1), "SW", "wall")
    maze.add_marker("start", (0, 0))
    play(page, file, maze)
    places = []
    for key in ("down", "right", "down", "down", "left", "down", "up", "q", "up", "right", "up", "e", "s"):
        page.press(key)
        places.append(divmod(place(page), 3))
    assert places == [
        (0, 0), (0, 1), (1, 1), (2, 2), (2, 1), (3, 0), (2, 0),
        (2, 0), (1, 0), (1, 1), (0, 2), (0, 2), (1, 2),
    ]  # fmt: skip
    page.click(named(page, "↙"))
    assert divmod(place(page), 3) == (2, 2)
    sides = "left, up to the right, down to the right, down to the left, up to the left"
    assert f"Open: {sides}." in news(page)
    page.run("document.querySelector('details').open = true")
    assert "Q, E, Z and C" in page.run("return document.getElementById('help').innerText")
    assert page.errors() == []


@pytest.mark.parametrize("how", ["swipe", "tap", "click"])
@pytest.mark.parametrize("lattice", [SQUARE, HONEYCOMB, HEXAGON])
def test_a_maze_is_solved_by_fingers_and_the_mouse(
    page: Browser, file: Path, lattice: Lattice, how: str
) -> None:
    play(page, file, generate("prim", 4, 5, rng=np.random.default_rng(4), lattice=lattice))
    page.resize(390, 780, is_phone=how != "click")
    middle = page.run("const it = parts.play.canvas.getBoundingClientRect(); return [it.x + 50, it.y + 50]")
    for to in page.run("return parts.play.walk.route().map(it => it.to)"):
        here, there = (np.array(page.run(_POINT, it)) for it in (place(page), to))
        if how == "swipe":
            page.point(tuple(middle), tuple(middle + (there - here) / np.hypot(*(there - here)) * 25))
        else:
            page.point(tuple(there), kind="touch" if how == "tap" else "mouse")
        assert place(page) == to
    assert news(page).startswith("Solved!")
    assert page.errors() == []


def test_a_drag_goes_along_a_corridor_until_a_wall(page: Browser, file: Path) -> None:
    play(page, file, Maze.blank(1, 6))
    points = [tuple(page.run(_POINT, place)) for place in range(6)]
    page.point(points[0], points[1], points[2], points[3], kind="mouse")
    assert place(page) == 3
    page.point(points[3], (points[3][0], points[3][1] + 200), kind="mouse")
    assert (place(page), news(page)) == (3, "There is no passage in that direction.")


def test_a_hint_shows_the_next_step_of_the_shortest_path(page: Browser, file: Path) -> None:
    maze = generate("prim", 9, 9, rng=np.random.default_rng(4))
    play(page, file, maze)
    side, to = page.run("const [it] = parts.play.walk.route(); return [it.side, it.to]")
    page.click(named(page, "Hint"))
    assert news(page) == f"Hint: go {ARROWS[side]}."
    assert page.run(_COLOR, to, 0, 0) == hexed(LIGHT.path)
    page.press(ARROWS[side])
    assert page.run(_COLOR, to, 0.42, 0.38) == hexed(LIGHT.corridor)


def test_the_solution_is_shown_and_follows_the_walk(page: Browser, file: Path) -> None:
    play(page, file, generate("prim", 9, 9, rng=np.random.default_rng(4)))
    path = page.run("return parts.play.walk.route().map(it => it.to)")
    page.click(named(page, "Solution"))
    assert page.run("return document.querySelector('#named').getAttribute('aria-pressed')") == "true"
    # The goal has its sign there.
    assert {page.run(_COLOR, it, 0, 0) for it in path[:-1]} == {hexed(LIGHT.path)}
    page.press(ARROWS[route(page)[0]])
    assert page.run(_COLOR, path[1], 0, 0) == hexed(LIGHT.path)
    page.click("#named")
    assert {page.run(_COLOR, it, 0, 0) for it in path[1:-1]} == {hexed(LIGHT.floor)}


def test_fog_hides_what_the_player_has_not_seen(page: Browser, file: Path) -> None:
    maze = Maze.blank(3, 4)
    for row in range(3):
        maze.set_wall((row, 1), "E", "open" if row == 2 else "wall")
    play(page, file, maze, has_fog=True)
    assert page.run(_COLOR, 3, 0.3, -0.3) == hexed(LIGHT.fog)
    assert page.run(_COLOR, 1, 0.3, -0.3) == hexed(LIGHT.floor)
    page.press("down", "down", "right", "right")
    assert page.run(_COLOR, 3, 0.3, -0.3) == hexed(LIGHT.floor)
    page.click(named(page, "Start again"))
    assert page.run(_COLOR, 3, 0.3, -0.3) == hexed(LIGHT.fog)
    page.click(named(page, "Fog"))
    assert page.run(_COLOR, 3, 0.3, -0.3) == hexed(LIGHT.floor)


def test_keys_doors_gates_links_stairs_secrets_and_treasures(page: Browser, file: Path) -> None:
    play(page, file, attic())
    page.press("right", "left", "down")
    assert "Keys: red" in state(page)
    assert "Treasures: 1 of 1" in state(page)
    assert "treasure" in news(page)
    page.press("up", "right", "right", "right", "right")
    assert place(page) == 4
    page.press("left", "enter")
    assert place(page) == 2 * 8 + 3
    assert "There is a link here." in news(page)
    page.press("left")
    assert place(page) == 2 * 8 + 2  # through a secret door
    page.press("right", "enter", "right", "right")
    assert place(page) == 5
    page.press("left")
    assert (place(page), news(page)) == (5, "There is no passage in that direction.")
    page.press("right", "right", "up")
    assert place(page) == 2 * 8 + 7
    page.press("page up")
    assert news(page) == "There is no link here."
    page.press("left", "page up")
    assert place(page) == 24 + 2 * 8 + 6
    assert page.run("return document.querySelector('#buttons select').value") == "1"
    assert news(page).startswith("Level 2, row 3, column 7.")
    page.press("right")
    assert news(page).startswith("Solved!")
    assert page.errors() == []


def test_a_door_stays_shut_without_its_key(page: Browser, file: Path) -> None:
    maze = Maze.blank(1, 5)
    maze.add_marker("start", (0, 1))
    maze.add_marker("goal", (0, 4))
    maze.add_marker("door", (0, 2), label="a")
    maze.add_marker("key_once", (0, 0), label="a")
    play(page, file, maze)
    page.press("right")
    assert (place(page), news(page)) == (1, "There is no passage in that direction.")
    page.click(named(page, "Hint"))
    assert news(page) == "Hint: go left."
    page.press("left", "right", "right", "right", "right")
    assert news(page).startswith("Solved!")


def test_the_text_names_the_place_the_open_sides_and_the_steps(page: Browser, file: Path) -> None:
    maze = Maze.blank(2, 2)
    maze.add_marker("note", (1, 0), label="“Hi”")
    maze.set_wall((1, 0), "E", "wall")
    play(page, file, maze)
    page.press("down")
    assert news(page) == "Row 2, column 1. note ““Hi””. Open: up. Steps: 1."
    assert page.run("return document.getElementById('news').getAttribute('aria-live')") == "polite"


def test_the_text_names_a_key_and_a_treasure_only_until_they_are_taken(page: Browser, file: Path) -> None:
    play(page, file, attic())
    for key, word in (("right", "key"), ("down", "treasure")):
        page.press(key)
        assert word in news(page)
        page.press("left" if key == "right" else "up", key)
        assert word not in news(page)
        page.press("left" if key == "right" else "up")
    page.click(named(page, "Start again"))
    page.press("right")
    assert "key" in news(page)


@pytest.mark.parametrize("lattice", [SQUARE, HONEYCOMB, HEXAGON])
def test_in_fog_the_text_is_of_what_the_player_sees(page: Browser, file: Path, lattice: Lattice) -> None:
    play(
        page, file, generate("backtracker", 8, 8, rng=np.random.default_rng(3), lattice=lattice), has_fog=True
    )
    told = page.run("""
        const { walk, scene } = parts.play, told = [];
        for (const { side } of walk.route().slice(0, -1)) {
          parts.play.go(side);
          const open = element("news").textContent.match(/Open: (.*?)\\./)[1].split(", ");
          const sides = open.map(it => SIDES.findIndex(side => text(side) === it));
          told.push(sides.every(it => !scene.isHidden(walk.maze.across(walk.place, it))));
        }
        return told;
    """)
    assert len(told) > 8
    assert all(told)


@pytest.mark.parametrize("lattice", [SQUARE, HONEYCOMB, HEXAGON])
@pytest.mark.parametrize("as_points", [False, True])
def test_a_step_draws_few_cells_and_the_same_picture(
    page: Browser, file: Path, lattice: Lattice, as_points: bool
) -> None:
    maze = generate("prim", 20, 20, rng=np.random.default_rng(4), lattice=lattice)
    play(page, file, maze, as_points=as_points)
    page.run(
        "window.drawn = 0; const name = parts.play.maze.points ? 'drawPoints' : 'drawAreas';"
        "const draw = Picture.prototype[name];"
        "Picture.prototype[name] = function (cells) { drawn = cells.size; draw.call(this, cells); };"
    )
    page.click(named(page, "Solution"))
    page.press(*(SIX_LETTERS[side] for side in route(page)[:5]))
    assert page.run("return drawn") <= 75
    assert page.run(_DIFFERENCE) <= 90  # of thousands: single pixels at slanting edges


def test_fifty_by_fifty_is_small_and_drawn_at_once(page: Browser, file: Path) -> None:
    play(page, file, generate("recursive-backtracker", 50, 50, rng=np.random.default_rng(1)))
    assert file.stat().st_size <= 300_000
    assert page.run("return performance.getEntriesByType('resource').length") == 0
    times = []
    for _ in range(5):
        page.open(file)
        times.append(page.run("return performance.getEntriesByName('drawn')[0].duration"))
    assert min(times) <= 200


@pytest.mark.parametrize("is_phone", [False, True])
def test_every_control_is_reached_by_tab_and_has_a_name_and_a_visible_focus(
    page: Browser, file: Path, is_phone: bool
) -> None:
    play(page, file, attic())
    page.resize(390 if is_phone else 1000, 780, is_phone=is_phone)
    count = page.run(_CONTROLS)
    seen = []
    for _ in range(count):
        page.press("tab")
        seen.append(page.run(_FOCUS))
    assert len({(tag, name) for tag, name, *_ in seen}) == count
    for tag, name, style, width, height in seen:
        assert name.strip(), tag
        assert (style, width) == ("solid", 3)
        assert height >= 44 or tag == "SUMMARY"
    assert page.run("return document.documentElement.scrollWidth <= innerWidth")
    page.press("tab")
    page.click(named(page, "Print").replace("named", "help") + " summary")
    assert "arrow key" in page.run("return document.getElementById('help').innerText")


def test_text_of_the_maze_stays_text(page: Browser, file: Path) -> None:
    maze = Maze.blank(1, 3)
    title = "</title></script><script>alert(1)</script><!--<script>\u2028'\"&amp; %%data%% \udce9"
    maze.title = title
    maze.add_marker("note", (0, 1), label="</script><b>\u2028\u2029")
    play(page, file, maze)
    assert (
        page.run("return [document.title, document.querySelector('h1').textContent]")
        == [title.replace("\udce9", "?")] * 2
    )
    page.press("right")
    assert "</script><b>\u2028\u2029" in news(page)
    assert page.run("return document.scripts.length") == 2
    assert page.errors() == []


def test_no_other_script_and_no_network_is_allowed(page: Browser, file: Path) -> None:
    export_web_page(Maze.blank(2, 2), file)
    added = "<script>window.intruder = 1</script><img src='http://127.0.0.1:9/'>"
    file.write_text(
        file.read_text(encoding="utf-8").replace("</main>", f"{added}</main>", 1), encoding="utf-8"
    )
    page.open(file)
    assert page.run("return window.intruder === undefined")
    errors = page.errors()
    assert len(errors) == 2
    assert all("Content Security Policy" in error for error in errors)


def test_only_the_maze_is_printed(page: Browser, file: Path) -> None:
    play(page, file, attic())
    page.press("right")
    page.command("Emulation.setEmulatedMedia", media="print")
    page.run("dispatchEvent(new Event('beforeprint'))")
    shown = page.run(
        "return [...document.querySelectorAll('body *')]"
        ".filter(it => it.checkVisibility() && !it.children.length).map(it => it.tagName)"
    )
    assert shown == ["H1", "CANVAS", "CANVAS"]
    page.run("dispatchEvent(new Event('afterprint'))")
    assert page.run("return document.getElementById('paper').children.length") == 0
    page.command("Emulation.setEmulatedMedia", media="")
    paper = page.printed()
    assert paper.startswith(b"%PDF")
    assert paper.count(b"/Type /Page\n") == 2


def test_dark_pages_have_dark_colors_and_follow_the_browser(page: Browser, file: Path) -> None:
    play(page, file, Maze.blank(2, 3))
    for scheme, palette in (("dark", DARK), ("light", LIGHT)):
        page.command(
            "Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}]
        )
        page.wait(f"return parts.play.scene.palette.floor === '{hexed(palette.floor)}'")
        assert page.run(_COLOR, 1, 0.3, 0.3) == hexed(palette.floor)
        assert page.run(_LOW_CONTRASTS) == []


def test_scrolling_is_smooth_only_for_those_who_like_motion(page: Browser, file: Path) -> None:
    play(page, file, Maze.blank(2, 3))
    for value, behavior in (("reduce", "auto"), ("no-preference", "smooth")):
        page.command(
            "Emulation.setEmulatedMedia", features=[{"name": "prefers-reduced-motion", "value": value}]
        )
        assert (
            page.run("return getComputedStyle(document.getElementById('board')).scrollBehavior") == behavior
        )


def test_a_large_maze_scrolls_with_the_walker_and_is_zoomed(page: Browser, file: Path) -> None:
    play(page, file, Maze.blank(100, 100))
    page.command(
        "Emulation.setEmulatedMedia", features=[{"name": "prefers-reduced-motion", "value": "reduce"}]
    )
    page.press(*["down"] * 60)
    y = page.run(_POINT, place(page))[1]
    top, bottom = page.run(
        "const it = document.getElementById('board').getBoundingClientRect(); return [it.top, it.bottom]"
    )
    assert top < y < bottom
    unit = page.run("return parts.play.picture.unit")
    page.click(named(page, "+"))
    assert page.run("return parts.play.picture.unit") > unit
    assert page.errors() == []


def test_a_notebook_shows_the_page_in_a_frame_that_it_cannot_reach(page: Browser, file: Path) -> None:
    file.write_text(
        f"<body>{notebook_frame(web_page(Maze.blank(2, 2), title='“A” & <b>'))}", encoding="utf-8"
    )
    page.open(file)
    page.post("/frame", id=0)
    assert page.run("return document.querySelector('h1').textContent") == "“A” & <b>"
    page.press("right")
    page.post("/frame", id=None)
    assert page.errors() == []
