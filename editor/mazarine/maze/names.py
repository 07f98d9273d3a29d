"""Names of kinds and sides, for the fields of messages."""

from __future__ import annotations

from mazarine.maze.messages import NameText
from mazarine.maze.things import LinkKind, MarkerKind, PortSide

LINK_KIND_NAMES = {LinkKind.TELEPORTER: NameText.LINK_TELEPORTER(), LinkKind.STAIRS: NameText.LINK_STAIRS()}
MARKER_KIND_NAMES = {
    MarkerKind.START: NameText.MARKER_START(),
    MarkerKind.GOAL: NameText.MARKER_GOAL(),
    MarkerKind.TREASURE: NameText.MARKER_TREASURE(),
    MarkerKind.NPC: NameText.MARKER_CHARACTER(),
    MarkerKind.OPPONENT: NameText.MARKER_OPPONENT(),
    MarkerKind.NOTE: NameText.MARKER_NOTE(),
    MarkerKind.KEY: NameText.MARKER_KEY(),
    MarkerKind.KEY_ONCE: NameText.MARKER_KEY_ONCE(),
    MarkerKind.DOOR: NameText.MARKER_DOOR(),
    MarkerKind.GATE: NameText.MARKER_GATE(),
}
SIDE_NAMES = {
    PortSide.N: NameText.SIDE_NORTH(),
    PortSide.E: NameText.SIDE_EAST(),
    PortSide.S: NameText.SIDE_SOUTH(),
    PortSide.W: NameText.SIDE_WEST(),
    PortSide.NE: NameText.SIDE_NORTH_EAST(),
    PortSide.SE: NameText.SIDE_SOUTH_EAST(),
    PortSide.SW: NameText.SIDE_SOUTH_WEST(),
    PortSide.NW: NameText.SIDE_NORTH_WEST(),
    PortSide.PAD: NameText.SIDE_PAD(),
    PortSide.UP: NameText.SIDE_UP(),
    PortSide.DOWN: NameText.SIDE_DOWN(),
}
