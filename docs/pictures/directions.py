"""The picture of the axes and directions of honeycombs, `docs/pictures/directions.svg`; see `make.py`."""

from __future__ import annotations

from math import cos, radians, sin
from pathlib import Path

from svg import BLUE, INK, ORANGE, PALE, drawing, text

HERE = Path(__file__).parent
_AXES = "abc"
_DIRECTIONS = ("(1, 0, 0)", "(0, 1, 0)", "(0, 0, 1)", "(−1, 0, 0)", "(0, −1, 0)", "(0, 0, −1)")
_WIDTH, _HEIGHT, _MIDDLE, _LENGTH = 800, 370, 185, 100
_LEFT, _RIGHT = 190, 570
_LEGEND = "D1, D3, D5 and D2, D4, D6 are the two sets of directions that a point can have."


def picture() -> str:
    """Return the drawing."""
    return drawing(_WIDTH, _HEIGHT, [
        text(20, 32, "Axes", 17, bold=True),
        *(part for number, name in enumerate(_AXES) for part in _axis(60 * number, name)),
        text(400, 32, "Directions", 17, bold=True),
        *(part for number in range(6) for part in _direction(number)),
        *(f"<circle cx='{x}' cy='{_MIDDLE}' r='8' fill='{INK}'/>" for x in (_LEFT, _RIGHT)),
        text(20, _HEIGHT - 18, _LEGEND, 13, PALE),
    ])  # fmt: skip


def _axis(angle: int, name: str) -> list[str]:
    x, y = _at(_LEFT, angle, 1.3)
    return [
        _line(_at(_LEFT, angle + 180, 1), _at(_LEFT, angle, 0), PALE),
        *_arrow(_LEFT, angle, INK),
        text(x, y + 6, name, 17, bold=True, anchor="middle"),
    ]


def _direction(number: int) -> list[str]:
    color = ORANGE if number % 2 else BLUE
    x, y = _at(_RIGHT, 60 * number, 1.3)
    x += 25 * cos(radians(60 * number))
    return [
        *_arrow(_RIGHT, 60 * number, color),
        text(x, y, f"D{number + 1}", 17, color, bold=True, anchor="middle"),
        text(x, y + 18, _DIRECTIONS[number], 13, anchor="middle"),
    ]


def _arrow(middle: float, angle: float, color: str) -> list[str]:
    end = _at(middle, angle, 1)
    tips = (_at(middle, angle + turn, 0.9) for turn in (-4, 4))
    return [_line(_at(middle, angle, 0), end, color), *(_line(tip, end, color) for tip in tips)]


def _line(start: tuple[float, float], end: tuple[float, float], color: str) -> str:
    (x1, y1), (x2, y2) = start, end
    return f"<path d='M {x1:.1f} {y1:.1f} L {x2:.1f} {y2:.1f}' stroke='{color}' stroke-width='2.5'/>"


def _at(middle: float, angle: float, far: float) -> tuple[float, float]:
    """Return the place at an angle in degrees, counterclockwise from the east, around a middle."""
    turned = radians(angle)
    return middle + far * _LENGTH * cos(turned), _MIDDLE - far * _LENGTH * sin(turned)


def draw_directions() -> None:
    """Draw it."""
    (HERE / "directions.svg").write_text(picture(), encoding="utf-8")


if __name__ == "__main__":
    draw_directions()
