"""The form for the walkers: a list of them, and fields for the one that is chosen."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QFormLayout, QListWidget, QListWidgetItem, QWidget

from mazarine.agents.explorers import EXPLORERS, Explorer
from mazarine.agents.memory import MemoryRule
from mazarine.agents.settings import AGENT_TITLES, AGENTS, AgentSettings
from mazarine.agents.simulation import Plan
from mazarine.gui.background.plugin_watch import plugin_watch
from mazarine.gui.features.watch.program_form import ProgramForm, ProgramPlan, program_plan, title_of
from mazarine.gui.forms.controls import button, check_box
from mazarine.gui.forms.fields import PercentBox
from mazarine.gui.i18n import on_language_change, show_text, tr, tr_later
from mazarine.gui.settings import Settings
from mazarine.gui.style.contrast import LINE, readable
from mazarine.gui.widgets.building import add_row, column_of, label_of, narrow_choice_of, row_of, show_added
from mazarine.gui.widgets.labels import literal
from mazarine.gui.widgets.number_boxes import MOST_SEED, DecimalBox, NumberBox
from mazarine.mouse.explorer import ProgramExplorer
from mazarine.plugins import PLUGINS

COLORS = tuple(map(QColor, ("#2f6fb5", "#c05a1c", "#2e7d4f", "#8e2350", "#6a4fb3", "#8a6d00")))
"""The colors of walkers, in their order."""
MOST_WALKERS = len(COLORS)
_USUAL = "nearest-unknown"
PERSON = Plan(_USUAL, replace(AGENTS["player"], radius=8.0))
PLAYER = Plan("hand", PERSON.agent)
MOUSE = Plan("flood-fill", AGENTS["micromouse"])
_OFFERED = _USUAL, "left-hand", "tremaux", "searcher", "right-hand", "random"
"""Explorers that walk in any maze, also in one without a goal."""
_COMPARED = 3
"""How many explorers are offered for a comparison."""
_MEMORIES = {
    "all": tr_later("Everything"), "age": tr_later("For a number of steps"),
    "distance": tr_later("Within a distance"), "none": tr_later("Nothing"),
}  # fmt: skip
_DEFAULT_LIMITS = {"age": 60.0, "distance": 15.0}
_LIST_PX = 84
_AGENT_ROWS = 7
"""The rows of a form with the settings of an agent."""
_NO_OPPONENTS = tr_later("Stay where they are")


@dataclass(frozen=True)
class WalkRequest:
    """A request for a walk: the walkers, the agent of opponents if they chase, and the seed."""

    plans: tuple[Plan, ...]
    opponents: AgentSettings | None
    seed: int


class WalkersForm(QWidget):
    """Asks for the walkers, their agents, and the seed."""

    changed = Signal()
    run_clicked = Signal()
    """A program is to be started, and to go."""
    chosen = Signal(int)
    """The number of the walker that was chosen in the list."""

    def __init__(self, settings: Settings, first: Plan = PERSON, seed: int = 0) -> None:
        super().__init__()
        self._plans: list[Plan] = [first]
        self._shows = False
        self.list = QListWidget()
        self.list.setFixedHeight(_LIST_PX)
        self.list.setWordWrap(True)
        self.list.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.add_button = button(tr_later("&Add"), self._add)
        self.remove_button = button(tr_later("&Remove"), self._remove)
        kinds: tuple[type[Explorer], ...] = (*EXPLORERS.built_in.values(), ProgramExplorer)
        self.explorer = narrow_choice_of({kind.name: kind.title for kind in kinds})
        self.program = ProgramForm(settings)
        self.agent = narrow_choice_of({**AGENT_TITLES, "": tr_later("Custom")})
        self.memory = narrow_choice_of(_MEMORIES)
        chasing = {
            name: tr_later("Chase explorers: {agent}", agent=title) for name, title in AGENT_TITLES.items()
        }
        self.opponents = narrow_choice_of({"": _NO_OPPONENTS, **chasing})
        self.radius, self.number = DecimalBox(0, 1000, 1), DecimalBox(1, 100_000, 0)
        self.chance, self.reach = PercentBox(), DecimalBox(1, 100, 0)
        self.unlimited = check_box(tr_later("Unlimited line of sight"))
        self.links = check_box(tr_later("Sees through teleporters"))
        self.seed = NumberBox(0, MOST_SEED, seed)
        self.fields = QWidget()
        show_text("Explorers", self.list.setAccessibleName)
        show_text("How long or how far it remembers", self.number.setAccessibleName)
        self._describe_agents()
        self._lay_out()
        self._tie()
        self._show_list()
        on_language_change(self._follow_language)

    @property
    def order(self) -> WalkRequest:
        """The walk that is requested."""
        name = self.opponents.currentData()
        return WalkRequest(tuple(self._plans), AGENTS[name] if name else None, self.seed.value())

    @Slot()
    def _follow_language(self) -> None:
        for row, plan in enumerate(self._plans):
            _describe(self.list.item(row), plan)
        self._describe_agents()

    def _describe_agents(self) -> None:
        """Show in tooltips what each preset is like."""
        for index in range(self.agent.count()):
            settings = AGENTS.get(self.agent.itemData(index))
            if settings is not None:
                self.agent.setItemData(index, tr(settings.text), Qt.ItemDataRole.ToolTipRole)

    def _lay_out(self) -> None:
        form = QFormLayout(rowWrapPolicy=QFormLayout.RowWrapPolicy.WrapLongRows)
        remembers = row_of((self.memory, 1), self.number)
        add_row(form, tr_later("E&xplorer"), self.explorer)
        form.addRow(self.program)
        self._agent_rows = range(form.rowCount(), form.rowCount() + _AGENT_ROWS)
        add_row(form, tr_later("Pre&set"), self.agent)
        add_row(form, tr_later("Sees"), self.radius)
        form.addRow("", self.unlimited)
        form.addRow("", self.links)
        form.addRow(label_of(tr_later("Remembers"), self.memory), remembers)
        add_row(form, tr_later("Chance to find secrets"), self.chance)
        add_row(form, tr_later("Within (cells)"), self.reach)
        add_row(form, tr_later("&Opponents"), self.opponents)
        add_row(form, tr_later("Seed"), self.seed)
        form.setContentsMargins(0, 0, 0, 0)
        self._form = form
        self.fields.setLayout(form)
        buttons = column_of(self.add_button, self.remove_button, 1, margins=(0, 0, 0, 0))
        self.setLayout(row_of((self.list, 1), buttons, margins=(0, 0, 0, 0)))

    def _tie(self) -> None:
        self.list.currentRowChanged.connect(self._choose)
        self.agent.currentIndexChanged.connect(self._take_agent)
        self.program.run_clicked.connect(self._run_program)
        for box in (self.explorer, self.memory):
            box.currentIndexChanged.connect(self._take)
        for number in (self.radius, self.number, self.chance, self.reach):
            number.valueChanged.connect(self._take)
        for check in (self.unlimited, self.links):
            check.toggled.connect(self._take)
        self.opponents.currentIndexChanged.connect(self.changed)
        self.seed.valueChanged.connect(self.changed)
        plugin_watch().changed.connect(self._list_plugins)
        self._list_plugins()

    @Slot()
    def _list_plugins(self) -> None:
        """List the explorers of plugins, as far as they were looked for."""
        if PLUGINS.are_known:
            gone = [
                number
                for number, plan in enumerate(self._plans)
                if plan.explorer not in EXPLORERS and not isinstance(plan, ProgramPlan)
            ]
            for number in gone:
                self._plans[number] = replace(self._plans[number], explorer=_USUAL)
            titles = {name: kind.title for name, kind in EXPLORERS.added().items()}
            show_added(self.explorer, len(EXPLORERS.built_in) + 1, titles)
            if gone:
                self._show_list()

    @property
    def row(self) -> int:
        """The number of the walker that is chosen."""
        return max(self.list.currentRow(), 0)

    def offer_several(self) -> None:
        """Have some explorers to compare, if there is only one."""
        while len(self._plans) < _COMPARED:
            self._add()

    @Slot()
    def _add(self) -> None:
        """Add an explorer of another kind, as long as there is one, with the agent of the chosen one."""
        plan, used = self._plans[self.row], {plan.explorer for plan in self._plans}
        if not isinstance(plan, ProgramPlan):
            others = (name for name in _OFFERED if name not in used)
            plan = replace(plan, explorer=next(others, plan.explorer))
        self._plans.append(plan)
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
        """Set the chosen walker from the fields."""
        if self._shows:
            return
        rule, number = self.memory.currentData(), self.number.value()
        if rule in _DEFAULT_LIMITS and self.sender() is self.memory:
            number = _DEFAULT_LIMITS[rule]
        memory = MemoryRule.of(f"{rule}:{number:g}" if rule in _DEFAULT_LIMITS else rule)
        settings = AgentSettings(
            None if self.unlimited.isChecked() else self.radius.value(), memory, self.links.isChecked(),
            self.chance.value() / 100, self.reach.value(),
        )  # fmt: skip
        plan, old = Plan(self.explorer.currentData(), settings), self._plans[self.row]
        if plan.explorer == ProgramExplorer.name:
            plan = program_plan(plan, old.program if isinstance(old, ProgramPlan) else None)
        self._set(plan)

    @Slot()
    def _run_program(self) -> None:
        """Start the program that the fields describe, or start it again."""
        row = self.row
        self._plans[row] = program_plan(self._plans[row], self.program.spec)
        self._show_list(row)
        self.run_clicked.emit()

    @Slot()
    def _take_agent(self) -> None:
        """Set the agent of the chosen walker to a preset."""
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
        for plan, color in zip(self._plans, COLORS, strict=False):
            _describe(QListWidgetItem(self._dot(color), "", self.list), plan)
        self.list.setCurrentRow(row)
        self._shows = False
        self.add_button.setEnabled(len(self._plans) < MOST_WALKERS)
        self.remove_button.setEnabled(len(self._plans) > 1)
        self._show_plan(self._plans[row])

    def _dot(self, color: QColor) -> QIcon:
        """Return a framed square in the color of a walker, visible on a selected row too."""
        base, size, frame = self.palette().base().color(), 14, 2
        dot = QPixmap(size, size)
        dot.fill(base)
        painter = QPainter(dot)
        painter.fillRect(dot.rect().adjusted(frame, frame, -frame, -frame), readable(color, base, LINE))
        painter.end()
        return QIcon(dot)

    def _show_plan(self, plan: Plan) -> None:
        self._shows = True
        agent, memory = plan.agent, plan.agent.memory
        self.explorer.setCurrentIndex(self.explorer.findData(plan.explorer))
        show_text(_kind_of(plan).hint, self.explorer.setToolTip)
        self.program.setVisible(isinstance(plan, ProgramPlan))
        if isinstance(plan, ProgramPlan) and plan.program is not None:
            self.program.show_spec(plan.program)
        for row in self._agent_rows:
            self._form.setRowVisible(row, not isinstance(plan, ProgramPlan))
        named = next((name for name, settings in AGENTS.items() if settings == agent), "")
        self.agent.setCurrentIndex(self.agent.findData(named))
        self.unlimited.setChecked(agent.radius is None)
        self.radius.setEnabled(agent.radius is not None)
        if agent.radius is not None:
            self.radius.setValue(agent.radius)
        rule, _, number = str(memory).partition(":")
        self.memory.setCurrentIndex(self.memory.findData(rule))
        self.number.setVisible(bool(number))
        if number:
            self.number.setValue(float(number))
        self.links.setChecked(agent.through_links)
        self.chance.setValue(agent.chance * 100)
        self.reach.setValue(agent.reach)
        self._shows = False


def _kind_of(plan: Plan) -> type[Explorer]:
    return ProgramExplorer if isinstance(plan, ProgramPlan) else EXPLORERS[plan.explorer]


def _describe(item: QListWidgetItem, plan: Plan) -> None:
    """Show the explorer and the agent of a walker in its line."""
    title = _kind_of(plan).title
    text = tr("{explorer}: {agent}", explorer=title, agent=plan.agent.text)
    if isinstance(plan, ProgramPlan):
        program = plan.program
        text = tr("{explorer}: {agent}", explorer=title, agent=title_of(program)) if program else tr(title)
    item.setText(text)
    item.setToolTip(literal(text))
