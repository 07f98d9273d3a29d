"""Make the pictures of web pages: `python -m docs.pictures.web.make`, where Chromium is installed."""

from __future__ import annotations

import tempfile
from pathlib import Path

import numpy as np

from mazarine.generators import GENERATORS, Growth, begin, generate
from mazarine.picture.recording import record_growth
from mazarine.picture.webpage import export_web_page
from tests.webpage.browser import Browser, browser

HERE = Path(__file__).parent


def play(page: Browser, file: Path) -> None:
    """Show a maze on a phone, half solved."""
    maze = generate("prim", 16, 13, rng=np.random.default_rng(3))
    maze.title = "Find the exit"
    export_web_page(maze, file)
    page.resize(390, 720, is_phone=True)
    page.open(file)
    sides = page.run("return parts.play.walk.route().map(it => it.side)")
    page.press(*(("up", "right", "down", "left")[side] for side in sides[: len(sides) // 2]))
    page.run("parts.play.showHint(); document.activeElement.blur()")


def watch(page: Browser, file: Path) -> None:
    """Show two algorithms side by side."""

    def grow(name: str) -> Growth:
        return begin(name, 20, 20, rng=np.random.default_rng(7))

    films = [
        record_growth(GENERATORS[name].title, lambda name=name: grow(name)) for name in ("stack", "prim")
    ]
    export_web_page(None, file, recordings=films, title="Two algorithms")
    page.resize(860, 700)
    page.open(file)
    page.run("parts.watch.seek(Math.floor(parts.watch.count / 3))")


def main() -> None:
    """Make both pictures."""
    with tempfile.TemporaryDirectory() as folder, browser(Path(folder, "profile")) as page:
        for show in (play, watch):
            show(page, Path(folder, "page.html"))
            page.picture(HERE / f"{show.__name__}.png")


if __name__ == "__main__":
    main()
