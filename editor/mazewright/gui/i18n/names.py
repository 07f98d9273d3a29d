"""Names of kinds and sides for the window."""

from __future__ import annotations

from mazewright.gui.i18n.texts import tr_later
from mazewright.maze import LinkKind, MarkerKind, PortSide

LINK_KIND_NAMES = {
    LinkKind.TELEPORTER: tr_later("teleporter"),
    LinkKind.STAIRS: tr_later("stairs"),
}
MARKER_KIND_NAMES = {
    MarkerKind.START: tr_later("start"),
    MarkerKind.GOAL: tr_later("goal"),
    MarkerKind.TREASURE: tr_later("treasure"),
    MarkerKind.NPC: tr_later("character"),
    MarkerKind.OPPONENT: tr_later("opponent"),
    MarkerKind.NOTE: tr_later("note"),
}
SIDE_NAMES = {
    PortSide.N: tr_later("north"),
    PortSide.E: tr_later("east"),
    PortSide.S: tr_later("south"),
    PortSide.W: tr_later("west"),
    PortSide.PAD: tr_later("pad"),
    PortSide.UP: tr_later("up"),
    PortSide.DOWN: tr_later("down"),
}


def capitalized(text: str) -> str:
    """Return a text with a capital first letter; the rest stays, unlike with `str.capitalize`."""
    return text[:1].upper() + text[1:]
