"""`mazarine league --generators`: programs of others that write mazes, and what is wrong with these."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from mazarine.cli.output import aligned, print_json
from mazarine.cli.pdf_files import write_standings
from mazarine.cli.trust import may_run
from mazarine.files.atomic import replacing
from mazarine.league.proving import ProvingResult, prove_all, read_plan
from mazarine.league.proving.bad_configs import BAD_CONFIGS
from mazarine.league.proving.results import COLUMNS, junit, table_csv
from mazarine.league.report import Report, conditions
from mazarine.messages import printable
from mazarine.mouse.process import orphans_adopted

_LEFT = frozenset((0, 1, 2, len(COLUMNS) - 1))


def prove(
    file: Path, jobs: int | None, as_csv: bool, as_json: bool, junit_file: Path | None, pdf: Path | None,
    has_bad_configs: bool,
) -> int:  # fmt: skip
    """Run the programs of a plan, and print the results; return the exit status."""
    plan = read_plan(file)
    if not may_run(plan):
        return 2
    bad = BAD_CONFIGS if has_bad_configs or plan.has_bad_configs else ()
    count = len(plan.tries(bad))
    found: dict[int, ProvingResult] = {}
    with orphans_adopted():
        for number, result in prove_all(plan, jobs, bad):
            found[number] = result
            if sys.stderr is not None and sys.stderr.isatty():
                end = "" if len(found) == count else f"{len(found):,} of {count:,}"
                click.echo(f"\r\x1b[K{end}", nl=False, err=True)
    names = {job.name for job in bad}
    results = [found[number] for number in range(count)]
    refusals = [it for it in results if it.task in names]
    proper = [it for it in results if it.task not in names]
    table = [COLUMNS, *(tuple(map(printable, it.cells)) for it in results)]
    if as_json:
        parts = {"results": proper, **({"bad_configs": refusals} if bad else {})}
        print_json({name: [it.record for it in them] for name, them in parts.items()})
    elif as_csv:
        click.echo(table_csv(results), nl=False)
    else:
        click.echo(aligned(table, _LEFT))
    if junit_file is not None:  # If it cannot be written, the results have been printed.
        with replacing(junit_file) as stream:
            stream.write(junit(file.stem, results, names).encode())
    if pdf is not None:
        mazes = [(f"{it.program}, {it.task}", it.maze) for it in results if it.file]
        write_standings(Report(file.stem, conditions(plan), table, _LEFT, mazes), pdf)
    return 0 if all(it.is_right(names) for it in results) else 1
