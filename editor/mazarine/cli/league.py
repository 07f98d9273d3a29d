"""`mazarine league`: mouse programs and explorers in many mazes."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import click

from mazarine.cli.messages import CliMessage, CliText
from mazarine.cli.output import FILE, aligned, json_option, print_json, print_notes
from mazarine.cli.pdf_files import require_pdf, write_standings
from mazarine.cli.proving import prove
from mazarine.cli.trust import may_run
from mazarine.files.atomic import replacing
from mazarine.league import LeagueResult, read_spec, run_league
from mazarine.league.league import MOST_JOBS
from mazarine.league.report import Report, conditions
from mazarine.league.results import Standing, junit, standings, table_csv
from mazarine.league.state import forget
from mazarine.messages import printable
from mazarine.mouse import Goals
from mazarine.mouse.model import PRESETS, USUAL, read_model

_COLUMNS = (
    "Mouse", "At goal", "Moves", "Turns", "Best run", "Best run (s)", "All runs (s)", "Score",
    "README score", "MB", "Ends",
)  # fmt: skip
_LEFT = frozenset((0, len(_COLUMNS) - 1))


@click.command()
@click.argument("file", type=FILE)
@click.option(
    "--jobs", type=click.IntRange(1, MOST_JOBS), help="Runs at once. Default: the number of processors."
)
@click.option(
    "--goals",
    type=click.Choice([it.value for it in Goals]),
    help="The start and goals: those that the mazes mark, or those of mms. Default: as FILE says.",
)
@click.option("--csv", "as_csv", is_flag=True, help="Print a table in CSV, one line per run.")
@click.option("--junit", "junit_file", type=FILE, help="Also write the results to this file, as JUnit XML.")
@click.option(
    "--mouse-model", "model", metavar="NAME|FILE",
    help=f"How fast the mice are: {', '.join(PRESETS)}, or a TOML file. Default: that of FILE, or '{USUAL}'.",
)  # fmt: skip
@click.option(
    "-o", "--output", "pdf", type=FILE, help="Also write the standings with the mazes to this file, as PDF."
)
@click.option("--generators", is_flag=True, help="Run programs that write mazes, and judge these.")
@click.option("--bad-configs", is_flag=True, help="With --generators: also try 20 configs to be refused.")
@json_option
@click.pass_context
def command(
    ctx: click.Context, file: Path, jobs: int | None, goals: str | None, as_csv: bool,
    junit_file: Path | None, pdf: Path | None, generators: bool, bad_configs: bool, as_json: bool,
    model: str | None,
) -> None:  # fmt: skip
    """Run mouse programs and explorers in many mazes, and compare them.

    A league is a program: it starts whatever its file names. On a terminal, one from another folder is asked
    for first, once.

    FILE is a TOML file with `mazes`, `runs`, `goals`, limits, and a [[mouse]] table for each program or
    explorer. With --generators, FILE names programs that write mazes in [[generator]] tables: those of the
    project A-Maze-ing with `configs`, others with `sizes` and `seeds`. The exit status is then 1 if a rule is
    broken.

    Ctrl+C stops; finished runs are kept, and the next call continues. The exit status is 1 if a program
    crashed or hung.
    """
    if as_json and as_csv:
        raise click.UsageError(str(CliMessage.JSON_WITH_CSV()))
    if bad_configs and not generators:
        raise click.UsageError(str(CliMessage.BAD_CONFIGS_ALONE()))
    if generators and (goals or model):
        raise click.UsageError(str(CliMessage.MICE_ALONE()))
    if pdf is not None:
        require_pdf(pdf)
    if generators:
        ctx.exit(prove(file, jobs, as_csv, as_json, junit_file, pdf, bad_configs))
    spec = read_spec(file, goals, None if model is None else read_model(model))
    if not may_run(spec):
        ctx.exit(2)
    progress = _Progress() if sys.stderr is not None and sys.stderr.isatty() else None
    league = run_league(spec, jobs, progress, keep=True)
    print_notes(league.notes)
    if league.resumed:
        print_notes([CliText.LEAGUE_RESUMED(count=league.resumed)])
    if junit_file is not None:
        with replacing(junit_file) as stream:
            stream.write(junit(file.stem, league.results).encode())
    table = [_COLUMNS, *(_cells(line) for line in standings(league.results))]
    if pdf is not None:
        mazes = [(maze.name, maze.read) for maze in spec.mazes]
        write_standings(Report(file.stem, conditions(spec), table, _LEFT, mazes), pdf)
    if as_json:
        print_json({"results": [result.record for result in league.results], "resumed": league.resumed})
    elif as_csv:
        click.echo(table_csv(league.results), nl=False)
    else:
        click.echo(aligned(table, _LEFT))
    forget(spec)  # Not before all is written.
    ctx.exit(int(any(result.is_bad for result in league.results)))


def _cells(line: Standing) -> tuple[str, ...]:
    moves, turns = (("–", "–") if line.moves is None or line.turns is None
                    else (f"{line.moves:,g}", f"{line.turns:,g}"))  # fmt: skip
    return (
        printable(line.mouse), f"{line.reached:,} of {line.runs:,}", moves, turns,
        "–" if line.best is None else f"{line.best[0]:,g} + {line.best[1]:,}",
        "–" if line.best_run_s is None else f"{line.best_run_s:,.3f}", f"{line.all_runs_s:,.1f}",
        f"{line.source:,.1f}", f"{line.readme:,.1f}", "–" if line.memory is None else f"{line.memory:,.0f}",
        ", ".join(f"{end} {count:,}" for end, count in line.ends.items()),
    )  # fmt: skip


class _Progress:
    """Shows on a terminal how many runs are finished, and how long the others will take."""

    def __init__(self) -> None:
        self._began, self._at_first = time.monotonic(), 0

    def __call__(self, done: int, total: int, result: LeagueResult | None) -> None:
        """Show a line in place of the one before."""
        if result is None:
            self._at_first = done
        seconds = time.monotonic() - self._began
        made = done - self._at_first
        left = f", {seconds / made * (total - done):.0f} s left" if made and done < total else ""
        line = f"\r\x1b[K{done:,} of {total:,}{left}"
        click.echo(line if done < total else "\r\x1b[K", nl=False, err=True)
