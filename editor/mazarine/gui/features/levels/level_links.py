"""The links that change when levels are rearranged, listed before it is done."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from itertools import islice
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QLabel,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from mazarine.gui.analysis.names import cell_within
from mazarine.gui.i18n import tr
from mazarine.gui.i18n.texts import capitalized
from mazarine.gui.widgets.building import accepts, column_of
from mazarine.maze import Link, LinkKind, Maze, Port
from mazarine.maze.names import LINK_KIND_NAMES, SIDE_NAMES
from mazarine.messages import Catalog, Message

if TYPE_CHECKING:
    from mazarine.maze.edits.level_things import LinksAfter

_MOST_LINES = 500


class LevelLinksDialog(QDialog):
    """Lists the stairs that become teleporters and the links that are removed, and asks to go on."""

    def __init__(self, after: LinksAfter, action: Message, maze: Maze, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        title = capitalized(tr(action))
        self.setWindowTitle(title)
        hint = tr("Undo restores all links.")
        self.label = QLabel(f"<b>{escape(_summary(after))}</b><br>{escape(hint)}")
        self.label.setTextFormat(Qt.TextFormat.RichText)
        self.label.setWordWrap(True)
        self.table = QTreeWidget(columnCount=2)
        """A line for each link: what it is, and what it becomes."""
        self.table.setRootIsDecorated(False)
        self.table.setHeaderLabels([tr("Link"), tr("Becomes")])
        self.table.setUniformRowHeights(True)
        self.table.setSelectionMode(QTreeWidget.SelectionMode.NoSelection)
        self.table.setAccessibleName(tr("Links that change"))
        self.table.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.table.addTopLevelItems(
            [QTreeWidgetItem(line) for line in islice(_lines(after, maze), _MOST_LINES)]
        )
        more = len(after.teleporters) + len(after.crowded) + len(after.gone) - _MOST_LINES
        if more > 0:
            self.table.addTopLevelItem(QTreeWidgetItem([tr("and {count:,} more", count=more), ""]))
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.go_button = self.buttons.addButton(title, QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.setLayout(column_of(self.label, (self.table, 1), self.buttons))
        # In the dialog only: outside of one a button cannot be its default.
        self.go_button.setDefault(True)
        self.resize(560, 320)


class LevelLinksText(Catalog):
    """Numbers of links that change."""

    STAIRS_BECOME_TELEPORTERS = (
        "{count:,} flight of stairs becomes a teleporter.",
        "{count:,} flights of stairs become teleporters.",
    )
    LINKS_ARE_REMOVED = "{count:,} link will be removed.", "{count:,} links will be removed."


def may_change_links(after: LinksAfter, action: Message, maze: Maze, parent: QWidget) -> bool:
    """Ask whether links may be changed; return True without a question if none is."""
    if not (after.teleporters or after.crowded or after.gone):
        return True
    return accepts(LevelLinksDialog(after, action, maze, parent))


def _summary(after: LinksAfter) -> str:
    """Return how many links change.

    >>> from mazarine.maze.edits.level_things import LinksAfter
    >>> stairs = Link(Port((0, 0, 0), "up"), Port((1, 0, 0), "down"), LinkKind.STAIRS)
    >>> _summary(LinksAfter((), ((stairs, stairs),), (), (stairs, stairs)))
    '1 flight of stairs becomes a teleporter. 2 links will be removed.'
    """
    counts = {
        LevelLinksText.STAIRS_BECOME_TELEPORTERS: len(after.teleporters),
        LevelLinksText.LINKS_ARE_REMOVED: len(after.crowded) + len(after.gone),
    }
    return " ".join(tr(entry(count=count)) for entry, count in counts.items() if count)


def _lines(after: LinksAfter, maze: Maze) -> Iterator[list[str]]:
    for before, teleporter in after.teleporters:
        yield [
            _description(before, maze),
            f"{tr(LINK_KIND_NAMES[teleporter.kind])} {_ends(teleporter, maze)}",
        ]
    for link in after.crowded:
        yield [_description(link, maze), tr("removed: no free port for a teleporter")]
    for link in after.gone:
        yield [_description(link, maze), tr("removed with its level")]


def _description(link: Link, maze: Maze) -> str:
    kind = tr(LINK_KIND_NAMES[link.kind])
    name = f"{kind} “{link.label}”" if link.label else kind
    if link.kind is LinkKind.STAIRS:
        first, second = (tr(cell_within(end.cell, maze)) for end in (link.first, link.second))
        return f"{name} {first} {_arrow(link)} {second}"
    return f"{name} {_ends(link, maze)}"


def _ends(link: Link, maze: Maze) -> str:
    return f"{_end(link.first, maze)} {_arrow(link)} {_end(link.second, maze)}"


def _end(port: Port, maze: Maze) -> str:
    return f"{tr(cell_within(port.cell, maze))}, {tr(SIDE_NAMES[port.side])}"


def _arrow(link: Link) -> str:
    return "→" if link.one_way else "↔"
