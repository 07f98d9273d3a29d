"""`mazarine explore`: explorers that see a part of a maze and look for the goal."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from mazarine.agents.comparison import Outcome, Summary, compare, outcome_of, record, summaries, table
from mazarine.agents.explorers import EXPLORERS
from mazarine.agents.map_codes import KnowledgeMap
from mazarine.agents.messages import AgentMessage
from mazarine.agents.settings import AGENTS, agent_named, settings_of
from mazarine.agents.simulation import Plan, Simulation
from mazarine.cli.arguments import CellName, Decimal, cell_named, read_cell
from mazarine.cli.messages import CliMessage, CliText
from mazarine.cli.output import (
    FILE,
    json_option,
    print_json,
    print_lines,
    print_notes,
    progress_on_terminal,
    require_distinct,
    shown_path,
)
from mazarine.cli.reading import Wanted, reading_options
from mazarine.counting import Noun
from mazarine.errors import AgentError, MazeFileError
from mazarine.files import losses, write
from mazarine.files.messages import FileMessage
from mazarine.messages import Message

_Command = TypeVar("_Command", bound=Callable[..., None])
_MOST_SEEDS = 10_000


def _agent_options(command: _Command) -> _Command:
    """Add the options of the agent."""
    for option in (
        click.option(
            "--reach", type=Decimal(), help="The distance at which secrets are found. 1: in adjacent cells."
        ),
        click.option(
            "--chance",
            type=Decimal(),
            help="The probability of finding a secret within reach at each step, 0 to 1.",
        ),
        click.option("--through-links", is_flag=True, default=None, help="See through links."),
        click.option("--memory", help="What the agent remembers: all, none, age:STEPS or distance:STEPS."),
        click.option(
            "--radius", type=Decimal(), help="The radius of sight in steps. Default: that of the agent."
        ),
    ):
        command = option(command)
    return command


@click.command(context_settings={"ignore_unknown_options": True})
@click.argument("file", type=FILE, required=False)
@reading_options
@click.option(
    "--explorer",
    "names",
    multiple=True,
    metavar="NAME",
    help="An explorer; may be repeated. Default: 'nearest-unknown'.",
)
@click.option("--agent", default="player", help="The agent: how it sees and remembers. Default: 'player'.")
@_agent_options
@click.option(
    "--start", callback=read_cell, metavar="LEVEL,ROW,COL",
    help="The start cell, on a honeycomb also a triplet such as \"(2,1,-1)\" or \"1:(2,1,-1)\"."
    " Default: the start marker.",
)  # fmt: skip
@click.option(
    "--opponents", metavar="AGENT", help="Make the marked opponents chase the explorer, with this agent."
)
@click.option(
    "--seed",
    type=click.IntRange(min=0),
    default=0,
    help="The seed; the same seed gives the same walk. Default: 0.",
)
@click.option(
    "--seeds",
    type=click.IntRange(1, _MOST_SEEDS),
    default=1,
    help="The number of walks, each with the next seed. Default: 1.",
)
@click.option("--steps", type=int, default=100_000, help="The maximum number of steps. Default: 100,000.")
@click.option(
    "--continue/--from-scratch", "continues", default=None,
    help="Start with all cells without fog known, or with no cell known. Default: known if the maze has fog.",
)  # fmt: skip
@click.option("--back", is_flag=True, help="Also walk back from the goal to the start.")
@click.option(
    "--map", "map_file", type=FILE, help="Write the maze to this file, with fog on the unexplored cells."
)
@click.option("--csv", "as_csv", is_flag=True, help="Print a table in CSV, one line per walk.")
@click.option("--list", "as_list", is_flag=True, help="List the explorers and the agents.")
@json_option
def command(
    file: Path | None,
    names: tuple[str, ...],
    agent: str,
    start: CellName | None,
    opponents: str | None,
    seed: int,
    seeds: int,
    steps: int,
    continues: bool | None,
    back: bool,
    map_file: Path | None,
    as_csv: bool,
    as_list: bool,
    as_json: bool,
    wanted: Wanted,
    **details: Any,
) -> None:
    """Send explorers through a maze, one at a time, and show the results.

    Explorers know only what they have seen. They stop at a goal; without a goal, they stop when they know
    every cell that they can reach. The maze in FILE is not changed.
    """
    if as_json and as_csv:
        raise click.UsageError(str(CliMessage.JSON_WITH_CSV()))
    if as_list:
        _print_names(as_json)
        return
    if file is None:
        raise click.UsageError(str(CliMessage.MAZE_NOT_NAMED()))
    names = names or ("nearest-unknown",)
    if "hand" in names:
        raise AgentError(AgentMessage.MANUAL_EXPLORER_ALONE())
    require_distinct([map_file], [file])
    settings = settings_of(agent, **details)
    chasers = None if opponents is None else agent_named(opponents)
    maze = wanted.maze(file)
    cell = None if start is None else cell_named(maze, start)
    plans = [Plan(name, settings, cell) for name in names]
    if map_file is None:
        progress = progress_on_terminal("Exploring")
        numbers = range(seed, seed + seeds)
        outcomes = list(compare(maze, plans, numbers, chasers, steps, progress, continues, back=back))
    else:
        if len(plans) * seeds > 1 or back:
            raise click.UsageError(str(CliMessage.MAP_OF_SEVERAL_WALKS()))
        # Refuse what cannot work before any agent walks.
        print_notes(losses(maze, map_file))
        if not map_file.parent.is_dir():
            raise MazeFileError(map_file, FileMessage.FOLDER_MISSING(folder=map_file.parent))
        simulation = Simulation(maze, plans, chasers, seed, steps, continues=continues)
        simulation.run()
        outcomes = [outcome_of(simulation, plans[0], seed)]
        write(KnowledgeMap(simulation.walkers[0].agent).to_maze(), map_file)
    if as_csv:
        click.echo(table(outcomes), nl=False)
    else:
        _print_outcomes(file, outcomes, as_json)


def _print_outcomes(file: Path, outcomes: list[Outcome], as_json: bool) -> None:
    if as_json:
        print_json({
            "file": shown_path(file),
            "runs": [record(outcome) for outcome in outcomes],
            "explorers": [record(summary) for summary in summaries(outcomes)],
        })  # fmt: skip
    elif len(outcomes) == 1:
        (one,) = outcomes
        print_lines([
            ("Explorer", one.explorer), ("End", one.reason), ("Steps", f"{one.steps:,}"),
            ("Known", CliText.CELLS_KNOWN(cells=Noun.CELLS(count=one.known), share=one.share)),
            ("Secrets", CliText.SECRETS_FOUND(count=one.secrets)),
            ("Treasures", CliText.TREASURES_COLLECTED(count=one.treasures) if one.treasures else ""),
            ("Characters", CliText.CHARACTERS_MET(count=one.characters) if one.characters else ""),
        ])  # fmt: skip
    else:
        print_lines([(_name(it), _summary_text(it)) for it in summaries(outcomes)])


def _name(summary: Summary) -> str:
    if summary.direction == "there":
        return summary.explorer
    return str(CliText.EXPLORER_BACK(explorer=summary.explorer))


def _summary_text(summary: Summary) -> Message:
    walks = Noun.WALKS(count=summary.runs)
    if summary.median is None:
        return CliText.NO_WALK_COMPLETED(walks=walks, share=summary.share)
    return CliText.WALKS_COMPLETED(
        reached=summary.reached, walks=walks, median=summary.median, least=summary.least, most=summary.most,
        share=summary.share,
    )  # fmt: skip


def _print_names(as_json: bool) -> None:
    explorers = {name: str(kind.hint) for name, kind in EXPLORERS.items() if name != "hand"}
    agents = {name: str(settings.text) for name, settings in AGENTS.items()}
    if as_json:
        print_json({"explorers": explorers, "agents": agents})
    else:
        print_lines([*explorers.items(), *agents.items()])
