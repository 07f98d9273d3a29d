"""What becomes of links when levels are rearranged, listed before it is done."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING

from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QLabel,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from mazewright.gui.i18n import tr
from mazewright.gui.widgets.building import accepts, column_of
from mazewright.maze import Link, LinkKind, Port

if TYPE_CHECKING:
    from mazewright.maze.edits.level_things import LinksAfter

_MOST_LINES = 500


class LevelLinksDialog(QDialog):
    """Lists the stairs that become teleporters and the links that go, and asks whether to go on.

    Attributes
    ----------
    table : a line a link: what it is, and what becomes of it
    """

    def __init__(self, after: LinksAfter, deed: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr(deed.capitalize()))
        self.label = QLabel(f"<b>{tr(_summary(after))}</b><br>{tr('Undo brings everything back.')}")
        self.label.setWordWrap(True)
        self.table = QTreeWidget(columnCount=2)
        self.table.setRootIsDecorated(False)
        self.table.setHeaderLabels([tr("Link"), tr("Becomes")])
        self.table.setUniformRowHeights(True)
        self.table.setSelectionMode(QTreeWidget.SelectionMode.NoSelection)
        self.table.setAccessibleName(tr("Links that change"))
        self.table.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.table.addTopLevelItems(
            [QTreeWidgetItem([*map(tr, line)]) for line in islice(_lines(after), _MOST_LINES)]
        )
        more = len(after.teleporters) + len(after.crowded) + len(after.gone) - _MOST_LINES
        if more > 0:
            self.table.addTopLevelItem(QTreeWidgetItem([tr(f"and {more:,} more"), ""]))
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.go_button = self.buttons.addButton(tr(deed.capitalize()), QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.setLayout(column_of(self.label, (self.table, 1), self.buttons))
        # In the dialog only: outside of one a button cannot be its default.
        self.go_button.setDefault(True)
        self.resize(560, 320)


def may_change_links(after: LinksAfter, deed: str, parent: QWidget) -> bool:
    """Ask whether links may change so; if all stay what they are, that is so without asking."""
    if not (after.teleporters or after.crowded or after.gone):
        return True
    return accepts(LevelLinksDialog(after, deed, parent))


def _summary(after: LinksAfter) -> str:
    """Return how many there are of each.

    >>> from mazewright.maze.edits.level_things import LinksAfter
    >>> stairs = Link(Port((0, 0, 0), "up"), Port((1, 0, 0), "down"), LinkKind.STAIRS)
    >>> _summary(LinksAfter((), ((stairs, stairs),), (), (stairs, stairs)))
    '1 flight of stairs becomes a teleporter, 2 links will be removed.'
    """
    parts = []
    turned, gone = len(after.teleporters), len(after.crowded) + len(after.gone)
    if turned == 1:
        parts.append("1 flight of stairs becomes a teleporter")
    elif turned:
        parts.append(f"{turned:,} flights of stairs become teleporters")
    if gone:
        parts.append("1 link will be removed" if gone == 1 else f"{gone:,} links will be removed")
    return ", ".join(parts) + "."


def _lines(after: LinksAfter) -> Iterator[list[str]]:
    for before, teleporter in after.teleporters:
        yield [_words(before), f"teleporter {_ends(teleporter)}"]
    for link in after.crowded:
        yield [_words(link), "removed: no free port for a teleporter"]
    for link in after.gone:
        yield [_words(link), "removed with its level"]


def _words(link: Link) -> str:
    what = f"{link.kind} “{link.label}”" if link.label else str(link.kind)
    if link.kind is LinkKind.STAIRS:
        return f"{what} {link.first.cell} {_arrow(link)} {link.second.cell}"
    return f"{what} {_ends(link)}"


def _ends(link: Link) -> str:
    return f"{_end(link.first)} {_arrow(link)} {_end(link.second)}"


def _end(port: Port) -> str:
    return f"{port.cell} {tr(port.side.value)}"


def _arrow(link: Link) -> str:
    return "→" if link.one_way else "↔"
