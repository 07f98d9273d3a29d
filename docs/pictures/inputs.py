"""Small pictures of the kinds of files that can be opened, `docs/pictures/input-….svg`; see `make.py`."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from pathlib import Path

from svg import BLUE, INK, ORANGE, PALE, drawing

HERE = Path(__file__).parent
_WIDTH, _HEIGHT, _LINE, _STEP = 132, 84, 13.2, 7.2
_ROCK, _FLOOR, _WOOD, _SAND = "#4f5866", "#faf7f0", "#8a6d4b", "#d9c9a5"

_TEXTS = {
    "table": "1,1,1,1,1,1\n1,2,0,0,1,1\n1,1,1,0,0,1\n1,3,0,0,1,1\n1,1,1,1,1,1",
    "symbols": "###########\n#S..#.....#\n#.#.#.###.#\n#.#...#..G#\n###########",
    "thin-walls": "+--+--+--+\n|S    |  |\n+  +  +  +\n|  |    G|\n+--+--+--+",
    "lines": "┌─────┬───┐\n│ ╶─┐ │ ╷ │\n│ ┌─┘ ╵ │ │\n├─┘ ╶───┘ │\n└─────────┘",
    "levels": "  ####\n###  ####\n#  $ .  #\n# @  #  #\n#########",
    "sides": "9 5 1 3 B\nA 9 6 A A\nC 4 5 2 A\nD 5 5 4 6\n0,0  4,4",
    "cells": "cell,E,W,N,S\n(1,1),1,0,0,1\n(1,2),0,1,0,1\n(2,1),1,0,1,0\n(2,2),0,1,1,0",
    "contest": "o---o---o---o\n|   | G     |\no   o   o   o\n| S |       |\no---o---o---o",
    "arrays": "array([[0, 1,\n  1, 1, 0, 1],\n [0, 0, 0, 1,\n  1, 0, 1, 1]],\n dtype=uint8)",
}
_WALLS = "0,0,6,0 6,0,6,4 6,4,0,4 0,4,0,0 1,0,1,2 2,1,2,3 2,3,1,3 3,0,3,2 3,2,5,2 5,2,5,1 4,3,4,4 3,3,3,4"
_BOARD = "#######\n#s....#\n###.#.#\n#...#g#\n#######"


def _text(text: str) -> list[str]:
    """Return lines as a terminal shows them, each letter at its place, whatever the font."""
    letters = (
        (10 + _STEP * col, 19 + _LINE * row, letter)
        for row, line in enumerate(text.split("\n"))
        for col, letter in enumerate(line)
        if letter != " "
    )
    return [
        f"<g font-family='DejaVu Sans Mono' font-size='12' fill='{INK}'>",
        *(f"<text x='{x:.4g}' y='{y:.4g}'>{escape(it)}</text>" for x, y, it in letters),
        "</g>",
    ]


def _walls(color: str = INK, width: float = 2.5) -> list[str]:
    """Return a maze of lines."""
    lines = []
    for wall in _WALLS.split():
        x1, y1, x2, y2 = (18 + 16 * int(place) for place in wall.split(","))
        lines.append(f"M{x1 - 2} {y1 - 8}L{x2 - 2} {y2 - 8}")
    path = "".join(lines)
    return [
        f"<path d='{path}' stroke='{color}' stroke-width='{width:g}' fill='none' stroke-linecap='round'/>"
    ]


def _cells(board: str, colors: dict[str, str], side: float = 14) -> list[str]:
    """Return a square for each sign that has a color."""
    return [
        f"<rect x='{14 + side * col:g}' y='{7 + side * row:g}' width='{side:g}' height='{side:g}'"
        f" fill='{colors[sign]}'/>"
        for row, line in enumerate(board.split("\n"))
        for col, sign in enumerate(line)
        if sign in colors
    ]


def _photo() -> list[str]:
    turned = "transform='matrix(0.9 0.12 -0.14 0.86 14 2)'"
    paper = f"<rect width='{_WIDTH}' height='{_HEIGHT}' fill='{_WOOD}'/>"
    sheet = f"<rect x='4' y='2' width='124' height='80' fill='#f4f1e8' {turned}/>"
    return [paper, sheet, f"<g {turned}>", *_walls("#30384a", 3), "</g>"]


def _lights() -> list[str]:
    door = f"<path d='M94 46 L94 62' stroke='{ORANGE}' stroke-width='5'/>"
    lamp = f"<circle cx='26' cy='62' r='6' fill='{ORANGE}' fill-opacity='0.6'/>"
    return [f"<rect width='{_WIDTH}' height='{_HEIGHT}' fill='{_SAND}'/>", *_walls(BLUE), door, lamp]


def _projects() -> list[str]:
    boxes = (10, 8, 54, 30), (70, 8, 52, 46), (10, 44, 54, 32)
    return [
        f"<rect x='{x}' y='{y}' width='{width}' height='{height}' fill='{_FLOOR}' stroke='{PALE}'"
        " stroke-width='4'/>"
        for x, y, width, height in boxes
    ]


_SCENES: dict[str, Callable[[], list[str]]] = {
    "pictures": _walls,
    "photo": _photo,
    "pixels": lambda: _cells(_BOARD, {"#": "#000000", "s": "#2e9e4f", "g": "#c8402f"}),
    "tiles": lambda: _cells(_BOARD, {"#": _WOOD, ".": _SAND, "s": _SAND, "g": _SAND}),
    "projects": _projects,
    "lights": _lights,
    "robots": lambda: [
        f"<rect width='{_WIDTH}' height='{_HEIGHT}' fill='#cdcdcd'/>",
        *_cells(_BOARD.replace("s", ".").replace("g", "."), {"#": "#000000", ".": "#fefefe"}),
    ],
    "dungeons": lambda: [
        f"<rect width='{_WIDTH}' height='{_HEIGHT}' fill='{_ROCK}'/>",
        *_cells("....   .\n....  ...\n  . ...\n  ....\n...   .", {".": _FLOOR}, 13),
    ],
}


def pictures() -> dict[str, str]:
    """Return the drawings by name."""
    parts = {name: _text(text) for name, text in _TEXTS.items()} | {
        name: scene() for name, scene in _SCENES.items()
    }
    frame = (
        f"<rect x='0.5' y='0.5' width='{_WIDTH - 1}' height='{_HEIGHT - 1}' fill='none' stroke='#c3c9d1'/>"
    )
    sized = f"<svg width='{_WIDTH}' height='{_HEIGHT}'"
    return {
        name: drawing(_WIDTH, _HEIGHT, [*shapes, frame]).replace("<svg", sized, 1)
        for name, shapes in parts.items()
    }


def draw_inputs() -> None:
    """Draw them."""
    for name, picture in pictures().items():
        (HERE / f"input-{name}.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    draw_inputs()
