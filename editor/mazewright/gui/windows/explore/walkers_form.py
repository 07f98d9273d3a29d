"""Who walks: a list of walkers, and fields for the one that is chosen."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QWidget,
)

from mazewright.agents.explorers import EXPLORERS
from mazewright.agents.memory import MemoryRule
from mazewright.agents.settings import AGENTS, AgentSettings
from mazewright.agents.simulation import Plan
from mazewright.gui.i18n import tr
from mazewright.gui.i18n.languages import percent_sign
from mazewright.gui.style.contrast import LINE, readable
from mazewright.gui.widgets.building import choice_of, column_of, row_of
from mazewright.gui.widgets.number_boxes import DecimalBox, NumberBox

COLOURS = tuple(map(QColor, ("#2f6fb5", "#c05a1c", "#2e7d4f", "#8e2350", "#6a4fb3", "#8a6d00")))
"""Of walkers, in their order."""
MOST_WALKERS = len(COLOURS)
_MEMORIES = {"all": "Everything", "age": "For some steps", "distance": "What is near", "none": "Nothing"}
_USUAL_NUMBER = {"age": 60.0, "distance": 15.0}
_NO_OPPONENTS = "Stay where they are"


@dataclass(frozen=True)
class Order:
    """What is to be walked: the walkers, the agent of opponents if they chase, and the seed."""

    plans: tuple[Plan, ...]
    opponents: AgentSettings | None
    seed: int


class WalkersForm(QWidget):
    """Lets one say who walks, what their agents are like, and with which chance."""

    changed = Signal()
    chosen = Signal(int)
    """The number of the walker that was chosen in the list."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._plans = [Plan("nearest-unknown", replace(AGENTS["player"], radius=8.0))]
        self._shows = False
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Walkers"))
        self.list.setMaximumHeight(96)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.add_button, self.remove_button = QPushButton(tr("&Add")), QPushButton(tr("&Remove"))
        self.explorer = choice_of({kind.name: kind.title for kind in EXPLORERS.values()})
        self.agent, self.memory = QComboBox(), choice_of(_MEMORIES)
        self.opponents = choice_of({"": _NO_OPPONENTS, **{agent: f"Chase, as {agent}" for agent in AGENTS}})
        self.radius, self.number = DecimalBox(0, 1000, 1), DecimalBox(1, 100_000, 0)
        self.chance, self.reach = DecimalBox(0, 100, 0, percent_sign()), DecimalBox(1, 100, 0)
        self.endless = QCheckBox(tr("Unlimited line of sight"))
        self.links = QCheckBox(tr("Sees through teleporters"))
        self.seed = NumberBox(0, 2**31 - 1)
        self._fill()
        self._lay_out()
        self._tie()
        self._show_list()

    @property
    def order(self) -> Order:
        """What is asked for."""
        name = self.opponents.currentData()
        return Order(tuple(self._plans), AGENTS[name] if name else None, self.seed.value())

    def _fill(self) -> None:
        for name, settings in AGENTS.items():
            self.agent.addItem(tr(name.capitalize()), name)
            self.agent.setItemData(self.agent.count() - 1, tr(settings.words), 3)
        self.agent.addItem(tr("Other"), "")

    def _lay_out(self) -> None:
        for button in (self.add_button, self.remove_button):
            button.setAutoDefault(False)
        form = QFormLayout()
        form.addRow(tr("E&xplorer"), self.explorer)
        form.addRow(tr("&Agent"), self.agent)
        form.addRow(tr("Sees"), row_of(self.radius, (self.endless, 1)))
        form.addRow("", self.links)
        form.addRow(tr("Remembers"), row_of((self.memory, 1), self.number))
        form.addRow(tr("Chance to find secrets"), self.chance)
        form.addRow(tr("within (cells)"), self.reach)
        form.addRow(tr("&Opponents"), self.opponents)
        form.addRow(tr("Seed"), self.seed)
        buttons = row_of(self.add_button, self.remove_button, 1)
        self.setLayout(column_of(self.list, buttons, form, margins=(0, 0, 0, 0)))
        for field, name in (
            (self.radius, "How far it sees"), (self.number, "How long or far it remembers"),
            (self.chance, "Chance to find a secret"), (self.reach, "Reach for secrets"),
            (self.explorer, "Explorer"), (self.agent, "Agent"), (self.memory, "Memory"),
            (self.opponents, "Opponents"), (self.seed, "Seed"),
        ):  # fmt: skip
            field.setAccessibleName(tr(name))

    def _tie(self) -> None:
        self.add_button.clicked.connect(self._add)
        self.remove_button.clicked.connect(self._remove)
        self.list.currentRowChanged.connect(self._choose)
        self.agent.currentIndexChanged.connect(self._take_agent)
        for box in (self.explorer, self.memory):
            box.currentIndexChanged.connect(self._take)
        for number in (self.radius, self.number, self.chance, self.reach):
            number.valueChanged.connect(self._take)
        for check in (self.endless, self.links):
            check.toggled.connect(self._take)
        self.opponents.currentIndexChanged.connect(self.changed)
        self.seed.valueChanged.connect(self.changed)

    @property
    def row(self) -> int:
        """The number of the walker that is chosen."""
        return max(self.list.currentRow(), 0)

    @Slot()
    def _add(self) -> None:
        self._plans.append(self._plans[self.row])
        self._show_list(len(self._plans) - 1)
        self.changed.emit()

    @Slot()
    def _remove(self) -> None:
        row = self.row
        del self._plans[row]
        self._show_list(min(row, len(self._plans) - 1))
        self.changed.emit()

    @Slot(int)
    def _choose(self, row: int) -> None:
        if row >= 0 and not self._shows:
            self._show_plan(self._plans[row])
            self.chosen.emit(row)

    @Slot()
    def _take(self) -> None:
        """Make the chosen walker what the fields say."""
        if self._shows:
            return
        rule, number = self.memory.currentData(), self.number.value()
        if rule in _USUAL_NUMBER and self.sender() is self.memory:
            number = _USUAL_NUMBER[rule]
        memory = MemoryRule.of(f"{rule}:{number:g}" if rule in _USUAL_NUMBER else rule)
        settings = AgentSettings(
            None if self.endless.isChecked() else self.radius.value(), memory, self.links.isChecked(),
            self.chance.value() / 100, self.reach.value(),
        )  # fmt: skip
        self._set(Plan(self.explorer.currentData(), settings))

    @Slot()
    def _take_agent(self) -> None:
        """Make the chosen walker's agent one that has a name."""
        name = self.agent.currentData()
        if not self._shows and name:
            self._set(replace(self._plans[self.row], agent=AGENTS[name]))

    def _set(self, plan: Plan) -> None:
        if plan != self._plans[self.row]:
            self._plans[self.row] = plan
            self._show_list(self.row)
            self.changed.emit()

    def _show_list(self, row: int = 0) -> None:
        self._shows = True
        self.list.clear()
        for plan, colour in zip(self._plans, COLOURS, strict=False):
            words = f"{EXPLORERS[plan.explorer].title}: {plan.agent.words}"
            QListWidgetItem(self._dot(colour), tr(words), self.list).setToolTip(tr(words))
        self.list.setCurrentRow(row)
        self._shows = False
        self.add_button.setEnabled(len(self._plans) < MOST_WALKERS)
        self.remove_button.setEnabled(len(self._plans) > 1)
        self._show_plan(self._plans[row])

    def _dot(self, colour: QColor) -> QIcon:
        """Return a framed square in the color of a walker, visible on a selected row too."""
        base, size, frame = self.palette().base().color(), 14, 2
        dot = QPixmap(size, size)
        dot.fill(base)
        painter = QPainter(dot)
        painter.fillRect(dot.rect().adjusted(frame, frame, -frame, -frame), readable(colour, base, LINE))
        painter.end()
        return QIcon(dot)

    def _show_plan(self, plan: Plan) -> None:
        self._shows = True
        agent, memory = plan.agent, plan.agent.memory
        self.explorer.setCurrentIndex(self.explorer.findData(plan.explorer))
        self.explorer.setToolTip(tr(EXPLORERS[plan.explorer].hint))
        named = next((name for name, settings in AGENTS.items() if settings == agent), "")
        self.agent.setCurrentIndex(self.agent.findData(named))
        self.endless.setChecked(agent.radius is None)
        self.radius.setEnabled(agent.radius is not None)
        if agent.radius is not None:
            self.radius.setValue(agent.radius)
        rule, _, number = str(memory).partition(":")
        self.memory.setCurrentIndex(self.memory.findData(rule))
        self.number.setVisible(bool(number))
        self.number.setSuffix(tr(" steps"))
        if number:
            self.number.setValue(float(number))
        self.links.setChecked(agent.through_links)
        self.chance.setValue(agent.chance * 100)
        self.reach.setValue(agent.reach)
        self._shows = False
