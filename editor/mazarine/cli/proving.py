"""`mazarine league --generators`: programs of others that write mazes, and what is wrong with these."""

from __future__ import annotations

import csv
import sys
from pathlib import Path

import click

from mazarine.cli.output import aligned, print_json
from mazarine.cli.trust import may_run
from mazarine.league.proving import Job, ProvingResult, Status, prove_all, read_plan
from mazarine.messages import printable

_COLUMNS = (
    "Program", "Config", "Status", "Loops", "Dead ends", "Shortest", "Seconds", "Repeats", "Faults or reason",
)  # fmt: skip


def prove(file: Path, jobs: int | None, as_csv: bool, as_json: bool, bad: tuple[Job, ...]) -> int:
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
    if as_json:
        parts = {"results": proper, **({"bad_configs": refusals} if bad else {})}
        print_json({name: [it.record for it in them] for name, them in parts.items()})
    elif as_csv:
        writer = csv.writer(sys.stdout, lineterminator="\n")
        writer.writerows([_COLUMNS, *map(_cells, results)])
    else:
        click.echo(aligned([_COLUMNS, *map(_cells, results)], (0, 1, 2, len(_COLUMNS) - 1)))
    wanted = [(it, Status.REFUSED if it.task in names else Status.OK) for it in results]
    return 0 if all(it.status is status for it, status in wanted) else 1


def _cells(it: ProvingResult) -> tuple[str, ...]:
    numbers = ("–" if number is None else f"{number:,}" for number in (it.loops, it.dead_ends, it.shortest))
    repeats = {None: "–", True: "yes", False: "no"}[it.repeats]
    faults = ", ".join(f"{code} {count:,}" for code, count in it.faults.items())
    return (
        printable(it.program), printable(it.task), it.status.value, *numbers, f"{it.seconds:.2f}", repeats,
        faults or printable(str(it.reason)),
    )  # fmt: skip
