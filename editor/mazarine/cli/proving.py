"""`mazarine league --generators`: programs of others that write mazes, and what is wrong with these."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from mazarine.cli.output import aligned, print_json
from mazarine.cli.trust import may_run
from mazarine.files.atomic import replacing
from mazarine.league.proving import Job, ProvingResult, prove_all, read_plan
from mazarine.league.proving.results import COLUMNS, junit, table_csv
from mazarine.messages import printable


def prove(
    file: Path, jobs: int | None, as_csv: bool, as_json: bool, junit_file: Path | None, bad: tuple[Job, ...]
) -> int:
    """Run the programs of a plan, and print the results; return the exit status."""
    plan = read_plan(file)
    if not may_run(plan):
        return 2
    count = len(plan.tries(bad))
    found: dict[int, ProvingResult] = {}
    for number, result in prove_all(plan, jobs, bad):
        found[number] = result
        if sys.stderr.isatty():
            end = "" if len(found) == count else f"{len(found):,} of {count:,}"
            click.echo(f"\r\x1b[K{end}", nl=False, err=True)
    names = {job.name for job in bad}
    results = [found[number] for number in range(count)]
    refusals = [it for it in results if it.task in names]
    proper = [it for it in results if it.task not in names]
    if junit_file is not None:
        with replacing(junit_file) as stream:
            stream.write(junit(file.stem, results, names).encode())
    if as_json:
        parts = {"results": proper, **({"bad_configs": refusals} if bad else {})}
        print_json({name: [it.record for it in them] for name, them in parts.items()})
    elif as_csv:
        click.echo(table_csv(results), nl=False)
    else:
        rows = [tuple(map(printable, it.cells)) for it in results]
        click.echo(aligned([COLUMNS, *rows], (0, 1, 2, len(COLUMNS) - 1)))
    return 0 if all(it.is_right(names) for it in results) else 1
