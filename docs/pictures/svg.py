"""Words and colors of the drawings that are written as SVG."""

from __future__ import annotations

from html import escape

INK, PALE, BLUE, ORANGE = "#2a313c", "#66707d", "#0072b2", "#d55e00"


def drawing(width: float, height: float, elements: list[str]) -> str:
    """Return an SVG on white paper."""
    face = "font-family='DejaVu Sans, Verdana, sans-serif'"
    return "\n".join([
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width:g} {height:g}' {face}>",
        f"<rect width='{width:g}' height='{height:g}' fill='#ffffff'/>",
        *elements,
        "</svg>\n",
    ])  # fmt: skip


def text(
    x: float, y: float, words: str, size: float, color: str = INK, *, bold: bool = False,
    anchor: str = "start", sort: str = "",
) -> str:  # fmt: skip
    """Return words that begin, or have their middle or end, at a place on their line."""
    weight = " font-weight='bold'" if bold else ""
    named = f" class='{sort}'" if sort else ""
    return (
        f"<text x='{x:g}' y='{y:g}' font-size='{size:g}' fill='{color}' text-anchor='{anchor}'"
        f"{weight}{named}>{escape(words)}</text>"
    )
