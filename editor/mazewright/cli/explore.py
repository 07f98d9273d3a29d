"""`mazewright explore`: explorers that see a part of a maze and look for the goal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any, TypeVar

import click

from mazewright.agents.comparison import Outcome, Summary, compare, outcome_of, summaries, table
from mazewright.agents.explorers import EXPLORERS
from mazewright.agents.map_codes import KnowledgeMap
from mazewright.agents.settings import AGENTS, agent_named, settings_of
from mazewright.agents.simulation import Plan, Simulation
from mazewright.cli.cells import CellName, cell_named, read_cell
from mazewright.cli.output import (
    FILE,
    json_option,
    print_json,
    print_lines,
    print_notes,
    progress_on_terminal,
    shown_path,
)
from mazewright.cli.summary import listed
from mazewright.cli.targets import require_distinct
from mazewright.errors import AgentError, MazeFileError
from mazewright.files import losses, read, write

_Command = TypeVar("_Command", bound=Callable[..., None])
_MOST_SEEDS = 10_000


def _agent_options(command: _Command) -> _Command:
    """Add the options that say what an agent is like."""
    for option in (
        click.option(
            "--reach", type=float, help="The distance at which secrets are found; 1: adjacent cells."
        ),
        click.option(
            "--chance", type=float, help="The probability of finding a secret within reach at a step, 0 to 1."
        ),
        click.option("--through-links", is_flag=True, default=None, help="See through links."),
        click.option("--memory", help="What it remembers: all, none, age:STEPS or distance:STEPS."),
        click.option("--radius", type=float, help="The radius of sight in steps; unlimited for 'player'."),
    ):
        command = option(command)
    return command


@click.command(context_settings={"ignore_unknown_options": True})
@click.argument("file", type=FILE, required=False)
@click.option("--explorer", "names", multiple=True, metavar="NAME", help="The explorer; may be repeated.")
@click.option("--agent", default="player", help="The preset of the explorer. Default: 'player'.")
@_agent_options
@click.option(
    "--start", callback=read_cell, metavar="LEVEL,ROW,COL",
    help="Else the start of the maze; on a honeycomb also a triplet, \"(2,-1,0)\" or \"1:(2,-1,0)\".",
)  # fmt: skip
@click.option(
    "--opponents", metavar="AGENT", help="Marked opponents chase the explorer, controlled by this agent."
)
@click.option("--seed", type=click.IntRange(min=0), default=0, help="The same seed gives the same walk.")
@click.option("--seeds", type=click.IntRange(1, _MOST_SEEDS), default=1, help="The number of walks.")
@click.option("--steps", type=int, default=100_000, help="The maximum number of steps. Default: 100,000.")
@click.option(
    "--continue/--from-scratch", "continues", default=None,
    help="Start with the cells without fog known, or with nothing known. Default: known if the maze has fog.",
)  # fmt: skip
@click.option("--back", is_flag=True, help="Also walk back from the goal to the start.")
@click.option("--map", "map_file", type=FILE, help="Write the maze, with unexplored cells covered with fog.")
@click.option("--csv", "as_csv", is_flag=True, help="Print a line for every walk, as a table.")
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
    **details: Any,
) -> None:
    """Send explorers through a maze, one at a time, and show the results.

    They know only what they have seen. Where the maze has a goal they stop there, otherwise when they
    know all that they can reach. The maze in FILE is not changed.
    """
    if as_json and as_csv:
        raise click.UsageError("--json and --csv exclude each other.")
    if as_list:
        _tell_names(as_json)
        return
    if file is None:
        raise click.UsageError("Name the file of a maze, or ask for --list.")
    names = names or ("nearest-unknown",)
    if "hand" in names:
        raise AgentError("An explorer by hand needs a hand; explore in the window.")
    require_distinct([map_file], [file])
    settings = settings_of(agent, **details)
    chasers = None if opponents is None else agent_named(opponents)
    maze = read(file)
    cell = None if start is None else cell_named(maze, start)
    plans = [Plan(name, settings, cell) for name in names]
    if map_file is None:
        progress = progress_on_terminal("Exploring")
        numbers = range(seed, seed + seeds)
        outcomes = list(compare(maze, plans, numbers, chasers, steps, progress, continues, back=back))
    else:
        if len(plans) * seeds > 1 or back:
            raise click.UsageError("--map is of one explorer and one seed, and not of a walk back.")
        # Refuse what cannot work before any agent walks.
        print_notes(losses(maze, map_file))
        if not map_file.parent.is_dir():
            raise MazeFileError(map_file, f"the folder {map_file.parent} does not exist")
        simulation = Simulation(maze, plans, chasers, seed, steps, continues=continues)
        simulation.run()
        outcomes = [outcome_of(simulation, plans[0], seed)]
        write(KnowledgeMap(simulation.walkers[0].agent).to_maze(), map_file)
    if as_csv:
        click.echo(table(outcomes), nl=False)
    else:
        _tell(file, outcomes, as_json)


def _tell(file: Path, outcomes: list[Outcome], as_json: bool) -> None:
    if as_json:
        print_json({
            "file": shown_path(file),
            "runs": [asdict(outcome) for outcome in outcomes],
            "explorers": [asdict(summary) for summary in summaries(outcomes)],
        })  # fmt: skip
    elif len(outcomes) == 1:
        (one,) = outcomes
        print_lines([
            ("Explorer", one.explorer), ("End", one.reason), ("Steps", f"{one.steps:,}"),
            ("Known", f"{listed({'cell': one.known})}, {one.share:.1%} of the floor"),
            ("Secrets", f"{one.secrets:,} found"),
            *([("Treasures", f"{one.treasures:,} collected")] if one.treasures else []),
            *([("Characters", f"{one.characters:,} met")] if one.characters else []),
        ])  # fmt: skip
    else:
        print_lines([(_name(it), _summed_up(it)) for it in summaries(outcomes)])


def _name(summary: Summary) -> str:
    return summary.explorer if summary.direction == "there" else f"{summary.explorer}, back"


def _summed_up(summary: Summary) -> str:
    known = f"{summary.share:.1%} of the floor known"
    if summary.median is None:
        return f"none of {listed({'walk': summary.runs})} came to the end; {known}"
    steps = f"{summary.median:,.0f} steps ({summary.least:,} to {summary.most:,})"
    return f"{summary.reached:,} of {listed({'walk': summary.runs})} came to the end in {steps}; {known}"


def _tell_names(as_json: bool) -> None:
    explorers = {name: kind.hint for name, kind in EXPLORERS.items() if name != "hand"}
    agents = {name: settings.words for name, settings in AGENTS.items()}
    if as_json:
        print_json({"explorers": explorers, "agents": agents})
    else:
        print_lines([*explorers.items(), *agents.items()])
