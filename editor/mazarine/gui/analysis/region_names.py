"""Names of kinds of regions, and of single regions."""

from __future__ import annotations

from mazarine.gui.i18n import tr_later
from mazarine.maze.numbering import RegionName
from mazarine.messages import Message
from mazarine.regions import Kind

KIND_NAMES = {
    Kind.ROOM: tr_later("Room"),
    Kind.CORRIDOR: tr_later("Corridor"),
    Kind.CROSSROAD: tr_later("Crossroad"),
}


def region_name(number: int, kind: Kind, name: RegionName | None = None) -> Message:
    """Return the name of a region, that of the user first; a crossroad is only one cell and has no number.

    >>> str(region_name(12, Kind.ROOM)), str(region_name(1 << 30, Kind.CROSSROAD))
    ('Room 12', 'Crossroad')
    >>> str(region_name(12, Kind.ROOM, RegionName("Hall")))
    'Hall (room 12)'
    """
    if name is not None and name.name:
        return Message("{name} ({region})", {"name": name.name, "region": region_name(number, kind).clause})
    if kind is Kind.ROOM:
        return tr_later("Room {number:,}", number=number)
    if kind is Kind.CORRIDOR:
        return tr_later("Corridor {number:,}", number=number)
    return KIND_NAMES[Kind.CROSSROAD]
